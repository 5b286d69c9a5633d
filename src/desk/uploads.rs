//! Lists that were sent to be looked at and are not taken yet.

use std::sync::{Mutex, MutexGuard, PoisonError};

use tokio::sync::{Semaphore, SemaphorePermit};

use championship::tables::Table;

/// The most lists kept; the oldest goes first.
const MOST: usize = 8;

/// Lists by a random word.
#[derive(Default)]
pub(super) struct Uploads {
    kept: Mutex<Vec<(String, Table)>>,
    turn: Turns,
}

/// Lets one list be read at a time.
struct Turns(Semaphore);

impl Default for Turns {
    fn default() -> Self {
        Turns(Semaphore::new(1))
    }
}

impl Uploads {
    pub(super) fn hold(&self) -> MutexGuard<'_, Vec<(String, Table)>> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits for the turn to read a list.
    pub(super) async fn turn(&self) -> Option<SemaphorePermit<'_>> {
        // It is never closed.
        self.turn.0.acquire().await.ok()
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
