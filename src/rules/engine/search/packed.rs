//! What searches ask of a game whose positions are kept in a word or two.

use std::fmt::Debug;
use std::ops::ControlFlow;

use super::arena::Arena;
use crate::engine::moves::Move;
use crate::engine::plan::Plan;
use crate::engine::play::ending::Ending;
use crate::game::Side;

/// What a move leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lookahead {
    /// The game is over.
    Over(Ending),
    /// A side wins in so many plies, whatever the other one does.
    Foreseen(Side, u32),
    /// The game goes on, from the position with that key.
    Open(u64),
}

/// A game whose positions are kept in a word or two. Its moves, their order and its keys are those of the
/// [`Arena`] that it is made from.
pub trait PackedGame: Sync {
    /// A position.
    type Board: Copy + Send + Sync + Debug + PartialEq;

    /// Returns the position to be searched from.
    fn root(&self) -> Self::Board;

    /// Returns who is to move.
    fn player(&self, board: Self::Board) -> Side;

    /// Counts the moves; if there are none, tells how the game has ended.
    fn width(&self, board: Self::Board) -> Result<u32, Ending>;

    /// Counts the moves the other side would have if it were its turn; 0 where both have the same, or in the opening.
    fn idle_width(&self, _board: Self::Board) -> u32 {
        0
    }

    /// Returns how many more pieces the side to move has, where pieces belong to sides.
    fn surplus(&self, _board: Self::Board) -> i32 {
        0
    }

    /// Returns who wins and in how many plies, where that is seen without a search.
    fn foresee(&self, _board: Self::Board) -> Option<(Side, u32)> {
        None
    }

    /// Plays every move until `each` wants no other, which is given the move, the position after it, and what that leads
    /// to; if there are none, tells how the game has ended.
    fn expand(
        &self,
        board: Self::Board,
        each: impl FnMut(Move, Self::Board, Lookahead) -> ControlFlow<()>,
    ) -> Result<ControlFlow<()>, Ending>;

    /// Plays a move, and tells how the game has ended if it has.
    fn play(&self, board: &mut Self::Board, mv: Move) -> Option<Ending>;

    /// Returns the key of a position.
    fn key(&self, board: Self::Board) -> u64;
}

impl<const W: usize> Arena<'_, W> {
    /// Returns whether positions differ by nothing but their pieces and the step that comes next, and no count decides.
    pub(crate) fn fits_in_words(&self) -> bool {
        let is_told_apart_by_pieces =
            self.keys.is_of_boards() && self.keys.partial(&self.root().state, self.program).is_some();
        is_told_apart_by_pieces && !self.is_counted() && !self.program.uses_history
    }

    /// Returns what keys tell apart besides the board at a step of the plan, by who moved last.
    pub(crate) fn rests(&self, plan: &Plan<W>, step: u16) -> [u64; 2] {
        let mut state = self.root().state;
        plan.leave(step, &mut state);
        [0, 1].map(|last| {
            state.last_mover = last;
            self.keys.rest(&state)
        })
    }
}
