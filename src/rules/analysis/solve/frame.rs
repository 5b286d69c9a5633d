//! A position laid out: where its moves lead, and what the table knows of that.
//!
//! A search keeps one frame for each depth, so that going down allocates nothing. All moves are played before the table
//! is asked, because memory answers many questions at once in the time of one.

use std::ops::ControlFlow;

use super::effort::GivenUp;
use super::space::{Branches, Outcome, Space};
use super::transposition_table::TranspositionTable;
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
    /// A move decides the game in a way that settles the position, in so many plies from here.
    Settled(u32),
    /// The children are to be looked at.
    Open,
}

/// No line of play is followed further.
const DEEPEST: usize = 1_000;

/// The frames of a search, one for each depth.
pub(super) struct Frames<S: Space, N>(Vec<Frame<S, N>>);

impl<S: Space, N> Default for Frames<S, N> {
    fn default() -> Self {
        Frames(Vec::new())
    }
}

impl<S: Space, N> Frames<S, N> {
    /// Hands out the frame of a depth, unless play goes on without end.
    pub(super) fn take(&mut self, depth: usize) -> Result<Frame<S, N>, GivenUp> {
        if depth > DEEPEST {
            return Err(GivenUp::Endless);
        }
        if self.0.len() <= depth {
            self.0.push(Frame::default());
        }
        Ok(std::mem::take(&mut self.0[depth]))
    }

    /// Takes a frame back, to be used again.
    pub(super) fn put_back(&mut self, depth: usize, frame: Frame<S, N>) {
        self.0[depth] = frame;
    }
}

/// The moves of a position and where they lead.
pub(super) struct Frame<S: Space, N> {
    moves: Vec<S::Move>,
    /// The children, and beyond them what is left of earlier ones, so that their memory is used again.
    room: Vec<Child<S>>,
    n_children: usize,
    /// How many plies the longest of the other moves lets the game last.
    longest: u32,
    /// What the search writes down about the children; forgotten when the next position is laid out.
    pub(super) notes: Vec<N>,
}

impl<S: Space, N> Default for Frame<S, N> {
    fn default() -> Self {
        Frame { moves: Vec::new(), room: Vec::new(), n_children: 0, longest: 0, notes: Vec::new() }
    }
}

impl<S: Space, N> Frame<S, N> {
    /// Plays every move of a position and asks the table about it. Moves that decide the game are no children: `decided`
    /// is told who moved and the outcome, and says whether that settles the position.
    pub(super) fn lay_out(
        &mut self,
        (space, table, salt): (&S, &TranspositionTable, u64),
        node: &mut S::Node,
        lister: &mut S::Lister,
        mut decided: impl FnMut(Side, Outcome) -> bool,
    ) -> Layout {
        self.moves.clear();
        self.notes.clear();
        let (room, decided) = (&mut self.room, &mut decided);
        let mut taker = Taker { room, n_children: 0, longest: 0, last: 0, salt, decided };
        let expand = space.expand(node, lister, &mut self.moves, &mut taker);
        let last = taker.last;
        (self.n_children, self.longest) = (taker.n_children, taker.longest);
        match expand {
            Ok(ControlFlow::Continue(())) => {}
            Ok(ControlFlow::Break(())) => return Layout::Settled(last),
            Err(outcome) => return Layout::Over(outcome),
        }
        let children = &mut self.room[..self.n_children];
        table.fetch(children.iter().map(|child| child.key));
        for child in children {
            child.data = table.get(child.key);
        }
        Layout::Open
    }

    /// Returns the positions one move further on where the game goes on.
    pub(super) fn children(&mut self) -> &mut [Child<S>] {
        &mut self.room[..self.n_children]
    }

    /// Returns one of them.
    #[inline]
    pub(super) fn child(&mut self, index: u32) -> &mut Child<S> {
        &mut self.room[index as usize]
    }

    /// Returns the key of one of them.
    #[inline]
    pub(super) fn key(&self, index: usize) -> u64 {
        self.room[index].key
    }

    /// Returns how many of them there are.
    pub(super) fn len(&self) -> usize {
        self.n_children
    }

    /// Returns how many plies the game lasts at most by a move that decides it; 0 if there is none.
    pub(super) fn longest(&self) -> u32 {
        self.longest
    }
}

/// Takes the children of a position into a frame; one kind for all searches, so that playing all moves is compiled
/// once for each game.
struct Taker<'a, S: Space> {
    room: &'a mut Vec<Child<S>>,
    n_children: usize,
    longest: u32,
    /// How many plies the game lasts by the last move that decided it.
    last: u32,
    salt: u64,
    decided: &'a mut dyn FnMut(Side, Outcome) -> bool,
}

impl<S: Space> Branches<S> for Taker<'_, S> {
    #[inline(always)]
    fn lend(&mut self, mv: S::Move, like: &S::Node) -> &mut S::Node {
        if self.n_children == self.room.len() {
            self.room.push(Child { mv, node: like.clone(), key: 0, data: 0 });
        }
        let child = &mut self.room[self.n_children];
        child.mv = mv;
        child.node.clone_from(like);
        &mut child.node
    }

    #[inline(always)]
    fn lent(&self) -> &S::Node {
        &self.room[self.n_children].node
    }

    #[inline(always)]
    fn goes_on(&mut self, key: u64) {
        self.room[self.n_children].key = key ^ self.salt;
        self.n_children += 1;
    }

    #[inline]
    fn decides(&mut self, player: Side, outcome: Outcome, plies: u32) -> ControlFlow<()> {
        self.last = plies + 1;
        self.longest = self.longest.max(self.last);
        if (self.decided)(player, outcome) { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }
}
