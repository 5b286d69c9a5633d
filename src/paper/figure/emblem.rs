//! What tells things apart at a glance: a colour, a shape and a pattern, each enough on its own.

use std::collections::BTreeMap;

use super::{Colour, Figure, Fill, Motif, Outline, Path, Pattern, Point, Shade, Size, Stroke, cross};

/// What tells a thing apart at a glance: one of some colours and one of some signs, by their numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct EmblemLook {
    /// The number of the colour.
    pub colour: u8,
    /// The number of the sign.
    pub sign: u8,
}

impl EmblemLook {
    /// The colours, in the order of their numbers.
    pub const COLOURS: [&'static str; 7] = ["orange", "blue", "green", "yellow", "purple", "sky", "brown"];

    /// The signs, in the order of their numbers.
    pub const SIGNS: [&'static str; 9] =
        ["disc", "square", "triangle", "diamond", "hexagon", "cross", "star", "arrow", "hourglass"];

    /// Reads a colour and a sign: `sky hexagon`.
    pub fn read(words: &str) -> Option<EmblemLook> {
        let (colour, sign) = words.split_once(' ')?;
        let number = |all: &[&str], word: &str| u8::try_from(all.iter().position(|one| *one == word)?).ok();
        Some(EmblemLook { colour: number(&Self::COLOURS, colour)?, sign: number(&Self::SIGNS, sign)? })
    }

    /// Returns the look of a thing among those that were given one; what is named after another, as `hex-7x7` after `hex`, looks like
    /// it, and what nobody gave one has one by chance.
    pub fn among(known: &BTreeMap<String, EmblemLook>, id: &str) -> EmblemLook {
        let is_it = |known: &&String| {
            id.strip_prefix(known.as_str()).is_some_and(|rest| rest.is_empty() || rest.starts_with('-'))
        };
        let name = known.keys().filter(is_it).max_by_key(|known| known.len());
        name.and_then(|name| known.get(name)).copied().unwrap_or_else(|| EmblemLook::by_chance(id))
    }

    /// Returns the look of a thing that nobody gave one: always the same for one name.
    pub fn by_chance(id: &str) -> EmblemLook {
        // The hash of Fowler, Noll and Vo.
        let hash =
            id.bytes().fold(0x811c_9dc5_u32, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193));
        let below = |number: u32, count: usize| (number as usize % count) as u8;
        EmblemLook {
            colour: below(hash >> 7, Self::COLOURS.len()),
            sign: below(hash >> 17, Self::SIGNS.len()),
        }
    }
}

/// A look as it is drawn.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Emblem {
    /// The colour, distinct for colour-blind eyes (after Okabe and Ito).
    pub colour: Colour,
    sign: Sign,
    /// The pattern, for printers without colours.
    pub pattern: Pattern,
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
    /// Returns the emblem of a look.
    pub fn of(look: EmblemLook) -> Emblem {
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

    /// Returns the shape around a middle, with a dark edge and filled.
    pub fn sign(&self, centre: Point, radius: f64, fill: Fill) -> Path {
        Path::stroked(self.outline(centre, radius), Stroke::black(radius * 0.09)).with_fill(fill)
    }

    /// Returns the ink that is read best on the colour.
    pub fn ink(&self) -> Shade {
        if self.colour.grey() > 150 { Shade::BLACK } else { Shade::WHITE }
    }

    /// Returns the shape around a middle.
    pub fn outline(&self, centre: Point, radius: f64) -> Outline {
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
