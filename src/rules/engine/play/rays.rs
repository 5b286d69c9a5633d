//! Cells along lines: how far one can go, how far one must go, and what lies on the way of a move.

use super::evaluate::Context;
use crate::engine::bits::Bits;
use crate::engine::program::code::Program;
use crate::engine::program::state::{NOWHERE, State};

impl<const W: usize> Program<W> {
    /// Returns the cell one step on, if there is one.
    #[inline]
    fn next(&self, direction: usize, cell: usize) -> Option<usize> {
        self.ways.to[direction][cell].map(usize::from)
    }

    /// Returns the last empty cell of each open line from a set.
    pub(crate) fn farthest(&self, from: Bits<W>, empty: Bits<W>, directions: u16) -> Bits<W> {
        let mut found = Bits::EMPTY;
        for cell in from.iter() {
            for direction in self.ways.chosen(directions) {
                let mut at = cell;
                // On a ring one would come back to the start, which is not empty, or go round once.
                for _ in 0..self.ways.beside.len() {
                    match self.next(direction, at).filter(|&next| empty.has(next)) {
                        Some(next) => at = next,
                        None => break,
                    }
                }
                if at != cell {
                    found.insert(at);
                }
            }
        }
        found
    }

    /// Returns the cells as many steps away as the whole line has cells of a set, over cells of another.
    pub(crate) fn as_far(
        &self,
        from: Bits<W>,
        counted: Bits<W>,
        through: Bits<W>,
        directions: u16,
    ) -> Bits<W> {
        let mut found = Bits::EMPTY;
        for cell in from.iter() {
            for direction in self.ways.chosen(directions) {
                if let Some(line) = self.ways.line(direction, cell) {
                    let steps = (line & counted).count();
                    found |= self.ways.steps_on(direction, cell, steps, through);
                    continue;
                }
                let ahead = self.in_line(cell, direction, counted);
                let behind = self.in_line(cell, self.ways.opposite[direction], counted);
                let steps = usize::from(counted.has(cell)) + ahead + behind;
                let mut at = Some(cell);
                for step in 0..steps {
                    at =
                        at.filter(|&at| step == 0 || through.has(at)).and_then(|at| self.next(direction, at));
                }
                if let Some(at) = at.filter(|_| steps > 0) {
                    found.insert(at);
                }
            }
        }
        found
    }

    /// Counts the cells of a set on the way from a cell to the end of its line.
    fn in_line(&self, from: usize, direction: usize, set: Bits<W>) -> usize {
        let mut count = 0;
        let mut at = from;
        while let Some(next) = self.next(direction, at).filter(|&next| next != from) {
            count += usize::from(set.has(next));
            at = next;
        }
        count
    }

    /// Returns the direction in which one step leads from a cell to another.
    pub(crate) fn direction_of(&self, from: usize, to: usize) -> Option<usize> {
        (0..self.ways.to.len()).find(|&direction| self.next(direction, from) == Some(to))
    }

    /// Returns the unbroken line of a set before the piece that has moved one step, or behind where it was.
    pub(crate) fn run_on(&self, of: Bits<W>, onward: bool, context: &Context<W>) -> Bits<W> {
        let mut line = Bits::EMPTY;
        if context.it.is_empty() || context.origin.is_empty() {
            return line;
        }
        let (origin, it) = (context.origin.first(), context.it.first());
        let Some(direction) = self.direction_of(origin, it) else { return line };
        let (direction, mut at) =
            if onward { (direction, it) } else { (self.ways.opposite[direction], origin) };
        while let Some(next) = self.next(direction, at).filter(|&next| of.has(next) && !line.has(next)) {
            line.insert(next);
            at = next;
        }
        line
    }

    /// Returns the cell straight on from the last step, in a turn that goes on.
    pub(crate) fn onward(&self, state: &State<W>) -> Bits<W> {
        if state.fresh.is_empty() || state.arrived == NOWHERE || state.departed == NOWHERE {
            return Bits::EMPTY;
        }
        let (from, to) = (usize::from(state.departed), usize::from(state.arrived));
        let next = self.direction_of(from, to).and_then(|direction| self.next(direction, to));
        next.map_or(Bits::EMPTY, Bits::single)
    }

    /// Returns the groups of a set that have a cell in so many of some parts of the board, or the others.
    pub(crate) fn reaching(&self, set: Bits<W>, negated: bool, least: u32, parts: &[Bits<W>]) -> Bits<W> {
        let mut kept = Bits::EMPTY;
        let mut left = set;
        while !left.is_empty() {
            let group = self.ways.links.flood(Bits::single(left.first()), set);
            left = left.without(group);
            let reached = parts.iter().filter(|part| !(**part & group).is_empty()).count();
            if (reached >= least as usize) != negated {
                kept |= group;
            }
        }
        kept
    }
}
