//! Plain SVG drawings, such as a logo, as dots: areas and lines of even colours.

use kurbo::{Affine, BezPath, Circle, Ellipse, PathEl, Point, Rect, RoundedRect, Shape};
use quick_xml::events::{BytesStart, Event};
use tiny_skia::{Color, FillRule, Paint, PathBuilder, Pixmap, Stroke, Transform};

use super::raster::PictureError;
use super::svg_values::{colour, largest_in, points, transform};

/// Dots of the longer side.
const DOTS: f64 = 1600.0;
/// A drawing of more bytes is a map, not a logo.
const MOST_BYTES: usize = 4 << 20;
/// How deep groups may lie in groups.
const DEEPEST: usize = 64;
/// How large and how small a drawing may say it is.
const SIZES: std::ops::RangeInclusive<f64> = 1e-3..=1e7;
/// How many times the size of the drawing a number in it may be: more, and curves would have no end.
const FARTHEST: f64 = 1e4;
/// How far from the drawing a point may lie when it is painted, in dots; beyond, painting is no longer exact.
const OUTSIDE: f64 = 10.0 * DOTS;
/// The widest pen, in dots.
const WIDEST_PEN: f64 = 2.0 * DOTS;
/// What may be drawn in all: shapes, and dots of their edges and areas. A drawing at the limit takes about a second.
const MOST_SHAPES: usize = 20_000;
const MOST_WORK: f64 = 4e8;

/// Draws an SVG.
///
/// # Errors
/// Says what in the drawing is not understood.
pub(super) fn read(bytes: &[u8]) -> Result<Pixmap, PictureError> {
    if bytes.len() > MOST_BYTES {
        return Err(PictureError::TooManyBytes);
    }
    let text = std::str::from_utf8(bytes).map_err(|_| PictureError::NoPicture)?;
    let mut reader = quick_xml::Reader::from_str(text);
    let mut drawing: Option<Drawing> = None;
    let mut skipped = 0usize;
    loop {
        let event = reader.read_event().map_err(|error| PictureError::Broken(error.to_string()))?;
        let (element, is_empty) = match &event {
            Event::Start(element) => (element, false),
            Event::Empty(element) => (element, true),
            Event::End(_) => {
                if skipped > 0 {
                    skipped -= 1;
                } else if let Some(drawing) = &mut drawing {
                    drawing.states.pop();
                }
                continue;
            }
            Event::Eof => break,
            _ => continue,
        };
        if skipped > 0 {
            skipped += usize::from(!is_empty);
            continue;
        }
        let name = element.local_name().as_ref().to_owned();
        let attributes = attributes(element)?;
        let Some(drawing) = &mut drawing else {
            if name != "svg" {
                return Err(PictureError::NoPicture);
            }
            drawing = Some(Drawing::begin(&attributes)?);
            continue;
        };
        // Names with a prefix belong to drawing programs.
        let is_foreign = element.name().prefix().is_some_and(|prefix| prefix.as_ref() != "svg");
        if is_foreign || ["defs", "title", "desc", "metadata", "style"].contains(&name.as_str()) {
            skipped += usize::from(!is_empty);
            continue;
        }
        let state = drawing.state().with(&attributes)?;
        drawing.draw(&name, &attributes, &state)?;
        if !is_empty {
            if drawing.states.len() >= DEEPEST {
                return Err(PictureError::TooDeep);
            }
            drawing.states.push(state);
        }
    }
    drawing.map(|drawing| drawing.pixmap).ok_or(PictureError::NoPicture)
}

/// Attributes, those of `style` included.
struct Attributes(Vec<(String, String)>);

impl Attributes {
    fn get(&self, name: &str) -> Option<&str> {
        self.0.iter().rev().find(|(key, _)| key == name).map(|(_, value)| value.as_str())
    }

    /// Returns a length; units of print are taken as those of the drawing.
    fn length(&self, name: &str) -> Option<f64> {
        let text = self.get(name)?.trim();
        text.trim_end_matches(|c: char| c.is_ascii_alphabetic() || c == '%')
            .parse()
            .ok()
            .filter(|n: &f64| n.is_finite())
    }
}

fn attributes(element: &BytesStart) -> Result<Attributes, PictureError> {
    let mut list = Vec::new();
    for attribute in element.attributes() {
        let attribute = attribute.map_err(|error| PictureError::Broken(error.to_string()))?;
        let key = attribute.key.as_ref().to_owned();
        let value = attribute.value.into_owned();
        list.push((key, value));
    }
    let style =
        list.iter().find(|(key, _)| key == "style").map(|(_, value)| value.clone()).unwrap_or_default();
    for rule in style.split(';') {
        if let Some((key, value)) = rule.split_once(':') {
            list.push((key.trim().to_owned(), value.trim().to_owned()));
        }
    }
    Ok(Attributes(list))
}

/// What groups hand down to what is in them.
#[derive(Clone)]
struct State {
    transform: Affine,
    fill: Option<Color>,
    stroke: Option<Color>,
    stroke_width: f64,
    opacity: f32,
    rule: FillRule,
}

impl State {
    fn with(&self, attributes: &Attributes) -> Result<State, PictureError> {
        let mut state = self.clone();
        if let Some(text) = attributes.get("transform") {
            state.transform *= transform(text)?;
        }
        if let Some(text) = attributes.get("fill") {
            state.fill = colour(text)?;
        }
        if let Some(text) = attributes.get("stroke") {
            state.stroke = colour(text)?;
        }
        state.stroke_width = attributes.length("stroke-width").unwrap_or(state.stroke_width);
        let share = attributes.length("opacity").unwrap_or(1.0).clamp(0.0, 1.0);
        state.opacity *= share as f32;
        match attributes.get("fill-rule") {
            Some("evenodd") => state.rule = FillRule::EvenOdd,
            Some("nonzero") => state.rule = FillRule::Winding,
            _ => {}
        }
        if attributes.get("display") == Some("none") || attributes.get("visibility") == Some("hidden") {
            state.opacity = 0.0;
        }
        Ok(state)
    }
}

struct Drawing {
    pixmap: Pixmap,
    /// The largest number that may stand in it.
    largest: f64,
    n_shapes: usize,
    work: f64,
    // Invariant: the first is that of the whole drawing; one for each open element.
    states: Vec<State>,
    base: State,
}

impl Drawing {
    fn begin(attributes: &Attributes) -> Result<Drawing, PictureError> {
        let view: Vec<f64> = attributes
            .get("viewBox")
            .map(|text| text.split([' ', ',']).filter_map(|number| number.parse().ok()).collect())
            .unwrap_or_default();
        let (x, y, width, height) = match view[..] {
            [x, y, width, height] => (x, y, width, height),
            _ => (
                0.0,
                0.0,
                attributes.length("width").unwrap_or(0.0),
                attributes.length("height").unwrap_or(0.0),
            ),
        };
        let is_size = |length: f64| SIZES.contains(&length);
        if !is_size(width) || !is_size(height) || width.max(height) / width.min(height) > 100.0 {
            return Err(PictureError::NoSize);
        }
        let largest = FARTHEST * width.max(height);
        if x.abs().max(y.abs()) > largest {
            return Err(too_far());
        }
        let scale = DOTS / width.max(height);
        let pixmap = Pixmap::new((width * scale).ceil() as u32, (height * scale).ceil() as u32)
            .ok_or(PictureError::TooLarge)?;
        let base = State {
            transform: Affine::scale(scale) * Affine::translate((-x, -y)),
            fill: Some(Color::BLACK),
            stroke: None,
            stroke_width: 1.0,
            opacity: 1.0,
            rule: FillRule::Winding,
        }
        .with(attributes)?;
        Ok(Drawing { pixmap, largest, n_shapes: 0, work: 0.0, states: Vec::new(), base })
    }

    fn state(&self) -> &State {
        self.states.last().unwrap_or(&self.base)
    }

    fn draw(&mut self, name: &str, attributes: &Attributes, state: &State) -> Result<(), PictureError> {
        // Before anything is made of them: a circle of an endless radius would be drawn without end.
        let shaping =
            ["d", "points", "x", "y", "x1", "y1", "x2", "y2", "cx", "cy", "r", "rx", "ry", "width", "height"];
        if shaping.iter().filter_map(|name| attributes.get(name)).any(|text| largest_in(text) > self.largest)
        {
            return Err(too_far());
        }
        let length = |name: &str| attributes.length(name).unwrap_or(0.0);
        let outline = match name {
            "g" | "a" | "svg" => return Ok(()),
            "path" => BezPath::from_svg(attributes.get("d").unwrap_or_default())
                .map_err(|error| PictureError::Path(error.to_string()))?,
            "rect" => {
                let (x, y) = (length("x"), length("y"));
                let rect = Rect::new(x, y, x + length("width"), y + length("height"));
                match attributes.length("rx").or_else(|| attributes.length("ry")) {
                    Some(radius) => RoundedRect::from_rect(rect, radius).to_path(0.05),
                    None => rect.to_path(0.05),
                }
            }
            "circle" => Circle::new((length("cx"), length("cy")), length("r")).to_path(0.05),
            "ellipse" => {
                Ellipse::new((length("cx"), length("cy")), (length("rx"), length("ry")), 0.0).to_path(0.05)
            }
            "line" => {
                let mut path = BezPath::new();
                path.move_to((length("x1"), length("y1")));
                path.line_to((length("x2"), length("y2")));
                path
            }
            "polygon" | "polyline" => points(attributes.get("points").unwrap_or_default(), name == "polygon"),
            other => {
                return Err(match other {
                    "text" => PictureError::Text,
                    _ => PictureError::Element(other.to_owned()),
                });
            }
        };
        self.paint(&(state.transform * outline), state)
    }

    /// Refuses a shape that cannot be painted, or one too many.
    fn admit(&mut self, outline: &BezPath, pen: Option<f64>) -> Result<(), PictureError> {
        let is_near = |point: &Point| point.x.abs() <= OUTSIDE && point.y.abs() <= OUTSIDE;
        let mut edges = 0.0;
        let mut last = Point::ZERO;
        for element in outline.elements() {
            let points: &[Point] = match element {
                PathEl::MoveTo(to) | PathEl::LineTo(to) => &[*to],
                PathEl::QuadTo(one, to) => &[*one, *to],
                PathEl::CurveTo(one, two, to) => &[*one, *two, *to],
                PathEl::ClosePath => &[],
            };
            for point in points {
                // Also what is no number at all is not near.
                if !is_near(point) {
                    return Err(too_far());
                }
                edges += (point.y - last.y).abs() + 1.0;
                last = *point;
            }
        }
        if pen.is_some_and(|width| !(0.0..=WIDEST_PEN).contains(&width)) {
            return Err(PictureError::WidePen);
        }
        let area = match outline.elements().is_empty() {
            true => 0.0,
            false => outline.control_box().intersect(self.whole()).area(),
        };
        let lines = pen.map_or(0.0, |width| 4.0 * edges + width * edges.min(1e6));
        self.n_shapes += 1;
        self.work += area + 4.0 * edges + lines;
        match self.n_shapes > MOST_SHAPES || self.work > MOST_WORK {
            true => Err(PictureError::TooMuch),
            false => Ok(()),
        }
    }

    fn whole(&self) -> Rect {
        Rect::new(0.0, 0.0, f64::from(self.pixmap.width()), f64::from(self.pixmap.height()))
    }

    fn paint(&mut self, outline: &BezPath, state: &State) -> Result<(), PictureError> {
        let width = state.stroke_width * state.transform.determinant().abs().sqrt();
        let pen = state.stroke.map(|_| width);
        self.admit(outline, pen)?;
        let Some(path) = traced(outline) else { return Ok(()) };
        let mut paint = Paint { anti_alias: true, ..Paint::default() };
        let mut ink = |mut colour: Color| {
            colour.apply_opacity(state.opacity);
            paint.set_color(colour);
            paint.clone()
        };
        if let Some(colour) = state.fill {
            self.pixmap.fill_path(&path, &ink(colour), state.rule, Transform::identity(), None);
        }
        if let Some(colour) = state.stroke {
            let pen = Stroke { width: width as f32, ..Stroke::default() };
            self.pixmap.stroke_path(&path, &ink(colour), &pen, Transform::identity(), None);
        }
        Ok(())
    }
}

fn too_far() -> PictureError {
    PictureError::TooFar
}

fn traced(outline: &BezPath) -> Option<tiny_skia::Path> {
    let mut builder = PathBuilder::new();
    let at = |point: &Point| (point.x as f32, point.y as f32);
    for element in outline.elements() {
        match element {
            PathEl::MoveTo(to) => builder.move_to(at(to).0, at(to).1),
            PathEl::LineTo(to) => builder.line_to(at(to).0, at(to).1),
            PathEl::QuadTo(one, to) => builder.quad_to(at(one).0, at(one).1, at(to).0, at(to).1),
            PathEl::CurveTo(one, two, to) => {
                builder.cubic_to(at(one).0, at(one).1, at(two).0, at(two).1, at(to).0, at(to).1);
            }
            PathEl::ClosePath => builder.close(),
        }
    }
    builder.finish()
}

#[cfg(test)]
mod tests {
    use super::{PictureError, read};

    #[test]
    fn areas_and_groups_land_where_they_belong() {
        let text = br##"<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 2">
            <title>a logo</title><defs><text>skipped</text></defs>
            <g fill="#00f" transform="translate(2 0)"><rect width="2" height="2"/></g>
            <path style="fill:rgb(255,0,0)" d="M0 0h2v2h-2z"/></svg>"##;
        let pixmap = read(text).expect("a drawing");
        assert_eq!((pixmap.width(), pixmap.height()), (1600, 800));
        let at = |x, y| pixmap.pixel(x, y).map(|dot| (dot.red(), dot.green(), dot.blue()));
        assert_eq!((at(400, 400), at(1200, 400)), (Some((255, 0, 0)), Some((0, 0, 255))));
    }

    /// Found by trying: endless curves, widths that overflow inside the painter, shapes without number.
    #[test]
    fn a_drawing_beyond_all_measure_is_refused_before_it_is_drawn() {
        let svg = |inside: &str| format!("<svg viewBox='0 0 10 10'>{inside}</svg>").into_bytes();
        let many = "<rect width='10' height='10'/>".repeat(5000);
        let tall = format!("<path d='M0 0{}'/>", "L1 10L1 0".repeat(200_000));
        for inside in [
            "<path stroke='red' stroke-width='8294967296' d='M0 0L5 5'/>",
            "<line stroke='red' stroke-width='1e300' x2='5'/>",
            "<circle r='1e300'/>",
            "<ellipse rx='1e300' ry='1'/>",
            "<rect width='1e18' height='1' rx='1e17'/>",
            "<path d='M0 0A1e300 1e300 0 1 1 5 5'/>",
            "<path d='M0 0a99999999999999999999 9 0 1 1 5 5'/>",
            "<g transform='scale(1e200)'><rect width='1' height='1'/></g>",
            "<g transform='scale(1e30)'><g transform='scale(1e-30)'><path d='M1e9 0'/></g></g>",
            "<g transform='matrix(nan 0 0 nan 0 0)'><rect width='1' height='1'/></g>",
            "<polygon points='1e39,0 3,4 5,6'/>",
            many.as_str(),
            tall.as_str(),
        ] {
            let shown: String = inside.chars().take(80).collect();
            assert!(read(&svg(inside)).is_err(), "{shown}");
        }
        for view in ["0 0 1e300 1e300", "0 0 1e-300 1e-300", "1e300 0 1 1", "nan 0 1 1", "0 0 inf inf"] {
            let text = format!("<svg viewBox='{view}'><rect width='1' height='1'/></svg>");
            let _ = read(text.as_bytes()).map(|pixmap| assert!(pixmap.width() <= 1600, "{view}"));
        }
        // What a drawing program writes still passes.
        for inside in [
            "<path stroke='red' stroke-width='0.3' d='M-5-5L15.5.25 3e0 4'/>",
            "<rect x='-20' y='-20' width='50' height='50' fill='#eee'/>",
            "<circle cx='5' cy='5' r='4.5'/>",
        ] {
            assert!(read(&svg(inside)).is_ok(), "{inside}: {:?}", read(&svg(inside)).err());
        }
    }

    #[test]
    fn what_is_not_understood_is_named() {
        let svg = |inside: &str| format!("<svg viewBox='0 0 1 1'>{inside}</svg>").into_bytes();
        for (inside, fault) in [
            ("<text>Olá</text>", PictureError::Text),
            ("<image href='a.png'/>", PictureError::Element("image".to_owned())),
            ("<rect width='1' height='1' fill='url(#g)'/>", PictureError::Colour("url(#g)".to_owned())),
            ("<g transform='skew(3)'/>", PictureError::Transform("skew(3".to_owned())),
        ] {
            assert_eq!(read(&svg(inside)).err(), Some(fault), "{inside}");
        }
        assert!(matches!(read(&svg("<path d='M 0 bla'/>")), Err(PictureError::Path(_))));
        for bytes in
            [&b""[..], b"hello", b"<html></html>", b"<svg></svg>", b"\xff\xfe", b"<svg viewBox='0 0 1 1'>"]
        {
            // The last one is cut off, which some readers mind and some do not; none may stumble.
            let _ = read(bytes);
        }
    }
}
