//! All moves of a position played, for searches that look at each of them.
//!
//! Where the game has a [`Plan`] a move is known by its lane and its cell, so that nothing is listed and nothing looked
//! up twice. Otherwise moves are listed and played one by one; a test holds the two together.

use std::ops::ControlFlow;

use super::apply::Ending;
use super::bits::Bits;
use super::keys::Stem;
use super::moves::Move;
use super::plan::{PlainDeed, Plan, QuickStep, Steps};
use super::search::{Arena, Lister, Node};
use super::state::NOWHERE;

/// Takes the positions that follow on one.
pub trait Branches<const W: usize> {
    /// Lends memory for the position after a move, which is a copy of that before it.
    fn lend(&mut self, mv: Move, before: &Node<W>) -> &mut Node<W>;

    /// The position in the memory last lent has that key, and the game goes on.
    fn goes_on(&mut self, key: u64);

    /// The position in the memory last lent ends the game. Returns whether other moves are wanted.
    fn ends(&mut self, ending: Ending) -> ControlFlow<()>;
}

impl<const W: usize> Arena<'_, W> {
    /// Plays every legal move until no other is wanted; if there are none, tells how the game has ended. Steps that
    /// cannot be done are left out, so that the side to move is known only afterwards.
    #[inline]
    pub fn spread(
        &self,
        node: &mut Node<W>,
        lister: &mut Lister<W>,
        moves: &mut Vec<Move>,
        branches: &mut impl Branches<W>,
    ) -> Result<ControlFlow<()>, Ending> {
        let stem = self.keys.stem(&node.state, self.program);
        if let (Some(plan), Some(stem)) = (&self.program.plan, &stem) {
            while let Some(at) = plan.enter(self.program, &node.state) {
                if let Some(flow) = self.spread_quickly(plan, at, node, stem, branches) {
                    return Ok(flow);
                }
                if !self.program.skip(&mut node.state) {
                    return Err(self.program.ending_without_move(&node.state, &node.history));
                }
            }
        }
        self.moves(node, lister, moves)?;
        for &mv in &*moves {
            let after = branches.lend(mv, node);
            if let Some(ending) = self.play(after, mv) {
                if branches.ends(ending).is_break() {
                    return Ok(ControlFlow::Break(()));
                }
                continue;
            }
            let key = match &stem {
                Some(stem) => self.key_after(stem, node, after),
                None => self.key(after),
            };
            branches.goes_on(key);
        }
        Ok(ControlFlow::Continue(()))
    }

    /// Plays the moves of a step of the plan, if there are any.
    #[inline]
    fn spread_quickly(
        &self,
        plan: &Plan<W>,
        at: u16,
        node: &Node<W>,
        stem: &Stem,
        branches: &mut impl Branches<W>,
    ) -> Option<ControlFlow<()>> {
        match &plan.steps {
            Steps::One(steps) => self.spread_at(plan, &steps[usize::from(at)], node, stem, branches),
            Steps::Two(steps) => self.spread_at(plan, &steps[usize::from(at)], node, stem, branches),
            Steps::Three(steps) => self.spread_at(plan, &steps[usize::from(at)], node, stem, branches),
            Steps::Four(steps) => self.spread_at(plan, &steps[usize::from(at)], node, stem, branches),
            Steps::Many(steps) => self.spread_at(plan, &steps[usize::from(at)], node, stem, branches),
        }
    }

    #[inline]
    fn spread_at<const N: usize>(
        &self,
        plan: &Plan<W>,
        step: &QuickStep<W, N>,
        node: &Node<W>,
        stem: &Stem,
        branches: &mut impl Branches<W>,
    ) -> Option<ControlFlow<()>> {
        let program = self.program;
        let mut flow = None;
        // The same for all moves of a lane: whose turn it is afterwards.
        let mut turned = node.clone();
        turned.state.last_mover = step.side;
        for lane in step.lanes.iter().filter(|lane| lane.is_left(&node.state)) {
            plan.leave(lane.next[0], &mut turned.state);
            let rest = self.keys.rest(&turned.state);
            for to in program.targets(lane, &node.state).iter() {
                flow = Some(ControlFlow::Continue(()));
                let origin = program.origin(lane, to, &node.state);
                let from = if origin.is_empty() { NOWHERE } else { origin.first() as u16 };
                let mv = Move { alternative: lane.alternative, from, to: to as u16, third: NOWHERE };
                let after = branches.lend(mv, &turned);
                program.carry_out(plan, lane, (Bits::single(to), origin), &mut after.state);
                let again = program.goes_again(lane, to, after.state.empty());
                let next = lane.next[usize::from(again)];
                if again {
                    plan.leave(next, &mut after.state);
                }
                if let Some(ending) = program.plain_ending(plan, lane, next, (to, origin), &mut after.state) {
                    if branches.ends(ending).is_break() {
                        return Some(ControlFlow::Break(()));
                    }
                    continue;
                }
                let key = match lane.deed {
                    PlainDeed::Change { from, to: into, .. } if !again && self.keys.rest_is_common() => {
                        self.keys.after_change(stem, (from, into), to, rest)
                    }
                    _ => self.keys.after(stem, &node.state, &after.state),
                };
                branches.goes_on(key.wrapping_add(turned.past));
            }
        }
        if step.swap {
            flow = Some(ControlFlow::Continue(()));
            let after = branches.lend(Move::SWAP, node);
            after.state.swapped = true;
            let key = self.key_after(stem, node, after);
            branches.goes_on(key);
        }
        flow
    }

    /// Returns the key of a position that follows on another, as [`Self::key`] does.
    #[inline(always)]
    fn key_after(&self, stem: &Stem, before: &Node<W>, after: &Node<W>) -> u64 {
        self.keys.after(stem, &before.state, &after.state).wrapping_add(after.past)
    }
}
