//! Laws of quotas, of the columns they count by, and of the list of those who wait for a place.

use std::collections::BTreeMap;

use super::{
    Championship, Contestant, Entry, EntryCode, EntryStatus, QuotaOf, QuotaRule, Refusal,
    honours::is_same_word,
};

/// What is told of an entry, by the name of a column.
impl Championship {
    /// Returns what a column says of an entry: one that the regulations name, or one that every list has (`school`, `town`,
    /// `year`, `mark`).
    pub fn column_of(&self, entry: &Entry, column: &str) -> Option<String> {
        self.told_in(entry.code, &entry.contestant, entry.mark.as_deref(), &entry.columns, column)
    }

    fn told_in(
        &self,
        code: EntryCode,
        contestant: &Contestant,
        mark: Option<&str>,
        columns: &BTreeMap<String, String>,
        column: &str,
    ) -> Option<String> {
        let own = columns.iter().find(|(name, _)| is_same_word(name, column)).map(|(_, text)| text.clone());
        let school = self.schools.get(&code.school);
        own.or_else(|| match column.trim().to_lowercase().as_str() {
            "school" => school.map(|school| school.name.clone()),
            "town" => school.and_then(|school| school.place.clone()),
            "year" => contestant.school_year.map(|year| year.to_string()),
            "mark" => mark.map(str::to_owned),
            _ => None,
        })
    }

    /// Returns the quota that leaves no place for one more, who would be told of in these columns.
    pub fn quota_reached(&self, code: EntryCode, columns: &BTreeMap<String, String>) -> Option<Refusal> {
        let (contestant, mark) = match self.entries.get(&code) {
            Some(entry) => (entry.contestant.clone(), entry.mark.clone()),
            None => (Contestant::default(), None),
        };
        let game = self.regulations.game(code.tournament.game).map(|game| &game.id);
        let is_about =
            |quota: &&QuotaRule| quota.games.is_empty() || game.is_some_and(|id| quota.games.contains(id));
        self.regulations.quotas.iter().filter(is_about).find_map(|quota| {
            let value = match &quota.column {
                None => None,
                Some(column) => {
                    let said = self.told_in(code, &contestant, mark.as_deref(), columns, column)?;
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
                QuotaOf::School => format!("{:03}", code.school),
                QuotaOf::Tournament => code.tournament.to_string(),
            });
            (count >= quota.most as usize).then_some(Refusal::QuotaFull(whose, quota.most))
        })
    }

    pub(super) fn tell_entry(&mut self, code: EntryCode, column: &str, text: &str) -> Result<(), Refusal> {
        self.open_tournament(code.tournament)?;
        let named = self.regulations.own_columns().find(|name| is_same_word(name, column)).map(str::to_owned);
        let column = named.ok_or_else(|| Refusal::NoColumn(column.to_owned()))?;
        let entry = self.entries.get(&code).ok_or(Refusal::NoEntry(code))?;
        let mut columns = entry.columns.clone();
        match text.trim() {
            "" => drop(columns.remove(&column)),
            text => drop(columns.insert(column, text.to_owned())),
        }
        if entry.is_active()
            && let Some(full) = self.quota_reached(code, &columns)
        {
            return Err(full);
        }
        self.entries.get_mut(&code).ok_or(Refusal::NoEntry(code))?.columns = columns;
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
        limits.or_else(|| self.quota_reached(entry.code, &entry.columns))
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
