//! Dominório: upright against lying dominoes; who cannot place one loses.

use super::{Cell, Oracle, Verdict, cell, name};

/// A game of Dominório; side 0 is vertical.
#[derive(Clone)]
pub(crate) struct Dominorio {
    columns: i32,
    rows: i32,
    covered: Vec<(Cell, usize)>,
    side: usize,
}

impl Dominorio {
    /// An empty board.
    pub(crate) fn new(columns: i32, rows: i32) -> Dominorio {
        Dominorio { columns, rows, covered: vec![], side: 0 }
    }

    fn free(&self, at: Cell) -> bool {
        let inside = at.0 < self.columns && at.1 < self.rows;
        inside && self.covered.iter().all(|(place, _)| *place != at)
    }
}

impl Oracle for Dominorio {
    fn moves(&self) -> Vec<String> {
        let mut moves = vec![];
        for c in 0..self.columns {
            for r in 0..self.rows {
                let other = if self.side == 0 { (c, r + 1) } else { (c + 1, r) };
                if self.free((c, r)) && self.free(other) {
                    moves.push(format!("{}-{}", name((c, r)), name(other)));
                }
            }
        }
        moves
    }

    fn play(&mut self, mv: &str) {
        let (one, other) = mv.split_once('-').expect("a domino has two ends");
        self.covered.push((cell(one), self.side));
        self.covered.push((cell(other), self.side));
        self.side = 1 - self.side;
    }

    fn side_to_move(&self) -> usize {
        self.side
    }

    fn outcome(&self) -> Option<Verdict> {
        self.moves().is_empty().then_some(Verdict::win(1 - self.side))
    }

    fn cells(&self) -> Vec<(String, String)> {
        self.covered
            .iter()
            .map(|&(at, side)| (name(at), ["vertical", "horizontal"][side].to_string()))
            .collect()
    }

    fn boxed_clone(&self) -> Box<dyn Oracle> {
        Box::new(self.clone())
    }
}
