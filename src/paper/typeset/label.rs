//! Labels of figures become marks.

use super::TypesetError;
use super::fonts::{Face, Family, shape};
use super::page::{Mark, TextMark};
use crate::figure::{Anchor, Label, Point, Slant, Weight};

/// Sets a label without serifs around its anchor.
pub(crate) fn set(label: &Label) -> Result<Vec<Mark>, TypesetError> {
    let face = Face {
        family: Family::Sans,
        bold: label.weight == Weight::Bold,
        italic: label.slant == Slant::Italic,
    };
    let pieces = shape(face, &label.text)?;
    let width = pieces.iter().map(|piece| piece.width).sum::<f64>() * label.size;
    let left = match label.anchor {
        Anchor::Start => label.at.x,
        Anchor::Middle => label.at.x - width / 2.0,
        Anchor::End => label.at.x - width,
    };
    let baseline = label.at.y + label.size * face.capital_height() / 2.0;
    let mut x = left;
    let mut marks = Vec::with_capacity(pieces.len());
    for piece in pieces {
        let advance = piece.width * label.size;
        marks.push(Mark::Text(TextMark::new(Point::new(x, baseline), piece, label.size, label.shade)));
        x += advance;
    }
    Ok(marks)
}
