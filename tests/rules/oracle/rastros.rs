//! Rastros: one marker leaves a trail of stones and is to reach one's own goal.

use super::{Cell, Oracle, Verdict, cell, name};

/// A game of Rastros.
#[derive(Clone)]
pub(crate) struct Rastros {
    size: i32,
    goals: [Cell; 2],
    marker: Cell,
    stones: Vec<Cell>,
    side: usize,
}

impl Rastros {
    /// A square board with the marker on `start` and a goal for each side.
    pub(crate) fn new(size: i32, start: &str, goal_first: &str, goal_second: &str) -> Rastros {
        let goals = [cell(goal_first), cell(goal_second)];
        Rastros { size, goals, marker: cell(start), stones: vec![], side: 0 }
    }

    fn steps(&self) -> Vec<Cell> {
        let mut steps = vec![];
        for dc in [-1, 0, 1] {
            for dr in [-1, 0, 1] {
                let (c, r) = (self.marker.0 + dc, self.marker.1 + dr);
                let inside = c >= 0 && c < self.size && r >= 0 && r < self.size;
                if (dc, dr) != (0, 0) && inside && !self.stones.contains(&(c, r)) {
                    steps.push((c, r));
                }
            }
        }
        steps
    }
}

impl Oracle for Rastros {
    fn moves(&self) -> Vec<String> {
        if self.goals.contains(&self.marker) {
            return vec![];
        }
        self.steps().into_iter().map(|to| format!("{}-{}", name(self.marker), name(to))).collect()
    }

    fn play(&mut self, mv: &str) {
        let (_, to) = mv.split_once('-').expect("a move is from-to");
        self.stones.push(self.marker);
        self.marker = cell(to);
        self.side = 1 - self.side;
    }

    fn side_to_move(&self) -> usize {
        self.side
    }

    fn outcome(&self) -> Option<Verdict> {
        if let Some(owner) = self.goals.iter().position(|goal| *goal == self.marker) {
            return Some(Verdict::win(owner));
        }
        self.steps().is_empty().then_some(Verdict::win(1 - self.side))
    }

    fn cells(&self) -> Vec<(String, String)> {
        let stones = self.stones.iter().map(|at| (name(*at), "stone".to_string()));
        stones.chain([(name(self.marker), "marker".to_string())]).collect()
    }

    fn boxed_clone(&self) -> Box<dyn Oracle> {
        Box::new(self.clone())
    }
}
