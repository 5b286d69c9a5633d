//! The proof that a position is a puzzle, by the solver.

use std::ops::RangeInclusive;
use std::sync::atomic::AtomicBool;

use super::turn;
use crate::analysis::solve::{Limits, Progress, Solution, SolveResult, solve};
use crate::engine::{Move, Position};

/// How many positions one proof may look at.
const MOST: u64 = 100_000;
/// A position of a proof takes as long as so many of the plain search.
const EACH: u64 = 4;
/// MiB of memory for one proof.
const MEMORY: usize = 8;

/// What is proven of a position.
pub(super) enum Proof {
    /// It is a puzzle: best play, and how many turns that is.
    Puzzle(Vec<Move>, u32),
    /// It is something else.
    Other,
    /// Nothing is proven.
    Unproven,
}

/// Proves that exactly one move or one turn wins, and in how many; where the rules ask what happened before, both with the past
/// of the game and without it: whoever sees the diagram knows nothing of the past.
pub(super) fn prove(
    position: &Position,
    turns: &RangeInclusive<u32>,
    stop: &AtomicBool,
    looked_at: &mut u64,
) -> Proof {
    let Ok(bare) = Position::read(position.table(), &position.write()) else { return Proof::Other };
    let mut prove = |position: &Position| {
        let mut solver = Solver { stop, left: MOST };
        let proof = solver.only_turn(position, turns);
        *looked_at += (MOST - solver.left) * EACH;
        proof
    };
    let first = prove(&bare);
    if !position.asks_history() {
        return first;
    }
    match (first, prove(position)) {
        (Proof::Puzzle(a, n), Proof::Puzzle(b, m)) if a.first() == b.first() && n == m => Proof::Puzzle(b, m),
        (Proof::Unproven, _) | (_, Proof::Unproven) => Proof::Unproven,
        _ => Proof::Other,
    }
}

struct Solver<'a> {
    stop: &'a AtomicBool,
    /// How many positions may still be looked at.
    left: u64,
}

impl Solver<'_> {
    fn only_turn(&mut self, position: &Position, turns: &RangeInclusive<u32>) -> Proof {
        let side = position.side_to_move();
        let Some(solution) = self.solve(position) else { return Proof::Unproven };
        if solution.winner != Some(side) {
            return Proof::Other;
        }
        if !solution.undecided.is_empty() || solution.plies().is_none() {
            return Proof::Unproven;
        }
        let n_turns = turn::count(position, &solution.line);
        let is_best = solution.line.first().is_some_and(|mv| solution.winning.contains(mv));
        if !turns.contains(&n_turns) || !is_best {
            return Proof::Other;
        }
        // The solver has said how many moves win; where several of them make one turn, the turn may be the only one.
        let goes_on = |mv: &Move| !turn::is_over(&position.play_legal(*mv), side);
        let is_only = match solution.winning.as_slice() {
            [_] => Some(position.moves().len() > 1),
            winning if winning.iter().all(goes_on) => self.is_only_result(position),
            _ => Some(false),
        };
        match is_only {
            Some(true) => Proof::Puzzle(solution.line, n_turns),
            Some(false) => Proof::Other,
            None => Proof::Unproven,
        }
    }

    /// Returns whether exactly one of the positions a turn can lead to is won; `None` if that could not be proven.
    fn is_only_result(&mut self, position: &Position) -> Option<bool> {
        let side = position.side_to_move();
        let results = turn::results(position, &mut self.left)?;
        let mut winning = 0;
        for result in &results {
            let winner = match result.ending() {
                Some(ending) => ending.winner,
                None => self.solve(result)?.winner,
            };
            winning += u32::from(winner == Some(side));
            if winning > 1 {
                return Some(false);
            }
        }
        Some(winning == 1 && results.len() > 1)
    }

    fn solve(&mut self, position: &Position) -> Option<Solution> {
        let progress = Progress::default();
        let limits = Limits {
            memory_mb: MEMORY,
            positions: Some(self.left),
            further: None,
            threads: 1,
            stop: self.stop,
            progress: &progress,
        };
        let verdict = solve(position, &limits);
        self.left = self.left.saturating_sub(progress.positions());
        match verdict {
            SolveResult::Solved(solution) => Some(solution),
            SolveResult::Unsolved { .. } => None,
        }
    }
}
