//! Random games, played to the end.

use super::lines_and_jumps::Ends;
use super::stones::Breath;
use crate::engine::play::apply::{Ending, History};
use crate::engine::play::generate::Scratch;
use crate::engine::program::code::Program;
use crate::engine::program::state::State;
use crate::engine::rng::Rng;

/// A game of random moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Playout {
    /// How it ended; `None` if it was given up.
    pub ending: Option<Ending>,
    /// How many moves were made.
    pub plies: u32,
}

/// What playouts reuse.
#[derive(Clone, Debug, Default)]
pub(crate) struct Memory<const W: usize> {
    /// Whether sides that see at a glance where they win at once go there.
    pub(crate) is_keen: bool,
    pub(crate) history: History,
    pub(crate) scratch: Scratch<W>,
    pub(crate) breath: Breath,
    /// The positions of a game of sowing.
    pub(crate) boards: Vec<u128>,
    /// Where the strides of a move end.
    pub(crate) ends: Vec<Ends<W>>,
}

impl<const W: usize> Program<W> {
    /// Plays so many random games from a position, each until it ends or the limit is reached.
    pub(crate) fn playouts(
        &self,
        from: &State<W>,
        past: &[(u64, u32)],
        (rng, limit): (&mut Rng, u32),
        count: u64,
        each: &mut dyn FnMut(Playout),
    ) {
        let mut memory = Memory::default();
        let mut left = count;
        let course = self.plan.as_ref().and_then(|plan| {
            let at = plan.enter(self, from)?;
            Some((plan, plan.courses.as_ref()?, at))
        });
        if let Some((plan, courses, at)) = course
            && count > 0
            && limit > 0
        {
            let mut state = *from;
            // What is known of the position is found out once for all games.
            let mut finish = |state: &mut State<W>, playout: Playout, rng: &mut Rng| {
                let mut playout = playout;
                if playout.ending.is_none() && playout.plies < limit {
                    let rest = self.play_out(state, past, rng, limit - playout.plies, &mut memory);
                    playout = Playout { plies: playout.plies + rest.plies, ..rest };
                }
                each(playout);
                left -= 1;
                left > 0
            };
            if self.run_any_course(plan, courses, at, &mut state, (&mut *rng, limit, false), &mut finish) {
                return;
            }
        }
        for _ in 0..left {
            each(self.play_out(&mut { *from }, past, rng, limit, &mut memory));
        }
    }

    /// Plays random moves until the game ends or the limit is reached, and leaves the position in which it did.
    pub(crate) fn play_out(
        &self,
        state: &mut State<W>,
        past: &[(u64, u32)],
        rng: &mut Rng,
        limit: u32,
        memory: &mut Memory<W>,
    ) -> Playout {
        let mut plies = 0;
        let mut is_ready = false;
        while plies < limit {
            if let Some(plan) = &self.plan
                && let Some(at) = plan.enter(self, state)
            {
                let quick = self.quick_playout(plan, at, state, (&mut *rng, limit - plies, memory.is_keen));
                plies += quick.plies;
                if quick.ending.is_some() {
                    return Playout { plies, ..quick };
                }
                continue;
            }
            if !is_ready {
                // Whole games along a plan need nothing of this.
                is_ready = true;
                memory.breath = Breath::Unknown;
                memory.history.clear();
                memory.history.extend_from_slice(past);
            }
            if let Some(sowing) = &self.sowing
                && let Some(sown) = self.run_sowing(sowing, state, (&mut *rng, limit - plies), memory)
            {
                return Playout { plies: plies + sown.plies, ..sown };
            }
            if let Some(game) = &self.stones
                && let Some(put) = self.run_stones(game, state, (&mut *rng, limit - plies), memory)
            {
                return Playout { plies: plies + put.plies, ..put };
            }
            if let Some(runs) = self.runs.as_ref().filter(|_| state.turn == 2) {
                let filled = self.run_runs(runs, state, (&mut *rng, limit - plies));
                return Playout { plies: plies + filled.plies, ..filled };
            }
            let mut below = |n| rng.below(n);
            match self.play_any(state, memory, &mut below) {
                Some(Some(ending)) => return Playout { ending: Some(ending), plies: plies + 1 },
                Some(None) => plies += 1,
                None if self.skip(state) => {}
                None => {
                    return Playout { ending: Some(self.ending_without_move(state, &memory.history)), plies };
                }
            }
        }
        Playout { ending: None, plies }
    }
}
