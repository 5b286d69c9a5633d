//! Whole games as text, always replayable.

use std::fmt;
use std::sync::Arc;

use speech::{Message, Tell, msg};

use super::notation::move_words;
use super::position::Position;
use super::refusal::MoveError;
use super::table::Table;

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
pub enum RecordError {
    /// A line cannot be read: its number and why.
    Line(usize, Message),
    /// A move cannot be played: the number of the line, of the move, and why.
    Move(usize, usize, MoveError),
}

impl Tell for RecordError {
    fn tell(&self) -> Message {
        match self {
            RecordError::Line(line, reason) => {
                msg("engine-record-line").with("line", line).with("reason", reason.clone())
            }
            RecordError::Move(line, number, error) => msg("engine-record-move")
                .with("line", line)
                .with("number", number)
                .with("error", error.tell()),
        }
    }
}

impl GameRecord {
    /// Reads a record: lines of `key: value`, and after `moves:` the moves.
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
                Some(("moves", rest)) => {
                    in_moves = true;
                    rest
                }
                // In the moves a colon joins a piece to its cell.
                _ if in_moves => line,
                Some((key, value)) if key.trim() == "game" => {
                    record.game = value.trim().to_owned();
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
        let mut positions = vec![Position::start(table)];
        let mut last = positions[0].clone();
        for (index, text) in self.moves.iter().enumerate() {
            let line = self.lines.get(index).copied().unwrap_or(0);
            let mv = last.read_move(text).map_err(|error| RecordError::Move(line, index + 1, error))?;
            last = last.play_legal(mv);
            positions.push(last.clone());
        }
        Ok(positions)
    }
}

impl fmt::Display for GameRecord {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        writeln!(f, "game: {}", self.game)?;
        for (key, value) in &self.notes {
            writeln!(f, "{key}: {value}")?;
        }
        writeln!(f, "moves:")?;
        for (index, moves) in self.moves.chunks(10).enumerate() {
            writeln!(f, "  {}. {}", index * 10 + 1, moves.join(" "))?;
        }
        Ok(())
    }
}
