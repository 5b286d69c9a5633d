//! A list of pairings made by hand.

use super::columns::Column;
use super::header::Columns;
use super::people::find_listed;
use crate::facts::{Championship, EntryCode, GroupId, Pairing};
use crate::tables::Table;
use speech::{Message, Tell, msg};

/// Reads the pairings of one round: who starts and who answers, by code or name, row by row; a row with one pupil alone is a
/// bye.
///
/// Rows of other groups are passed over when the list has a column of groups.
///
/// # Errors
/// Says the first thing that is wrong, with its row and column.
pub fn read_pairings(
    championship: &Championship,
    group: GroupId,
    table: &Table,
) -> Result<Vec<Pairing>, Message> {
    let known = [Column::Group, Column::Round, Column::Board, Column::First, Column::Second];
    let columns =
        Columns::find(table, &known, &[&[Column::First], &[Column::Second]]).map_err(|problems| {
            let first = problems.into_iter().next();
            first.map_or_else(|| msg("imports-unreadable"), |problem| problem.tell())
        })?;
    let mut pairings = Vec::new();
    for row in columns.rows {
        let of_group = columns.cell(row, Column::Group);
        if !of_group.is_empty() && championship.find_group(of_group) != Ok(group) {
            continue;
        }
        let read = |column: Column| -> Result<Option<EntryCode>, Message> {
            let text = columns.cell(row, column);
            if text.is_empty() {
                return Ok(None);
            }
            let is_member =
                |code| championship.group(group).is_some_and(|group| group.member(code).is_some());
            find_listed(championship, text, is_member).map(Some).map_err(|message| {
                let (row, column) = (Some(row.number), columns.place(column));
                super::ListProblem { row, column, severity: super::Severity::Error, message }.tell()
            })
        };
        match (read(Column::First)?, read(Column::Second)?) {
            (Some(first), Some(second)) => pairings.push(Pairing::Game { first, second }),
            (Some(entry), None) | (None, Some(entry)) => pairings.push(Pairing::Bye { entry }),
            (None, None) => {}
        }
    }
    Ok(pairings)
}
