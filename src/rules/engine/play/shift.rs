//! Whole lines of pieces that move one step at once, and what they push before them.

use super::evaluate::Context;
use super::generate::FanKind;
use crate::engine::bits::Bits;
use crate::engine::moves::Move;
use crate::engine::program::code::{Program, ShiftCode};
use crate::engine::program::state::{EMPTY, State, UNMOVED};

impl<const W: usize> Program<W> {
    /// Lays out the lines that may move along themselves, and those that may move aside.
    pub(crate) fn fan_out_shift(
        &self,
        code: &ShiftCode<W>,
        state: &State<W>,
        context: &Context<W>,
        add: &mut dyn FnMut(FanKind, Bits<W>),
    ) {
        let of = self.set(&code.of, state, context);
        let free = self.set(&code.to, state, context).without(of);
        let pushed = code.pushed.as_ref().map(|(set, _)| self.set(set, state, context).without(of));
        let fewer = code.pushed.as_ref().is_some_and(|(_, fewer)| *fewer);
        let longest = code.most.min(self.ways.beside.len() as u32);
        for direction in self.ways.chosen(code.directions) {
            let back = &self.ways.directions[self.ways.opposite[direction]];
            // The last of each line so long that has room before it, and the first of each line that gives way.
            let mut rears = of & back.apply(free);
            let mut firsts = pushed.map_or(Bits::EMPTY, |pushed| {
                let at_edge = self.all.without(back.apply(self.all));
                pushed & (back.apply(state.empty()) | at_edge)
            });
            let (mut pushing, mut n_pushed) = (Bits::EMPTY, 0);
            let (mut starts, mut length) = (of, 1);
            while !starts.is_empty() && length <= longest {
                let most = if fewer { length - 1 } else { longest };
                while n_pushed < most && !firsts.is_empty() {
                    pushing |= firsts;
                    firsts = pushed.map_or(Bits::EMPTY, |pushed| pushed & back.apply(firsts));
                    n_pushed += 1;
                }
                if length >= code.least {
                    let mut all = rears;
                    if !pushing.is_empty() {
                        all |= (0..length).fold(pushing, |cells, _| of & back.apply(cells));
                    }
                    add(FanKind::Shift(direction as u16, length as u16), all);
                }
                rears = of & back.apply(rears);
                starts = of & back.apply(starts);
                length += 1;
            }
        }
        if longest >= 2 {
            self.fan_out_aside(code, of, free, longest, add);
        }
    }

    /// Returns whether a single piece may move, where that is a line.
    pub(crate) fn has_single_shift(
        &self,
        code: &ShiftCode<W>,
        state: &State<W>,
        context: &Context<W>,
    ) -> bool {
        let of = self.set(&code.of, state, context);
        let free = self.set(&code.to, state, context).without(of);
        let is_next = |direction: usize| {
            let back = &self.ways.directions[self.ways.opposite[direction]];
            !(of & back.apply(free)).is_empty()
        };
        code.least <= 1 && code.most >= 1 && self.ways.chosen(code.directions).any(is_next)
    }

    /// Lays out the lines of two or more that may move aside.
    fn fan_out_aside(
        &self,
        code: &ShiftCode<W>,
        of: Bits<W>,
        free: Bits<W>,
        longest: u32,
        add: &mut dyn FnMut(FanKind, Bits<W>),
    ) {
        for axis in self.ways.chosen(code.axes) {
            let other = self.ways.opposite[axis];
            // A line is the same read from its other end.
            if other < axis && code.axes >> other & 1 == 1 {
                continue;
            }
            let sideways = self.ways.chosen(code.directions).filter(|&way| way != axis && way != other);
            for direction in sideways {
                let able = of & self.ways.directions[self.ways.opposite[direction]].apply(free);
                let mut starts = able;
                let mut length = 1;
                while !starts.is_empty() && length <= longest {
                    if length >= code.least.max(2) {
                        add(FanKind::Aside(axis as u8, direction as u8, length as u16), starts);
                    }
                    starts = able & self.ways.directions[other].apply(starts);
                    length += 1;
                }
            }
        }
    }

    /// Moves a line one step, and what it pushes with it.
    pub(crate) fn shift(
        &self,
        state: &mut State<W>,
        code: &ShiftCode<W>,
        mv: Move,
        context: &mut Context<W>,
    ) {
        let Some((from, to)) = mv.ends() else { return };
        let (from, to) = (usize::from(from), usize::from(to));
        let found = match mv.third() {
            // Aside: from one end of the line to the other, and where the first of them goes.
            Some(next) => self.course(code.axes, from, to).and_then(|(_, line)| {
                Some((self.direction_of(from, usize::from(next))?, line | Bits::single(to)))
            }),
            // Along itself: from the last of the line to the cell that its first one enters.
            None => self.course(code.directions, from, to),
        };
        let Some((direction, line)) = found else { return };
        let pushed = match &code.pushed {
            Some((set, _)) if mv.third().is_none() => {
                self.unbroken(to, direction, self.set(set, state, context))
            }
            _ => Bits::EMPTY,
        };
        let moving = line | pushed;
        let step = &self.ways.directions[direction];
        let reached = step.apply(moving);
        let taken = reached.without(moving).without(state.empty());
        let back = &self.ways.directions[self.ways.opposite[direction]];
        context.removed = taken | moving.without(back.apply(self.all));
        self.clear(state, taken);
        for layer in 0..self.n_layers {
            let before = state.layers[layer] & moving;
            if !before.is_empty() {
                let after = step.apply(before);
                state.layers[layer] = state.layers[layer].without(before) | after;
                if self.returning[layer] {
                    let fallen = before.count() - after.count();
                    state.reserve[layer] = state.reserve[layer].wrapping_add(fallen as u16);
                }
            }
        }
        state.layers[EMPTY] = (state.empty() | moving).without(reached);
        if self.uses_unmoved {
            state.layers[UNMOVED] = state.layers[UNMOVED].without(moving | reached);
        }
        context.it = step.apply(line);
        context.origin = line.without(reached);
    }

    /// Returns the direction that leads straight from a cell to another, and the cells before that one.
    fn course(&self, directions: u16, from: usize, to: usize) -> Option<(usize, Bits<W>)> {
        self.ways.chosen(directions).find_map(|direction| {
            let mut cells = Bits::EMPTY;
            let mut at = from;
            while at != to {
                if cells.has(at) {
                    return None;
                }
                cells.insert(at);
                at = usize::from(self.ways.to[direction][at]?);
            }
            Some((direction, cells))
        })
    }

    /// Returns the unbroken line of a set from a cell on.
    fn unbroken(&self, from: usize, direction: usize, set: Bits<W>) -> Bits<W> {
        let mut line = Bits::EMPTY;
        let mut at = Some(from);
        while let Some(cell) = at.filter(|&cell| set.has(cell) && !line.has(cell)) {
            line.insert(cell);
            at = self.ways.to[direction][cell].map(usize::from);
        }
        line
    }
}
