//! Groups as a list tells them: who was drawn into which, and who came, missed rounds and left.

use super::columns::Column;
use super::header::Columns;
use super::problem::{ListProblem, Severity};
use crate::facts::{EntryCode, GroupId, Regulations, TournamentId};
use crate::tables::{Row, Table};
use speech::{Message, msg};

/// A member of a group as a list tells it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListedMember {
    /// The row.
    pub row: u32,
    /// The group, which need not be drawn yet.
    pub group: GroupId,
    /// The number of its table.
    pub table: u16,
    /// The start number.
    pub start_number: u16,
    /// The entry.
    pub code: EntryCode,
    /// The name of a team of one's own making.
    pub team: String,
    /// The first round, of who came after the draw.
    pub joined: Option<u16>,
    /// The rounds that were or will be missed by announcement.
    pub absences: Vec<u16>,
    /// The first round that is no longer played.
    pub left_from: Option<u16>,
    /// The seed of the draw; 0 where none is told.
    pub seed: u64,
}

/// Reads a list of groups and their members.
///
/// # Errors
/// When rows cannot be read, with each problem at its place.
pub fn read_groups(regulations: &Regulations, table: &Table) -> Result<Vec<ListedMember>, Vec<ListProblem>> {
    let needed: [&[Column]; 3] = [&[Column::Group], &[Column::StartNumber], &[Column::Code]];
    let columns = Columns::find(table, Column::OF_GROUPS, &needed)?;
    let (mut members, mut problems) = (Vec::new(), Vec::new());
    for row in columns.rows {
        match member(regulations, &columns, row) {
            Ok(member) => members.push(member),
            Err((column, message)) => problems.push(ListProblem {
                row: Some(row.number),
                column: columns.place(column),
                severity: Severity::Error,
                message,
            }),
        }
    }
    if problems.is_empty() { Ok(members) } else { Err(problems) }
}

fn member(
    regulations: &Regulations,
    columns: &Columns<'_>,
    row: &Row,
) -> Result<ListedMember, (Column, Message)> {
    let cell = |column| columns.cell(row, column);
    let read = |column, text: &str| {
        text.trim().parse::<u16>().map_err(|_| (column, msg("imports-no-number").with("text", text)))
    };
    let number = |column, otherwise| match cell(column) {
        "" => Ok(otherwise),
        text => read(column, text),
    };
    let text = cell(Column::Group);
    let group = label(regulations, text)
        .ok_or_else(|| (Column::Group, crate::facts::Refusal::NoGroup(text.to_owned())))
        .map_err(|(column, refusal)| (column, speech::Tell::tell(&refusal)))?;
    let text = cell(Column::Code);
    let code =
        text.parse().map_err(|_| (Column::Code, msg("imports-no-code-or-nothing").with("text", text)))?;
    let absences = cell(Column::Absences).split([',', ' ', ';']).filter(|part| !part.is_empty());
    let absences = absences.map(|part| read(Column::Absences, part)).collect::<Result<_, _>>()?;
    let left_from = Some(number(Column::LeftFrom, 0)?).filter(|round| *round > 0);
    Ok(ListedMember {
        row: row.number,
        group,
        table: number(Column::TableNumber, group.group)?,
        start_number: number(Column::StartNumber, 0)?,
        code,
        team: cell(Column::Team).to_owned(),
        joined: Some(number(Column::Joined, 0)?).filter(|round| *round > 0),
        absences,
        left_from,
        seed: seed(columns, row),
    })
}

/// Reads the seed that a row tells of a draw or a round; 0 where it tells none.
pub(super) fn seed(columns: &Columns<'_>, row: &Row) -> u64 {
    columns.cell(row, Column::Seed).parse().unwrap_or(0)
}

/// Reads how a group is called, whether it is drawn or not: `1.3.2`, `1.3.s2.1`, `1.3.F`.
fn label(regulations: &Regulations, text: &str) -> Option<GroupId> {
    let last = u8::try_from(regulations.stages.len()).ok()?;
    match text.strip_suffix(".F").or_else(|| text.strip_suffix(".f")) {
        Some(tournament) => {
            let tournament: TournamentId = tournament.parse().ok()?;
            Some(GroupId { tournament, stage: last, group: 1 })
        }
        None => text.parse().ok(),
    }
}
