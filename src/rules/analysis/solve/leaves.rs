//! What the rules of a game name: cells, directions, layers.

use crate::game::{
    Action, CellSet, Effect, Game, Layers, Part, Parts, Set, Side, Step, Steps, Turn, Verdict,
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
    /// Whether parts of the board are turned.
    pub(super) turns_parts: bool,
}

impl Leaves {
    /// Collects the leaves of a game's rules; the counts that ends compare are left out if asked.
    pub(super) fn of(game: &Game, with_counts: bool) -> Leaves {
        let mut leaves = Leaves { only_fills: true, ..Leaves::default() };
        for side in Side::BOTH {
            leaves.turn(&game.turn()[side]);
            if let Some(first) = &game.first_turn()[side] {
                leaves.turn(first);
            }
        }
        for end in game.ends() {
            leaves.part(Part::Condition(&end.condition));
            for verdict in &end.verdicts {
                match verdict {
                    Verdict::Contest { number, .. } if with_counts => leaves.part(Part::Number(number)),
                    Verdict::Contest { .. } | Verdict::Draw | Verdict::Win(_) | Verdict::Loss(_) => {}
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
        self.only_fills &= step.effects.iter().all(|effect| match effect {
            Effect::Putting(_, set, _) => is_empty(set),
            Effect::Linking(..) => false,
            Effect::Leaving(_) | Effect::Removing(..) | Effect::Dooming(..) | Effect::Taking(..) => false,
        });
        step.children().into_iter().for_each(|part| self.part(part));
    }

    fn action(&mut self, action: &Action) {
        match action {
            Action::Place(_, set) => self.only_fills &= is_empty(set),
            Action::PlaceRun(_, _, set, steps) => {
                self.only_fills &= is_empty(set);
                self.steps.extend(steps.0.iter().map(|&steps| (steps, true)));
            }
            Action::Shift(shift) => {
                self.only_fills = false;
                self.steps.extend(shift.steps.0.iter().map(|&steps| (steps, false)));
            }
            Action::Jump { steps, .. } => {
                self.only_fills = false;
                self.steps.extend(steps.0.iter().map(|&steps| (steps, false)));
            }
            Action::Turn(_) => (self.only_fills, self.turns_parts) = (false, true),
            Action::Move(..) | Action::Replace(..) | Action::Remove(_) | Action::Sow(..) => {
                self.only_fills = false;
            }
            Action::Pass => {}
        }
    }

    fn part(&mut self, part: Part) {
        part.each(&mut |part| match part {
            Part::Set(set) => self.set(set),
            Part::Condition(_) | Part::Number(_) => {}
        });
    }

    fn set(&mut self, set: &Set) {
        match set {
            Set::Cells(cells) => self.cells.extend(cells.0.iter().cloned()),
            Set::Layers(layers) => self.layers.extend(layers.0),
            Set::Origin | Set::Arrived | Set::Departed | Set::RunOn(..) => self.asks_moves = true,
            Set::Onward | Set::Visited => self.asks_moves = true,
            Set::Empty | Set::It | Set::Jumped | Set::Removed | Set::New | Set::Unmoved | Set::Seeds(..) => {}
            // The sides of a board stay its sides however it is turned.
            Set::Reaching(_, _, _, parts) => match parts {
                Parts::Cells(cells) => self.cells.extend(cells.0.iter().cloned()),
                Parts::Sides(_) => {}
            },
            Set::SightOver(steps, _) | Set::Farthest(steps, _) | Set::AsFar(steps, ..) => {
                self.steps.extend(steps.0.iter().map(|&steps| (steps, false)));
            }
            Set::Not(_) | Set::And(_) | Set::Or(_) | Set::Else(_) => {}
            Set::Groups(..) | Set::Trail(..) => {}
            Set::Near(steps, ..) | Set::Sight(steps, _) | Set::Between(steps, ..) => {
                self.steps.extend(steps.0.iter().map(|&steps| (steps, false)));
            }
            Set::Line(steps, _, of) => {
                self.steps.extend(steps.0.iter().map(|&steps| (steps, true)));
                self.compares_pieces |= of.is_none();
            }
            Set::Pattern(_) => self.compares_pieces = true,
        }
    }
}

/// Returns whether a set has only empty cells by the way it is written.
fn is_empty(set: &Set) -> bool {
    set.factors().contains(&&Set::Empty)
}
