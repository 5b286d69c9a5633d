//! English about lines, a piece's past, and how much a group reaches.

use super::super::Number;
use super::super::flow::Flow;
use super::English;
use super::places::Spot;
use super::words::{NOUNS, small};
use crate::sheets::phrase::{Noun, Reached, Reference, Sense, Spoken, Way};

/// Returns an ordinal number.
pub(super) fn nth(n: u32) -> String {
    match n {
        2 => "second".to_owned(),
        3 => "third".to_owned(),
        4 => "fourth".to_owned(),
        5 => "fifth".to_owned(),
        n => format!("{n}th"),
    }
}

impl English {
    /// Says that a piece goes along any line.
    pub(super) fn whole_line(&self, way: &Way) -> Flow {
        match way {
            Way::Beside => "in a straight line".into(),
            Way::Around => Flow::from("in a straight line").comma().say("diagonals included"),
            way => self.toward(way),
        }
    }

    /// Says from which neighbour of a cell to which a move went.
    pub(super) fn over_it(&self, from: &Way, to: &Way) -> Flow {
        let cell = &NOUNS.of_cell(self.cell).one;
        let it = Noun::That(Reference::Mover, Sense::Cell);
        let flow = Flow::from(format!("from the {cell}")).say(self.relation(from, true, Some(&it)));
        flow.say(format!("to the {cell}")).say(self.relation(to, true, Some(&it)))
    }

    /// Says what narrows a noun down.
    pub(super) fn said(&self, said: &Spoken, number: Number) -> Flow {
        match said {
            Spoken::Unmoved => Flow::from("that").say(number.pick("has", "have")).say("never moved"),
            Spoken::Onward => "straight on from the last step".into(),
            Spoken::Visited => "where the piece has been in this turn".into(),
            Spoken::Unvisited => Flow::from("where the piece has not been in this turn").comma(),
            Spoken::Turning => Flow::from("in another direction than the last step").comma(),
            Spoken::Removed => "where this move has taken a piece off".into(),
            Spoken::Farthest(way, of) => {
                let flow = Flow::from("at the end of an open line");
                let flow = if of.is_mover() { flow } else { flow.say("from").say(self.noun(of)) };
                match way {
                    Way::Beside | Way::Around => flow,
                    way => flow.comma().say(self.toward(way)).comma(),
                }
            }
            Spoken::AsFar { way, of, counted, through } => {
                let flow = self.whole_line(way);
                let flow = if of.is_mover() { flow } else { flow.say("from").say(self.noun(of)) };
                let flow = flow.comma().say("exactly as many steps away as there are");
                let flow = flow.say(self.noun(counted)).say("in the whole line").comma();
                match through {
                    Some(through) => flow.say("passing only over").say(self.noun(through)).comma(),
                    None => flow,
                }
            }
            Spoken::TwoAway { way, word, of } => {
                let (flow, cell) = (self.near(way, 2, NOUNS.of_cell(*word), of), &NOUNS.of_cell(*word).one);
                flow.say(format!("with the {cell} in between empty")).comma().say("too").comma()
            }
            Spoken::PassedOver { from, to, .. } => {
                Flow::from("that the last move went over").comma().say(self.over_it(from, to)).comma()
            }
            Spoken::InSight(of) => Flow::from("in sight of").say(self.noun(of)),
            Spoken::RunOn { onward, length, way } => {
                let flow = Flow::from("in an unbroken line");
                let flow = match length {
                    Some(n) => flow.say("of exactly").say(small(i64::from(*n))),
                    None => flow,
                };
                let flow = flow.say(match onward {
                    true => "just before the piece, the way it moved",
                    false => "just behind where the piece was",
                });
                match way {
                    Some(way) => flow.comma().say("if it moved").say(self.toward(way)).comma(),
                    None if *onward => flow.comma(),
                    None => flow,
                }
            }
            Spoken::Linked => "joined by links".into(),
            Spoken::Reaching { negated, least, of } => {
                let verb = match negated {
                    true => number.pick("does not reach", "do not reach"),
                    false => number.pick("reaches", "reach"),
                };
                let flow = Flow::from("that").say(verb).say("at least").say(small(i64::from(*least)));
                match of {
                    Reached::Sides => {
                        flow.say("sides of the board").comma().say("corners not counted").comma()
                    }
                    Reached::Cells(place) => flow.say("of").say(self.place(place, Spot::Name, Number::Many)),
                }
            }
        }
    }
}
