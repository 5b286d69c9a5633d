//! What the table knows of a position.

/// A number of proof that stands for "impossible".
pub(super) const INFINITE: u32 = (1 << 20) - 1;
/// A number of plies that stands for "never".
pub(super) const NEVER: u32 = 255;

/// What is known of a position: how hard it is to prove or disprove that the attacker wins, and how long the win of
/// the winner takes at least and at most.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Entry {
    /// At least so many positions must be proven to prove the win; 0 if it is proven.
    pub(super) proof: u32,
    /// At least so many positions must be disproven to disprove it; 0 if it is disproven.
    pub(super) disproof: u32,
    /// The win takes at least so many plies.
    pub(super) least: u32,
    /// The win takes at most so many plies.
    pub(super) most: u32,
    /// The logarithm of the work done.
    pub(super) work: u32,
}

impl Entry {
    /// A position of which nothing is known.
    pub(super) const UNKNOWN: Entry = Entry { proof: 1, disproof: 1, least: 0, most: NEVER, work: 0 };

    /// Returns whether the attacker wins, if that is proven.
    #[inline]
    pub(super) fn decided(&self) -> Option<bool> {
        if self.proof == 0 {
            return Some(true);
        }
        (self.disproof == 0).then_some(false)
    }

    /// Writes down whether the attacker wins, and that the game lasts at most so many plies if that side plays well.
    #[inline]
    pub(super) fn decide(&mut self, wins: bool, most: u32) {
        (self.proof, self.disproof) = if wins { (0, INFINITE) } else { (INFINITE, 0) };
        self.most = self.most.min(most);
    }

    /// Adds to the work that went into the entry.
    #[inline]
    pub(super) fn add_work(&mut self, positions: u64) {
        self.work = self.work.max(64 - positions.leading_zeros());
    }

    #[inline]
    pub(super) fn unpack(data: u64) -> Entry {
        if data == 0 {
            return Entry::UNKNOWN;
        }
        Entry {
            proof: (data >> 44) as u32,
            disproof: (data >> 24) as u32 & INFINITE,
            least: (data >> 16) as u32 & 0xff,
            most: (data >> 8) as u32 & 0xff,
            work: data as u32 & 0xff,
        }
    }

    #[inline]
    pub(super) fn pack(self) -> u64 {
        u64::from(self.proof.min(INFINITE)) << 44
            | u64::from(self.disproof.min(INFINITE)) << 24
            | u64::from(self.least.min(NEVER)) << 16
            | u64::from(self.most.min(NEVER)) << 8
            | u64::from(self.work.min(255))
    }
}

#[cfg(test)]
mod tests {
    use super::{Entry, INFINITE};

    #[test]
    fn entries_survive_packing() {
        for entry in [
            Entry { proof: 0, disproof: INFINITE, least: 3, most: 7, work: 12 },
            Entry { proof: INFINITE, disproof: 0, least: 0, most: 255, work: 0 },
            Entry::UNKNOWN,
        ] {
            assert_eq!(Entry::unpack(entry.pack()), entry);
        }
        assert_eq!(Entry::unpack(0), Entry::UNKNOWN);
    }
}
