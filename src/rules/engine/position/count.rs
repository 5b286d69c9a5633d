//! Games played and counted from a position: random ones, and all sequences of some length.

use super::Position;
use super::table::{AnyState, Table, Width, with_width};
use crate::engine::play::generate::Fans;
use crate::engine::play::history::History;
use crate::engine::program::code::Program;
use crate::engine::program::state::State;
use crate::engine::random::playout::Playout;
use crate::engine::rng::Rng;

impl Table {
    /// Returns whether random games follow a plan, without asking each rule anew.
    pub fn has_plan(&self) -> bool {
        match &self.width {
            Width::One(compiled) => compiled.fast.plan.is_some(),
            Width::Two(compiled) => compiled.fast.plan.is_some(),
            Width::Four(compiled) => compiled.fast.plan.is_some(),
            Width::Eight(compiled) => compiled.fast.plan.is_some(),
        }
    }

    /// Plays random games from a position, one after the other, and hands each result on.
    ///
    /// Games longer than `limit` moves are given up.
    pub fn playouts(
        &self,
        from: &Position,
        count: u64,
        rng: &mut Rng,
        limit: u32,
        mut each: impl FnMut(Playout),
    ) {
        with_width!(self, &from.state, |compiled: _, state| {
            compiled.fast.playouts(
                &compiled.program,
                state,
                &from.history,
                (&mut *rng, limit),
                count,
                &mut each,
            );
        });
    }

    /// Counts the sequences of so many moves from a position; a finished game is not continued.
    pub fn perft(&self, from: &Position, depth: u32) -> u64 {
        if from.ending().is_some() {
            return u64::from(depth == 0);
        }
        with_width!(self, &from.state, |program, state| {
            program.perft(state, &mut from.history.clone(), depth, &mut Fans::default())
        })
    }
}

impl<const W: usize> Program<W> {
    fn perft(&self, state: &State<W>, history: &mut History, depth: u32, fans: &mut Fans<W>) -> u64 {
        if depth == 0 {
            return 1;
        }
        let mut state = *state;
        if depth == 1 {
            loop {
                let count = self.count(&state, history, fans);
                if count > 0 || !self.skip(&mut state) {
                    return count;
                }
            }
        }
        let mut moves = self.legal(&state, history);
        while moves.is_empty() && self.skip(&mut state) {
            moves = self.legal(&state, history);
        }
        let before = history.len();
        let mut total = 0;
        for mv in moves {
            let mut after = state;
            if self.play(&mut after, mv, history).is_none() {
                total += self.perft(&after, history, depth - 1, fans);
            }
            history.truncate(before);
        }
        total
    }
}
