//! A diagram on its way to paper: the scale, and where things lie.

use super::Diagram;
use super::placement::Place;
use super::theme::{Labels, Theme};
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

    /// Returns the height of letters beside the board in millimetres; `share` is theirs of a cell.
    pub(super) fn label_height(&self, share: f64, most: f64) -> f64 {
        let wished = match self.theme.labels {
            Labels::Cells => self.pitch * share,
            Labels::Board => self.diagram.layout.bounds.size().width * self.pitch * 0.032,
        };
        wished.clamp(self.theme.least_label, most)
    }

    /// Returns the diameter of a piece in millimetres.
    pub(super) fn diameter(&self) -> f64 {
        self.pitch * self.theme.piece
    }
}
