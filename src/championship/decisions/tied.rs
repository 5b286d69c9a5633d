//! What stands between a stage that was played and those who go on from it: ties that somebody has to decide, and places that
//! are shared, so that more go on than was planned.

use crate::facts::{Championship, EntryCode, Fact, GroupId, LastResort, TournamentId, TournamentStatus};
use crate::standings::{self, QualificationError};
use speech::{Message, Tell, msg};

use super::questions::listed;

/// A tie that nothing but a play-off decides.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpenTie {
    /// The group.
    pub group: GroupId,
    /// The tied.
    pub tied: Vec<EntryCode>,
}

impl Tell for OpenTie {
    fn tell(&self) -> Message {
        msg("decisions-next-tie").with("group", self.group.to_string()).with("codes", listed(&self.tied))
    }
}

impl OpenTie {
    /// Tells the tie where nobody goes on any more: who wins the prize is to be decided.
    pub fn tell_at_the_end(&self) -> Message {
        msg("decisions-next-last-tie").with("group", self.group.to_string()).with("codes", listed(&self.tied))
    }
}

/// A place that is shared across the line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SharedPlace {
    /// The group.
    pub group: GroupId,
    /// Who share the place.
    pub tied: Vec<EntryCode>,
    /// How many were to go on.
    pub planned: usize,
    /// How many go on.
    pub through: usize,
}

impl Tell for SharedPlace {
    fn tell(&self) -> Message {
        msg("decisions-next-share")
            .with("group", self.group.to_string())
            .with("codes", listed(&self.tied))
            .with("planned", self.planned)
            .with("count", self.through)
    }
}

/// Returns the stage that a tournament is in, where everything of it was played and nobody has said who goes on.
fn stage_to_settle(championship: &Championship, id: TournamentId) -> Option<u8> {
    let stage = championship.tournament(id)?.current_stage()?;
    let is_played = stage.groups.iter().all(|group| championship.missing_games(group.id) == 0);
    (stage.qualified.is_none() && is_played).then_some(stage.number)
}

/// Returns the tie that a tournament waits for, if it does.
pub fn open_tie(championship: &Championship, id: TournamentId) -> Option<OpenTie> {
    let stage = stage_to_settle(championship, id)?;
    match standings::qualify(championship, id, stage, None) {
        Err(QualificationError::Tied { group, entries, last_resort: LastResort::PlayOff }) => {
            Some(OpenTie { group, tied: entries })
        }
        _ => None,
    }
}

/// So many places have prizes.
const PODIUM: usize = 3;

/// Returns the tie for one of the first places that a tournament ends with, where the regulations ask for a play-off.
pub fn tie_at_the_end(championship: &Championship, id: TournamentId) -> Option<OpenTie> {
    let tournament = championship.tournament(id)?;
    let stage = tournament.current_stage()?;
    let is_last = usize::from(stage.number) == championship.regulations().stages.len();
    let is_played_off = championship.regulations().last_resort_of(stage.number) == LastResort::PlayOff;
    let ([group], true, true) = (&stage.groups[..], is_last, is_played_off) else { return None };
    if tournament.status == TournamentStatus::Closed || championship.missing_games(group.id) > 0 {
        return None;
    }
    let format = championship.format_of(group.id)?;
    let is_ranked = !format.is_bracket() && !format.is_of_teams();
    let standings = standings::of_group(championship, group.id).filter(|_| is_ranked)?;
    let first = |tied: &&Vec<EntryCode>| {
        standings.lines.iter().any(|line| line.rank <= PODIUM && tied.first() == Some(&line.entry))
    };
    let ties = standings.ties();
    let tied = ties.iter().find(first)?.clone();
    Some(OpenTie { group: group.id, tied })
}

/// Returns the places of a tournament that are shared across the line, so that more go on than was planned.
pub fn shared_places(championship: &Championship, id: TournamentId) -> Vec<SharedPlace> {
    let Some(number) = stage_to_settle(championship, id) else { return Vec::new() };
    let Ok(Fact::Qualified { qualifiers, .. }) = standings::qualify(championship, id, number, None) else {
        return Vec::new();
    };
    let rule = championship.regulations().stage(number).filter(|rule| !rule.format.is_of_teams());
    let planned = rule.map_or(0, |rule| usize::from(rule.qualify));
    let stage = championship.tournament(id).and_then(|tournament| tournament.current_stage());
    let groups = stage.into_iter().flat_map(|stage| &stage.groups);
    let shared = groups.filter_map(|group| {
        let mut through: Vec<_> = qualifiers.iter().filter(|one| one.group == group.id.group).collect();
        through.sort_by_key(|one| one.rank);
        // Who comes as a runner-up has a place of its own.
        let rank = through.get(planned.checked_sub(1)?)?.rank;
        through.retain(|one| one.rank <= rank);
        let tied = through.iter().filter(|one| one.rank == rank).map(|one| one.entry).collect();
        let is_more = through.len() > planned;
        is_more.then_some(SharedPlace { group: group.id, tied, planned, through: through.len() })
    });
    shared.collect()
}
