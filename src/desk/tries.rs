//! How often somebody guessed wrongly, and how long they must wait.

use std::collections::BTreeMap;

/// Wrong tries without a wait.
const FREE: u32 = 5;

/// The longest wait, in seconds.
const LONGEST: u64 = 15 * 60;

/// After this many seconds without a try, all is forgotten.
const MEMORY: u64 = 60 * 60;

/// The most keys remembered; a flood of addresses must not fill the memory.
const MOST: usize = 10_000;

/// Wrong tries by key.
#[derive(Debug, Default)]
pub(super) struct Tries {
    counts: BTreeMap<String, (u32, u64)>,
}

impl Tries {
    /// Returns the seconds to wait before the next try, if any key must.
    pub(super) fn wait(&mut self, keys: &[String], now: u64) -> Option<u64> {
        self.counts.retain(|_, (_, last)| now < *last + MEMORY);
        let wait = |key: &String| {
            let (count, last) = self.counts.get(key)?;
            let over = count.checked_sub(FREE)?;
            let until = last + (30u64 << over.min(10)).min(LONGEST);
            until.checked_sub(now).filter(|wait| *wait > 0)
        };
        keys.iter().filter_map(wait).max()
    }

    /// Counts a wrong try.
    pub(super) fn count(&mut self, keys: &[String], now: u64) {
        for key in keys {
            if self.counts.len() < MOST || self.counts.contains_key(key) {
                let entry = self.counts.entry(key.chars().take(80).collect()).or_insert((0, now));
                *entry = (entry.0 + 1, now);
            }
        }
    }

    /// Forgets the wrong tries after a right one.
    pub(super) fn forgive(&mut self, keys: &[String]) {
        for key in keys {
            self.counts.remove(key);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Tries;

    #[test]
    fn waits_grow_and_end() {
        let mut tries = Tries::default();
        let keys = ["ana".to_owned()];
        for _ in 0..5 {
            assert_eq!(tries.wait(&keys, 100), None);
            tries.count(&keys, 100);
        }
        assert_eq!(tries.wait(&keys, 100), Some(30));
        assert_eq!(tries.wait(&keys, 130), None);
        tries.count(&keys, 130);
        assert_eq!(tries.wait(&keys, 131), Some(59));
        for _ in 0..40 {
            tries.count(&keys, 200);
        }
        assert_eq!(tries.wait(&keys, 200), Some(900));
        assert_eq!(tries.wait(&["rui".to_owned()], 200), None);
        tries.forgive(&keys);
        assert_eq!(tries.wait(&keys, 200), None);
    }
}
