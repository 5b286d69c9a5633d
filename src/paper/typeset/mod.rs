//! Documents become pages, pages become PDF. Knows nothing of what the documents are about.
//!
//! Documents, the marked text they are written in and the web pages they become ask for nothing; what sets and prints
//! them stands behind the feature `pages`.
//!
//! `flow` and `table` know each other: a table is one of the blocks that flow, and its cells are set as any text is.

#[cfg(feature = "pages")]
pub mod brand;
#[cfg(feature = "pages")]
mod column_widths;
pub mod document;
#[cfg(feature = "pages")]
mod flow;
#[cfg(feature = "pages")]
pub mod fonts;
pub mod html;
#[cfg(feature = "pages")]
pub mod impose;
#[cfg(feature = "pages")]
mod known;
#[cfg(feature = "pages")]
mod lines;
#[cfg(test)]
#[cfg(feature = "pages")]
mod lines_tests;
pub mod markup;
#[cfg(feature = "pages")]
mod outlines;
#[cfg(feature = "pages")]
pub mod page;
#[cfg(feature = "pages")]
mod paginate;
#[cfg(feature = "pages")]
pub mod pdf;
#[cfg(feature = "pages")]
pub mod png;
#[cfg(feature = "pages")]
pub mod raster;
#[cfg(feature = "pages")]
mod script;
#[cfg(feature = "pages")]
mod svg;
#[cfg(feature = "pages")]
mod svg_values;
#[cfg(feature = "pages")]
mod table;
#[cfg(test)]
#[cfg(feature = "pages")]
mod table_tests;
#[cfg(feature = "pages")]
pub mod tag;

#[cfg(feature = "pages")]
pub use paginate::{paginate, paginate_unless};

use speech::{Message, Tell, msg};

/// Why a document cannot be set.
#[derive(Clone, Debug, PartialEq)]
pub enum TypesetError {
    /// A character that no embedded typeface has.
    MissingGlyph {
        /// The character.
        character: char,
        /// The text it stands in.
        text: String,
    },
    /// A picture with more dots than memory should hold.
    TooManyDots {
        /// Dots across.
        width: u32,
        /// Dots down.
        height: u32,
    },
    /// Text or a figure that is wider than its place.
    TooWide {
        /// What does not fit.
        text: String,
        /// Its width in millimetres.
        width: f64,
        /// The width there is.
        room: f64,
    },
    /// A block that is taller than a page.
    TooTall {
        /// What does not fit.
        text: String,
        /// Its height in millimetres.
        height: f64,
        /// The height there is.
        room: f64,
    },
}

impl Tell for TypesetError {
    fn tell(&self) -> Message {
        match self {
            TypesetError::MissingGlyph { character, text } => msg("typeset-missing-glyph")
                .with("character", *character)
                .with("code", format!("U+{:04X}", u32::from(*character)))
                .with("text", text),
            TypesetError::TooManyDots { width, height } => {
                msg("typeset-too-many-dots").with("width", *width).with("height", *height)
            }
            TypesetError::TooWide { text, width, room } => msg("typeset-too-wide")
                .with("text", text)
                .with("width", format!("{width:.1}"))
                .with("room", format!("{room:.1}")),
            TypesetError::TooTall { text, height, room } => msg("typeset-too-tall")
                .with("text", text)
                .with("height", format!("{height:.1}"))
                .with("room", format!("{room:.1}")),
        }
    }
}

speech::told_error!(TypesetError);
