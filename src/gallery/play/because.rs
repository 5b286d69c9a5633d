//! Which part of a rule forbids an empty cell, in the words of the sheet.

use crate::sheets::say;
use rules::engine::{Position, Table};
use rules::game::{Action, CellId, Condition, Game, Set, Side, Step, Turn, TurnLine};
use speech::Language;

use super::clicks::cells;

/// A rule with one demand only, and the cells that it leaves.
struct Demand {
    said: String,
    /// None where it speaks of earlier positions, which nothing on the board tells.
    leaves: Option<Vec<CellId>>,
}

/// What is demanded of whoever puts a piece on the board.
pub struct Demands(Vec<Demand>);

impl Demands {
    /// Looks at the turn that begins in a position; in the middle of one there are none.
    pub fn of(position: &Position, language: Language) -> Demands {
        let (game, side, setup) = (position.table().game(), position.side_to_move(), position.setup());
        let is_first = setup.turn == side.index() as u16;
        let special = game.first_turn()[side].as_ref().filter(|_| is_first);
        let lines = &special.unwrap_or(&game.turn()[side]).lines;
        let placing = lines.iter().filter_map(|line| line.steps.first()).filter(|_| setup.step == 0);
        let of_step = |step: &Step| -> Vec<Demand> {
            let Action::Place(layers, set) = &step.action else { return Vec::new() };
            let only = |place: Vec<Set>, provided: Option<Condition>, after: &Step| Step {
                action: Action::Place(*layers, Set::And(place)),
                provided,
                guard: None,
                again: None,
                ..after.clone()
            };
            let told = |step: Step| {
                let bare = Step { effects: Vec::new(), afterwards: Vec::new(), also: None, ..step };
                say::turn_of(&spending(game, side, bare, is_first), side, is_first, language)
            };
            let leaves = |step: Step| {
                let table = Table::new(spending(game, side, step, is_first));
                let now = Position::from_setup(&table, &setup).ok()?;
                Some(now.moves().into_iter().filter_map(|mv| cells(mv).first().copied()).collect())
            };
            let places = parts(set).into_iter().filter(|part| *part != Set::Empty).map(|part| {
                let step = only(vec![Set::Empty, part], None, step);
                Demand { leaves: leaves(step.clone()), said: told(step) }
            });
            let conditions = step.provided.iter().flat_map(all).map(|condition| {
                let step = only(vec![Set::Empty], Some(condition.clone()), step);
                let is_told = !matches!(condition, Condition::Repeated(_));
                Demand { leaves: leaves(step.clone()).filter(|_| is_told), said: told(step) }
            });
            places.chain(conditions).collect()
        };
        Demands(placing.flat_map(of_step).collect())
    }

    /// Returns the number of the demand that an empty cell does not meet; the first of several.
    pub fn unmet(&self, cell: CellId) -> Option<usize> {
        let fails = |demand: &Demand| demand.leaves.as_ref().is_some_and(|leaves| !leaves.contains(&cell));
        let of_before = || self.0.iter().position(|demand| demand.leaves.is_none());
        self.0.iter().position(fails).or_else(of_before)
    }

    /// Returns all of them in words.
    pub fn said(&self) -> impl Iterator<Item = &str> {
        self.0.iter().map(|demand| demand.said.as_str())
    }
}

fn spending(game: &Game, side: Side, step: Step, is_first: bool) -> Game {
    let line = TurnLine { otherwise: false, steps: vec![step], phrase: String::new() };
    game.spending(side, Turn { lines: vec![line] }, is_first)
}

fn parts(set: &Set) -> Vec<Set> {
    if let Set::And(parts) = set { parts.clone() } else { vec![set.clone()] }
}

fn all(condition: &Condition) -> Vec<&Condition> {
    if let Condition::And(all) = condition { all.iter().collect() } else { vec![condition] }
}

/// Says whether the seeds of a pit are the other side's: whoever is to move sows other pits only.
pub fn is_the_others(position: &Position, cell: CellId) -> bool {
    let (game, side) = (position.table().game(), position.side_to_move());
    let sown = |of: Side| {
        game.steps().filter(move |(mover, _)| *mover == side).any(|(_, step)| match &step.action {
            Action::Sow(from, _) => reads(from, of, cell),
            _ => false,
        })
    };
    !sown(side) && sown(!side)
}

/// Returns the pits that are a side's to sow, as `a1–f1`; nothing in games without any, or where both sow all.
pub fn pits(game: &Game, side: Side) -> String {
    let own = own_pits(game, side);
    let mut names: Vec<&str> = own.iter().map(|&cell| game.board().name(cell)).collect();
    names.sort_unstable();
    match names.as_slice() {
        [first, .., last] => format!("{first}–{last}"),
        _ => String::new(),
    }
}

/// Returns the pits that are a side's to sow; none where both sow all.
pub fn own_pits(game: &Game, side: Side) -> Vec<CellId> {
    let sown = |of: Side| -> Vec<CellId> {
        let n_cells = CellId::try_from(game.board().n_cells()).unwrap_or(CellId::MAX);
        let is_sown = |cell: &CellId| {
            game.steps().filter(|(mover, _)| *mover == of).any(|(_, step)| match &step.action {
                Action::Sow(from, _) => reads(from, of, *cell),
                _ => false,
            })
        };
        (0..n_cells).filter(is_sown).collect()
    };
    let own = sown(side);
    if own == sown(!side) { Vec::new() } else { own }
}

/// Says whether a set that names cells names this one, seen by a side.
fn reads(set: &Set, view: Side, cell: CellId) -> bool {
    match set {
        Set::Cells(cells) => cells[view].contains(&cell),
        Set::And(all) | Set::Or(all) | Set::Else(all) => all.iter().any(|one| reads(one, view, cell)),
        _ => false,
    }
}
