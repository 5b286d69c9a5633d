//! Boards and positions become figures.

pub mod board;
mod braille;
mod drawing;
mod names;
pub mod note;
pub mod placement;
pub mod looks;
pub mod material;
pub mod position;
mod shore;
mod spots;
pub mod stores;
pub mod theme;
mod told;
pub mod token;

pub use note::Note;
pub use placement::{Kind, Layout, Plan};
pub use spots::{Spot, spots};
pub use theme::{Coordinates, Hue, Inks, Labels, PieceStyle, Theme, Token, TokenShape, Tone};

use paper::figure::Figure;

/// A board with what stands on it and what is said about it.
#[derive(Clone, Debug, PartialEq)]
pub struct Diagram {
    /// The board.
    pub layout: Layout,
    /// The pieces: number of the cell and what stands there.
    pub pieces: Vec<(usize, Piece)>,
    /// Marks, arrows, zones and the like.
    pub notes: Vec<Note>,
    /// What the diagram shows, in words.
    pub title: String,
}

/// What stands on a cell.
#[derive(Clone, Debug, PartialEq)]
pub struct Piece {
    /// What it looks like.
    pub token: Token,
    /// A short text on it, such as the number of a move.
    pub text: String,
    /// How many there are; seeds in a pit are drawn one by one.
    pub count: usize,
    /// Its colour, if its name is one.
    pub hue: Option<Hue>,
    /// What it looks like for fingers.
    pub touch: Token,
    /// The last cell it covers, where it covers several: each of them has it, and the first draws it.
    pub reaches: Option<usize>,
}

impl Piece {
    /// Returns one piece without text.
    pub const fn new(token: Token) -> Self {
        Self { token, text: String::new(), count: 1, hue: None, touch: token.by_touch(), reaches: None }
    }
}

/// How large a diagram becomes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Scale {
    /// Millimetres from cell to cell.
    Cell(f64),
    /// Millimetres across the whole board, without coordinates.
    Board(f64),
}

impl Scale {
    /// Returns the largest scale at which a board fits into so many millimetres across and down, with cells of so many at most.
    pub fn within(board: &rules::game::Board, (width, height): (f64, f64), largest_cell: f64) -> Scale {
        let size = Plan::from(board).layout().bounds.size();
        let cell = (width / size.width.max(1.0)).min(height / size.height.max(1.0));
        Scale::Cell(cell.min(largest_cell))
    }
}

/// Draws a diagram.
pub fn draw(diagram: &Diagram, scale: Scale, theme: &Theme) -> Figure {
    drawing::Drawing::new(diagram, scale, *theme).finish()
}
