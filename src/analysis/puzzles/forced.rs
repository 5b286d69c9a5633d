//! Forced wins within a few plies: a plain search that finds candidates, and proves nothing.

use std::ops::RangeInclusive;

use crate::engine::{Move, Position};
use crate::game::Side;

/// How many positions may be looked at for one candidate.
pub(super) const BUDGET: u64 = 150_000;

/// Returns the only move that forces a win in so many plies, if there is exactly one and none wins sooner.
pub(super) fn only_win(position: &Position, plies: &RangeInclusive<u32>, budget: &mut u64) -> Option<Move> {
    let side = position.side_to_move();
    let moves = position.moves();
    if moves.len() < 2 {
        return None;
    }
    let after: Vec<Position> = moves.iter().map(|mv| position.play_legal(*mv)).collect();
    // The shortest win decides: in two plies less there must be none, and then one move alone.
    for depth in 1..=*plies.end() {
        let mut winning = None;
        for (mv, next) in moves.iter().zip(&after) {
            if wins_within(next, side, depth - 1, budget)? && winning.replace(*mv).is_some() {
                return None;
            }
        }
        match winning {
            Some(_) if !plies.contains(&depth) => return None,
            Some(mv) => return Some(mv),
            None => {}
        }
    }
    None
}

/// Returns whether a side wins within so many plies whatever the other does; `None` when the budget is used up.
fn wins_within(position: &Position, side: Side, plies: u32, budget: &mut u64) -> Option<bool> {
    if let Some(ending) = position.ending() {
        return Some(ending.winner == Some(side));
    }
    if plies == 0 {
        return Some(false);
    }
    let attacks = position.side_to_move() == side;
    for mv in position.moves() {
        *budget = budget.checked_sub(1)?;
        if wins_within(&position.play_legal(mv), side, plies - 1, budget)? == attacks {
            return Some(attacks);
        }
    }
    Some(!attacks)
}
