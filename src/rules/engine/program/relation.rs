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
    /// A few shifts with masks, and a look-up for a single cell: regular boards.
    Shifts(Box<[Shift<W>]>, Box<[Bits<W>]>),
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
        let table = || {
            let mut table = vec![Bits::EMPTY; n_cells];
            pairs.iter().for_each(|&(from, to)| table[from].insert(to));
            table.into()
        };
        if distances.len() > MOST_SHIFTS {
            return Relation::Table(table());
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
            _ => Relation::Shifts(shifts.into(), table()),
        }
    }

    /// Returns whether it takes few shifts.
    pub(crate) fn is_quick(&self) -> bool {
        match self {
            Relation::One(_) | Relation::Four(_) => true,
            Relation::Shifts(shifts, _) => shifts.len() <= 8,
            Relation::Table(_) => false,
        }
    }

    /// Returns the cells the set leads to.
    #[inline(always)]
    pub(crate) fn apply(&self, set: Bits<W>) -> Bits<W> {
        match self {
            Relation::One(shift) => shift.apply(set),
            others => others.apply_many(set),
        }
    }

    /// The same, apart from what is asked for at every step along a line.
    fn apply_many(&self, set: Bits<W>) -> Bits<W> {
        match self {
            Relation::One(shift) => shift.apply(set),
            Relation::Four([a, b, c, d]) => a.apply(set) | b.apply(set) | c.apply(set) | d.apply(set),
            Relation::Shifts(_, table) if set.has_at_most(1) => {
                if set.is_empty() {
                    set
                } else {
                    table.get(set.first()).copied().unwrap_or(Bits::EMPTY)
                }
            }
            Relation::Shifts(shifts, _) => {
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
    /// Where paths come to a cell again: the cell of each place that is none itself, and of each cell those places.
    revisits: Box<[usize]>,
    again: Box<[Bits<W>]>,
    /// The cells that have other places, and those.
    revisited: Bits<W>,
    beyond: Bits<W>,
    rays: Rays<W>,
}

/// The cells ahead of each cell, in the directions that lead steadily up or down the numbering.
#[derive(Clone, Debug)]
struct Rays<const W: usize> {
    n_directions: usize,
    /// By cell, and of each cell by direction.
    ahead: Box<[Bits<W>]>,
    /// Bits of the directions in which the nearest cell is the one with the lowest number, and with the highest.
    rising: u16,
    falling: u16,
}

impl<const W: usize> Rays<W> {
    fn new(to: &[Vec<Option<u16>>]) -> Self {
        let all_lead = |is_so: fn(&usize, &usize) -> bool| {
            let leads = |to: &Vec<Option<u16>>| {
                to.iter().enumerate().all(|(from, to)| to.is_none_or(|to| is_so(&usize::from(to), &from)))
            };
            to.iter()
                .enumerate()
                .filter(|(_, to)| leads(to))
                .fold(0, |all, (direction, _)| all | 1 << direction)
        };
        let rising: u16 = all_lead(usize::gt);
        let falling = all_lead(usize::lt) & !rising;
        let n_cells = to.first().map_or(0, Vec::len);
        let mut ahead = Vec::with_capacity(n_cells * to.len());
        for from in 0..n_cells {
            for (direction, to) in to.iter().enumerate() {
                let mut cells = Bits::EMPTY;
                let mut at = to[from].filter(|_| (rising | falling) >> direction & 1 == 1);
                while let Some(cell) = at {
                    cells.insert(usize::from(cell));
                    at = to[usize::from(cell)];
                }
                ahead.push(cells);
            }
        }
        Rays { n_directions: to.len(), ahead: ahead.into(), rising, falling }
    }

    #[inline]
    fn has(&self, direction: usize) -> bool {
        (self.rising | self.falling) >> direction & 1 == 1
    }

    #[inline]
    fn ahead(&self, direction: usize, from: usize) -> Bits<W> {
        self.ahead[from * self.n_directions + direction]
    }

    /// Returns what is seen from a cell in some of the directions: everything ahead up to and with the first cell that is
    /// not empty.
    #[inline]
    fn seen(&self, directions: u16, from: usize, empty: Bits<W>) -> Bits<W> {
        let Some(ahead) = self.ahead.get(from * self.n_directions..(from + 1) * self.n_directions) else {
            return Bits::EMPTY;
        };
        let occupied = !empty;
        let mut seen = Bits::EMPTY;
        // Apart by which end of a line is near, which then is not asked of each.
        each_of(directions & self.rising, |direction| {
            let ahead = ahead[direction];
            seen |= ahead & (ahead & occupied).up_to_first();
        });
        each_of(directions & self.falling, |direction| {
            let ahead = ahead[direction];
            seen |= ahead & (ahead & occupied).last_onwards();
        });
        seen
    }

    /// Returns of the cells ahead in a direction those up to and with the first that is not empty.
    #[inline(always)]
    fn nearest(&self, direction: usize, ahead: Bits<W>, empty: Bits<W>) -> Bits<W> {
        let blocked = ahead.without(empty);
        let is_rising = self.rising >> direction & 1 == 1;
        ahead & if is_rising { blocked.up_to_first() } else { blocked.last_onwards() }
    }
}

/// Does something with the number of each direction in a set of directions.
#[inline(always)]
fn each_of(mut directions: u16, mut with: impl FnMut(usize)) {
    while directions != 0 {
        with(directions.trailing_zeros() as usize);
        directions &= directions - 1;
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
        let rays = Rays::new(&to);
        let revisits: Box<[usize]> = board.revisits().iter().map(|&cell| usize::from(cell)).collect();
        let mut again = vec![Bits::EMPTY; if is_folded { n } else { 0 }];
        let (mut revisited, mut beyond) = (Bits::EMPTY, Bits::EMPTY);
        for (i, &cell) in revisits.iter().enumerate() {
            again[cell].insert(n + i);
            revisited.insert(cell);
            beyond.insert(n + i);
        }
        let again = again.into();
        Ways {
            directions,
            opposite,
            to,
            links,
            beside,
            link_directions,
            revisits,
            again,
            revisited,
            beyond,
            rays,
        }
    }

    /// Returns whether a path comes to a cell more than once. Directions then lead between places, not cells.
    #[inline]
    pub(crate) fn is_folded(&self) -> bool {
        !self.revisits.is_empty()
    }

    /// Returns all places of some cells.
    #[inline]
    pub(crate) fn places(&self, cells: Bits<W>) -> Bits<W> {
        let mut places = cells;
        if !self.is_folded() {
            return places;
        }
        (cells & self.revisited).each(|cell| places |= self.again[cell]);
        places
    }

    /// Returns the cells of some places.
    #[inline]
    pub(crate) fn cells(&self, places: Bits<W>) -> Bits<W> {
        if !self.is_folded() {
            return places;
        }
        let mut cells = places.without(self.beyond);
        (places & self.beyond).each(|place| cells.insert(self.cell(place)));
        cells
    }

    /// Returns the cell of a place.
    #[inline]
    pub(crate) fn cell(&self, place: usize) -> usize {
        match place.checked_sub(self.beside.len()) {
            Some(again) => self.revisits.get(again).copied().unwrap_or(place),
            None => place,
        }
    }

    /// Returns how many jumps a line can hold at most: each takes two cells.
    #[inline]
    pub(crate) fn most_jumps(&self) -> u16 {
        (self.beside.len() / 2) as u16
    }

    /// Returns what is seen from a set in some directions, over empty cells, the first piece on the way included.
    #[inline]
    pub(crate) fn seen(&self, directions: u16, from: Bits<W>, empty: Bits<W>) -> Bits<W> {
        let along_rays = directions & (self.rays.rising | self.rays.falling);
        let mut all_seen = Bits::EMPTY;
        if along_rays != 0 {
            from.each(|cell| all_seen |= self.rays.seen(along_rays, cell, empty));
        }
        for direction in self.chosen(directions & !along_rays) {
            let to = &self.to[direction];
            let mut seen = Bits::EMPTY;
            from.each(|cell| {
                let mut at = to[cell].map(usize::from);
                // Beyond what was seen before everything was.
                while let Some(next) = at.filter(|&next| !seen.has(next)) {
                    seen.insert(next);
                    at = if empty.has(next) { to[next].map(usize::from) } else { None };
                }
            });
            all_seen |= seen;
        }
        all_seen
    }

    /// Returns what is seen from a cell in a direction in which lines can be looked up.
    #[inline]
    pub(crate) fn seen_from(&self, direction: usize, from: usize, empty: Bits<W>) -> Bits<W> {
        self.rays.nearest(direction, self.rays.ahead(direction, from), empty)
    }

    /// Returns whether no line of these directions comes back to where it began.
    pub(crate) fn are_open(&self, directions: u16) -> bool {
        self.chosen(directions).all(|direction| self.rays.has(direction))
    }

    /// Returns the whole line of a cell in a direction, where lines can be looked up.
    #[inline]
    pub(crate) fn line(&self, direction: usize, cell: usize) -> Option<Bits<W>> {
        let behind = self.opposite[direction];
        let is_known = self.rays.has(direction) && self.rays.has(behind);
        let line = || self.rays.ahead(direction, cell) | self.rays.ahead(behind, cell) | Bits::single(cell);
        is_known.then(line)
    }

    /// Returns the cell so many steps on, if there is one and all cells before it are of a set.
    #[inline]
    pub(crate) fn steps_on(&self, direction: usize, from: usize, steps: u32, over: Bits<W>) -> Bits<W> {
        if !self.rays.has(direction) {
            return Bits::EMPTY;
        }
        let ahead = self.rays.ahead(direction, from);
        let count = ahead.count();
        if steps == 0 || steps > count {
            return Bits::EMPTY;
        }
        let to = ahead.select(if self.rays.rising >> direction & 1 == 1 { steps - 1 } else { count - steps });
        let it = Bits::single(to);
        let before = ahead.without(self.rays.ahead(direction, to)).without(it);
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
