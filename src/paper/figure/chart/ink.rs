//! Inks that can be told apart on any printer.

use super::super::{Fill, Motif, Outline, Path, Pattern, Shade, Stroke};

/// What fills a bar. All differ in pattern or by more than two tones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ink {
    /// Full black.
    Black,
    /// Lines rising and falling.
    Crossed,
    /// Dots.
    Dotted,
    /// Middle grey.
    Grey,
    /// Lines rising to the right.
    Hatched,
    /// Light grey.
    Light,
    /// Level lines.
    Striped,
    /// No ink but the outline.
    White,
}

impl Ink {
    /// Returns the tone of words on the ink.
    pub const fn contrast(self) -> Shade {
        match self {
            Self::Black => Shade::WHITE,
            _ => Shade::BLACK,
        }
    }

    /// Returns whether the ink is made of lines or dots.
    pub const fn is_pattern(self) -> bool {
        matches!(self, Self::Crossed | Self::Dotted | Self::Hatched | Self::Striped)
    }

    /// Returns the outline drawn and filled.
    pub(super) fn path(self, outline: Outline) -> Path {
        let pattern = |motif, pitch, weight| Fill::Pattern(Pattern { motif, pitch, weight });
        let fill = match self {
            Self::Black => Fill::Solid(Shade::BLACK),
            Self::Crossed => pattern(Motif::CrossHatch, 1.1, 0.16),
            Self::Dotted => pattern(Motif::Dots, 0.9, 0.2),
            Self::Grey => Fill::Solid(Shade::GREY),
            Self::Hatched => pattern(Motif::Hatch, 0.9, 0.2),
            Self::Light => Fill::Solid(Shade::LIGHT),
            Self::Striped => pattern(Motif::Stripes, 0.8, 0.18),
            Self::White => Fill::Solid(Shade::WHITE),
        };
        Path::stroked(outline, Stroke::black(0.2)).with_fill(fill)
    }
}

/// An ink and what it stands for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Key {
    /// The ink.
    pub ink: Ink,
    /// What it stands for.
    pub name: String,
}

impl Key {
    /// Returns the key of an ink.
    pub fn new(ink: Ink, name: impl Into<String>) -> Self {
        Self { ink, name: name.into() }
    }
}
