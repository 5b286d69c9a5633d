//! What the columns of a list are taken for, and a list whose columns a person has named.

use super::columns::Column;
use super::given::is_bare;
use super::header::header;
use super::numbered::is_number;
use crate::tables::{Row, Table};
use speech::Language;

/// The columns of a list as they are understood.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Assigned {
    /// The index of the row that names the columns; everything up to it is no pupil.
    pub header: Option<usize>,
    /// What each column is taken for.
    pub columns: Vec<Option<Column>>,
    /// What stands above each column.
    pub titles: Vec<String>,
}

/// Returns what the columns of a list of entries are taken for.
pub fn assigned(table: &Table) -> Assigned {
    let width = table.rows.iter().map(|row| row.cells.len()).max().unwrap_or(0);
    let Some((at, found)) = header(table, Column::READ_IN_ENTRIES) else {
        let mut columns = vec![None; width];
        // Nothing but names, one a line, and perhaps the numbers of the lines.
        let names = table.rows.iter().map(|row| {
            let is_name = |cell: &String| !cell.is_empty() && !is_number(cell);
            row.cells.iter().position(is_name).filter(|_| is_bare(row))
        });
        let mut names: Vec<Option<usize>> = names.collect();
        names.dedup();
        if let [Some(only)] = names[..] {
            columns[only] = Some(Column::Name);
        }
        return Assigned { header: None, columns, titles: vec![String::new(); width] };
    };
    let column = |index: usize| found.iter().find(|(_, at, _)| *at == index).map(|(column, ..)| *column);
    let titles = (0..width).map(|index| table.rows[at].cell(index).to_owned()).collect();
    Assigned { header: Some(at), columns: (0..width).map(column).collect(), titles }
}

/// Returns the list with columns named as a person has named them.
pub fn assign(mut table: Table, columns: &[Option<Column>]) -> Table {
    let before = assigned(&table);
    if before.columns == columns && before.header.is_some() {
        return table;
    }
    let title = |column: &Option<Column>| {
        column.map(|column| Language::default().say(&column.title())).unwrap_or_default()
    };
    let cells: Vec<String> = columns.iter().map(title).collect();
    match before.header {
        Some(at) => table.rows[at].cells = cells,
        None => table.rows.insert(0, Row { number: 0, cells }),
    }
    table
}

#[cfg(test)]
mod tests {
    use super::{Column, assign, assigned};
    use crate::tables;

    #[test]
    fn columns_are_recognised_and_can_be_named_by_hand() {
        let list = tables::read("Aluno;Coisa;Ano\nAna;x;4\n".as_bytes()).unwrap();
        let seen = assigned(&list);
        assert_eq!(seen.columns, [Some(Column::Name), None, Some(Column::Year)]);
        assert_eq!((seen.header, &seen.titles[1][..]), (Some(0), "Coisa"));
        let named = assign(list.clone(), &[Some(Column::Name), Some(Column::School), None]);
        assert_eq!(assigned(&named).columns, [Some(Column::Name), Some(Column::School), None]);
        assert_eq!(named.rows.len(), 2);
        assert_eq!(assign(list.clone(), &seen.columns), list, "what is understood stays as it was written");
        let classes = tables::read("Nome;Turma\nAna;4.º A\n".as_bytes()).unwrap();
        assert_eq!(assigned(&classes).columns, [Some(Column::Name), Some(Column::Mark)]);
        // A list without a header gets one.
        let bare = tables::read("Ana;EB 1\nRui;EB 2\n".as_bytes()).unwrap();
        assert_eq!(assigned(&bare).columns, [None, None]);
        let named = assign(bare, &[Some(Column::Name), Some(Column::School)]);
        assert_eq!((named.rows.len(), named.rows[1].cell(0)), (3, "Ana"));
    }
}
