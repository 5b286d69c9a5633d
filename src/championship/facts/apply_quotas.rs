//! Laws of quotas, of the columns they count by, and of the list of those who wait for a place.

use super::{
    Championship, Contestant, Entry, EntryCode, EntryStatus, QuotaOf, QuotaRule, Refusal, School,
    honours::is_same_word,
};

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
            _ => None,
        })
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
                let is_of_school = quota.per == QuotaOf::Tournament || entry.code.school == code.school;
                entry.is_active()
                    && entry.code != code
                    && entry.code.tournament == code.tournament
                    && is_of_school
                    && is_same
            };
            let count = self.entries.values().filter(is_counted).take(quota.most as usize).count();
            let whose = value.unwrap_or_else(|| match quota.per {
                QuotaOf::School => School::shown_number(code.school),
                QuotaOf::Tournament => code.tournament.to_string(),
            });
            (count >= quota.most as usize).then_some(Refusal::QuotaFull(whose, quota.most))
        })
    }

    pub(super) fn tell_entry(&mut self, code: EntryCode, column: &str, text: &str) -> Result<(), Refusal> {
        self.open_tournament(code.tournament)?;
        let named = self.regulations.own_columns().find(|name| is_same_word(name, column)).map(str::to_owned);
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
