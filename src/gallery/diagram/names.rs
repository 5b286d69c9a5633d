//! The names of points on boards of points and paths, each beside its point.

use std::f64::consts::{PI, TAU};

use super::board::{Coordinate, NODE_RADIUS, apart, drawing_bounds, keeps_away};
use super::drawing::Drawing;
use super::placement::{Form, Place};
use super::theme::{Coordinates, Labels};
use super::{braille, shore};
use paper::figure::{Bounds, Label, Point, Size};

/// Millimetres from point to point at which every point of a graph can have its name beside it.
const ROOM_FOR_NAMES: f64 = 7.0;
/// Millimetres from a line at which braille among lines is still read.
const BRAILLE_GAP: f64 = 1.8;
/// What comes nearer than this lies on it.
const TOUCHING: f64 = 1e-9;
/// Where the name of a point among lines stands, as an angle: below and to the right.
const USUAL_SIDE: f64 = 0.6;
/// How far a name may stand from its point, over the distance of points: the nearer, the plainer whose it is.
const DISTANCES: [f64; 8] = [0.12, 0.16, 0.2, 0.26, 0.32, 0.38, 0.5, 0.62];
/// How many directions are tried on either hand of the usual one.
const TURNS: u8 = 12;

/// What a name keeps away from.
struct Around<'a> {
    lines: &'a [(Point, Point)],
    points: &'a [Point],
    names: &'a [Coordinate],
    /// Millimetres from lines and names.
    gap: f64,
    /// Millimetres of a band along the lines.
    band: f64,
    /// Millimetres from the middle of a point, without that band.
    node: f64,
    /// Millimetres at which a name is no longer beside its point.
    farthest: f64,
}

impl Drawing<'_> {
    /// Names the points of a board of points and paths: all of them where there is room, or else the corners, from
    /// which the others are counted.
    pub(super) fn names(&self) -> Vec<Coordinate> {
        let layout = &self.diagram.layout;
        let is_graph = layout.coordinates.is_empty()
            && layout.places.iter().all(|place| matches!(place.form, Form::Crossing));
        if !is_graph || self.theme.coordinates == Coordinates::Hidden {
            return Vec::new();
        }
        let is_braille = self.theme.coordinates == Coordinates::Braille;
        let height = self.label_height(0.3, if self.theme.labels == Labels::Board { 4.2 } else { 3.5 });
        let size = |name: &str| match is_braille {
            true => braille::size(name),
            false => Size::new(height * 0.6 * name.chars().count() as f64, height * 0.8),
        };
        let middle = layout.bounds.min.towards(layout.bounds.max, 0.5);
        let open = |place: &Place| open_side(place.centre, &layout.lines, middle);
        let points: Vec<Point> = layout.places.iter().map(|place| self.at(place.centre)).collect();
        let lines = self.raised();
        let beside = |place: &Place, names: &[Coordinate]| {
            let open = open(place);
            let gap = if is_braille { BRAILLE_GAP + 0.1 } else { (self.pitch * 0.05).min(0.5) };
            // Outside the board a band along the rim comes first.
            let band = if open.is_some() { shore::reach(self) } else { 0.0 };
            // On a screen pieces come and go: names around the board keep clear of them.
            let is_outside = self.theme.labels == Labels::Board && open.is_some();
            let point = self.pitch * NODE_RADIUS;
            let node = if is_outside { (self.diameter() / 2.0 - band).max(point) } else { point };
            let farthest = self.pitch * if is_braille || is_outside { 0.7 } else { 0.4 } + band;
            let around = Around { lines: &lines, points: &points, names, gap, band, node, farthest };
            self.beside(self.at(place.centre), open.unwrap_or(USUAL_SIDE), size(&place.name), &around)
        };
        let all_keep = |gap: f64| {
            layout.places.iter().all(|place| {
                let centre = beside(place, &[]);
                lines.iter().all(|line| keeps_away(centre, size(&place.name), *line, gap))
            })
        };
        let has_room = match is_braille {
            false => self.pitch >= ROOM_FOR_NAMES,
            // Every one of them must keep away from all lines.
            true => all_keep(BRAILLE_GAP),
        };
        let named: Vec<&Place> = match has_room {
            // On a screen names that lie on lines are in the way of whoever plays; those around the board are not.
            true if self.theme.labels == Labels::Board && !all_keep(TOUCHING) => {
                layout.places.iter().filter(|place| open(place).is_some()).collect()
            }
            true => layout.places.iter().collect(),
            false => self.corners(middle),
        };
        let mut found: Vec<Coordinate> = Vec::new();
        for place in named {
            let away = place.centre - middle;
            let centre = match (has_room, is_braille) {
                (true, _) => beside(place, &found),
                (false, true) => self.clear_of_the_board(place.centre, away, size(&place.name)),
                (false, false) => {
                    let away = away * (0.85 / away.distance(Point::new(0.0, 0.0)).max(1e-6));
                    self.at(place.centre + away)
                }
            };
            // No name lies on a point, whosever: on a small picture it is left out.
            let is_on =
                |point: &Point| apart(centre, size(&place.name), (*point, *point)) < self.pitch * NODE_RADIUS;
            if !has_room && !is_braille && points.iter().any(is_on) {
                continue;
            }
            found.push(match is_braille {
                true => Coordinate::Dots(braille::dots(&place.name, centre)),
                false => {
                    let label = Label::centred(centre, place.name.clone(), height);
                    Coordinate::Label(label.with_shade(self.theme.label_shade))
                }
            });
        }
        found
    }

    /// Returns the points at the rim with the fewest lines, without those of zones, which have names of their own.
    fn corners(&self, middle: Point) -> Vec<&Place> {
        let layout = &self.diagram.layout;
        let is_zoned = |place: &Place| self.zoned().any(|zoned| std::ptr::eq(zoned, place));
        let is_open = |place: &Place| open_side(place.centre, &layout.lines, middle).is_some();
        let mut found: Vec<&Place> =
            layout.places.iter().filter(|place| is_open(place) && !is_zoned(place)).collect();
        let n_lines = |place: &Place| ends(place.centre, &layout.lines).count();
        let fewest = found.iter().map(|place| n_lines(place)).min();
        found.retain(|place| Some(n_lines(place)) == fewest);
        found
    }

    /// Returns where a name stands beside its point: on the wished side, or as near to it as lines, points and other names allow.
    fn beside(&self, point: Point, side: f64, size: Size, around: &Around<'_>) -> Point {
        let reach = self.pitch * 1.6 + size.width;
        let is_near = |line: &&(Point, Point)| !keeps_away(point, Size::new(0.0, 0.0), **line, reach);
        let lines: Vec<(Point, Point)> = around.lines.iter().filter(is_near).copied().collect();
        let points: Vec<Point> =
            around.points.iter().filter(|other| other.distance(point) < reach).copied().collect();
        let names: Vec<Bounds> = around.names.iter().map(drawing_bounds).collect();
        // How much more room there is than is wanted, where it is least.
        let spare = |centre: Point| {
            let from_lines = lines.iter().map(|line| apart(centre, size, *line) - around.gap - around.band);
            let wanted = around.node + around.gap + around.band;
            let from_points = points.iter().map(|other| apart(centre, size, (*other, *other)) - wanted);
            let from_names = names.iter().map(|name| {
                let (own, other) = (name.size(), name.min.towards(name.max, 0.5));
                let both = Size::new(size.width + own.width, size.height + own.height);
                apart(other, both, (centre, centre)) - around.gap
            });
            from_lines.chain(from_points).chain(from_names).fold(f64::MAX, f64::min)
        };
        let step = PI / f64::from(TURNS);
        let turns = (0..=TURNS).flat_map(|turn| [1.0_f64, -1.0].map(|hand| hand * step * f64::from(turn)));
        let mut best = (point, f64::MIN);
        for turn in turns {
            let (sine, cosine) = (side + turn).sin_cos();
            let distances = DISTANCES.map(|far| far * self.pitch);
            for far in distances.into_iter().filter(|far| *far < around.farthest) {
                let (across, down) = (far + size.width / 2.0, far + size.height / 2.0);
                let centre = point + Point::new(cosine * across, sine * down);
                let spare = spare(centre);
                if spare >= 0.0 {
                    return centre;
                }
                // Where nothing has room, what is nearest to it.
                let worth = spare.min(0.0) - self.pitch * 0.02 * turn.abs() - far * 0.02;
                if worth > best.1 {
                    best = (centre, worth);
                }
            }
        }
        best.0
    }
}

/// Returns where the lines of a point lead.
fn ends(point: Point, lines: &[(Point, Point)]) -> impl Iterator<Item = Point> {
    let is_it = move |other: Point| other.is_at(point);
    lines.iter().filter_map(move |(from, to)| match (is_it(*from), is_it(*to)) {
        (true, _) => Some(*to),
        (_, true) => Some(*from),
        _ => None,
    })
}

/// Returns the angle of the side on which a point has no lines, if that is half a turn or more: there the board is open. Of two such
/// sides it is the one away from the middle of the board.
fn open_side(point: Point, lines: &[(Point, Point)], middle: Point) -> Option<f64> {
    let mut angles: Vec<f64> =
        ends(point, lines).map(|end| (end.y - point.y).atan2(end.x - point.x)).collect();
    angles.sort_by(f64::total_cmp);
    let first = *angles.first()?;
    let next = angles.iter().copied().skip(1).chain([first + TAU]);
    let outwards = (point.y - middle.y).atan2(point.x - middle.x);
    let worth = |(from, to): &(f64, f64)| (to - from) + 0.01 * ((from + to) / 2.0 - outwards).cos();
    let gaps = angles.iter().copied().zip(next);
    let (from, to) = gaps.max_by(|one, other| worth(one).total_cmp(&worth(other)))?;
    (to - from > PI - 0.05).then_some((from + to) / 2.0)
}
