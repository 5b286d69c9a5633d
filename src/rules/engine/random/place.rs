//! Shapes of steps in which nothing moves: what changes its kind where it stands, and what is put apart from others.

use super::kernel::{Course, MOST_STEPS, Played, Rush, Shape};
use crate::engine::bits::{Bits, Counted};
use crate::engine::plan::{Lane, PlainDeed, Plan, Way};
use crate::engine::program::code::Program;
use crate::engine::program::state::{EMPTY, N_SLOTS, NOTHING, State};
use crate::engine::rng::Rng;

/// Cells that go from one slot to another.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ChangeLane<const W: usize> {
    from: u8,
    to: u8,
    spends: u8,
    gives_back: u16,
    mask: Bits<W>,
}

impl<const W: usize> ChangeLane<W> {
    const NOTHING: Self = ChangeLane {
        from: NOTHING as u8,
        to: NOTHING as u8,
        spends: NOTHING as u8,
        gives_back: 0,
        mask: Bits::EMPTY,
    };

    fn new(lane: &Lane<W>) -> Option<Self> {
        let PlainDeed::Change { from, to, gives_back } = lane.deed else { return None };
        let is_plain = lane.targets.slot == from && lane.targets.flip == Bits::EMPTY;
        let mask = lane.targets.mask;
        (is_plain && matches!(lane.way, Way::Nowhere)).then_some(ChangeLane {
            from,
            to,
            spends: lane.spends,
            gives_back,
            mask,
        })
    }

    #[inline(always)]
    fn targets(&self, state: &State<W>) -> Bits<W> {
        let is_left = state.reserve[usize::from(self.spends & 15)] > 0;
        if is_left { state.layer(self.from) & self.mask } else { nothing() }
    }

    #[inline(always)]
    fn play(&self, it: Bits<W>, state: &mut State<W>) {
        state.change(self.from, self.to, it);
        state.change_supply(self.from, self.to, self.gives_back);
    }
}

#[cold]
#[inline(never)]
fn nothing<const W: usize>() -> Bits<W> {
    Bits::EMPTY
}

/// Changes on a board so small that the cells of all lanes fit in one word side by side, and are counted at once.
#[derive(Clone, Debug)]
pub(crate) struct Packed<const W: usize, const N: usize> {
    open: Counted<1>,
    n_cells: u32,
}

impl<const W: usize, const N: usize> Packed<W, N> {
    pub(crate) fn course(program: &Program<W>, plan: &Plan<W>) -> Option<Course<[ChangeLane<W>; N], W, N>> {
        let fits = W == 1 && program.ways.beside.len() * N <= 64;
        let step = |lanes: &[&Lane<W>]| {
            let mut step = [ChangeLane::NOTHING; N];
            for (to, lane) in step.iter_mut().zip(lanes) {
                *to = ChangeLane::new(lane).filter(|_| lane.targets.apart.is_none())?;
            }
            Some(step)
        };
        if fits { Course::new(plan, false, step) } else { None }
    }

    pub(crate) fn begin(program: &Program<W>, state: &mut State<W>) -> Self {
        // A lane that spends nothing asks for the supply of empty cells.
        state.reserve[EMPTY] = 1;
        Packed { open: Counted::EMPTY, n_cells: program.ways.beside.len() as u32 }
    }
}

impl<const W: usize, const N: usize> Shape<W, N> for Packed<W, N> {
    type Step = [ChangeLane<W>; N];

    #[inline(always)]
    fn count(&mut self, _: &Program<W>, step: &Self::Step, state: &State<W>) -> u32 {
        let mut open = 0;
        for lane in step.iter().rev() {
            open = open << (self.n_cells & 63) | lane.targets(state).0[0];
        }
        self.open = Counted::new(Bits([open]));
        self.open.count()
    }

    #[inline(always)]
    fn play(&mut self, _: &Program<W>, step: &Self::Step, k: u32, state: &mut State<W>) -> Played<W> {
        let mut to = self.open.select(k) as u32;
        let mut lane = 0;
        // Nobody can foresee the lane, so it is counted rather than branched to.
        for i in 1..N as u32 {
            lane += usize::from(to >= i * self.n_cells);
        }
        to -= lane as u32 * self.n_cells;
        let it = Bits::single(to as usize & 63);
        step[lane % N].play(it, state);
        Played { lane, to: to as usize, it, origin: Bits::EMPTY }
    }
}

/// Pieces put on empty cells, none beside pieces of another kind: the cells beside each kind are kept up to date.
#[derive(Clone, Debug)]
pub(crate) struct Apart<const W: usize> {
    open: Counted<W>,
    near: [Bits<W>; N_SLOTS],
}

/// Where pieces may be put, and which others they keep away from.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ApartStep<const W: usize> {
    lane: ChangeLane<W>,
    apart: u8,
}

impl<const W: usize> Apart<W> {
    pub(crate) fn course(plan: &Plan<W>) -> Option<Course<ApartStep<W>, W, 1>> {
        Course::new(plan, false, |lanes| match lanes {
            [] => Some(ApartStep { lane: ChangeLane::NOTHING, apart: NOTHING as u8 }),
            [lane] => {
                let apart = lane.targets.apart.unwrap_or(NOTHING as u8);
                let lane = ChangeLane::new(lane)?;
                (usize::from(lane.from) == EMPTY).then_some(ApartStep { lane, apart })
            }
            _ => None,
        })
    }

    pub(crate) fn begin(program: &Program<W>, state: &mut State<W>) -> Self {
        state.reserve[EMPTY] = 1;
        let mut near = [Bits::EMPTY; N_SLOTS];
        for (near, pieces) in near.iter_mut().zip(&state.layers[..program.n_layers.min(NOTHING)]) {
            *near = program.ways.links.apply(*pieces);
        }
        Apart { open: Counted::EMPTY, near }
    }
}

/// What each of two sides may still fill, and what it has filled.
struct Apartness<const W: usize> {
    open: [Bits<W>; 2],
    filled: [Bits<W>; 2],
}

impl<const W: usize> Apartness<W> {
    /// Puts a random piece of one side; returns whether there was room.
    #[inline(always)]
    fn put(&mut self, program: &Program<W>, side: usize, rng: &mut Rng) -> bool {
        let open = Counted::new(self.open[side]);
        if open.count() == 0 {
            return false;
        }
        let to = open.select(rng.below(open.count()));
        let (it, beside) = (Bits::single(to), program.ways.beside[to]);
        self.open[side] = self.open[side].without(it);
        self.open[1 - side] = self.open[1 - side].without(it | beside);
        self.filled[side] |= it;
        true
    }
}

impl<const W: usize> Shape<W, 1> for Apart<W> {
    type Step = ApartStep<W>;

    const RUSHES: bool = true;

    /// Where two sides take turns and each keeps away from the other's pieces alone, what is open to them is kept up.
    #[inline(always)]
    fn rush(
        &mut self,
        program: &Program<W>,
        course: &Course<ApartStep<W>, W, 1>,
        at: usize,
        state: &mut State<W>,
        (rng, limit): (&mut Rng, u32),
    ) -> Rush<W> {
        let (Some(steps), Some(other)) = (course.steps(), course.turn(at)) else { return Rush::none(at) };
        let [(_, first), (_, second)] = [at, other].map(|at| &steps[at % MOST_STEPS]);
        let is_mutual = first.apart == second.lane.to && second.apart == first.lane.to;
        if !is_mutual || first.lane.to == second.lane.to || !course.never_ends() {
            return Rush::none(at);
        }
        let both = [first, second];
        let lasts = both.map(|step| match usize::from(step.lane.spends) {
            EMPTY => u32::MAX,
            slot => u32::from(state.reserve[slot & 15]),
        });
        let sure = lasts[0].min(lasts[1]).min(limit);
        let open = both.map(|step| {
            state.layer(step.lane.from).without(self.near[usize::from(step.apart & 15)]) & step.lane.mask
        });
        let mut sides = Apartness { open, filled: [Bits::EMPTY; 2] };
        let mut played = 0;
        while played < sure && sides.put(program, 0, rng) {
            played += 1;
            if played == sure || !sides.put(program, 1, rng) {
                break;
            }
            played += 1;
        }
        for (side, step) in both.into_iter().enumerate() {
            let filled = sides.filled[side];
            *state.layer_mut(step.lane.to) |= filled;
            state.layers[EMPTY] = state.empty().without(filled);
            let reserve = state.reserve_mut(step.lane.to);
            *reserve = reserve.wrapping_sub(filled.count() as u16);
            self.near[usize::from(step.lane.to & 15)] |= program.ways.links.apply(filled);
        }
        Rush::in_turn((at, other), played, None)
    }

    #[inline(always)]
    fn count(&mut self, _: &Program<W>, step: &Self::Step, state: &State<W>) -> u32 {
        let near = self.near[usize::from(step.apart & 15)];
        self.open = Counted::new(step.lane.targets(state).without(near));
        self.open.count()
    }

    #[inline(always)]
    fn play(&mut self, program: &Program<W>, step: &Self::Step, k: u32, state: &mut State<W>) -> Played<W> {
        let to = self.open.select(k);
        let it = Bits::single(to);
        step.lane.play(it, state);
        self.near[usize::from(step.lane.to & 15)] |= program.ways.beside[to];
        Played { lane: 0, to, it, origin: Bits::EMPTY }
    }
}
