//! The printed products: games become documents.

pub mod board_sheet;
pub mod booklet;
mod condition;
mod edition;
pub mod example;
pub mod fact;
mod noun;
mod page;
pub mod plain;
mod phrase;
pub mod profile_sheet;
pub mod proof;
pub mod puzzle_sheet;
pub mod rule_sheet;
pub mod say;
mod template;
mod turn;

use thiserror::Error;

use paper::typeset::TypesetError;
use paper::typeset::markup::MarkupError;

/// Why a sheet cannot be printed.
#[derive(Clone, Debug, PartialEq, Error)]
pub enum SheetError {
    /// A placeholder that names no fact of the game.
    #[error("`{{{placeholder}}}` in the text of `{game}` names no fact; there are {known}")]
    UnknownPlaceholder {
        /// The game.
        game: String,
        /// What stands between the braces.
        placeholder: String,
        /// What could stand there.
        known: String,
    },
    /// An example that cannot be drawn.
    #[error("example `{example}` of `{game}` cannot be drawn: {reason}")]
    Example {
        /// The game.
        game: String,
        /// The example.
        example: String,
        /// Why.
        reason: String,
    },
    /// A text that cannot be read.
    #[error("the text of `{game}` cannot be set: {error}")]
    Text {
        /// The game.
        game: String,
        /// What is wrong.
        error: MarkupError,
    },
    /// Something that does not fit its place or has no glyph.
    #[error(transparent)]
    Typeset(#[from] TypesetError),
    /// Cells too small or too large to be printed.
    #[error("a cell of {cell_mm} mm cannot be printed; choose 5 to 100 mm")]
    CellSize {
        /// The size asked for.
        cell_mm: f64,
    },
}
