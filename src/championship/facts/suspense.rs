//! Suspense: what the public sees while the last round is played.

use super::{Championship, Entry, EntryCode, Format, GroupId, PublicStandings, TournamentStatus};

impl Championship {
    /// Says whether the public must wait for the results of a group's last round.
    ///
    /// So it is, where the regulations wish it, from the publication of the last round of the last stage until the
    /// tournament is closed. A bracket has no last round before it is over, and is never held back.
    pub fn is_frozen(&self, id: GroupId) -> bool {
        let is_last_stage = usize::from(id.stage) == self.regulations.stages.len();
        let is_open = self
            .tournament(id.tournament)
            .is_some_and(|tournament| tournament.status == TournamentStatus::Open);
        // What is the last of free play is known when it is over.
        let has_rounds = !self.format_of(id).is_some_and(Format::is_free_play);
        let is_last_round = self
            .planned_rounds(id)
            .zip(self.group(id))
            .is_some_and(|(planned, group)| planned > 0 && group.rounds.len() >= usize::from(planned));
        self.regulations.public_standings == PublicStandings::FrozenBeforeLastRound
            && is_last_stage
            && is_open
            && has_rounds
            && is_last_round
    }

    /// Returns the championship without the names of those who were asked whether these may be published and did not say yes;
    /// nothing where nobody is hidden.
    pub fn as_published(&self) -> Option<Championship> {
        let is_hidden = |entry: &&Entry| entry.contestant.name.is_some() && !self.may_be_named(entry);
        let hidden: Vec<EntryCode> = self.entries().filter(is_hidden).map(|entry| entry.code).collect();
        if hidden.is_empty() {
            return None;
        }
        let mut shown = self.clone();
        for code in hidden {
            if let Some(entry) = shown.entries.get_mut(&code) {
                entry.contestant.name = None;
            }
        }
        Some(shown)
    }

    /// Returns the championship as the public may see it, where that is less than all of it.
    ///
    /// The boards of the last round are there, and nothing that was entered at them; who did not agree has no name.
    pub fn for_public(&self) -> Option<Championship> {
        let frozen: Vec<GroupId> =
            self.groups().map(|group| group.id).filter(|id| self.is_frozen(*id)).collect();
        let named = self.as_published();
        if frozen.is_empty() {
            return named;
        }
        let mut shown = named.unwrap_or_else(|| self.clone());
        for id in frozen {
            let last = shown.group(id).map_or(0, |group| group.rounds.len());
            shown.forget_live(id, u16::try_from(last).unwrap_or(u16::MAX));
            if let Ok(group) = shown.open_group(id) {
                group.decisions.clear();
                let boards = group.rounds.last_mut().map(|round| round.boards.as_mut_slice());
                boards.unwrap_or_default().iter_mut().for_each(|board| board.games.clear());
            }
        }
        Some(shown)
    }
}
