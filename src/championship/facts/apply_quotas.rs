//! Laws of quotas, of the columns they count by, and of the list of those who wait for a place.

use super::{
    Championship, Contestant, Entry, EntryCode, EntryStatus, QuotaOf, QuotaRule, Refusal, School,
    honours::is_same_word, is_yes,
};

/// What the column of the region is called, in every language: by these words logs are read again, whatever words of today are.
const REGION: &[&str] = &["região", "region", "región"];

/// Says whether a column is that of the region, in any language.
pub fn is_region(column: &str) -> bool {
    REGION.iter().any(|name| is_same_word(name, column))
}

/// What is told of an entry, by the name of a column.
impl Championship {
    /// Returns what a column says of an entry: one that the regulations name, or one that every list has (`school`, `town`,
    /// `year`, `mark`).
    pub fn column_of(&self, entry: &Entry, column: &str) -> Option<String> {
        let own = entry.columns.iter().find(|(name, _)| is_same_word(name, column));
        let own = own.map(|(_, text)| text.clone());
        let school = self.schools.get(&entry.code.school);
        own.or_else(|| match column.trim().to_lowercase().as_str() {
            "school" => school.map(|school| school.name.clone()),
            "town" => school.and_then(|school| school.place.clone()),
            "year" => entry.contestant.school_year.map(|year| year.to_string()),
            "mark" => entry.mark.clone(),
            _ if is_region(column) => {
                let known = self.registration.of(entry.code.school).map(|own| own.region.clone());
                known.filter(|region| !region.is_empty())
            }
            _ => None,
        })
    }

    /// Returns the columns of lists that prizes, quotas and the questions about each pupil ask for, besides those that every list has.
    pub fn own_columns(&self) -> Vec<&str> {
        let mut columns: Vec<&str> = self.regulations.own_columns().collect();
        let asked = self.registration.questions(true).map(|question| question.text.as_str());
        for column in asked.chain(self.registration.names_question.as_deref()) {
            if !columns.iter().any(|known| is_same_word(known, column)) {
                columns.push(column);
            }
        }
        columns
    }

    /// Says whether the name of an entry may be published, as far as that was asked: who did not say yes has not agreed.
    pub fn may_be_named(&self, entry: &Entry) -> bool {
        let asked = self.registration.names_question.as_deref();
        asked.is_none_or(|column| self.column_of(entry, column).is_some_and(|answer| is_yes(&answer)))
    }

    /// Returns the quota that leaves no place for an entry as it would be: a new one, or one of which something else is told.
    pub fn quota_reached(&self, wanted: &Entry) -> Option<Refusal> {
        let code = wanted.code;
        let game = self.regulations.game(code.tournament.game).map(|game| &game.id);
        let is_about =
            |quota: &&QuotaRule| quota.games.is_empty() || game.is_some_and(|id| quota.games.contains(id));
        self.regulations.quotas.iter().filter(is_about).find_map(|quota| {
            let value = match &quota.column {
                None => None,
                Some(column) => {
                    let said = self.column_of(wanted, column)?;
                    let is_meant = quota.value.as_deref().is_none_or(|value| is_same_word(value, &said));
                    Some(said).filter(|_| is_meant).map(Some)?
                }
            };
            let is_counted = |entry: &&Entry| {
                let is_same = match (&quota.column, &value) {
                    (Some(column), Some(value)) => {
                        self.column_of(entry, column).is_some_and(|own| is_same_word(&own, value))
                    }
                    _ => true,
                };
                let (own, other) = (code.tournament, entry.code.tournament);
                let is_among = match quota.per {
                    QuotaOf::Tournament => other == own,
                    QuotaOf::School => other == own && entry.code.school == code.school,
                    QuotaOf::Game => other.game == own.game,
                    QuotaOf::Cycle => other.cycle == own.cycle,
                    QuotaOf::All => true,
                };
                // Without a word of its own a quota for some games counts only those.
                let is_counted_game = quota.games.is_empty()
                    || self.regulations.game(other.game).is_some_and(|game| quota.games.contains(&game.id));
                entry.is_active() && entry.code != code && is_among && is_counted_game && is_same
            };
            let count = self.entries.values().filter(is_counted).take(quota.most as usize).count();
            let whose = value.unwrap_or_else(|| match quota.per {
                QuotaOf::School => School::shown_number(code.school),
                QuotaOf::Tournament => code.tournament.to_string(),
                QuotaOf::Game => game.map(|id| id.0.clone()).unwrap_or_default(),
                QuotaOf::Cycle => {
                    let cycle = self.regulations.cycle(code.tournament.cycle);
                    cycle.map(|cycle| cycle.name.to_string()).unwrap_or_default()
                }
                QuotaOf::All => self.name.clone(),
            });
            (count >= quota.most as usize).then_some(Refusal::QuotaFull(whose, quota.most))
        })
    }

    pub(super) fn tell_entry(&mut self, code: EntryCode, column: &str, text: &str) -> Result<(), Refusal> {
        // What is agreed to can be taken back at any time, also when everything was played.
        if !self.registration.is_consent(column) {
            self.open_tournament(code.tournament)?;
        }
        let own = self.own_columns().into_iter().find(|name| is_same_word(name, column));
        let named = own.map(str::to_owned);
        let column = named.ok_or_else(|| Refusal::NoColumn(column.to_owned()))?;
        self.retell_entry(code, |entry| match text.trim() {
            "" => drop(entry.columns.remove(&column)),
            text => drop(entry.columns.insert(column, text.to_owned())),
        })
    }

    /// Tells something else of an entry, unless it plays and there is no place for one of that kind.
    pub(super) fn retell_entry(
        &mut self,
        code: EntryCode,
        change: impl FnOnce(&mut Entry),
    ) -> Result<(), Refusal> {
        let was = self.entries.get(&code).ok_or(Refusal::NoEntry(code))?;
        let mut entry = was.clone();
        change(&mut entry);
        if entry.is_active()
            && entry != *was
            && let Some(full) = self.quota_reached(&entry)
            // Where there were too many of its kind already, it is none more.
            && self.quota_reached(was) != Some(full.clone())
        {
            return Err(full);
        }
        self.entries.insert(code, entry);
        Ok(())
    }

    pub(super) fn queue_entry(&mut self, code: EntryCode, contestant: &Contestant) -> Result<(), Refusal> {
        let is_place = |problem: &Refusal| {
            matches!(problem, Refusal::Full(_) | Refusal::SchoolFull(..) | Refusal::QuotaFull(..))
        };
        // Only for want of a place does anybody wait.
        let problem = self.entry_problems(code, contestant).into_iter().find(|problem| !is_place(problem));
        if let Some(problem) = problem {
            return Err(problem);
        }
        self.open_tournament(code.tournament)?;
        self.entered = self.entered.saturating_add(1);
        self.entries.insert(code, Entry::new(code, contestant, self.entered, EntryStatus::Waiting));
        Ok(())
    }

    /// Returns what still keeps somebody who waits from a place.
    pub fn no_place_for(&self, entry: &Entry) -> Option<Refusal> {
        let is_place = |problem: &Refusal| matches!(problem, Refusal::Full(_) | Refusal::SchoolFull(..));
        // As for a new one, who would have the next code.
        let next = self.next_code(entry.code.school, entry.code.tournament);
        let limits = self.entry_problems(next, &entry.contestant).into_iter().find(is_place);
        limits.or_else(|| self.quota_reached(entry))
    }

    pub(super) fn admit_entry(&mut self, code: EntryCode) -> Result<(), Refusal> {
        let entry = self.entries.get(&code).ok_or(Refusal::NoEntry(code))?;
        if entry.status != EntryStatus::Waiting {
            return Err(Refusal::NotWaiting(code));
        }
        if let Some(full) = self.no_place_for(entry) {
            return Err(full);
        }
        self.open_tournament(code.tournament)?;
        self.entries.get_mut(&code).ok_or(Refusal::NoEntry(code))?.status = EntryStatus::Active;
        self.active.add(code);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::is_region;
    use speech::{Language, msg};

    #[test]
    fn what_the_program_writes_above_regions_it_reads_as_regions() {
        for language in Language::ALL {
            let written = language.say(&msg("facts-region"));
            assert!(is_region(&written) && is_region(&written.to_uppercase()), "{written}");
            assert!(msg("columns-region").lists(&written), "{written}");
        }
        assert!(
            !is_region("distrito"),
            "lists may call it so, and a quota of that name counts what entries say"
        );
    }
}
