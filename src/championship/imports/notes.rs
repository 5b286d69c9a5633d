//! What arbiters noted, as a list tells them.

use super::columns::Column;
use super::header::Columns;
use super::results::{ResultPreview, number, stamped};
use crate::facts::{Championship, Fact, GamePlace, Stamp};
use crate::tables::Table;
use speech::Tell;

/// Reads a list of notes; those that are there already are left as they are.
pub fn preview_notes(championship: &Championship, table: &Table, stamp: &Stamp) -> ResultPreview {
    let mut preview = ResultPreview { facts: Vec::new(), unchanged: 0, problems: Vec::new() };
    let needed: [&[Column]; 4] = [&[Column::Group], &[Column::Round], &[Column::Board], &[Column::Note]];
    let columns = match Columns::find(table, Column::OF_NOTES, &needed) {
        Ok(columns) => columns,
        Err(problems) => return ResultPreview { problems, ..preview },
    };
    let mut state = championship.clone();
    for row in columns.rows.iter().filter(|row| !columns.cell(row, Column::Note).is_empty()) {
        let read = || {
            let group = state.find_group(columns.cell(row, Column::Group));
            let group = group.map_err(|refusal| (Column::Group, refusal.tell()))?;
            let (round, board) =
                (number(&columns, row, Column::Round)?, number(&columns, row, Column::Board)?);
            let game = match columns.cell(row, Column::GameNumber) {
                "" => 1,
                _ => u8::try_from(number(&columns, row, Column::GameNumber)?).unwrap_or(u8::MAX),
            };
            Ok(GamePlace { group, round, board, game })
        };
        let text = columns.cell(row, Column::Note).to_owned();
        let stamp = stamped(&columns, row, 0, stamp);
        let taken = read().and_then(|place| {
            let is_there = state.notes().iter().any(|note| note.place == place && note.text == text);
            let fact = Fact::Noted { place, text: text.clone(), stamp };
            match is_there {
                true => Ok(vec![]),
                false => {
                    state.apply(&fact).map(|()| vec![fact]).map_err(|refusal| (Column::Board, refusal.tell()))
                }
            }
        });
        preview.take(&columns, row, taken);
    }
    preview
}
