//! The championship Swiss: one global matching of least cost a round.
//!
//! Every two contestants present, and every one with the bye, have a cost made of [`Term`]s in strict order. The terms
//! are composed into one integer, so that no sum of lower terms reaches one step of a higher one, and
//! one minimum-weight perfect matching gives the round: whole, optimal, and the same for the same seed.

use super::{
    field::Field,
    matching, starts,
    term::{self, Term, Terms},
};
use crate::facts::{Board, EntryCode, Group, Round, scatter};

/// A pair of a round, by rows of the cross table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Match {
    /// A game.
    Game {
        /// Who starts.
        first: usize,
        /// Who answers.
        second: usize,
    },
    /// A round off.
    Bye {
        /// Who sits out.
        row: usize,
    },
}

impl Match {
    /// Returns a published round by rows.
    pub(super) fn of_round(group: &Group, published: &Round) -> Vec<Match> {
        let row = |code: EntryCode| group.members.iter().position(|member| member.entry == code);
        let game = |board: &Board| Some(Match::Game { first: row(board.first)?, second: row(board.second)? });
        let games = published.boards.iter().filter_map(game);
        let byes = published.byes.iter().filter_map(|code| Some(Match::Bye { row: row(*code)? }));
        games.chain(byes).collect()
    }
}

/// The bits left free for the solver's own sums.
const WEIGHT_BITS: u32 = 118;

/// Pairs a field. The games come in board order: the leaders first, the bye last.
pub fn pair(field: &Field, seed: u64) -> Vec<Match> {
    let n_seats = field.seats.len();
    if n_seats == 0 {
        return vec![];
    }
    // With an odd number the last vertex is the bye.
    let n = n_seats + n_seats % 2;
    let costs = compose(field, n, seed);
    // Those of equal points are alike; the bye is like nobody.
    let n_levels = field.seats.iter().map(|seat| seat.level + 1).max().unwrap_or(0);
    let kinds: Vec<usize> =
        (0..n).map(|vertex| field.seats.get(vertex).map_or(n_levels, |seat| seat.level)).collect();
    let mates = matching::least_cost(&costs, &kinds);
    let mut pairs: Vec<(usize, usize)> =
        mates.into_iter().enumerate().filter(|(one, other)| one < other).collect();
    pairs.sort_by_key(|&(one, other)| board_key(field, one, other));
    let game = |(one, other): (usize, usize)| match (&field.seats[one], field.seats.get(other)) {
        (seat, None) => Match::Bye { row: seat.row },
        (one, Some(other)) => match starts::first_starts(field, one, other, seed) {
            true => Match::Game { first: one.row, second: other.row },
            false => Match::Game { first: other.row, second: one.row },
        },
    };
    pairs.into_iter().map(game).collect()
}

/// Pairs a field without two of its seats, at the costs of the whole field; who starts is left open.
pub(super) fn pair_without(field: &Field, seed: u64, one: usize, other: usize) -> Vec<Match> {
    let n_seats = field.seats.len();
    let n = n_seats + n_seats % 2;
    let costs = compose(field, n, seed);
    let n_levels = field.seats.iter().map(|seat| seat.level + 1).max().unwrap_or(0);
    let left: Vec<usize> = (0..n).filter(|vertex| *vertex != one && *vertex != other).collect();
    if left.is_empty() {
        return vec![];
    }
    let costs = &costs;
    let row_of = |row: usize| left.iter().map(move |column| costs[row * n + column]);
    let costs: Vec<i128> = left.iter().flat_map(|row| row_of(*row)).collect();
    let kinds: Vec<usize> =
        left.iter().map(|vertex| field.seats.get(*vertex).map_or(n_levels, |seat| seat.level)).collect();
    let mates = matching::least_cost(&costs, &kinds);
    let pairs = mates.into_iter().enumerate().filter(|(one, other)| one < other);
    let game = |(one, other): (usize, usize)| match field.seats.get(left[other]) {
        None => Match::Bye { row: field.seats[left[one]].row },
        Some(other) => Match::Game { first: field.seats[left[one]].row, second: other.row },
    };
    pairs.map(game).collect()
}

/// Returns how many criteria, from the weightiest, a field weighs exactly.
pub(super) fn n_exact(field: &Field) -> usize {
    let n = field.seats.len() + field.seats.len() % 2;
    let scale = scale_of(field, n);
    match scale.seeding_shift {
        0 => scale.n_kept,
        _ => scale.n_kept.min(Term::Seeding as usize),
    }
}

/// Returns the terms of all pairs of a round, summed; the lot is left out.
pub fn total(field: &Field, matches: &[Match]) -> Terms {
    let seat = |row: usize| field.seats.iter().find(|seat| seat.row == row);
    let mut sum = [0; 12];
    for one in matches {
        let terms = match *one {
            Match::Game { first, second } => match (seat(first), seat(second)) {
                (Some(first), Some(second)) => term::of_pair(field, first, second),
                _ => continue,
            },
            Match::Bye { row } => match seat(row) {
                Some(seat) => term::of_bye(seat),
                None => continue,
            },
        };
        for (sum, value) in sum.iter_mut().zip(terms) {
            *sum += value;
        }
    }
    sum
}

fn board_key(field: &Field, one: usize, other: usize) -> impl Ord + use<> {
    let points = |seat: usize| field.seats.get(seat).map_or(i32::MIN, |seat| seat.points.tenths());
    let (a, b) = (points(one), points(other));
    let is_bye = other >= field.seats.len();
    // Seats are in the order of start numbers, and the first of a pair is the lower one.
    (is_bye, std::cmp::Reverse(a.max(b)), std::cmp::Reverse(a.min(b)), one)
}

/// Returns the terms of two vertices, of which the second may be the bye.
fn terms_of(field: &Field, one: usize, other: usize) -> Terms {
    match field.seats.get(other) {
        Some(other) => term::of_pair(field, &field.seats[one], other),
        None => term::of_bye(&field.seats[one]),
    }
}

/// Returns how the terms of a field are stacked.
fn scale_of(field: &Field, n: usize) -> Scale {
    let mut most = [0i64; 12];
    for one in 0..n {
        for other in one + 1..n {
            for (most, value) in most.iter_mut().zip(terms_of(field, one, other)) {
                *most = (*most).max(value);
            }
        }
    }
    most[Term::PointsGap as usize] /= gap_unit(field);
    Scale::new(&most, n)
}

/// Composes the costs of all pairs into single integers, as a row-major matrix.
fn compose(field: &Field, n: usize, seed: u64) -> Vec<i128> {
    let seats = &field.seats;
    let gap_unit = gap_unit(field);
    let scale = scale_of(field, n);
    let mut costs = vec![0; n * n];
    for one in 0..n {
        for other in one + 1..n {
            let mut terms = terms_of(field, one, other);
            terms[Term::PointsGap as usize] /= gap_unit;
            terms[Term::Seeding as usize] >>= scale.seeding_shift;
            let number = |seat: usize| seats.get(seat).map_or(0, |seat| u64::from(seat.start_number));
            let lot = scatter(seed, number(one), number(other)) & ((1 << scale.lot_bits) - 1);
            terms[Term::Lot as usize] = i64::try_from(lot).unwrap_or(0);
            costs[one * n + other] = scale.compose(&terms);
        }
    }
    costs
}

/// Returns the square of the greatest step that divides all differences of points.
fn gap_unit(field: &Field) -> i64 {
    let gcd = |a: i64, b: i64| {
        let (mut a, mut b) = (a, b);
        while b != 0 {
            (a, b) = (b, a % b);
        }
        a
    };
    let Some(first) = field.seats.first() else { return 1 };
    let steps =
        field.seats.iter().map(|seat| i64::from((seat.points.tenths() - first.points.tenths()).abs()));
    let step = steps.fold(0, gcd).max(1);
    step * step
}

/// How terms are stacked into one integer.
struct Scale {
    // What one step of each term weighs.
    weights: [i128; 12],
    // The lowest bits of the seeding term are given up in fields too large to hold all.
    seeding_shift: u32,
    lot_bits: u32,
    // How many terms were kept at all.
    n_kept: usize,
}

impl Scale {
    fn new(most: &Terms, n: usize) -> Scale {
        let (mut seeding_shift, mut lot_bits, mut n_kept) = (0, 24, most.len());
        loop {
            let mut most = *most;
            most[Term::Seeding as usize] >>= seeding_shift;
            most[Term::Lot as usize] = (1 << lot_bits) - 1;
            if let Some(weights) = stack(&most[..n_kept], n) {
                return Scale { weights, seeding_shift, lot_bits, n_kept };
            }
            // A field too large gives up precision from below: of the lot, of the seeding, then whole terms.
            if lot_bits > 12 {
                lot_bits -= 2;
            } else if most[Term::Seeding as usize] > 16 {
                seeding_shift += 2;
            } else if lot_bits > 0 {
                lot_bits -= 2;
            } else {
                n_kept -= 1;
            }
        }
    }

    fn compose(&self, terms: &Terms) -> i128 {
        terms.iter().zip(&self.weights).map(|(term, weight)| i128::from(*term) * weight).sum()
    }
}

/// Returns the weight of each term kept, or `None` if they do not fit.
fn stack(most: &[i64], n: usize) -> Option<[i128; 12]> {
    let n_pairs = i128::try_from(n / 2).ok()?;
    let mut weights = [0; 12];
    let mut weight: i128 = 1;
    for (term, most) in Term::ALL.into_iter().zip(most).rev() {
        weights[term as usize] = weight;
        let pays = if term.is_of_byes() { 1 } else { n_pairs };
        let steps = i128::from(*most).checked_mul(pays)?.checked_add(1)?;
        weight = weight.checked_mul(steps)?;
    }
    (weight < 1 << WEIGHT_BITS).then_some(weights)
}
