//! Figures as PNG pictures.

use allsorts::outline::OutlineSink;
use allsorts::pathfinder_geometry::line_segment::LineSegment2F;
use allsorts::pathfinder_geometry::vector::Vector2F;
use tiny_skia::{
    Color, ColorU8, FillRule, FilterQuality, LineCap, LineJoin, Mask, Paint, Path as InkPath, PathBuilder,
    Pixmap, PixmapPaint, StrokeDash, Transform,
};

use super::TypesetError;
use super::page::set_label;
use super::page::{Mark, PictureMark, TextMark};
use crate::figure::pattern::{dots, hatching};
use crate::figure::{Colour, Figure, Fill, Motif, Outline, Path, Point, Shade, Shape, Size, Stroke};

/// No picture may have more dots; sixteen million are a poster.
const MOST_DOTS: u64 = 1 << 26;

/// Draws a figure on white at `dots_per_mm` and returns the bytes of the PNG.
///
/// # Errors
/// Returns an error if a character has no glyph or the picture would be too large.
pub fn png(figure: &Figure, dots_per_mm: f64) -> Result<Vec<u8>, TypesetError> {
    let mut canvas = Canvas::of(figure.size, dots_per_mm)?;
    for shape in &figure.shapes {
        match shape {
            Shape::Path(path) => canvas.path(path),
            Shape::Label(words) => {
                for mark in set_label(words)? {
                    canvas.mark(&mark);
                }
            }
        }
    }
    canvas.encoded()
}

struct Canvas {
    pixmap: Pixmap,
    transform: Transform,
}

impl Canvas {
    /// Returns white paper.
    fn of(size: Size, dots_per_mm: f64) -> Result<Canvas, TypesetError> {
        let width = (size.width * dots_per_mm).ceil().max(1.0) as u32;
        let height = (size.height * dots_per_mm).ceil().max(1.0) as u32;
        let too_many = TypesetError::TooManyDots { width, height };
        if u64::from(width) * u64::from(height) > MOST_DOTS {
            return Err(too_many);
        }
        let Some(mut pixmap) = Pixmap::new(width, height) else { return Err(too_many) };
        pixmap.fill(Color::WHITE);
        let scale = dots_per_mm as f32;
        Ok(Canvas { pixmap, transform: Transform::from_scale(scale, scale) })
    }

    fn encoded(&self) -> Result<Vec<u8>, TypesetError> {
        let (width, height) = (self.pixmap.width(), self.pixmap.height());
        self.pixmap.encode_png().map_err(|_| TypesetError::TooManyDots { width, height })
    }

    fn mark(&mut self, mark: &Mark) {
        match mark {
            Mark::Path(path) => self.path(path),
            Mark::Text(text) => self.text(text),
            Mark::Picture(picture) => self.picture(picture),
            Mark::Tag(_) => {}
        }
    }

    fn picture(&mut self, picture: &PictureMark) {
        let (width, height) = picture.raster.size();
        let mut pixmap = match Pixmap::new(width as u32, height as u32) {
            Some(pixmap) => pixmap,
            None => return,
        };
        for (dot, ink) in pixmap.pixels_mut().iter_mut().zip(picture.raster.dots().chunks_exact(3)) {
            *dot = ColorU8::from_rgba(ink[0], ink[1], ink[2], 255).premultiply();
        }
        let (across, down) = (picture.size.width / width as f64, picture.size.height / height as f64);
        let place = self
            .transform
            .pre_translate(picture.at.x as f32, picture.at.y as f32)
            .pre_scale(across as f32, down as f32);
        let paint = PixmapPaint { quality: FilterQuality::Bilinear, ..PixmapPaint::default() };
        self.pixmap.draw_pixmap(0, 0, pixmap.as_ref(), &paint, place, None);
    }

    fn path(&mut self, path: &Path) {
        let Some(outline) = trace(&path.outline) else { return };
        match path.fill {
            Fill::None => {}
            Fill::Solid(shade) => self.fill(&outline, shade, None),
            Fill::Colour(Colour { red, green, blue }) => {
                let mut paint = paint(Shade::BLACK);
                paint.set_color_rgba8(red, green, blue, 255);
                self.pixmap.fill_path(&outline, &paint, FillRule::Winding, self.transform, None);
            }
            Fill::Pattern(pattern) => {
                self.fill(&outline, Shade::WHITE, None);
                let Some(mut mask) = Mask::new(self.pixmap.width(), self.pixmap.height()) else { return };
                mask.fill_path(&outline, FillRule::Winding, true, self.transform);
                let bounds = path.outline.bounds();
                if pattern.motif == Motif::Dots {
                    for centre in dots(bounds, pattern.pitch) {
                        if let Some(dot) = trace(&Outline::circle(centre, pattern.weight)) {
                            self.fill(&dot, Shade::BLACK, Some(&mask));
                        }
                    }
                } else {
                    for (from, to) in hatching(bounds, &pattern) {
                        if let Some(line) = trace(&Outline::line(from, to)) {
                            self.stroke(&line, &Stroke::black(pattern.weight), Some(&mask));
                        }
                    }
                }
            }
        }
        if let Some(stroke) = &path.stroke {
            self.stroke(&outline, stroke, None);
        }
    }

    fn fill(&mut self, outline: &InkPath, shade: Shade, mask: Option<&Mask>) {
        self.pixmap.fill_path(outline, &paint(shade), FillRule::Winding, self.transform, mask);
    }

    fn stroke(&mut self, outline: &InkPath, stroke: &Stroke, mask: Option<&Mask>) {
        let pen = tiny_skia::Stroke {
            width: stroke.width as f32,
            line_cap: if stroke.dash.is_some() { LineCap::Butt } else { LineCap::Round },
            line_join: LineJoin::Round,
            dash: stroke.dash.and_then(|(dash, gap)| StrokeDash::new(vec![dash as f32, gap as f32], 0.0)),
            ..tiny_skia::Stroke::default()
        };
        self.pixmap.stroke_path(outline, &paint(stroke.shade), &pen, self.transform, mask);
    }

    fn text(&mut self, text: &TextMark) {
        let program = text.face.program();
        // Turned by half a circle, what goes up goes down and what goes right goes left.
        let forward = if text.is_turned { -1.0 } else { 1.0 };
        let scale = forward * text.size / program.units_per_em;
        let mut x = text.at.x;
        for glyph in &text.glyphs {
            let mut pen = GlyphPen { builder: PathBuilder::new(), at: Point::new(x, text.at.y), scale };
            program.outlines.draw(glyph.id, &mut pen);
            if let Some(path) = pen.builder.finish() {
                self.fill(&path, text.shade, None);
            }
            x += forward * glyph.advance * text.size;
        }
    }
}

/// Turns font units, upwards, into millimetres, downwards.
struct GlyphPen {
    builder: PathBuilder,
    at: Point,
    scale: f64,
}

impl GlyphPen {
    fn place(&self, point: Vector2F) -> (f32, f32) {
        let at = self.at + Point::new(f64::from(point.x()), -f64::from(point.y())) * self.scale;
        (at.x as f32, at.y as f32)
    }
}

impl OutlineSink for GlyphPen {
    fn move_to(&mut self, to: Vector2F) {
        let (x, y) = self.place(to);
        self.builder.move_to(x, y);
    }

    fn line_to(&mut self, to: Vector2F) {
        let (x, y) = self.place(to);
        self.builder.line_to(x, y);
    }

    fn quadratic_curve_to(&mut self, via: Vector2F, to: Vector2F) {
        let ((vx, vy), (x, y)) = (self.place(via), self.place(to));
        self.builder.quad_to(vx, vy, x, y);
    }

    fn cubic_curve_to(&mut self, via: LineSegment2F, to: Vector2F) {
        let ((ax, ay), (bx, by)) = (self.place(via.from()), self.place(via.to()));
        let (x, y) = self.place(to);
        self.builder.cubic_to(ax, ay, bx, by, x, y);
    }

    fn close(&mut self) {
        self.builder.close();
    }
}

fn paint(shade: Shade) -> Paint<'static> {
    let mut paint = Paint::default();
    paint.set_color_rgba8(shade.0, shade.0, shade.0, 255);
    paint.anti_alias = true;
    paint
}

fn trace(outline: &Outline) -> Option<InkPath> {
    let mut builder = PathBuilder::new();
    match outline {
        Outline::Line(points) | Outline::Polygon(points) => {
            let mut points = points.iter();
            let first = points.next()?;
            builder.move_to(first.x as f32, first.y as f32);
            for point in points {
                builder.line_to(point.x as f32, point.y as f32);
            }
            if matches!(outline, Outline::Polygon(_)) {
                builder.close();
            }
        }
        Outline::Ellipse { centre, rx, ry } => {
            let (x, y) = (centre.x - rx, centre.y - ry);
            let bounds =
                tiny_skia::Rect::from_xywh(x as f32, y as f32, (rx * 2.0) as f32, (ry * 2.0) as f32)?;
            builder.push_oval(bounds);
        }
        Outline::Rect { origin, size, corner } => {
            rounded(&mut builder, *origin, *origin + Point::new(size.width, size.height), *corner);
        }
    }
    builder.finish()
}

fn rounded(builder: &mut PathBuilder, min: Point, max: Point, corner: f64) {
    let corner = corner.min((max.x - min.x) / 2.0).min((max.y - min.y) / 2.0).max(0.0);
    let to = |p: Point| (p.x as f32, p.y as f32);
    let turns = [
        (Point::new(max.x - corner, min.y), Point::new(max.x, min.y), Point::new(max.x, min.y + corner)),
        (Point::new(max.x, max.y - corner), max, Point::new(max.x - corner, max.y)),
        (Point::new(min.x + corner, max.y), Point::new(min.x, max.y), Point::new(min.x, max.y - corner)),
        (Point::new(min.x, min.y + corner), min, Point::new(min.x + corner, min.y)),
    ];
    for (index, (from, via, onto)) in turns.into_iter().enumerate() {
        let ((fx, fy), (vx, vy), (ox, oy)) = (to(from), to(via), to(onto));
        if index == 0 {
            builder.move_to(fx, fy);
        } else {
            builder.line_to(fx, fy);
        }
        builder.quad_to(vx, vy, ox, oy);
    }
    builder.close();
}

#[cfg(test)]
mod tests {
    use super::png;
    use crate::figure::{Figure, Label, Outline, Path, Point, Size, Stroke};
    use crate::typeset::TypesetError;

    fn sample(size: f64) -> Figure {
        let mut figure = Figure::new(Size::new(size, size), "sample");
        let middle = Point::new(size / 2.0, size / 2.0);
        figure.draw(Path::stroked(Outline::circle(middle, size / 3.0), Stroke::black(0.4)));
        figure.draw(Label::centred(middle, "7", size / 3.0));
        figure
    }

    #[test]
    fn a_picture_is_a_png_of_the_right_size_and_the_same_every_time() {
        let bytes = png(&sample(10.0), 4.0).unwrap();
        assert_eq!(&bytes[..8], b"\x89PNG\r\n\x1a\n");
        let number = |at: usize| u32::from_be_bytes(bytes[at..at + 4].try_into().unwrap());
        assert_eq!((number(16), number(20)), (40, 40));
        assert_eq!(bytes, png(&sample(10.0), 4.0).unwrap());
    }

    #[test]
    fn a_picture_larger_than_memory_is_refused() {
        let error = png(&sample(10.0), 40_000.0).unwrap_err();
        assert!(matches!(error, TypesetError::TooManyDots { width: 400_000, .. }), "{error}");
    }
}
