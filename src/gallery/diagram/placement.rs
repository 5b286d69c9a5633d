//! Where the cells of each family of boards lie on paper, in units of one cell.

use paper::figure::{Bounds, Point};

/// The height of a row of hexagons one unit wide: √3 / 2.
const ROW: f64 = 0.866_025_403_784_438_6;

/// The radius of a dot between edges, over the distance of dots.
pub(super) const DOT_RADIUS: f64 = 0.1;

/// What the cells of a board look like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Square cells.
    Squares,
    /// Crossings of level and upright lines.
    Crossings,
    /// Hexagonal cells.
    Hexagons,
    /// Edges between dots, and the boxes they enclose.
    Edges,
    /// Hollows that hold seeds.
    Pits,
    /// Points joined by lines.
    Graph,
}

/// A board as a drawing needs it.
#[derive(Clone, Debug, PartialEq)]
pub struct Plan {
    /// What the cells look like.
    pub kind: Kind,
    /// Name and place of every cell, in units of one cell, to the right and upwards.
    pub cells: Vec<(String, f64, f64)>,
    /// Pairs of joined cells; only graphs draw them.
    pub links: Vec<(usize, usize)>,
}

/// A board laid out: one unit is the distance between neighbouring cells.
#[derive(Clone, Debug, PartialEq)]
pub struct Layout {
    /// The cells.
    pub places: Vec<Place>,
    /// Lines of the board that belong to no cell.
    pub lines: Vec<(Point, Point)>,
    /// Dots of the board that belong to no cell.
    pub dots: Vec<Point>,
    /// The outline drawn around all cells, if there is one.
    pub frame: Vec<Point>,
    /// Letters and digits beside the board.
    pub coordinates: Vec<(Point, String)>,
    /// The rectangle around cells and lines, without coordinates.
    pub bounds: Bounds,
}

/// A cell laid out.
#[derive(Clone, Debug, PartialEq)]
pub struct Place {
    /// The name of the cell, such as `a1`.
    pub name: String,
    /// The middle.
    pub centre: Point,
    /// What it looks like.
    pub form: Form,
}

/// What a cell looks like.
#[derive(Clone, Debug, PartialEq)]
pub enum Form {
    /// An area with corners.
    Area(Vec<Point>),
    /// A crossing of lines.
    Crossing,
    /// A line that can be drawn.
    Edge(Point, Point),
    /// A box closed by edges.
    Box,
    /// A hollow for seeds.
    Pit,
}

impl Plan {
    /// Lays the board out with the first row at the bottom.
    pub fn layout(&self) -> Layout {
        let highest = self.cells.iter().map(|cell| cell.2).fold(0.0, f64::max);
        let at = |x: f64, y: f64| Point::new(x, highest - y);
        let places: Vec<Place> = self
            .cells
            .iter()
            .map(|(name, x, y)| {
                let centre = at(*x, *y);
                Place { name: name.clone(), centre, form: self.form(centre, *x, *y) }
            })
            .collect();
        let coordinates = self.coordinates(&places);
        let (lines, dots) = self.extras(&places);
        let frame = match self.kind {
            // A frame around missing squares would make others of them: the rim of what is there is drawn instead.
            Kind::Squares if !fills_rectangle(&places) => Vec::new(),
            Kind::Squares | Kind::Pits => frame_around(&places),
            Kind::Crossings | Kind::Hexagons | Kind::Edges | Kind::Graph => Vec::new(),
        };
        finish(places, lines, dots, frame, coordinates)
    }

    fn form(&self, centre: Point, x: f64, y: f64) -> Form {
        let reach = |dx: f64, dy: f64| centre + Point::new(dx, dy);
        match self.kind {
            Kind::Squares => {
                Form::Area(vec![reach(-0.5, -0.5), reach(0.5, -0.5), reach(0.5, 0.5), reach(-0.5, 0.5)])
            }
            Kind::Crossings | Kind::Graph => Form::Crossing,
            Kind::Hexagons => Form::Area(hex_corners(centre)),
            Kind::Pits => Form::Pit,
            // Dots stand on whole numbers, so an edge lies half way between two of them.
            Kind::Edges => match (is_half(x), is_half(y)) {
                (true, true) => Form::Box,
                (true, false) => Form::Edge(reach(-0.5, 0.0), reach(0.5, 0.0)),
                _ => Form::Edge(reach(0.0, -0.5), reach(0.0, 0.5)),
            },
        }
    }

    /// Returns the lines and dots that belong to no cell.
    fn extras(&self, places: &[Place]) -> (Vec<(Point, Point)>, Vec<Point>) {
        match self.kind {
            Kind::Graph => {
                let ends =
                    |(from, to): &(usize, usize)| Some((places.get(*from)?.centre, places.get(*to)?.centre));
                (self.links.iter().filter_map(ends).collect(), Vec::new())
            }
            Kind::Crossings => (grid_lines(places), Vec::new()),
            Kind::Edges => {
                let mut dots: Vec<Point> = Vec::new();
                for place in places {
                    if let Form::Edge(from, to) = &place.form {
                        for dot in [*from, *to] {
                            if !dots.contains(&dot) {
                                dots.push(dot);
                            }
                        }
                    }
                }
                (Vec::new(), dots)
            }
            Kind::Squares | Kind::Hexagons | Kind::Pits => (Vec::new(), Vec::new()),
        }
    }

    fn coordinates(&self, places: &[Place]) -> Vec<(Point, String)> {
        match self.kind {
            Kind::Squares | Kind::Pits => grid_coordinates(places, 0.92),
            Kind::Crossings => grid_coordinates(places, 0.82),
            Kind::Hexagons => line_coordinates(places),
            Kind::Edges => {
                let dots: Vec<Place> = self
                    .cells
                    .iter()
                    .zip(places)
                    .filter_map(|((name, _, _), place)| match place.form {
                        Form::Edge(from, to) => {
                            // An edge is named by its two dots, the left or lower one first.
                            let (first, second) = name.split_at(name.rfind(char::is_alphabetic)?);
                            let (start, end) = if from.y < to.y { (to, from) } else { (from, to) };
                            Some([(first.to_owned(), start), (second.to_owned(), end)])
                        }
                        _ => None,
                    })
                    .flatten()
                    .map(|(name, centre)| Place { name, centre, form: Form::Crossing })
                    .collect();
                grid_coordinates(&dots, 0.62)
            }
            Kind::Graph => Vec::new(),
        }
    }
}

fn is_half(value: f64) -> bool {
    (value - value.round()).abs() > 0.25
}

fn fills_rectangle(places: &[Place]) -> bool {
    Bounds::around(places.iter().map(|place| place.centre)).is_none_or(|Bounds { min, max }| {
        let (columns, rows) = ((max.x - min.x).round() + 1.0, (max.y - min.y).round() + 1.0);
        places.len() as f64 >= columns * rows
    })
}

fn frame_around(places: &[Place]) -> Vec<Point> {
    let Some(inner) = Bounds::around(places.iter().map(|place| place.centre)) else { return Vec::new() };
    let Bounds { min, max } = inner.grown(0.5);
    vec![min, Point::new(max.x, min.y), max, Point::new(min.x, max.y)]
}

/// Returns a line through every row and every column of crossings.
fn grid_lines(places: &[Place]) -> Vec<(Point, Point)> {
    let Some(Bounds { min, max }) = Bounds::around(places.iter().map(|place| place.centre)) else {
        return Vec::new();
    };
    let values = |of: &dyn Fn(&Place) -> f64| -> Vec<f64> {
        let mut values: Vec<f64> = places.iter().map(of).collect();
        values.sort_by(f64::total_cmp);
        values.dedup();
        values
    };
    let columns = values(&|place| place.centre.x);
    let rows = values(&|place| place.centre.y);
    let upright = columns.iter().map(|x| (Point::new(*x, min.y), Point::new(*x, max.y)));
    let level = rows.iter().map(|y| (Point::new(min.x, *y), Point::new(max.x, *y)));
    upright.chain(level).collect()
}

impl Layout {
    /// Says whether the cells are hexagons, whose lines begin at slanting rims.
    pub fn has_hexagons(&self) -> bool {
        self.places.iter().any(|place| matches!(&place.form, Form::Area(corners) if corners.len() == 6))
    }

    /// Returns the number of the cell of this name.
    pub fn find(&self, name: &str) -> Option<usize> {
        self.places.iter().position(|place| place.name == name)
    }
}

fn hex_corners(centre: Point) -> Vec<Point> {
    // A pointy-topped hexagon one unit wide: its side is 1 / √3.
    let (side, half) = (0.5 / ROW, 0.25 / ROW);
    [(0.0, -side), (0.5, -half), (0.5, half), (0.0, side), (-0.5, half), (-0.5, -half)]
        .into_iter()
        .map(|(dx, dy)| centre + Point::new(dx, dy))
        .collect()
}

/// Letters below and digits at the left of rows and columns, `away` from the cells next to them.
fn grid_coordinates(places: &[Place], away: f64) -> Vec<(Point, String)> {
    let Some(Bounds { min, max }) = Bounds::around(places.iter().map(|place| place.centre)) else {
        return Vec::new();
    };
    let mut coordinates: Vec<(Point, String)> = Vec::new();
    for place in places {
        let Some((letters, number)) = split_name(&place.name) else { continue };
        let below = (Point::new(place.centre.x, max.y + away), letters);
        let beside = (Point::new(min.x - away, place.centre.y), number.to_string());
        for coordinate in [below, beside] {
            if !coordinates.contains(&coordinate) {
                coordinates.push(coordinate);
            }
        }
    }
    coordinates
}

/// Divides a name such as `c4` into its letters and its number.
pub(super) fn split_name(name: &str) -> Option<(String, usize)> {
    let (letters, number) = name.split_at(name.find(|c: char| c.is_ascii_digit())?);
    Some((letters.to_owned(), number.parse().ok()?))
}

/// Returns letters and digits beyond the first cell of every straight line of cells of one letter or digit.
fn line_coordinates(places: &[Place]) -> Vec<(Point, String)> {
    let mut coordinates = Vec::new();
    let cells: Vec<(String, usize, Point)> = places
        .iter()
        .filter_map(|place| split_name(&place.name).map(|(letters, number)| (letters, number, place.centre)))
        .collect();
    let lowest = cells.iter().map(|cell| cell.2.y).fold(f64::MIN, f64::max);
    let mut letters: Vec<&String> = cells.iter().map(|cell| &cell.0).collect();
    letters.sort_by_key(|name| (name.len(), (*name).clone()));
    letters.dedup();
    for letter in letters {
        let mut line: Vec<(usize, Point)> =
            cells.iter().filter(|cell| cell.0 == *letter).map(|cell| (cell.1, cell.2)).collect();
        line.sort_by_key(|cell| cell.0);
        let at = beyond(&line, Point::new(0.5, ROW)).zip(line.first());
        coordinates.extend(at.map(|(at, (_, first))| {
            // Along the lowest row a letter stands right below its cell: half a cell aside it would name two.
            let x = if lowest - first.y < 0.1 { first.x } else { at.x };
            (Point::new(x, at.y), letter.clone())
        }));
    }
    let mut numbers: Vec<usize> = cells.iter().map(|cell| cell.1).collect();
    numbers.sort_unstable();
    numbers.dedup();
    for number in numbers {
        let mut line: Vec<(usize, Point)> = cells
            .iter()
            .filter(|cell| cell.1 == number)
            .map(|cell| ((cell.2.x * 1000.0) as usize, cell.2))
            .collect();
        line.sort_by_key(|cell| cell.0);
        coordinates.extend(beyond(&line, Point::new(-1.0, 0.0)).map(|at| (at, number.to_string())));
    }
    coordinates
}

/// Returns the place before the first cell of a line; a line of one cell continues along `alone`.
fn beyond(line: &[(usize, Point)], alone: Point) -> Option<Point> {
    let (_, first) = line.first()?;
    let step = match line.get(1) {
        Some((_, second)) => *first - *second,
        None => alone,
    };
    let length = (step.x * step.x + step.y * step.y).sqrt();
    Some(*first + step * (1.02 / length))
}

fn finish(
    places: Vec<Place>,
    lines: Vec<(Point, Point)>,
    dots: Vec<Point>,
    frame: Vec<Point>,
    coordinates: Vec<(Point, String)>,
) -> Layout {
    let corners = places.iter().flat_map(|place| match &place.form {
        Form::Area(corners) => corners.clone(),
        Form::Crossing => {
            let reach = Point::new(0.45, 0.45);
            vec![place.centre - reach, place.centre + reach]
        }
        Form::Edge(from, to) => vec![*from, *to],
        Form::Box | Form::Pit => vec![place.centre],
    });
    let ends = lines.iter().flat_map(|(from, to)| [*from, *to]);
    // A dot is drawn whole, and letters keep away from its rim.
    let rim = Point::new(DOT_RADIUS, DOT_RADIUS);
    let dotted = dots.iter().flat_map(|dot| [*dot - rim, *dot + rim]);
    let all = corners.chain(ends).chain(dotted).chain(frame.iter().copied());
    let origin = Point::new(0.0, 0.0);
    let bounds = Bounds::around(all).unwrap_or(Bounds { min: origin, max: origin });
    Layout { places, lines, dots, frame, coordinates, bounds }
}

#[cfg(test)]
mod tests {
    use super::{Form, Kind, Plan};

    fn grid(kind: Kind, columns: u8, rows: u8) -> Plan {
        let cells = (0..rows)
            .flat_map(|row| {
                (0..columns).map(move |column| {
                    let name = format!("{}{}", char::from(b'a' + column), row + 1);
                    (name, f64::from(column), f64::from(row))
                })
            })
            .collect();
        Plan { kind, cells, links: Vec::new() }
    }

    #[test]
    fn the_first_row_lies_at_the_bottom() {
        let layout = grid(Kind::Squares, 7, 7).layout();
        let a1 = &layout.places[layout.find("a1").unwrap()];
        let a7 = &layout.places[layout.find("a7").unwrap()];
        assert!(a1.centre.y > a7.centre.y);
        assert_eq!(layout.bounds.size().width, 7.0);
        assert_eq!(layout.frame.len(), 4);
    }

    #[test]
    fn coordinates_stand_outside_and_once_each() {
        for (kind, columns, rows) in [(Kind::Squares, 4, 3), (Kind::Crossings, 9, 9), (Kind::Pits, 6, 2)] {
            let layout = grid(kind, columns, rows).layout();
            assert_eq!(layout.coordinates.len(), usize::from(columns + rows), "{kind:?}");
            for (at, text) in &layout.coordinates {
                let inside = (layout.bounds.min.x..=layout.bounds.max.x).contains(&at.x)
                    && (layout.bounds.min.y..=layout.bounds.max.y).contains(&at.y);
                assert!(!inside, "{kind:?} {text}");
            }
        }
    }

    #[test]
    fn a_letter_stands_right_below_the_lowest_cell_of_its_column() {
        let cells = (0..4u8).flat_map(|row| {
            (0..4u8).map(move |column| {
                let name = format!("{}{}", char::from(b'a' + column), row + 1);
                (name, f64::from(column) + f64::from(row) / 2.0, f64::from(row) * super::ROW)
            })
        });
        let layout = Plan { kind: Kind::Hexagons, cells: cells.collect(), links: Vec::new() }.layout();
        for letter in ["a", "b", "c", "d"] {
            let (at, _) = layout.coordinates.iter().find(|(_, text)| text == letter).unwrap();
            let lowest = &layout.places[layout.find(&format!("{letter}1")).unwrap()];
            assert!((at.x - lowest.centre.x).abs() < 1e-9 && at.y > lowest.centre.y, "{letter}");
        }
    }

    #[test]
    fn crossings_are_joined_along_rows_and_columns() {
        assert_eq!(grid(Kind::Crossings, 9, 7).layout().lines.len(), 16);
    }

    #[test]
    fn edges_lie_between_dots() {
        let cells = vec![
            ("a1b1".to_owned(), 0.5, 0.0),
            ("a1a2".to_owned(), 0.0, 0.5),
            ("b1b2".to_owned(), 1.0, 0.5),
            ("a2b2".to_owned(), 0.5, 1.0),
            ("a1b2".to_owned(), 0.5, 0.5),
        ];
        let layout = Plan { kind: Kind::Edges, cells, links: Vec::new() }.layout();
        assert_eq!(layout.dots.len(), 4);
        assert!(matches!(layout.places[4].form, Form::Box));
        let texts: Vec<&str> = layout.coordinates.iter().map(|(_, text)| text.as_str()).collect();
        assert_eq!(texts, ["a", "1", "b", "2"]);
    }
}
