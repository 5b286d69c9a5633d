//! A played game looked at afterwards: where a won position was given away, as far as that can be proven.

use std::sync::atomic::AtomicBool;

use super::solve::{Limits, Progress, SolveResult, solve};
use crate::engine::{Move, Position};
use crate::game::Side;

/// What a search may remember, in megabytes.
const MEMORY_MB: usize = 32;
/// After so many positions in a row that could not be solved, earlier ones are not tried: they are harder.
const MOST_UNSOLVED: usize = 2;

/// What is known of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Review {
    /// From each position on, who wins with best play, where that could be proven.
    pub worth: Vec<Option<Option<Side>>>,
}

impl Review {
    /// Returns the moves, counted from 0, by which the side that made them gave away a won position.
    pub fn given_away(&self, positions: &[Position]) -> Vec<usize> {
        let is_gift = |&at: &usize| {
            let mover = Some(positions[at].side_to_move());
            self.worth[at] == Some(mover) && self.worth[at + 1].is_some_and(|winner| winner != mover)
        };
        (0..self.worth.len().saturating_sub(1)).filter(is_gift).collect()
    }

    /// Returns from which position on everything is proven.
    pub fn proven_from(&self) -> usize {
        self.worth.iter().rposition(Option::is_none).map_or(0, |at| at + 1)
    }
}

/// Looks at the positions of a game from its end, each with a search of at most so many positions, until told to stop.
pub fn review(positions: &[Position], effort: u64, stop: &AtomicBool) -> Review {
    let mut worth = vec![None; positions.len()];
    let mut n_unsolved = 0;
    for (at, position) in positions.iter().enumerate().rev() {
        if n_unsolved >= MOST_UNSOLVED {
            break;
        }
        worth[at] = winner(position, effort, stop);
        n_unsolved = if worth[at].is_some() { 0 } else { n_unsolved + 1 };
    }
    Review { worth }
}

/// Finds a move that keeps a won position won, each move with a search of at most so many positions.
pub fn winning_move(position: &Position, effort: u64, stop: &AtomicBool) -> Option<Move> {
    let mover = Some(position.side_to_move());
    let wins = |mv: &Move| winner(&position.play_legal(*mv), effort, stop) == Some(mover);
    position.moves().into_iter().find(wins)
}

fn winner(position: &Position, effort: u64, stop: &AtomicBool) -> Option<Option<Side>> {
    if let Some(ending) = position.ending() {
        return Some(ending.winner);
    }
    let progress = Progress::default();
    let limits = Limits {
        memory_mb: MEMORY_MB,
        positions: Some(effort),
        further: None,
        threads: 1,
        stop,
        progress: &progress,
    };
    match solve(position, &limits) {
        SolveResult::Solved(solution) => Some(solution.winner),
        SolveResult::Unsolved { .. } => None,
    }
}
