//! Tables become chunks, a row each, with the head repeated on every page.

use super::TypesetError;
use super::document::{Align, Emphasis, Run, Table, TableWidth, Text};
use super::flow::{Chunk, Setter, line_chunk, place, rule};
use super::fonts::{Face, Family};
use crate::figure::Point;

/// Sets a table in a column of `width`.
pub(crate) fn set(setter: &Setter<'_>, table: &Table, width: f64) -> Result<Vec<Chunk>, TypesetError> {
    let n_columns = table.rows.iter().map(Vec::len).chain([table.head.len()]).max().unwrap_or(0);
    if n_columns == 0 {
        return Ok(Vec::new());
    }
    let padding = setter.size() * 0.45;
    let widths = column_widths(setter, table, n_columns, width, padding)?;
    let total: f64 = widths.iter().sum();
    let left = if table.width == TableWidth::Full { 0.0 } else { (width - total) / 2.0 };
    let mut chunks = Vec::new();
    let mut head = None;
    if !table.head.is_empty() {
        let bold: Vec<Text> = table.head.iter().map(|text| text.iter().map(in_bold).collect()).collect();
        let mut chunk = row(setter, table, &bold, &widths, left, padding, Family::Sans)?;
        chunk.marks.push(rule(chunk.height, left, left + total, 0.3));
        chunk.marks.push(rule(0.0, left, left + total, 0.3));
        chunk.above = setter.size() * 0.7;
        chunk.keeps = true;
        head = Some((chunk.height, chunk.marks.clone()));
        chunks.push(chunk);
    }
    for (number, cells) in table.rows.iter().enumerate() {
        let mut chunk = row(setter, table, cells, &widths, left, padding, setter.look.family)?;
        let is_last = number + 1 == table.rows.len();
        chunk.marks.push(rule(chunk.height, left, left + total, if is_last { 0.3 } else { 0.1 }));
        chunk.head = head.clone();
        chunk.above = if number == 0 && head.is_none() { setter.size() * 0.7 } else { 0.0 };
        // The last two rows stay together: a single row on a page reads badly.
        chunk.keeps = number + 2 == table.rows.len();
        chunks.push(chunk);
    }
    Ok(chunks)
}

fn in_bold(run: &Run) -> Run {
    match run {
        Run::Words(words, emphasis) => Run::Words(words.clone(), Emphasis { bold: true, ..*emphasis }),
        other => other.clone(),
    }
}

/// Gives every column the width of its longest word at least, and of its longest cell if there is room.
fn column_widths(
    setter: &Setter<'_>,
    table: &Table,
    n_columns: usize,
    width: f64,
    padding: f64,
) -> Result<Vec<f64>, TypesetError> {
    let mut wished = vec![0.0_f64; n_columns];
    let mut needed = vec![0.0_f64; n_columns];
    let body = table.rows.iter().map(|row| (row, Face::of(setter.look.family)));
    let head = Face::of(Family::Sans).bold();
    for (cells, face) in body.chain([(&table.head, head)]) {
        for (column, cell) in cells.iter().enumerate() {
            for stretch in setter.stretches(cell, face, setter.size())? {
                let (whole, word) = setter.shaper.extent(&stretch)?;
                wished[column] = wished[column].max(whole + 2.0 * padding);
                needed[column] = needed[column].max(word + 2.0 * padding);
            }
        }
    }
    let (all_wished, all_needed): (f64, f64) = (wished.iter().sum(), needed.iter().sum());
    if all_needed > width {
        let text = table.head.first().map(plain).unwrap_or_default();
        return Err(TypesetError::TooWide { text, width: all_needed, room: width });
    }
    if all_wished <= width {
        let share = match table.width {
            TableWidth::Natural => 0.0,
            TableWidth::Full => (width - all_wished) / n_columns as f64,
        };
        return Ok(wished.iter().map(|w| w + share).collect());
    }
    let share = (width - all_needed) / (all_wished - all_needed);
    Ok(needed.iter().zip(&wished).map(|(need, wish)| need + (wish - need) * share).collect())
}

fn row(
    setter: &Setter<'_>,
    table: &Table,
    cells: &[Text],
    widths: &[f64],
    left: f64,
    padding: f64,
    family: Family,
) -> Result<Chunk, TypesetError> {
    let size = setter.size();
    let mut chunk = Chunk { hint: cells.first().map(plain).unwrap_or_default(), ..Chunk::default() };
    let mut x = left;
    let mut lowest = size * 1.2 + 2.0 * padding * 0.7;
    for (column, width) in widths.iter().enumerate() {
        if let Some(cell) = cells.get(column) {
            let align = match table.aligns.get(column).copied().unwrap_or(Align::Left) {
                Align::Natural => Align::Left,
                align => align,
            };
            // A hair of slack keeps a cell from breaking at the very width it asked for.
            let how = setter.breaking(align, width - 2.0 * padding + 0.01);
            let mut lines = Vec::new();
            for stretch in setter.stretches(cell, Face::of(family), size)? {
                lines.extend(setter.shaper.lines(&stretch, how)?);
            }
            let set: Vec<Chunk> = lines.into_iter().map(|line| line_chunk(line, size, 1.2)).collect();
            let end = place(&mut chunk.marks, set, Point::new(x + padding, padding * 0.7));
            lowest = lowest.max(end + padding * 0.7);
        }
        x += width;
    }
    chunk.height = lowest;
    Ok(chunk)
}

fn plain(text: &Text) -> String {
    text.iter()
        .map(|run| match run {
            Run::Words(words, _) => words.as_str(),
            _ => " ",
        })
        .collect()
}
