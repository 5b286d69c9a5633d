//! Whole rounds compared: what a round costs more than the best one, or the best one with a certain pair.

use std::cmp::Ordering;

use super::{
    field::Field,
    swiss::{self, Match},
    term::{self, Term, Terms},
};
use speech::{Message, Value, msg};

/// How one round stands beside another by the criteria, the weightiest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Equal in every criterion; only a lot can tell them apart.
    Equal,
    /// Worse, first in this criterion.
    Worse(Difference),
    /// Better, first in this criterion.
    Better(Difference),
    /// Equal in all criteria that so large a field weighs exactly.
    Rounded,
}

/// The first criterion in which two rounds differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Difference {
    /// The criterion.
    pub term: Term,
    /// What the round costs in it.
    pub this: i64,
    /// What the other round costs in it.
    pub other: i64,
}

/// Compares what two rounds of a field cost.
pub fn compare(field: &Field, this: &Terms, other: &Terms) -> Verdict {
    let n_exact = swiss::n_exact(field);
    let criteria = Term::ALL.into_iter().filter(|term| *term != Term::Lot);
    for (index, term) in criteria.enumerate() {
        let (one, two) = (this[term as usize], other[term as usize]);
        let difference = Difference { term, this: one, other: two };
        match one.cmp(&two) {
            Ordering::Equal => {}
            _ if index >= n_exact => return Verdict::Rounded,
            Ordering::Greater => return Verdict::Worse(difference),
            Ordering::Less => return Verdict::Better(difference),
        }
    }
    Verdict::Equal
}

/// Returns what the best round costs in which two seats, by their places in the field, meet.
pub(super) fn best_with(field: &Field, seed: u64, one: usize, other: usize) -> Terms {
    let rest = swiss::pair_without(field, seed, one, other);
    let mut sum = swiss::total(field, &rest);
    let pair = term::of_pair(field, &field.seats[one], &field.seats[other]);
    sum.iter_mut().zip(pair).for_each(|(sum, value)| *sum += value);
    sum
}

/// Returns what the best round of a field costs.
pub(super) fn best(field: &Field, seed: u64) -> (Vec<Match>, Terms) {
    let matches = swiss::pair(field, seed);
    let terms = swiss::total(field, &matches);
    (matches, terms)
}

/// Tells a criterion and what two rounds cost in it.
pub(super) fn tell(difference: Difference) -> Message {
    let amount = |value: i64| -> Value {
        match difference.term {
            // Differences of points are kept in tenths and squared.
            Term::PointsGap => super::reason::decimal(value).into(),
            _ => value.into(),
        }
    };
    let name = match difference.term {
        Term::Rematch => msg("pairing-criterion-rematch"),
        Term::SecondBye => msg("pairing-criterion-second-bye"),
        Term::ByeLevel => msg("pairing-criterion-bye-level"),
        Term::SameSchool | Term::SameSchoolLate => msg("pairing-criterion-school"),
        Term::ThirdAlike => msg("pairing-criterion-third"),
        Term::PointsGap => msg("pairing-criterion-gap"),
        Term::FloatAgain => msg("pairing-criterion-float"),
        Term::StartBalance => msg("pairing-criterion-balance"),
        Term::Alternation => msg("pairing-criterion-alternation"),
        Term::Seeding => msg("pairing-criterion-seeding"),
        Term::Lot => msg("pairing-criterion-lot"),
    };
    msg("pairing-criterion")
        .with("name", name)
        .with("this", amount(difference.this))
        .with("other", amount(difference.other))
}
