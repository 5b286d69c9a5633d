//! What is wrong with a proof.

use speech::{Message, Tell, msg};

/// Why a proof is none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Flaw {
    /// The text does not begin as a proof does.
    NoProof,
    /// A line is not written as it must be.
    Unreadable {
        /// Its number.
        line: usize,
    },
    /// Two lines tell a move for the same position.
    Twice {
        /// The number of the second.
        line: usize,
    },
    /// What stands where the position should is none of this game.
    NoPosition(Message),
    /// The rules ask what happened before, which a written position does not tell.
    AsksPast,
    /// No line tells what the winner plays.
    Missing {
        /// The position.
        position: String,
    },
    /// The winner may not play what a line tells.
    Illegal {
        /// The number of the line.
        line: usize,
        /// The move.
        mv: String,
    },
    /// A game ends without the winner winning.
    NotWon {
        /// The position before the last move.
        position: String,
        /// The last move.
        mv: String,
    },
    /// Play can come back to a position, so that the game need not end.
    Circle {
        /// The position.
        position: String,
    },
}

impl Tell for Flaw {
    fn tell(&self) -> Message {
        match self {
            Flaw::NoProof => msg("analysis-proof-none"),
            Flaw::Unreadable { line } => msg("analysis-proof-unreadable").with("line", *line),
            Flaw::Twice { line } => msg("analysis-proof-twice").with("line", *line),
            Flaw::NoPosition(reason) => msg("analysis-proof-no-position").with("reason", reason.clone()),
            Flaw::AsksPast => msg("analysis-proof-asks-past"),
            Flaw::Missing { position } => msg("analysis-proof-missing").with("position", position),
            Flaw::Illegal { line, mv } => msg("analysis-proof-illegal").with("line", *line).with("move", mv),
            Flaw::NotWon { position, mv } => {
                msg("analysis-proof-not-won").with("position", position).with("move", mv)
            }
            Flaw::Circle { position } => msg("analysis-proof-circle").with("position", position),
        }
    }
}
