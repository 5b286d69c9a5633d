//! By how much a side wins: alpha-beta over the difference of counts, in games whose every end compares a count.
//!
//! The worth of a finished game is twice the first player's lead, and one more or less where the counts are equal and
//! a later rule decides. Where pieces that stay on the board count for themselves, the table keeps what is still to
//! come, so that positions that differ only in who has what are searched once.

use super::effort::{Effort, GivenUp};
use super::frame::{Frame, Frames, Layout};
use super::space::{Outcome, Space};
use super::transposition_table::TranspositionTable;
use crate::game::Side;

/// No worth is greater.
pub(super) const MOST: i64 = 400_000;
/// Stands for no child: a move that ends the game.
const NO_CHILD: usize = 0x3fff;
/// Bounds are packed as numbers above zero.
const OFFSET: i64 = 1 << 20;

/// What threads that look for one margin share.
#[derive(Debug)]
pub(super) struct Contest<'a, S: Space> {
    pub(super) space: &'a S,
    pub(super) table: &'a TranspositionTable,
    /// Whether the table may not grow any more.
    pub(super) is_last_table: bool,
}

/// What is known of a position: bounds of the worth still to come, and the child that was best.
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
            return Bounds { low: -MOST, high: MOST, best: NO_CHILD, work: 0 };
        }
        let number = |shift: u32| (data >> shift & 0x1f_ffff) as i64 - OFFSET;
        Bounds { low: number(43), high: number(22), best: (data >> 8) as usize & NO_CHILD, work: data & 0xff }
    }

    #[inline]
    fn pack(self) -> u64 {
        let number = |n: i64| (n + OFFSET) as u64;
        let best = self.best.min(NO_CHILD) as u64;
        number(self.low) << 43 | number(self.high) << 22 | best << 8 | self.work.min(255)
    }
}

/// A child's rank, the lowest of which is tried first, and its index.
type Note = ((bool, bool, u32, u32), u32);

/// The window of a search, and the best that was found for the side to move.
struct Window {
    is_first: bool,
    low: i64,
    high: i64,
    best: i64,
    best_child: usize,
}

impl Window {
    fn new(player: Side, low: i64, high: i64) -> Window {
        let is_first = player == Side::First;
        Window { is_first, low, high, best: if is_first { -MOST } else { MOST }, best_child: NO_CHILD }
    }

    /// Takes note of what a move is worth, and tells whether no other need be looked at.
    fn take(&mut self, value: i64, child: usize) -> bool {
        if if self.is_first { value > self.best } else { value < self.best } {
            (self.best, self.best_child) = (value, child);
        }
        if self.is_first {
            self.low = self.low.max(self.best);
        } else {
            self.high = self.high.min(self.best);
        }
        self.low >= self.high
    }
}

/// One thread's search.
pub(super) struct Counter<'a, S: Space> {
    shared: &'a Contest<'a, S>,
    effort: &'a Effort<'a>,
    lister: S::Lister,
    /// The notes are the children in the order they are tried.
    frames: Frames<S, Note>,
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
            frames: Frames::default(),
            thread: thread as u32,
            merits: vec![0; 2 * 1024],
        }
    }

    /// Returns the worth of a position for the first player, if it lies between `alpha` and `beta`; else a bound.
    pub(super) fn worth(&mut self, node: &S::Node, alpha: i64, beta: i64) -> Result<i64, GivenUp> {
        let key = self.shared.space.key(node);
        let (low, high) = self.seen(node, self.shared.table.get(key));
        if low >= beta || low == high {
            return Ok(low);
        }
        if high <= alpha {
            return Ok(high);
        }
        self.search(&mut node.clone(), key, (alpha, beta), 0)
    }

    /// Returns what an entry of the table says of a position, as the first player sees it.
    #[inline]
    fn seen(&self, node: &S::Node, data: u64) -> (i64, i64) {
        let known = Bounds::unpack(data);
        let so_far = 2 * self.shared.space.so_far(node);
        if self.shared.space.is_exchanged(node) {
            (so_far - known.high, so_far - known.low)
        } else {
            (so_far + known.low, so_far + known.high)
        }
    }

    fn search(
        &mut self,
        node: &mut S::Node,
        key: u64,
        (alpha, beta): (i64, i64),
        depth: usize,
    ) -> Result<i64, GivenUp> {
        let shared = self.shared;
        let before = self.effort.spent.get();
        let so_far = 2 * shared.space.so_far(node);
        let is_exchanged = shared.space.is_exchanged(node);
        let mut frame = self.frames.take(depth)?;
        let found = self.compare(node, key, (alpha, beta), depth, &mut frame);
        self.frames.put_back(depth, frame);
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
        let spent = self.effort.spent.get() - before;
        bounds.work = bounds.work.max(u64::from(64 - spent.leading_zeros()));
        shared.table.put(key, bounds.pack());
        Ok(value)
    }

    /// Returns the worth of the best move, the child it leads to, and whether the game is over.
    fn compare(
        &mut self,
        node: &mut S::Node,
        key: u64,
        (alpha, beta): (i64, i64),
        depth: usize,
        frame: &mut Frame<S, Note>,
    ) -> Result<(i64, usize, bool), GivenUp> {
        let shared = self.shared;
        let mut window = None;
        let layout =
            frame.lay_out((shared.space, shared.table, 0), node, &mut self.lister, |player, outcome| {
                let window = window.get_or_insert_with(|| Window::new(player, alpha, beta));
                window.take(worth(outcome), NO_CHILD)
            });
        self.effort.visit(frame.len() + 1, || !shared.is_last_table && shared.table.is_crowded())?;
        let player = shared.space.player(node);
        let mut window = window.unwrap_or_else(|| Window::new(player, alpha, beta));
        match layout {
            Layout::Over(outcome) => return Ok((worth(outcome), NO_CHILD, true)),
            Layout::Settled(_) => return Ok((window.best, window.best_child, false)),
            Layout::Open => {}
        }
        let first = Bounds::unpack(shared.table.get(key)).best;
        for index in 0..frame.len() {
            let child = &frame.children()[index];
            let (least, most) = self.seen(&child.node, child.data);
            // What is known already may be enough.
            let sure = if window.is_first { least } else { most };
            let is_enough = if window.is_first { sure >= beta } else { sure <= alpha };
            if is_enough && window.take(sure, index) {
                return Ok((window.best, window.best_child, false));
            }
            let merit = self.merits[merit_of(player, shared.space.place(child.mv))];
            let tie = if self.thread % 2 == 1 { u32::MAX - index as u32 } else { index as u32 };
            let goes_on = shared.space.player(&child.node) == player;
            frame.notes.push(((index != first, !goes_on, !merit, tie), index as u32));
        }
        frame.notes.sort_unstable();
        for place in 0..frame.notes.len() {
            let (_, index) = frame.notes[place];
            let child = frame.child(index);
            let (least, most) = self.seen(&child.node, shared.table.get(child.key));
            let value = if least >= window.high || least == most {
                least
            } else if most <= window.low {
                most
            } else {
                self.search(&mut child.node, child.key, (window.low, window.high), depth + 1)?
            };
            if window.take(value, index as usize) {
                let merit = &mut self.merits[merit_of(player, shared.space.place(child.mv))];
                *merit = merit.saturating_add(1);
                break;
            }
        }
        Ok((window.best, window.best_child, false))
    }
}

fn merit_of(player: Side, place: usize) -> usize {
    player.index() * 1024 + place.min(1023)
}
