//! Y: one group that touches all three sides of a graph wins.

use super::{Oracle, Verdict};

/// A game of Y on any graph with three sides; side 0 is black.
#[derive(Clone)]
pub(crate) struct Y {
    points: Vec<String>,
    edges: Vec<(String, String)>,
    sides: [Vec<String>; 3],
    stones: Vec<(String, usize)>,
    side: usize,
    second_has_played: bool,
}

impl Y {
    /// An empty board: the points, the pairs that touch, and the points of the three sides (corners lie on two).
    pub(crate) fn new(points: Vec<String>, edges: Vec<(String, String)>, sides: [Vec<String>; 3]) -> Y {
        Y { points, edges, sides, stones: vec![], side: 0, second_has_played: false }
    }

    fn stone(&self, point: &str) -> Option<usize> {
        self.stones.iter().find(|(at, _)| at == point).map(|(_, side)| *side)
    }

    fn touch(&self, a: &str, b: &str) -> bool {
        self.edges.iter().any(|(x, y)| (x == a && y == b) || (x == b && y == a))
    }

    fn group(&self, start: &str, side: usize) -> Vec<String> {
        let mut group = vec![start.to_string()];
        let mut seen = 0;
        while seen < group.len() {
            for (next, owner) in &self.stones {
                if *owner == side && !group.contains(next) && self.touch(&group[seen], next) {
                    group.push(next.clone());
                }
            }
            seen += 1;
        }
        group
    }

    fn has_joined(&self, side: usize) -> bool {
        // A winning group has a stone on the first side of the board, so starting there finds it.
        let starts = self.sides[0].iter().filter(|point| self.stone(point) == Some(side));
        starts
            .map(|start| self.group(start, side))
            .any(|group| self.sides.iter().all(|line| group.iter().any(|stone| line.contains(stone))))
    }
}

impl Oracle for Y {
    fn moves(&self) -> Vec<String> {
        if self.outcome().is_some() {
            return vec![];
        }
        let mut moves: Vec<String> =
            self.points.iter().filter(|point| self.stone(point).is_none()).cloned().collect();
        if self.side == 1 && !self.second_has_played {
            moves.push("swap".to_string());
        }
        moves
    }

    fn play(&mut self, mv: &str) {
        self.second_has_played |= self.side == 1;
        if mv != "swap" {
            self.stones.push((mv.to_string(), self.side));
            self.side = 1 - self.side;
        }
    }

    fn side_to_move(&self) -> usize {
        self.side
    }

    fn outcome(&self) -> Option<Verdict> {
        [0, 1].into_iter().find(|&side| self.has_joined(side)).map(Verdict::win)
    }

    fn cells(&self) -> Vec<(String, String)> {
        self.stones.iter().map(|(at, side)| (at.clone(), ["black", "white"][*side].to_string())).collect()
    }

    fn boxed_clone(&self) -> Box<dyn Oracle> {
        Box::new(self.clone())
    }
}
