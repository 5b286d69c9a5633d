//! What can be won within a turn, before the opponent moves.

use crate::engine::{Move, Position};
use crate::game::Side;

/// A question was given up: it took too many positions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GivenUp;

/// Looks through turns, and gives up after so many positions.
#[derive(Clone, Debug)]
pub struct Turns {
    left: u64,
}

impl Turns {
    /// Starts with leave to look at so many positions.
    pub fn new(limit: u64) -> Turns {
        Turns { left: limit }
    }

    fn play(&mut self, position: &Position, mv: Move) -> Result<Position, GivenUp> {
        self.left = self.left.checked_sub(1).ok_or(GivenUp)?;
        Ok(position.play_legal(mv))
    }

    /// Returns whether whoever plays the move wins before the opponent moves.
    pub fn wins(&mut self, position: &Position, mv: Move) -> Result<bool, GivenUp> {
        let after = self.play(position, mv)?;
        match after.ending() {
            Some(ending) => Ok(ending.winner == Some(side_after(position, mv))),
            None if goes_on(position, mv, &after) => Ok(self.winning(&after)?.is_some()),
            None => Ok(false),
        }
    }

    /// Returns a move that wins before the opponent moves, if there is one.
    pub fn winning(&mut self, position: &Position) -> Result<Option<Move>, GivenUp> {
        for mv in position.moves() {
            if self.wins(position, mv)? {
                return Ok(Some(mv));
            }
        }
        Ok(None)
    }

    /// Returns whether the opponent cannot win in the reply to a move; a turn of several moves may be completed in
    /// any way.
    pub fn is_safe(&mut self, position: &Position, mv: Move) -> Result<bool, GivenUp> {
        let after = self.play(position, mv)?;
        match after.ending() {
            Some(ending) => Ok(ending.winner != Some(!side_after(position, mv))),
            None if goes_on(position, mv, &after) => {
                for next in after.moves() {
                    if self.is_safe(&after, next)? {
                        return Ok(true);
                    }
                }
                Ok(false)
            }
            None => Ok(self.winning(&after)?.is_none()),
        }
    }
}

/// Returns the side of whoever plays a move once it is played: taking over the opening changes it.
pub fn side_after(position: &Position, mv: Move) -> Side {
    if mv.is_swap() { !position.side_to_move() } else { position.side_to_move() }
}

fn goes_on(position: &Position, mv: Move, after: &Position) -> bool {
    !mv.is_swap() && after.side_to_move() == position.side_to_move()
}
