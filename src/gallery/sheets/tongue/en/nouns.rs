//! English nouns, and what narrows them down.

use super::super::Number;
use super::super::flow::{Flow, joined};
use super::English;
use super::words::{self, Lemma, a, small};
use crate::sheets::phrase::{
    Axes, Compass, Form, Head, Noun, Place, Reference, Sense, SideName, Thing, Trait, Way, Whose,
};
use rules::game::{Bound, Language};

impl English {
    /// Says a noun.
    pub(super) fn noun(&self, noun: &Noun) -> Flow {
        match noun {
            Noun::Thing(thing) => self.thing(thing),
            Noun::That(reference, sense) => self.reference(*reference, *sense),
            Noun::Any(nouns) => joined(nouns.iter().map(|noun| self.noun(noun)), "or"),
            Noun::Else(nouns) => {
                let mut nouns = nouns.iter().map(|noun| self.noun(noun));
                let first = nouns.next().unwrap_or_default();
                nouns
                    .fold(first, |flow, noun| {
                        flow.say("or").comma().say("if there is none").comma().say(noun)
                    })
                    .comma()
            }
        }
    }

    /// Returns the number of a noun.
    pub(super) fn number(&self, noun: &Noun) -> Number {
        match noun {
            Noun::Thing(thing) => number_of(thing.form),
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

    fn lemma(&self, head: &Head) -> Lemma {
        match head {
            Head::Cell(word) => words::cell(*word),
            Head::Piece => Lemma::known("piece", "pieces"),
            Head::Kind(name) => Lemma::of(name),
            Head::Group(_) => Lemma::known("group", "groups"),
            Head::Line(..) => Lemma::known("line", "lines"),
            Head::Figure(_) => Lemma::known("pattern", "patterns"),
        }
    }

    fn thing(&self, thing: &Thing) -> Flow {
        let number = number_of(thing.form);
        let own = thing.whose == Whose::Own;
        let lemma = self.lemma(&thing.head);
        let mut words = Flow::default();
        for one in &thing.traits {
            words = words.say(adjective(one).unwrap_or(""));
        }
        if thing.whose == Whose::Enemy {
            words = words.say("enemy");
        }
        // One of theirs is one of several.
        let of_several = own && matches!(thing.form, Form::One | Form::Count(..));
        let noun = words.say(if of_several { &lemma.many } else { lemma.in_number(number) }).text();
        let bound = |bound: Option<Bound>| match bound {
            Some(Bound::Exactly) => "exactly",
            Some(Bound::AtLeast) => "at least",
            Some(Bound::AtMost) => "at most",
            None => "",
        };
        let flow: Flow = match (thing.form, thing.whose) {
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
        let cell = words::cell(self.cell).one;
        let text = match (reference, sense) {
            (Reference::Mover, _) => "it".to_owned(),
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
            Trait::Near(way, n, word, of) => self.near(way, *n, &words::cell(*word), of),
            Trait::Sight(way, of) => self.sight(way, of),
            Trait::In(noun) => Flow::from("in").say(self.noun(noun)),
            Trait::With(noun) => Flow::from("with").say(self.noun(noun)),
            Trait::Being(noun) => Flow::from("that").say(is).say(self.noun(noun)),
            Trait::Between { single, along, ends } => {
                let ends = self.noun(&ends.0).say("and").say(self.noun(&ends.1));
                let flow = Flow::from(match single {
                    true => "just between",
                    false => "in an unbroken straight line between",
                });
                match (single, along) {
                    (false, Axes::Every) => flow.say(ends),
                    _ => flow.say(ends).comma().say(self.along(along)).comma(),
                }
            }
            Trait::Seeds(least, most) => seeds(*least, *most),
            Trait::Trail(from, through) => {
                Flow::from("in the run back from").say(self.noun(from)).say("through").say(self.noun(through))
            }
            Trait::Said(said) => self.said(said, number),
            Trait::Including(noun) => {
                Flow::from("that").say(number.pick("includes", "include")).say(self.noun(noun))
            }
            Trait::Touching(noun) => {
                Flow::from("with").say(self.noun(noun)).say("beside").say(number.pick("it", "them"))
            }
            Trait::Joining(places) => Flow::from("that").say(self.joining(places, number)),
            Trait::All(several) => each(several).into_iter().fold(Flow::default(), Flow::say),
            Trait::Any(several) => {
                let flow = self.either(several, number);
                if several.len() > 2 { flow.comma() } else { flow }
            }
            Trait::BySide(sides) => {
                let each =
                    sides.iter().map(|(side, one)| self.narrowed(one, number).say(self.in_brackets(side)));
                joined(each, "or")
            }
            Trait::Else(several) => {
                let mut several = each(several).into_iter();
                let first = several.next().unwrap_or_default();
                several
                    .fold(first, |flow, one| flow.say("or").comma().say("if there is none").comma().say(one))
            }
            Trait::Not(inner) => match &**inner {
                Trait::At(place) => Flow::from("outside").say(self.place(place, Spot::Name, Number::Many)),
                Trait::On(reference) => Flow::from("outside").say(self.reference(*reference, Sense::Cell)),
                Trait::With(noun) => Flow::from("without").say(self.noun(&noun.in_form(Form::Some))),
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
                Trait::Empty
                | Trait::Occupied
                | Trait::Near(..)
                | Trait::Sight(..)
                | Trait::In(_)
                | Trait::Between { .. }
                | Trait::Seeds(..)
                | Trait::Trail(..)
                | Trait::Said(_)
                | Trait::All(_)
                | Trait::BySide(_)
                | Trait::Else(_) => Flow::from("not").say(self.narrowed(inner, number)),
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

    fn near(&self, way: &Way, n: u32, cell: &Lemma, of: &Noun) -> Flow {
        let is_mover = matches!(of, Noun::That(Reference::Mover, _));
        if n > 1 {
            let far = Flow::from(small(i64::from(n))).say(cell.many.as_str()).say("away");
            let far = if is_mover { far } else { far.say("from").say(self.noun(of)) };
            return far.comma().say(self.toward(way)).comma();
        }
        if let Way::BySide(sides) = way {
            let each =
                sides.iter().map(|(side, way)| self.near(way, n, cell, of).say(self.in_brackets(side)));
            return joined(each, "or");
        }
        let it = || if is_mover { "it".into() } else { self.noun(of) };
        match way {
            Way::Beside => Flow::from("beside").say(it()),
            Way::Around if is_mover => Flow::from("next to it").comma().say("in any direction").comma(),
            Way::Around => Flow::from("around").say(it()),
            Way::Straight => Flow::from("next to").say(it()).comma().say("along a row or column").comma(),
            Way::Diagonally => Flow::from("diagonally next to").say(it()),
            way => self.relation(way, true, (!is_mover).then_some(of)),
        }
    }

    fn sight(&self, way: &Way, of: &Noun) -> Flow {
        let is_mover = matches!(of, Noun::That(Reference::Mover, _));
        let from = |flow: Flow| if is_mover { flow } else { flow.say("from").say(self.noun(of)) };
        let flow = match way {
            Way::Beside | Way::Around => from("in a straight line".into()),
            Way::Straight => from("along a row or column".into()),
            Way::Diagonally => from("along a diagonal".into()),
            Way::BySide(sides) => {
                let each = sides.iter().map(|(side, way)| self.sight(way, of).say(self.in_brackets(side)));
                return joined(each, "or");
            }
            way => self.relation(way, false, (!is_mover).then_some(of)),
        };
        flow.comma().say("with nothing in between").comma()
    }

    /// Says how something lies, to something else or to the piece that moves.
    fn relation(&self, way: &Way, is_next: bool, of: Option<&Noun>) -> Flow {
        let (to_it, to_that, after) = match (way, is_next) {
            (Way::Beside | Way::Straight | Way::BySide(_), _) => ("next to it", "next to", ""),
            (Way::Around, _) => ("around it", "around", ""),
            (Way::Diagonally, _) => ("diagonally next to it", "diagonally next to", ""),
            (Way::Ahead, true) => ("straight ahead", "straight ahead of", ""),
            (Way::Ahead, false) => ("ahead", "ahead of", ""),
            (Way::AheadEither, _) => ("ahead", "ahead of", "in either of the two directions"),
            (Way::DiagonallyAhead, _) => ("diagonally ahead", "diagonally ahead of", ""),
            (Way::Behind, true) => ("straight behind it", "straight behind", ""),
            (Way::Behind, false) => ("behind it", "behind", ""),
            (Way::BehindEither, _) => ("behind it", "behind", "in either of the two directions"),
            (Way::DiagonallyBehind, _) => ("diagonally behind it", "diagonally behind", ""),
            (Way::Sideways, _) => ("to the left or right", "to the left or right of", ""),
            (Way::Left, _) => ("to the left", "to the left of", ""),
            (Way::Right, _) => ("to the right", "to the right of", ""),
            (Way::Above, true) => ("just above it", "just above", ""),
            (Way::Above, false) => ("above it", "above", ""),
            (Way::Below, true) => ("just below it", "just below", ""),
            (Way::Below, false) => ("below it", "below", ""),
            (Way::KnightLeap, _) => ("a knight's move away", "a knight's move from", ""),
            (Way::AheadLeft, _) => ("ahead on the left", "ahead on the left of", ""),
            (Way::AheadRight, _) => ("ahead on the right", "ahead on the right of", ""),
            (Way::BehindLeft, _) => ("behind it on the left", "behind on the left of", ""),
            (Way::BehindRight, _) => ("behind it on the right", "behind on the right of", ""),
            (Way::Opposite, _) => ("opposite it", "opposite", ""),
            (Way::Compass(several), _) => {
                let words = joined(several.iter().map(|one| Flow::from(compass(*one))), "or");
                return match of {
                    Some(of) => words.say("of").say(self.noun(of)),
                    None => words,
                };
            }
        };
        let flow = match of {
            Some(of) => Flow::from(to_that).say(self.noun(of)),
            None => to_it.into(),
        };
        if after.is_empty() { flow } else { flow.comma().say(after).comma() }
    }

    /// Says which way something goes.
    pub(super) fn toward(&self, way: &Way) -> Flow {
        match way {
            Way::Beside => "in a straight line".into(),
            Way::Around => "in any direction".into(),
            Way::Straight => "along a row or column".into(),
            Way::Diagonally => "diagonally".into(),
            Way::Ahead => "forward".into(),
            Way::AheadEither => Flow::from("forward").comma().say("in either of the two directions"),
            Way::DiagonallyAhead => "diagonally forward".into(),
            Way::Behind => "backward".into(),
            Way::BehindEither => Flow::from("backward").comma().say("in either of the two directions"),
            Way::DiagonallyBehind => "diagonally backward".into(),
            Way::Sideways => "sideways".into(),
            Way::Left => "to the left".into(),
            Way::Right => "to the right".into(),
            Way::Above => "upwards".into(),
            Way::Below => "downwards".into(),
            Way::KnightLeap => "like a knight in chess".into(),
            Way::AheadLeft => "forward to the left".into(),
            Way::AheadRight => "forward to the right".into(),
            Way::BehindLeft => "backward to the left".into(),
            Way::BehindRight => "backward to the right".into(),
            Way::Opposite => "across".into(),
            Way::Compass(several) => joined(several.iter().map(|one| Flow::from(compass(*one))), "or"),
            Way::BySide(sides) => {
                joined(sides.iter().map(|(side, way)| self.toward(way).say(self.in_brackets(side))), "or")
            }
        }
    }

    /// Says a place; one of several cells is one *or* the other.
    pub(super) fn place(&self, place: &Place, spot: Spot, number: Number) -> Flow {
        let word = number.pick("or", "and");
        let on = |preposition: &str| match spot {
            Spot::At => Flow::from(preposition),
            Spot::Name => Flow::default(),
        };
        let to = |follow: bool| if follow { "and" } else { "to" };
        match place {
            Place::Row(n) => on("in").say("row").say(n.to_string()),
            Place::Rows(a, b) => {
                on("in").say("rows").say(a.to_string()).say(to(a + 1 == *b)).say(b.to_string())
            }
            Place::Column(a) => on("in").say("column").say(a.as_str()),
            Place::Columns(a, b) => {
                let follow = matches!((a.as_bytes(), b.as_bytes()), ([a], [b]) if a + 1 == *b);
                on("in").say("columns").say(a.as_str()).say(to(follow)).say(b.as_str())
            }
            Place::OwnRow(n) => {
                let nth = match n {
                    1 => "first",
                    2 => "second",
                    _ => "third",
                };
                on("in").say("their").say(nth).say("row")
            }
            Place::LastRow => on("in").say("the last row"),
            Place::Corner => on("in").say(number.pick("a corner", "the corners")),
            Place::Centre => on("in").say("the centre"),
            Place::Edge => on("on").say("the edge"),
            Place::Dark => on("on").say("the dark cells"),
            Place::Light => on("on").say("the light cells"),
            Place::Edges => "between two dots".into(),
            Place::Boxes => number.pick("inside a box", "inside boxes").into(),
            Place::Shaded => on("in").say("the shaded zone of the first diagram"),
            Place::Zone(name, whose) => {
                let name = name.in_language(Language::En);
                on("in").say(match whose {
                    Whose::Own => format!("their {name}"),
                    Whose::Enemy => format!("the enemy {name}"),
                    Whose::Either | Whose::Any | Whose::Plain => format!("the {name}"),
                })
            }
            Place::Cells(cells) => {
                on("on").say(joined(cells.iter().map(|cell| Flow::from(cell.as_str())), word))
            }
            Place::Union(places) => joined(places.iter().map(|place| self.place(place, spot, number)), word),
            Place::BySide(sides) => {
                let each = sides
                    .iter()
                    .map(|(side, place)| self.place(place, spot, number).say(self.in_brackets(side)));
                joined(each, "or")
            }
        }
    }

    fn in_brackets(&self, side: &SideName) -> String {
        format!("({})", side.name.in_language(Language::En))
    }
}

/// Whether a place is where something is, or just named.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Spot {
    At,
    Name,
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

fn compass(one: Compass) -> &'static str {
    match one {
        Compass::Up => "above",
        Compass::UpRight => "to the upper right",
        Compass::Right => "to the right",
        Compass::DownRight => "to the lower right",
        Compass::Down => "below",
        Compass::DownLeft => "to the lower left",
        Compass::Left => "to the left",
        Compass::UpLeft => "to the upper left",
        Compass::Leap => "a knight's move away",
    }
}

fn seeds(least: u32, most: Option<u32>) -> Flow {
    let n = |n: u32| small(i64::from(n));
    let flow = Flow::from("with");
    match most {
        None if least == 1 => flow.say("seeds"),
        None => flow.say(n(least)).say("or more seeds"),
        Some(most) if most == least => {
            flow.say(n(least)).say(Number::of(i64::from(least)).pick("seed", "seeds"))
        }
        Some(most) if most == least + 1 => flow.say(n(least)).say("or").say(n(most)).say("seeds"),
        Some(most) => flow.say(n(least)).say("to").say(n(most)).say("seeds"),
    }
}

fn number_of(form: Form) -> Number {
    match form {
        Form::One | Form::The => Number::One,
        Form::Some | Form::Every => Number::Many,
        Form::Count(_, n) => Number::of(n),
    }
}
