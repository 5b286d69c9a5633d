//! Turns as deeds: what a player does, what comes of it, and under which conditions.

use super::{
    Again, Captures, Clause, Deed, Form, Noun, Outcome, Reference, Sense, Shifted, StepPhrase, Thing, Trait,
    View, Way, Whose, idioms,
};
use rules::game::{Action, BySide, Condition, Effect, Family, Set, Step, Steps, Turn};

/// Runs longer than any board are runs of any length.
const ANY_LENGTH: u32 = 64;

impl View<'_> {
    /// Returns the lines of a turn in tiers: an `otherwise` begins a new one, to which the lines after it belong.
    pub(super) fn tiers(self, turn: &Turn) -> Vec<Vec<Vec<StepPhrase>>> {
        let mut tiers: Vec<Vec<Vec<StepPhrase>>> = Vec::new();
        for line in &turn.lines {
            if line.otherwise || tiers.is_empty() {
                tiers.push(Vec::new());
            }
            let mut steps: Vec<StepPhrase> = Vec::new();
            for (index, step) in line.steps.iter().enumerate() {
                let several = matches!(step.action, Action::Jump { repeatedly: true, .. });
                let view = View { later: index > 0, it: Reference::That, several, ..self };
                let step = view.step(step);
                match steps.last_mut() {
                    // Equal steps are told once.
                    Some(last) if StepPhrase { times: 1, ..last.clone() } == step => last.times += 1,
                    _ => steps.push(step),
                }
            }
            if let Some(tier) = tiers.last_mut() {
                tier.push(steps);
            }
        }
        tiers
    }

    fn step(self, step: &Step) -> StepPhrase {
        let again = match &step.again {
            _ if step.again_with_it => Again::WithIt {
                may_stop: step.may_stop,
                any_line: step.in_any_line,
                when: step.again_with_it_if.as_ref().map(|condition| self.clause(condition)),
            },
            Some(Condition::And(all)) if all.is_empty() => Again::Always,
            Some(condition) => Again::If(self.clause(condition)),
            None => Again::No,
        };
        StepPhrase {
            guard: step.guard.as_ref().map(|guard| self.clause(guard)),
            optional: step.optional,
            deed: self.deed(&step.action),
            also: step.also.as_ref().map(|also| self.deed(also)),
            outcomes: step.effects.iter().map(|effect| self.outcome(effect)).collect(),
            afterwards: step.afterwards.iter().map(|effect| self.outcome(effect)).collect(),
            provided: step.provided.as_ref().map(|provided| self.clause(provided)),
            provided_at_end: step.provided_at_end.as_ref().map(|provided| self.clause(provided)),
            again,
            most: step.most.as_ref().map(|of| of.as_ref().map(|of| self.noun(of, Form::Some, Sense::Piece))),
            times: 1,
        }
    }

    fn deed(self, action: &Action) -> Deed {
        let piece = |set: &Set| self.noun(set, Form::One, Sense::Piece);
        match action {
            Action::Place(layers, on) => {
                let what = self.pieces(layers, Form::One, Vec::new());
                Deed::Put(what, self.noun(on, Form::One, Sense::Cell))
            }
            Action::PlaceRun(layers, (least, most), on, steps) => Deed::PutRun {
                what: self.pieces(layers, Form::One, Vec::new()),
                least: *least,
                most: (*most <= ANY_LENGTH).then_some(*most),
                cells: self.noun(on, Form::Some, Sense::Cell),
                along: self.axes_of(steps),
            },
            Action::Move(from, to) => {
                let all = to.factors();
                let is_piece = |part: &Set| matches!(part, Set::Layers(_));
                let captures = if all.iter().any(|part| is_piece(part)) {
                    Captures::Target
                } else if all.iter().any(|part| matches!(part, Set::Or(sets) if sets.iter().any(is_piece))) {
                    Captures::Perhaps
                } else {
                    Captures::Nothing
                };
                let to = self.moving().noun(to, Form::One, Sense::Cell);
                Deed::Move { what: piece(from), to, captures }
            }
            Action::Shift(shift) => Deed::Shift(Box::new(Shifted {
                what: self.noun(&shift.of, Form::Some, Sense::Piece),
                least: shift.amount.0,
                most: (shift.amount.1 <= ANY_LENGTH).then_some(shift.amount.1),
                way: Some(self.way(&shift.steps)).filter(|way| *way != Way::Beside),
                to: self.noun(&shift.to, Form::Some, Sense::Cell),
                pushed: shift
                    .pushed
                    .as_ref()
                    .map(|(pushed, fewer)| (self.noun(pushed, Form::Some, Sense::Piece), *fewer)),
            })),
            Action::Jump { from, steps, over, to, repeatedly, flying } => Deed::Jump {
                what: piece(from),
                way: self.jump_way(steps),
                over: self.moving().noun(over, Form::One, Sense::Piece),
                to: self.moving().noun(to, Form::One, Sense::Cell),
                repeatedly: *repeatedly,
                flying: *flying,
            },
            Action::Turn(turns) => {
                let mut parts = Vec::new();
                let mut hands = [false; 2];
                for pairs in self.sides().iter().flat_map(|side| &turns[*side]) {
                    let corners = pairs
                        .iter()
                        .map(|(from, _)| *from)
                        .min()
                        .zip(pairs.iter().map(|(from, _)| *from).max());
                    let Some((low, high)) = corners else { continue };
                    let part = (self.cell_name(low), self.cell_name(high));
                    if !parts.contains(&part) {
                        parts.push(part);
                    }
                    // The upper left corner goes down, or to the right.
                    let board = self.game.board();
                    let column = |cell: u16| board.cells()[usize::from(cell)].column;
                    let is_left = pairs.first().is_some_and(|(from, to)| column(*from) == column(*to));
                    hands[usize::from(is_left)] = true;
                }
                Deed::Turn { parts, to_left: if hands == [true; 2] { None } else { Some(hands[1]) } }
            }
            Action::Replace(set, layers) => {
                Deed::Replace(piece(set), self.pieces(layers, Form::One, Vec::new()))
            }
            Action::Remove(set) => Deed::Remove(piece(set)),
            Action::Sow(set, sowing) => {
                let pit = self.noun(set, Form::One, Sense::Cell);
                Deed::Sow { pit, skips: sowing.skips_origin, stores: sowing.stores }
            }
            Action::Pass => Deed::Pass,
        }
    }

    /// Says in which directions a jump goes, where there is more than one kind.
    fn jump_way(self, steps: &BySide<Steps>) -> Option<Way> {
        match self.way(steps) {
            Way::Beside if matches!(self.game.board().family, Family::Square | Family::Points) => {
                Some(Way::Straight)
            }
            Way::Beside => None,
            way => Some(way),
        }
    }

    fn outcome(self, effect: &Effect) -> Outcome {
        let when = |condition: &Option<Condition>| -> Option<Clause> {
            condition.as_ref().map(|condition| self.clause(condition))
        };
        match effect {
            Effect::Leaving(layers) => Outcome::Leaving(self.pieces(layers, Form::One, Vec::new())),
            Effect::Removing(set, condition) => {
                Outcome::Removing(self.noun(set, Form::Every, Sense::Piece), when(condition))
            }
            Effect::Dooming(set, condition) => {
                Outcome::Dooming(self.noun(set, Form::Every, Sense::Piece), when(condition))
            }
            Effect::Putting(layers, set, condition) => {
                let all = set.factors();
                let when = when(condition);
                if all.iter().any(|part| matches!(part, Set::It)) {
                    let rest = all.iter().filter(|part| !matches!(part, Set::It));
                    let upon: Vec<Trait> = rest.map(|part| self.trait_of(part)).collect();
                    // It stays whose it was.
                    let what = match self.pieces(layers, Form::One, Vec::new()) {
                        Noun::Thing(thing) => Noun::Thing(Thing { whose: Whose::Plain, ..thing }),
                        other => other,
                    };
                    return Outcome::Becoming { what, upon, when };
                }
                if all.iter().any(|part| matches!(part, Set::Layers(_) | Set::Between(..))) {
                    let by = self.pieces(layers, Form::Some, Vec::new());
                    let what = self.noun(set, Form::Every, Sense::Piece);
                    return Outcome::Exchanging { what, by, when };
                }
                let what = self.pieces(layers, Form::One, Vec::new());
                Outcome::Putting { what, on: self.noun(set, Form::Every, Sense::Cell), when }
            }
            Effect::Linking(set, condition) => {
                Outcome::Linking(self.noun(set, Form::Every, Sense::Piece), when(condition))
            }
            Effect::Taking(set, None) if idioms::both_pits(self, set).is_some() => {
                let rest = idioms::both_pits(self, set).unwrap_or_default();
                let pit = Set::And(rest.into_iter().cloned().collect());
                Outcome::TakingBoth(Clause::LastIn(self.noun(&pit, Form::One, Sense::Cell)))
            }
            Effect::Taking(set, condition) => {
                Outcome::Taking(self.noun(set, Form::Every, Sense::Cell), when(condition))
            }
        }
    }
}
