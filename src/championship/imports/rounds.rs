//! Rounds played elsewhere: who met whom, before what came of it.

use std::collections::BTreeMap;

use super::columns::{Column, Columns};
use super::problem::{Problem, Severity};
use super::results::{Refused, code, number};
use crate::facts::{Championship, EntryCode, GroupId, Pairing};
use crate::tables::{Row, Table};
use speech::{Tell, msg};

/// A round as a list tells it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListedRound {
    /// The group.
    pub group: GroupId,
    /// The number, from 1.
    pub round: u16,
    /// The first row that speaks of it.
    pub row: u32,
    /// The pairings, in the order of the rows; a pupil alone has a bye.
    pub pairings: Vec<Pairing>,
    /// Pupils alone, with a word that says they were not there.
    pub absent: Vec<EntryCode>,
}

/// Reads the rounds that a list of results tells of and the championship does not know, by round, then by group.
///
/// # Errors
/// When rows cannot be read, with each problem at its place.
pub fn read_rounds(championship: &Championship, table: &Table) -> Result<Vec<ListedRound>, Vec<Problem>> {
    let needed: [&[Column]; 4] = [&[Column::Group], &[Column::Round], &[Column::First], &[Column::Second]];
    let columns = Columns::find(table, Column::OF_RESULTS, &needed)?;
    let mut rounds: BTreeMap<(u16, GroupId), ListedRound> = BTreeMap::new();
    let mut problems = Vec::new();
    for row in columns.rows {
        match read_row(championship, &columns, row) {
            Ok(None) => {}
            Ok(Some((group, round, who))) => {
                let listed = rounds.entry((round, group)).or_insert_with(|| ListedRound {
                    group,
                    round,
                    row: row.number,
                    pairings: Vec::new(),
                    absent: Vec::new(),
                });
                match who {
                    Who::Paired(pairing) => listed.pairings.push(pairing),
                    Who::Absent(entry) => listed.absent.push(entry),
                }
            }
            Err((column, message)) => problems.push(Problem {
                row: Some(row.number),
                column: columns.place(column),
                severity: Severity::Error,
                message,
            }),
        }
    }
    match problems.is_empty() {
        true => Ok(rounds.into_values().collect()),
        false => Err(problems),
    }
}

/// Returns the rows of a table that speak of a round, below its header.
pub fn rows_of_round(table: &Table, round: u16) -> Table {
    let Ok(columns) = Columns::find(table, Column::OF_RESULTS, &[]) else { return table.clone() };
    let (above, below) = table.rows.split_at(table.rows.len() - columns.rows.len());
    let is_of_round = |row: &&Row| columns.cell(row, Column::Round).parse() == Ok(round);
    Table { rows: above.iter().chain(below.iter().filter(is_of_round)).cloned().collect() }
}

enum Who {
    Paired(Pairing),
    Absent(EntryCode),
}

/// Reads a row of a round that is not known yet.
fn read_row(
    championship: &Championship,
    columns: &Columns<'_>,
    row: &Row,
) -> Result<Option<(GroupId, u16, Who)>, Refused> {
    let group = championship
        .find_group(columns.cell(row, Column::Group))
        .map_err(|refusal| (Column::Group, refusal.tell()))?;
    let round = number(columns, row, Column::Round)?;
    let is_known = championship.group(group).is_some_and(|group| group.round(round).is_some());
    if is_known {
        return Ok(None);
    }
    let who = match (
        code(championship, columns, row, Column::First)?,
        code(championship, columns, row, Column::Second)?,
    ) {
        (Some(first), Some(second)) => Who::Paired(Pairing::Game { first, second }),
        (Some(entry), None) | (None, Some(entry)) => match columns.cell(row, Column::Result) {
            "-" | "Z" | "z" | "0" => Who::Absent(entry),
            _ => Who::Paired(Pairing::Bye { entry }),
        },
        (None, None) => return Err((Column::First, msg("imports-nobody"))),
    };
    Ok(Some((group, round, who)))
}
