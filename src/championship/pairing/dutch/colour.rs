//! Colours: which side is due to a player, and who gets which (articles 1.6, 1.7 and 5).

use super::player::{Field, Player};
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

/// Which rule of article 5.2 gave the sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SideRule {
    /// Both get what is due to them, or nothing speaks against it.
    Both,
    /// The stronger preference is granted, or the wider difference.
    Stronger,
    /// The latest round in which one started and the other answered is turned round.
    Alternate,
    /// The higher ranked gets what is due.
    HigherRanked,
    /// Nothing is due to anybody: the number of the higher ranked and the initial side decide.
    Initial,
}

/// Returns the side of the first of two players, and the rule that gave it.
pub fn side_of(field: &Field, one: &Player, other: &Player) -> (Side, SideRule) {
    let (mine, theirs) = (one.preference, other.preference);
    if !mine.clashes(theirs)
        && let Some(side) = mine.side.or(theirs.side.map(Side::other))
    {
        return (side, SideRule::Both);
    }
    if let (Some(side), true) = (mine.side, mine.clashes(theirs)) {
        let strength = |preference: Preference| match preference.strength {
            Strength::Absolute => (Strength::Absolute, preference.difference.abs()),
            other => (other, 0),
        };
        match strength(mine).cmp(&strength(theirs)) {
            std::cmp::Ordering::Greater => return (side, SideRule::Stronger),
            std::cmp::Ordering::Less => return (side.other(), SideRule::Stronger),
            std::cmp::Ordering::Equal => {}
        }
        let differing = one.sides.iter().rev().zip(other.sides.iter().rev()).find(|(a, b)| a != b);
        if let Some((had, _)) = differing {
            return (had.other(), SideRule::Alternate);
        }
        let is_higher = one.by_rank(other).is_lt();
        return (if is_higher { side } else { side.other() }, SideRule::HigherRanked);
    }
    let is_higher = one.by_rank(other).is_lt();
    let higher = if is_higher { one } else { other };
    let side = if higher.pairing_number % 2 == 1 { field.initial } else { field.initial.other() };
    (if is_higher { side } else { side.other() }, SideRule::Initial)
}
