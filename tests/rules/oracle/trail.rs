//! How long a game of Rastros lasts, found in another way than the solver does: ply by ply further, on bare masks.

use std::collections::HashMap;

use rules::game::Side;

/// An empty square board with goals in the corners a1 and at the other end.
pub(crate) struct Trail {
    around: Vec<u64>,
    /// For blocked cells and the marker: within how many plies a side surely does not win, and surely does.
    seen: HashMap<(u64, usize, Side), (u32, u32)>,
}

impl Trail {
    pub(crate) fn new(size: usize) -> Trail {
        let near = |a: usize, b: usize| {
            a != b && (a % size).abs_diff(b % size).max((a / size).abs_diff(b / size)) == 1
        };
        let n = size * size;
        let around =
            (0..n).map(|a| (0..n).filter(|&b| near(a, b)).fold(0, |mask, b| mask | 1 << b)).collect();
        Trail { around, seen: HashMap::new() }
    }

    /// Returns who wins with the marker on a cell of the empty board and the first side to move, and in how many plies.
    pub(crate) fn solve(&mut self, marker: usize) -> (Side, u32) {
        for plies in 1.. {
            for side in Side::BOTH {
                if self.wins(side, 1 << marker, marker, Side::First, plies) {
                    return (side, plies);
                }
            }
        }
        unreachable!("cells run out")
    }

    /// Whether a side wins within so many plies.
    fn wins(&mut self, side: Side, blocked: u64, marker: usize, mover: Side, plies: u32) -> bool {
        let free = self.around[marker] & !blocked;
        if free == 0 || plies == 0 {
            return free == 0 && mover != side;
        }
        let key = (blocked, marker, side);
        let (not_within, within) = self.seen.get(&key).copied().unwrap_or((0, u32::MAX));
        if plies >= within || plies <= not_within {
            return plies >= within;
        }
        let goal = |side: Side| if side == Side::First { 0 } else { self.around.len() - 1 };
        let goals = [goal(Side::First), goal(Side::Second)];
        let mut answers: Vec<usize> = (0..self.around.len()).filter(|&cell| free >> cell & 1 == 1).collect();
        answers.sort_by_key(|&cell| (self.around[cell] & !blocked).count_ones());
        let mut is_good = |cell: usize| match goals.iter().position(|&goal| goal == cell) {
            Some(owner) => Side::BOTH[owner] == side,
            None => self.wins(side, blocked | 1 << cell, cell, !mover, plies - 1),
        };
        let won = if mover == side {
            answers.into_iter().any(&mut is_good)
        } else {
            answers.into_iter().all(&mut is_good)
        };
        let known = if won { (not_within, plies) } else { (plies, within) };
        self.seen.insert(key, known);
        won
    }
}
