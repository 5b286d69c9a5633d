//! What parted those with as many points: the values of the tie-breaks up to the one that decided, a lot or a play-off.

use super::scores::{decided_by, metric_value};
use super::words::Teller;
use crate::facts::MetricKey;
use crate::standings::{self, Line, Standings, metric};

/// Returns how many values of a line part it from neighbours with as many points, and whether more than values had to.
pub(super) fn n_parting<'l>(own: &Line, neighbours: impl Iterator<Item = &'l Line>) -> (usize, bool) {
    let neighbours = neighbours.filter(|other| other.points == own.points);
    neighbours.fold((0_usize, false), |(n_told, is_decided), other| {
        match own.values.iter().zip(&other.values).position(|(one, another)| one != another) {
            Some(at) => (n_told.max(at + 1), is_decided),
            None => (n_told, true),
        }
    })
}

/// Returns the first values of a line, each behind what it is called, and by which means a tie was decided, where that is to be said.
pub(super) fn parting_values(
    teller: Teller<'_>,
    stage: u8,
    line: &Line,
    (n_told, is_decided): (usize, bool),
) -> Vec<String> {
    let metrics = standings::precedence_of(teller.championship.regulations(), stage);
    let told = metrics.iter().zip(&line.values).take(n_told);
    let told = told.filter(|(key, _)| **key != MetricKey::Points).map(|(key, value)| {
        let value = metric_value(*key, *value);
        format!("{}\u{a0}{}", metric::of(*key).abbreviation, value.shown(teller.language(), value.decimals()))
    });
    let means = line.decided.filter(|_| is_decided).map(|means| decided_by(teller, means));
    told.chain(means).collect()
}

/// Returns what parts a line of a group from those before and after it with as many points. Who shares a place says as much, and nobody
/// anything where points decided.
pub(super) fn parted_in_group(
    teller: Teller<'_>,
    stage: u8,
    standings: &Standings,
    own: &Line,
) -> Vec<String> {
    let lines = &standings.lines;
    let before = lines.iter().rev().find(|other| other.rank < own.rank);
    let after = lines.iter().find(|other| other.rank > own.rank);
    parting_values(teller, stage, own, n_parting(own, before.into_iter().chain(after)))
}
