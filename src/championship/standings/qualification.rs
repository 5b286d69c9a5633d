//! Who goes on to the next stage.

use std::cmp::Ordering;
use std::collections::HashMap;

use super::cross_table::{Cell, CrossTable};
use super::metric;
use super::table::{Line, Standings, of_group_as_known};
use super::teams::{self, TeamLine, TeamStandings};
use crate::facts::{
    BetweenGroups, Championship, EntryCode, Fact, Format, Group, GroupId, LastResort, MetricKey, Qualifier,
    Refusal, TournamentId, scatter,
};
use speech::{Message, Tell, Value, msg};

/// Why it cannot be said who goes on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum QualificationError {
    /// The championship would refuse it.
    Refused(Refusal),
    /// There is no next stage.
    NoNextStage(TournamentId),
    /// A tie goes across the line, and the last resort has not decided it.
    Tied {
        /// The group.
        group: GroupId,
        /// The tied.
        entries: Vec<EntryCode>,
        /// What the regulations say to do.
        last_resort: LastResort,
    },
}

impl Tell for QualificationError {
    fn tell(&self) -> Message {
        match self {
            QualificationError::Refused(refusal) => refusal.tell(),
            QualificationError::NoNextStage(id) => {
                msg("standings-no-next-stage").with("tournament", id.to_string())
            }
            QualificationError::Tied { group, entries, last_resort } => {
                let codes = entries.iter().map(|code| Value::Text(format!("`{code}`")));
                let codes = Value::All(codes.collect());
                match last_resort {
                    LastResort::PlayOff => {
                        msg("standings-tie-to-play").with("group", group.to_string()).with("codes", codes)
                    }
                    LastResort::Lot | LastResort::Share => {
                        msg("standings-tie-to-draw").with("group", group.to_string()).with("codes", codes)
                    }
                }
            }
        }
    }
}

speech::told_error!(QualificationError);

/// One who may go on: how, and what speaks for it.
struct Candidate {
    qualifier: Qualifier,
    line: Line,
    /// The rounds that the values were made in.
    rounds: i64,
    /// Who shares the rank in the group, itself included.
    tied: Vec<EntryCode>,
}

/// Settles who goes on from a stage: the best of each group, those withdrawn passed over, then the best runners-up of
/// all groups.
///
/// The seeding of the next stage follows rank, then points and tie-breaks, compared as the regulations say, then the lot of
/// the draw.
///
/// # Errors
///
/// Refuses while results are missing unless `forced` says why, and while a tie across the line is undecided.
pub fn qualify(
    championship: &Championship,
    id: TournamentId,
    stage: u8,
    forced: Option<&str>,
) -> Result<Fact, QualificationError> {
    let refused = QualificationError::Refused;
    let regulations = championship.regulations();
    let tournament = championship.tournament(id).ok_or(refused(Refusal::NoTournament(id)))?;
    let rule = regulations.stage(stage).ok_or(refused(Refusal::NoStage(id, stage)))?;
    if usize::from(stage) >= regulations.stages.len() {
        return Err(QualificationError::NoNextStage(id));
    }
    let drawn = usize::from(stage).checked_sub(1).and_then(|index| tournament.stages.get(index));
    let drawn = drawn.ok_or(refused(Refusal::NoStage(id, stage)))?;
    let last_resort = regulations.last_resort_of(stage);
    let mut found: Vec<Candidate> = vec![];
    let mut next: Vec<Candidate> = vec![];
    let mut metrics = vec![];
    let mut found_teams: Vec<(usize, Vec<Qualifier>)> = vec![];
    for group in &drawn.groups {
        let missing = championship.missing_games(group.id);
        if missing > 0 && forced.is_none() {
            return Err(refused(Refusal::ResultsMissing(group.id, missing)));
        }
        if let Some(standings) = teams::of_teams_after(championship, group.id, group.rounds.len()) {
            let through = teams_through(championship, &standings, usize::from(rule.qualify), last_resort)?;
            found_teams.extend(through);
            continue;
        }
        let Some(of_group) = candidates(championship, group, usize::from(rule.qualify), last_resort)? else {
            continue;
        };
        found.extend(of_group.through);
        next.extend(of_group.next);
        metrics = of_group.metrics;
    }
    let compare = |one: &Candidate, other: &Candidate| {
        // Nothing but the lot is left, and that of the draw was drawn before anybody played.
        let lot = |group: u16| scatter(drawn.seed, u64::from(group), 0);
        let by_values = by_values(regulations.between_groups, &metrics, one, other);
        by_values.then_with(|| lot(one.qualifier.group).cmp(&lot(other.qualifier.group)))
    };
    next.sort_by(|one, other| compare(one, other));
    for runner_up in next.into_iter().take(usize::from(rule.runners_up)) {
        let group = GroupId { tournament: id, stage, group: runner_up.qualifier.group };
        if runner_up.tied.len() > 1 && last_resort != LastResort::Share {
            return Err(QualificationError::Tied { group, entries: runner_up.tied, last_resort });
        }
        found.push(runner_up);
    }
    found.sort_by(|one, other| {
        one.qualifier.rank.cmp(&other.qualifier.rank).then_with(|| compare(one, other))
    });
    // Teams go on whole: the first of each group, then the second, the group drawn first before.
    found_teams.sort_by_key(|(rank, members)| (*rank, members.first().map(|one| one.group)));
    let of_teams = found_teams.into_iter().flat_map(|(_, members)| members);
    let qualifiers = found.into_iter().map(|candidate| candidate.qualifier).chain(of_teams).collect();
    Ok(Fact::Qualified { tournament: id, stage, qualifiers, forced: forced.map(str::to_owned) })
}

/// Who of a group goes on, and who is next after them.
struct OfGroup {
    through: Vec<Candidate>,
    next: Option<Candidate>,
    metrics: Vec<MetricKey>,
}

/// Returns who of a group goes on; nothing where it has no standings.
fn candidates(
    championship: &Championship,
    group: &Group,
    wanted: usize,
    last_resort: LastResort,
) -> Result<Option<OfGroup>, QualificationError> {
    let Some(standings) = of_group_as_known(championship, group.id) else { return Ok(None) };
    let rounds = rounds_of(championship, group, &standings);
    let is_active = |line: &Line| championship.entry(line.entry).is_some_and(|entry| entry.is_active());
    let lines: Vec<Line> = standings.lines.into_iter().filter(is_active).collect();
    let tied_with = |rank: usize| {
        let tied = lines.iter().filter(|line| line.rank == rank);
        tied.map(|line| line.entry).collect::<Vec<EntryCode>>()
    };
    let mut n_through = wanted.min(lines.len());
    let last = wanted.checked_sub(1).and_then(|index| lines.get(index)).map(|line| line.rank);
    if let Some(rank) = last.filter(|last| lines.get(wanted).is_some_and(|next| next.rank == *last)) {
        match last_resort {
            LastResort::Share => n_through = lines.iter().filter(|line| line.rank <= rank).count(),
            last_resort => {
                let entries = tied_with(rank);
                return Err(QualificationError::Tied { group: group.id, entries, last_resort });
            }
        }
    }
    let candidate = |line: &Line| {
        let rank = u16::try_from(line.rank).unwrap_or(u16::MAX);
        let qualifier = Qualifier { entry: line.entry, group: group.id.group, rank };
        let rounds = rounds.get(&line.entry).copied().unwrap_or(1);
        Candidate { qualifier, line: line.clone(), rounds, tied: tied_with(line.rank) }
    };
    Ok(Some(OfGroup {
        through: lines.iter().take(n_through).map(candidate).collect(),
        next: lines.get(n_through).map(candidate),
        metrics: standings.metrics,
    }))
}

/// Compares two of different groups, the better first.
fn by_values(between: BetweenGroups, metrics: &[MetricKey], one: &Candidate, other: &Candidate) -> Ordering {
    match between {
        BetweenGroups::Totals => metric::compare(metrics, &one.line.values, &other.line.values),
        BetweenGroups::Averages => {
            let (one, other) = ((&one.line.values[..], one.rounds), (&other.line.values[..], other.rounds));
            metric::compare_averages(metrics, one, other)
        }
    }
}

/// Returns the teams of a group that go on, by rank, each with its members in the order of the boards.
fn teams_through(
    championship: &Championship,
    standings: &TeamStandings,
    wanted: usize,
    last_resort: LastResort,
) -> Result<Vec<(usize, Vec<Qualifier>)>, QualificationError> {
    let is_active = |code: &EntryCode| championship.entry(*code).is_some_and(|entry| entry.is_active());
    let here: Vec<&TeamLine> =
        standings.lines.iter().filter(|line| line.members.iter().any(is_active)).collect();
    let last = wanted.checked_sub(1).and_then(|index| here.get(index)).map(|line| line.rank);
    let is_across = last.is_some_and(|last| here.get(wanted).is_some_and(|next| next.rank == last));
    if is_across && last_resort != LastResort::Share {
        let tied = here.iter().filter(|line| Some(line.rank) == last);
        let entries = tied.filter_map(|line| line.members.first().copied()).collect();
        return Err(QualificationError::Tied { group: standings.group, entries, last_resort });
    }
    let through = here.into_iter().filter(|line| last.is_none_or(|last| line.rank <= last));
    let members = |line: &TeamLine| {
        let rank = u16::try_from(line.rank).unwrap_or(u16::MAX);
        let active = line.members.iter().filter(|code| is_active(code));
        active.map(|&entry| Qualifier { entry, group: standings.group.group, rank }).collect()
    };
    Ok(through.map(|line| (line.rank, members(line))).collect())
}

/// Returns how many rounds each member made its points in. The free round of a round robin is none: it gives and takes
/// nothing.
fn rounds_of(championship: &Championship, group: &Group, standings: &Standings) -> HashMap<EntryCode, i64> {
    let is_round_robin = matches!(championship.format_of(group.id), Some(Format::RoundRobin { .. }));
    let all = i64::try_from(standings.n_rounds).unwrap_or(i64::MAX).max(1);
    let Some(table) = CrossTable::of_group(championship, group.id).filter(|_| is_round_robin) else {
        return group.members.iter().map(|member| (member.entry, all)).collect();
    };
    let rows = group.members.iter().zip(&table.rows);
    rows.map(|(member, row)| {
        let free = row.cells.iter().filter(|cell| matches!(cell, Cell::Bye { .. })).count();
        (member.entry, (all - i64::try_from(free).unwrap_or(0)).max(1))
    })
    .collect()
}
