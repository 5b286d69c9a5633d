//! One way through the rules: what stands inside sets, conditions, numbers and steps, and the same with other sets in it.
//!
//! Every match names every case, so that a new kind of set, condition or number does not compile before it says here
//! what it is made of. Whoever looks for something in a rule walks by these.

use super::piece::BySide;
use super::rule::{Action, Bond, Condition, Effect, Number, Set, Step, Steps, Touch};

/// A part of a rule.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Part<'a> {
    /// A condition.
    Condition(&'a Condition),
    /// A number.
    Number(&'a Number),
    /// A set of cells.
    Set(&'a Set),
}

impl<'a> Part<'a> {
    /// Returns the parts directly inside.
    pub fn children(self) -> Vec<Part<'a>> {
        match self {
            Part::Condition(condition) => condition.children(),
            Part::Number(number) => number.children(),
            Part::Set(set) => set.children().into_iter().map(Part::Set).collect(),
        }
    }

    /// Shows it and every part inside, outer parts first.
    pub fn each(self, see: &mut dyn FnMut(Part<'a>)) {
        see(self);
        self.children().into_iter().for_each(|child| child.each(see));
    }
}

impl Set {
    /// Returns the sets directly inside.
    pub fn children(&self) -> Vec<&Set> {
        match self {
            Set::Cells(_) | Set::Layers(_) | Set::Empty | Set::Pattern(_) | Set::Seeds(..) => Vec::new(),
            Set::It | Set::Origin | Set::Arrived | Set::Departed | Set::Jumped | Set::New => Vec::new(),
            Set::Unmoved | Set::Onward | Set::Visited | Set::Removed => Vec::new(),
            Set::Line(_, _, None) => Vec::new(),
            Set::Not(of) | Set::Near(_, _, of) | Set::Sight(_, of) | Set::Line(_, _, Some(of)) => vec![of],
            Set::Farthest(_, of) | Set::RunOn(_, _, of, _) | Set::Reaching(of, ..) => vec![of],
            Set::SightOver(_, sets) => [&sets.0, &sets.1].into_iter().chain(&sets.2).collect(),
            Set::AsFar(_, of, others) => vec![of, &others.0, &others.1],
            Set::And(parts) | Set::Or(parts) | Set::Else(parts) => parts.iter().collect(),
            Set::Groups(of, filters, _) => {
                std::iter::once(&**of).chain(filters.iter().map(|touch| &touch.what)).collect()
            }
            Set::Between(_, _, of, ends) => vec![of, &ends.0, &ends.1],
            Set::Trail(from, through) => vec![from, through],
        }
    }

    /// Returns the set with each of the sets directly inside changed.
    pub fn map(self, change: &mut dyn FnMut(Set) -> Set) -> Set {
        #[allow(clippy::boxed_local)] // a box goes in and a box comes out
        fn boxed(set: Box<Set>, change: &mut dyn FnMut(Set) -> Set) -> Box<Set> {
            Box::new(change(*set))
        }
        let mut all = |parts: Vec<Set>| parts.into_iter().map(&mut *change).collect();
        match self {
            Set::Cells(_) | Set::Layers(_) | Set::Empty | Set::Pattern(_) | Set::Seeds(..) => self,
            Set::It | Set::Origin | Set::Arrived | Set::Departed | Set::Jumped | Set::New => self,
            Set::Unmoved | Set::Onward | Set::Visited | Set::Removed => self,
            Set::Not(of) => Set::Not(boxed(of, change)),
            Set::And(parts) => Set::And(all(parts)),
            Set::Or(parts) => Set::Or(all(parts)),
            Set::Else(parts) => Set::Else(all(parts)),
            Set::Near(steps, distance, of) => Set::Near(steps, distance, boxed(of, change)),
            Set::Sight(steps, of) => Set::Sight(steps, boxed(of, change)),
            Set::SightOver(steps, sets) => {
                let (of, over, past) = *sets;
                Set::SightOver(steps, Box::new((change(of), change(over), past.map(&mut *change))))
            }
            Set::Farthest(steps, of) => Set::Farthest(steps, boxed(of, change)),
            Set::RunOn(steps, length, of, onward) => Set::RunOn(steps, length, boxed(of, change), onward),
            Set::Reaching(of, negated, least, parts) => {
                Set::Reaching(boxed(of, change), negated, least, parts)
            }
            Set::AsFar(steps, of, others) => {
                let (of, counted, through) = (boxed(of, change), change(others.0), change(others.1));
                Set::AsFar(steps, of, Box::new((counted, through)))
            }
            Set::Groups(of, filters, bond) => {
                let of = boxed(of, change);
                let filter = |touch: Touch| Touch { what: change(touch.what), ..touch };
                Set::Groups(of, filters.into_iter().map(filter).collect(), bond)
            }
            Set::Line(steps, length, of) => Set::Line(steps, length, of.map(|of| boxed(of, change))),
            Set::Between(steps, length, of, ends) => {
                let (of, one, other) = (boxed(of, change), change(ends.0), change(ends.1));
                Set::Between(steps, length, of, Box::new((one, other)))
            }
            Set::Trail(from, through) => Set::Trail(boxed(from, change), boxed(through, change)),
        }
    }

    /// Returns whether it or a set anywhere inside is such.
    pub fn any(&self, is: &dyn Fn(&Set) -> bool) -> bool {
        is(self) || self.children().into_iter().any(|child| child.any(is))
    }

    /// Returns the sets that must all hold a cell for it to hold it: itself, unless it joins others.
    pub fn factors(&self) -> Vec<&Set> {
        match self {
            Set::And(parts) => parts.iter().flat_map(Set::factors).collect(),
            whole => vec![whole],
        }
    }

    /// Returns the one step by which the cells of a set lie from the piece of the move, if it is said.
    pub fn link_steps(&self) -> Option<BySide<Steps>> {
        let mut steps = self.factors().into_iter().filter_map(|part| match part {
            Set::Near(steps, 1, of) if **of == Set::It => Some(*steps),
            _ => None,
        });
        steps.next().filter(|_| steps.next().is_none())
    }

    /// Returns what holds the groups of a set together, if it is made of groups.
    pub fn bond(&self) -> Bond {
        match self {
            Set::Groups(_, _, bond) => *bond,
            Set::Reaching(of, ..) => of.bond(),
            _ => Bond::Touch,
        }
    }

    /// Returns whether it is one of the cells that only a move in progress has.
    pub fn is_of_this_move(&self) -> bool {
        match self {
            Set::It | Set::Origin | Set::Jumped | Set::Removed | Set::RunOn(..) => true,
            Set::Arrived | Set::Departed | Set::New | Set::Unmoved | Set::Onward | Set::Visited => false,
            Set::SightOver(..) | Set::Farthest(..) | Set::AsFar(..) | Set::Reaching(..) => false,
            Set::Cells(_) | Set::Layers(_) | Set::Empty | Set::Pattern(_) | Set::Seeds(..) => false,
            Set::Not(_) | Set::And(_) | Set::Or(_) | Set::Else(_) | Set::Near(..) | Set::Sight(..) => false,
            Set::Groups(..) | Set::Line(..) | Set::Between(..) | Set::Trail(..) => false,
        }
    }
}

impl Condition {
    /// Returns the parts directly inside.
    pub fn children(&self) -> Vec<Part<'_>> {
        match self {
            Condition::And(parts) => parts.iter().map(Part::Condition).collect(),
            Condition::NoMove | Condition::Passes(_) | Condition::Repeated(_) | Condition::LastInStore => {
                Vec::new()
            }
            Condition::Count(set, ..) => vec![Part::Set(set)],
            Condition::Compare(left, _, right) => vec![Part::Number(left), Part::Number(right)],
        }
    }

    /// Returns the condition with each of the sets it asks about changed.
    pub fn map(self, change: &mut dyn FnMut(Set) -> Set) -> Condition {
        match self {
            Condition::And(parts) => Condition::And(parts.into_iter().map(|part| part.map(change)).collect()),
            Condition::NoMove | Condition::Passes(_) | Condition::Repeated(_) | Condition::LastInStore => {
                self
            }
            Condition::Count(set, bound, n) => Condition::Count(change(set), bound, n),
            Condition::Compare(left, bound, right) => {
                Condition::Compare(left.map(change), bound, right.map(change))
            }
        }
    }
}

impl Number {
    /// Returns the parts directly inside.
    pub fn children(&self) -> Vec<Part<'_>> {
        match self {
            Number::Int(_) | Number::Taken => Vec::new(),
            Number::Count(set) | Number::Groups(set) | Number::Seeds(set) | Number::Largest(_, set) => {
                vec![Part::Set(set)]
            }
            Number::Sum(terms) => terms.iter().map(|(_, term)| Part::Number(term)).collect(),
        }
    }

    /// Returns the number with each of the sets it counts changed.
    pub fn map(self, change: &mut dyn FnMut(Set) -> Set) -> Number {
        match self {
            Number::Int(_) | Number::Taken => self,
            Number::Count(set) => Number::Count(change(set)),
            Number::Groups(set) => Number::Groups(change(set)),
            Number::Seeds(set) => Number::Seeds(change(set)),
            Number::Largest(many, set) => Number::Largest(many, change(set)),
            Number::Sum(terms) => {
                Number::Sum(terms.into_iter().map(|(minus, term)| (minus, term.map(change))).collect())
            }
        }
    }
}

impl Action {
    /// Returns the sets the mover chooses from.
    pub fn sets(&self) -> Vec<&Set> {
        match self {
            Action::Place(_, set) | Action::PlaceRun(_, _, set, _) => vec![set],
            Action::Move(from, to) => vec![from, to],
            Action::Shift(shift) => {
                let pushed = shift.pushed.iter().map(|(pushed, _)| pushed);
                [&shift.of, &shift.to].into_iter().chain(pushed).collect()
            }
            Action::Jump { from, over, to, .. } => vec![from, over, to],
            Action::Replace(set, _) | Action::Remove(set) | Action::Sow(set, _) => vec![set],
            Action::Turn(_) | Action::Pass => Vec::new(),
        }
    }
}

impl Effect {
    /// Returns the parts directly inside.
    pub fn children(&self) -> Vec<Part<'_>> {
        match self {
            Effect::Leaving(_) => Vec::new(),
            Effect::Removing(set, when)
            | Effect::Dooming(set, when)
            | Effect::Putting(_, set, when)
            | Effect::Linking(set, when)
            | Effect::Taking(set, when) => {
                std::iter::once(Part::Set(set)).chain(when.iter().map(Part::Condition)).collect()
            }
        }
    }
}

impl Step {
    /// Returns the parts directly inside, in the order in which they are written.
    pub fn children(&self) -> Vec<Part<'_>> {
        let actions = std::iter::once(&self.action).chain(&self.also);
        let Step { guard, provided, provided_at_end, again, again_with_it_if, .. } = self;
        let conditions = [guard, provided, provided_at_end, again, again_with_it_if];
        actions
            .flat_map(Action::sets)
            .map(Part::Set)
            .chain(self.effects.iter().chain(&self.afterwards).flat_map(Effect::children))
            .chain(self.most.iter().flatten().map(Part::Set))
            .chain(conditions.into_iter().flatten().map(Part::Condition))
            .collect()
    }
}
