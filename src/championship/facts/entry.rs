//! A pupil entered for one game of one cycle.

use std::collections::BTreeMap;

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
    /// What the list tells in columns that the regulations name, by the name of the column.
    pub columns: BTreeMap<String, String>,
}

/// Whether an entry still plays.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EntryStatus {
    /// It does.
    Active,
    /// It waits for a place.
    Waiting,
    /// It was withdrawn.
    Withdrawn {
        /// Why.
        reason: String,
    },
}

impl Entry {
    pub(crate) fn new(code: EntryCode, contestant: &Contestant, number: u32, status: EntryStatus) -> Entry {
        let (mark, columns) = (None, BTreeMap::new());
        Entry { code, contestant: contestant.clone(), number, status, mark, columns }
    }

    /// Says whether the entry still plays.
    pub fn is_active(&self) -> bool {
        self.status == EntryStatus::Active
    }
}
