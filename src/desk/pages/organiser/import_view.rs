//! A list before it is taken: its columns, its rows with what speaks against them, and what was changed on the page.

use std::collections::BTreeMap;

use askama::Template;

use crate::layout::Frame;
use crate::uploads::Upload;
use crate::view::{cut, dotted, plain, whole};
use crate::visit::Visit;
use championship::facts::Championship;
use championship::imports::{
    Column, EntryPreview, Given, ListProblem, RowFate, Severity, assign, assigned, doubted_schools,
    preview_entries, row_label,
};
use championship::tables::Table;
use speech::{Message, Tell};

/// The most problems of a list shown at once.
const MOST_PROBLEMS: usize = 200;

/// The most rows shown to be changed; those with problems come first.
const MOST_ROWS: usize = 80;

/// The most columns shown; a list has fewer.
const MOST_COLUMNS: usize = 12;

/// What was chosen below the list.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Choices {
    pub(super) skip_bad: bool,
    pub(super) accept: bool,
}

pub(super) struct ProblemLine {
    text: String,
    is_error: bool,
}

/// A column with everything it may be taken for.
pub(super) struct ColumnView {
    title: String,
    /// Word, name, and whether it is what the column is taken for.
    choices: Vec<(usize, String, bool)>,
}

/// A row that can be changed.
pub(super) struct RowView {
    index: usize,
    number: String,
    /// What stands in each column, and whether that keeps the row out.
    cells: Vec<(String, bool)>,
    problems: Vec<ProblemLine>,
    is_refused: bool,
}

/// A school that may be another one.
pub(super) struct Doubt {
    written: String,
    alike: Vec<String>,
}

#[derive(Template)]
#[template(path = "web/import.html")]
pub(super) struct ImportPage {
    pub(super) frame: Frame,
    here: &'static str,
    id: String,
    choices: Choices,
    n_new: usize,
    n_changed: usize,
    n_same: usize,
    n_refused: usize,
    n_warnings: usize,
    /// What is wrong with the whole list.
    problems: Vec<ProblemLine>,
    n_more: usize,
    columns: Vec<ColumnView>,
    rows: Vec<RowView>,
    n_hidden: usize,
    /// How many of the rows shown have something against them.
    n_faulty: usize,
    doubts: Vec<Doubt>,
    /// Whether a column is not known for what it is.
    is_puzzling: bool,
    /// Whether the list leaves out what can be given for all of it.
    is_lacking: bool,
    given: Given,
    /// What holds for every row without standing in the list: the school, the year, the games.
    goes: String,
    /// The games that may be given: id, name, and whether it is.
    games: Vec<(String, String, bool)>,
    /// How many names are in capitals, and one of them as people write it.
    capitals: Option<(usize, String)>,
    keeps_capitals: bool,
}

/// Returns the page of a list.
///
/// # Errors
/// When the list grows too long with what is given.
pub(super) fn import_page(
    visit: &Visit,
    championship: &Championship,
    upload: &Upload,
    id: &str,
    choices: &Choices,
) -> Result<ImportPage, Message> {
    let table = upload.complete(championship, visit.language)?;
    let preview = preview_entries(championship, &table);
    let count = |is: fn(&RowFate) -> bool| preview.rows.iter().filter(|row| is(&row.fate)).count();
    let line = |problem: &ListProblem| ProblemLine {
        text: whole(&plain(&visit.language.say(&problem.tell()))),
        is_error: problem.severity == Severity::Error,
    };
    let sheet =
        |told: &Message| ProblemLine { text: whole(&plain(&visit.language.say(told))), is_error: false };
    let sheets: Vec<ProblemLine> = upload.sheets.iter().map(sheet).collect();
    let seen = assigned(&upload.table);
    let first = seen.header.map_or(0, |at| at + 1);
    let names_row = seen.header.map(|at| upload.table.rows[at].number);
    let is_of_all =
        |problem: &&ListProblem| problem.row.is_none() || problem.row == names_row || preview.rows.is_empty();
    let of_all: Vec<&ListProblem> = preview.problems.iter().filter(is_of_all).collect();
    let columns = seen.columns.iter().zip(&seen.titles).take(MOST_COLUMNS);
    let columns = columns.map(|(column, title)| ColumnView {
        title: cut(title),
        choices: Column::READ_IN_ENTRIES
            .iter()
            .enumerate()
            .map(|(word, one)| (word, visit.language.say(&one.title()), *column == Some(*one)))
            .collect(),
    });
    let columns: Vec<ColumnView> = columns.collect();
    let mut rows = rows(visit, upload, &preview, first, columns.len());
    let n_rows = rows.len();
    // A short list is shown as it is; of a long one, what needs a hand.
    if n_rows > MOST_ROWS {
        rows.sort_by_key(|row| row.problems.is_empty());
        rows.truncate(MOST_ROWS);
    }
    let games = championship.regulations().games.iter().map(|game| {
        let is_given = upload.given.games.contains(&game.id.0);
        (game.id.0.clone(), game.name.in_language(visit.language).to_owned(), is_given)
    });
    Ok(ImportPage {
        frame: Frame {
            // Where the list is found again.
            path: format!("/organiser/entries?list={id}"),
            ..Frame::new(visit, visit.msg("desk-before-entering"))
        },
        here: "entries",
        id: id.to_owned(),
        choices: *choices,
        n_new: count(|fate| matches!(fate, RowFate::New(_))),
        n_changed: count(|fate| matches!(fate, RowFate::Changed(_))),
        n_same: preview.n_known(),
        n_refused: count(|fate| matches!(fate, RowFate::Refused)),
        n_warnings: preview.count(Severity::Warning),
        n_more: of_all.len().saturating_sub(MOST_PROBLEMS),
        problems: of_all.into_iter().take(MOST_PROBLEMS).map(line).chain(sheets).collect(),
        n_hidden: n_rows - rows.len(),
        n_faulty: rows.iter().filter(|row| !row.problems.is_empty()).count(),
        rows,
        columns,
        doubts: doubts(championship, &table),
        is_puzzling: preview.rows.is_empty(),
        is_lacking: !preview.lacks.is_empty(),
        given: upload.given.clone(),
        goes: goes(visit, championship, upload),
        games: games.collect(),
        capitals: {
            let loud = upload.in_capitals();
            loud.first().map(|(.., name)| (loud.len(), cut(name)))
        },
        keeps_capitals: upload.keeps_capitals,
    })
}

fn rows(
    visit: &Visit,
    upload: &Upload,
    preview: &EntryPreview,
    first: usize,
    n_columns: usize,
) -> Vec<RowView> {
    let mut problems: BTreeMap<u32, Vec<&ListProblem>> = BTreeMap::new();
    for problem in &preview.problems {
        if let Some(row) = problem.row {
            problems.entry(row).or_default().push(problem);
        }
    }
    let refused: Vec<u32> =
        preview.rows.iter().filter(|row| row.fate == RowFate::Refused).map(|row| row.row).collect();
    let line = |problem: &&ListProblem| ProblemLine {
        text: whole(&plain(&visit.language.say(&problem.message))),
        is_error: problem.severity == Severity::Error,
    };
    let is_fault = |row: u32, column: usize| {
        let own = problems.get(&row).into_iter().flatten();
        let mut errors = own.filter(|problem| problem.severity == Severity::Error);
        errors.any(|problem| problem.column.as_ref().is_some_and(|(at, _)| *at == column))
    };
    let rows = upload.table.rows.iter().enumerate().skip(first);
    rows.map(|(index, row)| RowView {
        index,
        number: row_label(row.number, visit.language),
        cells: (0..n_columns)
            .map(|column| (row.cell(column).to_owned(), is_fault(row.number, column)))
            .collect(),
        problems: problems.get(&row.number).into_iter().flatten().map(line).collect(),
        is_refused: refused.contains(&row.number),
    })
    .collect()
}

/// Says what holds for every row and stands in no column of the list, such as the only school and the only game there is.
fn goes(visit: &Visit, championship: &Championship, upload: &Upload) -> String {
    let seen = assigned(&upload.table);
    let is_told = |columns: &[Column]| columns.iter().any(|column| seen.columns.contains(&Some(*column)));
    let Given { school, year, games, .. } =
        upload.given.clone().within(championship, &upload.table, visit.language);
    let regulations = championship.regulations();
    let name = |id: &String| {
        let game = regulations.games.iter().find(|game| game.id.0 == *id);
        game.map_or_else(|| id.clone(), |game| game.name.in_language(visit.language).to_owned())
    };
    let mut told = Vec::new();
    if !is_told(&[Column::School, Column::SchoolNumber, Column::Code]) {
        told.push(cut(school.trim()));
    }
    if !is_told(&[Column::Year, Column::Code]) && !year.trim().is_empty() {
        told.push(visit.msg("desk-year-of").with("year", cut(year.trim())).to_string());
    }
    if !is_told(&[Column::Game, Column::Code]) {
        told.extend(games.iter().map(name));
    }
    dotted(told.iter().map(String::as_str))
}

/// Returns the schools of a list that may be others, each once.
fn doubts(championship: &Championship, table: &Table) -> Vec<Doubt> {
    let seen = assigned(table);
    let Some(column) = seen.columns.iter().position(|column| *column == Some(Column::School)) else {
        return Vec::new();
    };
    let rows = table.rows.iter().skip(seen.header.map_or(0, |at| at + 1));
    let mut names: Vec<&str> = Vec::new();
    for name in rows.map(|row| row.cell(column)).filter(|name| !name.is_empty()) {
        if !names.contains(&name) {
            names.push(name);
        }
    }
    let doubted = doubted_schools(championship, &names);
    doubted.into_iter().take(20).map(|(written, alike)| Doubt { written, alike }).collect()
}

/// Returns what holds for all rows with what was changed on the page, if the page asked for it.
pub(super) fn given(before: Given, fields: &BTreeMap<String, String>) -> Given {
    if !fields.contains_key("given") {
        return before;
    }
    let text = |name: &str| fields.get(name).cloned().unwrap_or_default();
    let games = fields.keys().filter_map(|name| name.strip_prefix("game-").map(str::to_owned));
    let (school, town, year) = (text("school"), text("town"), text("year"));
    Given { school, town, year, cycle: before.cycle, games: games.collect() }
}

/// Returns a list with what was changed on the page: cells, columns, rows taken out, schools that are another.
pub(super) fn edited(mut table: Table, fields: &BTreeMap<String, String>) -> Table {
    let seen = assigned(&table);
    let mut gone = Vec::new();
    for (name, text) in fields {
        if let Some(index) = name.strip_prefix("drop").and_then(|index| index.parse::<usize>().ok()) {
            gone.push(index);
        }
        let place = name.strip_prefix('c').and_then(|place| place.split_once('-'));
        let place = place.and_then(|(row, column)| Some((row.parse().ok()?, column.parse().ok()?)));
        let Some((row, column)): Option<(usize, usize)> = place else { continue };
        if column < MOST_COLUMNS
            && let Some(row) = table.rows.get_mut(row)
            && row.cell(column) != text.trim()
        {
            if row.cells.len() <= column {
                row.cells.resize(column + 1, String::new());
            }
            row.cells[column] = text.trim().to_owned();
        }
    }
    let is_school = |column: &Option<Column>| *column == Some(Column::School);
    if let Some(column) = seen.columns.iter().position(is_school) {
        for number in 0..20 {
            let (written, same) =
                (fields.get(&format!("written{number}")), fields.get(&format!("same{number}")));
            let Some((written, same)) = written.zip(same).filter(|(_, same)| !same.is_empty()) else {
                continue;
            };
            let rows = table.rows.iter_mut().filter(|row| row.cell(column) == written);
            rows.for_each(|row| row.cells[column].clone_from(same));
        }
    }
    let columns: Vec<Option<Column>> = (0..seen.columns.len())
        .map(|index| match fields.get(&format!("column{index}")) {
            Some(word) => {
                word.parse().ok().and_then(|word: usize| Column::READ_IN_ENTRIES.get(word).copied())
            }
            None => seen.columns[index],
        })
        .collect();
    gone.sort_unstable();
    for index in gone.into_iter().rev().filter(|index| seen.header.is_none_or(|at| *index > at)) {
        if index < table.rows.len() {
            table.rows.remove(index);
        }
    }
    if columns != seen.columns { assign(table, &columns) } else { table }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use std::collections::BTreeMap;

    use super::edited;
    use championship::tables;

    #[test]
    fn cells_rows_columns_and_schools_are_changed_where_they_stand() {
        let list =
            tables::read("Nome;Coisa;Escola\nAna;4;EB Vale\nRui;4;E.B. Vale\nRui;4;EB Vale\n".as_bytes());
        let list = list.unwrap();
        let change = |fields: &[(&str, &str)]| {
            let fields: BTreeMap<String, String> =
                fields.iter().map(|(name, text)| ((*name).to_owned(), (*text).to_owned())).collect();
            edited(list.clone(), &fields)
        };
        assert_eq!(change(&[("c1-0", "Ana"), ("c1-9x", "y"), ("cx", "")]), list, "nothing changed");
        assert_eq!(change(&[("c1-0", " Anabela ")]).rows[1].cell(0), "Anabela");
        let fewer = change(&[("drop3", "1"), ("drop0", "1"), ("drop99", "1")]);
        assert_eq!(fewer.rows.len(), 3, "the header stays");
        let one = change(&[
            ("written0", "E.B. Vale"),
            ("same0", "EB Vale"),
            ("written1", "EB Vale"),
            ("same1", ""),
        ]);
        assert_eq!((one.rows[2].cell(2), one.rows[1].cell(2)), ("EB Vale", "EB Vale"));
        let named = change(&[("column1", "3")]);
        assert_eq!(super::assigned(&named).columns[1], Some(super::Column::Year));
        let unnamed = change(&[("column2", "")]);
        assert_eq!(super::assigned(&unnamed).columns[2], None);
    }
}
