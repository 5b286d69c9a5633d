//! What is wrong with a round, by the rules' own measure: the first bracket and the first criterion that it fails.

use std::collections::BTreeMap;

use super::{
    Walk,
    bracket::{Paired, pair_restricted},
    colour::{SideRule, side_of},
    player::Field,
    terms::{Criterion, Vertex},
};
use crate::facts::Points;
use crate::pairing::swiss::Match;
use crate::standings::Side;

/// How a round stands to the one that the rules give.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It is the one.
    Same,
    /// The rules give no round at all (article 1.9.3).
    NoRound,
    /// It is another.
    Differs {
        /// The score of the bracket in which it differs first.
        bracket: Points,
        /// Why the rules prefer theirs.
        why: Worse,
    },
    /// The pairs are those, but one sits on the wrong sides.
    Sides {
        /// The row that should start.
        first: usize,
        /// The row that should answer.
        second: usize,
        /// The rule that gives the sides.
        rule: SideRule,
    },
}

/// Why the rules prefer another bracket.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Worse {
    /// No pairing of the field with it complies with C1 to C5.
    Forbidden,
    /// A criterion is met worse.
    By {
        /// The criterion.
        criterion: Criterion,
        /// How often it fails.
        fails: i128,
        /// How often it fails in the bracket of the rules.
        least: i128,
    },
    /// It is as good, but the candidate of the rules is generated before it (articles 3 and 4).
    Later,
}

/// Judges a whole round, by rows of the cross table.
pub fn judge(field: &Field, matches: &[Match]) -> Verdict {
    let players: BTreeMap<usize, usize> =
        field.players.iter().enumerate().map(|(player, one)| (one.row, player)).collect();
    let mut mates = vec![None; field.players.len()];
    for one in matches {
        if let Match::Game { first, second } = one
            && let (Some(&first), Some(&second)) = (players.get(first), players.get(second))
        {
            (mates[first], mates[second]) = (Some(second), Some(first));
        }
    }
    // Whoever is paired within the bracket has that partner; whoever is not, any below.
    let allows = |inside: &[bool], one: Vertex, other: Vertex| {
        let keeps = |vertex: Vertex, mate: Vertex| match mates[vertex.player].filter(|mate| inside[*mate]) {
            Some(wanted) => mate.is_inside() && mate.player == wanted,
            None => !mate.is_inside(),
        };
        (!one.is_inside() || keeps(one, other)) && (!other.is_inside() || keeps(other, one))
    };
    match compare(field, allows) {
        Verdict::Same => {}
        other => return other,
    }
    let wrong = matches.iter().find_map(|one| {
        let Match::Game { first, second } = one else { return None };
        let (one, other) = (&field.players[*players.get(first)?], &field.players[*players.get(second)?]);
        let (side, rule) = side_of(field, one, other);
        (side == Side::Second).then_some(Verdict::Sides { first: *second, second: *first, rule })
    });
    wrong.unwrap_or(Verdict::Same)
}

/// Judges the best round in which two rows meet.
pub fn judge_instead(field: &Field, one: usize, other: usize) -> Verdict {
    let find = |row: usize| field.players.iter().position(|player| player.row == row);
    let (Some(one), Some(other)) = (find(one), find(other)) else { return Verdict::NoRound };
    let meets = |a: Vertex, b: Vertex| {
        let is = |vertex: Vertex, player: usize| vertex.is_player() && vertex.player == player;
        let touches = |vertex: Vertex| is(vertex, one) || is(vertex, other);
        (!touches(a) && !touches(b)) || (touches(a) && touches(b))
    };
    compare(field, |_, a, b| meets(a, b))
}

/// Goes down the brackets until the best of a restriction is not the best of all.
fn compare(field: &Field, allows: impl Fn(&[bool], Vertex, Vertex) -> bool) -> Verdict {
    let Some(mut walk) = Walk::begin(field) else { return Verdict::NoRound };
    while let Some(cut) = walk.cut() {
        let mut inside = vec![false; field.players.len()];
        cut.moved.iter().chain(&cut.residents).for_each(|&player| inside[player] = true);
        let Some(best) = pair_restricted(field, &cut, &|_, _| true) else { return Verdict::NoRound };
        let restricted = pair_restricted(field, &cut, &|one, other| allows(&inside, one, other));
        let why = match restricted {
            None => Some(Worse::Forbidden),
            Some(found) => worse(&found, &best),
        };
        if let Some(why) = why {
            let score = cut.residents.first().map(|&player| field.players[player].score);
            return Verdict::Differs { bracket: score.unwrap_or_default(), why };
        }
        walk.go_on(best.floaters);
    }
    Verdict::Same
}

fn worse(found: &Paired, best: &Paired) -> Option<Worse> {
    // C9 applies to both or, with another number of floaters, does not matter any more.
    for &(criterion, least) in &best.costs {
        let fails = found.costs.iter().find(|(one, _)| *one == criterion).map_or(0, |(_, fails)| *fails);
        if fails != least {
            return Some(Worse::By { criterion, fails, least });
        }
    }
    let is_same = found.pairs == best.pairs && found.floaters == best.floaters;
    (!is_same).then_some(Worse::Later)
}
