//! Who is where: positions that a thread is searching, so that another takes something else first.
//!
//! Threads share what they have found in the table; while one searches a position there is nothing to be found of it yet,
//! and a second would only do the same work again. It puts the position off instead, and mostly finds it done.

use std::sync::atomic::{AtomicU8, Ordering};

/// Positions are marked only so near the root: farther down a search ends sooner than it is worth a mark.
const DEEPEST: usize = 20;
/// How many marks there are.
const MARKS: usize = 1 << 14;

/// How many threads are at each position, by its key. Two positions may share a mark, which costs a little order and
/// nothing else.
#[derive(Debug)]
pub(super) struct Busy {
    marks: Vec<AtomicU8>,
}

/// A thread at a position; it leaves when this is dropped.
pub(super) struct Here<'a>(Option<&'a AtomicU8>);

impl Busy {
    /// Returns marks for so many threads; one alone needs none.
    pub(super) fn new(threads: usize) -> Busy {
        let n = if threads > 1 { MARKS } else { 0 };
        Busy { marks: (0..n).map(|_| AtomicU8::new(0)).collect() }
    }

    #[inline]
    fn mark(&self, key: u64, depth: usize) -> Option<&AtomicU8> {
        // Without threads nobody else is anywhere, and the engine for browsers carries nothing of this.
        let is_marked = cfg!(feature = "threads") && depth <= DEEPEST;
        if is_marked { self.marks.get(key as usize % MARKS) } else { None }
    }

    /// Returns how many threads are at a position.
    #[inline]
    pub(super) fn count(&self, key: u64, depth: usize) -> u32 {
        self.mark(key, depth).map_or(0, |mark| mark.load(Ordering::Relaxed).into())
    }

    /// Marks a position as being searched.
    #[inline]
    pub(super) fn enter(&self, key: u64, depth: usize) -> Here<'_> {
        let mark = self.mark(key, depth);
        if let Some(mark) = mark {
            mark.fetch_add(1, Ordering::Relaxed);
        }
        Here(mark)
    }
}

impl Drop for Here<'_> {
    #[inline]
    fn drop(&mut self) {
        if let Some(mark) = self.0 {
            mark.fetch_sub(1, Ordering::Relaxed);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Busy, DEEPEST};

    #[test]
    fn a_position_is_busy_as_long_as_somebody_is_there() {
        let busy = Busy::new(2);
        let one = busy.enter(77, 3);
        let other = busy.enter(77, 5);
        assert_eq!((busy.count(77, 0), busy.count(78, 0)), (2, 0));
        drop(one);
        drop(other);
        assert_eq!(busy.count(77, 0), 0);
        let _deep = busy.enter(77, DEEPEST + 1);
        assert_eq!(busy.count(77, 0), 0, "far down nobody is told");
        let alone = Busy::new(1);
        let _here = alone.enter(77, 0);
        assert_eq!(alone.count(77, 0), 0);
    }
}
