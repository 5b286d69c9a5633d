//! Fonts in the file: the part of each that a document uses, how wide its glyphs are, and which letters they stand for.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use subsetter::GlyphRemapper;

use super::file::{Body, fingerprint};
use super::object::{Dictionary, Object, Stream};
use crate::typeset::fonts::{Face, Letters};
use crate::typeset::page::{Mark, Page};

/// The width of glyphs of which nothing is said.
const USUAL_WIDTH: i64 = 1_000;

/// Letters for readers that have to draw another font in place of this one: of the Latin script, and slanted.
const LATIN: i64 = 1 << 5;
const SLANTED: i64 = 1 << 6;

/// How thick stems are, for the same readers; no font tells.
const STEM: i64 = 80;

/// How many letters a list of them may have.
const LISTED: usize = 100;

/// The part of a font a document uses.
pub(super) struct Subset {
    face: Face,
    bytes: Vec<u8>,
    /// The glyph of a space.
    pub(super) space: u16,
    /// What each glyph of the whole font stands for.
    letters: BTreeMap<u16, Letters>,
    /// By the number of a glyph in the whole font, its number in the subset and its width there: every letter of a
    /// document asks for both.
    written: Vec<(u16, i64)>,
}

impl Subset {
    /// Returns the number of a glyph in the subset, and its width as the file has it, in thousandths of an em.
    pub(super) fn glyph(&self, id: u16) -> (u16, f64) {
        let (number, width) = self.written.get(usize::from(id)).copied().unwrap_or_default();
        (number, width as f64)
    }

    fn of(face: Face, mut letters: BTreeMap<u16, Letters>) -> Subset {
        let program = face.program();
        let space = program.space();
        letters.insert(space, Letters::One(' '));
        let mut remapper = GlyphRemapper::new();
        for id in letters.keys() {
            remapper.remap(*id);
        }
        let bytes = subsetter::subset(program.bytes, 0, &remapper)
            .expect("the embedded fonts are whole and their glyphs exist");
        let font = Sfnt(&bytes);
        let last = letters.keys().next_back().map_or(0, |id| usize::from(*id));
        let mut written = vec![(0, 0); last + 1];
        for id in letters.keys() {
            let number = remapper.get(*id).unwrap_or(0);
            written[usize::from(*id)] = (number, font.width(number));
        }
        Subset { face, bytes, space, letters, written }
    }

    /// Writes the font and returns the number of its object.
    fn write(&self, body: &mut Body) -> u32 {
        let font = Sfnt(&self.bytes);
        let name = Object::name(format!("{}+{}", tag(&self.letters), self.face.program().name));
        // Letters drawn with curves of the third degree stand in a table of their own, which is all that readers want.
        let (kind, program) = match font.table(*b"CFF ") {
            Some(table) => {
                let about = Dictionary::new().with("Subtype", Object::name("CIDFontType0C"));
                ("CIDFontType0", ("FontFile3", Stream::new(about, table.to_vec())))
            }
            None => {
                let about = Dictionary::new().with("Length1", Object::Integer(self.bytes.len() as i64));
                ("CIDFontType2", ("FontFile2", Stream::new(about, self.bytes.clone())))
            }
        };
        let slant = font.slant();
        let descriptor = Dictionary::of("FontDescriptor")
            .with("FontName", name.clone())
            .with("Ascent", Object::Integer(font.scaled(*b"hhea", 4)))
            .with("Descent", Object::Integer(font.scaled(*b"hhea", 6)))
            .with("CapHeight", Object::Integer((self.face.capital_height() * 1_000.0).round() as i64))
            .with("ItalicAngle", Object::Integer(slant))
            .with("Flags", Object::Integer(if slant == 0 { LATIN } else { LATIN | SLANTED }))
            .with("StemV", Object::Integer(STEM))
            .with("FontBBox", Object::integers([36, 38, 40, 42].map(|at| font.scaled(*b"head", at))))
            .with(program.0, Object::Reference(body.stream(program.1)));
        let system = Dictionary::new()
            .with("Registry", Object::text("Adobe"))
            .with("Ordering", Object::text("Identity"))
            .with("Supplement", Object::Integer(0));
        let mut glyphs = Dictionary::of("Font")
            .with("Subtype", Object::name(kind))
            .with("BaseFont", name.clone())
            .with("CIDSystemInfo", Object::Dictionary(system))
            .with("W", self.widths())
            .with("DW", Object::Integer(USUAL_WIDTH))
            .with("FontDescriptor", Object::Reference(body.object(Object::Dictionary(descriptor))));
        if kind == "CIDFontType2" {
            glyphs.set("CIDToGIDMap", Object::name("Identity"));
        }
        let letters = body.stream(Stream::new(Dictionary::new(), self.letters().into_bytes()));
        let font = Dictionary::of("Font")
            .with("Subtype", Object::name("Type0"))
            .with("BaseFont", name)
            .with("Encoding", Object::name("Identity-H"))
            .with("DescendantFonts", Object::Array(vec![Object::Dictionary(glyphs)]))
            .with("ToUnicode", Object::Reference(letters));
        body.object(Object::Dictionary(font))
    }

    /// Returns the glyphs in the order of their numbers in the subset.
    fn numbered(&self) -> BTreeMap<u16, (i64, &Letters)> {
        let glyphs = self.letters.iter().map(|(id, letters)| (self.written[usize::from(*id)], letters));
        glyphs.map(|((number, width), letters)| (number, (width, letters))).collect()
    }

    /// Returns the widths of the glyphs: those of numbers in a row after the first of them.
    fn widths(&self) -> Object {
        let mut rows: Vec<(u16, Vec<i64>)> = Vec::new();
        for (number, (width, _)) in self.numbered() {
            match rows.last_mut() {
                Some((first, row)) if usize::from(number - *first) == row.len() => row.push(width),
                _ => rows.push((number, vec![width])),
            }
        }
        let rows = rows.into_iter();
        Object::Array(
            rows.flat_map(|(first, row)| [Object::Integer(first.into()), Object::integers(row)]).collect(),
        )
    }

    /// Returns the letters that the glyphs stand for, as readers look for them who copy, search or read aloud.
    fn letters(&self) -> String {
        let mut out = String::from(
            "/CIDInit /ProcSet findresource begin\n12 dict begin\nbegincmap\n/CIDSystemInfo <</Registry (Adobe) /Ordering (UCS) \
             /Supplement 0>> def\n/CMapName /Adobe-Identity-UCS def\n/CMapType 2 def\n1 begincodespacerange\n<0000> \
             <FFFF>\nendcodespacerange\n",
        );
        let said = self.numbered().into_iter().map(|(number, (_, letters))| (number, spoken(letters)));
        let said: Vec<(u16, String)> = said.filter(|(_, letters)| !letters.is_empty()).collect();
        for list in said.chunks(LISTED) {
            let _ = writeln!(out, "{} beginbfchar", list.len());
            for (number, letters) in list {
                let _ = write!(out, "<{number:04X}> <");
                letters.encode_utf16().for_each(|unit| {
                    let _ = write!(out, "{unit:04X}");
                });
                out.push_str(">\n");
            }
            out.push_str("endbfchar\n");
        }
        out.push_str("endcmap\nCMapName currentdict /CMap defineresource pop\nend\nend\n");
        out
    }
}

/// Returns what is copied or heard of a glyph.
fn spoken(letters: &Letters) -> String {
    let mut text = String::new();
    match letters {
        // Readers copy a no-break space better as a plain one.
        Letters::One('\u{a0}') => text.push(' '),
        letters if *letters == Letters::SOFT_HYPHEN => text.push('-'),
        letters => letters.push_to(&mut text),
    }
    text
}

/// Returns the parts of the fonts that pages use.
pub(super) fn subsets(pages: &[Page]) -> BTreeMap<Face, Subset> {
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
    let subset = |(face, letters): (Face, Vec<Option<Letters>>)| {
        let letters = (0..=u16::MAX).zip(letters);
        (face, Subset::of(face, letters.filter_map(|(id, letters)| Some((id, letters?))).collect()))
    };
    used.into_iter().map(subset).collect()
}

/// Writes the fonts and returns them by their names on the pages.
pub(super) fn write(body: &mut Body, subsets: &BTreeMap<Face, Subset>) -> Dictionary {
    let mut fonts = Dictionary::new();
    for (face, subset) in subsets {
        fonts.set(format!("T{}", face_number(*face)), Object::Reference(subset.write(body)));
    }
    fonts
}

/// Names fonts by face, so that files differ only where their contents do.
pub(super) fn face_number(face: Face) -> u8 {
    face.family as u8 * 4 + u8::from(face.bold) + 2 * u8::from(face.italic)
}

/// Returns the six letters that set one subset of a font apart from another.
fn tag(glyphs: &BTreeMap<u16, Letters>) -> String {
    let bytes: Vec<u8> = glyphs.keys().flat_map(|id| id.to_be_bytes()).collect();
    let mut hash = fingerprint(&bytes);
    let mut letters = String::with_capacity(6);
    for _ in 0..6 {
        letters.push(char::from(b'A' + u8::try_from(hash % 26).expect("less than 26")));
        hash /= 26;
    }
    letters
}

/// A font file, of which some numbers are asked; what is not there is nothing.
struct Sfnt<'a>(&'a [u8]);

impl<'a> Sfnt<'a> {
    /// Returns a table by its name.
    fn table(&self, name: [u8; 4]) -> Option<&'a [u8]> {
        let rows = self.0.get(12..)?.chunks_exact(16).take(usize::from(number(self.0, 4)));
        let row = rows.into_iter().find(|row| row[..4] == name)?;
        let long = |at: usize| Some(u32::from_be_bytes(row.get(at..at + 4)?.try_into().ok()?) as usize);
        let (start, length) = (long(8)?, long(12)?);
        self.0.get(start..start + length)
    }

    /// Returns a number of a table that may be negative, in thousandths of an em.
    fn scaled(&self, name: [u8; 4], at: usize) -> i64 {
        let value = self.table(name).map_or(0, |table| number(table, at));
        (f64::from(value.cast_signed()) * 1_000.0 / self.em()).round() as i64
    }

    /// Returns how many units an em has.
    fn em(&self) -> f64 {
        let units = self.table(*b"head").map_or(0, |table| number(table, 18));
        f64::from(if units == 0 { 1_000 } else { units })
    }

    /// Returns the slant in degrees against the hands of the clock: none or negative.
    fn slant(&self) -> i64 {
        let Some(table) = self.table(*b"hhea") else { return 0 };
        let [rise, run] = [18, 20].map(|at| f64::from(number(table, at).cast_signed()));
        if rise == 0.0 { 0 } else { -(run.atan2(rise).to_degrees()).round() as i64 }
    }

    /// Returns the width of a glyph in thousandths of an em, cut to a whole number.
    fn width(&self, glyph: u16) -> i64 {
        let n_widths = self.table(*b"hhea").map_or(0, |table| number(table, 34));
        let last = n_widths.saturating_sub(1);
        let raw = self.table(*b"hmtx").map_or(0, |table| number(table, 4 * usize::from(glyph.min(last))));
        (f64::from(raw) * 1_000.0 / self.em()).trunc() as i64
    }
}

/// Returns two bytes of a table as a number; nothing is 0.
fn number(table: &[u8], at: usize) -> u16 {
    table.get(at..at + 2).map_or(0, |bytes| u16::from_be_bytes([bytes[0], bytes[1]]))
}

#[cfg(test)]
mod tests {
    use super::{Sfnt, Subset, spoken};
    use crate::typeset::fonts::{Face, Family, Letters};

    fn subset(face: Face, text: &str) -> Subset {
        let pieces = crate::typeset::fonts::shape(face, text).unwrap();
        let glyphs = pieces.iter().flat_map(|piece| &piece.glyphs);
        Subset::of(face, glyphs.map(|glyph| (glyph.id, glyph.text.clone())).collect())
    }

    #[test]
    fn widths_are_those_the_letters_were_set_with() {
        for family in [Family::Serif, Family::Sans, Family::Mono] {
            for face in [Face::of(family), Face::of(family).bold().italic()] {
                let subset = subset(face, "Água mole em pedra dura");
                for piece in crate::typeset::fonts::shape(face, "dura").unwrap().iter() {
                    for glyph in &piece.glyphs {
                        let (number, width) = subset.glyph(glyph.id);
                        assert!(
                            number > 0 && (width - glyph.width * 1_000.0).abs() < 1.0,
                            "{face:?} {width}"
                        );
                    }
                }
                let font = Sfnt(&subset.bytes);
                assert_eq!(font.slant() < 0, face.italic, "{face:?} {}", font.slant());
                assert!(font.scaled(*b"hhea", 4) > 700 && font.scaled(*b"hhea", 6) < -150, "{face:?}");
            }
        }
    }

    #[test]
    fn letters_are_told_in_their_order_and_ligatures_whole() {
        let subset = subset(Face::of(Family::Serif), "ab ffi");
        let told = subset.letters();
        let lines: Vec<&str> =
            told.lines().filter(|line| line.starts_with('<') && !line.contains("FFFF")).collect();
        assert_eq!(lines, ["<0001> <0020>", "<0002> <0061>", "<0003> <0062>", "<0004> <006600660069>"]);
        assert_eq!(told.matches("4 beginbfchar").count(), 1);
    }

    #[test]
    fn spaces_and_hyphens_are_plain_to_who_copies_them() {
        assert_eq!(spoken(&Letters::One('\u{a0}')), " ");
        assert_eq!(spoken(&Letters::SOFT_HYPHEN), "-");
        assert_eq!(spoken(&Letters::None), "");
    }
}
