//! Random play of games in which both sides do nothing but fill straight runs of empty cells, or jump in straight lines
//! and take what they jump over: whole games in one loop.
//!
//! There is one set for each direction and length, of the cells where such moves end; all are counted and drawn from at
//! once. Only being stuck ends the game, so that there is nothing to list and nothing to ask afterwards.
//!
//! For Dominório, Quelhas, Cram and Konane: switched off, they play at 0.3 to 0.5 of their speed.

use super::playout::Playout;
use crate::engine::bits::{Bits, Counted};
use crate::engine::play::history::History;
use crate::engine::program::code::{Alternative, Deed, EffectCode, OfMove, Op, Pick, Program, SetCode};
use crate::engine::program::relation::{Relation, Shift};
use crate::engine::program::state::{EMPTY, State};
use crate::engine::rng::Rng;

/// At most so many directions and lengths make a step.
const MOST_SETS: usize = 16;

/// What is done along a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum LineMove {
    /// Pieces of a layer are put on a run of empty cells, so many at least and at most.
    Run { layer: u8, least: u32, most: u32 },
    /// A piece of a layer jumps over those of another onto empty cells, so many times at most, and takes them off.
    Jump { layer: u8, over: u8, most: u32 },
}

/// The moves of a side.
#[derive(Clone, Debug)]
pub(crate) struct LineStep<const W: usize> {
    line_move: LineMove,
    /// The shifts of the directions; of runs one for each two that are opposite.
    shifts: Box<[Shift<W>]>,
}

/// The cells where moves of one direction and length end.
#[derive(Clone, Copy)]
struct Ends<const W: usize> {
    cells: Counted<W>,
    shift: u32,
    length: u32,
}

/// Everything a side may play.
struct Open<const W: usize, const SETS: usize> {
    sets: [Ends<W>; SETS],
    n: usize,
    total: u32,
}

impl<const W: usize, const SETS: usize> Open<W, SETS> {
    /// Adds moves; returns whether there are any.
    #[inline(always)]
    fn add(&mut self, ends: Bits<W>, shift: usize, length: u32) -> bool {
        let cells = Counted::new(ends);
        if cells.count() > 0 {
            self.sets[self.n % SETS] = Ends { cells, shift: shift as u32, length };
            self.n += 1;
            self.total += cells.count();
        }
        cells.count() > 0
    }

    /// Returns the moves among which the `k`-th of all is, and its number there.
    #[inline(always)]
    fn find(&self, mut k: u32) -> (Ends<W>, u32) {
        let mut chosen = 0;
        while SETS > 1 && k >= self.sets[chosen % SETS].cells.count() {
            k -= self.sets[chosen % SETS].cells.count();
            chosen += 1;
        }
        (self.sets[chosen % SETS], k)
    }
}

impl<const W: usize> LineStep<W> {
    /// Writes the steps of both sides down, if that is all there is to the game after the first two turns.
    pub(crate) fn both(program: &Program<W>) -> Option<[Self; 2]> {
        let watches = program.uses_memory || program.uses_fresh || program.uses_doom || program.uses_unmoved;
        if watches || program.counts_captures || program.uses_history {
            return None;
        }
        Some([LineStep::new(program, 0)?, LineStep::new(program, 1)?])
    }

    fn new(program: &Program<W>, side: usize) -> Option<Self> {
        let code = &program.sides[side];
        let node = code.nodes.get(usize::from(code.roots[1]))?;
        let (line_move, directions) = line_move(program, &node.alternatives)?;
        // Whoever is stuck is found out before the next move; nothing else may end the game.
        if !code.ends.iter().all(|end| end.needs_no_move) {
            return None;
        }
        let shift = |direction: usize| match &program.ways.directions[direction] {
            Relation::One(shift) => Some(*shift),
            _ => None,
        };
        let shifts: Box<[_]> = program.ways.chosen(directions).map(shift).collect::<Option<_>>()?;
        // No move is longer than the longest line of the board.
        let longest = |shift: &Shift<W>| {
            let (mut ends, mut length) = (program.all, 0);
            while !ends.is_empty() {
                ends = shift.apply(ends);
                length += 1;
            }
            length
        };
        let longest = shifts.iter().map(longest).max()?;
        let (line_move, n_lengths) = match line_move {
            LineMove::Run { layer, least, most } => {
                let most = most.min(longest);
                (LineMove::Run { layer, least, most }, (most + 1).saturating_sub(least))
            }
            LineMove::Jump { layer, over, most } => {
                let most = most.min((longest - 1) / 2);
                (LineMove::Jump { layer, over, most }, most)
            }
        };
        (n_lengths as usize * shifts.len() <= MOST_SETS).then_some(LineStep { line_move, shifts })
    }

    /// Returns whether there is but one set of moves.
    fn is_single(&self) -> bool {
        matches!(self.line_move, LineMove::Run { least, most, .. } if least == most) && self.shifts.len() == 1
    }
}

/// Returns what a step does, and in which directions, if that is one line move and nothing else.
fn line_move<const W: usize>(
    program: &Program<W>,
    alternatives: &[Alternative<W>],
) -> Option<(LineMove, u16)> {
    let [only] = alternatives else { return None };
    let is_free = only.guard.is_none() && only.provided.is_none() && only.also.is_none();
    let is_last = only.next.is_none() && only.again.is_none() && only.most.is_none();
    // Where there are pieces for all cells, there are always enough for those that are empty.
    let is_ample = |layer: usize| {
        let supply = u32::from(program.start.reserve[layer]) + program.start.layers[layer].count();
        program.returning[layer] && supply >= program.all.count()
    };
    if !is_free || !is_last || !only.spends.is_none_or(is_ample) || only.otherwise || only.is_stop {
        return None;
    }
    match (&only.pick, only.deed, &*only.effects) {
        (
            Pick::Run { of: SetCode::Empty, directions, least: least @ 1.., most },
            Deed::FillRun(layer),
            [],
        ) => {
            let layer = layer as u8;
            Some((LineMove::Run { layer, least: *least, most: *most }, program.ways.axes(*directions)))
        }
        (
            Pick::Jump {
                from: SetCode::Layer(own),
                over: SetCode::Layer(over),
                to: SetCode::Empty,
                directions,
                repeatedly,
            },
            Deed::Jump,
            [EffectCode::Remove(SetCode::Program(ops), None)],
        ) if matches!(**ops, [Op::OfMove(OfMove::Jumped)]) => {
            let most = if *repeatedly { u32::MAX } else { 1 };
            Some((LineMove::Jump { layer: *own as u8, over: *over as u8, most }, *directions))
        }
        _ => None,
    }
}

impl<const W: usize> Program<W> {
    /// Plays line moves at random until a side has none left or the limit is reached.
    pub(crate) fn run_line_moves(
        &self,
        steps: &[LineStep<W>; 2],
        state: &mut State<W>,
        chance: (&mut Rng, u32),
    ) -> Playout {
        // Moves of one length in one direction need no list.
        if steps.iter().all(LineStep::is_single) {
            self.line_moves::<1>(steps, state, chance)
        } else {
            self.line_moves::<MOST_SETS>(steps, state, chance)
        }
    }

    /// The same, with so many sets at most to draw from.
    #[inline(never)]
    fn line_moves<const SETS: usize>(
        &self,
        steps: &[LineStep<W>; 2],
        state: &mut State<W>,
        (rng, limit): (&mut Rng, u32),
    ) -> Playout {
        let mut empty = state.empty();
        let mut side = usize::from(state.mover & 1);
        let mut plies = 0;
        let none = Ends { cells: Counted::EMPTY, shift: 0, length: 0 };
        let mut open = Open { sets: [none; SETS], n: 0, total: 0 };
        let is_stuck = loop {
            if plies >= limit {
                break false;
            }
            let LineStep { line_move, shifts } = &steps[side & 1];
            (open.n, open.total) = (0, 0);
            for (index, shift) in shifts.iter().enumerate() {
                match *line_move {
                    LineMove::Run { least, most, .. } => {
                        let mut ends = empty;
                        for length in 1..=most {
                            if length >= least && !open.add(ends, index, length) {
                                break;
                            }
                            ends = empty & shift.apply(ends);
                        }
                    }
                    LineMove::Jump { layer, over, most } => {
                        let (mut ends, over) = (state.layer(layer), state.layer(over));
                        for jumps in 1..=most {
                            ends = shift.apply(shift.apply(ends) & over) & empty;
                            if !open.add(ends, index, jumps) {
                                break;
                            }
                        }
                    }
                }
            }
            if open.total == 0 {
                break true;
            }
            let (Ends { cells, shift, length }, k) = open.find(rng.below(open.total));
            let it = Bits::single(cells.select(k));
            let back = shifts[shift as usize].by.back::<W>();
            match *line_move {
                LineMove::Run { layer, .. } => {
                    let (mut at, mut filled) = (it, it);
                    for _ in 1..length {
                        at = at.moved(back);
                        filled |= at;
                    }
                    *state.layer_mut(layer) |= filled;
                    let reserve = state.reserve_mut(layer);
                    *reserve = reserve.saturating_sub(length as u16);
                    empty = empty.without(filled);
                }
                LineMove::Jump { layer, over, .. } => {
                    let (mut at, mut jumped) = (it, Bits::EMPTY);
                    for _ in 0..length {
                        let taken = at.moved(back);
                        jumped |= taken;
                        at = taken.moved(back);
                    }
                    *state.layer_mut(layer) = state.layer(layer).without(at) | it;
                    *state.layer_mut(over) = state.layer(over).without(jumped);
                    if self.returning[usize::from(over)] {
                        *state.reserve_mut(over) += length as u16;
                    }
                    empty = empty.without(it) | at | jumped;
                }
            }
            plies += 1;
            side ^= 1;
        };
        state.layers[EMPTY] = empty;
        (state.mover, state.passes) = (side as u8, 0);
        state.node = self.sides[side & 1].roots[1];
        if plies > 0 {
            state.last_mover = side as u8 ^ 1;
        }
        let ending = is_stuck.then(|| self.ending_without_move(state, History::none()));
        Playout { ending, plies }
    }
}
