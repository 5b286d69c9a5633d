//! The sheets of a workbook: which of them are what is asked for, as one list, and what becomes of the others.

use super::columns::{Column, squeezed};
use super::given::is_bare;
use super::header::header;
use super::numbered::is_number;
use super::problem::ROWS_OF_A_SHEET;
use crate::tables::{NamedTable, Row, Table};
use speech::{Language, Message, msg};

/// What a sheet is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Pupils who are entered.
    Entries,
    /// Rounds and results.
    Results,
    /// Groups and who is in them.
    Groups,
    /// What arbiters noted.
    Notes,
    /// What was decided between equals.
    Ties,
    /// Results that were corrected.
    Corrections,
}

impl Kind {
    /// Returns the columns that are read in such a list.
    fn columns(self) -> &'static [Column] {
        match self {
            Kind::Entries => Column::READ_IN_ENTRIES,
            Kind::Results => Column::OF_RESULTS,
            Kind::Groups => Column::OF_GROUPS,
            Kind::Notes => Column::OF_NOTES,
            Kind::Ties => Column::OF_TIES,
            Kind::Corrections => Column::OF_CORRECTIONS,
        }
    }
}

/// The sheets of one kind as one list.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Gathered {
    /// The list; of several sheets only the columns that are known.
    pub table: Table,
    /// What was read of each sheet, or why it was left aside; nothing where the file is one list.
    pub told: Vec<Message>,
}

/// Makes one list of all sheets of a kind, and says what becomes of each.
///
/// Where no sheet is of that kind it is the first one with anything in it, so that what is wrong with it can be said.
pub fn gather(sheets: &[NamedTable], wanted: Kind) -> Gathered {
    let mut kinds: Vec<Option<Kind>> = sheets.iter().map(|sheet| kind(&sheet.table)).collect();
    let is_full = |sheet: &NamedTable| !sheet.table.rows.is_empty();
    if !kinds.contains(&Some(wanted))
        && let Some(first) = sheets.iter().position(is_full).filter(|_| wanted == Kind::Entries)
    {
        kinds[first] = Some(wanted);
    }
    let taken: Vec<usize> = (0..sheets.len()).filter(|index| kinds[*index] == Some(wanted)).collect();
    let table = match taken[..] {
        [] => Table::default(),
        [only] => sheets[only].table.clone(),
        _ => joined(sheets, &taken, wanted.columns()),
    };
    let told = match sheets.len() {
        0 | 1 => Vec::new(),
        _ => sheets.iter().zip(&kinds).map(|(sheet, kind)| fate(sheet, *kind, wanted)).collect(),
    };
    Gathered { table, told }
}

/// Says what a sheet is about; nothing where it is none of the lists that are read.
fn kind(table: &Table) -> Option<Kind> {
    let has = |kind: Kind, needed: &[Column]| {
        let found = header(table, kind.columns()).map(|(_, found)| found).unwrap_or_default();
        needed.iter().all(|column| found.iter().any(|(other, ..)| other == column))
    };
    let is_any = |columns: &[Column]| columns.iter().any(|column| has(Kind::Entries, &[*column]));
    if table.rows.is_empty() {
        None
    } else if has(Kind::Notes, &[Column::Note, Column::Round, Column::Board]) {
        Some(Kind::Notes)
    } else if has(Kind::Ties, &[Column::Group, Column::Order, Column::Means]) {
        Some(Kind::Ties)
    } else if has(Kind::Corrections, &[Column::Group, Column::Round, Column::Earlier, Column::Reason]) {
        Some(Kind::Corrections)
    } else if has(Kind::Groups, &[Column::Group, Column::StartNumber, Column::Code]) {
        Some(Kind::Groups)
    } else if has(Kind::Results, &[Column::Round, Column::Result]) {
        Some(Kind::Results)
    } else if has(Kind::Entries, &[Column::Name])
        && is_any(&[Column::Game, Column::Year, Column::Cycle, Column::Mark])
    {
        Some(Kind::Entries)
    } else {
        // Names and schools alone may be a list of winners as well; names without anything are a class.
        let is_class = match header(table, Column::READ_IN_ENTRIES) {
            Some((_, found)) => found.iter().all(|(column, ..)| *column == Column::Name),
            None => table.rows.iter().all(is_bare),
        };
        is_class.then_some(Kind::Entries)
    }
}

/// Says what was read of a sheet, or why it was left aside.
fn fate(sheet: &NamedTable, kind: Option<Kind>, wanted: Kind) -> Message {
    let name = sheet.name.as_str();
    match kind {
        Some(kind) if kind == wanted => {
            let head = header(&sheet.table, wanted.columns()).map_or(0, |(at, _)| at + 1);
            msg("imports-sheet-read").with("name", name).with("count", sheet.table.rows.len() - head)
        }
        _ if sheet.table.rows.is_empty() => msg("imports-sheet-empty").with("name", name),
        Some(Kind::Entries) => msg("imports-sheet-of-entries").with("name", name),
        Some(Kind::Results) => msg("imports-sheet-of-results").with("name", name),
        Some(Kind::Groups) => msg("imports-sheet-of-groups").with("name", name),
        Some(Kind::Notes) => msg("imports-sheet-of-notes").with("name", name),
        Some(Kind::Ties | Kind::Corrections) => msg("imports-sheet-of-decisions").with("name", name),
        None => msg("imports-sheet-of-nothing").with("name", name),
    }
}

/// The row that names the columns of a sheet, and what it names.
type Head = (usize, Vec<(Column, usize, String)>);

/// Makes one list of sheets, with the columns that any of them has and that are known.
fn joined(sheets: &[NamedTable], taken: &[usize], known: &[Column]) -> Table {
    let heads: Vec<_> = taken.iter().map(|index| header(&sheets[*index].table, known)).collect();
    let has = |column: &&Column| {
        let mut found = heads.iter().flatten().flat_map(|(_, found)| found);
        let is_class = **column == Column::Name && heads.iter().any(Option::is_none);
        is_class || found.any(|(other, ..)| other == *column)
    };
    let columns: Vec<Column> = known.iter().filter(has).copied().collect();
    // Besides, columns with a title of their own, which the regulations may ask for.
    let mut extras: Vec<String> = Vec::new();
    let extra = |at: usize, head: &Head, table: &Table| {
        let title = table.rows[head.0].cell(at);
        let is_known = title.is_empty() || head.1.iter().any(|(_, known, _)| *known == at);
        (!is_known).then(|| squeezed(title))
    };
    for (index, head) in taken.iter().zip(&heads) {
        let (Some(head), table) = (head, &sheets[*index].table) else { continue };
        for at in 0..table.rows[head.0].cells.len() {
            let title = extra(at, head, table).filter(|title| !extras.contains(title));
            extras.extend(title);
        }
    }
    let titles = columns.iter().map(|column| Language::default().say(&column.title()));
    let mut rows = vec![Row { number: 0, cells: titles.chain(extras.iter().cloned()).collect() }];
    for (index, head) in taken.iter().zip(&heads) {
        let table = &sheets[*index].table;
        let first = head.as_ref().map_or(0, |(at, _)| at + 1);
        for row in &table.rows[first..] {
            let cell = |column: &Column| match head {
                Some((_, found)) => {
                    let place = found.iter().find(|(other, ..)| other == column).map(|(_, at, _)| *at);
                    place.map_or("", |at| row.cell(at)).to_owned()
                }
                // Nothing but names, and perhaps the numbers of the lines.
                None if *column == Column::Name => row
                    .cells
                    .iter()
                    .find(|cell| !cell.is_empty() && !is_number(cell))
                    .cloned()
                    .unwrap_or_default(),
                None => String::new(),
            };
            let offset = ROWS_OF_A_SHEET.saturating_mul(u32::try_from(*index).unwrap_or(u32::MAX));
            let more = extras.iter().map(|title| {
                let head = head.as_ref()?;
                let at = (0..row.cells.len()).find(|at| extra(*at, head, table).as_ref() == Some(title))?;
                Some(row.cell(at).to_owned())
            });
            let cells = columns.iter().map(cell).chain(more.map(Option::unwrap_or_default)).collect();
            rows.push(Row { number: row.number.saturating_add(offset), cells });
        }
    }
    Table { rows }
}
