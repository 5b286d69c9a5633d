//! Lines, areas and words as PDF operations.

use std::fmt;

use printpdf::{Color, Greyscale, LineCapStyle, LineDashPattern, LineJoinStyle, Op, Pt, Rgb};

use super::{POINTS, round};
use crate::figure::pattern::{dots, hatching};
use crate::figure::{Bounds, Colour, Fill, Motif, Outline, Path, Pattern, Point, Shade, Stroke};

/// The share of a radius at which the handles of a quarter circle stand.
const QUARTER: f64 = 0.552_284_75;

/// A page being drawn, with the state of its pens.
pub(super) struct Ink {
    height: f64,
    pub(super) ops: Vec<Op>,
    fill: Option<Shade>,
    pen: Option<Pen>,
    /// The number of the face and the size of the type in hundredths of a point.
    font: Option<(u8, i64)>,
}

/// Ink, width in points, and dash and gap in points.
type Pen = (Shade, f32, Option<(f32, f32)>);

impl Ink {
    pub(super) fn new(height: f64) -> Self {
        let ops = vec![Op::SetLineJoinStyle { join: LineJoinStyle::Round }];
        Self { height, ops, fill: None, pen: None, font: None }
    }

    /// Returns a place in points from the bottom left corner.
    pub(super) fn place(&self, point: Point) -> (f32, f32) {
        (round(point.x * POINTS), round((self.height - point.y) * POINTS))
    }

    pub(super) fn fill_shade(&mut self, shade: Shade) {
        if self.fill != Some(shade) {
            self.fill = Some(shade);
            let out = raw(&mut self.ops);
            push_number(out, hundredths(f64::from(shade.0) / 255.0));
            out.push_str(" g");
        }
    }

    /// Writes words at a place, in millimetres from the top left corner: glyphs of a font, and how far the pen goes back
    /// after each, in thousandths of an em.
    pub(super) fn words(
        &mut self,
        (at, is_turned): (Point, bool),
        (font, size): (u8, f64),
        glyphs: impl Iterator<Item = (u16, f64)>,
    ) {
        let size = hundredths(size * POINTS);
        let is_set = self.font.replace((font, size)) == Some((font, size));
        let (x, y) = (hundredths(at.x * POINTS), hundredths((self.height - at.y) * POINTS));
        let out = raw(&mut self.ops);
        out.push_str("BT ");
        if !is_set {
            out.push_str("/T");
            push_number(out, i64::from(font) * 100);
            out.push(' ');
            push_number(out, size);
            out.push_str(" Tf ");
        }
        if is_turned {
            out.push_str("-1 0 0 -1 ");
        }
        push_number(out, x);
        out.push(' ');
        push_number(out, y);
        out.push_str(if is_turned { " Tm [<" } else { " Td [<" });
        let mut is_open = true;
        for (glyph, back) in glyphs {
            if !is_open {
                out.push('<');
                is_open = true;
            }
            for shift in [12, 8, 4, 0] {
                let digit = (glyph >> shift) & 15;
                out.push(char::from_digit(digit.into(), 16).unwrap_or('0'));
            }
            let back = hundredths(back);
            if back != 0 {
                out.push('>');
                push_number(out, back);
                is_open = false;
            }
        }
        out.push_str(if is_open { ">] TJ ET" } else { "] TJ ET" });
    }

    fn pen(&mut self, stroke: &Stroke) {
        let dash = stroke.dash.map(|(dash, gap)| (round(dash * POINTS), round(gap * POINTS)));
        let width = (stroke.width * POINTS) as f32;
        let wanted = (stroke.shade, (width * 1000.0).round() / 1000.0, dash);
        if self.pen == Some(wanted) {
            return;
        }
        self.pen = Some(wanted);
        self.ops.push(Op::SetOutlineColor { col: grey(stroke.shade) });
        self.ops.push(Op::SetOutlineThickness { pt: Pt(wanted.1) });
        let (cap, pattern) = match dash {
            None => (LineCapStyle::Round, LineDashPattern::default()),
            Some((dash, gap)) => (LineCapStyle::Butt, LineDashPattern::new(0.0, &[dash, gap])),
        };
        self.ops.push(Op::SetLineCapStyle { cap });
        self.ops.push(Op::SetLineDashPattern { dash: pattern });
    }

    pub(super) fn path(&mut self, path: &Path) {
        if let Outline::Line(points) = &path.outline {
            if let Some(stroke) = &path.stroke {
                self.pen(stroke);
                self.line(points);
            }
            return;
        }
        let ring = self.ring(&path.outline);
        if let Fill::Pattern(pattern) = path.fill {
            self.fill_shade(Shade::WHITE);
            self.area(&ring, FILL);
            self.pattern(&ring, &pattern, path.outline.bounds());
        }
        let solid = match path.fill {
            Fill::Solid(shade) => Some(shade),
            Fill::None | Fill::Pattern(_) => None,
            Fill::Colour(colour) => {
                self.fill = None;
                self.ops.push(Op::SetFillColor { col: rgb(colour) });
                self.area(&ring, FILL);
                None
            }
        };
        if let Some(shade) = solid {
            self.fill_shade(shade);
        }
        if let Some(stroke) = &path.stroke {
            self.pen(stroke);
        }
        match (solid, &path.stroke) {
            (Some(_), Some(_)) => self.area(&ring, FILL_AND_STROKE),
            (Some(_), None) => self.area(&ring, FILL),
            (None, Some(_)) => self.area(&ring, STROKE),
            (None, None) => {}
        }
    }

    fn line(&mut self, points: &[Point]) {
        let Some((first, others)) = points.split_first() else { return };
        let height = self.height;
        let out = raw(&mut self.ops);
        push_point(out, height, *first, " m");
        for point in others {
            out.push('\n');
            push_point(out, height, *point, " l");
        }
        out.push('\n');
        out.push_str(STROKE);
    }

    fn area(&mut self, ring: &str, paint: &str) {
        let out = raw(&mut self.ops);
        out.push_str(ring);
        out.push_str("h\n");
        out.push_str(paint);
    }

    /// Draws a pattern inside a clipped ring; the state of the pens is forgotten afterwards.
    fn pattern(&mut self, ring: &str, pattern: &Pattern, bounds: Bounds) {
        self.ops.push(Op::SaveGraphicsState);
        self.area(ring, CLIP);
        match pattern.motif {
            Motif::Dots => {
                self.fill_shade(Shade::BLACK);
                for centre in dots(bounds, pattern.pitch) {
                    let dot = self.ring(&Outline::circle(centre, pattern.weight));
                    self.area(&dot, FILL);
                }
            }
            Motif::Hatch | Motif::CrossHatch | Motif::Stripes => {
                self.pen(&Stroke::black(pattern.weight));
                for (from, to) in hatching(bounds, pattern) {
                    self.line(&[from, to]);
                }
            }
        }
        self.ops.push(Op::RestoreGraphicsState);
        self.fill = None;
        self.pen = None;
    }

    /// Returns the operations that lead around an area, each on its line.
    fn ring(&self, outline: &Outline) -> String {
        match outline {
            Outline::Line(points) | Outline::Polygon(points) => self.angular(points),
            Outline::Ellipse { centre, rx, ry } => self.rounded(
                Bounds {
                    min: Point::new(centre.x - rx, centre.y - ry),
                    max: Point::new(centre.x + rx, centre.y + ry),
                },
                *rx,
                *ry,
            ),
            Outline::Rect { origin, size, corner } => {
                let max = *origin + Point::new(size.width, size.height);
                let corner = corner.min(size.width / 2.0).min(size.height / 2.0);
                if corner <= 0.0 {
                    self.angular(&[*origin, Point::new(max.x, origin.y), max, Point::new(origin.x, max.y)])
                } else {
                    self.rounded(Bounds { min: *origin, max }, corner, corner)
                }
            }
        }
    }

    fn angular(&self, points: &[Point]) -> String {
        let mut ring = String::new();
        for (number, point) in points.iter().enumerate() {
            push_point(&mut ring, self.height, *point, if number == 0 { " m\n" } else { " l\n" });
        }
        ring
    }

    /// Returns a rectangle with quarter ellipses for corners, clockwise from the top.
    fn rounded(&self, Bounds { min, max }: Bounds, rx: f64, ry: f64) -> String {
        let (hx, hy) = (rx * (1.0 - QUARTER), ry * (1.0 - QUARTER));
        let at = Point::new;
        let quarters = [
            (at(max.x - rx, min.y), at(max.x - hx, min.y), at(max.x, min.y + hy), at(max.x, min.y + ry)),
            (at(max.x, max.y - ry), at(max.x, max.y - hy), at(max.x - hx, max.y), at(max.x - rx, max.y)),
            (at(min.x + rx, max.y), at(min.x + hx, max.y), at(min.x, max.y - hy), at(min.x, max.y - ry)),
            (at(min.x, min.y + ry), at(min.x, min.y + hy), at(min.x + hx, min.y), at(min.x + rx, min.y)),
        ];
        let mut ring = String::with_capacity(300);
        for (number, (start, first, second, end)) in quarters.into_iter().enumerate() {
            push_point(&mut ring, self.height, start, if number == 0 { " m\n" } else { " l\n" });
            push_point(&mut ring, self.height, first, " ");
            push_point(&mut ring, self.height, second, " ");
            push_point(&mut ring, self.height, end, " c\n");
        }
        ring
    }
}

/// What is done with an area: only inside of it is drawn from now on.
const CLIP: &str = "W\nn";
/// Its inside is filled.
const FILL: &str = "f";
/// Its edge is drawn.
const STROKE: &str = "S";
/// Both.
const FILL_AND_STROKE: &str = "b";

fn rgb(Colour { red, green, blue }: Colour) -> Color {
    let share = |channel: u8| round(f64::from(channel) / 255.0);
    Color::Rgb(Rgb::new(share(red), share(green), share(blue), None))
}

fn grey(shade: Shade) -> Color {
    Color::Greyscale(Greyscale::new(round(f64::from(shade.0) / 255.0), None))
}

/// Returns a text to write operations on. Words and what is said of them are most of every page: they go into the file as
/// they are, and those that follow one another share a text, where trees of objects would take most of the time.
fn raw(ops: &mut Vec<Op>) -> &mut String {
    match ops.last_mut() {
        Some(Op::Unknown { key, .. }) => key.push('\n'),
        _ => ops.push(Op::Unknown { key: String::new(), value: Vec::new() }),
    }
    match ops.last_mut() {
        Some(Op::Unknown { key, .. }) => key,
        _ => unreachable!("it was put there"),
    }
}

/// Writes an operation as it stands.
pub(super) fn write_raw(ops: &mut Vec<Op>, operation: fmt::Arguments<'_>) {
    let _ = fmt::Write::write_fmt(raw(ops), operation);
}

/// Returns a number in hundredths: finer than any printer, and short in the file.
fn hundredths(value: f64) -> i64 {
    (value * 100.0).round() as i64
}

/// Writes a place on a page of that height, given in millimetres from the top left corner, and what follows it.
fn push_point(out: &mut String, height: f64, point: Point, after: &str) {
    push_rounded(out, point.x * POINTS);
    out.push(' ');
    push_rounded(out, (height - point.y) * POINTS);
    out.push_str(after);
}

/// Writes a number, rounded as [`round`] does and then as short as it can be.
fn push_rounded(out: &mut String, value: f64) {
    let hundredths = (value * 100.0).round();
    // Six digits are the same however they are written; a nothing that is negative keeps its sign.
    if hundredths.abs() < 1e6 && (hundredths != 0.0 || hundredths.is_sign_positive()) {
        push_number(out, hundredths as i64);
    } else {
        let _ = fmt::Write::write_fmt(out, format_args!("{}", round(value)));
    }
}

/// Writes a number of hundredths: `-3`, `12.5`, `0.07`.
fn push_number(out: &mut String, hundredths: i64) {
    if hundredths < 0 {
        out.push('-');
    }
    let all = hundredths.unsigned_abs();
    let (whole, rest) = (all / 100, all % 100);
    let mut digits = [0u8; 20];
    let mut n_digits = 0;
    let mut left = whole;
    while n_digits == 0 || left > 0 {
        digits[n_digits] = b'0' + (left % 10) as u8;
        left /= 10;
        n_digits += 1;
    }
    out.extend(digits[..n_digits].iter().rev().map(|digit| char::from(*digit)));
    if rest > 0 {
        out.push('.');
        out.push(char::from(b'0' + (rest / 10) as u8));
        if rest % 10 > 0 {
            out.push(char::from(b'0' + (rest % 10) as u8));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{hundredths, push_number, push_rounded, round};

    #[test]
    fn numbers_are_as_short_as_they_can_be() {
        let written = |value: f64| {
            let mut out = String::new();
            push_number(&mut out, hundredths(value));
            out
        };
        let values = [0.0, 3.0, -3.0, 12.5, 0.07, -0.5, 1000.254, 0.004, 841.89];
        let expected = ["0", "3", "-3", "12.5", "0.07", "-0.5", "1000.25", "0", "841.89"];
        assert_eq!(values.map(written), expected.map(str::to_owned));
    }

    #[test]
    fn rounded_numbers_are_written_as_the_numbers_they_are_rounded_to() {
        let mut seed = 7_u64;
        let random = std::iter::repeat_with(|| {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            (seed >> 33) as f64 / 2e5 - 5e3
        });
        let strange = [0.0, -0.0, -0.001, 0.005, -0.005, 9_999.994, 9_999.995, -123_456.789, 1e9, f64::NAN];
        for value in random.take(20_000).chain(strange) {
            let mut out = String::new();
            push_rounded(&mut out, value);
            assert_eq!(out, round(value).to_string());
        }
    }
}
