//! What speaks against a row of a list of entries, in words that help.

use super::columns::Column;
use super::entries::{Reading, Said, both};
use crate::facts::{EntryCode, Language, Refusal, School, Title};
use crate::tables::Row;

impl Reading<'_> {
    /// Warns when a new school may be a known one spelt otherwise.
    pub(super) fn doubt(&mut self, row: &Row, school: &School) {
        let similar = self.schools.similar(&school.name, school.place.as_deref().unwrap_or(""));
        if let Some(other) = similar.first() {
            let (name, other, number) = (&school.name, other.name.clone(), other.number);
            let message = Title::new(
                format!(
                    "a escola `{name}` parece ser a `{other}` ({number:03}); escreva-a igual, ou confirme que é outra"
                ),
                format!(
                    "the school `{name}` looks like `{other}` ({number:03}); spell it the same, or confirm that it is another"
                ),
            );
            self.warn(row, Column::School, message);
        }
    }

    /// Notes a refusal of the championship at the column it comes from.
    pub(super) fn refuse(&mut self, row: &Row, said: Option<&Said>, refusal: &Refusal) {
        let (pt, en) = (Language::Pt, Language::En);
        let column = match refusal {
            Refusal::SchoolYearOutside(..) => Column::Year,
            Refusal::GameNotInCycle(_) | Refusal::NoTournament(_) => Column::Game,
            Refusal::WrongCode(..) => Column::Code,
            _ => Column::School,
        };
        let regulations = self.state.regulations();
        let message = match (refusal, said) {
            (Refusal::GameNotInCycle(id), _) => {
                let name = |language| regulations.tournament_name(*id, language);
                let games = |language| {
                    let cycle = regulations.cycle(id.cycle);
                    let games = cycle
                        .into_iter()
                        .flat_map(|cycle| &cycle.games)
                        .filter_map(|game| regulations.game(*game));
                    games
                        .map(|game| format!("`{}`", game.name.in_language(language)))
                        .collect::<Vec<_>>()
                        .join(", ")
                };
                Title::new(
                    format!("`{}`: não se joga neste ciclo; esperava {}", name(pt), games(pt)),
                    format!("`{}`: not played in this cycle; expected {}", name(en), games(en)),
                )
            }
            (Refusal::SchoolFull(school, 1), Some(said)) => {
                let holder = self.state.entries().find(|entry| {
                    entry.is_active()
                        && entry.code.school == *school
                        && entry.code.tournament == said.tournament
                });
                match holder.map(|entry| self.whereabouts(entry.code)) {
                    Some(place) => {
                        let name = |language| regulations.tournament_name(said.tournament, language);
                        Title::new(
                            format!(
                                "segundo aluno da mesma escola em {}: o primeiro é {}",
                                name(pt),
                                place.pt
                            ),
                            format!(
                                "second pupil of the same school in {}: the first is {}",
                                name(en),
                                place.en
                            ),
                        )
                    }
                    None => both(refusal),
                }
            }
            _ => both(refusal),
        };
        self.error(row, column, message);
    }

    /// Says where an entry stands: a row of this list, or its code.
    pub(super) fn whereabouts(&self, code: EntryCode) -> Title {
        match self.brought.get(&code) {
            Some(row) => Title::new(format!("o da linha {row}"), format!("that of row {row}")),
            None => Title::new(format!("o inscrito `{code}`"), format!("the entry `{code}`")),
        }
    }
}
