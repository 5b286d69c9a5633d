//! Whole games as text, always replayable.

use std::fmt;
use std::sync::Arc;

use super::notation::{MoveError, move_words};
use super::position::Position;
use super::table::Table;
use crate::game::{Language, Localized};

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
    Line(usize, Localized),
    /// A move cannot be played: the number of the line, of the move, and why.
    Move(usize, usize, MoveError),
}

impl RecordError {
    /// Says what is wrong.
    pub fn words(&self, language: Language) -> String {
        match self {
            RecordError::Line(line, reason) => {
                language.pick(format!("linha {line}: {}", reason.pt), format!("line {line}: {}", reason.en))
            }
            RecordError::Move(line, number, error) => {
                let words = error.words(language);
                language.pick(
                    format!("linha {line}: lance {number}: {words}"),
                    format!("line {line}: move {number}: {words}"),
                )
            }
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
                    let reason = Localized::new(
                        "esperava-se `chave: valor`, como `game: rastros` ou `moves: e5-d4 d4-d5`",
                        "expected `key: value`, such as `game: rastros` or `moves: e5-d4 d4-d5`",
                    );
                    return Err(RecordError::Line(number, reason));
                }
            };
            for word in move_words(moves) {
                record.moves.push(word.to_owned());
                record.lines.push(number);
            }
        }
        if record.game.is_empty() {
            let reason = Localized::new(
                "o registo não diz de que jogo é: acrescente `game: …`",
                "the record does not say which game: add `game: …`",
            );
            return Err(RecordError::Line(1, reason));
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
