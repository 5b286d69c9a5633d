//! Which side is due to a player (articles 1.6 and 1.7).

use crate::standings::Side;

/// Which side is due, and how strongly.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Preference {
    /// The side due; `None` before the first game.
    pub side: Option<Side>,
    /// How strongly.
    pub strength: Strength,
    /// Games started less games answered.
    pub difference: i64,
}

/// How strongly a side is due.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Strength {
    /// No game was played.
    None,
    /// As many games with one side as with the other: the sides should alternate.
    Mild,
    /// One game more with one side than with the other.
    Strong,
    /// Two games more with one side, or the same side twice running.
    Absolute,
}

impl Preference {
    /// Works out the preference from the sides of the games played.
    pub fn of(sides: &[Side]) -> Preference {
        let difference = sides.iter().map(|side| if *side == Side::First { 1 } else { -1 }).sum();
        let twice = match sides {
            [.., one, two] if one == two => Some(*two),
            _ => None,
        };
        let (side, strength) = match (difference, twice, sides.last()) {
            (2.., ..) => (Some(Side::Second), Strength::Absolute),
            (..=-2, ..) => (Some(Side::First), Strength::Absolute),
            (_, Some(side), _) => (Some(side.other()), Strength::Absolute),
            (1, ..) => (Some(Side::Second), Strength::Strong),
            (-1, ..) => (Some(Side::First), Strength::Strong),
            (_, _, last) => (last.map(|side| side.other()), Strength::Mild),
        };
        let strength = if side.is_none() { Strength::None } else { strength };
        Preference { side, strength, difference }
    }

    /// Says whether two who are not topscorers may not meet (C3).
    pub fn excludes(self, other: Preference) -> bool {
        self.clashes(other) && self.strength == Strength::Absolute && other.strength == Strength::Absolute
    }

    /// Says whether both have the same side due.
    pub fn clashes(self, other: Preference) -> bool {
        self.side.is_some() && self.side == other.side
    }
}
