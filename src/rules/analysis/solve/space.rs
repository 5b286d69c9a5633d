//! What a search asks of a game: positions, their moves, and what comes of them.

use std::fmt::Debug;
use std::ops::ControlFlow;

use crate::engine::search::{self, Arena, Lister, Node};
use crate::engine::{Ending, Move};
use crate::game::Side;

/// How a game came out, for players named by the side they hold at the root.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// Who won.
    pub winner: Option<Side>,
    /// By how much the first player is ahead, where the end compares a count.
    pub lead: Option<i64>,
}

/// Takes the positions that follow on one.
pub trait Branches<S: Space + ?Sized> {
    /// Lends memory for the position after a move, filled with a copy of the one it is made from.
    fn lend(&mut self, mv: S::Move, like: &S::Node) -> &mut S::Node;

    /// Returns the position in the memory last lent.
    fn lent(&self) -> &S::Node;

    /// The position in the memory last lent has that key, and the game goes on.
    fn goes_on(&mut self, key: u64);

    /// A player decides the game with the move to the position in the memory last lent: it ends so, so many plies later,
    /// if both play well. Returns whether other moves are wanted.
    fn decides(&mut self, player: Side, outcome: Outcome, plies: u32) -> ControlFlow<()>;
}

/// A game to be searched.
pub trait Space: Sync {
    /// A position.
    type Node: Clone + Send + Sync + Debug;
    /// A move.
    type Move: Copy + Send + Sync + Debug + PartialEq;
    /// Memory that listing moves reuses.
    type Lister: Default;

    /// Returns the position to be searched from; the game is not over there.
    fn root(&self) -> Self::Node;

    /// Returns who is to move.
    fn player(&self, node: &Self::Node) -> Side;

    /// Lists the moves, or tells how the game came out if there are none.
    fn moves(
        &self,
        node: &mut Self::Node,
        lister: &mut Self::Lister,
        moves: &mut Vec<Self::Move>,
    ) -> Result<(), Outcome>;

    /// Plays every move until no other is wanted, or tells how the game came out if there are none. The moves are
    /// listed in `moves`, if at all.
    #[inline]
    fn expand(
        &self,
        node: &mut Self::Node,
        lister: &mut Self::Lister,
        moves: &mut Vec<Self::Move>,
        branches: &mut impl Branches<Self>,
    ) -> Result<ControlFlow<()>, Outcome> {
        self.moves(node, lister, moves)?;
        let player = self.player(node);
        for &mv in &*moves {
            let after = branches.lend(mv, node);
            match self.play(after, mv) {
                None => {
                    let key = self.key(after);
                    branches.goes_on(key);
                }
                Some(outcome) => {
                    if branches.decides(player, outcome, 0).is_break() {
                        return Ok(ControlFlow::Break(()));
                    }
                }
            }
        }
        Ok(ControlFlow::Continue(()))
    }

    /// Counts the moves of the side to move, or tells how the game came out if there are none.
    fn width(&self, node: &mut Self::Node, lister: &mut Self::Lister) -> Result<u32, Outcome>;

    /// Counts the moves the other side would have if it were its turn; 0 where that cannot be said or is the same.
    fn idle_width(&self, node: &Self::Node, lister: &mut Self::Lister) -> u32;

    /// Returns how late a position is to be tried by the player who moved there: the more, the more answers there are
    /// and the fewer moves the player would have. If the game is over there, tells how it came out.
    #[inline]
    fn balance(
        &self,
        player: Side,
        node: &mut Self::Node,
        lister: &mut Self::Lister,
    ) -> Result<i32, Outcome> {
        let balance = self.width(node, lister)? as i32 - self.idle_width(node, lister) as i32;
        Ok(if self.player(node) == player { -balance } else { balance })
    }

    /// Plays a move, and tells how the game came out if it is over.
    fn play(&self, node: &mut Self::Node, mv: Self::Move) -> Option<Outcome>;

    /// Returns who wins and in how many plies, where the space sees that without a search.
    fn foresee(&self, _node: &Self::Node) -> Option<(Side, u32)> {
        None
    }

    /// Returns the key of a position: the same for positions of the same value.
    fn key(&self, node: &Self::Node) -> u64;

    /// Returns a small number that is the same for moves that are alike in different positions.
    fn place(&self, mv: Self::Move) -> usize;

    /// Returns by how much the first player is ahead so far, if positions with the same key may differ in that; what
    /// is still to come must be the same.
    fn so_far(&self, _node: &Self::Node) -> i64 {
        0
    }

    /// Returns whether the players have exchanged their sides and positions with the same key may differ in that.
    fn is_exchanged(&self, _node: &Self::Node) -> bool {
        false
    }
}

impl<const W: usize> Space for Arena<'_, W> {
    type Node = Node<W>;
    type Move = Move;
    type Lister = Lister<W>;

    fn root(&self) -> Node<W> {
        Arena::root(self)
    }

    #[inline]
    fn player(&self, node: &Node<W>) -> Side {
        Arena::player(self, node)
    }

    #[inline]
    fn moves(
        &self,
        node: &mut Node<W>,
        lister: &mut Lister<W>,
        moves: &mut Vec<Move>,
    ) -> Result<(), Outcome> {
        Arena::moves(self, node, lister, moves).map_err(|ending| outcome(self, node, ending))
    }

    #[inline]
    fn expand(
        &self,
        node: &mut Node<W>,
        lister: &mut Lister<W>,
        moves: &mut Vec<Move>,
        branches: &mut impl Branches<Self>,
    ) -> Result<ControlFlow<()>, Outcome> {
        let expand = Arena::expand(self, node, lister, moves, &mut Judged { arena: self, branches });
        expand.map_err(|ending| outcome(self, node, ending))
    }

    #[inline]
    fn width(&self, node: &mut Node<W>, lister: &mut Lister<W>) -> Result<u32, Outcome> {
        Arena::width(self, node, lister).map_err(|ending| outcome(self, node, ending))
    }

    #[inline]
    fn idle_width(&self, node: &Node<W>, lister: &mut Lister<W>) -> u32 {
        Arena::idle_width(self, node, lister)
    }

    #[inline]
    fn play(&self, node: &mut Node<W>, mv: Move) -> Option<Outcome> {
        Arena::play(self, node, mv).map(|ending| outcome(self, node, ending))
    }

    #[inline]
    fn key(&self, node: &Node<W>) -> u64 {
        Arena::key(self, node)
    }

    #[inline]
    fn place(&self, mv: Move) -> usize {
        place(mv)
    }

    #[inline]
    fn so_far(&self, node: &Node<W>) -> i64 {
        if !self.is_summed() {
            return 0;
        }
        lead(self, node, 0)
    }

    #[inline]
    fn is_exchanged(&self, node: &Node<W>) -> bool {
        self.is_counted() && self.holder(node, Side::First) != Side::First
    }
}

/// Returns the cell where a move ends.
#[inline]
pub(super) fn place(mv: Move) -> usize {
    mv.to().map_or(usize::MAX, usize::from)
}

/// Tells players what endings tell sides.
struct Judged<'a, 'g, B, const W: usize> {
    arena: &'a Arena<'g, W>,
    branches: &'a mut B,
}

impl<'g, B: Branches<Arena<'g, W>>, const W: usize> search::Branches<W> for Judged<'_, 'g, B, W> {
    #[inline(always)]
    fn lend(&mut self, mv: Move, like: &Node<W>) -> &mut Node<W> {
        self.branches.lend(mv, like)
    }

    #[inline(always)]
    fn goes_on(&mut self, key: u64) {
        self.branches.goes_on(key);
    }

    #[inline]
    fn ends(&mut self, ending: Ending) -> ControlFlow<()> {
        let after = self.branches.lent();
        let (player, outcome) = (self.arena.last_player(after), outcome(self.arena, after, ending));
        self.branches.decides(player, outcome, 0)
    }
}

fn outcome<const W: usize>(arena: &Arena<'_, W>, node: &Node<W>, ending: Ending) -> Outcome {
    let winner = ending.winner.map(|side| arena.holder(node, side));
    let lead = arena.is_counted().then(|| ending.end.map_or(0, |end| lead(arena, node, usize::from(end))));
    Outcome { winner, lead }
}

/// Returns the first player's lead; after a swap it is the second player who holds the first side.
fn lead<const W: usize>(arena: &Arena<'_, W>, node: &Node<W>, end: usize) -> i64 {
    let lead = arena.lead(node, end).unwrap_or(0);
    if arena.holder(node, Side::First) == Side::First { lead } else { -lead }
}
