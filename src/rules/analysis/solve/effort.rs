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
    /// What this attempt may take is used up; another way is tried.
    Attempt,
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
    /// So many positions may have been looked at in all.
    ceiling: u64,
    /// So many this thread may have looked at before it tries another way.
    most: Cell<u64>,
}

impl<'a> Effort<'a> {
    pub(super) fn new(limits: &'a Limits<'a>, ceiling: u64, answered: &'a AtomicBool) -> Self {
        let batch = limits.positions.map_or(BATCH, |most| (most / 16).clamp(1, BATCH));
        let (unsaid, spent, most) = (Cell::new(0), Cell::new(0), Cell::new(u64::MAX));
        Effort { limits, answered, unsaid, spent, batch, ceiling, most }
    }

    /// Allows so many positions from here on before another way is tried.
    pub(super) fn allow(&self, positions: u64) {
        self.most.set(self.spent.get().saturating_add(positions));
    }

    /// Counts positions that have been looked at.
    #[inline]
    pub(super) fn visit(&self, n: usize, is_crowded: impl FnOnce() -> bool) -> Result<(), GivenUp> {
        let unsaid = self.unsaid.get() + n as u64;
        self.spent.set(self.spent.get() + n as u64);
        if unsaid < self.batch {
            self.unsaid.set(unsaid);
            return Ok(());
        }
        self.unsaid.set(0);
        let visited = self.limits.progress.visited.fetch_add(unsaid, Ordering::Relaxed) + unsaid;
        if self.limits.stop.load(Ordering::Relaxed) || visited >= self.ceiling {
            return Err(GivenUp::Limit);
        }
        if self.answered.load(Ordering::Relaxed) {
            return Err(GivenUp::Answered);
        }
        if self.spent.get() >= self.most.get() {
            return Err(GivenUp::Attempt);
        }
        if is_crowded() { Err(GivenUp::Crowded) } else { Ok(()) }
    }
}

impl Drop for Effort<'_> {
    fn drop(&mut self) {
        self.limits.progress.visited.fetch_add(self.unsaid.get(), Ordering::Relaxed);
    }
}
