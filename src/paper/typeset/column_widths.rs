//! How wide the columns of a table are: their longest words at least, what their cells wish if there is room.

use super::TypesetError;
use super::document::{Align, Emphasis, HeadSpan, Ruling, Run, Table, TableStyle, TableWidth, Text};
use super::flow::Setter;
use super::fonts::{Face, Family};
use super::lines::Span;

/// The narrowest column of text, over the size of the type: less, and words fall into letters.
const NARROWEST: f64 = 5.0;
/// The same of a table whose words stay whole: wider ones are no ordinary words.
const NARROWEST_WHOLE: f64 = 9.0;
/// How wide boxes grow where there is room, over the size of the type: wide enough to write in.
const WIDEST_BOX: f64 = 7.0;

fn is_fine(run: &Run) -> bool {
    matches!(run, Run::Words(_, Emphasis { fine: true, .. }))
}

/// Gives every column the width of its longest word at least, and of its longest cell if there is room.
pub(super) fn column_widths(
    setter: &Setter<'_>,
    table: &Table,
    n_columns: usize,
    width: f64,
    padding: f64,
) -> Result<Vec<f64>, TypesetError> {
    let mut wished = vec![0.0_f64; n_columns];
    let mut needed = vec![0.0_f64; n_columns];
    let mut single = needed.clone();
    // What rows wish, which heads need not: they take two lines before a row does.
    let mut in_rows = needed.clone();
    let body = table.rows.iter().chain(&table.measured).map(|row| (row, Face::of(setter.look.family)));
    let head = (&table.head, Face::of(Family::Sans).bold(), true);
    for (cells, face, is_head) in body.map(|(row, face)| (row, face, false)).chain([head]) {
        for (column, cell) in cells.iter().enumerate().take(n_columns) {
            for stretch in setter.stretches(cell, face, setter.size())? {
                let (mut whole, word) = setter.shaper.extent(&stretch)?;
                if cell.iter().all(is_fine) {
                    // Two lines of it are as tall as one, and words do not divide evenly.
                    whole = word.max(whole * 0.62);
                }
                wished[column] = wished[column].max(whole + 2.0 * padding);
                if !is_head {
                    in_rows[column] = in_rows[column].max(whole + 2.0 * padding);
                }
                needed[column] = needed[column].max(word + 2.0 * padding);
                if may_part(table) {
                    let parted: Vec<Span> = stretch.iter().map(parted).collect();
                    let (_, word) = setter.shaper.extent(&parted)?;
                    single[column] = single[column].max(word + 2.0 * padding);
                }
            }
        }
    }
    let slack: Vec<f64> = needed.iter().zip(&single).map(|(held, single)| held - single).collect();
    for span in &table.spans {
        widen_for_span(setter, span, &mut wished, &mut needed, padding)?;
    }
    if table.style == TableStyle::Ledger {
        if may_part(table) {
            part_held(&mut needed, &slack, width);
        }
        let narrowest = if table.has_whole_words { NARROWEST_WHOLE } else { NARROWEST };
        cut_to(&mut needed, width, setter.size() * narrowest + 2.0 * padding);
    }
    let (all_wished, all_needed): (f64, f64) = (wished.iter().sum(), needed.iter().sum());
    if all_needed > width + 1e-6 {
        let text = table.head.first().map(plain).unwrap_or_default();
        return Err(TypesetError::TooWide { text, width: all_needed, room: width });
    }
    if all_wished <= width {
        let spare = width - all_wished;
        return Ok(match (table.width, table.style) {
            (TableWidth::Natural, _) => wished,
            (TableWidth::Full, TableStyle::Sheet) => {
                wished.iter().map(|w| w + spare / n_columns as f64).collect()
            }
            (TableWidth::Full, TableStyle::Ledger) => {
                let (wished, spare) = with_boxes(table, wished, spare, setter.size() * WIDEST_BOX);
                with_spare(table, wished, spare)
            }
        });
    }
    in_rows.iter_mut().zip(&needed).for_each(|(wish, need)| *wish = wish.max(*need));
    let all_in_rows: f64 = in_rows.iter().sum();
    let (from, to) = if all_in_rows <= width { (&in_rows, &wished) } else { (&needed, &in_rows) };
    let (all_from, all_to): (f64, f64) = (from.iter().sum(), to.iter().sum());
    let share = (width - all_from) / (all_to - all_from).max(1e-9);
    Ok(from.iter().zip(to).map(|(from, to)| from + (to - from) * share).collect())
}

/// Makes the columns below a span wide enough together for its words.
fn widen_for_span(
    setter: &Setter<'_>,
    span: &HeadSpan,
    wished: &mut [f64],
    needed: &mut [f64],
    padding: f64,
) -> Result<(), TypesetError> {
    let end = (span.from + span.n_columns).min(wished.len());
    let Some(columns) = wished.get(span.from..end).filter(|columns| !columns.is_empty()) else {
        return Ok(());
    };
    let n_columns = columns.len() as f64;
    let face = Face::of(Family::Sans).bold();
    for stretch in setter.stretches(&span.text, face, setter.size())? {
        let (whole, word) = setter.shaper.extent(&stretch)?;
        for (widths, wanted) in [(&mut *wished, whole), (&mut *needed, word)] {
            let lacking = wanted + 2.0 * padding - widths[span.from..end].iter().sum::<f64>();
            if lacking > 0.0 {
                widths[span.from..end].iter_mut().for_each(|width| *width += lacking / n_columns);
            }
        }
    }
    Ok(())
}

/// Says whether words that are held together part before any word is divided: in the hand a name of two lines is read as well; from
/// afar it is one line, in smaller type.
pub(super) fn may_part(table: &Table) -> bool {
    table.has_whole_words && table.ruling == Ruling::Rows
}

/// Returns words with ordinary spaces for those that hold them together; what is nothing but spaces is room to write in.
pub(super) fn parted(span: &Span) -> Span {
    let is_room = span.text.trim_matches('\u{a0}').is_empty();
    let text = if is_room { span.text.clone() } else { span.text.replace('\u{a0}', " ") };
    Span { text, ..span.clone() }
}

/// Lowers needs by what parted words spare, column by column from where that is most, until they fit `width`.
pub(super) fn part_held(needed: &mut [f64], slack: &[f64], width: f64) {
    let mut columns: Vec<usize> = (0..needed.len()).collect();
    columns.sort_by(|one, other| slack[*other].total_cmp(&slack[*one]));
    for column in columns {
        if needed.iter().sum::<f64>() <= width {
            return;
        }
        needed[column] -= slack[column];
    }
}

/// Lowers the widest needs, but none below `narrowest`, until they fit `width`: their words will be divided.
fn cut_to(needed: &mut [f64], width: f64, narrowest: f64) {
    let mut sorted = needed.to_vec();
    sorted.sort_by(f64::total_cmp);
    let mut rest = width;
    for (index, need) in sorted.iter().enumerate() {
        let level = rest / (sorted.len() - index) as f64;
        if *need > level {
            let level = level.max(narrowest);
            needed.iter_mut().for_each(|need| *need = need.min(level));
            return;
        }
        rest -= need;
    }
}

/// Gives spare room first to the boxes that a grid has between its words, up to so wide; returns what is left.
fn with_boxes(table: &Table, mut widths: Vec<f64>, spare: f64, widest: f64) -> (Vec<f64>, f64) {
    let is_box =
        |column: usize| table.ruling == Ruling::Grid && table.aligns.get(column) == Some(&Align::Centre);
    let n_boxes = (0..widths.len()).filter(|column| is_box(*column)).count().max(1);
    let mut given = 0.0;
    for (_, width) in widths.iter_mut().enumerate().filter(|(column, _)| is_box(*column)) {
        let more = (spare / n_boxes as f64).min(widest - *width).max(0.0);
        *width += more;
        given += more;
    }
    (widths, spare - given)
}

/// Gives spare room to the columns of text, in proportion to their words; to all where there is none.
fn with_spare(table: &Table, mut widths: Vec<f64>, spare: f64) -> Vec<f64> {
    let is_text = |column: usize| {
        matches!(table.aligns.get(column).copied().unwrap_or(Align::Left), Align::Left | Align::Natural)
    };
    let total: f64 = widths.iter().enumerate().filter(|(column, _)| is_text(*column)).map(|(_, w)| w).sum();
    let n_columns = widths.len() as f64;
    for (column, width) in widths.iter_mut().enumerate() {
        *width += match total > 0.0 {
            true if is_text(column) => spare * *width / total,
            true => 0.0,
            false => spare / n_columns,
        };
    }
    widths
}

pub(super) fn plain(text: &Text) -> String {
    text.iter()
        .map(|run| match run {
            Run::Words(words, _) => words.as_str(),
            _ => " ",
        })
        .collect()
}
