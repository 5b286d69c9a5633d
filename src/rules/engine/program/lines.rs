//! The lines of one length on a board, by the cells they go through.

use super::relation::Ways;
use super::state::NOWHERE;
use crate::engine::bits::Bits;

/// So many lines are looked at side by side.
const BLOCK: usize = 4;

/// The lines through each cell: whole on boards of one word, else cell by cell.
#[derive(Clone, Debug)]
pub(crate) struct Lines<const W: usize> {
    /// Equally many for each cell: where there are fewer, lines that nothing can fill.
    through: Box<[[Bits<W>; BLOCK]]>,
    /// How many blocks each cell has.
    per_cell: usize,
    /// For each cell and axis the cells that follow it one way and the other, as far as a line may go.
    arms: Box<[u16]>,
    n_axes: usize,
    length: usize,
}

impl<const W: usize> Lines<W> {
    /// Finds the lines of a length along some axes.
    pub(crate) fn new(ways: &Ways<W>, axes: u16, length: u32) -> Self {
        let (length, n_axes) = (length as usize, axes.count_ones() as usize);
        if W > 1 && length > 1 {
            let arms = arms(ways, axes, length);
            return Lines { through: Box::default(), per_cell: 0, arms, n_axes, length };
        }
        let n_cells = ways.beside.len();
        let mut through = vec![Vec::new(); n_cells];
        for direction in ways.chosen(axes) {
            for start in 0..ways.to[direction].len() {
                let cells: Vec<usize> = ahead(ways, direction, start).take(length).collect();
                if cells.len() == length {
                    let cells: Vec<usize> = cells.into_iter().map(|place| ways.cell(place)).collect();
                    let line = cells.iter().fold(Bits::EMPTY, |line, &cell| line | Bits::single(cell));
                    cells.iter().for_each(|&cell| through[cell].push(line));
                }
            }
        }
        let per_cell = through.iter().map(Vec::len).max().unwrap_or(0).div_ceil(BLOCK);
        through.iter_mut().for_each(|lines| lines.resize(per_cell * BLOCK, !Bits::EMPTY));
        let blocks = through.concat();
        let blocks = blocks.chunks_exact(BLOCK).map(|lines| std::array::from_fn(|i| lines[i]));
        Lines { through: blocks.collect(), per_cell, arms: Box::default(), n_axes, length }
    }

    /// Returns the lines through a cell of a board of one word.
    pub(crate) fn through(&self, cell: usize) -> impl Iterator<Item = Bits<W>> {
        self.through[cell * self.per_cell..][..self.per_cell].iter().flatten().copied()
    }

    /// Returns whether a set that has a cell has a whole line through it.
    #[inline(always)]
    pub(crate) fn is_filled(&self, cell: usize, set: Bits<W>) -> bool {
        if W > 1 && self.length > 1 {
            return self.is_long(cell, set);
        }
        let outside = !set;
        let blocks = &self.through[cell * self.per_cell..][..self.per_cell];
        // No line is likelier than another, so that looking at all costs less than stopping at one.
        blocks.iter().flatten().fold(false, |found, line| found | (*line & outside).is_empty())
    }

    /// The same on a board of many words, of which a line touches few.
    fn is_long(&self, cell: usize, set: Bits<W>) -> bool {
        let arm = self.length - 1;
        let axes = &self.arms[cell * self.n_axes * 2 * arm..][..self.n_axes * 2 * arm];
        let reach =
            |arm: &[u16]| arm.iter().take_while(|&&cell| cell != NOWHERE && set.has(cell.into())).count();
        axes.chunks_exact(2 * arm).any(|axis| 1 + reach(&axis[..arm]) + reach(&axis[arm..]) >= self.length)
    }
}

/// Returns a cell and those that follow it in a direction.
fn ahead<const W: usize>(ways: &Ways<W>, direction: usize, cell: usize) -> impl Iterator<Item = usize> {
    std::iter::successors(Some(cell), move |&cell| ways.to[direction][cell].map(usize::from))
}

fn arms<const W: usize>(ways: &Ways<W>, axes: u16, length: usize) -> Box<[u16]> {
    let mut arms = Vec::new();
    for cell in 0..ways.beside.len() {
        for direction in ways.chosen(axes).flat_map(|axis| [axis, ways.opposite[axis]]) {
            let cells = ahead(ways, direction, cell).skip(1).map(|cell| cell as u16);
            arms.extend(cells.chain(std::iter::repeat(NOWHERE)).take(length - 1));
        }
    }
    arms.into()
}
