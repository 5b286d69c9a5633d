//! The board itself: cells, lines, frame and coordinates.

use super::drawing::Drawing;
use super::placement::{Form, Place};
use super::theme::{Coordinates, PieceStyle, Theme};
use super::{Diagram, Note, Scale, braille, note, shore, token};
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
        let around = note::reach(&drawing).into_iter().fold(around, Bounds::union);
        drawing.offset = Point::new(0.0, 0.0) - around.min;
        drawing.figure.size = around.size();
        drawing
    }

    pub(super) fn finish(mut self) -> Figure {
        shore::draw(&mut self);
        self.cells();
        note::below(&mut self);
        self.lines();
        for (cell, piece) in &self.diagram.pieces {
            token::stand(&mut self, *cell, piece);
        }
        note::above(&mut self);
        for label in self.coordinates() {
            self.say(label);
        }
        self.figure
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
        let radius = self.pitch * if is_node { 0.09 } else { 0.03 };
        let dot = Path::filled(Outline::circle(centre, radius), Fill::Solid(Shade::BLACK))
            .with_class("cell")
            .with_name(place.name.clone());
        self.figure.draw(dot);
    }

    fn lines(&mut self) {
        let layout = &self.diagram.layout;
        for dot in &layout.dots {
            let outline = Outline::circle(self.at(*dot), self.pitch * 0.08);
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
        let near = |a: Point, b: Point| a.distance(b) < 1e-6;
        sides
            .iter()
            .filter(|side| !sides.iter().any(|other| near(other.0, side.1) && near(other.1, side.0)))
            .copied()
            .collect()
    }

    fn coordinates(&self) -> Vec<Coordinate> {
        let size = (self.pitch * 0.42).clamp(self.theme.least_label, 4.5);
        let Bounds { min, max } = self.diagram.layout.bounds;
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
                    if at.x < min.x && at.y <= max.y {
                        let reach = if text.len() > 1 { gap + size * 0.28 } else { gap };
                        centre.x = centre.x.max(top.x - reach) - band;
                    }
                    Some(Coordinate::Label(
                        Label::centred(centre, text.clone(), size).with_shade(Shade::DARK),
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
    fn raised(&self) -> Vec<(Point, Point)> {
        let layout = &self.diagram.layout;
        let mut lines: Vec<(Point, Point)> = layout.lines.clone();
        for place in &layout.places {
            match &place.form {
                Form::Area(corners) => {
                    let next = corners.iter().skip(1).chain(corners.first());
                    lines.extend(corners.iter().copied().zip(next.copied()));
                }
                Form::Edge(from, to) => lines.push((*from, *to)),
                Form::Pit => {
                    let reach = 0.44;
                    let (level, upright) = (Point::new(reach, 0.0), Point::new(0.0, reach));
                    lines.push((place.centre - level, place.centre + level));
                    lines.push((place.centre - upright, place.centre + upright));
                }
                Form::Crossing => lines.push((place.centre, place.centre)),
                Form::Box => {}
            }
        }
        // Zones on points are discs, and fingers find their rims.
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
    fn zoned(&self) -> impl Iterator<Item = &'a Place> {
        let cells = self.diagram.notes.iter().filter_map(|note| match note {
            Note::Zone { cells, .. } => Some(cells),
            _ => None,
        });
        cells.flatten().filter_map(|cell| self.diagram.layout.places.get(*cell))
    }

    /// Returns the nearest place, going out from a cell, where something of that size keeps away from the board.
    fn clear_of_the_board(&self, from: Point, out: Point, size: Size) -> Point {
        /// What lies nearer is taken for a part of the board.
        const GAP: f64 = 3.0;
        let length = out.distance(Point::new(0.0, 0.0)).max(1e-9);
        let step = out * (0.5 / length);
        let lines = self.raised();
        let gap = GAP + shore::reach(self) + self.theme.frame / 2.0;
        let mut centre = self.at(from);
        while lines.iter().any(|line| apart(centre, size, *line) < gap) {
            centre = centre + step;
        }
        centre
    }

    /// Names the points of a board of points and paths: all of them where there is room, or else the corners, from
    /// which the others are counted.
    fn names(&self) -> Vec<Coordinate> {
        let layout = &self.diagram.layout;
        let is_graph = layout.coordinates.is_empty()
            && layout.places.iter().all(|place| matches!(place.form, Form::Crossing));
        if !is_graph || self.theme.coordinates == Coordinates::Hidden {
            return Vec::new();
        }
        let is_braille = self.theme.coordinates == Coordinates::Braille;
        let height = (self.pitch * 0.3).clamp(self.theme.least_label, 3.5);
        let size = |name: &str| match is_braille {
            true => braille::size(name),
            false => Size::new(height * 0.6 * name.chars().count() as f64, height * 0.8),
        };
        let near = |a: Point, b: Point| a.distance(b) < 1e-6;
        let n_lines = |place: &Place| {
            layout
                .lines
                .iter()
                .filter(|(from, to)| near(*from, place.centre) || near(*to, place.centre))
                .count()
        };
        let lines = self.raised();
        let has_room = match is_braille {
            false => self.pitch >= ROOM_FOR_NAMES,
            // Every one of them must keep away from all lines.
            true => layout.places.iter().all(|place| {
                let own = size(&place.name);
                let centre = self.beside(self.at(place.centre), own, &lines, &[]);
                lines.iter().all(|line| apart(centre, own, *line) > BRAILLE_GAP)
            }),
        };
        let Bounds { min, max } = layout.bounds;
        let middle = Point::new((min.x + max.x) / 2.0, (min.y + max.y) / 2.0);
        // A zone has its own name; the corners are those of the rest.
        let is_zoned = |place: &&Place| self.zoned().any(|zoned| std::ptr::eq(zoned, *place));
        let mut named: Vec<&Place> =
            layout.places.iter().filter(|place| has_room || !is_zoned(place)).collect();
        if !has_room {
            let fewest = named.iter().map(|place| n_lines(place)).min();
            named.retain(|place| Some(n_lines(place)) == fewest);
        }
        let mut found: Vec<Coordinate> = Vec::new();
        for place in named {
            let own = size(&place.name);
            let away = place.centre - middle;
            let centre = match has_room {
                true => self.beside(self.at(place.centre), own, &lines, &found),
                false => match is_braille {
                    true => self.clear_of_the_board(place.centre, away, own),
                    false => {
                        let away = away * (0.85 / away.distance(Point::new(0.0, 0.0)).max(1e-6));
                        self.at(place.centre + away)
                    }
                },
            };
            found.push(match is_braille {
                true => Coordinate::Dots(braille::dots(&place.name, centre)),
                false => {
                    let label = Label::centred(centre, place.name.clone(), height);
                    Coordinate::Label(label.with_shade(Shade::DARK))
                }
            });
        }
        found
    }

    /// Returns where a name stands beside its point: as far as it can from all lines, points and other names.
    fn beside(&self, point: Point, size: Size, lines: &[(Point, Point)], others: &[Coordinate]) -> Point {
        let reach = self.pitch * 1.6 + size.width;
        let is_near = |(from, to): &&(Point, Point)| {
            let along = (*to - *from) * (1.0 / from.distance(*to).powi(2).max(1e-9));
            let share = (point - *from).x * along.x + (point - *from).y * along.y;
            from.towards(*to, share.clamp(0.0, 1.0)).distance(point) < reach
        };
        let lines: Vec<(Point, Point)> = lines.iter().filter(is_near).copied().collect();
        // Below and to the right, where there is no reason for another place.
        let turns = (0..16).map(|turn| (0.8 + f64::from(turn) * std::f64::consts::FRAC_PI_8).sin_cos());
        let ways: Vec<Point> = turns.map(|(sine, cosine)| Point::new(cosine, sine)).collect();
        let distances = [0.5, 0.42, 0.62].map(|far| far * self.pitch);
        let around = |way: Point, far: f64| {
            point + Point::new(way.x * (far + size.width / 4.0), way.y * (far + size.height / 4.0))
        };
        let room = |centre: Point| {
            let from_lines = lines.iter().map(|line| apart(centre, size, *line));
            let from_names = others.iter().map(|other| {
                let Bounds { min, max } = drawing_bounds(other);
                let (across, down) = (max.x - min.x, max.y - min.y);
                let middle = min.towards(max, 0.5);
                let wide = Size::new(size.width + across, size.height + down);
                apart(middle, wide, (centre, centre))
            });
            from_lines.chain(from_names).fold(f64::MAX, f64::min).min(self.pitch * 0.16)
        };
        let places = distances.iter().flat_map(|far| ways.iter().map(|way| around(*way, *far)));
        let mut best = (around(ways[0], distances[0]), f64::MIN);
        for place in places {
            let room = room(place);
            if room > best.1 + 1e-6 {
                best = (place, room);
            }
        }
        best.0
    }

    /// Returns whether pieces are told apart by shape.
    pub(super) fn by_touch(&self) -> bool {
        self.theme.pieces == PieceStyle::Shapes
    }
}

/// Millimetres from point to point at which every point of a graph can have its name beside it.
const ROOM_FOR_NAMES: f64 = 7.0;

/// The radius of a zone on a point, over the distance of points.
pub(super) const ZONE_RADIUS: f64 = 0.44;

/// Millimetres from a line at which braille among lines is still read.
const BRAILLE_GAP: f64 = 1.8;

/// Returns how far a line keeps from a box around a middle, in millimetres; 0 where it crosses it.
fn apart(centre: Point, size: Size, (from, to): (Point, Point)) -> f64 {
    // Every half millimetre is near enough for what is told apart by fingers and eyes.
    let n_parts = (from.distance(to) * 2.0).ceil().max(1.0);
    let far = |part: f64| {
        let at = from.towards(to, part / n_parts) - centre;
        let (x, y) = ((at.x.abs() - size.width / 2.0).max(0.0), (at.y.abs() - size.height / 2.0).max(0.0));
        x.hypot(y)
    };
    let mut least = f64::MAX;
    let mut part = 0.0;
    while part <= n_parts {
        least = least.min(far(part));
        part += 1.0;
    }
    least
}

/// Words or digits beside the board or on it.
pub(super) enum Coordinate {
    Label(Label),
    Dots(Vec<Path>),
}

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
