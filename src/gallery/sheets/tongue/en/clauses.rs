//! English clauses and numbers.

use super::super::flow::{Flow, joined};
use super::super::{Number, parts};
use super::English;
use super::along::nth;
use super::places::Spot;
use super::words::small;
use crate::sheets::phrase::{Clause, Form, Head, Herd, Noun, Quantity, Thing, Trait, Whose};
use rules::game::{Bound, Repeated};

impl English {
    /// Says when something holds, after `if` or `provided that`.
    pub(super) fn clause(&self, clause: &Clause) -> Flow {
        match clause {
            Clause::All(all) => joined(all.iter().map(|one| self.clause(one)), "and"),
            Clause::NoMove => "the player to move cannot".into(),
            Clause::Passes(1) => "a player passes".into(),
            Clause::Passes(n) => Flow::from("there are").say(small(i64::from(*n))).say("passes in a row"),
            Clause::Removes(true) => "the move removes at least one piece".into(),
            Clause::Removes(false) => "the move removes no piece".into(),
            Clause::LastInStore => "the last seed falls in the store".into(),
            Clause::LastIn(pit) => Flow::from("the last seed falls in").say(self.noun(pit)),
            Clause::Repeated(Repeated { with_side, negated, times: times @ 2.. }) => {
                let what = if *with_side { "the position" } else { "the arrangement of pieces" };
                let flow = Flow::from(what).say(if *negated { "has not occurred" } else { "occurs" });
                flow.say("for the").say(nth(*times + 1)).say("time")
            }
            Clause::Repeated(Repeated { with_side, negated, .. }) => {
                let what = if *with_side { "the position" } else { "the arrangement of pieces" };
                Flow::from(what).say("has").say(if *negated { "not" } else { "" }).say("occurred before")
            }
            Clause::Full => "the board is full".into(),
            Clause::Exists(Noun::Thing(thing)) if thing.form == Form::One && thing.whose == Whose::Own => {
                let some = Noun::Thing(thing.clone()).in_form(Form::Count(Some(Bound::AtLeast), 1));
                Flow::from("there is").say(self.noun(&some))
            }
            Clause::Exists(noun) => {
                Flow::from("there").say(self.number(noun).pick("is", "are")).say(self.noun(noun))
            }
            Clause::Absent(noun) => {
                Flow::from("there").say(self.number(noun).pick("is", "are")).say(self.none_of(noun))
            }
            Clause::Left(noun, n) => {
                let things = self.noun(&noun.in_form(Form::Count(None, *n)));
                Flow::from("fewer than").say(things).say("are left")
            }
            Clause::Stands(subject, traits) => {
                let number = self.number(subject);
                self.noun(subject).say(self.standing(traits, number))
            }
            Clause::Larger(left, more, right) => {
                let than = if *more { "has more pieces than" } else { "has fewer pieces than" };
                self.herd(left).say(than).say(self.herd(right))
            }
            Clause::Seeds { are, place, outside } => {
                let flow = Flow::from(if *are { "there are seeds" } else { "there are no seeds" });
                let flow = match place {
                    Some(place) => flow.say(self.place(place, Spot::At, Number::Many)),
                    None => flow,
                };
                match outside {
                    Some(pits) => flow.say("outside the").say(self.noun(pits)),
                    None => flow,
                }
            }
            Clause::OneGroup(noun) => self.noun(noun).say("form a single group"),
            Clause::Differs(left, more, right) => {
                let than = if *more { "is more than" } else { "is less than" };
                self.quantity(left).say(than).say(self.quantity(right))
            }
            Clause::Compare(left, bound, right) => {
                let flow = self.quantity(left);
                match bound {
                    Bound::Exactly => flow.say("equals").say(self.quantity(right)),
                    Bound::AtLeast => flow.say("is at least").say(self.quantity(right)),
                    Bound::AtMost => flow.say("is at most").say(self.quantity(right)),
                }
            }
        }
    }

    /// Says that something stands so.
    pub(super) fn standing(&self, traits: &[Trait], number: Number) -> Flow {
        let them = number.pick("it", "them");
        let has = number.pick("has", "have");
        let each = traits.iter().map(|one| match one {
            Trait::Touching(noun) => Flow::from(has).say(self.noun(noun)).say("beside").say(them),
            Trait::Joining(places) => self.joining(places, number),
            Trait::Not(inner) => match &**inner {
                Trait::Touching(noun) => Flow::from(has).say(self.none_of(noun)).say("beside").say(them),
                _ => Flow::from(number.pick("stands", "stand")).say(self.narrowed(one, number)),
            },
            one => Flow::from(number.pick("stands", "stand")).say(self.narrowed(one, number)),
        });
        joined(each, "and")
    }

    fn herd(&self, herd: &Herd) -> Flow {
        match herd {
            Herd::The(group) => self.noun(group),
            Herd::Largest(of) => Flow::from("the largest group of").say(self.noun(of)),
            Herd::Removed => "the largest group removed".into(),
        }
    }

    /// Names a number.
    pub(super) fn quantity(&self, quantity: &Quantity) -> Flow {
        match quantity {
            Quantity::Int(n) => n.to_string().into(),
            Quantity::Count(things) => Flow::from("the number of").say(self.noun(things)),
            Quantity::Seeds(Noun::Thing(Thing { head: Head::Cell(_), traits, .. }))
                if matches!(traits.as_slice(), [Trait::At(_)]) =>
            {
                let [Trait::At(place)] = traits.as_slice() else { return Flow::default() };
                Flow::from("the number of seeds").say(self.place(place, Spot::At, Number::Many))
            }
            Quantity::Seeds(pits) => Flow::from("the number of seeds in the").say(self.noun(pits)),
            Quantity::TakenPieces => "the number of pieces taken".into(),
            Quantity::Taken => "the number of seeds taken".into(),
            Quantity::Largest(1, things) => {
                Flow::from("the size of the largest group of").say(self.noun(things))
            }
            Quantity::Largest(n, things) => Flow::from("the product of the sizes of the")
                .say(small(i64::from(*n)))
                .say("largest groups of")
                .say(self.noun(things))
                .say("(zero if there are fewer)"),
            Quantity::Sum(terms) => parts::sum(terms, ("plus", "minus"), |_, term| self.quantity(term)),
        }
    }
}
