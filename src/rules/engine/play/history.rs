//! The boards that have occurred, for games that ask whether one has been there before.

use std::ops::Deref;

/// The words in which the boards leave their marks.
const MARKS: usize = 64;

/// The boards that have occurred, each with a number for the side and step. A few bits of every board tell of most new
/// ones that they are new.
#[derive(Debug)]
pub struct History {
    entries: Vec<(u64, u32)>,
    marks: [u64; MARKS],
}

static NONE: History = History { entries: Vec::new(), marks: [0; MARKS] };

impl History {
    /// No board.
    #[inline]
    pub(crate) fn none() -> &'static History {
        &NONE
    }

    fn mark(board: u64) -> (usize, u64) {
        ((board >> 6) as usize % MARKS, 1 << (board & 63))
    }

    /// Returns whether a board may have occurred; if not, it has not.
    #[inline]
    pub(crate) fn may_have(&self, board: u64) -> bool {
        let (word, mark) = History::mark(board);
        self.marks[word] & mark != 0
    }

    /// Adds a board.
    #[inline]
    pub(crate) fn push(&mut self, entry: (u64, u32)) {
        let (word, mark) = History::mark(entry.0);
        self.marks[word] |= mark;
        self.entries.push(entry);
    }

    /// Forgets all boards after the first so many; their marks stay, which tells too little of others but nothing wrong.
    pub(crate) fn truncate(&mut self, n: usize) {
        if n < self.entries.len() {
            self.entries.truncate(n);
        }
    }

    /// Forgets all boards but those of another history.
    pub(crate) fn restart(&mut self, other: &History) {
        if !(self.is_empty() && other.is_empty()) {
            self.clone_from(other);
        }
    }
}

impl Default for History {
    fn default() -> Self {
        History { entries: Vec::new(), marks: [0; MARKS] }
    }
}

impl Clone for History {
    fn clone(&self) -> Self {
        History { entries: self.entries.clone(), marks: self.marks }
    }

    fn clone_from(&mut self, other: &Self) {
        self.entries.clone_from(&other.entries);
        self.marks = other.marks;
    }
}

impl Deref for History {
    type Target = [(u64, u32)];

    fn deref(&self) -> &Self::Target {
        &self.entries
    }
}
