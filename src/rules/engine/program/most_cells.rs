//! How many cells a set can have at most, whatever the position.

use super::code::{OfMove, OfState, Op, SetCode};
use super::relation::{Relation, Ways};
use crate::engine::bits::Bits;

/// Returns a number of cells that a set never exceeds: of what is seen from a cell, what is seen on an empty board.
pub(crate) fn most_cells<const W: usize>(ways: &Ways<W>, relations: &[Relation<W>], set: &SetCode<W>) -> u32 {
    let n_cells = ways.beside.len();
    let all = Bits::from_cells(&(0..n_cells as u16).collect::<Vec<_>>());
    let most = |reached: &dyn Fn(Bits<W>) -> Bits<W>| {
        (0..n_cells).map(|cell| reached(Bits::single(cell)).count()).max().unwrap_or(0)
    };
    let seen = |from: Bits<W>, directions: u16| ways.seen(directions, from, all);
    let ops = match set {
        SetCode::EmptySeen(directions, _) => return most(&|from| seen(from, *directions)),
        SetCode::Program(ops) => ops,
        _ => return n_cells as u32,
    };
    let bound = Op::fold(ops, |op, parts: &[u32]| match (op, parts) {
        (Op::OfMove(OfMove::It | OfMove::Origin), _) => 1,
        (Op::OfState(OfState::Arrived | OfState::Departed | OfState::Onward), _) => 1,
        (Op::Fixed(cells), _) => cells.count(),
        (Op::Near(relation), [of]) => of * most(&|from| relations[*relation].apply(from)),
        (Op::Sight(directions), [of]) => of * most(&|from| seen(from, *directions)),
        (Op::Farthest(directions), [of]) | (Op::AsFar(directions), [of, _, _]) => {
            of * directions.count_ones()
        }
        (Op::And, [a, b]) => *a.min(b),
        (Op::Or, [a, b]) => a + b,
        (Op::Else, [a, b]) => *a.max(b),
        (Op::AndNot | Op::Groups { .. }, [of, _]) => *of,
        (Op::Line(..) | Op::Reaching { .. } | Op::RunOn { .. }, [of]) => *of,
        _ => n_cells as u32,
    });
    bound.map_or(n_cells, |bound| bound.min(n_cells as u32) as usize) as u32
}
