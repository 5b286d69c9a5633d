//! Lines, a piece's past, and how much a group reaches.

use super::super::flow::Flow;
use super::super::{Gender, Number};
use super::words::agreed;
use super::{Article, Prep, Romance};
use crate::sheets::phrase::{Noun, Place, Reached, Reference, Sense, Spoken, Way};

impl Romance {
    /// Says that a piece goes along any line.
    pub(super) fn whole_line(&self, way: &Way) -> Flow {
        let w = &self.words.sight;
        match way {
            Way::Beside => w.in_line.into(),
            Way::Around => Flow::from(w.in_line).comma().say(w.diagonals_too),
            way => self.toward(way),
        }
    }

    /// Says from which neighbour of a cell to which a move went.
    pub(super) fn over_it(&self, from: &Way, to: &Way) -> Flow {
        let cell = self.cell_noun();
        let it = Noun::That(Reference::Mover, Sense::Cell);
        let the = |prep| self.article(prep, Article::The, cell.gender, Number::One).say(&*cell.one);
        let flow = the(Prep::De).say(self.near(from, 1, cell, &it));
        let of_it = cell.gender.pick(self.words.sight.of_it.0, self.words.sight.of_it.1);
        let flow = flow.say(of_it);
        match self.words.joints.toward {
            Some(word) => flow.say(word).say(the(Prep::None)),
            None => flow.say(the(Prep::A)),
        }
        .say(self.near(to, 1, cell, &it))
        .say(of_it)
    }

    /// Says what narrows a noun down.
    pub(super) fn said(&self, said: &Spoken, gender: Gender, number: Number) -> Flow {
        let w = &self.words.said;
        let starting = |flow: Flow, of: &Noun| match of.is_mover() {
            true => flow,
            false => flow.say(w.from).say(self.noun(of, Prep::De)),
        };
        match said {
            Spoken::Unmoved => Flow::from(w.never).say(number.form(self.words.traits.has)).say(w.moved),
            Spoken::Onward => w.onward.into(),
            Spoken::Visited => w.visited.into(),
            Spoken::Unvisited => Flow::from(w.unvisited).comma(),
            Spoken::Turning => Flow::from(w.turning).comma(),
            Spoken::Removed => w.removed.into(),
            Spoken::Farthest(way, of) => {
                let flow = starting(w.end_of_line.into(), of);
                match way {
                    Way::Beside | Way::Around => flow,
                    way => flow.comma().say(self.toward(way)).comma(),
                }
            }
            Spoken::AsFar { way, of, counted, through } => {
                let flow = starting(self.whole_line(way), of).comma().say(w.as_many_steps);
                let flow = flow.say(self.noun(counted, Prep::None)).say(w.in_whole_line).comma();
                match through {
                    Some(through) => flow.say(w.passing_over).say(self.noun(through, Prep::De)).comma(),
                    None => flow,
                }
            }
            Spoken::TwoAway { way, word, of } => {
                let cell = self.words.nouns.of_cell(*word);
                self.near(way, 2, cell, of).say(cell.gender.pick(w.middle_empty.0, w.middle_empty.1)).comma()
            }
            Spoken::PassedOver { from, to, word } => {
                let gender = self.words.nouns.of_cell(*word).gender;
                let flow = Flow::from(gender.pick(w.passed_over.0, w.passed_over.1)).comma();
                flow.say(self.over_it(from, to)).comma()
            }
            Spoken::InSight(of) => Flow::from(w.in_sight).say(self.noun(of, Prep::De)),
            Spoken::RunOn { onward, length, way } => {
                let flow = Flow::from(w.in_run);
                let flow = match length {
                    Some(n) => {
                        let gender = self.words.nouns.piece.gender;
                        flow.say(self.words.traits.of_exactly).say(self.small(*n, gender))
                    }
                    None => flow,
                };
                let flow = flow.say(if *onward { w.run_ahead } else { w.run_behind });
                match way {
                    Some(way) => flow.comma().say(w.if_it_moved).say(self.toward(way)).comma(),
                    None => flow,
                }
            }
            Spoken::Linked => Flow::from(agreed(w.linked, gender, number)).say(w.by_links),
            Spoken::Reaching { negated, least, of } => {
                let flow = Flow::from(if *negated { self.words.joints.that_not } else { "que" });
                let flow = flow.say(number.form(self.words.traits.reaches)).say(w.at_least);
                let n = |gender| self.small(*least, gender);
                match of {
                    Reached::Sides => {
                        flow.say(n(Gender::Masculine)).say(w.sides).comma().say(w.no_corners).comma()
                    }
                    Reached::Cells(place) => {
                        let gender = match place {
                            Place::Corner => self.words.corner.gender,
                            _ => Gender::Feminine,
                        };
                        flow.say(n(gender)).say(self.place(place, Prep::De, Number::Many))
                    }
                }
            }
        }
    }
}
