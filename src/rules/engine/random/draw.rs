//! How a random move of each step is drawn, found out once for a game.

use crate::engine::program::code::{Alternative, Pick, Program, TurnNode};
use crate::engine::program::state::State;

/// At most so many sets are held at once when a random move is drawn.
pub(crate) const FEW_SETS: usize = 16;

/// How a random move of a step is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Draw {
    /// There is one alternative, and it is one cell of a set.
    OneCell,
    /// Every alternative is a cell or a step in a few directions, so that the sets are all there is to know.
    FewSets,
    /// Anything else.
    Any,
}

/// How moves are drawn, by side and step.
#[derive(Clone, Debug)]
pub(crate) struct Draws([Box<[Draw]>; 2]);

impl Draws {
    pub(crate) fn new<const W: usize>(program: &Program<W>) -> Self {
        Draws([0, 1].map(|side| program.sides[side].nodes.iter().map(draw).collect()))
    }

    /// Returns how a move of the step that comes next is drawn.
    #[inline]
    pub(crate) fn at<const W: usize>(&self, state: &State<W>) -> Draw {
        self.0[usize::from(state.mover & 1)][usize::from(state.node)]
    }
}

fn draw<const W: usize>(node: &TurnNode<W>) -> Draw {
    let alternatives = &*node.alternatives;
    let is_plain = alternatives.iter().all(|alternative| {
        let plain_pick = matches!(alternative.pick, Pick::Cell(_) | Pick::Step { .. });
        let plain =
            alternative.guard.is_none() && alternative.provided.is_none() && alternative.also.is_none();
        let plain = plain && alternative.most.is_none();
        plain_pick && plain && !alternative.otherwise
    });
    let n_sets: usize = alternatives
        .iter()
        .map(|alternative| match &alternative.pick {
            Pick::Step { lanes, .. } => lanes.len(),
            _ => 1,
        })
        .sum();
    match alternatives {
        [Alternative { pick: Pick::Cell(_), .. }] if is_plain => Draw::OneCell,
        _ if is_plain && n_sets <= FEW_SETS => Draw::FewSets,
        _ => Draw::Any,
    }
}
