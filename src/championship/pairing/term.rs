//! The terms of a pairing's cost, in strict order: none is ever paid for with a lower one.

use std::collections::BTreeMap;

use super::{
    field::{Field, Float, Seat},
    starts::SideCosts,
};
use crate::facts::{Points, SameSchool};

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

/// What tells contestants apart in the terms that neither pupil nor place matters to; of a large field many are alike.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Likeness {
    points: Points,
    pub(super) sides: SideCosts,
    // What floating down and up would cost.
    down: i64,
    up: i64,
}

impl Likeness {
    pub(super) fn of(field: &Field, seat: &Seat) -> Likeness {
        let [down, up] = [Float::Down, Float::Up].map(|float| float_again(seat, float));
        Likeness { points: seat.points, sides: SideCosts::of(field, seat), down, up }
    }

    /// Returns the terms that are the same for all pairs of such contestants.
    pub(super) fn with(&self, other: &Likeness) -> Terms {
        let mut terms = [0; 12];
        let mut set = |term: Term, value: i64| terms[term as usize] = value;
        let gap = i64::from(self.points.tenths()) - i64::from(other.points.tenths());
        set(Term::PointsGap, gap * gap);
        let again = match gap {
            0 => 0,
            1.. => self.down + other.up,
            _ => self.up + other.down,
        };
        set(Term::FloatAgain, again);
        let start = self.sides.best_with(&other.sides);
        set(Term::ThirdAlike, start.third_alike);
        set(Term::StartBalance, start.imbalance);
        set(Term::Alternation, start.not_alternating);
        terms
    }
}

/// Returns how often somebody has met the one of a row.
pub(super) fn meetings(one: &Seat, row: usize) -> i64 {
    let meetings = one.met.iter().filter(|met| **met == row).count();
    i64::try_from(meetings).unwrap_or(i64::MAX)
}

/// Where somebody stands among all, small enough that those of a large field are quickly gone through.
#[derive(Clone, Copy, Debug)]
pub(super) struct Spot {
    level: u32,
    place: u32,
    n_equal: u32,
}

impl Spot {
    pub(super) fn of(seat: &Seat) -> Spot {
        let [level, place, n_equal] =
            [seat.level, seat.place, seat.n_equal].map(|number| u32::try_from(number).unwrap_or(u32::MAX));
        Spot { level, place, n_equal }
    }
}

/// Returns the term that two of one school cost.
pub(super) fn of_school(same_school: SameSchool) -> Option<Term> {
    match same_school {
        SameSchool::Allowed => None,
        SameSchool::AvoidedLate => Some(Term::SameSchoolLate),
        SameSchool::Avoided | SameSchool::Forbidden => Some(Term::SameSchool),
    }
}

/// Returns what it costs to pair two seats.
pub fn of_pair(field: &Field, one: &Seat, other: &Seat) -> Terms {
    let mut terms = Likeness::of(field, one).with(&Likeness::of(field, other));
    let mut set = |term: Term, value: i64| terms[term as usize] = value;
    set(Term::Rematch, meetings(one, other.row));
    if let Some(term) = of_school(field.same_school).filter(|_| one.school == other.school) {
        set(term, 1);
    }
    set(Term::Seeding, seeding(Spot::of(one), Spot::of(other)));
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
pub(super) fn seeding(one: Spot, other: Spot) -> i64 {
    let away = match one.level.cmp(&other.level) {
        std::cmp::Ordering::Equal => one.place.abs_diff(other.place).abs_diff(one.n_equal / 2),
        std::cmp::Ordering::Greater => one.n_equal - 1 - one.place + other.place,
        std::cmp::Ordering::Less => other.n_equal - 1 - other.place + one.place,
    };
    i64::from(away) * i64::from(away)
}

/// Returns the most that [`seeding`] measures of any two, without going through all pairs.
pub(super) fn most_seeding(spots: impl Iterator<Item = Spot>) -> i64 {
    let mut levels: BTreeMap<u32, Vec<Spot>> = BTreeMap::new();
    spots.for_each(|spot| levels.entry(spot.level).or_default().push(spot));
    levels.values_mut().for_each(|level| level.sort_unstable_by_key(|spot| spot.place));
    let levels: Vec<Vec<Spot>> = levels.into_values().collect();
    // Among equals it is most at either end: who stand farthest apart, or nearest.
    let among = levels.iter().flat_map(|level| {
        let ends = [level[0], level[level.len() - 1]];
        let nearest = level.windows(2).min_by_key(|two| two[1].place - two[0].place);
        let ends = Some(ends).filter(|_| level.len() > 1);
        ends.into_iter().chain(nearest.map(|two| [two[0], two[1]]))
    });
    // Otherwise the first of the upper against the last of the lower.
    let between = levels.iter().enumerate().flat_map(|(number, lower)| {
        levels[number + 1..].iter().map(|upper| [upper[0], lower[lower.len() - 1]])
    });
    among.chain(between).map(|[one, other]| seeding(one, other)).max().unwrap_or(0)
}

fn square(number: usize) -> i64 {
    let number = i64::try_from(number).unwrap_or(1 << 30);
    number * number
}

#[cfg(test)]
mod tests {
    use super::{Spot, most_seeding, seeding};
    use crate::facts::scatter;

    #[test]
    fn the_most_that_two_are_apart_is_that_of_all_pairs() {
        for seed in 0..300 {
            let chance = |number: u64, below: u64| {
                u32::try_from(scatter(seed, number, 0) % below).expect("a small number")
            };
            // Some places are empty: not everybody of a level plays.
            let mut spots: Vec<Spot> = (0..u64::from(1 + chance(0, 24)))
                .map(|number| Spot {
                    level: chance(2 * number + 1, 4),
                    place: chance(2 * number + 2, 12),
                    n_equal: 12,
                })
                .collect();
            spots.sort_unstable_by_key(|spot| (spot.level, spot.place));
            spots.dedup_by_key(|spot| (spot.level, spot.place));
            let pairs = spots
                .iter()
                .enumerate()
                .flat_map(|(number, one)| spots[number + 1..].iter().map(|other| seeding(*one, *other)));
            assert_eq!(most_seeding(spots.iter().copied()), pairs.max().unwrap_or(0), "{spots:?}");
        }
    }
}
