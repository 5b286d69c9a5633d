//! Documents become pages, pages become PDF. Knows nothing of what the documents are about.

pub mod document;
mod flow;
pub mod fonts;
pub mod html;
pub mod impose;
mod label;
mod lines;
#[cfg(test)]
mod lines_tests;
pub mod markup;
pub mod page;
mod paginate;
pub mod pdf;
pub mod png;
pub mod raster;
mod svg;
mod table;

pub use paginate::paginate;

use thiserror::Error;

/// Why a document cannot be set.
#[derive(Clone, Debug, PartialEq, Error)]
pub enum TypesetError {
    /// A character that no embedded typeface has.
    #[error(
        "no embedded typeface has the character `{character}` (U+{:04X}) of `{text}`; write it in another way",
        u32::from(*character)
    )]
    MissingGlyph {
        /// The character.
        character: char,
        /// The text it stands in.
        text: String,
    },
    /// A picture with more dots than memory should hold.
    #[error("the picture would be {width} by {height} dots; draw it smaller")]
    TooManyDots {
        /// Dots across.
        width: u32,
        /// Dots down.
        height: u32,
    },
    /// Text or a figure that is wider than its place.
    #[error(
        "`{text}` is {width:.1} mm wide, its place on the page has {room:.1} mm; shorten it or take larger paper"
    )]
    TooWide {
        /// What does not fit.
        text: String,
        /// Its width in millimetres.
        width: f64,
        /// The width there is.
        room: f64,
    },
    /// A block that is taller than a page.
    #[error("`{text}` is {height:.1} mm tall, a page has {room:.1} mm; divide it or take larger paper")]
    TooTall {
        /// What does not fit.
        text: String,
        /// Its height in millimetres.
        height: f64,
        /// The height there is.
        room: f64,
    },
}
