//! Keys of positions for tables: the same for positions that a search may take for one.

use crate::engine::program::code::Program;
use crate::engine::program::state::{DOOMED, NOWHERE, State, UNMOVED};
use crate::game::{Condition, Game, Verdict, Who};

/// Which positions a search may take for one and the same.
#[derive(Clone, Debug, Default)]
pub struct Reduction {
    /// Permutations of the cells that leave the rules as they are, the one that moves nothing left out.
    pub permutations: Vec<Vec<u16>>,
    /// For each layer the class it belongs to: layers of one class are never told apart by a rule of play.
    pub classes: Vec<u8>,
    /// Whether pieces of one class are told apart by the count that decides the game, to which each adds its share.
    pub is_summed: bool,
    /// Whether what the only piece of a game cannot reach any more is taken for filled.
    pub fills_unreachable: bool,
}

/// So many symmetries are looked at side by side.
const LANES: usize = 4;
/// Boards with more groups of symmetries have their keys summed up anew for each position.
const MOST_GROUPS: usize = 3;

/// Random numbers for everything a position consists of, summed up byte by byte, side by side for each symmetry.
#[derive(Debug)]
pub(crate) struct Keys {
    /// How many classes of layers are told apart.
    n_classes: usize,
    /// The bytes of the layers that are summed up.
    places: Vec<KeyByte>,
    /// For each group of symmetries, class, byte and value of the byte: a number for each symmetry.
    numbers: Vec<[u64; LANES]>,
    /// How many numbers a group has.
    per_group: usize,
    n_layers: usize,
    /// How many bytes a layer has.
    n_bytes: usize,
    /// The permutations, that which moves nothing first and as often again as fills the last group.
    permutations: Vec<Vec<u16>>,
    /// The layers whose reserves do not follow from the board.
    spent: Vec<usize>,
    /// Whether it matters later on who moved last.
    asks_last_mover: bool,
    /// Whether positions that differ in who holds which side are told apart once that is settled.
    asks_swapped: bool,
}

/// The sums of a position for all its symmetries, from which the keys of positions with few differences follow.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PartialKey([[u64; LANES]; MOST_GROUPS]);

/// Eight cells of a layer, and where their numbers begin. Layers of one class share their numbers; no cell is in two.
#[derive(Clone, Copy, Debug)]
struct KeyByte {
    layer: u8,
    word: u8,
    shift: u8,
    numbers: u32,
}

impl Keys {
    pub(crate) fn new(game: &Game, reduction: &Reduction, uses_history: bool, asks_swapped: bool) -> Keys {
        let n_cells = game.board().n_cells();
        let n_bytes = n_cells.div_ceil(8);
        let mut permutations = vec![(0..n_cells as u16).collect::<Vec<u16>>()];
        // What has occurred is known by its own numbers only, which no symmetry moves.
        if !uses_history {
            permutations.extend(reduction.permutations.iter().filter(|p| p.len() == n_cells).cloned());
        }
        while !permutations.len().is_multiple_of(LANES) {
            permutations.push(permutations[0].clone());
        }
        let mut classes = reduction.classes.clone();
        if classes.len() != game.layers().len() || uses_history {
            classes = (0..game.layers().len() as u8).collect();
        }
        let n_classes = classes.iter().map(|&class| usize::from(class) + 1).max().unwrap_or(0);
        let mut numbers = Vec::new();
        for group in permutations.chunks_exact(LANES) {
            for (class, byte, value) in
                (0..n_classes).flat_map(|c| (0..n_bytes).flat_map(move |b| (0..256).map(move |v| (c, b, v))))
            {
                numbers.push(std::array::from_fn(|lane| {
                    let bits = (0..8).filter(|bit| value >> bit & 1 == 1);
                    let cells = bits.filter_map(|bit| group[lane].get(byte * 8 + bit));
                    cells.fold(0, |sum, &cell| sum ^ salt(1, class as u64, u64::from(cell)))
                }));
            }
        }
        let place = |layer: usize, byte: usize| KeyByte {
            layer: layer as u8,
            word: (byte / 8) as u8,
            shift: (byte % 8 * 8) as u8,
            numbers: ((usize::from(classes[layer]) * n_bytes + byte) * 256) as u32,
        };
        let places = (0..classes.len()).flat_map(|layer| (0..n_bytes).map(move |byte| (layer, byte)));
        let places = places.map(|(layer, byte)| place(layer, byte)).collect();
        let spent = (0..game.layers().len()).filter(|&layer| game.layers()[layer].placed_once).collect();
        let says_mover = |verdict: &Verdict| match verdict {
            Verdict::Win(who) | Verdict::Loss(who) => match who {
                Who::Mover => true,
                Who::Next | Who::Side(_) => false,
            },
            Verdict::Draw | Verdict::Contest { .. } => false,
        };
        let asks_last_mover = game
            .ends()
            .iter()
            .any(|end| end.condition != Condition::NoMove || end.verdicts.iter().any(says_mover));
        let per_group = n_classes * n_bytes * 256;
        let n_layers = classes.len();
        Keys {
            n_classes,
            places,
            numbers,
            per_group,
            n_layers,
            n_bytes,
            permutations,
            spent,
            asks_last_mover,
            asks_swapped,
        }
    }

    /// Returns how many classes of layers are told apart.
    pub(crate) fn n_classes(&self) -> usize {
        self.n_classes
    }

    /// Returns the key of a position.
    pub(crate) fn of<const W: usize>(&self, state: &State<W>, program: &Program<W>) -> u64 {
        let mut least = u64::MAX;
        for (group, permutations) in self.permutations.chunks_exact(LANES).enumerate() {
            let mut sums = self.sums(group, state);
            if program.remembers() {
                for (sum, permutation) in sums.iter_mut().zip(permutations) {
                    *sum ^= remembered(state, permutation, program);
                }
            }
            least = sums.iter().fold(least, |least, &sum| least.min(sum));
        }
        scatter(least ^ self.rest(state))
    }

    /// Returns the sums of a position, unless positions differ by more than their pieces.
    pub(crate) fn partial<const W: usize>(
        &self,
        state: &State<W>,
        program: &Program<W>,
    ) -> Option<PartialKey> {
        let n_groups = self.permutations.len() / LANES;
        if n_groups > MOST_GROUPS || program.remembers() {
            return None;
        }
        let sums = |group| if group < n_groups { self.sums(group, state) } else { [u64::MAX; LANES] };
        Some(PartialKey(std::array::from_fn(sums)))
    }

    /// Returns whether nothing but the board and the step is told apart.
    pub(crate) fn is_of_boards(&self) -> bool {
        self.spent.is_empty()
    }

    /// Returns the sums of a board of one word, whose layers are told one by one.
    #[inline(always)]
    pub(crate) fn partial_of(&self, layer: impl Fn(u8) -> u64) -> PartialKey {
        let n_groups = self.permutations.len() / LANES;
        PartialKey(std::array::from_fn(|group| {
            if group < n_groups { self.sums_of(group, |place| layer(place.layer)) } else { [u64::MAX; LANES] }
        }))
    }

    /// Returns the key of a position from its own sums.
    #[inline]
    pub(crate) fn of_partial(&self, partial: &PartialKey, rest: u64) -> u64 {
        self.least(partial, rest, |_| {})
    }

    /// Returns the key of a position from the sums of one that differs from it in a few cells.
    #[inline]
    pub(crate) fn after<const W: usize>(
        &self,
        partial: &PartialKey,
        before: &State<W>,
        after: &State<W>,
    ) -> u64 {
        self.least(partial, self.rest(after), |changes| {
            for layer in 0..self.n_layers as u8 {
                for cell in (before.layer(layer) ^ after.layer(layer)).iter() {
                    changes.add(layer, cell);
                }
            }
        })
    }

    /// Returns the key of a position in which a cell has gone from one slot to another; `rest` is that of [`Self::rest`].
    #[inline(always)]
    pub(crate) fn after_change(
        &self,
        partial: &PartialKey,
        (from, to): (u8, u8),
        cell: usize,
        rest: u64,
    ) -> u64 {
        self.least(partial, rest, |changes| {
            // No layer is behind what is empty.
            if usize::from(from) < self.n_layers {
                changes.add(from, cell);
            }
            if usize::from(to) < self.n_layers {
                changes.add(to, cell);
            }
        })
    }

    /// Returns the key of a position in which a piece of one of two layers has moved, and may have taken one of the other.
    #[inline(always)]
    pub(crate) fn after_step(
        &self,
        partial: &PartialKey,
        layer: u8,
        (from, to): (usize, usize),
        has_taken: bool,
        rest: u64,
    ) -> u64 {
        self.least(partial, rest, |changes| {
            changes.add(layer, from);
            changes.add(layer, to);
            if has_taken {
                changes.add(1 - layer, to);
            }
        })
    }

    /// Returns the least sum after some changes, over all symmetries, together with the rest.
    #[inline(always)]
    fn least(&self, partial: &PartialKey, rest: u64, change: impl Fn(&mut Changes<'_>)) -> u64 {
        let mut least = u64::MAX;
        for (group, &sums) in partial.0.iter().enumerate().take(self.permutations.len() / LANES) {
            let numbers = &self.numbers[group * self.per_group..][..self.per_group];
            let mut changes = Changes { keys: self, numbers, sums };
            change(&mut changes);
            least = changes.sums.iter().fold(least, |least, &sum| least.min(sum));
        }
        scatter(least ^ rest)
    }

    #[inline]
    fn sums<const W: usize>(&self, group: usize, state: &State<W>) -> [u64; LANES] {
        self.sums_of(group, |place| state.layer(place.layer).0[usize::from(place.word) % W])
    }

    #[inline(always)]
    fn sums_of(&self, group: usize, word: impl Fn(&KeyByte) -> u64) -> [u64; LANES] {
        let numbers = &self.numbers[group * self.per_group..][..self.per_group];
        let mut sums = [0; LANES];
        for place in &self.places {
            let byte = (word(place) >> (place.shift & 63)) as usize & 0xff;
            let row = &numbers[place.numbers as usize + byte];
            for lane in 0..LANES {
                sums[lane] ^= row[lane];
            }
        }
        sums
    }

    /// Returns a number for whose turn it is, and what else is told apart besides the board.
    #[inline]
    pub(crate) fn rest<const W: usize>(&self, state: &State<W>) -> u64 {
        let mut rest = u64::from(state.mover)
            | u64::from(state.node) << 1
            | u64::from(state.turn) << 17
            | u64::from(state.passes) << 20
            | u64::from(state.swapped && (self.asks_swapped || state.turn < 2)) << 28;
        if self.asks_last_mover || state.turn < 2 {
            rest |= u64::from(state.last_mover) << 29;
        }
        for &layer in &self.spent {
            rest = scatter(rest.wrapping_add(u64::from(state.reserve[layer]) << 32));
        }
        scatter(rest)
    }
}

/// The sums of one group of symmetries, as cells change.
struct Changes<'a> {
    keys: &'a Keys,
    numbers: &'a [[u64; LANES]],
    sums: [u64; LANES],
}

impl Changes<'_> {
    /// A layer has gained or lost a cell.
    #[inline(always)]
    fn add(&mut self, layer: u8, cell: usize) {
        // A byte with this cell alone.
        let place = &self.keys.places[usize::from(layer) * self.keys.n_bytes + cell / 8];
        let row = &self.numbers[place.numbers as usize + (1 << (cell % 8))];
        for (sum, number) in self.sums.iter_mut().zip(row) {
            *sum ^= number;
        }
    }
}

/// Returns a number for what a position remembers besides its pieces, as a symmetry sees it.
fn remembered<const W: usize>(state: &State<W>, permutation: &[u16], program: &Program<W>) -> u64 {
    let seen =
        |cell: u16| permutation.get(usize::from(cell)).map_or(u64::from(NOWHERE), |&cell| u64::from(cell));
    let mut sum = 0;
    if program.uses_memory {
        sum ^= salt(2, 0, seen(state.arrived)) ^ salt(2, 1, seen(state.departed));
    }
    if program.uses_fresh {
        sum = state.fresh.iter().fold(sum, |sum, cell| sum ^ salt(3, 0, seen(cell as u16)));
    }
    for &pit in &program.track {
        sum ^= salt(4, u64::from(state.seeds[usize::from(pit)]), seen(pit));
    }
    if program.uses_doom {
        let doomed = state.layers[DOOMED];
        sum = doomed.iter().fold(sum, |sum, cell| sum ^ salt(6, 0, seen(cell as u16)));
    }
    if program.uses_unmoved {
        let unmoved = state.layers[UNMOVED];
        sum = unmoved.iter().fold(sum, |sum, cell| sum ^ salt(7, 0, seen(cell as u16)));
    }
    for (a, b) in program.links_of(state) {
        let (a, b) = (seen(a), seen(b));
        sum ^= salt(8, a.min(b), a.max(b));
    }
    sum ^ salt(5, u64::from(state.taken[0]), u64::from(state.taken[1]))
}

impl<const W: usize> Program<W> {
    /// Returns whether positions differ by more than their pieces and the step of the turn.
    #[inline]
    fn remembers(&self) -> bool {
        let is_watched = self.uses_doom || self.uses_unmoved || self.counts_captures || self.links.is_some();
        self.uses_memory || self.uses_fresh || is_watched || !self.track.is_empty()
    }
}

/// Returns a number for a board that has occurred.
pub(crate) fn entry_key((board, step): (u64, u32)) -> u64 {
    scatter(board ^ u64::from(step) << 48)
}

/// Returns a number that looks random.
fn salt(kind: u64, a: u64, b: u64) -> u64 {
    scatter(scatter(kind << 32 ^ a << 16 ^ b).wrapping_add(0x9e37_79b9_7f4a_7c15))
}

/// Spreads a number over all its bits, without losing any.
#[inline]
fn scatter(mut z: u64) -> u64 {
    z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ z >> 31
}
