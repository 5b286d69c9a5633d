//! A set of cells that are drawn one by one, with its counts kept up instead of made anew.
//!
//! Every byte of `upto` is 127 more than the number of cells in its byte of the word and the bytes below. Taking `k` off
//! each leaves margins whose high bits mark the bytes where the count exceeds `k`: the lowest of them holds the `k`-th
//! cell, and the low bits of its margin tell how many cells of the byte lie above it.

use std::num::NonZeroU64;

use crate::engine::bits::{Bits, HIGH, LOW, byte_sums};

/// The place of the set bit of a byte that has so many set bits above it: `[above][byte]`.
static PLACE: [[u8; 256]; 8] = {
    let mut table = [[0; 256]; 8];
    let mut byte = 0;
    while byte < 256 {
        let (mut place, mut above) = (8, 0);
        while place > 0 {
            place -= 1;
            if byte >> place & 1 == 1 {
                table[above][byte] = place;
                above += 1;
            }
        }
        byte += 1;
    }
    table
};

/// The cells that have not been drawn.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sampler<const W: usize> {
    bits: Bits<W>,
    upto: [u64; W],
}

impl<const W: usize> Sampler<W> {
    /// Begins with all cells of a set.
    pub(crate) fn new(bits: Bits<W>) -> Self {
        Sampler { bits, upto: bits.0.map(|word| byte_sums(word) + 127 * LOW) }
    }

    /// Returns the cells that have not been drawn.
    #[inline(always)]
    pub(crate) fn bits(&self) -> Bits<W> {
        self.bits
    }

    /// Returns the word of the `k`-th cell, and how many cells of that word come before it.
    #[inline(always)]
    fn word_of(&self, mut k: u32) -> (usize, u32) {
        let count = |word: usize| (self.upto[word] >> 56) as u32 - 127;
        if W == 1 {
            return (0, k);
        }
        if W == 2 {
            // Nobody can foresee the word, so it is counted rather than branched to.
            let first = count(0);
            let word = usize::from(k >= first);
            return (word, k - first * word as u32);
        }
        let mut word = 0;
        while word + 1 < W && k >= count(word) {
            k -= count(word);
            word += 1;
        }
        (word, k)
    }

    /// Draws the `k`-th cell, counted from 0 in ascending order; there must be more than `k`.
    #[inline(always)]
    pub(crate) fn take(&mut self, k: u32) -> usize {
        let (word, k) = self.word_of(k);
        let word = word % W;
        let margins = self.upto[word].wrapping_sub(u64::from(k) * LOW);
        let marks = margins & HIGH;
        // The topmost byte is always marked; saying so spares a question.
        let low = NonZeroU64::new(marks | 1 << 63).map_or(63, NonZeroU64::trailing_zeros);
        let shift = low & 56;
        let above = (margins >> shift) as usize & 7;
        let byte = (self.bits.0[word] >> shift) as usize & 255;
        let place = shift | u32::from(PLACE[above][byte]);
        self.bits.0[word] ^= 1 << place;
        // One less in the byte of the cell and in all above.
        self.upto[word] = self.upto[word].wrapping_sub(marks >> 7);
        word * 64 + place as usize
    }
}

#[cfg(test)]
mod tests {
    use super::{Bits, Sampler};
    use crate::engine::rng::Rng;

    fn draws_each_cell_once<const W: usize>() {
        let mut rng = Rng::new(3);
        for round in 0..60 {
            let thin = |word: u64, other: u64| if round % 3 == 0 { word & other } else { word };
            let words = std::array::from_fn(|_| thin(rng.next_u64() | 1 << round, rng.next_u64()));
            let all: Bits<W> = Bits(if round == 1 { [u64::MAX; W] } else { words });
            let mut plain: Vec<usize> = all.iter().collect();
            let mut sampler = Sampler::new(all);
            while !plain.is_empty() {
                let k = rng.below(plain.len() as u32);
                assert_eq!(sampler.take(k), plain.remove(k as usize));
                assert_eq!(sampler.bits().iter().collect::<Vec<_>>(), plain);
            }
        }
    }

    #[test]
    fn drawing_finds_the_cells_that_are_left_in_order() {
        draws_each_cell_once::<1>();
        draws_each_cell_once::<2>();
        draws_each_cell_once::<4>();
    }
}
