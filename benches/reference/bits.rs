//! Counting and picking bits of a word, without instructions the default x86-64 target lacks.

const ONES: u64 = 0x0101_0101_0101_0101;
const HIGHS: u64 = 0x8080_8080_8080_8080;

/// The place of the r-th set bit of a byte, at `byte * 8 + r`.
static BIT_OF_BYTE: [u8; 2048] = {
    let mut table = [0; 2048];
    let mut byte = 0;
    while byte < 256 {
        let (mut bit, mut rank) = (0, 0);
        while bit < 8 {
            if byte >> bit & 1 == 1 {
                table[byte * 8 + rank] = bit as u8;
                rank += 1;
            }
            bit += 1;
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
    pub fn new(bits: u64) -> Self {
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

    /// The place of the k-th set bit, k below the count.
    #[inline(always)]
    pub fn select(self, k: u32) -> u32 {
        // The high bit of a byte survives where k is not below the running count: those bytes are passed over.
        let passed = (u64::from(k).wrapping_mul(ONES) | HIGHS) - self.upto;
        let shift = (!passed & HIGHS | 1 << 63).trailing_zeros() & 56;
        let rank = k - ((self.upto << 8) >> shift & 0xff) as u32;
        let byte = (self.bits >> shift & 0xff) as usize;
        shift + u32::from(BIT_OF_BYTE[(byte * 8 + rank as usize) & 2047])
    }

    /// The place of the k-th set bit, which is cleared; cheaper than counting anew.
    #[inline(always)]
    pub fn take(&mut self, k: u32) -> u32 {
        let place = self.select(k);
        self.bits ^= 1 << (place & 63);
        self.upto -= ONES << (place & 56);
        place
    }

    /// The word.
    #[inline(always)]
    pub fn bits(self) -> u64 {
        self.bits
    }
}

/// Panics unless counting and picking agree with going bit by bit.
pub fn self_check() {
    let mut rng = super::rng::Rng::new(1);
    for round in 0..20_000 {
        let word = rng.next_u64() & if round % 2 == 0 { rng.next_u64() } else { u64::MAX };
        let plain: Vec<u32> = (0..64).filter(|&bit| word >> bit & 1 == 1).collect();
        let ranked = Ranked::new(word);
        assert_eq!(ranked.count() as usize, plain.len());
        let picked: Vec<u32> = (0..ranked.count()).map(|k| ranked.select(k)).collect();
        assert_eq!(picked, plain);
        let mut taken = ranked;
        for left in (1..=ranked.count()).rev() {
            let place = taken.take(rng.below(left));
            assert!(ranked.bits >> place & 1 == 1);
            let anew = Ranked::new(taken.bits);
            assert!(anew.upto == taken.upto && anew.count() == left - 1);
        }
    }
}
