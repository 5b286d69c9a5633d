//! The boards that have occurred, for games that ask whether one has been there before.

use std::ops::Deref;

/// The chains in which boards are looked for.
const CHAINS: usize = 128;
/// Ends a chain.
const NONE_BEFORE: u32 = u32::MAX;

/// The boards that have occurred, each with a number for the side and step. Every board knows the one before it in its
/// chain, so that few are looked at to find it again.
#[derive(Clone, Debug)]
pub struct History {
    entries: Vec<(u64, u32)>,
    before: Vec<u32>,
    latest: [u32; CHAINS],
}

static NONE: History = History { entries: Vec::new(), before: Vec::new(), latest: [NONE_BEFORE; CHAINS] };

fn chain(board: u64) -> usize {
    board as usize % CHAINS
}

impl History {
    /// No board.
    #[inline]
    pub(crate) fn none() -> &'static History {
        &NONE
    }

    /// Returns the side and step of each time that a board has occurred, the latest first.
    #[inline]
    pub(crate) fn times(&self, board: u64) -> impl Iterator<Item = u32> {
        let mut at = self.latest[chain(board)];
        std::iter::from_fn(move || {
            while let Some(&(there, step)) = self.entries.get(at as usize) {
                at = self.before[at as usize];
                if there == board {
                    return Some(step);
                }
            }
            None
        })
    }

    /// Adds a board.
    #[inline]
    pub(crate) fn push(&mut self, entry: (u64, u32)) {
        let latest = &mut self.latest[chain(entry.0)];
        self.before.push(*latest);
        *latest = self.entries.len() as u32;
        self.entries.push(entry);
    }

    /// Forgets all boards after the first so many.
    pub(crate) fn truncate(&mut self, n: usize) {
        while self.entries.len() > n {
            if let (Some((board, _)), Some(before)) = (self.entries.pop(), self.before.pop()) {
                self.latest[chain(board)] = before;
            }
        }
    }

    /// Forgets all boards but those of another history.
    pub(crate) fn restart(&mut self, other: &History) {
        if !(self.is_empty() && other.is_empty()) {
            self.entries.clone_from(&other.entries);
            self.before.clone_from(&other.before);
            self.latest = other.latest;
        }
    }
}

impl Default for History {
    fn default() -> Self {
        NONE.clone()
    }
}

impl Deref for History {
    type Target = [(u64, u32)];

    fn deref(&self) -> &Self::Target {
        &self.entries
    }
}

#[cfg(test)]
mod tests {
    use super::History;

    #[test]
    fn boards_of_one_chain_are_told_apart_and_forgotten_in_order() {
        let mut history = History::default();
        // A few boards in a few chains, each of them often.
        let board = |i: u32| u64::from(i % 5) << 20 | u64::from(i % 3);
        for i in 0..60 {
            let before: Vec<u32> = (0..i).rev().filter(|&j| board(j) == board(i)).collect();
            assert_eq!(history.times(board(i)).collect::<Vec<_>>(), before);
            history.push((board(i), i));
        }
        let mut other = History::default();
        other.restart(&history);
        other.truncate(30);
        let left: Vec<u32> = (0..30).rev().filter(|&j| board(j) == board(7)).collect();
        assert_eq!(other.times(board(7)).collect::<Vec<_>>(), left);
        assert_eq!(history.times(board(7)).count(), 4);
    }
}
