//! The registry of metrics: key, abbreviation, names, meaning and sum, one entry each.

use std::cmp::Ordering;

use super::{
    contribution::{Family, Scores},
    cross_table::{Cell, Side},
    direct_encounter,
};
use crate::facts::{MetricKey, Outcome};
use speech::{Message, msg};

/// A number that orders contestants.
#[derive(Clone)]
pub struct Metric {
    /// The key in regulations.
    pub key: MetricKey,
    /// The abbreviation in files and tables, as FIDE writes it where FIDE has it.
    pub abbreviation: &'static str,
    /// The name.
    pub name: Message,
    /// What it is, in a sentence.
    pub explanation: Message,
    /// Which end comes first.
    pub direction: Direction,
    /// How many decimals are printed.
    pub decimals: usize,
    /// How it is computed; all values are hundredths.
    pub compute: Compute,
}

/// Which end of a metric comes first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    /// More is better.
    HighestFirst,
    /// Less is better, and 0 says nothing.
    LowestFirst,
}

/// How a metric is computed.
#[derive(Clone, Copy)]
pub enum Compute {
    /// From a row alone.
    Row(fn(&Scores<'_>, usize) -> i64),
    /// Within a set of tied rows.
    Tied(fn(&Scores<'_>, &[usize]) -> Vec<i64>),
}

impl Metric {
    /// Writes a value with the metric's decimals.
    pub fn format(&self, hundredths: i64) -> String {
        let sign = if hundredths < 0 { "-" } else { "" };
        let (whole, rest) = (hundredths.unsigned_abs() / 100, hundredths.unsigned_abs() % 100);
        match self.decimals {
            0 => format!("{sign}{whole}"),
            1 => format!("{sign}{whole}.{}", rest / 10),
            _ => format!("{sign}{whole}.{rest:02}"),
        }
    }
}

/// Returns the metric of a key.
pub fn of(key: MetricKey) -> &'static Metric {
    METRICS.iter().find(|metric| metric.key == key).expect("every key has an entry; see below")
}

/// Says whether a metric is made of opponents' points, so that a round without an opponent needs a rule.
pub const fn is_of_opponents(key: MetricKey) -> bool {
    use MetricKey::{
        Buchholz, BuchholzCut1, BuchholzCut2, BuchholzMedian1, BuchholzMedian2, SonnebornBerger,
        SonnebornBergerCut1,
    };
    matches!(
        key,
        Buchholz
            | BuchholzCut1
            | BuchholzCut2
            | BuchholzMedian1
            | BuchholzMedian2
            | SonnebornBerger
            | SonnebornBergerCut1
    )
}

/// Compares the values of two contestants of different groups, the better first, by each metric's own direction.
///
/// What is computed among the tied of one group says nothing about another group and is passed over.
pub fn compare(metrics: &[MetricKey], one: &[i64], other: &[i64]) -> Ordering {
    let pairs = one.iter().zip(other);
    let by_metric = metrics.iter().map(|key| of(*key)).zip(pairs).map(|(metric, (one, other))| {
        match (&metric.compute, metric.direction) {
            (Compute::Tied(_), _) => Ordering::Equal,
            (Compute::Row(_), Direction::HighestFirst) => other.cmp(one),
            (Compute::Row(_), Direction::LowestFirst) => one.cmp(other),
        }
    });
    by_metric.fold(Ordering::Equal, Ordering::then)
}

/// Compares the values of two contestants of groups that played differently many rounds, by what they made a round.
///
/// Start numbers are places in a list and no sums: they are compared as they are.
pub fn compare_averages(metrics: &[MetricKey], one: (&[i64], i64), other: (&[i64], i64)) -> Ordering {
    // Crosswise, so that nothing is lost by dividing.
    let scaled = |values: &[i64], rounds: i64| -> Vec<i64> {
        let values = metrics.iter().zip(values);
        values
            .map(|(key, value)| if *key == MetricKey::StartNumber { *value } else { value * rounds })
            .collect()
    };
    compare(metrics, &scaled(one.0, other.1), &scaled(other.0, one.1))
}

/// Finds a metric by its abbreviation, in any case, also by the old spellings of cut and median.
pub fn find(abbreviation: &str) -> Option<&'static Metric> {
    let wanted = abbreviation.trim().to_uppercase().replace(['-', ':', '#', ' '], "/");
    METRICS
        .iter()
        .find(|metric| metric.abbreviation == wanted || metric.abbreviation.replace('/', "") == wanted)
}

/// Returns the abbreviations known, for messages.
pub fn abbreviations() -> Vec<&'static str> {
    METRICS.iter().map(|metric| metric.abbreviation).collect()
}

const HUNDRED: i64 = 100;

macro_rules! metric {
    ($key:ident, $abbreviation:literal, $decimals:literal, $direction:ident, $name:expr, $explanation:expr, $compute:expr) => {
        Metric {
            key: MetricKey::$key,
            abbreviation: $abbreviation,
            name: $name,
            explanation: $explanation,
            direction: Direction::$direction,
            decimals: $decimals,
            compute: $compute,
        }
    };
}

/// A key without an entry stops here, when the program is built.
const _: () = {
    let mut index = 0;
    while index < MetricKey::ALL.len() {
        let (mut entry, mut found) = (0, false);
        while entry < METRICS.len() {
            found |= METRICS[entry].key as usize == MetricKey::ALL[index] as usize;
            entry += 1;
        }
        assert!(found, "a key of `MetricKey` has no entry among the metrics");
        index += 1;
    }
};

/// All metrics.
pub const METRICS: &[Metric] = &[
    metric!(
        Points,
        "PTS",
        1,
        HighestFirst,
        msg("standings-points"),
        msg("standings-points-is"),
        Compute::Row(|scores, row| i64::from(scores.points[row].tenths()) * 10)
    ),
    metric!(
        DirectEncounter,
        "DE",
        0,
        LowestFirst,
        msg("standings-direct-encounter"),
        msg("standings-direct-encounter-is"),
        Compute::Tied(|scores, tied| {
            direct_encounter::rank(scores, tied).into_iter().map(|rank| rank * HUNDRED).collect()
        })
    ),
    metric!(
        Buchholz,
        "BH",
        1,
        HighestFirst,
        msg("standings-buchholz"),
        msg("standings-buchholz-is"),
        Compute::Row(|scores, row| scores.sum(row, Family::Buchholz, 0, 0))
    ),
    metric!(
        BuchholzCut1,
        "BH/C1",
        1,
        HighestFirst,
        msg("standings-buchholz-cut-1"),
        msg("standings-buchholz-cut-1-is"),
        Compute::Row(|scores, row| scores.sum(row, Family::Buchholz, 1, 0))
    ),
    metric!(
        BuchholzCut2,
        "BH/C2",
        1,
        HighestFirst,
        msg("standings-buchholz-cut-2"),
        msg("standings-buchholz-cut-2-is"),
        Compute::Row(|scores, row| scores.sum(row, Family::Buchholz, 2, 0))
    ),
    metric!(
        BuchholzMedian1,
        "BH/M1",
        1,
        HighestFirst,
        msg("standings-buchholz-median-1"),
        msg("standings-buchholz-median-1-is"),
        Compute::Row(|scores, row| scores.sum(row, Family::Buchholz, 1, 1))
    ),
    metric!(
        BuchholzMedian2,
        "BH/M2",
        1,
        HighestFirst,
        msg("standings-buchholz-median-2"),
        msg("standings-buchholz-median-2-is"),
        Compute::Row(|scores, row| scores.sum(row, Family::Buchholz, 2, 2))
    ),
    metric!(
        SonnebornBerger,
        "SB",
        2,
        HighestFirst,
        msg("standings-sonneborn-berger"),
        msg("standings-sonneborn-berger-is"),
        Compute::Row(|scores, row| scores.sum(row, Family::SonnebornBerger, 0, 0))
    ),
    metric!(
        SonnebornBergerCut1,
        "SB/C1",
        2,
        HighestFirst,
        msg("standings-sonneborn-berger-cut-1"),
        msg("standings-sonneborn-berger-cut-1-is"),
        Compute::Row(|scores, row| scores.sum(row, Family::SonnebornBerger, 1, 0))
    ),
    metric!(
        Wins,
        "WIN",
        0,
        HighestFirst,
        msg("standings-wins"),
        msg("standings-wins-is"),
        Compute::Row(|scores, row| HUNDRED * scores.count(row, |cell| scores.is_win(cell)))
    ),
    metric!(
        GamesWon,
        "WON",
        0,
        HighestFirst,
        msg("standings-games-won"),
        msg("standings-games-won-is"),
        Compute::Row(|scores, row| {
            HUNDRED * scores.count(row, |cell| matches!(cell, Cell::Game { outcome: Outcome::Win, .. }))
        })
    ),
    metric!(
        Progressive,
        "PS",
        1,
        HighestFirst,
        msg("standings-progressive"),
        msg("standings-progressive-is"),
        Compute::Row(|scores, row| scores.progressive(row, 0))
    ),
    metric!(
        ProgressiveCut1,
        "PS/C1",
        1,
        HighestFirst,
        msg("standings-progressive-cut-1"),
        msg("standings-progressive-cut-1-is"),
        Compute::Row(|scores, row| scores.progressive(row, 1))
    ),
    metric!(
        GamePoints,
        "GP",
        1,
        HighestFirst,
        msg("standings-game-points"),
        msg("standings-game-points-is"),
        Compute::Row(|scores, row| scores.game_points(row))
    ),
    metric!(
        GamesAsSecond,
        "BPG",
        0,
        HighestFirst,
        msg("standings-games-as-second"),
        msg("standings-games-as-second-is"),
        Compute::Row(|scores, row| {
            HUNDRED * scores.count(row, |cell| matches!(cell, Cell::Game { side: Side::Second, .. }))
        })
    ),
    metric!(
        WinsAsSecond,
        "BWG",
        0,
        HighestFirst,
        msg("standings-wins-as-second"),
        msg("standings-wins-as-second-is"),
        Compute::Row(|scores, row| {
            let is_won =
                |cell: &Cell| matches!(cell, Cell::Game { side: Side::Second, outcome: Outcome::Win, .. });
            HUNDRED * scores.count(row, is_won)
        })
    ),
    metric!(
        Starts,
        "STARTS",
        0,
        LowestFirst,
        msg("standings-starts"),
        msg("standings-starts-is"),
        Compute::Row(|scores, row| {
            HUNDRED * scores.count(row, |cell| matches!(cell, Cell::Game { side: Side::First, .. }))
        })
    ),
    metric!(
        RoundsElected,
        "REP",
        0,
        HighestFirst,
        msg("standings-rounds-elected"),
        msg("standings-rounds-elected-is"),
        Compute::Row(|scores, row| HUNDRED * scores.count(row, |cell| !cell.is_voluntary()))
    ),
    metric!(
        GamesPlayed,
        "GAMES",
        0,
        HighestFirst,
        msg("standings-games-played"),
        msg("standings-games-played-is"),
        Compute::Row(|scores, row| HUNDRED * scores.count(row, |cell| matches!(cell, Cell::Game { .. })))
    ),
    metric!(
        StartNumber,
        "SNO",
        0,
        LowestFirst,
        msg("standings-start-number"),
        msg("standings-start-number-is"),
        Compute::Row(|scores, row| HUNDRED * i64::from(scores.table.rows[row].start_number))
    ),
];

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::{METRICS, find, of};
    use crate::facts::MetricKey;

    #[test]
    fn every_key_has_one_entry_and_every_abbreviation_finds_it() {
        let keys: BTreeSet<MetricKey> = METRICS.iter().map(|metric| metric.key).collect();
        assert_eq!(keys.len(), METRICS.len());
        assert_eq!(METRICS.len(), MetricKey::ALL.len());
        for metric in METRICS {
            assert_eq!(of(metric.key).abbreviation, metric.abbreviation);
            assert_eq!(find(metric.abbreviation).map(|found| found.key), Some(metric.key));
        }
        assert_eq!(find("bh-c1").map(|found| found.key), Some(MetricKey::BuchholzCut1));
        assert!(find("ELO").is_none());
    }

    #[test]
    fn values_are_written_with_the_decimals_of_their_metric() {
        let written = |key: MetricKey, hundredths| of(key).format(hundredths);
        assert_eq!(written(MetricKey::Wins, 1_200), "12");
        assert_eq!(written(MetricKey::Buchholz, 1_250), "12.5");
        assert_eq!(written(MetricKey::Buchholz, 90), "0.9");
        assert_eq!(written(MetricKey::SonnebornBerger, 1_205), "12.05");
        assert_eq!(written(MetricKey::SonnebornBerger, 75), "0.75");
        assert_eq!(written(MetricKey::SonnebornBerger, -105), "-1.05");
        assert_eq!(written(MetricKey::Points, 0), "0.0");
    }

    #[test]
    fn abbreviations_are_found_in_any_spelling() {
        for spelling in ["BH/C1", "bh-c1", "BH:C1", "BH#C1", " bhc1 ", "Bh C1"] {
            assert_eq!(find(spelling).map(|found| found.key), Some(MetricKey::BuchholzCut1), "{spelling}");
        }
    }
}
