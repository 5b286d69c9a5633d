//! XLSX workbooks.

use std::collections::BTreeMap;
use std::io::{self, Cursor, Read};

use calamine::{DataRef, Reader, Xlsx, XlsxError};
use rust_xlsxwriter::{
    DocProperties, ExcelDateTime, Format, FormatBorder, Workbook, XlsxError as WriteError,
};

use super::{
    MOST_CELLS, MOST_COLUMNS, MOST_ROWS, MOST_UNPACKED, NamedTable, Table, row, too_many_cells,
    too_many_rows, unpacks_too_far,
};
use speech::{Message, msg};

/// A sheet to write.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sheet {
    /// Its name, on the tab.
    pub name: String,
    /// Its rows; the first is the header.
    pub rows: Vec<Vec<String>>,
}

/// Reads every sheet.
pub(super) fn read_xlsx(bytes: &[u8]) -> Result<Vec<NamedTable>, Message> {
    let refused = |error: XlsxError| msg("tables-xlsx-unread").with("reason", error.to_string());
    check_unpacked(bytes)?;
    let mut workbook: Xlsx<_> = calamine::open_workbook_from_rs(Cursor::new(bytes)).map_err(refused)?;
    let (mut sheets, mut n_rows, mut n_cells) = (Vec::new(), 0, 0);
    for name in workbook.sheet_names() {
        // A cell at a time: a sheet with one stray cell far away must not fill the memory.
        let mut cells = workbook.worksheet_cells_reader(&name).map_err(refused)?;
        let mut rows: BTreeMap<u32, BTreeMap<u32, String>> = BTreeMap::new();
        while let Some(cell) = cells.next_cell().map_err(refused)? {
            let (row_index, column_index) = cell.get_position();
            let text = text(cell.get_value());
            if !text.trim().is_empty() && (column_index as usize) < MOST_COLUMNS {
                rows.entry(row_index).or_default().insert(column_index, text);
                if n_rows + rows.len() > MOST_ROWS {
                    return Err(too_many_rows());
                }
                n_cells += 1;
                if n_cells > MOST_CELLS {
                    return Err(too_many_cells());
                }
            }
        }
        let table =
            Table { rows: rows.into_iter().filter_map(|(index, cells)| dense(index, &cells)).collect() };
        n_rows += table.rows.len();
        sheets.push(NamedTable { name, table });
    }
    Ok(sheets)
}

/// Refuses a workbook whose parts unpack to more than any list needs, before any of them is unpacked for good.
///
/// What the archive says of itself may be a lie, so everything is unpacked once, and thrown away as it comes.
fn check_unpacked(bytes: &[u8]) -> Result<(), Message> {
    // An archive that cannot be read is refused by who reads it for good.
    let Ok(mut archive) = zip::ZipArchive::new(Cursor::new(bytes)) else { return Ok(()) };
    let mut left = MOST_UNPACKED;
    for index in 0..archive.len() {
        let Ok(part) = archive.by_index(index) else { continue };
        let taken = io::copy(&mut part.take(left + 1), &mut io::sink()).unwrap_or(0);
        left = left.checked_sub(taken).ok_or_else(unpacks_too_far)?;
    }
    Ok(())
}

fn dense(row_index: u32, cells: &BTreeMap<u32, String>) -> Option<super::Row> {
    let width = cells.last_key_value().map_or(0, |(index, _)| index + 1);
    row(row_index.saturating_add(1), (0..width).map(|index| cells.get(&index).cloned().unwrap_or_default()))
}

/// Returns the text of a cell as the sheet shows it, whole numbers without a decimal point.
fn text(value: &DataRef<'_>) -> String {
    match value {
        DataRef::Int(number) => number.to_string(),
        DataRef::Float(number) => number.to_string(),
        DataRef::String(text) => text.clone(),
        DataRef::SharedString(text) => (*text).to_owned(),
        DataRef::Bool(value) => value.to_string(),
        // A day is told as a day; a length of time, and what is only a time, as the number it is.
        DataRef::DateTime(date) if date.is_datetime() && date.as_f64() >= 1.0 => {
            let (year, month, day, hour, minute, ..) = date.to_ymd_hms_milli();
            match (hour, minute) {
                (0, 0) => format!("{year:04}-{month:02}-{day:02}"),
                _ => format!("{year:04}-{month:02}-{day:02} {hour:02}:{minute:02}"),
            }
        }
        DataRef::DateTime(date) => date.as_f64().to_string(),
        DataRef::DateTimeIso(text) | DataRef::DurationIso(text) => text.clone(),
        DataRef::Error(error) => error.to_string(),
        DataRef::Empty => String::new(),
    }
}

/// Writes a workbook. Cells that are whole numbers without a leading zero become numbers, all others texts.
///
/// # Errors
/// When a sheet is larger than the format allows or has a name it does not.
pub fn write_xlsx(sheets: &[Sheet]) -> Result<Vec<u8>, Message> {
    fill(sheets).map_err(|error| msg("tables-xlsx-unwritten").with("reason", error.to_string()))
}

fn fill(sheets: &[Sheet]) -> Result<Vec<u8>, WriteError> {
    let mut workbook = Workbook::new();
    // A fixed date: the same list must give the same bytes.
    let date = ExcelDateTime::from_ymd(2000, 1, 1)?;
    workbook.set_properties(&DocProperties::new().set_creation_datetime(&date));
    let bold = Format::new().set_bold().set_border_bottom(FormatBorder::Thin);
    for sheet in sheets {
        let worksheet = workbook.add_worksheet();
        worksheet.set_name(&sheet.name)?;
        for (row_number, cells) in (0u32..).zip(&sheet.rows) {
            for (column, cell) in (0u16..).zip(cells) {
                match (row_number, whole_number(cell)) {
                    (0, _) => worksheet.write_string_with_format(row_number, column, cell, &bold)?,
                    (_, Some(number)) => worksheet.write_number(row_number, column, number)?,
                    (_, None) => worksheet.write_string(row_number, column, cell)?,
                };
            }
        }
        worksheet.set_freeze_panes(1, 0)?;
        worksheet.autofit();
    }
    workbook.save_to_buffer()
}

fn whole_number(text: &str) -> Option<u32> {
    let plain = text.len() < 10 && text.bytes().all(|byte| byte.is_ascii_digit());
    (plain && (text == "0" || !text.starts_with('0'))).then(|| text.parse().ok()).flatten()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_written_workbook_reads_back_and_is_the_same_each_time() {
        let texts = |row: &[&str]| row.iter().map(|cell| cell.to_string()).collect::<Vec<_>>();
        let rows = vec![
            texts(&["Nome", "Ano", "Código"]),
            vec![],
            texts(&["Zé Água", "4", "007.1.3"]),
            texts(&["=1+1", "", "½"]),
        ];
        let sheets = [
            Sheet { name: "Vazia".into(), rows: vec![] },
            Sheet { name: "Inscrições".into(), rows: rows.clone() },
        ];
        let bytes = write_xlsx(&sheets).unwrap();
        assert_eq!(bytes, write_xlsx(&sheets).unwrap());
        let all = super::super::read_all(&bytes).unwrap();
        assert_eq!(all.iter().map(|one| one.name.as_str()).collect::<Vec<_>>(), ["Vazia", "Inscrições"]);
        let table = super::super::read(&bytes).unwrap();
        let read: Vec<_> = table.rows.iter().map(|row| (row.number, row.cells.clone())).collect();
        assert_eq!(read, [(1, rows[0].clone()), (3, rows[2].clone()), (4, rows[3].clone())]);
    }

    #[test]
    fn a_broken_workbook_is_refused_in_words() {
        let bytes = write_xlsx(&[Sheet { name: "x".into(), rows: vec![vec!["a".into()]] }]).unwrap();
        for length in (4..bytes.len()).step_by(97) {
            assert!(super::super::read(&bytes[..length]).is_err());
        }
    }
}
