//! The terms of a pairing's cost, in strict order: none is ever paid for with a lower one.

use super::{
    field::{Field, Float, Seat},
    starts,
};
use crate::facts::SameSchool;

/// A term of the cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Term {
    /// The two have met before.
    Rematch,
    /// A bye for somebody who had one.
    SecondBye,
    /// A bye for somebody who is not among the lowest.
    ByeLevel,
    /// The two are of one school.
    SameSchool,
    /// Somebody gets the same side a third time running.
    ///
    /// It weighs more than points: of 148 real rounds of the 2014 final none had such a start, and after points
    /// it would now and then be accepted.
    ThirdAlike,
    /// The difference of points, squared.
    PointsGap,
    /// The two are of one school, where that is avoided after the difference of points.
    SameSchoolLate,
    /// Somebody floats again in the direction of the last rounds.
    FloatAgain,
    /// Somebody out of balance gets the wrong side.
    StartBalance,
    /// Somebody in balance gets the side of the last game.
    Alternation,
    /// Upper half against lower half of equal points.
    Seeding,
    /// The seeded lot that makes the best pairing unique.
    Lot,
}

impl Term {
    /// All terms, the weightiest first.
    pub const ALL: [Term; 12] = [
        Term::Rematch,
        Term::SecondBye,
        Term::ByeLevel,
        Term::SameSchool,
        Term::ThirdAlike,
        Term::PointsGap,
        Term::SameSchoolLate,
        Term::FloatAgain,
        Term::StartBalance,
        Term::Alternation,
        Term::Seeding,
        Term::Lot,
    ];

    /// Says whether only a bye can cost it, so that a round pays it once at most.
    pub(super) fn is_of_byes(self) -> bool {
        matches!(self, Term::SecondBye | Term::ByeLevel)
    }
}

/// The values of all terms but the lot, in the order of [`Term::ALL`].
pub type Terms = [i64; 12];

/// Returns what it costs to pair two seats.
pub fn of_pair(field: &Field, one: &Seat, other: &Seat) -> Terms {
    let mut terms = [0; 12];
    let mut set = |term: Term, value: i64| terms[term as usize] = value;
    let meetings = one.met.iter().filter(|row| **row == other.row).count();
    set(Term::Rematch, i64::try_from(meetings).unwrap_or(i64::MAX));
    if one.school == other.school {
        match field.same_school {
            SameSchool::Allowed => {}
            SameSchool::AvoidedLate => set(Term::SameSchoolLate, 1),
            SameSchool::Avoided | SameSchool::Forbidden => set(Term::SameSchool, 1),
        }
    }
    let gap = i64::from(one.points.tenths()) - i64::from(other.points.tenths());
    set(Term::PointsGap, gap * gap);
    let again = match gap {
        0 => 0,
        1.. => float_again(one, Float::Down) + float_again(other, Float::Up),
        _ => float_again(one, Float::Up) + float_again(other, Float::Down),
    };
    set(Term::FloatAgain, again);
    let start = starts::best_cost(field, one, other);
    set(Term::ThirdAlike, start.third_alike);
    set(Term::StartBalance, start.imbalance);
    set(Term::Alternation, start.not_alternating);
    set(Term::Seeding, seeding(one, other));
    terms
}

/// Returns what a bye costs.
pub fn of_bye(seat: &Seat) -> Terms {
    let mut terms = [0; 12];
    let mut set = |term: Term, value: i64| terms[term as usize] = value;
    set(Term::SecondBye, i64::try_from(seat.n_byes).unwrap_or(i64::MAX));
    set(Term::ByeLevel, i64::try_from(seat.level).unwrap_or(i64::MAX));
    set(Term::FloatAgain, float_again(seat, Float::Down));
    set(Term::Seeding, square(seat.n_equal - 1 - seat.place));
    terms
}

/// Costs two for a float like that of the last round, one for one like that of the round before.
fn float_again(seat: &Seat, float: Float) -> i64 {
    let mut latest = seat.floats.iter().rev();
    let (last, before) = (latest.next(), latest.next());
    2 * i64::from(last == Some(&float)) + i64::from(before == Some(&float))
}

/// Measures how far a pair is from the ideal: among equals, half the group apart; otherwise the last of the
/// upper against the first of the lower.
fn seeding(one: &Seat, other: &Seat) -> i64 {
    let away = match one.level.cmp(&other.level) {
        std::cmp::Ordering::Equal => one.place.abs_diff(other.place).abs_diff(one.n_equal / 2),
        std::cmp::Ordering::Greater => one.n_equal - 1 - one.place + other.place,
        std::cmp::Ordering::Less => other.n_equal - 1 - other.place + one.place,
    };
    square(away)
}

fn square(number: usize) -> i64 {
    let number = i64::try_from(number).unwrap_or(1 << 30);
    number * number
}
