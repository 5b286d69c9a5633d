//! A pupil entered for one game of one cycle.

use super::{code::EntryCode, contestant::Contestant};

/// A contestant in one tournament.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The code, given once and kept.
    pub code: EntryCode,
    /// The pupil.
    pub contestant: Contestant,
    /// The order of entering, from 1 over the whole championship; start numbers follow it.
    pub number: u32,
    /// Whether it still plays.
    pub status: EntryStatus,
    /// A mark of the organiser's own: a class, a category of prizes.
    pub mark: Option<String>,
}

/// Whether an entry still plays.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EntryStatus {
    /// It does.
    Active,
    /// It was withdrawn.
    Withdrawn {
        /// Why.
        reason: String,
    },
}

impl Entry {
    /// Says whether the entry still plays.
    pub fn is_active(&self) -> bool {
        self.status == EntryStatus::Active
    }
}
