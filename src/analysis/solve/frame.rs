//! A position laid out: where its moves lead, and what the table knows of that.
//!
//! A search keeps one frame for each depth, so that going down allocates nothing. All moves are played before the table
//! is asked, because memory answers many questions at once in the time of one.

use super::space::{Outcome, Space};
use super::table::Table;
use crate::game::Side;

/// A position one move further on, where the game goes on.
#[derive(Debug)]
pub(super) struct Child<S: Space> {
    pub(super) mv: S::Move,
    pub(super) node: S::Node,
    pub(super) key: u64,
    /// What the table knew of it.
    pub(super) data: u64,
}

/// What came of laying out a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Layout {
    /// There is no move: the game is over.
    Over(Outcome),
    /// A move ends the game in a way that settles the position.
    Settled,
    /// The children are to be looked at.
    Open,
}

/// The moves of a position and where they lead.
pub(super) struct Frame<S: Space> {
    moves: Vec<S::Move>,
    pub(super) children: Vec<Child<S>>,
}

impl<S: Space> Default for Frame<S> {
    fn default() -> Self {
        Frame { moves: Vec::new(), children: Vec::new() }
    }
}

impl<S: Space> Frame<S> {
    /// Plays every move of a position and asks the table about it. Moves that end the game are no children: `ended`
    /// is told who moved, which move and the outcome, and says whether that settles the position.
    pub(super) fn lay_out(
        &mut self,
        (space, table, salt): (&S, &Table, u64),
        node: &mut S::Node,
        lister: &mut S::Lister,
        mut ended: impl FnMut(Side, usize, Outcome) -> bool,
    ) -> Layout {
        self.moves.clear();
        self.children.clear();
        if let Err(outcome) = space.moves(node, lister, &mut self.moves) {
            return Layout::Over(outcome);
        }
        let player = space.player(node);
        for (index, &mv) in self.moves.iter().enumerate() {
            self.children.push(Child { mv, node: node.clone(), key: 0, data: 0 });
            let Some(child) = self.children.last_mut() else { continue };
            match space.play(&mut child.node, mv) {
                None => child.key = space.key(&child.node) ^ salt,
                Some(outcome) => {
                    self.children.pop();
                    if ended(player, index, outcome) {
                        return Layout::Settled;
                    }
                }
            }
        }
        table.fetch(self.children.iter().map(|child| child.key));
        for child in &mut self.children {
            child.data = table.get(child.key);
        }
        Layout::Open
    }

    /// Returns how many moves there were.
    pub(super) fn n_moves(&self) -> usize {
        self.moves.len()
    }
}
