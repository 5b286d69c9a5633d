//! A random game, and the memory that playing many of them reuses.

use crate::engine::play::ending::Ending;
use crate::engine::play::generate::Scratch;
use crate::engine::play::history::History;

/// A game of random moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Playout {
    /// How it ended; `None` if it was given up.
    pub ending: Option<Ending>,
    /// How many moves were made.
    pub plies: u32,
}

/// What playouts reuse.
#[derive(Clone, Debug, Default)]
pub(crate) struct Memory<const W: usize> {
    /// Whether sides that see at a glance where they win at once go there.
    pub(crate) takes_wins: bool,
    pub(crate) history: History,
    pub(crate) scratch: Scratch<W>,
    pub(crate) liberties: Liberties,
    /// The positions of a game of sowing.
    pub(crate) boards: Vec<u128>,
}

/// Whether every group on the board is known to breathe.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Liberties {
    /// Nobody has looked.
    #[default]
    Unknown,
    /// It does.
    All,
    /// It does not.
    NotAll,
}
