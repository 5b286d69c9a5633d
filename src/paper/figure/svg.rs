//! Figures as SVG.

use std::fmt::Write as _;

use super::{
    Anchor, CAPITAL_HEIGHT, Colour, Figure, Fill, Label, Motif, Outline, Path, Pattern, Point, Shade, Shape,
    Slant, Stroke, Weight,
};

/// Returns the figure as a complete SVG file, the same bytes for the same figure.
pub fn svg(figure: &Figure) -> String {
    let (width, height) = (number(figure.size.width), number(figure.size.height));
    let mut out = String::new();
    put(
        &mut out,
        format_args!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}mm\" height=\"{height}mm\" \
         viewBox=\"0 0 {width} {height}\" role=\"img\" \
         font-family=\"'Noto Sans', 'DejaVu Sans', Verdana, sans-serif\">\n",
        ),
    );
    put(&mut out, format_args!("<title>{}</title>\n", escape(&figure.title)));
    out.push_str(&body(figure));
    out.push_str("</svg>\n");
    out
}

/// Returns the shapes of a figure, to stand inside an `svg` element of the same size.
pub fn body(figure: &Figure) -> String {
    let mut out = String::new();
    let patterns = patterns_of(figure);
    if !patterns.is_empty() {
        out.push_str("<defs>\n");
        for pattern in &patterns {
            define(&mut out, pattern);
        }
        out.push_str("</defs>\n");
    }
    for shape in &figure.shapes {
        match shape {
            Shape::Path(path) => draw_path(&mut out, path),
            Shape::Label(label) => draw_label(&mut out, label),
        }
    }
    out
}

/// Returns an outline as the beginning of an element, to be closed by the caller: `<circle cx="1" cy="2" r="0.5"`.
pub fn outline(outline: &Outline) -> String {
    let mut out = String::new();
    draw_outline(&mut out, outline);
    out
}

/// Writes into a string, which cannot fail.
fn put(out: &mut String, text: std::fmt::Arguments<'_>) {
    out.write_fmt(text).expect("writing to a string never fails");
}

fn patterns_of(figure: &Figure) -> Vec<Pattern> {
    let mut found: Vec<Pattern> = Vec::new();
    for shape in &figure.shapes {
        if let Shape::Path(Path { fill: Fill::Pattern(pattern), .. }) = shape
            && !found.contains(pattern)
        {
            found.push(*pattern);
        }
    }
    found
}

/// Names a pattern by what it looks like, so that equal names on one page mean equal patterns.
fn pattern_id(pattern: &Pattern) -> String {
    let motif = match pattern.motif {
        Motif::Hatch => "hatch",
        Motif::CrossHatch => "cross",
        Motif::Dots => "dots",
        Motif::Stripes => "stripes",
    };
    format!("{motif}-{}-{}", number(pattern.pitch), number(pattern.weight))
}

fn define(out: &mut String, pattern: &Pattern) {
    let id = pattern_id(pattern);
    let (pitch, weight) = (number(pattern.pitch), number(pattern.weight));
    let turn = match pattern.motif {
        Motif::Hatch | Motif::CrossHatch => " patternTransform=\"rotate(45)\"",
        Motif::Dots | Motif::Stripes => "",
    };
    put(
        out,
        format_args!(
            "<pattern id=\"{id}\" width=\"{pitch}\" height=\"{pitch}\" patternUnits=\"userSpaceOnUse\"{turn}>\
         <rect width=\"{pitch}\" height=\"{pitch}\" fill=\"#fff\"/>"
        ),
    );
    let half = number(pattern.pitch / 2.0);
    match pattern.motif {
        Motif::Hatch => put(
            out,
            format_args!("<path d=\"M{half} 0V{pitch}\" stroke=\"#000\" stroke-width=\"{weight}\"/>"),
        ),
        Motif::CrossHatch => put(
            out,
            format_args!(
                "<path d=\"M{half} 0V{pitch}M0 {half}H{pitch}\" stroke=\"#000\" stroke-width=\"{weight}\"/>"
            ),
        ),
        Motif::Dots => put(out, format_args!("<circle cx=\"{half}\" cy=\"{half}\" r=\"{weight}\"/>")),
        Motif::Stripes => put(
            out,
            format_args!("<path d=\"M0 {half}H{pitch}\" stroke=\"#000\" stroke-width=\"{weight}\"/>"),
        ),
    }
    out.push_str("</pattern>\n");
}

fn draw_outline(out: &mut String, outline: &Outline) {
    match outline {
        Outline::Line(points) => put(out, format_args!("<polyline points=\"{}\"", point_list(points))),
        Outline::Polygon(points) => put(out, format_args!("<polygon points=\"{}\"", point_list(points))),
        Outline::Ellipse { centre, rx, ry } if rx == ry => put(
            out,
            format_args!(
                "<circle cx=\"{}\" cy=\"{}\" r=\"{}\"",
                number(centre.x),
                number(centre.y),
                number(*rx)
            ),
        ),
        Outline::Ellipse { centre, rx, ry } => put(
            out,
            format_args!(
                "<ellipse cx=\"{}\" cy=\"{}\" rx=\"{}\" ry=\"{}\"",
                number(centre.x),
                number(centre.y),
                number(*rx),
                number(*ry)
            ),
        ),
        Outline::Rect { origin, size, corner } => {
            put(
                out,
                format_args!(
                    "<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\"",
                    number(origin.x),
                    number(origin.y),
                    number(size.width),
                    number(size.height)
                ),
            );
            if *corner > 0.0 {
                put(out, format_args!(" rx=\"{}\"", number(*corner)));
            }
        }
    }
}

fn draw_path(out: &mut String, path: &Path) {
    draw_outline(out, &path.outline);
    match path.fill {
        Fill::None => out.push_str(" fill=\"none\""),
        Fill::Solid(shade) => put(out, format_args!(" fill=\"{}\"", colour(shade))),
        Fill::Colour(Colour { red, green, blue }) => {
            put(out, format_args!(" fill=\"#{red:02x}{green:02x}{blue:02x}\""));
        }
        Fill::Pattern(pattern) => put(out, format_args!(" fill=\"url(#{})\"", pattern_id(&pattern))),
    }
    if let Some(stroke) = &path.stroke {
        draw_stroke(out, stroke);
    }
    if !path.class.is_empty() {
        put(out, format_args!(" class=\"{}\"", escape(&path.class)));
    }
    if let Some(name) = &path.name {
        put(out, format_args!(" data-name=\"{}\"", escape(name)));
    }
    out.push_str("/>\n");
}

fn draw_stroke(out: &mut String, stroke: &Stroke) {
    put(out, format_args!(" stroke=\"{}\" stroke-width=\"{}\"", colour(stroke.shade), number(stroke.width)));
    match stroke.dash {
        Some((dash, gap)) => {
            put(out, format_args!(" stroke-dasharray=\"{} {}\"", number(dash), number(gap)));
        }
        None => out.push_str(" stroke-linejoin=\"round\" stroke-linecap=\"round\""),
    }
}

fn draw_label(out: &mut String, label: &Label) {
    let baseline = label.at.y + label.size * CAPITAL_HEIGHT / 2.0;
    let anchor = match label.anchor {
        Anchor::Start => "start",
        Anchor::Middle => "middle",
        Anchor::End => "end",
    };
    put(
        out,
        format_args!(
            "<text x=\"{}\" y=\"{}\" font-size=\"{}\" text-anchor=\"{anchor}\"",
            number(label.at.x),
            number(baseline),
            number(label.size)
        ),
    );
    if label.weight == Weight::Bold {
        out.push_str(" font-weight=\"bold\"");
    }
    if label.slant == Slant::Italic {
        out.push_str(" font-style=\"italic\"");
    }
    if label.shade != Shade::BLACK {
        put(out, format_args!(" fill=\"{}\"", colour(label.shade)));
    }
    put(out, format_args!(">{}</text>\n", escape(&label.text)));
}

fn point_list(points: &[Point]) -> String {
    let pairs: Vec<String> = points.iter().map(|p| format!("{},{}", number(p.x), number(p.y))).collect();
    pairs.join(" ")
}

fn colour(shade: Shade) -> String {
    format!("#{0:02x}{0:02x}{0:02x}", shade.0)
}

/// Writes a length to a thousandth of a millimetre, without idle zeros.
pub fn number(value: f64) -> String {
    let mut text = format!("{value:.3}");
    while text.ends_with('0') {
        text.pop();
    }
    if text.ends_with('.') {
        text.pop();
    }
    if text == "-0" { "0".to_owned() } else { text }
}

/// Writes words so that they mean nothing but themselves in SVG and HTML.
pub fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::super::Size;
    use super::{Figure, Fill, Label, Motif, Outline, Path, Pattern, Point, Stroke, number, svg};

    #[test]
    fn a_figure_names_itself_and_escapes_words() {
        let mut figure = Figure::new(Size::new(10.0, 5.5), "a < b & \"c\"");
        figure.draw(Path::stroked(Outline::circle(Point::new(1.0, 2.0), 0.5), Stroke::black(0.1)));
        figure.draw(Label::centred(Point::new(5.0, 2.0), "<1>", 2.0).bold());
        let text = svg(&figure);
        assert!(text.contains("<title>a &lt; b &amp; &quot;c&quot;</title>"), "{text}");
        assert!(text.contains("viewBox=\"0 0 10 5.5\""), "{text}");
        assert!(
            text.contains("<circle cx=\"1\" cy=\"2\" r=\"0.5\" fill=\"none\" stroke=\"#000000\""),
            "{text}"
        );
        assert!(text.contains(">&lt;1&gt;</text>"), "{text}");
    }

    #[test]
    fn a_pattern_is_defined_once_however_often_it_is_used() {
        let pattern = Pattern { motif: Motif::Hatch, pitch: 1.0, weight: 0.2 };
        let mut figure = Figure::new(Size::new(10.0, 10.0), "hatched");
        for x in 1..4 {
            let outline = Outline::circle(Point::new(f64::from(x), 2.0), 0.5);
            figure.draw(Path::filled(outline, Fill::Pattern(pattern)));
        }
        let text = svg(&figure);
        assert_eq!(text.matches("<pattern ").count(), 1, "{text}");
        assert_eq!(text.matches("url(#hatch-1-0.2)").count(), 3, "{text}");
    }

    #[test]
    fn numbers_carry_no_idle_zeros() {
        assert_eq!(number(1.0), "1");
        assert_eq!(number(0.125), "0.125");
        assert_eq!(number(-0.0001), "0");
        assert_eq!(number(100.0), "100");
    }
}
