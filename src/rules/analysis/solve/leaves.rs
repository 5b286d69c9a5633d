//! What the rules of a game name: cells, directions, layers.

use crate::game::{
    Action, CellSet, Condition, Effect, Game, Layers, Number, Set, Side, Step, Steps, Turn, Verdict,
};

/// The leaves of all rules of a game.
#[derive(Debug, Default)]
pub(super) struct Leaves {
    /// Every set of cells.
    pub(super) cells: Vec<CellSet>,
    /// Every set of directions, and whether it means lines that look the same from both ends.
    pub(super) steps: Vec<(Steps, bool)>,
    /// Every set of layers that a rule of play tells from the others.
    pub(super) layers: Vec<Layers>,
    /// Whether pieces alike, or patterns of own and enemy pieces, are asked for.
    pub(super) compares_pieces: bool,
    /// Whether a rule asks where a move began or ended.
    pub(super) asks_moves: bool,
    /// Whether pieces only ever appear on empty cells and stay.
    pub(super) only_fills: bool,
}

impl Leaves {
    /// Collects the leaves of a game's rules; the counts that ends compare are left out if asked.
    pub(super) fn of(game: &Game, with_counts: bool) -> Leaves {
        let mut leaves = Leaves { only_fills: true, ..Leaves::default() };
        for side in Side::BOTH {
            leaves.turn(&game.turn[side]);
            if let Some(first) = &game.first_turn[side] {
                leaves.turn(first);
            }
        }
        for end in &game.ends {
            leaves.condition(&end.condition);
            for verdict in &end.verdicts {
                if let Verdict::Contest { number, .. } = verdict
                    && with_counts
                {
                    leaves.number(number);
                }
            }
        }
        leaves
    }

    fn turn(&mut self, turn: &Turn) {
        turn.lines.iter().flat_map(|line| &line.steps).for_each(|step| self.step(step));
    }

    fn step(&mut self, step: &Step) {
        self.asks_moves |= step.again_with_it;
        self.action(&step.action);
        step.also.iter().for_each(|action| self.action(action));
        let conditions = [&step.guard, &step.provided, &step.again];
        conditions.into_iter().flatten().for_each(|condition| self.condition(condition));
        for effect in &step.effects {
            let (set, when) = match effect {
                Effect::Leaving(_) => {
                    self.only_fills = false;
                    continue;
                }
                Effect::Putting(_, set, when) => {
                    self.only_fills &= is_empty(set);
                    (set, when)
                }
                Effect::Removing(set, when) | Effect::Taking(set, when) => {
                    self.only_fills = false;
                    (set, when)
                }
            };
            self.set(set);
            when.iter().for_each(|condition| self.condition(condition));
        }
    }

    fn action(&mut self, action: &Action) {
        match action {
            Action::Place(_, set) => {
                self.only_fills &= is_empty(set);
                self.set(set);
            }
            Action::PlaceRun(_, _, set, steps) => {
                self.only_fills &= is_empty(set);
                self.set(set);
                self.steps.extend(steps.0.iter().map(|&steps| (steps, true)));
            }
            Action::Pass => {}
            other => {
                self.only_fills = false;
                match other {
                    Action::Move(from, to) => [from, to].into_iter().for_each(|set| self.set(set)),
                    Action::Jump { from, steps, over, to, .. } => {
                        [from, over, to].into_iter().for_each(|set| self.set(set));
                        self.steps.extend(steps.0.iter().map(|&steps| (steps, false)));
                    }
                    Action::Replace(set, _) | Action::Remove(set) | Action::Sow(set, _) => self.set(set),
                    Action::Place(..) | Action::PlaceRun(..) | Action::Pass => {}
                }
            }
        }
    }

    fn condition(&mut self, condition: &Condition) {
        match condition {
            Condition::And(parts) => parts.iter().for_each(|part| self.condition(part)),
            Condition::Count(set, ..) => self.set(set),
            Condition::Compare(left, _, right) => {
                self.number(left);
                self.number(right);
            }
            Condition::NoMove | Condition::Passes(_) | Condition::Repeated { .. } => {}
        }
    }

    fn number(&mut self, number: &Number) {
        match number {
            Number::Count(set) | Number::Seeds(set) | Number::Largest(_, set) => self.set(set),
            Number::Sum(terms) => terms.iter().for_each(|(_, term)| self.number(term)),
            Number::Int(_) | Number::Taken => {}
        }
    }

    fn set(&mut self, set: &Set) {
        match set {
            Set::Cells(cells) => self.cells.extend(cells.0.iter().cloned()),
            Set::Layers(layers) => self.layers.extend(layers.0),
            Set::Origin | Set::Arrived | Set::Departed => self.asks_moves = true,
            Set::Empty | Set::It | Set::Jumped | Set::New | Set::Seeds(..) => {}
            Set::Not(inner) => self.set(inner),
            Set::And(parts) | Set::Or(parts) | Set::Else(parts) => {
                parts.iter().for_each(|part| self.set(part))
            }
            Set::Near(steps, _, of) | Set::Sight(steps, of) => {
                self.steps.extend(steps.0.iter().map(|&steps| (steps, false)));
                self.set(of);
            }
            Set::Groups(of, filters) => {
                self.set(of);
                filters.iter().for_each(|touch| self.set(&touch.what));
            }
            Set::Line(steps, _, of) => {
                self.steps.extend(steps.0.iter().map(|&steps| (steps, true)));
                self.compares_pieces |= of.is_none();
                of.iter().for_each(|of| self.set(of));
            }
            Set::Between(steps, _, of, ends) => {
                self.steps.extend(steps.0.iter().map(|&steps| (steps, false)));
                [&**of, &ends.0, &ends.1].into_iter().for_each(|set| self.set(set));
            }
            Set::Pattern(_) => self.compares_pieces = true,
            Set::Trail(from, through) => [from, through].into_iter().for_each(|set| self.set(set)),
        }
    }
}

/// Returns whether a set has only empty cells by the way it is written.
fn is_empty(set: &Set) -> bool {
    match set {
        Set::Empty => true,
        Set::And(parts) => parts.iter().any(is_empty),
        _ => false,
    }
}
