//! The top level of a game file after overlaying: keys and their values.

use speech::Localized;

use crate::diag::Span;
use crate::lang::document::{Kind, Node, Text};

/// The keys that people read and the engine does not.
pub const PROSE_KEYS: &[&str] = &["name", "author", "year", "words", "text", "examples"];

/// A part of an inherited text that no longer holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Outdated {
    pub(super) section: String,
    /// The keys that the variant changed.
    pub(super) keys: Vec<String>,
    /// Whether all of it goes, and not only a paragraph with a figure.
    pub(super) is_whole: bool,
}

/// The keys of a file with their values.
#[derive(Clone, Debug)]
pub(super) struct Shell {
    pub(super) entries: Vec<(Text, Node)>,
    /// Where to point when something is missing.
    pub(super) span: Span,
    /// The keys that it takes out of what it inherits.
    pub(super) taken_out: Vec<Text>,
    /// What was dropped from the texts it inherits.
    pub(super) outdated: Vec<Outdated>,
    /// The game whose rules it changes.
    pub(super) based_on: Option<Localized>,
}

impl Shell {
    /// Returns the value of a key.
    pub(super) fn get(&self, key: &str) -> Option<&Node> {
        self.entries.iter().find(|(text, _)| text.text == key).map(|(_, node)| node)
    }

    /// Returns the value of a key that holds a single text.
    pub(super) fn text(&self, key: &str) -> Option<&Text> {
        match &self.get(key)?.kind {
            Kind::Text(text) => Some(text),
            _ => None,
        }
    }

    /// Returns the entries of a key that holds a map; none if it is absent.
    pub(super) fn map(&self, key: &str) -> &[(Text, Node)] {
        match self.get(key).map(|node| &node.kind) {
            Some(Kind::Map(entries)) => entries,
            _ => &[],
        }
    }
}
