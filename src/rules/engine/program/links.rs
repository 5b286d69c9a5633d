//! Links between pieces: where they may lead, and which cross.

use super::relation::Ways;
use super::state::MOST_AXES;
use crate::engine::bits::Bits;
use crate::game::Board;

/// How pieces are linked.
#[derive(Clone, Debug)]
pub(crate) struct Links<const W: usize> {
    /// One direction of each axis along which links lead, away from where a link is kept.
    pub(crate) axes: Box<[usize]>,
    /// For each axis and the cell where a link begins: where the links of each axis begin that cross it.
    pub(crate) crossing: Box<[Box<[[Bits<W>; MOST_AXES]]>]>,
}

impl<const W: usize> Links<W> {
    /// Lays out the links that lead in some directions.
    pub(crate) fn new(board: &Board, ways: &Ways<W>, directions: u16) -> Self {
        let axes: Box<[usize]> = ways.chosen(ways.axes(directions)).take(MOST_AXES).collect();
        let at = |cell: usize| (board.cells()[cell].x, board.cells()[cell].y);
        let links_of = |axis: usize| -> Vec<(usize, usize)> {
            let to = ways.to[axis].iter().enumerate();
            to.filter_map(|(from, to)| to.map(|to| (from, usize::from(to)))).collect()
        };
        let all: Vec<Vec<(usize, usize)>> = axes.iter().map(|&axis| links_of(axis)).collect();
        let crossing = all.iter().map(|own| {
            let mut of_axis = vec![[Bits::EMPTY; MOST_AXES]; board.n_cells()];
            for &(from, to) in own {
                for (slot, others) in all.iter().enumerate() {
                    let crossed = others.iter().filter(|(a, b)| cross((at(from), at(to)), (at(*a), at(*b))));
                    crossed.for_each(|(a, _)| of_axis[from][slot].insert(*a));
                }
            }
            of_axis.into()
        });
        Links { crossing: crossing.collect(), axes }
    }
}

type Point = (f64, f64);

/// Returns whether two lines cross between their ends.
fn cross((a, b): (Point, Point), (c, d): (Point, Point)) -> bool {
    // What is less than this is no more than rounding: cells are a step apart.
    const NEAR: f64 = 1e-6;
    let aside = |from: Point, to: Point, at: Point| {
        (to.0 - from.0) * (at.1 - from.1) - (to.1 - from.1) * (at.0 - from.0)
    };
    let parts = |(from, to): (Point, Point), one: Point, other: Point| {
        let (one, other) = (aside(from, to, one), aside(from, to, other));
        one.abs() > NEAR && other.abs() > NEAR && (one > 0.0) != (other > 0.0)
    };
    parts((a, b), c, d) && parts((c, d), a, b)
}
