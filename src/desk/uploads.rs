//! Lists that were sent to be looked at and are not taken yet.

use std::sync::{Mutex, MutexGuard, PoisonError};

use championship::tables::Table;

/// The most lists kept; the oldest goes first.
const MOST: usize = 8;

/// Lists by a random word.
#[derive(Default)]
pub(super) struct Uploads {
    kept: Mutex<Vec<(String, Table)>>,
}

impl Uploads {
    pub(super) fn hold(&self) -> MutexGuard<'_, Vec<(String, Table)>> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Keeps a list.
    pub(super) fn keep(&self, id: String, table: Table) {
        let mut kept = self.hold();
        if kept.len() >= MOST {
            kept.remove(0);
        }
        kept.push((id, table));
    }

    /// Returns a list.
    pub(super) fn get(&self, id: &str) -> Option<Table> {
        self.hold().iter().find(|(known, _)| known == id).map(|(_, table)| table.clone())
    }
}
