//! Why a move, or a position, written as text is refused.

use speech::{Message, Tell, Value, msg};

use crate::engine::position::Position;
use crate::engine::position::setup::SetupError;
use crate::game::Game;

/// Of more moves that a text fits, these many are told.
const MOST_TOLD: usize = 8;

/// A move as text that could not be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveError {
    /// What was written.
    pub refused: String,
    /// Why it was refused.
    pub reason: MoveReason,
    /// What could be played instead.
    pub legal: Vec<String>,
}

/// A move among others that cannot be played.
#[derive(Clone, Debug)]
pub struct Stuck {
    /// Where it was to be played.
    pub position: Position,
    /// Why it cannot be.
    pub error: MoveError,
}

/// Why a move is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MoveReason {
    /// The text fits several moves.
    Ambiguous(Vec<String>),
    /// It fits no line of `turn`: the lines as written.
    AgainstRules(Vec<String>),
    /// The piece on that cell is the opponent's.
    Enemy(String),
    /// The board has no such cell.
    NoCell(String),
    /// Passing is not possible now.
    NoPass,
    /// Nothing stands on that cell.
    NoPiece(String),
    /// The game knows no swap.
    NoSwap,
    /// The game is over.
    Over,
    /// The move takes a piece, and is written with a cross.
    Takes(String),
    /// The move takes nothing, and is written with a stroke.
    TakesNothing(String),
    /// A swap is possible only on the second side's first turn.
    TooLateToSwap,
    /// The text is no move of any game.
    Unreadable,
}

impl Tell for MoveReason {
    fn tell(&self) -> Message {
        match self {
            MoveReason::Ambiguous(moves) if moves.len() > MOST_TOLD => msg("engine-ambiguous-many")
                .with("count", moves.len())
                .with("moves", moves[..MOST_TOLD].join(", ")),
            MoveReason::Ambiguous(moves) => msg("engine-ambiguous").with("moves", moves.join(", ")),
            MoveReason::AgainstRules(lines) => {
                let lines = lines.iter().map(|line| Value::Text(format!("`{line}`"))).collect();
                msg("engine-against-rules").with("lines", Value::Any(lines))
            }
            MoveReason::Enemy(cell) => msg("engine-enemy").with("cell", cell),
            MoveReason::NoCell(cell) => msg("engine-no-cell").with("cell", cell),
            MoveReason::NoPass => msg("engine-no-pass"),
            MoveReason::NoPiece(cell) => msg("engine-no-piece").with("cell", cell),
            MoveReason::NoSwap => msg("engine-no-swap"),
            MoveReason::Over => msg("engine-over"),
            MoveReason::Takes(written) => msg("engine-takes").with("written", written),
            MoveReason::TakesNothing(written) => msg("engine-takes-nothing").with("written", written),
            MoveReason::TooLateToSwap => msg("engine-too-late-to-swap"),
            MoveReason::Unreadable => msg("engine-unreadable"),
        }
    }
}

impl MoveError {
    /// Says that the move was refused and what could be played, with a reason in words of somebody else.
    pub fn told(&self, reason: impl Into<Value>) -> Message {
        let (refused, reason) = (&self.refused, reason.into());
        if self.legal.is_empty() {
            return msg("engine-refused").with("move", refused).with("reason", reason);
        }
        let legal = self.legal.join(" ");
        msg("engine-refused-legal").with("move", refused).with("reason", reason).with("legal", legal)
    }
}

impl Tell for MoveError {
    /// Says why the move was refused, and what could be played.
    fn tell(&self) -> Message {
        self.told(self.reason.tell())
    }
}

/// A position as text that could not be read: why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PositionError(pub Message);

impl PositionError {
    /// Says why an arrangement is no position of a game.
    pub(crate) fn of_setup(game: &Game, error: &SetupError) -> Self {
        PositionError(match error {
            SetupError::TooManyPieces(layer, count, supply) => msg("engine-too-many-pieces")
                .with("count", count)
                .with("piece", &game.layers()[*layer].word)
                .with("supply", supply),
            SetupError::NoSuchStep(step) => msg("engine-no-such-step").with("step", step),
            SetupError::WrongBoard => msg("engine-wrong-board"),
        })
    }
}

impl Tell for PositionError {
    fn tell(&self) -> Message {
        msg("engine-position-unreadable").with("reason", self.0.clone())
    }
}
