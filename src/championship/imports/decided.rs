//! What was decided afterwards, as lists tell it: between equals, and about results that were corrected.

use super::columns::Column;
use super::header::Columns;
use super::problem::{ListProblem, Severity};
use super::results::{Refused, number, read_result, stamped};
use crate::facts::{Championship, Fact, GamePlace, GroupId, MatchResult, Stamp, TieMeans};
use crate::tables::{Row, Table};
use speech::{Language, Tell, msg};

/// A result as it was before somebody corrected it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EarlierResult {
    /// The place of the game.
    pub place: GamePlace,
    /// What had been entered.
    pub result: MatchResult,
    /// Who had entered it, and when.
    pub stamp: Stamp,
    /// Why it was corrected or taken back.
    pub reason: String,
    /// Who took it back, and when; `None` where another result took its place.
    pub taken_back: Option<Stamp>,
}

/// Reads the decisions between equals of a stage, in the order of the rows.
///
/// # Errors
/// When rows cannot be read, with each problem at its place.
pub fn read_ties(
    championship: &Championship,
    table: &Table,
    stamp: &Stamp,
) -> Result<Vec<Fact>, Vec<ListProblem>> {
    let needed: [&[Column]; 3] = [&[Column::Group], &[Column::Order], &[Column::Means]];
    let columns = Columns::find(table, Column::OF_TIES, &needed)?;
    let read = |row: &Row| {
        let Some(group) = group(championship, &columns, row) else { return Ok(None) };
        let codes = columns.cell(row, Column::Order).split([',', ';', ' ']).filter(|code| !code.is_empty());
        let unread = |text: &str| (Column::Order, msg("imports-no-code-or-nothing").with("text", text));
        let order = codes.map(|code| code.parse().map_err(|_| unread(code))).collect::<Result<_, _>>()?;
        // A lot names its seed, a play-off none.
        let means = columns.cell(row, Column::Means).split(|c: char| !c.is_ascii_digit());
        let means = match means.filter_map(|word| word.parse().ok()).next() {
            Some(seed) => TieMeans::Lot { seed },
            None => TieMeans::PlayOff,
        };
        Ok(Some(Fact::TieDecided { group, order, means, stamp: stamped(&columns, row, 0, stamp) }))
    };
    all(&columns, read)
}

/// Reads the results that were corrected later, the oldest of each game first.
///
/// # Errors
/// When rows cannot be read, with each problem at its place.
pub fn read_corrections(
    championship: &Championship,
    table: &Table,
    stamp: &Stamp,
) -> Result<Vec<EarlierResult>, Vec<ListProblem>> {
    let needed: [&[Column]; 4] = [&[Column::Group], &[Column::Round], &[Column::Board], &[Column::Earlier]];
    let columns = Columns::find(table, Column::OF_CORRECTIONS, &needed)?;
    let read = |row: &Row| {
        let Some(group) = group(championship, &columns, row) else { return Ok(None) };
        let (round, board) = (number(&columns, row, Column::Round)?, number(&columns, row, Column::Board)?);
        let game = match columns.cell(row, Column::GameNumber) {
            "" => 1,
            _ => u8::try_from(number(&columns, row, Column::GameNumber)?).unwrap_or(u8::MAX),
        };
        let result = read_result(columns.cell(row, Column::Earlier));
        // Besides whoever entered it, the list names whoever took it back, and when.
        let n_stamps = columns.cell(row, Column::At).split_whitespace().count();
        let reason = match columns.cell(row, Column::Reason) {
            "" => Language::default().say(&msg("decisions-as-played")),
            reason => reason.to_owned(),
        };
        // A correction has a reason; lists of earlier versions had none of what was taken back.
        let by = match (n_stamps, columns.cell(row, Column::Reason)) {
            (2.., _) => Some(1),
            (_, "") => Some(0),
            _ => None,
        };
        Ok(Some(EarlierResult {
            place: GamePlace { group, round, board, game },
            result: result.map_err(|error| (Column::Earlier, error.tell()))?,
            stamp: stamped(&columns, row, 0, stamp),
            reason,
            taken_back: by.map(|index| stamped(&columns, row, index, stamp)),
        }))
    };
    all(&columns, read)
}

/// Returns the group of a row, if it is drawn: what is told of a later stage is read when that is.
fn group(championship: &Championship, columns: &Columns<'_>, row: &Row) -> Option<GroupId> {
    championship.find_group(columns.cell(row, Column::Group)).ok()
}

fn all<T>(
    columns: &Columns<'_>,
    read: impl Fn(&Row) -> Result<Option<T>, Refused>,
) -> Result<Vec<T>, Vec<ListProblem>> {
    let (mut read_so_far, mut problems) = (Vec::new(), Vec::new());
    for row in columns.rows {
        match read(row) {
            Ok(one) => read_so_far.extend(one),
            Err((column, message)) => problems.push(ListProblem {
                row: Some(row.number),
                column: columns.place(column),
                severity: Severity::Error,
                message,
            }),
        }
    }
    if problems.is_empty() { Ok(read_so_far) } else { Err(problems) }
}
