//! What the cells of a step mean where they are said: `it` in a later step, and empty or occupied where nothing is said of it.

use crate::game::{Action, Set, Shift};

/// Reads `it` in the choice of a later step as where the step before arrived. A move's target keeps its own `it`.
pub(super) fn after_step(action: Action) -> Action {
    match action {
        Action::Place(piece, set) => Action::Place(piece, set_after_step(set)),
        Action::PlaceRun(piece, amount, of, steps) => {
            Action::PlaceRun(piece, amount, set_after_step(of), steps)
        }
        Action::Move(from, to) => Action::Move(set_after_step(from), to),
        Action::Shift(shift) => {
            let Shift { of, amount, steps, to, pushed } = *shift;
            let pushed = pushed.map(|(pushed, fewer)| (set_after_step(pushed), fewer));
            let (of, to) = (set_after_step(of), set_after_step(to));
            Action::Shift(Box::new(Shift { of, amount, steps, to, pushed }))
        }
        Action::Jump { from, steps, over, to, repeatedly, flying } => {
            let [from, over, to] = [from, over, to].map(set_after_step);
            Action::Jump { from, steps, over, to, repeatedly, flying }
        }
        Action::Turn(parts) => Action::Turn(parts),
        Action::Replace(set, piece) => Action::Replace(set_after_step(set), piece),
        Action::Remove(set) => Action::Remove(set_after_step(set)),
        Action::Sow(set, sowing) => Action::Sow(set_after_step(set), sowing),
        Action::Pass => Action::Pass,
    }
}

pub(super) fn set_after_step(set: Set) -> Set {
    match set {
        Set::It => Set::Arrived,
        Set::Origin => Set::Departed,
        set => set.map(&mut set_after_step),
    }
}

/// A cell with a piece on it is a target only if the phrase speaks of what stands there.
pub(super) fn unless_said_empty(set: Set) -> Set {
    unless_said(set, &Set::Empty)
}

/// Only a cell with a piece on it can be moved from, replaced or cleared.
pub(super) fn unless_said_occupied(set: Set) -> Set {
    unless_said(set, &Set::Not(Box::new(Set::Empty)))
}

fn unless_said(set: Set, content: &Set) -> Set {
    match set {
        Set::Or(parts) => Set::Or(parts.into_iter().map(|part| unless_said(part, content)).collect()),
        Set::Else(parts) => Set::Else(parts.into_iter().map(|part| unless_said(part, content)).collect()),
        set if speaks_of_content(&set) => set,
        set => Set::And(vec![content.clone(), set]),
    }
}

fn speaks_of_content(set: &Set) -> bool {
    match set {
        Set::Layers(_)
        | Set::Empty
        | Set::It
        | Set::Jumped
        | Set::New
        | Set::Unmoved
        | Set::Farthest(..)
        | Set::Pattern(_)
        | Set::Line(_, _, None) => true,
        Set::Arrived | Set::Departed | Set::Origin | Set::Removed => false,
        Set::Onward | Set::Visited | Set::AsFar(..) | Set::SightOver(..) => false,
        Set::RunOn(_, _, of, _) | Set::Reaching(of, ..) => speaks_of_content(of),
        Set::Cells(_) | Set::Near(..) | Set::Sight(..) | Set::Seeds(..) | Set::Trail(..) => false,
        Set::Not(inner) | Set::Line(_, _, Some(inner)) => speaks_of_content(inner),
        Set::Groups(of, ..) | Set::Between(_, _, of, _) => speaks_of_content(of),
        Set::And(parts) => parts.iter().any(speaks_of_content),
        Set::Or(parts) | Set::Else(parts) => parts.iter().all(speaks_of_content),
    }
}
