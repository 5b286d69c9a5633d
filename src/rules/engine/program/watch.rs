//! How many pieces each cell sees, kept from one position to the next.
//!
//! In each direction a cell sees at most one piece, the first on its way. Who looks that way at a piece of the layers asked
//! for is a set, and the sets of all directions added up bit by bit are the numbers of all cells at once. A piece that comes
//! or goes changes only what is seen by the cells that look at it.

use super::code::Program;
use super::state::State;
use crate::engine::bits::Bits;
use crate::game::Bound;

/// No cell looks in more than so many directions, fewer than two to that power.
const DIGITS: usize = 5;

/// What is watched: pieces of some layers, and the directions in which cells look at them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Watched {
    pub(crate) of: u16,
    pub(crate) directions: u16,
}

/// From which cells pieces are seen on a board.
#[derive(Clone, Debug)]
pub(crate) struct Watch<const W: usize> {
    pub(crate) watched: Watched,
    /// The board for which that is known: the pieces looked at, and the empty cells.
    pieces: Bits<W>,
    empty: Bits<W>,
    /// The cells that see one of the pieces, by direction.
    seers: Box<[Bits<W>]>,
    /// How many each cell sees: the digits of the numbers, the lowest first.
    numbers: [Bits<W>; DIGITS],
}

impl<const W: usize> Watch<W> {
    /// Begins with an empty board, on which nothing is seen.
    fn new(program: &Program<W>, watched: Watched) -> Self {
        let none = Bits::EMPTY;
        let seers = vec![none; program.ways.to.len()].into();
        Watch { watched, pieces: none, empty: program.all, seers, numbers: [none; DIGITS] }
    }

    /// Returns which watch of some is the one that is asked for, and lets it look at a position.
    #[inline]
    pub(crate) fn look_up(
        watches: &mut Vec<Self>,
        watched: Watched,
        program: &Program<W>,
        state: &State<W>,
    ) -> usize {
        let at = watches.iter().position(|watch| watch.watched == watched).unwrap_or_else(|| {
            watches.push(Watch::new(program, watched));
            watches.len() - 1
        });
        watches[at].look(program, program.layers(watched.of, state), state.empty());
        at
    }

    /// Goes over to another board.
    #[inline]
    fn look(&mut self, program: &Program<W>, pieces: Bits<W>, empty: Bits<W>) {
        let mut changed = (self.pieces ^ pieces) | (self.empty ^ empty);
        if changed.is_empty() {
            return;
        }
        let occupied = program.all.without(empty);
        if changed.count() > occupied.count() {
            // Beginning anew is less to do.
            *self = Watch::new(program, self.watched);
            changed = occupied;
        }
        changed.each(|cell| {
            let it = Bits::single(cell);
            self.pieces = self.pieces.without(it) | (pieces & it);
            self.empty = self.empty.without(it) | (empty & it);
            self.change(program, cell);
        });
        self.numbers = [Bits::EMPTY; DIGITS];
        for direction in program.ways.chosen(self.watched.directions) {
            let mut carried = self.seers[direction];
            for digit in &mut self.numbers {
                (*digit, carried) = (*digit ^ carried, *digit & carried);
            }
        }
    }

    /// Lets all that look at a cell see what there is now, or beyond it.
    fn change(&mut self, program: &Program<W>, cell: usize) {
        let ways = &program.ways;
        for direction in ways.chosen(self.watched.directions) {
            let looking = ways.seen_from(ways.opposite[direction], cell, self.empty);
            let seers = &mut self.seers[direction];
            let is_seen = if self.empty.has(cell) { seers.has(cell) } else { self.pieces.has(cell) };
            *seers = if is_seen { *seers | looking } else { seers.without(looking) };
        }
    }

    /// Returns the cells that see so many.
    pub(crate) fn cells(&self, program: &Program<W>, bound: Bound, n: i64) -> Bits<W> {
        let most = self.watched.directions.count_ones();
        let numbers = (0..=most).filter(|&number| bound.holds(i64::from(number), n));
        numbers.fold(Bits::EMPTY, |all, number| all | self.exactly(program, number))
    }

    fn exactly(&self, program: &Program<W>, number: u32) -> Bits<W> {
        let digits = self.numbers.iter().enumerate();
        digits.fold(
            program.all,
            |cells, (i, digit)| {
                if number >> i & 1 == 1 { cells & *digit } else { cells.without(*digit) }
            },
        )
    }

    /// Returns how many a cell sees.
    #[inline]
    pub(crate) fn number(&self, cell: usize) -> i64 {
        let digits = self.numbers.iter().enumerate();
        digits.fold(0, |number, (i, digit)| number | i64::from(digit.has(cell)) << i)
    }
}
