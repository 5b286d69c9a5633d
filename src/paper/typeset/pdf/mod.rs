//! Pages become PDF. Only this folder names the PDF crates.

mod colours;
mod file;
mod finish;
mod ink;
mod metadata;
mod structure;
mod tagging;

use std::collections::BTreeMap;

use printpdf::{
    Codepoint, FontId, Mm, Op, ParsedFont, PdfDocument, PdfFontHandle, PdfPage, PdfSaveOptions, Pt, RawImage,
    RawImageData, RawImageFormat, TextItem, XObject, XObjectId, XObjectTransform,
};
use rayon::prelude::*;
use subsetter::GlyphRemapper;

use super::document::{Date, Document};
use super::fonts::{Face, Glyph, Letters};
use super::page::{Mark, Page, TextMark};
use super::raster::Raster;
use super::{TypesetError, paginate};
use crate::figure::Point;
use ink::Ink;
use speech::Language;
use structure::Said;
use tagging::Tagging;

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
    let subsets = subsets(pages);
    let mut document = PdfDocument::new(&facts.title);
    for subset in subsets.values() {
        document.resources.fonts.map.insert(subset.id.clone(), printpdf::PdfFont::new(subset.font.clone()));
    }
    let pictures = pictures(pages);
    for (raster, id) in &pictures {
        document.resources.xobjects.map.insert(id.clone(), picture(raster));
    }
    let drawn = pages.par_iter().enumerate().map(|(number, page)| draw(page, number, &subsets, &pictures));
    let said: Vec<Vec<Said>>;
    (document.pages, said) = drawn.collect();
    document.pages.push(glossary(&subsets));
    // Fonts are subset already, figures are no images, and words are written as they stand.
    let options =
        PdfSaveOptions { optimize: true, subset_fonts: false, secure: false, image_optimization: None };
    let made = document.to_lopdf_document(&options, &mut Vec::new());
    finish::finish(made, pages, said, facts)
}

/// Returns the different pictures of the pages, each with its name in the file.
fn pictures(pages: &[Page]) -> Vec<(&Raster, XObjectId)> {
    let mut found: Vec<(&Raster, XObjectId)> = Vec::new();
    for mark in pages.iter().flat_map(|page| &page.marks) {
        if let Mark::Picture(mark) = mark
            && !found.iter().any(|(raster, _)| *raster == &mark.raster)
        {
            let id = XObjectId(format!("Picture{}", found.len() + 1));
            found.push((&mark.raster, id));
        }
    }
    found
}

fn picture(raster: &Raster) -> XObject {
    let (width, height) = raster.size();
    XObject::Image(RawImage {
        pixels: RawImageData::U8(raster.dots().to_vec()),
        width,
        height,
        data_format: RawImageFormat::RGB8,
        tag: Vec::new(),
    })
}

/// The part of a font a document uses.
struct Subset {
    id: FontId,
    font: ParsedFont,
    /// The glyph of a space.
    space: u16,
    /// What each glyph of the whole font stands for.
    letters: BTreeMap<u16, Letters>,
    /// By the number of a glyph in the whole font, its number in the subset and its width there: every letter of a
    /// document asks for both.
    written: Vec<(u16, f64)>,
}

impl Subset {
    /// Returns the number of a glyph in the subset, and its width.
    fn glyph(&self, id: u16) -> (u16, f64) {
        self.written.get(usize::from(id)).copied().unwrap_or_default()
    }
}

/// Returns the width readers will use, in thousandths of an em: the whole number in the file.
fn written_width(font: &ParsedFont, glyph: u16) -> f64 {
    let raw = f32::from(font.get_glyph_width(glyph).unwrap_or(0));
    f64::from((raw * 1000.0 / f32::from(font.units_per_em)).trunc())
}

fn subsets(pages: &[Page]) -> BTreeMap<Face, Subset> {
    // What a glyph stands for, by its number.
    let mut used: BTreeMap<Face, Vec<Option<Letters>>> = BTreeMap::new();
    for mark in pages.iter().flat_map(|page| &page.marks) {
        if let Mark::Text(text) = mark {
            let letters = used.entry(text.face).or_default();
            for glyph in &text.glyphs {
                let number = usize::from(glyph.id);
                if letters.len() <= number {
                    letters.resize(number + 1, None);
                }
                if letters[number].as_ref() != Some(&glyph.text) {
                    letters[number] = Some(glyph.text.clone());
                }
            }
        }
    }
    used.into_iter()
        .map(|(face, letters)| {
            let letters = (0..=u16::MAX).zip(letters);
            let mut glyphs: BTreeMap<u16, Letters> =
                letters.filter_map(|(id, letters)| Some((id, letters?))).collect();
            let space = face.program().space();
            glyphs.insert(space, Letters::One(' '));
            let mut remapper = GlyphRemapper::new();
            for id in glyphs.keys() {
                remapper.remap(*id);
            }
            let program = face.program();
            let bytes = subsetter::subset(program.bytes, 0, &remapper)
                .expect("the embedded fonts are whole and their glyphs exist");
            let mut font = ParsedFont::from_bytes(&bytes, 0, &mut Vec::new())
                .expect("a subset keeps the tables a font needs");
            font.font_name = Some(format!("{}+{}", tag(&glyphs), program.name));
            let id = FontId(format!("T{}", face_number(face)));
            let last = glyphs.keys().next_back().map_or(0, |id| usize::from(*id));
            let mut written = vec![(0, 0.0); last + 1];
            for glyph in glyphs.keys() {
                let number = remapper.get(*glyph).unwrap_or(0);
                written[usize::from(*glyph)] = (number, written_width(&font, number));
            }
            (face, Subset { id, font, space, letters: glyphs, written })
        })
        .collect()
}

/// Names fonts by face, so that files differ only where their contents do.
fn face_number(face: Face) -> u8 {
    face.family as u8 * 4 + u8::from(face.bold) + 2 * u8::from(face.italic)
}

/// Returns the six letters that set one subset of a font apart from another.
fn tag(glyphs: &BTreeMap<u16, Letters>) -> String {
    let bytes: Vec<u8> = glyphs.keys().flat_map(|id| id.to_be_bytes()).collect();
    let mut hash = file::fingerprint(&bytes);
    let mut letters = String::with_capacity(6);
    for _ in 0..6 {
        letters.push(char::from(b'A' + u8::try_from(hash % 26).expect("less than 26")));
        hash /= 26;
    }
    letters
}

/// Returns a page with every glyph once, from which the writer learns what each stands for; it is taken out again.
fn glossary(subsets: &BTreeMap<Face, Subset>) -> PdfPage {
    let mut ops = vec![Op::StartTextSection];
    for subset in subsets.values() {
        let font = PdfFontHandle::External(subset.id.clone());
        let glyphs = subset.letters.iter().map(|(id, letters)| {
            let mut text = String::new();
            match letters {
                // Readers copy a no-break space better as a plain one.
                Letters::One('\u{a0}') => text.push(' '),
                letters if *letters == Letters::SOFT_HYPHEN => text.push('-'),
                letters => letters.push_to(&mut text),
            }
            Codepoint::with_cid(subset.glyph(*id).0, 0.0, text)
        });
        let items = vec![TextItem::GlyphIds(glyphs.collect())];
        ops.extend([Op::SetFont { font, size: Pt(1.0) }, Op::ShowText { items }]);
    }
    ops.push(Op::EndTextSection);
    PdfPage::new(Mm(1.0), Mm(1.0), ops)
}

fn draw(
    page: &Page,
    number: usize,
    subsets: &BTreeMap<Face, Subset>,
    pictures: &[(&Raster, XObjectId)],
) -> (PdfPage, Vec<Said>) {
    let mut ink = Ink::new(page.size.height);
    let mut tagging = Tagging::new(number);
    for mark in &page.marks {
        let is_new_line = !matches!(mark, Mark::Tag(_)) && tagging.before(mark, &mut ink.ops);
        match mark {
            Mark::Tag(tag) => tagging.hear(tag),
            Mark::Path(path) => ink.path(path),
            Mark::Picture(mark) => {
                let (_, id) =
                    pictures.iter().find(|(raster, _)| *raster == &mark.raster).expect("listed before");
                let (x, y) = ink.place(mark.at + Point::new(0.0, mark.size.height));
                let transform = XObjectTransform {
                    translate_x: Some(Pt(x)),
                    translate_y: Some(Pt(y)),
                    scale_x: Some(round(mark.size.width * POINTS)),
                    scale_y: Some(round(mark.size.height * POINTS)),
                    no_auto_scale: true,
                    ..XObjectTransform::default()
                };
                ink.ops.push(Op::UseXobject { id: id.clone(), transform });
            }
            Mark::Text(text) => {
                if let Some(subset) = subsets.get(&text.face) {
                    ink.fill_shade(text.shade);
                    match divided(text) {
                        None => write(&mut ink, text, subset, is_new_line),
                        // The hyphen of a divided word is seen and not heard.
                        Some((before, hyphen)) => {
                            write(&mut ink, &before, subset, is_new_line);
                            tagging.begin_hyphen(&mut ink.ops);
                            write(&mut ink, &hyphen, subset, false);
                            tagging.close(&mut ink.ops);
                        }
                    }
                }
            }
        }
    }
    let said = tagging.finish(&mut ink.ops);
    (PdfPage::new(Mm(page.size.width as f32), Mm(page.size.height as f32), ink.ops), said)
}

/// Returns what stands before the hyphen of a divided word, and the hyphen.
fn divided(mark: &TextMark) -> Option<(TextMark, TextMark)> {
    let (last, before) = mark.glyphs.split_last().filter(|(last, _)| last.text == Letters::SOFT_HYPHEN)?;
    let before = TextMark { glyphs: before.to_vec(), ..*mark };
    let forward = if mark.is_turned { -before.width() } else { before.width() };
    let at = mark.at + Point::new(forward, 0.0);
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
    ink.words(
        (mark.at, mark.is_turned),
        (face_number(mark.face), mark.size),
        space.into_iter().chain(glyphs),
    );
}

/// Rounds to a hundredth: finer than any printer, and short in the file.
fn round(value: f64) -> f32 {
    ((value * 100.0).round() / 100.0) as f32
}
