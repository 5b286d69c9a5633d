//! A game set up for play: the rules compiled to the narrowest bitsets that hold its board.

use std::sync::Arc;

use crate::engine::program::build;
use crate::engine::program::code::Program;
use crate::engine::program::state::{Quiet, State};
use crate::engine::random::fast_paths::FastPaths;
use crate::game::Game;

/// A game ready to be played.
#[derive(Debug)]
pub struct Table {
    game: Game,
    pub(crate) width: Width,
}

/// A program, and beside it what was made from it to play it quickly.
#[derive(Debug)]
pub(crate) struct Compiled<const W: usize> {
    pub(crate) program: Program<W>,
    pub(crate) fast: FastPaths<W>,
}

impl<const W: usize> Compiled<W> {
    fn new(game: &Game) -> Self {
        let mut program = build::program(game);
        program.start.quiet = Quiet(program.is_quiet(&program.start));
        Compiled { fast: FastPaths::new(&program), program }
    }
}

/// The words of the third width. A browser fetches the engine, and few games have more than 128 places: there, boards up to 256
/// are as wide as the largest, and a fourth copy of the engine is not sent.
const THIRD: usize = if cfg!(target_arch = "wasm32") { 8 } else { 4 };

/// The compiled rules in one of four widths. There is one for a game, so that its size does not matter.
#[derive(Debug)]
#[allow(clippy::large_enum_variant)]
pub(crate) enum Width {
    One(Compiled<1>),
    Two(Compiled<2>),
    Four(Compiled<THIRD>),
    Eight(Compiled<8>),
}

/// A state in the width of its program. It is copied, never boxed, so that playing allocates nothing.
#[allow(clippy::large_enum_variant)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum AnyState {
    One(State<1>),
    Two(State<2>),
    Four(State<THIRD>),
    Eight(State<8>),
}

/// Runs an expression with the program, or with all that was compiled, and the state of a position, whatever their width.
macro_rules! with_width {
    ($table:expr, $state:expr, |$program:ident, $inner:ident| $body:expr) => {
        with_width!($table, $state, |compiled: _, $inner| {
            let $program = &compiled.program;
            $body
        })
    };
    ($table:expr, $state:expr, |$compiled:ident: _, $inner:ident| $body:expr) => {
        match (&$table.width, $state) {
            (Width::One($compiled), AnyState::One($inner)) => $body,
            (Width::Two($compiled), AnyState::Two($inner)) => $body,
            (Width::Four($compiled), AnyState::Four($inner)) => $body,
            (Width::Eight($compiled), AnyState::Eight($inner)) => $body,
            _ => unreachable!("a position keeps the width of its table"),
        }
    };
}
pub(crate) use with_width;

/// Does the same with the compiled rules of a game, whatever their width; `$wrap` makes an answer in that width of one.
macro_rules! of_width {
    ($table:expr, $wrap:ident, |$compiled:ident| $body:expr) => {
        match &$table.width {
            Width::One($compiled) => $wrap::One($body),
            Width::Two($compiled) => $wrap::Two($body),
            Width::Four($compiled) => $wrap::Four($body),
            Width::Eight($compiled) => $wrap::Eight($body),
        }
    };
}
pub(crate) use of_width;

impl Table {
    /// Compiles a game for play.
    pub fn new(game: Game) -> Arc<Table> {
        let width = match game.board().n_places().div_ceil(64) {
            0 | 1 => Width::One(Compiled::new(&game)),
            2 => Width::Two(Compiled::new(&game)),
            3 | 4 => Width::Four(Compiled::new(&game)),
            _ => Width::Eight(Compiled::new(&game)),
        };
        Arc::new(Table { game, width })
    }

    /// Returns the game.
    pub fn game(&self) -> &Game {
        &self.game
    }

    pub(crate) fn start_state(&self) -> AnyState {
        of_width!(self, AnyState, |compiled| compiled.program.start())
    }
}
