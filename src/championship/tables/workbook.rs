//! Workbooks with real types: numbers that add up, times that subtract, headers that stay, filters.

use std::collections::{BTreeMap, BTreeSet};

use rust_xlsxwriter::{
    DataValidation, DocProperties, ExcelDateTime, Format, FormatAlign, FormatBorder, Workbook, Worksheet,
    XlsxError,
};

use super::Value;
use speech::{Message, msg};

/// A sheet of typed cells.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TypedSheet {
    /// The name wished for on the tab; it is cut to what the format allows.
    pub name: String,
    /// The heads of the columns.
    pub head: Vec<String>,
    /// The rows.
    pub rows: Vec<Vec<Value>>,
    /// For columns by index, the only texts that may be typed there.
    pub choices: BTreeMap<usize, Vec<String>>,
}

/// The longest name of a tab.
const LONGEST_NAME: usize = 31;

/// The widest column, in characters; longer cells are wrapped.
const WIDEST: usize = 60;

/// Writes a workbook: every sheet with a frozen head, filters, and columns as wide as their words.
///
/// # Errors
/// When a sheet is larger than the format allows.
pub fn write_workbook(title: &str, sheets: &[TypedSheet]) -> Result<Vec<u8>, Message> {
    fill(title, sheets).map_err(|error| msg("tables-xlsx-unwritten").with("reason", error.to_string()))
}

fn fill(title: &str, sheets: &[TypedSheet]) -> Result<Vec<u8>, XlsxError> {
    let mut workbook = Workbook::new();
    // A fixed date: the same list must give the same bytes.
    let date = ExcelDateTime::from_ymd(2000, 1, 1)?;
    // The format limits a title to 255 characters.
    let title: String = title.chars().filter(|c| !c.is_control()).take(200).collect();
    workbook.set_properties(&DocProperties::new().set_title(&title).set_creation_datetime(&date));
    let mut taken = BTreeSet::new();
    for sheet in sheets {
        let worksheet = workbook.add_worksheet();
        worksheet.set_name(tab_name(&sheet.name, &mut taken))?;
        write_sheet(worksheet, sheet)?;
    }
    if sheets.is_empty() {
        workbook.add_worksheet();
    }
    workbook.save_to_buffer()
}

fn write_sheet(worksheet: &mut Worksheet, sheet: &TypedSheet) -> Result<(), XlsxError> {
    let bold = Format::new()
        .set_bold()
        .set_border_bottom(FormatBorder::Thin)
        .set_align(FormatAlign::VerticalCenter)
        .set_text_wrap();
    let time = Format::new().set_num_format("hh:mm");
    let n_columns = sheet.rows.iter().map(Vec::len).chain([sheet.head.len()]).max().unwrap_or(0);
    let column_number = |index: usize| u16::try_from(index).unwrap_or(u16::MAX);
    for index in 0..n_columns {
        let cells = || sheet.rows.iter().filter_map(move |row| row.get(index));
        let decimals = cells().map(Value::decimals).max().unwrap_or(0);
        let numbers = Format::new().set_num_format(["0", "0.0", "0.00"][decimals]);
        let column = column_number(index);
        let head = sheet.head.get(index).map_or("", String::as_str);
        worksheet.write_string_with_format(0, column, limited(head), &bold)?;
        // Room for the arrow of the filter beside the head.
        let mut widest = head.chars().count() + 3;
        for (row, cell) in (1u32..).zip(sheet.rows.iter().map(|row| row.get(index))) {
            match cell {
                None | Some(Value::Empty) => continue,
                Some(Value::Text(text) | Value::Code(text)) => {
                    widest = widest.max(text.chars().count() + 1);
                    worksheet.write_string(row, column, limited(text))?;
                }
                Some(Value::Integer(number)) => {
                    worksheet.write_number(row, column, *number as f64)?;
                }
                Some(Value::Decimal(hundredths)) => {
                    worksheet.write_number_with_format(row, column, *hundredths as f64 / 100.0, &numbers)?;
                }
                Some(Value::Time(minutes)) => {
                    let share = f64::from(*minutes) / (24.0 * 60.0);
                    worksheet.write_number_with_format(row, column, share, &time)?;
                }
            }
        }
        if let Some(choices) = sheet.choices.get(&index).filter(|_| !sheet.rows.is_empty()) {
            // Text, or a spreadsheet takes a typed `1-0` for a day of January.
            let text = Format::new().set_num_format("@");
            let last = u32::try_from(sheet.rows.len()).unwrap_or(u32::MAX);
            for (row, cell) in (1u32..).zip(sheet.rows.iter().map(|row| row.get(index))) {
                match cell {
                    Some(Value::Text(written) | Value::Code(written)) => {
                        worksheet.write_string_with_format(row, column, limited(written), &text)?
                    }
                    _ => worksheet.write_blank(row, column, &text)?,
                };
            }
            let list = DataValidation::new().allow_list_strings(choices)?;
            worksheet.add_data_validation(1, column, last, column, &list)?;
        }
        worksheet.set_column_width(column, widest.min(WIDEST) as f64)?;
    }
    worksheet.set_freeze_panes(1, 0)?;
    if n_columns > 0 {
        let last = u32::try_from(sheet.rows.len()).unwrap_or(u32::MAX);
        worksheet.autofilter(0, 0, last, column_number(n_columns - 1))?;
        worksheet.set_repeat_rows(0, 0)?;
        worksheet.set_landscape();
        worksheet.set_print_fit_to_pages(1, 0);
    }
    Ok(())
}

/// Returns a text cut to the most a cell may hold.
fn limited(text: &str) -> String {
    text.chars().take(32_000).collect()
}

/// Returns a name the format takes and no other sheet has.
fn tab_name(wished: &str, taken: &mut BTreeSet<String>) -> String {
    let plain: String = wished
        .chars()
        .filter(|c| !c.is_control())
        .map(|c| if "[]:*?/\\'".contains(c) { ' ' } else { c })
        .collect();
    let plain = plain.trim();
    let base = if plain.is_empty() { "1" } else { plain };
    for number in 1.. {
        let ending = if number == 1 { String::new() } else { format!(" ({number})") };
        let mut name: String = base.chars().take(LONGEST_NAME - ending.len()).collect();
        name.truncate(name.trim_end().len());
        name += &ending;
        // Excel takes names that differ only in case for equal.
        if taken.insert(name.to_lowercase()) {
            return name;
        }
    }
    base.to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tabs_have_names_the_format_takes() {
        let mut taken = BTreeSet::new();
        let mut name = |wished: &str| tab_name(wished, &mut taken);
        assert_eq!(name("Rastros: 1.º ciclo"), "Rastros  1.º ciclo");
        assert_eq!(name("Rastros  1.º CICLO"), "Rastros  1.º CICLO (2)");
        assert_eq!(name(""), "1");
        let long = "Uma escola com um nome que nunca mais acaba";
        assert_eq!(name(long).chars().count(), 31);
        assert!(name(long).ends_with(" (2)"));
    }

    #[test]
    fn the_same_cells_give_the_same_bytes() {
        let sheet = TypedSheet {
            name: "x".into(),
            head: vec!["a".into(), "b".into()],
            rows: vec![vec![Value::Integer(4), Value::Decimal(350)], vec![Value::Empty, Value::Time(600)]],
            choices: [(0, vec!["1-0".to_owned(), "0-1".to_owned()])].into(),
        };
        let bytes = write_workbook("t", std::slice::from_ref(&sheet)).unwrap();
        assert_eq!(bytes, write_workbook("t", &[sheet]).unwrap());
        assert!(write_workbook("", &[]).is_ok());
    }
}
