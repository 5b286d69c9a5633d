//! The board itself: cells, lines, frame and coordinates.

use super::drawing::Drawing;
use super::placement::{Form, Place};
use super::theme::{Coordinates, PieceStyle, Theme};
use super::{Diagram, Scale, note, shore, token};
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
            match label {
                Coordinate::Label(label) => self.figure.draw(label),
                Coordinate::Dots(paths) => paths.into_iter().for_each(|path| self.figure.draw(path)),
            }
        }
        self.figure
    }

    fn cells(&mut self) {
        let line = Stroke::black(self.theme.line);
        for place in &self.diagram.layout.places {
            let class = "cell";
            match &place.form {
                Form::Area(corners) => {
                    let corners = corners.iter().map(|corner| self.at(*corner)).collect();
                    let path = Path::stroked(Outline::Polygon(corners), line)
                        .with_fill(Fill::Solid(Shade::WHITE))
                        .with_class(class)
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
                    let mut centre = self.at(*at);
                    let (top, bottom) = (self.at(min), self.at(max));
                    if at.y > max.y {
                        centre.y = bottom.y + 8.0;
                    }
                    if at.x < min.x && at.y <= max.y {
                        centre.x = top.x - 10.0;
                    }
                    Some(Coordinate::Dots(super::braille::dots(text, centre)))
                }
            })
            .chain(self.names().into_iter().map(Coordinate::Label))
            .collect()
    }

    /// Names the points of a board of points and paths: all of them where there is room, or else the corners, from
    /// which the others are counted.
    fn names(&self) -> Vec<Label> {
        let layout = &self.diagram.layout;
        let is_graph = layout.coordinates.is_empty()
            && layout.places.iter().all(|place| matches!(place.form, Form::Crossing));
        if !is_graph || self.theme.coordinates != Coordinates::Printed {
            return Vec::new();
        }
        let size = (self.pitch * 0.3).clamp(self.theme.least_label, 3.5);
        let near = |a: Point, b: Point| a.distance(b) < 1e-6;
        let n_lines = |place: &Place| {
            layout
                .lines
                .iter()
                .filter(|(from, to)| near(*from, place.centre) || near(*to, place.centre))
                .count()
        };
        let fewest = layout.places.iter().map(n_lines).min().unwrap_or(0);
        let has_room = self.pitch >= ROOM_FOR_NAMES;
        let Bounds { min, max } = layout.bounds;
        let middle = Point::new((min.x + max.x) / 2.0, (min.y + max.y) / 2.0);
        let named = layout.places.iter().filter(|place| has_room || n_lines(place) == fewest);
        named
            .map(|place| {
                let aside = if has_room {
                    Point::new(0.48, 0.5)
                } else {
                    let away = place.centre - middle;
                    away * (0.85 / away.distance(Point::new(0.0, 0.0)).max(1e-6))
                };
                Label::centred(self.at(place.centre + aside), place.name.clone(), size)
                    .with_shade(Shade::DARK)
            })
            .collect()
    }

    /// Returns whether pieces are told apart by shape.
    pub(super) fn by_touch(&self) -> bool {
        self.theme.pieces == PieceStyle::Shapes
    }
}

/// Millimetres from point to point at which every point of a graph can have its name beside it.
const ROOM_FOR_NAMES: f64 = 7.0;

/// A letter or digit beside the board.
enum Coordinate {
    Label(Label),
    Dots(Vec<Path>),
}

fn drawing_bounds(coordinate: &Coordinate) -> Bounds {
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
