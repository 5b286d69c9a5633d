//! Lists that were sent to be looked at and are not taken yet.

use std::sync::{Mutex, PoisonError};

use championship::tables::Table;

/// The most lists kept; the oldest goes first.
const MOST: usize = 8;

/// Lists by a random word.
#[derive(Default)]
pub(super) struct Uploads {
    kept: Mutex<Vec<(String, Table)>>,
}

impl Uploads {
    /// Keeps a list.
    pub(super) fn keep(&self, id: String, table: Table) {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        if kept.len() >= MOST {
            kept.remove(0);
        }
        kept.push((id, table));
    }

    /// Returns a list.
    pub(super) fn get(&self, id: &str) -> Option<Table> {
        let kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        kept.iter().find(|(known, _)| known == id).map(|(_, table)| table.clone())
    }
}
