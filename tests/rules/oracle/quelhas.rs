//! Quelhas: straight runs of two or more cells in one's own direction; who cannot move wins.

use super::{Cell, Oracle, Verdict, cell, name};

/// A game of Quelhas; side 0 is vertical.
#[derive(Clone)]
pub(crate) struct Quelhas {
    columns: i32,
    rows: i32,
    stones: Vec<Cell>,
    side: usize,
    second_has_played: bool,
}

impl Quelhas {
    /// An empty board.
    pub(crate) fn new(columns: i32, rows: i32) -> Quelhas {
        Quelhas { columns, rows, stones: vec![], side: 0, second_has_played: false }
    }

    fn free(&self, (c, r): Cell) -> bool {
        c < self.columns && r < self.rows && !self.stones.contains(&(c, r))
    }

    fn direction(&self) -> (i32, i32) {
        if self.side == 0 { (0, 1) } else { (1, 0) }
    }

    fn runs(&self) -> Vec<String> {
        let (dc, dr) = self.direction();
        let mut runs = vec![];
        for c in 0..self.columns {
            for r in 0..self.rows {
                if !self.free((c, r)) {
                    continue;
                }
                let mut end = (c + dc, r + dr);
                while self.free(end) {
                    runs.push(format!("{}-{}", name((c, r)), name(end)));
                    end = (end.0 + dc, end.1 + dr);
                }
            }
        }
        runs
    }
}

impl Oracle for Quelhas {
    fn moves(&self) -> Vec<String> {
        let mut moves = self.runs();
        if !moves.is_empty() && self.side == 1 && !self.second_has_played {
            moves.push("swap".to_string());
        }
        moves
    }

    fn play(&mut self, mv: &str) {
        self.second_has_played |= self.side == 1;
        if mv == "swap" {
            return;
        }
        let (dc, dr) = self.direction();
        let (start, end) = mv.split_once('-').expect("a run has two ends");
        let mut at = cell(start);
        self.stones.push(at);
        while at != cell(end) {
            at = (at.0 + dc, at.1 + dr);
            self.stones.push(at);
        }
        self.side = 1 - self.side;
    }

    fn side_to_move(&self) -> usize {
        self.side
    }

    fn outcome(&self) -> Option<Verdict> {
        self.runs().is_empty().then_some(Verdict::win(self.side))
    }

    fn cells(&self) -> Vec<(String, String)> {
        self.stones.iter().map(|at| (name(*at), "stone".to_string())).collect()
    }

    fn boxed_clone(&self) -> Box<dyn Oracle> {
        Box::new(self.clone())
    }
}
