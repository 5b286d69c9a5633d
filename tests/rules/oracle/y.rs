//! Y: one group that touches all three sides of a graph wins.

use super::{Oracle, Verdict};

/// A game of Y on any graph with three sides; side 0 is black. Points are numbered in the order given.
#[derive(Clone)]
pub(crate) struct Y {
    names: Vec<String>,
    neighbours: Vec<Vec<usize>>,
    sides: [Vec<usize>; 3],
    stones: Vec<Option<usize>>,
    side: usize,
    second_has_played: bool,
}

impl Y {
    /// An empty board: the points, the pairs that touch, and the points of the three sides (corners lie on two).
    pub(crate) fn new(names: Vec<String>, edges: Vec<(String, String)>, sides: [Vec<String>; 3]) -> Y {
        let number =
            |point: &String| names.iter().position(|name| name == point).expect("a point of the board");
        let mut neighbours = vec![vec![]; names.len()];
        for (one, other) in &edges {
            neighbours[number(one)].push(number(other));
            neighbours[number(other)].push(number(one));
        }
        let sides = sides.map(|line| line.iter().map(number).collect());
        let stones = vec![None; names.len()];
        Y { names, neighbours, sides, stones, side: 0, second_has_played: false }
    }

    /// The stones connected to the one on `start`.
    fn group(&self, start: usize) -> Vec<usize> {
        let mut group = vec![start];
        let mut seen = 0;
        while seen < group.len() {
            for &next in &self.neighbours[group[seen]] {
                if self.stones[next] == self.stones[start] && !group.contains(&next) {
                    group.push(next);
                }
            }
            seen += 1;
        }
        group
    }

    fn has_joined(&self, side: usize) -> bool {
        // A winning group has a stone on the first side of the board, so starting there finds it.
        let starts = self.sides[0].iter().filter(|&&point| self.stones[point] == Some(side));
        starts
            .map(|&start| self.group(start))
            .any(|group| self.sides.iter().all(|line| group.iter().any(|stone| line.contains(stone))))
    }
}

impl Oracle for Y {
    fn moves(&self) -> Vec<String> {
        if self.outcome().is_some() {
            return vec![];
        }
        let empty = (0..self.names.len()).filter(|&point| self.stones[point].is_none());
        let mut moves: Vec<String> = empty.map(|point| self.names[point].clone()).collect();
        if self.side == 1 && !self.second_has_played {
            moves.push("swap".to_string());
        }
        moves
    }

    fn play(&mut self, mv: &str) {
        self.second_has_played |= self.side == 1;
        if mv != "swap" {
            let point = self.names.iter().position(|name| name == mv).expect("a point of the board");
            self.stones[point] = Some(self.side);
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
        let colour = |point: usize| self.stones[point].map(|side| ["black", "white"][side].to_string());
        (0..self.names.len()).filter_map(|point| Some((self.names[point].clone(), colour(point)?))).collect()
    }

    fn boxed_clone(&self) -> Box<dyn Oracle> {
        Box::new(self.clone())
    }
}
