//! A position as every page shows it: the board, whose turn it is, how it ended.

use super::board::{self, Lead};
use super::clicks::Stage;
use super::seats::{Seat, seats};
use super::words;
use rules::engine::{Move, Position};
use rules::game::CellId;
use speech::Language;

/// What every board shows, whoever plays.
pub struct Scene {
    /// The board to click on, as SVG.
    pub board: String,
    /// The pieces of the side to move, or of the winner.
    pub tokens: String,
    /// Whose turn it is, or who won.
    pub status: String,
    /// By which rule the game ended.
    pub reason: Option<String>,
    /// The two at the board.
    pub seats: Vec<Seat>,
    /// Whether the game is over.
    pub is_over: bool,
    /// Whether the players have swapped sides.
    pub is_swapped: bool,
}

/// A move in the list of a game.
pub struct Ply {
    /// Its number, from 1.
    pub number: usize,
    /// The move.
    pub text: String,
    /// Where the position after it is shown.
    pub href: String,
    /// Whether that is the one shown.
    pub is_shown: bool,
}

/// Draws a position and says how it stands; `who` names whoever plays each side, where that is known.
pub fn scene(
    position: &Position,
    stage: &Stage,
    last: Option<Move>,
    hints: bool,
    language: Language,
    who: [Option<String>; 2],
    link: &dyn Fn(CellId) -> Option<Lead>,
) -> Scene {
    let game = position.table().game();
    let result = words::result(position, language);
    let shown = position.ending().and_then(|ending| ending.winner).unwrap_or(position.side_to_move());
    Scene {
        board: board::Board { position, stage, last, hints, language }.svg(link),
        tokens: board::pieces(game, shown),
        is_over: result.is_some(),
        status: result.unwrap_or_else(|| words::to_move(position, language)),
        reason: words::reason(position, language),
        seats: seats(position, who, language),
        is_swapped: position.is_swapped(),
    }
}
