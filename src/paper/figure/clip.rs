//! The part of a figure inside a rectangle, for drawings larger than their paper.

use super::{Bounds, Figure, Label, Outline, Path, Point, Shape};

/// Returns the shapes of a figure cut off at the edges of `window`. Labels stay whole where their anchor is inside.
pub fn clipped(figure: &Figure, window: Bounds) -> Vec<Shape> {
    let mut shapes = Vec::new();
    for shape in &figure.shapes {
        match shape {
            Shape::Label(label) => shapes.extend(inside(label, window).then(|| shape.clone())),
            Shape::Path(path) => shapes.extend(clip_path(path, window)),
        }
    }
    shapes
}

fn inside(label: &Label, Bounds { min, max }: Bounds) -> bool {
    (min.x..=max.x).contains(&label.at.x) && (min.y..=max.y).contains(&label.at.y)
}

fn clip_path(path: &Path, window: Bounds) -> Vec<Shape> {
    let Bounds { min, max } = path.outline.bounds();
    let is_inside =
        min.x >= window.min.x && min.y >= window.min.y && max.x <= window.max.x && max.y <= window.max.y;
    if is_inside {
        return vec![Shape::Path(path.clone())];
    }
    if max.x < window.min.x || max.y < window.min.y || min.x > window.max.x || min.y > window.max.y {
        return Vec::new();
    }
    let with = |outline: Outline| Shape::Path(Path { outline, ..path.clone() });
    match &path.outline {
        Outline::Line(points) => points
            .windows(2)
            .filter_map(|pair| clip_line(pair[0], pair[1], window))
            .map(|(from, to)| with(Outline::line(from, to)))
            .collect(),
        outline => {
            let ring = ring(outline);
            let area = clip_ring(&ring, window);
            let mut shapes = Vec::new();
            if area.len() >= 3 {
                let filled = Path { stroke: None, outline: Outline::Polygon(area), ..path.clone() };
                shapes.push(Shape::Path(filled));
            }
            // The stroke is cut by itself, so that no line is drawn along the edge of the window.
            if path.stroke.is_some() {
                for (index, from) in ring.iter().enumerate() {
                    let to = ring[(index + 1) % ring.len()];
                    if let Some((from, to)) = clip_line(*from, to, window) {
                        let line = Path { fill: super::Fill::None, ..path.clone() };
                        shapes.push(Shape::Path(Path { outline: Outline::line(from, to), ..line }));
                    }
                }
            }
            shapes
        }
    }
}

/// Returns a closed outline as corners; curves become many short sides.
fn ring(outline: &Outline) -> Vec<Point> {
    match outline {
        Outline::Line(points) | Outline::Polygon(points) => points.clone(),
        Outline::Rect { origin, size, .. } => {
            let max = *origin + Point::new(size.width, size.height);
            vec![*origin, Point::new(max.x, origin.y), max, Point::new(origin.x, max.y)]
        }
        Outline::Ellipse { centre, rx, ry } => {
            // A quarter of a circle from rational points, turned three times; no trigonometry, so every machine
            // draws the same.
            let quarter: Vec<(f64, f64)> = (0..24)
                .map(|step| {
                    let t = f64::from(step) / 24.0;
                    let scale = 1.0 + t * t;
                    ((1.0 - t * t) / scale, 2.0 * t / scale)
                })
                .collect();
            let turned = |quarters: i32, (x, y): (f64, f64)| match quarters {
                0 => (x, y),
                1 => (-y, x),
                2 => (-x, -y),
                _ => (y, -x),
            };
            let mut ring = Vec::with_capacity(4 * quarter.len());
            for quarters in 0..4 {
                for point in &quarter {
                    let (x, y) = turned(quarters, *point);
                    ring.push(*centre + Point::new(x * rx, y * ry));
                }
            }
            ring
        }
    }
}

/// Cuts a piece of a line (Liang and Barsky).
fn clip_line(from: Point, to: Point, Bounds { min, max }: Bounds) -> Option<(Point, Point)> {
    let step = to - from;
    let (mut start, mut end) = (0.0_f64, 1.0_f64);
    let sides = [
        (-step.x, from.x - min.x),
        (step.x, max.x - from.x),
        (-step.y, from.y - min.y),
        (step.y, max.y - from.y),
    ];
    for (towards, room) in sides {
        if towards == 0.0 {
            if room < 0.0 {
                return None;
            }
        } else {
            let at = room / towards;
            if towards < 0.0 {
                start = start.max(at);
            } else {
                end = end.min(at);
            }
        }
    }
    (start < end).then(|| (from + step * start, from + step * end))
}

/// Cuts an area at each edge of the window in turn (Sutherland and Hodgman).
fn clip_ring(ring: &[Point], Bounds { min, max }: Bounds) -> Vec<Point> {
    let edges: [(bool, f64, f64); 4] =
        [(true, min.x, 1.0), (true, max.x, -1.0), (false, min.y, 1.0), (false, max.y, -1.0)];
    let mut kept = ring.to_vec();
    for (level, limit, sign) in edges {
        let room = |p: Point| sign * (if level { p.x } else { p.y } - limit);
        let mut next = Vec::with_capacity(kept.len() + 4);
        for (index, to) in kept.iter().enumerate() {
            let from = kept[(index + kept.len() - 1) % kept.len()];
            let (before, after) = (room(from), room(*to));
            if (before < 0.0) != (after < 0.0) {
                next.push(from.towards(*to, before / (before - after)));
            }
            if after >= 0.0 {
                next.push(*to);
            }
        }
        kept = next;
    }
    kept
}

#[cfg(test)]
mod tests {
    use super::clipped;
    use crate::figure::{Bounds, Figure, Fill, Outline, Path, Point, Shade, Shape, Size, Stroke};

    #[test]
    fn nothing_is_left_outside_the_window_and_parts_meet_at_the_cut() {
        let mut figure = Figure::new(Size::new(100.0, 100.0), "large");
        let ball = Outline::circle(Point::new(50.0, 50.0), 30.0);
        figure.draw(Path::stroked(ball, Stroke::black(1.0)).with_fill(Fill::Solid(Shade::GREY)));
        figure.draw(Path::stroked(
            Outline::line(Point::new(0.0, 0.0), Point::new(100.0, 100.0)),
            Stroke::black(1.0),
        ));
        let mut area = 0.0;
        for (left, right) in [(0.0, 50.0), (50.0, 100.0)] {
            let window = Bounds { min: Point::new(left, 0.0), max: Point::new(right, 100.0) };
            for shape in clipped(&figure, window) {
                let Shape::Path(path) = shape else { continue };
                let bounds = path.outline.bounds();
                assert!(bounds.min.x >= left - 1e-9 && bounds.max.x <= right + 1e-9, "{bounds:?}");
                if let (Outline::Polygon(ring), Fill::Solid(_)) = (&path.outline, path.fill) {
                    let mut twice = 0.0;
                    for (index, from) in ring.iter().enumerate() {
                        let to = ring[(index + 1) % ring.len()];
                        twice += from.x * to.y - to.x * from.y;
                    }
                    area += (twice / 2.0_f64).abs();
                }
            }
        }
        let ball = std::f64::consts::PI * 30.0 * 30.0;
        assert!((area - ball).abs() < ball * 0.002, "{area} {ball}");
    }
}
