//! Counting and picking bits of a word, without instructions the default x86-64 target lacks.
//!
//! Both rest on the running counts of a word's bytes: byte i holds the number of set bits in bytes 0 to i. Subtracting
//! k from 127 more than each of them leaves *margins*, whose high bits mark the bytes where the count exceeds k. The
//! lowest such byte holds the k-th bit, and the low bits of its margin tell how many set bits of the byte lie above it.

use std::hint::select_unpredictable;
use std::num::NonZeroU64;

const ONES: u64 = 0x0101_0101_0101_0101;
const HIGHS: u64 = 0x8080_8080_8080_8080;

/// The place of the set bit of a byte that has so many set bits above it: `[above][byte]`.
static PLACE_IN_BYTE: [[u8; 256]; 8] = table(false);
/// The same bit, alone.
static BIT_OF_BYTE: [[u8; 256]; 8] = table(true);

const fn table(alone: bool) -> [[u8; 256]; 8] {
    let mut table = [[0; 256]; 8];
    let mut byte = 0;
    while byte < 256 {
        let (mut place, mut above) = (8, 0);
        while place > 0 {
            place -= 1;
            if byte >> place & 1 == 1 {
                table[above][byte] = if alone { 1 << place } else { place };
                above += 1;
            }
        }
        byte += 1;
    }
    table
}

/// A word together with its running counts: one pass serves both counting and picking.
#[derive(Clone, Copy)]
pub struct Ranked {
    bits: u64,
    upto: u64,
}

impl Ranked {
    /// Counts the bits of every byte and sums them up.
    #[inline(always)]
    pub const fn new(bits: u64) -> Self {
        let pairs = bits - (bits >> 1 & 0x5555_5555_5555_5555);
        let fours = (pairs & 0x3333_3333_3333_3333) + (pairs >> 2 & 0x3333_3333_3333_3333);
        let bytes = (fours + (fours >> 4)) & 0x0f0f_0f0f_0f0f_0f0f;
        Ranked { bits, upto: bytes.wrapping_mul(ONES) }
    }

    /// The number of set bits.
    #[inline(always)]
    pub const fn count(self) -> u32 {
        (self.upto >> 56) as u32
    }

    /// The same word with its bits ranked from `skipped` on instead of 0.
    #[inline(always)]
    pub fn after(self, skipped: u32) -> Self {
        Ranked { bits: self.bits, upto: self.upto + u64::from(skipped) * ONES }
    }

    /// This, or the other on a condition no branch predictor could guess.
    #[inline(always)]
    pub fn or_if(self, condition: bool, other: Self) -> Self {
        Ranked {
            bits: select_unpredictable(condition, other.bits, self.bits),
            upto: select_unpredictable(condition, other.upto, self.upto),
        }
    }

    /// The k-th set bit alone, k below the count.
    #[inline(always)]
    pub fn select(self, k: u32) -> u64 {
        let (high, above, byte) = self.find(k);
        u64::from(BIT_OF_BYTE[above][usize::from(byte)]) << (high & 56)
    }

    /// The byte of the k-th set bit and its place there, k below the count.
    #[inline(always)]
    pub fn place(self, k: u32) -> (usize, u8) {
        let (high, above, byte) = self.find(k);
        (high as usize >> 3, PLACE_IN_BYTE[above][usize::from(byte)])
    }

    /// The high bit of the byte with the k-th set bit, how many set bits of that byte are above it, and the byte.
    #[inline(always)]
    fn find(self, k: u32) -> (u32, usize, u8) {
        let margins = self.upto + 127 * ONES - u64::from(k) * ONES;
        let high = lowest_high(margins);
        // Turning by seven in advance, while `high` is still unknown, spares rounding it down to the byte.
        let above = (margins.rotate_left(7).rotate_right(high) & 7) as usize;
        (high, above, self.bits.rotate_left(7).rotate_right(high) as u8)
    }
}

/// Where the lowest high bit of a byte is set.
#[inline(always)]
fn lowest_high(margins: u64) -> u32 {
    NonZeroU64::new(margins & HIGHS).expect("k is below the count").trailing_zeros()
}

/// A word whose bits are taken out one by one: the running counts are kept up instead of made anew.
#[derive(Clone, Copy)]
pub struct Bag {
    bits: u64,
    upto: u64, // 127 more in every byte than the count
}

impl Bag {
    /// A bag of the set bits of a word.
    pub const fn new(bits: u64) -> Self {
        Bag { bits, upto: Ranked::new(bits).upto + 127 * ONES }
    }

    /// The bits still in the bag.
    #[inline(always)]
    pub fn bits(self) -> u64 {
        self.bits
    }

    /// Takes the k-th bit out and returns it alone, k below the number of bits.
    #[inline(always)]
    pub fn take(&mut self, k: u32) -> u64 {
        let margins = self.upto.wrapping_sub(u64::from(k) * ONES);
        let shift = lowest_high(margins) & 56;
        let above = (margins >> shift & 7) as usize;
        let byte = (self.bits >> shift) as u8;
        let bit = u64::from(BIT_OF_BYTE[above][usize::from(byte)]) << shift;
        self.bits ^= bit;
        self.upto -= (margins & HIGHS) >> 7; // one less in the byte of the bit and in all above
        bit
    }
}

/// Panics unless counting and picking agree with going bit by bit.
pub fn self_check() {
    let mut rng = super::rng::Rng::new(1);
    for round in 0..20_000 {
        let word = rng.next_u64() & if round % 2 == 0 { rng.next_u64() } else { u64::MAX };
        let plain: Vec<u64> = (0..64).map(|place| 1 << place).filter(|bit| word & bit != 0).collect();
        let ranked = Ranked::new(word);
        assert_eq!(ranked.count() as usize, plain.len());
        for (k, &bit) in (0..).zip(&plain) {
            assert_eq!(ranked.select(k), bit);
            let (byte, place) = ranked.place(k);
            assert_eq!(1 << (8 * byte as u32 + u32::from(place)), bit);
        }
        let mut bag = Bag::new(word);
        let mut left = plain;
        while !left.is_empty() {
            let k = rng.below(left.len() as u32);
            assert_eq!(bag.take(k), left.remove(k as usize));
            assert_eq!(bag.bits, left.iter().sum::<u64>());
        }
    }
    for word in [u64::MAX, 1 << 63, 1] {
        assert_eq!(Ranked::new(word).count(), word.count_ones());
    }
}
