//! What a position is worth with best play, for claims.

use speech::Message;

use super::at_once::{Forced, GivenUp, Leave};
use super::words::how_soon;
use crate::analysis::solve::{Length, Limits, Progress, Solution, SolveResult, solve};
use crate::engine::{Move, Position};
use crate::game::{Side, When};

/// Bytes for what the search remembers of a position; more memory than that would only take time to set up.
const BYTES_A_POSITION: u64 = 64;

/// Who wins with best play, and after how many moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Worth {
    /// The winner, or nobody.
    pub winner: Option<Side>,
    /// After how many moves of both sides.
    pub length: Length,
}

impl Worth {
    /// Returns what a position is worth from which this one is reached by a move.
    #[must_use]
    pub fn later(self) -> Worth {
        let length = match self.length {
            Length::Exact(plies) => Length::Exact(plies + 1),
            Length::AtMost(plies) => Length::AtMost(plies + 1),
            Length::Unknown => Length::Unknown,
        };
        Worth { length, ..self }
    }

    /// Returns whether the position is worth that.
    pub fn fits(self, winner: Option<Side>, when: When) -> Result<bool, GivenUp> {
        if self.winner != winner {
            return Ok(false);
        }
        match (when, self.length) {
            (When::Finally | When::AtOnce, _) => Ok(true),
            (When::In(wanted), Length::Exact(plies)) => Ok(plies == wanted),
            (When::In(wanted), Length::AtMost(plies)) if plies < wanted => Ok(false),
            (When::Within(wanted), Length::Exact(plies)) => Ok(plies <= wanted),
            (When::Within(wanted), Length::AtMost(plies)) if plies <= wanted => Ok(true),
            _ => Err(GivenUp),
        }
    }

    /// Says how long it takes, if that is known.
    pub fn duration(self) -> Message {
        how_soon(match self.length {
            Length::Exact(plies) => When::In(plies),
            Length::AtMost(_) | Length::Unknown => When::Finally,
        })
    }
}

fn solution(position: &Position, leave: Leave) -> Result<Solution, GivenUp> {
    let (Leave { positions, stop }, progress) = (leave, Progress::default());
    let memory_mb = (positions * BYTES_A_POSITION).div_ceil(1 << 20).clamp(4, 256) as usize;
    let limits = Limits {
        memory_mb,
        positions: Some(positions),
        further: None,
        threads: 1,
        stop,
        progress: &progress,
    };
    match solve(position, &limits) {
        SolveResult::Solved(solution) => Ok(solution),
        SolveResult::Unsolved { .. } => Err(GivenUp),
    }
}

/// Returns whether a position is worth that, if a search of a few moves can tell.
///
/// A quick win is seen long before everything else about a position is known.
pub fn soon(position: &Position, winner: Option<Side>, when: When, leave: Leave) -> Option<bool> {
    let (winner, most) = match (winner, when) {
        (Some(winner), When::In(plies) | When::Within(plies)) => (winner, plies),
        _ => return None,
    };
    let quarter = Leave { positions: leave.positions / 4, ..leave };
    let quickest = Forced::new(quarter).win(position, winner, most).ok()?;
    Some(match when {
        When::In(plies) => quickest == Some(plies),
        _ => quickest.is_some(),
    })
}

/// Returns what a position is worth.
pub fn worth(position: &Position, leave: Leave) -> Result<Worth, GivenUp> {
    let Solution { winner, length, .. } = solution(position, leave)?;
    Ok(Worth { winner, length })
}

/// Returns every move that wins with best play.
pub fn winning(position: &Position, leave: Leave) -> Result<Vec<Move>, GivenUp> {
    let solution = solution(position, leave)?;
    if solution.winner != Some(position.side_to_move()) {
        return Ok(Vec::new());
    }
    if solution.undecided.is_empty() { Ok(solution.winning) } else { Err(GivenUp) }
}

#[cfg(test)]
mod tests {
    use super::{Length, When, Worth};
    use crate::game::Side;

    /// A win that takes at most so many moves may take fewer: what that does not settle is not claimed.
    #[test]
    fn a_bound_settles_only_what_it_bounds() {
        let fits =
            |length, when| Worth { winner: Some(Side::First), length }.fits(Some(Side::First), when).ok();
        let cases = [
            (Length::Exact(5), [Some(false), Some(true), Some(false)], [Some(false), Some(true), Some(true)]),
            (Length::AtMost(5), [None, None, Some(false)], [None, Some(true), Some(true)]),
            (Length::Unknown, [None; 3], [None; 3]),
        ];
        for (length, exactly, within) in cases {
            assert_eq!([3, 5, 7].map(|plies| fits(length, When::In(plies))), exactly, "{length:?}");
            assert_eq!([3, 5, 7].map(|plies| fits(length, When::Within(plies))), within, "{length:?}");
            assert_eq!(fits(length, When::Finally), Some(true));
        }
        let lost = Worth { winner: Some(Side::Second), length: Length::Unknown };
        assert_eq!(lost.fits(Some(Side::First), When::In(3)).ok(), Some(false), "somebody else wins");
        assert_eq!(lost.fits(None, When::Finally).ok(), Some(false));
    }
}
