//! Atari Go: Go stones and liberties; the first capture wins.

use super::{Cell, Oracle, Verdict, cell, name};

/// A game of Atari Go; side 0 is black.
#[derive(Clone)]
pub(crate) struct AtariGo {
    size: i32,
    supply: usize,
    points: Vec<Vec<Option<usize>>>,
    placed: [usize; 2],
    side: usize,
    winner: Option<usize>,
}

impl AtariGo {
    /// An empty board of intersections; each side has `supply` stones.
    pub(crate) fn new(size: i32, supply: usize) -> AtariGo {
        let points = vec![vec![None; size as usize]; size as usize];
        AtariGo { size, supply, points, placed: [0, 0], side: 0, winner: None }
    }

    fn stone(&self, at: Cell) -> Option<usize> {
        self.points[at.0 as usize][at.1 as usize]
    }

    fn all_points(&self) -> Vec<Cell> {
        (0..self.size).flat_map(|c| (0..self.size).map(move |r| (c, r))).collect()
    }

    fn beside(&self, (c, r): Cell) -> Vec<Cell> {
        let near = [(c + 1, r), (c - 1, r), (c, r + 1), (c, r - 1)];
        near.into_iter().filter(|&(c, r)| c >= 0 && c < self.size && r >= 0 && r < self.size).collect()
    }

    /// The stones connected to the one on `start`.
    fn group(&self, start: Cell) -> Vec<Cell> {
        let mut group = vec![start];
        let mut seen = 0;
        while seen < group.len() {
            for next in self.beside(group[seen]) {
                if self.stone(next) == self.stone(start) && !group.contains(&next) {
                    group.push(next);
                }
            }
            seen += 1;
        }
        group
    }

    fn has_liberty(&self, at: Cell) -> bool {
        self.group(at).into_iter().any(|stone| self.beside(stone).iter().any(|&p| self.stone(p).is_none()))
    }

    /// The board after a stone of the side to move on `at`, and whether that captures.
    fn with_stone(&self, at: Cell) -> (AtariGo, bool) {
        let mut after = self.clone();
        after.points[at.0 as usize][at.1 as usize] = Some(self.side);
        after.placed[self.side] += 1;
        let mut dead = vec![];
        for next in after.beside(at) {
            if after.stone(next) == Some(1 - self.side) && !after.has_liberty(next) {
                dead.extend(after.group(next));
            }
        }
        for &(c, r) in &dead {
            after.points[c as usize][r as usize] = None;
        }
        (after, !dead.is_empty())
    }

    fn may_place(&self, at: Cell) -> bool {
        self.stone(at).is_none()
            && self.placed[self.side] < self.supply
            && self.with_stone(at).0.has_liberty(at)
    }
}

impl Oracle for AtariGo {
    fn moves(&self) -> Vec<String> {
        if self.winner.is_some() {
            return vec![];
        }
        self.all_points().into_iter().filter(|&at| self.may_place(at)).map(name).collect()
    }

    fn play(&mut self, mv: &str) {
        let (after, captures) = self.with_stone(cell(mv));
        *self = after;
        if captures {
            self.winner = Some(self.side);
        }
        self.side = 1 - self.side;
    }

    fn side_to_move(&self) -> usize {
        self.side
    }

    fn outcome(&self) -> Option<Verdict> {
        match self.winner {
            Some(side) => Some(Verdict::win(side)),
            None => self.moves().is_empty().then_some(Verdict::win(1 - self.side)),
        }
    }

    fn cells(&self) -> Vec<(String, String)> {
        let colour = |at: Cell| self.stone(at).map(|side| ["black", "white"][side].to_string());
        self.all_points().into_iter().filter_map(|at| Some((name(at), colour(at)?))).collect()
    }

    fn boxed_clone(&self) -> Box<dyn Oracle> {
        Box::new(self.clone())
    }
}
