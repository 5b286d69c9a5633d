//! What a list does not say itself, because whoever brings it knows it: the school, the year, the games.

use super::columns::{Column, header};
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
    /// Returns the list with a column for everything that it lacks and is given.
    ///
    /// # Errors
    /// When so many games make it too long.
    pub fn complete(&self, mut table: Table) -> Result<Table, Message> {
        let is_bare = |row: &Row| row.cells.iter().filter(|cell| !cell.is_empty()).count() == 1;
        if header(&table, Column::OF_ENTRIES).is_none() && table.rows.iter().all(is_bare) {
            // Nothing but names, one a line.
            for row in &mut table.rows {
                row.cells.retain(|cell| !cell.is_empty());
            }
            table.rows.insert(0, Row { number: 0, cells: vec![title(Column::Name)] });
        }
        let Some((at, found)) = header(&table, Column::OF_ENTRIES) else { return Ok(table) };
        let has = |wanted: &[Column]| found.iter().any(|(column, _, _)| wanted.contains(column));
        let width = table.rows.iter().map(|row| row.cells.len()).max().unwrap_or(0);
        let mut more: Vec<(Column, &str)> = Vec::new();
        if !self.school.trim().is_empty() && !has(&[Column::School, Column::SchoolNumber, Column::Code]) {
            more.extend([(Column::School, self.school.trim()), (Column::Place, self.town.trim())]);
        }
        if !self.year.trim().is_empty() && !has(&[Column::Year, Column::Code]) {
            more.push((Column::Year, self.year.trim()));
        }
        if !self.cycle.trim().is_empty() && !has(&[Column::Cycle, Column::Code]) {
            more.push((Column::Cycle, self.cycle.trim()));
        }
        more.retain(|(column, text)| !text.is_empty() && !has(&[*column]));
        let games = if has(&[Column::Game, Column::Code]) { &[][..] } else { &self.games[..] };
        if table.rows.len().saturating_mul(games.len().max(1)) > MOST_ROWS {
            return Err(too_many_rows());
        }
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
            match games {
                [] => rows.push(row),
                _ if index == at => {
                    row.cells.push(title(Column::Game));
                    rows.push(row);
                }
                games => rows.extend(games.iter().map(|game| {
                    let mut row = row.clone();
                    row.cells.push(game.clone());
                    row
                })),
            }
        }
        Ok(Table { rows })
    }
}

/// Any language will do: headers are read in all.
fn title(column: Column) -> String {
    Language::default().say(&column.title())
}
