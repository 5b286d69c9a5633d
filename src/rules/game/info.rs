//! What people read about a game: names, credits, texts, examples.

use std::collections::BTreeMap;

use super::claim::Claim;
pub use speech::{Language, Localized};

/// The sections of a rule sheet in one language, each a list of paragraphs.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Prose {
    /// What is needed to play.
    pub material: Vec<String>,
    /// How one wins.
    pub goal: Vec<String>,
    /// How one plays.
    pub rules: Vec<String>,
    /// Remarks and examples.
    pub notes: Vec<String>,
    /// The three steps of the sheet for younger pupils: what stands where, how one plays, how one wins.
    pub young: Vec<String>,
}

/// How an example's position comes about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Stand {
    /// By moves from the start.
    After(String),
    /// As a position written as text.
    Position(String),
}

/// A diagram of the sheet and a test of the rules at once.
#[derive(Clone, Debug, PartialEq)]
pub struct Example {
    /// Its name, by which texts place it.
    pub word: String,
    /// The position.
    pub stand: Stand,
    /// Labels on cells, such as `[1]`.
    pub marks: Vec<(String, Localized)>,
    /// What stands below it.
    pub caption: Option<Localized>,
    /// What must be true of it.
    pub claims: Vec<Claim>,
}

/// Names, credits, texts and examples of a game.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Info {
    /// What it is called.
    pub name: Localized,
    /// Who invented it.
    pub author: Option<String>,
    /// When, as the sheets write it (`1992`, `c. 2008`, `1970s`).
    pub year: Option<String>,
    /// The game it varies.
    pub extends: Option<String>,
    /// What the game is called whose rules it changes; author and year are of that one.
    pub based_on: Option<Localized>,
    /// Its texts, by language.
    pub prose: BTreeMap<Language, Prose>,
    /// Its examples.
    pub examples: Vec<Example>,
}
