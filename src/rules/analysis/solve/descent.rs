//! Who wins: depth first, the most promising move first.
//!
//! The same question as in [`super::proof`], put another way. A move that leaves the other side few answers, and
//! oneself many, is taken to be right and followed to the end before another is tried. To search a game whole this
//! takes far fewer positions than weighing all moves; but a short win among many moves it may pass by for long.

use super::effort::{Effort, GivenUp};
use super::entry::{Entry, NEVER};
use super::frame::{Frame, Frames, Layout};
use super::proof::Shared;
use super::space::Space;

/// Whether the attacker wins, and how long the game lasts at most if the side that gets its way plays well.
type Fate = (bool, u32);

/// How late a child is tried, and its index.
type Note = (i32, u32);

/// One thread's search.
pub(super) struct Descent<'a, S: Space> {
    shared: &'a Shared<'a, S>,
    effort: &'a Effort<'a>,
    lister: S::Lister,
    /// The notes are the children in the order they are tried: rank and index.
    frames: Frames<S, Note>,
    /// The positions on the way to where the search is.
    path: Vec<u64>,
}

impl<'a, S: Space> Descent<'a, S> {
    pub(super) fn new(shared: &'a Shared<'a, S>, effort: &'a Effort<'a>) -> Self {
        let (lister, frames) = (S::Lister::default(), Frames::default());
        Descent { shared, effort, lister, frames, path: Vec::new() }
    }

    /// Returns whether the attacker wins.
    pub(super) fn prove(&mut self, node: &S::Node) -> Result<bool, GivenUp> {
        let key = self.shared.space.key(node) ^ self.shared.salt;
        self.path.clear();
        let (wins, _) = match self.known(key) {
            Some(fate) => fate,
            None => self.search(&mut node.clone(), key, 0)?,
        };
        Ok(wins)
    }

    #[inline]
    fn known(&self, key: u64) -> Option<Fate> {
        fate_of(self.shared.table.get(key))
    }

    fn search(&mut self, node: &mut S::Node, key: u64, depth: usize) -> Result<Fate, GivenUp> {
        let shared = self.shared;
        let before = self.effort.spent.get();
        let mut frame = self.frames.take(depth)?;
        let found = self.settle(node, key, depth, &mut frame);
        self.frames.put_back(depth, frame);
        let (wins, most) = found?;
        let mut entry = Entry::unpack(shared.table.get(key));
        entry.decide(wins, most);
        entry.add_work(self.effort.spent.get() - before);
        shared.table.put(key, entry.pack());
        Ok((wins, most))
    }

    fn settle(
        &mut self,
        node: &mut S::Node,
        key: u64,
        depth: usize,
        frame: &mut Frame<S, Note>,
    ) -> Result<Fate, GivenUp> {
        let shared = self.shared;
        let layout = shared.lay_out(frame, node, &mut self.lister);
        self.effort.visit(frame.len() + 1, || shared.is_crowded())?;
        let player = shared.space.player(node);
        let is_attacker = player == shared.attacker;
        match layout {
            Layout::Over(outcome) => return Ok((shared.is_won(outcome), 0)),
            Layout::Settled(plies) => return Ok((is_attacker, plies)),
            Layout::Open => {}
        }
        // If no move is good the game lasts as long as the longest of them.
        let mut longest = frame.longest();
        for child in frame.children().iter() {
            if let Some((wins, most)) = fate_of(child.data) {
                if wins == is_attacker {
                    return Ok((is_attacker, one_more(most)));
                }
                longest = longest.max(one_more(most));
            }
        }
        for index in 0..frame.len() as u32 {
            let child = frame.child(index);
            if fate_of(child.data).is_some() {
                continue;
            }
            match shared.space.balance(player, &mut child.node, &mut self.lister) {
                Ok(rank) => frame.notes.push((rank, index)),
                Err(outcome) if shared.is_won(outcome) == is_attacker => return Ok((is_attacker, 1)),
                Err(_) => longest = longest.max(1),
            }
        }
        frame.notes.sort_unstable();
        self.path.push(key);
        let (n_notes, mut place) = (frame.notes.len(), 0);
        while place < frame.notes.len() {
            let (rank, index) = frame.notes[place];
            place += 1;
            let child = frame.child(index);
            // Nothing is proven by going round in circles.
            if self.path.contains(&child.key) {
                return Err(GivenUp::Endless);
            }
            let (wins, most) = match self.known(child.key) {
                Some(fate) => fate,
                // Where another thread is already, this one comes last; the first move is looked into together.
                None if (2..=n_notes).contains(&place) && shared.busy.count(child.key, depth) > 0 => {
                    frame.notes.push((rank, index));
                    continue;
                }
                None => {
                    let _here = shared.busy.enter(child.key, depth);
                    self.search(&mut child.node, child.key, depth + 1)?
                }
            };
            if wins == is_attacker {
                self.path.pop();
                return Ok((is_attacker, one_more(most)));
            }
            longest = longest.max(one_more(most));
            if shared.threads > 1
                && let Some(fate) = self.known(key)
            {
                self.path.pop();
                return Ok(fate);
            }
        }
        self.path.pop();
        Ok((!is_attacker, longest))
    }
}

#[inline]
fn fate_of(data: u64) -> Option<Fate> {
    let entry = Entry::unpack(data);
    entry.decided().map(|wins| (wins, entry.most))
}

#[inline]
fn one_more(plies: u32) -> u32 {
    (plies + 1).min(NEVER)
}
