//! One game, played and measured.

use super::{Chooser, Watch};
use crate::engine::{Position, Rng};
use crate::game::{BySide, Side};

/// Games longer than this are given up.
pub const LONGEST: usize = 2_000;

/// How many random continuations tell who leads.
pub const CONTINUATIONS: u64 = 200;

/// What is kept of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Sample {
    /// How it ended; `None` if it was given up.
    pub(super) outcome: Option<Outcome>,
    /// How many moves were made.
    pub(super) plies: u32,
    /// How many moves there were to choose from, over all positions.
    pub(super) choices: u64,
    /// Whether the winner did not lead after two thirds of the moves; `None` if that was not asked or nobody won.
    pub(super) is_late: Option<bool>,
    /// Whether the opening was taken over.
    pub(super) is_swapped: bool,
}

/// How a game ended, by players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Outcome {
    Draw,
    Won(Side),
}

/// Plays a game to its end; `None` if it was stopped.
pub(super) fn play(
    start: &Position,
    choose: Chooser<'_>,
    rng: &mut Rng,
    asks_lead: bool,
    watch: &Watch<'_>,
) -> Option<Sample> {
    let mut positions = vec![start.clone()];
    let mut choices = 0;
    while positions.len() <= LONGEST {
        let last = positions.last().expect("there is the start at least");
        let moves = last.moves();
        if moves.is_empty() {
            break;
        }
        if watch.is_over() {
            return None;
        }
        choices += moves.len() as u64;
        let chosen = if moves.len() == 1 { moves[0] } else { choose(last, &moves, rng) };
        let next = last.play_legal(chosen);
        positions.push(next);
    }
    let last = positions.last().expect("there is the start at least");
    let is_swapped = last.is_swapped();
    let plies = positions.len() - 1;
    let outcome = last.ending().map(|ending| match ending.winner {
        Some(winner) => Outcome::Won(player(winner, is_swapped)),
        None => Outcome::Draw,
    });
    let is_late = match last.ending().and_then(|ending| ending.winner) {
        Some(winner) if asks_lead => {
            let moment = &positions[plies * 2 / 3];
            // Colours may be exchanged between the moment and the end, players are not.
            let leader = leader(moment, rng);
            Some(leader != Some(player(winner, is_swapped)))
        }
        _ => None,
    };
    // A choice made after the stop was none.
    (!watch.is_over()).then(|| Sample {
        outcome,
        plies: u32::try_from(plies).expect("games have an upper limit"),
        choices,
        is_late,
        is_swapped,
    })
}

/// Returns the player of a colour.
pub(super) fn player(side: Side, is_swapped: bool) -> Side {
    if is_swapped { !side } else { side }
}

/// Returns the player who wins more of some random continuations, if one does.
fn leader(position: &Position, rng: &mut Rng) -> Option<Side> {
    let mut wins = BySide([0_u64; 2]);
    let is_swapped = position.is_swapped();
    let limit = u32::try_from(LONGEST).expect("the limit is small");
    position.table().playouts(position, CONTINUATIONS, rng, limit, |playout| {
        if let Some(winner) = playout.ending.and_then(|ending| ending.winner) {
            wins[player(winner, is_swapped)] += 1;
        }
    });
    match wins[Side::First].cmp(&wins[Side::Second]) {
        std::cmp::Ordering::Greater => Some(Side::First),
        std::cmp::Ordering::Less => Some(Side::Second),
        std::cmp::Ordering::Equal => None,
    }
}
