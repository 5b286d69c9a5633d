//! FIDE's Dutch system, in the edition in force from February 2026 (C.04.3).
//!
//! Brackets are paired from the top. Within a bracket all that the rules compare, from the number of floaters to the order in
//! which candidates are generated, is a sum over pairs; a candidate is found by narrowing the set of all matchings
//! criterion by criterion (`face`), never by generating candidates. The articles named are those of C.04.3.

mod bracket;
mod colour;
mod complete;
mod face;
mod judge;
mod order;
mod player;
mod preference;
mod terms;
mod words;

use std::cmp::Reverse;

use self::bracket::{Cut, Scope};
pub(super) use self::words::explain;
pub use self::{
    colour::{SideRule, side_of},
    judge::{Verdict, Worse, judge, judge_instead},
    player::{Drift, Field, Player, initial_side},
    preference::{Preference, Strength},
    terms::Criterion,
    words::{criterion_words, side_words, why},
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
    let mut walk = Walk::begin(field)?;
    let mut pairs = vec![];
    while let Some(cut) = walk.cut() {
        let paired = bracket::pair(field, &cut, least)?;
        pairs.extend(paired.pairs);
        walk.go_on(paired.floaters);
    }
    pairs.sort_by_key(|&(one, other)| {
        let points = |player: usize| field.players[player].score;
        (Reverse(points(one)), Reverse(points(other)), one)
    });
    let game = |(one, other): (usize, usize)| {
        let (one, other) = (&field.players[one], &field.players[other]);
        match side_of(field, one, other).0 {
            Side::First => Match::Game { first: one.row, second: other.row },
            Side::Second => Match::Game { first: other.row, second: one.row },
        }
    };
    let byes = walk.moved.iter().map(|&player| Match::Bye { row: field.players[player].row });
    Some(pairs.into_iter().map(game).chain(byes).collect())
}

/// The way through the brackets, from the top.
struct Walk {
    // The players of each score, by rank.
    groups: Vec<Vec<usize>>,
    at: usize,
    moved: Vec<usize>,
    bye: Option<Points>,
}

impl Walk {
    /// Begins at the top; `None` if the field cannot be paired at all.
    fn begin(field: &Field) -> Option<Walk> {
        let everybody: Vec<usize> = (0..field.players.len()).collect();
        let bye = match everybody.len() % 2 {
            0 => bracket::complete_field(field, &everybody, None).map(|_| None)?,
            _ => Some(bye_score(field, &everybody)?),
        };
        let groups = everybody
            .chunk_by(|one, other| field.players[*one].score == field.players[*other].score)
            .map(<[usize]>::to_vec)
            .collect();
        Some(Walk { groups, at: 0, moved: vec![], bye })
    }

    /// Returns the bracket to be paired now; `None` after the last.
    fn cut(&self) -> Option<Cut> {
        let residents = self.groups.get(self.at)?.clone();
        let next = self.groups.get(self.at + 1).cloned().unwrap_or_default();
        let rest = self.groups.iter().skip(self.at + 2).flatten().copied().collect();
        Some(Cut { moved: self.moved.clone(), residents, next, rest, bye: self.bye })
    }

    /// Goes on to the next bracket with those who float down.
    fn go_on(&mut self, floaters: Vec<usize>) {
        self.moved = floaters;
        self.at += 1;
    }
}

/// Returns the least score that whoever gets the bye can have (C5).
fn bye_score(field: &Field, everybody: &[usize]) -> Option<Points> {
    let may = field.players.iter().filter(|player| player.may_have_bye);
    let mut scores: Vec<Points> = may.map(|player| player.score).collect();
    scores.sort_unstable();
    scores.dedup();
    scores.into_iter().find(|score| bracket::complete_field(field, everybody, Some(*score)).is_some())
}
