//! Long lists in which people look for themselves: columns of rows side by side, a table a page.

use super::ledger::ledger;
use super::model::{Block, Print, Report, Table};
use super::walls;
use paper::typeset::document::{self, Look, Text};

/// The height of a row of one line, over the size of the type, and of one with a line of fine print below.
const ROW_HEIGHTS: [f64; 2] = [1.61, 2.2];
/// The rows that a title and the head of a table are as tall as.
const ROWS_OF_TITLE: usize = 4;
/// The rows that the line about the event is as tall as; where it takes more, there are fewer rows.
const ROWS_OF_ABOUT: usize = 1;
/// The fewest rows below each other on a page.
const FEWEST_ROWS: usize = 6;
const MM_PER_POINT: f64 = 25.4 / 72.0;

/// Sets a long list in columns of rows side by side, a table a page, read down and then across; with the range of letters on each.
pub(super) fn side_by_side(
    report: &Report,
    table: &Table,
    block: &Block,
    paper: &document::Paper,
    (look, n_spared): (Look, usize),
) -> Vec<(document::Block, Option<String>)> {
    let whole = ledger(report, table, block, &[]);
    let size = look.text_size * MM_PER_POINT;
    // A row of one line with the room around it, see `typeset`; the title and the head of the table are as tall as some.
    let above = ROWS_OF_TITLE + if report.about.is_empty() { 0 } else { ROWS_OF_ABOUT };
    let is_below = |print: &Print| matches!(print, Print::FineBelow | Print::Namesakes);
    let has_fine_lines = table.columns.iter().any(|column| is_below(&column.print));
    let row = size * ROW_HEIGHTS[usize::from(has_fine_lines)];
    let room = paper.text_height() - above as f64 * size * ROW_HEIGHTS[0];
    let n_rows = ((room / row) as usize).saturating_sub(n_spared).max(FEWEST_ROWS);
    let across = table.across;
    // Evenly over the sheets it needs: a last one with a few rows would hang there almost empty.
    let n_sheets = whole.rows.len().div_ceil(n_rows * across).max(1);
    let n_each = whole.rows.len().div_ceil(n_sheets).next_multiple_of(across).max(1);
    let is_told = n_sheets > 1 && report.sheet.is_some();
    let ranges = walls::ranges(table, &block.rows.chunks(n_each).collect::<Vec<_>>());
    let pages = whole.rows.chunks(n_each).zip(ranges).map(|(page, range)| {
        let depth = page.len().div_ceil(across);
        let empty: Vec<Text> = vec![Vec::new(); whole.head.len()];
        let rows = (0..depth).map(|row| {
            let cells = (0..across).map(|column| page.get(column * depth + row).unwrap_or(&empty).clone());
            cells.collect::<Vec<_>>().concat()
        });
        // Every row is measured in every column of rows: a long name widens them all alike.
        let measured = page.iter().map(|row| vec![row.clone(); across].concat());
        let list = document::Block::Table(document::Table {
            across,
            measured: measured.collect(),
            head: std::iter::repeat_n(whole.head.clone(), across).flatten().collect(),
            aligns: std::iter::repeat_n(whole.aligns.clone(), across).flatten().collect(),
            rows: rows.collect(),
            ..whole.clone()
        });
        (list, range.filter(|_| is_told))
    });
    pages.collect()
}
