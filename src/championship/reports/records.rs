//! What games leave behind: a text for each, with who played and where, to be read back by any program that knows the game.

use super::options::Options;
use super::words::{Teller, clean};
use crate::facts::{Board, BoardPlace, Championship, Ending, GamePlace, GroupId, Seat};
use speech::{Language, Message, msg};

/// The line between two games in one file.
pub const BETWEEN_RECORDS: &str = "---";

/// The record of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordText {
    /// Which game.
    pub place: GamePlace,
    /// What is written of it.
    pub text: String,
}

impl RecordText {
    /// Returns what its file is called: group, round, board and game.
    pub fn file_name(&self, championship: &Championship) -> String {
        let GamePlace { group, round, board, game } = self.place;
        format!("{}-{round}-{board}-{game}.txt", championship.group_label(group))
    }
}

/// Returns the records of all games that have one, with names as they are wished.
pub fn records(
    championship: &Championship,
    groups: &[GroupId],
    round: Option<u16>,
    options: &Options,
) -> Vec<RecordText> {
    let teller = Teller::new(championship, options);
    let groups = groups.iter().filter_map(|id| championship.group(*id));
    let rounds = groups.flat_map(|group| group.rounds.iter().map(move |round| (group.id, round)));
    let rounds = rounds.filter(|(_, one)| round.is_none_or(|wanted| wanted == one.number));
    let boards =
        rounds.flat_map(|(group, round)| round.boards.iter().map(move |board| (group, round.number, board)));
    let games = boards.flat_map(|(group, round, board)| {
        (1..=u8::MAX).take(board.games.len()).map(move |game| {
            let place = GamePlace { group, round, board: board.number, game };
            (place, board)
        })
    });
    let text = |(place, board): (GamePlace, &Board)| {
        let text = written(teller, place, board)?;
        Some(RecordText { place, text })
    };
    games.filter_map(text).collect()
}

/// Joins records into one file.
pub fn records_file(records: &[RecordText]) -> String {
    let texts: Vec<&str> = records.iter().map(|record| record.text.as_str()).collect();
    texts.join(&format!("{BETWEEN_RECORDS}\n"))
}

/// Tells how a game on a screen ended that its moves do not end: whoever reads the record looks for the last move else.
fn end_told(championship: &Championship, place: GamePlace) -> Option<Message> {
    let live = championship.live_board(BoardPlace::from(place))?;
    match live.game(place.game)?.ended? {
        Ending::OnBoard => None,
        Ending::Resigned(_) => Some(msg("reports-record-resigned")),
        Ending::Agreed => Some(msg("reports-record-agreed")),
        Ending::OutOfTime(_) => Some(msg("reports-record-out-of-time")),
        Ending::Awarded => Some(msg("reports-record-awarded")),
    }
}

/// The words of a stored record, each in any language: they are written in that of the reader.
const WORDS: [Message; 6] = [
    msg("engine-record-head-game"),
    msg("engine-record-head-moves"),
    msg("engine-record-head-result"),
    msg("engine-record-first"),
    msg("engine-record-second"),
    msg("engine-record-draw"),
];

/// Writes what stands before the moves of a stored record in the language of a reader.
fn in_language(teller: Teller<'_>, stored: &str) -> String {
    let word = |text: &str| {
        let known = WORDS.into_iter().find(|word| Language::ALL.iter().any(|one| one.say(word) == text));
        known.map_or_else(|| text.to_owned(), |word| teller.say(word))
    };
    let is_moves = |line: &str| {
        let key = line.trim_end().strip_suffix(':');
        key.is_some_and(|key| Language::ALL.iter().any(|one| one.say(&WORDS[1]) == key))
    };
    let mut is_head = true;
    let lines = stored.lines().map(|line| {
        let told = match line.split_once(':') {
            Some((key, value)) if is_head => {
                let value = word(value.trim());
                format!("{}:{}{value}", word(key.trim()), if value.is_empty() { "" } else { " " })
            }
            _ => line.to_owned(),
        };
        is_head &= !is_moves(line);
        told + "\n"
    });
    lines.collect()
}

/// Writes who played, where and with which result into a stored record, after the line that names the game.
fn written(teller: Teller<'_>, place: GamePlace, board: &Board) -> Option<String> {
    let history = board.games.get(usize::from(place.game).checked_sub(1)?)?;
    let entry = history.entries().iter().rev().find(|entry| entry.record.is_some())?;
    let stored = in_language(teller, entry.record.as_deref()?);
    let (head, rest) = stored.split_once('\n').unwrap_or((stored.as_str(), ""));
    let codes = match Seat::starter(place.game) {
        Seat::First => [board.first, board.second],
        Seat::Second => [board.second, board.first],
    };
    let [first, second] = codes.map(|code| teller.name(code).shown(teller.language(), 0));
    let table = teller.championship.group(place.group).map_or(0, |group| group.table);
    let whole = msg("reports-record-where")
        .with("table", table)
        .with("round", place.round)
        .with("board", board.shown)
        .with("game", place.game);
    let mut notes = vec![
        (msg("reports-record-event"), clean(teller.championship.name())),
        (msg("reports-record-place"), teller.say(whole)),
        (msg("reports-record-starts"), first),
        (msg("reports-record-answers"), second),
    ];
    notes.extend(history.current().map(|result| (msg("reports-record-score"), result.to_string())));
    notes
        .extend(end_told(teller.championship, place).map(|end| (msg("reports-record-end"), teller.say(end))));
    let notes = notes.into_iter().map(|(key, value)| format!("{}: {value}\n", teller.say(key)));
    Some(format!("{head}\n{}{rest}", notes.collect::<String>()))
}
