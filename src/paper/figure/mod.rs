//! Shapes at fixed places: the waist between what is drawn and the papers it is drawn on.

pub mod chart;
pub mod clip;
pub mod emblem;
pub mod geometry;
pub mod pattern;
pub mod shape;
pub mod svg;

pub use geometry::{Bounds, Point, Size, cross};
pub use shape::{
    Anchor, Colour, Fill, Label, Motif, Outline, Path, Pattern, Shade, Shape, Slant, Stroke, Weight,
};

/// A finished drawing: shapes in the order they are painted, inside a frame of known size.
#[derive(Clone, Debug, PartialEq)]
pub struct Figure {
    /// Width and height in millimetres.
    pub size: Size,
    /// What the drawing shows, in words, for those who cannot see it.
    pub title: String,
    /// The shapes, first painted first.
    pub shapes: Vec<Shape>,
}

/// The height of a capital letter over the size of its type, for centring labels.
pub const CAPITAL_HEIGHT: f64 = 0.714;

impl Figure {
    /// Returns an empty drawing.
    pub fn new(size: Size, title: impl Into<String>) -> Self {
        Self { size, title: title.into(), shapes: Vec::new() }
    }

    /// Paints one more shape on top.
    pub fn draw(&mut self, shape: impl Into<Shape>) {
        self.shapes.push(shape.into());
    }

    /// Returns the drawing grown or shrunk by `factor`, lines and letters too.
    pub fn scaled(&self, factor: f64) -> Self {
        let shapes = self.shapes.iter().map(|shape| placed(shape, Point::new(0.0, 0.0), factor)).collect();
        Self {
            size: Size::new(self.size.width * factor, self.size.height * factor),
            title: self.title.clone(),
            shapes,
        }
    }
}

/// Returns the shape grown by `factor` and then moved by `by`.
pub fn placed(shape: &Shape, by: Point, factor: f64) -> Shape {
    match shape {
        Shape::Path(path) => Shape::Path(Path {
            outline: path.outline.placed(by, factor),
            stroke: path.stroke.map(|s| Stroke {
                width: s.width * factor,
                dash: s.dash.map(|(dash, gap)| (dash * factor, gap * factor)),
                ..s
            }),
            fill: match path.fill {
                Fill::Pattern(p) => {
                    Fill::Pattern(Pattern { pitch: p.pitch * factor, weight: p.weight * factor, ..p })
                }
                other => other,
            },
            class: path.class.clone(),
            name: path.name.clone(),
        }),
        Shape::Label(label) => {
            Shape::Label(Label { at: label.at * factor + by, size: label.size * factor, ..label.clone() })
        }
    }
}
