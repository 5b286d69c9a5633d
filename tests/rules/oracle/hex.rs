//! Hex: join the two opposite edges of one's colour on a rhombus.

use super::{Cell, Oracle, Verdict, cell, name};

/// A game of Hex; side 0 is black and joins the first row to the last, white the first column to the last.
#[derive(Clone)]
pub(crate) struct Hex {
    size: i32,
    stones: Vec<(Cell, usize)>,
    side: usize,
    second_has_played: bool,
}

impl Hex {
    /// An empty rhombus.
    pub(crate) fn new(size: i32) -> Hex {
        Hex { size, stones: vec![], side: 0, second_has_played: false }
    }

    fn has_joined(&self, side: usize) -> bool {
        let mut left: Vec<Cell> =
            self.stones.iter().filter(|(_, owner)| *owner == side).map(|(at, _)| *at).collect();
        let along = |(c, r): Cell| if side == 0 { r } else { c };
        let mut reached: Vec<Cell> = left.iter().copied().filter(|&at| along(at) == 0).collect();
        left.retain(|at| !reached.contains(at));
        let mut seen = 0;
        while seen < reached.len() {
            let (c, r) = reached[seen];
            let beside = [(c + 1, r), (c - 1, r), (c, r + 1), (c, r - 1), (c + 1, r - 1), (c - 1, r + 1)];
            let (near, far): (Vec<Cell>, Vec<Cell>) = left.iter().partition(|at| beside.contains(at));
            reached.extend(near);
            left = far;
            seen += 1;
        }
        reached.into_iter().any(|at| along(at) == self.size - 1)
    }
}

impl Oracle for Hex {
    fn moves(&self) -> Vec<String> {
        if self.outcome().is_some() {
            return vec![];
        }
        let cells = (0..self.size).flat_map(|c| (0..self.size).map(move |r| (c, r)));
        let empty = cells.filter(|at| self.stones.iter().all(|(place, _)| place != at));
        let mut moves: Vec<String> = empty.map(name).collect();
        if self.side == 1 && !self.second_has_played {
            moves.push("swap".to_string());
        }
        moves
    }

    fn play(&mut self, mv: &str) {
        self.second_has_played |= self.side == 1;
        if mv != "swap" {
            self.stones.push((cell(mv), self.side));
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
        self.stones.iter().map(|&(at, side)| (name(at), ["black", "white"][side].to_string())).collect()
    }

    fn boxed_clone(&self) -> Box<dyn Oracle> {
        Box::new(self.clone())
    }
}
