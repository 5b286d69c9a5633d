//! Laws of championships that feed each other: who comes from below is an entry here.

use super::{
    Championship, EntryCode, EntryStatus, Feed, MOST_PHASES, PhasePupil, Phases, Refusal, TakenPhase,
    is_same_word,
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
        for (index, pupil) in taken.pupils.iter().enumerate() {
            let code = self.current_code(pupil.code);
            if self.entry(code).is_none() {
                return Err(Refusal::NoEntry(code));
            }
            if taken.pupils[..index].iter().any(|other| other.there == pupil.there) {
                return Err(Refusal::EntryTwice(pupil.there));
            }
        }
        self.replace_pupils(phase, taken);
        self.phases.taken.insert(phase.to_owned(), taken.clone());
        Ok(())
    }

    /// Remembers who came in the place of whom, where a championship sends others of a tournament than before.
    fn replace_pupils(&mut self, phase: &str, taken: &TakenPhase) {
        for pupil in &taken.pupils {
            self.phases.replaced.remove(&pupil.code);
        }
        let Some(before) = self.phases.taken.get(phase) else { return };
        let is_in = |pupils: &[PhasePupil], there: EntryCode| pupils.iter().any(|one| one.there == there);
        let gone = before.pupils.iter().filter(|one| !is_in(&taken.pupils, one.there));
        let mut came: Vec<&PhasePupil> =
            taken.pupils.iter().filter(|one| !is_in(&before.pupils, one.there)).collect();
        for one in gone {
            let instead = came.iter().position(|new| new.there.tournament == one.there.tournament);
            if let Some(at) = instead {
                self.phases.replaced.insert(one.code, came.remove(at).code);
            }
        }
    }

    /// Returns who came from below in the place of a pupil who is out since a correction there.
    pub fn replaced_by(&self, code: EntryCode) -> Option<EntryCode> {
        self.entry(code).filter(|entry| matches!(entry.status, EntryStatus::Withdrawn { .. }))?;
        let mut replaced = self.phases.replaced.iter();
        let found = replaced.find(|(was, _)| self.current_code(**was) == code);
        found.map(|(_, by)| self.current_code(*by))
    }
}
