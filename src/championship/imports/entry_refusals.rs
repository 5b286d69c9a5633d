//! What speaks against a row of a list of entries, in words that help.

use super::columns::Column;
use super::entries::{Reading, Said};
use super::entry_words::{any_of, cycle_name, game_name};
use super::problem::shown_row;
use crate::facts::{EntryCode, Refusal, School};
use crate::tables::Row;
use speech::{Message, Tell, msg};

impl Reading<'_> {
    /// Warns when a new school may be a known one spelt otherwise.
    pub(super) fn doubt(&mut self, row: &Row, school: &School) {
        let similar = self.schools.similar(&school.name, school.place.as_deref().unwrap_or(""));
        if let Some(other) = similar.first() {
            let (name, other, number) = (&school.name, other.name.clone(), other.number);
            let message = msg("imports-school-like")
                .with("name", name)
                .with("other", other)
                .with("number", School::shown_number(number));
            self.warn(row, Column::School, message);
        }
    }

    /// Notes a refusal of the championship at the column it comes from.
    pub(super) fn refuse(&mut self, row: &Row, said: Option<&Said>, refusal: &Refusal) {
        let column = match refusal {
            Refusal::SchoolYearOutside(..) => Column::Year,
            Refusal::GameNotInCycle(_) | Refusal::NoTournament(_) => Column::Game,
            Refusal::WrongCode(..) => Column::Code,
            _ => Column::School,
        };
        let regulations = self.state.regulations();
        let message = match (refusal, said) {
            (Refusal::GameNotInCycle(id), _) => {
                let cycle = regulations.cycle(id.cycle);
                let games = cycle
                    .into_iter()
                    .flat_map(|cycle| &cycle.games)
                    .filter_map(|game| regulations.game(*game));
                msg("imports-not-in-cycle")
                    .with("game", game_name(regulations, *id))
                    .with("cycle", cycle_name(regulations, *id))
                    .with("games", any_of(games.map(|game| &game.name)))
            }
            (Refusal::SchoolFull(school, 1), Some(said)) => {
                let holder = self.state.entries().find(|entry| {
                    entry.is_active()
                        && entry.code.school == *school
                        && entry.code.tournament == said.tournament
                });
                match holder.map(|entry| self.whereabouts(entry.code)) {
                    Some(place) => msg("imports-second-pupil")
                        .with("game", game_name(regulations, said.tournament))
                        .with("cycle", cycle_name(regulations, said.tournament))
                        .with("place", place),
                    None => refusal.tell(),
                }
            }
            _ => refusal.tell(),
        };
        self.error(row, column, message);
    }

    /// Says where an entry stands: a row of this list, else whose it is, or its code where nobody is named.
    pub(super) fn whereabouts(&self, code: EntryCode) -> Message {
        match self.brought.get(&code) {
            Some(row) => msg("imports-that-of-row").with("row", shown_row(*row)),
            None => match self.state.entry(code).and_then(|entry| entry.contestant.name.as_deref()) {
                Some(name) => msg("imports-that-pupil").with("name", name),
                None => msg("imports-that-entry").with("code", code.to_string()),
            },
        }
    }
}
