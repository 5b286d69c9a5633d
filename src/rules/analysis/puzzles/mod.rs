//! Puzzles: positions of real games in which exactly one move wins, each proven by the solver.
//!
//! Games are played from the start, with some care but by chance (`walk`). Every position on the way that a diagram
//! can show whole is looked at: a shallow search says whether one move forces a win in the wished number of turns,
//! and then the solver must prove it, and that no other move wins however long it takes (`prove`). What cannot be
//! proven is dropped. Of what is left the most varied are chosen (`variety`).
//!
//! Where a turn is several moves, it is enough that the turn is the only one: its moves may often be made in any order.

mod forced;
mod prove;
mod turn;
mod variety;
mod walk;

use std::ops::RangeInclusive;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use forced::Sight;
use prove::Proof;
use walk::{Manner, Walk};

use super::threads;
use crate::engine::{Move, Position, Rng, Table};
use crate::game::Side;

/// What is asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wish {
    /// How many puzzles.
    pub count: usize,
    /// In how many turns of both sides the game is won with best play.
    pub turns: RangeInclusive<u32>,
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
    /// How many turns of both sides that is; where a turn is one move, the length of the line.
    pub turns: u32,
    /// The number of the game it was found in, from 0.
    pub game: Option<u64>,
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
    /// How many positions were looked at, those of proofs counted several times.
    pub positions: u64,
    /// How many positions looked like puzzles but could not be proven within the limits.
    pub unproven: u64,
    /// Whether the number of turns of every win is odd or even, as far as all games played show.
    pub parity: Option<Parity>,
}

/// Which numbers of turns a win can take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Parity {
    /// Who wins has the last turn.
    Odd,
    /// Who loses has the last turn.
    Even,
}

impl Parity {
    /// Returns whether none of some numbers of turns is possible.
    pub fn rules_out(self, turns: &RangeInclusive<u32>) -> bool {
        turns.clone().all(|turns| (turns % 2 == 1) != (self == Parity::Odd))
    }
}

/// Games played before it is seen whether there is enough; fixed, so that the number of cores does not matter.
const BATCH: u64 = 16;
/// So many times as many puzzles are found as were asked for, to have a choice.
const CHOICE: usize = 4;
/// One game may take this part of the whole effort at most.
const SHARE: u64 = 80;
/// After so many games that all end alike it is taken for a law of the game that they do.
const ALIKE: u64 = 128;
/// Wins in so many turns or more are left to the solver from the start.
const DEEP: u32 = 5;

/// Searches for puzzles. If it is stopped, those found so far are chosen from; `None` if there are none. `progress` is told the
/// share of the work done, from 0 to 1, and how many puzzles there are to choose from.
pub fn find(
    table: &Arc<Table>,
    wish: &Wish,
    stop: &AtomicBool,
    progress: &(dyn Fn(f64, usize) + Sync),
) -> Option<Found> {
    let start = Position::start(table);
    let play = |number: u64| {
        // Each game has a stream of its own, so that it does not matter who plays it when.
        let mut rng = Rng::new(wish.seed ^ number.wrapping_mul(0x9e37_79b9_7f4a_7c15));
        let manner = if number.is_multiple_of(2) { Manner::Careful } else { Manner::Thoughtful };
        walk::play(&start, manner, &mut rng, stop)
    };
    search(table, wish, (u64::MAX, &play), stop, progress)
}

/// Searches games that people have played, each given by its moves, which must be legal; else as [`find`].
pub fn find_in(
    table: &Arc<Table>,
    games: &[Vec<Move>],
    wish: &Wish,
    stop: &AtomicBool,
    progress: &(dyn Fn(f64, usize) + Sync),
) -> Option<Found> {
    let start = Position::start(table);
    let played = |number: u64| {
        let moves = usize::try_from(number).ok().and_then(|number| games.get(number));
        walk::along(&start, moves.map_or(&[][..], Vec::as_slice))
    };
    search(table, wish, (games.len() as u64, &played), stop, progress)
}

/// Searches so many games, which come by their number.
fn search(
    table: &Arc<Table>,
    wish: &Wish,
    (n_games, game): (u64, &(dyn Fn(u64) -> Walk + Sync)),
    stop: &AtomicBool,
    progress: &(dyn Fn(f64, usize) + Sync),
) -> Option<Found> {
    let mut pool = variety::Pool::new(table);
    let mut found = Found { puzzles: Vec::new(), games: 0, positions: 0, unproven: 0, parity: None };
    let enough = wish.count.saturating_mul(CHOICE);
    let mut limit = wish.effort;
    let mut winner_last = [0_u64; 2];
    while found.games < n_games && pool.n_varied(wish) < enough && found.positions < limit {
        let (looked_at, n_varied) = (AtomicU64::new(found.positions), pool.n_varied(wish));
        let show = |positions: u64| {
            let by_count = n_varied as f64 / enough.max(1) as f64;
            progress(by_count.max(positions as f64 / limit.max(1) as f64).min(1.0), n_varied);
        };
        let next = n_games.min(found.games + BATCH);
        let batch: Vec<Haul> = threads::for_each(found.games..next, |number| {
            let haul = haul(number, game(number), wish, stop);
            show(looked_at.fetch_add(haul.positions, Ordering::Relaxed) + haul.positions);
            haul
        });
        for haul in batch {
            found.positions += haul.positions;
            found.unproven += haul.unproven;
            if let Some(is_last) = haul.winner_is_last {
                winner_last[usize::from(is_last)] += 1;
            }
            haul.puzzles.into_iter().for_each(|puzzle| pool.add(puzzle));
        }
        if stop.load(Ordering::Relaxed) {
            break;
        }
        found.games = next;
        found.parity = match winner_last {
            [0, last] if last > 0 => Some(Parity::Odd),
            [other, 0] if other > 0 => Some(Parity::Even),
            _ => None,
        };
        if found.games >= ALIKE && found.parity.is_some_and(|parity| parity.rules_out(&wish.turns)) {
            break;
        }
        // Once there are as many as asked for, a choice is worth as much work again, not more.
        if limit == wish.effort && pool.n_varied(wish) >= wish.count {
            limit = limit.min(found.positions.saturating_mul(2));
        }
    }
    found.puzzles = pool.choose(wish);
    let is_told = !found.puzzles.is_empty() || !stop.load(Ordering::Relaxed);
    is_told.then_some(found)
}

/// What one game brought.
struct Haul {
    puzzles: Vec<Puzzle>,
    positions: u64,
    unproven: u64,
    /// Whether the winner had the last turn; `None` if nobody won.
    winner_is_last: Option<bool>,
}

fn haul(game: u64, walk: Walk, wish: &Wish, stop: &AtomicBool) -> Haul {
    let mut haul = Haul {
        puzzles: Vec::new(),
        positions: walk.looked_at,
        unproven: 0,
        winner_is_last: walk.winner_is_last(),
    };
    // A win in so many turns is seen as many turns before the end, or a little earlier when the loser went wrong.
    let first = turn::last_turns(&walk.positions, *wish.turns.end() as usize + 4);
    let most = wish.effort / SHARE;
    for (index, position) in walk.positions.iter().enumerate().skip(first).rev() {
        if haul.positions >= most || stop.load(Ordering::Relaxed) {
            break;
        }
        if position.ending().is_some() || !is_plain(position) {
            continue;
        }
        if *wish.turns.start() < DEEP {
            let mut budget = forced::BUDGET;
            let sight = forced::look(position, &wish.turns, &mut budget);
            haul.positions += forced::BUDGET - budget;
            match sight {
                Sight::Dull => continue,
                // What is not seen through now will be less so earlier in the game. Long wins the solver may find.
                Sight::Unclear if *wish.turns.end() < DEEP => break,
                Sight::Unclear | Sight::Sharp => {}
            }
        }
        match prove::prove(position, &wish.turns, stop, &mut haul.positions) {
            Proof::Puzzle(line, turns) => haul.puzzles.push(Puzzle {
                position: position.clone(),
                moves: walk.moves[..index].to_vec(),
                turns,
                line,
                game: Some(game),
            }),
            Proof::Other => {}
            Proof::Unproven => haul.unproven += 1,
        }
    }
    haul
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
