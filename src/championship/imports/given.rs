//! What a list does not say itself, because whoever brings it knows it: the school, the year, the games.

use std::collections::BTreeSet;

use super::columns::Column;
use super::entry_words::find_game;
use super::header::header;
use super::numbered::is_number;
use crate::facts::{Championship, School};
use crate::tables::{self, MOST_ROWS, Row, Table, too_many_rows};
use speech::{Language, Message};

/// What holds for every row of a list that has no column for it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Given {
    /// The school's name.
    pub school: String,
    /// The school's town.
    pub town: String,
    /// The school year.
    pub year: String,
    /// The cycle.
    pub cycle: String,
    /// The games that everybody plays.
    pub games: Vec<String>,
}

/// Reads what was pasted: cells of a spreadsheet, lines of a file, or nothing but names.
///
/// # Errors
/// When nothing is in it, or too much.
pub fn pasted(text: &str) -> Result<Table, Message> {
    let table = tables::read(text.as_bytes())?;
    let is_plain = !text.contains(['\t', ';']);
    // A comma between a surname and a name does not make a column.
    if is_plain && header(&table, Column::OF_ENTRIES).is_none() {
        let lines = (1..).zip(text.lines());
        let rows = lines.filter(|(_, line)| !line.trim().is_empty());
        let rows = rows.map(|(number, line)| Row { number, cells: vec![line.trim().to_owned()] });
        return Ok(Table { rows: rows.collect() });
    }
    Ok(table)
}

impl Given {
    /// Refuses games that are not played here, also where the list names the games itself.
    ///
    /// # Errors
    /// When a game is unknown, with the nearest one or those there are.
    pub fn check(&self, championship: &Championship) -> Result<(), Message> {
        self.games.iter().try_for_each(|game| find_game(championship.regulations(), game).map(drop))
    }

    /// Returns what holds for every row with what needs no saying, because there is only one of it: the game, the cycle, and
    /// within a school the school itself, which is ours where nothing names it.
    #[must_use]
    pub fn within(mut self, championship: &Championship, table: &Table, language: Language) -> Given {
        let regulations = championship.regulations();
        let entered =
            (1u8..).zip(&regulations.games).filter(|(number, _)| regulations.takes_entries(*number));
        if let ([(_, only)], true) = (&entered.collect::<Vec<_>>()[..], self.games.is_empty()) {
            self.games = vec![only.id.0.clone()];
        }
        if regulations.cycles.len() == 1 {
            self.cycle = "1".to_owned();
        }
        if self.school.trim().is_empty() && regulations.is_within_a_school() {
            self.school = only_school(championship, table, language).unwrap_or_default();
        }
        self
    }

    /// Returns the list with a column for everything that it lacks and is given, and with its empty cells filled.
    ///
    /// # Errors
    /// When so many games make it too long.
    pub fn complete(&self, mut table: Table) -> Result<Table, Message> {
        if header(&table, Column::OF_ENTRIES).is_none() && table.rows.iter().all(is_bare) {
            // Nothing but names, one a line.
            for row in &mut table.rows {
                row.cells.retain(|cell| !cell.is_empty() && !is_number(cell));
            }
            table.rows.insert(0, Row { number: 0, cells: vec![title(Column::Name)] });
        }
        let Some((at, found)) = header(&table, Column::OF_ENTRIES) else { return Ok(table) };
        let place = |wanted: Column| found.iter().find(|(column, ..)| *column == wanted).map(|found| found.1);
        let has = |wanted: &[Column]| wanted.iter().any(|column| place(*column).is_some());
        let width = table.rows.iter().map(|row| row.cells.len()).max().unwrap_or(0);
        let given = [
            (Column::School, self.school.trim(), &[Column::SchoolNumber, Column::Code][..]),
            (Column::Place, self.town.trim(), &[Column::School, Column::SchoolNumber, Column::Code]),
            (Column::Year, self.year.trim(), &[Column::Code]),
            (Column::Cycle, self.cycle.trim(), &[Column::Code]),
        ];
        let mut more: Vec<(Column, &str)> = Vec::new();
        let mut fillings: Vec<(usize, &str, Vec<usize>)> = Vec::new();
        for (column, text, besides) in given.into_iter().filter(|(_, text, _)| !text.is_empty()) {
            match place(column) {
                Some(index) => {
                    let besides = besides.iter().filter_map(|column| place(*column));
                    fillings.push((index, text, besides.collect()));
                }
                None if !has(besides) => more.push((column, text)),
                None => {}
            }
        }
        let (game, code) = (place(Column::Game), place(Column::Code));
        let games = if game.is_none() && code.is_some() { &[][..] } else { &self.games[..] };
        let mut rows = Vec::new();
        for (index, mut row) in table.rows.into_iter().enumerate() {
            if index < at {
                rows.push(row);
                continue;
            }
            row.cells.resize(width, String::new());
            let value =
                |column: Column, text: &str| if index == at { title(column) } else { text.to_owned() };
            row.cells.extend(more.iter().map(|(column, text)| value(*column, text)));
            if game.is_none() && !games.is_empty() {
                row.cells.push(value(Column::Game, ""));
            }
            if index == at {
                rows.push(row);
                continue;
            }
            for (at, text, besides) in fillings.iter().rev() {
                let is_told = |at: &usize| !row.cell(*at).trim().is_empty();
                if !is_told(at) && !besides.iter().any(is_told) {
                    row.cells[*at] = (*text).to_owned();
                }
            }
            if rows.len().saturating_add(games.len().max(1)) > MOST_ROWS + 1 {
                return Err(too_many_rows());
            }
            // Who has a code is known by it.
            let at = game.unwrap_or(row.cells.len().saturating_sub(1));
            let is_coded = code.is_some_and(|code| !row.cell(code).trim().is_empty());
            match games {
                [] => rows.push(row),
                _ if is_coded || !row.cell(at).trim().is_empty() => rows.push(row),
                games => rows.extend(games.iter().map(|game| {
                    let mut row = row.clone();
                    row.cells[at].clone_from(game);
                    row
                })),
            }
        }
        Ok(Table { rows })
    }
}

/// Says whether a row has nothing but a name, and perhaps the number of its line.
pub(super) fn is_bare(row: &Row) -> bool {
    let cells: Vec<&String> = row.cells.iter().filter(|cell| !cell.is_empty()).collect();
    match cells[..] {
        [name] => !is_number(name),
        // The number of the line; a number behind a name says something of the pupil.
        [number, name] => is_number(number) && !is_number(name),
        _ => false,
    }
}

/// Returns the school of everybody where there is only one: the one registered, the one of the list, the host, or ours.
fn only_school(championship: &Championship, table: &Table, language: Language) -> Option<String> {
    let mut schools = championship.schools();
    match (schools.next(), schools.next()) {
        (Some(only), None) => return Some(only.name.clone()),
        (Some(_), Some(_)) => return None,
        (None, _) => {}
    }
    let named = header(table, Column::OF_ENTRIES).and_then(|(at, found)| {
        let (_, column, _) = found.into_iter().find(|(column, ..)| *column == Column::School)?;
        let names = table.rows[at + 1..].iter().map(move |row| row.cell(column).trim());
        Some(names.filter(|name| !name.is_empty()).collect::<BTreeSet<_>>())
    });
    let named: Vec<&str> = named.into_iter().flatten().collect();
    match named[..] {
        [] => {}
        [only] => return Some(only.to_owned()),
        _ => return None,
    }
    let host = championship.details().host.as_deref().map(str::trim).filter(|host| !host.is_empty());
    Some(host.map_or_else(|| language.say(&School::unnamed()), str::to_owned))
}

/// Any language will do: headers are read in all.
fn title(column: Column) -> String {
    Language::default().say(&column.title())
}
