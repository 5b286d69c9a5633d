//! What is said about a position: marks, numbers, arrows, dots, rings and zones.

use super::board::{Coordinate, ZONE_RADIUS, apart, drawing_bounds};
use super::drawing::Drawing;
use super::placement::Form;
use super::theme::{Coordinates, Hue, Inks, Tone, WON, ZONE};
pub use super::told::told;
use super::{Diagram, Piece, braille, shore};
use paper::figure::{Bounds, Colour, Fill, Label, Motif, Outline, Path, Pattern, Point, Shade, Size, Stroke};

/// A remark on the board.
#[derive(Clone, Debug, PartialEq)]
pub enum Note {
    /// A short text in a cell, such as `1` or `a`.
    Mark {
        /// The cell.
        cell: usize,
        /// The text.
        text: String,
    },
    /// An arrow from cell to cell.
    Arrow {
        /// Where it starts.
        from: usize,
        /// Where it points.
        to: usize,
    },
    /// A link between two pieces, which lies under them.
    Link {
        /// One of them.
        from: usize,
        /// The other.
        to: usize,
        /// The tone of the pieces.
        tone: Tone,
    },
    /// A dot on a cell a piece may go to.
    Dot {
        /// The cell.
        cell: usize,
    },
    /// A cross on a cell, such as a capture or a forbidden move.
    Cross {
        /// The cell.
        cell: usize,
    },
    /// A ring in a cell, such as the start of a piece.
    Ring {
        /// The cell.
        cell: usize,
    },
    /// Cells under a light pattern, with a name beside the board.
    Zone {
        /// The cells.
        cells: Vec<usize>,
        /// The name; may be empty.
        label: String,
    },
    /// The cells of the line, path or group that won, under a light ground; points are joined by it.
    Won {
        /// The cells.
        cells: Vec<usize>,
    },
    /// The dark cells of a chequered board.
    Dark {
        /// The cells.
        cells: Vec<usize>,
    },
    /// A band along a side of the board that somebody wants to join to another.
    Shore {
        /// The cells of the side.
        cells: Vec<usize>,
        /// The tone of whoever wants to; grey if both do.
        tone: Tone,
        /// The colour, as of a piece.
        hue: Option<Hue>,
        /// What whoever wants to is called; empty if both do.
        whose: String,
    },
    /// Where seeds are kept that somebody has made, at an end of the board.
    Store {
        /// Whether it lies at the left end.
        is_left: bool,
        /// How many lie in it.
        seeds: usize,
        /// What its owner is called.
        whose: String,
    },
}

/// Says whether a zone is a side of the board with a band along it, which says all that a shade would.
pub(super) fn is_banded(diagram: &Diagram, note: &Note) -> bool {
    let Note::Zone { cells: zone, .. } = note else { return false };
    diagram.notes.iter().any(|other| matches!(other, Note::Shore { cells, .. } if cells == zone))
}

/// Returns the room that remarks need beside the board.
pub(super) fn reach(drawing: &Drawing<'_>) -> Vec<Bounds> {
    let bounds = |(said, _): &(Coordinate, Option<(Point, Point)>)| match said {
        Coordinate::Label(label) => {
            // Generous for any typeface: six tenths of an em a letter.
            let width = label.size * 0.6 * label.text.chars().count() as f64;
            let half = Point::new(width / 2.0, label.size * 0.6);
            Bounds { min: label.at - half, max: label.at + half }
        }
        Coordinate::Dots(_) => drawing_bounds(said),
    };
    labels(drawing).iter().map(bounds).collect()
}

/// Draws what lies under lines and pieces.
pub(super) fn below(drawing: &mut Drawing<'_>) {
    let diagram = drawing.diagram;
    for note in &diagram.notes {
        if let Note::Zone { cells, .. } = note
            && !is_banded(diagram, note)
        {
            for cell in cells {
                shade(drawing, *cell, ZONE);
            }
            border(drawing, cells);
        }
        if let Note::Won { cells } = note {
            shore::join(drawing, cells);
            let is_area =
                |cell: &&usize| drawing.place(**cell).is_some_and(|of| matches!(of.form, Form::Area(_)));
            let areas: Vec<usize> = cells.iter().filter(is_area).copied().collect();
            areas.into_iter().for_each(|cell| shade(drawing, cell, WON));
        }
    }
}

/// Draws the links between pieces: those of dark pieces black, those of light ones white with black edges.
pub(super) fn links(drawing: &mut Drawing<'_>) {
    let (diagram, width) = (drawing.diagram, drawing.pitch * 0.16);
    for note in &diagram.notes {
        let Note::Link { from, to, tone } = note else { continue };
        let Some((from, to)) = drawing.place(*from).zip(drawing.place(*to)) else { continue };
        let line = || Outline::line(drawing.at(from.centre), drawing.at(to.centre));
        let dark = Path::stroked(line(), Stroke::black(width)).with_class("link");
        let light = Stroke::black(width * 0.5).with_shade(Shade::WHITE);
        let light = (*tone != Tone::Black).then(|| Path::stroked(line(), light).with_class("link"));
        drawing.figure.draw(dark);
        light.into_iter().for_each(|path| drawing.figure.draw(path));
    }
}

/// Draws a line around the cells of a zone, which stays where a copier knows no grey.
fn border(drawing: &mut Drawing<'_>, cells: &[usize]) {
    let areas = cells.iter().filter_map(|cell| match &drawing.place(*cell)?.form {
        Form::Area(corners) => Some(corners.as_slice()),
        _ => None,
    });
    let outer = shore::outer_sides(areas);
    let line = Stroke::black(drawing.theme.frame);
    for (from, to) in outer {
        let (from, to) = (drawing.at(from), drawing.at(to));
        drawing.figure.draw(Path::stroked(Outline::line(from, to), line).with_class("zone edge"));
    }
}

/// Draws what lies over lines and pieces.
pub(super) fn above(drawing: &mut Drawing<'_>) {
    let diagram = drawing.diagram;
    for note in &diagram.notes {
        match note {
            Note::Mark { cell, text } => mark(drawing, *cell, text),
            Note::Arrow { from, to } => arrow(drawing, *from, *to),
            Note::Dot { cell } => dot(drawing, *cell),
            Note::Cross { cell } => cross(drawing, *cell),
            Note::Ring { cell } => ring(drawing, *cell),
            Note::Link { .. }
            | Note::Zone { .. }
            | Note::Won { .. }
            | Note::Dark { .. }
            | Note::Store { .. }
            | Note::Shore { .. } => {}
        }
    }
    for (label, leader) in labels(drawing) {
        if let Some((from, to)) = leader {
            drawing.figure.draw(Path::stroked(Outline::line(from, to), Stroke::black(0.15)));
        }
        drawing.say(label);
    }
}

fn shade(drawing: &mut Drawing<'_>, cell: usize, ink: Colour) {
    let Some(place) = drawing.place(cell) else { return };
    if let Form::Edge(from, to) = &place.form {
        let line = Outline::line(drawing.at(*from), drawing.at(*to));
        let light = Stroke::black(drawing.pitch * 0.16).with_shade(Shade::LIGHT);
        drawing.figure.draw(Path::stroked(line, light).with_class("zone"));
        return;
    }
    let outline = match &place.form {
        Form::Area(corners) => Outline::Polygon(corners.iter().map(|corner| drawing.at(*corner)).collect()),
        // No copy takes a diamond for a piece.
        Form::Crossing => {
            let corner = |x: f64, y: f64| drawing.at(place.centre + Point::new(x, y) * ZONE_RADIUS);
            Outline::Polygon(vec![corner(0.0, -1.0), corner(1.0, 0.0), corner(0.0, 1.0), corner(-1.0, 0.0)])
        }
        Form::Edge(..) | Form::Box | Form::Pit => {
            Outline::circle(drawing.at(place.centre), drawing.pitch * ZONE_RADIUS)
        }
    };
    let fill = if drawing.theme.inks == Inks::Colour {
        Fill::Colour(ink)
    } else if drawing.by_touch() {
        Fill::Pattern(Pattern {
            motif: Motif::Dots,
            pitch: drawing.pitch / 6.0,
            weight: drawing.pitch / 30.0,
        })
    } else {
        Fill::Solid(Shade::LIGHT)
    };
    let line = Stroke::black(drawing.theme.line);
    let class = if matches!(place.form, Form::Area(_)) { "zone" } else { "zone point" };
    drawing.figure.draw(Path::stroked(outline, line).with_fill(fill).with_class(class));
}

/// Returns the names of zones beside the board, each near its zone or with a line to it; in braille below it, where they have room.
fn labels(drawing: &Drawing<'_>) -> Vec<(Coordinate, Option<(Point, Point)>)> {
    let is_named = |note: &Note| matches!(note, Note::Zone { label, .. } if !label.is_empty());
    if !drawing.diagram.notes.iter().any(is_named) {
        return Vec::new();
    }
    let height = drawing.label_height(0.42 * drawing.theme.label_growth, 4.5);
    let mut taken: Vec<Bounds> = drawing.coordinates().iter().map(drawing_bounds).collect();
    let mut found = Vec::new();
    for note in &drawing.diagram.notes {
        let Note::Zone { cells, label } = note else { continue };
        if label.is_empty() {
            continue;
        }
        let centres: Vec<Point> = cells
            .iter()
            .filter_map(|cell| drawing.place(*cell))
            .map(|place| drawing.at(place.centre))
            .collect();
        if drawing.theme.coordinates == Coordinates::Braille {
            let bounds = drawing.diagram.layout.bounds;
            let (low, high) = (drawing.at(bounds.min), drawing.at(bounds.max));
            let size = braille::size(label);
            // Below the letters of the columns.
            let y = high.y + 22.0 + (size.height + 4.0) * found.len() as f64;
            let centre = Point::new(low.x.max((low.x + high.x) / 2.0), y);
            found.push((Coordinate::Dots(braille::dots(label, centre)), None));
            continue;
        }
        let size = Size::new(height * 0.6 * label.chars().count() as f64, height * 1.2);
        let beyond = beyond_side(drawing, &centres, size, &taken).map(|at| (at, None));
        let Some((at, leader)) = beyond.or_else(|| aside(drawing, &centres, size, &taken)) else { continue };
        taken.push(around(at, size));
        found.push((Coordinate::Label(Label::centred(at, label.clone(), height)), leader));
    }
    found
}

/// Returns the room of something of a size around a middle.
fn around(at: Point, size: Size) -> Bounds {
    let half = Point::new(size.width / 2.0, size.height / 2.0);
    Bounds { min: at - half, max: at + half }
}

fn overlap(one: Bounds, other: Bounds) -> bool {
    one.min.x < other.max.x && other.min.x < one.max.x && one.min.y < other.max.y && other.min.y < one.max.y
}

/// Returns where the name of a side of the board stands, on boards without letters beside them: out from the middle of the side, clear
/// of all that is drawn. What lies about the middle of the board is on no side.
fn beyond_side(drawing: &Drawing<'_>, centres: &[Point], size: Size, taken: &[Bounds]) -> Option<Point> {
    /// Millimetres from what is drawn.
    const GAP: f64 = 0.8;
    let layout = &drawing.diagram.layout;
    let middle = drawing.at(layout.bounds.min.towards(layout.bounds.max, 0.5));
    let sum = centres.iter().fold(Point::new(0.0, 0.0), |sum, centre| sum + *centre);
    let mean = sum * (1.0 / centres.len().max(1) as f64);
    let near = centres.iter().copied().min_by(|a, b| a.distance(mean).total_cmp(&b.distance(mean)))?;
    let is_side = mean.distance(middle) > drawing.pitch && near.distance(middle) > drawing.pitch;
    if !layout.coordinates.is_empty() || !is_side {
        return None;
    }
    let step = (near - middle) * (0.5 / near.distance(middle));
    let line_gap = drawing.pitch * 0.2 + GAP;
    let is_clear = |at: Point| {
        let from_line = |(from, to): &(Point, Point)| apart(at, size, (drawing.at(*from), drawing.at(*to)));
        let from_place = |centre: Point| apart(at, size, (centre, centre));
        layout
            .places
            .iter()
            .all(|place| from_place(drawing.at(place.centre)) > drawing.pitch * ZONE_RADIUS + GAP)
            && layout.lines.iter().all(|line| from_line(line) > line_gap)
            && !taken.iter().any(|other| overlap(around(at, size), *other))
    };
    let mut at = near + step;
    while !is_clear(at) {
        at = at + step;
    }
    Some(at)
}

/// Returns where the name of a zone stands at the right of the board, or at its left where the zone lies in the left half, and the line
/// to it; below the names that are there already.
fn aside(
    drawing: &Drawing<'_>,
    centres: &[Point],
    size: Size,
    taken: &[Bounds],
) -> Option<(Point, Option<(Point, Point)>)> {
    let bounds = drawing.diagram.layout.bounds;
    let (low, high) = (drawing.at(bounds.min), drawing.at(bounds.max));
    let zone = Bounds::around(centres.iter().copied())?;
    let is_left = zone.max.x < (low.x + high.x) / 2.0 - drawing.pitch * 0.3;
    let outward = if is_left { -1.0 } else { 1.0 };
    // From the lowest of the cells that lie nearest to the name.
    let reach = |centre: &Point| (centre.x * outward, centre.y);
    let farther = |a: &Point, b: &Point| {
        let (a, b) = (reach(a), reach(b));
        a.0.total_cmp(&b.0).then(a.1.total_cmp(&b.1))
    };
    let from = centres.iter().copied().max_by(farther)?;
    let start = Point::new(from.x + outward * drawing.pitch * 0.3, from.y);
    // Beyond the digits at the left.
    let digits = drawing.coordinates();
    let left = digits.iter().map(|said| drawing_bounds(said).min.x).fold(low.x, f64::min);
    let rim = if is_left { left } else { high.x };
    let end = rim + outward * 2.0;
    let mut at = Point::new(end + outward * (0.8 + size.width / 2.0), from.y);
    while taken.iter().any(|other| overlap(around(at, size), *other)) {
        at.y += size.height / 4.0;
    }
    Some((at, Some((start, Point::new(end, at.y)))))
}

/// Returns the piece on a cell, if there is one.
fn piece_at<'d>(drawing: &Drawing<'d>, cell: usize) -> Option<&'d Piece> {
    drawing.diagram.pieces.iter().find(|(at, _)| *at == cell).map(|(_, piece)| piece)
}

fn mark(drawing: &mut Drawing<'_>, cell: usize, text: &str) {
    let Some(place) = drawing.place(cell) else { return };
    let centre = drawing.at(place.centre);
    let room = if text.chars().count() > 2 { 0.36 } else { 0.5 };
    let on_piece = piece_at(drawing, cell).map(|piece| piece.grounds(drawing.theme.inks));
    let (ground, shade) = match (&place.form, on_piece) {
        (_, Some((Some(ground), shade))) => (Some(ground), shade),
        // The ground hides the lines of the board; a piece has a ground of its own.
        (Form::Crossing, None) => (Some(Shade::WHITE), Shade::BLACK),
        (_, Some((None, shade))) => (None, shade),
        (_, None) => (None, Shade::BLACK),
    };
    if drawing.theme.coordinates == Coordinates::Braille {
        let size = braille::size(text);
        let origin = centre - Point::new(size.width / 2.0 + 1.0, size.height / 2.0 + 1.0);
        let size = Size::new(size.width + 2.0, size.height + 2.0);
        let ground = Outline::Rect { origin, size, corner: 0.0 };
        drawing.figure.draw(Path::filled(ground, Fill::Solid(Shade::WHITE)));
        return drawing.say(Coordinate::Dots(braille::dots(text, centre)));
    }
    if let Some(ground) = ground {
        let outline = Outline::circle(centre, drawing.pitch * 0.3);
        drawing.figure.draw(Path::filled(outline, Fill::Solid(ground)));
    }
    drawing.figure.draw(Label::centred(centre, text, drawing.pitch * room).bold().with_shade(shade));
}

fn arrow(drawing: &mut Drawing<'_>, from: usize, to: usize) {
    // An arrow leaves a piece at its rim.
    let rim = if piece_at(drawing, from).is_some() { drawing.theme.piece / 2.0 + 0.03 } else { 0.3 };
    let (Some(from), Some(to)) = (drawing.place(from), drawing.place(to)) else { return };
    let (start, end) = (drawing.at(from.centre), drawing.at(to.centre));
    let length = start.distance(end);
    if length < 1e-6 {
        return;
    }
    let along = (end - start) * (1.0 / length);
    let across = Point::new(-along.y, along.x);
    let pitch = drawing.pitch;
    // It ends near the middle of its goal.
    let start = start + along * (pitch * rim);
    let tip = end - along * (pitch * 0.12);
    let head = (pitch * 0.28).clamp(1.2, 4.0);
    let neck = tip - along * head;
    let width = (pitch * 0.06).clamp(0.28, 1.1);
    // A white edge keeps the arrow visible on black pieces.
    let shaft = Outline::line(start, neck);
    drawing.figure.draw(Path::stroked(shaft.clone(), Stroke::black(width * 2.2).with_shade(Shade::WHITE)));
    let barbs = Outline::Polygon(vec![tip, neck + across * (head * 0.48), neck - across * (head * 0.48)]);
    let edge = Stroke::black(width * 1.6).with_shade(Shade::WHITE);
    drawing.figure.draw(Path::stroked(barbs.clone(), edge).with_fill(Fill::Solid(Shade::BLACK)));
    drawing.figure.draw(Path::stroked(shaft, Stroke::black(width)).with_class("arrow"));
    drawing.figure.draw(Path::filled(barbs, Fill::Solid(Shade::BLACK)).with_class("arrow"));
}

fn dot(drawing: &mut Drawing<'_>, cell: usize) {
    let Some(place) = drawing.place(cell) else { return };
    let outline = Outline::circle(drawing.at(place.centre), drawing.pitch * 0.13);
    let edge = Stroke::black(drawing.theme.line.max(drawing.pitch * 0.04)).with_shade(Shade::WHITE);
    drawing.figure.draw(Path::stroked(outline, edge).with_fill(Fill::Solid(Shade::BLACK)).with_class("dot"));
}

fn cross(drawing: &mut Drawing<'_>, cell: usize) {
    let Some(place) = drawing.place(cell) else { return };
    let centre = drawing.at(place.centre);
    let reach = drawing.pitch * 0.24;
    let width = (drawing.pitch * 0.1).max(0.3);
    let strokes = [(-1.0, -1.0), (1.0, -1.0)];
    let lines = strokes.map(|(x, y)| {
        let arm = Point::new(x * reach, y * reach);
        Outline::line(centre - arm, centre + arm)
    });
    for line in &lines {
        let edge = Stroke::black(width * 2.4).with_shade(Shade::WHITE);
        drawing.figure.draw(Path::stroked(line.clone(), edge));
    }
    for line in lines {
        drawing.figure.draw(Path::stroked(line, Stroke::black(width)).with_class("cross"));
    }
}

fn ring(drawing: &mut Drawing<'_>, cell: usize) {
    let Some(place) = drawing.place(cell) else { return };
    let stands = matches!(place.form, Form::Area(_) | Form::Crossing);
    let piece = piece_at(drawing, cell).filter(|_| stands);
    // On a piece it is seen in the ink that is read there; around one with words, so that they stay free.
    let (radius, share, shade) = match piece {
        Some(piece) if piece.text.is_empty() && piece.count < 2 => {
            (drawing.theme.piece * 0.24, 0.08, piece.grounds(drawing.theme.inks).1)
        }
        Some(_) => (drawing.theme.piece / 2.0 + 0.07, 0.05, Shade::BLACK),
        None => (0.36, 0.03, Shade::BLACK),
    };
    let outline = Outline::circle(drawing.at(place.centre), drawing.pitch * radius);
    let width = (drawing.theme.outline * 0.9).max(drawing.pitch * share);
    let stroke = Stroke::black(width).with_shade(shade);
    drawing.figure.draw(Path::stroked(outline, stroke).with_class("ring"));
}
