//! Whole games as text, always replayable.

use std::fmt;
use std::sync::Arc;

use speech::{Language, Message, Tell, msg};

use super::move_words;
use super::refusal::MoveError;
use crate::engine::moves::Move;
use crate::engine::position::Position;
use crate::engine::position::table::Table;

/// A game that was played, or is being played.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GameRecord {
    /// The id of the game.
    pub game: String,
    /// Who played, when, where: names and values in the order written.
    pub notes: Vec<(String, String)>,
    /// The moves, as text.
    pub moves: Vec<String>,
    /// The line each move stands on in the file it was read from; empty for a record made by playing.
    pub lines: Vec<usize>,
}

/// Why a record is not a game.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum RecordError {
    /// A line cannot be read: its number and why.
    Line(usize, Message),
    /// A move cannot be played: the number of the line, of the move, and why.
    Move(usize, usize, MoveError),
}

impl RecordError {
    /// Says where a record is wrong, with a refused move told in words of somebody else.
    pub fn told(&self, refused: impl FnOnce(&MoveError) -> Message) -> Message {
        match self {
            RecordError::Line(line, reason) => {
                msg("engine-record-line").with("line", line).with("reason", reason.clone())
            }
            RecordError::Move(line, number, error) => msg("engine-record-move")
                .with("line", line)
                .with("number", number)
                .with("error", refused(error)),
        }
    }
}

impl Tell for RecordError {
    fn tell(&self) -> Message {
        self.told(MoveError::tell)
    }
}

/// The heads of a record, in people's languages; a record in any of them can be read.
const GAME: Message = msg("engine-record-head-game");
const MOVES: Message = msg("engine-record-head-moves");
const RESULT: Message = msg("engine-record-head-result");

/// The note that says how the game ended, and what it may say.
const RESULT_NOTE: &str = "result";
const RESULTS: &[(&str, Message)] = &[
    ("first", msg("engine-record-first")),
    ("second", msg("engine-record-second")),
    ("draw", msg("engine-record-draw")),
];

fn is_said(text: &str, words: &Message) -> bool {
    Language::ALL.iter().any(|language| language.say(words) == text.trim())
}

impl GameRecord {
    /// Reads a record: lines of `key: value`, and after `moves:` the moves. The heads may be in any language.
    pub fn read(text: &str) -> Result<GameRecord, RecordError> {
        let mut record = GameRecord::default();
        let mut in_moves = false;
        for (index, line) in text.lines().enumerate() {
            let number = index + 1;
            let line = line.trim();
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            let moves = match line.split_once(':') {
                Some((key, rest)) if is_said(key, &MOVES) => {
                    in_moves = true;
                    rest
                }
                // In the moves a colon joins a piece to its cell.
                _ if in_moves => line,
                Some((key, value)) if record.game.is_empty() && is_said(key, &GAME) => {
                    record.game = value.trim().to_owned();
                    continue;
                }
                Some((key, value)) if is_said(key, &RESULT) => {
                    let known = RESULTS.iter().find(|(_, words)| is_said(value, words));
                    let result = known.map_or(value.trim(), |(code, _)| code);
                    record.notes.push((RESULT_NOTE.to_owned(), result.to_owned()));
                    continue;
                }
                Some((key, value)) => {
                    record.notes.push((key.trim().to_owned(), value.trim().to_owned()));
                    continue;
                }
                None => {
                    return Err(RecordError::Line(number, msg("engine-record-key")));
                }
            };
            for word in move_words(moves) {
                record.moves.push(word.to_owned());
                record.lines.push(number);
            }
        }
        if record.game.is_empty() {
            return Err(RecordError::Line(1, msg("engine-record-game")));
        }
        Ok(record)
    }

    /// Plays the record again and returns every position, the start included.
    pub fn replay(&self, table: &Arc<Table>) -> Result<Vec<Position>, RecordError> {
        self.played(table).map(|(positions, _)| positions)
    }

    /// Plays the game again, and returns all positions, the start first, and the moves between them.
    ///
    /// # Errors
    /// As [`GameRecord::replay`].
    pub fn played(&self, table: &Arc<Table>) -> Result<(Vec<Position>, Vec<Move>), RecordError> {
        let (mut positions, mut moves) = (vec![Position::start(table)], Vec::new());
        let mut last = positions[0].clone();
        for (index, text) in self.moves.iter().enumerate() {
            let line = self.lines.get(index).copied().unwrap_or(0);
            let mv = last.read_move(text).map_err(|error| RecordError::Move(line, index + 1, error))?;
            last = last.play_legal(mv);
            positions.push(last.clone());
            moves.push(mv);
        }
        Ok((positions, moves))
    }
}

impl GameRecord {
    /// Writes the record with its heads in a language.
    pub fn written(&self, language: Language) -> String {
        let mut text = format!("{}: {}\n", language.say(&GAME), self.game);
        for (key, value) in &self.notes {
            let result = RESULTS.iter().find(|(code, _)| key == RESULT_NOTE && code == value);
            text += &match result {
                Some((_, words)) => format!("{}: {}\n", language.say(&RESULT), language.say(words)),
                None => format!("{key}: {value}\n"),
            };
        }
        text += &format!("{}:\n", language.say(&MOVES));
        for (index, moves) in self.moves.chunks(10).enumerate() {
            text += &format!("  {}. {}\n", index * 10 + 1, moves.join(" "));
        }
        text
    }
}

impl fmt::Display for GameRecord {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(&self.written(Language::En))
    }
}
