//! What each round contributes to Buchholz and Sonneborn-Berger.

use super::cross_table::{Cell, CrossTable};
use crate::facts::{Outcome, Points, UnplayedRounds};
use speech::{Message, msg};

/// The scores of a table, worked out once for all metrics.
#[derive(Clone, Debug)]
pub struct Scores<'t> {
    /// The table.
    pub table: &'t CrossTable,
    /// Points of each row.
    pub points: Vec<Points>,
    // Invariant: one list a row, one entry a round.
    contributions: Vec<Vec<Contribution>>,
}

/// What one round adds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Contribution {
    /// The opponent's, or dummy's, points in tenths.
    opponent: i64,
    /// Those times the points made in the round, in hundredths.
    product: i64,
    is_voluntary: bool,
}

/// Which of the two families a sum belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Family {
    /// Sums of opponents' points.
    Buchholz,
    /// Sums of opponents' points times one's own.
    SonnebornBerger,
}

impl<'t> Scores<'t> {
    /// Works out the scores of a table.
    pub fn new(table: &'t CrossTable) -> Scores<'t> {
        let points: Vec<Points> = (0..table.rows.len()).map(|row| table.points_of(row)).collect();
        let adjusted: Vec<Points> = match table.unplayed {
            UnplayedRounds::Plain => points.clone(),
            UnplayedRounds::Fide2026 => {
                (0..table.rows.len()).map(|row| adjusted_points(table, row)).collect()
            }
        };
        let contribution = |row: usize, cell: &Cell| {
            let opponent = match (*cell, table.unplayed) {
                (Cell::Open { .. }, _) => Points::ZERO,
                (Cell::Game { opponent, .. }, _) => adjusted[opponent],
                (_, UnplayedRounds::Plain) => Points::ZERO,
                // C.07 article 16.4: a dummy with one's own score, which a forfeit limits to the score of
                // who was paired, and a round without a pairing to that of somebody who drew every round.
                (Cell::Forfeit { opponent, .. }, UnplayedRounds::Fide2026) => {
                    points[row].min(adjusted[opponent])
                }
                (Cell::Bye { .. } | Cell::Missed { .. }, UnplayedRounds::Fide2026) => {
                    points[row].min(all_draws(table))
                }
            };
            let opponent = i64::from(opponent.tenths());
            let product = opponent * i64::from(cell.points(&table.points).tenths());
            Contribution { opponent, product, is_voluntary: cell.is_voluntary() }
        };
        let rows = table.rows.iter().enumerate();
        let contributions = rows
            .map(|(row, cells)| cells.cells.iter().map(|cell| contribution(row, cell)).collect())
            .collect();
        Scores { table, points, contributions }
    }

    /// Returns a sum in hundredths, without so many of the lowest and highest contributions.
    pub fn sum(&self, row: usize, family: Family, cut_lowest: usize, cut_highest: usize) -> i64 {
        let mut left = self.contributions[row].clone();
        let value = |one: &Contribution| match family {
            Family::Buchholz => one.opponent * 10,
            Family::SonnebornBerger => one.product,
        };
        for _ in 0..cut_lowest {
            let Some(index) = self.lowest(&left, value) else { break };
            left.remove(index);
        }
        for _ in 0..cut_highest {
            let highest = (0..left.len()).max_by_key(|&index| (left[index].opponent, left[index].product));
            let Some(index) = highest else { break };
            left.remove(index);
        }
        left.iter().map(value).sum()
    }

    /// Returns the contribution that a cut takes: that of the lowest opponent, or, in FIDE's rules, that of
    /// the lowest round missed by choice if it counts for more (C.07 article 16.5).
    fn lowest(&self, left: &[Contribution], value: impl Fn(&Contribution) -> i64) -> Option<usize> {
        let order = |index: &usize| (left[*index].opponent, left[*index].product);
        let lowest = (0..left.len()).min_by_key(order)?;
        if self.table.unplayed == UnplayedRounds::Plain {
            return Some(lowest);
        }
        let voluntary = (0..left.len()).filter(|&index| left[index].is_voluntary);
        let voluntary = voluntary.min_by_key(|&index| value(&left[index]));
        Some(voluntary.filter(|&index| value(&left[index]) >= value(&left[lowest])).unwrap_or(lowest))
    }
}

/// Says how a round without a game counts in both families, as [`Scores::new`] counts it.
pub fn unplayed_rule(unplayed: UnplayedRounds) -> Message {
    match unplayed {
        UnplayedRounds::Plain => msg("standings-unplayed-plain"),
        UnplayedRounds::Fide2026 => msg("standings-unplayed-fide"),
    }
}

/// Returns what somebody who drew every round would have.
fn all_draws(table: &CrossTable) -> Points {
    let rounds = i32::try_from(table.n_rounds).unwrap_or(i32::MAX / 100);
    Points::from_tenths(table.points.draw.tenths() * rounds)
}

/// Returns a contestant's points as the opponents' tie-breaks see them: rounds missed by announcement at the
/// end count as draws (C.07 article 16.3).
fn adjusted_points(table: &CrossTable, row: usize) -> Points {
    let mut is_trailing = true;
    let mut sum = Points::ZERO;
    for cell in table.rows[row].cells.iter().rev() {
        is_trailing &= cell.is_voluntary();
        sum = sum
            + match cell {
                Cell::Missed { .. } if is_trailing => table.points.draw,
                cell => cell.points(&table.points),
            };
    }
    sum
}

impl Scores<'_> {
    /// Returns how many cells of a row fulfil a condition.
    pub fn count(&self, row: usize, condition: impl Fn(&Cell) -> bool) -> i64 {
        let count = self.table.rows[row].cells.iter().filter(|cell| condition(cell)).count();
        i64::try_from(count).unwrap_or(i64::MAX)
    }

    /// Returns the sum, in hundredths, of the scores after each round, from a round index on.
    pub fn progressive(&self, row: usize, from: usize) -> i64 {
        let mut score = 0;
        let mut sum = 0;
        for (index, cell) in self.table.rows[row].cells.iter().enumerate() {
            score += i64::from(cell.points(&self.table.points).tenths()) * 10;
            sum += if index >= from { score } else { 0 };
        }
        sum
    }

    /// Returns what was made in single games, in hundredths.
    pub fn game_points(&self, row: usize) -> i64 {
        let table = &self.table.rows[row];
        if !table.game_points.is_empty() {
            return table.game_points.iter().map(|points| i64::from(points.tenths()) * 10).sum();
        }
        let of = |outcome: Outcome| match outcome {
            Outcome::Win => 100,
            Outcome::Draw => 50,
            Outcome::Loss => 0,
        };
        let cells = table.cells.iter().map(|cell| match *cell {
            Cell::Game { outcome, .. } | Cell::Forfeit { outcome, .. } => of(outcome),
            _ => 0,
        });
        cells.sum()
    }

    /// Says whether a cell is worth a win, played or not.
    pub fn is_win(&self, cell: &Cell) -> bool {
        match cell {
            Cell::Game { outcome, .. } | Cell::Forfeit { outcome, .. } => *outcome == Outcome::Win,
            Cell::Bye { points } => *points == self.table.points.win,
            Cell::Missed { .. } | Cell::Open { .. } => false,
        }
    }
}
