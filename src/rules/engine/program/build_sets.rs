//! Sets, conditions and numbers → code: the common shapes recognised, the rest as small programs.

use super::code::{ConditionCode, NumberCode, OfLine, OfMove, OfState, Op, SetCode};
use super::lines::Lines;
use super::relation::{Relation, Ways};
use crate::engine::bits::Bits;
use crate::game::{Bond, Bound, BySide, Condition, Game, Number, Parts, Set, Side, Steps};

/// What the rules ask for besides the board.
#[derive(Default)]
pub(crate) struct Uses {
    pub(crate) history: bool,
    pub(crate) fresh: bool,
    pub(crate) memory: bool,
    pub(crate) doom: bool,
    pub(crate) unmoved: bool,
    pub(crate) visited: bool,
    pub(crate) taken: bool,
    pub(crate) removed: bool,
    pub(crate) unless: bool,
    pub(crate) afterwards: bool,
    /// The directions in which pieces are linked.
    pub(crate) links: u16,
}

impl Uses {
    /// Returns whether a rule asks for what play at speed leaves out.
    pub(crate) fn needs_care(&self) -> bool {
        self.removed || self.unless || self.afterwards || self.links != 0
    }
}

/// The making of a program.
pub(crate) struct Builder<'a, const W: usize> {
    pub(crate) game: &'a Game,
    pub(crate) ways: Ways<W>,
    pub(crate) all: Bits<W>,
    pub(crate) relations: Vec<Relation<W>>,
    /// Whose view is compiled.
    pub(crate) side: Side,
    pub(crate) uses: Uses,
    /// The node in which a turn goes on by any of its lines that say so.
    pub(crate) chain: Option<u16>,
}

impl<const W: usize> Builder<'_, W> {
    pub(crate) fn directions(&self, steps: Steps) -> u16 {
        match steps {
            Steps::Toward(bits) => bits,
            Steps::Links => self.ways.link_directions.unwrap_or(0),
        }
    }

    pub(crate) fn number(&mut self, number: &Number) -> NumberCode<W> {
        match number {
            Number::Int(n) => NumberCode::Int(*n),
            Number::Count(set) => NumberCode::Count(self.set(set)),
            Number::Groups(set) => NumberCode::Groups(self.set(set), set.bond()),
            Number::Seeds(set) => NumberCode::Seeds(self.set(set)),
            Number::Taken => {
                self.uses.taken = true;
                NumberCode::Taken
            }
            Number::Largest(many, set) => NumberCode::Largest(*many, self.set(set)),
            Number::Sum(terms) => {
                NumberCode::Sum(terms.iter().map(|(minus, term)| (*minus, self.number(term))).collect())
            }
        }
    }

    /// Compiles the condition of an end. It is looked at after every move, so that a line it asks for is new.
    pub(crate) fn end_condition(&mut self, condition: &Condition) -> ConditionCode<W> {
        match condition {
            Condition::Count(Set::Line(steps, length, None), Bound::AtLeast, 1) => {
                let (axes, length) = (self.ways.axes(self.directions(steps[self.side])), *length);
                ConditionCode::NewLineAlike { axes, length, lines: Lines::new(&self.ways, axes, length) }
            }
            other => self.condition(other),
        }
    }

    pub(crate) fn condition(&mut self, condition: &Condition) -> ConditionCode<W> {
        match condition {
            Condition::And(parts) => {
                ConditionCode::All(parts.iter().map(|part| self.condition(part)).collect())
            }
            Condition::NoMove => ConditionCode::NoMove,
            Condition::Passes(n) => ConditionCode::Passes((*n).min(255) as u8),
            Condition::Repeated(repeated) => {
                self.uses.history = true;
                ConditionCode::Repeated(*repeated)
            }
            Condition::LastInStore => ConditionCode::LastInStore,
            Condition::Count(set, Bound::AtMost, most @ 1..) => {
                let factors = set.factors();
                let is_beside_it = |set: &Set| matches!(set, Set::Near(steps, 1, of) if steps[self.side] == Steps::Links && **of == Set::It);
                let rest: Vec<_> =
                    factors.iter().copied().filter(|set| !is_beside_it(set)).cloned().collect();
                if rest.len() + 1 == factors.len() && !rest.is_empty() && !rest.iter().any(speaks_of_it) {
                    return ConditionCode::FewBeside { set: self.set(&Set::And(rest)), most: *most as u32 };
                }
                ConditionCode::Count(self.set(set), Bound::AtMost, *most)
            }
            Condition::Count(set, Bound::AtLeast, 1) => match self.set(set) {
                SetCode::LayerWithin(layer, cells) => ConditionCode::Meets(layer, cells),
                code => self.in_line(&code).unwrap_or(ConditionCode::Some(code)),
            },
            Condition::Count(set, Bound::AtMost, 0) => ConditionCode::No(self.set(set)),
            Condition::Count(set, bound, n) => ConditionCode::Count(self.set(set), *bound, *n),
            Condition::Compare(
                Number::Count(all),
                Bound::AtMost | Bound::Exactly,
                Number::Largest(1, of),
            ) if all == of => ConditionCode::OneGroup(self.set(of)),
            Condition::Compare(left, bound, right) => {
                ConditionCode::Compare(self.number(left), *bound, self.number(right))
            }
        }
    }

    /// Returns the question whether one cell lies in a line, if a set has a cell exactly then.
    fn in_line(&self, code: &SetCode<W>) -> Option<ConditionCode<W>> {
        let SetCode::Program(ops) = code else { return None };
        let ([at, Op::Layers(layers), Op::Line(axes, length), Op::And]
        | [Op::Layers(layers), Op::Line(axes, length), at, Op::And]) = &**ops
        else {
            return None;
        };
        let at = match at {
            Op::OfMove(OfMove::It) => OfLine::It,
            Op::OfState(OfState::Arrived) => OfLine::Arrived,
            _ => return None,
        };
        let lines = Lines::new(&self.ways, *axes, *length);
        (!self.ways.is_folded()).then_some(ConditionCode::InLine { at, layers: *layers, lines })
    }

    /// Compiles a set: one of the common shapes, or a program.
    pub(crate) fn set(&mut self, set: &Set) -> SetCode<W> {
        let factors = set.factors();
        let mut fixed = self.all;
        let mut moving = Vec::new();
        for factor in factors {
            match self.fixed(factor) {
                Some(cells) => fixed &= cells,
                None => moving.push(factor),
            }
        }
        let is_whole = fixed == self.all;
        let side = self.side;
        let layer = |mask: u16| (mask.count_ones() == 1).then(|| mask.trailing_zeros() as usize);
        match moving.as_slice() {
            [] => return SetCode::Fixed(fixed),
            [Set::Empty] if is_whole => return SetCode::Empty,
            [Set::Empty] => return SetCode::EmptyWithin(fixed),
            [Set::Layers(layers)] => {
                if let Some(layer) = layer(layers[side]) {
                    return if is_whole { SetCode::Layer(layer) } else { SetCode::LayerWithin(layer, fixed) };
                }
            }
            [Set::Empty, Set::Not(inner)] | [Set::Not(inner), Set::Empty] => {
                if let Set::Near(steps, 1, of) = &**inner
                    && let Set::Layers(layers) = &**of
                    && let (Steps::Links, Some(layer)) = (steps[side], layer(layers[side]))
                {
                    return SetCode::EmptyApart(layer as u16, fixed);
                }
            }
            [Set::Empty, Set::Sight(steps, of)] | [Set::Sight(steps, of), Set::Empty] if **of == Set::It => {
                return SetCode::EmptySeen(self.directions(steps[side]), fixed);
            }
            [Set::Or(parts)] if is_whole => {
                // Empty cells and all layers but one are everything but that one.
                if let [Set::Empty, Set::Layers(layers)] | [Set::Layers(layers), Set::Empty] =
                    parts.as_slice()
                {
                    let all_layers = ((1_u32 << self.game.layers().len()) - 1) as u16;
                    if let Some(layer) = layer(all_layers & !layers[side]) {
                        return SetCode::NotLayer(layer);
                    }
                }
            }
            _ => {}
        }
        let mut ops = Vec::new();
        self.emit(set, &mut ops);
        SetCode::Program(ops.into())
    }

    pub(crate) fn fixed(&self, set: &Set) -> Option<Bits<W>> {
        match set {
            Set::Cells(cells) => Some(Bits::from_cells(&cells[self.side])),
            Set::Not(inner) => self.fixed(inner).map(|cells| self.all.without(cells)),
            Set::Layers(_) | Set::Empty | Set::New | Set::Pattern(_) | Set::Seeds(..) => None,
            Set::It | Set::Origin | Set::Arrived | Set::Departed | Set::Jumped => None,
            Set::And(_) | Set::Or(_) | Set::Else(_) | Set::Near(..) | Set::Sight(..) => None,
            Set::Groups(..) | Set::Line(..) | Set::Between(..) | Set::Trail(..) => None,
            Set::Unmoved | Set::Onward | Set::Visited | Set::Removed | Set::RunOn(..) => None,
            Set::SightOver(..) | Set::Farthest(..) | Set::AsFar(..) | Set::Reaching(..) => None,
        }
    }

    fn emit(&mut self, set: &Set, ops: &mut Vec<Op<W>>) {
        let side = self.side;
        match set {
            Set::Cells(cells) => ops.push(Op::Fixed(Bits::from_cells(&cells[side]))),
            Set::Layers(layers) => ops.push(Op::Layers(layers[side])),
            Set::Empty => ops.push(Op::Empty),
            Set::It => ops.push(Op::OfMove(OfMove::It)),
            Set::Origin => ops.push(Op::OfMove(OfMove::Origin)),
            Set::Arrived => {
                self.uses.memory = true;
                ops.push(Op::OfState(OfState::Arrived));
            }
            Set::Departed => {
                self.uses.memory = true;
                ops.push(Op::OfState(OfState::Departed));
            }
            Set::Jumped => ops.push(Op::OfMove(OfMove::Jumped)),
            Set::Removed => {
                self.uses.removed = true;
                ops.push(Op::OfMove(OfMove::Removed));
            }
            Set::New => {
                self.uses.fresh = true;
                ops.push(Op::OfState(OfState::New));
            }
            Set::Unmoved => {
                self.uses.unmoved = true;
                ops.push(Op::OfState(OfState::Unmoved));
            }
            Set::Onward => {
                (self.uses.fresh, self.uses.memory) = (true, true);
                ops.push(Op::OfState(OfState::Onward));
            }
            Set::Visited => {
                (self.uses.fresh, self.uses.visited) = (true, true);
                ops.push(Op::OfState(OfState::New));
            }
            Set::Farthest(steps, of) => {
                self.emit(of, ops);
                ops.push(Op::Farthest(self.directions(steps[side])));
            }
            Set::AsFar(steps, of, others) => {
                self.emit(of, ops);
                self.emit(&others.0, ops);
                self.emit(&others.1, ops);
                ops.push(Op::AsFar(self.directions(steps[side])));
            }
            Set::RunOn(steps, length, of, onward) => {
                self.emit(of, ops);
                let directions = self.directions(steps[side]);
                ops.push(Op::RunOn { directions, length: *length, onward: *onward });
            }
            Set::Reaching(of, negated, least, parts) => {
                self.emit(of, ops);
                let parts = match parts {
                    Parts::Cells(cells) => {
                        cells[side].iter().map(|&cell| Bits::single(usize::from(cell))).collect()
                    }
                    Parts::Sides(sides) => sides.iter().map(|cells| Bits::from_cells(cells)).collect(),
                };
                ops.push(Op::Reaching { negated: *negated, least: *least, parts, bond: of.bond() });
            }
            Set::Not(inner) => {
                self.emit(inner, ops);
                ops.push(Op::Not);
            }
            Set::And(parts) => self.emit_joined(parts, &Op::And, ops),
            Set::Or(parts) => self.emit_joined(&united(parts), &Op::Or, ops),
            Set::Else(parts) => self.emit_joined(parts, &Op::Else, ops),
            Set::Near(steps, distance, of) => {
                self.emit(of, ops);
                let relation = self.ways.relation(self.game.board().n_cells(), steps[side], *distance);
                self.relations.push(relation);
                ops.push(Op::Near(self.relations.len() - 1));
            }
            Set::Sight(steps, of) => {
                self.emit(of, ops);
                ops.push(Op::Sight(self.directions(steps[side])));
            }
            Set::SightOver(steps, sets) => {
                self.emit(&sets.0, ops);
                self.emit(&sets.1, ops);
                let directions = self.directions(steps[side]);
                match &sets.2 {
                    Some(past) => {
                        self.emit(past, ops);
                        ops.push(Op::SightPast(directions));
                    }
                    None => ops.push(Op::SightOver(directions)),
                }
            }
            Set::Groups(of, filters, bond) => {
                self.emit(of, ops);
                for touch in filters {
                    self.emit(&touch.what, ops);
                    let (negated, reaching) = (touch.negated, touch.reaching);
                    ops.push(match bond {
                        Bond::Touch => Op::Groups { negated, reaching },
                        Bond::Links => Op::LinkedGroups(negated, reaching),
                    });
                }
            }
            Set::Line(steps, length, None) => {
                ops.push(Op::LineAlike(self.ways.axes(self.directions(steps[side])), *length));
            }
            Set::Line(steps, length, Some(of)) => {
                self.emit(of, ops);
                ops.push(Op::Line(self.ways.axes(self.directions(steps[side])), *length));
            }
            Set::Between(steps, length, of, ends) => {
                self.emit(of, ops);
                self.emit(&ends.0, ops);
                self.emit(&ends.1, ops);
                ops.push(Op::Between(self.directions(steps[side]), *length));
            }
            Set::Pattern(index) => ops.push(Op::Pattern(*index)),
            Set::Seeds(least, most) => ops.push(Op::Seeds(*least, *most)),
            Set::Trail(from, through) => {
                self.emit(from, ops);
                self.emit(through, ops);
                ops.push(Op::Trail);
            }
        }
    }

    fn emit_joined(&mut self, parts: &[Set], join: &Op<W>, ops: &mut Vec<Op<W>>) {
        for (i, part) in parts.iter().enumerate() {
            match (part, join) {
                (Set::Not(inner), Op::And) if i > 0 => {
                    self.emit(inner, ops);
                    match (ops.last(), &**inner) {
                        // Looking round each cell is quicker where neighbours are no few shifts away.
                        (Some(Op::Near(relation)), Set::Near(steps, 1, of))
                            if steps[self.side] == Steps::Links
                                && !matches!(**of, Set::Not(_))
                                && !self.relations[*relation].is_quick() =>
                        {
                            ops.pop();
                            ops.push(Op::Apart);
                        }
                        _ => ops.push(Op::AndNot),
                    }
                }
                _ => {
                    self.emit(part, ops);
                    if i > 0 {
                        ops.push(join.clone());
                    }
                }
            }
        }
        if parts.is_empty() {
            ops.push(Op::Fixed(self.all));
        }
    }
}

/// Unites the pieces named among some sets, which are one look at the board.
fn united(parts: &[Set]) -> Vec<Set> {
    let mut united: Vec<Set> = Vec::new();
    for part in parts {
        let named =
            united.iter_mut().find_map(|set| if let Set::Layers(named) = set { Some(named) } else { None });
        match (named, part) {
            (Some(named), Set::Layers(more)) => *named = BySide::from_fn(|side| named[side] | more[side]),
            _ => united.push(part.clone()),
        }
    }
    united
}

/// Returns whether a set is about the move in progress, so that it cannot be worked out once for all moves.
pub(crate) fn speaks_of_it(set: &Set) -> bool {
    set.any(&Set::is_of_this_move)
}

pub(crate) fn needs_no_move(condition: &Condition) -> bool {
    match condition {
        Condition::NoMove => true,
        Condition::And(parts) => parts.iter().any(needs_no_move),
        Condition::Passes(_)
        | Condition::Repeated(_)
        | Condition::LastInStore
        | Condition::Count(..)
        | Condition::Compare(..) => false,
    }
}

/// Returns whether a condition asks what was there before.
pub(crate) fn asks_history(condition: &Condition) -> bool {
    match condition {
        Condition::Repeated(_) => true,
        Condition::And(parts) => parts.iter().any(asks_history),
        Condition::NoMove
        | Condition::Passes(_)
        | Condition::LastInStore
        | Condition::Count(..)
        | Condition::Compare(..) => false,
    }
}
