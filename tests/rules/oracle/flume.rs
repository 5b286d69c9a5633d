//! Flume: a stone that leaves at most one empty neighbour earns another; most stones win.

use super::{Cell, Oracle, Verdict, cell, name};

/// Whether the very first stone may stand on the centre cell.
#[derive(Clone, Copy, PartialEq)]
pub(crate) enum Centre {
    /// It may.
    Free,
    /// It may not, as on the author's own sheet.
    BannedAtFirst,
}

/// A game of Flume.
#[derive(Clone)]
pub(crate) struct Flume {
    size: i32,
    supply: usize,
    centre: Centre,
    stones: Vec<(Cell, usize)>,
    side: usize,
    second_has_played: bool,
}

impl Flume {
    /// An empty square board; each side has `supply` stones.
    pub(crate) fn new(size: i32, supply: usize, centre: Centre) -> Flume {
        Flume { size, supply, centre, stones: vec![], side: 0, second_has_played: false }
    }

    fn empty_cells(&self) -> Vec<Cell> {
        let cells = (0..self.size).flat_map(|c| (0..self.size).map(move |r| (c, r)));
        cells.filter(|at| self.stones.iter().all(|(place, _)| place != at)).collect()
    }

    fn count(&self, side: usize) -> usize {
        self.stones.iter().filter(|(_, owner)| *owner == side).count()
    }
}

impl Oracle for Flume {
    fn moves(&self) -> Vec<String> {
        if self.outcome().is_some() {
            return vec![];
        }
        let mut cells = self.empty_cells();
        if self.stones.is_empty() && self.centre == Centre::BannedAtFirst {
            cells.retain(|at| *at != (self.size / 2, self.size / 2));
        }
        let mut moves: Vec<String> = cells.into_iter().map(name).collect();
        if self.side == 1 && !self.second_has_played {
            moves.push("swap".to_string());
        }
        moves
    }

    fn play(&mut self, mv: &str) {
        self.second_has_played |= self.side == 1;
        if mv == "swap" {
            return;
        }
        let (c, r) = cell(mv);
        self.stones.push(((c, r), self.side));
        let beside = [(c + 1, r), (c - 1, r), (c, r + 1), (c, r - 1)];
        if self.empty_cells().iter().filter(|at| beside.contains(at)).count() > 1 {
            self.side = 1 - self.side;
        }
    }

    fn side_to_move(&self) -> usize {
        self.side
    }

    fn outcome(&self) -> Option<Verdict> {
        let over = self.empty_cells().is_empty() || self.count(self.side) == self.supply;
        over.then(|| Verdict::more(self.count(0), self.count(1)))
    }

    fn cells(&self) -> Vec<(String, String)> {
        self.stones.iter().map(|&(at, side)| (name(at), ["black", "white"][side].to_string())).collect()
    }

    fn boxed_clone(&self) -> Box<dyn Oracle> {
        Box::new(self.clone())
    }
}
