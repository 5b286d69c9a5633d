//! What changes during play, as the engine keeps it.

use crate::engine::bits::Bits;
use crate::game::Side;

/// The slots for sets of cells; no game has more than fourteen layers, none of those in which pieces never moved are
/// told or pieces come off after the turn more than twelve, and none of those in which pieces are linked more than eight.
pub(crate) const N_SLOTS: usize = 16;
/// The slot of the cells on which nothing stands, beside those of the layers so that both are changed alike.
pub(crate) const EMPTY: usize = 15;
/// A slot in which nothing ever stands.
pub(crate) const NOTHING: usize = 14;
/// The slot of the pieces that have never moved, in games that ask.
pub(crate) const UNMOVED: usize = 13;
/// The slot of the pieces that come off when the turn is over.
pub(crate) const DOOMED: usize = 12;
/// The slots of the links between pieces, in games that make some: a link is kept where it begins, in the slot of its axis.
pub(crate) const LINKS: usize = 8;
/// Links lead along so many axes at most.
pub(crate) const MOST_AXES: usize = DOOMED - LINKS;
/// No board has more pits than this.
pub(crate) const N_PITS: usize = 32;
/// No supply is larger; what is left of one that was overdrawn is more than this.
pub(crate) const MOST_SUPPLY: u16 = u16::MAX / 2;
/// Stands for "no cell".
pub(crate) const NOWHERE: u16 = u16::MAX;

/// A position as the engine keeps it: small, and copied freely.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct State<const W: usize> {
    /// Where the pieces of each layer stand, and where nothing does: the board without all layers.
    pub(crate) layers: [Bits<W>; N_SLOTS],
    /// The cells changed since the turn began.
    pub(crate) fresh: Bits<W>,
    /// How many pieces of each layer are left to place.
    pub(crate) reserve: [u16; N_SLOTS],
    /// The seeds in each pit.
    pub(crate) seeds: [u8; N_PITS],
    /// The seeds each side has taken.
    pub(crate) taken: [u8; 2],
    /// Where the last move ended.
    pub(crate) arrived: u16,
    /// Where the last move began.
    pub(crate) departed: u16,
    /// How many turns have been completed; 2 stands for two or more.
    pub(crate) turn: u16,
    /// Which step of the turn comes next.
    pub(crate) node: u16,
    /// How many passes there were in a row.
    pub(crate) passes: u8,
    /// The side to move.
    pub(crate) mover: u8,
    /// The side that moved last.
    pub(crate) last_mover: u8,
    /// Whether the sides have been swapped.
    pub(crate) swapped: bool,
    /// Whether no end that only a new cell brings about holds yet.
    pub(crate) quiet: Quiet,
}

/// What is known of the ends that only a new cell brings about. It follows from the board and saves looking at all of it;
/// positions do not differ by it.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Quiet(pub(crate) bool);

impl PartialEq for Quiet {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for Quiet {}

impl<const W: usize> State<W> {
    /// Returns the side to move.
    #[inline]
    pub fn side_to_move(&self) -> Side {
        if self.mover == 0 { Side::First } else { Side::Second }
    }

    /// Returns the cells on which nothing stands.
    #[inline(always)]
    pub(crate) fn empty(&self) -> Bits<W> {
        self.layers[EMPTY]
    }

    /// Returns the cells of a layer; layers are numbered from 0 to 15, and the mask spares a check.
    #[inline(always)]
    pub(crate) fn layer(&self, layer: u8) -> Bits<W> {
        self.layers[usize::from(layer & 15)]
    }

    /// Returns the cells of a layer, to be changed.
    #[inline(always)]
    pub(crate) fn layer_mut(&mut self, layer: u8) -> &mut Bits<W> {
        &mut self.layers[usize::from(layer & 15)]
    }

    /// Returns how many pieces of a layer are left, to be changed.
    #[inline(always)]
    pub(crate) fn reserve_mut(&mut self, layer: u8) -> &mut u16 {
        &mut self.reserve[usize::from(layer & 15)]
    }

    /// Lets cells go from one slot to another.
    #[inline(always)]
    pub(crate) fn change(&mut self, from: u8, to: u8, cells: Bits<W>) {
        *self.layer_mut(from) = self.layer(from) ^ cells;
        *self.layer_mut(to) = self.layer(to) ^ cells;
    }

    /// Takes from the supply what a cell that goes from one slot to another takes: a piece of the second, for so many
    /// of the first that are given back.
    #[inline(always)]
    pub(crate) fn change_supply(&mut self, from: u8, to: u8, gives_back: u16) {
        let reserve = self.reserve_mut(from);
        *reserve = reserve.wrapping_add(gives_back);
        let reserve = self.reserve_mut(to);
        *reserve = reserve.wrapping_sub(1);
    }

    /// Returns a number that is the same for the same pieces on the same cells, whoever is to move.
    #[inline]
    pub(crate) fn board_hash(&self) -> u64 {
        let mut hash = layers_hash(&self.layers[..NOTHING]);
        if self.seeds != [0; N_PITS] || self.taken != [0; 2] {
            for chunk in self.seeds.chunks_exact(8) {
                let word = chunk.iter().fold(0, |word, &byte| word << 8 | u64::from(byte));
                hash = mix(hash ^ word);
            }
            hash = mix(hash ^ u64::from(self.taken[0]) << 8 ^ u64::from(self.taken[1]));
        }
        hash
    }

    /// Returns a number that is the same for positions from which play goes on in the same way.
    #[inline]
    pub fn hash(&self) -> u64 {
        let step = u64::from(self.mover) | u64::from(self.node) << 8 | u64::from(self.turn) << 24;
        let memory = u64::from(self.passes) << 32 | u64::from(self.swapped) << 40;
        let moved = u64::from(self.arrived) ^ u64::from(self.departed) << 16;
        // What is left to place follows from the board, unless pieces have left the game for good.
        let left = self.reserve.iter().fold(0_u64, |left, &n| left.rotate_left(5) ^ u64::from(n));
        mix(mix(self.board_hash() ^ step ^ memory) ^ moved ^ left << 32)
    }

    /// Returns the same with what has changed in this turn.
    pub(crate) fn hash_in_turn(&self) -> u64 {
        mix(self.hash() ^ layers_hash(&[self.fresh]))
    }
}

/// Returns a number that is the same for the same pieces on the same cells; layers left out at the end count as empty.
#[inline]
pub(crate) fn layers_hash<const W: usize>(layers: &[Bits<W>]) -> u64 {
    let mut hash = 0x9e37_79b9_7f4a_7c15_u64;
    // Most slots are empty in most games: only what has cells is mixed in, with the number of its word.
    for (i, &word) in layers.iter().flat_map(|layer| &layer.0).enumerate() {
        if word != 0 {
            hash = mix(hash.wrapping_add((i as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15)) ^ word);
        }
    }
    hash
}

#[inline]
fn mix(word: u64) -> u64 {
    let product = u128::from(word) * 0xa076_1d64_78bd_642f_u128;
    (product as u64 ^ (product >> 64) as u64).wrapping_add(0x1d8e_4e27_c47d_124f)
}
