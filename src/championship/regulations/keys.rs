//! The registry of keys: where each may stand, what it means, what it takes and what it is when left out.
//!
//! The reader takes its known keys from here, and a test reads every example: a key that is explained is read, and a key
//! that is read is explained.

mod of_file;
mod of_parts;

pub use super::choice::Word;
use super::{
    READY_MADE,
    choice::Choice,
    node::{Node, Value},
};
use crate::facts::MetricKey;
use crate::standings::metric::METRICS;
use speech::Message;

/// Where a key stands in a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Section {
    /// At the beginning of a line.
    File,
    /// In an item of `games`.
    Game,
    /// In an item of `cycles`.
    Cycle,
    /// In `limits`.
    Limits,
    /// In an item of `stages`.
    Stage,
    /// In `points`.
    Points,
    /// In an item of `prizes`.
    Prize,
    /// In an item of `quotas`.
    Quota,
    /// In an item of `rooms`.
    Room,
}

/// A key of a file of regulations.
pub struct Key {
    /// Where it stands.
    pub section: Section,
    /// The key itself.
    pub name: &'static str,
    /// What it means.
    pub meaning: Message,
    /// What it takes.
    pub values: Values,
    /// What it is when it is left out.
    pub usual: Usual,
    /// A value that changes something, for the page and for the test.
    pub example: &'static str,
}

/// What a key takes.
pub enum Values {
    /// One of some words.
    Words(fn() -> Vec<Word>),
    /// Something that a sentence describes.
    Told(Message),
}

/// What a key is when it is left out.
pub enum Usual {
    /// What the regulations have that the file extends; the national ones' own value is told.
    Inherited,
    /// What a sentence says.
    Told(Message),
}

impl Section {
    /// All sections, in the order in which they are explained.
    pub const ALL: [Section; 9] = [
        Section::File,
        Section::Game,
        Section::Cycle,
        Section::Limits,
        Section::Stage,
        Section::Points,
        Section::Prize,
        Section::Quota,
        Section::Room,
    ];

    /// Returns the key of the file under which the section stands; none for the file itself.
    pub fn under(self) -> Option<&'static str> {
        match self {
            Section::File => None,
            Section::Game => Some("games"),
            Section::Cycle => Some("cycles"),
            Section::Limits => Some("limits"),
            Section::Stage => Some("stages"),
            Section::Points => Some("points"),
            Section::Prize => Some("prizes"),
            Section::Quota => Some("quotas"),
            Section::Room => Some("rooms"),
        }
    }

    /// Returns the names of its keys.
    pub(super) fn names(self) -> Vec<&'static str> {
        all_keys().filter(|key| key.section == self).map(|key| key.name).collect()
    }
}

impl Key {
    /// Returns the words it takes, where it takes one of some.
    pub fn words(&self) -> Option<Vec<Word>> {
        match &self.values {
            Values::Words(words) => Some(words()),
            Values::Told(_) => None,
        }
    }

    /// Returns how it is written with its example, as a whole file.
    pub fn example_file(&self) -> String {
        let line = format!("{}: {}", self.name, self.example);
        match self.section {
            Section::File => format!("{line}\n"),
            Section::Limits => format!("limits:\n  {line}\n"),
            // Not coming is worth no more than losing.
            Section::Points if self.name == "forfeit loss" => format!("points:\n  loss: 0.2\n  {line}\n"),
            Section::Points => format!("points:\n  {line}\n"),
            Section::Game if self.name == "id" => {
                format!("games:\n  - {line}\ncycles:\n  - {{ name: todos, games: [hex] }}\n")
            }
            Section::Game => {
                format!("games:\n  - id: hex\n    {line}\ncycles:\n  - {{ name: todos, games: [hex] }}\n")
            }
            Section::Cycle if self.name == "games" => format!("cycles:\n  - {line}\n"),
            Section::Cycle => format!("cycles:\n  - games: [hex]\n    {line}\n"),
            Section::Stage if self.name == "play" => format!("stages:\n  - {line}\n"),
            Section::Stage if ["qualify", "runners-up"].contains(&self.name) => {
                format!("stages:\n  - play: round robin\n    {line}\n  - play: knockout\n")
            }
            Section::Prize if self.name == "name" => format!("prizes:\n  - {line}\n"),
            Section::Prize => format!("prizes:\n  - name: mais novos\n    {line}\n"),
            Section::Quota if self.name == "most" => format!("quotas:\n  - {line}\n"),
            Section::Quota => format!("quotas:\n  - most: 4\n    {line}\n"),
            Section::Room if self.name == "name" => format!("rooms:\n  - {line}\n"),
            Section::Room => format!("rooms:\n  - name: Biblioteca\n    {line}\n"),
            Section::Stage if ["match points", "team order"].contains(&self.name) => {
                format!("stages:\n  - play: team round robin on 4 boards\n    {line}\n")
            }
            Section::Stage => format!("stages:\n  - play: swiss in 5 rounds\n    {line}\n"),
        }
    }

    /// Returns the value it has in regulations that were written in full; nothing where it stands in a list.
    pub(super) fn value_in(&self, whole: &Node) -> Option<String> {
        let section = match self.section.under() {
            None => whole,
            Some(name) => whole.child(name)?,
        };
        match &section.child(self.name)?.value {
            Value::Scalar(text) => Some(text.clone()),
            Value::List(items) => {
                let words: Option<Vec<&str>> = items.iter().map(Node::scalar).collect();
                words.map(|words| format!("[{}]", words.join(", ")))
            }
            _ => None,
        }
    }
}

fn words_of<T: Choice>() -> Vec<Word> {
    T::WAYS.to_vec()
}

fn ready_made() -> Vec<Word> {
    let words = READY_MADE.iter().map(|ready| Word { word: ready.name, meaning: ready.meaning.clone() });
    words.collect()
}

fn tie_breaks() -> Vec<Word> {
    let ties = METRICS.iter().filter(|metric| metric.key != MetricKey::Points);
    ties.map(|metric| Word { word: metric.abbreviation, meaning: metric.name.clone() }).collect()
}

macro_rules! key {
    ($section:ident, $name:literal, $meaning:expr, $values:expr, $usual:expr, $example:literal) => {
        Key {
            section: Section::$section,
            name: $name,
            meaning: $meaning,
            values: $values,
            usual: $usual,
            example: $example,
        }
    };
}

use key;

/// Returns all keys, in the order in which they are explained.
pub fn all_keys() -> impl Iterator<Item = &'static Key> {
    of_file::OF_FILE.iter().chain(of_parts::OF_PARTS)
}
