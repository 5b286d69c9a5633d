//! What may come of a position in a search: a random game to the end, and what stands on the board then.

use super::arena::{Arena, Node};
use crate::engine::moves::Move;
use crate::engine::program::code::Deed;
use crate::engine::random::playout::Memory;
use crate::engine::rng::Rng;
use crate::game::Side;

/// The last position of a random game, and memory that the next one reuses.
#[derive(Clone, Debug)]
pub struct Rollout<const W: usize> {
    memory: Memory<W>,
    last: Node<W>,
}

/// A piece that a move leaves on the board for good: its layer, and one or two of its cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Trace {
    layer: u8,
    cells: [u16; 2],
}

impl<const W: usize> Arena<'_, W> {
    /// Returns the memory that random games need; in keen ones sides that see at a glance where they win at once go there.
    pub fn rollout(&self, takes_wins: bool) -> Rollout<W> {
        Rollout { memory: Memory { takes_wins, ..Memory::default() }, last: self.root() }
    }

    /// Plays random moves from a position until the game ends or has had so many, and returns which player won and how many
    /// moves it took.
    pub fn play_out(
        &self,
        from: &Node<W>,
        rng: &mut Rng,
        limit: u32,
        rollout: &mut Rollout<W>,
    ) -> (Option<Side>, u32) {
        let last = &mut rollout.last;
        last.state = from.state;
        let memory = &mut rollout.memory;
        let playout = self.fast.play_out(self.program, &mut last.state, &from.history, rng, limit, memory);
        let winner = playout.ending.and_then(|ending| ending.winner);
        (winner.map(|side| self.holder(last, side)), playout.plies)
    }

    /// Returns whether one of some moves wins at once.
    pub fn can_win_at_once(&self, node: &Node<W>, moves: &[Move]) -> bool {
        let mover = self.player(node);
        // Only games that ask what has occurred have a history to copy.
        let mut after = node.clone();
        moves.iter().any(|&mv| {
            after.state = node.state;
            after.history.truncate(node.history.len());
            let winner = self.program.play(&mut after.state, mv, &mut after.history);
            let winner = winner.and_then(|ending| ending.winner);
            winner.is_some_and(|side| self.holder(&after, side) == mover)
        })
    }

    /// Returns whether pieces only ever appear on empty cells, and stay.
    pub fn only_fills(&self) -> bool {
        let fills = |deed: &Deed| matches!(deed, Deed::Fill(_) | Deed::FillRun(_) | Deed::Nothing);
        let alternatives =
            self.program.sides.iter().flat_map(|side| &side.nodes).flat_map(|node| &node.alternatives);
        alternatives.into_iter().all(|one| fills(&one.deed) && one.also.is_none() && one.effects.is_empty())
    }

    /// Returns what a move leaves on the board, if that is a piece of one layer.
    pub fn trace(&self, node: &Node<W>, mv: Move) -> Option<Trace> {
        match self.program.node(&node.state).alternatives.get(mv.way()?.index())?.deed {
            Deed::Fill(layer) | Deed::FillRun(layer) => {
                let (from, to) = mv.ends()?;
                Some(Trace { layer: layer as u8, cells: [from, to] })
            }
            _ => None,
        }
    }

    /// Returns whether the last random game ended with a trace on the board.
    #[inline]
    pub fn remains(&self, rollout: &Rollout<W>, trace: Trace) -> bool {
        let layer = rollout.last.state.layer(trace.layer);
        trace.cells.iter().all(|&cell| layer.has(usize::from(cell)))
    }
}
