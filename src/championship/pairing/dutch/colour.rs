//! Colours: who gets which side (article 5).

use super::player::{Field, Player};
use super::preference::{Preference, Strength};
use crate::standings::Side;

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
