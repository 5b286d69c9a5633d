//! Ends that only a new cell can bring about: a line, a group that reaches far, a ring.
//!
//! Where pieces of some layers come on the board one at a time, and by the moves of one side alone, a figure of theirs that
//! was not there before goes through the cell just filled. It is enough to look there, as long as no such figure stood on
//! the board when play began (`State::quiet`); where one did, all of the board is looked at as ever.

use super::code::{Alternative, ConditionCode, Deed, EffectCode, OfMove, Op, Pick, Program, SetCode};
use super::lines::Lines;
use super::state::State;
use crate::engine::bits::Bits;
use crate::game::Bond;

/// Any layer, on any cell.
const ANY: u16 = u16::MAX;

/// A figure of some layers that is new if it goes through the cell just filled.
#[derive(Clone, Debug)]
pub(crate) enum News<const W: usize> {
    /// A line.
    Line(Lines<W>),
    /// A group that has cells in at least so many of these parts of the board, and what holds it together.
    Group(u32, Box<[Bits<W>]>, Bond),
    /// A group of all other cells that has none of these, where nothing ever leaves the board.
    Ring(Bits<W>),
    /// A piece on one of these cells with nothing else beside it.
    Inner(Bits<W>),
}

/// Finds out what each alternative adds to the board, and which ends can be brought about by a new cell alone.
pub(crate) fn note_news<const W: usize>(program: &mut Program<W>) {
    let all = || program.sides.iter().map(|code| code.nodes.iter().flat_map(|node| &node.alternatives));
    let gains: Vec<Vec<[u16; 2]>> = all().map(|alternatives| alternatives.map(gains).collect()).collect();
    let only_fills = all().flatten().all(only_fills);
    for (side, code) in program.sides.iter_mut().enumerate() {
        let mut of_side = gains[side].iter();
        for alternative in code.nodes.iter_mut().flat_map(|node| node.alternatives.iter_mut()) {
            let [at_it, elsewhere] = *of_side.next().unwrap_or(&[ANY; 2]);
            alternative.grows = if elsewhere == 0 { at_it } else { ANY };
        }
        for end in &mut code.ends {
            let ConditionCode::Some(set) = &end.condition else { continue };
            let Some((layers, news)) = news(&program.ways, set, only_fills) else { continue };
            let own = gains[side].iter().all(|[_, elsewhere]| elsewhere & layers == 0);
            let others = gains[1 - side].iter().all(|[at_it, elsewhere]| (at_it | elsewhere) & layers == 0);
            if own && others {
                end.condition = ConditionCode::New { layers, news: Box::new(news), set: set.clone() };
            }
        }
    }
}

/// Returns the layers that may gain a piece on the cell of the move, and those that may on others.
fn gains<const W: usize>(alternative: &Alternative<W>) -> [u16; 2] {
    let (mut at_it, mut elsewhere) = match alternative.deed {
        Deed::Fill(layer) | Deed::Put(layer) | Deed::Turn(_, layer) => (1 << layer, 0),
        Deed::Slide(layer) | Deed::Carry(layer) => (1 << layer, 0),
        Deed::CarryAny | Deed::Jump => match &alternative.pick {
            Pick::Step { from, .. } | Pick::Each { from, .. } => (may_hold(from), 0),
            Pick::Jump { from, .. } | Pick::Fly { from, .. } => (may_hold(from), 0),
            _ => (ANY, ANY),
        },
        Deed::FillRun(layer) => (0, 1 << layer),
        Deed::Shift | Deed::TurnPart => (ANY, ANY),
        Deed::Clear | Deed::Sow(_) | Deed::Nothing => (0, 0),
    };
    if let Some(Deed::Fill(layer) | Deed::Put(layer)) = alternative.also.as_ref().map(|also| also.deed) {
        elsewhere |= 1 << layer;
    }
    for effect in &alternative.effects {
        match effect {
            EffectCode::Leave(layer) => elsewhere |= 1 << layer,
            EffectCode::Put(layer, set, _) if is_within_it(set) => at_it |= 1 << layer,
            EffectCode::Put(layer, ..) => elsewhere |= 1 << layer,
            EffectCode::Remove(..) | EffectCode::Doom(..) | EffectCode::Take(..) => {}
            EffectCode::Link(..) => {}
        }
    }
    [at_it, elsewhere]
}

/// Returns whether all that an alternative does is to fill an empty cell, or nothing.
fn only_fills<const W: usize>(alternative: &Alternative<W>) -> bool {
    let is_plain = alternative.effects.is_empty() && alternative.also.is_none();
    is_plain && matches!(alternative.deed, Deed::Fill(_) | Deed::Nothing)
}

/// Returns the layers whose pieces may stand on the cells of a set.
pub(crate) fn may_hold<const W: usize>(set: &SetCode<W>) -> u16 {
    match set {
        SetCode::Empty | SetCode::EmptyWithin(_) | SetCode::EmptyApart(..) | SetCode::EmptySeen(..) => 0,
        SetCode::Layer(layer) | SetCode::LayerWithin(layer, _) => 1 << layer,
        SetCode::NotLayer(_) | SetCode::Fixed(_) => ANY,
        SetCode::Program(ops) => Op::fold(ops, |op, parts: &[u16]| match (op, parts) {
            (Op::Empty, _) => 0,
            (Op::Layers(layers), _) => *layers,
            (Op::And, [a, b]) => a & b,
            (Op::Or | Op::Else, [a, b]) => a | b,
            (Op::AndNot | Op::Apart | Op::Groups { .. }, [of, _]) => *of,
            (Op::Line(..) | Op::Reaching { .. }, [of]) => *of,
            _ => ANY,
        })
        .unwrap_or(ANY),
    }
}

/// Returns whether a set has no cell but that of the move.
fn is_within_it<const W: usize>(set: &SetCode<W>) -> bool {
    let SetCode::Program(ops) = set else { return false };
    let within = Op::fold(ops, |op, parts: &[bool]| match (op, parts) {
        (Op::OfMove(OfMove::It), _) => true,
        (Op::And, [a, b]) => *a || *b,
        (Op::Or | Op::Else, [a, b]) => *a && *b,
        (Op::AndNot | Op::Apart | Op::Groups { .. }, [of, _]) => *of,
        _ => false,
    });
    within == Some(true)
}

/// Returns the figure that a set is, and of which layers, if it is one.
fn news<const W: usize>(
    ways: &super::relation::Ways<W>,
    set: &SetCode<W>,
    only_fills: bool,
) -> Option<(u16, News<W>)> {
    let SetCode::Program(ops) = set else { return None };
    let [Op::Layers(layers), rest @ ..] = &**ops else { return None };
    let news = match rest {
        [Op::Line(axes, length)] => News::Line(Lines::new(ways, *axes, *length)),
        [Op::Reaching { negated: false, least, parts, bond }] => News::Group(*least, parts.clone(), *bond),
        [Op::Not, Op::Fixed(open), Op::Groups { negated: true, reaching: true }] if only_fills => {
            News::Ring(*open)
        }
        [Op::Fixed(outside), Op::AndNot, Op::Layers(same), Op::Not, Op::Near(_), Op::AndNot]
            if same == layers =>
        {
            News::Inner(!*outside)
        }
        zones => {
            let bond = match zones.last()? {
                Op::LinkedGroups(..) => Bond::Links,
                _ => Bond::Touch,
            };
            let zone = |pair: &[Op<W>]| match (pair, bond) {
                ([Op::Fixed(cells), Op::Groups { negated: false, reaching: true }], Bond::Touch)
                | ([Op::Fixed(cells), Op::LinkedGroups(false, true)], Bond::Links) => Some(*cells),
                _ => None,
            };
            let zones: Box<[Bits<W>]> = zones.chunks(2).map(zone).collect::<Option<_>>()?;
            News::Group(zones.len() as u32, zones, bond)
        }
    };
    Some((*layers, news))
}

impl<const W: usize> Program<W> {
    /// Returns whether a figure goes through a cell just filled, of pieces of its layers.
    pub(crate) fn is_new(&self, news: &News<W>, pieces: Bits<W>, it: usize, state: &State<W>) -> bool {
        match news {
            News::Line(lines) => lines.is_filled(it, pieces),
            News::Group(least, parts, bond) => {
                let reached = |set: Bits<W>| parts.iter().filter(|part| !(**part & set).is_empty()).count();
                let least = *least as usize;
                let group = || match bond {
                    Bond::Touch => self.group(it, pieces),
                    Bond::Links => self.linked_to(Bits::single(it), pieces, state),
                };
                reached(pieces) >= least && reached(group()) >= least
            }
            News::Ring(open) => {
                let others = self.all.without(pieces);
                let mut near = self.ways.beside[it] & others;
                if open.has(it) {
                    return !others.without(self.ways.links.flood(others & *open, others)).is_empty();
                }
                // What lies round the cell hangs together as before, or each part of it must still reach out.
                let first = near;
                while !near.is_empty() {
                    let arc = self.group(near.first(), first);
                    if arc == first {
                        return false;
                    }
                    if !self.reaches(near.first(), others, *open) {
                        return true;
                    }
                    near = near.without(arc);
                }
                false
            }
            News::Inner(within) => {
                let mut near = (self.ways.beside[it] | Bits::single(it)) & pieces & *within;
                while !near.is_empty() {
                    let cell = near.first();
                    if self.ways.beside[cell].without(pieces).is_empty() {
                        return true;
                    }
                    near = near.without(Bits::single(cell));
                }
                false
            }
        }
    }

    /// Returns the group of a cell.
    #[inline]
    fn group(&self, cell: usize, of: Bits<W>) -> Bits<W> {
        if W <= 2 {
            return self.ways.links.flood(Bits::single(cell), of | Bits::single(cell));
        }
        // Cell by cell: most groups are small, and each shift of a large board goes through all its words.
        let mut front = Bits::single(cell);
        let mut group = front;
        while !front.is_empty() {
            let cell = front.first();
            let joined = (self.ways.beside[cell] & of).without(group);
            group |= joined;
            front = front.without(Bits::single(cell)) | joined;
        }
        group
    }

    /// Returns whether one gets from a cell to some others over cells of a set.
    fn reaches(&self, cell: usize, over: Bits<W>, others: Bits<W>) -> bool {
        let mut left = over;
        let mut front = Bits::single(cell);
        while !front.is_empty() {
            let cell = front.first();
            if others.has(cell) {
                return true;
            }
            let joined = self.ways.beside[cell] & left;
            left = left.without(joined);
            front = front.without(Bits::single(cell)) | joined;
        }
        false
    }
}
