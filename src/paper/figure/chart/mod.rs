//! Plots as figures: bars, histograms and intervals, legible without colour.
//!
//! Every number that matters stands beside its mark as words, and inks differ by pattern as well as by tone, so
//! that a photocopy says as much as the screen.

mod bars;
mod histogram;
mod ink;
mod intervals;
mod scale;

pub use bars::{Arrangement, Bar, BarChart, Direction, Part};
pub use histogram::{Histogram, Pointer};
pub use ink::{Ink, Key};
pub use intervals::{Interval, IntervalChart, IntervalRow, Marker};
pub use scale::{Axis, Numbers};

use super::{Anchor, Bounds, Figure, Fill, Label, Outline, Path, Point, Shade, Size, Stroke};

/// Millimetres of the type of labels: eight points.
pub const TYPE: f64 = 2.82;
/// Millimetres of the type of the numbers along an axis: seven points.
pub const SMALL_TYPE: f64 = 2.47;
/// Millimetres from one line of a label to the next.
const LINE: f64 = TYPE * 1.2;
/// Millimetres between a label and what it names.
const GAP: f64 = 1.5;

/// Returns about how wide words are when set without serifs.
///
/// A figure is drawn before its letters are, and on the screen by whatever typeface there is; the estimate is that
/// of a wide one.
pub fn width_of(words: &str, size: f64) -> f64 {
    let ems: f64 = words
        .chars()
        .map(|c| match c {
            'i' | 'j' | 'l' | 'í' | '.' | ',' | ';' | ':' | '\'' | '|' | ' ' | '\u{a0}' => 0.33,
            'f' | 't' | 'r' | '(' | ')' | '-' | '·' => 0.41,
            'm' | 'w' | '%' | '—' => 0.97,
            'M' | 'W' => 0.99,
            '+' | '×' | '±' | '−' | '=' | '<' | '>' => 0.84,
            c if c.is_uppercase() => 0.72,
            _ => 0.64,
        })
        .sum();
    ems * size
}

/// Breaks words into lines that fit into `room`, at spaces only.
fn wrapped(words: &str, size: f64, room: f64) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in words.split_whitespace() {
        match lines.last_mut() {
            Some(line) if width_of(line, size) + width_of(" ", size) + width_of(word, size) <= room => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}

/// Draws words in as many lines as they need, centred in height on `at`.
fn write(figure: &mut Figure, at: Point, words: &str, room: f64, anchor: Anchor) {
    let lines = wrapped(words, TYPE, room);
    let top = at.y - LINE * (lines.len().saturating_sub(1)) as f64 / 2.0;
    for (index, line) in lines.into_iter().enumerate() {
        // A single word wider than its room is set smaller.
        let size = TYPE * (room / width_of(&line, TYPE).max(1e-6)).clamp(0.6, 1.0);
        let place = Point::new(at.x, top + LINE * index as f64);
        figure.draw(Label::centred(place, line, size).with_anchor(anchor));
    }
}

/// Returns the room that the labels at the left of rows ask for.
fn label_room<'a>(labels: impl Iterator<Item = &'a str>, width: f64) -> f64 {
    labels.map(|label| width_of(label, TYPE)).fold(0.0, f64::max).min(width * 0.34)
}

/// Says what a chart shows for those who cannot see it: its title and its data.
fn told(title: &str, data: impl Iterator<Item = String>) -> String {
    let data: Vec<String> = data.collect();
    if data.is_empty() { title.to_owned() } else { format!("{title}: {}", data.join("; ")) }
}

/// Draws the numbers and the title under a plot, and faint lines up through it.
fn level_axis(figure: &mut Figure, area: Bounds, axis: &Axis) {
    let width = area.max.x - area.min.x;
    for tick in axis.ticks() {
        let x = area.min.x + axis.share(tick) * width;
        let line = Outline::line(Point::new(x, area.min.y), Point::new(x, area.max.y));
        figure.draw(Path::stroked(line, Stroke::black(0.12).with_shade(Shade(200))).with_class("grid"));
        let at = Point::new(x, area.max.y + 0.8 + SMALL_TYPE * 0.6);
        figure.draw(Label::centred(at, axis.numbers.text(tick), SMALL_TYPE).with_shade(Shade::DARK));
    }
    let base = Outline::line(Point::new(area.min.x, area.max.y), area.max);
    figure.draw(Path::stroked(base, Stroke::black(0.25)).with_class("axis"));
    if !axis.title.is_empty() {
        let at = Point::new(area.max.x, area.max.y + 1.2 + SMALL_TYPE * 1.9);
        figure.draw(Label::centred(at, axis.title.clone(), SMALL_TYPE).with_anchor(Anchor::End));
    }
}

/// Draws the numbers at the left of a plot, its title above, and faint lines across it.
fn upright_axis(figure: &mut Figure, area: Bounds, axis: &Axis) {
    let height = area.max.y - area.min.y;
    for tick in axis.ticks() {
        let y = area.max.y - axis.share(tick) * height;
        let line = Outline::line(Point::new(area.min.x, y), Point::new(area.max.x, y));
        figure.draw(Path::stroked(line, Stroke::black(0.12).with_shade(Shade(200))).with_class("grid"));
        let at = Point::new(area.min.x - 1.0, y);
        let label = Label::centred(at, axis.numbers.text(tick), SMALL_TYPE);
        figure.draw(label.with_anchor(Anchor::End).with_shade(Shade::DARK));
    }
    if !axis.title.is_empty() {
        let at = Point::new(0.0, area.min.y - SMALL_TYPE * 1.2);
        figure.draw(Label::centred(at, axis.title.clone(), SMALL_TYPE).with_anchor(Anchor::Start));
    }
}

/// Returns how much height the axis under a plot takes.
fn level_axis_height(axis: &Axis) -> f64 {
    let title = if axis.title.is_empty() { 0.0 } else { SMALL_TYPE * 1.3 };
    0.8 + SMALL_TYPE * 1.3 + title
}

/// Returns how much width the numbers at the left of a plot take.
fn upright_axis_width(axis: &Axis) -> f64 {
    let widths = axis.ticks().into_iter().map(|tick| width_of(&axis.numbers.text(tick), SMALL_TYPE));
    widths.fold(0.0, f64::max) + 1.2
}

/// Draws which ink stands for what, from the top of the figure, and returns the height taken.
fn legend(figure: &mut Figure, keys: &[Key]) -> f64 {
    let swatch = Size::new(4.2, 2.8);
    let width = figure.size.width;
    let (mut x, mut y) = (0.0, 0.0);
    for key in keys {
        let needed = swatch.width + 1.2 + width_of(&key.name, TYPE);
        if x > 0.0 && x + needed > width {
            x = 0.0;
            y += TYPE * 1.6;
        }
        let outline = Outline::Rect { origin: Point::new(x, y + 0.3), size: swatch, corner: 0.0 };
        figure.draw(key.ink.path(outline).with_class("key"));
        let at = Point::new(x + swatch.width + 1.2, y + 0.3 + swatch.height / 2.0);
        figure.draw(Label::centred(at, key.name.clone(), TYPE).with_anchor(Anchor::Start));
        x += needed + 2.4;
    }
    if keys.is_empty() { 0.0 } else { y + TYPE * 1.9 }
}

/// Draws words on an inked area: in the ink's contrast, on a white ground where a pattern would disturb.
fn write_on(figure: &mut Figure, at: Point, words: &str, ink: Ink) {
    if ink.is_pattern() {
        let size = Size::new(width_of(words, SMALL_TYPE) + 1.0, SMALL_TYPE * 1.25);
        let origin = at - Point::new(size.width, size.height) * 0.5;
        let ground = Outline::Rect { origin, size, corner: 0.6 };
        figure.draw(Path::filled(ground, Fill::Solid(Shade::WHITE)));
    }
    figure.draw(Label::centred(at, words, SMALL_TYPE).with_shade(ink.contrast()));
}
