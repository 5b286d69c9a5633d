//! Lines and areas as PDF operations.

use printpdf::{
    Color, Greyscale, Line, LineCapStyle, LineDashPattern, LineJoinStyle, LinePoint, Op, PaintMode,
    Point as PdfPoint, Polygon, PolygonRing, Pt, Rgb, WindingOrder,
};

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
}

/// Ink, width in points, and dash and gap in points.
type Pen = (Shade, f32, Option<(f32, f32)>);

impl Ink {
    pub(super) fn new(height: f64) -> Self {
        let ops = vec![Op::SetLineJoinStyle { join: LineJoinStyle::Round }];
        Self { height, ops, fill: None, pen: None }
    }

    /// Returns a place in points from the bottom left corner.
    pub(super) fn place(&self, point: Point) -> (f32, f32) {
        (round(point.x * POINTS), round((self.height - point.y) * POINTS))
    }

    pub(super) fn fill_shade(&mut self, shade: Shade) {
        if self.fill != Some(shade) {
            self.fill = Some(shade);
            self.ops.push(Op::SetFillColor { col: grey(shade) });
        }
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
            self.area(ring.clone(), PaintMode::Fill);
            self.pattern(&ring, &pattern, path.outline.bounds());
        }
        let solid = match path.fill {
            Fill::Solid(shade) => Some(shade),
            Fill::None | Fill::Pattern(_) => None,
            Fill::Colour(colour) => {
                self.fill = None;
                self.ops.push(Op::SetFillColor { col: rgb(colour) });
                self.area(ring.clone(), PaintMode::Fill);
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
            (Some(_), Some(_)) => self.area(ring, PaintMode::FillStroke),
            (Some(_), None) => self.area(ring, PaintMode::Fill),
            (None, Some(_)) => self.area(ring, PaintMode::Stroke),
            (None, None) => {}
        }
    }

    fn line(&mut self, points: &[Point]) {
        let points = points.iter().map(|p| self.corner(*p)).collect();
        self.ops.push(Op::DrawLine { line: Line { points, is_closed: false } });
    }

    fn area(&mut self, ring: Vec<LinePoint>, mode: PaintMode) {
        let polygon =
            Polygon { rings: vec![PolygonRing { points: ring }], mode, winding_order: WindingOrder::NonZero };
        self.ops.push(Op::DrawPolygon { polygon });
    }

    /// Draws a pattern inside a clipped ring; the state of the pens is forgotten afterwards.
    fn pattern(&mut self, ring: &[LinePoint], pattern: &Pattern, bounds: Bounds) {
        self.ops.push(Op::SaveGraphicsState);
        self.area(ring.to_vec(), PaintMode::Clip);
        match pattern.motif {
            Motif::Dots => {
                self.fill_shade(Shade::BLACK);
                for centre in dots(bounds, pattern.pitch) {
                    let dot = self.ring(&Outline::circle(centre, pattern.weight));
                    self.area(dot, PaintMode::Fill);
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

    fn corner(&self, point: Point) -> LinePoint {
        let (x, y) = self.place(point);
        LinePoint { p: PdfPoint { x: Pt(x), y: Pt(y) }, bezier: false }
    }

    fn handle(&self, point: Point) -> LinePoint {
        LinePoint { bezier: true, ..self.corner(point) }
    }

    fn ring(&self, outline: &Outline) -> Vec<LinePoint> {
        match outline {
            Outline::Line(points) | Outline::Polygon(points) => {
                points.iter().map(|p| self.corner(*p)).collect()
            }
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
                    let others = [Point::new(max.x, origin.y), max, Point::new(origin.x, max.y)];
                    [*origin].into_iter().chain(others).map(|p| self.corner(p)).collect()
                } else {
                    self.rounded(Bounds { min: *origin, max }, corner, corner)
                }
            }
        }
    }

    /// Returns a rectangle with quarter ellipses for corners, clockwise from the top.
    fn rounded(&self, Bounds { min, max }: Bounds, rx: f64, ry: f64) -> Vec<LinePoint> {
        let (hx, hy) = (rx * (1.0 - QUARTER), ry * (1.0 - QUARTER));
        let at = Point::new;
        let quarters = [
            (at(max.x - rx, min.y), at(max.x - hx, min.y), at(max.x, min.y + hy), at(max.x, min.y + ry)),
            (at(max.x, max.y - ry), at(max.x, max.y - hy), at(max.x - hx, max.y), at(max.x - rx, max.y)),
            (at(min.x + rx, max.y), at(min.x + hx, max.y), at(min.x, max.y - hy), at(min.x, max.y - ry)),
            (at(min.x, min.y + ry), at(min.x, min.y + hy), at(min.x + hx, min.y), at(min.x + rx, min.y)),
        ];
        let mut ring = Vec::with_capacity(16);
        for (start, first, second, end) in quarters {
            ring.extend([self.corner(start), self.handle(first), self.handle(second), self.corner(end)]);
        }
        ring
    }
}

fn rgb(Colour { red, green, blue }: Colour) -> Color {
    let share = |channel: u8| round(f64::from(channel) / 255.0);
    Color::Rgb(Rgb::new(share(red), share(green), share(blue), None))
}

fn grey(shade: Shade) -> Color {
    Color::Greyscale(Greyscale::new(round(f64::from(shade.0) / 255.0), None))
}
