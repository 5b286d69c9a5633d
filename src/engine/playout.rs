//! Random games, played to the end.

use super::apply::{Ending, History};
use super::code::Program;
use super::generate::Scratch;
use super::quick::{EmptyCount, Played};
use super::rng::Rng;
use super::state::State;

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
pub(super) struct Memory<const W: usize> {
    history: History,
    scratch: Scratch<W>,
}

impl<const W: usize> Program<W> {
    /// Plays random moves from a position until the game ends or the limit is reached.
    pub(super) fn playout(
        &self,
        mut state: State<W>,
        past: &[(u64, u32)],
        rng: &mut Rng,
        limit: u32,
        memory: &mut Memory<W>,
    ) -> Playout {
        memory.history.clear();
        memory.history.extend_from_slice(past);
        let mut plies = 0;
        // The fused path keeps no history and asks for no move only when there is none.
        let is_quick = !self.uses_history && self.no_move_last;
        let mut empty = EmptyCount::default();
        while plies < limit {
            if let Some(quick) = &self.node(&state).quick
                && is_quick
            {
                match self.quick_ply(quick, &mut state, rng, &mut empty) {
                    Played::Moved(None) => plies += 1,
                    Played::Moved(ending) => return Playout { ending, plies: plies + 1 },
                    Played::Stuck if self.skip(&mut state) => {}
                    Played::Stuck => {
                        return Playout {
                            ending: Some(self.ending_without_move(&state, &memory.history)),
                            plies,
                        };
                    }
                }
                continue;
            }
            empty = EmptyCount::default();
            let mut below = |n| rng.below(n);
            match self.sample(&state, &memory.history, &mut memory.scratch, &mut below) {
                Some(mv) => {
                    plies += 1;
                    if let Some(ending) = self.play(&mut state, mv, &mut memory.history) {
                        return Playout { ending: Some(ending), plies };
                    }
                }
                None if self.skip(&mut state) => {}
                None => {
                    return Playout {
                        ending: Some(self.ending_without_move(&state, &memory.history)),
                        plies,
                    };
                }
            }
        }
        Playout { ending: None, plies }
    }
}
