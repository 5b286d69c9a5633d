//! The courses of the common shapes, and which of them a game takes.

use super::fill::{Fill, Filling};
use super::kernel::Course;
use super::place::{Apart, ApartStep, ChangeLane, Packed};
use super::playout::Playout;
use super::step::{Lone, LoneStep, ShiftStep, Shifts};
use super::walker::{Stroll, Strolls};
use super::word_board::{Word, Words};
use crate::engine::bits::Bits;
use crate::engine::plan::Plan;
use crate::engine::program::code::Program;
use crate::engine::program::state::State;
use crate::engine::rng::Rng;

/// What is done with each game: its last position, how it went, and chance for what follows; whether to play another.
pub(crate) type Each<'e, const W: usize> = &'e mut dyn FnMut(&mut State<W>, Playout, &mut Rng) -> bool;

/// A course of one of the common shapes.
#[derive(Clone, Debug)]
pub(crate) enum Courses<const W: usize> {
    /// Cells are filled, with one kind of piece or a choice of two.
    Fill(Fill<W, 1>),
    FillChoosing(Fill<W, 2>),
    /// Pieces change on a board that fits in a word with all its layers.
    Word(Words<W, 3>),
    /// Pieces change on a small board.
    Packed(Course<[ChangeLane<W>; 1], W, 1>),
    PackedThree(Course<[ChangeLane<W>; 3], W, 3>),
    /// Pieces are put apart from others.
    Apart(Course<ApartStep<W>, W, 1>),
    /// Pieces move one step on.
    ShiftsThree(Course<ShiftStep<W, 3>, W, 3>),
    ShiftsFour(Course<ShiftStep<W, 4>, W, 4>),
    /// The only piece of its kind moves.
    Lone((Course<LoneStep<W>, W, 1>, Box<[Bits<W>]>)),
    /// The same on a small board.
    Stroll(Box<Strolls<W>>),
}

impl<const W: usize> Courses<W> {
    /// Writes a plan down once more, if all its steps have one of the common shapes.
    pub(crate) fn new(program: &Program<W>, plan: &Plan<W>) -> Option<Self> {
        Fill::new(program, plan)
            .map(Courses::Fill)
            .or_else(|| Fill::new(program, plan).map(Courses::FillChoosing))
            .or_else(|| Words::new(program, plan).map(Courses::Word))
            .or_else(|| Packed::<W, 1>::course(program, plan).map(Courses::Packed))
            .or_else(|| Packed::<W, 3>::course(program, plan).map(Courses::PackedThree))
            .or_else(|| Apart::course(plan).map(Courses::Apart))
            .or_else(|| Shifts::course(plan).map(Courses::ShiftsThree))
            .or_else(|| Shifts::course(plan).map(Courses::ShiftsFour))
            .or_else(|| {
                let lone = Lone::course(plan)?;
                let strolls = Strolls::new(program, plan, &lone).map(Box::new);
                Some(strolls.map_or(Courses::Lone(lone), Courses::Stroll))
            })
    }
}

impl<const W: usize> Program<W> {
    /// Plays random moves along a course of any shape, game after game from one position as long as `each` says so, which
    /// is given the last position of the game just played. Returns `false` if the shape does not fit the position.
    pub(crate) fn run_any_course(
        &self,
        plan: &Plan<W>,
        courses: &Courses<W>,
        at: u16,
        state: &mut State<W>,
        (rng, limit, is_keen): (&mut Rng, u32, bool),
        each: Each<'_, W>,
    ) -> bool {
        macro_rules! run {
            ($lanes:literal, $forks:literal, $course:expr, $shape:expr) => {{
                let shape = $shape;
                let start = *state;
                loop {
                    let chance = (&mut *rng, limit);
                    let shape = shape.clone();
                    let playout =
                        self.run_course::<_, $lanes, $forks>(plan, $course, shape, at, state, chance);
                    if !each(state, playout, rng) {
                        break;
                    }
                    *state = start;
                }
            }};
        }
        match courses {
            Courses::Fill(fill) if fill.course.forks => {
                run!(1, true, &fill.course, Filling::<W, 1>::begin(self, fill, state));
            }
            Courses::Fill(fill) => run!(1, false, &fill.course, Filling::<W, 1>::begin(self, fill, state)),
            Courses::FillChoosing(fill) => {
                run!(2, true, &fill.course, Filling::<W, 2>::begin(self, fill, state));
            }
            Courses::Word(game) => run!(3, false, &game.course, Word::begin(game, state)),
            Courses::Packed(course) => run!(1, false, course, Packed::begin(self, state)),
            Courses::PackedThree(course) => run!(3, false, course, Packed::begin(self, state)),
            Courses::Apart(course) => run!(1, false, course, Apart::begin(self, state)),
            Courses::ShiftsThree(course) => run!(3, false, course, Shifts::begin()),
            Courses::ShiftsFour(course) => run!(4, false, course, Shifts::begin()),
            Courses::Stroll(game) => {
                let Some(shape) = Stroll::begin(game, state, is_keen) else { return false };
                run!(1, false, &game.course, shape);
            }
            Courses::Lone(lone) => {
                let Some(shape) = Lone::begin(lone, state) else { return false };
                run!(1, false, &lone.0, shape);
            }
        }
        true
    }
}
