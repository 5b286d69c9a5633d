//! Rounds played elsewhere: who met whom, before what came of it.

use std::collections::BTreeMap;

use super::columns::Column;
use super::groups::seed;
use super::header::Columns;
use super::problem::{ListProblem, Severity};
use super::results::{Refused, code, number};
use crate::facts::{Championship, EntryCode, GroupId, Pairing, TournamentId};
use crate::tables::{Row, Table};
use speech::{Language, Tell, msg};

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
    /// The seed it was paired with; 0 where none is told.
    pub seed: u64,
}

/// Reads the rounds that a list of results tells of and the championship does not know, by round, then by group.
///
/// # Errors
/// When rows cannot be read, with each problem at its place.
pub fn read_rounds(championship: &Championship, table: &Table) -> Result<Vec<ListedRound>, Vec<ListProblem>> {
    let needed: [&[Column]; 3] = [&[Column::Round], &[Column::First], &[Column::Second]];
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
                    seed: seed(&columns, row),
                });
                match who {
                    Who::Paired(pairing) => listed.pairings.push(pairing),
                    Who::Absent(entry) => listed.absent.push(entry),
                }
            }
            Err((column, message)) => problems.push(ListProblem {
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

/// Returns a table in which every row speaks of a group, where it has no column of groups of its own.
pub fn in_group(table: &Table, group: &str) -> Table {
    let Ok(columns) = Columns::find(table, Column::OF_RESULTS, &[]) else { return table.clone() };
    if columns.place(Column::Group).is_some() {
        return table.clone();
    }
    let header = (table.rows.len() - columns.rows.len()).saturating_sub(1);
    let width = table.rows.iter().map(|row| row.cells.len()).max().unwrap_or(0);
    let with = |(index, row): (usize, &Row)| {
        let mut cells = row.cells.clone();
        cells.resize(width, String::new());
        cells.push(match index == header {
            true => Language::En.say(&Column::Group.title()),
            false => group.to_owned(),
        });
        Row { number: row.number, cells }
    };
    Table { rows: table.rows.iter().enumerate().map(with).collect() }
}

/// Returns the rows of a table that speak of a round, below its header.
pub fn rows_of_round(table: &Table, round: u16) -> Table {
    let Ok(columns) = Columns::find(table, Column::OF_RESULTS, &[]) else { return table.clone() };
    let (above, below) = table.rows.split_at(table.rows.len() - columns.rows.len());
    let is_of_round = |row: &&Row| columns.cell(row, Column::Round).parse() == Ok(round);
    Table { rows: above.iter().chain(below.iter().filter(is_of_round)).cloned().collect() }
}

/// Returns the rows of a table that speak of groups of a stage, below its header.
pub fn rows_of_stage(
    table: &Table,
    championship: &Championship,
    tournament: TournamentId,
    stage: u8,
) -> Table {
    let Ok(columns) = Columns::find(table, Column::OF_RESULTS, &[]) else { return table.clone() };
    let (above, below) = table.rows.split_at(table.rows.len() - columns.rows.len());
    let is_meant = |row: &&Row| {
        let group = championship.find_group(columns.cell(row, Column::Group));
        group.is_ok_and(|group| (group.tournament, group.stage) == (tournament, stage))
    };
    Table { rows: above.iter().chain(below.iter().filter(is_meant)).cloned().collect() }
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
    let first = code(championship, columns, row, Column::First)?;
    let second = code(championship, columns, row, Column::Second)?;
    // Without a group it is the one in which the pupil plays now.
    let group = match (columns.cell(row, Column::Group), first.or(second)) {
        ("", None) => return Err((Column::First, msg("imports-nobody"))),
        ("", Some(code)) => championship.group_of(code, None).map(|group| group.id),
        (text, _) => championship.find_group(text),
    };
    let column = if columns.cell(row, Column::Group).is_empty() { Column::First } else { Column::Group };
    let group = group.map_err(|refusal| (column, refusal.tell()))?;
    let round = number(columns, row, Column::Round)?;
    let is_known = championship.group(group).is_some_and(|group| group.round(round).is_some());
    if is_known {
        return Ok(None);
    }
    let who = match (first, second) {
        (Some(first), Some(second)) => Who::Paired(Pairing::Game { first, second }),
        (Some(entry), None) | (None, Some(entry)) => match columns.cell(row, Column::Result) {
            "-" | "Z" | "z" | "0" => Who::Absent(entry),
            _ => Who::Paired(Pairing::Bye { entry }),
        },
        (None, None) => return Err((Column::First, msg("imports-nobody"))),
    };
    Ok(Some((group, round, who)))
}
