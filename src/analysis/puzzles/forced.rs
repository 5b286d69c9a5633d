//! Forced wins within a few turns: a plain search that finds candidates, and proves nothing.

use std::collections::HashMap;
use std::ops::RangeInclusive;

use super::turn;
use crate::engine::Position;
use crate::game::Side;

/// How many positions may be looked at for one candidate.
pub(super) const BUDGET: u64 = 120_000;

/// What the search says of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Sight {
    /// One turn alone forces a win in as many turns as wished, and none wins sooner.
    Sharp,
    /// It is not like that.
    Dull,
    /// The budget is used up.
    Unclear,
}

/// Looks for the only turn that forces a win in so many turns.
pub(super) fn look(position: &Position, turns: &RangeInclusive<u32>, budget: &mut u64) -> Sight {
    let side = position.side_to_move();
    let Some(results) = turn::results(position, budget) else { return Sight::Unclear };
    if results.len() < 2 {
        return Sight::Dull;
    }
    let mut search = Search { side, budget, known: HashMap::new() };
    // The shortest win decides: in fewer turns there must be none, and then one turn alone.
    for depth in 1..=*turns.end() {
        let mut winning = 0;
        for result in &results {
            match search.wins_within(result, depth - 1) {
                None => return Sight::Unclear,
                Some(true) if winning == 1 => return Sight::Dull,
                Some(wins) => winning += u32::from(wins),
            }
        }
        if winning == 1 {
            return if turns.contains(&depth) { Sight::Sharp } else { Sight::Dull };
        }
    }
    Sight::Dull
}

struct Search<'a> {
    side: Side,
    budget: &'a mut u64,
    /// What was found out, by position and turns left. It is only looked up, never gone through.
    known: HashMap<(u64, u32), bool>,
}

impl Search<'_> {
    /// Returns whether the side wins within so many turns whatever the other does; `None` when the budget is used up.
    fn wins_within(&mut self, position: &Position, turns: u32) -> Option<bool> {
        if let Some(ending) = position.ending() {
            return Some(ending.winner == Some(self.side));
        }
        if turns == 0 {
            return Some(false);
        }
        let key = (position.hash(), turns);
        if let Some(known) = self.known.get(&key) {
            return Some(*known);
        }
        let mover = position.side_to_move();
        let attacks = mover == self.side;
        let mut wins = !attacks;
        for mv in position.moves() {
            *self.budget = self.budget.checked_sub(1)?;
            let next = position.play_legal(mv);
            let is_over = next.ending().is_some() || next.side_to_move() != mover;
            if self.wins_within(&next, if is_over { turns - 1 } else { turns })? == attacks {
                wins = attacks;
                break;
            }
        }
        self.known.insert(key, wins);
        Some(wins)
    }
}
