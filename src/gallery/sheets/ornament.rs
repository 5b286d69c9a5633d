//! What a cover and a poster have besides words and boards: a band like the edge of a board in the middle of a game.

use paper::figure::{Figure, Fill, Outline, Path, Point, Shade, Size, Stroke};

/// Cells across and down.
const CELLS: (usize, usize) = (28, 2);
/// Where pieces stand, from left to right: the column, the row, and whether the piece is black.
const PIECES: [(usize, usize, bool); 12] = [
    (2, 0, false),
    (3, 1, true),
    (4, 0, false),
    (9, 1, true),
    (12, 0, true),
    (13, 1, false),
    (14, 0, true),
    (18, 1, false),
    (21, 0, false),
    (23, 1, true),
    (24, 0, true),
    (25, 1, false),
];

/// Returns a band of so many millimetres across.
pub(super) fn band(width: f64) -> Figure {
    let (across, down) = CELLS;
    let cell = width / across as f64;
    let mut figure = Figure::new(Size::new(width, cell * down as f64), "");
    let at = |column: usize, row: usize| Point::new(column as f64 * cell, row as f64 * cell);
    for row in 0..down {
        for column in (row..across).step_by(2) {
            let square = Outline::Rect { origin: at(column, row), size: Size::new(cell, cell), corner: 0.0 };
            figure.draw(Path::filled(square, Fill::Solid(Shade::LIGHT)).with_class("ornament"));
        }
    }
    for (column, row, is_black) in PIECES {
        let centre = at(column, row) + Point::new(cell / 2.0, cell / 2.0);
        let shade = if is_black { Shade::BLACK } else { Shade::WHITE };
        let disc = Path::stroked(Outline::circle(centre, cell * 0.36), Stroke::black(cell * 0.05));
        figure.draw(disc.with_fill(Fill::Solid(shade)).with_class("ornament"));
    }
    let rim = Outline::Rect { origin: at(0, 0), size: figure.size, corner: 0.0 };
    figure.draw(Path::stroked(rim, Stroke::black(0.3)).with_class("ornament"));
    figure
}
