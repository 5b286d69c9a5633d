//! Puzzles: positions of real games in which exactly one move wins, each proven by the solver.
//!
//! Games are played from the start, carefully but by chance (`walk`). Every position on the way that a diagram
//! can show whole is looked at: a shallow search says whether one move forces a win in the wished number of plies,
//! and then [`solve`] must prove it, and that no other move wins however long it takes. What cannot be proven is
//! dropped. Of what is left the most varied are chosen (`variety`).

mod forced;
mod variety;
mod walk;

use std::ops::RangeInclusive;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64};

use rayon::prelude::*;

use super::solve::{Limits, Solution, Verdict, solve};
use crate::engine::{Move, Position, Rng, Table};
use crate::game::Side;

/// What is asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wish {
    /// How many puzzles.
    pub count: usize,
    /// In how many plies the win comes with best play of both.
    pub plies: RangeInclusive<u32>,
    /// The seed; the same seed finds the same puzzles.
    pub seed: u64,
    /// How many positions may be looked at before the search is given up.
    pub effort: u64,
}

/// A position in which exactly one move wins.
#[derive(Clone, Debug, PartialEq)]
pub struct Puzzle {
    /// The position.
    pub position: Position,
    /// The moves that lead there from the start.
    pub moves: Vec<Move>,
    /// The winning move and best play to the end.
    pub line: Vec<Move>,
    /// In how many plies the win comes.
    pub plies: u32,
}

impl Puzzle {
    /// Returns the side to move, which wins.
    pub fn side(&self) -> Side {
        self.position.side_to_move()
    }

    /// Returns the moves that lead to the position, as text.
    pub fn moves_text(&self) -> Vec<String> {
        written(&Position::start(self.position.table()), &self.moves)
    }

    /// Returns the solution as text.
    pub fn line_text(&self) -> Vec<String> {
        written(&self.position, &self.line)
    }
}

/// What was found.
#[derive(Clone, Debug, PartialEq)]
pub struct Found {
    /// The puzzles, shortest first; not more than were asked for.
    pub puzzles: Vec<Puzzle>,
    /// How many games were played to find them.
    pub games: u64,
    /// How many positions were looked at.
    pub positions: u64,
    /// How many positions looked like puzzles but could not be proven within the limits.
    pub unproven: u64,
}

/// Games played before it is seen whether there is enough; fixed, so that the number of cores does not matter.
const BATCH: u64 = 64;
/// So many times as many puzzles are found as were asked for, to have a choice.
const CHOICE: usize = 4;
/// How many positions one proof may look at.
const PROOF: u64 = 100_000;
/// MiB of memory for one proof.
const MEMORY: usize = 8;

/// Searches for puzzles. `progress` is told the share of the work done, from 0 to 1.
pub fn find(table: &Arc<Table>, wish: &Wish, progress: &(dyn Fn(f64) + Sync)) -> Found {
    let start = Position::start(table);
    let mut pool = variety::Pool::new(table);
    let (mut games, mut positions, mut unproven) = (0, 0, 0);
    let enough = wish.count.saturating_mul(CHOICE);
    let mut limit = wish.effort;
    while pool.n_varied(wish) < enough && positions < limit {
        let batch: Vec<Haul> = (games..games + BATCH)
            .into_par_iter()
            .map(|number| {
                // Each game has a stream of its own, so that it does not matter who plays it when.
                haul(&start, wish, &mut Rng::new(wish.seed ^ number.wrapping_mul(0x9e37_79b9_7f4a_7c15)))
            })
            .collect();
        for (number, haul) in (games..).zip(batch) {
            positions += haul.positions;
            unproven += haul.unproven;
            haul.puzzles.into_iter().for_each(|puzzle| pool.add(puzzle, number));
        }
        games += BATCH;
        // Once there are as many as asked for, a choice is worth as much work again, not more.
        if limit == wish.effort && pool.n_varied(wish) >= wish.count {
            limit = limit.min(positions.saturating_mul(2));
        }
        let by_count = pool.n_varied(wish) as f64 / enough.max(1) as f64;
        progress(by_count.max(positions as f64 / limit.max(1) as f64).min(1.0));
    }
    Found { puzzles: pool.choose(wish), games, positions, unproven }
}

/// What one game brought.
struct Haul {
    puzzles: Vec<Puzzle>,
    positions: u64,
    unproven: u64,
}

fn haul(start: &Position, wish: &Wish, rng: &mut Rng) -> Haul {
    let walk = walk::play(start, rng);
    let mut haul = Haul { puzzles: Vec::new(), positions: walk.looked_at, unproven: 0 };
    // A position shows a win in so many plies at most as many plies before the end, or a little earlier when the
    // loser went wrong.
    let reach = *wish.plies.end() as usize + 4;
    let first = walk.positions.len().saturating_sub(reach + 1);
    for (index, position) in walk.positions.iter().enumerate().skip(first) {
        if position.ending().is_some() || !is_plain(position) {
            continue;
        }
        let mut budget = forced::BUDGET;
        let sharp = forced::only_win(position, &wish.plies, &mut budget);
        haul.positions += forced::BUDGET - budget;
        if sharp.is_none() {
            continue;
        }
        match prove(position, &wish.plies, &mut haul.positions) {
            Proof::Puzzle(solution) => haul.puzzles.push(Puzzle {
                position: position.clone(),
                moves: walk.moves[..index].to_vec(),
                plies: solution.line.len() as u32,
                line: solution.line,
            }),
            Proof::Other => {}
            Proof::Unproven => haul.unproven += 1,
        }
    }
    haul
}

enum Proof {
    Puzzle(Solution),
    /// Something else is proven.
    Other,
    /// Nothing is proven.
    Unproven,
}

/// Proves that exactly one move wins, in how many plies, both with the past of the game and without it: whoever
/// sees the diagram knows nothing of the past.
fn prove(position: &Position, plies: &RangeInclusive<u32>, looked_at: &mut u64) -> Proof {
    let Ok(bare) = Position::read(position.table(), &position.write()) else { return Proof::Other };
    let mut proofs = Vec::with_capacity(2);
    for position in [&bare, position] {
        let (stop, visited) = (AtomicBool::new(false), AtomicU64::new(0));
        let limits = Limits {
            memory_mb: MEMORY,
            positions: Some(PROOF),
            further: None,
            threads: 1,
            stop: &stop,
            visited: &visited,
        };
        let verdict = solve(position, &limits);
        *looked_at += visited.into_inner();
        let Verdict::Solved(solution) = verdict else { return Proof::Unproven };
        if !solution.undecided.is_empty() || solution.plies().is_none() {
            return Proof::Unproven;
        }
        let is_won = solution.winner == Some(position.side_to_move()) && solution.winning.len() == 1;
        let is_wished = solution.plies().is_some_and(|found| plies.contains(&found));
        if !is_won || !is_wished || solution.line.first() != solution.winning.first() {
            return Proof::Other;
        }
        proofs.push(solution);
    }
    match (proofs.pop(), proofs.pop()) {
        (Some(a), Some(b)) if a.winning == b.winning && a.plies() == b.plies() => Proof::Puzzle(a),
        _ => Proof::Other,
    }
}

/// Returns whether a diagram and the side to move say all that the rules must know.
fn is_plain(position: &Position) -> bool {
    let setup = position.setup();
    setup.step == 0
        && setup.turn >= 2
        && setup.passes == 0
        && setup.last == (None, None)
        && setup.fresh.is_empty()
        && setup.moved_last != setup.to_move
        && setup.lost.iter().all(|lost| *lost == 0)
}

fn written(from: &Position, moves: &[Move]) -> Vec<String> {
    let mut position = from.clone();
    let mut texts = Vec::with_capacity(moves.len());
    for mv in moves {
        texts.push(position.write_move(*mv));
        position = position.play_legal(*mv);
    }
    texts
}
