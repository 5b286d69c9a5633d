//! Tables for the terminal.

use crate::terminal;
use championship::reports::{Print, Table};
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

    /// Returns a list as a table, without its leading columns and those for machines.
    pub(crate) fn of(list: &Table, language: Language) -> Self {
        let decimals = list.decimals();
        let is_shown = |index: &usize| !matches!(list.columns[*index].print, Print::Hidden | Print::Programs);
        let shown: Vec<usize> = (0..list.columns.len()).filter(is_shown).collect();
        let head = |index: &usize| match &list.columns[*index].print {
            Print::With(head) => head.clone(),
            _ => list.columns[*index].title.clone(),
        };
        let mut rows = vec![shown.iter().map(head).collect()];
        for row in list.blocks.iter().flat_map(|block| &block.rows) {
            rows.push(shown.iter().map(|index| row[*index].shown(language, decimals[*index])).collect());
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

    /// Returns the table as text, as wide as the terminal at most; columns of numbers stand to the right.
    pub(crate) fn text(&self) -> String {
        self.within(terminal::width())
    }

    /// Returns the table as text in lines of so many letters: where it is wider, the longest words are cut short.
    fn within(&self, room: Option<usize>) -> String {
        let n_columns = self.rows.iter().map(Vec::len).max().unwrap_or(0);
        let cell = |row: &'_ Vec<String>, column: usize| row.get(column).cloned().unwrap_or_default();
        let mut widths: Vec<usize> = (0..n_columns)
            .map(|column| self.rows.iter().map(|row| cell(row, column).chars().count()).max().unwrap_or(0))
            .collect();
        if let Some(room) = room {
            narrow(&mut widths, room);
        }
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
                let width = widths[column];
                let cell = cut(cell(row, column), width);
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

/// The least that a column may be cut to.
const NARROWEST: usize = 6;

/// Takes from the widest columns until the table fits, or none can be cut any more.
fn narrow(widths: &mut [usize], room: usize) {
    let gaps = 2 * widths.len().saturating_sub(1);
    let mut over = (widths.iter().sum::<usize>() + gaps).saturating_sub(room);
    while over > 0 {
        let Some(widest) = widths.iter_mut().max_by_key(|width| **width) else { return };
        if *widest <= NARROWEST {
            return;
        }
        *widest -= 1;
        over -= 1;
    }
}

/// Cuts a text to so many letters, with a sign that something is missing.
fn cut(text: String, width: usize) -> String {
    if text.chars().count() <= width {
        return text;
    }
    let kept: String = text.chars().take(width.saturating_sub(1)).collect();
    format!("{}…", kept.trim_end())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_fits_a_narrow_terminal_and_is_whole_in_a_pipe() {
        let mut grid = Grid { rows: vec![vec!["Nome".into(), "Escola".into(), "Pontos".into()]] };
        let school = "Agrupamento de Escolas de Vila Nova de Santo André".to_owned();
        grid.push(vec!["Inês C.".into(), school.clone(), "10".into()]);
        assert!(grid.within(None).contains(&school));
        for room in [30, 40, 60] {
            let text = grid.within(Some(room));
            assert!(text.lines().all(|line| line.chars().count() <= room), "{text}");
            assert!(text.contains("Inês C.") && text.contains("…") && text.contains("10"), "{text}");
        }
        assert_eq!(grid.within(Some(80)), grid.within(None));
        // What cannot fit is not cut to nothing.
        assert!(grid.within(Some(3)).contains("Agrup…"));
    }

    #[test]
    fn columns_line_up_also_with_accents() {
        let mut grid = Grid { rows: vec![vec!["Nome".into(), "Pontos".into()]] };
        grid.push(vec!["Inês".into(), "10".into()]);
        grid.push(vec!["Zé".into(), "2".into()]);
        assert_eq!(grid.text(), "Nome  Pontos\n────  ──────\nInês      10\nZé         2\n");
    }
}
