//! What was made from a program to play it quickly, and the choice among it: random games, played to the end.

use super::draw::Draws;
use super::kernels::Kernels;
use super::line_moves::LineStep;
use super::playout::{Liberties, Memory, Playout};
use super::sowing::SowGame;
use super::stones::StoneGame;
use crate::engine::plan::Plan;
use crate::engine::play::history::History;
use crate::engine::program::code::Program;
use crate::engine::program::state::State;
use crate::engine::rng::Rng;

/// What was made from a program: it lies beside it, and nothing in the program knows of it.
#[derive(Clone, Debug)]
pub(crate) struct FastPaths<const W: usize> {
    /// The game written down once more without detours, if its steps have common shapes.
    pub(crate) plan: Option<Plan<W>>,
    /// The plan once more for random play, if all steps have one shape.
    pub(crate) kernels: Option<Kernels<W>>,
    /// How a random move of each step is drawn.
    draws: Draws,
    /// Random play where seeds are sown.
    sowing: Option<Box<SowGame>>,
    /// Random play where stones are put, and groups must breathe.
    stones: Option<StoneGame>,
    /// Random play where runs of cells are filled, or pieces jump in lines.
    line_moves: Option<Box<[LineStep<W>; 2]>>,
}

impl<const W: usize> FastPaths<W> {
    /// Finds out what a program can be played quickly by.
    pub(crate) fn new(program: &Program<W>) -> Self {
        let draws = Draws::new(program);
        // What was made for speed does not note everything.
        if program.needs_care {
            return FastPaths {
                plan: None,
                kernels: None,
                draws,
                sowing: None,
                stones: None,
                line_moves: None,
            };
        }
        let plan = Plan::new(program);
        FastPaths {
            kernels: plan.as_ref().and_then(|plan| Kernels::new(program, plan)),
            plan,
            sowing: SowGame::new(program).map(Box::new),
            stones: StoneGame::new(program),
            line_moves: LineStep::both(program).map(Box::new),
            draws,
        }
    }

    /// Plays so many random games from a position, each until it ends or the limit is reached.
    pub(crate) fn playouts(
        &self,
        program: &Program<W>,
        from: &State<W>,
        past: &History,
        (rng, limit): (&mut Rng, u32),
        count: u64,
        each: &mut dyn FnMut(Playout),
    ) {
        let mut memory = Memory::default();
        let mut left = count;
        let kernel_plan = self.plan.as_ref().and_then(|plan| {
            let at = plan.enter(program, from)?;
            Some((plan, self.kernels.as_ref()?, at))
        });
        if let Some((plan, kernels, at)) = kernel_plan
            && count > 0
            && limit > 0
        {
            let mut state = *from;
            // What is known of the position is found out once for all games.
            let mut finish = |state: &mut State<W>, playout: Playout, rng: &mut Rng| {
                let mut playout = playout;
                if playout.ending.is_none() && playout.plies < limit {
                    let rest = self.play_out(program, state, past, rng, limit - playout.plies, &mut memory);
                    playout = Playout { plies: playout.plies + rest.plies, ..rest };
                }
                each(playout);
                left -= 1;
                left > 0
            };
            if program.run_kernel(plan, kernels, at, &mut state, (&mut *rng, limit, false), &mut finish) {
                return;
            }
        }
        for _ in 0..left {
            each(self.play_out(program, &mut { *from }, past, rng, limit, &mut memory));
        }
    }

    /// Plays random moves until the game ends or the limit is reached, and leaves the position in which it did.
    pub(crate) fn play_out(
        &self,
        program: &Program<W>,
        state: &mut State<W>,
        past: &History,
        rng: &mut Rng,
        limit: u32,
        memory: &mut Memory<W>,
    ) -> Playout {
        let mut plies = 0;
        let mut is_ready = false;
        while plies < limit {
            if let Some(plan) = &self.plan
                && let Some(at) = plan.enter(program, state)
            {
                let chance = (&mut *rng, limit - plies, memory.takes_wins);
                let quick = self.follow_plan(program, plan, at, state, chance);
                plies += quick.plies;
                if quick.ending.is_some() {
                    return Playout { plies, ..quick };
                }
                continue;
            }
            if !is_ready {
                // Whole games along a plan need nothing of this.
                is_ready = true;
                memory.liberties = Liberties::Unknown;
                memory.history.restart(past);
            }
            if let Some(sowing) = &self.sowing
                && let Some(sown) = program.run_sowing(sowing, state, (&mut *rng, limit - plies), memory)
            {
                return Playout { plies: plies + sown.plies, ..sown };
            }
            if let Some(game) = &self.stones
                && let Some(put) = program.run_stones(game, state, (&mut *rng, limit - plies), memory)
            {
                return Playout { plies: plies + put.plies, ..put };
            }
            if let Some(steps) = self.line_moves.as_ref().filter(|_| state.turn == 2) {
                let played = program.run_line_moves(steps, state, (&mut *rng, limit - plies));
                return Playout { plies: plies + played.plies, ..played };
            }
            let mut below = |n| rng.below(n);
            match program.play_any(self.draws.at(state), state, memory, &mut below) {
                Some(Some(ending)) => return Playout { ending: Some(ending), plies: plies + 1 },
                Some(None) => plies += 1,
                None if program.skip(state) => {}
                None => {
                    return Playout {
                        ending: Some(program.ending_without_move(state, &memory.history)),
                        plies,
                    };
                }
            }
        }
        Playout { ending: None, plies }
    }

    /// Plays random moves along the plan, from one of its steps, until it leads to a step that is not in it, or the game
    /// ends, or the limit is reached.
    fn follow_plan(
        &self,
        program: &Program<W>,
        plan: &Plan<W>,
        at: u16,
        state: &mut State<W>,
        (rng, limit, takes_wins): (&mut Rng, u32, bool),
    ) -> Playout {
        let mut played = None;
        if let Some(kernels) = &self.kernels {
            let mut once = |_: &mut State<W>, playout: Playout, _: &mut Rng| {
                played = Some(playout);
                false
            };
            program.run_kernel(plan, kernels, at, state, (&mut *rng, limit, takes_wins), &mut once);
        }
        played.unwrap_or_else(|| program.plan_playout(plan, at, state, (rng, limit)))
    }
}
