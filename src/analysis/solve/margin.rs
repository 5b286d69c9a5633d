//! By how much a side wins: alpha-beta over the difference of counts, in games whose every end compares a count.
//!
//! The worth of a finished game is twice the first player's lead, and one more or less where the counts are equal and
//! a later rule decides. Where pieces that stay on the board count for themselves, the table keeps what is still to
//! come, so that positions that differ only in who has what are searched once.

use super::effort::{Effort, GivenUp};
use super::frame::Frame;
use super::space::{Outcome, Space};
use super::table::Table;
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

#[derive(Clone, Copy, Debug)]
struct Child<M> {
    mv: M,
    index: usize,
    key: u64,
    /// What is tried first has the lowest rank.
    rank: (bool, bool, u32, u32),
}

/// One thread's search.
pub(super) struct Counter<'a, S: Space> {
    shared: &'a Contest<'a, S>,
    effort: &'a Effort<'a>,
    lister: S::Lister,
    frames: Vec<Frame<S::Move, Child<S::Move>>>,
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
    pub(super) fn worth(&mut self, node: &S::Node, alpha: i64, beta: i64) -> Result<i64, GivenUp> {
        let key = self.shared.space.key(node);
        let (low, high) = self.bounds(node, key);
        if low >= beta || low == high {
            return Ok(low);
        }
        if high <= alpha {
            return Ok(high);
        }
        self.search(node.clone(), key, alpha, beta, 0)
    }

    /// Returns what the table knows of a position, as the first player sees it.
    #[inline]
    fn bounds(&self, node: &S::Node, key: u64) -> (i64, i64) {
        let known = Bounds::unpack(self.shared.table.get(key));
        let so_far = 2 * self.shared.space.so_far(node);
        if self.shared.space.is_exchanged(node) {
            (so_far - known.high, so_far - known.low)
        } else {
            (so_far + known.low, so_far + known.high)
        }
    }

    fn search(
        &mut self,
        mut node: S::Node,
        key: u64,
        alpha: i64,
        beta: i64,
        depth: usize,
    ) -> Result<i64, GivenUp> {
        let shared = self.shared;
        self.effort.visit(|| !shared.is_last_table && shared.table.is_crowded())?;
        if depth > DEEPEST {
            return Err(GivenUp::Endless);
        }
        let before = self.effort.spent.get();
        let so_far = 2 * shared.space.so_far(&node);
        let is_exchanged = shared.space.is_exchanged(&node);
        if self.frames.len() <= depth {
            self.frames.push(Frame::default());
        }
        let mut frame = std::mem::take(&mut self.frames[depth]);
        frame.moves.clear();
        frame.children.clear();
        let first = Bounds::unpack(shared.table.get(key)).best;
        let found = match shared.space.moves(&mut node, &mut self.lister, &mut frame.moves) {
            Err(outcome) => Ok((worth(outcome), 0, true)),
            Ok(()) => self.search_children(&node, alpha, beta, depth, first, &mut frame),
        };
        self.frames[depth] = frame;
        let (value, best, is_over) = found?;
        let mut bounds = Bounds::unpack(shared.table.get(key));
        let (mut low, mut high) = (-MOST, MOST);
        if value > alpha || is_over {
            low = value - so_far;
        }
        if value < beta || is_over {
            high = value - so_far;
        }
        if is_exchanged {
            (low, high) = (-high, -low);
        }
        (bounds.low, bounds.high) = (bounds.low.max(low), bounds.high.min(high));
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
        frame: &mut Frame<S::Move, Child<S::Move>>,
    ) -> Result<(i64, usize, bool), GivenUp> {
        let shared = self.shared;
        let player = shared.space.player(node);
        let is_first = player == Side::First;
        let (mut low, mut high) = (alpha, beta);
        let (mut best, mut best_move) = (if is_first { -MOST } else { MOST }, 0);
        let mut better = |value: i64, index: usize| {
            if if is_first { value > best } else { value < best } {
                (best, best_move) = (value, index);
            }
            if is_first {
                low = low.max(best);
            } else {
                high = high.min(best);
            }
            (best, best_move, low, high)
        };
        let mut now = (if is_first { -MOST } else { MOST }, 0, alpha, beta);
        for (index, &mv) in frame.moves.iter().enumerate() {
            let mut after = node.clone();
            if let Some(outcome) = shared.space.play(&mut after, mv) {
                now = better(worth(outcome), index);
            } else {
                let key = shared.space.key(&after);
                let (least, most) = self.bounds(&after, key);
                // What is known already may be enough.
                let sure = if is_first { least } else { most };
                if if is_first { sure >= beta } else { sure <= alpha } {
                    now = better(sure, index);
                } else {
                    let merit = self.merits[merit_of(player, shared.space.place(mv))];
                    let order = if self.thread % 2 == 1 { u32::MAX - index as u32 } else { index as u32 };
                    let goes_on = shared.space.player(&after) == player;
                    frame.children.push(Child {
                        mv,
                        index,
                        key,
                        rank: (index != first, !goes_on, !merit, order),
                    });
                }
            }
            if now.2 >= now.3 {
                return Ok((now.0, now.1, false));
            }
        }
        frame.children.sort_unstable_by_key(|child| child.rank);
        for place in 0..frame.children.len() {
            let child = frame.children[place];
            let mut after = node.clone();
            let _ = shared.space.play(&mut after, child.mv);
            let (least, most) = self.bounds(&after, child.key);
            let value = if least >= now.3 || least == most {
                least
            } else if most <= now.2 {
                most
            } else {
                self.search(after, child.key, now.2, now.3, depth + 1)?
            };
            now = better(value, child.index);
            if now.2 >= now.3 {
                let merit = &mut self.merits[merit_of(player, shared.space.place(child.mv))];
                *merit = merit.saturating_add(1);
                break;
            }
        }
        Ok((now.0, now.1, false))
    }
}

fn merit_of(player: Side, place: usize) -> usize {
    player.index() * 1024 + place.min(1023)
}
