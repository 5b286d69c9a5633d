//! The courses of the common shapes, and which of them a game takes.

use super::bits::Bits;
use super::code::Program;
use super::course::Course;
use super::fill::{Fill, Filling};
use super::moving::{Lone, LoneStep, ShiftStep, Shifts};
use super::plan::Plan;
use super::playout::Playout;
use super::rng::Rng;
use super::shapes::{Apart, ApartStep, ChangeLane, Packed};
use super::state::State;
use super::stroll::{Stroll, Strolls};
use super::word::{Word, Words};

/// A course of one of the common shapes.
#[derive(Clone, Debug)]
pub(super) enum Courses<const W: usize> {
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
    pub(super) fn new(program: &Program<W>, plan: &Plan<W>) -> Option<Self> {
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
                let strolls = Strolls::new(program, &lone).map(Box::new);
                Some(strolls.map_or(Courses::Lone(lone), Courses::Stroll))
            })
    }
}

impl<const W: usize> Program<W> {
    /// Plays random moves along a course of any shape, if the shape fits the position.
    pub(super) fn run_any_course(
        &self,
        plan: &Plan<W>,
        courses: &Courses<W>,
        at: u16,
        state: &mut State<W>,
        chance: (&mut Rng, u32),
    ) -> Option<Playout> {
        Some(match courses {
            Courses::Fill(fill) if fill.course.forks => {
                let shape = Filling::<W, 1>::begin(self, fill, state);
                self.run_course::<_, 1, true>(plan, &fill.course, shape, at, state, chance)
            }
            Courses::Fill(fill) => {
                let shape = Filling::<W, 1>::begin(self, fill, state);
                self.run_course::<_, 1, false>(plan, &fill.course, shape, at, state, chance)
            }
            Courses::FillChoosing(fill) => {
                let shape = Filling::<W, 2>::begin(self, fill, state);
                self.run_course::<_, 2, true>(plan, &fill.course, shape, at, state, chance)
            }
            Courses::Word(game) => {
                let shape = Word::begin(game, state);
                self.run_course::<_, 3, false>(plan, &game.course, shape, at, state, chance)
            }
            Courses::Packed(course) => {
                let shape = Packed::begin(self, state);
                self.run_course::<_, 1, false>(plan, course, shape, at, state, chance)
            }
            Courses::PackedThree(course) => {
                let shape = Packed::begin(self, state);
                self.run_course::<_, 3, false>(plan, course, shape, at, state, chance)
            }
            Courses::Apart(course) => {
                let shape = Apart::begin(self, state);
                self.run_course::<_, 1, false>(plan, course, shape, at, state, chance)
            }
            Courses::ShiftsThree(course) => {
                self.run_course::<_, 3, false>(plan, course, Shifts::begin(), at, state, chance)
            }
            Courses::ShiftsFour(course) => {
                self.run_course::<_, 4, false>(plan, course, Shifts::begin(), at, state, chance)
            }
            Courses::Stroll(game) => {
                let shape = Stroll::begin(game, state)?;
                self.run_course::<_, 1, false>(plan, &game.course, shape, at, state, chance)
            }
            Courses::Lone(lone) => {
                let shape = Lone::begin(lone, state)?;
                self.run_course::<_, 1, false>(plan, &lone.0, shape, at, state, chance)
            }
        })
    }
}
