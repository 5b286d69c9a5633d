//! A list of results against a championship.

use std::collections::BTreeMap;

use super::columns::{Column, Columns};
use super::entries::both;
use super::problem::{Problem, Severity};
use crate::facts::{Championship, EntryCode, Fact, GamePlace, GroupId, MatchResult, Stamp, Title};
use crate::tables::{Row, Table};

/// What an import of results would do, and everything that speaks against it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ResultPreview {
    /// The facts to append, in order.
    pub facts: Vec<Fact>,
    /// How many rows say what is already there.
    pub unchanged: usize,
    /// The problems, by row.
    pub problems: Vec<Problem>,
}

/// Reads a list of results; nothing is changed.
///
/// A row names a group, a round and a board, or the code of one of the two pupils. With a reason, a row that differs
/// from the result there is a correction; without one it is a problem.
pub fn preview_results(
    championship: &Championship,
    table: &Table,
    stamp: &Stamp,
    reason: Option<&str>,
) -> ResultPreview {
    let needed: [&[Column]; 4] = [
        &[Column::Group, Column::Code, Column::First],
        &[Column::Round],
        &[Column::Board, Column::Code, Column::First],
        &[Column::Result],
    ];
    let mut preview = ResultPreview { facts: Vec::new(), unchanged: 0, problems: Vec::new() };
    let columns = match Columns::find(table, Column::OF_RESULTS, &needed) {
        Ok(columns) => columns,
        Err(problems) => return ResultPreview { problems, ..preview },
    };
    let mut state = championship.clone();
    let mut rows: BTreeMap<GamePlace, u32> = BTreeMap::new();
    for row in columns.rows {
        // Lists are printed with all boards; a board not yet played has an empty result.
        if columns.cell(row, Column::Result).is_empty() {
            continue;
        }
        let read = read_row(&state, &columns, row).and_then(|(place, result)| {
            if let Some(earlier) = rows.insert(place, row.number) {
                return Err((
                    Column::Board,
                    Title::new(
                        format!("o mesmo tabuleiro já está na linha {earlier}"),
                        format!("the same board is already in row {earlier}"),
                    ),
                ));
            }
            let fact = fact(&state, place, result, stamp, reason);
            let Some(fact) = fact else { return Ok(None) };
            state.apply(&fact).map_err(|refusal| (Column::Result, both(&refusal)))?;
            Ok(Some(fact))
        });
        match read {
            Ok(Some(fact)) => preview.facts.push(fact),
            Ok(None) => preview.unchanged += 1,
            Err((column, message)) => preview.problems.push(Problem {
                row: Some(row.number),
                column: columns.place(column),
                severity: Severity::Error,
                message,
            }),
        }
    }
    preview
}

/// Returns the fact that makes a result what it should be, or nothing when it is so.
fn fact(
    state: &Championship,
    place: GamePlace,
    result: MatchResult,
    stamp: &Stamp,
    reason: Option<&str>,
) -> Option<Fact> {
    let board = state
        .group(place.group)
        .and_then(|group| group.round(place.round))
        .and_then(|round| round.board(place.board));
    let game_index = usize::from(place.game).checked_sub(1)?;
    let now = board.and_then(|board| board.games.get(game_index)).and_then(|history| history.current());
    let stamp = stamp.clone();
    match (now, reason) {
        (Some(now), _) if now == result => None,
        (Some(was), Some(reason)) => {
            Some(Fact::ResultCorrected { place, was, result, reason: reason.to_owned(), record: None, stamp })
        }
        // Without a reason the championship refuses to overwrite, in its own words.
        _ => Some(Fact::ResultEntered { place, result, record: None, stamp }),
    }
}

type Refused = (Column, Title);

/// Reads the place and the result of a row.
fn read_row(
    state: &Championship,
    columns: &Columns<'_>,
    row: &Row,
) -> Result<(GamePlace, MatchResult), Refused> {
    let round = number(columns, row, Column::Round)?;
    let first = code(columns, row, Column::First)?;
    let second = code(columns, row, Column::Second)?;
    let by_code = code(columns, row, Column::Code)?;
    let group_text = columns.cell(row, Column::Group);
    let group = match (group_text, first.or(by_code)) {
        ("", Some(code)) => group_of(state, code, round).ok_or_else(|| {
            let column = if first.is_some() { Column::First } else { Column::Code };
            (
                column,
                Title::new(
                    format!("`{code}` não joga na ronda {round}"),
                    format!("`{code}` does not play in round {round}"),
                ),
            )
        })?,
        ("", None) => return Err((Column::Group, Title::new("falta o grupo", "the group is missing"))),
        (text, _) => state.find_group(text).map_err(|refusal| (Column::Group, both(&refusal)))?,
    };
    let boards = state.group(group).and_then(|group| group.round(round)).map(|round| round.boards.as_slice());
    let boards =
        boards.ok_or_else(|| (Column::Round, both(&crate::facts::Refusal::NoRound(group, round))))?;
    let board = if columns.cell(row, Column::Board).is_empty() {
        let sitting = first.or(by_code);
        let board = boards
            .iter()
            .find(|board| sitting.is_some_and(|code| [board.first, board.second].contains(&code)));
        board.ok_or((Column::Board, Title::new("falta o tabuleiro", "the board is missing")))?
    } else {
        let number = number(columns, row, Column::Board)?;
        let board = boards.iter().find(|board| board.number == number);
        board.ok_or_else(|| {
            (
                Column::Board,
                Title::new(
                    format!("não há tabuleiro {number}; esta ronda tem {}", boards.len()),
                    format!("there is no board {number}; this round has {}", boards.len()),
                ),
            )
        })?
    };
    for (column, said, there) in [(Column::First, first, board.first), (Column::Second, second, board.second)]
    {
        if let Some(said) = said.filter(|said| *said != there) {
            return Err((
                column,
                Title::new(
                    format!("no tabuleiro {} está `{there}` e não `{said}`", board.number),
                    format!("at board {} sits `{there}` and not `{said}`", board.number),
                ),
            ));
        }
    }
    let text = columns.cell(row, Column::Result);
    let result: MatchResult = text.parse().map_err(|_| {
        (
            Column::Result,
            Title::new(
                format!("`{text}` não é um resultado; esperava 1-0, 0-1, ½-½, ou com falta +:-, -:+ ou -:-"),
                format!("`{text}` is no result; expected 1-0, 0-1, ½-½, or with an absence +:-, -:+ or -:-"),
            ),
        )
    })?;
    let game = match columns.cell(row, Column::GameNumber) {
        "" => 1,
        _ => u8::try_from(number(columns, row, Column::GameNumber)?).unwrap_or(u8::MAX),
    };
    Ok((GamePlace { group, round, board: board.number, game }, result))
}

/// Finds the group of an entry, the latest stage first, that has played a round.
fn group_of(state: &Championship, code: EntryCode, round: u16) -> Option<GroupId> {
    let tournament = state.tournament(code.tournament)?;
    let groups = tournament.stages.iter().rev().flat_map(|stage| &stage.groups);
    groups
        .into_iter()
        .find(|group| group.member(code).is_some() && group.round(round).is_some())
        .map(|group| group.id)
}

fn number(columns: &Columns<'_>, row: &Row, column: Column) -> Result<u16, Refused> {
    let text = columns.cell(row, column);
    text.parse().ok().filter(|number| *number > 0).ok_or_else(|| {
        (
            column,
            Title::new(
                format!("`{text}` não é um número; esperava 1, 2, 3…"),
                format!("`{text}` is no number; expected 1, 2, 3…"),
            ),
        )
    })
}

fn code(columns: &Columns<'_>, row: &Row, column: Column) -> Result<Option<EntryCode>, Refused> {
    let text = columns.cell(row, column);
    if text.is_empty() {
        return Ok(None);
    }
    text.parse().map(Some).map_err(|_| {
        (
            column,
            Title::new(
                format!("`{text}` não é um código; esperava escola.ciclo.jogo, como 221.1.3"),
                format!("`{text}` is no code; expected school.cycle.game, such as 221.1.3"),
            ),
        )
    })
}
