//! Seeded lots: the same seed always draws the same.

use rand_chacha::{
    ChaCha8Rng,
    rand_core::{Rng, SeedableRng},
};

/// A source of lots.
///
/// The generator and the ways to draw from it are fixed here to the last bit, so that a draw can be
/// repeated from its seed by any later version.
#[derive(Debug)]
pub struct Lot(ChaCha8Rng);

impl Lot {
    /// Begins the lots of a seed for a purpose; other purposes of the same seed draw differently.
    pub fn new(seed: u64, purpose: &str) -> Lot {
        let mut key = [0; 32];
        key[..8].copy_from_slice(&seed.to_le_bytes());
        for (place, byte) in key[8..].iter_mut().zip(purpose.bytes()) {
            *place = byte;
        }
        Lot(ChaCha8Rng::from_seed(key))
    }

    /// Draws a number below a bound; 0 if the bound is 0.
    pub fn below(&mut self, bound: usize) -> usize {
        let Ok(bound) = u64::try_from(bound) else { return 0 };
        if bound == 0 {
            return 0;
        }
        // Numbers of the last, incomplete run of the bound are drawn again, so that all are equally likely.
        let limit = u64::MAX - u64::MAX % bound;
        loop {
            let drawn = self.0.next_u64();
            if drawn < limit {
                return usize::try_from(drawn % bound).unwrap_or(0);
            }
        }
    }

    /// Shuffles a list.
    pub fn shuffle<T>(&mut self, list: &mut [T]) {
        for index in (1..list.len()).rev() {
            list.swap(index, self.below(index + 1));
        }
    }
}

/// Returns a number that depends on a seed and two others, and looks like chance.
pub fn scatter(seed: u64, one: u64, other: u64) -> u64 {
    let mut mixed = seed;
    for part in [one, other, 0] {
        // SplitMix64.
        mixed = (mixed ^ part).wrapping_add(0x9e37_79b9_7f4a_7c15);
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^= mixed >> 31;
    }
    mixed
}

#[cfg(test)]
mod tests {
    use super::{Lot, scatter};

    #[test]
    fn lots_never_change() {
        let mut list: Vec<u32> = (1..=12).collect();
        Lot::new(2014, "draw").shuffle(&mut list);
        assert_eq!(list, [2, 12, 1, 5, 7, 8, 10, 4, 11, 3, 6, 9]);
        assert_eq!(scatter(1, 2, 3), 682_370_450_899_765_808);
    }
}
