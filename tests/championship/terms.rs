//! The terms of a pairing's cost, written a second time from the words of the regulations: the pairing is held to them.
//!
//! Nothing here asks the pairing's own field or terms: everything is read off the cross table, round by round.

use championship::facts::{Outcome, SameSchool, StartRule};
use championship::pairing::swiss::Match;
use championship::standings::{Cell, CrossTable, Side};

/// What a round costs, the weightiest first: rematches, second byes, a bye that is not for the lowest, one school, a third
/// game running on one side, points apart, one school where that comes later, floats again, starts out of balance, starts
/// that do not alternate, distance from upper half against lower half.
pub(crate) type Cost = [i64; 11];

/// Nothing to pay.
pub(crate) const FREE: Cost = [0; 11];

/// Who is to be paired, and under which rules.
pub(crate) struct Hall<'a> {
    table: &'a CrossTable,
    schools: &'a [u32],
    present: &'a [usize],
    same_school: SameSchool,
    starts: StartRule,
}

/// Adds two costs.
pub(crate) fn sum(one: Cost, other: Cost) -> Cost {
    std::array::from_fn(|index| one[index] + other[index])
}

impl<'a> Hall<'a> {
    pub(crate) fn new(
        table: &'a CrossTable,
        schools: &'a [u32],
        present: &'a [usize],
        same_school: SameSchool,
        starts: StartRule,
    ) -> Self {
        Hall { table, schools, present, same_school, starts }
    }

    /// The points of a row before a round, in tenths: a win one, a draw half; a bye what it says; a win without a game
    /// one.
    fn points_before(&self, row: usize, round: usize) -> i64 {
        let worth = |cell: &Cell| match *cell {
            Cell::Game { outcome: Outcome::Win, .. } | Cell::Forfeit { outcome: Outcome::Win, .. } => 10,
            Cell::Game { outcome: Outcome::Draw, .. } | Cell::Forfeit { outcome: Outcome::Draw, .. } => 5,
            Cell::Game { .. } | Cell::Forfeit { .. } | Cell::Open { .. } => 0,
            Cell::Bye { points } | Cell::Missed { points } => i64::from(points.tenths()),
        };
        self.table.rows[row].cells[..round].iter().map(worth).sum()
    }

    fn points(&self, row: usize) -> i64 {
        self.points_before(row, self.table.n_rounds)
    }

    /// The sides of the games played, whether it was the one who starts.
    fn sides(&self, row: usize) -> Vec<bool> {
        let cells = self.table.rows[row].cells.iter();
        cells
            .filter_map(|cell| match cell {
                Cell::Game { side, .. } | Cell::Open { side, .. } => Some(*side == Side::First),
                _ => None,
            })
            .collect()
    }

    /// Which way a row went in a round: 1 up against more points, -1 down against fewer or without having to play.
    fn float(&self, row: usize, round: usize) -> i64 {
        match self.table.rows[row].cells[round] {
            Cell::Game { opponent, .. } | Cell::Open { opponent, .. } => {
                (self.points_before(opponent, round) - self.points_before(row, round)).signum()
            }
            Cell::Bye { .. } | Cell::Forfeit { outcome: Outcome::Win, .. } => -1,
            Cell::Forfeit { .. } | Cell::Missed { .. } => 0,
        }
    }

    /// Going the same way as in the last round costs two, as in the round before that one.
    fn float_again(&self, row: usize, direction: i64) -> i64 {
        let n = self.table.n_rounds;
        let went = |back: usize| n >= back && self.float(row, n - back) == direction;
        let mut cost = 0;
        if went(1) {
            cost += 2;
        }
        if went(2) {
            cost += 1;
        }
        cost
    }

    fn met(&self, row: usize, other: usize) -> i64 {
        let is_meeting = |cell: &&Cell| match cell {
            Cell::Game { opponent, .. } | Cell::Open { opponent, .. } => *opponent == other,
            _ => false,
        };
        self.table.rows[row].cells.iter().filter(is_meeting).count() as i64
    }

    /// Those present with the same points, by start number.
    fn equals(&self, row: usize) -> Vec<usize> {
        let mut equals: Vec<usize> =
            self.present.iter().copied().filter(|other| self.points(*other) == self.points(row)).collect();
        equals.sort_by_key(|other| self.table.rows[*other].start_number);
        equals
    }

    /// How many different numbers of points below one's own somebody present has.
    fn level(&self, row: usize) -> i64 {
        let mut lower: Vec<i64> = self.present.iter().map(|other| self.points(*other)).collect();
        lower.retain(|points| *points < self.points(row));
        lower.sort_unstable();
        lower.dedup();
        lower.len() as i64
    }

    fn place(&self, row: usize) -> i64 {
        self.equals(row).iter().position(|other| *other == row).expect("one is one's own equal") as i64
    }

    /// What a side costs somebody: a third time running, how far out of balance, not alternating.
    fn side_cost(&self, row: usize, starts: bool) -> [i64; 3] {
        let sides = self.sides(row);
        let lead = sides.iter().map(|started| if *started { 1 } else { -1 }).sum::<i64>();
        let is_third = sides.len() >= 2 && sides[sides.len() - 2..] == [starts, starts];
        let worsens = (lead > 0 && starts) || (lead < 0 && !starts);
        let repeats = lead == 0 && sides.last() == Some(&starts);
        [i64::from(is_third), if worsens { lead.abs() } else { 0 }, i64::from(repeats)]
    }

    /// What a game costs if the first of the two starts.
    pub(crate) fn game(&self, first: usize, second: usize) -> Cost {
        let is_one_school = i64::from(self.schools[first] == self.schools[second]);
        let (early, late) = match self.same_school {
            SameSchool::Allowed => (0, 0),
            SameSchool::AvoidedLate => (0, is_one_school),
            SameSchool::Avoided | SameSchool::Forbidden => (is_one_school, 0),
        };
        let apart = self.points(first) - self.points(second);
        let floats = if apart == 0 {
            0
        } else {
            self.float_again(first, -apart.signum()) + self.float_again(second, apart.signum())
        };
        let starts = match self.starts {
            StartRule::Lot => [0; 3],
            StartRule::Balanced => {
                let (a, b) = (self.side_cost(first, true), self.side_cost(second, false));
                std::array::from_fn(|index| a[index] + b[index])
            }
        };
        let n_equal = |row: usize| self.equals(row).len() as i64;
        let away = if apart == 0 {
            ((self.place(first) - self.place(second)).abs() - n_equal(first) / 2).abs()
        } else {
            let (upper, lower) = if apart > 0 { (first, second) } else { (second, first) };
            // From the last of the upper, from the first of the lower.
            n_equal(upper) - 1 - self.place(upper) + self.place(lower)
        };
        let meetings = self.met(first, second);
        let [third, balance, alternation] = starts;
        [meetings, 0, 0, early, third, apart * apart, late, floats, balance, alternation, away * away]
    }

    /// What a game costs with the better start for both.
    pub(crate) fn better_game(&self, one: usize, other: usize) -> Cost {
        let (a, b) = (self.game(one, other), self.game(other, one));
        let weight = |cost: &Cost| (cost[4], cost[8], cost[9]);
        if weight(&a) <= weight(&b) { a } else { b }
    }

    /// What a round off costs.
    pub(crate) fn bye(&self, row: usize) -> Cost {
        let is_bye =
            |cell: &&Cell| matches!(cell, Cell::Bye { .. } | Cell::Forfeit { outcome: Outcome::Win, .. });
        let byes = self.table.rows[row].cells.iter().filter(is_bye).count() as i64;
        let away = self.equals(row).len() as i64 - 1 - self.place(row);
        let floats = self.float_again(row, -1);
        [0, byes, self.level(row), 0, 0, 0, 0, floats, 0, 0, away * away]
    }

    /// What a whole round costs, with the starts as they are.
    pub(crate) fn round(&self, matches: &[Match]) -> Cost {
        matches.iter().fold(FREE, |cost, one| match *one {
            Match::Game { first, second } => sum(cost, self.game(first, second)),
            Match::Bye { row } => sum(cost, self.bye(row)),
        })
    }

    /// What the pairs of a round cost, each with the better start.
    pub(crate) fn pairs(&self, matches: &[Match]) -> Cost {
        matches.iter().fold(FREE, |cost, one| match *one {
            Match::Game { first, second } => sum(cost, self.better_game(first, second)),
            Match::Bye { row } => sum(cost, self.bye(row)),
        })
    }

    /// The least cost over all ways to pair everybody in which two meet, by trying them all.
    pub(crate) fn least_with(&self, one: usize, other: usize) -> Cost {
        let left: Vec<usize> =
            self.present.iter().copied().filter(|row| *row != one && *row != other).collect();
        sum(self.better_game(one, other), self.least_of(&left, left.len() % 2 == 1))
    }

    /// The least cost over all ways to pair everybody, by trying them all.
    pub(crate) fn least(&self) -> Cost {
        self.least_of(self.present, self.present.len() % 2 == 1)
    }

    fn least_of(&self, left: &[usize], bye_left: bool) -> Cost {
        let Some((&one, rest)) = left.split_first() else { return FREE };
        let mut best: Option<Cost> = None;
        let mut offer = |cost: Cost| best = Some(best.map_or(cost, |best| best.min(cost)));
        for index in 0..rest.len() {
            let mut others = rest.to_vec();
            let other = others.remove(index);
            offer(sum(self.better_game(one, other), self.least_of(&others, bye_left)));
        }
        if bye_left {
            offer(sum(self.bye(one), self.least_of(rest, false)));
        }
        best.expect("somebody is left for the last one")
    }
}
