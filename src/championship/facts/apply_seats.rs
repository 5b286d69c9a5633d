//! Laws of who sits where before anything is played: substitutes, other groups, and pupils who were entered twice.

use super::{
    Board, Championship, Contestant, EntryCode, Group, GroupId, Refusal, apply::need_reason, is_same_word,
};

impl Championship {
    /// Says whether a game of an entry has a result.
    pub fn has_played(&self, code: EntryCode) -> bool {
        let stages = self.tournaments.get(&code.tournament).into_iter().flat_map(|one| &one.stages);
        let rounds = stages.flat_map(|stage| &stage.groups).flat_map(|group| &group.rounds);
        rounds.filter_map(|round| round.board_of(code)).any(Board::has_result)
    }

    /// Returns the first group with a round that names an entry: a game, a bye or an absence.
    pub fn named_in(&self, code: EntryCode) -> Option<&Group> {
        let stages = self.tournaments.get(&code.tournament).into_iter().flat_map(|one| &one.stages);
        stages.flat_map(|stage| &stage.groups).find(|group| group.names(code))
    }

    pub(super) fn substitute_entry(
        &mut self,
        code: EntryCode,
        was: &Contestant,
        contestant: &Contestant,
        reason: &str,
    ) -> Result<(), Refusal> {
        need_reason(reason)?;
        let entry = self.playing(code)?;
        if entry.contestant != *was {
            return Err(Refusal::PupilDiffers(code));
        }
        if self.has_played(code) {
            return Err(Refusal::HasPlayed(code));
        }
        self.change_entry(code, contestant, None)?;
        // The mark was the other pupil's: a class, a category of prizes.
        self.mark_entry(code, "")?;
        // Nor did anybody answer for the other pupil, now or when something else was asked: only what the regulations name is
        // the seat's.
        let asked = self.registration.questions(true).map(|question| question.text.as_str());
        let asked: Vec<&str> = asked.chain(self.registration.names_question.as_deref()).collect();
        if let Some(entry) = self.entries.get_mut(&code) {
            entry.columns.retain(|column, _| {
                let is_own = self.regulations.own_columns().any(|own| is_same_word(own, column));
                is_own && !asked.iter().any(|text| is_same_word(text, column))
            });
        }
        Ok(())
    }

    pub(super) fn regroup_entry(
        &mut self,
        code: EntryCode,
        to: GroupId,
        reason: &str,
    ) -> Result<(), Refusal> {
        need_reason(reason)?;
        self.playing(code)?;
        let tournament = self.open_tournament(code.tournament)?;
        let group = tournament.current_group_of(code).ok_or(Refusal::NoStage(code.tournament, 1))?;
        let (from, is_late) = (group.id, group.member(code).is_some_and(|member| member.is_late));
        if from == to {
            return Err(Refusal::PlacedAlready(code));
        }
        if from.stage != to.stage || code.tournament != to.tournament {
            return Err(Refusal::NotInGroup(code, to));
        }
        self.may_leave(code, from)?;
        self.has_room(code, to)?;
        let away = self.leave_group(code, from)?;
        self.join_group(code, to, is_late)?;
        if let Some(member) = self.open_group(to)?.members.last_mut() {
            member.absences = away;
        }
        Ok(())
    }

    pub(super) fn merge_entries(
        &mut self,
        from: EntryCode,
        into: EntryCode,
        reason: &str,
    ) -> Result<(), Refusal> {
        need_reason(reason)?;
        if from == into {
            return Err(Refusal::EntryTwice(from));
        }
        self.entries.get(&from).ok_or(Refusal::NoEntry(from))?;
        self.playing(into)?;
        if from.tournament != into.tournament {
            return Err(Refusal::DifferentGames(from, into));
        }
        if let Some(group) = self.named_in(from) {
            return Err(Refusal::NamedInRounds(from, group.id));
        }
        let tournament = self.open_tournament(from.tournament)?;
        let seat = tournament.current_group_of(from).map(|group| group.id);
        match (seat, tournament.current_group_of(into).is_some()) {
            (Some(seat), true) => {
                self.may_leave(from, seat)?;
                self.leave_group(from, seat)?;
            }
            // The seat that was drawn for the one is the other's.
            (Some(seat), false) => {
                self.open_group(seat)?.codes_mut(|code| {
                    if *code == from {
                        *code = into;
                    }
                });
            }
            (None, _) => {}
        }
        if let Some(gone) = self.entries.remove(&from).filter(|entry| entry.is_active()) {
            self.active.remove(gone.code);
        }
        for now in self.former.values_mut().filter(|now| **now == from) {
            *now = into;
        }
        self.former.insert(from, into);
        Ok(())
    }

    /// Says whether an entry may leave a group as if it had never been there.
    fn may_leave(&mut self, code: EntryCode, id: GroupId) -> Result<(), Refusal> {
        let group = self.open_group(id)?;
        // Whoever came last leaves no gap in the start numbers of those who have played.
        let is_last = group.members.last().is_some_and(|member| member.entry == code);
        if group.names(code) || !(group.rounds.is_empty() || is_last) {
            return Err(Refusal::NamedInRounds(code, id));
        }
        if group.members.len() < 3 {
            return Err(Refusal::LastOfGroup(code, id));
        }
        Ok(())
    }

    /// Takes an entry out of a group that it may leave, and returns the rounds it will miss.
    fn leave_group(
        &mut self,
        code: EntryCode,
        id: GroupId,
    ) -> Result<std::collections::BTreeSet<u16>, Refusal> {
        let group = self.open_group(id)?;
        let at = group.members.iter().position(|member| member.entry == code);
        let member = group.members.remove(at.ok_or(Refusal::NotInGroup(code, id))?);
        for (number, member) in (1..).zip(&mut group.members) {
            member.start_number = number;
        }
        Ok(member.absences)
    }
}

impl Group {
    /// Says whether a published round names an entry.
    fn names(&self, code: EntryCode) -> bool {
        self.rounds.iter().any(|round| {
            round.board_of(code).is_some() || round.byes.contains(&code) || round.absent.contains(&code)
        })
    }
}
