//! Who wins: proof-number search, depth first.
//!
//! The question is whether the attacker wins, yes or no. The numbers of an entry say how many positions must still be
//! proven at least; the search goes on where the least is missing. A proof is built from finished games and from
//! positions proven before, never from an assumption about repetition, so that it holds also where play can go round
//! in circles.

use std::sync::atomic::{AtomicBool, Ordering};

use super::busy::Busy;
use super::effort::{Effort, GivenUp};
use super::entry::{Entry, INFINITE, NEVER};
use super::frame::{Frame, Frames, Layout};
use super::space::{Outcome, Space};
use super::transposition_table::TranspositionTable;
use crate::game::Side;

/// What threads that look for one proof share.
#[derive(Debug)]
pub(super) struct Shared<'a, S: Space> {
    pub(super) space: &'a S,
    pub(super) table: &'a TranspositionTable,
    /// Whether the table may not grow any more.
    pub(super) is_last_table: bool,
    /// Raised when a game was seen to end in a draw.
    pub(super) draw_seen: &'a AtomicBool,
    pub(super) attacker: Side,
    /// Keeps the entries of different questions apart.
    pub(super) salt: u64,
    pub(super) busy: &'a Busy,
    pub(super) threads: usize,
}

impl<S: Space> Shared<'_, S> {
    /// Returns whether the attacker has won a finished game.
    #[inline]
    pub(super) fn is_won(&self, outcome: Outcome) -> bool {
        if outcome.winner.is_none() {
            self.draw_seen.store(true, Ordering::Relaxed);
        }
        outcome.winner == Some(self.attacker)
    }

    /// Lays out the moves of a position; one that ends the game as the side to move wishes settles it.
    #[inline]
    pub(super) fn lay_out<N>(
        &self,
        frame: &mut Frame<S, N>,
        node: &mut S::Node,
        lister: &mut S::Lister,
    ) -> Layout {
        frame.lay_out((self.space, self.table, self.salt), node, lister, |player, outcome| {
            self.is_won(outcome) == (player == self.attacker)
        })
    }

    /// Returns whether the table is full and may grow.
    #[inline]
    pub(super) fn is_crowded(&self) -> bool {
        !self.is_last_table && self.table.is_crowded()
    }
}

/// How hard it is to prove and to disprove that the attacker wins; once it is decided, how long that takes at most.
#[derive(Clone, Copy, Debug)]
struct Numbers {
    proof: u32,
    disproof: u32,
    most: u32,
}

impl Numbers {
    #[inline]
    fn decided(wins: bool, most: u32) -> Numbers {
        let (proof, disproof) = if wins { (0, INFINITE) } else { (INFINITE, 0) };
        Numbers { proof, disproof, most }
    }

    #[inline]
    fn of(entry: &Entry) -> Numbers {
        Numbers { proof: entry.proof, disproof: entry.disproof, most: entry.most }
    }

    #[inline]
    fn is_decided(self) -> bool {
        self.proof == 0 || self.disproof == 0
    }
}

/// What is known of a position that has been gone through on the way to it: nothing, and looking on does not help.
const CIRCLING: Numbers = Numbers { proof: INFINITE - 1, disproof: INFINITE - 1, most: NEVER };

/// One thread's search.
pub(super) struct Prover<'a, S: Space> {
    shared: &'a Shared<'a, S>,
    effort: &'a Effort<'a>,
    lister: S::Lister,
    /// The notes are what is known of the children.
    frames: Frames<S, Numbers>,
    /// The positions on the way to where the search is.
    path: Vec<u64>,
}

impl<'a, S: Space> Prover<'a, S> {
    pub(super) fn new(shared: &'a Shared<'a, S>, effort: &'a Effort<'a>) -> Self {
        let (lister, frames) = (S::Lister::default(), Frames::default());
        Prover { shared, effort, lister, frames, path: Vec::new() }
    }

    /// Returns whether the attacker wins.
    pub(super) fn prove(&mut self, node: &S::Node) -> Result<bool, GivenUp> {
        let key = self.shared.space.key(node) ^ self.shared.salt;
        if let Some(wins) = Entry::unpack(self.shared.table.get(key)).decided() {
            return Ok(wins);
        }
        self.path.clear();
        let found = self.search(&mut node.clone(), key, (INFINITE, INFINITE), 0)?;
        if found.is_decided() { Ok(found.proof == 0) } else { Err(GivenUp::Endless) }
    }

    /// Searches a position until one of its numbers reaches its threshold, and returns the numbers.
    fn search(
        &mut self,
        node: &mut S::Node,
        key: u64,
        most: (u32, u32),
        depth: usize,
    ) -> Result<Numbers, GivenUp> {
        let before = self.effort.spent.get();
        let mut frame = self.frames.take(depth)?;
        let found = self.weigh(node, key, most, depth, &mut frame);
        self.frames.put_back(depth, frame);
        let found = found?;
        self.store(key, found, before);
        Ok(found)
    }

    fn store(&self, key: u64, found: Numbers, before: u64) {
        let mut entry = Entry::unpack(self.shared.table.get(key));
        if found.is_decided() {
            entry.decide(found.proof == 0, found.most);
        } else if entry.decided().is_none() {
            (entry.proof, entry.disproof) = (found.proof, found.disproof);
        }
        entry.add_work(self.effort.spent.get() - before);
        self.shared.table.put(key, entry.pack());
    }

    /// Returns the numbers of a position seen for the first time: who is not to move must answer every move.
    #[inline]
    fn first_numbers(&mut self, node: &mut S::Node) -> Numbers {
        let shared = self.shared;
        match shared.space.width(node, &mut self.lister) {
            Err(outcome) => Numbers::decided(shared.is_won(outcome), 0),
            Ok(width) if shared.space.player(node) == shared.attacker => {
                Numbers { proof: 1, disproof: width, most: NEVER }
            }
            Ok(width) => Numbers { proof: width, disproof: 1, most: NEVER },
        }
    }

    fn weigh(
        &mut self,
        node: &mut S::Node,
        key: u64,
        (most_proof, most_disproof): (u32, u32),
        depth: usize,
        frame: &mut Frame<S, Numbers>,
    ) -> Result<Numbers, GivenUp> {
        let shared = self.shared;
        let layout = shared.lay_out(frame, node, &mut self.lister);
        self.effort.visit(frame.len() + 1, || shared.is_crowded())?;
        let is_attacker = shared.space.player(node) == shared.attacker;
        match layout {
            Layout::Over(outcome) => return Ok(Numbers::decided(shared.is_won(outcome), 0)),
            Layout::Settled(plies) => return Ok(Numbers::decided(is_attacker, plies)),
            Layout::Open => {}
        }
        for index in 0..frame.len() as u32 {
            let child = frame.child(index);
            let known = if child.data == 0 {
                self.first_numbers(&mut child.node)
            } else {
                Numbers::of(&Entry::unpack(child.data))
            };
            if (if is_attacker { known.proof } else { known.disproof }) == 0 {
                return Ok(Numbers::decided(is_attacker, (known.most + 1).min(NEVER)));
            }
            frame.notes.push(known);
        }
        // Moves that decide the game badly are no children, but they make the game last so long.
        let shortest = frame.longest();
        loop {
            let choice = Choice::of(&frame.notes, is_attacker, |index| {
                if shared.threads > 1 { shared.busy.count(frame.key(index), depth) } else { 0 }
            });
            let (proof, disproof) =
                if is_attacker { (choice.least, choice.all) } else { (choice.all, choice.least) };
            if proof == 0 || disproof == 0 {
                // The side that gets its way is quick; if it is the other one, all moves were tried.
                let is_mine = (proof == 0) == is_attacker;
                let good = frame
                    .notes
                    .iter()
                    .filter(|known| (known.proof == 0) == is_attacker && known.is_decided());
                let plies = match good.map(|known| known.most + 1).min() {
                    Some(plies) if is_mine => plies,
                    _ => frame.notes.iter().map(|known| known.most + 1).max().unwrap_or(0).max(shortest),
                };
                return Ok(Numbers { proof, disproof, most: plies.min(NEVER) });
            }
            // Every move is lost or goes round in circles; to try one of them once more would never end.
            if choice.least >= CIRCLING.proof {
                return Ok(CIRCLING);
            }
            if proof >= most_proof || disproof >= most_disproof {
                return Ok(Numbers { proof, disproof, most: NEVER });
            }
            if shared.threads > 1 {
                let entry = Entry::unpack(shared.table.get(key));
                if entry.decided().is_some() {
                    return Ok(Numbers::of(&entry));
                }
            }
            let child_key = frame.key(choice.index);
            // Nothing is proven by going round in circles. Elsewhere the same position may be decided.
            if self.path.contains(&child_key) {
                frame.notes[choice.index] = CIRCLING;
                continue;
            }
            // A little beyond the second best, so that the search does not jump to and fro.
            let near = choice.second.saturating_add(choice.second / 4 + 1).min(INFINITE);
            let (most_least, most_all) =
                if is_attacker { (most_proof, most_disproof) } else { (most_disproof, most_proof) };
            // A child that others are busy with is passed over, so that the one taken may be beyond the threshold.
            let known = frame.notes[choice.index];
            let mine = if is_attacker { known.proof } else { known.disproof };
            let child_least = near.min(most_least).max(mine.saturating_add(1)).min(INFINITE);
            let child_all =
                if most_all >= INFINITE { INFINITE } else { most_all.saturating_sub(choice.others).max(1) };
            let thresholds = if is_attacker { (child_least, child_all) } else { (child_all, child_least) };
            let here = shared.busy.enter(child_key, depth);
            self.path.push(key);
            let found =
                self.search(&mut frame.child(choice.index as u32).node, child_key, thresholds, depth + 1);
            self.path.pop();
            drop(here);
            frame.notes[choice.index] = found?;
        }
    }
}

/// Which child to search next, and what the children come to.
struct Choice {
    /// The child that is easiest for the side to move.
    index: usize,
    /// Its number, which is the parent's.
    least: u32,
    /// The number of the next best.
    second: u32,
    /// The other number of the parent.
    all: u32,
    /// How much of it does not come from the hardest child.
    others: u32,
}

impl Choice {
    /// Looks at the children: the side to move needs one, the other side all of them. Positions are reached in many
    /// ways, so that the numbers of all are not summed up: the hardest counts, and one for each of the others.
    fn of(children: &[Numbers], is_attacker: bool, busy: impl Fn(usize) -> u32) -> Choice {
        let mut choice = Choice { index: 0, least: INFINITE, second: INFINITE, all: 0, others: 0 };
        let (mut chosen, mut open) = (INFINITE, 0_u32);
        for (index, child) in children.iter().enumerate() {
            let (mine, theirs) =
                if is_attacker { (child.proof, child.disproof) } else { (child.disproof, child.proof) };
            if theirs > 0 {
                open += 1;
                choice.all = choice.all.max(theirs);
            }
            choice.least = choice.least.min(mine);
            let seeming =
                if mine >= INFINITE { INFINITE } else { (mine + mine * busy(index)).min(INFINITE - 1) };
            if seeming < chosen {
                choice.second = chosen;
                chosen = seeming;
                choice.index = index;
            } else {
                choice.second = choice.second.min(seeming);
            }
        }
        choice.others = open.saturating_sub(1);
        if choice.all > 0 && choice.all < INFINITE {
            choice.all = (choice.all + choice.others).min(INFINITE - 1);
        }
        choice
    }
}

#[cfg(test)]
mod tests {
    use super::{Choice, INFINITE, Numbers};

    /// However hard its children are, a position with one that is open is neither proven nor disproven.
    #[test]
    fn nothing_is_decided_by_numbers_that_grow() {
        let hard = Numbers { proof: INFINITE - 1, disproof: INFINITE - 1, most: 0 };
        for (is_attacker, n) in [(true, 1), (false, 1), (true, 40), (false, 40)] {
            let choice = Choice::of(&vec![hard; n], is_attacker, |_| 3);
            assert!((1..INFINITE).contains(&choice.least) && (1..INFINITE).contains(&choice.all));
        }
    }
}
