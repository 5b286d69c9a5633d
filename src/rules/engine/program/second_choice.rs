//! Moves of two choices: which steps random play may draw without listing all of them, and how many seconds there are.

use super::build_sets::{Content, content};
use super::code::{Alternative, OfMove, Op, Pick, SetCode};
use super::relation::Ways;
use crate::engine::bits::Bits;

/// Returns whether all there is to an alternative is a choice about one piece or cell and a second one of an empty cell.
pub(crate) fn is_twofold<const W: usize>(alternative: &Alternative<W>) -> bool {
    let is_one = matches!(alternative.pick, Pick::Cell(_) | Pick::Step { .. } | Pick::Each { .. });
    let is_free = alternative.provided.is_none() && alternative.most.is_none() && !alternative.otherwise;
    let seconds = alternative.also.as_ref().map(|also| content(&also.set));
    is_one && is_free && !alternative.is_stop && seconds == Some(Content::Nothing)
}

/// Returns a number of cells that a set never exceeds: of what is seen from a cell, what is seen on an empty board.
pub(crate) fn most_cells<const W: usize>(ways: &Ways<W>, set: &SetCode<W>) -> u32 {
    let n_cells = ways.beside.len();
    let SetCode::Program(ops) = set else { return n_cells as u32 };
    let [Op::Empty, Op::OfMove(OfMove::It), Op::Sight(directions), Op::And] = &**ops else {
        return n_cells as u32;
    };
    let all = Bits::from_cells(&(0..n_cells as u16).collect::<Vec<_>>());
    let seen = |cell: usize| {
        let from = Bits::single(cell);
        let seen = ways.chosen(*directions).map(|direction| ways.seen(direction, from, all));
        seen.fold(Bits::EMPTY, |seen, cells| seen | cells).count()
    };
    (0..n_cells).map(seen).max().unwrap_or(0)
}
