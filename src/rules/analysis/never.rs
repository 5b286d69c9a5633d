//! What can never come about, told from the rules alone: how many cells a set can have at most.
//!
//! Everything is overestimated, so that what is said never to happen never does.

use speech::{Message, Value, msg};

use super::reach::Reach;
use crate::game::{
    Action, Board, Bound, BySide, Condition, Effect, Game, Layers, Number, Part, PatternCell, Set, Side,
    Steps,
};

/// What a game can come to.
pub(super) struct Bounds<'a> {
    game: &'a Game,
    /// The layers of which a piece can come to stand on the board.
    present: Layers,
    /// Whether something can be taken off the board, or seeds taken.
    takes: bool,
    passes: bool,
    reach: Reach<'a>,
}

/// So many cells are named where pieces come to few.
const FEW_CELLS: usize = 12;

impl<'a> Bounds<'a> {
    pub(super) fn of(game: &'a Game) -> Self {
        let mut bounds = Bounds { game, present: 0, takes: false, passes: false, reach: Reach::of(game) };
        for (layer, cells) in game.start() {
            bounds.present |= if cells.is_empty() { 0 } else { 1 << layer };
        }
        for (side, step) in game.steps() {
            for action in std::iter::once(&step.action).chain(&step.also) {
                match action {
                    Action::Place(layers, set) | Action::Replace(set, layers) => {
                        bounds.present |= layers[side];
                        bounds.takes |= !is_empty(set);
                    }
                    Action::PlaceRun(layers, ..) => bounds.present |= layers[side],
                    Action::Move(_, to) => bounds.takes |= !is_empty(to),
                    Action::Shift(shift) => bounds.takes |= shift.pushed.is_some() || !is_empty(&shift.to),
                    Action::Jump { to, .. } => bounds.takes |= !is_empty(to),
                    Action::Remove(_) => bounds.takes = true,
                    Action::Sow(_, sowing) => bounds.takes |= sowing.stores,
                    Action::Turn(_) => {}
                    Action::Pass => bounds.passes = true,
                }
            }
            for effect in step.effects.iter().chain(&step.afterwards) {
                match effect {
                    Effect::Leaving(layers) | Effect::Putting(layers, ..) => bounds.present |= layers[side],
                    Effect::Linking(..) => {}
                    Effect::Removing(..) | Effect::Dooming(..) | Effect::Taking(..) => bounds.takes = true,
                }
            }
        }
        bounds
    }

    /// Returns the kinds of which no piece ever comes to the board.
    pub(super) fn missing(&self) -> impl Iterator<Item = &str> {
        let of_kind = |kind: usize| {
            let layers = self.game.layers().iter().enumerate().filter(move |(_, layer)| layer.kind == kind);
            layers.fold(0, |mask: Layers, (index, _)| mask | 1 << index)
        };
        let kinds = self.game.kinds().iter().enumerate();
        kinds.filter(move |(index, _)| of_kind(*index) & self.present == 0).map(|(_, kind)| &*kind.word)
    }

    /// Returns why a condition can never hold, for either side.
    pub(super) fn why_never(&self, condition: &Condition) -> Option<Message> {
        let [first, second] = Side::BOTH.map(|side| self.why(condition, side));
        first.and(second)
    }

    /// Returns whether a side can never choose what an action offers.
    pub(super) fn is_idle(&self, action: &Action, side: Side) -> bool {
        let length = match action {
            Action::PlaceRun(_, (least, _), _, steps) => Some((*least, steps[side])),
            Action::Shift(shift) => Some((shift.amount.0, shift.steps[side])),
            _ => None,
        };
        let is_too_long = length
            .is_some_and(|(least, steps)| least > 1 && longest(self.game.board(), steps) < i64::from(least));
        let never = |set: &Set| self.most(set, side) == 0 || self.reach.most(set, side) == 0;
        is_too_long || action.sets().into_iter().take(3).any(never)
    }

    fn why(&self, condition: &Condition, side: Side) -> Option<Message> {
        match condition {
            Condition::And(all) => all.iter().find_map(|one| self.why(one, side)),
            Condition::Passes(_) => (!self.passes).then(|| msg("analysis-never-pass")),
            Condition::Count(set, Bound::AtLeast | Bound::Exactly, n) => {
                let most = self.most(set, side);
                let few = (most < *n).then(|| self.why_few(set, most, side));
                few.or_else(|| (self.reach.most(set, side) < *n).then(|| self.why_far(set, side)))
            }
            Condition::Compare(left, Bound::AtLeast | Bound::Exactly, Number::Int(n)) => {
                let most = self.most_of(left, side);
                (most < *n).then(|| match left {
                    Number::Taken if !self.takes => msg("analysis-never-taken"),
                    _ => msg("analysis-never-many").with("most", most),
                })
            }
            Condition::NoMove | Condition::Repeated(_) | Condition::LastInStore => None,
            Condition::Count(..) | Condition::Compare(..) => None,
        }
    }

    fn why_few(&self, set: &Set, most: i64, side: Side) -> Message {
        let mut line = None;
        let find = |part: &Set| match part {
            Set::Line(steps, length, _) => {
                let longest = longest(self.game.board(), steps[side]);
                (longest < i64::from(*length)).then_some(longest)
            }
            _ => None,
        };
        for part in set.factors() {
            line = line.or(find(part));
        }
        let few = set.factors().into_iter().find_map(|part| self.too_few(part, side));
        match (line, most) {
            (Some(longest), _) => msg("analysis-never-long").with("most", longest),
            (None, 0) if few.is_some() => msg("analysis-never-pieces").with("most", few.unwrap_or_default()),
            (None, 0) => msg("analysis-never-any"),
            (None, most) => msg("analysis-never-many").with("most", most),
        }
    }

    /// Says where the pieces come that never come to where a set asks for them.
    fn why_far(&self, set: &Set, side: Side) -> Message {
        let named = |cells: &[&str]| Value::All(cells.iter().map(|cell| Value::from(*cell)).collect());
        match self.reach.of_pieces(set, side).as_deref() {
            None | Some([]) => msg("analysis-never-far"),
            Some(cells) if cells.len() <= FEW_CELLS => {
                msg("analysis-never-there-but").with("cells", named(cells))
            }
            Some(cells) => {
                let (few, more) = (cells[..FEW_CELLS].join(", "), cells.len() - FEW_CELLS);
                msg("analysis-never-there-more").with("cells", few).with("more", more)
            }
        }
    }

    /// Returns how many pieces there are where a line or a pattern asks for more.
    fn too_few(&self, set: &Set, side: Side) -> Option<i64> {
        match set {
            Set::Line(_, length, Some(of)) => {
                Some(self.most(of, side)).filter(|most| (1..i64::from(*length)).contains(most))
            }
            Set::Pattern(index) => {
                let cells = &self.game.patterns()[*index].cells;
                let own = cells.iter().filter(|(_, _, other)| *other == PatternCell::Own).count() as i64;
                Some(self.pieces(self.game.layers_of(side))).filter(|most| (1..own).contains(most))
            }
            _ => None,
        }
    }

    /// Returns how many pieces of some layers can stand on the board at once.
    fn pieces(&self, layers: Layers) -> i64 {
        let layers = layers & self.present;
        let chosen = self.game.layers().iter().enumerate().filter(|(index, _)| layers >> index & 1 == 1);
        chosen.map(|(_, layer)| i64::from(layer.supply)).sum::<i64>().min(self.cells())
    }

    fn cells(&self) -> i64 {
        self.game.board().n_cells() as i64
    }

    /// Returns how many cells a set can have at most, seen by a side.
    fn most(&self, set: &Set, side: Side) -> i64 {
        let all = self.cells();
        let long = |steps: Steps, length: u32, of: i64| {
            let length = i64::from(length);
            if longest(self.game.board(), steps) < length || of < length { 0 } else { of }
        };
        match set {
            Set::Cells(cells) => cells[side].len() as i64,
            Set::Layers(layers) => self.pieces(layers[side]),
            Set::It | Set::Origin | Set::Onward => 1,
            Set::And(_) => self.most_in_all(&set.factors(), side),
            Set::Or(parts) => parts.iter().map(|part| self.most(part, side)).sum::<i64>().min(all),
            Set::Else(parts) => parts.iter().map(|part| self.most(part, side)).max().unwrap_or(0),
            Set::Not(of) => match &**of {
                Set::Cells(cells) => all - cells[side].len() as i64,
                _ => all,
            },
            Set::Near(_, _, of) | Set::Sight(_, of) | Set::Farthest(_, of) | Set::AsFar(_, of, _) => {
                if self.most(of, side) == 0 { 0 } else { all }
            }
            Set::SightOver(_, sets) => {
                if self.most(&sets.0, side) == 0 {
                    0
                } else {
                    all
                }
            }
            Set::RunOn(_, length, of, _) => {
                let of = self.most(of, side);
                if of < i64::from(length.unwrap_or(0)) { 0 } else { of }
            }
            Set::Groups(of, filters, _) => {
                let lacks = |set: &Set| self.most(set, side) == 0;
                match filters.iter().any(|touch| !touch.negated && lacks(&touch.what)) {
                    true => 0,
                    false => self.most(of, side),
                }
            }
            Set::Reaching(of, ..) => self.most(of, side),
            Set::Line(steps, length, Some(of)) => long(steps[side], *length, self.most(of, side)),
            Set::Line(steps, length, None) => {
                let of_one = (0..self.game.layers().len()).map(|layer| self.pieces(1 << layer));
                let most = long(steps[side], *length, of_one.max().unwrap_or(0));
                if most == 0 { 0 } else { all }
            }
            Set::Between(steps, length, of, ends) => {
                let lacks = [&ends.0, &ends.1].into_iter().any(|set| self.most(set, side) == 0);
                if lacks { 0 } else { long(steps[side], length.unwrap_or(0), self.most(of, side)) }
            }
            Set::Pattern(index) => {
                let cells = &self.game.patterns()[*index].cells;
                let lacks = |content: PatternCell, layers: Layers| {
                    cells.iter().filter(|(_, _, other)| *other == content).count() as i64
                        > self.pieces(layers)
                };
                let lacks_own = lacks(PatternCell::Own, self.game.layers_of(side));
                if lacks_own || lacks(PatternCell::Enemy, self.game.layers_of(!side)) { 0 } else { all }
            }
            Set::Removed | Set::Jumped | Set::Arrived | Set::Departed | Set::New | Set::Unmoved => all,
            Set::Visited | Set::Empty | Set::Seeds(..) | Set::Trail(..) => all,
        }
    }

    /// Returns how many cells can be in all of some sets.
    fn most_in_all(&self, parts: &[&Set], side: Side) -> i64 {
        let mut cells: Option<Vec<_>> = None;
        let (mut layers, mut is_empty) = (None::<Layers>, false);
        let mut most = self.cells();
        for part in parts {
            match part {
                Set::Cells(of) => {
                    let of = &of[side];
                    cells = Some(match cells {
                        None => of.clone(),
                        Some(both) => both.into_iter().filter(|cell| of.contains(cell)).collect(),
                    });
                }
                Set::Layers(of) => layers = Some(layers.unwrap_or(Layers::MAX) & of[side]),
                Set::Empty => is_empty = true,
                other => most = most.min(self.most(other, side)),
            }
        }
        most = cells.map_or(most, |cells| most.min(cells.len() as i64));
        match layers {
            Some(_) if is_empty => 0,
            Some(layers) => most.min(self.pieces(layers)),
            None => most,
        }
    }

    fn most_of(&self, number: &Number, side: Side) -> i64 {
        let seeds = || self.game.seeds().iter().map(|seeds| i64::from(*seeds)).sum::<i64>();
        match number {
            Number::Int(n) => *n,
            Number::Count(set) | Number::Groups(set) | Number::Largest(1, set) => self.most(set, side),
            Number::Taken if !self.takes => 0,
            Number::Taken | Number::Seeds(_) if seeds() > 0 => seeds(),
            Number::Taken | Number::Seeds(_) | Number::Largest(..) => i64::MAX,
            Number::Sum(terms) => {
                let terms = terms.iter().filter(|(is_less, _)| !is_less);
                terms.fold(0, |sum: i64, (_, term)| sum.saturating_add(self.most_of(term, side)))
            }
        }
    }
}

/// Returns whether a number must be the same for both sides, because nothing in it asks whose cells they are.
pub(super) fn is_alike(number: &Number) -> bool {
    let mut is_alike = true;
    Part::Number(number).each(&mut |part| {
        is_alike &= match part {
            Part::Number(number) => !matches!(number, Number::Taken | Number::Seeds(_)),
            Part::Set(Set::Layers(BySide([first, second]))) => first == second,
            Part::Set(Set::Cells(BySide([first, second]))) => first == second,
            Part::Set(set) => matches!(set, Set::Empty | Set::Not(_) | Set::And(_) | Set::Or(_)),
            Part::Condition(_) => false,
        };
    });
    is_alike
}

/// Returns whether nothing stands on any cell of a set.
fn is_empty(set: &Set) -> bool {
    set.factors().iter().any(|part| matches!(part, Set::Empty))
}

/// Returns how many cells the longest line of the board has in some directions.
fn longest(board: &Board, steps: Steps) -> i64 {
    let Steps::Toward(bits) = steps else { return board.n_cells() as i64 };
    let chosen = board.directions().iter().enumerate().filter(|(index, _)| bits >> index & 1 == 1);
    let length = |to: &[Option<u16>], start: usize| {
        let next = |at: &usize| to.get(*at).copied().flatten().map(usize::from);
        std::iter::successors(Some(start), next).take(board.n_places() + 1).count() as i64
    };
    let lengths =
        chosen.flat_map(|(_, direction)| (0..board.n_places()).map(|start| length(&direction.to, start)));
    lengths.max().unwrap_or(1)
}
