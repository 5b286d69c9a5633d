//! The vocabulary: every word of the rule language, one entry each.
//!
//! An entry says how a word is written, of what class it is, what it means, and gives an example. Words that name cells
//! ([`Noun`]) and words that say how cells lie to others ([`Relation`]) are enums besides, so that whoever gives them a
//! meaning, the compiler of games or the printer of sheets, matches every one of them or does not compile. The grammar,
//! what it suggests, the reserved words and the tables of the manual are held to these entries.

mod noun;
mod phrases;
mod relation;
mod spelling;

pub use noun::Noun;
pub use relation::Relation;
pub use spelling::{known, nearly, reserved};

use speech::Language;

/// What kind of word it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Class {
    /// Names cells.
    Cells,
    /// Makes a set of cells from another.
    Relation,
    /// Joins sets.
    Joint,
    /// Is something the mover does.
    Action,
    /// Follows an action.
    Clause,
    /// Is true or false.
    Condition,
    /// Is a number.
    Number,
    /// Says how the game ends.
    Verdict,
    /// Says what is true of an example.
    Claim,
}

/// A rule word.
#[derive(Clone, Copy, Debug)]
pub struct RuleWord {
    /// How it is written; other spellings after commas, `…` for what comes between.
    pub word: &'static str,
    /// What kind of word it is.
    pub class: Class,
    /// The name of the sentence that says what it means.
    pub meant: &'static str,
    /// A phrase that uses it.
    pub example: &'static str,
}

impl RuleWord {
    /// Returns what it means, in one line.
    pub fn meaning(&self, language: Language) -> String {
        language.find(self.meant).unwrap_or_default()
    }
}

/// Returns every rule word, by class.
pub fn rule_words() -> Vec<RuleWord> {
    let nouns = Noun::ALL.iter().map(|noun| noun.entry());
    let relations = Relation::ALL.iter().map(|relation| relation.entry());
    let mut words: Vec<_> = nouns.chain(relations).chain(phrases::PHRASES.iter().copied()).collect();
    words.sort_by_key(|word| word.class);
    words
}

/// Makes an enum of words and its entries from one list, so that neither lacks what the other has.
macro_rules! vocabulary {
    ($(#[$doc:meta])* $name:ident, $class:expr, $($variant:ident $word:literal $meant:literal $example:literal)*) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum $name {
            $(#[doc = concat!("`", $word, "`.")] $variant,)*
        }

        impl $name {
            /// Every one of them, in the order of the manual.
            pub const ALL: &'static [$name] = &[$($name::$variant),*];

            /// Returns its entry.
            pub const fn entry(self) -> $crate::words::RuleWord {
                let (word, meant, example) = match self {
                    $($name::$variant => ($word, $meant, $example),)*
                };
                $crate::words::RuleWord { word, class: $class, meant, example }
            }

            /// Returns the ways to write it.
            pub fn spellings(self) -> impl Iterator<Item = &'static str> {
                self.entry().word.split(", ")
            }

            /// Returns the way it is written in messages.
            pub fn word(self) -> &'static str {
                self.spellings().last().unwrap_or_default()
            }

            /// Returns what a text means, if it is one of these words.
            pub fn read(text: &str) -> Option<$name> {
                $name::ALL.iter().copied().find(|one| one.spellings().any(|word| word == text))
            }
        }
    };
}
use vocabulary;
