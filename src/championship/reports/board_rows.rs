//! The rows of a round: a board each, and who has no game.

use super::words::Teller;
use crate::facts::{Board, EntryCode, Round};
use crate::tables::Value;
use speech::msg;

/// Returns the rows of a round: boards, byes, absences.
pub(super) fn round_rows(
    teller: Teller<'_>,
    round: &Round,
    written: fn(&Board) -> String,
) -> Vec<Vec<Value>> {
    let boards = round.boards.iter().map(|board| board_row(teller, board, written));
    boards.chain(rows_off(teller, round, |_| true)).collect()
}

/// Returns the row of a board, with its results as they are to be written.
pub(super) fn board_row(teller: Teller<'_>, board: &Board, written: fn(&Board) -> String) -> Vec<Value> {
    let mut row = vec![Value::number(board.shown)];
    row.extend(teller.side(board.first));
    row.extend(teller.side(board.second));
    row.push(Value::text(written(board)));
    row
}

/// Returns the rows of those of some without a game: byes, absences.
pub(super) fn rows_off(
    teller: Teller<'_>,
    round: &Round,
    is_meant: impl Fn(EntryCode) -> bool,
) -> Vec<Vec<Value>> {
    let mut rows: Vec<Vec<Value>> = Vec::new();
    let byes = round.byes.iter().map(|code| (*code, msg("reports-bye")));
    let absent = round.absent.iter().map(|code| (*code, msg("reports-absent")));
    for (code, word) in byes.chain(absent).filter(|(code, _)| is_meant(*code)) {
        let mut row = vec![Value::Empty];
        row.extend(teller.side(code));
        row.extend(teller.side(code).iter().map(|_| Value::Empty));
        row.push(Value::text(teller.say(word)));
        rows.push(row);
    }
    rows
}
