//! Who wins: depth first, the most promising move first.
//!
//! The same question as in [`super::proof`], put another way. A move that leaves the other side few answers, and
//! oneself many, is taken to be right and followed to the end before another is tried. To search a game whole this
//! takes far fewer positions than weighing all moves; but a short win among many moves it may pass by for long.

use super::effort::{Effort, GivenUp};
use super::entry::{Entry, NEVER};
use super::frame::{Frame, Layout};
use super::proof::Shared;
use super::space::Space;
use crate::game::Side;

/// No line of play is followed further.
const DEEPEST: usize = 1_000;

/// Whether the attacker wins, and how long the game lasts at most if the side that gets its way plays well.
type Fate = (bool, u32);

/// One thread's search.
pub(super) struct Descent<'a, S: Space> {
    shared: &'a Shared<'a, S>,
    effort: &'a Effort<'a>,
    lister: S::Lister,
    frames: Vec<Frame<S>>,
    /// For each depth the children in the order they are tried: rank and index.
    orders: Vec<Vec<(i32, u32)>>,
    /// The positions on the way to where the search is.
    path: Vec<u64>,
    /// Threads meet in the middle: they take the same child first, and the others in opposite order.
    is_backward: bool,
}

impl<'a, S: Space> Descent<'a, S> {
    pub(super) fn new(shared: &'a Shared<'a, S>, effort: &'a Effort<'a>, thread: usize) -> Self {
        Descent {
            shared,
            effort,
            lister: S::Lister::default(),
            frames: Vec::new(),
            orders: Vec::new(),
            path: Vec::new(),
            is_backward: thread % 2 == 1,
        }
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
        if depth > DEEPEST {
            return Err(GivenUp::Endless);
        }
        let before = self.effort.spent.get();
        if self.frames.len() <= depth {
            self.frames.push(Frame::default());
            self.orders.push(Vec::new());
        }
        let mut frame = std::mem::take(&mut self.frames[depth]);
        let mut order = std::mem::take(&mut self.orders[depth]);
        let found = self.settle(node, key, depth, &mut frame, &mut order);
        (self.frames[depth], self.orders[depth]) = (frame, order);
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
        frame: &mut Frame<S>,
        order: &mut Vec<(i32, u32)>,
    ) -> Result<Fate, GivenUp> {
        let shared = self.shared;
        let layout = frame.lay_out(
            (shared.space, shared.table, shared.salt),
            node,
            &mut self.lister,
            |player, outcome| shared.is_won(outcome) == (player == shared.attacker),
        );
        self.effort.visit(frame.len() + 1, || shared.is_crowded())?;
        let player = shared.space.player(node);
        let is_attacker = player == shared.attacker;
        match layout {
            Layout::Over(outcome) => return Ok((shared.is_won(outcome), 0)),
            Layout::Settled => return Ok((is_attacker, 1)),
            Layout::Open => {}
        }
        // If no move is good the game lasts as long as the longest of them.
        let mut longest = u32::from(frame.has_ends());
        order.clear();
        for child in frame.children().iter() {
            if let Some((wins, most)) = fate_of(child.data) {
                if wins == is_attacker {
                    return Ok((is_attacker, one_more(most)));
                }
                longest = longest.max(one_more(most));
            }
        }
        for (index, child) in frame.children().iter_mut().enumerate() {
            if fate_of(child.data).is_none() {
                match self.rank(player, &mut child.node) {
                    Ok(rank) => order.push((rank, index as u32)),
                    Err(wins) if wins == is_attacker => return Ok((is_attacker, 1)),
                    Err(_) => longest = longest.max(1),
                }
            }
        }
        order.sort_unstable();
        if self.is_backward
            && let [_, others @ ..] = order.as_mut_slice()
        {
            others.reverse();
        }
        self.path.push(key);
        for &(_, index) in order.iter() {
            let child = &mut frame.children()[index as usize];
            // Nothing is proven by going round in circles.
            if self.path.contains(&child.key) {
                return Err(GivenUp::Endless);
            }
            let (wins, most) = match self.known(child.key) {
                Some(fate) => fate,
                None => self.search(&mut child.node, child.key, depth + 1)?,
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

    /// Returns how late a child is to be tried: by the answers it leaves, and the moves it leaves oneself. If the game
    /// is over there, tells whether the attacker has won.
    #[inline]
    fn rank(&mut self, player: Side, child: &mut S::Node) -> Result<i32, bool> {
        let space = self.shared.space;
        let width = match space.width(child, &mut self.lister) {
            Ok(width) => width as i32,
            Err(outcome) => return Err(self.shared.is_won(outcome)),
        };
        let balance = width - space.idle_width(child, &mut self.lister) as i32;
        Ok(if space.player(child) == player { -balance } else { balance })
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
