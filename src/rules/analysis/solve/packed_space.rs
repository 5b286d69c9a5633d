//! Games whose positions fit into a word or two, searched as such.

use std::ops::ControlFlow;

use super::space::{Branches, Outcome, Space, place};
use crate::engine::search::{Lookahead, PackedGame};
use crate::engine::{Ending, Move};
use crate::game::Side;

/// A game in a word or two, to be searched.
#[derive(Debug)]
pub(super) struct Packed<G>(pub(super) G);

/// Where pieces are taken, one more counts like so many moves.
const PIECE: i32 = 4;

impl<G: PackedGame> Space for Packed<G> {
    type Node = G::Board;
    type Move = Move;
    type Lister = ();

    fn root(&self) -> G::Board {
        self.0.root()
    }

    #[inline]
    fn player(&self, board: &G::Board) -> Side {
        self.0.player(*board)
    }

    fn moves(&self, board: &mut G::Board, (): &mut (), moves: &mut Vec<Move>) -> Result<(), Outcome> {
        let expand = self.0.expand(*board, |mv, _, _| {
            moves.push(mv);
            ControlFlow::Continue(())
        });
        expand.map(drop).map_err(decided)
    }

    #[inline]
    fn expand(
        &self,
        board: &mut G::Board,
        (): &mut (),
        _: &mut Vec<Move>,
        branches: &mut impl Branches<Self>,
    ) -> Result<ControlFlow<()>, Outcome> {
        let player = self.0.player(*board);
        let expand = self.0.expand(*board, |mv, after, lookahead| match lookahead {
            Lookahead::Open(key) => {
                branches.lend(mv, &after);
                branches.goes_on(key);
                ControlFlow::Continue(())
            }
            Lookahead::Over(ending) => branches.decides(player, decided(ending), 0),
            Lookahead::Foreseen(winner, plies) => {
                branches.decides(player, Outcome { winner: Some(winner), lead: None }, plies)
            }
        });
        expand.map_err(decided)
    }

    #[inline]
    fn width(&self, board: &mut G::Board, (): &mut ()) -> Result<u32, Outcome> {
        self.0.width(*board).map_err(decided)
    }

    #[inline]
    fn idle_width(&self, board: &G::Board, (): &mut ()) -> u32 {
        self.0.idle_width(*board)
    }

    #[inline]
    fn balance(&self, player: Side, board: &mut G::Board, (): &mut ()) -> Result<i32, Outcome> {
        let (width, idle) = (self.0.width(*board).map_err(decided)?, self.0.idle_width(*board));
        let balance = width as i32 - idle as i32 + PIECE * self.0.surplus(*board);
        Ok(if self.0.player(*board) == player { -balance } else { balance })
    }

    #[inline]
    fn play(&self, board: &mut G::Board, mv: Move) -> Option<Outcome> {
        self.0.play(board, mv).map(decided)
    }

    fn foresee(&self, board: &G::Board) -> Option<(Side, u32)> {
        self.0.foresee(*board)
    }

    #[inline]
    fn key(&self, board: &G::Board) -> u64 {
        self.0.key(*board)
    }

    #[inline]
    fn place(&self, mv: Move) -> usize {
        place(mv)
    }
}

/// Returns the outcome of a game that compares no count and in which no side is swapped.
fn decided(ending: Ending) -> Outcome {
    Outcome { winner: ending.winner, lead: None }
}
