//! Something wrong in a list, and where.

use speech::{Language, Message, Tell, Value, msg};

/// How grave a problem is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Severity {
    /// The row can be taken, but a person should look first.
    Warning,
    /// The row cannot be taken.
    Error,
}

/// A problem of one row, or of the whole table when it has no row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListProblem {
    /// The row's number in the file, from 1.
    pub row: Option<u32>,
    /// The column's index and its header.
    pub column: Option<(usize, String)>,
    /// How grave it is.
    pub severity: Severity,
    /// What is wrong, what was expected and what to do.
    pub message: Message,
}

impl Tell for ListProblem {
    /// Tells the problem with its place, on one line.
    fn tell(&self) -> Message {
        let problem = match self.severity {
            Severity::Warning => msg("imports-warning").with("problem", self.message.clone()),
            Severity::Error => self.message.clone(),
        };
        match (self.row, &self.column) {
            (None, _) => problem,
            (Some(row), None) => msg("imports-at-row").with("row", shown_row(row)).with("problem", problem),
            (Some(row), Some((index, header))) => msg("imports-at-cell")
                .with("row", shown_row(row))
                .with("column", letters(*index))
                .with("header", header)
                .with("problem", problem),
        }
    }
}

/// From which number on the rows of the second sheet are counted, and so on: no sheet has as many rows.
pub(super) const ROWS_OF_A_SHEET: u32 = 10_000_000;

/// Returns how a row is called: its number, and the sheet where a file has several.
pub(super) fn shown_row(number: u32) -> Value {
    match number / ROWS_OF_A_SHEET {
        0 => number.into(),
        _ => row_of_sheet(number).into(),
    }
}

/// Returns how a row is called, in a language.
pub fn row_label(number: u32, language: Language) -> String {
    match number / ROWS_OF_A_SHEET {
        0 => number.to_string(),
        _ => language.say(&row_of_sheet(number)),
    }
}

fn row_of_sheet(number: u32) -> Message {
    let (sheet, row) = (number / ROWS_OF_A_SHEET, number % ROWS_OF_A_SHEET);
    msg("imports-row-of-sheet").with("row", row).with("sheet", sheet + 1)
}

/// Returns a column's letters as spreadsheets write them: A, B, … Z, AA.
fn letters(index: usize) -> String {
    let mut rest = index + 1;
    let mut letters = Vec::new();
    while rest > 0 {
        rest -= 1;
        letters.push(char::from(b'A' + (rest % 26) as u8));
        rest /= 26;
    }
    letters.iter().rev().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_are_named_as_spreadsheets_do() {
        assert_eq!(
            [0, 2, 25, 26, 27, 51, 52, 701, 702].map(letters),
            ["A", "C", "Z", "AA", "AB", "AZ", "BA", "ZZ", "AAA"]
        );
    }
}
