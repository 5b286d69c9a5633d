//! The kernel of games in which empty cells are filled, any of them at any time, and nothing else ever happens.
//!
//! The empty cells are a [`Sampler`]. Where the game ends when pieces of one colour join two zones, the cells joined to the
//! first zone are kept up to date, so that every cell is joined but once in a game. Where it ends by anything else that groups
//! reach or close, all groups are ([`Chains`]), and the rules are asked only when one may have come about.
//!
//! For Hex, Y, Flume, Produto, Gomoku and Havannah: switched off, they play at 0.2 to 0.43 of their speed.

use super::chains::{Chains, GroupGame};
use super::kernel::{Burst, Kernel, KernelPlan, MOST_STEPS, Played, rarely};
use super::sampler::Sampler;
use crate::engine::bits::Bits;
use crate::engine::plan::{Lane, LaneDeed, Plan, PlanEnd};
use crate::engine::program::code::{ConditionCode, Op, Program, SetCode};
use crate::engine::program::state::{EMPTY, NOTHING, State};
use crate::engine::rng::Rng;

/// What each lane of a step puts down, and the slot whose supply it needs.
#[derive(Clone, Copy, Debug)]
pub(crate) struct FillStep<const N: usize> {
    to: [u8; N],
    spends: [u8; N],
    /// Whether there is anything to put down at all.
    is_played: bool,
}

/// Pieces of a layer that join two zones.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Join<const W: usize> {
    layer: u8,
    zones: [Bits<W>; 2],
}

/// A game of filling, with what each side must join to end it.
#[derive(Clone, Debug)]
pub(crate) struct FillGame<const W: usize, const N: usize> {
    pub(crate) kernel_plan: KernelPlan<FillStep<N>, W, N>,
    joins: Option<[Join<W>; 2]>,
    /// Whether all rules must be asked after every move, unless the groups tell.
    asks_all: bool,
    groups: Option<Box<GroupGame<W>>>,
    /// The slots whose supply may run out.
    spends: Box<[u8]>,
    /// Whether the same side never goes on, does so with at most so many empty neighbours, or it depends.
    again: Again,
}

/// When the same side goes on.
#[derive(Clone, Copy, Debug)]
enum Again {
    Never,
    AtMost(u32),
    Depends,
}

fn is_full<const W: usize>(end: &PlanEnd<W>) -> bool {
    matches!(end, PlanEnd::Filled)
}

impl<const W: usize, const N: usize> FillGame<W, N> {
    /// Writes a plan down, if its game is one of filling alone and every step has as many lanes.
    pub(crate) fn new(program: &Program<W>, plan: &Plan<W>) -> Option<Self> {
        if !plan.only_fills || plan.is_foreign.contains(&true) {
            return None;
        }
        let step = |lanes: &[&Lane<W>]| {
            let mut step = FillStep { to: [NOTHING as u8; N], spends: [NOTHING as u8; N], is_played: true };
            if lanes.is_empty() {
                return Some(FillStep { is_played: false, ..step });
            }
            for (i, lane) in lanes.iter().enumerate() {
                let LaneDeed::Change { to, gives_back: 0, .. } = lane.deed else { return None };
                (step.to[i], step.spends[i]) = (to, lane.spends);
            }
            (lanes.len() == N).then_some(step)
        };
        let mut kernel_plan = KernelPlan::new(plan, true, step)?;
        let (joins, asks_all) = match [0, 1].map(|side| join(program, plan, side)) {
            [Ok(None), Ok(None)] => (None, false),
            [Ok(Some(first)), Ok(Some(second))] => (Some([first, second]), false),
            _ => (None, true),
        };
        // Only the pieces of whoever moves may grow.
        let joins = joins.filter(|joins| {
            let is_own = |at: u16| {
                let own = joins[usize::from(plan.side(at) & 1)].layer;
                let is_own = |lane: &Lane<W>| matches!(lane.deed, LaneDeed::Change { to, .. } if to == own);
                plan.real_lanes(at).into_iter().all(is_own)
            };
            (0..plan.is_foreign.len() as u16).all(is_own)
        });
        let asks_all =
            asks_all || joins.is_none() && plan.ends.iter().flatten().any(|(_, end)| !is_full(end));
        let groups = GroupGame::new(program, plan).filter(|_| asks_all).map(Box::new);
        let again = match kernel_plan.again() {
            Some(most) => Again::AtMost(most),
            None if kernel_plan.forks => Again::Depends,
            None => Again::Never,
        };
        let played = kernel_plan.all().filter(|step| step.is_played);
        let mut spends: Vec<u8> = played.flat_map(|step| step.spends).collect();
        spends.retain(|&slot| usize::from(slot) != EMPTY);
        spends.sort_unstable();
        spends.dedup();
        let spends = spends.into();
        // Where more than the board has to be looked at there is no burst.
        if joins.is_some() || asks_all || matches!(again, Again::Depends) {
            kernel_plan.calm = 0;
        }
        Some(FillGame { kernel_plan, joins, asks_all, groups, spends, again })
    }
}

/// Returns what a side must join to end the game, if there is such an end, and nothing else ends it but a full board.
fn join<const W: usize>(program: &Program<W>, plan: &Plan<W>, side: usize) -> Result<Option<Join<W>>, ()> {
    let mut found = None;
    for (index, end) in &plan.ends[side] {
        match (end, &program.sides[side].ends[usize::from(*index)].condition) {
            (end, _) if is_full(end) => {}
            (
                _,
                ConditionCode::Some(SetCode::Program(ops))
                | ConditionCode::New { set: SetCode::Program(ops), .. },
            ) if found.is_none() => {
                let [Op::Layers(layers), zones @ ..] = &**ops else { return Err(()) };
                let zone = |pair: &[Op<W>]| match pair {
                    [Op::Fixed(cells), Op::Groups { negated: false, reaching: true }] => Some(*cells),
                    _ => None,
                };
                // Of more than two zones the first two are asked for here, and all of them when these are joined.
                let zones: Option<Vec<Bits<W>>> = zones.chunks(2).map(zone).collect();
                let (Some([first, second, ..]), true) = (zones.as_deref(), layers.is_power_of_two()) else {
                    return Err(());
                };
                found = Some(Join { layer: layers.trailing_zeros() as u8, zones: [*first, *second] });
            }
            _ => return Err(()),
        }
    }
    Ok(found)
}

/// A board that is being filled.
#[derive(Clone, Debug)]
pub(crate) struct FillKernel<'a, const W: usize, const N: usize> {
    sampler: Sampler<W>,
    left: u32,
    /// How many moves the first lane has.
    first: u32,
    joins: Option<&'a [Join<W>; 2]>,
    fill: &'a FillGame<W, N>,
    joined: [Bits<W>; 2],
    /// The groups, where they tell whether the game may end: no figure stood on the board when play began.
    chains: Option<Chains>,
}

impl<'a, const W: usize, const N: usize> FillKernel<'a, W, N> {
    pub(crate) fn begin(program: &Program<W>, fill: &'a FillGame<W, N>, state: &mut State<W>) -> Self {
        let joins = fill.joins.as_ref();
        // A lane that spends nothing asks for the supply of empty cells.
        state.reserve[EMPTY] = 1;
        let mut joined = [Bits::EMPTY; 2];
        for (joined, join) in joined.iter_mut().zip(joins.into_iter().flatten()) {
            let pieces = state.layer(join.layer);
            *joined = program.ways.links.flood(join.zones[0] & pieces, pieces);
        }
        let groups = fill.groups.as_deref().filter(|_| state.quiet.0);
        let chains = groups.map(|game| Chains::new(game, state));
        let (sampler, left) = (Sampler::new(state.empty()), state.empty().count());
        FillKernel { sampler, left, first: 0, joins, fill, joined, chains }
    }

    /// Returns how many moves need nothing but the board: all but the last, as long as every supply surely lasts.
    fn n_sure(&self, state: &State<W>) -> u32 {
        let all_but_one = self.left.saturating_sub(1);
        let lasts = self.fill.spends.iter().map(|&slot| u32::from(state.reserve[usize::from(slot & 15)]));
        lasts.fold(all_but_one, u32::min)
    }

    /// Draws a cell, and the lane on which it is filled.
    #[inline(always)]
    fn draw(&mut self, rng: &mut Rng) -> (usize, usize) {
        let k = rng.below(self.left * N as u32);
        let lane = if N == 1 { 0 } else { usize::from(k >= self.left) };
        let to = self.sampler.take(if N == 1 { k } else { k - self.left * lane as u32 });
        self.left -= 1;
        (to, lane % N)
    }

    /// Returns whether the same side goes on after a cell was filled; `MOST` is 0 if it never does, 1 if it does with at
    /// most one empty neighbour.
    #[inline(always)]
    fn goes_on<const MOST: u32>(&self, program: &Program<W>, to: usize, most: u32) -> usize {
        let is_again = MOST > 0 && {
            let near = program.ways.beside[to] & self.sampler.bits();
            near.has_at_most(if MOST == 1 { 1 } else { most })
        };
        usize::from(is_again)
    }

    /// Fills so many cells at random, step by step. Returns the step that follows and the last that was played.
    #[inline(always)]
    fn fill_in_steps<const MOST: u32>(
        &mut self,
        program: &Program<W>,
        mut at: usize,
        state: &mut State<W>,
        (rng, n, most): (&mut Rng, u32, u32),
    ) -> (usize, usize) {
        let mut last = at;
        let Some(steps) = self.fill.kernel_plan.steps() else { return (at, last) };
        for _ in 0..n {
            let (head, step) = &steps[at % MOST_STEPS];
            let (to, lane) = self.draw(rng);
            *state.layer_mut(step.to[lane]) |= Bits::single(to);
            let reserve = state.reserve_mut(step.to[lane]);
            *reserve = reserve.wrapping_sub(1);
            last = at;
            at = usize::from(head.next[lane][self.goes_on::<MOST>(program, to, most)]);
        }
        (at, last)
    }

    /// The same where two steps follow each other in turn: what each has filled is kept at hand.
    #[inline(always)]
    fn fill_in_turns<const MOST: u32>(
        &mut self,
        program: &Program<W>,
        turn: [usize; 2],
        state: &mut State<W>,
        (rng, n, most): (&mut Rng, u32, u32),
    ) -> (usize, usize) {
        let Some(steps) = self.fill.kernel_plan.steps() else { return (turn[0], turn[0]) };
        let mut filled = [[Bits::EMPTY; N]; 2];
        let (mut side, mut last) = (0, 0);
        let mut game = FillKernel { chains: None, ..*self };
        for _ in 0..n {
            let (to, lane) = game.draw(rng);
            filled[side % 2][lane] |= Bits::single(to);
            last = side;
            side ^= 1 ^ game.goes_on::<MOST>(program, to, most);
        }
        (self.sampler, self.left) = (game.sampler, game.left);
        for (at, filled) in turn.into_iter().zip(filled) {
            for (slot, cells) in steps[at % MOST_STEPS].1.to.into_iter().zip(filled) {
                *state.layer_mut(slot) |= cells;
                let reserve = state.reserve_mut(slot);
                *reserve = reserve.wrapping_sub(cells.count() as u16);
            }
        }
        (turn[side % 2], turn[last % 2])
    }

    /// Fills so many cells at random from a step.
    #[inline(always)]
    fn fill<const MOST: u32>(
        &mut self,
        program: &Program<W>,
        at: usize,
        state: &mut State<W>,
        chance: (&mut Rng, u32, u32),
    ) -> (usize, usize) {
        match self.fill.kernel_plan.turn(at) {
            Some(other) => self.fill_in_turns::<MOST>(program, [at, other], state, chance),
            None => self.fill_in_steps::<MOST>(program, at, state, chance),
        }
    }

    /// Joins everything that hangs on a new cell, and returns whether the second zone is reached.
    #[inline]
    fn join_on(
        &mut self,
        program: &Program<W>,
        join: &Join<W>,
        side: usize,
        it: Bits<W>,
        pieces: Bits<W>,
    ) -> bool {
        let mut apart = pieces.without(self.joined[side]).without(it);
        let mut front = it;
        while !front.is_empty() {
            let cell = front.first();
            let reached = program.ways.beside[cell] & apart;
            apart = apart.without(reached);
            front = front.without(Bits::single(cell)) | reached;
        }
        self.joined[side] = pieces.without(apart);
        !(self.joined[side] & join.zones[1]).is_empty()
    }
}

impl<const W: usize, const N: usize> Kernel<W, N> for FillKernel<'_, W, N> {
    type Step = FillStep<N>;

    const BURSTS: bool = true;

    #[inline(always)]
    fn burst(
        &mut self,
        program: &Program<W>,
        _: &KernelPlan<FillStep<N>, W, N>,
        at: usize,
        state: &mut State<W>,
        (rng, limit): (&mut Rng, u32),
    ) -> Burst<W> {
        let plies = self.n_sure(state).min(limit);
        if plies == 0 {
            return Burst::none(at);
        }
        let (next, last) = match self.fill.again {
            Again::Never | Again::Depends => self.fill::<0>(program, at, state, (rng, plies, 0)),
            Again::AtMost(1) => self.fill::<1>(program, at, state, (rng, plies, 1)),
            Again::AtMost(most) => self.fill::<2>(program, at, state, (rng, plies, most)),
        };
        Burst { next, last, plies, may_end: None }
    }

    #[inline(always)]
    fn count(&mut self, _: &Program<W>, step: &Self::Step, state: &State<W>) -> u32 {
        let of_lane = |lane: usize| {
            let is_left = state.reserve[usize::from(step.spends[lane] & 15)] > 0 && step.is_played;
            if is_left { self.left } else { rarely(0) }
        };
        let lanes: [u32; N] = std::array::from_fn(of_lane);
        self.first = lanes[0];
        lanes.iter().sum()
    }

    #[inline(always)]
    fn play(&mut self, _: &Program<W>, step: &Self::Step, k: u32, state: &mut State<W>) -> Played<W> {
        let lane = if N == 1 { 0 } else { usize::from(k >= self.first) };
        let to = self.sampler.take(if N == 1 { k } else { k - self.first * lane as u32 });
        let it = Bits::single(to);
        let slot = step.to[lane % N];
        *state.layer_mut(slot) |= it;
        let reserve = state.reserve_mut(slot);
        *reserve = reserve.wrapping_sub(1);
        self.left -= 1;
        Played { lane, to, it, origin: Bits::EMPTY }
    }

    #[inline(always)]
    fn empty(&self, _: &State<W>) -> Bits<W> {
        self.sampler.bits()
    }

    #[inline(always)]
    fn may_end(&mut self, program: &Program<W>, side: usize, played: &Played<W>, state: &State<W>) -> bool {
        if let Some(join) = self.joins.map(|joins| &joins[side & 1]) {
            let near = program.ways.beside[played.to] & self.joined[side & 1];
            let touches = !(near | (join.zones[0] & played.it)).is_empty();
            if touches && self.join_on(program, join, side & 1, played.it, state.layer(join.layer)) {
                return true;
            }
        }
        if let (Some(chains), Some(game)) = (&mut self.chains, &self.fill.groups) {
            return self.left == 0 || chains.may_end(program, game, side, played.to, state);
        }
        self.left == 0 || self.fill.asks_all
    }

    #[inline(always)]
    fn settle(&self, state: &mut State<W>) {
        state.layers[EMPTY] = self.sampler.bits();
    }
}
