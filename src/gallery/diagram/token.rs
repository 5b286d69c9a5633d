//! Pieces on a board.

use super::Piece;
use super::drawing::Drawing;
use super::placement::Form;
use super::theme::{Hue, Inks, Theme, Token, TokenShape, Tone};
use paper::figure::{Fill, Label, Outline, Path, Point, Shade, Shape, Size, Stroke, cross};

/// Draws what stands on a cell.
pub(super) fn stand(drawing: &mut Drawing<'_>, cell: usize, piece: &Piece) {
    let Some(place) = drawing.place(cell) else { return };
    let centre = drawing.at(place.centre);
    match &place.form {
        Form::Edge(from, to) => {
            let width = drawing.pitch * 0.1 + drawing.theme.line;
            let outline = Outline::line(drawing.at(*from), drawing.at(*to));
            drawing.figure.draw(Path::stroked(outline, Stroke::black(width)).with_class("piece"));
        }
        Form::Pit => seeds(drawing, centre, piece.count),
        Form::Area(_) | Form::Crossing | Form::Box => {
            let diameter = drawing.diameter();
            let token = if drawing.by_touch() { piece.touch } else { piece.token };
            let piece = Piece { token, ..piece.clone() };
            match piece.reaches {
                // The first cell of a tile draws all of it.
                Some(last) if last == cell => return,
                Some(last) => return tile(drawing, centre, last),
                // What is left of a tile that the position cuts.
                None if matches!(token.shape, TokenShape::Upright | TokenShape::Lying) => {
                    return tile(drawing, centre, cell);
                }
                None => {}
            }
            for shape in whole(&piece, centre, diameter, drawing.pitch, &drawing.theme) {
                drawing.figure.draw(shape);
            }
        }
    }
}

/// Draws a tile from one cell to another.
fn tile(drawing: &mut Drawing<'_>, from: Point, last: usize) {
    let Some(last) = drawing.place(last) else { return };
    let to = drawing.at(last.centre);
    for path in tile_paths(from, to, drawing.pitch, &drawing.theme) {
        drawing.figure.draw(path);
    }
}

/// Returns the paths of a tile that covers the cells from one middle to another: an edge to be seen on any board, and a bar across
/// its middle, as on a domino.
pub fn tile_paths(from: Point, to: Point, pitch: f64, theme: &Theme) -> Vec<Path> {
    let half = pitch * 0.42;
    let (least, most) =
        (Point::new(from.x.min(to.x), from.y.min(to.y)), Point::new(from.x.max(to.x), from.y.max(to.y)));
    let origin = least - Point::new(half, half);
    let size = Size::new(most.x - least.x + 2.0 * half, most.y - least.y + 2.0 * half);
    let body = Outline::Rect { origin, size, corner: pitch * 0.12 };
    let edge = Stroke::black(theme.outline * 1.6);
    let middle = from.towards(to, 0.5);
    let across =
        if size.width > size.height { Point::new(0.0, half * 0.72) } else { Point::new(half * 0.72, 0.0) };
    let bar = Outline::line(middle - across, middle + across);
    let mut paths =
        vec![Path::stroked(body, edge).with_fill(Fill::Solid(Shade::LIGHT)).with_class("piece white")];
    if from.distance(to) > pitch * 0.5 {
        paths.push(Path::stroked(bar, Stroke::black(theme.outline)));
    }
    paths
}

/// Returns a piece with what is written on it, on a white ground where a pattern would hide the letters.
pub fn whole(piece: &Piece, centre: Point, diameter: f64, pitch: f64, theme: &Theme) -> Vec<Shape> {
    let paths = drawn(piece.token, piece.hue, centre, diameter, theme);
    let mut shapes: Vec<Shape> = paths.into_iter().map(Shape::from).collect();
    let text = if piece.count > 1 { piece.count.to_string() } else { piece.text.clone() };
    if text.is_empty() {
        return shapes;
    }
    let room = if text.chars().count() > 1 { 0.46 } else { 0.56 };
    let (ground, ink) = piece.grounds(theme.inks);
    if let Some(ground) = ground {
        let outline = Outline::circle(centre, diameter * 0.34);
        shapes.push(Path::filled(outline, Fill::Solid(ground)).into());
    }
    shapes.push(Label::centred(centre, text, pitch * room).bold().with_shade(ink).into());
    shapes
}

impl Piece {
    /// Returns what must lie under letters on the piece, if anything, and the ink that is read there.
    pub(super) fn grounds(&self, inks: Inks) -> (Option<Shade>, Shade) {
        match (self.hue, inks, self.token.tone) {
            (Some(hue), Inks::Colour, _) => (None, hue.contrast()),
            // The ground hides patterns and the dot of a grey piece, but leaves grey grey.
            (_, _, tone @ Tone::Grey) => (Some(Shade::GREY), tone.contrast()),
            (_, _, tone @ (Tone::Hatched | Tone::Dotted | Tone::Crossed)) => {
                (Some(Shade::WHITE), tone.contrast())
            }
            (_, _, tone @ (Tone::White | Tone::Black)) => (None, tone.contrast()),
        }
    }
}

/// Returns the paths of a piece as a theme draws it: with its colour as a class for screens and as ink on paper.
pub fn drawn(token: Token, hue: Option<Hue>, centre: Point, diameter: f64, theme: &Theme) -> Vec<Path> {
    let mut paths = paths(token, centre, diameter, theme.outline);
    let Some(hue) = hue else { return paths };
    for path in paths.iter_mut().filter(|path| !path.class.is_empty()) {
        path.class = format!("{} {}", path.class, hue.class()).into();
    }
    if theme.inks == Inks::Colour {
        // What tells a tone apart besides is not needed on a colour.
        paths.truncate(1);
        paths.iter_mut().for_each(|path| path.fill = Fill::Colour(hue.ink()));
    }
    paths
}

/// Returns the paths of a piece of `diameter` millimetres around `centre`.
fn paths(token: Token, centre: Point, diameter: f64, outline: f64) -> Vec<Path> {
    let radius = diameter / 2.0;
    let corner = |x: f64, y: f64| centre + Point::new(x * radius, y * radius);
    let shape = match token.shape {
        TokenShape::Disc => Outline::circle(centre, radius),
        TokenShape::Square => Outline::Polygon(vec![
            corner(-0.86, -0.86),
            corner(0.86, -0.86),
            corner(0.86, 0.86),
            corner(-0.86, 0.86),
        ]),
        TokenShape::Triangle => {
            Outline::Polygon(vec![corner(0.0, -1.06), corner(1.02, 0.8), corner(-1.02, 0.8)])
        }
        TokenShape::Diamond => {
            Outline::Polygon(vec![corner(0.0, -1.1), corner(1.1, 0.0), corner(0.0, 1.1), corner(-1.1, 0.0)])
        }
        TokenShape::Cross => {
            Outline::Polygon(cross(0.36, 1.0).into_iter().map(|(x, y)| corner(x, y)).collect())
        }
        TokenShape::Upright | TokenShape::Lying => {
            let (x, y) = if token.shape == TokenShape::Upright { (0.5, 1.0) } else { (1.0, 0.5) };
            Outline::Polygon(vec![corner(-x, -y), corner(x, -y), corner(x, y), corner(-x, y)])
        }
    };
    let class = match token.tone {
        Tone::White => "piece white",
        Tone::Grey => "piece grey",
        Tone::Black => "piece black",
        Tone::Hatched => "piece hatched",
        Tone::Dotted => "piece dotted",
        Tone::Crossed => "piece crossed",
    };
    let body =
        Path::stroked(shape, Stroke::black(outline)).with_fill(token.tone.fill(diameter)).with_class(class);
    let mut paths = vec![body];
    // Grey is told from white and black by more than its tone.
    if token.tone == Tone::Grey {
        let eye = Outline::circle(centre, radius * 0.24);
        paths.push(Path::filled(eye, Fill::Solid(Shade::BLACK)));
    }
    paths
}

/// How many seeds have room around their number.
const MOST_AROUND: usize = 18;

/// Draws the seeds of a pit one by one, and their number when they are too many to count at a glance.
fn seeds(drawing: &mut Drawing<'_>, centre: Point, count: usize) {
    let pitch = drawing.pitch;
    let seed = |at: Point, radius: f64| {
        Path::filled(Outline::circle(at, pitch * radius), Fill::Solid(Shade::BLACK)).with_class("piece seed")
    };
    if count > 7 {
        // As many as have room lie around their number.
        for number in 0..if count > MOST_AROUND { 0 } else { count } {
            let (sine, cosine) = (std::f64::consts::TAU * number as f64 / count as f64).sin_cos();
            drawing.figure.draw(seed(centre + Point::new(sine, -cosine) * (pitch * 0.345), 0.052));
        }
        let label = Label::centred(centre, count.to_string(), pitch * 0.34).bold();
        drawing.figure.draw(label);
        return;
    }
    let at = |x: f64, y: f64| centre + Point::new(x * pitch * 0.25, y * pitch * 0.25);
    let ring =
        [at(1.0, 0.0), at(-1.0, 0.0), at(0.5, 0.866), at(-0.5, -0.866), at(-0.5, 0.866), at(0.5, -0.866)];
    let places: Vec<Point> = match count {
        0 => Vec::new(),
        1 => vec![centre],
        2 => vec![at(-0.55, 0.0), at(0.55, 0.0)],
        3 => vec![at(0.0, -0.62), at(-0.55, 0.34), at(0.55, 0.34)],
        4 => vec![at(-0.55, -0.55), at(0.55, -0.55), at(-0.55, 0.55), at(0.55, 0.55)],
        5 => vec![at(-0.7, -0.7), at(0.7, -0.7), at(-0.7, 0.7), at(0.7, 0.7), centre],
        6 => ring.to_vec(),
        _ => ring.into_iter().chain([centre]).collect(),
    };
    for place in places {
        drawing.figure.draw(seed(place, 0.105));
    }
}
