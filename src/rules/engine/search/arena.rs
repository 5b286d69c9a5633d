//! A position laid open for search: moves listed and played without a detour, and keys for tables.

use super::keys::{Keys, Reduction, entry_key};
use super::reachable::Reachable;
use crate::engine::moves::Move;
use crate::engine::play::ending::Ending;
use crate::engine::play::generate::Scratch;
use crate::engine::play::history::History;
use crate::engine::position::Position;
use crate::engine::position::table::{AnyState, Table, Width, with_width};
use crate::engine::program::code::Program;
use crate::engine::program::state::State;
use crate::engine::random::fast_paths::FastPaths;
use crate::engine::random::kernels::Kernels;
use crate::game::{Game, Side, Verdict};

/// A question put to a position in the width of its board.
pub trait Explore {
    /// What comes of it.
    type Answer;

    /// Puts the question.
    fn explore<const W: usize>(self, arena: &Arena<'_, W>) -> Self::Answer;
}

/// A position reached in a search.
#[derive(Debug)]
pub struct Node<const W: usize> {
    pub(crate) state: State<W>,
    /// The boards that have occurred, in games that ask.
    pub(crate) history: History,
    /// A number for the boards that have occurred, whatever their order.
    pub(crate) past: u64,
}

impl<const W: usize> Clone for Node<W> {
    #[inline]
    fn clone(&self) -> Self {
        Node { state: self.state, history: self.history.clone(), past: self.past }
    }

    #[inline]
    fn clone_from(&mut self, other: &Self) {
        self.state = other.state;
        self.history.restart(&other.history);
        self.past = other.past;
    }
}

/// A position to be searched from, with the program that plays on from it.
#[derive(Debug)]
pub struct Arena<'a, const W: usize> {
    pub(crate) program: &'a Program<W>,
    pub(crate) fast: &'a FastPaths<W>,
    game: &'a Game,
    root: Node<W>,
    pub(crate) keys: Keys,
    is_counted: bool,
    is_summed: bool,
    /// Whether all pieces belong to both sides, which then have the same moves.
    pub(crate) is_shared: bool,
    /// How far the only piece gets, where all else may be filled.
    pub(crate) reachable: Option<Reachable>,
}

/// Memory that listing moves reuses.
#[derive(Clone, Debug, Default)]
pub struct Lister<const W: usize>(Scratch<W>);

impl Position {
    /// Lays the position open for search; positions that the reduction takes for the same get the same key.
    #[doc(hidden)]
    pub fn explore<E: Explore>(&self, reduction: &Reduction, explorer: E) -> E::Answer {
        let table: &Table = self.table();
        let game = table.game();
        with_width!(table, &self.state, |compiled: _, state| {
            let (program, fast) = (&compiled.program, &compiled.fast);
            let root = Node {
                state: *state,
                history: self.history.clone(),
                past: self.history.iter().fold(0, |past, &entry| past.wrapping_add(entry_key(entry))),
            };
            let is_contest = |verdict: Option<&Verdict>| matches!(verdict, Some(Verdict::Contest { .. }));
            let is_counted =
                !game.ends().is_empty() && game.ends().iter().all(|end| is_contest(end.verdicts.first()));
            let keys = Keys::new(game, reduction, program.uses_history, !is_counted);
            let is_summed = reduction.is_summed && keys.n_classes() < game.layers().len();
            let is_shared = game.layers().iter().all(|layer| layer.side.is_none());
            let reachable = if reduction.fills_unreachable { reachable(program, fast) } else { None };
            let arena =
                Arena { program, fast, game, root, keys, is_counted, is_summed, is_shared, reachable };
            explorer.explore(&arena)
        })
    }

    /// Returns whether a rule asks what happened before.
    pub fn asks_history(&self) -> bool {
        with_width!(self.table(), &self.state, |program, _state| program.uses_history)
    }
}

impl<const W: usize> Arena<'_, W> {
    /// Returns the position to be searched from.
    pub fn root(&self) -> Node<W> {
        self.root.clone()
    }

    /// Returns who is to move: the player who holds the first side in the root position, or the other one.
    #[inline]
    pub fn player(&self, node: &Node<W>) -> Side {
        self.holder(node, Side::BOTH[usize::from(node.state.mover & 1)])
    }

    /// Returns who moved last, named as by [`Self::player`].
    #[inline]
    pub fn last_player(&self, node: &Node<W>) -> Side {
        self.holder(node, Side::BOTH[usize::from(node.state.last_mover & 1)])
    }

    /// Returns which player, named by the side held in the root position, holds a side now.
    #[inline]
    pub fn holder(&self, node: &Node<W>, side: Side) -> Side {
        if node.state.swapped == self.root.state.swapped { side } else { !side }
    }

    /// Lists the legal moves; if there are none, tells how the game has ended. Steps that cannot be done are left out,
    /// so that the side to move is known only afterwards.
    #[inline]
    pub fn moves(
        &self,
        node: &mut Node<W>,
        lister: &mut Lister<W>,
        moves: &mut Vec<Move>,
    ) -> Result<(), Ending> {
        loop {
            self.program.list(&node.state, &node.history, &mut lister.0, moves);
            if !moves.is_empty() {
                return Ok(());
            }
            if !self.program.skip(&mut node.state) {
                return Err(self.program.ending_without_move(&node.state, &node.history));
            }
        }
    }

    /// Counts the moves of the side to move; if there are none, tells how the game has ended.
    #[inline]
    pub fn width(&self, node: &mut Node<W>, lister: &mut Lister<W>) -> Result<u32, Ending> {
        loop {
            let width = self.count(&node.state, &node.history, lister);
            if width > 0 {
                return Ok(width);
            }
            if !self.program.skip(&mut node.state) {
                return Err(self.program.ending_without_move(&node.state, &node.history));
            }
        }
    }

    #[inline]
    fn count(&self, state: &State<W>, history: &History, lister: &mut Lister<W>) -> u32 {
        if let Some(plan) = &self.fast.plan
            && let Some(at) = plan.enter(self.program, state)
        {
            return self.program.plan_width(plan, at, state);
        }
        self.program.count_in(state, history, &mut lister.0) as u32
    }

    /// Counts the moves the other side would have if it were its turn; 0 where that cannot be said, or where both
    /// sides have the same moves.
    #[inline]
    pub fn idle_width(&self, node: &Node<W>, lister: &mut Lister<W>) -> u32 {
        let mover = usize::from(node.state.mover & 1);
        let is_alike = self.is_shared || node.state.turn < 2;
        if is_alike || node.state.node != self.program.sides[mover].roots[1] {
            return 0;
        }
        if let Some(plan) = &self.fast.plan {
            return self.program.plan_width(plan, plan.usual(self.program, 1 - mover), &node.state);
        }
        let mut other = node.state;
        other.mover ^= 1;
        other.node = self.program.sides[1 - mover].roots[1];
        self.program.count_in(&other, &node.history, &mut lister.0) as u32
    }

    /// Plays a legal move, without asking whether the next side can move.
    #[inline]
    pub fn play(&self, node: &mut Node<W>, mv: Move) -> Option<Ending> {
        let before = node.history.len();
        let ending = self.program.play(&mut node.state, mv, &mut node.history);
        if let Some(&entry) = node.history.get(before) {
            node.past = node.past.wrapping_add(entry_key(entry));
        }
        ending
    }

    /// Returns whether every end of the game compares a count of the sides.
    pub fn is_counted(&self) -> bool {
        self.is_counted
    }

    /// Returns whether positions with the same key may differ in the lead so far, but not in what is to come.
    pub fn is_summed(&self) -> bool {
        self.is_summed
    }

    /// Returns by how much the first side is ahead in the count that an end compares first, if it compares one.
    pub fn lead(&self, node: &Node<W>, end: usize) -> Option<i64> {
        let verdict = self.game.ends().get(end)?.verdicts.first()?;
        let Verdict::Contest { more, .. } = verdict else { return None };
        let [first, second] = [0, 1].map(|side| {
            let context = self.program.last_context(&node.state, side, &node.history);
            let number = self.program.sides[side].contests.get(end).and_then(|numbers| numbers.first());
            number.map_or(0, |number| self.program.number(number, &node.state, &context))
        });
        Some(if *more { first - second } else { second - first })
    }

    /// Returns a number that is the same for positions from which play goes on in the same way, up to the reduction.
    /// Where every end compares a count, they may differ in who holds which side.
    #[inline]
    pub fn key(&self, node: &Node<W>) -> u64 {
        let Some(reachable) = &self.reachable else {
            return self.keys.of(&node.state, self.program).wrapping_add(node.past);
        };
        let mut state = node.state;
        reachable.fill(&mut state);
        self.keys.of(&state, self.program).wrapping_add(node.past)
    }
}

fn reachable<const W: usize>(program: &Program<W>, fast: &FastPaths<W>) -> Option<Reachable> {
    match fast.kernels.as_ref()? {
        Kernels::Walker(walker) => Reachable::new(program, walker),
        _ => None,
    }
}

impl<const W: usize> Program<W> {
    /// Counts the legal moves in memory that is used again.
    #[inline]
    fn count_in(&self, state: &State<W>, history: &History, scratch: &mut Scratch<W>) -> u64 {
        let mut fans = std::mem::take(&mut scratch.fans);
        let count = self.count(state, history, &mut fans);
        scratch.fans = fans;
        count
    }
}
