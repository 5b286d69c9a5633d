//! One realiser a language: phrases become sentences, with genders, numbers, articles and contractions agreed.
//!
//! A new language is a folder like `en`, or a file of words beside those of `romance`, a folder of words for the rest,
//! and a line in [`of`].

mod en;
mod flow;
mod lemma;
mod parts;
mod romance;
mod turn;

use super::phrase::{CellWord, Name, Sentence, SideName};
use rules::game::Language;

/// Grammatical gender.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Gender {
    Masculine,
    Feminine,
}

impl Gender {
    fn pick<T>(self, masculine: T, feminine: T) -> T {
        match self {
            Gender::Masculine => masculine,
            Gender::Feminine => feminine,
        }
    }
}

/// Grammatical number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Number {
    One,
    Many,
}

impl Number {
    fn of(n: i64) -> Self {
        if n == 1 { Number::One } else { Number::Many }
    }

    fn pick<T>(self, one: T, many: T) -> T {
        match self {
            Number::One => one,
            Number::Many => many,
        }
    }

    /// Returns the form of a word that has one for each.
    fn form(self, (one, many): (&'static str, &'static str)) -> &'static str {
        self.pick(one, many)
    }
}

/// How a language says phrases.
pub(super) trait Tongue {
    /// Says a sentence.
    fn sentence(&self, sentence: &Sentence) -> String;
    /// Names a side with its article, where the language has one: `as Brancas`, `White`, `the first player`.
    fn side(&self, side: &SideName) -> String;
    /// Returns whether verbs about a side are plural.
    fn side_number(&self, side: &SideName) -> Number;
    /// Names a piece of a side that has pieces like the other's: `peça branca`, `white piece`.
    fn piece(&self, kind: &Name, side: Option<&SideName>) -> String;
    /// Names it with its article: `a peça branca`, `the white piece`.
    fn the_piece(&self, kind: &Name, side: Option<&SideName>) -> String;
}

/// Returns the realiser of a language, for a board whose cells are called so.
pub(super) fn of(language: Language, cell: CellWord) -> Box<dyn Tongue> {
    match language {
        Language::Pt => Box::new(romance::portuguese(cell)),
        Language::En => Box::new(en::English { cell }),
        Language::Es => Box::new(romance::spanish(cell)),
    }
}

/// Writes the number of an edition in the order of them.
pub(super) fn ordinal(n: u64, language: Language) -> String {
    match language {
        Language::Pt | Language::Es => format!("{n}.º"),
        Language::En => {
            let ending = match (n % 10, n % 100) {
                (_, 11..=13) => "th",
                (1, _) => "st",
                (2, _) => "nd",
                (3, _) => "rd",
                _ => "th",
            };
            format!("{n}{ending}")
        }
    }
}

/// Returns the mark before the decimals of a number.
pub(super) fn decimal_mark(language: Language) -> char {
    match language {
        Language::Pt | Language::Es => ',',
        Language::En => '.',
    }
}
