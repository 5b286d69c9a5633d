//! An order of pupils, for seeding a draw: a list, or the ranking of another championship.

use std::collections::BTreeMap;

use super::columns::Column;
use super::header::Columns;
use super::numbered::unnumbered;
use crate::facts::{Championship, EntryCode, TournamentId};
use crate::standings;
use crate::tables::Table;
use speech::fold;

/// An order, and whom of it nobody knows here.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Order {
    /// Those who take part, best first.
    pub entries: Vec<EntryCode>,
    /// What the list calls the others, in its order.
    pub unknown: Vec<String>,
}

/// Reads an order from a list: one pupil a row, best first. A name counts before a code, because a list from elsewhere has codes of
/// its own.
pub fn read_order(championship: &Championship, tournament: TournamentId, table: &Table) -> Order {
    let people = People::of(championship, tournament);
    let known = [Column::Name, Column::School, Column::Code];
    let mut order = Order::default();
    match Columns::find(table, &known, &[&[Column::Name, Column::Code]]) {
        Ok(columns) => {
            for row in columns.rows {
                let cell = |column| columns.cell(row, column);
                people.add(&mut order, cell(Column::Name), cell(Column::School), cell(Column::Code));
            }
        }
        // A list without titles has a pupil in the first cell of each row.
        Err(_) => {
            for row in &table.rows {
                let text = row.cells.iter().map(|cell| cell.trim()).find(|cell| !cell.is_empty());
                let Some(text) = text else { continue };
                match text.parse::<EntryCode>() {
                    Ok(_) => people.add(&mut order, "", "", text),
                    Err(_) => people.add(&mut order, text, "", ""),
                }
            }
        }
    }
    order
}

/// Reads an order from the ranking that the same game has in another championship, all its cycles one after another where it has
/// several.
pub fn order_of_championship(
    championship: &Championship,
    tournament: TournamentId,
    other: &Championship,
) -> Order {
    let people = People::of(championship, tournament);
    let game = championship.regulations().game(tournament.game).map(|game| &game.id);
    let mut order = Order::default();
    for there in other.tournaments() {
        if other.regulations().game(there.id.game).map(|game| &game.id) != game {
            continue;
        }
        for placing in standings::of_tournament(other, there.id) {
            let name = other.entry(placing.entry).and_then(|entry| entry.contestant.name.as_deref());
            let school = other.school(placing.entry.school).map_or("", |school| school.name.as_str());
            people.add(&mut order, name.unwrap_or_default(), school, "");
        }
    }
    order
}

/// Those who take part, by folded names.
struct People<'c> {
    championship: &'c Championship,
    tournament: TournamentId,
    by_name: BTreeMap<String, Vec<EntryCode>>,
}

impl<'c> People<'c> {
    fn of(championship: &'c Championship, tournament: TournamentId) -> People<'c> {
        let mut by_name: BTreeMap<String, Vec<EntryCode>> = BTreeMap::new();
        for entry in championship.entries_of(tournament).into_iter().filter(|entry| entry.is_active()) {
            if let Some(name) = &entry.contestant.name {
                by_name.entry(fold(name)).or_default().push(entry.code);
            }
        }
        People { championship, tournament, by_name }
    }

    /// Adds whoever is meant, once.
    fn add(&self, order: &mut Order, name: &str, school: &str, code: &str) {
        let name = unnumbered(name);
        let called = if name.is_empty() { code } else { name };
        if called.is_empty() {
            return;
        }
        match self.find(name, school, code) {
            Some(code) if order.entries.contains(&code) => {}
            Some(code) => order.entries.push(code),
            None => order.unknown.push(called.chars().take(60).collect()),
        }
    }

    fn find(&self, name: &str, school: &str, code: &str) -> Option<EntryCode> {
        if name.is_empty() {
            let code = code.parse::<EntryCode>().ok()?;
            let entry = self.championship.entry(code).filter(|entry| entry.is_active())?;
            return (entry.code.tournament == self.tournament).then_some(code);
        }
        let found = self.by_name.get(&fold(name))?;
        let of_school = |code: &&EntryCode| {
            let own = self.championship.school(code.school);
            school.is_empty() || own.is_some_and(|own| fold(&own.name) == fold(school))
        };
        match found.iter().filter(of_school).collect::<Vec<_>>()[..] {
            [code] => Some(*code),
            _ => None,
        }
    }
}
