//! Bars: lying or standing, of one part or several.

use super::super::{Anchor, Bounds, Figure, Label, Outline, Point, Size};
use super::{
    Axis, GAP, Ink, Key, LINE, SMALL_TYPE, TYPE, label_room, legend, level_axis, level_axis_height, told,
    upright_axis, upright_axis_width, width_of, wrapped, write, write_on,
};

/// Which way bars grow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    /// To the right, labels at the left.
    Level,
    /// Upwards, labels below.
    Upright,
}

/// How the parts of a bar stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arrangement {
    /// Side by side, each from the start.
    Beside,
    /// Each where the last one ends.
    Stacked,
}

/// A piece of a bar.
#[derive(Clone, Debug, PartialEq)]
pub struct Part {
    /// How long.
    pub value: f64,
    /// What is written on it or at its end; may be empty.
    pub text: String,
    /// What fills it.
    pub ink: Ink,
}

/// A bar with its label.
#[derive(Clone, Debug, PartialEq)]
pub struct Bar {
    /// What it stands for.
    pub label: String,
    /// Its parts in order.
    pub parts: Vec<Part>,
}

impl Bar {
    /// Returns a bar of one part.
    pub fn single(label: impl Into<String>, value: f64, text: impl Into<String>, ink: Ink) -> Self {
        Self { label: label.into(), parts: vec![Part { value, text: text.into(), ink }] }
    }
}

/// A chart of bars.
#[derive(Clone, Debug, PartialEq)]
pub struct BarChart {
    /// What it shows, in words, for those who cannot see it.
    pub title: String,
    /// Width and height of everything, in millimetres.
    pub size: Size,
    /// Which way the bars grow.
    pub direction: Direction,
    /// How their parts stand.
    pub arrangement: Arrangement,
    /// The numbers the bars are measured by.
    pub axis: Axis,
    /// Which ink stands for what; empty if the labels say it all.
    pub keys: Vec<Key>,
    /// The bars in order.
    pub bars: Vec<Bar>,
}

impl BarChart {
    /// Returns the chart as high as its lying bars need at `row` millimetres each.
    pub fn with_rows_of(mut self, row: f64) -> Self {
        let mut blank = Figure::new(self.size, "");
        let above = legend(&mut blank, &self.keys);
        self.size.height = above + row * self.bars.len() as f64 + level_axis_height(&self.axis) + 0.5;
        self
    }

    /// Draws the chart.
    pub fn figure(&self) -> Figure {
        let mut figure =
            Figure::new(self.size, told(&self.title, self.bars.iter().map(|bar| self.said(bar))));
        let top = legend(&mut figure, &self.keys);
        match self.direction {
            Direction::Level => self.draw_level(&mut figure, top),
            Direction::Upright => self.draw_upright(&mut figure, top),
        }
        figure
    }

    /// Says what a bar shows: its parts by their key, where there is one.
    fn said(&self, bar: &Bar) -> String {
        let part = |part: &Part| {
            let key = self.keys.iter().find(|key| key.ink == part.ink).map_or("", |key| key.name.as_str());
            let value =
                if part.text.is_empty() { self.axis.numbers.text(part.value) } else { part.text.clone() };
            format!("{key} {value}").trim().to_owned()
        };
        format!("{} {}", bar.label, bar.parts.iter().map(part).collect::<Vec<_>>().join(", "))
    }

    fn draw_level(&self, figure: &mut Figure, top: f64) {
        let Size { width, height } = self.size;
        let room = label_room(self.bars.iter().map(|bar| bar.label.as_str()), width);
        let end = self.end_texts().map(|text| width_of(text, SMALL_TYPE)).fold(0.0, f64::max);
        let last_tick = width_of(&self.axis.numbers.text(self.axis.high), SMALL_TYPE) / 2.0;
        let area = Bounds {
            min: Point::new(room + GAP, top),
            max: Point::new(width - (end + GAP).max(last_tick), height - level_axis_height(&self.axis)),
        };
        level_axis(figure, area, &self.axis);
        let (length, row) = (area.max.x - area.min.x, (area.max.y - area.min.y) / self.n_rows());
        for (index, bar) in self.bars.iter().enumerate() {
            let middle = area.min.y + row * (index as f64 + 0.5);
            write(figure, Point::new(room, middle), &bar.label, room, Anchor::End);
            for (part, from, to, lane, lanes) in self.spans(bar) {
                let thickness = (row * 0.66).min(9.0 * lanes) / lanes;
                let y = middle + (lane - lanes / 2.0) * thickness;
                let (x0, x1) = (area.min.x + from * length, area.min.x + to * length);
                let size = Size::new(x1 - x0, thickness);
                let outline = Outline::Rect { origin: Point::new(x0, y), size, corner: 0.0 };
                figure.draw(part.ink.path(outline).with_class("bar"));
                let centre = y + thickness / 2.0;
                if self.writes_at_end(bar) {
                    let at = Point::new(x1 + 1.0, centre);
                    let label = Label::centred(at, part.text.clone(), SMALL_TYPE);
                    figure.draw(label.with_anchor(Anchor::Start));
                } else if width_of(&part.text, SMALL_TYPE) + 1.2 <= x1 - x0 && thickness > SMALL_TYPE {
                    write_on(figure, Point::new((x0 + x1) / 2.0, centre), &part.text, part.ink);
                }
            }
        }
    }

    fn draw_upright(&self, figure: &mut Figure, top: f64) {
        let Size { width, height } = self.size;
        let left = upright_axis_width(&self.axis);
        let column = (width - left) / self.n_rows();
        let lines = self.bars.iter().map(|bar| wrapped(&bar.label, TYPE, column * 0.95).len()).max();
        let below = LINE * lines.unwrap_or(0) as f64 + GAP;
        let title = if self.axis.title.is_empty() { 0.0 } else { SMALL_TYPE * 1.9 };
        let text = if self.end_texts().next().is_some() { SMALL_TYPE * 1.3 } else { SMALL_TYPE * 0.5 };
        let area = Bounds {
            min: Point::new(left, top + title + text),
            max: Point::new(width, (height - below).max(top + title + text + 1.0)),
        };
        upright_axis(figure, area, &self.axis);
        let length = area.max.y - area.min.y;
        for (index, bar) in self.bars.iter().enumerate() {
            let middle = area.min.x + column * (index as f64 + 0.5);
            let label = Point::new(middle, area.max.y + GAP / 2.0 + below / 2.0);
            write(figure, label, &bar.label, column * 0.95, Anchor::Middle);
            for (part, from, to, lane, lanes) in self.spans(bar) {
                let thickness = (column * 0.66).min(14.0 * lanes) / lanes;
                let x = middle + (lane - lanes / 2.0) * thickness;
                let (y0, y1) = (area.max.y - to * length, area.max.y - from * length);
                let size = Size::new(thickness, y1 - y0);
                let outline = Outline::Rect { origin: Point::new(x, y0), size, corner: 0.0 };
                figure.draw(part.ink.path(outline).with_class("bar"));
                let centre = x + thickness / 2.0;
                if self.writes_at_end(bar) {
                    let at = Point::new(centre, y0 - SMALL_TYPE * 0.75);
                    figure.draw(Label::centred(at, part.text.clone(), SMALL_TYPE));
                } else if width_of(&part.text, SMALL_TYPE) + 0.6 <= thickness && y1 - y0 > SMALL_TYPE * 1.4 {
                    write_on(figure, Point::new(centre, (y0 + y1) / 2.0), &part.text, part.ink);
                }
            }
        }
        let base = Outline::line(Point::new(area.min.x, area.max.y), area.max);
        figure.draw(super::Path::stroked(base, super::Stroke::black(0.25)).with_class("axis"));
    }

    fn n_rows(&self) -> f64 {
        self.bars.len().max(1) as f64
    }

    /// A bar of one part, or of parts side by side, has its words at the end; a stacked one on its parts.
    fn writes_at_end(&self, bar: &Bar) -> bool {
        self.arrangement == Arrangement::Beside || bar.parts.len() == 1
    }

    fn end_texts(&self) -> impl Iterator<Item = &str> {
        let bars = self.bars.iter().filter(|bar| self.writes_at_end(bar));
        bars.flat_map(|bar| &bar.parts).map(|part| part.text.as_str()).filter(|text| !text.is_empty())
    }

    /// Returns each part with where it begins and ends along the axis, its lane and the number of lanes.
    fn spans<'a>(&'a self, bar: &'a Bar) -> impl Iterator<Item = (&'a Part, f64, f64, f64, f64)> {
        let mut sum = 0.0;
        bar.parts.iter().enumerate().map(move |(index, part)| match self.arrangement {
            Arrangement::Beside => (
                part,
                self.axis.share(0.0),
                self.axis.share(part.value),
                index as f64,
                bar.parts.len() as f64,
            ),
            Arrangement::Stacked => {
                let from = self.axis.share(sum);
                sum += part.value.max(0.0);
                (part, from, self.axis.share(sum).max(from), 0.0, 1.0)
            }
        })
    }
}
