//! Random play of runs of cells and of jumps: one set for each direction and length, counted and drawn from at once.
//!
//! Where nothing but such a move makes a turn, and only being stuck ends the game, there is nothing to list and nothing
//! to ask afterwards.

use super::playout::Memory;
use crate::engine::bits::Bits;
use crate::engine::moves::Move;
use crate::engine::play::apply::Ending;
use crate::engine::program::code::{Alternative, Deed, Draw, EffectCode, OfMove, Op, Pick, Program, SetCode};
use crate::engine::program::state::{EMPTY, State};

/// What is done along a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Stride {
    /// Pieces of a layer are put on a run of empty cells of some length.
    Run { layer: u8, directions: u16, least: u32, most: u32 },
    /// A piece of a layer jumps over others onto empty cells, once or more, and takes them off.
    Jump { own: u8, over: u8, directions: u16, repeatedly: bool },
}

/// The cells where strides of one direction and length end.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ends<const W: usize> {
    direction: u16,
    length: u16,
    cells: Bits<W>,
}

/// Notes the steps that are one stride and nothing else.
pub(crate) fn note_strides<const W: usize>(program: &mut Program<W>) {
    let watches = program.uses_memory || program.uses_fresh || program.uses_doom || program.uses_unmoved;
    if watches || program.counts_captures || program.uses_history {
        return;
    }
    // There are pieces for all cells, so that there are always enough for those that are empty.
    let n_cells = program.all.count();
    let is_ample: Vec<bool> = (0..program.n_layers)
        .map(|layer| {
            let supply = u32::from(program.start.reserve[layer]) + program.start.layers[layer].count();
            program.returning[layer] && supply >= n_cells
        })
        .collect();
    for code in &mut program.sides {
        // Whoever is stuck is found out before the next move; nothing else may end the game.
        if !code.ends.iter().all(|end| end.needs_no_move) {
            continue;
        }
        for node in &mut code.nodes {
            if let Some(stride) = stride(&node.alternatives, &is_ample) {
                node.draw = Draw::Stride(stride);
            }
        }
    }
}

fn stride<const W: usize>(alternatives: &[Alternative<W>], is_ample: &[bool]) -> Option<Stride> {
    let [only] = alternatives else { return None };
    let is_free = only.guard.is_none() && only.provided.is_none() && only.also.is_none();
    let is_last = only.next.is_none() && only.again.is_none() && only.most.is_none();
    let is_last = is_last && only.spends.is_none_or(|layer| is_ample[layer]);
    if !is_free || !is_last || only.otherwise || only.is_stop {
        return None;
    }
    match (&only.pick, only.deed, &*only.effects) {
        (Pick::Run { of: SetCode::Empty, directions, least, most }, Deed::FillRun(layer), []) => {
            Some(Stride::Run { layer: layer as u8, directions: *directions, least: *least, most: *most })
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
            let (own, over) = (*own as u8, *over as u8);
            Some(Stride::Jump { own, over, directions: *directions, repeatedly: *repeatedly })
        }
        _ => None,
    }
}

impl<const W: usize> Program<W> {
    /// Plays a random stride, or takes over the opening; returns `None` if there is no move.
    pub(crate) fn play_stride(
        &self,
        stride: Stride,
        state: &mut State<W>,
        memory: &mut Memory<W>,
        below: &mut impl FnMut(u32) -> u32,
    ) -> Option<Option<Ending>> {
        let mut total = 0;
        memory.ends.clear();
        let mut add = |direction: usize, length: u32, cells: Bits<W>| {
            memory.ends.push(Ends { direction: direction as u16, length: length as u16, cells });
            total += cells.count();
        };
        match stride {
            Stride::Run { directions, least, most, .. } => {
                self.run_ends(state.empty(), (directions, least, most), &mut add);
            }
            Stride::Jump { own, over, directions, repeatedly } => {
                let (from, over) = (state.layer(own), state.layer(over));
                self.jump_ends((from, over, state.empty()), directions, repeatedly, &mut add);
            }
        }
        let all = total + u32::from(self.may_swap(state));
        if all == 0 {
            return None;
        }
        let mut k = below(all);
        if k >= total {
            return Some(self.play(state, Move::Swap, &mut memory.history));
        }
        let chosen = memory.ends.iter().find(|ends| {
            let count = ends.cells.count();
            let is_here = k < count;
            k -= if is_here { 0 } else { count };
            is_here
        })?;
        self.take_stride(stride, chosen, chosen.cells.select(k), state);
        state.passes = 0;
        state.last_mover = state.mover;
        self.end_turn(state);
        Some(None)
    }

    /// Finds where runs of empty cells end, by direction and length.
    #[inline]
    fn run_ends(
        &self,
        empty: Bits<W>,
        (directions, least, most): (u16, u32, u32),
        add: &mut impl FnMut(usize, u32, Bits<W>),
    ) {
        for direction in self.ways.chosen(directions) {
            let opposite = self.ways.opposite[direction];
            // A run is the same read from its other end.
            if opposite < direction && directions >> opposite & 1 == 1 {
                continue;
            }
            let mut ends = empty;
            let mut length = 1;
            while !ends.is_empty() && length <= most {
                if length >= least {
                    add(direction, length, ends);
                }
                ends = empty & self.ways.directions[direction].apply(ends);
                length += 1;
            }
        }
    }

    /// Finds where jumps end, by direction and number.
    #[inline]
    fn jump_ends(
        &self,
        (from, over, to): (Bits<W>, Bits<W>, Bits<W>),
        directions: u16,
        repeatedly: bool,
        add: &mut impl FnMut(usize, u32, Bits<W>),
    ) {
        for direction in self.ways.chosen(directions) {
            let step = &self.ways.directions[direction];
            let mut at = from;
            for jumps in 1..=self.ways.most_jumps() {
                at = step.apply(step.apply(at) & over) & to;
                if at.is_empty() {
                    break;
                }
                add(direction, u32::from(jumps), at);
                if !repeatedly {
                    break;
                }
            }
        }
    }

    /// Changes the board as a stride that ends on a cell says.
    #[inline]
    fn take_stride(&self, stride: Stride, ends: &Ends<W>, end: usize, state: &mut State<W>) {
        let back = &self.ways.to[self.ways.opposite[usize::from(ends.direction)]];
        let before = |cell: usize| back.get(cell).copied().flatten().map_or(cell, usize::from);
        let mut at = end;
        match stride {
            Stride::Run { layer, .. } => {
                let mut cells = Bits::single(at);
                for _ in 1..ends.length {
                    at = before(at);
                    cells.insert(at);
                }
                *state.layer_mut(layer) |= cells;
                state.layers[EMPTY] = state.empty().without(cells);
                let reserve = state.reserve_mut(layer);
                *reserve = reserve.saturating_sub(ends.length);
            }
            Stride::Jump { own, .. } => {
                let mut jumped = Bits::EMPTY;
                for _ in 0..ends.length {
                    let over = before(at);
                    jumped.insert(over);
                    at = before(over);
                }
                let (it, origin) = (Bits::single(end), Bits::single(at));
                *state.layer_mut(own) = state.layer(own).without(origin) | it;
                state.layers[EMPTY] = state.empty().without(it) | origin;
                self.clear(state, jumped);
            }
        }
    }
}
