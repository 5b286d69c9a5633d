//! Laws of entries that go to another school or game, and of schools that turn out to be one.
//!
//! The school and the game are part of a code, so a move gives another code; everything that named the old one names the
//! new one from then on, and the old one is never given again.

use std::collections::BTreeMap;

use super::{Championship, Entry, EntryCode, Group, Refusal, School, TournamentId, apply::need_reason};

/// Codes and schools of before.
impl Championship {
    /// Returns the code that an entry has now, by one that it has or had.
    pub fn current_code(&self, code: EntryCode) -> EntryCode {
        self.former.get(&code).copied().unwrap_or(code)
    }

    /// Returns the codes that entries had, each with the one it has now.
    pub fn former_codes(&self) -> impl Iterator<Item = (EntryCode, EntryCode)> {
        self.former.iter().map(|(was, is)| (*was, *is))
    }

    /// Returns the number of the school that a school has become part of, or its own.
    pub fn current_school(&self, number: u32) -> u32 {
        self.merged.get(&number).map_or(number, |(_, into)| *into)
    }

    /// Returns the schools that have become part of another, each as it was called, with the number of the other.
    pub fn merged_schools(&self) -> impl Iterator<Item = (&School, u32)> {
        self.merged.values().map(|(school, into)| (school, *into))
    }
}

impl Championship {
    pub(super) fn move_entry(&mut self, code: EntryCode, to: EntryCode, reason: &str) -> Result<(), Refusal> {
        need_reason(reason)?;
        let entry = self.playing(code)?;
        let contestant = entry.contestant.clone();
        if code.tournament != to.tournament && self.groups().any(|group| group.member(code).is_some()) {
            return Err(Refusal::PlacedAlready(code));
        }
        self.open_tournament(code.tournament)?;
        // Where it goes it is judged as a new one, but not beside itself.
        self.active.remove(code);
        let problem = self.entry_problems(to, &contestant).into_iter().next();
        self.active.add(code);
        if let Some(problem) = problem {
            return Err(problem);
        }
        self.open_tournament(to.tournament)?;
        self.recode(&BTreeMap::from([(code, to)]));
        Ok(())
    }

    pub(super) fn merge_schools(&mut self, from: u32, into: u32, reason: &str) -> Result<(), Refusal> {
        need_reason(reason)?;
        if from == into {
            return Err(Refusal::SchoolMerged(from, into));
        }
        for number in [from, into] {
            let is_there = self.schools.contains_key(&number);
            is_there.then_some(()).ok_or(match self.merged.get(&number) {
                Some((_, other)) => Refusal::SchoolMerged(number, *other),
                None => Refusal::NoSchool(number),
            })?;
        }
        let limits = self.regulations.limits;
        let exceeded = |limit: Option<u32>, count: u32| limit.filter(|limit| count > *limit);
        let both = self.active.of_school(from) + self.active.of_school(into);
        let mut full = exceeded(limits.per_school, both);
        for id in self.tournaments.keys() {
            let (brought, had) = (self.n_active(from, *id), self.n_active(into, *id));
            if brought > 0 {
                full = full.or(exceeded(limits.per_school_and_tournament, brought + had));
            }
        }
        if let Some(limit) = full {
            return Err(Refusal::SchoolFull(into, limit));
        }
        let mut moving: Vec<&Entry> = self.entries.values().filter(|one| one.code.school == from).collect();
        moving.sort_by_key(|entry| entry.number);
        let mut next: BTreeMap<TournamentId, u16> = BTreeMap::new();
        let mut changes = BTreeMap::new();
        for entry in moving {
            let id = entry.code.tournament;
            let index = next.entry(id).or_insert_with(|| self.next_code(into, id).index);
            changes.insert(entry.code, EntryCode { tournament: id, school: into, index: *index });
            *index = index.saturating_add(1);
        }
        self.recode(&changes);
        for (_, other) in self.merged.values_mut().filter(|(_, other)| *other == from) {
            *other = into;
        }
        if let Some(school) = self.schools.remove(&from) {
            self.merged.insert(from, (school, into));
        }
        self.merge_registrations(from, into);
        Ok(())
    }

    /// Gives entries other codes, wherever they are named.
    fn recode(&mut self, changes: &BTreeMap<EntryCode, EntryCode>) {
        for (code, to) in changes {
            if let Some(mut entry) = self.entries.remove(code) {
                entry.code = *to;
                if entry.is_active() {
                    self.active.remove(*code);
                    self.active.add(*to);
                }
                self.entries.insert(*to, entry);
            }
        }
        for now in self.former.values_mut() {
            *now = changes.get(now).copied().unwrap_or(*now);
        }
        self.former.extend(changes);
        let change = |code: &mut EntryCode| *code = changes.get(code).copied().unwrap_or(*code);
        for stage in self.tournaments.values_mut().flat_map(|tournament| &mut tournament.stages) {
            stage.qualified.iter_mut().flatten().for_each(|one| change(&mut one.entry));
            stage.kept.iter_mut().flatten().for_each(change);
            stage.replaced.iter_mut().flat_map(|(out, instead)| [out, instead]).for_each(change);
            for group in &mut stage.groups {
                group.codes_mut(change);
                group.decisions.iter_mut().flat_map(|one| &mut one.order).for_each(change);
            }
        }
    }
}

impl Group {
    /// Does something with every code of the members and the published rounds.
    pub(super) fn codes_mut(&mut self, mut change: impl FnMut(&mut EntryCode)) {
        self.members.iter_mut().for_each(|member| change(&mut member.entry));
        for round in &mut self.rounds {
            for board in &mut round.boards {
                change(&mut board.first);
                change(&mut board.second);
            }
            round.byes.iter_mut().for_each(&mut change);
            round.absent.iter_mut().for_each(&mut change);
        }
    }
}
