//! Histograms: how often each number came up.

use super::super::{Anchor, Bounds, Figure, Label, Outline, Path, Point, Size, Stroke};
use super::{Axis, Ink, Numbers, SMALL_TYPE, level_axis, level_axis_height, told, width_of};

/// A place on the axis with a word.
#[derive(Clone, Debug, PartialEq)]
pub struct Pointer {
    /// Where.
    pub value: f64,
    /// What is there.
    pub text: String,
}

/// A histogram: equally wide bins, as high as they are full.
#[derive(Clone, Debug, PartialEq)]
pub struct Histogram {
    /// What it shows, in words, for those who cannot see it.
    pub title: String,
    /// Width and height of everything, in millimetres.
    pub size: Size,
    /// What the numbers along the axis count.
    pub axis_title: String,
    /// How they are written.
    pub numbers: Numbers,
    /// Where the first bin begins.
    pub from: f64,
    /// How wide a bin is.
    pub bin: f64,
    /// How full each bin is.
    pub counts: Vec<u64>,
    /// What fills the bins.
    pub ink: Ink,
    /// Places of interest, such as the mean, marked by a line.
    pub pointers: Vec<Pointer>,
    /// From where to where a bracket is drawn above the bins, with its word.
    pub bracket: Option<(f64, f64, String)>,
    /// The span of the axis, where several histograms share one; else that of the bins.
    pub span: Option<(f64, f64)>,
}

impl Histogram {
    /// Draws the histogram.
    pub fn figure(&self) -> Figure {
        let bin = |(index, count): (usize, &u64)| {
            let from = self.from + self.bin * index as f64;
            let (from, to) = (self.numbers.text(from), self.numbers.text(from + self.bin));
            (*count > 0).then(|| format!("{from}–{to} {count}"))
        };
        let bins = self.counts.iter().enumerate().filter_map(bin);
        let pointers = self.pointers.iter().map(|pointer| pointer.text.clone());
        let mut figure = Figure::new(self.size, told(&self.title, bins.chain(pointers)));
        let end = self.from + self.bin * self.counts.len().max(1) as f64;
        let (low, high) = self.span.unwrap_or((self.from, end));
        let ticks = (self.size.width / 14.0).clamp(2.0, 12.0) as usize;
        let axis = Axis::covering(self.axis_title.clone(), low, high, ticks, self.numbers);
        let words = SMALL_TYPE * 1.4;
        let above = if self.pointers.is_empty() { 0.0 } else { words }
            + if self.bracket.is_some() { words + 1.2 } else { 0.0 };
        let side = width_of(&axis.numbers.text(axis.high), SMALL_TYPE) / 2.0 + 0.3;
        let area = Bounds {
            min: Point::new(side, above),
            max: Point::new(
                self.size.width - side,
                (self.size.height - level_axis_height(&axis)).max(above + 1.0),
            ),
        };
        level_axis(&mut figure, area, &axis);
        self.draw_bins(&mut figure, area, &axis);
        self.draw_pointers(&mut figure, area, &axis);
        figure
    }

    fn draw_bins(&self, figure: &mut Figure, area: Bounds, axis: &Axis) {
        let Size { width, height } = area.size();
        let fullest = self.counts.iter().copied().max().unwrap_or(0).max(1) as f64;
        for (index, count) in self.counts.iter().enumerate().filter(|(_, count)| **count > 0) {
            let from = self.from + self.bin * index as f64;
            let (x0, x1) =
                (area.min.x + axis.share(from) * width, area.min.x + axis.share(from + self.bin) * width);
            let tall = height * 0.96 * *count as f64 / fullest;
            let size = Size::new(x1 - x0, tall);
            let outline = Outline::Rect { origin: Point::new(x0, area.max.y - tall), size, corner: 0.0 };
            let mut path = self.ink.path(outline).with_class("bin");
            // Many thin bins read as one area; outlines would blacken it.
            if x1 - x0 < 0.8 {
                path.stroke = None;
            }
            figure.draw(path);
        }
        let base = Outline::line(Point::new(area.min.x, area.max.y), area.max);
        figure.draw(Path::stroked(base, Stroke::black(0.25)).with_class("axis"));
    }

    fn draw_pointers(&self, figure: &mut Figure, area: Bounds, axis: &Axis) {
        let width = area.max.x - area.min.x;
        let place = |value: f64| area.min.x + axis.share(value) * width;
        let put = |figure: &mut Figure, x: f64, y: f64, text: &str| {
            // Words near an edge move inwards.
            let half = width_of(text, SMALL_TYPE) / 2.0;
            let x = x.clamp(half.min(figure.size.width / 2.0), (figure.size.width - half).max(half));
            figure.draw(Label::centred(Point::new(x, y), text, SMALL_TYPE).with_anchor(Anchor::Middle));
        };
        let mut y = SMALL_TYPE * 0.6;
        if let Some((from, to, text)) = &self.bracket {
            let (x0, x1) = (place(*from), place(*to));
            put(figure, (x0 + x1) / 2.0, y, text);
            y += SMALL_TYPE * 0.9;
            let points =
                vec![Point::new(x0, y + 1.0), Point::new(x0, y), Point::new(x1, y), Point::new(x1, y + 1.0)];
            figure.draw(Path::stroked(Outline::Line(points), Stroke::black(0.25)).with_class("bracket"));
            y += SMALL_TYPE * 0.6 + 1.0;
        }
        for pointer in &self.pointers {
            let x = place(pointer.value);
            put(figure, x, y, &pointer.text);
            let line = Outline::line(Point::new(x, area.min.y), Point::new(x, area.max.y));
            let pen = Stroke::black(0.4).dashed(1.0, 0.7);
            figure.draw(Path::stroked(line, pen).with_class("pointer"));
        }
    }
}
