//! What narrows nouns down.

use super::super::flow::Flow;
use super::super::{Gender, Number};
use super::words::agreed;
use super::{Prep, Romance};
use crate::sheets::phrase::{Axes, Form, Noun, Place, Sense, Trait};

impl Romance {
    /// Says what narrows a noun down.
    pub(super) fn narrowed(&self, one: &Trait, gender: Gender, number: Number) -> Flow {
        let (w, joints) = (&self.words.traits, &self.words.joints);
        let adjective = |stem: &str| Flow::from(agreed(stem, gender, number));
        let noun = |noun: &Noun| self.noun(noun, Prep::None);
        let each = |several: &[Trait]| -> Vec<Flow> {
            several.iter().map(|one| self.narrowed(one, gender, number)).collect()
        };
        match one {
            Trait::Empty => adjective(w.empty),
            Trait::Occupied => adjective(w.occupied),
            Trait::Changed => adjective(w.changed).say(w.this_turn),
            Trait::At(Place::Dark) => adjective(w.dark),
            Trait::At(Place::Light) => adjective(w.light),
            Trait::At(place) => self.place(place, Prep::In, number),
            Trait::On(reference) => self.reference(*reference, Sense::Cell, Prep::In),
            Trait::Near(way, n, word, of) => self.near(way, *n, self.words.nouns.of_cell(*word), of),
            Trait::Sight(way, of, between) => self.sight(way, of, between),
            Trait::In(of) => self.noun(of, Prep::In),
            Trait::With(of) => Flow::from(joints.with).say(noun(of)),
            Trait::Being(of) => Flow::from("que").say(number.form(w.is)).say(noun(of)),
            Trait::Between { length, along, ends } => {
                let ends = noun(&ends.0).say(joints.and).say(noun(&ends.1));
                let flow = Flow::from("que");
                let flow = match length {
                    Some(1) => flow.say(number.form(w.lies)).say(w.just_between),
                    Some(n) => {
                        let flow = flow.say(number.form(w.forms)).say(w.unbroken_line);
                        flow.say(w.of_exactly).say(self.small(*n, gender)).comma().say(w.between)
                    }
                    None => flow.say(number.form(w.forms)).say(w.unbroken_line).comma().say(w.between),
                };
                match (length, along) {
                    (None | Some(2..), Axes::Every) => flow.say(ends).comma(),
                    _ => flow.say(ends).comma().say(self.along(along)).comma(),
                }
            }
            Trait::Seeds(least, most) => {
                self.words.seeds.say(*least, *most, |n| self.small(n, Gender::Feminine))
            }
            Trait::Trail(from, through) => {
                Flow::from(w.trail).say(noun(from)).say(self.noun(through, Prep::Por))
            }
            Trait::Said(said) => self.said(said, gender, number),
            Trait::Including(of) => Flow::from("que").say(number.form(w.includes)).say(noun(of)),
            Trait::Touching(of) if is_the(of) => Flow::from(w.beside).say(self.noun(of, Prep::De)),
            Trait::Touching(of) => Flow::from(joints.with).say(noun(of)).say(w.beside),
            Trait::Joining(places) => Flow::from("que").say(self.joining(places, number)),
            Trait::All(several) => each(several).into_iter().fold(Flow::default(), Flow::say),
            // Ways with the same in between say so once.
            Trait::Any(several) if is_one_sight(several) => {
                let mut between = None;
                let ways = several.iter().filter_map(|one| match one {
                    Trait::Sight(way, of, same) => {
                        between = Some(same);
                        Some((way, &**of))
                    }
                    _ => None,
                });
                let ways = self.lines_of_sight(&ways.collect::<Vec<_>>());
                between.map_or_else(Flow::default, |between| self.in_between(ways, between))
            }
            Trait::Any(several) => {
                let flow = self.any_of(each(several));
                if several.len() > 2 { flow.comma() } else { flow }
            }
            Trait::BySide(sides) => self.by_side(sides, |one| self.narrowed(one, gender, number)),
            Trait::Else(several) => self.or_else(each(several)),
            Trait::Not(inner) => self.narrowed_not(inner, gender, number),
        }
    }

    /// Says what narrows a noun down by not being so.
    fn narrowed_not(&self, inner: &Trait, gender: Gender, number: Number) -> Flow {
        let (w, joints) = (&self.words.traits, &self.words.joints);
        let that_not = || Flow::from(joints.that_not);
        let noun = |noun: &Noun| self.noun(noun, Prep::None);
        match inner {
            Trait::At(place) => Flow::from(w.outside).say(self.place(place, Prep::De, Number::Many)),
            Trait::On(reference) => {
                Flow::from(w.outside).say(self.reference(*reference, Sense::Cell, Prep::De))
            }
            Trait::With(of) => Flow::from(joints.without).say(noun(&of.in_form(Form::Some))),
            Trait::Touching(of) if is_the(of) => {
                that_not().say(number.form(w.be)).say(w.beside).say(self.noun(of, Prep::De))
            }
            Trait::Touching(of) => Flow::from(joints.without).say(noun(of)).say(w.beside),
            Trait::Joining(places) => that_not().say(self.joining(places, number)),
            Trait::Being(of) => Flow::from(w.except).say(noun(of)),
            Trait::Including(of) => that_not().say(number.form(w.includes)).say(noun(of)),
            Trait::Changed => that_not().say(number.form(w.has)).say(w.has_changed),
            Trait::Not(inner) => self.narrowed(inner, gender, number),
            Trait::Any(several) => {
                let each = several.iter().map(|one| self.narrowed(one, gender, number)).collect();
                that_not().say(number.form(w.be)).say((self.words.join)(each, joints.nor))
            }
            // What has no negative of its own is denied as a whole.
            inner => that_not().say(number.form(w.be)).say(self.narrowed(inner, gender, number)),
        }
    }

    fn joining(&self, places: &[Place], number: Number) -> Flow {
        let w = &self.words.traits;
        let place = |place: &Place, prep| self.place(place, prep, Number::One);
        let joins = Flow::from(number.form(w.joins));
        match places {
            [only] => Flow::from(number.form(w.reaches)).say(place(only, Prep::A)),
            [one, other] => joins.say(place(one, Prep::None)).say(place(other, Prep::A)),
            several => joins.say(self.all_of(several.iter().map(|one| place(one, Prep::None)))),
        }
    }
}

/// Returns whether there is only one.
fn is_the(noun: &Noun) -> bool {
    matches!(noun, Noun::Thing(thing) if thing.form == Form::The)
}

/// Returns whether all are lines of sight to the same, with the same in between.
fn is_one_sight(several: &[Trait]) -> bool {
    let [Trait::Sight(_, of, between), rest @ ..] = several else { return false };
    let is_same = |one: &Trait| matches!(one, Trait::Sight(_, o, b) if o == of && b == between);
    !rest.is_empty() && rest.iter().all(is_same)
}
