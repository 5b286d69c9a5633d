//! Laws of championships that feed each other: who comes from below is an entry here.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use super::{
    Championship, EntryCode, EntryStatus, Feed, MOST_PHASE_PUPILS, MOST_PHASES, Phases, Refusal, TakenPhase,
    TournamentId, is_same_word,
};

impl Championship {
    /// Returns what is known of the championships above and below.
    pub fn phases(&self) -> &Phases {
        &self.phases
    }

    pub(super) fn choose_feed(&mut self, feed: Option<&Feed>) {
        self.phases.feed = feed.cloned();
    }

    pub(super) fn expect_phases(&mut self, names: &[String], until: Option<i64>) -> Result<(), Refusal> {
        if names.len() > MOST_PHASES {
            return Err(Refusal::TooManyListed(MOST_PHASES));
        }
        let mut expected: Vec<String> = Vec::new();
        for name in names.iter().map(|name| name.trim()).filter(|name| !name.is_empty()) {
            if !expected.iter().any(|known| is_same_word(known, name)) {
                expected.push(name.to_owned());
            }
        }
        (self.phases.expected, self.phases.until) = (expected, until);
        Ok(())
    }

    pub(super) fn take_phase(&mut self, phase: &str, taken: &TakenPhase) -> Result<(), Refusal> {
        if self.phases.taken.len() >= MOST_PHASES && !self.phases.taken.contains_key(phase) {
            return Err(Refusal::TooManyListed(MOST_PHASES));
        }
        if taken.pupils.len() > MOST_PHASE_PUPILS {
            return Err(Refusal::TooManyListed(MOST_PHASE_PUPILS));
        }
        // Two entries from below may be one here by now, where a pupil was entered twice; the code there is each one's own.
        let mut met = BTreeSet::new();
        for pupil in &taken.pupils {
            let code = self.current_code(pupil.code);
            if self.entry(code).is_none() {
                return Err(Refusal::NoEntry(code));
            }
            if !met.insert(pupil.there) {
                return Err(Refusal::EntryTwice(pupil.there));
            }
        }
        self.replace_pupils(phase, taken, &met);
        self.phases.taken.insert(phase.to_owned(), taken.clone());
        Ok(())
    }

    /// Remembers who left and who came in the place of whom, where a championship sends others of a tournament than before.
    fn replace_pupils(&mut self, phase: &str, taken: &TakenPhase, now: &BTreeSet<EntryCode>) {
        let phases = &mut *self.phases;
        for pupil in &taken.pupils {
            phases.replaced.remove(&pupil.code);
        }
        let Some(before) = phases.taken.get(phase) else { return };
        let known: BTreeSet<EntryCode> = before.pupils.iter().map(|one| one.there).collect();
        let mut came: BTreeMap<TournamentId, VecDeque<EntryCode>> = BTreeMap::new();
        for new in taken.pupils.iter().filter(|one| !known.contains(&one.there)) {
            came.entry(new.there.tournament).or_default().push_back(new.code);
        }
        let left = phases.left.entry(phase.to_owned()).or_default();
        for one in before.pupils.iter().filter(|one| !now.contains(&one.there)) {
            left.insert(one.there, *one);
            if let Some(new) = came.get_mut(&one.there.tournament).and_then(VecDeque::pop_front) {
                phases.replaced.insert(one.code, new);
            }
        }
        left.retain(|there, _| !now.contains(there));
    }

    /// Returns who came from below in the place of a pupil who is out since a correction there.
    pub fn replaced_by(&self, code: EntryCode) -> Option<EntryCode> {
        self.entry(code).filter(|entry| matches!(entry.status, EntryStatus::Withdrawn { .. }))?;
        let mut replaced = self.phases.replaced.iter();
        let found = replaced.find(|(was, _)| self.current_code(**was) == code);
        found.map(|(_, by)| self.current_code(*by))
    }
}
