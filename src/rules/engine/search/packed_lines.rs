//! Games whose whole board fits in a word, laid open for search: a position is that word, the step that comes next and
//! who moved last. The moves, their order and the keys are those of the [`Arena`], which a test holds.

use std::fmt::{self, Debug, Formatter};
use std::ops::ControlFlow;

use super::arena::Arena;
use super::keys::{Keys, Stem};
use super::packed::{Compact, Sight};
use crate::engine::bits::Bits;
use crate::engine::moves::{Move, Way};
use crate::engine::plan::NO_STEP;
use crate::engine::play::apply::Ending;
use crate::engine::program::state::{EMPTY, N_SLOTS};
use crate::engine::random::kernels::Courses;
use crate::engine::random::word_board::{CELLS, TABLE};
use crate::game::Side;

/// The lanes of a step.
const LANES: usize = 3;

/// A position: the board in a word, the step that comes next, and the side that moved last.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Leaf {
    cells: u64,
    at: u8,
    last: u8,
}

/// A step: the side that plays it, the step after a move of each lane, and the name of these moves.
#[derive(Clone, Copy, Debug)]
struct Step {
    side: u8,
    next: [u8; LANES],
    ways: [Way; LANES],
    /// What keys tell apart besides the board, by who moved last.
    rest: [u64; 2],
}

/// The moves that take cells from one slot to another.
#[derive(Clone, Copy, Debug)]
struct Lane {
    slots: (u8, u8),
    /// Where the cells of the two slots begin in the word.
    begins: (u32, u32),
    /// How many pieces there are in all, on the board or not, of the kind that is put.
    most: u32,
}

/// A game in a word.
pub struct Leaflet<'a> {
    root: Leaf,
    keys: &'a Keys,
    steps: Vec<Step>,
    lanes: [Lane; LANES],
    /// The cells of the board.
    all: u64,
    lined: &'a [u64; TABLE],
    /// Who wins with a line that each side makes.
    winners: [Side; 2],
    /// Where the cells of each slot begin, and those of slots that never change.
    begins: [Option<u32>; N_SLOTS],
    fixed: [u64; N_SLOTS],
    /// How the game ends where nothing can be moved.
    stuck: Box<dyn Fn(Leaf) -> Ending + Sync + 'a>,
}

impl Debug for Leaflet<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.debug_struct("Leaflet").field("root", &self.root).finish_non_exhaustive()
    }
}

impl<const W: usize> Arena<'_, W> {
    /// Returns the game in a word, if it fits and ends by nothing but a line or for want of moves.
    pub fn leaflet(&self) -> Option<Leaflet<'_>> {
        let program = self.program;
        let plan = program.plan.as_ref()?;
        let Some(Courses::Word(game)) = &plan.courses else { return None };
        let root = self.root();
        let state = &root.state;
        let at = plan.enter(program, state)?;
        let heads = game.course.steps()?;
        let n_steps = plan.is_foreign.len();
        let is_calm = game.course.calm >> at & 1 == 1;
        let is_never_left_out = (0..n_steps as u16).all(|at| plan.skip(at) == NO_STEP);
        if !(is_calm && is_never_left_out && self.is_shared && self.fits_in_words()) {
            return None;
        }
        let steps = (0..n_steps).map(|at| {
            let head = &heads[at].0;
            let ways = plan.lanes(at as u16).0.iter().map(|lane| Way(lane.alternative));
            let mut ways = ways.chain(std::iter::repeat(Way(0)));
            let next = head.next.map(|[next, _]| next);
            Step {
                side: head.side & 1,
                next,
                ways: std::array::from_fn(|_| ways.next().unwrap_or(Way(0))),
                rest: self.rests(plan, at as u16),
            }
        });
        let steps = steps.collect();
        let begin = |place: usize| place as u32 * game.n_cells;
        let mut begins = [None; N_SLOTS];
        for (place, &slot) in game.slots.iter().enumerate() {
            begins[usize::from(slot) % N_SLOTS] = Some(begin(place));
        }
        let cells = game.cells(state);
        let lined: &[u64; TABLE] = game.lined.as_deref()?;
        let all = game.all;
        // Only new lines end the game; where there is none yet, all are new.
        if game.lanes.iter().any(|lane| has_line(lined, cells >> lane.to & all)) {
            return None;
        }
        let lanes = std::array::from_fn(|i| {
            let lane = &game.lanes[i];
            let to = game.slots[lane.place];
            let on_board = (cells >> lane.to & all).count_ones();
            let reserve = u32::from(state.reserve[usize::from(to & 15)]);
            let most = if usize::from(lane.spends) == EMPTY { u32::MAX } else { reserve + on_board };
            Lane { slots: (game.slots[i], to), begins: (begin(i), lane.to), most }
        });
        let winner = |side: Side| {
            let [(end, _)] = &*plan.ends[side.index()] else { return None };
            program.named_winner(usize::from(*end), side)
        };
        let [Some(first), Some(second)] = Side::BOTH.map(winner) else { return None };
        let base = *state;
        let stuck = move |leaf: Leaf| {
            let mut state = base;
            for (slot, begin) in begins.iter().enumerate() {
                let Some(begin) = begin else { continue };
                let layer = leaf.cells >> begin & all;
                let before = std::mem::replace(&mut state.layers[slot].0[0], layer);
                if slot != EMPTY {
                    let every = u32::from(base.reserve[slot]) + before.count_ones();
                    state.reserve[slot] = every.saturating_sub(layer.count_ones()) as u16;
                }
            }
            plan.leave(u16::from(leaf.at), &mut state);
            state.last_mover = leaf.last;
            program.ending_without_move(&state, &[])
        };
        Some(Leaflet {
            root: Leaf { cells, at: at as u8, last: state.last_mover },
            keys: &self.keys,
            steps,
            lanes,
            all,
            lined,
            winners: [first, second],
            begins,
            fixed: std::array::from_fn(|slot| state.layers[slot].0[0]),
            stuck: Box::new(stuck),
        })
    }
}

#[inline(always)]
fn has_line(lined: &[u64; TABLE], set: u64) -> bool {
    lined[set as usize / CELLS % TABLE] >> (set % CELLS as u64) & 1 == 1
}

impl Compact for Leaflet<'_> {
    type Board = Leaf;

    fn root(&self) -> Leaf {
        self.root
    }

    #[inline(always)]
    fn player(&self, leaf: Leaf) -> Side {
        Side::BOTH[usize::from(self.step(leaf).side & 1)]
    }

    #[inline]
    fn width(&self, leaf: Leaf) -> Result<u32, Ending> {
        let width = self.lanes.iter().map(|lane| self.targets(leaf, lane).count_ones()).sum();
        if width > 0 { Ok(width) } else { Err((self.stuck)(leaf)) }
    }

    #[inline(always)]
    fn spread(
        &self,
        leaf: Leaf,
        mut each: impl FnMut(Move, Leaf, Sight) -> ControlFlow<()>,
    ) -> Result<ControlFlow<()>, Ending> {
        let step = self.step(leaf);
        let stem = self.stem(leaf);
        let mut has_moves = false;
        for (i, lane) in self.lanes.iter().enumerate() {
            let targets = self.targets(leaf, lane);
            has_moves |= targets != 0;
            let next = self.steps[usize::from(step.next[i])].rest[usize::from(step.side & 1)];
            for cell in Bits([targets]).iter() {
                let after = self.moved(leaf, i, cell);
                let mv = Move::Cell { way: step.ways[i], at: cell as u16, also: None };
                let sight = match self.line(leaf, i, after) {
                    Some(ending) => Sight::Over(ending),
                    None => Sight::Open(self.keys.after_change(&stem, lane.slots, cell, next)),
                };
                if each(mv, after, sight).is_break() {
                    return Ok(ControlFlow::Break(()));
                }
            }
        }
        if has_moves { Ok(ControlFlow::Continue(())) } else { Err((self.stuck)(leaf)) }
    }

    fn play(&self, leaf: &mut Leaf, mv: Move) -> Option<Ending> {
        let Move::Cell { way, at, .. } = mv else { return None };
        let lane = self.step(*leaf).ways.iter().position(|&known| known == way)?;
        let before = std::mem::replace(leaf, self.moved(*leaf, lane, usize::from(at)));
        self.line(before, lane, *leaf)
    }

    #[inline]
    fn key(&self, leaf: Leaf) -> u64 {
        self.keys.of_stem(&self.stem(leaf), self.step(leaf).rest[usize::from(leaf.last & 1)])
    }
}

impl Leaflet<'_> {
    #[inline(always)]
    fn step(&self, leaf: Leaf) -> &Step {
        &self.steps[usize::from(leaf.at)]
    }

    /// Returns the cells from which a lane leads on.
    #[inline(always)]
    fn targets(&self, leaf: Leaf, lane: &Lane) -> u64 {
        let (from, to) = lane.begins;
        let taken = leaf.cells >> (to & 63) & self.all;
        // Most kinds of pieces are never all on the board.
        if lane.most != u32::MAX && taken.count_ones() >= lane.most {
            return 0;
        }
        leaf.cells >> (from & 63) & self.all
    }

    /// Returns the position after a move.
    #[inline(always)]
    fn moved(&self, leaf: Leaf, lane: usize, cell: usize) -> Leaf {
        let step = self.step(leaf);
        let (from, to) = self.lanes[lane].begins;
        let changed = 1 << ((from + cell as u32) & 63) | 1 << ((to + cell as u32) & 63);
        Leaf { cells: leaf.cells ^ changed, at: step.next[lane], last: step.side }
    }

    /// Returns how the game has ended if a move has made a line.
    #[inline(always)]
    fn line(&self, leaf: Leaf, lane: usize, after: Leaf) -> Option<Ending> {
        let grown = after.cells >> (self.lanes[lane].begins.1 & 63) & self.all;
        let winner = self.winners[usize::from(self.step(leaf).side & 1)];
        has_line(self.lined, grown).then_some(Ending { winner: Some(winner), end: None })
    }

    #[inline(always)]
    fn stem(&self, leaf: Leaf) -> Stem {
        self.keys.stem_of(|layer| match self.begins[usize::from(layer) % N_SLOTS] {
            Some(begin) => leaf.cells >> (begin & 63) & self.all,
            None => self.fixed[usize::from(layer) % N_SLOTS],
        })
    }
}
