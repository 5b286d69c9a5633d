//! A game set up for play: the rules compiled to the narrowest bitsets that hold its board.

use std::sync::Arc;

use super::Position;
use crate::engine::program::build;
use crate::engine::program::code::Program;
use crate::engine::program::state::State;
use crate::engine::random::playout::Playout;
use crate::engine::rng::Rng;
use crate::game::Game;

/// A game ready to be played.
#[derive(Debug)]
pub struct Table {
    game: Game,
    pub(crate) program: Width,
}

/// The program in one of four widths. There is one for a game, so that its size does not matter.
#[derive(Debug)]
#[allow(clippy::large_enum_variant)]
pub(crate) enum Width {
    One(Program<1>),
    Two(Program<2>),
    Four(Program<4>),
    Eight(Program<8>),
}

/// A state in the width of its program. It is copied, never boxed, so that playing allocates nothing.
#[allow(clippy::large_enum_variant)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum AnyState {
    One(State<1>),
    Two(State<2>),
    Four(State<4>),
    Eight(State<8>),
}

/// Runs an expression with the program and the state of a position, whatever their width.
macro_rules! with_width {
    ($table:expr, $state:expr, |$program:ident, $inner:ident| $body:expr) => {
        match (&$table.program, $state) {
            (Width::One($program), AnyState::One($inner)) => $body,
            (Width::Two($program), AnyState::Two($inner)) => $body,
            (Width::Four($program), AnyState::Four($inner)) => $body,
            (Width::Eight($program), AnyState::Eight($inner)) => $body,
            _ => unreachable!("a position keeps the width of its table"),
        }
    };
}
pub(crate) use with_width;

impl Table {
    /// Compiles a game for play.
    pub fn new(game: Game) -> Arc<Table> {
        let program = match game.board().n_cells().div_ceil(64) {
            0 | 1 => Width::One(build::program(&game)),
            2 => Width::Two(build::program(&game)),
            3 | 4 => Width::Four(build::program(&game)),
            _ => Width::Eight(build::program(&game)),
        };
        Arc::new(Table { game, program })
    }

    /// Returns the game.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// Returns whether random games follow a plan, without asking each rule anew.
    pub fn has_plan(&self) -> bool {
        match &self.program {
            Width::One(program) => program.plan.is_some(),
            Width::Two(program) => program.plan.is_some(),
            Width::Four(program) => program.plan.is_some(),
            Width::Eight(program) => program.plan.is_some(),
        }
    }

    pub(crate) fn start_state(&self) -> AnyState {
        match &self.program {
            Width::One(program) => AnyState::One(program.start()),
            Width::Two(program) => AnyState::Two(program.start()),
            Width::Four(program) => AnyState::Four(program.start()),
            Width::Eight(program) => AnyState::Eight(program.start()),
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
        with_width!(self, &from.state, |program, state| {
            program.playouts(state, &from.history, (&mut *rng, limit), count, &mut each);
        });
    }

    /// Counts the sequences of so many moves from a position; a finished game is not continued.
    pub fn perft(&self, from: &Position, depth: u32) -> u64 {
        if from.ending().is_some() {
            return u64::from(depth == 0);
        }
        with_width!(self, &from.state, |program, state| {
            program.perft(state, &mut from.history.clone(), depth, &mut Vec::new())
        })
    }
}

impl<const W: usize> Program<W> {
    fn perft(
        &self,
        state: &State<W>,
        history: &mut Vec<(u64, u32)>,
        depth: u32,
        fans: &mut Vec<crate::engine::play::generate::Fan<W>>,
    ) -> u64 {
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
