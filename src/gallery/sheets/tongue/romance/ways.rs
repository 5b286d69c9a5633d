//! Which way things lie and go.

use super::super::Gender;
use super::super::flow::Flow;
use super::super::lemma::Lemma;
use super::lexicon::{Forms, lexicon};
use super::{Prep, Romance};
use crate::sheets::phrase::{Axes, Compass, Noun, Way};

lexicon! {
    /// How a way is said; what stands behind a comma comes second.
    WayWords {
        /// Of a neighbour.
        next: Forms,
        /// Of something farther off.
        seen: Forms,
        /// Of a movement.
        toward: Forms,
    }
    /// Every way that is not a list of directions.
    Ways {
        beside: WayWords, around: WayWords, straight: WayWords, diagonally: WayWords, ahead: WayWords,
        ahead_either: WayWords, diagonally_ahead: WayWords, behind: WayWords, behind_either: WayWords,
        diagonally_behind: WayWords, sideways: WayWords, left: WayWords, right: WayWords, above: WayWords,
        below: WayWords, knight_leap: WayWords, ahead_left: WayWords, ahead_right: WayWords,
        behind_left: WayWords, behind_right: WayWords, opposite: WayWords,
    }
    /// Every direction on the wall: where something lies, and where it goes.
    Compasses {
        up: Forms, up_right: Forms, right: Forms, down_right: Forms, down: Forms, down_left: Forms,
        left: Forms, up_left: Forms, leap: Forms,
    }
}

/// Returns a way that is said alike of neighbours and of what lies farther off.
pub(super) const fn way(at: Forms, toward: Forms) -> WayWords {
    WayWords { next: at, seen: at, toward }
}

impl Ways {
    fn of(&self, way: &Way) -> &WayWords {
        match way {
            Way::Beside | Way::Compass(_) | Way::BySide(_) => &self.beside,
            Way::Around => &self.around,
            Way::Straight => &self.straight,
            Way::Diagonally => &self.diagonally,
            Way::Ahead => &self.ahead,
            Way::AheadEither => &self.ahead_either,
            Way::DiagonallyAhead => &self.diagonally_ahead,
            Way::Behind => &self.behind,
            Way::BehindEither => &self.behind_either,
            Way::DiagonallyBehind => &self.diagonally_behind,
            Way::Sideways => &self.sideways,
            Way::Left => &self.left,
            Way::Right => &self.right,
            Way::Above => &self.above,
            Way::Below => &self.below,
            Way::KnightLeap => &self.knight_leap,
            Way::AheadLeft => &self.ahead_left,
            Way::AheadRight => &self.ahead_right,
            Way::BehindLeft => &self.behind_left,
            Way::BehindRight => &self.behind_right,
            Way::Opposite => &self.opposite,
        }
    }
}

impl Compasses {
    fn of(&self, one: Compass) -> Forms {
        match one {
            Compass::Up => self.up,
            Compass::UpRight => self.up_right,
            Compass::Right => self.right,
            Compass::DownRight => self.down_right,
            Compass::Down => self.down,
            Compass::DownLeft => self.down_left,
            Compass::Left => self.left,
            Compass::UpLeft => self.up_left,
            Compass::Leap => self.leap,
        }
    }
}

impl Romance {
    /// Says how near something lies.
    pub(super) fn near(&self, way: &Way, n: u32, cell: &Lemma<Gender>, of: &Noun) -> Flow {
        if n > 1 {
            let far = Flow::from("a").say(self.small(n, cell.gender)).say(&*cell.many);
            return self.of_it(far, of).comma().say(self.toward(way)).comma();
        }
        if let Way::BySide(sides) = way {
            return self.by_side(sides, |way| self.near(way, n, cell, of));
        }
        let (before, after) = match way {
            // What lies around the piece that moves is beside it, in any direction.
            Way::Around if of.is_mover() => {
                (self.words.traits.beside.into(), self.words.ways.around.toward.0)
            }
            Way::Compass(several) => (self.on_compass(several), ""),
            way => {
                let (before, after) = self.words.ways.of(way).next;
                (before.into(), after)
            }
        };
        let flow = self.of_it(before, of);
        if after.is_empty() { flow } else { flow.comma().say(after).comma() }
    }

    /// Says what something lies near, unless it is the piece that moves.
    fn of_it(&self, flow: Flow, of: &Noun) -> Flow {
        if of.is_mover() { flow } else { flow.say(self.noun(of, Prep::De)) }
    }

    fn on_compass(&self, several: &[Compass]) -> Flow {
        self.any_of(several.iter().map(|one| Flow::from(self.words.compass.of(*one).0)))
    }

    /// Says in which open line something lies.
    pub(super) fn sight(&self, way: &Way, of: &Noun, between: &[Option<Box<Noun>>; 2]) -> Flow {
        if let Way::BySide(sides) = way {
            return self.by_side(sides, |way| self.sight(way, of, between));
        }
        self.in_between(self.line_of_sight(way, of), between)
    }

    /// Says along which line something lies.
    pub(super) fn line_of_sight(&self, way: &Way, of: &Noun) -> Flow {
        let w = &self.words.sight;
        let noun = || self.noun(of, Prep::None);
        match way {
            Way::Beside if of.is_mover() => w.in_line.into(),
            Way::Beside => Flow::from(w.in_straight_line_with).say(noun()),
            Way::Around if of.is_mover() => Flow::from(w.in_line).comma().say(w.diagonals_too),
            Way::Around => Flow::from(w.in_straight_line_with).say(noun()).comma().say(w.diagonals_too),
            Way::Straight if of.is_mover() => w.straight.into(),
            Way::Straight => Flow::from(w.in_line_with).say(noun()).comma().say(w.straight),
            Way::BySide(sides) => self.by_side(sides, |way| self.line_of_sight(way, of)),
            Way::Compass(several) => self.of_it(self.on_compass(several), of),
            way => {
                let (before, after) = self.words.ways.of(way).seen;
                let flow = self.of_it(before.into(), of);
                if after.is_empty() { flow } else { flow.comma().say(after) }
            }
        }
    }

    /// Says along which lines something lies: `à frente, a direito ou na diagonal`.
    pub(super) fn lines_of_sight(&self, ways: &[(&Way, &Noun)]) -> Flow {
        let words = |way: &Way| match way {
            Way::BySide(_) | Way::Compass(_) | Way::Beside | Way::Around | Way::Straight => None,
            way => Some(self.words.ways.of(way).seen),
        };
        if let [(first, of), ..] = ways
            && let Some((before, _)) = words(first)
            && ways.iter().all(|(way, _)| words(way).is_some_and(|(other, _)| other == before))
        {
            let straight_on = self.words.sight.straight_on;
            let after = ways.iter().filter_map(|(way, _)| words(way)).map(|(_, after)| after);
            let after = after.map(|after| Flow::from(if after.is_empty() { straight_on } else { after }));
            return self.of_it(before.into(), of).comma().say(self.any_of(after));
        }
        self.any_of(ways.iter().map(|(way, of)| self.line_of_sight(way, of)))
    }

    /// Says what may stand in between.
    pub(super) fn in_between(&self, flow: Flow, between: &[Option<Box<Noun>>; 2]) -> Flow {
        let w = &self.words.sight;
        let [over, past] = between;
        let flow = match past {
            Some(past) => flow.comma().say(w.beyond).say(self.noun(past, Prep::De)),
            None => flow,
        };
        match (over, past) {
            (Some(over), None) => flow.comma().say(w.only_between).say(self.noun(over, Prep::None)).comma(),
            (None, None) => flow.comma().say(w.nothing_between).comma(),
            (Some(over), Some(_)) => {
                flow.comma().say(w.only_between_besides).say(self.noun(over, Prep::None)).comma()
            }
            (None, Some(_)) => flow.comma().say(w.nothing_else_between).comma(),
        }
    }

    /// Says which way something goes.
    pub(super) fn toward(&self, way: &Way) -> Flow {
        match way {
            Way::Compass(several) => {
                self.any_of(several.iter().map(|one| Flow::from(self.words.compass.of(*one).1)))
            }
            Way::BySide(sides) => self.by_side(sides, |way| self.toward(way)),
            way => {
                let (before, after) = self.words.ways.of(way).toward;
                let flow = Flow::from(before);
                if after.is_empty() { flow } else { flow.comma().say(after) }
            }
        }
    }

    /// Says along which lines something lies.
    pub(super) fn along(&self, axes: &Axes) -> Flow {
        let w = &self.words.sight;
        match axes {
            Axes::Every => w.in_line.into(),
            Axes::Straight => w.straight.into(),
            Axes::Diagonal => w.diagonal.into(),
            Axes::Vertical => w.vertical.into(),
            Axes::Horizontal => w.horizontal.into(),
            Axes::BySide(sides) => self.by_side(sides, |axes| self.along(axes)),
        }
    }
}
