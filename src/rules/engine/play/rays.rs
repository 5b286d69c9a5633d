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

    /// Returns the cells seen from a set over another, beyond a cell of a third that is seen on the same way.
    pub(crate) fn sight_past(&self, [from, over, past]: [Bits<W>; 3], directions: u16) -> Bits<W> {
        let (mut seen, starts) = (Bits::EMPTY, self.ways.places(from));
        for direction in self.ways.chosen(directions) {
            starts.each(|start| {
                // On a ring one comes round again: the places met on the way to such a cell, and beyond.
                let (mut met, mut is_beyond) = (Bits::<W>::EMPTY, false);
                // As long as one sees from the start, every such cell is one to see on from.
                let mut is_open = true;
                let mut at = self.next(direction, start);
                while let Some(place) = at.filter(|&place| !met.has(place)) {
                    met.insert(place);
                    let cell = self.ways.cell(place);
                    let goes_on = over.has(cell) || is_open && past.has(cell);
                    is_open &= over.has(cell);
                    if is_beyond {
                        seen.insert(cell);
                    } else if past.has(cell) {
                        (met, is_beyond) = (Bits::EMPTY, true);
                    }
                    at = if goes_on { self.next(direction, place) } else { None };
                }
            });
        }
        seen
    }

    /// Returns the last empty cell of each open line from a set.
    pub(crate) fn farthest(&self, from: Bits<W>, empty: Bits<W>, directions: u16) -> Bits<W> {
        let (from, empty) = (self.ways.places(from), self.ways.places(empty));
        let mut found = Bits::EMPTY;
        for cell in from.iter() {
            for direction in self.ways.chosen(directions) {
                let mut at = cell;
                // On a ring one would come back to the start, which is not empty, or go round once.
                for _ in 0..self.ways.to[direction].len() {
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
        self.ways.cells(found)
    }

    /// Returns the cells as many steps away as the whole line has cells of a set, over cells of another.
    pub(crate) fn as_far(
        &self,
        from: Bits<W>,
        counted: Bits<W>,
        through: Bits<W>,
        directions: u16,
    ) -> Bits<W> {
        let (from, through) = (self.ways.places(from), self.ways.places(through));
        let mut found = Bits::EMPTY;
        for cell in from.iter() {
            for direction in self.ways.chosen(directions) {
                if !self.ways.is_folded()
                    && let Some(line) = self.ways.line(direction, cell)
                {
                    let steps = (line & counted).count();
                    found |= self.ways.steps_on(direction, cell, steps, through);
                    continue;
                }
                let ahead = self.in_line(cell, direction);
                let behind = self.in_line(cell, self.ways.opposite[direction]);
                // A ring is one line, whichever way one goes round it.
                let line = self.ways.cells(ahead | behind | Bits::single(cell));
                let steps = (line & counted).count();
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
        self.ways.cells(found)
    }

    /// Returns the places on the way from one to the end of its line.
    fn in_line(&self, from: usize, direction: usize) -> Bits<W> {
        let mut line = Bits::EMPTY;
        let mut at = from;
        while let Some(next) = self.next(direction, at).filter(|&next| next != from && !line.has(next)) {
            line.insert(next);
            at = next;
        }
        line
    }

    /// Returns the direction in which one step leads from a cell to another.
    pub(crate) fn direction_of(&self, from: usize, to: usize) -> Option<usize> {
        self.step_of(u16::MAX, from, to).map(|(direction, ..)| direction)
    }

    /// Returns the first of some directions in which one step leads from a cell to another, and the places of both.
    fn step_of(&self, directions: u16, from: usize, to: usize) -> Option<(usize, usize, usize)> {
        let starts = self.ways.places(Bits::single(from));
        (0..self.ways.to.len()).filter(|direction| directions >> direction & 1 == 1).find_map(|direction| {
            starts.iter().find_map(|start| {
                let end = self.next(direction, start).filter(|&end| self.ways.cell(end) == to)?;
                Some((direction, start, end))
            })
        })
    }

    /// Returns the first of some directions that leads straight from a cell to another, by one step if any does, and the
    /// places of both.
    fn way_of(&self, directions: u16, from: usize, to: usize) -> Option<(usize, usize, usize)> {
        let starts = self.ways.places(Bits::single(from));
        let walk = |direction: usize, start: usize| {
            let ends = |place: &usize| self.ways.cell(*place) == to;
            let mut line = self.in_line(start, direction).count();
            let mut at = start;
            while line > 0 {
                at = self.next(direction, at)?;
                if ends(&at) {
                    return Some((direction, start, at));
                }
                line -= 1;
            }
            None
        };
        self.step_of(directions, from, to).or_else(|| {
            let mut chosen = self.ways.chosen(directions);
            chosen.find_map(|direction| starts.iter().find_map(|start| walk(direction, start)))
        })
    }

    /// Returns the unbroken line of a set before the piece that has moved straight, or behind where it was, if it moved
    /// in one of some directions and the line is so long.
    pub(crate) fn run_on(
        &self,
        of: Bits<W>,
        (directions, length, onward): (u16, Option<u32>, bool),
        context: &Context<W>,
    ) -> Bits<W> {
        let mut line = Bits::EMPTY;
        if context.it.is_empty() || context.origin.is_empty() {
            return line;
        }
        let (origin, it) = (context.origin.first(), context.it.first());
        let Some((direction, start, end)) = self.way_of(directions, origin, it) else { return line };
        let of = self.ways.places(of);
        let (direction, mut at) =
            if onward { (direction, end) } else { (self.ways.opposite[direction], start) };
        while let Some(next) = self.next(direction, at).filter(|&next| of.has(next) && !line.has(next)) {
            line.insert(next);
            at = next;
        }
        match length {
            Some(length) if line.count() != length => Bits::EMPTY,
            _ => self.ways.cells(line),
        }
    }

    /// Returns the cell straight on from the last step, in a turn that goes on.
    pub(crate) fn onward(&self, state: &State<W>) -> Bits<W> {
        if state.fresh.is_empty() || state.arrived == NOWHERE || state.departed == NOWHERE {
            return Bits::EMPTY;
        }
        let (from, to) = (usize::from(state.departed), usize::from(state.arrived));
        let next = self.step_of(u16::MAX, from, to).and_then(|(direction, _, end)| self.next(direction, end));
        next.map_or(Bits::EMPTY, |next| Bits::single(self.ways.cell(next)))
    }
}

/// Returns the groups of a set that have a cell in so many of some parts of the board, or the others; `whole` tells the group
/// of a cell.
pub(crate) fn reaching<const W: usize>(
    set: Bits<W>,
    negated: bool,
    least: u32,
    parts: &[Bits<W>],
    whole: impl Fn(Bits<W>, Bits<W>) -> Bits<W>,
) -> Bits<W> {
    let mut kept = Bits::EMPTY;
    let mut left = set;
    while !left.is_empty() {
        let group = whole(Bits::single(left.first()), set);
        left = left.without(group);
        let reached = parts.iter().filter(|part| !(**part & group).is_empty()).count();
        if (reached >= least as usize) != negated {
            kept |= group;
        }
    }
    kept
}
