//! The kernel of games in which one piece walks over a small board: its neighbourhood is cut out as a few bits that
//! tell by look-up how many moves there are and where each leads.
//!
//! The empty cells and the place of the piece stay at hand; what the piece leaves behind is written down in the end.
//!
//! For Rastros and its variants on boards of up to 64 cells: switched off, they play at 0.6 of their speed.

use super::kernel::{Burst, Kernel, KernelPlan, MOST_STEPS, Played};
use crate::engine::bits::Bits;
use crate::engine::plan::{Lane, LaneDeed, LaneSet, Motion, Plan, PlanEnd};
use crate::engine::program::code::Program;
use crate::engine::program::state::{EMPTY, State};
use crate::engine::rng::Rng;
use crate::game::Side;

/// The cells of a neighbourhood at most.
const AROUND: usize = 8;
/// The bits of the number by which a neighbourhood is looked up.
const BITS: u32 = 9;
/// How many such numbers there are.
const NUMBERS: usize = 1 << BITS;
/// The cells of a word.
const CELLS: usize = 64;

/// How a neighbourhood is cut out of the board.
#[derive(Clone, Debug)]
pub(crate) struct Window {
    /// What the piece reaches from each cell.
    reach: [u64; CELLS],
    /// From the middle to the lowest cell.
    lowest: i32,
    /// What a neighbourhood is multiplied by, to have its number in the highest bits.
    factor: u64,
    /// For each number of a neighbourhood: how many cells there are.
    count: [u8; NUMBERS],
    /// For each of them and each cell in turn: how far it is from the lowest.
    step: Box<[u8; AROUND * NUMBERS]>,
}

impl Window {
    fn new<const W: usize>(reach: &[Bits<W>]) -> Option<Self> {
        if W != 1 || reach.len() > CELLS {
            return None;
        }
        let pairs = reach.iter().enumerate().flat_map(|(from, to)| to.iter().map(move |to| (from, to)));
        let mut distances: Vec<i32> = pairs.map(|(from, to)| to as i32 - from as i32).collect();
        distances.sort_unstable();
        distances.dedup();
        let lowest = *distances.first()?;
        if distances.len() > AROUND || distances.last()? - lowest >= CELLS as i32 {
            return None;
        }
        let places: Vec<u32> = distances.iter().map(|distance| (distance - lowest) as u32).collect();
        let factor = factor(&places)?;
        let mut window = Window {
            reach: std::array::from_fn(|cell| reach.get(cell).map_or(0, |cells| cells.0[0])),
            lowest,
            factor,
            count: [0; NUMBERS],
            step: Box::new([0; AROUND * NUMBERS]),
        };
        for open in 0..1_u64 << places.len() {
            let chosen = places.iter().enumerate().filter(|(bit, _)| open >> bit & 1 == 1);
            let number = number(spread(&places, open), factor);
            for (k, (_, &place)) in chosen.enumerate() {
                window.count[number] = k as u8 + 1;
                window.step[number * AROUND + k] = place as u8;
            }
        }
        Some(window)
    }

    /// Returns the open cells around one.
    #[inline(always)]
    fn open(&self, at: u32, empty: u64) -> u64 {
        self.reach[at as usize % CELLS] & empty
    }

    /// Returns the number of some open cells around one.
    #[inline(always)]
    fn around(&self, at: u32, open: u64) -> usize {
        number(open.rotate_right(at.wrapping_add_signed(self.lowest) & 63), self.factor)
    }

    /// Returns the cell to which the `k`-th move leads from one with such a neighbourhood.
    #[inline(always)]
    fn target(&self, at: u32, around: usize, k: u32) -> u32 {
        let step = self.step[(around * AROUND + k as usize) % (AROUND * NUMBERS)];
        at.wrapping_add_signed(self.lowest).wrapping_add(u32::from(step)) & 63
    }
}

/// Returns the number of a neighbourhood.
#[inline(always)]
fn number(around: u64, factor: u64) -> usize {
    (around.wrapping_mul(factor) >> (64 - BITS)) as usize
}

/// Puts the lowest bits of a number at some places.
fn spread(places: &[u32], bits: u64) -> u64 {
    places.iter().enumerate().fold(0, |word, (i, place)| word | (bits >> i & 1) << place)
}

/// Finds a factor that gives every neighbourhood another number: a sum of three powers of two, which is enough for three
/// rows of cells.
fn factor(places: &[u32]) -> Option<u64> {
    let all: Vec<u64> = (0..1 << places.len()).map(|open| spread(places, open)).collect();
    let tells_apart = |factor: &u64| {
        let mut seen = [false; NUMBERS];
        all.iter().all(|&around| !std::mem::replace(&mut seen[number(around, *factor)], true))
    };
    let powers = |most: u32| (0..=most).rev();
    let of_two = powers(63).flat_map(|first| powers(first).map(move |second| (first, second)));
    let of_three = of_two.flat_map(|(first, second)| powers(second).map(move |third| [first, second, third]));
    of_three.map(|sum| sum.iter().fold(0, |factor, power| factor | 1 << power)).find(tells_apart)
}

/// A game of one piece that walks.
#[derive(Clone, Debug)]
pub(crate) struct WalkerGame<const W: usize> {
    pub(crate) kernel_plan: KernelPlan<(), W, 1>,
    window: Window,
    layer: u8,
    leaves: u8,
    /// Where each side wins by going there.
    wins: [u64; 2],
}

impl<const W: usize> WalkerGame<W> {
    /// Writes a plan down, if all its steps are moves of one and the same piece to empty cells of a small board.
    pub(crate) fn new(program: &Program<W>, plan: &Plan<W>) -> Option<Self> {
        let first = plan.real_lanes(0).first().copied()?;
        let (LaneDeed::Carry { layer, takes: false, leaves }, Motion::Lone(reach)) =
            (first.deed, &first.motion)
        else {
            return None;
        };
        let is_alike = |lane: &Lane<W>| {
            let is_same = matches!(lane.deed, LaneDeed::Carry { layer: of, takes: false, leaves: left } if of == layer && left == leaves);
            let LaneSet { slot, flip, mask, apart } = lane.targets;
            let is_open =
                usize::from(slot) == EMPTY && flip.is_empty() && mask == program.all && apart.is_none();
            let is_free = usize::from(lane.spends) == EMPTY;
            is_same && is_open && is_free && matches!(&lane.motion, Motion::Lone(other) if other == reach)
        };
        let kernel_plan = KernelPlan::new(plan, false, |lanes| match lanes {
            [lane] if is_alike(lane) => Some(()),
            _ => None,
        })?;
        let kernel_plan = kernel_plan.with_arrivals(layer)?;
        let window = Window::new(reach)?;
        let wins = Side::BOTH.map(|side| wins(program, plan, side));
        Some(WalkerGame { kernel_plan, window, layer, leaves: leaves.unwrap_or(EMPTY as u8), wins })
    }

    /// Returns the layer of the piece, the slot of what it leaves behind, and what it reaches from each cell.
    pub(crate) fn ways(&self) -> (u8, u8, &[u64; CELLS]) {
        (self.layer, self.leaves, &self.window.reach)
    }

    /// Goes on in turn until there is no way, the piece arrives where the game ends for the side that moves, or the limit
    /// is near; with `TAKES_WINS` both go where they win. Returns how many steps were made and whether it arrived.
    #[inline(always)]
    fn walk<const TAKES_WINS: bool>(
        &self,
        walk: &mut Walk,
        turns: [(u64, u64); 2],
        rng: &mut Rng,
        limit: u32,
    ) -> (u32, bool) {
        let vacates = if usize::from(self.leaves) == EMPTY { u64::MAX } else { 0 };
        let mut plies = 0;
        while plies + 2 <= limit {
            for (goal, wins) in turns {
                let sought = if TAKES_WINS { wins } else { 0 };
                let Some(it) = walk.go(&self.window, sought, vacates, rng) else { return (plies, false) };
                plies += 1;
                if it & goal != 0 {
                    return (plies, true);
                }
            }
        }
        (plies, false)
    }
}

/// Finds the cells on which a side wins as soon as it brings the piece there; the first end that holds counts.
fn wins<const W: usize>(program: &Program<W>, plan: &Plan<W>, side: Side) -> u64 {
    let (mut wins, mut seen) = (0, 0);
    for (index, end) in &plan.ends[side.index()] {
        let PlanEnd::Meets(_, cells) = end else { return 0 };
        let cells = cells.0[0] & !seen;
        seen |= cells;
        if program.named_winner(usize::from(*index), side) == Some(side) {
            wins |= cells;
        }
    }
    wins
}

/// A piece on its way.
#[derive(Clone, Debug)]
pub(crate) struct WalkerKernel<'a, const W: usize> {
    game: &'a WalkerGame<W>,
    at: u32,
    empty: u64,
    around: usize,
    begin: (u32, u64),
    left: Bits<W>,
    reserve: u16,
    moves: u16,
    /// Whether both sides go where they win at once.
    takes_wins: bool,
}

impl<'a, const W: usize> WalkerKernel<'a, W> {
    /// Finds the piece, if it is on the board.
    pub(crate) fn begin(game: &'a WalkerGame<W>, state: &State<W>, takes_wins: bool) -> Option<Self> {
        let piece = state.layer(game.layer);
        if piece.is_empty() {
            return None;
        }
        let (at, empty) = (piece.first() as u32, state.empty().0[0]);
        let (left, reserve) = (state.layer(game.leaves), state.reserve[usize::from(game.leaves & 15)]);
        Some(WalkerKernel {
            game,
            at,
            empty,
            around: 0,
            begin: (at, empty),
            left,
            reserve,
            moves: 0,
            takes_wins,
        })
    }
}

/// What changes with every step of a walk.
struct Walk {
    at: u32,
    empty: u64,
    /// The cell it came from.
    origin: u32,
}

impl Walk {
    /// Goes one random step, to one of the cells that are sought if any is open; returns where to, or `None` if there is
    /// no way. `vacates` tells what may be left empty.
    #[inline(always)]
    fn go(&mut self, window: &Window, sought: u64, vacates: u64, rng: &mut Rng) -> Option<u64> {
        let open = window.open(self.at, self.empty);
        let around = window.around(self.at, if open & sought == 0 { open } else { open & sought });
        let count = u32::from(window.count[around]);
        if count == 0 {
            return None;
        }
        self.origin = self.at;
        self.at = window.target(self.at, around, rng.below(count));
        let it = 1_u64 << self.at;
        self.empty = self.empty & !it | 1 << self.origin & vacates;
        Some(it)
    }
}

impl<const W: usize> Kernel<W, 1> for WalkerKernel<'_, W> {
    type Step = ();

    const BURSTS: bool = true;

    /// Where two sides take turns and the game ends by an arrival or by being stuck, nothing but the walk is looked at.
    #[inline(always)]
    fn burst(
        &mut self,
        _: &Program<W>,
        kernel_plan: &KernelPlan<(), W, 1>,
        at: usize,
        _: &mut State<W>,
        (rng, limit): (&mut Rng, u32),
    ) -> Burst<W> {
        let (Some(other), Some(arrivals), Some(steps)) =
            (kernel_plan.turn(at), kernel_plan.arrivals(), kernel_plan.steps())
        else {
            return Burst::none(at);
        };
        let side = |at: usize| usize::from(steps[at % MOST_STEPS].0.side & 1);
        let turns = [at, other].map(side).map(|side| (arrivals[side].0[0], self.game.wins[side]));
        let mut walk = Walk { at: self.at & 63, empty: self.empty, origin: 0 };
        let (plies, arrived) = if self.takes_wins {
            self.game.walk::<true>(&mut walk, turns, rng, limit)
        } else {
            self.game.walk::<false>(&mut walk, turns, rng, limit)
        };
        (self.at, self.empty) = (walk.at, walk.empty);
        self.moves = self.moves.wrapping_add(plies as u16);
        let (to, origin) = (walk.at as usize, Bits::single(walk.origin as usize));
        let last = Played { lane: 0, to, it: Bits::single(to), origin };
        Burst::in_turn((at, other), plies, arrived.then_some(last))
    }

    #[inline(always)]
    fn count(&mut self, _: &Program<W>, _: &(), _: &State<W>) -> u32 {
        let window = &self.game.window;
        self.around = window.around(self.at, window.open(self.at, self.empty));
        u32::from(self.game.window.count[self.around])
    }

    #[inline(always)]
    fn play(&mut self, _: &Program<W>, _: &(), k: u32, _: &mut State<W>) -> Played<W> {
        let origin = self.at;
        self.at = self.game.window.target(origin, self.around, k);
        let (it, was) = (1_u64 << self.at, 1_u64 << (origin & 63));
        self.empty &= !it;
        if usize::from(self.game.leaves) == EMPTY {
            self.empty |= was;
        }
        self.moves += 1;
        let (to, origin) = (self.at as usize, Bits::single(origin as usize));
        Played { lane: 0, to, it: Bits::single(to), origin }
    }

    #[inline(always)]
    fn empty(&self, _: &State<W>) -> Bits<W> {
        let mut empty = Bits::EMPTY;
        empty.0[0] = self.empty;
        empty
    }

    fn settle(&self, state: &mut State<W>) {
        let it = Bits::single(self.at as usize);
        *state.layer_mut(self.game.layer) = it;
        state.layers[EMPTY] = self.empty(state);
        if usize::from(self.game.leaves) != EMPTY {
            let (at, empty) = self.begin;
            let mut before = Bits::single(at as usize);
            before.0[0] |= empty;
            *state.layer_mut(self.game.leaves) = self.left | before.without(state.empty()).without(it);
            *state.reserve_mut(self.game.leaves) = self.reserve.saturating_sub(self.moves);
        }
    }
}
