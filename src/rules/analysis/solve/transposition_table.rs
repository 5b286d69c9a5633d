//! A table of positions that threads share: fixed in size, without locks.
//!
//! An entry is two words, the data and the key mixed with the data. If two threads write one entry at once the words do
//! not fit together, and the entry is not found: lost work, never a wrong answer.

use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};

/// Entries that lie in one line of memory.
#[derive(Debug, Default)]
#[repr(align(64))]
struct Bucket([AtomicU64; 8]);

/// How many entries a bucket has.
const ENTRIES: usize = 4;

/// A table of positions: 64-bit keys, 64 bits of data each, of which the lowest eight say how much work it was.
#[derive(Debug)]
pub(super) struct TranspositionTable {
    buckets: Vec<Bucket>,
    /// How many entries have been written to a free place.
    filled: AtomicUsize,
}

impl TranspositionTable {
    /// Makes an empty table of that many bytes.
    pub(super) fn new(bytes: usize) -> TranspositionTable {
        let n = (bytes / size_of::<Bucket>()).max(64);
        TranspositionTable {
            buckets: (0..n).map(|_| Bucket::default()).collect(),
            filled: AtomicUsize::new(0),
        }
    }

    /// Returns how many bytes the table takes.
    pub(super) fn bytes(&self) -> usize {
        self.buckets.len() * size_of::<Bucket>()
    }

    /// Returns whether so many entries are taken that work begins to be lost.
    pub(super) fn is_crowded(&self) -> bool {
        self.filled.load(Ordering::Relaxed) > self.buckets.len() * ENTRIES * 3 / 4
    }

    /// Moves everything into a table of that many bytes.
    pub(super) fn grown(self, bytes: usize) -> TranspositionTable {
        let table = TranspositionTable::new(bytes);
        for bucket in &self.buckets {
            for entry in 0..ENTRIES {
                let (check, data) = bucket.read(entry);
                if data != 0 {
                    table.put(check ^ data, data);
                }
            }
        }
        table
    }

    #[inline]
    fn bucket(&self, key: u64) -> &Bucket {
        &self.buckets[((u128::from(key) * self.buckets.len() as u128) >> 64) as usize]
    }

    /// Has the entries of some keys brought near, all at once.
    #[inline]
    pub(super) fn fetch(&self, keys: impl Iterator<Item = u64>) {
        let near = keys.fold(0, |near, key| near ^ self.bucket(key).0[0].load(Ordering::Relaxed));
        std::hint::black_box(near);
    }

    /// Returns the data of a key; 0 if there is none.
    #[inline]
    pub(super) fn get(&self, key: u64) -> u64 {
        let bucket = self.bucket(key);
        for entry in 0..ENTRIES {
            let (check, data) = bucket.read(entry);
            if check ^ data == key && data != 0 {
                return data;
            }
        }
        0
    }

    /// Writes the data of a key, in place of what took the least work.
    #[inline]
    pub(super) fn put(&self, key: u64, data: u64) {
        let bucket = self.bucket(key);
        let (mut place, mut least) = (0, u64::MAX);
        for entry in 0..ENTRIES {
            let (check, old) = bucket.read(entry);
            if check ^ old == key || old == 0 {
                if old == 0 {
                    self.filled.fetch_add(1, Ordering::Relaxed);
                }
                place = entry;
                break;
            }
            if old & 0xff < least {
                (place, least) = (entry, old & 0xff);
            }
        }
        bucket.0[2 * place].store(key ^ data, Ordering::Relaxed);
        bucket.0[2 * place + 1].store(data, Ordering::Relaxed);
    }
}

impl Bucket {
    #[inline]
    fn read(&self, entry: usize) -> (u64, u64) {
        (self.0[2 * entry].load(Ordering::Relaxed), self.0[2 * entry + 1].load(Ordering::Relaxed))
    }
}

#[cfg(test)]
mod tests {
    use super::TranspositionTable;

    #[test]
    fn what_is_written_is_found_and_survives_growing() {
        let table = TranspositionTable::new(1 << 20);
        let key = |i: u64| i.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
        for i in 1..=2_000 {
            table.put(key(i), i << 8);
        }
        let table = table.grown(1 << 22);
        let found = (1..=2_000).filter(|&i| table.get(key(i)) == i << 8).count();
        assert_eq!(found, 2_000);
        assert_eq!(table.get(key(2_001)), 0);
    }

    #[test]
    fn a_full_table_keeps_what_took_most_work() {
        let table = TranspositionTable::new(64);
        for i in 1..=5_000_u64 {
            table.put(i.wrapping_mul(0x9e37_79b9_7f4a_7c15), i << 8 | 1);
        }
        table.put(7, 7 << 8 | 200);
        for i in 1..=5_000_u64 {
            table.put(i.wrapping_mul(0xbf58_476d_1ce4_e5b9), i << 8 | 1);
        }
        assert!(table.is_crowded());
        assert_eq!(table.get(7), 7 << 8 | 200);
    }

    /// What is written again of a key is found, and takes no room of its own.
    #[test]
    fn what_is_written_last_counts() {
        let table = TranspositionTable::new(1 << 10);
        for data in 1..=200_u64 {
            table.put(12_345, data << 8);
            assert_eq!(table.get(12_345), data << 8);
        }
        assert!(!table.is_crowded(), "one key fills no table");
    }

    /// An entry has sixteen bytes: with half of them taken there is room, with many times as many there is none.
    #[test]
    fn a_table_is_crowded_when_most_of_it_is_taken() {
        let bytes = 1 << 14;
        let table = TranspositionTable::new(bytes);
        let key = |i: u64| i.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
        let entries = (bytes / 16) as u64;
        (1..=entries / 2).for_each(|i| table.put(key(i), i << 8));
        assert!(!table.is_crowded());
        (1..=entries * 8).for_each(|i| table.put(key(i), i << 8));
        assert!(table.is_crowded());
    }
}
