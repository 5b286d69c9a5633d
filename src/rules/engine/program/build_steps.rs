//! Steps of a turn → alternatives: what is picked, what is done with it, and what must hold.

use super::build_sets::{Builder, speaks_of_it};
use super::code::{
    Also, Alternative, ConditionCode, Content, Deed, EffectCode, Pick, SetCode, ShiftCode, StepLane,
    TurnNode, TurningCode,
};
use super::lanes::Lanes;
use super::most_cells::most_cells;
use super::news::may_hold;
use super::state::NOTHING;
use crate::engine::bits::Bits;
use crate::game::{Action, Condition, Effect, Layers, Set, Step, Steps, Turning};

impl<const W: usize> Builder<'_, W> {
    pub(crate) fn alternatives(
        &mut self,
        step: &Step,
        next: Option<u16>,
        nodes: &mut Vec<TurnNode<W>>,
    ) -> Vec<Alternative<W>> {
        let side = self.side;
        let mut list = Vec::new();
        let layers_in = |mask: u16| (0..NOTHING).filter(move |layer| mask >> layer & 1 == 1);
        match &step.action {
            Action::Place(layers, set) => {
                let code = self.set(set);
                for layer in layers_in(layers[side]) {
                    let deed =
                        if code.content() == Content::Nothing { Deed::Fill(layer) } else { Deed::Put(layer) };
                    list.push((Pick::Cell(code.clone()), deed, Some(layer)));
                }
            }
            Action::PlaceRun(layers, (least, most), of, steps) => {
                let of = self.set(of);
                for layer in layers_in(layers[side]) {
                    let directions = self.directions(steps[side]);
                    let pick = Pick::Run { of: of.clone(), directions, least: *least, most: *most };
                    list.push((pick, Deed::FillRun(layer), Some(layer)));
                }
            }
            Action::Replace(set, layers) => {
                let code = self.set(set);
                for layer in layers_in(layers[side]) {
                    let deed = match code.content() {
                        Content::Layer(from) if from != layer && !self.game.layers()[from].placed_once => {
                            Deed::Turn(from, layer)
                        }
                        _ => Deed::Put(layer),
                    };
                    list.push((Pick::Cell(code.clone()), deed, Some(layer)));
                }
            }
            Action::Remove(set) => list.push((Pick::Cell(self.set(set)), Deed::Clear, None)),
            Action::Move(from, to) => list.push(self.movement(from, to)),
            Action::Shift(shift) => {
                let directions = self.directions(shift.steps[side]);
                let pushed = shift.pushed.as_ref().map(|(pushed, fewer)| (self.set(pushed), *fewer));
                let (of, to) = (self.set(&shift.of), self.set(&shift.to));
                let axes = directions | self.directions(Steps::Links);
                let (least, most) = shift.amount;
                let code = ShiftCode { of, to, pushed, axes, directions, least, most };
                list.push((Pick::Shift(Box::new(code)), Deed::Shift, None));
            }
            Action::Jump { from, steps, over, to, repeatedly, flying } => {
                let (from, over, to) = (self.set(from), self.set(over), self.set(to));
                let directions = self.directions(steps[side]);
                let pick = match flying {
                    true => Pick::Fly { from, over, to, directions },
                    false => Pick::Jump { from, over, to, directions, repeatedly: *repeatedly },
                };
                list.push((pick, Deed::Jump, None));
            }
            Action::Turn(parts) => {
                let code = |pairs: &Turning| TurningCode {
                    pairs: pairs.clone().into(),
                    cells: pairs
                        .iter()
                        .fold(Bits::EMPTY, |all, (from, _)| all | Bits::single(usize::from(*from))),
                };
                list.push((Pick::Turn(parts[side].iter().map(code).collect()), Deed::TurnPart, None));
            }
            Action::Sow(set, sowing) => list.push((Pick::Sow(self.set(set)), Deed::Sow(*sowing), None)),
            Action::Pass => list.push((Pick::Pass, Deed::Nothing, None)),
        }
        let own_node = match step.again_with_it {
            true if step.in_any_line => self.chain,
            true => Some(self.repeat_node(step, next, nodes)),
            false => None,
        };
        list.into_iter()
            .map(|(pick, deed, spends)| Alternative {
                line: 0,
                otherwise: false,
                guard: step.guard.as_ref().map(|guard| self.condition(guard)),
                pick,
                spends,
                deed,
                grows: u16::MAX,
                also: step.also.as_ref().map(|also| self.also(also)),
                effects: step.effects.iter().map(|effect| self.effect(effect)).collect(),
                afterwards: self.afterwards(step),
                provided: self.provided(step),
                sieve: None,
                again: step.again.as_ref().map(|again| self.condition(again)),
                next: own_node.or(next),
                unless: own_node.and_then(|_| self.unless(step, next)),
                most: step.most.as_ref().map(|set| Box::new(set.as_ref().map(|set| self.set(set)))),
                is_stop: false,
                prefix: None,
            })
            .collect()
    }

    /// Returns what must hold after a step: what it says itself, and that there were pieces enough for all it puts down.
    fn provided(&mut self, step: &Step) -> Option<ConditionCode<W>> {
        let said = step.provided.as_ref().map(|provided| self.condition(provided));
        if !self.may_run_out(step) {
            return said;
        }
        Some(ConditionCode::Supplied.after(said))
    }

    /// Returns whether a step may put down more pieces than there are, besides the one whose supply is asked for first.
    fn may_run_out(&self, step: &Step) -> bool {
        let n_cells = self.game.board().n_cells();
        let is_short = |layers: Layers, room: usize| {
            let chosen = self.game.layers().iter().enumerate().filter(|(layer, _)| layers >> layer & 1 == 1);
            chosen.into_iter().any(|(_, layer)| usize::from(layer.supply) < room)
        };
        let effects = step.effects.iter().chain(&step.afterwards).any(|effect| match effect {
            Effect::Putting(layers, ..) => is_short(layers[self.side], n_cells),
            Effect::Leaving(layers) => {
                // What moves stands somewhere, and is another piece than what it leaves.
                let is_other = match &step.action {
                    Action::Move(Set::Layers(moving), _) => moving[self.side] & layers[self.side] == 0,
                    _ => false,
                };
                is_short(layers[self.side], n_cells - usize::from(is_other))
            }
            Effect::Removing(..) | Effect::Dooming(..) | Effect::Taking(..) | Effect::Linking(..) => false,
        });
        let also = match &step.also {
            Some(Action::Place(layers, _)) => is_short(layers[self.side], n_cells),
            _ => false,
        };
        effects || also
    }

    fn also(&mut self, action: &Action) -> Also<W> {
        let side = self.side;
        let (set, deed) = match action {
            Action::Place(layers, set) => {
                let set = self.set(set);
                let layer = layers[side].trailing_zeros() as usize;
                let deed =
                    if set.content() == Content::Nothing { Deed::Fill(layer) } else { Deed::Put(layer) };
                (set, deed)
            }
            Action::Remove(set) => (self.set(set), Deed::Clear),
            // The language joins only these two to another action.
            Action::PlaceRun(..)
            | Action::Move(..)
            | Action::Shift(_)
            | Action::Jump { .. }
            | Action::Turn(_)
            | Action::Replace(..)
            | Action::Sow(..)
            | Action::Pass => (SetCode::Fixed(Bits::EMPTY), Deed::Nothing),
        };
        let most = most_cells(&self.ways, &self.relations, &set, u16::MAX);
        let reach = match &set {
            SetCode::EmptySeen(directions, cells) => {
                let whole = self.ways.places(self.all);
                let seen = |from| self.ways.seen(*directions, self.ways.places(Bits::single(from)), whole);
                (0..self.game.board().n_cells()).map(|from| self.ways.cells(seen(from)) & *cells).collect()
            }
            _ => Box::default(),
        };
        Also { set, deed, most, reach }
    }

    fn movement(&mut self, from: &Set, to: &Set) -> (Pick<W>, Deed, Option<usize>) {
        let from = self.set(from);
        let factors = to.factors();
        let is_step = |set: &&Set| matches!(set, Set::Near(_, _, of) if **of == Set::It);
        let steps: Vec<_> = factors.iter().copied().filter(is_step).collect();
        let rest: Vec<Set> = factors.iter().copied().filter(|set| !is_step(set)).cloned().collect();
        let to_code = self.set(to);
        let deed = match (from.content(), to_code.content()) {
            (Content::Layer(layer), Content::Nothing) => Deed::Slide(layer),
            (Content::Layer(layer), _) => Deed::Carry(layer),
            _ => Deed::CarryAny,
        };
        let lanes = match steps.as_slice() {
            [Set::Near(steps, distance, _)] if !rest.iter().any(speaks_of_it) => {
                self.lanes(steps[self.side], *distance)
            }
            _ => None,
        };
        let pick = match lanes {
            Some(lanes) => {
                let to = if rest.is_empty() { SetCode::Fixed(self.all) } else { self.set(&Set::And(rest)) };
                Pick::Step { from, to, lanes }
            }
            None => {
                let lanes = Lanes::new(&self.ways, &self.relations, &to_code, may_hold(&from));
                Pick::Each { from, to: to_code, lanes: Box::new(lanes) }
            }
        };
        (pick, deed, None)
    }

    fn lanes(&self, steps: Steps, distance: u32) -> Option<Box<[StepLane<W>]>> {
        let bits = match steps {
            Steps::Toward(bits) => bits,
            Steps::Links => self.ways.link_directions?,
        };
        let n_cells = self.game.board().n_cells();
        let lane = |direction: usize| {
            let forward = self.ways.relation(n_cells, Steps::Toward(1 << direction), distance);
            let mut back = vec![0; n_cells];
            for from in 0..n_cells {
                for to in forward.apply(Bits::single(from)).iter() {
                    back[to] = from as u16;
                }
            }
            StepLane { forward, back: back.into(), direction: (distance == 1).then_some(direction) }
        };
        Some(self.ways.chosen(bits).map(lane).collect())
    }

    /// Returns the directions in which a clause links: those of the one step that leads to its set from the piece.
    fn link_directions(&self, set: &Set) -> u16 {
        set.link_steps().map_or(0, |steps| self.directions(steps[self.side]))
    }

    /// Compiles what happens if the turn ends with a step.
    pub(crate) fn afterwards(&mut self, step: &Step) -> Box<[EffectCode<W>]> {
        self.uses.afterwards |= !step.afterwards.is_empty();
        step.afterwards.iter().map(|effect| self.effect(effect)).collect()
    }

    fn effect(&mut self, effect: &Effect) -> EffectCode<W> {
        let side = self.side;
        let mut condition = |c: &Option<Condition>| c.as_ref().map(|c| self.condition(c));
        match effect {
            Effect::Leaving(layers) => EffectCode::Leave(layers[side].trailing_zeros() as usize),
            Effect::Removing(set, when) => {
                let when = condition(when);
                EffectCode::Remove(self.set(set), when)
            }
            Effect::Dooming(set, when) => {
                let when = condition(when);
                self.uses.doom = true;
                EffectCode::Doom(self.set(set), when)
            }
            Effect::Putting(layers, set, when) => {
                let when = condition(when);
                EffectCode::Put(layers[side].trailing_zeros() as usize, self.set(set), when)
            }
            Effect::Linking(set, when) => {
                let when = condition(when);
                self.uses.links |= self.link_directions(set);
                EffectCode::Link(self.set(set), when)
            }
            Effect::Taking(set, when) => {
                let when = condition(when);
                EffectCode::Take(self.set(set), when)
            }
        }
    }
}
