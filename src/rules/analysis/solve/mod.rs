//! The exact value of a position: who wins, in how many plies, by which moves.
//!
//! [`solve`] searches a position of any compiled game to the end. Nothing in it is an estimate: a [`Solution`] is
//! proven, and what could not be proven within the [`Limits`] is [`SolveResult::Unsolved`].
//!
//! Players are named by the side they hold in the position asked about. A swap exchanges sides, not players, so that
//! before the swap has been decided "the first side wins" means that whoever holds it now wins, with either side.

mod answer;
mod busy;
mod count;
mod descent;
mod drive;
mod effort;
mod entry;
mod frame;
mod leaves;
mod length;
mod margin;
#[cfg(feature = "threads")]
mod packed_space;
mod progress;
mod proof;
mod space;
mod strategy;
mod symmetry;
mod transposition_table;

use std::sync::atomic::AtomicBool;

use drive::Drive;

use crate::engine::search::{Arena, Explore, Reduction};
use crate::engine::{Move, Position};
use crate::game::Side;

pub use progress::{Progress, Question};
#[doc(hidden)]
pub use space::{Branches, Outcome, Space};
pub use strategy::NoStrategy;
#[doc(hidden)]
pub use symmetry::reduction;

/// How far a search may go.
#[derive(Clone, Copy, Debug)]
pub struct Limits<'a> {
    /// How much memory the table of positions may take, in MiB.
    pub memory_mb: usize,
    /// How many positions may be looked at, if not any number.
    pub positions: Option<u64>,
    /// How many positions more may be looked at for each question that comes after who wins (every winning move, the
    /// exact length), or as many as that took if it is more; any number if there is none.
    pub further: Option<u64>,
    /// How many threads search.
    pub threads: usize,
    /// Raised from outside when the search must end.
    pub stop: &'a AtomicBool,
    /// Where the search says how far it is.
    pub progress: &'a Progress,
}

/// What came of a search.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SolveResult<M = Move> {
    /// The value is proven.
    Solved(Solution<M>),
    /// A limit was reached first.
    Unsolved {
        /// How many positions were looked at.
        positions: u64,
    },
}

/// How long a game lasts with best play: the winner hurries, the loser holds out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Length {
    /// So many plies.
    Exact(u32),
    /// So many plies or fewer.
    AtMost(u32),
    /// Not known: a limit was reached first.
    Unknown,
}

/// The proven value of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solution<M = Move> {
    /// Who wins, named by the side held in this position; `None` if it is a draw.
    pub winner: Option<Side>,
    /// How long it lasts. In games decided by a count, and in draws, it is the length of the line.
    pub length: Length,
    /// By how much the winner wins, in games whose every end compares a count: the difference of the counts.
    pub margin: Option<i64>,
    /// Every move that keeps the win or, in a draw, the draw. Empty when the side to move is lost or the game over.
    pub winning: Vec<M>,
    /// Moves that may belong to `winning` but were not decided before a limit was reached. Mostly empty.
    pub undecided: Vec<M>,
    /// Every move of best play: the quickest win, the longest defence, the best margin, or the moves that keep the
    /// draw. Empty as long as the length is not exact.
    pub best: Vec<M>,
    /// A line of best play. If the length is not exact, one along which the winner is proven to win.
    pub line: Vec<M>,
    /// How many positions were looked at.
    pub positions: u64,
}

impl<M> Solution<M> {
    /// Returns what is known when only the winner is.
    fn new(winner: Option<Side>, length: Length) -> Solution<M> {
        Solution {
            winner,
            length,
            margin: None,
            winning: Vec::new(),
            undecided: Vec::new(),
            best: Vec::new(),
            line: Vec::new(),
            positions: 0,
        }
    }

    /// Returns the exact number of plies, if it is known.
    pub fn plies(&self) -> Option<u32> {
        match self.length {
            Length::Exact(plies) => Some(plies),
            _ => None,
        }
    }
}

/// Finds the exact value of a position.
///
/// ```
/// use std::sync::atomic::AtomicBool;
///
/// use rules::analysis::solve::{Limits, Progress, SolveResult, solve};
/// use rules::catalog::Catalog;
/// use rules::engine::{Position, Table};
///
/// let table = Table::new(Catalog::built_in().load("semaforo-3x3").expect("a built-in game").game);
/// let (stop, progress) = (AtomicBool::new(false), Progress::default());
/// let limits =
///     Limits { memory_mb: 16, positions: None, further: None, threads: 1, stop: &stop, progress: &progress };
/// let SolveResult::Solved(solution) = solve(&Position::start(&table), &limits) else { panic!("there was no limit") };
/// assert!(solution.winner.is_some() && solution.plies().is_some());
/// assert!(!solution.line.is_empty());
/// ```
pub fn solve(position: &Position, limits: &Limits) -> SolveResult {
    solve_with(position, limits, &reduction(position.table().game()))
}

/// Finds the exact value of a position, taking only what a reduction says for one and the same.
#[doc(hidden)]
pub fn solve_with(position: &Position, limits: &Limits, reduction: &Reduction) -> SolveResult {
    if let Some(ending) = position.ending() {
        return SolveResult::Solved(Solution::new(ending.winner, Length::Exact(0)));
    }
    position.explore(reduction, Ask { limits })
}

/// Finds the exact value of the root of any game that can be searched, whoever plays it. The counts that some games
/// compare are left aside.
#[doc(hidden)]
pub fn solve_space<S: Space>(space: &S, limits: &Limits) -> SolveResult<S::Move> {
    answer::solve(&mut Drive::new(space, limits))
}

/// Finds the exact value of a position and, if somebody wins, what the winner plays in each of at most so many positions.
pub fn solve_and_prove(
    position: &Position,
    limits: &Limits,
    most: usize,
) -> (SolveResult, Result<Vec<(String, String)>, NoStrategy>) {
    if let Some(ending) = position.ending() {
        return (SolveResult::Solved(Solution::new(ending.winner, Length::Exact(0))), Ok(Vec::new()));
    }
    let reduction = reduction(position.table().game());
    position.explore(&reduction, Prove { limits, position, most })
}

/// A question about a game, whatever space it is searched in.
trait Inquiry {
    type Answer;

    /// Puts the question to a space; `solve` finds its value.
    fn put<S: Space<Move = Move>>(
        self,
        space: &S,
        solve: fn(&mut Drive<'_, S>) -> SolveResult,
    ) -> Self::Answer;
}

/// Puts a question to the space in which the game of a position is searched fastest.
fn inquire<Q: Inquiry, const W: usize>(arena: &Arena<'_, W>, question: Q) -> Q::Answer {
    // In browsers one more search is more to fetch than it saves.
    #[cfg(feature = "threads")]
    {
        if let Some(packed_lines) = arena.packed_lines() {
            return question.put(&packed_space::Packed(packed_lines), answer::solve);
        }
        if let Some(packed_race) = arena.packed_race() {
            return question.put(&packed_space::Packed(packed_race), answer::solve);
        }
    }
    question.put(arena, if arena.is_counted() { count::solve } else { answer::solve })
}

struct Ask<'a> {
    limits: &'a Limits<'a>,
}

impl Explore for Ask<'_> {
    type Answer = SolveResult;

    fn explore<const W: usize>(self, arena: &Arena<'_, W>) -> SolveResult {
        inquire(arena, self)
    }
}

impl Inquiry for Ask<'_> {
    type Answer = SolveResult;

    fn put<S: Space<Move = Move>>(
        self,
        space: &S,
        solve: fn(&mut Drive<'_, S>) -> SolveResult,
    ) -> SolveResult {
        solve(&mut Drive::new(space, self.limits))
    }
}

struct Prove<'a> {
    limits: &'a Limits<'a>,
    position: &'a Position,
    most: usize,
}

impl Explore for Prove<'_> {
    type Answer = (SolveResult, Result<Vec<(String, String)>, NoStrategy>);

    fn explore<const W: usize>(self, arena: &Arena<'_, W>) -> Self::Answer {
        inquire(arena, self)
    }
}

impl Inquiry for Prove<'_> {
    type Answer = (SolveResult, Result<Vec<(String, String)>, NoStrategy>);

    fn put<S: Space<Move = Move>>(
        self,
        space: &S,
        solve: fn(&mut Drive<'_, S>) -> SolveResult,
    ) -> Self::Answer {
        let mut drive = Drive::new(space, self.limits);
        let verdict = solve(&mut drive);
        let strategy = match &verdict {
            SolveResult::Unsolved { .. } => Err(NoStrategy::Limit),
            SolveResult::Solved(Solution { winner: None, .. }) => Err(NoStrategy::Draw),
            SolveResult::Solved(Solution { winner: Some(winner), .. }) => {
                drive.allow_further(drive.positions());
                strategy::strategy(&mut drive, self.position, *winner, self.most)
            }
        };
        (verdict, strategy)
    }
}
