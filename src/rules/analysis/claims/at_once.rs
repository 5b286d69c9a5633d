//! What can be won within a turn, before the opponent moves, or within a few moves.

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

/// Proves forced wins within a few moves, and gives up after so many positions.
#[derive(Clone, Debug)]
pub struct Forced {
    left: u64,
}

impl Forced {
    /// Starts with leave to look at so many positions.
    pub fn new(limit: u64) -> Forced {
        Forced { left: limit }
    }

    /// Returns the least number of moves, up to a limit, within which a side wins against any defence.
    pub fn win(&mut self, position: &Position, side: Side, most: u32) -> Result<Option<u32>, GivenUp> {
        for plies in 0..=most {
            if self.within(position, side, plies)? {
                return Ok(Some(plies));
            }
        }
        Ok(None)
    }

    fn within(&mut self, position: &Position, side: Side, plies: u32) -> Result<bool, GivenUp> {
        self.left = self.left.checked_sub(1).ok_or(GivenUp)?;
        if let Some(ending) = position.ending() {
            return Ok(ending.winner == Some(side));
        }
        if plies == 0 {
            return Ok(false);
        }
        let is_own = position.side_to_move() == side;
        for mv in position.moves() {
            // Whoever takes over the opening plays the other side from then on.
            let then = if mv.is_swap() { !side } else { side };
            if self.within(&position.play_legal(mv), then, plies - 1)? == is_own {
                return Ok(is_own);
            }
        }
        Ok(!is_own)
    }
}

/// Returns the side of whoever plays a move once it is played: taking over the opening changes it.
pub fn side_after(position: &Position, mv: Move) -> Side {
    if mv.is_swap() { !position.side_to_move() } else { position.side_to_move() }
}

fn goes_on(position: &Position, mv: Move, after: &Position) -> bool {
    !mv.is_swap() && after.side_to_move() == position.side_to_move()
}
