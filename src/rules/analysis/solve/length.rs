//! How long a win takes: alpha-beta over the number of plies.
//!
//! The winner wants few plies, the loser many; where the winner does not win it takes for ever ([`NEVER`]). Bounds
//! found on the way are kept in the table beside the proofs, and proofs spare the search what cannot be won.

use super::busy::Busy;
use super::effort::{Effort, GivenUp};
use super::entry::{Entry, NEVER};
use super::frame::{Frame, Frames, Layout};
use super::space::{Outcome, Space};
use super::transposition_table::TranspositionTable;
use crate::game::Side;

/// What threads that measure one win share.
#[derive(Debug)]
pub(super) struct Measure<'a, S: Space> {
    pub(super) space: &'a S,
    pub(super) table: &'a TranspositionTable,
    /// Whether the table may not grow any more.
    pub(super) is_last_table: bool,
    /// Whose win is measured.
    pub(super) winner: Side,
    /// Whose win the proofs of the table are about.
    pub(super) attacker: Side,
    pub(super) salt: u64,
    pub(super) busy: &'a Busy,
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
}

/// A child that is to be looked at: what is tried first has the lowest rank.
#[derive(Clone, Copy, Debug)]
struct Candidate {
    index: u32,
    least: u32,
    most: u32,
    rank: (u32, u32, i32),
}

/// One thread's search.
pub(super) struct Ruler<'a, S: Space> {
    shared: &'a Measure<'a, S>,
    effort: &'a Effort<'a>,
    lister: S::Lister,
    /// The notes are the children that are to be looked at.
    frames: Frames<S, Candidate>,
}

impl<'a, S: Space> Ruler<'a, S> {
    pub(super) fn new(shared: &'a Measure<'a, S>, effort: &'a Effort<'a>) -> Self {
        Ruler { shared, effort, lister: S::Lister::default(), frames: Frames::default() }
    }

    /// Measures a win, if it takes more than `alpha` and less than `beta` plies; otherwise bounds it.
    pub(super) fn measure(&mut self, node: &S::Node, alpha: u32, beta: u32) -> Result<u32, GivenUp> {
        let key = self.shared.space.key(node) ^ self.shared.salt;
        let entry = Entry::unpack(self.shared.table.get(key));
        match self.known(&entry, alpha, beta) {
            Some(plies) => Ok(plies),
            None => self.search(&mut node.clone(), key, (alpha, beta), 0),
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
        node: &mut S::Node,
        key: u64,
        (alpha, beta): (u32, u32),
        depth: usize,
    ) -> Result<u32, GivenUp> {
        let shared = self.shared;
        let before = self.effort.spent.get();
        let mut frame = self.frames.take(depth)?;
        let found = self.compare(node, (alpha, beta), depth, &mut frame);
        self.frames.put_back(depth, frame);
        let plies = found?;
        let mut entry = Entry::unpack(shared.table.get(key));
        // Inside the window the number is exact, outside it is a bound.
        if plies > alpha || plies == NEVER {
            entry.least = entry.least.max(plies);
        }
        if plies < beta {
            entry.most = entry.most.min(plies);
        }
        entry.add_work(self.effort.spent.get() - before);
        shared.table.put(key, entry.pack());
        Ok(plies)
    }

    fn compare(
        &mut self,
        node: &mut S::Node,
        (alpha, beta): (u32, u32),
        depth: usize,
        frame: &mut Frame<S, Candidate>,
    ) -> Result<u32, GivenUp> {
        let shared = self.shared;
        let is_loss = |outcome: Outcome| outcome.winner != Some(shared.winner);
        let layout = frame.lay_out(
            (shared.space, shared.table, shared.salt),
            node,
            &mut self.lister,
            |player, outcome| is_loss(outcome) == (player != shared.winner),
        );
        self.effort.visit(frame.len() + 1, || !shared.is_last_table && shared.table.is_crowded())?;
        let player = shared.space.player(node);
        let is_winner = player == shared.winner;
        match layout {
            Layout::Over(outcome) => return Ok(if is_loss(outcome) { NEVER } else { 0 }),
            Layout::Settled(plies) => return Ok(if is_winner { plies } else { NEVER }),
            // There is a move, so that it takes a ply at least.
            Layout::Open if beta <= 1 => return Ok(1),
            Layout::Open => {}
        }
        // What is known at once: the best the side to move can have, and bounds that close the window.
        let mut best = if is_winner { NEVER } else { frame.longest() };
        for index in 0..frame.len() as u32 {
            let entry = Entry::unpack(frame.child(index).data);
            let (least, most) = shared.bounds(&entry);
            let (least, most) = ((least + 1).min(NEVER), (most + 1).min(NEVER));
            best = if is_winner { best.min(most) } else { best.max(least) };
            if least != most {
                let rank = if is_winner { (least, most, 0) } else { (NEVER - least, NEVER - most, 0) };
                frame.notes.push(Candidate { index, least, most, rank });
            }
        }
        let is_settled = |best: u32| if is_winner { best <= alpha.max(1) } else { best >= beta };
        if is_settled(best) || frame.notes.is_empty() {
            return Ok(best);
        }
        for place in 0..frame.notes.len() {
            let child = frame.child(frame.notes[place].index);
            if let Ok(rank) = shared.space.balance(player, &mut child.node, &mut self.lister) {
                frame.notes[place].rank.2 = rank;
            }
        }
        frame.notes.sort_unstable_by_key(|candidate| (candidate.rank, candidate.index));
        let (n_notes, mut place) = (frame.notes.len(), 0);
        while place < frame.notes.len() {
            let candidate = frame.notes[place];
            place += 1;
            // A child that cannot better what there is need not be looked at.
            if if is_winner { candidate.least >= best } else { candidate.most <= best } {
                continue;
            }
            let (low, high) = if is_winner { (alpha, beta.min(best)) } else { (alpha.max(best), beta) };
            let (low, high) = (low.saturating_sub(1), high.saturating_sub(1));
            let child = frame.child(candidate.index);
            let entry = Entry::unpack(shared.table.get(child.key));
            let plies = match self.known(&entry, low, high) {
                Some(plies) => plies,
                // Where another thread is already, this one comes last; the first move is looked into together.
                None if (2..=n_notes).contains(&place) && shared.busy.count(child.key, depth) > 0 => {
                    frame.notes.push(candidate);
                    continue;
                }
                None => {
                    let _here = shared.busy.enter(child.key, depth);
                    self.search(&mut child.node, child.key, (low, high), depth + 1)?
                }
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
