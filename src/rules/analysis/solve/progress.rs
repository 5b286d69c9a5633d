//! How far a search is, for others to watch.

use std::sync::atomic::{AtomicU8, AtomicU64, Ordering};

/// What a search is looking for, in the order in which it is asked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Question {
    /// Who wins.
    #[default]
    Winner,
    /// By how much, in games whose every end compares a count.
    Margin,
    /// By which moves.
    Moves,
    /// In how many plies.
    Length,
}

impl Question {
    const ALL: [Question; 4] = [Question::Winner, Question::Margin, Question::Moves, Question::Length];
}

/// How many positions a search has looked at, and for what.
#[derive(Debug, Default)]
pub struct Progress {
    pub(super) visited: AtomicU64,
    question: AtomicU8,
}

impl Progress {
    /// Returns how many positions have been looked at.
    pub fn positions(&self) -> u64 {
        self.visited.load(Ordering::Relaxed)
    }

    /// Returns what is being looked for.
    pub fn question(&self) -> Question {
        Question::ALL[usize::from(self.question.load(Ordering::Relaxed)) % Question::ALL.len()]
    }

    /// Goes on to a question.
    pub(super) fn ask(&self, question: Question) {
        self.question.store(question as u8, Ordering::Relaxed);
    }
}
