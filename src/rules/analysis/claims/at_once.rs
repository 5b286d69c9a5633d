//! What can be won within a turn, before the opponent moves, or within a few moves.

use std::sync::atomic::{AtomicBool, Ordering};

use crate::engine::{Move, Position};
use crate::game::Side;

/// A question was given up: it took too many positions, or nobody waits for the answer any more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GivenUp;

/// Leave to look at so many positions, until told to stop.
#[derive(Clone, Copy, Debug)]
pub struct Leave<'a> {
    /// How many are left.
    pub positions: u64,
    /// Set by whoever waits no longer.
    pub stop: &'a AtomicBool,
}

impl Leave<'_> {
    /// Complains when told to stop.
    pub fn go_on(&self) -> Result<(), GivenUp> {
        if self.stop.load(Ordering::Relaxed) { Err(GivenUp) } else { Ok(()) }
    }

    /// Takes leave for one more position.
    fn take(&mut self) -> Result<(), GivenUp> {
        self.positions = self.positions.checked_sub(1).ok_or(GivenUp)?;
        self.go_on()
    }
}

/// Looks through turns as long as there is leave.
#[derive(Clone, Debug)]
pub struct Turns<'a> {
    leave: Leave<'a>,
}

impl<'a> Turns<'a> {
    /// Starts with some leave.
    pub fn new(leave: Leave<'a>) -> Turns<'a> {
        Turns { leave }
    }

    fn play(&mut self, position: &Position, mv: Move) -> Result<Position, GivenUp> {
        self.leave.take()?;
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

/// Proves forced wins within a few moves, as long as there is leave.
#[derive(Clone, Debug)]
pub struct Forced<'a> {
    leave: Leave<'a>,
}

impl<'a> Forced<'a> {
    /// Starts with some leave.
    pub fn new(leave: Leave<'a>) -> Forced<'a> {
        Forced { leave }
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
        self.leave.take()?;
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
