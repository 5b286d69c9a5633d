//! Tables as teachers send them, and as they like to get them: CSV and XLSX, and JSON as other programs do.
//!
//! Reading takes bytes and guesses what a person would: the encoding, the separator, the sheet. It knows nothing
//! of what the columns mean.

mod csv_text;
mod json_lists;
mod sheet;
mod value;
mod workbook;

use speech::{Message, msg};

pub use csv_text::write_csv;
pub use sheet::{Sheet, write_xlsx};
pub use value::{Value, decimal_sign};
pub use workbook::{TypedSheet, write_workbook};

/// The largest file taken, in bytes; a list of 100,000 pupils is far below.
const MOST_BYTES: usize = 16 << 20;

/// The most bytes that the parts of a workbook may be unpacked; what is more is made to fill the memory.
const MOST_UNPACKED: u64 = 80 << 20;

/// The most rows taken.
pub(crate) const MOST_ROWS: usize = 50_000;

/// The most columns taken.
const MOST_COLUMNS: usize = 100;

/// The most cells taken.
const MOST_CELLS: usize = 600_000;

/// The most letters of a cell; what is more is cut, and is too long for anything it could mean.
const MOST_LETTERS: usize = 5_000;

/// A table of texts.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Table {
    /// The rows that hold anything, in order.
    pub rows: Vec<Row>,
}

/// A row of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// Its number in the file, from 1, as a spreadsheet or an editor shows it.
    pub number: u32,
    /// The texts of its cells, without white space around them.
    pub cells: Vec<String>,
}

impl Row {
    /// Returns the text of a cell by its index, empty where there is none.
    pub fn cell(&self, index: usize) -> &str {
        self.cells.get(index).map_or("", String::as_str)
    }
}

/// A table of a file that may have several: a sheet of a workbook, a list in JSON.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct NamedTable {
    /// What stands on the tab; empty where the file is the table.
    pub name: String,
    /// The table; it may be empty.
    pub table: Table,
}

/// Reads the first table that holds anything from the bytes of a CSV, XLSX or JSON file.
///
/// # Errors
/// When the bytes are no table, with what to do about it.
pub fn read(bytes: &[u8]) -> Result<Table, Message> {
    let mut tables = read_all(bytes)?.into_iter().map(|named| named.table);
    tables.find(|table| !table.rows.is_empty()).ok_or_else(|| msg("tables-empty"))
}

/// Reads all tables from the bytes of a CSV, XLSX or JSON file: every sheet, also those that hold nothing.
///
/// # Errors
/// When the bytes are no table or nothing is in any, with what to do about it.
pub fn read_all(bytes: &[u8]) -> Result<Vec<NamedTable>, Message> {
    if bytes.len() > MOST_BYTES {
        let megabytes = MOST_BYTES >> 20;
        return Err(msg("tables-too-large").with("megabytes", megabytes));
    }
    let tables = match bytes {
        [b'P', b'K', 3, 4, ..] => sheet::read_xlsx(bytes)?,
        [0xd0, 0xcf, 0x11, 0xe0, ..] => {
            return Err(msg("tables-old-excel"));
        }
        [b'%', b'P', b'D', b'F', ..] => {
            return Err(msg("tables-pdf"));
        }
        _ if json_lists::is_json(bytes) => json_lists::read_json(bytes)?,
        _ => vec![NamedTable { name: String::new(), table: csv_text::read_csv(bytes)? }],
    };
    match tables.iter().all(|named| named.table.rows.is_empty()) {
        true => Err(msg("tables-empty")),
        false => Ok(tables),
    }
}

/// Returns a row when anything is in it, cut to what is taken.
fn row(number: u32, cells: impl Iterator<Item = String>) -> Option<Row> {
    let clean = |cell: String| -> String {
        let cell = match cell.char_indices().nth(MOST_LETTERS) {
            Some((end, _)) => cell[..end].to_owned(),
            None => cell,
        };
        cell.replace('\u{a0}', " ").trim().to_owned()
    };
    let mut cells: Vec<String> = cells.take(MOST_COLUMNS).map(clean).collect();
    while cells.last().is_some_and(String::is_empty) {
        cells.pop();
    }
    (!cells.is_empty()).then_some(Row { number, cells })
}

/// Returns the refusal of a table with too many cells.
fn too_many_cells() -> Message {
    msg("vault-too-many-cells").with("most", MOST_CELLS)
}

/// Returns the refusal of a workbook that unpacks to too much.
fn unpacks_too_far() -> Message {
    msg("vault-unpacks-too-far").with("most", MOST_UNPACKED >> 20)
}

/// Returns the refusal of a table that is too long.
pub(crate) fn too_many_rows() -> Message {
    msg("tables-too-many-rows").with("rows", MOST_ROWS)
}
