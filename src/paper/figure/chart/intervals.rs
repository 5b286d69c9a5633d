//! Values with how far they may be off.

use super::super::{Anchor, Bounds, Figure, Fill, Label, Outline, Path, Point, Shade, Size, Stroke};
use super::{Axis, GAP, SMALL_TYPE, TYPE, label_room, level_axis, level_axis_height, told, width_of, write};

/// Millimetres from the middle of a marker to its edge.
const RADIUS: f64 = 1.05;

/// What stands for a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Marker {
    /// A filled circle.
    Disc,
    /// A filled diamond.
    Diamond,
    /// An empty circle.
    Ring,
    /// An empty square.
    Square,
}

/// A value and the span it lies in.
#[derive(Clone, Debug, PartialEq)]
pub struct Interval {
    /// The value.
    pub value: f64,
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
    /// What is written at the right; may be empty.
    pub text: String,
    /// What stands for the value.
    pub marker: Marker,
}

/// A label and one or several values below each other.
#[derive(Clone, Debug, PartialEq)]
pub struct IntervalRow {
    /// What it stands for.
    pub label: String,
    /// The values, top down.
    pub intervals: Vec<Interval>,
}

/// A chart of values with error bars.
#[derive(Clone, Debug, PartialEq)]
pub struct IntervalChart {
    /// What it shows, in words, for those who cannot see it.
    pub title: String,
    /// Width and height of everything, in millimetres.
    pub size: Size,
    /// The numbers the values are measured by.
    pub axis: Axis,
    /// Which marker stands for what; empty if the labels say it all.
    pub keys: Vec<(Marker, String)>,
    /// A value to compare with, drawn as a dashed line.
    pub reference: Option<f64>,
    /// The rows, top down.
    pub rows: Vec<IntervalRow>,
}

impl IntervalChart {
    /// Returns the chart as high as it needs at `row` millimetres a value.
    pub fn with_rows_of(mut self, row: f64) -> Self {
        let values: usize = self.rows.iter().map(|row| row.intervals.len().max(1)).sum();
        let between = self.rows.len() as f64 * row * 0.4;
        self.size.height =
            self.legend_height() + row * values as f64 + between + level_axis_height(&self.axis) + 0.5;
        self
    }

    /// Draws the chart.
    pub fn figure(&self) -> Figure {
        let mut figure =
            Figure::new(self.size, told(&self.title, self.rows.iter().map(|row| self.said(row))));
        let Size { width, height } = self.size;
        self.draw_legend(&mut figure);
        let room = label_room(self.rows.iter().map(|row| row.label.as_str()), width);
        let texts = self.rows.iter().flat_map(|row| &row.intervals);
        let right = texts.map(|interval| width_of(&interval.text, SMALL_TYPE)).fold(0.0, f64::max);
        let last_tick = width_of(&self.axis.numbers.text(self.axis.high), SMALL_TYPE) / 2.0;
        let area = Bounds {
            min: Point::new(room + GAP + 1.0, self.legend_height()),
            max: Point::new(
                width - (right + GAP + RADIUS).max(last_tick),
                height - level_axis_height(&self.axis),
            ),
        };
        level_axis(&mut figure, area, &self.axis);
        if let Some(reference) = self.reference {
            let x = area.min.x + self.axis.share(reference) * (area.max.x - area.min.x);
            let line = Outline::line(Point::new(x, area.min.y), Point::new(x, area.max.y));
            let pen = Stroke::black(0.3).dashed(1.2, 0.8);
            figure.draw(Path::stroked(line, pen).with_class("reference"));
        }
        self.draw_rows(&mut figure, area, room);
        figure
    }

    /// Says what a row shows: its values by their key, where there is one.
    fn said(&self, row: &IntervalRow) -> String {
        let value = |interval: &Interval| {
            let key = self.keys.iter().find(|(marker, _)| *marker == interval.marker);
            let key = key.map_or("", |(_, words)| words.as_str());
            let numbers = self.axis.numbers;
            let (low, high) = (numbers.text(interval.low), numbers.text(interval.high));
            format!("{key} {} ({low}–{high})", numbers.text(interval.value)).trim().to_owned()
        };
        format!("{} {}", row.label, row.intervals.iter().map(value).collect::<Vec<_>>().join(", "))
    }

    fn draw_rows(&self, figure: &mut Figure, area: Bounds, room: f64) {
        // Rows part from each other by a little more than the values of one row do.
        let lanes: f64 = self.rows.iter().map(|row| row.intervals.len().max(1) as f64 + 0.4).sum();
        let lane = (area.max.y - area.min.y) / lanes.max(1.0);
        let mut y = area.min.y;
        for (index, row) in self.rows.iter().enumerate() {
            let tall = lane * (row.intervals.len().max(1) as f64 + 0.4);
            if index > 0 {
                let line = Outline::line(Point::new(0.0, y), Point::new(self.size.width, y));
                let pen = Stroke::black(0.1).with_shade(Shade(200));
                figure.draw(Path::stroked(line, pen).with_class("grid"));
            }
            write(figure, Point::new(room, y + tall / 2.0), &row.label, room, Anchor::End);
            for (number, interval) in row.intervals.iter().enumerate() {
                self.draw_interval(figure, area, y + lane * (number as f64 + 0.7), interval);
            }
            y += tall;
        }
    }

    fn draw_interval(&self, figure: &mut Figure, area: Bounds, y: f64, interval: &Interval) {
        let width = area.max.x - area.min.x;
        let place = |value: f64| area.min.x + self.axis.share(value) * width;
        let (x0, x, x1) = (place(interval.low), place(interval.value), place(interval.high));
        let pen = Stroke::black(0.3);
        figure.draw(
            Path::stroked(Outline::line(Point::new(x0, y), Point::new(x1, y)), pen).with_class("interval"),
        );
        for end in [x0, x1] {
            let cap = Outline::line(Point::new(end, y - 0.8), Point::new(end, y + 0.8));
            figure.draw(Path::stroked(cap, pen).with_class("interval"));
        }
        figure.draw(mark(interval.marker, Point::new(x, y)));
        let at = Point::new(area.max.x + GAP + RADIUS, y);
        figure.draw(Label::centred(at, interval.text.clone(), SMALL_TYPE).with_anchor(Anchor::Start));
    }

    fn legend_height(&self) -> f64 {
        if self.keys.is_empty() { 0.0 } else { TYPE * 1.9 }
    }

    fn draw_legend(&self, figure: &mut Figure) {
        let mut x = 1.2;
        for (marker, name) in &self.keys {
            let y = TYPE * 0.7;
            figure.draw(mark(*marker, Point::new(x, y)));
            let at = Point::new(x + 2.2, y);
            figure.draw(Label::centred(at, name.clone(), TYPE).with_anchor(Anchor::Start));
            x += 2.2 + width_of(name, TYPE) + 5.0;
        }
    }
}

fn mark(marker: Marker, at: Point) -> Path {
    let radius = RADIUS;
    let outline = match marker {
        Marker::Disc | Marker::Ring => Outline::circle(at, radius),
        Marker::Diamond => {
            let reach = radius * 1.25;
            let corners = [(0.0, -reach), (reach, 0.0), (0.0, reach), (-reach, 0.0)];
            Outline::Polygon(corners.map(|(x, y)| at + Point::new(x, y)).to_vec())
        }
        Marker::Square => Outline::Rect {
            origin: at - Point::new(radius, radius) * 0.9,
            size: Size::new(radius * 1.8, radius * 1.8),
            corner: 0.0,
        },
    };
    let shade = match marker {
        Marker::Disc | Marker::Diamond => Shade::BLACK,
        Marker::Ring | Marker::Square => Shade::WHITE,
    };
    Path::stroked(outline, Stroke::black(0.35)).with_fill(Fill::Solid(shade)).with_class("value")
}
