//! Forced wins within a few turns: a plain search that finds candidates, and proves nothing.

use std::collections::HashMap;
use std::ops::RangeInclusive;

use super::turn;
use crate::engine::Position;
use crate::game::Side;

/// How many positions may be looked at for one candidate.
pub(super) const BUDGET: u64 = 50_000;

/// What the search says of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Sight {
    /// One move or one turn alone forces a win in as many turns as wished, and none wins sooner.
    Sharp,
    /// It is not like that.
    Dull,
    /// The budget is used up.
    Unclear,
}

/// Looks for the only move, or the only turn, that forces a win in so many turns.
pub(super) fn look(position: &Position, turns: &RangeInclusive<u32>, budget: &mut u64) -> Sight {
    let side = position.side_to_move();
    let moves: Vec<Position> = position.moves().into_iter().map(|mv| position.play_legal(mv)).collect();
    if moves.len() < 2 {
        return Sight::Dull;
    }
    let goes_on = moves.iter().any(|next| !turn::is_over(next, side));
    let mut search = Search { side, budget, known: HashMap::new() };
    // The shortest win decides: in fewer turns there must be none, and then one way alone.
    for depth in 1..=*turns.end() {
        let winning = match search.count(&moves, depth) {
            None => return Sight::Unclear,
            Some(0) => continue,
            Some(winning) => winning,
        };
        if !turns.contains(&depth) {
            return Sight::Dull;
        }
        if winning == 1 {
            return Sight::Sharp;
        }
        if !goes_on {
            return Sight::Dull;
        }
        let Some(results) = turn::results(position, search.budget) else { return Sight::Unclear };
        return match search.count(&results, depth) {
            None => Sight::Unclear,
            Some(1) if results.len() > 1 => Sight::Sharp,
            Some(_) => Sight::Dull,
        };
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
    /// Returns how many of some positions, all reached in the first turn, win within so many turns; two stand for more.
    fn count(&mut self, reached: &[Position], turns: u32) -> Option<u32> {
        let mut winning = 0;
        for next in reached {
            let left = turns - u32::from(turn::is_over(next, self.side));
            winning += u32::from(self.wins_within(next, left)?);
            if winning > 1 {
                break;
            }
        }
        Some(winning)
    }

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
            let left = turns - u32::from(turn::is_over(&next, mover));
            if self.wins_within(&next, left)? == attacks {
                wins = attacks;
                break;
            }
        }
        self.known.insert(key, wins);
        Some(wins)
    }
}

#[cfg(test)]
mod tests {
    use super::{Sight, look};
    use crate::compile::{GameText, compile};
    use crate::engine::{Position, Table};

    /// Three in a line win, one stone a turn.
    fn seen(cells: &str) -> Sight {
        let text = "name: galo\nboard: square 3x3\nturn: place own on empty\n\
                    end: [{ line of 3 own: mover wins }, { no empty: draw }]\n";
        let file = GameText { name: "galo.yaml".to_owned(), text: text.to_owned() };
        let table = Table::new(compile("galo", file, &|_| None).expect("a game").game);
        let position = Position::start(&table).play_text(cells).expect("moves of the game");
        look(&position, &(1..=1), &mut 10_000)
    }

    #[test]
    fn a_puzzle_has_one_solution_and_a_choice() {
        assert!(matches!(seen("a1 a2 b1 b2"), Sight::Sharp), "only c1 wins");
        assert!(matches!(seen("c2 a3 b3 b2 a2 a1 c3"), Sight::Sharp), "of b1 and c1 only c1 wins");
        assert!(matches!(seen("a1 b2 c1 a2 c3 b3"), Sight::Dull), "two moves win");
        assert!(matches!(seen("a1 b2"), Sight::Dull), "nothing wins");
    }
}
