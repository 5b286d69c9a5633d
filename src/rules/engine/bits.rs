//! Sets of cells as machine words.

use std::hint::select_unpredictable;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, Not};

/// Whether two words are soon taken as one: in browsers that is several calls.
const IS_WIDE: bool = cfg!(not(target_arch = "wasm32"));

/// A set of up to `64 * W` cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Bits<const W: usize>(pub(crate) [u64; W]);

impl<const W: usize> Bits<W> {
    /// No cell.
    pub const EMPTY: Self = Bits([0; W]);

    /// Returns the set of one cell.
    #[inline]
    pub fn single(cell: usize) -> Self {
        let mut bits = Self::EMPTY;
        bits.insert(cell);
        bits
    }

    /// Returns the set of some cells.
    pub fn from_cells(cells: &[u16]) -> Self {
        cells.iter().fold(Self::EMPTY, |bits, &cell| bits | Self::single(usize::from(cell)))
    }

    /// Adds a cell.
    #[inline]
    pub fn insert(&mut self, cell: usize) {
        self.0[word_of::<W>(cell)] |= 1 << (cell & 63);
    }

    /// Returns whether a cell is in.
    #[inline]
    pub fn has(&self, cell: usize) -> bool {
        self.0[word_of::<W>(cell)] >> (cell & 63) & 1 == 1
    }

    /// Returns whether no cell is in.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0.iter().fold(0, |all, word| all | word) == 0
    }

    /// Returns how many cells are in.
    #[inline]
    pub fn count(&self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    /// Returns whether no more than so many cells are in.
    #[inline]
    pub fn has_at_most(&self, most: u32) -> bool {
        if W > 1 && most == 1 {
            let words = self.0.iter().filter(|&&word| word != 0).count();
            return words <= 1 && self.0.iter().all(|word| word & word.wrapping_sub(1) == 0);
        }
        if W > 1 {
            return self.count() <= most;
        }
        // At most so many bits are set exactly if clearing the lowest so many times leaves nothing.
        (0..most).fold(self.0[0], |rest, _| rest & rest.wrapping_sub(1)) == 0
    }

    /// Returns the cells of this set that are not in the other.
    #[inline]
    pub fn without(self, other: Self) -> Self {
        Bits(std::array::from_fn(|i| self.0[i] & !other.0[i]))
    }

    /// Returns the first cell; the set must not be empty.
    #[inline]
    pub fn first(&self) -> usize {
        for (i, word) in self.0.iter().enumerate() {
            if *word != 0 {
                return i * 64 + word.trailing_zeros() as usize;
            }
        }
        0
    }

    /// Returns the `k`-th cell, counted from 0; the set must have more than `k`.
    #[inline]
    pub fn select(&self, mut k: u32) -> usize {
        if W == 1 {
            return select_in_word(self.0[0], k);
        }
        for (i, word) in self.0.iter().enumerate() {
            let count = word.count_ones();
            if k < count {
                return i * 64 + select_in_word(*word, k);
            }
            k -= count;
        }
        0
    }

    /// Returns the cells in ascending order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = usize> {
        let (mut words, mut i) = (self.0, 0);
        std::iter::from_fn(move || {
            while words[i] == 0 {
                if i + 1 == W {
                    return None;
                }
                i += 1;
            }
            let cell = i * 64 + words[i].trailing_zeros() as usize;
            words[i] &= words[i] - 1;
            Some(cell)
        })
    }

    /// Does something with each cell, in ascending order.
    #[inline(always)]
    pub(crate) fn each(self, mut with: impl FnMut(usize)) {
        for (i, mut word) in self.0.into_iter().enumerate() {
            while word != 0 {
                with(i * 64 + word.trailing_zeros() as usize);
                word &= word - 1;
            }
        }
    }

    /// Returns two words as one.
    #[inline(always)]
    fn wide(self) -> u128 {
        u128::from(self.0[0]) | u128::from(self.0[W - 1]) << 64
    }

    #[inline(always)]
    fn of_wide(wide: u128) -> Self {
        Bits(std::array::from_fn(|i| if i == 0 { wide as u64 } else { (wide >> 64) as u64 }))
    }

    /// Returns everything up to and with the first cell, or everything if there is none.
    #[inline(always)]
    pub(crate) fn up_to_first(self) -> Self {
        if IS_WIDE && W == 2 {
            let wide = self.wide();
            return Self::of_wide(wide ^ wide.wrapping_sub(1));
        }
        let mut borrow = true;
        Bits(self.0.map(|word| {
            let (less, is_short) = word.overflowing_sub(u64::from(borrow));
            borrow = is_short;
            word ^ less
        }))
    }

    /// Returns everything from the last cell on, or everything if there is none.
    #[inline(always)]
    pub(crate) fn last_onwards(self) -> Self {
        if IS_WIDE && W == 2 {
            // Of a set without a cell everything is taken, as of one with the first cell alone.
            return Self::of_wide(u128::MAX << (127 - (self.wide() | 1).leading_zeros()));
        }
        let mut bits = self;
        let mut is_open = true;
        for word in bits.0.iter_mut().rev() {
            // Of a word without a cell everything is taken, as of one with its first cell alone.
            let from = u64::MAX << (63 - (*word | 1).leading_zeros());
            let is_none = *word == 0;
            *word = if is_open { from } else { 0 };
            is_open &= is_none;
        }
        bits
    }

    /// Returns the set moved by a distance in the numbering of cells. No cell may leave the words on the way.
    #[inline]
    pub(crate) fn moved(self, by: Distance) -> Self {
        let mut bits = self;
        if W == 1 {
            // No bit leaves the word, so that turning it is shifting it, to either side.
            bits.0[0] = self.0[0].rotate_left(by.turn);
            return bits;
        }
        if W == 2 {
            [bits.0[0], bits.0[1]] = turned([self.0[0], self.0[1]], by.turn);
            return bits;
        }
        if by.up > 0 { self.moved_up(by.up) } else { self.moved_down(by.down) }
    }

    fn moved_up(self, by: u32) -> Self {
        let (words, bits) = ((by / 64) as usize, by % 64);
        Bits(std::array::from_fn(|i| {
            let at = |i: usize| i.checked_sub(words).map_or(0, |j| self.0[j]);
            let low = if bits == 0 || i == 0 { 0 } else { at(i - 1) >> (64 - bits) };
            at(i) << bits | low
        }))
    }

    fn moved_down(self, by: u32) -> Self {
        let (words, bits) = ((by / 64) as usize, by % 64);
        Bits(std::array::from_fn(|i| {
            let at = |i: usize| self.0.get(i + words).copied().unwrap_or(0);
            let high = if bits == 0 { 0 } else { at(i + 1) << (64 - bits) };
            at(i) >> bits | high
        }))
    }
}

/// How far a set moves, and how to do it for each width.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Distance {
    turn: u32,
    up: u32,
    down: u32,
}

impl Distance {
    /// Returns the distance of so many cells, for sets of `W` words.
    pub(crate) fn new<const W: usize>(cells: isize) -> Self {
        let width = 64 * W as isize;
        let turn = cells.rem_euclid(width) as u32;
        Distance { turn, up: cells.max(0) as u32, down: (-cells).max(0) as u32 }
    }

    /// Returns the same distance the other way.
    pub(crate) fn back<const W: usize>(self) -> Self {
        let turn = (64 * W as u32 - self.turn) % (64 * W as u32);
        Distance { turn, up: self.down, down: self.up }
    }
}

/// Turns two words as one.
#[cfg(not(target_arch = "wasm32"))]
#[inline(always)]
fn turned([low, high]: [u64; 2], by: u32) -> [u64; 2] {
    let wide = (u128::from(low) | u128::from(high) << 64).rotate_left(by);
    [wide as u64, (wide >> 64) as u64]
}

/// The same word by word: in browsers whatever is wider is several calls, and a copy of this for each caller too much to fetch.
#[cfg(any(target_arch = "wasm32", test))]
#[inline(never)]
fn turned_by_words(words: [u64; 2], by: u32) -> [u64; 2] {
    let [low, high] = if by & 64 == 0 { words } else { [words[1], words[0]] };
    let (up, down) = (by & 63, !by & 63);
    [low << up | high >> 1 >> down, high << up | low >> 1 >> down]
}

#[cfg(target_arch = "wasm32")]
use turned_by_words as turned;

#[inline]
fn word_of<const W: usize>(cell: usize) -> usize {
    if W == 1 { 0 } else { (cell >> 6) % W }
}

/// For each byte and each of its set bits, where that bit stands.
static SELECT_IN_BYTE: [[u8; 8]; 256] = {
    let mut table = [[0; 8]; 256];
    let mut byte = 0;
    while byte < 256 {
        let (mut bit, mut k) = (0, 0);
        while bit < 8 {
            if byte >> bit & 1 == 1 {
                table[byte][k] = bit;
                k += 1;
            }
            bit += 1;
        }
        byte += 1;
    }
    table
};

pub(crate) const LOW: u64 = 0x0101_0101_0101_0101;
pub(crate) const HIGH: u64 = 0x8080_8080_8080_8080;

/// Returns for each byte how many bits are set in it and the bytes below it; the top byte holds the total.
#[inline]
pub(crate) fn byte_sums(word: u64) -> u64 {
    let mut sums = word - (word >> 1 & 0x5555_5555_5555_5555);
    sums = (sums & 0x3333_3333_3333_3333) + (sums >> 2 & 0x3333_3333_3333_3333);
    sums = (sums + (sums >> 4)) & 0x0f0f_0f0f_0f0f_0f0f;
    sums.wrapping_mul(LOW)
}

/// Returns the place of the `k`-th set bit.
#[inline]
fn select_in_word(word: u64, k: u32) -> usize {
    select_with_sums(word, byte_sums(word), k)
}

/// Returns the place of the `k`-th set bit, given the byte sums of the word.
#[inline]
fn select_with_sums(word: u64, sums: u64, k: u32) -> usize {
    // A byte's high bit survives the subtraction where its sum is above k; the lowest such byte holds the bit.
    let above = ((sums | HIGH) - (u64::from(k) + 1) * LOW) & HIGH;
    let shift = (above.trailing_zeros() - 7) & 63;
    let before = (sums << 8 >> shift) as u32 & 0xff;
    let byte = (word >> shift) as usize & 0xff;
    shift as usize + usize::from(SELECT_IN_BYTE[byte][(k - before) as usize & 7])
}

/// A set with the counts of its bytes, so that it is counted once and its cells found at once.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Counted<const W: usize> {
    bits: Bits<W>,
    /// The byte sums of the only word, or the count of all words.
    sums: u64,
}

impl<const W: usize> Counted<W> {
    /// No cell.
    pub(crate) const EMPTY: Self = Counted { bits: Bits::EMPTY, sums: 0 };

    /// Counts a set.
    #[inline]
    pub(crate) fn new(bits: Bits<W>) -> Self {
        let sums = if W == 1 { byte_sums(bits.0[0]) } else { u64::from(bits.count()) };
        Counted { bits, sums }
    }

    /// Returns how many cells are in.
    #[inline]
    pub(crate) fn count(&self) -> u32 {
        if W == 1 { (self.sums >> 56) as u32 } else { self.sums as u32 }
    }

    /// Returns this set, or the other on a condition that nobody can foresee.
    #[inline(always)]
    pub(crate) fn or_if(self, condition: bool, other: Self) -> Self {
        let bits = std::array::from_fn(|i| select_unpredictable(condition, other.bits.0[i], self.bits.0[i]));
        Counted { bits: Bits(bits), sums: select_unpredictable(condition, other.sums, self.sums) }
    }

    /// Returns the `k`-th cell, counted from 0; the set must have more than `k`.
    #[inline]
    pub(crate) fn select(&self, k: u32) -> usize {
        if W == 1 { select_with_sums(self.bits.0[0], self.sums, k) } else { self.bits.select(k) }
    }
}

macro_rules! bitwise {
    ($($trait:ident $method:ident $op:tt),*) => {$(
        impl<const W: usize> $trait for Bits<W> {
            type Output = Self;

            #[inline]
            fn $method(self, other: Self) -> Self {
                Bits(std::array::from_fn(|i| self.0[i] $op other.0[i]))
            }
        }
    )*};
}
bitwise!(BitAnd bitand &, BitOr bitor |, BitXor bitxor ^);

impl<const W: usize> BitOrAssign for Bits<W> {
    #[inline]
    fn bitor_assign(&mut self, other: Self) {
        *self = *self | other;
    }
}

impl<const W: usize> BitAndAssign for Bits<W> {
    #[inline]
    fn bitand_assign(&mut self, other: Self) {
        *self = *self & other;
    }
}

/// All cells outside the set, those beyond the board included.
impl<const W: usize> Not for Bits<W> {
    type Output = Self;

    #[inline]
    fn not(self) -> Self {
        Bits(std::array::from_fn(|i| !self.0[i]))
    }
}

#[cfg(test)]
mod tests {
    use super::{Bits, Distance, select_in_word, turned, turned_by_words};

    #[test]
    fn selecting_finds_each_bit_in_turn() {
        for word in [1, u64::MAX, 0x8000_0000_0000_0000, 0x0123_4567_89ab_cdef, 0xf0f0_0000_0000_0001] {
            let places: Vec<_> = (0..64).filter(|i| word >> i & 1 == 1).collect();
            for (k, place) in places.iter().enumerate() {
                assert_eq!(select_in_word(word, k as u32), *place, "bit {k} of {word:x}");
            }
        }
    }

    fn cuts_at_the_first_and_the_last<const W: usize>() {
        let n = 64 * W;
        for cells in
            [vec![], vec![0], vec![3, 40], vec![63], vec![n - 1], vec![5, n - 64], vec![n - 60, n - 2]]
        {
            let bits: Bits<W> = Bits::from_cells(&cells.iter().map(|&cell| cell as u16).collect::<Vec<_>>());
            let (first, last) =
                (cells.iter().copied().min().unwrap_or(n), cells.iter().copied().max().unwrap_or(0));
            for cell in 0..n {
                assert_eq!(bits.up_to_first().has(cell), cell <= first, "{cell} of {cells:?}");
                assert_eq!(bits.last_onwards().has(cell), cell >= last, "{cell} of {cells:?}");
            }
            assert_eq!(bits.has_at_most(1), cells.len() <= 1, "{cells:?}");
        }
    }

    #[test]
    fn sets_are_cut_across_words() {
        cuts_at_the_first_and_the_last::<1>();
        cuts_at_the_first_and_the_last::<2>();
        cuts_at_the_first_and_the_last::<4>();
    }

    fn moves_whole_words<const W: usize>() {
        let cells = [70, 75, 90, 100];
        let bits: Bits<W> = Bits::from_cells(&cells);
        for by in [1, 9, 20, -1, -9, -63, -64, -70] {
            let moved: Vec<_> = bits.moved(Distance::new::<W>(by)).iter().map(|cell| cell as isize).collect();
            assert_eq!(moved, cells.map(|cell| cell as isize + by));
        }
    }

    #[test]
    fn two_words_turn_as_one() {
        let words = [0x0123_4567_89ab_cdef, 0x8000_0f0f_00ff_0001];
        for by in 0..128 {
            assert_eq!(turned(words, by), turned_by_words(words, by), "{by}");
        }
    }

    #[test]
    fn moving_crosses_words() {
        moves_whole_words::<2>();
        moves_whole_words::<4>();
        moves_whole_words::<8>();
    }
}
