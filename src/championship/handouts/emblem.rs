//! The emblems of games on cards.

use super::canvas::Canvas;
use paper::figure::{Bounds, Fill, Path, Point, Shade, Stroke};

pub use paper::figure::emblem::Emblem;

/// The grey behind words: seen, and lost by no copier's dirt.
const PALE: Shade = Shade(232);

/// How an emblem is put on a card.
pub(super) trait OnCards {
    /// Fills an area with the colour.
    fn band(&self, canvas: &mut Canvas, area: Bounds);
    /// Fills an area with the pattern, for printers without colours.
    fn strip(&self, canvas: &mut Canvas, area: Bounds);
    /// Draws the shape, white with a dark edge, around a middle.
    fn white_sign(&self, canvas: &mut Canvas, centre: Point, radius: f64);
    /// Draws the shape so pale that words are read on it.
    fn watermark(&self, canvas: &mut Canvas, centre: Point, radius: f64);
    /// Draws the shape in its colour around a middle.
    fn coloured_sign(&self, canvas: &mut Canvas, centre: Point, radius: f64);
}

impl OnCards for Emblem {
    fn band(&self, canvas: &mut Canvas, area: Bounds) {
        canvas.rect(area, None, Fill::Colour(self.colour));
    }

    fn strip(&self, canvas: &mut Canvas, area: Bounds) {
        canvas.rect(area, None, Fill::Pattern(self.pattern));
    }

    fn white_sign(&self, canvas: &mut Canvas, centre: Point, radius: f64) {
        canvas.path(self.sign(centre, radius, Fill::Solid(Shade::WHITE)));
    }

    fn watermark(&self, canvas: &mut Canvas, centre: Point, radius: f64) {
        // A line, not an area: a square would look like a box around the words.
        let pen = Stroke { shade: PALE, ..Stroke::black(radius * 0.06) };
        canvas.path(Path::stroked(self.outline(centre, radius), pen).with_class("watermark"));
    }

    fn coloured_sign(&self, canvas: &mut Canvas, centre: Point, radius: f64) {
        canvas.path(self.sign(centre, radius, Fill::Colour(self.colour)));
    }
}
