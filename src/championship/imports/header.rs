//! The row of a table that names its columns, and the cells below it by those names.

use super::columns::{Column, squeezed};
use super::problem::{ListProblem, Severity};
use crate::tables::{Row, Table};
use speech::{Value, msg};

/// How far down the header is looked for: lists often begin with a title.
const HEADER_WITHIN: usize = 20;

/// The header of a table and the rows below it.
pub(super) struct Columns<'t> {
    /// Each known column with its index and the header as written.
    found: Vec<(Column, usize, String)>,
    /// The row that names the columns.
    head: &'t Row,
    pub(super) rows: &'t [Row],
}

impl<'t> Columns<'t> {
    /// Finds the header row of a table.
    ///
    /// # Errors
    /// When there is none, a needed column is missing, or a column is there twice.
    pub(super) fn find(
        table: &'t Table,
        known: &[Column],
        needed: &[&[Column]],
    ) -> Result<Self, Vec<ListProblem>> {
        let Some((index, found)) = header(table, known) else {
            let first = table.rows.first();
            let cells = first.map(|row| row.cells.join("`, `")).unwrap_or_default();
            return Err(vec![ListProblem {
                row: first.map(|row| row.number),
                column: None,
                severity: Severity::Error,
                message: msg("imports-no-header")
                    .with("found", cells)
                    .with("columns", Value::All(quoted(known))),
            }]);
        };
        // The titles of a list of nothing but names stand in no row.
        let number = Some(table.rows[index].number).filter(|number| *number > 0);
        let mut problems = Vec::new();
        for (position, (column, at, header)) in found.iter().enumerate() {
            if let Some((_, _, earlier)) = found[..position].iter().find(|(other, _, _)| other == column) {
                problems.push(ListProblem {
                    row: number,
                    column: Some((*at, header.clone())),
                    severity: Severity::Error,
                    message: msg("imports-column-twice").with("header", header).with("earlier", earlier),
                });
            }
        }
        for choices in needed {
            if !choices.iter().any(|choice| found.iter().any(|(column, _, _)| column == choice)) {
                problems.push(ListProblem {
                    row: number,
                    column: None,
                    severity: Severity::Error,
                    message: msg("imports-column-missing").with("columns", Value::Any(quoted(choices))),
                });
            }
        }
        match problems.is_empty() {
            true => Ok(Columns { found, head: &table.rows[index], rows: &table.rows[index + 1..] }),
            false => Err(problems),
        }
    }

    /// Returns the text of a column in a row, empty when the table has no such column.
    pub(super) fn cell<'r>(&self, row: &'r Row, column: Column) -> &'r str {
        self.place(column).map_or("", |(index, _)| row.cell(index))
    }

    /// Returns the text of a column that is known only by its title; nothing when the table has no such column.
    pub(super) fn titled<'r>(&self, row: &'r Row, is_title: impl Fn(&str) -> bool) -> Option<&'r str> {
        self.titled_at(is_title).map(|(index, _)| row.cell(index))
    }

    /// Returns the index and header of a column that is known only by its title.
    pub(super) fn titled_at(&self, is_title: impl Fn(&str) -> bool) -> Option<(usize, String)> {
        let found = self.head.cells.iter().enumerate().find(|(_, title)| is_title(title));
        found.map(|(index, title)| (index, title.clone()))
    }

    /// Returns the index and header of a column.
    pub(super) fn place(&self, column: Column) -> Option<(usize, String)> {
        let found = self.found.iter().find(|(other, _, _)| *other == column)?;
        Some((found.1, found.2.clone()))
    }
}

/// Returns the titles of columns, in quotation marks.
fn quoted(columns: &[Column]) -> Vec<Value> {
    columns.iter().map(|column| msg("imports-quoted").with("name", column.title()).into()).collect()
}

/// A column that a header names: which, its place, and the words of the header.
type Found = (Column, usize, String);

/// Finds the row that names the most columns; returns its place and what it names.
pub(super) fn header(table: &Table, known: &[Column]) -> Option<(usize, Vec<Found>)> {
    let read = |row: &Row| -> Vec<Found> {
        let cells = row.cells.iter().enumerate();
        cells
            .filter_map(|(index, cell)| {
                let header = squeezed(cell);
                let column = known.iter().find(|column| column.is_called(&header))?;
                Some((*column, index, cell.clone()))
            })
            .collect()
    };
    let within = table.rows.iter().take(HEADER_WITHIN).enumerate();
    let best = within
        .map(|(index, row)| (index, read(row)))
        .max_by_key(|(index, found)| (found.len(), HEADER_WITHIN - index));
    best.filter(|(_, found)| !found.is_empty())
}
