//! What can be drawn: outlines with stroke and fill, and labels.

use std::borrow::Cow;

use super::geometry::{Bounds, Point, Size};

/// One thing on the paper.
#[derive(Clone, Debug, PartialEq)]
pub enum Shape {
    /// A line or an area.
    Path(Path),
    /// A short text.
    Label(Label),
}

/// An outline with the pen that draws it and the ink that fills it.
#[derive(Clone, Debug, PartialEq)]
pub struct Path {
    /// Where the pen goes.
    pub outline: Outline,
    /// The pen, if the outline is drawn.
    pub stroke: Option<Stroke>,
    /// The ink inside.
    pub fill: Fill,
    /// What the path stands for, for style sheets on screen; may be empty.
    pub class: Cow<'static, str>,
    /// The name of the thing drawn, for scripts on screen.
    pub name: Option<String>,
}

impl Path {
    /// Returns a path that is drawn with `stroke` and not filled.
    pub fn stroked(outline: Outline, stroke: Stroke) -> Self {
        Self { outline, stroke: Some(stroke), fill: Fill::None, class: Cow::Borrowed(""), name: None }
    }

    /// Returns a path that is filled and has no outline.
    pub fn filled(outline: Outline, fill: Fill) -> Self {
        Self { outline, stroke: None, fill, class: Cow::Borrowed(""), name: None }
    }

    /// Returns the path with its inside filled.
    pub fn with_fill(mut self, fill: Fill) -> Self {
        self.fill = fill;
        self
    }

    /// Returns the path with a class for style sheets.
    pub fn with_class(mut self, class: impl Into<Cow<'static, str>>) -> Self {
        self.class = class.into();
        self
    }

    /// Returns the path with a name for scripts.
    pub fn with_name(mut self, name: impl Into<String>) -> Self {
        self.name = Some(name.into());
        self
    }
}

/// Where a pen goes.
#[derive(Clone, Debug, PartialEq)]
pub enum Outline {
    /// Straight pieces from point to point.
    Line(Vec<Point>),
    /// Straight pieces from point to point and back to the first.
    Polygon(Vec<Point>),
    /// A circle or an ellipse.
    Ellipse {
        /// The middle.
        centre: Point,
        /// Half the width.
        rx: f64,
        /// Half the height.
        ry: f64,
    },
    /// An upright rectangle.
    Rect {
        /// The top left corner.
        origin: Point,
        /// Width and height.
        size: Size,
        /// The radius of the corners.
        corner: f64,
    },
}

impl Outline {
    /// Returns the circle of `radius` around `centre`.
    pub const fn circle(centre: Point, radius: f64) -> Self {
        Self::Ellipse { centre, rx: radius, ry: radius }
    }

    /// Returns the line from `from` to `to`.
    pub fn line(from: Point, to: Point) -> Self {
        Self::Line(vec![from, to])
    }

    /// Returns the smallest upright rectangle around the outline.
    pub fn bounds(&self) -> Bounds {
        match self {
            Self::Line(points) | Self::Polygon(points) => {
                let origin = Point::new(0.0, 0.0);
                Bounds::around(points.iter().copied()).unwrap_or(Bounds { min: origin, max: origin })
            }
            Self::Ellipse { centre, rx, ry } => {
                let reach = Point::new(*rx, *ry);
                Bounds { min: *centre - reach, max: *centre + reach }
            }
            Self::Rect { origin, size, .. } => {
                Bounds { min: *origin, max: *origin + Point::new(size.width, size.height) }
            }
        }
    }

    /// Returns the outline moved by `by` after growing by `factor`.
    pub fn placed(&self, by: Point, factor: f64) -> Self {
        let place = |p: &Point| *p * factor + by;
        match self {
            Self::Line(points) => Self::Line(points.iter().map(place).collect()),
            Self::Polygon(points) => Self::Polygon(points.iter().map(place).collect()),
            Self::Ellipse { centre, rx, ry } => {
                Self::Ellipse { centre: place(centre), rx: rx * factor, ry: ry * factor }
            }
            Self::Rect { origin, size, corner } => Self::Rect {
                origin: place(origin),
                size: Size::new(size.width * factor, size.height * factor),
                corner: corner * factor,
            },
        }
    }
}

/// A tone of grey: 0 is black, 255 is white.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shade(pub u8);

impl Shade {
    /// Full ink.
    pub const BLACK: Self = Self(0);
    /// Dark grey, for secondary lines.
    pub const DARK: Self = Self(90);
    /// Middle grey, well apart from black and white on any printer.
    pub const GREY: Self = Self(160);
    /// Light grey, for areas under text.
    pub const LIGHT: Self = Self(225);
    /// Hardly any ink, for areas under much text.
    pub const PALE: Self = Self(244);
    /// No ink.
    pub const WHITE: Self = Self(255);
}

/// An ink that is no grey, for areas that are also told apart by shape.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Colour {
    /// Red, 0 to 255.
    pub red: u8,
    /// Green, 0 to 255.
    pub green: u8,
    /// Blue, 0 to 255.
    pub blue: u8,
}

impl Colour {
    /// Returns the colour written as on the web, such as `0xd55e00`.
    pub const fn of(number: u32) -> Self {
        let [_, red, green, blue] = number.to_be_bytes();
        Self { red, green, blue }
    }

    /// Returns the grey that a copier makes of it, by the weights of the eye; 255 is white.
    pub const fn grey(self) -> u8 {
        // The weights of the eye, in 256ths.
        ((77 * self.red as u32 + 150 * self.green as u32 + 29 * self.blue as u32) >> 8) as u8
    }
}

/// A pen.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Stroke {
    /// Millimetres.
    pub width: f64,
    /// The ink.
    pub shade: Shade,
    /// Lengths of dash and gap in millimetres, if the line is broken.
    pub dash: Option<(f64, f64)>,
}

impl Stroke {
    /// Returns an unbroken black pen.
    pub const fn black(width: f64) -> Self {
        Self { width, shade: Shade::BLACK, dash: None }
    }

    /// Returns the pen with other ink.
    pub const fn with_shade(mut self, shade: Shade) -> Self {
        self.shade = shade;
        self
    }

    /// Returns the pen drawing dashes.
    pub const fn dashed(mut self, dash: f64, gap: f64) -> Self {
        self.dash = Some((dash, gap));
        self
    }
}

/// What fills an outline.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Fill {
    /// Nothing: what lies below stays visible.
    None,
    /// An even tone.
    Solid(Shade),
    /// A pattern on white.
    Pattern(Pattern),
    /// An even colour.
    Colour(Colour),
}

/// A pattern of fine lines or dots that survives any photocopier.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pattern {
    /// What repeats.
    pub motif: Motif,
    /// Millimetres from one line or dot to the next.
    pub pitch: f64,
    /// Millimetres of line width, or the radius of a dot.
    pub weight: f64,
}

/// What repeats in a pattern.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Motif {
    /// Lines rising to the right.
    Hatch,
    /// Lines rising and falling.
    CrossHatch,
    /// Dots on a grid.
    Dots,
    /// Level lines.
    Stripes,
}

/// A short text at a fixed place.
#[derive(Clone, Debug, PartialEq)]
pub struct Label {
    /// The anchor: on the base line, or in the middle of the capitals.
    pub at: Point,
    /// The words.
    pub text: String,
    /// Height of the type in millimetres.
    pub size: f64,
    /// Which part of the text stands at the anchor.
    pub anchor: Anchor,
    /// Thickness of the letters.
    pub weight: Weight,
    /// Slant of the letters.
    pub slant: Slant,
    /// The ink.
    pub shade: Shade,
}

impl Label {
    /// Returns an upright black label centred on `at`.
    pub fn centred(at: Point, text: impl Into<String>, size: f64) -> Self {
        Self {
            at,
            text: text.into(),
            size,
            anchor: Anchor::Middle,
            weight: Weight::Regular,
            slant: Slant::Upright,
            shade: Shade::BLACK,
        }
    }

    /// Returns the label in bold.
    pub fn bold(mut self) -> Self {
        self.weight = Weight::Bold;
        self
    }

    /// Returns the label in other ink.
    pub fn with_shade(mut self, shade: Shade) -> Self {
        self.shade = shade;
        self
    }

    /// Returns the label with another part at its place.
    pub fn with_anchor(mut self, anchor: Anchor) -> Self {
        self.anchor = anchor;
        self
    }
}

/// Which part of a label stands at its place. The height is always centred on the capitals.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Anchor {
    /// The left end.
    Start,
    /// The middle.
    Middle,
    /// The right end.
    End,
}

/// Thickness of letters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Weight {
    /// Thin.
    Regular,
    /// Thick.
    Bold,
}

/// Slant of letters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Slant {
    /// Not slanted.
    Upright,
    /// Slanted.
    Italic,
}

impl From<Path> for Shape {
    fn from(path: Path) -> Self {
        Self::Path(path)
    }
}

impl From<Label> for Shape {
    fn from(label: Label) -> Self {
        Self::Label(label)
    }
}
