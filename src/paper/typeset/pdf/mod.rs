//! Pages become PDF. Only this folder knows what a PDF consists of.

mod colours;
mod embedded;
mod file;
mod finish;
mod ink;
mod metadata;
mod object;
mod structure;
mod tagging;

use std::collections::BTreeMap;

use rayon::prelude::*;

use super::document::{Date, Document};
use super::fonts::{Face, Glyph, Letters};
use super::page::{Mark, Page, TextMark};
use super::raster::Raster;
use super::{TypesetError, paginate};
use crate::figure::Point;
use embedded::{Subset, face_number};
use file::Body;
use ink::Ink;
use object::{Dictionary, Object, Stream};
use speech::Language;
use structure::Said;
use tagging::Tagging;

/// How hard pictures are packed.
const HARDER: u32 = 9;

/// Points in a millimetre.
const POINTS: f64 = 72.0 / 25.4;

/// What a PDF says about itself.
#[derive(Clone, Debug, PartialEq)]
pub struct Facts {
    /// The title.
    pub title: String,
    /// The author; may be empty.
    pub author: String,
    /// The language of the text.
    pub language: Language,
    /// The day of making, if it is to be told.
    pub date: Option<Date>,
}

/// Sets a document and returns the bytes of its PDF; the same document gives the same bytes.
///
/// # Errors
/// Returns an error if a character has no glyph or something does not fit its place.
pub fn pdf(document: &Document) -> Result<Vec<u8>, TypesetError> {
    Ok(pdf_of_pages(&paginate(document)?, &facts_of(document)))
}

/// Sets a document as a folded booklet, two pages on a sheet.
///
/// # Errors
/// Returns an error if a character has no glyph or something does not fit its place.
pub fn folded_pdf(document: &Document) -> Result<Vec<u8>, TypesetError> {
    Ok(pdf_of_pages(&super::impose::fold(paginate(document)?), &facts_of(document)))
}

/// Returns what a document says about itself.
pub fn facts_of(document: &Document) -> Facts {
    Facts {
        title: document.title.clone(),
        author: document.author.clone(),
        language: document.language,
        date: document.date,
    }
}

/// Returns finished pages as the bytes of a PDF.
pub fn pdf_of_pages(pages: &[Page], facts: &Facts) -> Vec<u8> {
    let subsets = embedded::subsets(pages);
    let pictures = pictures(pages);
    let drawn = pages.par_iter().enumerate().map(|(number, page)| draw(page, number, &subsets, &pictures));
    let (drawn, said): (Vec<String>, Vec<Vec<Said>>) = drawn.collect();
    let mut body = Body::new();
    let fonts = embedded::write(&mut body, &subsets);
    let mut resources = Dictionary::new().with("Font", Object::Dictionary(fonts));
    if !pictures.is_empty() {
        let mut named = Dictionary::new();
        for (raster, name) in pictures {
            named.set(name, Object::Reference(body.stream(picture(raster))));
        }
        resources.set("XObject", Object::Dictionary(named));
    }
    let resources = body.object(Object::Dictionary(resources));
    finish::finish(body, pages, drawn, said, resources, facts)
}

/// Returns the different pictures of the pages, each with its name in the file.
fn pictures(pages: &[Page]) -> Vec<(&Raster, String)> {
    let mut found: Vec<(&Raster, String)> = Vec::new();
    for mark in pages.iter().flat_map(|page| &page.marks) {
        if let Mark::Picture(mark) = mark
            && !found.iter().any(|(raster, _)| *raster == &mark.raster)
        {
            found.push((&mark.raster, format!("Picture{}", found.len() + 1)));
        }
    }
    found
}

fn picture(raster: &Raster) -> Stream {
    let (width, height) = raster.size();
    let about = Dictionary::of("XObject")
        .with("Subtype", Object::name("Image"))
        .with("Width", Object::Integer(width as i64))
        .with("Height", Object::Integer(height as i64))
        .with("BitsPerComponent", Object::Integer(8))
        .with("ColorSpace", Object::name("DeviceRGB"));
    // There are few of them, and they are large.
    Stream { about, content: raster.dots().to_vec(), effort: Some(HARDER) }
}

fn draw(
    page: &Page,
    number: usize,
    subsets: &BTreeMap<Face, Subset>,
    pictures: &[(&Raster, String)],
) -> (String, Vec<Said>) {
    let mut ink = Ink::new(page.size.height);
    let mut tagging = Tagging::new(number);
    for mark in &page.marks {
        let is_new_line = !matches!(mark, Mark::Tag(_)) && tagging.before(mark, &mut ink.out);
        match mark {
            Mark::Tag(tag) => tagging.hear(tag),
            Mark::Path(path) => ink.path(path),
            Mark::Picture(mark) => {
                let (_, name) =
                    pictures.iter().find(|(raster, _)| *raster == &mark.raster).expect("listed before");
                let at = ink.place(mark.at + Point::new(0.0, mark.size.height));
                ink.picture(name, at, (round(mark.size.width * POINTS), round(mark.size.height * POINTS)));
            }
            Mark::Text(text) => {
                if let Some(subset) = subsets.get(&text.face) {
                    ink.fill_shade(text.shade);
                    match divided(text) {
                        None => write(&mut ink, text, subset, is_new_line),
                        // The hyphen of a divided word is seen and not heard.
                        Some((before, hyphen)) => {
                            write(&mut ink, &before, subset, is_new_line);
                            tagging.begin_hyphen(&mut ink.out);
                            write(&mut ink, &hyphen, subset, false);
                            tagging.close(&mut ink.out);
                        }
                    }
                }
            }
        }
    }
    let said = tagging.finish(&mut ink.out);
    (ink.out, said)
}

/// Returns what stands before the hyphen of a divided word, and the hyphen.
fn divided(mark: &TextMark) -> Option<(TextMark, TextMark)> {
    let (last, before) = mark.glyphs.split_last().filter(|(last, _)| last.text == Letters::SOFT_HYPHEN)?;
    let before = TextMark { glyphs: before.to_vec(), ..*mark };
    let at = mark.at + Point::new(before.width(), 0.0);
    Some((before, TextMark { at, glyphs: vec![last.clone()], ..*mark }))
}

fn write(ink: &mut Ink, mark: &TextMark, subset: &Subset, is_new_line: bool) {
    let placed = |glyph: &Glyph| {
        let (number, width) = subset.glyph(glyph.id);
        (number, width - glyph.advance * 1000.0)
    };
    let glyphs = mark.glyphs.iter().map(placed);
    // A space that takes no room.
    let space = is_new_line.then(|| subset.glyph(subset.space));
    ink.words(mark.at, (face_number(mark.face), mark.size), space.into_iter().chain(glyphs));
}

/// Rounds to a hundredth: finer than any printer, and short in the file.
fn round(value: f64) -> f32 {
    ((value * 100.0).round() / 100.0) as f32
}
