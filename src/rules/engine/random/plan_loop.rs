//! Random play along a [`Plan`]: a move is drawn and played by one loop, the same for every game whose plan is a mixture
//! of lanes; the others have a kernel.
//!
//! Everything here says again, faster, what `generate` and `apply` say; a test holds the two together. Which lane a
//! move comes from cannot be foreseen, so it is found by counting rather than by branching.

use super::kernel::rarely;
use super::playout::Playout;
use crate::engine::bits::{Bits, Counted};
use crate::engine::plan::{Lane, LaneDeed, LaneSet, Motion, NO_STEP, Plan, PlanEnd, PlanStep, Steps};
use crate::engine::play::ending::Ending;
use crate::engine::play::evaluate::Context;
use crate::engine::play::history::History;
use crate::engine::program::code::Program;
use crate::engine::program::state::{EMPTY, NOWHERE, State};
use crate::engine::rng::Rng;

impl<const W: usize> Program<W> {
    /// Plays random moves along the plan, from one of its steps, until it leads to a step that is not in it, or the game
    /// ends, or the limit is reached.
    pub(crate) fn plan_playout(
        &self,
        plan: &Plan<W>,
        at: u16,
        state: &mut State<W>,
        (rng, limit): (&mut Rng, u32),
    ) -> Playout {
        macro_rules! follow {
            ($steps:expr) => {
                // Boards of many words spend their time on the words; one loop serves them all.
                if const { W > 2 } || plan.forks {
                    self.follow::<_, true>(plan, $steps, at, state, rng, limit)
                } else {
                    self.follow::<_, false>(plan, $steps, at, state, rng, limit)
                }
            };
        }
        match &plan.steps {
            Steps::One(steps) => follow!(steps),
            Steps::Two(steps) => follow!(steps),
            Steps::Three(steps) => follow!(steps),
            Steps::Four(steps) => follow!(steps),
            Steps::Many(steps) => follow!(steps),
        }
    }

    /// Counts the moves at a step of the plan.
    #[inline]
    pub(crate) fn plan_width(&self, plan: &Plan<W>, at: u16, state: &State<W>) -> u32 {
        let (lanes, may_swap) = plan.lanes(at);
        let (mut all, mut width) = (Bits::EMPTY, u32::from(may_swap));
        for lane in lanes.iter().filter(|lane| lane.is_left(state)) {
            let targets = self.targets(lane, state);
            // Sets that have nothing in common are counted as one.
            if (targets & all).is_empty() {
                all |= targets;
            } else {
                width += targets.count();
            }
        }
        width + all.count()
    }

    /// `N` lanes make a step; `FORKS` says that the step which follows depends on the move.
    // Each of the loops is a function of its own: together in one they would share its registers.
    #[inline(never)]
    fn follow<const N: usize, const FORKS: bool>(
        &self,
        plan: &Plan<W>,
        steps: &[PlanStep<W, N>],
        mut at: u16,
        state: &mut State<W>,
        rng: &mut Rng,
        limit: u32,
    ) -> Playout {
        // A lane that spends nothing asks for the supply of empty cells.
        state.reserve[EMPTY] = 1;
        let mut plies = 0;
        while plies < limit {
            let Some(step) = steps.get(usize::from(at)) else { break };
            let mut sets = [Counted::<W>::EMPTY; N];
            let mut begins = [0; N];
            let mut total = 0;
            for i in 0..N {
                begins[i] = total;
                let lane = &step.lanes[i];
                let is_left = state.reserve[usize::from(lane.spends & 15)] > 0;
                if is_left {
                    sets[i] = Counted::new(self.targets(lane, state));
                    total += sets[i].count();
                }
            }
            let swap = if step.swap { rarely(1) } else { 0 };
            if total + swap == 0 {
                if plan.is_foreign[usize::from(at)] {
                    plan.leave(at, state);
                    break;
                }
                if step.skip == NO_STEP {
                    plan.leave(at, state);
                    return Playout { ending: Some(self.ending_without_move(state, History::none())), plies };
                }
                at = step.skip;
                continue;
            }
            let k = rng.below(total + swap);
            plies += 1;
            if k >= total {
                // The board stays; only the choice is gone.
                state.swapped = true;
                plan.leave(at, state);
                match plan.enter(self, state) {
                    Some(step) => at = step,
                    None => break,
                }
                continue;
            }
            let chosen = begins[1..].iter().filter(|&&begin| k >= begin).count();
            let lane = &step.lanes[chosen];
            let k = k - begins[chosen];
            let to = sets[chosen].select(k);
            let origin = self.origin(lane, to, state);
            self.carry_out(plan, lane, (Bits::single(to), origin), state);
            at = if FORKS {
                lane.next[usize::from(self.goes_again(lane, to, state.empty()))]
            } else {
                step.lanes[0].next[0]
            };
            state.last_mover = step.side;
            if let Some(ending) = self.plan_ending(plan, lane, at, (to, origin), state) {
                return Playout { ending: Some(ending), plies };
            }
        }
        Playout { ending: None, plies }
    }

    /// Returns whether the same side goes on after a move to a cell, with these cells empty.
    #[inline(always)]
    pub(crate) fn goes_again(&self, lane: &Lane<W>, to: usize, empty: Bits<W>) -> bool {
        lane.again.is_some_and(|most| (self.ways.beside[to] & empty).has_at_most(most))
    }

    /// Returns where the piece comes from that a lane leads to a cell, if one moves.
    #[inline(always)]
    pub(crate) fn origin(&self, lane: &Lane<W>, to: usize, state: &State<W>) -> Bits<W> {
        let LaneDeed::Carry { layer, .. } = lane.deed else { return Bits::EMPTY };
        match &lane.motion {
            Motion::Shift(_, _, back) => Bits::single(to).moved(*back),
            Motion::Related(_, _, back) => Bits::single(usize::from(back[to])),
            Motion::Lone(_) | Motion::Nowhere => state.layer(layer),
        }
    }

    /// Does what a lane does on a cell with a piece that comes from another.
    #[inline(always)]
    pub(crate) fn carry_out(
        &self,
        plan: &Plan<W>,
        lane: &Lane<W>,
        (it, origin): (Bits<W>, Bits<W>),
        state: &mut State<W>,
    ) {
        match lane.deed {
            LaneDeed::Change { from, to, gives_back } => {
                state.change(from, to, it);
                state.change_supply(from, to, gives_back);
            }
            LaneDeed::Carry { layer, takes, leaves } => {
                if takes {
                    self.take(plan, it, state);
                }
                *state.layer_mut(layer) = state.layer(layer).without(origin) | it;
                state.layers[EMPTY] = state.empty().without(it) | origin;
                if let Some(left) = leaves {
                    *state.layer_mut(left) |= origin;
                    state.layers[EMPTY] = state.empty().without(origin);
                    let reserve = state.reserve_mut(left);
                    *reserve = reserve.saturating_sub(1);
                }
            }
        }
    }

    /// Takes what stands on a cell off the board, without asking whether anything does.
    #[inline(always)]
    fn take(&self, plan: &Plan<W>, it: Bits<W>, state: &mut State<W>) {
        if plan.counts_taken {
            self.clear(state, it);
            return;
        }
        for layer in &mut state.layers[..self.n_layers.min(EMPTY)] {
            *layer = layer.without(it);
        }
    }

    #[inline(always)]
    fn lane_set(&self, set: &LaneSet<W>, state: &State<W>) -> Bits<W> {
        let cells = (state.layer(set.slot) ^ set.flip) & set.mask;
        match set.apart {
            None => cells,
            Some(layer) => cells.without(self.ways.links.apply(state.layer(layer))),
        }
    }

    #[inline(always)]
    pub(crate) fn targets(&self, lane: &Lane<W>, state: &State<W>) -> Bits<W> {
        let targets = self.lane_set(&lane.targets, state);
        match &lane.motion {
            Motion::Nowhere => targets,
            Motion::Shift(from, by, _) => self.lane_set(from, state).moved(*by) & targets,
            Motion::Related(from, motion, _) => motion.apply(self.lane_set(from, state)) & targets,
            Motion::Lone(reach) => {
                let LaneDeed::Carry { layer, .. } = lane.deed else { return Bits::EMPTY };
                let piece = state.layer(layer);
                if piece.is_empty() { Bits::EMPTY } else { reach[piece.first()] & targets }
            }
        }
    }

    /// Returns whether an end of no plain shape holds after a step; apart from the others, which need nothing of this.
    #[inline(never)]
    fn holds_after(
        &self,
        end: usize,
        state: &mut State<W>,
        lane: &Lane<W>,
        to: usize,
        origin: Bits<W>,
    ) -> bool {
        let side = usize::from(state.last_mover & 1);
        let mut context = Context::of_side(side, History::none());
        context.grown = lane.grows.map_or(u16::MAX, |layer| 1 << layer);
        context.it = Bits::single(to);
        context.origin = origin;
        if self.uses_memory {
            state.arrived = to as u16;
            state.departed = if origin.is_empty() { NOWHERE } else { origin.first() as u16 };
        }
        self.condition(&self.sides[side].ends[end].condition, state, &context)
    }

    /// Returns how the game has ended by a move, if it has; `at` is the step that would follow.
    #[inline(always)]
    pub(crate) fn plan_ending(
        &self,
        plan: &Plan<W>,
        lane: &Lane<W>,
        at: u16,
        (to, origin): (usize, Bits<W>),
        state: &mut State<W>,
    ) -> Option<Ending> {
        let side = usize::from(state.last_mover & 1);
        for (index, end) in &plan.ends[side] {
            let holds = match (end, lane.grows) {
                (PlanEnd::Meets(layer, cells), _) => !(state.layer(*layer) & *cells).is_empty(),
                (PlanEnd::Filled, _) => state.empty().is_empty(),
                (PlanEnd::NewLine(lines), Some(layer)) => lines.is_filled(to, state.layer(layer)),
                (PlanEnd::NewLineOf(layer, lines), Some(grown)) if state.quiet.0 => {
                    grown == *layer && lines.is_filled(to, state.layer(grown))
                }
                _ => {
                    plan.leave(at, state);
                    self.holds_after(usize::from(*index), state, lane, to, origin)
                }
            };
            if holds {
                plan.leave(at, state);
                return Some(self.verdict(state, usize::from(*index), History::none()));
            }
        }
        None
    }
}
