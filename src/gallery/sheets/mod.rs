//! The printed products: games become documents.

#[cfg(feature = "pages")]
mod besides;
#[cfg(feature = "pages")]
pub mod board_sheet;
pub mod booklet;
mod captions;
mod concerned;
#[cfg(feature = "pages")]
mod cut_outs;
mod edition;
pub mod example;
pub mod fact;
pub mod finish;
mod ornament;
mod page;
pub mod plain;
mod phrase;
pub mod profile_sheet;
pub mod proof;
pub mod puzzle_sheet;
pub mod ready;
pub mod rule_sheet;
pub mod say;
mod shown;
mod template;
mod tongue;
pub mod verdict;
pub mod young;

pub use page::{Print, SheetOptions};

use paper::typeset::TypesetError;
use paper::typeset::markup::MarkupError;
use speech::{Message, Tell, msg};

/// Why a sheet cannot be printed.
#[derive(Clone, Debug, PartialEq)]
pub enum SheetError {
    /// A placeholder that names no fact of the game.
    UnknownPlaceholder {
        /// The game.
        game: String,
        /// What stands between the braces.
        placeholder: String,
        /// What could stand there.
        known: String,
    },
    /// An example that cannot be drawn.
    Example {
        /// The game.
        game: String,
        /// The example.
        example: String,
        /// Why.
        reason: Message,
    },
    /// A text that cannot be read.
    Text {
        /// The game.
        game: String,
        /// What is wrong.
        error: MarkupError,
    },
    /// Something that does not fit its place or has no glyph.
    Typeset(TypesetError),
    /// Cells too small or too large to be printed.
    CellSize {
        /// The size asked for.
        cell_mm: f64,
    },
}

impl Tell for SheetError {
    fn tell(&self) -> Message {
        match self {
            SheetError::UnknownPlaceholder { game, placeholder, known } => msg("sheets-wrong-placeholder")
                .with("game", game)
                .with("placeholder", placeholder)
                .with("known", known),
            SheetError::Example { game, example, reason } => msg("sheets-wrong-example")
                .with("game", game)
                .with("example", example)
                .with("reason", reason.clone()),
            SheetError::Text { game, error } => {
                msg("sheets-wrong-text").with("game", game).with("error", error.to_string())
            }
            SheetError::Typeset(error) => msg("sheets-wrong-page").with("error", error.tell()),
            SheetError::CellSize { cell_mm } => {
                msg("sheets-wrong-cell-size").with("size", cell_mm.to_string())
            }
        }
    }
}

speech::told_error!(SheetError);

speech::wraps!(SheetError: Typeset(TypesetError));
