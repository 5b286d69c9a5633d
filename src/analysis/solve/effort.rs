//! What a search has spent, and whether it must end.

use std::cell::Cell;
use std::sync::atomic::{AtomicBool, Ordering};

use super::Limits;

/// So many positions are counted before the others are told.
const BATCH: u64 = 64;

/// Why a search was given up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum GivenUp {
    /// A limit was reached, or somebody said stop.
    Limit,
    /// The table is full and may grow.
    Crowded,
    /// The answer has been found by another thread.
    Answered,
    /// Play can go on without end.
    Endless,
}

/// The effort of one thread.
#[derive(Debug)]
pub(super) struct Effort<'a> {
    limits: &'a Limits<'a>,
    /// Raised by the thread that has found the answer.
    pub(super) answered: &'a AtomicBool,
    unsaid: Cell<u64>,
    /// How many positions this thread has looked at.
    pub(super) spent: Cell<u64>,
    batch: u64,
}

impl<'a> Effort<'a> {
    pub(super) fn new(limits: &'a Limits<'a>, answered: &'a AtomicBool) -> Self {
        let batch = limits.positions.map_or(BATCH, |most| (most / 16).clamp(1, BATCH));
        Effort { limits, answered, unsaid: Cell::new(0), spent: Cell::new(0), batch }
    }

    /// Counts a position.
    #[inline]
    pub(super) fn visit(&self, is_crowded: impl FnOnce() -> bool) -> Result<(), GivenUp> {
        let unsaid = self.unsaid.get() + 1;
        self.spent.set(self.spent.get() + 1);
        if unsaid < self.batch {
            self.unsaid.set(unsaid);
            return Ok(());
        }
        self.unsaid.set(0);
        let visited = self.limits.visited.fetch_add(unsaid, Ordering::Relaxed) + unsaid;
        if self.limits.stop.load(Ordering::Relaxed)
            || self.limits.positions.is_some_and(|most| visited >= most)
        {
            return Err(GivenUp::Limit);
        }
        if self.answered.load(Ordering::Relaxed) {
            return Err(GivenUp::Answered);
        }
        if is_crowded() { Err(GivenUp::Crowded) } else { Ok(()) }
    }
}

impl Drop for Effort<'_> {
    fn drop(&mut self) {
        self.limits.visited.fetch_add(self.unsaid.get(), Ordering::Relaxed);
    }
}
