//! The sides of the board that a goal joins, as bands along its rim.

use super::drawing::Drawing;
use super::looks::{hue, tokens};
use super::note::Note;
use super::placement::Form;
use super::theme::{Hue, Inks, Token, TokenShape, Tone};
use paper::figure::{Fill, Outline, Path, Point, Shade, Stroke};
use rules::game::{BySide, CellSet, Game, Language, Part, Parts, Set, Side};

/// The width of a band, in cells.
const WIDTH: f64 = 0.24;
/// The width of a band along points, in cells.
const POINT_WIDTH: f64 = 0.36;

/// Returns the sides of the board that groups must join, in the colour of whoever wants to; grey where both do.
pub fn shores(game: &Game, language: Language) -> Vec<Note> {
    let mut found: Vec<(CellSet, Option<Side>)> = Vec::new();
    let mut note = |cells: &CellSet, side: Option<Side>| {
        if !cells.is_empty() && !found.iter().any(|(other, whose)| other == cells && *whose == side) {
            found.push((cells.clone(), side));
        }
    };
    for end in game.ends() {
        Part::Condition(&end.condition).each(&mut |part| match part {
            Part::Set(Set::Groups(of, touches, _)) => {
                let reached: Vec<&BySide<CellSet>> = touches
                    .iter()
                    .filter(|touch| touch.reaching && !touch.negated)
                    .filter_map(|touch| if let Set::Cells(cells) = &touch.what { Some(cells) } else { None })
                    .collect();
                // One side alone is a goal, not a connection.
                if reached.len() < 2 {
                    return;
                }
                for cells in reached {
                    match cells.0[0] == cells.0[1] {
                        true => note(&cells.0[0], None),
                        false => {
                            Side::BOTH.iter().for_each(|&view| note(&cells[view], owner(game, of, view)))
                        }
                    }
                }
            }
            Part::Set(Set::Reaching(_, false, _, Parts::Sides(sides))) => {
                sides.iter().for_each(|cells| note(cells, None));
            }
            _ => {}
        });
    }
    let tokens = tokens(game);
    let looks = |side: Side| {
        let layer = game.layers().iter().position(|layer| layer.side == Some(side))?;
        Some((tokens[layer], hue(game, layer)))
    };
    let common = (Token::new(TokenShape::Disc, Tone::Grey), None);
    let shore = |(cells, side): (CellSet, Option<Side>)| {
        let (token, hue) = side.and_then(looks).unwrap_or(common);
        let whose = side.map(|side| game.sides()[side].name.in_language(language).to_owned());
        let cells = cells.into_iter().map(usize::from).collect();
        Note::Shore { cells, tone: token.tone, hue, whose: whose.unwrap_or_default() }
    };
    found.into_iter().map(shore).collect()
}

/// Returns whose pieces a set means, seen by a side.
fn owner(game: &Game, of: &Set, view: Side) -> Option<Side> {
    let of_whom = |set: &Set| match set {
        Set::Layers(masks) => Side::BOTH.into_iter().find(|&side| {
            let own = game.layers_of(side);
            masks[view] != 0 && masks[view] & !own == 0
        }),
        _ => None,
    };
    of.factors().into_iter().find_map(of_whom)
}

/// Returns how far bands reach beyond the board, in millimetres.
pub(super) fn reach(drawing: &Drawing<'_>) -> f64 {
    let has_any = drawing.diagram.notes.iter().any(|note| matches!(note, Note::Shore { .. }));
    // The points of a zigzag reach farther than its sides.
    if has_any { WIDTH * 1.16 * drawing.pitch } else { 0.0 }
}

/// A side of a cell that no other cell shares.
struct Rim {
    cell: usize,
    from: Point,
    to: Point,
    /// The direction away from the board.
    out: Point,
}

/// Draws the bands; the cells are drawn after them.
pub(super) fn draw(drawing: &mut Drawing<'_>) {
    let diagram = drawing.diagram;
    let shores: Vec<(&[usize], Tone, Option<Hue>)> = diagram
        .notes
        .iter()
        .filter_map(|note| match note {
            Note::Shore { cells, tone, hue, .. } => Some((cells.as_slice(), *tone, *hue)),
            _ => None,
        })
        .collect();
    if shores.is_empty() {
        return;
    }
    let rims = rims(drawing);
    let n_holding = |cell: usize| shores.iter().filter(|(cells, ..)| cells.contains(&cell)).count();
    let ways: Vec<Point> = shores
        .iter()
        .map(|(cells, ..)| {
            // Where two sides meet, a cell says nothing about the direction of either.
            let own = |rim: &&Rim| cells.contains(&rim.cell) && n_holding(rim.cell) == 1;
            unit(rims.iter().filter(own).fold(Point::new(0.0, 0.0), |sum, rim| sum + rim.out))
        })
        .collect();
    // Whose a side of the rim is: one band's, or two bands' where it leans to neither.
    let owners_of: Vec<Vec<usize>> = rims
        .iter()
        .map(|rim| {
            let leaning = |index: &usize| dot(ways[*index], rim.out);
            let holding = (0..shores.len()).filter(|index| shores[*index].0.contains(&rim.cell));
            let holding: Vec<usize> = holding.filter(|index| leaning(index) > 0.1).collect();
            let most = holding.iter().map(leaning).fold(0.0, f64::max);
            holding.into_iter().filter(|index| leaning(index) > most - 1e-6).take(2).collect()
        })
        .collect();
    for (index, (cells, tone, hue)) in shores.iter().enumerate() {
        let own = rims.iter().zip(&owners_of).filter(|(_, owners)| owners.contains(&index));
        let bands: Vec<Outline> = own
            .map(|(rim, owners)| {
                let is_second = before(rim, &rims).is_some_and(|at| !owners_of[at].contains(&index));
                let middle = rim.from.towards(rim.to, 0.5);
                match (owners.len() > 1, is_second) {
                    (false, _) => band(rim, rim.from, rim.to, &rims),
                    (true, false) => band(rim, rim.from, middle, &rims),
                    (true, true) => band(rim, middle, rim.to, &rims),
                }
            })
            .map(|corners| Outline::Polygon(corners.map(|corner| drawing.at(corner)).to_vec()))
            .chain(paths(drawing, cells))
            .collect();
        paint(drawing, &bands, *tone, *hue);
    }
}

/// Draws bands with one outline around all of them, so that white is seen on white paper. The outline of areas is drawn over them: what
/// is left of one below them, a printer or a screen may swallow.
fn paint(drawing: &mut Drawing<'_>, bands: &[Outline], tone: Tone, hue: Option<Hue>) {
    let (word, shade) = match tone {
        Tone::White => ("white", Shade::WHITE),
        Tone::Black => ("black", Shade::BLACK),
        Tone::Grey | Tone::Hatched | Tone::Dotted | Tone::Crossed => ("grey", Shade::LIGHT),
    };
    let class = hue.map_or_else(|| format!("shore {word}"), |hue| format!("shore {word} {}", hue.class()));
    let edge_class = format!("{class} edge");
    let ink = hue.filter(|_| drawing.theme.inks == Inks::Colour);
    let edge = drawing.theme.line;
    let (lines, areas): (Vec<&Outline>, Vec<&Outline>) =
        bands.iter().partition(|band| matches!(band, Outline::Line(_)));
    for (class, shade, wider) in [(&edge_class, Shade::BLACK, edge * 2.0), (&class, shade, 0.02)] {
        for line in &lines {
            let stroke = Stroke::black(POINT_WIDTH * drawing.pitch + wider).with_shade(shade);
            drawing.figure.draw(Path::stroked((*line).clone(), stroke).with_class(class.clone()));
        }
    }
    let fill = ink.map_or(Fill::Solid(shade), |hue| Fill::Colour(hue.ink()));
    for area in &areas {
        // A hair of its own ink closes the seam to the next.
        let hair = Stroke::black(0.02).with_shade(shade);
        let path = Path::stroked((*area).clone(), hair).with_fill(fill);
        drawing.figure.draw(path.with_class(class.clone()));
    }
    let polygons = areas.iter().filter_map(|area| match area {
        Outline::Polygon(corners) => Some(corners.as_slice()),
        _ => None,
    });
    for (from, to) in outer_sides(polygons) {
        let path = Path::stroked(Outline::line(from, to), Stroke::black(edge * 2.0));
        drawing.figure.draw(path.with_class(edge_class.clone()));
    }
}

/// Draws a light band along the lines between neighbouring points.
pub(super) fn join(drawing: &mut Drawing<'_>, cells: &[usize]) {
    let stroke = Stroke::black(POINT_WIDTH * drawing.pitch).with_shade(Shade::GREY);
    for line in paths(drawing, cells) {
        drawing.figure.draw(Path::stroked(line, stroke).with_class("won"));
    }
}

/// Returns the sides of areas, told by their corners, that no two of them share.
pub(super) fn outer_sides<'a>(areas: impl Iterator<Item = &'a [Point]>) -> Vec<(Point, Point)> {
    let sides: Vec<(Point, Point)> = areas
        .flat_map(|corners| corners.iter().copied().zip(corners.iter().copied().cycle().skip(1)))
        .collect();
    let is_same = |(a, b): (Point, Point), (c, d): (Point, Point)| {
        (a.is_at(c) && b.is_at(d)) || (a.is_at(d) && b.is_at(c))
    };
    let is_shared = |side: (Point, Point)| sides.iter().filter(|other| is_same(side, **other)).count() > 1;
    sides.iter().copied().filter(|side| !is_shared(*side)).collect()
}

/// Returns the lines between neighbouring points of a side, on boards of points.
fn paths(drawing: &Drawing<'_>, cells: &[usize]) -> Vec<Outline> {
    let layout = &drawing.diagram.layout;
    let is_graph = layout.coordinates.is_empty();
    let is_joined = |a: Point, b: Point| match is_graph {
        true => layout
            .lines
            .iter()
            .any(|(from, to)| (from.is_at(a) && to.is_at(b)) || (from.is_at(b) && to.is_at(a))),
        false => a.distance(b) < 1.01,
    };
    let points: Vec<Point> = cells
        .iter()
        .filter_map(|cell| drawing.place(*cell))
        .filter(|place| matches!(place.form, Form::Crossing))
        .map(|place| place.centre)
        .collect();
    let mut found = Vec::new();
    for (index, &a) in points.iter().enumerate() {
        let later = points[index + 1..].iter().filter(|&&b| is_joined(a, b));
        found.extend(later.map(|&b| Outline::line(drawing.at(a), drawing.at(b))));
    }
    found
}

/// Returns the sides of areas that no other area shares.
fn rims(drawing: &Drawing<'_>) -> Vec<Rim> {
    let mut sides = Vec::new();
    for (cell, place) in drawing.diagram.layout.places.iter().enumerate() {
        if let Form::Area(corners) = &place.form {
            for (index, &from) in corners.iter().enumerate() {
                let to = corners[(index + 1) % corners.len()];
                let out = unit(from.towards(to, 0.5) - place.centre);
                sides.push(Rim { cell, from, to, out });
            }
        }
    }
    let is_shared =
        |rim: &Rim| sides.iter().any(|other| other.from.is_at(rim.to) && other.to.is_at(rim.from));
    let outer: Vec<bool> = sides.iter().map(|rim| !is_shared(rim)).collect();
    sides.into_iter().zip(outer).filter_map(|(rim, is_outer)| is_outer.then_some(rim)).collect()
}

/// Returns the number of the side of the rim that ends where one begins.
fn before(rim: &Rim, rims: &[Rim]) -> Option<usize> {
    rims.iter().position(|other| other.to.is_at(rim.from))
}

/// Returns the corners of a band along a part of the rim. It is as wide everywhere, and bands meet on the line that halves their angle.
fn band(rim: &Rim, from: Point, to: Point, rims: &[Rim]) -> [Point; 4] {
    let outer = |at: Point| {
        let meets = |end: Point| end.is_at(at);
        let is_next = |other: &&Rim| !std::ptr::eq(*other, rim) && (meets(other.from) || meets(other.to));
        // Half way along there is no other.
        let next = rims.iter().find(is_next).map_or(rim.out, |other| other.out);
        at + (rim.out + next) * (WIDTH / (1.0 + dot(rim.out, next)).max(0.5))
    };
    [from, to, outer(to), outer(from)]
}

fn unit(way: Point) -> Point {
    way * (1.0 / way.distance(Point::new(0.0, 0.0)).max(1e-9))
}

fn dot(a: Point, b: Point) -> f64 {
    a.x * b.x + a.y * b.y
}
