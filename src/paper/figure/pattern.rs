//! The lines and dots of patterns, for papers that have no patterns of their own.

use super::{Bounds, Motif, Pattern, Point};

/// Returns the dots of a square grid that is fixed to the page, so that neighbours match.
pub fn dots(bounds: Bounds, pitch: f64) -> Vec<Point> {
    let mut found = Vec::new();
    let mut y = (bounds.min.y / pitch).floor() * pitch;
    while y <= bounds.max.y + pitch {
        let mut x = (bounds.min.x / pitch).floor() * pitch;
        while x <= bounds.max.x + pitch {
            found.push(Point::new(x, y));
            x += pitch;
        }
        y += pitch;
    }
    found
}

/// Returns the lines of a pattern that cross `bounds`.
pub fn hatching(bounds: Bounds, pattern: &Pattern) -> Vec<(Point, Point)> {
    let Bounds { min, max } = bounds;
    let mut lines = Vec::new();
    if pattern.motif == Motif::Stripes {
        let mut y = (min.y / pattern.pitch).floor() * pattern.pitch;
        while y <= max.y {
            lines.push((Point::new(min.x, y), Point::new(max.x, y)));
            y += pattern.pitch;
        }
        return lines;
    }
    // Slanted lines lie `pitch` apart when their feet lie √2 · pitch apart.
    let step = pattern.pitch * std::f64::consts::SQRT_2;
    let height = max.y - min.y;
    let mut sum = ((min.x + min.y) / step).floor() * step;
    while sum <= max.x + max.y {
        lines.push((Point::new(sum - max.y, max.y), Point::new(sum - max.y + height, min.y)));
        sum += step;
    }
    if pattern.motif == Motif::CrossHatch {
        let mut difference = ((min.x - max.y) / step).floor() * step;
        while difference <= max.x - min.y {
            lines.push((Point::new(difference + min.y, min.y), Point::new(difference + max.y, max.y)));
            difference += step;
        }
    }
    lines
}
