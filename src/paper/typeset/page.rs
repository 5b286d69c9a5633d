//! Finished pages: marks at fixed places.

use super::fonts::{Face, Family, Glyph, Letters, Shaped, shape};
use super::raster::Raster;
use super::tag::{Element, Tag};
use crate::figure::{Anchor, Bounds, Figure, Label, Path, Point, Shade, Shape, Size, Slant, Weight};

/// A finished page.
#[derive(Clone, Debug, PartialEq)]
pub struct Page {
    /// The size of the paper.
    pub size: Size,
    /// The marks, first painted first.
    pub marks: Vec<Mark>,
    /// The bookmarks that point here: height, level, words.
    pub bookmarks: Vec<Bookmark>,
}

/// An entry of the outline of a document.
#[derive(Clone, Debug, PartialEq)]
pub struct Bookmark {
    /// Millimetres from the top of the page.
    pub y: f64,
    /// 1 for a chapter, 2 for a part of one.
    pub level: u8,
    /// The words.
    pub text: String,
}

/// One mark on a page.
#[derive(Clone, Debug, PartialEq)]
pub enum Mark {
    /// Glyphs on a base line.
    Text(TextMark),
    /// A line or an area.
    Path(Path),
    /// A picture of dots.
    Picture(PictureMark),
    /// No mark at all: what those after it mean.
    Tag(Tag),
}

/// A picture of dots at a place.
#[derive(Clone, Debug, PartialEq)]
pub struct PictureMark {
    /// The top left corner.
    pub at: Point,
    /// Width and height in millimetres.
    pub size: Size,
    /// The picture.
    pub raster: Raster,
}

/// Glyphs of one face and size on a base line.
#[derive(Clone, Debug, PartialEq)]
pub struct TextMark {
    /// Where the pen starts on the base line.
    pub at: Point,
    /// The face.
    pub face: Face,
    /// The size in millimetres.
    pub size: f64,
    /// The ink.
    pub shade: Shade,
    /// The glyphs, with the final advances.
    pub glyphs: Vec<Glyph>,
    /// Whether it stands on its head, and the pen goes to the left.
    pub is_turned: bool,
}

impl TextMark {
    /// Returns the mark of shaped text at a place.
    pub fn new(at: Point, shaped: Shaped, size: f64, shade: Shade) -> Self {
        Self { at, face: shaped.face, size, shade, glyphs: shaped.glyphs, is_turned: false }
    }

    /// Returns the width in millimetres.
    pub fn width(&self) -> f64 {
        self.glyphs.iter().map(|glyph| glyph.advance).sum::<f64>() * self.size
    }

    /// Returns the characters as they are seen.
    pub fn text(&self) -> String {
        let mut text = String::with_capacity(self.glyphs.len());
        for glyph in &self.glyphs {
            match glyph.text == Letters::SOFT_HYPHEN {
                true => text.push('-'),
                false => glyph.text.push_to(&mut text),
            }
        }
        text
    }
}

impl Mark {
    /// Moves the mark.
    pub fn shift(&mut self, by: Point) {
        match self {
            Self::Text(text) => text.at = text.at + by,
            Self::Path(path) => path.outline = path.outline.placed(by, 1.0),
            Self::Picture(picture) => picture.at = picture.at + by,
            Self::Tag(_) => {}
        }
    }

    /// Returns the rectangle the mark covers; what covers nothing has one without any point.
    pub fn bounds(&self) -> Bounds {
        match self {
            Self::Text(text) if text.is_turned => Bounds {
                min: Point::new(text.at.x - text.width(), text.at.y - 0.22 * text.size),
                max: Point::new(text.at.x, text.at.y + 0.75 * text.size),
            },
            Self::Text(text) => Bounds {
                min: Point::new(text.at.x, text.at.y - 0.75 * text.size),
                max: Point::new(text.at.x + text.width(), text.at.y + 0.22 * text.size),
            },
            Self::Path(path) => {
                path.outline.bounds().grown(path.stroke.map_or(0.0, |stroke| stroke.width / 2.0))
            }
            Self::Picture(PictureMark { at, size, .. }) => {
                Bounds { min: *at, max: *at + Point::new(size.width, size.height) }
            }
            Self::Tag(_) => Bounds {
                min: Point::new(f64::INFINITY, f64::INFINITY),
                max: Point::new(f64::NEG_INFINITY, f64::NEG_INFINITY),
            },
        }
    }
}

impl Page {
    /// Returns the rectangle all marks cover, or nothing if the page is empty.
    pub fn bounds(&self) -> Option<Bounds> {
        let marks = self.marks.iter().filter(|mark| !matches!(mark, Mark::Tag(_)));
        marks.map(Mark::bounds).reduce(Bounds::union)
    }

    /// Returns the words of the page in the order they were set.
    pub fn text(&self) -> String {
        let mut out = String::new();
        let mut last: Option<&TextMark> = None;
        for mark in &self.marks {
            let Mark::Text(text) = mark else { continue };
            if let Some(last) = last {
                let same_line = (last.at.y - text.at.y).abs() < 0.3 * text.size;
                let gap = text.at.x - (last.at.x + last.width());
                if !same_line {
                    out.push('\n');
                } else if gap > 0.1 * text.size {
                    out.push(' ');
                }
            }
            out.push_str(&text.text());
            last = Some(text);
        }
        out
    }
}

/// Returns what a shape becomes on paper, its top left corner moved to `at` after growing by `factor`.
///
/// # Errors
/// Returns an error if no typeface has a character of a label.
pub(crate) fn marks_of(shape: &Shape, at: Point, factor: f64) -> Result<Vec<Mark>, super::TypesetError> {
    match crate::figure::placed(shape, at, factor) {
        Shape::Path(path) => Ok(vec![Mark::Path(path)]),
        Shape::Label(label) => set_label(&label),
    }
}

/// Returns a figure as a page of its size; its title tells what it shows.
///
/// # Errors
/// Returns an error if no typeface has a character of a label.
pub fn of_figure(figure: &Figure) -> Result<Page, super::TypesetError> {
    let mut page = Page { size: figure.size, marks: Vec::new(), bookmarks: Vec::new() };
    page.marks.push(Mark::Tag(Element::figure(&figure.title)));
    for shape in &figure.shapes {
        page.marks.extend(marks_of(shape, Point::new(0.0, 0.0), 1.0)?);
    }
    Ok(page)
}

/// Sets a label without serifs around its anchor.
pub(super) fn set_label(label: &Label) -> Result<Vec<Mark>, super::TypesetError> {
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
    for piece in pieces.iter().cloned() {
        let advance = piece.width * label.size;
        marks.push(Mark::Text(TextMark::new(Point::new(x, baseline), piece, label.size, label.shade)));
        x += advance;
    }
    Ok(marks)
}
