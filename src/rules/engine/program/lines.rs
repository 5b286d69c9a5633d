//! The lines of one length on a board, by the cells they go through.

use super::relation::Ways;
use crate::engine::bits::Bits;

/// So many lines are looked at side by side.
const BLOCK: usize = 4;

/// The lines through each cell, equally many for each: where there are fewer, lines that nothing can fill.
#[derive(Clone, Debug)]
pub(crate) struct Lines<const W: usize> {
    through: Box<[[Bits<W>; BLOCK]]>,
    /// How many blocks each cell has.
    per_cell: usize,
}

impl<const W: usize> Lines<W> {
    /// Finds the lines of a length along some axes.
    pub(crate) fn new(ways: &Ways<W>, axes: u16, length: u32) -> Self {
        let n_cells = ways.beside.len();
        let mut through = vec![Vec::new(); n_cells];
        for direction in ways.chosen(axes) {
            for start in 0..n_cells {
                let mut cells = vec![start];
                while cells.len() < length as usize {
                    match ways.to[direction][cells[cells.len() - 1]] {
                        Some(next) => cells.push(usize::from(next)),
                        None => break,
                    }
                }
                if cells.len() == length as usize {
                    let line = cells.iter().fold(Bits::EMPTY, |line, &cell| line | Bits::single(cell));
                    cells.iter().for_each(|&cell| through[cell].push(line));
                }
            }
        }
        let per_cell = through.iter().map(Vec::len).max().unwrap_or(0).div_ceil(BLOCK);
        through.iter_mut().for_each(|lines| lines.resize(per_cell * BLOCK, !Bits::EMPTY));
        let blocks = through.concat();
        let blocks = blocks.chunks_exact(BLOCK).map(|lines| std::array::from_fn(|i| lines[i]));
        Lines { through: blocks.collect(), per_cell }
    }

    /// Returns the lines through a cell.
    pub(crate) fn through(&self, cell: usize) -> impl Iterator<Item = Bits<W>> {
        self.through[cell * self.per_cell..][..self.per_cell].iter().flatten().copied()
    }

    /// Returns whether a set has a whole line through a cell.
    #[inline(always)]
    pub(crate) fn is_filled(&self, cell: usize, set: Bits<W>) -> bool {
        let outside = !set;
        let blocks = &self.through[cell * self.per_cell..][..self.per_cell];
        // No line is likelier than another, so that looking at all costs less than stopping at one.
        blocks.iter().flatten().fold(false, |found, line| found | (*line & outside).is_empty())
    }
}
