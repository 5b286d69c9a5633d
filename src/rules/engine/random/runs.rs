//! Random play of games in which both sides do nothing but fill straight runs of empty cells: whole games in one loop.
//!
//! What `lines_and_jumps` finds out anew for every move is written down once: the shift of each direction and the lengths. The
//! empty cells are all that a move depends on.

use super::lines_and_jumps::Stride;
use super::playout::Playout;
use crate::engine::bits::{Bits, Counted};
use crate::engine::program::code::{Draw, Program};
use crate::engine::program::relation::{Relation, Shift};
use crate::engine::program::state::{EMPTY, State};
use crate::engine::rng::Rng;

/// At most so many directions and lengths make a step.
const MOST_SETS: usize = 16;

/// The runs that a side fills.
#[derive(Clone, Debug)]
pub(crate) struct RunStep<const W: usize> {
    layer: u8,
    /// The shifts of the directions, one for each two that are opposite.
    shifts: Box<[Shift<W>]>,
    least: u32,
    most: u32,
}

/// The runs of one direction and length, by their last cells.
#[derive(Clone, Copy)]
struct Ends<const W: usize> {
    cells: Counted<W>,
    shift: u32,
    length: u32,
}

impl<const W: usize> RunStep<W> {
    /// Writes the steps of both sides down, if that is all there is to the game.
    pub(crate) fn both(program: &Program<W>) -> Option<[Self; 2]> {
        Some([RunStep::new(program, 0)?, RunStep::new(program, 1)?])
    }

    fn new(program: &Program<W>, side: usize) -> Option<Self> {
        let code = &program.sides[side];
        // The first turn may be another one: the loop begins with the third.
        let node = code.nodes.get(usize::from(code.roots[1]))?;
        let Draw::Stride(Stride::Run { layer, directions, least, most }) = node.draw else { return None };
        let shift = |direction: usize| match &program.ways.directions[direction] {
            Relation::One(shift) => Some(*shift),
            _ => None,
        };
        let shifts: Box<[_]> =
            program.ways.chosen(program.ways.axes(directions)).map(shift).collect::<Option<_>>()?;
        // No run is longer than the longest line of the board.
        let longest = |shift: &Shift<W>| {
            let mut ends = program.all;
            let mut length = 0;
            while !ends.is_empty() {
                ends = shift.apply(ends);
                length += 1;
            }
            length
        };
        let most = shifts.iter().map(longest).max()?.min(most);
        let n_sets = (most + 1).saturating_sub(least) as usize * shifts.len();
        (least > 0 && n_sets <= MOST_SETS).then_some(RunStep { layer, shifts, least, most })
    }
}

impl<const W: usize> Program<W> {
    /// Fills runs at random until a side has none left or the limit is reached.
    pub(crate) fn run_runs(
        &self,
        steps: &[RunStep<W>; 2],
        state: &mut State<W>,
        chance: (&mut Rng, u32),
    ) -> Playout {
        // Runs of one length in one direction need no list.
        if steps.iter().all(|step| step.shifts.len() == 1 && step.least == step.most) {
            self.fill_runs::<1>(steps, state, chance)
        } else {
            self.fill_runs::<MOST_SETS>(steps, state, chance)
        }
    }

    /// The same, with so many sets at most to draw from.
    #[inline(never)]
    fn fill_runs<const SETS: usize>(
        &self,
        steps: &[RunStep<W>; 2],
        state: &mut State<W>,
        (rng, limit): (&mut Rng, u32),
    ) -> Playout {
        let mut empty = state.empty();
        let mut side = usize::from(state.mover & 1);
        let mut plies = 0;
        let mut sets = [Ends { cells: Counted::EMPTY, shift: 0, length: 0 }; SETS];
        let is_stuck = loop {
            if plies >= limit {
                break false;
            }
            let step = &steps[side & 1];
            let (mut n, mut total) = (0, 0);
            for (index, shift) in step.shifts.iter().enumerate() {
                let mut ends = empty;
                for length in 1..=step.most {
                    if length >= step.least {
                        let cells = Counted::new(ends);
                        if cells.count() == 0 {
                            break;
                        }
                        sets[n % SETS] = Ends { cells, shift: index as u32, length };
                        n += 1;
                        total += cells.count();
                    }
                    ends = empty & shift.apply(ends);
                }
            }
            if total == 0 {
                break true;
            }
            let mut k = rng.below(total);
            let mut chosen = 0;
            while SETS > 1 && k >= sets[chosen % SETS].cells.count() {
                k -= sets[chosen % SETS].cells.count();
                chosen += 1;
            }
            let Ends { cells, shift, length } = sets[chosen % SETS];
            let mut at = Bits::single(cells.select(k));
            let back = step.shifts[shift as usize].by.back::<W>();
            let mut filled = at;
            for _ in 1..length {
                at = at.moved(back);
                filled |= at;
            }
            *state.layer_mut(step.layer) |= filled;
            let reserve = state.reserve_mut(step.layer);
            *reserve = reserve.saturating_sub(length as u16);
            empty = empty.without(filled);
            plies += 1;
            side ^= 1;
        };
        state.layers[EMPTY] = empty;
        (state.mover, state.passes) = (side as u8, 0);
        state.node = self.sides[side & 1].roots[1];
        if plies > 0 {
            state.last_mover = side as u8 ^ 1;
        }
        let ending = is_stuck.then(|| self.ending_without_move(state, &[]));
        Playout { ending, plies }
    }
}
