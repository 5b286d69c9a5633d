//! How sets of cells move: directions, neighbourhoods and floods over bitsets.

use crate::engine::bits::{Bits, Distance};
use crate::game::{Board, Steps};

/// Cells that move by the same distance in the numbering of the board.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Shift<const W: usize> {
    pub(crate) mask: Bits<W>,
    pub(crate) by: Distance,
}

impl<const W: usize> Shift<W> {
    #[inline]
    pub(crate) fn apply(&self, set: Bits<W>) -> Bits<W> {
        (set & self.mask).moved(self.by)
    }
}

/// A map from cells to cells, applied to a whole set at once.
#[derive(Clone, Debug)]
pub(crate) enum Relation<const W: usize> {
    /// One shift: a direction on a square board.
    One(Shift<W>),
    /// Four shifts: the neighbours on a square board.
    Four([Shift<W>; 4]),
    /// A few shifts with masks: regular boards.
    Shifts(Box<[Shift<W>]>),
    /// A look-up for each cell: graphs.
    Table(Box<[Bits<W>]>),
}

/// A relation with more shifts than this is faster by looking up.
const MOST_SHIFTS: usize = 16;

impl<const W: usize> Relation<W> {
    /// Makes a relation from pairs of cells.
    pub(crate) fn from_pairs(n_cells: usize, pairs: &[(usize, usize)]) -> Self {
        let mut distances: Vec<isize> = pairs.iter().map(|&(from, to)| to as isize - from as isize).collect();
        distances.sort_unstable();
        distances.dedup();
        if distances.len() > MOST_SHIFTS {
            let mut table = vec![Bits::EMPTY; n_cells];
            pairs.iter().for_each(|&(from, to)| table[from].insert(to));
            return Relation::Table(table.into());
        }
        let shift = |distance: isize| {
            let mut mask = Bits::EMPTY;
            let moved = pairs.iter().filter(|&&(from, to)| to as isize - from as isize == distance);
            moved.for_each(|&(from, _)| mask.insert(from));
            Shift { mask, by: Distance::new::<W>(distance) }
        };
        let shifts: Vec<_> = distances.into_iter().map(shift).collect();
        match *shifts.as_slice() {
            [one] => Relation::One(one),
            [a, b, c, d] => Relation::Four([a, b, c, d]),
            _ => Relation::Shifts(shifts.into()),
        }
    }

    /// Returns the cells the set leads to.
    #[inline]
    pub(crate) fn apply(&self, set: Bits<W>) -> Bits<W> {
        match self {
            Relation::One(shift) => shift.apply(set),
            Relation::Four([a, b, c, d]) => a.apply(set) | b.apply(set) | c.apply(set) | d.apply(set),
            Relation::Shifts(shifts) => {
                shifts.iter().fold(Bits::EMPTY, |reached, shift| reached | shift.apply(set))
            }
            Relation::Table(table) => set.iter().fold(Bits::EMPTY, |reached, cell| reached | table[cell]),
        }
    }

    /// Returns everything inside `within` that the seeds reach step by step, the seeds included.
    #[inline]
    pub(crate) fn flood(&self, seeds: Bits<W>, within: Bits<W>) -> Bits<W> {
        let mut reached = seeds & within;
        loop {
            let next = reached | (self.apply(reached) & within);
            if next == reached {
                return reached;
            }
            reached = next;
        }
    }
}

/// The ways over a board.
#[derive(Clone, Debug)]
pub(crate) struct Ways<const W: usize> {
    /// One step in each direction.
    pub(crate) directions: Vec<Relation<W>>,
    /// The opposite of each direction.
    pub(crate) opposite: Vec<usize>,
    /// Where one step leads from each cell, by direction.
    pub(crate) to: Vec<Vec<Option<u16>>>,
    /// To all neighbours.
    pub(crate) links: Relation<W>,
    /// The neighbours of each cell.
    pub(crate) beside: Box<[Bits<W>]>,
    /// Bits of the directions that together are the links, if there are such.
    pub(crate) link_directions: Option<u16>,
    /// Where paths come to a cell again: a place of its own, and the cell it is.
    revisits: Box<[(usize, usize)]>,
    /// For each direction that leads steadily up or down the numbering: the cells ahead of each cell.
    rays: Vec<Option<Rays<W>>>,
}

/// The cells ahead of each cell in one direction.
#[derive(Clone, Debug)]
struct Rays<const W: usize> {
    ahead: Vec<Bits<W>>,
    /// Whether the nearest cell is the one with the lowest number.
    rising: bool,
}

impl<const W: usize> Rays<W> {
    fn new(to: &[Option<u16>]) -> Option<Self> {
        let rising = to.iter().enumerate().all(|(from, to)| to.is_none_or(|to| usize::from(to) > from));
        let falling = to.iter().enumerate().all(|(from, to)| to.is_none_or(|to| usize::from(to) < from));
        if !rising && !falling {
            return None;
        }
        let ahead = |from: usize| {
            let mut cells = Bits::EMPTY;
            let mut at = to[from];
            while let Some(cell) = at {
                cells.insert(usize::from(cell));
                at = to[usize::from(cell)];
            }
            cells
        };
        Some(Rays { ahead: (0..to.len()).map(ahead).collect(), rising })
    }

    /// Returns what is seen from a cell: everything ahead up to and with the first cell that is not empty.
    #[inline]
    fn seen(&self, from: usize, empty: Bits<W>) -> Bits<W> {
        let ahead = self.ahead[from];
        let blocked = ahead.without(empty);
        if blocked.is_empty() {
            return ahead;
        }
        let first = if self.rising { blocked.first() } else { blocked.last() };
        ahead.without(self.ahead[first])
    }
}

impl<const W: usize> Ways<W> {
    /// Reads the ways off a board.
    pub(crate) fn new(board: &Board) -> Self {
        let n = board.n_cells();
        let n_places = board.n_places();
        let pairs_of = |to: &[Option<u16>]| -> Vec<(usize, usize)> {
            to.iter().enumerate().filter_map(|(from, to)| to.map(|to| (from, usize::from(to)))).collect()
        };
        let directions =
            board.directions().iter().map(|d| Relation::from_pairs(n_places, &pairs_of(&d.to))).collect();
        let link_pairs: Vec<_> = (0..n)
            .flat_map(|from| board.links(from as u16).iter().map(move |&to| (from, usize::from(to))))
            .collect();
        let links = Relation::from_pairs(n, &link_pairs);
        let beside = (0..n).map(|cell| Bits::from_cells(board.links(cell as u16))).collect();
        let mut sorted = link_pairs;
        sorted.sort_unstable();
        let equals_links = |bits: u16| {
            let chosen = board.directions().iter().enumerate().filter(|(d, _)| bits >> d & 1 == 1);
            let mut pairs: Vec<_> = chosen.flat_map(|(_, d)| pairs_of(&d.to)).collect();
            pairs.sort_unstable();
            pairs == sorted
        };
        let existing = ((1_u32 << board.directions().len()) - 1) as u16;
        let candidates = [0b0101_0101, 0b1111_1111, 0b11_1111].map(|bits| bits & existing);
        let is_folded = !board.revisits().is_empty();
        let link_directions = candidates.into_iter().find(|&bits| !is_folded && equals_links(bits));
        let opposite = board.directions().iter().map(|d| d.opposite).collect();
        let to: Vec<Vec<_>> = board.directions().iter().map(|d| d.to.clone()).collect();
        let rays = to.iter().map(|to| Rays::new(to)).collect();
        let revisits =
            board.revisits().iter().enumerate().map(|(i, &cell)| (n + i, usize::from(cell))).collect();
        Ways { directions, opposite, to, links, beside, link_directions, revisits, rays }
    }

    /// Returns whether a path comes to a cell more than once. Directions then lead between places, not cells.
    #[inline]
    pub(crate) fn is_folded(&self) -> bool {
        !self.revisits.is_empty()
    }

    /// Returns all places of some cells.
    #[inline]
    pub(crate) fn places(&self, cells: Bits<W>) -> Bits<W> {
        let again = self.revisits.iter().filter(|(_, cell)| cells.has(*cell));
        again.fold(cells, |places, (place, _)| places | Bits::single(*place))
    }

    /// Returns the cells of some places.
    #[inline]
    pub(crate) fn cells(&self, places: Bits<W>) -> Bits<W> {
        self.revisits.iter().fold(places, |cells, &(place, cell)| {
            if !places.has(place) {
                return cells;
            }
            cells.without(Bits::single(place)) | Bits::single(cell)
        })
    }

    /// Returns the cell of a place.
    #[inline]
    pub(crate) fn cell(&self, place: usize) -> usize {
        match place.checked_sub(self.beside.len()) {
            Some(again) => self.revisits.get(again).map_or(place, |&(_, cell)| cell),
            None => place,
        }
    }

    /// Returns how many jumps a line can hold at most: each takes two cells.
    #[inline]
    pub(crate) fn most_jumps(&self) -> u16 {
        (self.beside.len() / 2) as u16
    }

    /// Returns what is seen from a set in a direction, over empty cells, the first piece on the way included.
    #[inline]
    pub(crate) fn seen(&self, direction: usize, from: Bits<W>, empty: Bits<W>) -> Bits<W> {
        if let Some(rays) = &self.rays[direction] {
            return from.iter().fold(Bits::EMPTY, |seen, cell| seen | rays.seen(cell, empty));
        }
        let mut seen = Bits::EMPTY;
        let mut front = self.directions[direction].apply(from);
        while !front.is_empty() && !front.without(seen).is_empty() {
            seen |= front;
            front = self.directions[direction].apply(front & empty);
        }
        seen
    }

    /// Returns whether no line of these directions comes back to where it began.
    pub(crate) fn are_open(&self, directions: u16) -> bool {
        self.chosen(directions).all(|direction| self.rays[direction].is_some())
    }

    /// Returns the whole line of a cell in a direction, where lines can be looked up.
    #[inline]
    pub(crate) fn line(&self, direction: usize, cell: usize) -> Option<Bits<W>> {
        let [ahead, behind] = [direction, self.opposite[direction]].map(|way| self.rays[way].as_ref());
        Some(ahead?.ahead[cell] | behind?.ahead[cell] | Bits::single(cell))
    }

    /// Returns the cell so many steps on, if there is one and all cells before it are of a set.
    #[inline]
    pub(crate) fn steps_on(&self, direction: usize, from: usize, steps: u32, over: Bits<W>) -> Bits<W> {
        let Some(rays) = &self.rays[direction] else { return Bits::EMPTY };
        let ahead = rays.ahead[from];
        let count = ahead.count();
        if steps == 0 || steps > count {
            return Bits::EMPTY;
        }
        let to = ahead.select(if rays.rising { steps - 1 } else { count - steps });
        let it = Bits::single(to);
        let before = ahead.without(rays.ahead[to]).without(it);
        if before.without(over).is_empty() { it } else { Bits::EMPTY }
    }

    /// Makes the relation of one or more steps in some directions.
    pub(crate) fn relation(&self, n_cells: usize, steps: Steps, distance: u32) -> Relation<W> {
        let Steps::Toward(bits) = steps else { return self.links.clone() };
        let mut pairs = Vec::new();
        for direction in self.chosen(bits) {
            for from in 0..self.to[direction].len() {
                let step = |at: u16, _| self.to[direction][usize::from(at)];
                let end = (0..distance).try_fold(from as u16, step);
                pairs.extend(end.map(|end| (self.cell(from), self.cell(usize::from(end)))));
            }
        }
        pairs.sort_unstable();
        pairs.dedup();
        Relation::from_pairs(n_cells, &pairs)
    }

    /// Returns the numbers of the directions in a set of directions.
    #[inline]
    pub(crate) fn chosen(&self, mut bits: u16) -> impl Iterator<Item = usize> + use<W> {
        std::iter::from_fn(move || {
            (bits != 0).then(|| {
                let direction = bits.trailing_zeros() as usize;
                bits &= bits - 1;
                direction
            })
        })
    }

    /// Returns one direction of each opposite pair, for what looks the same from both ends.
    pub(crate) fn axes(&self, directions: u16) -> u16 {
        let is_needed = |&d: &usize| d < self.opposite[d] || directions >> self.opposite[d] & 1 == 0;
        self.chosen(directions).filter(is_needed).fold(0, |axes, d| axes | 1 << d)
    }
}
