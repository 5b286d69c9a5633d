//! Go on a small board: captures, no suicide, positional superko, two passes, area scoring.

use super::{Cell, Oracle, Verdict, cell, name};

type Points = Vec<Vec<Option<usize>>>;

/// A game of Go; side 0 is black.
#[derive(Clone)]
pub(crate) struct Go {
    size: i32,
    points: Points,
    /// Every board so far, the empty one and the current one included.
    history: Vec<Points>,
    passes: usize,
    side: usize,
}

impl Go {
    /// An empty board of intersections.
    pub(crate) fn new(size: i32) -> Go {
        let points = vec![vec![None; size as usize]; size as usize];
        Go { size, history: vec![points.clone()], points, passes: 0, side: 0 }
    }

    fn all_points(&self) -> Vec<Cell> {
        (0..self.size).flat_map(|c| (0..self.size).map(move |r| (c, r))).collect()
    }

    fn beside(&self, (c, r): Cell) -> Vec<Cell> {
        let near = [(c + 1, r), (c - 1, r), (c, r + 1), (c, r - 1)];
        near.into_iter().filter(|&(c, r)| c >= 0 && c < self.size && r >= 0 && r < self.size).collect()
    }

    /// The points of the same content connected to `start`: a group of stones or a region of empty points.
    fn region(&self, points: &Points, start: Cell) -> Vec<Cell> {
        let content = |(c, r): Cell| points[c as usize][r as usize];
        let mut region = vec![start];
        let mut seen = 0;
        while seen < region.len() {
            for next in self.beside(region[seen]) {
                if content(next) == content(start) && !region.contains(&next) {
                    region.push(next);
                }
            }
            seen += 1;
        }
        region
    }

    /// Whether some point of the region is beside a point with this content.
    fn touches(&self, points: &Points, region: &[Cell], content: Option<usize>) -> bool {
        region
            .iter()
            .any(|&at| self.beside(at).iter().any(|&(c, r)| points[c as usize][r as usize] == content))
    }

    /// The board after a stone of the side to move on `at`, or nothing if the rules forbid it.
    fn with_stone(&self, at: Cell) -> Option<Points> {
        let mut points = self.points.clone();
        if points[at.0 as usize][at.1 as usize].is_some() {
            return None;
        }
        points[at.0 as usize][at.1 as usize] = Some(self.side);
        for next in self.beside(at) {
            if points[next.0 as usize][next.1 as usize] != Some(1 - self.side) {
                continue;
            }
            let group = self.region(&points, next);
            if !self.touches(&points, &group, None) {
                for (c, r) in group {
                    points[c as usize][r as usize] = None;
                }
            }
        }
        let suicide = !self.touches(&points, &self.region(&points, at), None);
        (!suicide && !self.history.contains(&points)).then_some(points)
    }

    fn area(&self, side: usize) -> usize {
        let counts = |at: &Cell| match self.points[at.0 as usize][at.1 as usize] {
            Some(owner) => owner == side,
            None => {
                let region = self.region(&self.points, *at);
                let touched = |by| self.touches(&self.points, &region, Some(by));
                touched(side) && !touched(1 - side)
            }
        };
        self.all_points().iter().filter(|at| counts(at)).count()
    }
}

impl Oracle for Go {
    fn moves(&self) -> Vec<String> {
        if self.passes == 2 {
            return vec![];
        }
        let stones = self.all_points().into_iter().filter(|&at| self.with_stone(at).is_some()).map(name);
        stones.chain(["pass".to_string()]).collect()
    }

    fn play(&mut self, mv: &str) {
        if mv == "pass" {
            self.passes += 1;
        } else {
            self.points = self.with_stone(cell(mv)).expect("only listed moves are played");
            self.history.push(self.points.clone());
            self.passes = 0;
        }
        self.side = 1 - self.side;
    }

    fn side_to_move(&self) -> usize {
        self.side
    }

    fn outcome(&self) -> Option<Verdict> {
        (self.passes == 2).then(|| Verdict::more(self.area(0), self.area(1)))
    }

    fn cells(&self) -> Vec<(String, String)> {
        let stone = |at: Cell| self.points[at.0 as usize][at.1 as usize];
        let colour = |at: Cell| stone(at).map(|side| ["black", "white"][side].to_string());
        self.all_points().into_iter().filter_map(|at| Some((name(at), colour(at)?))).collect()
    }

    fn boxed_clone(&self) -> Box<dyn Oracle> {
        Box::new(self.clone())
    }
}
