//! The outlines of the letters of a font.

use std::sync::{Mutex, PoisonError};

use allsorts::binary::read::ReadScope;
use allsorts::cff::CFF;
use allsorts::cff::outline::CFFOutlines;
use allsorts::outline::{OutlineBuilder, OutlineSink};
use allsorts::tables::FontTableProvider;
use allsorts::tables::glyf::{GlyfVisitorContext, LocaGlyf};

/// What the glyphs of a font look like, in one of the two ways in which fonts say it.
pub(crate) enum Outlines {
    /// Curves of the third degree (PostScript).
    Cubic(Box<CFF<'static>>),
    /// Curves of the second degree (TrueType), with the glyphs read so far.
    Quadratic(Mutex<LocaGlyf>),
}

impl Outlines {
    /// Reads them from the tables of a font.
    pub(crate) fn read(font: &impl FontTableProvider, table: Option<ReadScope<'static>>) -> Option<Self> {
        match table {
            Some(table) => table.read::<CFF<'static>>().ok().map(|cff| Self::Cubic(Box::new(cff))),
            None => LocaGlyf::load(font).ok().map(|glyphs| Self::Quadratic(Mutex::new(glyphs))),
        }
    }

    /// Draws a glyph; one the font does not have draws nothing.
    pub(crate) fn draw(&self, glyph: u16, pen: &mut impl OutlineSink) {
        // An outline that breaks off leaves what was drawn so far.
        match self {
            Self::Cubic(table) => drop(CFFOutlines { table }.visit(glyph, None, pen)),
            Self::Quadratic(glyphs) => {
                let mut glyphs = glyphs.lock().unwrap_or_else(PoisonError::into_inner);
                drop(GlyfVisitorContext::new(&mut glyphs, None).visit(glyph, None, pen));
            }
        }
    }
}
