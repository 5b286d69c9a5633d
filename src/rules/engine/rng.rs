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
        let product = u128::from(self.0) * u128::from(self.0 ^ 0x8bb8_4b93_962e_acc9);
        (product >> 64) as u64 ^ product as u64
    }

    /// Returns a number below `n`, all equally likely but for one part in two to the 32nd.
    #[inline]
    pub fn below(&mut self, n: u32) -> u32 {
        let high = self.next_u64() >> 32;
        ((high * u64::from(n)) >> 32) as u32
    }
}
