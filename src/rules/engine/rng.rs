//! The generator of random play: tiny, fast, and the same everywhere.

/// A stream of random numbers, determined by its seed.
#[derive(Clone, Debug)]
pub struct Rng(u64);

impl Rng {
    /// Returns the stream of a seed.
    pub fn new(seed: u64) -> Self {
        // One round of splitmix64 spreads neighbouring seeds apart.
        let mut z = seed.wrapping_add(0x9e37_79b9_7f4a_7c15);
        z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        Rng(z ^ z >> 31)
    }

    /// Returns the next number.
    #[inline]
    pub fn next_u64(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x2d35_8dcc_aa6c_78a5);
        folded(self.0, self.0 ^ 0x8bb8_4b93_962e_acc9)
    }

    /// Returns a number below `n`, all equally likely but for one part in two to the 32nd.
    #[inline]
    pub fn below(&mut self, n: u32) -> u32 {
        let high = self.next_u64() >> 32;
        ((high * u64::from(n)) >> 32) as u32
    }
}

/// Returns the upper half of a product on the lower.
#[cfg(not(target_arch = "wasm32"))]
#[inline(always)]
fn folded(a: u64, b: u64) -> u64 {
    let product = u128::from(a) * u128::from(b);
    (product >> 64) as u64 ^ product as u64
}

/// The same from the products of the halves: in browsers a product of two words is a call.
#[cfg(any(target_arch = "wasm32", test))]
#[inline(always)]
fn folded_by_halves(a: u64, b: u64) -> u64 {
    let (low, high) = (|word: u64| word & 0xffff_ffff, |word: u64| word >> 32);
    let (outer, inner) = (low(a) * high(b), high(a) * low(b) + high(low(a) * low(b)));
    let middle = low(outer) + low(inner);
    (high(a) * high(b) + high(outer) + high(inner) + high(middle)) ^ a.wrapping_mul(b)
}

#[cfg(target_arch = "wasm32")]
use folded_by_halves as folded;

#[cfg(test)]
mod tests {
    use super::{Rng, folded, folded_by_halves};

    #[test]
    fn halves_make_the_same_product() {
        let mut rng = Rng::new(5);
        let mut words = vec![0, 1, u64::MAX, u64::MAX - 1, u64::from(u32::MAX), 1 << 32, 1 << 63];
        words.extend((0..200).map(|_| rng.next_u64()));
        for &a in &words {
            for &b in &words {
                assert_eq!(folded(a, b), folded_by_halves(a, b), "{a} {b}");
            }
        }
    }
}
