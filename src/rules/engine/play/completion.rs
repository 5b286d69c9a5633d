//! How a turn may go on to its end: whether what must hold there can be reached from the step at hand.

use std::collections::BTreeSet;

use super::evaluate::Context;
use crate::engine::program::code::{MayEnd, Program, Skip};
use crate::engine::program::state::State;

/// Of a turn that goes on in more ways than these, no more are looked at; what they do not reach counts as out of reach.
const MOST_WAYS: usize = 20_000;

/// A turn on its way: the board, the node that follows if any does, and what the last step has done.
type OnTheWay<'h, const W: usize> = (State<W>, Option<u16>, Context<'h, W>);

impl<const W: usize> Program<W> {
    /// Returns whether the turn can end so that a condition holds, after a step that has been performed.
    pub(crate) fn may_end(&self, end: &MayEnd<W>, after: &State<W>, context: &Context<W>) -> bool {
        let mut after = *after;
        // Who plays next is not known before the turn is over.
        (after.mover, after.last_mover) = (context.side as u8, context.side as u8);
        let next = match &end.unless {
            Some(unless) if !self.condition(&unless.0, &after, context) => unless.1,
            _ => end.next,
        };
        let mut open = vec![(after, next, *context)];
        let mut seen: BTreeSet<u64> = BTreeSet::new();
        while let Some((mut at, next, context)) = open.pop() {
            let Some(node) = next else {
                if self.holds_at_end(end, at, &context) {
                    return true;
                }
                continue;
            };
            at.node = node;
            if seen.len() < MOST_WAYS && seen.insert(at.hash_in_turn()) {
                self.go_ahead(at, &context, &mut open);
            }
        }
        false
    }

    /// Goes on with a turn in every way.
    fn go_ahead<'h>(&self, at: State<W>, context: &Context<'h, W>, open: &mut Vec<OnTheWay<'h, W>>) {
        let moves = self.candidates(&at, context.history);
        if moves.is_empty() {
            // A step that cannot be done is left out.
            let next = match self.node(&at).skip {
                Skip::To(node) => Some(node),
                Skip::Turn | Skip::Never => None,
            };
            open.push((at, next, *context));
        }
        for mv in moves {
            let Some(way) = mv.way() else { continue };
            let alternative = &self.node(&at).alternatives[way.index()];
            let mut then = at;
            let performed = self.perform(&mut then, alternative, mv, context.side, context.history);
            let next = self.next_node(alternative, &then, &performed);
            open.push((then, next, performed));
        }
    }

    fn holds_at_end(&self, end: &MayEnd<W>, mut at: State<W>, context: &Context<W>) -> bool {
        if self.uses_history {
            at.mover ^= 1;
            at.node = self.sides[usize::from(at.mover & 1)].roots[1];
        }
        self.condition(&end.condition, &at, context)
    }
}
