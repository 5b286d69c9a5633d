//! Laws of schools, entries, draws and qualification.

use std::collections::BTreeSet;

use super::{
    Board, Championship, Contestant, DrawnGroup, Entry, EntryCode, EntryStatus, Format, Group, GroupId,
    Member, Qualifier, Refusal, School, Stage, TeamId, TournamentId, apply::need_reason,
};

/// Schools and entries.
impl Championship {
    pub(super) fn register_school(&mut self, school: &School) -> Result<(), Refusal> {
        if school.number == 0 {
            return Err(Refusal::NoSchool(0));
        }
        if school.name.trim().is_empty() {
            return Err(Refusal::NamelessSchool(school.number));
        }
        if let Some((_, into)) = self.merged.get(&school.number) {
            return Err(Refusal::SchoolMerged(school.number, *into));
        }
        self.schools.insert(school.number, school.clone());
        Ok(())
    }

    /// Returns everything that speaks against a new entry, for an import to show at once.
    pub fn entry_problems(&self, code: EntryCode, contestant: &Contestant) -> Vec<Refusal> {
        let mut problems = vec![];
        let id = code.tournament;
        let limits = self.regulations.limits;
        match (self.regulations.cycle(id.cycle), self.regulations.game(id.game)) {
            (Some(cycle), Some(_)) => {
                if !cycle.games.contains(&id.game) {
                    problems.push(Refusal::GameNotInCycle(id));
                }
                let (first, last) = cycle.school_years;
                if let Some(year) = contestant.school_year.filter(|year| !(first..=last).contains(year)) {
                    problems.push(Refusal::SchoolYearOutside(year, first, last));
                }
            }
            _ => problems.push(Refusal::NoTournament(id)),
        }
        if !self.schools.contains_key(&code.school) {
            problems.push(Refusal::NoSchool(code.school));
        }
        let next = self.next_code(code.school, id);
        if code != next {
            problems.push(Refusal::WrongCode(code, next));
        }
        let (in_tournament, of_school, total) =
            (self.active.of_tournament(id), self.active.of_school(code.school), self.active.total);
        let of_both = self.n_active(code.school, id);
        problems.extend(self.quota_reached(&Entry::new(code, contestant, 0, EntryStatus::Active)));
        let reached = |limit: Option<u32>, count: u32| limit.filter(|limit| count >= *limit);
        let school_limits = [(limits.per_school_and_tournament, of_both), (limits.per_school, of_school)];
        for limit in school_limits.into_iter().filter_map(|(limit, count)| reached(limit, count)) {
            problems.push(Refusal::SchoolFull(code.school, limit));
        }
        let limits = [(limits.per_tournament, in_tournament), (limits.total, total)];
        for limit in limits.into_iter().filter_map(|(limit, count)| reached(limit, count)) {
            problems.push(Refusal::Full(limit));
        }
        problems
    }

    pub(super) fn add_entry(&mut self, code: EntryCode, contestant: &Contestant) -> Result<(), Refusal> {
        if let Some(problem) = self.entry_problems(code, contestant).into_iter().next() {
            return Err(problem);
        }
        self.open_tournament(code.tournament)?;
        self.entered = self.entered.saturating_add(1);
        let number = self.entered;
        self.entries.insert(code, Entry::new(code, contestant, number, EntryStatus::Active));
        self.active.add(code);
        Ok(())
    }

    /// Returns how many active entries a school has in a tournament.
    pub(super) fn n_active(&self, school: u32, tournament: TournamentId) -> u32 {
        let is_active = |code: &EntryCode| self.entries.get(code).is_some_and(Entry::is_active);
        u32::try_from(self.codes_of(school, tournament).filter(is_active).count()).unwrap_or(u32::MAX)
    }

    /// Returns an entry that plays.
    pub(super) fn playing(&self, code: EntryCode) -> Result<&Entry, Refusal> {
        let entry = self.entries.get(&code).ok_or(Refusal::NoEntry(code))?;
        if entry.is_active() { Ok(entry) } else { Err(Refusal::Withdrawn(code)) }
    }

    /// Changes the pupil of an entry. After the closing only the name, with a reason: it changes no result, and certificates are
    /// still to be written.
    pub(super) fn change_entry(
        &mut self,
        code: EntryCode,
        contestant: &Contestant,
        reason: Option<&str>,
    ) -> Result<(), Refusal> {
        let is_known = self.entries.get(&code).map(|entry| &entry.contestant);
        let is_only_name = is_known.is_some_and(|known| known.school_year == contestant.school_year);
        let has_reason = reason.is_some_and(|reason| !reason.trim().is_empty());
        if !(is_only_name && has_reason) {
            self.open_tournament(code.tournament)?;
        }
        if let (Some(year), Some(cycle)) =
            (contestant.school_year, self.regulations.cycle(code.tournament.cycle))
        {
            let (first, last) = cycle.school_years;
            if !(first..=last).contains(&year) {
                return Err(Refusal::SchoolYearOutside(year, first, last));
            }
        }
        self.retell_entry(code, |entry| entry.contestant = contestant.clone())
    }

    pub(super) fn mark_entry(&mut self, code: EntryCode, mark: &str) -> Result<(), Refusal> {
        self.open_tournament(code.tournament)?;
        let mark = (!mark.trim().is_empty()).then(|| mark.trim().to_owned());
        self.retell_entry(code, |entry| entry.mark = mark)
    }

    pub(super) fn withdraw_entry(
        &mut self,
        code: EntryCode,
        from_round: Option<u16>,
        reason: &str,
    ) -> Result<(), Refusal> {
        let entry = self.entries.get(&code).ok_or(Refusal::NoEntry(code))?;
        let was_active = entry.is_active();
        if !was_active && entry.status != EntryStatus::Waiting {
            return Err(Refusal::Withdrawn(code));
        }
        let tournament = self.open_tournament(code.tournament)?;
        let groups = tournament.stages.last_mut().into_iter().flat_map(|stage| &mut stage.groups);
        for group in groups {
            let next = group.next_round();
            let from = from_round.unwrap_or(next);
            if let Some(member) = group.members.iter_mut().find(|member| member.entry == code) {
                if from < next {
                    return Err(Refusal::RoundPublished(group.id, from));
                }
                member.withdrawn_from = Some(from);
            }
        }
        let entry = self.entries.get_mut(&code).ok_or(Refusal::NoEntry(code))?;
        entry.status = EntryStatus::Withdrawn { reason: reason.to_owned() };
        if was_active {
            self.active.remove(code);
        }
        Ok(())
    }

    pub(super) fn reinstate_entry(&mut self, code: EntryCode) -> Result<(), Refusal> {
        let entry = self.entries.get(&code).ok_or(Refusal::NoEntry(code))?;
        if entry.is_active() || entry.status == EntryStatus::Waiting {
            return Err(Refusal::NotWithdrawn(code));
        }
        if let Some(full) = self.quota_reached(entry) {
            return Err(full);
        }
        let limit = self.regulations.limits.per_school_and_tournament;
        let count = self.n_active(code.school, code.tournament);
        if let Some(limit) = limit.filter(|limit| count >= *limit) {
            return Err(Refusal::SchoolFull(code.school, limit));
        }
        let tournament = self.open_tournament(code.tournament)?;
        for group in tournament.stages.last_mut().into_iter().flat_map(|stage| &mut stage.groups) {
            let next = group.next_round();
            if let Some(member) = group.members.iter_mut().find(|member| member.entry == code) {
                // The rounds missed meanwhile stay missed.
                let missed = member.withdrawn_from.unwrap_or(next)..next;
                member.absences.extend(missed);
                member.withdrawn_from = None;
            }
        }
        self.entries.get_mut(&code).ok_or(Refusal::NoEntry(code))?.status = EntryStatus::Active;
        self.active.add(code);
        Ok(())
    }

    pub(super) fn announce_absence(&mut self, code: EntryCode, round: u16) -> Result<(), Refusal> {
        self.absences_before(code, round)?.insert(round);
        Ok(())
    }

    /// Returns the rounds that an entry will miss, before a round is published.
    pub(super) fn absences_before(
        &mut self,
        code: EntryCode,
        round: u16,
    ) -> Result<&mut BTreeSet<u16>, Refusal> {
        if !self.entries.contains_key(&code) {
            return Err(Refusal::NoEntry(code));
        }
        let tournament = self.open_tournament(code.tournament)?;
        let id = tournament.current_group_of(code).map(|group| group.id);
        let Some(id) = id else {
            // Somebody who is entered, and does not play in the present stage.
            let drawn =
                self.tournaments.get(&code.tournament).map_or(0, |tournament| tournament.stages.len());
            return Err(match u8::try_from(drawn) {
                Ok(0) | Err(_) => Refusal::NoStage(code.tournament, 1),
                Ok(stage) => Refusal::NotInStage(code, stage),
            });
        };
        let group = self.open_group(id)?;
        if round < group.next_round() {
            return Err(Refusal::RoundPublished(group.id, round));
        }
        let id = group.id;
        let member = group.members.iter_mut().find(|member| member.entry == code);
        member.map(|member| &mut member.absences).ok_or(Refusal::NotInGroup(code, id))
    }

    pub(super) fn forget_entry(&mut self, code: EntryCode) -> Result<(), Refusal> {
        let entry = self.entries.get_mut(&code).ok_or(Refusal::NoEntry(code))?;
        entry.contestant = Contestant::default();
        entry.mark = None;
        entry.columns.clear();
        Ok(())
    }
}

/// Draws and qualification.
impl Championship {
    /// Returns who takes part in a stage, in seeding order: the active entries, or those who qualified.
    ///
    /// # Errors
    ///
    /// Refuses a stage that does not exist or whose turn has not come.
    pub fn field_of(&self, id: TournamentId, stage: u8) -> Result<Vec<EntryCode>, Refusal> {
        let tournament = self.tournaments.get(&id).ok_or(Refusal::NoTournament(id))?;
        if self.regulations.stage(stage).is_none() {
            return Err(Refusal::NoStage(id, stage));
        }
        let is_active = |code: &EntryCode| self.entries.get(code).is_some_and(Entry::is_active);
        if stage == 1 {
            return Ok(self.entries_of(id).into_iter().map(|entry| entry.code).filter(is_active).collect());
        }
        let before = tournament.stages.get(usize::from(stage) - 2);
        let qualified = before.and_then(|stage| stage.qualified.as_ref());
        let qualified = qualified.ok_or(Refusal::StageOutOfTurn(id, stage))?;
        Ok(qualified.iter().map(|qualifier| qualifier.entry).filter(is_active).collect())
    }

    pub(super) fn draw_groups(
        &mut self,
        id: TournamentId,
        number: u8,
        seed: u64,
        groups: &[DrawnGroup],
    ) -> Result<(), Refusal> {
        let field = self.field_of(id, number)?;
        let tournament = self.open_tournament(id)?;
        match tournament.stages.len() + 1 {
            next if next > usize::from(number) => return Err(Refusal::StageDrawn(id, number)),
            next if next < usize::from(number) => return Err(Refusal::StageOutOfTurn(id, number)),
            _ => {}
        }
        let mut waiting: BTreeSet<EntryCode> = field.iter().copied().collect();
        for code in groups.iter().flat_map(|group| &group.members) {
            if !waiting.remove(code) {
                return Err(match field.contains(code) {
                    true => Refusal::EntryTwice(*code),
                    false => Refusal::NotInGroup(*code, GroupId { tournament: id, stage: number, group: 1 }),
                });
            }
        }
        if let Some(code) = waiting.first() {
            return Err(Refusal::LeftOut(*code));
        }
        let groups = (1u16..).zip(groups).map(|(group, drawn)| Group {
            id: GroupId { tournament: id, stage: number, group },
            table: drawn.table,
            members: (1u16..)
                .zip(&drawn.members)
                .enumerate()
                .map(|(row, (n, code))| Member {
                    team: drawn.teams.get(row).cloned(),
                    ..Member::new(*code, n, 1)
                })
                .collect(),
            rounds: vec![],
            decisions: vec![],
            paired_before: None,
            free_play: Default::default(),
            reseated: Default::default(),
            annulled: Default::default(),
        });
        let (groups, replaced) = (groups.collect(), vec![]);
        tournament.stages.push(Stage { number, seed, groups, qualified: None, replaced, kept: None });
        Ok(())
    }

    pub(super) fn annul_draw(&mut self, id: TournamentId, number: u8, reason: &str) -> Result<(), Refusal> {
        need_reason(reason)?;
        let tournament = self.open_tournament(id)?;
        let last = tournament.stages.last().filter(|stage| stage.number == number);
        let stage = last.ok_or(Refusal::NoStage(id, number))?;
        if stage.groups.iter().any(|group| !group.rounds.is_empty()) {
            return Err(Refusal::DrawInUse(id));
        }
        tournament.stages.pop();
        Ok(())
    }

    pub(super) fn place_late_entry(&mut self, code: EntryCode, id: GroupId) -> Result<(), Refusal> {
        self.playing(code)?;
        // Only the first stage takes late entries; the later ones are for those who qualified.
        if code.tournament != id.tournament || id.stage != 1 {
            return Err(Refusal::NotInGroup(code, id));
        }
        let tournament = self.open_tournament(id.tournament)?;
        if tournament.stages.len() > 1 || tournament.stages.iter().any(|stage| stage.qualified.is_some()) {
            return Err(Refusal::StageSettled(id.tournament, 1));
        }
        if tournament.current_group_of(code).is_some() {
            return Err(Refusal::PlacedAlready(code));
        }
        self.has_room(code, id)?;
        self.join_group(code, id, true)
    }

    /// Says whether a group that was drawn takes one more.
    pub(super) fn has_room(&mut self, code: EntryCode, id: GroupId) -> Result<(), Refusal> {
        let format = self.format_of(id);
        let group = self.open_group(id)?;
        // A team of its own making has its members from the draw.
        if group.members.iter().any(|member| member.team.is_some()) {
            return Err(Refusal::TeamsDrawn(code, id));
        }
        // Once play has begun a bracket has no place left, and a table of a round robin only an empty one.
        let is_full = match format {
            Some(Format::RoundRobin { .. }) => group.members.len() % 2 == 0,
            // A team takes another member; another team has no place at the table.
            Some(Format::Teams { .. }) => {
                group.teams().iter().all(|team| team.id != TeamId::School(code.school))
            }
            Some(format) => format.is_bracket(),
            None => true,
        };
        if is_full && !group.rounds.is_empty() {
            return Err(Refusal::RoundPublished(id, 1));
        }
        Ok(())
    }

    /// Lets an entry play in a group from its next round on.
    pub(super) fn join_group(&mut self, code: EntryCode, id: GroupId, is_late: bool) -> Result<(), Refusal> {
        let is_by_points = self.format_of(id).is_some_and(Format::pairs_by_points);
        let group = self.open_group(id)?;
        let start_number = u16::try_from(group.members.len() + 1).unwrap_or(u16::MAX);
        let joined = group.next_round();
        group.members.push(Member { is_late, ..Member::new(code, start_number, joined) });
        // A round that nobody has played yet could be paired anew, with the one who has come.
        let open = group.rounds.last().filter(|round| !round.boards.iter().any(Board::has_result));
        if let Some(number) = open.map(|round| round.number).filter(|_| is_by_points) {
            group.touch(number);
        }
        Ok(())
    }

    pub(super) fn settle_stage(
        &mut self,
        id: TournamentId,
        number: u8,
        qualifiers: &[Qualifier],
        forced: Option<&str>,
    ) -> Result<(), Refusal> {
        let groups = self
            .groups()
            .map(|group| group.id)
            .filter(|group| group.tournament == id && group.stage == number);
        let missing: Vec<(GroupId, usize)> = groups.map(|group| (group, self.missing_games(group))).collect();
        let tournament = self.open_tournament(id)?;
        let index = usize::from(number).checked_sub(1).ok_or(Refusal::NoStage(id, number))?;
        let is_last = tournament.stages.len() == index + 1;
        let stage = tournament.stages.get_mut(index).ok_or(Refusal::NoStage(id, number))?;
        if stage.qualified.is_some() || !is_last {
            return Err(Refusal::StageSettled(id, number));
        }
        match forced {
            Some(reason) => need_reason(reason)?,
            None => {
                if let Some((group, missing)) = missing.into_iter().find(|(_, missing)| *missing > 0) {
                    return Err(Refusal::ResultsMissing(group, missing));
                }
            }
        }
        for (index, qualifier) in qualifiers.iter().enumerate() {
            let group = usize::from(qualifier.group).checked_sub(1).and_then(|index| stage.groups.get(index));
            if group.is_none_or(|group| group.member(qualifier.entry).is_none()) {
                let group = GroupId { tournament: id, stage: number, group: qualifier.group };
                return Err(Refusal::NotInGroup(qualifier.entry, group));
            }
            if qualifiers[..index].iter().any(|other| other.entry == qualifier.entry) {
                return Err(Refusal::EntryTwice(qualifier.entry));
            }
        }
        stage.qualified = Some(qualifiers.to_vec());
        (stage.replaced, stage.kept) = (vec![], None);
        Ok(())
    }
}
