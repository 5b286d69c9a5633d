//! The kernels, and which of them a game takes.

use super::fill::{FillGame, FillKernel};
use super::kernel::KernelPlan;
use super::playout::Playout;
use super::step::{StepKernel, StepMoves};
use super::walker::{WalkerGame, WalkerKernel};
use super::word_board::{WordGame, WordKernel};
use crate::engine::plan::Plan;
use crate::engine::program::code::Program;
use crate::engine::program::state::State;
use crate::engine::rng::Rng;

/// What is done with each game: its last position, how it went, and chance for what follows; whether to play another.
pub(crate) type Each<'e, const W: usize> = &'e mut dyn FnMut(&mut State<W>, Playout, &mut Rng) -> bool;

/// A game written down for one of the kernels.
#[derive(Clone, Debug)]
pub(crate) enum Kernels<const W: usize> {
    /// Cells are filled, with one kind of piece or a choice of two.
    Fill(FillGame<W, 1>),
    FillChoosing(FillGame<W, 2>),
    /// Pieces change on a board that fits in a word with all its layers.
    Word(WordGame<W, 3>),
    /// Pieces move one step on.
    StepThree(KernelPlan<StepMoves<W, 3>, W, 3>),
    StepFour(KernelPlan<StepMoves<W, 4>, W, 4>),
    /// The only piece of its kind moves, on a small board.
    Walker(Box<WalkerGame<W>>),
}

impl<const W: usize> Kernels<W> {
    /// Writes a plan down once more, if one kernel plays all its steps.
    pub(crate) fn new(program: &Program<W>, plan: &Plan<W>) -> Option<Self> {
        FillGame::new(program, plan)
            .map(Kernels::Fill)
            .or_else(|| FillGame::new(program, plan).map(Kernels::FillChoosing))
            .or_else(|| WordGame::new(program, plan).map(Kernels::Word))
            .or_else(|| StepKernel::kernel_plan(plan).map(Kernels::StepThree))
            .or_else(|| StepKernel::kernel_plan(plan).map(Kernels::StepFour))
            .or_else(|| WalkerGame::new(program, plan).map(Box::new).map(Kernels::Walker))
    }
}

impl<const W: usize> Program<W> {
    /// Plays random moves, game after game from one position as long as `each` says so, which is given the last position of
    /// the game just played. Returns `false` if the kernel does not fit the position.
    pub(crate) fn run_kernel(
        &self,
        plan: &Plan<W>,
        kernels: &Kernels<W>,
        at: u16,
        state: &mut State<W>,
        (rng, limit, takes_wins): (&mut Rng, u32, bool),
        each: Each<'_, W>,
    ) -> bool {
        macro_rules! run {
            ($lanes:literal, $forks:literal, $kernel_plan:expr, $kernel:expr) => {{
                let kernel = $kernel;
                let start = *state;
                loop {
                    let chance = (&mut *rng, limit);
                    let kernel = kernel.clone();
                    let playout =
                        self.kernel_loop::<_, $lanes, $forks>(plan, $kernel_plan, kernel, at, state, chance);
                    if !each(state, playout, rng) {
                        break;
                    }
                    *state = start;
                }
            }};
        }
        match kernels {
            Kernels::Fill(fill) if fill.kernel_plan.forks => {
                run!(1, true, &fill.kernel_plan, FillKernel::<W, 1>::begin(self, fill, state));
            }
            Kernels::Fill(fill) => {
                run!(1, false, &fill.kernel_plan, FillKernel::<W, 1>::begin(self, fill, state))
            }
            Kernels::FillChoosing(fill) => {
                run!(2, true, &fill.kernel_plan, FillKernel::<W, 2>::begin(self, fill, state));
            }
            Kernels::StepThree(kernel_plan) => run!(3, false, kernel_plan, StepKernel::begin()),
            Kernels::StepFour(kernel_plan) => run!(4, false, kernel_plan, StepKernel::begin()),
            // These fit boards of one word alone, and are compiled for no others.
            Kernels::Word(game) if const { W == 1 } => {
                run!(3, false, &game.kernel_plan, WordKernel::begin(game, state))
            }
            Kernels::Walker(game) if const { W == 1 } => {
                let Some(kernel) = WalkerKernel::begin(game, state, takes_wins) else { return false };
                run!(1, false, &game.kernel_plan, kernel);
            }
            _ => return false,
        }
        true
    }
}
