//! What tells games apart at a glance: a colour, a shape and a pattern, each enough on its own.

use super::canvas::Canvas;
use crate::facts::Look;
use paper::figure::{
    Bounds, Colour, Figure, Fill, Motif, Outline, Path, Pattern, Point, Shade, Size, Stroke, cross,
};

/// The emblem of a game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Emblem {
    /// The colour, the same as the T-shirts'; distinct for colour-blind eyes (after Okabe and Ito).
    pub colour: Colour,
    sign: Sign,
    pattern: Pattern,
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Sign {
    Disc,
    Square,
    Triangle,
    Diamond,
    Hexagon,
    Cross,
    Star,
    Arrow,
    Hourglass,
}

/// The grey behind words: seen, and lost by no copier's dirt.
const PALE: Shade = Shade(244);

/// In the order of their numbers, as those of the signs.
const COLOURS: [u32; 7] = [0xd5_5e00, 0x00_72b2, 0x00_9e73, 0xf0_c300, 0xa8_4a8c, 0x56_b4e9, 0x7a_5230];
const SIGNS: [Sign; 9] = [
    Sign::Disc,
    Sign::Square,
    Sign::Triangle,
    Sign::Diamond,
    Sign::Hexagon,
    Sign::Cross,
    Sign::Star,
    Sign::Arrow,
    Sign::Hourglass,
];
/// One for each colour, for printers that have none.
const PATTERNS: [(Motif, f64, f64); 7] = [
    (Motif::Stripes, 1.6, 0.5),
    (Motif::Dots, 2.2, 0.6),
    (Motif::Hatch, 2.0, 0.5),
    (Motif::CrossHatch, 2.4, 0.35),
    (Motif::Stripes, 3.2, 1.4),
    (Motif::Hatch, 4.0, 1.6),
    (Motif::Dots, 3.6, 1.3),
];

impl Emblem {
    /// Returns the emblem of a game.
    pub fn of(look: Look) -> Emblem {
        let colour = usize::from(look.colour) % COLOURS.len();
        let (motif, pitch, weight) = PATTERNS[colour];
        Emblem {
            colour: Colour::of(COLOURS[colour]),
            sign: SIGNS[usize::from(look.sign) % SIGNS.len()],
            pattern: Pattern { motif, pitch, weight },
        }
    }

    /// Returns the shape in its colour as a figure of its own.
    pub fn figure(&self, side: f64) -> Figure {
        let mut figure = Figure::new(Size::new(side, side), "");
        let centre = Point::new(side / 2.0, side / 2.0);
        let outline = self.outline(centre, side * 0.46);
        figure.draw(Path::stroked(outline, Stroke::black(side * 0.06)).with_fill(Fill::Colour(self.colour)));
        figure
    }

    /// Returns the ink that is read best on the colour.
    pub(super) fn ink(&self) -> Shade {
        if self.colour.grey() > 150 { Shade::BLACK } else { Shade::WHITE }
    }

    /// Fills an area with the colour.
    pub(super) fn band(&self, canvas: &mut Canvas, area: Bounds) {
        canvas.rect(area, None, Fill::Colour(self.colour));
    }

    /// Fills an area with the pattern, for printers without colours.
    pub(super) fn strip(&self, canvas: &mut Canvas, area: Bounds) {
        canvas.rect(area, None, Fill::Pattern(self.pattern));
    }

    /// Draws the shape, white with a dark edge, around a middle.
    pub(super) fn sign(&self, canvas: &mut Canvas, centre: Point, radius: f64) {
        let stroke = Stroke::black(radius * 0.09);
        let outline = self.outline(centre, radius);
        canvas.path(Path::stroked(outline, stroke).with_fill(Fill::Solid(Shade::WHITE)));
    }

    /// Draws the shape so pale that words are read on it.
    pub(super) fn watermark(&self, canvas: &mut Canvas, centre: Point, radius: f64) {
        canvas.path(Path::filled(self.outline(centre, radius), Fill::Solid(PALE)).with_class("watermark"));
    }

    /// Draws the shape in its colour around a middle.
    pub(super) fn coloured_sign(&self, canvas: &mut Canvas, centre: Point, radius: f64) {
        let stroke = Stroke::black(radius * 0.09);
        let outline = self.outline(centre, radius);
        canvas.path(Path::stroked(outline, stroke).with_fill(Fill::Colour(self.colour)));
    }

    fn outline(&self, centre: Point, radius: f64) -> Outline {
        let at = |x: f64, y: f64| Point::new(centre.x + x * radius, centre.y + y * radius);
        let polygon =
            |points: &[(f64, f64)]| Outline::Polygon(points.iter().map(|(x, y)| at(*x, *y)).collect());
        match self.sign {
            Sign::Disc => Outline::circle(centre, radius * 0.92),
            Sign::Square => polygon(&[(-0.82, -0.82), (0.82, -0.82), (0.82, 0.82), (-0.82, 0.82)]),
            Sign::Triangle => polygon(&[(0.0, -0.95), (1.0, 0.78), (-1.0, 0.78)]),
            Sign::Diamond => polygon(&[(0.0, -1.0), (1.0, 0.0), (0.0, 1.0), (-1.0, 0.0)]),
            Sign::Hexagon => {
                let (near, far) = (0.5, 0.866);
                polygon(&[(-near, -far), (near, -far), (1.0, 0.0), (near, far), (-near, far), (-1.0, 0.0)])
            }
            Sign::Cross => polygon(&cross(0.36, 0.95)),
            Sign::Star => {
                let point = |turn: u32| {
                    let reach = if turn.is_multiple_of(2) { 1.05 } else { 0.44 };
                    let (sine, cosine) = (f64::from(turn) * std::f64::consts::PI / 5.0).sin_cos();
                    (sine * reach, -cosine * reach + 0.06)
                };
                polygon(&(0..10).map(point).collect::<Vec<_>>())
            }
            Sign::Arrow => polygon(&[
                (0.0, -0.98),
                (0.92, 0.05),
                (0.42, 0.05),
                (0.42, 0.88),
                (-0.42, 0.88),
                (-0.42, 0.05),
                (-0.92, 0.05),
            ]),
            Sign::Hourglass => {
                polygon(&[(-0.85, -0.9), (0.85, -0.9), (0.2, 0.0), (0.85, 0.9), (-0.85, 0.9), (-0.2, 0.0)])
            }
        }
    }
}
