//! Texts that are not in the notation they should be in.

use speech::{Message, Tell, msg};

/// What a text was to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Notation {
    /// Points.
    Points,
    /// A tournament.
    Tournament,
    /// An entry.
    Entry,
    /// A group.
    Group,
    /// A result.
    Result,
}

/// A text that is not in the notation expected.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotationError {
    /// What was to be read.
    pub what: Notation,
    /// The text found.
    pub found: String,
}

impl NotationError {
    pub(crate) fn new(what: Notation, found: &str) -> NotationError {
        NotationError { what, found: found.chars().take(40).collect() }
    }
}

impl Tell for NotationError {
    fn tell(&self) -> Message {
        match self.what {
            Notation::Points => msg("facts-unread-points").with("found", &self.found),
            Notation::Tournament => msg("facts-unread-tournament").with("found", &self.found),
            Notation::Entry => msg("facts-unread-entry").with("found", &self.found),
            Notation::Group => msg("facts-unread-group").with("found", &self.found),
            Notation::Result => msg("facts-unread-result").with("found", &self.found),
        }
    }
}

speech::told_error!(NotationError);
