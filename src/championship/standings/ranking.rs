//! A precedence list becomes an order; ties stay ties.

use std::cmp::Reverse;

use super::{
    contribution::Scores,
    cross_table::CrossTable,
    metric::{self, Compute, Direction},
};
use crate::facts::MetricKey;

/// An order of rows, with the values that made it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ranking {
    /// The metrics, in order of precedence.
    pub metrics: Vec<MetricKey>,
    /// The rows, best first; among the tied by start number.
    pub lines: Vec<RankedLine>,
}

/// A row in its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RankedLine {
    /// The row of the cross table.
    pub row: usize,
    /// The rank, from 1; the tied share it.
    pub rank: usize,
    /// The values in hundredths, one for each metric.
    pub values: Vec<i64>,
}

/// Ranks the rows of a table by a precedence list.
pub fn rank(table: &CrossTable, precedence: &[MetricKey]) -> Ranking {
    let scores = Scores::new(table);
    let mut rows: Vec<usize> = (0..table.rows.len()).collect();
    rows.sort_by_key(|&row| table.rows[row].start_number);
    let mut values = vec![vec![]; rows.len()];
    let mut tied_sets = vec![rows];
    for &key in precedence {
        let metric = metric::of(key);
        let mut next_sets = vec![];
        for mut tied in tied_sets {
            let found: Vec<i64> = match metric.compute {
                Compute::Row(compute) => tied.iter().map(|&row| compute(&scores, row)).collect(),
                Compute::Tied(compute) if tied.len() > 1 => compute(&scores, &tied),
                Compute::Tied(_) => vec![0; tied.len()],
            };
            for (&row, &value) in tied.iter().zip(&found) {
                values[row].push(value);
            }
            let latest = |row: usize| values[row].last().copied().unwrap_or(0);
            match metric.direction {
                Direction::HighestFirst => tied.sort_by_key(|&row| Reverse(latest(row))),
                Direction::LowestFirst => tied.sort_by_key(|&row| latest(row)),
            }
            next_sets
                .extend(tied.chunk_by(|&one, &other| latest(one) == latest(other)).map(<[usize]>::to_vec));
        }
        tied_sets = next_sets;
    }
    let mut lines = vec![];
    for tied in tied_sets {
        let rank = lines.len() + 1;
        lines.extend(tied.into_iter().map(|row| RankedLine { row, rank, values: values[row].clone() }));
    }
    Ranking { metrics: precedence.to_vec(), lines }
}
