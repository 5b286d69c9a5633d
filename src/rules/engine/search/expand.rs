//! All moves of a position played, for searches that look at each of them.
//!
//! Where the game has a [`Plan`] a move is known by its lane and its cell, so that nothing is listed and nothing looked
//! up twice. Otherwise moves are listed and played one by one; a test holds the two together.

use std::ops::ControlFlow;

use super::arena::{Arena, Lister, Node};
use super::keys::PartialKey;
use crate::engine::bits::Bits;
use crate::engine::moves::{Move, Way};
use crate::engine::plan::{Lane, LaneDeed, Plan};
use crate::engine::play::ending::Ending;

/// Takes the positions that follow on one.
pub trait Branches<const W: usize> {
    /// Lends memory for the position after a move, filled with a copy of the one it is made from.
    fn lend(&mut self, mv: Move, like: &Node<W>) -> &mut Node<W>;

    /// The position in the memory last lent has that key, and the game goes on.
    fn goes_on(&mut self, key: u64);

    /// The position in the memory last lent ends the game. Returns whether other moves are wanted.
    fn ends(&mut self, ending: Ending) -> ControlFlow<()>;
}

impl<const W: usize> Arena<'_, W> {
    /// Plays every legal move until no other is wanted; if there are none, tells how the game has ended. Steps that
    /// cannot be done are left out, so that the side to move is known only afterwards.
    #[inline]
    pub fn expand(
        &self,
        node: &mut Node<W>,
        lister: &mut Lister<W>,
        moves: &mut Vec<Move>,
        branches: &mut impl Branches<W>,
    ) -> Result<ControlFlow<()>, Ending> {
        let partial = self.keys.partial(&node.state, self.program);
        if let (Some(plan), Some(partial)) = (&self.fast.plan, &partial) {
            while let Some(at) = plan.enter(self.program, &node.state) {
                if let Some(flow) = self.expand_plan(plan, at, node, partial, branches) {
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
            let key = match &partial {
                Some(partial) if self.reachable.is_none() => self.key_after(partial, node, after),
                _ => self.key(after),
            };
            branches.goes_on(key);
        }
        Ok(ControlFlow::Continue(()))
    }

    /// Plays the moves of a step of the plan, if there are any.
    #[inline]
    fn expand_plan(
        &self,
        plan: &Plan<W>,
        at: u16,
        node: &Node<W>,
        partial: &PartialKey,
        branches: &mut impl Branches<W>,
    ) -> Option<ControlFlow<()>> {
        let (lanes, may_swap) = plan.lanes(at);
        let mut flow = None;
        let mut turned = node.clone();
        for lane in lanes.iter().filter(|lane| lane.is_left(&node.state)) {
            let targets = self.program.targets(lane, &node.state);
            if targets.is_empty() {
                continue;
            }
            turned.state = node.state;
            turned.state.last_mover = node.state.mover;
            plan.leave(lane.next[0], &mut turned.state);
            let expand = match lane.deed {
                LaneDeed::Change { from, to, gives_back } => {
                    turned.state.change_supply(from, to, gives_back);
                    let fan = LaneFan { plan, lane, node, turned: &turned, partial };
                    self.expand_changes(&fan, targets, (from, to), branches)
                }
                LaneDeed::Carry { .. } => {
                    let fan = LaneFan { plan, lane, node, turned: &turned, partial };
                    self.expand_carries(&fan, targets, branches)
                }
            };
            flow = Some(expand);
            if expand.is_break() {
                return flow;
            }
        }
        if may_swap {
            flow = Some(ControlFlow::Continue(()));
            let after = branches.lend(Move::Swap, node);
            after.state.swapped = true;
            if let Some(reachable) = &self.reachable {
                reachable.fill(&mut after.state);
            }
            let key = self.key_after(partial, node, after);
            branches.goes_on(key);
        }
        flow
    }

    /// Plays the moves of a lane that change what stands on a cell.
    #[inline(always)]
    fn expand_changes(
        &self,
        fan: &LaneFan<'_, W>,
        targets: Bits<W>,
        (from, to): (u8, u8),
        branches: &mut impl Branches<W>,
    ) -> ControlFlow<()> {
        let rest = self.keys.rest(&fan.turned.state);
        for cell in targets.iter() {
            let after = branches.lend(fan.changing(cell), fan.turned);
            after.state.change(from, to, Bits::single(cell));
            match self.finish(fan, (cell, Bits::EMPTY), after) {
                Err(ending) => branches.ends(ending)?,
                Ok(again) => {
                    let rest = if again { self.keys.rest(&after.state) } else { rest };
                    let key = self.keys.after_change(fan.partial, (from, to), cell, rest);
                    branches.goes_on(key.wrapping_add(fan.node.past));
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// Plays the moves of a lane that lead a piece from one cell to another.
    #[inline(always)]
    fn expand_carries(
        &self,
        fan: &LaneFan<'_, W>,
        targets: Bits<W>,
        branches: &mut impl Branches<W>,
    ) -> ControlFlow<()> {
        for cell in targets.iter() {
            let origin = self.program.origin(fan.lane, cell, &fan.node.state);
            let after = branches.lend(fan.moving(origin.first() as u16, cell), fan.turned);
            self.program.carry_out(fan.plan, fan.lane, (Bits::single(cell), origin), &mut after.state);
            match self.finish(fan, (cell, origin), after) {
                Err(ending) => branches.ends(ending)?,
                Ok(_) => {
                    if let Some(reachable) = &self.reachable {
                        reachable.fill(&mut after.state);
                    }
                    let key = self.key_after(fan.partial, fan.node, after);
                    branches.goes_on(key);
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// Ends the turn after a move; returns whether the same side goes on, or how the game has ended.
    #[inline(always)]
    fn finish(
        &self,
        fan: &LaneFan<'_, W>,
        (to, origin): (usize, Bits<W>),
        after: &mut Node<W>,
    ) -> Result<bool, Ending> {
        let state = &mut after.state;
        let again = self.program.goes_again(fan.lane, to, state.empty());
        let next = fan.lane.next[usize::from(again)];
        if again {
            fan.plan.leave(next, state);
        }
        self.program.plan_ending(fan.plan, fan.lane, next, (to, origin), state).map_or(Ok(again), Err)
    }

    /// Returns the key of a position that follows on another, as [`Self::key`] does.
    #[inline(always)]
    fn key_after(&self, partial: &PartialKey, before: &Node<W>, after: &Node<W>) -> u64 {
        self.keys.after(partial, &before.state, &after.state).wrapping_add(after.past)
    }
}

/// The moves of a lane in a position.
struct LaneFan<'a, const W: usize> {
    plan: &'a Plan<W>,
    lane: &'a Lane<W>,
    node: &'a Node<W>,
    /// The position with everything changed that changes alike in all moves: whose turn it is, and what is left to place.
    turned: &'a Node<W>,
    partial: &'a PartialKey,
}

impl<const W: usize> LaneFan<'_, W> {
    #[inline(always)]
    fn changing(&self, cell: usize) -> Move {
        Move::Cell { way: Way(self.lane.alternative), at: cell as u16, also: None }
    }

    #[inline(always)]
    fn moving(&self, from: u16, to: usize) -> Move {
        Move::Path { way: Way(self.lane.alternative), from, to: to as u16, also: None }
    }
}
