//! Rounds that were played elsewhere, taken with their results.

use super::pair::publish_by_hand;
use crate::facts::{Championship, Fact, Refusal, Stamp};
use crate::imports::{
    ListProblem, ListedRound, ResultPreview, Severity, preview_results, read_rounds, rows_of_round,
};
use crate::store::DeskError;
use crate::tables::Table;
use speech::Tell;

/// Reads a list of rounds with their results: rounds that are not published yet are published as the list tells them.
///
/// Round by round, since each may be published only once the one before has its results. With a reason, rounds that
/// break a law of the pairing are taken as they were played, and results that differ are corrected.
pub fn preview_finished(
    championship: &Championship,
    table: &Table,
    stamp: &Stamp,
    reason: Option<&str>,
) -> ResultPreview {
    let nothing = ResultPreview { facts: Vec::new(), unchanged: 0, problems: Vec::new() };
    let rounds = match read_rounds(championship, table) {
        Ok(rounds) => rounds,
        Err(problems) => return ResultPreview { problems, ..nothing },
    };
    if rounds.is_empty() {
        return preview_results(championship, table, stamp, reason);
    }
    let mut all = nothing;
    let mut state = championship.clone();
    let last = rounds.iter().map(|listed| listed.round).max().unwrap_or(0);
    for number in 1..=last {
        for listed in rounds.iter().filter(|listed| listed.round == number) {
            match published(&state, listed, reason) {
                Ok((after, facts)) => {
                    state = after;
                    all.facts.extend(facts);
                }
                Err(error) => all.problems.push(ListProblem {
                    row: Some(listed.row),
                    column: None,
                    severity: Severity::Error,
                    message: error.tell(),
                }),
            }
        }
        let mut part = preview_results(&state, &rows_of_round(table, number), stamp, reason);
        if !all.problems.is_empty() {
            // That a round is not there was said where it could not be published.
            part.problems.retain(|problem| problem.message.key() != "facts-no-round");
        }
        for fact in &part.facts {
            // It was applied once already, to judge it.
            let _ = state.apply(fact);
        }
        all.facts.extend(part.facts);
        all.unchanged += part.unchanged;
        all.problems.extend(part.problems);
        // What comes after a round that cannot be taken would only be wrong for the same reason.
        if !all.problems.is_empty() {
            break;
        }
    }
    all
}

pub(super) fn published(
    state: &Championship,
    listed: &ListedRound,
    reason: Option<&str>,
) -> Result<(Championship, Vec<Fact>), DeskError> {
    let next = state.group(listed.group).map_or(1, |group| group.next_round());
    if listed.round != next {
        return Err(Refusal::NoRound(listed.group, next).into());
    }
    let mut state = state.clone();
    let mut facts = Vec::new();
    for code in &listed.absent {
        let fact = Fact::AbsenceAnnounced { code: *code, round: listed.round };
        state.apply(&fact)?;
        facts.push(fact);
    }
    for fact in publish_by_hand(&state, listed.group, listed.pairings.clone(), reason)? {
        state.apply(&fact)?;
        facts.push(fact);
    }
    Ok((state, facts))
}
