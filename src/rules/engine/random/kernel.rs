//! The loop of random play for games whose steps all have one shape: counted, drawn and played by code made for it.
//!
//! A [`Plan`] is any mixture of lanes; many games use one kind alone. Such a game is written down once more as a
//! [`KernelPlan`], with nothing in it that the [`Kernel`] does not need, and the loop below is compiled for each kernel.
//! The plan keeps the last word: what happens where nothing can be played, and how the game ends.

use super::playout::Playout;
use crate::engine::bits::Bits;
use crate::engine::plan::{Lane, LaneDeed, NO_STEP, Plan, PlanEnd};
use crate::engine::play::history::History;
use crate::engine::program::code::Program;
use crate::engine::program::lines::Lines;
use crate::engine::program::state::State;
use crate::engine::rng::Rng;

/// At most so many steps make a kernel plan; a number below it needs no check.
pub(crate) const MOST_STEPS: usize = 64;
/// Stands for "never again".
const NEVER: u8 = u8::MAX;

/// Returns what is seldom true. Being far away, it lets the processor go on with the usual answer before it knows.
#[cold]
#[inline(never)]
pub(crate) fn rarely(answer: u32) -> u32 {
    answer
}

/// A move that was drawn and played: its lane, where it leads, and where from if a piece moved.
#[derive(Clone, Copy)]
pub(crate) struct Played<const W: usize> {
    pub(crate) lane: usize,
    pub(crate) to: usize,
    pub(crate) it: Bits<W>,
    pub(crate) origin: Bits<W>,
}

/// Moves that were played in a burst.
#[derive(Clone, Copy)]
pub(crate) struct Burst<const W: usize> {
    /// The step that follows, and the last that was played.
    pub(crate) next: usize,
    pub(crate) last: usize,
    /// How many moves were played.
    pub(crate) plies: u32,
    /// The last move, if it may have ended the game.
    pub(crate) may_end: Option<Played<W>>,
}

impl<const W: usize> Burst<W> {
    /// Returns a burst in which nothing is played.
    #[inline(always)]
    pub(crate) fn none(at: usize) -> Self {
        Burst { next: at, last: at, plies: 0, may_end: None }
    }

    /// Returns a burst of so many moves of two steps that follow each other in turn.
    #[inline(always)]
    pub(crate) fn in_turn((at, other): (usize, usize), plies: u32, may_end: Option<Played<W>>) -> Self {
        if plies.is_multiple_of(2) {
            Burst { next: at, last: other, plies, may_end }
        } else {
            Burst { next: other, last: at, plies, may_end }
        }
    }
}

/// How the moves of a step are counted, and one of them is played.
pub(crate) trait Kernel<const W: usize, const N: usize> {
    /// What is known of a step.
    type Step: Clone;

    /// Whether moves may be played in a burst.
    const BURSTS: bool = false;

    /// Counts the moves of a step, and keeps what playing one of them needs.
    fn count(&mut self, program: &Program<W>, step: &Self::Step, state: &State<W>) -> u32;

    /// Plays the `k`-th of the moves just counted.
    fn play(&mut self, program: &Program<W>, step: &Self::Step, k: u32, state: &mut State<W>) -> Played<W>;

    /// Plays moves, from a step and no more than a limit, as long as nothing has to be looked at but the board: no
    /// supply, no choice to swap, and no end but what the kernel itself sees coming.
    #[inline(always)]
    fn burst(
        &mut self,
        program: &Program<W>,
        kernel_plan: &KernelPlan<Self::Step, W, N>,
        at: usize,
        state: &mut State<W>,
        chance: (&mut Rng, u32),
    ) -> Burst<W> {
        let _ = (program, kernel_plan, state, chance);
        Burst::none(at)
    }

    /// Returns the empty cells.
    #[inline(always)]
    fn empty(&self, state: &State<W>) -> Bits<W> {
        state.empty()
    }

    /// Returns whether the game may be over after a move; if not, no rule is asked.
    #[inline(always)]
    fn may_end(&mut self, program: &Program<W>, side: usize, played: &Played<W>, state: &State<W>) -> bool {
        let _ = (program, side, played, state);
        true
    }

    /// Returns the cells of the slot that the move just played has added to.
    #[inline(always)]
    fn grown(&self, state: &State<W>, slot: u8) -> Bits<W> {
        state.layer(slot)
    }

    /// Writes into a position what is kept elsewhere during play.
    #[inline(always)]
    fn settle(&self, state: &mut State<W>) {
        let _ = state;
    }
}

/// What a step is followed by, in few numbers.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Head<const N: usize> {
    /// The steps that follow on each lane, and those if the same side goes on.
    pub(crate) next: [[u8; 2]; N],
    /// The same side goes on if at most so many neighbours are empty.
    again: [u8; N],
    /// The slot that a move of each lane adds to.
    grows: [u8; N],
    swap: bool,
    pub(crate) side: u8,
    /// How many lanes there are.
    n_lanes: usize,
}

/// What has to be looked at to know whether a move may have ended the game.
#[derive(Clone, Debug)]
enum EndTest<const W: usize> {
    /// Nothing: no move ends the game.
    Never,
    /// Whether a slot has a cell among these, by side.
    Meets([(u8, Bits<W>); 2]),
    /// Whether the piece that moves comes to one of these cells, by side.
    Arrives([Bits<W>; 2]),
    /// Whether the slot that has grown has a line.
    Line(Lines<W>),
    /// All rules.
    Always,
}

/// A game whose steps are all played by one kernel.
#[derive(Clone, Debug)]
pub(crate) struct KernelPlan<S, const W: usize, const N: usize> {
    steps: Box<[(Head<N>, S)]>,
    end_test: EndTest<W>,
    /// Whether a side may go on after its move.
    pub(crate) forks: bool,
    /// A bit for each step from which no step with a choice to swap, and none that is not played, can follow.
    pub(crate) calm: u64,
    /// A bit for each calm step that is followed by another on all its lanes, and that by it again.
    turns: u64,
}

impl<S: Clone, const W: usize, const N: usize> KernelPlan<S, W, N> {
    /// Writes a plan down once more, if every step fits the kernel: `step_of` is given the lanes of a step, none where the
    /// step is never played or is not in the plan. `may_fork` says that a side may go on after its move.
    pub(crate) fn new(
        plan: &Plan<W>,
        may_fork: bool,
        step_of: impl Fn(&[&Lane<W>]) -> Option<S>,
    ) -> Option<Self> {
        let n_steps = plan.is_foreign.len();
        if n_steps > MOST_STEPS {
            return None;
        }
        let mut steps = Vec::with_capacity(MOST_STEPS);
        for at in 0..n_steps as u16 {
            let lanes = plan.real_lanes(at);
            if lanes.len() > N {
                return None;
            }
            let mut head = Head {
                next: [[0; 2]; N],
                again: [NEVER; N],
                grows: [0; N],
                swap: plan.lanes(at).1,
                side: plan.side(at),
                n_lanes: lanes.len(),
            };
            for (i, lane) in lanes.iter().enumerate() {
                head.next[i] = lane.next.map(|next| next as u8);
                head.again[i] = lane.again.map_or(NEVER, |most| most.min(u32::from(NEVER) - 1) as u8);
                head.grows[i] = match lane.deed {
                    LaneDeed::Change { to, .. } => to,
                    LaneDeed::Carry { layer, .. } => layer,
                };
            }
            steps.push((head, step_of(&lanes)?));
        }
        // Every number below the most has a step, so that none need be checked.
        let last = steps.last()?.clone();
        steps.resize(MOST_STEPS, last);
        let forks = steps.iter().any(|(head, _)| head.again.iter().any(|&most| most != NEVER));
        let calm = calm(&steps, n_steps);
        let turns = calm & turns(&steps, n_steps);
        (may_fork || !forks).then(|| KernelPlan {
            steps: steps.into(),
            end_test: end_test(plan),
            forks,
            calm,
            turns,
        })
    }

    /// Returns the step that always follows one, if that is always followed by the first.
    #[inline(always)]
    pub(crate) fn turn(&self, at: usize) -> Option<usize> {
        let other = usize::from(self.steps.get(at)?.0.next[0][0]);
        (self.turns >> (at % MOST_STEPS) & 1 == 1).then_some(other)
    }

    /// Returns where each side's piece ends the game when it arrives there, if nothing else ends it.
    #[inline(always)]
    pub(crate) fn arrivals(&self) -> Option<[Bits<W>; 2]> {
        match &self.end_test {
            EndTest::Arrives(cells) => Some(*cells),
            EndTest::Never => Some([Bits::EMPTY; 2]),
            _ => None,
        }
    }

    /// Returns on which cells each side's pieces of a slot end the game, if nothing else ends it.
    #[inline(always)]
    pub(crate) fn meetings(&self) -> Option<[(u8, Bits<W>); 2]> {
        match &self.end_test {
            EndTest::Meets(of) => Some(*of),
            _ => None,
        }
    }

    /// Returns the lines that end the game, if nothing else ends it.
    pub(crate) fn lines(&self) -> Option<&Lines<W>> {
        match &self.end_test {
            EndTest::Line(lines) => Some(lines),
            _ => None,
        }
    }

    /// Returns the steps, of which there are so many that a number below the most needs no check.
    #[inline(always)]
    pub(crate) fn steps(&self) -> Option<&[(Head<N>, S); MOST_STEPS]> {
        self.steps.first_chunk()
    }

    /// Returns with how many empty neighbours at most the same side goes on, if that is the same in all steps.
    pub(crate) fn again(&self) -> Option<u32> {
        let first = self.steps[0].0.again[0];
        let is_same = self.steps.iter().all(|(head, _)| head.again.iter().all(|&most| most == first));
        (is_same && first != NEVER).then_some(u32::from(first))
    }

    /// Returns what is known of all steps.
    pub(crate) fn all(&self) -> impl Iterator<Item = &S> {
        self.steps.iter().map(|(_, step)| step)
    }

    /// Returns the same for a game in which nothing but the piece of a layer moves, if all that has to be looked at after a move is where that has come to.
    pub(crate) fn with_arrivals(self, layer: u8) -> Option<Self> {
        let end_test = match self.end_test {
            EndTest::Meets([(first, cells), (second, others)]) if first == layer && second == layer => {
                EndTest::Arrives([cells, others])
            }
            EndTest::Never => EndTest::Never,
            _ => return None,
        };
        Some(KernelPlan { end_test, ..self })
    }

    /// Returns the same if nothing has to be looked at after a move but what has grown, or all rules.
    pub(crate) fn without_meeting(self) -> Option<Self> {
        (!matches!(self.end_test, EndTest::Meets(_))).then_some(self)
    }
}

/// Finds the steps from which no step with a choice to swap, and none without a move, can follow.
fn calm<S, const N: usize>(steps: &[(Head<N>, S)], n_steps: usize) -> u64 {
    let mut calm = steps[..n_steps].iter().enumerate().fold(0, |calm, (at, (head, _))| {
        let is_played = head.n_lanes == N && !head.swap;
        calm | u64::from(is_played) << at
    });
    // Whatever leads out of the set is not in it, until nothing does.
    for _ in 0..n_steps {
        for (at, (head, _)) in steps[..n_steps].iter().enumerate() {
            let follows = |lane: usize| &head.next[lane][..if head.again[lane] == NEVER { 1 } else { 2 }];
            let stays = (0..N).flat_map(follows).all(|&next| calm >> (next % 64) & 1 == 1);
            calm &= !(u64::from(!stays) << at);
        }
    }
    calm
}

/// Finds the steps that are followed by one other on all lanes, and that by them; where the same side goes on, it does so
/// with the same step.
fn turns<S, const N: usize>(steps: &[(Head<N>, S)], n_steps: usize) -> u64 {
    let follows = |at: usize| {
        let head = &steps[at].0;
        let [other, _] = head.next[0];
        let goes_on = |lane: usize| head.again[lane] == NEVER || usize::from(head.next[lane][1]) == at;
        let is_one = (0..N).all(|lane| head.next[lane][0] == other && goes_on(lane));
        (is_one && usize::from(other) < n_steps).then_some(usize::from(other))
    };
    let is_turn = |at: usize| follows(at).is_some_and(|other| other != at && follows(other) == Some(at));
    (0..n_steps).filter(|&at| is_turn(at)).fold(0, |turns, at| turns | 1 << at)
}

/// Finds out what has to be looked at after a move.
fn end_test<const W: usize>(plan: &Plan<W>) -> EndTest<W> {
    let ends = || plan.ends.iter().flatten().map(|(_, end)| end);
    if ends().next().is_none() {
        return EndTest::Never;
    }
    if let [Some((_, PlanEnd::NewLine(lines))), Some((_, PlanEnd::NewLine(_)))] =
        [0, 1].map(|side| plan.ends[side].first().filter(|_| plan.ends[side].len() == 1))
    {
        // Every lane must grow one slot, and that alone.
        let all_grow = (0..plan.is_foreign.len() as u16)
            .flat_map(|at| plan.real_lanes(at))
            .all(|lane| matches!((lane.deed, lane.grows), (LaneDeed::Change { to, .. }, Some(grown)) if to == grown));
        return if all_grow { EndTest::Line(lines.clone()) } else { EndTest::Always };
    }
    let meets = [0, 1].map(|side| {
        let mut slots = plan.ends[side].iter().map(|(_, end)| match end {
            PlanEnd::Meets(slot, cells) => Some((*slot, *cells)),
            _ => None,
        });
        let first = slots.next()??;
        slots.try_fold(first, |(slot, cells), next| {
            let (other, more) = next?;
            (slot == other).then_some((slot, cells | more))
        })
    });
    match meets {
        [Some(first), Some(second)] => EndTest::Meets([first, second]),
        _ => EndTest::Always,
    }
}

impl<const W: usize> Program<W> {
    /// Plays random moves along a kernel plan until it leads to a step that is not in it, or the game ends, or the limit is
    /// reached. `FORKS` says that a side may go on after its move.
    // Each of the loops is a function of its own: together in one they would share its registers.
    #[inline(never)]
    pub(crate) fn kernel_loop<S: Kernel<W, N>, const N: usize, const FORKS: bool>(
        &self,
        plan: &Plan<W>,
        kernel_plan: &KernelPlan<S::Step, W, N>,
        mut kernel: S,
        at: u16,
        state: &mut State<W>,
        (rng, limit): (&mut Rng, u32),
    ) -> Playout {
        let Some(steps) = kernel_plan.steps() else {
            return Playout { ending: None, plies: 0 };
        };
        let mut at = usize::from(at);
        let mut plies = 0;
        while plies < limit {
            if S::BURSTS && kernel_plan.calm >> (at % MOST_STEPS) & 1 == 1 {
                let burst = kernel.burst(self, kernel_plan, at, state, (&mut *rng, limit - plies));
                if burst.plies > 0 {
                    plies += burst.plies;
                    at = burst.next;
                    state.last_mover = steps[burst.last % MOST_STEPS].0.side;
                    if let Some(played) = burst.may_end {
                        kernel.settle(state);
                        let lane = &plan.lanes(burst.last as u16).0[played.lane];
                        let after = (played.to, played.origin);
                        if let Some(ending) = self.plan_ending(plan, lane, at as u16, after, state) {
                            return Playout { ending: Some(ending), plies };
                        }
                    }
                    continue;
                }
            }
            let (head, step) = &steps[at % MOST_STEPS];
            let total = kernel.count(self, step, state);
            let swap = if head.swap { rarely(1) } else { 0 };
            if total + swap == 0 {
                kernel.settle(state);
                if plan.is_foreign[at] {
                    plan.leave(at as u16, state);
                    break;
                }
                match plan.skip(at as u16) {
                    NO_STEP => {
                        plan.leave(at as u16, state);
                        return Playout {
                            ending: Some(self.ending_without_move(state, History::none())),
                            plies,
                        };
                    }
                    next => at = usize::from(next),
                }
                continue;
            }
            let k = rng.below(total + swap);
            plies += 1;
            if k >= total {
                // The board stays; only the choice is gone.
                state.swapped = true;
                at = usize::from(plan.unswapped(at as u16));
                continue;
            }
            let played = kernel.play(self, step, k, state);
            let lane = if N == 1 { 0 } else { played.lane % N };
            let again = FORKS && {
                let most = head.again[lane];
                let beside = self.ways.beside[played.to] & kernel.empty(state);
                most != NEVER && beside.has_at_most(u32::from(most))
            };
            let before = std::mem::replace(&mut at, usize::from(head.next[lane][usize::from(again)]));
            state.last_mover = head.side;
            let side = usize::from(head.side & 1);
            let may_end = match &kernel_plan.end_test {
                EndTest::Never => false,
                EndTest::Meets(of) => !(state.layer(of[side].0) & of[side].1).is_empty(),
                EndTest::Arrives(cells) => !(played.it & cells[side]).is_empty(),
                EndTest::Line(lines) => lines.is_filled(played.to, kernel.grown(state, head.grows[lane])),
                EndTest::Always => kernel.may_end(self, side, &played, state),
            };
            if may_end {
                kernel.settle(state);
                let lane = &plan.lanes(before as u16).0[lane];
                let after = (played.to, played.origin);
                if let Some(ending) = self.plan_ending(plan, lane, at as u16, after, state) {
                    return Playout { ending: Some(ending), plies };
                }
            }
        }
        kernel.settle(state);
        plan.leave(at as u16, state);
        Playout { ending: None, plies }
    }
}
