//! Sides and their pieces.

use std::ops::{Index, IndexMut, Not};

use super::board::Facing;
use speech::Localized;

/// One of the two at the board: who begins, or the other. Never a person: after a swap the persons change sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Side {
    /// The side that begins.
    First,
    /// The side that answers.
    Second,
}

impl Side {
    /// Both sides in order.
    pub const BOTH: [Side; 2] = [Side::First, Side::Second];

    /// Returns 0 for the first side and 1 for the second.
    pub fn index(self) -> usize {
        self as usize
    }
}

impl Not for Side {
    type Output = Side;

    fn not(self) -> Side {
        match self {
            Side::First => Side::Second,
            Side::Second => Side::First,
        }
    }
}

/// Something each side has its own of.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct BySide<T>(pub [T; 2]);

impl<T> BySide<T> {
    /// Returns what the function gives for each side.
    pub fn from_fn(mut f: impl FnMut(Side) -> T) -> Self {
        BySide([f(Side::First), f(Side::Second)])
    }

    /// Returns both, changed by a function.
    pub fn map<U>(self, f: impl FnMut(T) -> U) -> BySide<U> {
        BySide(self.0.map(f))
    }
}

impl<T> Index<Side> for BySide<T> {
    type Output = T;

    fn index(&self, side: Side) -> &T {
        &self.0[side.index()]
    }
}

impl<T> IndexMut<Side> for BySide<T> {
    fn index_mut(&mut self, side: Side) -> &mut T {
        &mut self.0[side.index()]
    }
}

/// A side's name and the way it plays.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SideInfo {
    /// The word rules use for it, such as `white`.
    pub word: String,
    /// What people call it.
    pub name: Localized,
    /// Which way is ahead.
    pub facing: Facing,
}

/// A set of layers, one bit each.
pub type Layers = u16;

/// To whom a kind of piece belongs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Owner {
    /// Each side has its own.
    Each,
    /// Nobody's and everybody's.
    Shared,
    /// One side's alone.
    Only(Side),
}

/// A kind of piece.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PieceKind {
    /// The word rules use for it.
    pub word: String,
    /// What people call it.
    pub name: Localized,
    /// To whom it belongs.
    pub owner: Owner,
    /// How many there are, for each owner.
    pub supply: u16,
    /// Whether the file says how many; otherwise there are enough.
    pub counted: bool,
    /// Whether what comes off the board stays off, instead of going back to the supply.
    pub placed_once: bool,
}

/// The pieces of one kind and owner.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Layer {
    /// Index into the kinds.
    pub kind: usize,
    /// The owner, if it has one.
    pub side: Option<Side>,
    /// How many there are.
    pub supply: u16,
    /// Whether what comes off the board stays off.
    pub placed_once: bool,
    /// The letter that stands for it in positions written as text.
    pub letter: char,
    /// The word for it in moves that must name a piece, such as `black` or `two`.
    pub word: String,
}
