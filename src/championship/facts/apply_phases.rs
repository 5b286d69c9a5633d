//! Laws of championships that feed each other: who comes from below is an entry here.

use super::{Championship, Feed, MOST_PHASES, Phases, Refusal, TakenPhase, is_same_word};

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
        self.phases.taken.insert(phase.to_owned(), taken.clone());
        Ok(())
    }
}
