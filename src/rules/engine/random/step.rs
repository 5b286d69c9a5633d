//! The kernel of games in which pieces of one kind move one step on.
//!
//! For Avanço and its variants, Hexapawn and Clobber: switched off, Avanço plays at 0.6 of its speed, Clobber at 0.7.

use std::hint::select_unpredictable;

use super::kernel::{Burst, Kernel, KernelPlan, MOST_STEPS, Played};
use crate::engine::bits::{Bits, Counted, Distance};
use crate::engine::plan::{LaneDeed, Motion, Plan};
use crate::engine::program::code::Program;
use crate::engine::program::state::{EMPTY, NOTHING, State};
use crate::engine::rng::Rng;

/// Pieces of one kind that move by one distance.
#[derive(Clone, Copy, Debug)]
pub(crate) struct StepShift<const W: usize> {
    by: Distance,
    back: Distance,
    /// The targets: a slot, possibly turned over, on the cells that the distance leads to.
    slot: u8,
    flip: Bits<W>,
    mask: Bits<W>,
    /// The cells on which pieces of others are in the way, where only these and those of its own kind are.
    shuns: Bits<W>,
}

/// The pieces of one kind that move, each by one of some distances.
#[derive(Clone, Copy, Debug)]
pub(crate) struct StepMoves<const W: usize, const N: usize> {
    layer: u8,
    takes: bool,
    /// Whether every lane knows what is in its way without asking for more than two kinds of pieces.
    is_simple: bool,
    lanes: [StepShift<W>; N],
}

impl<const W: usize, const N: usize> StepMoves<W, N> {
    /// Moves a random piece among others; returns both kinds after it, or `None` if nothing can move.
    #[inline(always)]
    fn shift(&self, own: Bits<W>, others: Bits<W>, rng: &mut Rng) -> Option<(Bits<W>, Bits<W>, Played<W>)> {
        let sets = self.lanes.each_ref().map(|lane| {
            let blocked = own | (others & lane.shuns);
            Counted::new((own.moved(lane.by) & lane.mask).without(blocked))
        });
        let mut begins = [0; N];
        let mut total = 0;
        for (begin, set) in begins.iter_mut().zip(&sets) {
            *begin = total;
            total += set.count();
        }
        if total == 0 {
            return None;
        }
        let k = rng.below(total);
        let (mut chosen, mut begin, mut lane) = (sets[0], 0, 0);
        for i in 1..N {
            let is_later = k >= begins[i];
            chosen = chosen.or_if(is_later, sets[i]);
            begin = select_unpredictable(is_later, begins[i], begin);
            lane += usize::from(is_later);
        }
        let to = chosen.select(k - begin);
        let it = Bits::single(to);
        let origin = it.moved(self.lanes[lane % N].back);
        Some(((own ^ origin) | it, others.without(it), Played { lane, to, it, origin }))
    }
}

/// Pieces of one kind that move one step on.
#[derive(Clone, Debug)]
pub(crate) struct StepKernel<const W: usize, const N: usize> {
    sets: [Counted<W>; N],
    begins: [u32; N],
}

impl<const W: usize, const N: usize> StepKernel<W, N> {
    pub(crate) fn kernel_plan(plan: &Plan<W>) -> Option<KernelPlan<StepMoves<W, N>, W, N>> {
        if plan.counts_taken {
            return None;
        }
        let still = Distance::new::<W>(0);
        KernelPlan::new(plan, false, |lanes| {
            let none = StepShift {
                by: still,
                back: still,
                slot: NOTHING as u8,
                flip: Bits::EMPTY,
                mask: Bits::EMPTY,
                shuns: Bits::EMPTY,
            };
            let mut step =
                StepMoves { layer: NOTHING as u8, takes: false, is_simple: true, lanes: [none; N] };
            for (i, lane) in lanes.iter().enumerate() {
                let (Motion::Shift(from, by, back), LaneDeed::Carry { layer, takes, leaves: None }) =
                    (&lane.motion, lane.deed)
                else {
                    return None;
                };
                let is_plain = from.slot == layer && from.flip == Bits::EMPTY && from.apart.is_none();
                let is_alike = i == 0 || step.layer == layer;
                if !is_plain || !is_alike || lane.targets.apart.is_some() || usize::from(lane.spends) != EMPTY
                {
                    return None;
                }
                (step.layer, step.takes) = (layer, step.takes || takes);
                let mask = from.mask.moved(*by) & lane.targets.mask;
                let (slot, flip) = (lane.targets.slot, lane.targets.flip);
                let is_open = usize::from(slot) == EMPTY && flip == Bits::EMPTY;
                let is_not_own = slot == layer && mask.without(flip).is_empty();
                step.is_simple &= is_open || is_not_own && takes;
                let shuns = if is_open { !Bits::EMPTY } else { Bits::EMPTY };
                step.lanes[i] = StepShift { by: *by, back: *back, slot, flip, mask, shuns };
            }
            Some(step)
        })
    }

    pub(crate) fn begin() -> Self {
        StepKernel { sets: [Counted::EMPTY; N], begins: [0; N] }
    }
}

impl<const W: usize, const N: usize> Kernel<W, N> for StepKernel<W, N> {
    type Step = StepMoves<W, N>;

    const BURSTS: bool = true;

    /// Where two sides take turns, each with one kind of piece, and the game ends by where these come to, nothing but
    /// both kinds is looked at.
    #[inline(always)]
    fn burst(
        &mut self,
        program: &Program<W>,
        kernel_plan: &KernelPlan<Self::Step, W, N>,
        at: usize,
        state: &mut State<W>,
        (rng, limit): (&mut Rng, u32),
    ) -> Burst<W> {
        let (Some(steps), Some(other), Some(meetings)) =
            (kernel_plan.steps(), kernel_plan.turn(at), kernel_plan.meetings())
        else {
            return Burst::none(at);
        };
        let [(head, first), (back, second)] = [at, other].map(|at| &steps[at % MOST_STEPS]);
        let [(of_first, goal), (of_second, other_goal)] =
            [head, back].map(|head| meetings[usize::from(head.side & 1)]);
        let is_own = of_first == first.layer && of_second == second.layer && first.layer != second.layer;
        let (mut own, mut others) = (state.layer(first.layer), state.layer(second.layer));
        let is_all = (own | others | state.empty()) == program.all;
        if !is_own || !is_all || !first.is_simple || !second.is_simple {
            return Burst::none(at);
        }
        let mut plies = 0;
        let mut may_end = None;
        while plies + 2 <= limit {
            let Some((moved, rest, played)) = first.shift(own, others, rng) else { break };
            (own, others) = (moved, rest);
            plies += 1;
            if !(own & goal).is_empty() {
                may_end = Some(played);
                break;
            }
            let Some((moved, rest, played)) = second.shift(others, own, rng) else { break };
            (others, own) = (moved, rest);
            plies += 1;
            if !(others & other_goal).is_empty() {
                may_end = Some(played);
                break;
            }
        }
        *state.layer_mut(first.layer) = own;
        *state.layer_mut(second.layer) = others;
        state.layers[EMPTY] = program.all.without(own | others);
        Burst::in_turn((at, other), plies, may_end)
    }

    #[inline(always)]
    fn count(&mut self, _: &Program<W>, step: &Self::Step, state: &State<W>) -> u32 {
        let pieces = state.layer(step.layer);
        let mut total = 0;
        for (i, lane) in step.lanes.iter().enumerate() {
            let targets = (state.layer(lane.slot) ^ lane.flip) & lane.mask;
            self.sets[i] = Counted::new(pieces.moved(lane.by) & targets);
            self.begins[i] = total;
            total += self.sets[i].count();
        }
        total
    }

    #[inline(always)]
    fn play(&mut self, program: &Program<W>, step: &Self::Step, k: u32, state: &mut State<W>) -> Played<W> {
        // Nobody can foresee the lane, so it is counted rather than branched to.
        let lane = self.begins[1..].iter().filter(|&&begin| k >= begin).count() % N;
        let to = self.sets[lane].select(k - self.begins[lane]);
        let it = Bits::single(to);
        let origin = it.moved(step.lanes[lane].back);
        if step.takes {
            for layer in &mut state.layers[..program.n_layers.min(EMPTY)] {
                *layer = layer.without(it);
            }
        }
        *state.layer_mut(step.layer) = (state.layer(step.layer) ^ origin) | it;
        state.layers[EMPTY] = state.empty().without(it) | origin;
        Played { lane, to, it, origin }
    }
}
