//! Games whose whole board fits in a word, laid open for search: a position is that word, the step that comes next and
//! who moved last. The moves, their order and the keys are those of the [`Arena`], which a test holds.

use std::fmt::{self, Debug, Formatter};
use std::ops::ControlFlow;

use super::arena::Arena;
use super::keys::{Keys, PartialKey};
use super::packed::{Lookahead, PackedGame};
use crate::engine::bits::Bits;
use crate::engine::moves::{Move, Way};
use crate::engine::plan::NO_STEP;
use crate::engine::play::ending::Ending;
use crate::engine::play::history::History;
use crate::engine::program::state::{EMPTY, N_SLOTS};
use crate::engine::random::kernels::Kernels;
use crate::engine::random::word_board::{CELLS, TABLE};
use crate::game::Side;

/// The lanes of a step.
const LANES: usize = 3;

/// A position: the board in a word, the step that comes next, and the side that moved last.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LinesBoard {
    cells: u64,
    at: u8,
    last: u8,
}

/// A step: the side that plays it, the step after a move of each lane, and the name of these moves.
#[derive(Clone, Copy, Debug)]
struct LinesStep {
    side: u8,
    next: [u8; LANES],
    ways: [Way; LANES],
    /// What keys tell apart besides the board, by who moved last.
    rest: [u64; 2],
}

/// The moves that take cells from one slot to another.
#[derive(Clone, Copy, Debug)]
struct LinesLane {
    slots: (u8, u8),
    /// Where the cells of the two slots begin in the word.
    begins: (u32, u32),
    /// How many pieces there are in all, on the board or not, of the kind that is put.
    most: u32,
}

/// A game in a word.
pub struct PackedLines<'a> {
    root: LinesBoard,
    keys: &'a Keys,
    steps: Vec<LinesStep>,
    lanes: [LinesLane; LANES],
    /// The cells of the board.
    all: u64,
    lined: &'a [u64; TABLE],
    /// Who wins with a line that each side makes.
    winners: [Side; 2],
    /// Where the cells of each slot begin, and those of slots that never change.
    begins: [Option<u32>; N_SLOTS],
    fixed: [u64; N_SLOTS],
    /// How the game ends where nothing can be moved.
    stuck: Box<dyn Fn(LinesBoard) -> Ending + Sync + 'a>,
}

impl Debug for PackedLines<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.debug_struct("PackedLines").field("root", &self.root).finish_non_exhaustive()
    }
}

impl<const W: usize> Arena<'_, W> {
    /// Returns the game in a word, if it fits and ends by nothing but a line or for want of moves.
    pub fn packed_lines(&self) -> Option<PackedLines<'_>> {
        let program = self.program;
        let plan = self.fast.plan.as_ref()?;
        let Some(Kernels::Word(game)) = &self.fast.kernels else { return None };
        let root = self.root();
        let state = &root.state;
        let at = plan.enter(program, state)?;
        let heads = game.kernel_plan.steps()?;
        let n_steps = plan.is_foreign.len();
        let is_calm = game.kernel_plan.calm >> at & 1 == 1;
        let is_never_left_out = (0..n_steps as u16).all(|at| plan.skip(at) == NO_STEP);
        if !(is_calm && is_never_left_out && self.is_shared && self.fits_in_words()) {
            return None;
        }
        let steps = (0..n_steps).map(|at| {
            let head = &heads[at].0;
            let ways = plan.lanes(at as u16).0.iter().map(|lane| Way(lane.alternative));
            let mut ways = ways.chain(std::iter::repeat(Way(0)));
            let next = head.next.map(|[next, _]| next);
            LinesStep {
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
            LinesLane { slots: (game.slots[i], to), begins: (begin(i), lane.to), most }
        });
        let winner = |side: Side| {
            let [(end, _)] = &*plan.ends[side.index()] else { return None };
            program.named_winner(usize::from(*end), side)
        };
        let [Some(first), Some(second)] = Side::BOTH.map(winner) else { return None };
        let base = *state;
        let stuck = move |board: LinesBoard| {
            let mut state = base;
            for (slot, begin) in begins.iter().enumerate() {
                let Some(begin) = begin else { continue };
                let layer = board.cells >> begin & all;
                let before = std::mem::replace(&mut state.layers[slot].0[0], layer);
                if slot != EMPTY {
                    let every = u32::from(base.reserve[slot]) + before.count_ones();
                    state.reserve[slot] = every.saturating_sub(layer.count_ones()) as u16;
                }
            }
            plan.leave(u16::from(board.at), &mut state);
            state.last_mover = board.last;
            program.ending_without_move(&state, History::none())
        };
        Some(PackedLines {
            root: LinesBoard { cells, at: at as u8, last: state.last_mover },
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

impl PackedGame for PackedLines<'_> {
    type Board = LinesBoard;

    fn root(&self) -> LinesBoard {
        self.root
    }

    #[inline(always)]
    fn player(&self, board: LinesBoard) -> Side {
        Side::BOTH[usize::from(self.step(board).side & 1)]
    }

    #[inline]
    fn width(&self, board: LinesBoard) -> Result<u32, Ending> {
        let width = self.lanes.iter().map(|lane| self.targets(board, lane).count_ones()).sum();
        if width > 0 { Ok(width) } else { Err((self.stuck)(board)) }
    }

    #[inline(always)]
    fn expand(
        &self,
        board: LinesBoard,
        mut each: impl FnMut(Move, LinesBoard, Lookahead) -> ControlFlow<()>,
    ) -> Result<ControlFlow<()>, Ending> {
        let step = self.step(board);
        let partial = self.partial(board);
        let mut has_moves = false;
        for (i, lane) in self.lanes.iter().enumerate() {
            let targets = self.targets(board, lane);
            has_moves |= targets != 0;
            let next = self.steps[usize::from(step.next[i])].rest[usize::from(step.side & 1)];
            for cell in Bits([targets]).iter() {
                let after = self.moved(board, i, cell);
                let mv = Move::Cell { way: step.ways[i], at: cell as u16, also: None };
                let lookahead = match self.line(board, i, after) {
                    Some(ending) => Lookahead::Over(ending),
                    None => Lookahead::Open(self.keys.after_change(&partial, lane.slots, cell, next)),
                };
                if each(mv, after, lookahead).is_break() {
                    return Ok(ControlFlow::Break(()));
                }
            }
        }
        if has_moves { Ok(ControlFlow::Continue(())) } else { Err((self.stuck)(board)) }
    }

    fn play(&self, board: &mut LinesBoard, mv: Move) -> Option<Ending> {
        let Move::Cell { way, at, .. } = mv else { return None };
        let lane = self.step(*board).ways.iter().position(|&known| known == way)?;
        let before = std::mem::replace(board, self.moved(*board, lane, usize::from(at)));
        self.line(before, lane, *board)
    }

    #[inline]
    fn key(&self, board: LinesBoard) -> u64 {
        self.keys.of_partial(&self.partial(board), self.step(board).rest[usize::from(board.last & 1)])
    }
}

impl PackedLines<'_> {
    #[inline(always)]
    fn step(&self, board: LinesBoard) -> &LinesStep {
        &self.steps[usize::from(board.at)]
    }

    /// Returns the cells from which a lane leads on.
    #[inline(always)]
    fn targets(&self, board: LinesBoard, lane: &LinesLane) -> u64 {
        let (from, to) = lane.begins;
        let taken = board.cells >> (to & 63) & self.all;
        // Most kinds of pieces are never all on the board.
        if lane.most != u32::MAX && taken.count_ones() >= lane.most {
            return 0;
        }
        board.cells >> (from & 63) & self.all
    }

    /// Returns the position after a move.
    #[inline(always)]
    fn moved(&self, board: LinesBoard, lane: usize, cell: usize) -> LinesBoard {
        let step = self.step(board);
        let (from, to) = self.lanes[lane].begins;
        let changed = 1 << ((from + cell as u32) & 63) | 1 << ((to + cell as u32) & 63);
        LinesBoard { cells: board.cells ^ changed, at: step.next[lane], last: step.side }
    }

    /// Returns how the game has ended if a move has made a line.
    #[inline(always)]
    fn line(&self, board: LinesBoard, lane: usize, after: LinesBoard) -> Option<Ending> {
        let grown = after.cells >> (self.lanes[lane].begins.1 & 63) & self.all;
        let winner = self.winners[usize::from(self.step(board).side & 1)];
        has_line(self.lined, grown).then_some(Ending { winner: Some(winner), end: None })
    }

    #[inline(always)]
    fn partial(&self, board: LinesBoard) -> PartialKey {
        self.keys.partial_of(|layer| match self.begins[usize::from(layer) % N_SLOTS] {
            Some(begin) => board.cells >> (begin & 63) & self.all,
            None => self.fixed[usize::from(layer) % N_SLOTS],
        })
    }
}
