//! Turns: what one side does until it is the other's turn. In most games that is one move.

use std::collections::HashSet;

use crate::engine::{Move, Position};
use crate::game::Side;

/// Returns whether a side's turn is over in a position it has come to.
pub(super) fn is_over(position: &Position, side: Side) -> bool {
    position.ending().is_some() || position.side_to_move() != side
}

/// Returns every position that one turn of the side to move can lead to, each once; `None` when the budget is used up.
///
/// Several moves of a turn may often be made in any order; what counts is what they lead to.
pub(super) fn results(position: &Position, budget: &mut u64) -> Option<Vec<Position>> {
    let side = position.side_to_move();
    let (mut seen, mut found) = (HashSet::new(), Vec::new());
    let mut open = vec![position.clone()];
    while let Some(at) = open.pop() {
        for mv in at.moves() {
            *budget = budget.checked_sub(1)?;
            let next = at.play_legal(mv);
            if !seen.insert(next.hash()) {
                continue;
            }
            if is_over(&next, side) { found.push(next) } else { open.push(next) }
        }
    }
    Some(found)
}

/// Returns how many turns of both sides a line of moves is.
pub(super) fn count(from: &Position, line: &[Move]) -> u32 {
    let mut at = from.clone();
    let (mut turns, mut last) = (0, None);
    for mv in line {
        let side = at.side_to_move();
        turns += u32::from(last != Some(side));
        last = Some(side);
        at = at.play_legal(*mv);
    }
    turns
}

/// Returns where the last so many turns of a game begin: an index into its positions.
pub(super) fn last_turns(positions: &[Position], turns: usize) -> usize {
    let mut left = turns;
    let mut first = positions.len().saturating_sub(1);
    for index in (1..positions.len()).rev() {
        first = index - 1;
        let begins = index == 1 || positions[index - 2].side_to_move() != positions[index - 1].side_to_move();
        if begins {
            left = left.saturating_sub(1);
        }
        if left == 0 {
            break;
        }
    }
    first
}
