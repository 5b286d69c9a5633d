//! Spanish words: nouns with their gender and plural, articles, endings, small numbers.

use super::super::en::words::plural as foreign;
use super::super::flow::{Flow, joined_by};
use super::super::{Gender, Number};
use crate::sheets::phrase::{CellWord, Name, SideName};
use rules::game::Language;

/// A noun.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Lemma {
    pub(super) one: String,
    pub(super) many: String,
    pub(super) gender: Gender,
}

impl Lemma {
    fn known(one: &str, many: &str, gender: Gender) -> Self {
        Lemma { one: one.to_owned(), many: many.to_owned(), gender }
    }

    /// Returns the noun of a kind of piece.
    pub(super) fn of(name: &Name) -> Self {
        match name {
            Name::Numbered(n) => {
                Lemma { one: format!("ficha {n}"), many: format!("fichas {n}"), gender: Gender::Feminine }
            }
            Name::Said(name) => {
                let one = name.in_language(Language::Es).to_owned();
                let gender = gender(one.split_whitespace().next().unwrap_or(&one));
                // A word that was never translated keeps the plural of its own language.
                let is_foreign = Language::ALL.iter().all(|other| name.in_language(*other) == one);
                let many = if is_foreign { foreign(&one) } else { plural(&one) };
                Lemma { many, one, gender }
            }
        }
    }

    pub(super) fn in_number(&self, number: Number) -> &str {
        match number {
            Number::One => &self.one,
            Number::Many => &self.many,
        }
    }
}

pub(super) fn cell(word: CellWord) -> Lemma {
    match word {
        CellWord::Cell => Lemma::known("casilla", "casillas", Gender::Feminine),
        CellWord::Point => Lemma::known("punto", "puntos", Gender::Masculine),
        CellWord::Pit => Lemma::known("hoyo", "hoyos", Gender::Masculine),
        CellWord::Box => Lemma::known("cuadrado", "cuadrados", Gender::Masculine),
        CellWord::Place => Lemma::known("espacio", "espacios", Gender::Masculine),
    }
}

pub(super) fn piece() -> Lemma {
    Lemma::known("ficha", "fichas", Gender::Feminine)
}

pub(super) fn group() -> Lemma {
    Lemma::known("grupo", "grupos", Gender::Masculine)
}

pub(super) fn line() -> Lemma {
    Lemma::known("línea", "líneas", Gender::Feminine)
}

pub(super) fn figure() -> Lemma {
    Lemma::known("figura", "figuras", Gender::Feminine)
}

/// Nouns whose ending does not tell their gender.
const MASCULINE: &[&str] =
    &["guardia", "caos", "mapa", "día", "cometa", "planeta", "atleta", "pirata", "policía"];
const FEMININE: &[&str] = &[
    "torre",
    "flor",
    "mano",
    "nave",
    "base",
    "serpiente",
    "noche",
    "parte",
    "llave",
    "suerte",
    "liebre",
    "ave",
    "red",
    "cruz",
    "luz",
    "señal",
];

/// Returns the gender of a noun, as its ending tells, or the list of those whose ending does not.
fn gender(noun: &str) -> Gender {
    let noun = noun.to_lowercase();
    let is_feminine =
        noun.ends_with('a') || noun.ends_with("ción") || noun.ends_with("sión") || noun.ends_with("dad");
    match noun.as_str() {
        word if MASCULINE.contains(&word) => Gender::Masculine,
        word if FEMININE.contains(&word) || is_feminine => Gender::Feminine,
        _ => Gender::Masculine,
    }
}

/// Returns the plural of a noun and the adjectives after it.
fn plural(noun: &str) -> String {
    fn many(word: &str) -> String {
        // An accent on the last syllable is not written once another follows: peón, peones.
        let accents =
            [("án", "anes"), ("én", "enes"), ("ín", "ines"), ("ón", "ones"), ("ún", "unes"), ("és", "eses")];
        let stressed =
            accents.iter().find_map(|(end, many)| Some(format!("{}{many}", word.strip_suffix(end)?)));
        stressed.unwrap_or_else(|| match word {
            word if word.chars().all(|c| c.is_ascii_digit()) => word.to_owned(),
            word if word.ends_with(['s', 'x']) => word.to_owned(),
            word => match word.strip_suffix('z') {
                Some(stem) => format!("{stem}ces"),
                None if word.ends_with(['a', 'e', 'i', 'o', 'u', 'á', 'é', 'ó']) => format!("{word}s"),
                None => format!("{word}es"),
            },
        })
    }
    match noun.split_once(" de ") {
        Some((head, rest)) => format!("{} de {rest}", plural(head)),
        None => noun.split(' ').map(many).collect::<Vec<_>>().join(" "),
    }
}

/// Returns the gender and number of the name of a side.
pub(super) fn side(side: &SideName) -> (Gender, Number) {
    let name = side.name.in_language(Language::Es);
    if side.is_ordinal {
        return (Gender::Masculine, Number::One);
    }
    let head = name.split_whitespace().next().unwrap_or(name).to_lowercase();
    if let Some(kind) = side.kinds.iter().map(|kind| kind.in_language(Language::Es)).find(|kind| {
        let kind = kind.to_lowercase();
        head == kind || head == plural(&kind)
    }) {
        let number = if head == kind.to_lowercase() { Number::One } else { Number::Many };
        return (gender(kind), number);
    }
    match head.as_str() {
        word if MASCULINE.contains(&word) => (Gender::Masculine, Number::One),
        "azules" => (Gender::Feminine, Number::Many),
        // Peoples have one form for both genders: los moscovitas.
        word if word.ends_with("itas") || word.ends_with("istas") => (Gender::Masculine, Number::Many),
        word if word.ends_with("as") || word.ends_with("ciones") => (Gender::Feminine, Number::Many),
        word if word.ends_with('s') => (Gender::Masculine, Number::Many),
        word => (gender(word), Number::One),
    }
}

/// Returns the gender and number of a name, as its ending tells.
pub(super) fn agreement_of(name: &str) -> (Gender, Number) {
    let head = name.split_whitespace().next().unwrap_or(name).to_lowercase();
    match head.as_str() {
        word if MASCULINE.contains(&word) => (Gender::Masculine, Number::One),
        word if word.ends_with("as") || word.ends_with("ciones") => (Gender::Feminine, Number::Many),
        word if word.ends_with('s') => (Gender::Masculine, Number::Many),
        word => (gender(word), Number::One),
    }
}

/// Ends an adjective or pronoun in `o`, `a`, `os` or `as`.
pub(super) fn agreed(stem: &str, gender: Gender, number: Number) -> String {
    let vowel = match gender {
        Gender::Masculine => 'o',
        Gender::Feminine => 'a',
    };
    format!("{stem}{vowel}{}", number.pick("", "s"))
}

pub(super) fn the(gender: Gender, number: Number) -> &'static str {
    match (gender, number) {
        (Gender::Masculine, Number::One) => "el",
        (Gender::Feminine, Number::One) => "la",
        (Gender::Masculine, Number::Many) => "los",
        (Gender::Feminine, Number::Many) => "las",
    }
}

/// Writes a small number as a word.
pub(super) fn small(n: i64, gender: Gender) -> String {
    let word = match (n, gender) {
        (1, Gender::Masculine) => "un",
        (1, Gender::Feminine) => "una",
        (2, _) => "dos",
        (3, _) => "tres",
        (4, _) => "cuatro",
        (5, _) => "cinco",
        (6, _) => "seis",
        (7, _) => "siete",
        (8, _) => "ocho",
        (9, _) => "nueve",
        (10, _) => "diez",
        _ => return n.to_string(),
    };
    word.to_owned()
}

/// Joins several by commas and a word before the last: `y` before any sound but its own, `o` likewise.
pub(super) fn joined(several: impl IntoIterator<Item = Flow>, word: &'static str) -> Flow {
    joined_by(several, |next| {
        let next = next.to_lowercase();
        match word {
            "y" if (next.starts_with('i') || next.starts_with("hi")) && !next.starts_with("hie") => "e",
            "o" if next.starts_with('o') || next.starts_with("ho") => "u",
            word => word,
        }
    })
}
