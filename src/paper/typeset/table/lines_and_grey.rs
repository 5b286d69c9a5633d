//! The lines and the grey of a table, also where rows stand side by side.

use super::Grid;
use crate::figure::{Fill, Outline, Path, Point, Shade, Size, Stroke};
use crate::typeset::flow::{Chunk, rule};
use crate::typeset::page::Mark;

/// The class of the grey of a row.
const ZEBRA_CLASS: &str = "zebra";
/// The grey of every second row: pale enough for pencil, dark enough to lead the eye.
const ZEBRA: Shade = Shade(238);
/// The width of lines, in millimetres, that may begin right at the edge of a table.
const THICKEST_AT_EDGES: f64 = 0.3;
/// Millimetres between rows that stand side by side, with a line in the middle.
pub(super) const GUTTER: f64 = 7.0;

/// Says whether a mark is the grey that a row stands on.
pub(crate) fn is_grey(mark: &Mark) -> bool {
    matches!(mark, Mark::Path(path) if path.class == ZEBRA_CLASS)
}

impl Grid<'_> {
    /// Returns where each column begins.
    pub(super) fn left_of(&self, column: usize) -> f64 {
        let n_each = (self.widths.len() / self.table.across.max(1)).max(1);
        let n_gutters = (column / n_each).min(self.table.across.saturating_sub(1));
        self.left + self.widths[..column].iter().sum::<f64>() + n_gutters as f64 * GUTTER
    }

    /// Returns where the rows that stand side by side begin and end.
    pub(super) fn strips(&self) -> Vec<(f64, f64)> {
        let n_strips = self.table.across.clamp(1, self.widths.len());
        let n_each = self.widths.len() / n_strips;
        let strip = |index: usize| {
            let first = index * n_each;
            let end = if index + 1 == n_strips { self.widths.len() } else { first + n_each };
            let from = self.left_of(first);
            (from, from + self.widths[first..end].iter().sum::<f64>())
        };
        (0..n_strips).map(strip).collect()
    }

    /// Draws a line below a row.
    pub(super) fn rule_across(&self, chunk: &mut Chunk, weight: f64) {
        let height = chunk.height;
        // A heavy line ends where thin ones do, its own width included.
        let inset = (weight - THICKEST_AT_EDGES).max(0.0) / 2.0;
        let across = |(from, to)| rule(height, from + inset, to - inset, weight);
        chunk.marks.extend(self.strips().into_iter().map(across));
    }

    /// Draws grey below a row.
    pub(super) fn grey(&self, chunk: &mut Chunk) {
        for (from, to) in self.strips() {
            let size = Size::new(to - from, chunk.height);
            let area = Outline::Rect { origin: Point::new(from, 0.0), size, corner: 0.0 };
            let grey = Path::filled(area, Fill::Solid(ZEBRA)).with_class(ZEBRA_CLASS);
            chunk.marks.insert(0, Mark::Path(grey));
        }
    }

    /// Draws the lines between the columns of a row, and one between rows that stand side by side.
    pub(super) fn box_in(&self, chunk: &mut Chunk) {
        let height = chunk.height;
        let line = |x: f64| Outline::line(Point::new(x, 0.0), Point::new(x, height));
        let drawn = |x: f64| Mark::Path(Path::stroked(line(x), Stroke::black(0.15)).with_class("grid"));
        chunk.marks.extend((0..self.widths.len()).map(|column| drawn(self.left_of(column))));
        let strips = self.strips();
        chunk.marks.extend(strips.iter().map(|(_, to)| drawn(*to)));
        for (_, to) in strips.iter().rev().skip(1) {
            let parting = Path::stroked(line(to + GUTTER / 2.0), Stroke::black(0.35));
            chunk.marks.push(Mark::Path(parting.with_class("gutter")));
        }
    }
}
