//! The championship Swiss: one global matching of least cost a round.
//!
//! Every two contestants present, and every one with the bye, have a cost made of [`Term`]s in strict order. The terms
//! are composed into one integer, so that no sum of lower terms reaches one step of a higher one, and
//! one minimum-weight perfect matching gives the round: whole, optimal, and the same for the same seed.

use std::collections::{BTreeMap, BTreeSet};

use super::{
    field::{Field, Seat},
    matching::{self, Kind},
    starts::{self, SideCosts},
    term::{self, Likeness, Spot, Term, Terms},
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
    let costs = Costs::of(field, seed);
    let least = |one, other| costs.least(one, other);
    let mates = matching::least_cost(&costs.kinds(), costs.reach(), least, |one, other| costs.at(one, other));
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
    let costs = Costs::of(field, seed);
    let left: Vec<usize> = (0..costs.n).filter(|vertex| *vertex != one && *vertex != other).collect();
    if left.is_empty() {
        return vec![];
    }
    let kinds = costs.kinds();
    let kinds: Vec<Kind> = left.iter().map(|vertex| kinds[*vertex]).collect();
    let least = |one, other| costs.least(one, other);
    let mates =
        matching::least_cost(&kinds, costs.reach(), least, |one, other| costs.at(left[one], left[other]));
    let pairs = mates.into_iter().enumerate().filter(|(one, other)| one < other);
    let game = |(one, other): (usize, usize)| match field.seats.get(left[other]) {
        None => Match::Bye { row: field.seats[left[one]].row },
        Some(other) => Match::Game { first: field.seats[left[one]].row, second: other.row },
    };
    pairs.map(game).collect()
}

/// Returns how many criteria, from the weightiest, a field weighs exactly.
pub(super) fn n_exact(field: &Field) -> usize {
    let scale = Costs::of(field, 0).scale;
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

/// What all pairs of a field cost. Of millions of pairs most are asked for once, and a table of them would fill the memory.
struct Costs<'f> {
    seats: &'f [Seat],
    // What is asked of each seat for millions of pairs, close together.
    briefs: Vec<Brief>,
    // With an odd number the last vertex is the bye.
    n: usize,
    // Those who are alike.
    likenesses: Vec<Likeness>,
    // What two who are alike in these ways cost, row by row, whoever they are.
    bases: Vec<i128>,
    school_weight: i128,
    scale: Scale,
    seed: u64,
}

/// A seat in short.
#[derive(Clone, Copy, Debug)]
struct Brief {
    row: usize,
    start_number: u32,
    school: u32,
    // Which of those who are alike.
    likeness: usize,
    spot: Spot,
}

impl<'f> Costs<'f> {
    fn of(field: &'f Field, seed: u64) -> Costs<'f> {
        let seats = &field.seats[..];
        let all: Vec<Likeness> = seats.iter().map(|seat| Likeness::of(field, seat)).collect();
        let likenesses: Vec<Likeness> = all.iter().copied().collect::<BTreeSet<_>>().into_iter().collect();
        let brief = |(seat, likeness): (&Seat, &Likeness)| Brief {
            row: seat.row,
            start_number: seat.start_number,
            school: seat.school,
            likeness: likenesses.binary_search(likeness).unwrap_or(0),
            spot: Spot::of(seat),
        };
        let briefs: Vec<Brief> = seats.iter().zip(&all).map(brief).collect();
        let n = seats.len() + seats.len() % 2;
        let scale = Scale::new(&most_of(field, &likenesses, &briefs), n);
        let gap_unit = gap_unit(field);
        let base = |one: &Likeness, other: &Likeness| {
            let mut terms = one.with(other);
            terms[Term::PointsGap as usize] /= gap_unit;
            scale.compose(&terms)
        };
        let base = &base;
        let bases = likenesses.iter().flat_map(|one| likenesses.iter().map(move |other| base(one, other)));
        let bases = bases.collect();
        let school_weight = term::of_school(field.same_school).map_or(0, |term| scale.weights[term as usize]);
        Costs { seats, briefs, n, likenesses, bases, school_weight, scale, seed }
    }

    /// Returns what a pair costs, as one integer; who comes later may be the bye.
    fn at(&self, of: usize, with: usize) -> i128 {
        let (low, high) = (of.min(with), of.max(with));
        let weight = |term: Term, value: i64| i128::from(value) * self.scale.weights[term as usize];
        let one = &self.briefs[low];
        let Some(other) = self.briefs.get(high) else {
            let mut terms = term::of_bye(&self.seats[low]);
            terms[Term::Seeding as usize] >>= self.scale.seeding_shift;
            return self.scale.compose(&terms) + weight(Term::Lot, self.lot(one.start_number, 0));
        };
        let base = self.bases[one.likeness * self.likenesses.len() + other.likeness];
        let seeding = weight(Term::Seeding, term::seeding(one.spot, other.spot) >> self.scale.seeding_shift);
        let school = if one.school == other.school { self.school_weight } else { 0 };
        // Each has met the other; many pairs of one are asked for in a row, whose games are then at hand.
        let row = if of == low { other.row } else { one.row };
        let meetings = match term::meetings(&self.seats[of], row) {
            0 => 0,
            meetings => weight(Term::Rematch, meetings),
        };
        let lot = match self.scale.lot_bits {
            0 => 0,
            _ => weight(Term::Lot, self.lot(one.start_number, other.start_number)),
        };
        base + seeding + school + meetings + lot
    }

    /// Returns what no pair of two classes of [`Costs::kinds`] costs less than.
    fn least(&self, one: usize, other: usize) -> i128 {
        let n_likenesses = self.likenesses.len();
        // The last class is that of the bye.
        if one.max(other) >= n_likenesses { 0 } else { self.bases[one * n_likenesses + other] }
    }

    /// Returns how many places around the best one cost the same, because a large field has given up what tells them apart.
    fn reach(&self) -> usize {
        (1_usize << self.scale.seeding_shift).isqrt() - 1
    }

    fn lot(&self, one: u32, other: u32) -> i64 {
        let lot = scatter(self.seed, u64::from(one), u64::from(other)) & ((1 << self.scale.lot_bits) - 1);
        i64::try_from(lot).unwrap_or(0)
    }

    /// Returns who is alike: those of equal points to whom either side is worth the same. The bye is like nobody.
    fn kinds(&self) -> Vec<Kind> {
        let ways: BTreeSet<SideCosts> = self.likenesses.iter().map(|likeness| likeness.sides).collect();
        let ways: Vec<SideCosts> = ways.into_iter().collect();
        let way = |brief: &Brief| ways.binary_search(&self.likenesses[brief.likeness].sides).unwrap_or(0);
        let kinds = self.seats.iter().zip(&self.briefs);
        let kinds =
            kinds.map(|(seat, brief)| Kind { level: seat.level, way: way(brief), class: brief.likeness });
        let n_levels = self.seats.iter().map(|seat| seat.level + 1).max().unwrap_or(0);
        let bye = Kind { level: n_levels, way: 0, class: self.likenesses.len() };
        kinds.chain(std::iter::repeat_n(bye, self.n - self.seats.len())).collect()
    }
}

/// Returns the most that a pair of a field pays of each term but the lot, in steps.
fn most_of(field: &Field, likenesses: &[Likeness], briefs: &[Brief]) -> Terms {
    let seats = &field.seats;
    let mut most = [0i64; 12];
    let mut take = |terms: Terms| {
        for (most, value) in most.iter_mut().zip(terms) {
            *most = (*most).max(value);
        }
    };
    let mut counts = vec![0; likenesses.len()];
    briefs.iter().for_each(|brief| counts[brief.likeness] += 1);
    for (number, one) in likenesses.iter().enumerate() {
        let others = likenesses[number + 1..].iter();
        // Nobody is paired with himself.
        let own = Some(one).filter(|_| counts[number] > 1);
        others.chain(own).for_each(|other| take(one.with(other)));
    }
    if seats.len() % 2 == 1 {
        seats.iter().for_each(|seat| take(term::of_bye(seat)));
    }
    let seat_of: BTreeMap<usize, usize> =
        seats.iter().enumerate().map(|(index, seat)| (seat.row, index)).collect();
    for (index, seat) in seats.iter().enumerate() {
        let later = seat.met.iter().filter(|row| seat_of.get(row).is_some_and(|other| *other > index));
        let meetings = later.map(|row| term::meetings(seat, *row)).max().unwrap_or(0);
        most[Term::Rematch as usize] = most[Term::Rematch as usize].max(meetings);
    }
    let n_schools = seats.iter().map(|seat| seat.school).collect::<BTreeSet<_>>().len();
    if let Some(term) = term::of_school(field.same_school).filter(|_| n_schools < seats.len()) {
        most[term as usize] = 1;
    }
    let away = term::most_seeding(briefs.iter().map(|brief| brief.spot));
    most[Term::Seeding as usize] = most[Term::Seeding as usize].max(away);
    most[Term::PointsGap as usize] /= gap_unit(field);
    most
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
