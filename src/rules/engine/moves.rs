//! A move, as the engine keeps it.

use super::state::NOWHERE;

/// A move: which way of playing the step, and the cells chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Move {
    /// The alternative of the step; [`Move::SWAP`] has one of its own.
    pub(crate) alternative: u16,
    /// Where the piece comes from, or where a run begins.
    pub(crate) from: u16,
    /// Where it goes, or where a run ends.
    pub(crate) to: u16,
    /// The second choice of the move.
    pub(crate) third: u16,
}

impl Move {
    /// Taking over the opening.
    pub(crate) const SWAP: Move = Move { alternative: u16::MAX, from: NOWHERE, to: NOWHERE, third: NOWHERE };

    /// Returns whether the move takes over the opening.
    #[inline]
    pub fn is_swap(self) -> bool {
        self.alternative == u16::MAX
    }

    /// Returns where the piece comes from, if one moves.
    pub fn from(self) -> Option<u16> {
        (self.from != NOWHERE).then_some(self.from)
    }

    /// Returns the cell the move is about, if it is about one.
    pub fn to(self) -> Option<u16> {
        (self.to != NOWHERE).then_some(self.to)
    }

    /// Returns the second cell chosen, if there is one.
    pub fn third(self) -> Option<u16> {
        (self.third != NOWHERE).then_some(self.third)
    }
}
