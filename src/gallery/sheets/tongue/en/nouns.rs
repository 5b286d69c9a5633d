//! English nouns, and what narrows them down.

use super::super::flow::{Flow, joined};
use super::super::{Number, parts};
use super::English;
use super::places::Spot;
use super::words::{self, a, small};
use crate::sheets::phrase::{Axes, CellWord, Form, Head, Noun, Place, Reference, Sense, Thing, Trait, Whose};
use rules::game::Bound;

impl English {
    /// Says a noun.
    pub(super) fn noun(&self, noun: &Noun) -> Flow {
        match noun {
            Noun::Thing(thing) => self.thing(thing),
            Noun::That(reference, sense) => self.reference(*reference, *sense),
            Noun::Any(nouns) => joined(nouns.iter().map(|noun| self.noun(noun)), "or"),
            Noun::Else(nouns) => self.or_else(nouns.iter().map(|noun| self.noun(noun))).comma(),
        }
    }

    /// Says the first, or, if there is none, the next.
    fn or_else(&self, several: impl IntoIterator<Item = Flow>) -> Flow {
        parts::or_else(several, "or", "if there is none")
    }

    /// Returns the number of a noun.
    pub(super) fn number(&self, noun: &Noun) -> Number {
        match noun {
            Noun::Thing(thing) => Number::of_form(thing.form),
            Noun::That(Reference::JumpedSeveral, _) => Number::Many,
            Noun::That(..) => Number::One,
            Noun::Any(nouns) | Noun::Else(nouns) => {
                nouns.first().map_or(Number::One, |noun| self.number(noun))
            }
        }
    }

    /// Says several so that nobody takes them for the opponent's: `pieces of their own`.
    pub(super) fn own_ones(&self, noun: &Noun) -> Flow {
        match noun {
            Noun::Thing(thing) if thing.whose == Whose::Own => {
                let thing = Thing { whose: Whose::Plain, ..thing.clone() };
                self.thing(&thing).say("of their own")
            }
            noun => self.noun(noun),
        }
    }

    /// Says that there are none: `no empty cells`, `none of their pieces`.
    pub(super) fn none_of(&self, noun: &Noun) -> Flow {
        match noun {
            Noun::Thing(thing) if thing.whose == Whose::Own => Flow::from("none of").say(self.thing(thing)),
            Noun::Thing(thing) => Flow::from("no").say(self.thing(thing)),
            Noun::Any(nouns) | Noun::Else(nouns) => {
                joined(nouns.iter().map(|noun| self.none_of(noun)), "and")
            }
            Noun::That(..) => Flow::from("nothing on").say(self.noun(noun)),
        }
    }

    fn thing(&self, thing: &Thing) -> Flow {
        let number = Number::of_form(thing.form);
        let own = thing.whose == Whose::Own;
        let lemma = words::NOUNS.of_head(&thing.head, words::named);
        let mut words = Flow::default();
        for one in &thing.traits {
            words = words.say(adjective(one).unwrap_or(""));
        }
        if thing.whose == Whose::Enemy {
            words = words.say("enemy");
        }
        // One of theirs is one of several.
        let of_several = own && matches!(thing.form, Form::One | Form::Count(..));
        let of_number = if of_several { Number::Many } else { number };
        let noun = match &thing.whose {
            Whose::Side(side) => words.say(self.of_side(&lemma, number, Some(side))),
            _ => words.say(lemma.in_number(of_number)),
        };
        let noun = noun.text();
        let bound = |bound: Option<Bound>| match bound {
            Some(Bound::Exactly) => "exactly",
            Some(Bound::AtLeast) => "at least",
            Some(Bound::AtMost) => "at most",
            None => "",
        };
        let flow: Flow = match (thing.form, &thing.whose) {
            (Form::One, Whose::Own) => Flow::from("one of their").say(noun),
            (Form::One, Whose::Any) => Flow::from("any").say(noun),
            (Form::One, _) => a(&noun).into(),
            (Form::The, Whose::Own) => Flow::from("their").say(noun),
            (Form::The, _) => Flow::from("the").say(noun),
            (Form::Some, Whose::Own) => Flow::from("their").say(noun),
            (Form::Some, _) => noun.into(),
            (Form::Every, Whose::Own) => Flow::from("all their").say(noun),
            (Form::Every, _) => Flow::from("all").say(noun),
            (Form::Count(b, n), Whose::Own) => Flow::from(bound(b)).say(small(n)).say("of their").say(noun),
            (Form::Count(b, n), _) => Flow::from(bound(b)).say(small(n)).say(noun),
        };
        let flow = flow.say(self.complement(&thing.head));
        let flow = if thing.whose == Whose::Either { flow.say("of either colour") } else { flow };
        let is_group = matches!(thing.head, Head::Group(_));
        let rest = thing.traits.iter().filter(|one| adjective(one).is_none());
        let rest: Vec<&Trait> = rest.collect();
        rest.iter().enumerate().fold(flow, |flow, (index, one)| match one {
            // Two places it lies by are told one after the other.
            Trait::Near(..) if index > 0 && matches!(rest[index - 1], Trait::Near(..)) => {
                flow.say("and").say(self.narrowed(one, number))
            }
            // What it does not lie by is not said of what it lies by.
            Trait::Not(inner)
                if index > 0 && matches!((rest[index - 1], &**inner), (Trait::Near(..), Trait::Near(..))) =>
            {
                flow.say("and").say(self.narrowed(one, number))
            }
            // What a group must be like is told as a list.
            one if is_group && index > 0 => flow.say("and").say(self.narrowed(one, number)),
            Trait::Not(inner) if matches!(**inner, Trait::Being(_)) => {
                flow.comma().say(self.narrowed(one, number)).comma()
            }
            one => flow.say(self.narrowed(one, number)),
        })
    }

    fn complement(&self, head: &Head) -> Flow {
        match head {
            Head::Cell(_) | Head::Piece | Head::Kind(_) => Flow::default(),
            Head::Figure(name) => format!("“{name}”").into(),
            Head::Group(of) => Flow::from("of").say(self.noun(of)),
            Head::Line(n, axes, of) => {
                let n = i64::from(*n);
                let of = match of {
                    Some(of) => self.noun(&of.in_form(Form::Count(None, n))),
                    None => Flow::from(small(n)).say("equal pieces"),
                };
                let flow = Flow::from("of").say(of);
                match axes {
                    Axes::Every => flow,
                    axes => flow.comma().say(self.along(axes)).comma(),
                }
            }
        }
    }

    fn reference(&self, reference: Reference, sense: Sense) -> Flow {
        let cell = &words::NOUNS.of_cell(self.cell).one;
        let text = match (reference, sense) {
            (Reference::Mover, _) => "it".to_owned(),
            (Reference::That | Reference::Arrived, Sense::Cell) if self.cell == CellWord::Pit => {
                "the pit where the last seed fell".to_owned()
            }
            (Reference::That, Sense::Cell) => format!("that {cell}"),
            (Reference::That, Sense::Piece) => "the piece just played".to_owned(),
            (Reference::Origin, _) => format!("the {cell} it came from"),
            (Reference::Arrived, Sense::Cell) => format!("the {cell} of the last move"),
            (Reference::Arrived, Sense::Piece) => "the piece that moved last".to_owned(),
            (Reference::Departed, _) => format!("the {cell} the last move came from"),
            (Reference::Jumped, _) => "the piece jumped over".to_owned(),
            (Reference::JumpedSeveral, _) => "the pieces jumped over".to_owned(),
        };
        text.into()
    }

    /// Says what narrows a noun down.
    pub(super) fn narrowed(&self, one: &Trait, number: Number) -> Flow {
        let is = number.pick("is", "are");
        let each = |several: &[Trait]| -> Vec<Flow> {
            several.iter().map(|one| self.narrowed(one, number)).collect()
        };
        match one {
            Trait::Empty | Trait::Occupied | Trait::At(Place::Dark | Place::Light) => {
                Flow::from("that").say(is).say(adjective(one).unwrap_or(""))
            }
            Trait::Changed => "changed in this turn".into(),
            Trait::At(place) => self.place(place, Spot::At, number),
            Trait::On(reference) => Flow::from("on").say(self.reference(*reference, Sense::Cell)),
            Trait::Near(way, n, word, of) => self.near(way, *n, words::NOUNS.of_cell(*word), of),
            Trait::Sight(way, of, between) => self.sight(way, of, between),
            Trait::In(noun) => Flow::from("in").say(self.noun(noun)),
            Trait::With(noun) => Flow::from("with").say(self.noun(noun)),
            Trait::Being(noun) => Flow::from("that").say(is).say(self.noun(noun)),
            Trait::Between { length, along, ends } => {
                let ends = self.noun(&ends.0).say("and").say(self.noun(&ends.1));
                let flow = match length {
                    Some(1) => "just between".into(),
                    Some(n) => {
                        let n = small(i64::from(*n));
                        Flow::from("in an unbroken straight line of exactly").say(n).say("between")
                    }
                    None => "in an unbroken straight line between".into(),
                };
                match (length, along) {
                    (None | Some(2..), Axes::Every) => flow.say(ends),
                    _ => flow.say(ends).comma().say(self.along(along)).comma(),
                }
            }
            Trait::Seeds(least, most) => words::SEEDS.say(*least, *most, small),
            Trait::Trail(from, through) => {
                Flow::from("in the run back from").say(self.noun(from)).say("through").say(self.noun(through))
            }
            Trait::Said(said) => self.said(said, number),
            Trait::Including(noun) => {
                Flow::from("that").say(number.pick("includes", "include")).say(self.noun(noun))
            }
            Trait::Touching(noun) if is_the(noun) => Flow::from("beside").say(self.noun(noun)),
            Trait::Touching(noun) => {
                Flow::from("with").say(self.noun(noun)).say("beside").say(number.pick("it", "them"))
            }
            Trait::Joining(places) => Flow::from("that").say(self.joining(places, number)),
            Trait::All(several) => each(several).into_iter().fold(Flow::default(), Flow::say),
            Trait::Any(several) => {
                let flow = self.either(several, number);
                if several.len() > 2 { flow.comma() } else { flow }
            }
            Trait::BySide(sides) => self.by_side(sides, |one| self.narrowed(one, number)),
            Trait::Else(several) => self.or_else(each(several)),
            Trait::Not(inner) => match &**inner {
                Trait::At(place) => Flow::from("outside").say(self.place(place, Spot::Name, Number::Many)),
                Trait::On(reference) => Flow::from("outside").say(self.reference(*reference, Sense::Cell)),
                Trait::With(noun) => Flow::from("without").say(self.noun(&noun.in_form(Form::Some))),
                Trait::Touching(noun) if is_the(noun) => Flow::from("not beside").say(self.noun(noun)),
                Trait::Touching(noun) => {
                    Flow::from("with").say(self.none_of(noun)).say("beside").say(number.pick("it", "them"))
                }
                Trait::Joining(places) => {
                    let places =
                        joined(places.iter().map(|place| self.place(place, Spot::Name, Number::One)), "and");
                    Flow::from("that").say(number.pick("does not reach", "do not reach")).say(places)
                }
                Trait::Being(noun) => Flow::from("except").say(self.noun(noun)),
                Trait::Including(noun) => {
                    let without = number.pick("does not include", "do not include");
                    Flow::from("that").say(without).say(self.noun(noun))
                }
                Trait::Changed => "not changed in this turn".into(),
                Trait::Not(inner) => self.narrowed(inner, number),
                Trait::Any(several) => {
                    Flow::from("that").say(is).say("neither").say(joined(each(several), "nor"))
                }
                // What has no negative of its own is denied as a whole.
                inner => Flow::from("not").say(self.narrowed(inner, number)),
            },
        }
    }

    fn either(&self, several: &[Trait], number: Number) -> Flow {
        // "that is empty or holds an enemy piece"
        if several.iter().all(|one| matches!(one, Trait::Empty | Trait::Occupied | Trait::With(_))) {
            let each = several.iter().map(|one| match one {
                Trait::With(noun) => Flow::from(number.pick("holds", "hold")).say(self.noun(noun)),
                one => Flow::from(number.pick("is", "are")).say(adjective(one).unwrap_or("")),
            });
            return Flow::from("that").say(joined(each, "or"));
        }
        // Ways with the same in between say so once.
        if let [Trait::Sight(_, of, between), rest @ ..] = several
            && !rest.is_empty()
            && rest.iter().all(|one| matches!(one, Trait::Sight(_, o, b) if o == of && b == between))
        {
            let ways = several.iter().filter_map(|one| match one {
                Trait::Sight(way, ..) => Some(self.line_of_sight(way, of)),
                _ => None,
            });
            return self.in_between(joined(ways, "or"), between);
        }
        joined(several.iter().map(|one| self.narrowed(one, number)), "or")
    }

    pub(super) fn joining(&self, places: &[Place], number: Number) -> Flow {
        let name = |place: &Place| self.place(place, Spot::Name, Number::One);
        match places {
            [only] => Flow::from(number.pick("reaches", "reach")).say(name(only)),
            [one, other] => {
                Flow::from(number.pick("joins", "join")).say(name(one)).say("to").say(name(other))
            }
            several => Flow::from(number.pick("joins", "join")).say(joined(several.iter().map(name), "and")),
        }
    }
}

/// Returns whether there is only one.
fn is_the(noun: &Noun) -> bool {
    matches!(noun, Noun::Thing(thing) if thing.form == Form::The)
}

/// Returns what stands before its noun.
fn adjective(one: &Trait) -> Option<&'static str> {
    match one {
        Trait::Empty => Some("empty"),
        Trait::Occupied => Some("occupied"),
        Trait::At(Place::Dark) => Some("dark"),
        Trait::At(Place::Light) => Some("light"),
        _ => None,
    }
}
