//! Sets of cells, compiled: the common shapes as one piece, the rest as small programs in postfix order.

use crate::engine::bits::Bits;
use crate::game::Bond;

/// A set of cells, ready to be computed. The common shapes are run as one piece; the rest as a small program.
#[derive(Clone, Debug)]
pub(crate) enum SetCode<const W: usize> {
    /// Nothing stands there.
    Empty,
    /// Nothing stands there, and it is one of these cells.
    EmptyWithin(Bits<W>),
    /// Nothing stands there, it is one of these cells, and no neighbour is of that layer.
    EmptyApart(u16, Bits<W>),
    /// Nothing stands there, it is one of these cells, and it is seen from the cell of the move in one of these directions.
    EmptySeen(u16, Bits<W>),
    /// A layer.
    Layer(usize),
    /// A layer on some cells.
    LayerWithin(usize, Bits<W>),
    /// Everything but a layer.
    NotLayer(usize),
    /// These cells.
    Fixed(Bits<W>),
    /// Anything else, in postfix order.
    Program(Box<[Op<W>]>),
}

/// What the move at hand tells: the cell of its piece, where that came from, what it jumped over, and where pieces were
/// taken off.
#[derive(Clone, Copy, Debug)]
pub(crate) enum OfMove {
    It,
    Origin,
    Jumped,
    Removed,
}

/// What the state remembers: where the last move ended and began, the cells changed in this turn, the pieces that have
/// never moved, and the cell straight on from the last step.
#[derive(Clone, Copy, Debug)]
pub(crate) enum OfState {
    Arrived,
    Departed,
    New,
    Unmoved,
    Onward,
}

/// Which cell is asked for a line through it.
#[derive(Clone, Copy, Debug)]
pub(crate) enum OfLine {
    It,
    Arrived,
}

/// A step of a set program, on a stack of sets.
#[derive(Clone, Debug)]
pub(crate) enum Op<const W: usize> {
    /// Pushes the empty cells.
    Empty,
    /// Pushes the cells of some layers.
    Layers(u16),
    /// Pushes these cells.
    Fixed(Bits<W>),
    /// Pushes what the move at hand tells.
    OfMove(OfMove),
    /// Pushes what the state remembers of moves before.
    OfState(OfState),
    /// Pushes the pits that hold so many seeds.
    Seeds(u32, u32),
    /// Pushes the cells of lines of one layer.
    LineAlike(u16, u32),
    /// Pushes the cells of every place where a pattern stands.
    Pattern(usize),
    /// Complements the top.
    Not,
    /// Joins the top two.
    And,
    /// Takes the top off the one below it.
    AndNot,
    /// Keeps the cells of the second that are not beside the top.
    Apart,
    /// Joins the top two.
    Or,
    /// Drops the top if the one below it is not empty, else keeps it.
    Else,
    /// Leads the top along a relation.
    Near(usize),
    /// Leads the top along lines of empty cells.
    Sight(u16),
    /// Leads the second along lines of cells of the top.
    SightOver(u16),
    /// The cells seen from the third over the second, beyond a cell of the top.
    SightPast(u16),
    /// Leads the top to the last empty cell of each line.
    Farthest(u16),
    /// Leads the third as far as the line has cells of the second, over cells of the top.
    AsFar(u16),
    /// Keeps the line of the top along the move, if it is so long: before the piece, or behind where it was.
    RunOn {
        /// The directions in which the move must lead.
        directions: u16,
        /// How long exactly.
        length: Option<u32>,
        /// Before the piece.
        onward: bool,
    },
    /// Keeps the groups of the top that reach so many of these, or the others.
    Reaching {
        /// The others.
        negated: bool,
        /// How many.
        least: u32,
        /// Of which.
        parts: Box<[Bits<W>]>,
        /// What holds the groups together.
        bond: Bond,
    },
    /// Keeps the groups of the second that touch or reach the top, or the others.
    Groups {
        /// The others.
        negated: bool,
        /// Reach rather than touch.
        reaching: bool,
    },
    /// The same of groups that links hold together: the others; reach rather than touch.
    LinkedGroups(bool, bool),
    /// Keeps the cells of the top that lie in lines so long.
    Line(u16, u32),
    /// Keeps the cells of the third that lie in lines between the second and the top.
    Between(u16, Option<u32>),
    /// Keeps the run back along the track from the second inside the top.
    Trail,
}

impl<const W: usize> Op<W> {
    /// Returns how many results it takes off the stack; it always leaves one.
    pub(crate) fn takes(&self) -> usize {
        match self {
            Op::Empty | Op::Layers(_) | Op::Fixed(_) | Op::Pattern(_) | Op::LineAlike(..) | Op::Seeds(..) => {
                0
            }
            Op::OfMove(_) | Op::OfState(_) => 0,
            Op::Not | Op::Near(_) | Op::Sight(_) | Op::Line(..) => 1,
            Op::Farthest(_) | Op::RunOn { .. } | Op::Reaching { .. } => 1,
            Op::And | Op::AndNot | Op::Apart | Op::Or | Op::Else | Op::Groups { .. } | Op::Trail => 2,
            Op::LinkedGroups(..) | Op::SightOver(_) => 2,
            Op::Between(..) | Op::AsFar(_) | Op::SightPast(_) => 3,
        }
    }

    /// Works something out about the result of a program: `part` tells it of an operation, given that of what it takes.
    pub(crate) fn fold<T>(ops: &[Self], part: impl Fn(&Self, &[T]) -> T) -> Option<T> {
        let mut stack: Vec<T> = Vec::new();
        for op in ops {
            let taken = stack.split_off(stack.len().checked_sub(op.takes())?);
            stack.push(part(op, &taken));
        }
        stack.pop()
    }
}

/// What is known to stand on the cells of a set.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Content {
    Nothing,
    Layer(usize),
    Anything,
}

impl<const W: usize> SetCode<W> {
    /// Returns what is known to stand on all its cells.
    pub(crate) fn content(&self) -> Content {
        match self {
            SetCode::Empty | SetCode::EmptyWithin(_) | SetCode::EmptyApart(..) | SetCode::EmptySeen(..) => {
                Content::Nothing
            }
            SetCode::Layer(layer) | SetCode::LayerWithin(layer, _) => Content::Layer(*layer),
            // An intersection that begins with the empty cells, or with one layer, stays inside it.
            SetCode::Program(ops) => {
                let mut depth = 0_usize;
                let mut inside = Content::Anything;
                for (i, op) in ops.iter().enumerate() {
                    let takes = op.takes();
                    let narrows = matches!(op, Op::And | Op::AndNot | Op::Apart);
                    if takes > 0 && takes >= depth && !narrows {
                        return Content::Anything;
                    }
                    depth = depth + 1 - takes;
                    if i == 0 {
                        inside = match op {
                            Op::Empty => Content::Nothing,
                            Op::Layers(mask) if mask.count_ones() == 1 => {
                                Content::Layer(mask.trailing_zeros() as usize)
                            }
                            _ => return Content::Anything,
                        };
                    }
                }
                inside
            }
            SetCode::NotLayer(_) | SetCode::Fixed(_) => Content::Anything,
        }
    }
}
