//! The computer as an opponent: five levels, each move explained.
//!
//! [`choose`] plays a move at a [`Level`]. The strong level asks the solver first, unless the end is out of sight, and
//! plays perfectly as far as the solver reaches; otherwise a tree of random games decides, in which certain wins and
//! losses are taken for what they are. The same position, level and seed give the same move, unless the search is stopped
//! before its budget is spent.

mod habits;
mod level;
mod tree;

use std::sync::atomic::AtomicBool;

use self::tree::{Known, Tree};
use super::solve::{Limits, Progress, SolveResult, solve};
use crate::engine::search::{Arena, Explore, Reduction};
use crate::engine::{Move, Position, Rng};
use crate::game::Side;

pub use habits::Habits;
pub use level::{Level, NoSuchLevel, Strength};

/// How much memory the solver may take, in MiB.
const MEMORY: usize = 64;
/// So many random games tell how far the end is.
const GLANCES: u32 = 64;
/// So many moves are told of besides the one chosen.
const CANDIDATES: usize = 5;

/// What is proven about a choice, for the side that moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Proven {
    /// It wins, whatever the answer.
    Win,
    /// Neither side can do better than a draw.
    Draw,
    /// It loses against the best answers.
    Loss,
}

impl Proven {
    fn win_rate(self) -> f64 {
        match self {
            Proven::Win => 1.0,
            Proven::Draw => 0.5,
            Proven::Loss => 0.0,
        }
    }
}

/// A move, and why.
#[derive(Clone, Debug, PartialEq)]
pub struct Choice {
    /// The move.
    pub mv: Move,
    /// The share of games the side to move is expected to win with it; draws count half.
    pub win_rate: f64,
    /// The line that is expected.
    pub line: Vec<Move>,
    /// How many random games went through the move; 0 if the solver decided.
    pub visits: u64,
    /// What is proven.
    pub proven: Option<Proven>,
    /// In how many plies the game is over with best play, where that is proven.
    pub plies: Option<u32>,
    /// Moves that were looked at most, with their random games and win rate.
    pub candidates: Vec<(Move, u64, f64)>,
    /// Whether the level played any legal move instead of the best it knew.
    pub slipped: bool,
}

/// Chooses a move at a level; `None` once the game is over.
pub fn choose(position: &Position, level: Level, seed: u64, stop: &AtomicBool) -> Option<Choice> {
    choose_with(position, level.strength(), seed, stop)
}

/// Chooses a move with a given effort; `None` once the game is over.
pub fn choose_with(position: &Position, strength: Strength, seed: u64, stop: &AtomicBool) -> Option<Choice> {
    let moves = position.moves();
    moves.first()?;
    let habits = strength.habits.among(moves.len());
    let positions = habits.positions(strength.positions, position.table().has_plan(), moves.len());
    let is_in_sight = habits.horizon(moves.len()).is_none_or(|plies| lasts_at_most(position, plies));
    if positions > 0
        && is_in_sight
        && let Some(choice) = solved(position, positions, stop)
    {
        return Some(choice);
    }
    let mut rng = Rng::new(seed ^ position.hash());
    let slips = rng.below(1000) < strength.slips;
    let is_careful = rng.below(1000) < strength.attention;
    let any = moves[rng.below(moves.len() as u32) as usize];
    let sees_wins = strength.grasp >= 1_000 || rng.below(1_000) < strength.grasp;
    let slip = slips.then_some(any);
    let think = Think { playouts: strength.playouts, habits, is_careful, slip, sees_wins, rng, stop };
    position.explore(&Reduction::default(), think)
}

/// Says whether random games from a position last at most so many plies, on average.
fn lasts_at_most(position: &Position, plies: u32) -> bool {
    let (mut rng, mut played) = (Rng::new(position.hash()), 0);
    let limit = plies.saturating_mul(GLANCES);
    position.table().playouts(position, u64::from(GLANCES), &mut rng, limit, |game| played += game.plies);
    played <= limit
}

/// A search for a move, in the width of the board.
struct Think<'a> {
    playouts: u64,
    habits: Habits,
    /// Whether threats to win at once are seen.
    is_careful: bool,
    /// The move played instead of the best, unless that wins for certain and is seen to.
    slip: Option<Move>,
    sees_wins: bool,
    rng: Rng,
    stop: &'a AtomicBool,
}

impl Explore for Think<'_> {
    type Answer = Option<Choice>;

    fn explore<const W: usize>(self, arena: &Arena<'_, W>) -> Option<Choice> {
        let me = arena.player(&arena.root());
        let mut tree = Tree::new(arena, self.rng, self.is_careful, self.habits);
        tree.grow(self.playouts, self.stop);
        let ranked = tree.ranked();
        let proven = |known: &Known| {
            known.certain.map(|certain| match certain.winner {
                None => Proven::Draw,
                Some(winner) if winner == me => Proven::Win,
                Some(_) => Proven::Loss,
            })
        };
        let best = ranked.first()?;
        let slip = self.slip.filter(|_| !self.sees_wins || proven(best) != Some(Proven::Win));
        let chosen = slip.and_then(|slip| ranked.iter().find(|known| known.mv == slip)).unwrap_or(best);
        Some(Choice {
            mv: chosen.mv,
            win_rate: proven(chosen).map_or(chosen.share, Proven::win_rate),
            line: tree.line(chosen),
            visits: u64::from(chosen.visits),
            proven: proven(chosen),
            plies: chosen.certain.map(|certain| certain.plies + 1),
            candidates: ranked
                .iter()
                .take(CANDIDATES)
                .map(|known| (known.mv, u64::from(known.visits), known.share))
                .collect(),
            slipped: slip.is_some(),
        })
    }
}

/// Asks the solver; `None` if the position is beyond its reach.
fn solved(position: &Position, positions: u64, stop: &AtomicBool) -> Option<Choice> {
    let progress = Progress::default();
    let limits = Limits {
        memory_mb: MEMORY,
        positions: Some(positions),
        further: None,
        threads: 1,
        stop,
        progress: &progress,
    };
    let SolveResult::Solved(solution) = solve(position, &limits) else { return None };
    let me: Side = position.side_to_move();
    let proven = match solution.winner {
        None => Proven::Draw,
        Some(winner) if winner == me => Proven::Win,
        Some(_) => Proven::Loss,
    };
    // Of a win that was not measured the line comes nearer to its end. A lost position without a measure is played on
    // by the tree, which sets traps of its own.
    let proof = solution.line.first().filter(|_| solution.winner == Some(me));
    let mv = *solution.best.first().or(proof).or(solution.winning.first())?;
    let line = if solution.line.first() == Some(&mv) { solution.line.clone() } else { vec![mv] };
    Some(Choice {
        mv,
        win_rate: proven.win_rate(),
        line,
        visits: 0,
        proven: Some(proven),
        plies: solution.plies(),
        candidates: Vec::new(),
        slipped: false,
    })
}
