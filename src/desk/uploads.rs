//! Lists and copies that were sent to be looked at and are not taken yet.

use std::sync::{Mutex, MutexGuard, PoisonError};

use axum::body::Bytes;
use tokio::sync::{Semaphore, SemaphorePermit};

use super::capitals::set_right;
use championship::facts::Championship;
use championship::imports::{Column, Given, assigned};
use championship::tables::Table;
use speech::{Language, Message};

/// The most lists kept; the oldest goes first.
const MOST: usize = 8;

/// A list as it was sent and changed since, and what holds for all of its rows.
#[derive(Clone, Default)]
pub(super) struct Upload {
    pub(super) table: Table,
    pub(super) given: Given,
    /// Whether names in capitals stay so.
    pub(super) keeps_capitals: bool,
    /// What was read of each sheet, or why it was left aside.
    pub(super) sheets: Vec<Message>,
}

impl Upload {
    /// Returns the names that are all in capitals: where they stand, as they are, and as people write them.
    pub(super) fn in_capitals(&self) -> Vec<(usize, usize, String)> {
        let seen = assigned(&self.table);
        let names = seen.columns.iter().position(|column| *column == Some(Column::Name));
        let Some(column) = names else { return Vec::new() };
        let rows = self.table.rows.iter().enumerate().skip(seen.header.map_or(0, |at| at + 1));
        rows.filter_map(|(index, row)| Some((index, column, set_right(row.cell(column))?))).collect()
    }

    /// Returns the list with everything that is given, or need not be because there is only one of it.
    ///
    /// # Errors
    /// When it grows too long.
    pub(super) fn complete(&self, championship: &Championship, language: Language) -> Result<Table, Message> {
        let mut table = self.table.clone();
        if !self.keeps_capitals {
            for (row, column, name) in self.in_capitals() {
                table.rows[row].cells[column] = name;
            }
        }
        self.given.clone().within(championship, &table, language).complete(table)
    }

    /// Returns the list as it could be pasted.
    pub(super) fn text(&self) -> String {
        let lines = self.table.rows.iter().map(|row| row.cells.join("\t"));
        lines.collect::<Vec<_>>().join("\n")
    }
}

/// The copy last sent, by a random word; kept in memory, so that nothing of it stays on the disk.
#[derive(Default)]
pub(super) struct SentCopy(Mutex<Option<(String, Bytes)>>);

impl SentCopy {
    /// Keeps a copy in the place of the one before.
    pub(super) fn keep(&self, word: &str, bytes: Bytes) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = Some((word.to_owned(), bytes));
    }

    /// Returns the copy of a word, if it is still there.
    pub(super) fn get(&self, word: &str) -> Option<Bytes> {
        let kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        kept.as_ref().filter(|(known, _)| known == word).map(|(_, bytes)| bytes.clone())
    }

    /// Lets go of the copy.
    pub(super) fn clear(&self) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = None;
    }
}

/// Lists by a random word.
#[derive(Default)]
pub(super) struct Uploads {
    kept: Mutex<Vec<(String, Upload)>>,
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
    pub(super) fn hold(&self) -> MutexGuard<'_, Vec<(String, Upload)>> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits for the turn to read a list.
    pub(super) async fn turn(&self) -> Option<SemaphorePermit<'_>> {
        // It is never closed.
        self.turn.0.acquire().await.ok()
    }

    /// Keeps a list, in the place of the one of the same word.
    pub(super) fn keep(&self, id: String, upload: Upload) {
        let mut kept = self.hold();
        kept.retain(|(known, _)| *known != id);
        if kept.len() >= MOST {
            kept.remove(0);
        }
        kept.push((id, upload));
    }

    /// Returns a list.
    pub(super) fn get(&self, id: &str) -> Option<Upload> {
        self.hold().iter().find(|(known, _)| known == id).map(|(_, upload)| upload.clone())
    }
}
