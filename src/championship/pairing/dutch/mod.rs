//! FIDE's Dutch system, in the edition in force from February 2026 (C.04.3).
//!
//! Brackets are paired from the top. Within a bracket all that the rules compare, from the number of floaters to the order in
//! which candidates are generated, is a sum over pairs; a candidate is found by narrowing the set of all matchings
//! criterion by criterion ([`face`]), never by generating candidates. The articles named are those of C.04.3.

mod bracket;
mod colour;
mod complete;
mod face;
mod order;
mod player;
mod terms;

use self::bracket::{Cut, Scope};
pub use self::{
    colour::{Preference, SideRule, Strength, side_of},
    player::{Drift, Field, Player},
};
use super::swiss::Match;
use crate::facts::Points;
use crate::standings::Side;

/// Pairs a field. The games come in board order: the leaders first, the bye last.
///
/// Returns `None` if the absolute criteria leave no way to pair everybody (article 1.9.3).
pub fn pair(field: &Field) -> Option<Vec<Match>> {
    pair_from(field, Scope::Bracket)
}

fn pair_from(field: &Field, least: Scope) -> Option<Vec<Match>> {
    let everybody: Vec<usize> = (0..field.players.len()).collect();
    let bye = match everybody.len() % 2 {
        0 => bracket::complete_field(field, &everybody, None).map(|_| None)?,
        _ => Some(bye_score(field, &everybody)?),
    };
    let mut groups: Vec<Vec<usize>> = everybody
        .chunk_by(|one, other| field.players[*one].score == field.players[*other].score)
        .map(<[usize]>::to_vec)
        .collect();
    groups.push(vec![]);
    let (mut pairs, mut moved) = (vec![], vec![]);
    for at in 0..groups.len() - 1 {
        let cut = Cut {
            moved,
            residents: groups[at].clone(),
            next: groups[at + 1].clone(),
            rest: groups[(at + 2).min(groups.len())..].concat(),
            bye,
        };
        let paired = bracket::pair(field, &cut, least)?;
        pairs.extend(paired.pairs);
        moved = paired.floaters;
    }
    pairs.sort_by_key(|&(one, other)| {
        let points = |player: usize| field.players[player].score;
        let (one, other) = (one.min(other), one.max(other));
        (std::cmp::Reverse(points(one)), std::cmp::Reverse(points(other)), one)
    });
    let game = |(one, other): (usize, usize)| {
        let (one, other) = (&field.players[one.min(other)], &field.players[one.max(other)]);
        match side_of(field, one, other).0 {
            Side::First => Match::Game { first: one.row, second: other.row },
            Side::Second => Match::Game { first: other.row, second: one.row },
        }
    };
    let byes = moved.iter().map(|&player| Match::Bye { row: field.players[player].row });
    Some(pairs.into_iter().map(game).chain(byes).collect())
}

/// Returns the least score that whoever gets the bye can have (C5).
fn bye_score(field: &Field, everybody: &[usize]) -> Option<Points> {
    let may = field.players.iter().filter(|player| player.may_have_bye);
    let mut scores: Vec<Points> = may.map(|player| player.score).collect();
    scores.sort_unstable();
    scores.dedup();
    scores.into_iter().find(|score| bracket::complete_field(field, everybody, Some(*score)).is_some())
}
