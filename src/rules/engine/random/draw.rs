//! How a random move of each step is drawn, found out once for a game.

use crate::engine::program::code::{Alternative, Pick, Program, TurnNode};
use crate::engine::program::state::State;

/// How a random move of a step is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Draw {
    /// There is one alternative, and it is one cell of a set.
    OneCell,
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
    let is_plain = |one: &Alternative<W>| {
        let is_free = one.guard.is_none() && one.provided.is_none() && one.also.is_none();
        is_free && one.most.is_none() && !one.otherwise
    };
    match &*node.alternatives {
        [one @ Alternative { pick: Pick::Cell(_), .. }] if is_plain(one) => Draw::OneCell,
        _ => Draw::Any,
    }
}
