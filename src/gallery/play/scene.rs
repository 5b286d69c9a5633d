//! A position as every page shows it: the board, whose turn it is, how it ended.

use super::board::{self, Lead};
use super::clicks::Stage;
use super::seats::{Seat, seats};
use super::{finish, prompts, words};
use crate::sheets::say;
use rules::engine::Position;
use rules::game::{CellId, Side};
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
    /// The counts that decided, the winner's first: `25 – 23`.
    pub counts: Option<String>,
    /// What is to be chosen next, once a move has begun.
    pub prompt: Option<String>,
    /// How one wins, in a line.
    pub goal: String,
    /// The two at the board.
    pub seats: Vec<Seat>,
    /// Whether the game is over.
    pub is_over: bool,
    /// Whether whoever is told so has lost it.
    pub is_lost: bool,
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

/// Draws a position and says how it stands; `last` are the cells of the last turn, `who` names whoever plays each side, where
/// that is known.
pub fn scene(
    position: &Position,
    stage: &Stage,
    last: &[CellId],
    hints: bool,
    language: Language,
    who: [Option<String>; 2],
    link: &dyn Fn(CellId) -> Option<Lead>,
) -> Scene {
    let game = position.table().game();
    let result = words::result(position, language);
    let counted = finish::counted(position);
    let mut seats = seats(position, who, language);
    if let Some(counted) = &counted {
        // What decided is shown as it comes about, not as it stood before the last was counted.
        seats.iter_mut().zip(counted).for_each(|(seat, (_, sum))| seat.points = Some(sum.clone()));
    }
    let names = seats.iter().map(|seat| seat.who.as_ref().unwrap_or(&seat.name).clone()).collect::<Vec<_>>();
    let shown = position.ending().and_then(|ending| ending.winner).unwrap_or(position.side_to_move());
    Scene {
        board: board::Board { position, stage, last, hints, language }.svg(&names, link),
        // A draw has no colour.
        tokens: match position.ending() {
            Some(ending) if ending.winner.is_none() => String::new(),
            _ => board::pieces(game, shown),
        },
        is_over: result.is_some(),
        is_lost: false,
        status: result.unwrap_or_else(|| words::to_move(position, language)),
        reason: words::reason(position, language),
        counts: counted.map(|counted| {
            let [mut first, mut second] = counted.map(|(count, _)| count);
            if shown == Side::Second {
                std::mem::swap(&mut first, &mut second);
            }
            format!("{first} – {second}")
        }),
        prompt: prompts::prompt(position, stage, language),
        goal: say::aim(game, language),
        seats,
        is_swapped: position.is_swapped(),
    }
}

impl Scene {
    /// Tells one of the two how the game ended for them, instead of which side won.
    pub fn tell(&mut self, position: &Position, mine: Side, language: Language) {
        if let Some(winner) = position.ending().and_then(|ending| ending.winner) {
            let said =
                if winner == mine { language.msg("play-you-won") } else { language.msg("play-you-lost") };
            self.status = said.to_string();
            self.is_lost = winner != mine;
        }
    }
}
