//! Conditions and numbers as clauses and quantities.

use super::{Clause, Form, Head, Herd, Noun, Quantity, Reference, Sense, View, idioms};
use rules::game::{Bound, Condition, Number, Set};

impl View<'_> {
    /// Says when a condition holds.
    pub(super) fn clause(self, condition: &Condition) -> Clause {
        match condition {
            Condition::And(all) => Clause::All(all.iter().map(|one| self.clause(one)).collect()),
            Condition::NoMove => Clause::NoMove,
            Condition::Passes(n) => Clause::Passes(*n),
            Condition::Repeated(repeated) => Clause::Repeated(*repeated),
            Condition::LastInStore => Clause::LastInStore,
            Condition::Count(Set::Empty, Bound::Exactly | Bound::AtMost, 0) => Clause::Full,
            Condition::Count(Set::Removed, Bound::AtLeast, 1) => Clause::Removes(true),
            Condition::Count(Set::Removed, Bound::Exactly | Bound::AtMost, 0) => Clause::Removes(false),
            Condition::Count(set, bound, n) => self.count(set, *bound, *n),
            Condition::Compare(Number::Groups(groups), bound, Number::Int(n)) => {
                Clause::Exists(self.noun(groups, Form::Count(Some(*bound), *n), Sense::Cell))
            }
            Condition::Compare(Number::Count(all), Bound::AtMost, Number::Largest(1, of))
            | Condition::Compare(Number::Largest(1, of), Bound::AtLeast, Number::Count(all))
                if all == of =>
            {
                Clause::OneGroup(self.noun(of, Form::Every, Sense::Piece))
            }
            Condition::Compare(Number::Largest(1, left), bound, Number::Sum(terms))
                if let Some((more, right)) = idioms::next_size(*bound, terms) =>
            {
                Clause::Larger(self.herd(left), more, self.herd(right))
            }
            Condition::Compare(left, bound, Number::Sum(terms)) => match (bound, terms.as_slice()) {
                (Bound::AtLeast, [(false, right), (false, Number::Int(1))]) => {
                    Clause::Differs(self.quantity(left), true, self.quantity(right))
                }
                (Bound::AtMost, [(false, right), (false, Number::Int(-1))]) => {
                    Clause::Differs(self.quantity(left), false, self.quantity(right))
                }
                _ => {
                    let terms = terms.iter().map(|(minus, term)| (*minus, self.quantity(term)));
                    Clause::Compare(self.quantity(left), *bound, Quantity::Sum(terms.collect()))
                }
            },
            Condition::Compare(left, bound, right) => {
                Clause::Compare(self.quantity(left), *bound, self.quantity(right))
            }
        }
    }

    fn count(self, set: &Set, bound: Bound, n: i64) -> Clause {
        match (bound, n) {
            (Bound::AtLeast, 1) => self.existence(set),
            (Bound::Exactly | Bound::AtMost, 0) => {
                let none = self.noun(set, Form::Some, Sense::Cell);
                idioms::seeds(&none, false).unwrap_or(Clause::Absent(none))
            }
            (Bound::AtMost, n) if n > 1 && matches!(set, Set::Layers(_)) => {
                Clause::Left(self.noun(set, Form::Count(None, n + 1), Sense::Cell), n + 1)
            }
            (bound, n) => Clause::Exists(self.counted(set, Form::Count(Some(bound), n))),
        }
    }

    /// Says that there is one; of what was spoken of, and of the only one of its kind, that it stands there.
    fn existence(self, set: &Set) -> Clause {
        let all = set.factors();
        let (spoken_of, rest): (Vec<&Set>, Vec<&Set>) =
            all.into_iter().partition(|part| self.reference(part).is_some());
        if let [it] = spoken_of.as_slice()
            && !rest.is_empty()
        {
            let subject = Noun::That(self.reference(it).unwrap_or(Reference::That), Sense::Piece);
            return Clause::Stands(subject, rest.iter().map(|part| self.trait_of(part)).collect());
        }
        match self.noun(set, Form::One, Sense::Cell) {
            Noun::Thing(mut only) if only.form == Form::The && !only.traits.is_empty() => {
                let traits = std::mem::take(&mut only.traits);
                Clause::Stands(Noun::Thing(only), traits)
            }
            noun => idioms::seeds(&noun, true).unwrap_or(Clause::Exists(noun)),
        }
    }

    /// Names a group whose size is asked for.
    fn herd(self, set: &Set) -> Herd {
        match self.noun(set, Form::Some, Sense::Cell) {
            _ if *set == Set::Removed => Herd::Removed,
            Noun::Thing(only) if only.form == Form::The && matches!(only.head, Head::Group(_)) => {
                Herd::The(Noun::Thing(only))
            }
            of => Herd::Largest(of),
        }
    }

    /// Names a number.
    pub(super) fn quantity(self, number: &Number) -> Quantity {
        match number {
            Number::Int(n) => Quantity::Int(*n),
            Number::Count(set) => Quantity::Count(self.counted(set, Form::Some)),
            Number::Groups(set) => Quantity::Count(self.noun(set, Form::Some, Sense::Cell)),
            Number::Seeds(set) => Quantity::Seeds(self.noun(set, Form::Some, Sense::Cell)),
            Number::Taken if self.game.board().track().is_empty() => Quantity::TakenPieces,
            Number::Taken => Quantity::Taken,
            Number::Largest(n, set) => Quantity::Largest(*n, self.noun(set, Form::Some, Sense::Cell)),
            Number::Sum(terms) => {
                Quantity::Sum(terms.iter().map(|(minus, term)| (*minus, self.quantity(term))).collect())
            }
        }
    }
}
