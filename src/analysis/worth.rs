//! What a position is worth with best play.

use super::at_once::GivenUp;
use crate::engine::Position;
use crate::game::Side;

/// Who wins with best play, and after how many moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Worth {
    /// The winner, or nobody.
    pub winner: Option<Side>,
    /// After how many moves of both sides the winner wins.
    pub plies: u32,
}

impl Worth {
    /// Returns what a position is worth from which this one is reached by a move.
    #[must_use]
    pub fn later(self) -> Worth {
        Worth { plies: self.plies + 1, ..self }
    }
}

/// TEMP
pub fn worth(position: &Position) -> Result<Worth, GivenUp> {
    if let Some(ending) = position.ending() {
        return Ok(Worth { winner: ending.winner, plies: 0 });
    }
    let side = position.side_to_move();
    let mut best: Option<(i64, Worth)> = None;
    for mv in position.moves() {
        let worth = worth(&position.play_legal(mv))?.later();
        let value = match worth.winner {
            None => 0,
            Some(w) if w == side => 100_000 - i64::from(worth.plies),
            Some(_) => -100_000 + i64::from(worth.plies),
        };
        if best.is_none_or(|(b, _)| value > b) {
            best = Some((value, worth));
        }
    }
    Ok(best.map(|b| b.1).unwrap_or(Worth { winner: None, plies: 0 }))
}
