//! Who goes on to the next stage.

use super::metric;
use super::table::{Line, of_group_as_known};
use crate::facts::{Championship, EntryCode, Fact, GroupId, LastResort, Qualifier, Refusal, TournamentId};
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

/// Settles who goes on from a stage: the best of each group, those withdrawn passed over.
///
/// The seeding of the next stage follows rank, then points and tie-breaks, then the number of the group.
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
    let tournament = championship.tournament(id).ok_or(refused(Refusal::NoTournament(id)))?;
    let rule = championship.regulations().stage(stage).ok_or(refused(Refusal::NoStage(id, stage)))?;
    if usize::from(stage) >= championship.regulations().stages.len() {
        return Err(QualificationError::NoNextStage(id));
    }
    let drawn = usize::from(stage).checked_sub(1).and_then(|index| tournament.stages.get(index));
    let drawn = drawn.ok_or(refused(Refusal::NoStage(id, stage)))?;
    let mut found: Vec<(Qualifier, Line)> = vec![];
    let mut metrics = vec![];
    for group in &drawn.groups {
        let missing = championship.missing_games(group.id);
        if missing > 0 && forced.is_none() {
            return Err(refused(Refusal::ResultsMissing(group.id, missing)));
        }
        let Some(standings) = of_group_as_known(championship, group.id) else { continue };
        let lines = standings.lines;
        metrics = standings.metrics;
        let is_active = |line: &Line| championship.entry(line.entry).is_some_and(|entry| entry.is_active());
        let lines: Vec<Line> = lines.into_iter().filter(is_active).collect();
        let wanted = usize::from(rule.qualify);
        let mut through = wanted.min(lines.len());
        let last = wanted.checked_sub(1).and_then(|index| lines.get(index)).map(|line| line.rank);
        if let Some(rank) = last.filter(|last| lines.get(wanted).is_some_and(|next| next.rank == *last)) {
            match championship.regulations().last_resort {
                LastResort::Share => through = lines.iter().filter(|line| line.rank <= rank).count(),
                last_resort => {
                    let tied = lines.iter().filter(|line| line.rank == rank);
                    let entries = tied.map(|line| line.entry).collect();
                    return Err(QualificationError::Tied { group: group.id, entries, last_resort });
                }
            }
        }
        for line in lines.into_iter().take(through) {
            let rank = u16::try_from(line.rank).unwrap_or(u16::MAX);
            found.push((Qualifier { entry: line.entry, group: group.id.group, rank }, line));
        }
    }
    found.sort_by(|(one, one_line), (other, other_line)| {
        let by_values = || metric::compare(&metrics, &one_line.values, &other_line.values);
        one.rank.cmp(&other.rank).then_with(by_values).then(one.group.cmp(&other.group))
    });
    let qualifiers = found.into_iter().map(|(qualifier, _)| qualifier).collect();
    Ok(Fact::Qualified { tournament: id, stage, qualifiers, forced: forced.map(str::to_owned) })
}
