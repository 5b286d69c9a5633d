//! Who starts: what it costs two contestants to sit on either side.

use super::field::{Field, Seat};
use crate::facts::{StartRule, scatter};
use crate::standings::Side;

/// What an assignment of sides costs, in order of weight.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct StartCost {
    /// Contestants who get the same side a third time running.
    pub(super) third_alike: i64,
    /// How far those who get the wrong side are out of balance.
    pub(super) imbalance: i64,
    /// Contestants, in balance, who get the side they had last.
    pub(super) not_alternating: i64,
}

impl StartCost {
    fn plus(self, other: StartCost) -> StartCost {
        StartCost {
            third_alike: self.third_alike + other.third_alike,
            imbalance: self.imbalance + other.imbalance,
            not_alternating: self.not_alternating + other.not_alternating,
        }
    }
}

/// What either side costs a contestant: to start, and to answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct SideCosts([StartCost; 2]);

impl SideCosts {
    pub(super) fn of(field: &Field, seat: &Seat) -> SideCosts {
        match field.starts {
            StartRule::Lot => SideCosts([StartCost::default(); 2]),
            StartRule::Balanced => SideCosts([Side::First, Side::Second].map(|side| cost_of(seat, side))),
        }
    }

    /// Returns what the better assignment of sides costs two contestants.
    pub(super) fn best_with(&self, other: &SideCosts) -> StartCost {
        let (one, other) = (&self.0, &other.0);
        one[0].plus(other[1]).min(other[0].plus(one[1]))
    }
}

/// Returns what it costs if the first of two starts.
fn cost(one: &Seat, other: &Seat) -> StartCost {
    cost_of(one, Side::First).plus(cost_of(other, Side::Second))
}

fn cost_of(seat: &Seat, side: Side) -> StartCost {
    let balance = seat.balance();
    let wants = match balance {
        0 => None,
        1.. => Some(Side::Second),
        _ => Some(Side::First),
    };
    let is_third = matches!(seat.sides[..], [.., one, two] if one == side && two == side);
    StartCost {
        third_alike: i64::from(is_third),
        imbalance: if wants.is_some_and(|wanted| wanted != side) { balance.abs() } else { 0 },
        not_alternating: i64::from(wants.is_none() && seat.sides.last() == Some(&side)),
    }
}

/// Returns what the better assignment costs.
pub(super) fn best_cost(field: &Field, one: &Seat, other: &Seat) -> StartCost {
    SideCosts::of(field, one).best_with(&SideCosts::of(field, other))
}

/// Says whether the first of two starts.
pub(super) fn first_starts(field: &Field, one: &Seat, other: &Seat, seed: u64) -> bool {
    let (low, high) = (one.start_number.min(other.start_number), one.start_number.max(other.start_number));
    if field.starts == StartRule::Lot {
        let low_starts = scatter(seed, u64::from(low), u64::from(high)) & 1 == 0;
        return low_starts == (one.start_number == low);
    }
    match cost(one, other).cmp(&cost(other, one)) {
        std::cmp::Ordering::Less => true,
        std::cmp::Ordering::Greater => false,
        std::cmp::Ordering::Equal => {
            // The latest round in which their sides differed is turned round.
            let differing = one.sides.iter().rev().zip(other.sides.iter().rev()).find(|(a, b)| a != b);
            if let Some((side, _)) = differing {
                return *side == Side::Second;
            }
            // The better placed gets the side that brings balance.
            let one_is_better = (std::cmp::Reverse(one.points), one.start_number)
                < (std::cmp::Reverse(other.points), other.start_number);
            let better = if one_is_better { one } else { other };
            let better_starts = match (better.balance(), better.sides.last()) {
                (1.., _) => false,
                (..0, _) => true,
                (0, Some(last)) => *last == Side::Second,
                // At the beginning the odd start numbers of the upper half start.
                (0, None) => better.start_number % 2 == 1,
            };
            better_starts == one_is_better
        }
    }
}
