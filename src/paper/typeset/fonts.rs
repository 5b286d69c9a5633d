//! The embedded typefaces and the shaping of words with them.

use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use allsorts::Font;
use allsorts::binary::read::ReadScope;
use allsorts::font::{MatchingPresentation, read_cmap_subtable};
use allsorts::glyph_position::{GlyphLayout, TextDirection};
use allsorts::gsub::{FeatureMask, FeatureMaskExt};
use allsorts::tables::cmap::{Cmap, CmapSubtable};
use allsorts::tables::{OffsetTableFontProvider, OpenTypeFont};
use allsorts::tag;
use unicode_normalization::UnicodeNormalization;

use super::TypesetError;
pub use super::document::Family;
use super::known;
use super::outlines::Outlines;
use super::script::{self, Script};

/// The characters a glyph stands for. Nearly all stand for one, which takes no memory of its own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Letters {
    /// None: a later part of a cluster.
    None,
    /// One.
    One(char),
    /// Several: a ligature, or a letter with its marks.
    Several(Arc<str>),
}

impl Letters {
    /// What a glyph stands for that shows a hyphen where a word was divided: nothing, but a place where it may be.
    pub const SOFT_HYPHEN: Letters = Letters::One('\u{ad}');

    fn of(characters: &[char]) -> Self {
        match characters {
            [] => Letters::None,
            [one] => Letters::One(*one),
            several => Letters::Several(several.iter().collect::<String>().into()),
        }
    }

    /// Writes them after a text.
    pub fn push_to(&self, text: &mut String) {
        match self {
            Letters::None => {}
            Letters::One(one) => text.push(*one),
            Letters::Several(several) => text.push_str(several),
        }
    }
}

/// One typeface: a family, thick or thin, upright or slanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Face {
    /// The design.
    pub family: Family,
    /// Thick letters.
    pub bold: bool,
    /// Slanted letters.
    pub italic: bool,
}

/// How many faces there are.
pub(super) const N_FACES: usize = 15;

/// The font program behind a face.
pub(crate) struct Program {
    /// The name the font gives itself, without spaces.
    pub(crate) name: &'static str,
    /// The font file.
    pub(crate) bytes: &'static [u8],
    /// Which glyph draws which character.
    characters: CmapSubtable<'static>,
    /// The same for the characters of most texts; nothing (0) for what the font lacks.
    usual: [u16; N_USUAL],
    /// The shaper, which remembers what it looked up.
    shaper: Mutex<Font<OffsetTableFontProvider<'static>>>,
    /// What the glyphs look like.
    pub(crate) outlines: Outlines,
    /// Units of the design grid in one em.
    pub(crate) units_per_em: f64,
}

/// The letters of the languages of Europe's west, which every text consists of but for a sign or two.
const N_USUAL: usize = 0x180;

/// A glyph of a shaped word.
#[derive(Clone, Debug, PartialEq)]
pub struct Glyph {
    /// Number of the glyph in the font.
    pub id: u16,
    /// How far the pen moves, in ems, kerning included.
    pub advance: f64,
    /// How far the pen would move by the width of the glyph alone, in ems.
    pub width: f64,
    /// The characters it stands for; several for a ligature, none for its later parts.
    pub text: Letters,
}

/// A piece of text in one face, ready to be placed.
#[derive(Clone, Debug, PartialEq)]
pub struct Shaped {
    /// The face.
    pub face: Face,
    /// The glyphs from left to right.
    pub glyphs: Vec<Glyph>,
    /// The sum of the advances, in ems.
    pub width: f64,
}

impl Face {
    /// Returns the upright, thin face of a family.
    pub const fn of(family: Family) -> Self {
        Self { family, bold: false, italic: false }
    }

    /// Returns the thick face.
    pub const fn bold(mut self) -> Self {
        self.bold = true;
        self
    }

    /// Returns the slanted face.
    pub const fn italic(mut self) -> Self {
        self.italic = true;
        self
    }

    /// Returns the height of a capital letter over the size of the type.
    pub const fn capital_height(self) -> f64 {
        match self.family {
            Family::Serif => 0.645,
            Family::Sans => 0.714,
            Family::Mono => 0.729,
            // There are no capitals; an alif is as tall.
            Family::Arabic => 0.629,
            Family::Hebrew => 0.603,
        }
    }

    pub(crate) fn program(self) -> &'static Program {
        &PROGRAMS[self.index()]
    }

    pub(super) const fn index(self) -> usize {
        let family = match self.family {
            Family::Serif => 0,
            Family::Sans => 4,
            Family::Mono => 8,
            // Nobody slants these letters.
            Family::Arabic => return 12 + self.bold as usize,
            Family::Hebrew => return 14,
        };
        family + self.bold as usize + 2 * self.italic as usize
    }

    /// The faces tried in turn for a character, this one among them.
    fn substitutes(self) -> [Self; 6] {
        let other = if matches!(self.family, Family::Serif) { Family::Sans } else { Family::Serif };
        let mono = Self { family: Family::Mono, ..self };
        let arabic = Self { family: Family::Arabic, italic: false, ..self };
        // The thick text faces have Hebrew letters that nobody takes for thick.
        let hebrew = Self { family: Family::Hebrew, bold: true, italic: false };
        let first = if self.bold { hebrew } else { self };
        // The slanted ones lack the signs that nobody slants.
        [first, self, Self { family: other, ..self }, arabic, mono, Self { italic: false, ..mono }]
    }
}

/// Sources in the order of `Face::index`; the positions in the font crate are checked by a test.
static PROGRAMS: LazyLock<Vec<Program>> = LazyLock::new(|| {
    let stock: Vec<&'static [u8]> = typst_assets::fonts().collect();
    let sources: [(&'static str, &'static [u8]); N_FACES] = [
        ("LibertinusSerif-Regular", stock[0]),
        ("LibertinusSerif-Bold", stock[1]),
        ("LibertinusSerif-Italic", stock[2]),
        ("LibertinusSerif-BoldItalic", stock[3]),
        ("NotoSans", notosans::REGULAR_TTF),
        ("NotoSans-Bold", notosans::BOLD_TTF),
        ("NotoSans-Italic", notosans::ITALIC_TTF),
        ("NotoSans-BoldItalic", notosans::BOLD_ITALIC_TTF),
        ("DejaVuSansMono", stock[16]),
        ("DejaVuSansMono-Bold", stock[13]),
        ("DejaVuSansMono-Oblique", stock[15]),
        ("DejaVuSansMono-BoldOblique", stock[14]),
        ("NotoSansArabic-Regular", include_bytes!("fonts/NotoSansArabic-Regular.ttf")),
        ("NotoSansArabic-Bold", include_bytes!("fonts/NotoSansArabic-Bold.ttf")),
        ("NotoSansHebrew-Bold", include_bytes!("fonts/NotoSansHebrew-Bold.ttf")),
    ];
    sources.into_iter().map(|(name, bytes)| Program::load(name, bytes)).collect()
});

impl Program {
    fn load(name: &'static str, bytes: &'static [u8]) -> Self {
        Self::parse(name, bytes).expect("the embedded fonts are whole")
    }

    fn parse(name: &'static str, bytes: &'static [u8]) -> Option<Self> {
        let file = ReadScope::new(bytes).read::<OpenTypeFont<'static>>().ok()?;
        let tables = file.offset_table(0).ok()?;
        let table = |tag| tables.read_table(&file.scope, tag).ok().flatten();
        let (_, characters) = read_cmap_subtable(&table(tag::CMAP)?.read::<Cmap<'static>>().ok()?).ok()??;
        let provider = file.table_provider(0).ok()?;
        let outlines = Outlines::read(&provider, table(tag::CFF))?;
        let shaper = Font::new(provider).ok()?;
        let units_per_em = f64::from(shaper.head_table.units_per_em);
        let glyph = |code: usize| characters.map_glyph(u32::try_from(code).ok()?).ok().flatten();
        let usual = std::array::from_fn(|code| glyph(code).unwrap_or(0));
        Some(Self { name, bytes, characters, usual, shaper: Mutex::new(shaper), outlines, units_per_em })
    }

    fn glyph(&self, character: char) -> Option<u16> {
        let code = u32::from(character);
        let usual = usize::try_from(code).ok().and_then(|code| self.usual.get(code)).copied();
        let glyph = usual.or_else(|| self.characters.map_glyph(code).ok().flatten());
        glyph.filter(|glyph| *glyph != 0)
    }

    /// Returns whether the font draws the character.
    pub(crate) fn covers(&self, character: char) -> bool {
        self.glyph(character).is_some()
    }

    /// Returns the number of the glyph of a space.
    pub(crate) fn space(&self) -> u16 {
        self.glyph(' ').unwrap_or(0)
    }

    fn shape(&self, face: Face, text: &str, script: Script) -> Shaped {
        // A letter typed as a letter and its mark is one letter, as the fonts have it.
        let text: String = text.nfc().collect();
        let mut font = self.shaper.lock().unwrap_or_else(PoisonError::into_inner);
        let (script, direction) = match script {
            Script::Latin => (tag::LATN, TextDirection::LeftToRight),
            Script::Hebrew => (tag::LATN, TextDirection::RightToLeft),
            Script::Arabic => (tag::ARAB, TextDirection::RightToLeft),
        };
        let plain = font.map_glyphs(&text, script, MatchingPresentation::NotRequired);
        let features = FeatureMask::default_mask();
        // Where a table is faulty, what could be done without it is handed back all the same.
        let (Ok(infos) | Err((_, infos))) = font.shape(plain, script, None, features, &[], None, true);
        let mut layout = GlyphLayout::new(&mut font, &infos, direction, false);
        let places = layout.glyph_positions().expect("the embedded fonts are whole");
        let mut glyphs: Vec<Glyph> = Vec::with_capacity(infos.len());
        for (info, place) in infos.iter().zip(places) {
            let id = info.glyph.glyph_index;
            let width = font.horizontal_advance(id).unwrap_or(0);
            glyphs.push(Glyph {
                id,
                advance: f64::from(place.hori_advance) / self.units_per_em,
                width: f64::from(width) / self.units_per_em,
                text: Letters::of(&info.glyph.unicodes),
            });
        }
        if direction == TextDirection::RightToLeft {
            // Glyphs stand on the page from left to right, whichever way they are read.
            glyphs.reverse();
        }
        let width = glyphs.iter().map(|glyph| glyph.advance).sum();
        Shaped { face, glyphs, width }
    }
}

/// Shapes `text` in `face`, taking single characters from another face where this one lacks them.
///
/// # Errors
/// Returns an error that names the character if no embedded face has it.
pub fn shape(face: Face, text: &str) -> Result<Arc<[Shaped]>, TypesetError> {
    known::pieces(face, text, || shape_anew(face, text))
}

fn shape_anew(face: Face, text: &str) -> Result<Vec<Shaped>, TypesetError> {
    let mut pieces: Vec<Shaped> = Vec::new();
    for (run, is_leftward) in script::runs(text) {
        let from = pieces.len();
        let mut rest = run;
        while let Some(first) = rest.chars().next() {
            let chosen = (face_for(face, first, text)?, Script::of(first));
            let mut end = rest.len();
            for (offset, character) in rest.char_indices() {
                if (face_for(face, character, text)?, Script::of(character)) != chosen {
                    end = offset;
                    break;
                }
            }
            let (head, tail) = rest.split_at(end);
            pieces.push(chosen.0.program().shape(chosen.0, head, chosen.1));
            rest = tail;
        }
        if is_leftward {
            pieces[from..].reverse();
        }
    }
    Ok(pieces)
}

/// Returns the width of `text` in ems.
///
/// # Errors
/// Returns an error that names the character if no embedded face has it.
pub fn width(face: Face, text: &str) -> Result<f64, TypesetError> {
    Ok(shape(face, text)?.iter().map(|piece| piece.width).sum())
}

/// Returns `text` as paper can show it: without marks that only steer and without emoji, and with `□` for what else no embedded
/// face has.
pub fn printable(text: &str) -> String {
    let face = Face::of(Family::Serif);
    let shown = |character: char| match character {
        '\u{200b}'..='\u{200f}'
        | '\u{202a}'..='\u{202e}'
        | '\u{2060}'..='\u{206f}'
        | '\u{feff}'
        | '\u{ad}' => None,
        '\n' | '\r' | '\t' => Some(' '),
        character if character.is_control() => None,
        character => match face.substitutes().iter().any(|face| face.program().covers(character)) {
            true => Some(character),
            false if script::is_emoji(character) => None,
            false => Some('□'),
        },
    };
    let shown: String = text.chars().filter_map(shown).collect();
    // Where a picture stood alone between words, one space is left.
    match shown.len() < text.len() && shown.contains("  ") {
        true => shown.split_whitespace().collect::<Vec<_>>().join(" "),
        false => shown,
    }
}

/// Returns a name as paper can show it; nothing where letters of it are in no embedded face, or it is all pictures: boxes are nobody's
/// name.
pub fn printable_name(name: &str) -> Option<String> {
    let shown = printable(name);
    let is_whole = !shown.contains('□') || name.contains('□');
    (is_whole && shown.contains(char::is_alphanumeric)).then_some(shown)
}

fn face_for(face: Face, character: char, text: &str) -> Result<Face, TypesetError> {
    face.substitutes()
        .into_iter()
        .find(|candidate| candidate.program().covers(character))
        .ok_or_else(|| TypesetError::MissingGlyph { character, text: text.to_owned() })
}

#[cfg(test)]
mod tests;
