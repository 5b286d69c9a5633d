//! Counting and picking bits of a word, without instructions the default x86-64 target lacks.

use std::hint::select_unpredictable;
use std::num::NonZeroU64;

const ONES: u64 = 0x0101_0101_0101_0101;
const HIGHS: u64 = 0x8080_8080_8080_8080;

/// The set bit of a byte that has r set bits above it, alone.
static BIT_OF_BYTE: [[u8; 256]; 8] = {
    let mut table = [[0; 256]; 8];
    let mut byte = 0;
    while byte < 256 {
        let (mut bit, mut above) = (8, 0);
        while bit > 0 {
            bit -= 1;
            if byte >> bit & 1 == 1 {
                table[above][byte] = 1 << bit;
                above += 1;
            }
        }
        byte += 1;
    }
    table
};

/// The set bit of a byte that has r set bits above it, alone.
static PLACE_OF_BIT: [[u8; 256]; 8] = {
    let mut table = [[0; 256]; 8];
    let mut byte = 0;
    while byte < 256 {
        let (mut bit, mut above) = (8, 0);
        while bit > 0 {
            bit -= 1;
            if byte >> bit & 1 == 1 {
                table[above][byte] = bit;
                above += 1;
            }
        }
        byte += 1;
    }
    table
};

/// A word together with the running bit counts of its bytes: one pass serves both counting and picking.
#[derive(Clone, Copy)]
pub struct Ranked {
    bits: u64,
    upto: u64, // byte i: the set bits in bytes 0..=i
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
    pub fn count(self) -> u32 {
        (self.upto >> 56) as u32
    }

    /// The same word with its bits ranked from `skipped` on instead of 0.
    #[inline(always)]
    pub fn after(self, skipped: u32) -> Self {
        Ranked { bits: self.bits, upto: self.upto + u64::from(skipped) * ONES }
    }

    /// This or the other, without a branch.
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
        let margins = self.margins(k);
        bit_at(self.bits, margins)
    }

    /// The byte and the place in it of the k-th set bit, k below the count.
    #[inline(always)]
    pub fn place(self, k: u32) -> (usize, u8) {
        let margins = self.margins(k);
        let high = NonZeroU64::new(margins & HIGHS).expect("k is below the count").trailing_zeros();
        let above = (margins.rotate_left(7).rotate_right(high) & 7) as usize;
        let byte = self.bits.rotate_left(7).rotate_right(high) as u8;
        (high as usize >> 3, PLACE_OF_BIT[above][usize::from(byte)])
    }

    /// Byte i: 127 and by how much the running count exceeds k; the high bit tells where it does.
    #[inline(always)]
    fn margins(self, k: u32) -> u64 {
        self.upto + 127 * ONES - u64::from(k) * ONES
    }
}

/// The bit that lies in the lowest byte whose running count exceeds k; one less than the margin are above it there.
#[inline(always)]
fn bit_at(bits: u64, margins: u64) -> u64 {
    let high = NonZeroU64::new(margins & HIGHS).expect("k is below the count").trailing_zeros();
    let above = (margins.rotate_left(7).rotate_right(high) & 7) as usize; // 127 and a margin are 128 and one less
    let byte = bits.rotate_left(7).rotate_right(high) as u8;
    u64::from(BIT_OF_BYTE[above][usize::from(byte)]) << (high & 56)
}

/// A word whose bits are taken out one by one: the running counts are kept up instead of made anew.
#[derive(Clone, Copy)]
pub struct Bag {
    bits: u64,
    upto: u64, // byte i: 127 and the set bits in bytes 0..=i
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
        let shift = NonZeroU64::new(margins & HIGHS).expect("k is below the count").trailing_zeros() & 56;
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
        let picked: Vec<u64> = (0..ranked.count()).map(|k| ranked.select(k)).collect();
        assert_eq!(picked, plain);
        let mut bag = Bag::new(word);
        for left in (1..=ranked.count()).rev() {
            let bit = bag.take(rng.below(left));
            assert!(ranked.bits & bit != 0);
            let anew = Bag::new(bag.bits);
            assert!(anew.upto == bag.upto && bag.bits.count_ones() == left - 1);
        }
    }
}
