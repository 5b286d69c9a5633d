//! How sets of cells move: directions, neighbourhoods and floods over bitsets.

use super::bits::Bits;
use crate::game::{Board, Steps};

/// Cells that move by the same distance in the numbering of the board.
#[derive(Clone, Debug)]
pub(super) struct Shift<const W: usize> {
    mask: Bits<W>,
    left: u32,
    right: u32,
}

/// A map from cells to cells, applied to a whole set at once.
#[derive(Clone, Debug)]
pub(super) enum Relation<const W: usize> {
    /// A few shifts with masks: regular boards.
    Shifts(Box<[Shift<W>]>),
    /// A look-up for each cell: graphs.
    Table(Box<[Bits<W>]>),
}

/// A relation with more shifts than this is faster by looking up.
const MOST_SHIFTS: usize = 16;

impl<const W: usize> Relation<W> {
    /// Makes a relation from pairs of cells.
    fn from_pairs(n_cells: usize, pairs: &[(usize, usize)]) -> Self {
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
            Shift { mask, left: distance.max(0) as u32, right: (-distance).max(0) as u32 }
        };
        Relation::Shifts(distances.into_iter().map(shift).collect())
    }

    /// Returns the cells the set leads to.
    #[inline]
    pub(super) fn apply(&self, set: Bits<W>) -> Bits<W> {
        match self {
            Relation::Shifts(shifts) => {
                let mut reached = Bits::EMPTY;
                for shift in shifts {
                    reached |= (set & shift.mask).shifted(shift.left, shift.right);
                }
                reached
            }
            Relation::Table(table) => set.iter().fold(Bits::EMPTY, |reached, cell| reached | table[cell]),
        }
    }

    /// Returns everything inside `within` that the seeds reach step by step, the seeds included.
    #[inline]
    pub(super) fn flood(&self, seeds: Bits<W>, within: Bits<W>) -> Bits<W> {
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
pub(super) struct Ways<const W: usize> {
    /// One step in each direction.
    pub(super) directions: Vec<Relation<W>>,
    /// The opposite of each direction.
    pub(super) opposite: Vec<usize>,
    /// Where one step leads from each cell, by direction.
    pub(super) to: Vec<Vec<Option<u16>>>,
    /// To all neighbours.
    pub(super) links: Relation<W>,
    /// Bits of the directions that together are the links, if there are such.
    pub(super) link_directions: Option<u16>,
}

impl<const W: usize> Ways<W> {
    /// Reads the ways off a board.
    pub(super) fn new(board: &Board) -> Self {
        let n = board.n_cells();
        let pairs_of = |to: &[Option<u16>]| -> Vec<(usize, usize)> {
            to.iter().enumerate().filter_map(|(from, to)| to.map(|to| (from, usize::from(to)))).collect()
        };
        let directions =
            board.directions().iter().map(|d| Relation::from_pairs(n, &pairs_of(&d.to))).collect();
        let link_pairs: Vec<_> = (0..n)
            .flat_map(|from| board.links(from as u16).iter().map(move |&to| (from, usize::from(to))))
            .collect();
        let links = Relation::from_pairs(n, &link_pairs);
        let mut sorted = link_pairs;
        sorted.sort_unstable();
        let equals_links = |bits: u16| {
            let chosen = board.directions().iter().enumerate().filter(|(d, _)| bits >> d & 1 == 1);
            let mut pairs: Vec<_> = chosen.flat_map(|(_, d)| pairs_of(&d.to)).collect();
            pairs.sort_unstable();
            pairs == sorted
        };
        let link_directions =
            [0b0101_0101, 0b1111_1111, 0b11_1111].into_iter().find(|&bits| equals_links(bits));
        let opposite = board.directions().iter().map(|d| d.opposite).collect();
        let to = board.directions().iter().map(|d| d.to.clone()).collect();
        Ways { directions, opposite, to, links, link_directions }
    }

    /// Makes the relation of one or more steps in some directions.
    pub(super) fn relation(&self, n_cells: usize, steps: Steps, distance: u32) -> Relation<W> {
        let Steps::Toward(bits) = steps else { return self.links.clone() };
        let mut pairs = Vec::new();
        for direction in self.chosen(bits) {
            for from in 0..n_cells {
                let step = |at: Option<u16>| at.and_then(|at| self.to[direction][usize::from(at)]);
                let end = (0..distance).fold(Some(from as u16), |at, _| step(at));
                pairs.extend(end.map(|end| (from, usize::from(end))));
            }
        }
        pairs.sort_unstable();
        pairs.dedup();
        Relation::from_pairs(n_cells, &pairs)
    }

    /// Returns the numbers of the directions in a set of directions.
    pub(super) fn chosen(&self, bits: u16) -> impl Iterator<Item = usize> + use<W> {
        (0..self.directions.len()).filter(move |direction| bits >> direction & 1 == 1)
    }
}
