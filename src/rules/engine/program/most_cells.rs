//! How many cells a set can have at most, whatever the position.

use super::code::{OfMove, OfState, Op, SetCode};
use super::relation::{Relation, Ways};
use super::state::EMPTY;
use crate::engine::bits::Bits;

/// Anything, or nothing.
const ANY: u16 = u16::MAX;

/// What is known of a set in every position.
#[derive(Clone, Copy)]
struct Extent {
    most: u32,
    /// What may stand on its cells: layers, and nothing as one more.
    holds: u16,
    /// If it is what is seen in one direction each: from how many places, and over what.
    seen: Option<(u32, u16)>,
}

/// Returns a number of cells that a set never exceeds: of what is seen from a cell, what is seen on an empty board. `of_it`
/// are the layers of which the piece of the move may be.
pub(crate) fn most_cells<const W: usize>(
    ways: &Ways<W>,
    relations: &[Relation<W>],
    set: &SetCode<W>,
    of_it: u16,
) -> u32 {
    let n_cells = ways.beside.len();
    let all = Bits::from_cells(&(0..n_cells as u16).collect::<Vec<_>>());
    let most = |reached: &dyn Fn(Bits<W>) -> Bits<W>| {
        (0..n_cells).map(|cell| reached(Bits::single(cell)).count()).max().unwrap_or(0)
    };
    let most_seen = |directions: u16| {
        most(&|from| ways.cells(ways.seen(directions, ways.places(from), ways.places(all))))
    };
    let places = most(&|from| ways.places(from));
    let ops = match set {
        SetCode::EmptySeen(directions, _) => return most_seen(*directions),
        SetCode::Program(ops) => ops,
        _ => return n_cells as u32,
    };
    let seen = |directions: u16, from: &Extent, over: u16| Extent {
        most: from.most * most_seen(directions),
        holds: ANY,
        seen: Some((from.most * places * directions.count_ones(), over)),
    };
    let bound = Op::fold(ops, |op, parts: &[Extent]| {
        let plain = |most: u32, holds: u16| Extent { most, holds, seen: None };
        match (op, parts) {
            (Op::Empty, _) => plain(n_cells as u32, 1 << EMPTY),
            (Op::Layers(layers), _) => plain(n_cells as u32, *layers),
            (Op::OfMove(OfMove::It), _) => plain(1, of_it),
            (Op::OfMove(OfMove::Origin), _) => plain(1, ANY),
            (Op::OfState(OfState::Arrived | OfState::Departed | OfState::Onward), _) => plain(1, ANY),
            (Op::Fixed(cells), _) => plain(cells.count(), ANY),
            (Op::Near(relation), [of]) => {
                plain(of.most * most(&|from| relations[*relation].apply(from)), ANY)
            }
            (Op::Sight(directions), [of]) => seen(*directions, of, 1 << EMPTY),
            (Op::SightOver(directions), [of, over]) => seen(*directions, of, over.holds),
            // Beyond several cells on its way one is seen once.
            (Op::SightPast(directions), [of, over, _]) => seen(*directions, of, over.holds),
            (Op::Farthest(directions), [of]) | (Op::AsFar(directions), [of, _, _]) => {
                plain(of.most * places * directions.count_ones(), ANY)
            }
            (Op::And, [a, b]) => {
                // On each way there is but one cell over which one does not see.
                let ends = |a: &Extent, b: &Extent| {
                    a.seen.filter(|(_, over)| over & b.holds == 0).map_or(u32::MAX, |(ways, _)| ways)
                };
                plain(a.most.min(b.most).min(ends(a, b)).min(ends(b, a)), a.holds & b.holds)
            }
            (Op::Or, [a, b]) => plain(a.most + b.most, a.holds | b.holds),
            (Op::Else, [a, b]) => plain(a.most.max(b.most), a.holds | b.holds),
            (Op::AndNot | Op::Apart, [of, _]) => *of,
            (Op::Groups { .. }, [of, _]) => plain(of.most, of.holds),
            (Op::Line(..) | Op::Reaching { .. } | Op::RunOn { .. }, [of]) => plain(of.most, of.holds),
            _ => plain(n_cells as u32, ANY),
        }
    });
    bound.map_or(n_cells as u32, |bound| bound.most.min(n_cells as u32))
}
