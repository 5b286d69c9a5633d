//! Which way things lie and go, in English.

use super::super::flow::{Flow, joined};
use super::super::lemma::Lemma;
use super::English;
use super::words::small;
use crate::sheets::phrase::{Axes, Compass, Noun, Way};

impl English {
    pub(super) fn near(&self, way: &Way, n: u32, cell: &Lemma<()>, of: &Noun) -> Flow {
        let is_mover = of.is_mover();
        if n > 1 {
            let far = Flow::from(small(i64::from(n))).say(&*cell.many).say("away");
            let far = if is_mover { far } else { far.say("from").say(self.noun(of)) };
            return far.comma().say(self.toward(way)).comma();
        }
        if let Way::BySide(sides) = way {
            return self.by_side(sides, |way| self.near(way, n, cell, of));
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

    pub(super) fn sight(&self, way: &Way, of: &Noun, between: &[Option<Box<Noun>>; 2]) -> Flow {
        if let Way::BySide(sides) = way {
            return self.by_side(sides, |way| self.sight(way, of, between));
        }
        self.in_between(self.line_of_sight(way, of), between)
    }

    /// Says along which line something lies.
    pub(super) fn line_of_sight(&self, way: &Way, of: &Noun) -> Flow {
        let is_mover = of.is_mover();
        let from = |flow: Flow| if is_mover { flow } else { flow.say("from").say(self.noun(of)) };
        match way {
            Way::Beside => from("in a straight line".into()),
            Way::Around => from("in a straight line".into()).comma().say("diagonals included"),
            Way::Straight => from("along a row or column".into()),
            Way::Diagonally => from("along a diagonal".into()),
            Way::BySide(sides) => self.by_side(sides, |way| self.line_of_sight(way, of)),
            way => self.relation(way, false, (!is_mover).then_some(of)),
        }
    }

    /// Says what may stand in between.
    pub(super) fn in_between(&self, flow: Flow, between: &[Option<Box<Noun>>; 2]) -> Flow {
        let [over, past] = between;
        let flow = match past {
            Some(past) => flow.comma().say("beyond").say(self.noun(past)),
            None => flow,
        };
        match (over, past) {
            (Some(over), None) => {
                let flow = flow.comma().say("with nothing in between or only");
                flow.say(self.noun(over)).comma()
            }
            (None, None) => flow.comma().say("with nothing in between").comma(),
            (Some(over), Some(_)) => {
                flow.comma().say("with only").say(self.noun(over)).say("in between otherwise").comma()
            }
            (None, Some(_)) => flow.comma().say("with nothing else in between").comma(),
        }
    }

    /// Says how something lies, to something else or to the piece that moves.
    pub(super) fn relation(&self, way: &Way, is_next: bool, of: Option<&Noun>) -> Flow {
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
            Way::BySide(sides) => self.by_side(sides, |way| self.toward(way)),
        }
    }

    pub(super) fn along(&self, axes: &Axes) -> Flow {
        match axes {
            Axes::Every => "in a straight line".into(),
            Axes::Straight => "along a row or column".into(),
            Axes::Diagonal => "along a diagonal".into(),
            Axes::Vertical => "along a column".into(),
            Axes::Horizontal => "along a row".into(),
            Axes::BySide(sides) => self.by_side(sides, |axes| self.along(axes)),
        }
    }
}

fn compass(one: Compass) -> &'static str {
    match one {
        Compass::Up => "above",
        Compass::UpRight => "to the upper right",
        Compass::Right => "to the right (as drawn)",
        Compass::DownRight => "to the lower right",
        Compass::Down => "below",
        Compass::DownLeft => "to the lower left",
        // Not the mover's own left.
        Compass::Left => "to the left (as drawn)",
        Compass::UpLeft => "to the upper left",
        Compass::Leap => "a knight's move away",
    }
}
