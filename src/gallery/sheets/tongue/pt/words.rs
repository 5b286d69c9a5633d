//! Portuguese words: nouns with their gender and plural, articles, endings, small numbers.

use super::super::en::words::plural as foreign;
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
                Lemma { one: format!("peça {n}"), many: format!("peças {n}"), gender: Gender::Feminine }
            }
            Name::Said(name) => {
                let one = name.in_language(Language::Pt).to_owned();
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
        CellWord::Cell => Lemma::known("casa", "casas", Gender::Feminine),
        CellWord::Point => Lemma::known("ponto", "pontos", Gender::Masculine),
        CellWord::Pit => Lemma::known("cova", "covas", Gender::Feminine),
        CellWord::Box => Lemma::known("quadrado", "quadrados", Gender::Masculine),
        CellWord::Place => Lemma::known("espaço", "espaços", Gender::Masculine),
    }
}

pub(super) fn piece() -> Lemma {
    Lemma::known("peça", "peças", Gender::Feminine)
}

pub(super) fn group() -> Lemma {
    Lemma::known("grupo", "grupos", Gender::Masculine)
}

pub(super) fn line() -> Lemma {
    Lemma::known("linha", "linhas", Gender::Feminine)
}

pub(super) fn figure() -> Lemma {
    Lemma::known("figura", "figuras", Gender::Feminine)
}

/// Nouns whose ending does not tell their gender.
const MASCULINE: &[&str] =
    &["guarda", "caos", "mapa", "dia", "cometa", "planeta", "atleta", "pirata", "polícia"];
const FEMININE: &[&str] = &[
    "torre", "ordem", "ponte", "flor", "cor", "mão", "nave", "base", "semente", "serpente", "noite", "parte",
    "chave", "sorte", "arte", "lebre", "ave", "rede",
];

/// Returns the gender of a noun, as its ending tells, or the list of those whose ending does not.
fn gender(noun: &str) -> Gender {
    let noun = noun.to_lowercase();
    let is_feminine = noun.ends_with(['a', 'ã', 'z'])
        || noun.ends_with("ção")
        || noun.ends_with("são")
        || noun.ends_with("dade")
        || noun.ends_with("agem");
    match noun.as_str() {
        word if MASCULINE.contains(&word) => Gender::Masculine,
        word if FEMININE.contains(&word) || is_feminine => Gender::Feminine,
        _ => Gender::Masculine,
    }
}

/// Returns the plural of a noun and the adjectives after it.
fn plural(noun: &str) -> String {
    let many = |word: &str| match word {
        "de" | "do" | "da" => word.to_owned(),
        "cão" | "pão" | "capitão" => format!("{}ães", word.trim_end_matches("ão")),
        "mão" | "irmão" | "cristão" => format!("{word}s"),
        word if word.chars().all(|c| c.is_ascii_digit()) => word.to_owned(),
        word if word.ends_with("ês") => format!("{}eses", word.trim_end_matches("ês")),
        word if word.ends_with('s') || word.ends_with('x') => word.to_owned(),
        word if word.ends_with("ão") => format!("{}ões", word.trim_end_matches("ão")),
        word if word.ends_with('m') => format!("{}ns", word.trim_end_matches('m')),
        word if word.ends_with("il") => format!("{}is", word.trim_end_matches("il")),
        word if word.ends_with('l') => format!("{}is", word.trim_end_matches('l')),
        word if word.ends_with(['r', 'z']) => format!("{word}es"),
        word => format!("{word}s"),
    };
    // What stands after a preposition keeps its number: peças de xadrez.
    match noun.split_once(" de ") {
        Some((head, rest)) => format!("{} de {rest}", plural(head)),
        None => noun.split(' ').map(many).collect::<Vec<_>>().join(" "),
    }
}

/// Returns the gender and number of the name of a side.
pub(super) fn side(side: &SideName) -> (Gender, Number) {
    let name = side.name.in_language(Language::Pt);
    if side.is_ordinal {
        return (Gender::Masculine, Number::One);
    }
    let head = name.split_whitespace().next().unwrap_or(name).to_lowercase();
    if let Some(kind) = side.kinds.iter().map(|kind| kind.in_language(Language::Pt)).find(|kind| {
        let kind = kind.to_lowercase();
        head == kind || head == plural(&kind)
    }) {
        let number = if head == kind.to_lowercase() { Number::One } else { Number::Many };
        return (gender(kind), number);
    }
    match head.as_str() {
        word if MASCULINE.contains(&word) => (Gender::Masculine, Number::One),
        "azuis" => (Gender::Feminine, Number::Many),
        // Peoples have one form for both genders: os moscovitas.
        word if word.ends_with("itas") || word.ends_with("istas") => (Gender::Masculine, Number::Many),
        word if word.ends_with("as") || word.ends_with("ções") => (Gender::Feminine, Number::Many),
        word if word.ends_with('s') => (Gender::Masculine, Number::Many),
        word => (gender(word), Number::One),
    }
}

/// Returns the gender and number of a name, as its ending tells.
pub(super) fn agreement_of(name: &str) -> (Gender, Number) {
    let head = name.split_whitespace().next().unwrap_or(name).to_lowercase();
    match head.as_str() {
        word if MASCULINE.contains(&word) => (Gender::Masculine, Number::One),
        word if word.ends_with("as") || word.ends_with("ções") => (Gender::Feminine, Number::Many),
        word if word.ends_with('s') => (Gender::Masculine, Number::Many),
        word => (gender(word), Number::One),
    }
}

pub(super) fn own(gender: Gender, number: Number) -> &'static str {
    match (gender, number) {
        (Gender::Masculine, Number::One) => "seu",
        (Gender::Masculine, Number::Many) => "seus",
        (Gender::Feminine, Number::One) => "sua",
        (Gender::Feminine, Number::Many) => "suas",
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
        (Gender::Masculine, Number::One) => "o",
        (Gender::Feminine, Number::One) => "a",
        (Gender::Masculine, Number::Many) => "os",
        (Gender::Feminine, Number::Many) => "as",
    }
}

pub(super) fn em_the(gender: Gender) -> &'static str {
    match gender {
        Gender::Masculine => "no",
        Gender::Feminine => "na",
    }
}

/// Writes a small number as a word.
pub(super) fn small(n: i64, gender: Gender) -> String {
    let word = match (n, gender) {
        (1, Gender::Masculine) => "um",
        (1, Gender::Feminine) => "uma",
        (2, Gender::Masculine) => "dois",
        (2, Gender::Feminine) => "duas",
        (3, _) => "três",
        (4, _) => "quatro",
        (5, _) => "cinco",
        (6, _) => "seis",
        (7, _) => "sete",
        (8, _) => "oito",
        (9, _) => "nove",
        (10, _) => "dez",
        _ => return n.to_string(),
    };
    word.to_owned()
}
