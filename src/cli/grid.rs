//! Tables for the terminal.

use championship::reports::Table;
use speech::{Language, Message};

/// A table whose columns are as wide as they need to be; the first row is the header.
#[derive(Clone, Debug, Default)]
pub(crate) struct Grid {
    rows: Vec<Vec<String>>,
}

impl Grid {
    /// Returns a table with a header in the words of a language.
    pub(crate) fn told<const N: usize>(header: [Message; N], language: Language) -> Self {
        Grid { rows: vec![header.iter().map(|words| language.say(words)).collect()] }
    }

    /// Returns a list as a table, without its leading columns.
    pub(crate) fn of(list: &Table, language: Language) -> Self {
        let decimals = list.decimals();
        let mut rows = vec![list.columns.iter().map(|column| column.title.clone()).collect()];
        for row in list.blocks.iter().flat_map(|block| &block.rows) {
            rows.push(
                row.iter().zip(&decimals).map(|(value, decimals)| value.shown(language, *decimals)).collect(),
            );
        }
        Grid { rows }
    }

    /// Adds a row.
    pub(crate) fn push(&mut self, row: Vec<String>) {
        self.rows.push(row);
    }

    /// Returns the rows, the header first.
    pub(crate) fn rows(&self) -> &[Vec<String>] {
        &self.rows
    }

    /// Returns the table as text; columns of numbers stand to the right.
    pub(crate) fn text(&self) -> String {
        let n_columns = self.rows.iter().map(Vec::len).max().unwrap_or(0);
        let cell = |row: &'_ Vec<String>, column: usize| row.get(column).cloned().unwrap_or_default();
        let widths: Vec<usize> = (0..n_columns)
            .map(|column| self.rows.iter().map(|row| cell(row, column).chars().count()).max().unwrap_or(0))
            .collect();
        // A code such as 221.1.3 has two points and is no number.
        let is_number = |text: &str| {
            text.chars().all(|c| c.is_ascii_digit() || ".,½=".contains(c)) && text.matches('.').count() < 2
        };
        let right: Vec<bool> = (0..n_columns)
            .map(|column| {
                self.rows.len() > 1 && self.rows[1..].iter().all(|row| is_number(&cell(row, column)))
            })
            .collect();
        let mut text = String::new();
        for (index, row) in self.rows.iter().enumerate() {
            let cells = (0..n_columns).map(|column| {
                let (cell, width) = (cell(row, column), widths[column]);
                if right[column] { format!("{cell:>width$}") } else { format!("{cell:<width$}") }
            });
            text += cells.collect::<Vec<_>>().join("  ").trim_end();
            text.push('\n');
            if index == 0 {
                let rule: Vec<String> = widths.iter().map(|width| "─".repeat(*width)).collect();
                text += &rule.join("  ");
                text.push('\n');
            }
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_line_up_also_with_accents() {
        let mut grid = Grid { rows: vec![vec!["Nome".into(), "Pontos".into()]] };
        grid.push(vec!["Inês".into(), "10".into()]);
        grid.push(vec!["Zé".into(), "2".into()]);
        assert_eq!(grid.text(), "Nome  Pontos\n────  ──────\nInês      10\nZé         2\n");
    }
}
