//! By how much a side wins: alpha-beta over the difference of counts, in games whose every end compares a count.
//!
//! The worth of a finished game is twice the first player's lead, and one more or less where the counts are equal and
//! a later rule decides. Where pieces that stay on the board count for themselves, the table keeps what is still to
//! come, so that positions that differ only in who has what are searched once.

use super::effort::{Effort, GivenUp};
use super::space::{Outcome, Space};
use super::table::Table;
use crate::engine::Move;
use crate::game::Side;

/// No line of play is followed further.
const DEEPEST: usize = 1_000;
/// No worth is greater.
pub(super) const MOST: i64 = 400_000;
/// Bounds are packed as numbers above zero.
const OFFSET: i64 = 1 << 20;

/// What threads that look for one margin share.
#[derive(Debug)]
pub(super) struct Contest<'a, S: Space> {
    pub(super) space: &'a S,
    pub(super) table: &'a Table,
    /// Whether the table may not grow any more.
    pub(super) is_last_table: bool,
}

/// What is known of a position: bounds of the worth still to come, and the move that was best.
#[derive(Clone, Copy)]
struct Bounds {
    low: i64,
    high: i64,
    best: usize,
    work: u64,
}

impl Bounds {
    #[inline]
    fn unpack(data: u64) -> Bounds {
        if data == 0 {
            return Bounds { low: -MOST, high: MOST, best: usize::MAX, work: 0 };
        }
        let number = |shift: u32| (data >> shift & 0x1f_ffff) as i64 - OFFSET;
        Bounds { low: number(43), high: number(22), best: (data >> 8) as usize & 0x3fff, work: data & 0xff }
    }

    #[inline]
    fn pack(self) -> u64 {
        let number = |n: i64| (n + OFFSET) as u64;
        let best = self.best.min(0x3fff) as u64;
        number(self.low) << 43 | number(self.high) << 22 | best << 8 | self.work.min(255)
    }
}

#[derive(Default)]
struct Frame {
    moves: Vec<Move>,
    order: Vec<u32>,
}

/// One thread's search.
pub(super) struct Counter<'a, S: Space> {
    shared: &'a Contest<'a, S>,
    effort: &'a Effort<'a>,
    lister: S::Lister,
    frames: Vec<Frame>,
    thread: u32,
    /// How often a move has settled a position, by the cell it goes to.
    merits: Vec<u32>,
}

/// Returns the worth of a finished game for the first player.
pub(super) fn worth(outcome: Outcome) -> i64 {
    match outcome.lead.unwrap_or(0) {
        0 => outcome.winner.map_or(0, |winner| if winner == Side::First { 1 } else { -1 }),
        lead => (2 * lead).clamp(-MOST / 2, MOST / 2),
    }
}

impl<'a, S: Space> Counter<'a, S> {
    pub(super) fn new(shared: &'a Contest<'a, S>, effort: &'a Effort<'a>, thread: usize) -> Self {
        Counter {
            shared,
            effort,
            lister: S::Lister::default(),
            frames: Vec::new(),
            thread: thread as u32,
            merits: vec![0; 2 * 1024],
        }
    }

    /// Returns the worth of a position for the first player, if it lies between `alpha` and `beta`; else a bound.
    pub(super) fn search(
        &mut self,
        mut node: S::Node,
        alpha: i64,
        beta: i64,
        depth: usize,
    ) -> Result<i64, GivenUp> {
        let shared = self.shared;
        let key = shared.space.key(&node);
        let so_far = 2 * shared.space.so_far(&node);
        let known = Bounds::unpack(shared.table.get(key));
        let (low, high) = (known.low.saturating_add(so_far), known.high.saturating_add(so_far));
        if low >= beta || low == high {
            return Ok(low);
        }
        if high <= alpha {
            return Ok(high);
        }
        self.effort.visit(|| !shared.is_last_table && shared.table.is_crowded())?;
        if depth > DEEPEST {
            return Err(GivenUp::Endless);
        }
        let before = self.effort.spent.get();
        if self.frames.len() <= depth {
            self.frames.push(Frame::default());
        }
        let mut frame = std::mem::take(&mut self.frames[depth]);
        frame.moves.clear();
        let found = match shared.space.moves(&mut node, &mut self.lister, &mut frame.moves) {
            Err(outcome) => Ok((worth(outcome), 0, true)),
            Ok(()) => self.search_children(&node, alpha, beta, depth, known.best, &mut frame),
        };
        self.frames[depth] = frame;
        let (value, best, is_over) = found?;
        let mut bounds = Bounds::unpack(shared.table.get(key));
        if value > alpha || is_over {
            bounds.low = bounds.low.max(value - so_far);
        }
        if value < beta || is_over {
            bounds.high = bounds.high.min(value - so_far);
        }
        bounds.best = best;
        let spent = self.effort.spent.get() - before + 1;
        bounds.work = bounds.work.max(u64::from(64 - spent.leading_zeros()));
        shared.table.put(key, bounds.pack());
        Ok(value)
    }

    fn search_children(
        &mut self,
        node: &S::Node,
        alpha: i64,
        beta: i64,
        depth: usize,
        first: usize,
        frame: &mut Frame,
    ) -> Result<(i64, usize, bool), GivenUp> {
        let shared = self.shared;
        let player = shared.space.player(node);
        let is_first = player == Side::First;
        frame.order.clear();
        frame.order.extend(0..frame.moves.len() as u32);
        let (merits, turned) = (&self.merits, self.thread % 2 == 1);
        let rank = |&index: &u32| {
            let is_known = index as usize == first;
            let merit = merits[merit_of(player, frame.moves[index as usize])];
            (!is_known, u32::MAX - merit, if turned { u32::MAX - index } else { index })
        };
        frame.order.sort_by_cached_key(rank);
        let (mut low, mut high) = (alpha, beta);
        let mut best = if is_first { -MOST } else { MOST };
        let mut best_move = 0;
        for place in 0..frame.order.len() {
            let index = frame.order[place] as usize;
            let mut after = node.clone();
            let value = match shared.space.play(&mut after, frame.moves[index]) {
                Some(outcome) => worth(outcome),
                None => self.search(after, low, high, depth + 1)?,
            };
            if if is_first { value > best } else { value < best } {
                (best, best_move) = (value, index);
            }
            if is_first {
                low = low.max(best);
            } else {
                high = high.min(best);
            }
            if low >= high {
                let merit = &mut self.merits[merit_of(player, frame.moves[index])];
                *merit = merit.saturating_add(1);
                break;
            }
        }
        Ok((best, best_move, false))
    }
}

fn merit_of(player: Side, mv: Move) -> usize {
    player.index() * 1024 + mv.to().map_or(1023, |cell| usize::from(cell).min(1022))
}
