//! The board itself: cells, lines, frame and coordinates.

use super::drawing::Drawing;
use super::placement::{DOT_RADIUS, Form, Place, split_name};
use super::theme::{Coordinates, PieceStyle, Theme};
use super::{Diagram, Note, Scale, braille, note, shore, stores, token};
use paper::figure::{Bounds, Figure, Fill, Label, Outline, Path, Point, Shade, Size, Stroke};

impl<'a> Drawing<'a> {
    pub(super) fn new(diagram: &'a Diagram, scale: Scale, theme: Theme) -> Self {
        let Bounds { min, max } = diagram.layout.bounds;
        let pitch = match scale {
            Scale::Cell(pitch) => pitch,
            Scale::Board(width) => width / (max.x - min.x).max(1.0),
        };
        let mut drawing = Self {
            diagram,
            pitch,
            theme,
            figure: Figure::new(Size::new(0.0, 0.0), diagram.title.clone()),
            offset: Point::new(0.0, 0.0),
        };
        let board = Bounds { min: min * pitch, max: max * pitch }
            .grown(theme.frame.max(theme.outline) / 2.0 + 0.1 + shore::reach(&drawing));
        let around = drawing.coordinates().iter().map(drawing_bounds).fold(board, Bounds::union);
        let around =
            note::reach(&drawing).into_iter().chain(stores::reach(&drawing)).fold(around, Bounds::union);
        drawing.offset = Point::new(0.0, 0.0) - around.min;
        drawing.figure.size = around.size();
        drawing
    }

    pub(super) fn finish(mut self) -> Figure {
        shore::draw(&mut self);
        self.cells();
        note::below(&mut self);
        stores::draw(&mut self);
        self.lines();
        note::links(&mut self);
        for (cell, piece) in &self.diagram.pieces {
            token::stand(&mut self, *cell, piece);
        }
        note::above(&mut self);
        for label in self.coordinates() {
            if !self.is_under_a_piece(&label) {
                self.say(label);
            }
        }
        self.figure
    }

    /// Says whether a piece hides a part of words: then they are left out, since they cannot be read.
    fn is_under_a_piece(&self, said: &Coordinate) -> bool {
        let Coordinate::Label(label) = said else { return false };
        let size = Size::new(label.size * 0.6 * label.text.chars().count() as f64, label.size * 0.7);
        let mut pieces = self.diagram.pieces.iter().filter_map(|(cell, _)| self.place(*cell));
        pieces.any(|place| {
            let centre = self.at(place.centre);
            matches!(place.form, Form::Crossing)
                && apart(label.at, size, (centre, centre)) < self.diameter() / 2.0
        })
    }

    /// Draws words or digits.
    pub(super) fn say(&mut self, said: Coordinate) {
        match said {
            Coordinate::Label(label) => self.figure.draw(label),
            Coordinate::Dots(paths) => paths.into_iter().for_each(|path| self.figure.draw(path)),
        }
    }

    fn cells(&mut self) {
        let line = Stroke::black(self.theme.line);
        let dark: &[usize] = self.diagram.notes.iter().fold(&[], |found, note| match note {
            Note::Dark { cells } => cells,
            _ => found,
        });
        for (number, place) in self.diagram.layout.places.iter().enumerate() {
            let class = "cell";
            match &place.form {
                Form::Area(corners) => {
                    let corners = corners.iter().map(|corner| self.at(*corner)).collect();
                    let is_dark = dark.contains(&number);
                    let path = Path::stroked(Outline::Polygon(corners), line)
                        .with_fill(Fill::Solid(if is_dark { Shade::LIGHT } else { Shade::WHITE }))
                        .with_class(if is_dark { "cell dark" } else { class })
                        .with_name(place.name.clone());
                    self.figure.draw(path);
                }
                Form::Pit => {
                    let outline = Outline::circle(self.at(place.centre), self.pitch * 0.44);
                    let path = Path::stroked(outline, line).with_class(class).with_name(place.name.clone());
                    self.figure.draw(path);
                }
                Form::Edge(from, to) => {
                    let outline = Outline::line(self.at(*from), self.at(*to));
                    let thin = line.with_shade(Shade::GREY).dashed(self.pitch * 0.06, self.pitch * 0.1);
                    self.figure
                        .draw(Path::stroked(outline, thin).with_class(class).with_name(place.name.clone()));
                }
                Form::Crossing | Form::Box => {}
            }
        }
        let layout = &self.diagram.layout;
        if layout.places.iter().any(|place| matches!(place.form, Form::Crossing)) {
            for (from, to) in &layout.lines {
                let (from, to) = (self.at(*from), self.at(*to));
                self.figure
                    .draw(Path::stroked(Outline::line(from, to), Stroke::black(self.theme.line * 1.3)));
            }
            for place in &layout.places {
                self.crossing(place);
            }
        }
    }

    /// Draws a small dot on a crossing and an unseen area that scripts can catch.
    fn crossing(&mut self, place: &Place) {
        let centre = self.at(place.centre);
        let is_node = self.diagram.layout.coordinates.is_empty();
        let radius = self.pitch * if is_node { NODE_RADIUS } else { 0.03 };
        let dot = Path::filled(Outline::circle(centre, radius), Fill::Solid(Shade::BLACK))
            .with_class("cell")
            .with_name(place.name.clone());
        self.figure.draw(dot);
    }

    fn lines(&mut self) {
        let layout = &self.diagram.layout;
        for dot in &layout.dots {
            let outline = Outline::circle(self.at(*dot), self.pitch * DOT_RADIUS);
            self.figure.draw(Path::filled(outline, Fill::Solid(Shade::BLACK)));
        }
        if !layout.frame.is_empty() {
            let corners = layout.frame.iter().map(|corner| self.at(*corner)).collect();
            self.figure.draw(Path::stroked(Outline::Polygon(corners), Stroke::black(self.theme.frame)));
        }
        // A frame of straight pieces would cut hexagons, so their outer sides are drawn thicker instead.
        for (from, to) in self.outer_sides() {
            let outline = Outline::line(self.at(from), self.at(to));
            self.figure.draw(Path::stroked(outline, Stroke::black(self.theme.frame)));
        }
    }

    /// Returns the sides of areas that no other area shares, if the board has no frame.
    fn outer_sides(&self) -> Vec<(Point, Point)> {
        if !self.diagram.layout.frame.is_empty() {
            return Vec::new();
        }
        let mut sides: Vec<(Point, Point)> = Vec::new();
        for place in &self.diagram.layout.places {
            if let Form::Area(corners) = &place.form {
                for (index, from) in corners.iter().enumerate() {
                    sides.push((*from, corners[(index + 1) % corners.len()]));
                }
            }
        }
        let is_shared =
            |side: &(Point, Point)| sides.iter().any(|other| other.0.is_at(side.1) && other.1.is_at(side.0));
        sides.iter().filter(|side| !is_shared(side)).copied().collect()
    }

    pub(super) fn coordinates(&self) -> Vec<Coordinate> {
        let size = self.label_height(0.42 * self.theme.label_growth, 4.5);
        let Bounds { min, max } = self.diagram.layout.bounds;
        let is_slanting = self.diagram.layout.has_hexagons();
        let lines = if is_slanting { self.raised() } else { Vec::new() };
        // Letters make room for a band along the rim.
        let band = shore::reach(self);
        self.diagram
            .layout
            .coordinates
            .iter()
            .filter_map(|(at, text)| match self.theme.coordinates {
                Coordinates::Hidden => None,
                Coordinates::Printed => {
                    // Letters keep a fixed distance from the frame on boards of any size.
                    let mut centre = self.at(*at);
                    let gap = size * 0.5 + 0.9;
                    let (top, bottom) = (self.at(min), self.at(max));
                    if at.y > max.y {
                        centre.y = centre.y.min(bottom.y + gap) + band;
                    }
                    if is_slanting && at.y <= max.y {
                        // Whatever the length of a number, it keeps away from the rim.
                        let is_named = |place: &&Place| {
                            split_name(&place.name).is_some_and(|(letters, number)| {
                                letters == *text || number.to_string() == *text
                            })
                        };
                        let own =
                            self.diagram.layout.places.iter().filter(is_named).map(|place| place.centre);
                        let near = own.min_by(|a, b| a.distance(*at).total_cmp(&b.distance(*at)));
                        let out = *at - near.unwrap_or(*at);
                        let room = Size::new(size * 0.6 * text.chars().count() as f64, size * 0.8);
                        let gap = (size * 0.25).max(0.6) + band;
                        let from = at.towards(near.unwrap_or(*at), 0.5);
                        centre = self.clear_of(&lines, from, out, room, gap);
                    } else if at.x < min.x && at.y <= max.y {
                        let reach = if text.len() > 1 { gap + size * 0.28 } else { gap };
                        centre.x = centre.x.max(top.x - reach) - band;
                    }
                    Some(Coordinate::Label(
                        Label::centred(centre, text.clone(), size).with_shade(self.theme.label_shade),
                    ))
                }
                Coordinates::Braille => {
                    // From the rim of the board: the middle of a large cell would have room too.
                    let (rim, out) = if self.diagram.layout.has_hexagons() {
                        let near = self.diagram.layout.places.iter().map(|place| place.centre);
                        let near = near.min_by(|a, b| a.distance(*at).total_cmp(&b.distance(*at)));
                        let out = *at - near.unwrap_or(*at);
                        (at.towards(near.unwrap_or(*at), 0.5), out)
                    } else if at.y > max.y {
                        (Point::new(at.x, max.y), Point::new(0.0, 1.0))
                    } else {
                        (Point::new(min.x, at.y), Point::new(-1.0, 0.0))
                    };
                    let centre = self.clear_of_the_board(rim, out, braille::size(text));
                    Some(Coordinate::Dots(braille::dots(text, centre)))
                }
            })
            .chain(self.names())
            .collect()
    }

    /// Returns the lines that fingers find on the board, in millimetres.
    pub(super) fn raised(&self) -> Vec<(Point, Point)> {
        let layout = &self.diagram.layout;
        let mut lines: Vec<(Point, Point)> = layout.lines.clone();
        for place in &layout.places {
            match &place.form {
                Form::Area(corners) => {
                    let next = corners.iter().skip(1).chain(corners.first());
                    lines.extend(corners.iter().copied().zip(next.copied()));
                }
                Form::Edge(from, to) => lines.push((*from, *to)),
                Form::Pit => lines.extend(across(place.centre, 0.44)),
                Form::Crossing => lines.push((place.centre, place.centre)),
                Form::Box => {}
            }
        }
        lines.extend(layout.dots.iter().flat_map(|dot| across(*dot, DOT_RADIUS)));
        // Zones on points are diamonds; what fingers find lies within this ring.
        let is_disc = |place: &&Place| matches!(place.form, Form::Crossing) && self.by_touch();
        for place in self.zoned().filter(is_disc) {
            let corner = |eighth: usize| {
                let (sine, cosine) = (eighth as f64 * std::f64::consts::FRAC_PI_4).sin_cos();
                place.centre + Point::new(cosine, sine) * ZONE_RADIUS
            };
            lines.extend((0..8).map(|eighth| (corner(eighth), corner(eighth + 1))));
        }
        let frame = layout.frame.iter().copied();
        lines.extend(frame.clone().zip(frame.skip(1).chain(layout.frame.first().copied())));
        lines.into_iter().map(|(from, to)| (self.at(from), self.at(to))).collect()
    }

    /// Returns the places of zones.
    pub(super) fn zoned(&self) -> impl Iterator<Item = &'a Place> {
        let cells = self.diagram.notes.iter().filter_map(|note| match note {
            Note::Zone { cells, .. } => Some(cells),
            _ => None,
        });
        cells.flatten().filter_map(|cell| self.diagram.layout.places.get(*cell))
    }

    /// Returns the nearest place, going out from a cell, where something of that size keeps away from the board.
    pub(super) fn clear_of_the_board(&self, from: Point, out: Point, size: Size) -> Point {
        /// What lies nearer is taken for a part of the board.
        const GAP: f64 = 3.0;
        self.clear_of(&self.raised(), from, out, size, GAP + shore::reach(self) + self.theme.frame / 2.0)
    }

    /// Returns the nearest place, going out from a point, where something of that size keeps so far away from lines.
    fn clear_of(&self, lines: &[(Point, Point)], from: Point, out: Point, size: Size, gap: f64) -> Point {
        let length = out.distance(Point::new(0.0, 0.0)).max(1e-9);
        let step = out * (0.25 / length);
        let mut centre = self.at(from);
        while lines.iter().any(|line| !keeps_away(centre, size, *line, gap)) {
            centre = centre + step;
        }
        centre
    }

    /// Returns whether pieces are told apart by shape.
    pub(super) fn by_touch(&self) -> bool {
        self.theme.pieces == PieceStyle::Shapes
    }
}

/// Returns the two lines across a disc.
fn across(centre: Point, radius: f64) -> [(Point, Point); 2] {
    let (level, upright) = (Point::new(radius, 0.0), Point::new(0.0, radius));
    [(centre - level, centre + level), (centre - upright, centre + upright)]
}

/// The radius of a point of a board of points and paths, over the distance of points.
pub(super) const NODE_RADIUS: f64 = 0.09;

/// The radius of a zone on a point, over the distance of points.
pub(super) const ZONE_RADIUS: f64 = 0.44;

/// Returns how far a line keeps from a box around a middle, in millimetres; 0 where it crosses it.
pub(super) fn apart(centre: Point, size: Size, (from, to): (Point, Point)) -> f64 {
    let half = Point::new(size.width / 2.0, size.height / 2.0);
    let from_box = |at: Point| {
        let at = at - centre;
        (at.x.abs() - half.x).max(0.0).hypot((at.y.abs() - half.y).max(0.0))
    };
    let corners = [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)]
        .map(|(x, y)| centre + Point::new(x * half.x, y * half.y));
    let along = to - from;
    let aside = corners.map(|corner| along.x * (corner.y - from.y) - along.y * (corner.x - from.x));
    let is_beside = aside.iter().all(|side| *side > 0.0) || aside.iter().all(|side| *side < 0.0);
    let Bounds { min, max } = Bounds { min: centre - half, max: centre + half };
    let overlaps = from.x.min(to.x) <= max.x
        && from.x.max(to.x) >= min.x
        && from.y.min(to.y) <= max.y
        && from.y.max(to.y) >= min.y;
    if overlaps && !is_beside {
        return 0.0;
    }
    let length = (along.x * along.x + along.y * along.y).max(1e-9);
    let from_line = |corner: Point| {
        let share = ((corner - from).x * along.x + (corner - from).y * along.y) / length;
        from.towards(to, share.clamp(0.0, 1.0)).distance(corner)
    };
    corners.into_iter().map(from_line).fold(from_box(from).min(from_box(to)), f64::min)
}

/// Returns whether a line keeps at least so far away from a box around a middle. Most lines of a board are far away, and that is seen
/// by where they begin and end.
pub(super) fn keeps_away(centre: Point, size: Size, (from, to): (Point, Point), gap: f64) -> bool {
    let beyond = |low: f64, high: f64, middle: f64, length: f64| {
        (low - middle - length / 2.0).max(middle - length / 2.0 - high)
    };
    let across = beyond(from.x.min(to.x), from.x.max(to.x), centre.x, size.width);
    let down = beyond(from.y.min(to.y), from.y.max(to.y), centre.y, size.height);
    across >= gap || down >= gap || apart(centre, size, (from, to)) >= gap
}

/// Words or digits beside the board or on it.
pub(super) enum Coordinate {
    Label(Label),
    Dots(Vec<Path>),
}

/// Returns the room of words or digits.
pub(super) fn drawing_bounds(coordinate: &Coordinate) -> Bounds {
    match coordinate {
        Coordinate::Label(label) => {
            // Room for the tail of a `g` below and for any typeface at the sides.
            let half = Point::new(label.size * 0.34 * label.text.chars().count() as f64, label.size * 0.4);
            Bounds { min: label.at - half, max: label.at + half + Point::new(0.0, label.size * 0.25) }
        }
        Coordinate::Dots(paths) => {
            let origin = Point::new(0.0, 0.0);
            paths
                .iter()
                .map(|path| path.outline.bounds().grown(0.5))
                .reduce(Bounds::union)
                .unwrap_or(Bounds { min: origin, max: origin })
        }
    }
}
