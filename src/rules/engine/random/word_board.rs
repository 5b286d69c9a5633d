//! The kernel of games in which pieces change where they stand, on a board so small that all its layers fit in one word.
//!
//! The layers stand side by side; a move turns one bit off and another one on. A supply is counted only when so many
//! moves have been made that it may have run out. Whether a layer has a line is looked up for all its cells at once.
//!
//! For Semáforo and its variants: switched off, they play at 0.6 of their speed.

use super::kernel::{Burst, Kernel, KernelPlan, Played};
use crate::engine::bits::{Bits, Counted};
use crate::engine::plan::{Lane, LaneDeed, Motion, Plan};
use crate::engine::program::code::Program;
use crate::engine::program::lines::Lines;
use crate::engine::program::state::{EMPTY, State};
use crate::engine::rng::Rng;

/// The cells of a word.
pub(crate) const CELLS: usize = 64;
/// At most so many layers stand in the word.
const MOST_SLOTS: usize = 8;

/// Boards of at most so many cells have a table of layers with a line.
const MOST_CELLS: usize = 16;
/// The words of that table.
pub(crate) const TABLE: usize = 1 << (MOST_CELLS - 6);

/// The moves that take cells from one layer to another.
#[derive(Clone, Copy, Debug)]
pub(crate) struct WordLane {
    /// Where the layer begins that the piece goes to, and which one it is.
    pub(crate) to: u32,
    pub(crate) place: usize,
    /// The slot whose supply is needed.
    pub(crate) spends: u8,
}

/// A game of changes, with what is known of all its steps alike.
#[derive(Clone, Debug)]
pub(crate) struct WordGame<const W: usize, const N: usize> {
    pub(crate) kernel_plan: KernelPlan<(), W, N>,
    pub(crate) lanes: [WordLane; N],
    /// The slots in the order in which their cells stand in the word; those of the lanes come first.
    pub(crate) slots: Vec<u8>,
    pub(crate) n_cells: u32,
    pub(crate) all: u64,
    /// Where each bit of the word goes to, and where the layer begins that it is then in.
    goes: [u8; CELLS],
    begins: [u8; CELLS],
    /// A bit for each set of cells, if the game ends by nothing but a line: whether the set has one.
    pub(crate) lined: Option<Box<[u64; TABLE]>>,
}

impl<const W: usize, const N: usize> WordGame<W, N> {
    /// Writes a plan down, if its steps are all alike and do nothing but change pieces.
    pub(crate) fn new(program: &Program<W>, plan: &Plan<W>) -> Option<Self> {
        let n_cells = program.ways.beside.len();
        if W != 1 || plan.is_foreign.contains(&true) {
            return None;
        }
        let change = |lane: &Lane<W>| {
            let LaneDeed::Change { from, to, gives_back } = lane.deed else { return None };
            let targets = &lane.targets;
            let is_whole = targets.slot == from && targets.flip == Bits::EMPTY && targets.mask == program.all;
            let is_plain = is_whole && targets.apart.is_none() && matches!(lane.motion, Motion::Nowhere);
            // What is replaced goes back to its supply.
            let is_even = gives_back == u16::from(usize::from(from) != EMPTY) && usize::from(to) != EMPTY;
            let is_own = lane.spends == to || usize::from(lane.spends) == EMPTY;
            (is_plain && is_even && is_own).then_some((from, to, lane.spends))
        };
        let changes: Vec<_> = plan.real_lanes(0).into_iter().map(change).collect::<Option<_>>()?;
        let mut slots: Vec<u8> = changes.iter().map(|&(from, ..)| from).collect();
        let is_clear = (1..slots.len()).all(|i| !slots[..i].contains(&slots[i]));
        for (_, to, _) in &changes {
            if !slots.contains(to) {
                slots.push(*to);
            }
        }
        let fits = slots.len() * n_cells <= CELLS && slots.len() <= MOST_SLOTS;
        if changes.len() != N || !is_clear || !fits {
            return None;
        }
        let is_alike = |lanes: &[&Lane<W>]| {
            let others: Option<Vec<_>> = lanes.iter().map(|lane| change(lane)).collect();
            (others.as_ref() == Some(&changes)).then_some(())
        };
        let kernel_plan = KernelPlan::new(plan, false, is_alike)?.without_meeting()?;
        let mut lanes = [WordLane { to: 0, place: 0, spends: 0 }; N];
        for (lane, &(_, to, spends)) in lanes.iter_mut().zip(&changes) {
            let place = slots.iter().position(|&slot| slot == to)?;
            *lane = WordLane { to: (place * n_cells) as u32, place, spends };
        }
        let (mut goes, mut begins) = ([0; CELLS], [0; CELLS]);
        for (i, lane) in lanes.iter().enumerate() {
            for cell in 0..n_cells {
                goes[(i * n_cells + cell) % CELLS] = lane.to as u8 + cell as u8;
                begins[(i * n_cells + cell) % CELLS] = lane.to as u8;
            }
        }
        let lined = kernel_plan.lines().and_then(|lines| lined(lines, n_cells));
        let (n_cells, all) = (n_cells as u32, program.all.0[0]);
        Some(WordGame { kernel_plan, lanes, slots, n_cells, all, goes, begins, lined })
    }

    /// Returns the word of a position.
    pub(crate) fn cells(&self, state: &State<W>) -> u64 {
        let slots = self.slots.iter().enumerate();
        slots.fold(0, |cells, (i, &slot)| cells | state.layer(slot).0[0] << ((i as u32 * self.n_cells) & 63))
    }

    /// Returns the lane of a bit of the word.
    #[inline(always)]
    fn lane(&self, bit: u32) -> usize {
        // Nobody can foresee the lane, so it is counted rather than branched to.
        (1..N as u32).filter(|i| bit >= i * self.n_cells).count()
    }
}

/// Finds for each set of cells whether it has a line, if there are few cells.
fn lined<const W: usize>(lines: &Lines<W>, n_cells: usize) -> Option<Box<[u64; TABLE]>> {
    if n_cells > MOST_CELLS {
        return None;
    }
    let mut table = Box::new([0; TABLE]);
    let lines: Vec<u64> = (0..n_cells).flat_map(|cell| lines.through(cell)).map(|line| line.0[0]).collect();
    for set in 0..1_u64 << n_cells {
        let has_line = lines.iter().any(|line| line & !set == 0);
        table[set as usize / 64] |= u64::from(has_line) << (set % 64);
    }
    Some(table)
}

/// A board in a word.
#[derive(Clone, Debug)]
pub(crate) struct WordKernel<'a, const W: usize, const N: usize> {
    game: &'a WordGame<W, N>,
    cells: u64,
    /// The cells of the layers from which pieces may go.
    open: u64,
    counted: Counted<1>,
    /// So many moves may be made before a supply is counted anew.
    safe: u32,
    /// The board and the supply of each slot with which random play began.
    begin: u64,
    reserve: [u32; MOST_SLOTS],
    grown: u64,
}

impl<'a, const W: usize, const N: usize> WordKernel<'a, W, N> {
    pub(crate) fn begin(game: &'a WordGame<W, N>, state: &State<W>) -> Self {
        let (cells, mut reserve) = (game.cells(state), [0; MOST_SLOTS]);
        for (i, &slot) in game.slots.iter().enumerate().take(MOST_SLOTS) {
            reserve[i] = u32::from(state.reserve[usize::from(slot & 15)]);
        }
        let mut word = WordKernel {
            game,
            cells,
            open: 0,
            counted: Counted::EMPTY,
            safe: 0,
            begin: cells,
            reserve,
            grown: 0,
        };
        word.supply(|word, at| word.reserve[at]);
        word
    }

    #[inline(always)]
    fn layer(&self, begin: u32) -> u64 {
        self.cells >> (begin & 63) & self.game.all
    }

    /// Returns what is left of a slot now.
    fn left(&self, at: usize) -> u32 {
        let begin = at as u32 * self.game.n_cells;
        let before = self.begin >> (begin & 63) & self.game.all;
        // Most games begin with layers that have no piece on the board.
        let n_before = if before == 0 { 0 } else { before.count_ones() };
        let all = self.reserve[at % MOST_SLOTS] + n_before;
        all.saturating_sub(self.layer(begin).count_ones())
    }

    /// Counts all supplies anew.
    #[inline(never)]
    fn look(&mut self) {
        self.supply(Self::left);
    }

    /// Finds out which lanes have a supply left, and for how many moves they surely will.
    #[inline(always)]
    fn supply(&mut self, left: impl Fn(&Self, usize) -> u32) {
        (self.open, self.safe) = (0, u32::MAX);
        for (i, lane) in self.game.lanes.iter().enumerate() {
            let left = match usize::from(lane.spends) {
                EMPTY => u32::MAX,
                _ => left(self, lane.place),
            };
            if left > 0 {
                self.open |= self.game.all << (i as u32 * self.game.n_cells);
            }
            // A supply that has run out may get a piece back with any move.
            self.safe = self.safe.min(left.max(1));
        }
    }
}

impl<const W: usize, const N: usize> Kernel<W, N> for WordKernel<'_, W, N> {
    type Step = ();

    const BURSTS: bool = true;

    /// Where two sides take turns and the game ends by a line, nothing but the word is looked at.
    #[inline(always)]
    fn burst(
        &mut self,
        _: &Program<W>,
        kernel_plan: &KernelPlan<(), W, N>,
        at: usize,
        _: &mut State<W>,
        (rng, limit): (&mut Rng, u32),
    ) -> Burst<W> {
        let game = self.game;
        let (Some(other), Some(lined)) = (kernel_plan.turn(at), &game.lined) else { return Burst::none(at) };
        let (mut cells, mut plies) = (self.cells, 0);
        let mut last = None;
        while plies < limit && last.is_none() {
            if self.safe == 0 {
                self.cells = cells;
                self.look();
            }
            let sure = self.safe.min(limit - plies);
            let mut played = 0;
            while played < sure {
                let open = Counted::new(Bits([cells & self.open]));
                if open.count() == 0 {
                    break;
                }
                let old = open.select(rng.below(open.count())) % CELLS;
                cells ^= 1 << old | 1 << (game.goes[old] & 63);
                played += 1;
                let grown = cells >> (game.begins[old] & 63) & game.all;
                if lined[grown as usize / 64 % TABLE] >> (grown % 64) & 1 == 1 {
                    (self.grown, last) = (grown, Some(old as u32));
                    break;
                }
            }
            plies += played;
            self.safe -= played;
            if played < sure {
                break;
            }
        }
        self.cells = cells;
        let may_end = last.map(|old| {
            let lane = game.lane(old);
            let to = (old - lane as u32 * game.n_cells) as usize;
            Played { lane, to, it: Bits::single(to), origin: Bits::EMPTY }
        });
        Burst::in_turn((at, other), plies, may_end)
    }

    #[inline(always)]
    fn count(&mut self, _: &Program<W>, _: &(), _: &State<W>) -> u32 {
        if self.safe == 0 {
            self.look();
        }
        self.counted = Counted::new(Bits([self.cells & self.open]));
        self.counted.count()
    }

    #[inline(always)]
    fn play(&mut self, _: &Program<W>, _: &(), k: u32, _: &mut State<W>) -> Played<W> {
        let n_cells = self.game.n_cells;
        let old = self.counted.select(k) as u32;
        let lane = self.game.lane(old);
        let to = old - lane as u32 * n_cells;
        let begin = self.game.lanes[lane % N].to;
        self.cells ^= 1 << (old & 63) | 1 << ((to + begin) & 63);
        self.grown = self.layer(begin);
        self.safe -= 1;
        Played { lane, to: to as usize, it: Bits::single(to as usize), origin: Bits::EMPTY }
    }

    #[inline(always)]
    fn grown(&self, _: &State<W>, _: u8) -> Bits<W> {
        let mut grown = Bits::EMPTY;
        grown.0[0] = self.grown;
        grown
    }

    fn settle(&self, state: &mut State<W>) {
        for (i, &slot) in self.game.slots.iter().enumerate() {
            state.layer_mut(slot).0[0] = self.layer(i as u32 * self.game.n_cells);
            if usize::from(slot) != EMPTY {
                *state.reserve_mut(slot) = self.left(i) as u16;
            }
        }
    }
}
