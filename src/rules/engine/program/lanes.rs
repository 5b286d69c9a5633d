//! The targets of a piece, parted by the way that leads to them.
//!
//! To draw a random move of a piece that goes along lines it is not necessary to look along all of them: a way is drawn
//! first, and only what lies on it is looked at.

use super::code::{OfMove, Op, SetCode};
use super::most_cells::most_cells;
use super::relation::{Relation, Ways};
use crate::engine::bits::Bits;

/// The parts of a set of targets.
#[derive(Clone, Debug)]
pub(crate) struct Lanes<const W: usize> {
    /// Together they are the set.
    pub(crate) parts: Box<[SetCode<W>]>,
    /// Of each there are never more cells.
    pub(crate) most: u32,
    /// Whether a cell may be in several.
    pub(crate) overlap: bool,
}

impl<const W: usize> Lanes<W> {
    /// Parts a set of targets; `of_it` are the layers of which the piece may be.
    pub(crate) fn new(ways: &Ways<W>, relations: &[Relation<W>], to: &SetCode<W>, of_it: u16) -> Self {
        let whole = most_cells(ways, relations, to, of_it);
        let most_of = |part: &SetCode<W>| most_cells(ways, relations, part, of_it);
        let parted = match to {
            SetCode::Program(ops) => parted(ops).unwrap_or_default(),
            _ => Vec::new(),
        };
        let parts: Box<[_]> = parted.into_iter().map(|ops| SetCode::Program(ops.into())).collect();
        let most = parts.iter().map(most_of).max().unwrap_or(0);
        // Where that many targets are hardly ever there, most of what is drawn would be none.
        if parts.len() < 2 || most * parts.len() as u32 > whole {
            return Lanes { parts: [to.clone()].into(), most: whole, overlap: false };
        }
        let overlap = ways.is_folded() || (0..ways.beside.len()).any(|it| meet(ways, relations, &parts, it));
        Lanes { parts, most, overlap }
    }

    /// Returns how many targets a piece has at most, if each part is taken to have as many as any.
    #[inline]
    pub(crate) fn room(&self) -> u32 {
        self.most * self.parts.len() as u32
    }
}

/// A piece of a set program: all of it, and the parts it falls into.
#[derive(Clone)]
struct Piece<const W: usize> {
    whole: Vec<Op<W>>,
    parts: Vec<Vec<Op<W>>>,
    /// Whether it leads along lines.
    has_ways: bool,
}

/// Parts a set program by the directions in which it looks; together the parts are the same set.
fn parted<const W: usize>(ops: &[Op<W>]) -> Option<Vec<Vec<Op<W>>>> {
    let joined = |before: &[&[Op<W>]], op: &Op<W>| {
        before.iter().flat_map(|ops| ops.iter()).chain([op]).cloned().collect::<Vec<_>>()
    };
    let piece = Op::fold(ops, |op, taken: &[Piece<W>]| {
        let wholes: Vec<&[Op<W>]> = taken.iter().map(|piece| &*piece.whole).collect();
        let whole = joined(&wholes, op);
        let each_way = |directions: u16, op: &dyn Fn(u16) -> Op<W>| {
            let chosen = (0..u16::BITS).map(|direction| 1 << direction).filter(|way| directions & way != 0);
            Some(chosen.map(|way| joined(&wholes, &op(way))).collect())
        };
        let of_ways = match op {
            Op::Sight(directions) => each_way(*directions, &Op::Sight),
            Op::SightOver(directions) => each_way(*directions, &Op::SightOver),
            Op::SightPast(directions) => each_way(*directions, &Op::SightPast),
            Op::Farthest(directions) => each_way(*directions, &Op::Farthest),
            Op::AsFar(directions) => each_way(*directions, &Op::AsFar),
            _ => None,
        };
        let has_ways = of_ways.is_some() || taken.iter().any(|piece| piece.has_ways);
        let parts = match (op, taken) {
            (Op::Or, [a, b]) if a.has_ways && b.has_ways => a.parts.iter().chain(&b.parts).cloned().collect(),
            (Op::And | Op::AndNot | Op::Apart, [a, b]) if a.has_ways => {
                a.parts.iter().map(|part| joined(&[part, &b.whole], op)).collect()
            }
            (Op::And, [a, b]) if b.has_ways => {
                b.parts.iter().map(|part| joined(&[&a.whole, part], op)).collect()
            }
            _ => of_ways.unwrap_or_else(|| vec![whole.clone()]),
        };
        Piece { whole, parts, has_ways }
    });
    piece.map(|piece| piece.parts)
}

/// Returns whether a cell may be in several parts of the targets of a piece on a cell.
fn meet<const W: usize>(ways: &Ways<W>, relations: &[Relation<W>], parts: &[SetCode<W>], it: usize) -> bool {
    let mut before = Bits::EMPTY;
    parts.iter().any(|part| {
        let may_be = may_be(ways, relations, part, it);
        let meets = !(before & may_be).is_empty();
        before |= may_be;
        meets
    })
}

/// Returns the cells that may be targets of a piece on a cell, on any board.
fn may_be<const W: usize>(ways: &Ways<W>, relations: &[Relation<W>], set: &SetCode<W>, it: usize) -> Bits<W> {
    let all = Bits::from_cells(&(0..ways.beside.len() as u16).collect::<Vec<_>>());
    let seen = |directions: u16, from: Bits<W>| ways.seen(directions, from, all);
    let SetCode::Program(ops) = set else { return all };
    Op::fold(ops, |op, parts: &[Bits<W>]| match (op, parts) {
        (Op::OfMove(OfMove::It), _) => Bits::single(it),
        (Op::Fixed(cells), _) => *cells,
        (Op::Near(relation), [of]) => relations[*relation].apply(*of),
        (Op::Sight(directions) | Op::Farthest(directions), [of]) => seen(*directions, *of),
        (Op::SightOver(directions), [of, _]) => seen(*directions, *of),
        (Op::SightPast(directions) | Op::AsFar(directions), [of, _, _]) => seen(*directions, *of),
        (Op::And, [a, b]) => *a & *b,
        (Op::Or, [a, b]) => *a | *b,
        (Op::AndNot | Op::Apart, [of, _]) => *of,
        _ => all,
    })
    .unwrap_or(all)
}
