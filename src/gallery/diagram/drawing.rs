//! A diagram on its way to paper: the scale, and where things lie.

use super::Diagram;
use super::placement::Place;
use super::theme::Theme;
use paper::figure::{Figure, Point};

/// A diagram being drawn.
pub(super) struct Drawing<'a> {
    pub(super) diagram: &'a Diagram,
    /// Millimetres from cell to cell.
    pub(super) pitch: f64,
    pub(super) theme: Theme,
    pub(super) figure: Figure,
    /// Where the origin of the layout lies on paper.
    pub(super) offset: Point,
}

impl<'a> Drawing<'a> {
    /// Returns where a point of the layout lies on paper.
    pub(super) fn at(&self, point: Point) -> Point {
        point * self.pitch + self.offset
    }

    pub(super) fn place(&self, cell: usize) -> Option<&'a Place> {
        self.diagram.layout.places.get(cell)
    }

    /// Returns the diameter of a piece in millimetres.
    pub(super) fn diameter(&self) -> f64 {
        self.pitch * self.theme.piece
    }
}
