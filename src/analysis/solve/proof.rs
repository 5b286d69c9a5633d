//! Who wins: proof-number search, depth first.
//!
//! The question is whether the attacker wins, yes or no. The numbers of an entry say how many positions must still be
//! proven at least; the search goes on where the least is missing. A proof is built from finished games and from
//! positions proven before, never from an assumption about repetition, so that it holds also where play can go round
//! in circles.

use std::sync::atomic::{AtomicBool, AtomicU8, Ordering};

use super::effort::{Effort, GivenUp};
use super::entry::{Entry, INFINITE};
use super::frame::Frame;
use super::space::Space;
use super::table::Table;
use crate::game::Side;

/// No line of play is followed further.
const DEEPEST: usize = 1_000;
/// The positions that threads are busy with are marked only near the root.
const BUSY_DEPTH: usize = 16;
/// How many marks there are.
const MARKS: usize = 1 << 12;

/// What threads that look for one proof share.
#[derive(Debug)]
pub(super) struct Shared<'a, S: Space> {
    pub(super) space: &'a S,
    pub(super) table: &'a Table,
    /// Whether the table may not grow any more.
    pub(super) is_last_table: bool,
    /// Raised when a game was seen to end in a draw.
    pub(super) draw_seen: &'a AtomicBool,
    pub(super) attacker: Side,
    /// Keeps the entries of different questions apart.
    pub(super) salt: u64,
    /// How many threads are busy with a position, by its key.
    pub(super) busy: &'a [AtomicU8],
    pub(super) threads: usize,
}

/// Returns marks for positions that nobody is busy with.
pub(super) fn marks() -> Vec<AtomicU8> {
    (0..MARKS).map(|_| AtomicU8::new(0)).collect()
}

#[derive(Clone, Copy, Debug)]
struct Child<M> {
    mv: M,
    key: u64,
    proof: u32,
    disproof: u32,
}

/// One thread's search.
pub(super) struct Prover<'a, S: Space> {
    shared: &'a Shared<'a, S>,
    effort: &'a Effort<'a>,
    lister: S::Lister,
    frames: Vec<Frame<S::Move, Child<S::Move>>>,
    /// The positions on the way to where the search is.
    path: Vec<u64>,
}

impl<'a, S: Space> Prover<'a, S> {
    pub(super) fn new(shared: &'a Shared<'a, S>, effort: &'a Effort<'a>) -> Self {
        Prover { shared, effort, lister: S::Lister::default(), frames: Vec::new(), path: Vec::new() }
    }

    /// Returns whether the attacker wins.
    pub(super) fn prove(&mut self, node: &S::Node) -> Result<bool, GivenUp> {
        let key = self.shared.space.key(node) ^ self.shared.salt;
        let entry = Entry::unpack(self.shared.table.get(key));
        if entry.proof == 0 || entry.disproof == 0 {
            return Ok(entry.proof == 0);
        }
        self.path.clear();
        match self.search(node.clone(), key, INFINITE, INFINITE, 0)? {
            (0, _) => Ok(true),
            (_, 0) => Ok(false),
            _ => Err(GivenUp::Endless),
        }
    }

    /// Searches a position until one of its numbers reaches its threshold, and returns the numbers.
    fn search(
        &mut self,
        mut node: S::Node,
        key: u64,
        most_proof: u32,
        most_disproof: u32,
        depth: usize,
    ) -> Result<(u32, u32), GivenUp> {
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
        let numbers = match shared.space.moves(&mut node, &mut self.lister, &mut frame.moves) {
            Err(outcome) => Ok(self.numbers(outcome.winner)),
            Ok(()) => self.search_children(&node, key, most_proof, most_disproof, depth, &mut frame),
        };
        self.frames[depth] = frame;
        let (proof, disproof) = numbers?;
        self.store(key, proof, disproof, before);
        Ok((proof, disproof))
    }

    fn store(&self, key: u64, proof: u32, disproof: u32, before: u64) {
        let mut entry = Entry::unpack(self.shared.table.get(key));
        if entry.proof != 0 && entry.disproof != 0 {
            (entry.proof, entry.disproof) = (proof, disproof);
        }
        let spent = self.effort.spent.get() - before + 1;
        entry.work = entry.work.max(64 - spent.leading_zeros());
        self.shared.table.put(key, entry.pack());
    }

    /// Returns the numbers of a position seen for the first time: who has more moves is more likely to win, and who is
    /// not to move must answer every move.
    fn first_numbers(&mut self, mut node: S::Node) -> (u32, u32) {
        match self.shared.space.mobility(&mut node, &mut self.lister) {
            Err(outcome) => self.numbers(outcome.winner),
            Ok((mover, other)) => {
                let easy = 1 + 4 * other / (mover + 1);
                let hard = 1 + 4 * mover / (other + 1) + mover / 4;
                if self.shared.space.player(&node) == self.shared.attacker {
                    (easy, hard)
                } else {
                    (hard, easy)
                }
            }
        }
    }

    fn numbers(&self, winner: Option<Side>) -> (u32, u32) {
        if winner.is_none() {
            self.shared.draw_seen.store(true, Ordering::Relaxed);
        }
        if winner == Some(self.shared.attacker) { (0, INFINITE) } else { (INFINITE, 0) }
    }

    fn search_children(
        &mut self,
        node: &S::Node,
        key: u64,
        most_proof: u32,
        most_disproof: u32,
        depth: usize,
        frame: &mut Frame<S::Move, Child<S::Move>>,
    ) -> Result<(u32, u32), GivenUp> {
        let shared = self.shared;
        let is_attacker = shared.space.player(node) == shared.attacker;
        for &mv in &frame.moves {
            let mut after = node.clone();
            let (child_key, proof, disproof) = match shared.space.play(&mut after, mv) {
                Some(outcome) => {
                    let (proof, disproof) = self.numbers(outcome.winner);
                    (0, proof, disproof)
                }
                None => {
                    let child_key = shared.space.key(&after) ^ shared.salt;
                    let data = shared.table.get(child_key);
                    let entry = Entry::unpack(data);
                    let (proof, disproof) = if data == 0 {
                        // A first look is a position looked at; with very many moves it is most of the work.
                        self.effort.visit(|| false)?;
                        self.first_numbers(after)
                    } else {
                        (entry.proof, entry.disproof)
                    };
                    (child_key, proof, disproof)
                }
            };
            if (if is_attacker { proof } else { disproof }) == 0 {
                return Ok((proof, disproof));
            }
            frame.children.push(Child { mv, key: child_key, proof, disproof });
        }
        loop {
            let choice = Choice::of(&frame.children, is_attacker, |child| {
                let is_busy = shared.threads > 1 && depth < BUSY_DEPTH;
                if is_busy { u32::from(self.mark(child.key).load(Ordering::Relaxed)) } else { 0 }
            });
            let (proof, disproof) =
                if is_attacker { (choice.least, choice.all) } else { (choice.all, choice.least) };
            if proof == 0 || disproof == 0 || proof >= most_proof || disproof >= most_disproof {
                return Ok((proof, disproof));
            }
            if shared.threads > 1 {
                let entry = Entry::unpack(shared.table.get(key));
                if entry.proof == 0 || entry.disproof == 0 {
                    return Ok((entry.proof, entry.disproof));
                }
            }
            let child = frame.children[choice.index];
            // Nothing is proven by going round in circles. Elsewhere the same position may be decided.
            if self.path.contains(&child.key) {
                let child = &mut frame.children[choice.index];
                (child.proof, child.disproof) = (INFINITE - 1, INFINITE - 1);
                if frame
                    .children
                    .iter()
                    .all(|child| child.proof >= INFINITE - 1 && child.disproof >= INFINITE - 1)
                {
                    return Ok((INFINITE - 1, INFINITE - 1));
                }
                continue;
            }
            // A little beyond the second best, so that the search does not jump to and fro.
            let near = choice.second.saturating_add(choice.second / 4 + 1).min(INFINITE);
            let (most_least, most_all) =
                if is_attacker { (most_proof, most_disproof) } else { (most_disproof, most_proof) };
            // A child that others are busy with is passed over, so that the one taken may be beyond the threshold.
            let mine = if is_attacker { child.proof } else { child.disproof };
            let child_least = near.min(most_least).max(mine.saturating_add(1)).min(INFINITE);
            let child_all =
                if most_all >= INFINITE { INFINITE } else { most_all.saturating_sub(choice.others).max(1) };
            let (child_proof, child_disproof) =
                if is_attacker { (child_least, child_all) } else { (child_all, child_least) };
            let mut after = node.clone();
            let _ = shared.space.play(&mut after, child.mv);
            let marked = shared.threads > 1 && depth < BUSY_DEPTH;
            if marked {
                self.mark(child.key).fetch_add(1, Ordering::Relaxed);
            }
            self.path.push(key);
            let found = self.search(after, child.key, child_proof, child_disproof, depth + 1);
            self.path.pop();
            if marked {
                self.mark(child.key).fetch_sub(1, Ordering::Relaxed);
            }
            let (proof, disproof) = found?;
            let child = &mut frame.children[choice.index];
            (child.proof, child.disproof) = (proof, disproof);
        }
    }

    fn mark(&self, key: u64) -> &AtomicU8 {
        &self.shared.busy[key as usize % MARKS]
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
    fn of<M>(children: &[Child<M>], is_attacker: bool, busy: impl Fn(&Child<M>) -> u32) -> Choice {
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
                if mine >= INFINITE { INFINITE } else { (mine + mine * busy(child)).min(INFINITE - 1) };
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
