//! A move, by its shape.

use crate::game::CellId;

/// Which way of playing the step a move is; only the engine knows what it means.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Way(pub(crate) u16);

impl Way {
    /// Returns its place among the alternatives of the step.
    #[inline]
    pub(crate) fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// A move: which way of playing the step, and the cells chosen. `also` is the cell of a second choice, where the rules
/// ask for one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// Nothing, or nothing more.
    Pass {
        /// The way.
        way: Way,
    },
    /// Something on one cell: a piece placed, replaced or taken off, a pit sown.
    Cell {
        /// The way.
        way: Way,
        /// The cell.
        at: CellId,
        /// The second choice.
        also: Option<CellId>,
    },
    /// A piece from one cell to another.
    Path {
        /// The way.
        way: Way,
        /// Where it stood.
        from: CellId,
        /// Where it goes.
        to: CellId,
        /// The second choice.
        also: Option<CellId>,
    },
    /// Pieces on every cell of a straight run.
    Run {
        /// The way.
        way: Way,
        /// The cell at one end.
        from: CellId,
        /// The cell at the other.
        to: CellId,
        /// The second choice.
        also: Option<CellId>,
    },
    /// Taking over the opening.
    Swap,
}

impl Move {
    /// Returns whether the move takes over the opening.
    #[inline]
    pub fn is_swap(self) -> bool {
        matches!(self, Move::Swap)
    }

    /// Returns the way of playing the step; taking over the opening is none.
    #[inline]
    pub(crate) fn way(self) -> Option<Way> {
        match self {
            Move::Pass { way } | Move::Cell { way, .. } | Move::Path { way, .. } | Move::Run { way, .. } => {
                Some(way)
            }
            Move::Swap => None,
        }
    }

    /// Returns its first and its last cell, which are one where only one is chosen.
    #[inline]
    pub fn ends(self) -> Option<(CellId, CellId)> {
        match self {
            Move::Cell { at, .. } => Some((at, at)),
            Move::Path { from, to, .. } | Move::Run { from, to, .. } => Some((from, to)),
            Move::Pass { .. } | Move::Swap => None,
        }
    }

    /// Returns where the piece comes from or the run begins, if one does.
    #[inline]
    pub fn from(self) -> Option<CellId> {
        match self {
            Move::Path { from, .. } | Move::Run { from, .. } => Some(from),
            Move::Pass { .. } | Move::Cell { .. } | Move::Swap => None,
        }
    }

    /// Returns the cell the move is about, if it is about one.
    #[inline]
    pub fn to(self) -> Option<CellId> {
        self.ends().map(|(_, to)| to)
    }

    /// Returns the cell of the second choice, if there is one.
    #[inline]
    pub fn third(self) -> Option<CellId> {
        match self {
            Move::Cell { also, .. } | Move::Path { also, .. } | Move::Run { also, .. } => also,
            Move::Pass { .. } | Move::Swap => None,
        }
    }

    /// Returns the same first choice with a second.
    #[inline]
    pub(crate) fn and_also(self, second: CellId) -> Move {
        let also = Some(second);
        match self {
            Move::Cell { way, at, .. } => Move::Cell { way, at, also },
            Move::Path { way, from, to, .. } => Move::Path { way, from, to, also },
            Move::Run { way, from, to, .. } => Move::Run { way, from, to, also },
            Move::Pass { .. } | Move::Swap => self,
        }
    }
}
