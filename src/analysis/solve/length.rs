//! How long a win takes: alpha-beta over the number of plies.
//!
//! The winner wants few plies, the loser many; where the winner does not win it takes for ever ([`NEVER`]). Bounds
//! found on the way are kept in the table beside the proofs, and proofs spare the search what cannot be won.

use super::effort::{Effort, GivenUp};
use super::entry::{Entry, NEVER};
use super::frame::Frame;
use super::space::Space;
use super::table::Table;
use crate::game::Side;

/// Longer games are not measured.
const DEEPEST: usize = 1_000;

/// What threads that measure one win share.
#[derive(Debug)]
pub(super) struct Measure<'a, S: Space> {
    pub(super) space: &'a S,
    pub(super) table: &'a Table,
    /// Whether the table may not grow any more.
    pub(super) is_last_table: bool,
    /// Whose win is measured.
    pub(super) winner: Side,
    /// Whose win the proofs of the table are about.
    pub(super) attacker: Side,
    /// Whether what the attacker does not win is won by the other.
    pub(super) is_drawless: bool,
    pub(super) salt: u64,
}

impl<S: Space> Measure<'_, S> {
    /// Returns how many plies the win takes at least and at most.
    #[inline]
    fn bounds(&self, entry: &Entry) -> (u32, u32) {
        if self.is_hopeless(entry) {
            return (NEVER, NEVER);
        }
        (entry.least, entry.most)
    }

    /// Returns whether it is proven that the winner does not win.
    #[inline]
    fn is_hopeless(&self, entry: &Entry) -> bool {
        if self.winner == self.attacker { entry.disproof == 0 } else { entry.proof == 0 }
    }

    /// Returns whether it is proven that the winner wins.
    #[inline]
    fn is_won(&self, entry: &Entry) -> bool {
        if self.winner == self.attacker { entry.proof == 0 } else { self.is_drawless && entry.disproof == 0 }
    }
}

#[derive(Clone, Copy, Debug)]
struct Child<M> {
    mv: M,
    least: u32,
    most: u32,
    /// What is tried first has the lowest rank.
    rank: u32,
}

/// One thread's search.
pub(super) struct Ruler<'a, S: Space> {
    shared: &'a Measure<'a, S>,
    effort: &'a Effort<'a>,
    lister: S::Lister,
    frames: Vec<Frame<S::Move, Child<S::Move>>>,
    /// Threads look at equal moves in different orders.
    turn: u32,
}

impl<'a, S: Space> Ruler<'a, S> {
    pub(super) fn new(shared: &'a Measure<'a, S>, effort: &'a Effort<'a>, thread: usize) -> Self {
        Ruler { shared, effort, lister: S::Lister::default(), frames: Vec::new(), turn: thread as u32 }
    }

    /// Measures a win, if it takes more than `alpha` and less than `beta` plies; otherwise bounds it.
    pub(super) fn measure(&mut self, node: &S::Node, alpha: u32, beta: u32) -> Result<u32, GivenUp> {
        let key = self.shared.space.key(node) ^ self.shared.salt;
        let entry = Entry::unpack(self.shared.table.get(key));
        match self.known(&entry, alpha, beta) {
            Some(plies) => Ok(plies),
            None => self.search(node.clone(), key, alpha, beta, 0),
        }
    }

    /// Returns what an entry says, if it is enough for a window.
    #[inline]
    fn known(&self, entry: &Entry, alpha: u32, beta: u32) -> Option<u32> {
        let (least, most) = self.shared.bounds(entry);
        if most <= alpha || most == least {
            return Some(most);
        }
        (least >= beta).then_some(least)
    }

    fn search(
        &mut self,
        mut node: S::Node,
        key: u64,
        alpha: u32,
        beta: u32,
        depth: usize,
    ) -> Result<u32, GivenUp> {
        let shared = self.shared;
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
        frame.children.clear();
        let found = match shared.space.moves(&mut node, &mut self.lister, &mut frame.moves) {
            Err(outcome) => Ok(if outcome.winner == Some(shared.winner) { 0 } else { NEVER }),
            Ok(()) => self.search_children(&node, alpha, beta, depth, &mut frame),
        };
        self.frames[depth] = frame;
        let plies = found?;
        let mut entry = Entry::unpack(shared.table.get(key));
        // Inside the window the number is exact, outside it is a bound.
        if plies > alpha || plies == NEVER {
            entry.least = entry.least.max(plies);
        }
        if plies < beta {
            entry.most = entry.most.min(plies);
        }
        let spent = self.effort.spent.get() - before + 1;
        entry.work = entry.work.max(64 - spent.leading_zeros());
        shared.table.put(key, entry.pack());
        Ok(plies)
    }

    fn search_children(
        &mut self,
        node: &S::Node,
        alpha: u32,
        beta: u32,
        depth: usize,
        frame: &mut Frame<S::Move, Child<S::Move>>,
    ) -> Result<u32, GivenUp> {
        let shared = self.shared;
        // There is a move, so that it takes a ply at least.
        if beta <= 1 {
            return Ok(1);
        }
        let is_winner = shared.space.player(node) == shared.winner;
        // What is known at once: the best the side to move can have, and bounds that close the window.
        let mut best = if is_winner { NEVER } else { 0 };
        for (index, &mv) in frame.moves.iter().enumerate() {
            let mut after = node.clone();
            let entry = match shared.space.play(&mut after, mv) {
                Some(outcome) => {
                    let plies = if outcome.winner == Some(shared.winner) { 1 } else { NEVER };
                    best = if is_winner { best.min(plies) } else { best.max(plies) };
                    continue;
                }
                None => Entry::unpack(shared.table.get(shared.space.key(&after) ^ shared.salt)),
            };
            let (least, most) = shared.bounds(&entry);
            let (least, most) = ((least + 1).min(NEVER), (most + 1).min(NEVER));
            best = if is_winner { best.min(most) } else { best.max(least) };
            if least == most {
                continue;
            }
            let number = if shared.is_won(&entry) { 0 } else { entry.proof.min(entry.disproof).min(0xfff) };
            let tie = (index as u32 ^ if self.turn % 2 == 1 { 0xff } else { 0 }) & 0xff;
            let bound = if is_winner { least } else { NEVER - least };
            frame.children.push(Child { mv, least, most, rank: bound << 20 | number << 8 | tie });
        }
        let is_settled = |best: u32| if is_winner { best <= alpha.max(1) } else { best >= beta };
        if is_settled(best) || frame.children.is_empty() {
            return Ok(best);
        }
        frame.children.sort_unstable_by_key(|child| child.rank);
        for index in 0..frame.children.len() {
            let child = frame.children[index];
            // A child that cannot better what there is need not be looked at.
            if if is_winner { child.least >= best } else { child.most <= best } {
                continue;
            }
            let (low, high) = if is_winner { (alpha, beta.min(best)) } else { (alpha.max(best), beta) };
            let mut after = node.clone();
            let _ = shared.space.play(&mut after, child.mv);
            let key = shared.space.key(&after) ^ shared.salt;
            let entry = Entry::unpack(shared.table.get(key));
            let (low, high) = (low.saturating_sub(1), high.saturating_sub(1));
            let plies = match self.known(&entry, low, high) {
                Some(plies) => plies,
                None => self.search(after, key, low, high, depth + 1)?,
            };
            let plies = (plies + 1).min(NEVER);
            best = if is_winner { best.min(plies) } else { best.max(plies) };
            if is_settled(best) {
                break;
            }
        }
        Ok(best)
    }
}
