//! A list of results against a championship.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use super::columns::Column;
use super::header::Columns;
use super::people::find_listed;
use super::problem::{ListProblem, Severity, shown_row};
use crate::facts::{
    Board, Championship, Confirmation, EntryCode, Fact, GamePlace, GroupId, LONGEST_NAME, MatchLength,
    MatchResult, NotationError, Players, Refusal, Stamp, check_words,
};
use crate::tables::{Row, Table};
use speech::{Lexicon, Message, Tell, msg};

/// What an import of results would do, and everything that speaks against it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ResultPreview {
    /// The facts to append, in order.
    pub facts: Vec<Fact>,
    /// How many rows say what is already there.
    pub unchanged: usize,
    /// The problems, by row.
    pub problems: Vec<ListProblem>,
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
        if columns.cell(row, Column::Result).is_empty() || is_alone(&columns, row) {
            continue;
        }
        let read = read_row(&state, &columns, row).and_then(|games| {
            let mut facts = Vec::new();
            for (index, (place, result)) in games.into_iter().enumerate() {
                if let Some(earlier) = rows.insert(place, row.number) {
                    return Err((Column::Board, msg("imports-board-twice").with("row", shown_row(earlier))));
                }
                // Where a second person confirms, nobody is one by the word of a list.
                let is_told = state.regulations().confirmation == Confirmation::None;
                let told = if is_told { stamped(&columns, row, index, stamp) } else { stamp.clone() };
                let Some(fact) = fact(&state, place, result, &told, reason) else { continue };
                state.apply(&fact).map_err(|refusal| (Column::Result, refusal.tell()))?;
                facts.push(fact);
            }
            Ok(facts)
        });
        preview.take(&columns, row, read);
    }
    preview
}

impl ResultPreview {
    /// Takes what a row says: the facts to append, none if it is so already, or what is wrong with it.
    pub(super) fn take(
        &mut self,
        columns: &Columns<'_>,
        row: &Row,
        read: Result<Vec<Fact>, (Column, Message)>,
    ) {
        match read {
            Ok(facts) if facts.is_empty() => self.unchanged += 1,
            Ok(facts) => self.facts.extend(facts),
            Err((column, message)) => self.problems.push(ListProblem {
                row: Some(row.number),
                column: columns.place(column),
                severity: Severity::Error,
                message,
            }),
        }
    }
}

/// Says whether a row has a pupil without an opponent: a free round or an absence, which have no result.
fn is_alone(columns: &Columns<'_>, row: &Row) -> bool {
    let is_empty = |column| columns.cell(row, column).is_empty();
    let has_sides = columns.place(Column::First).is_some() && columns.place(Column::Second).is_some();
    has_sides && is_empty(Column::Board) && is_empty(Column::First) != is_empty(Column::Second)
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
    let history = board.and_then(|board| board.games.get(game_index));
    let (now, stamp) = (history.and_then(|history| history.entered()), stamp.clone());
    let waiting = history.and_then(|history| history.waiting());
    match (now, reason) {
        // Who enters again what somebody else entered confirms it.
        (Some(now), _)
            if now == result && waiting.is_some_and(|entry| entry.stamp.person() != stamp.person()) =>
        {
            Some(Fact::ResultConfirmed { place, result, stamp })
        }
        (Some(now), _) if now == result => None,
        (Some(was), Some(reason)) => {
            Some(Fact::ResultCorrected { place, was, result, reason: reason.to_owned(), record: None, stamp })
        }
        // Without a reason the championship refuses to overwrite, in its own words.
        _ => Some(Fact::ResultEntered { place, result, record: None, stamp }),
    }
}

pub(super) type Refused = (Column, Message);

/// Reads the place and the result of a row, or of each game where a row tells a whole match.
fn read_row(
    state: &Championship,
    columns: &Columns<'_>,
    row: &Row,
) -> Result<Vec<(GamePlace, MatchResult)>, Refused> {
    let round = number(columns, row, Column::Round)?;
    let first = code(state, columns, row, Column::First)?;
    let second = code(state, columns, row, Column::Second)?;
    let by_code = code(state, columns, row, Column::Code)?;
    let group_text = columns.cell(row, Column::Group);
    let group = match (group_text, first.or(by_code)) {
        ("", Some(code)) => group_of(state, code, round).ok_or_else(|| {
            let column = if first.is_some() { Column::First } else { Column::Code };
            (column, msg("imports-not-playing").with("code", code.to_string()).with("round", round))
        })?,
        ("", None) => return Err((Column::Group, msg("imports-group-missing"))),
        (text, _) => state.find_group(text).map_err(|refusal| (Column::Group, refusal.tell()))?,
    };
    let boards = state.group(group).and_then(|group| group.round(round)).map(|round| round.boards.as_slice());
    let boards = boards.ok_or_else(|| (Column::Round, Refusal::NoRound(group, round).tell()))?;
    let board = if columns.cell(row, Column::Board).is_empty() {
        let sitting = first.or(by_code);
        let board = boards
            .iter()
            .find(|board| sitting.is_some_and(|code| [board.first, board.second].contains(&code)));
        board.ok_or((Column::Board, msg("imports-board-missing")))?
    } else {
        let number = number(columns, row, Column::Board)?;
        let unknown =
            || (Column::Board, msg("imports-no-board").with("number", number).with("count", boards.len()));
        // Lists tell the number at the board, which in free play is another than that in its round; those of before told the other,
        // which is believed only of somebody who sits there.
        let sits = |board: &&Board| first.or(by_code).is_some_and(|code| board.opponent_of(code).is_some());
        let mut in_round = boards.iter().filter(|board| board.number == number);
        match boards.iter().filter(|board| board.shown == number).find(sits).or_else(|| in_round.find(sits)) {
            Some(board) => board,
            None => {
                let told = state.place_told(group, round, number).map_err(|why| (Column::Board, why))?;
                boards.iter().find(|board| board.number == told.board).ok_or_else(unknown)?
            }
        }
    };
    if let Some(code) = by_code.filter(|code| board.opponent_of(*code).is_none()) {
        let place = GamePlace { group, round, board: board.number, game: 1 };
        let there = (board.first, board.second);
        let refusal = Refusal::OthersPlay(place, (code, None), there);
        return Err((Column::Code, state.told(refusal.tell())));
    }
    for (column, said, there) in [(Column::First, first, board.first), (Column::Second, second, board.second)]
    {
        if let Some(said) = said.filter(|said| *said != there) {
            return Err((
                column,
                msg("imports-other-pupil")
                    .with("board", board.shown)
                    .with("there", there.to_string())
                    .with("said", said.to_string()),
            ));
        }
    }
    let text = columns.cell(row, Column::Result);
    let place = |game| GamePlace { group, round, board: board.number, game };
    // A result tells who of the two sides won, so a row is sure only where it names both, or nobody else sat there.
    let players = match (first, second) {
        (Some(first), Some(second)) => Players::Seats(first, second),
        _ => Players::Unsaid,
    };
    state.check_players(place(1), players).map_err(|refusal| {
        let column = if first.is_some() { Column::Second } else { Column::First };
        (column, state.told(refusal.tell()))
    })?;
    let games = match columns.cell(row, Column::GameNumber) {
        "" if board.length != MatchLength::SingleGame => results_of_match(text),
        _ => None,
    };
    if let Some(games) = games {
        return Ok((1..).zip(games).map(|(game, result)| (place(game), result)).collect());
    }
    let game = match columns.cell(row, Column::GameNumber) {
        "" => 1,
        _ => u8::try_from(number(columns, row, Column::GameNumber)?).unwrap_or(u8::MAX),
    };
    // A word tells how the pupil fared whom the row names first; so does a number where it names only one.
    let is_alone = (first, second) == (None, None);
    let of_whom = by_code.filter(|_| is_alone).or(first).or(by_code).or(second);
    let is_word = text.contains(char::is_alphabetic) || (is_alone && by_code.is_some());
    let fared = of_whom.filter(|_| is_word && read_result(text).ok() != Some(MatchResult::Draw));
    if let Some((code, [starts, answers])) = fared.zip(read_fared(text)) {
        let is_starting = (board.first == code) == (game % 2 == 1);
        return Ok(vec![(place(game), if is_starting { starts } else { answers })]);
    }
    let result = read_result(text).map_err(|error| {
        let message = match read_fared(text) {
            Some(_) => msg("imports-fared-who").with("text", text),
            None if is_day(text) => msg("imports-day").with("text", text),
            None => error.tell(),
        };
        (Column::Result, message)
    })?;
    Ok(vec![(place(game), result)])
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

pub(super) fn number(columns: &Columns<'_>, row: &Row, column: Column) -> Result<u16, Refused> {
    let text = columns.cell(row, column);
    text.parse()
        .ok()
        .filter(|number| *number > 0)
        .ok_or_else(|| (column, msg("imports-no-number").with("text", text)))
}

/// Reads a pupil: a code, or a name that only one of the group has, or of all where no group is named.
pub(super) fn code(
    state: &Championship,
    columns: &Columns<'_>,
    row: &Row,
    column: Column,
) -> Result<Option<EntryCode>, Refused> {
    let text = columns.cell(row, column);
    if text.is_empty() {
        return Ok(None);
    }
    let group = state.find_group(columns.cell(row, Column::Group)).ok().and_then(|id| state.group(id));
    let is_meant = |code| group.is_none_or(|group| group.member(code).is_some());
    find_listed(state, text, is_meant).map(Some).map_err(|told| (column, told))
}

/// Reads a result as lists have it: also `1`, `X` and `2`, a draw in words, and what a spreadsheet has taken for a day:
/// `1-0` becomes the first of January 2000.
///
/// # Errors
/// When it is no result.
pub fn read_result(text: &str) -> Result<MatchResult, NotationError> {
    let plain = text.trim().to_lowercase();
    let plain = plain.strip_suffix("t00:00:00").or_else(|| plain.strip_suffix(" 00:00:00")).unwrap_or(&plain);
    let month = || plain.strip_suffix("-00").or_else(|| plain.strip_suffix("/00"));
    match plain {
        "1" | "36526" | "2000-01-01" | "01/01/2000" | "1/1/2000" | "01-01-2000" => Ok(MatchResult::FirstWins),
        "2" => Ok(MatchResult::SecondWins),
        "x" => Ok(MatchResult::Draw),
        // Words are looked up only where there are any: most lists write results as we do.
        _ => match text.parse() {
            Err(_) if msg("written-draw").lists(plain) => Ok(MatchResult::Draw),
            Err(_) if month().is_some_and(|month| msg("written-january").lists(month)) => {
                Ok(MatchResult::FirstWins)
            }
            read => read,
        },
    }
}

/// How people write what became of a pupil: the result if the pupil starts, and if the other does.
static FARED: LazyLock<Lexicon<[MatchResult; 2]>> = LazyLock::new(|| {
    use MatchResult::{BothForfeit, Draw, FirstWins, FirstWinsByForfeit, SecondWins, SecondWinsByForfeit};
    Lexicon::new([
        ([FirstWins, SecondWins], msg("written-won")),
        ([SecondWins, FirstWins], msg("written-lost")),
        ([Draw; 2], msg("written-drew")),
        ([Draw; 2], msg("written-draw")),
        ([FirstWinsByForfeit, SecondWinsByForfeit], msg("written-won-by-forfeit")),
        ([SecondWinsByForfeit, FirstWinsByForfeit], msg("written-was-absent")),
        ([BothForfeit; 2], msg("written-both-absent")),
    ])
});

/// Reads how a pupil fared, in the words of any language here or as points: the result if the pupil starts, and if the
/// other does.
pub fn read_fared(text: &str) -> Option<[MatchResult; 2]> {
    Some(match text.trim() {
        "1" => [MatchResult::FirstWins, MatchResult::SecondWins],
        "0" => [MatchResult::SecondWins, MatchResult::FirstWins],
        "½" | "=" | "0.5" | "0,5" | "1/2" => [MatchResult::Draw; 2],
        "+" => [MatchResult::FirstWinsByForfeit, MatchResult::SecondWinsByForfeit],
        "-" => [MatchResult::SecondWinsByForfeit, MatchResult::FirstWinsByForfeit],
        word => return FARED.meaning(word),
    })
}

/// Returns who entered something and when, as a row tells it of one game of a match, or else as it is.
pub(super) fn stamped(columns: &Columns<'_>, row: &Row, index: usize, stamp: &Stamp) -> Stamp {
    let by = columns.cell(row, Column::By).split(';').nth(index).map(str::trim);
    let by = by.filter(|by| !by.is_empty() && check_words(by, LONGEST_NAME).is_ok());
    let at = columns.cell(row, Column::At).split_whitespace().nth(index);
    let at = at.and_then(|at| at.parse::<jiff::Timestamp>().ok()).map(jiff::Timestamp::as_second);
    Stamp { by: by.map_or_else(|| stamp.by.clone(), str::to_owned), at: at.unwrap_or(stamp.at) }
}

/// Reads the results of a match as lists write them: `1-0 0-1`, or `2–0 (1-0 0-1)` with the score before; nothing where it is one result.
fn results_of_match(text: &str) -> Option<Vec<MatchResult>> {
    if read_result(text).is_ok() {
        return None;
    }
    let games = match text.split_once('(') {
        Some((_, games)) => games.trim_end().strip_suffix(')')?,
        None => text,
    };
    let games: Option<Vec<MatchResult>> =
        games.split_whitespace().map(|game| read_result(game).ok()).collect();
    games.filter(|games| !games.is_empty())
}

/// Says whether a text is a day: a spreadsheet has taken what was typed for one.
fn is_day(text: &str) -> bool {
    let text = text.to_lowercase();
    let mut words = text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
    let is_year = |word: &str| word.len() == 4 && word.bytes().all(|byte| byte.is_ascii_digit());
    words.any(|word| msg("written-january").lists(word) || msg("written-months").lists(word) || is_year(word))
}

#[cfg(test)]
mod tests {
    use super::{is_day, read_result, results_of_match};
    use crate::facts::MatchResult;

    #[test]
    fn results_are_read_as_lists_have_them() {
        for text in ["1", "1-0", " 1 - 0", "jan-00", "2000-01-01 00:00:00", "2000-01-01T00:00:00", "36526"] {
            assert_eq!(read_result(text), Ok(MatchResult::FirstWins), "{text}");
        }
        for text in ["X", "x", "Empate", "draw", "tablas", "½-½"] {
            assert_eq!(read_result(text), Ok(MatchResult::Draw), "{text}");
        }
        assert_eq!(read_result("2"), Ok(MatchResult::SecondWins));
        let games = Some(vec![MatchResult::FirstWins, MatchResult::SecondWins]);
        assert_eq!(results_of_match("1-0 0-1"), games);
        assert_eq!(results_of_match("2–0 (1-0 0-1)"), games);
        for text in ["1-0", "1 - 0", "2–0", "", "1-0 talvez"] {
            assert_eq!(results_of_match(text), None, "{text}");
        }
        for text in ["01/jan", "1-Jan", "10/fev", "2026-01-02", "02/01/2026"] {
            assert!(is_day(text) && read_result(text).is_err(), "{text}");
        }
        assert!(!["7-3", "ganhou a Ana", "1-2", ""].into_iter().any(is_day));
        for text in ["", "3", "36527", "fev-00", "y"] {
            assert!(read_result(text).is_err(), "{text}");
        }
    }
}
