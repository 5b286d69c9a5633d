//! Avanço: pieces only go forward, capture diagonally, and win on the last row.

use super::{Cell, Oracle, Verdict, cell, name};

/// A game of Avanço; side 0 is white and goes up.
#[derive(Clone)]
pub(crate) struct Avanco {
    size: i32,
    pieces: Vec<(Cell, usize)>,
    side: usize,
}

impl Avanco {
    /// Two full rows of pieces a side on a square board.
    pub(crate) fn new(size: i32) -> Avanco {
        let mut pieces = vec![];
        for c in 0..size {
            pieces.extend([((c, 0), 0), ((c, 1), 0), ((c, size - 1), 1), ((c, size - 2), 1)]);
        }
        Avanco { size, pieces, side: 0 }
    }

    fn piece(&self, at: Cell) -> Option<usize> {
        self.pieces.iter().find(|(place, _)| *place == at).map(|(_, side)| *side)
    }

    fn arrived(&self, side: usize) -> bool {
        let last_row = if side == 0 { self.size - 1 } else { 0 };
        self.pieces.iter().any(|&((_, r), owner)| owner == side && r == last_row)
    }

    fn steps(&self) -> Vec<String> {
        let forward = if self.side == 0 { 1 } else { -1 };
        let mut steps = vec![];
        for &((c, r), owner) in &self.pieces {
            if owner != self.side {
                continue;
            }
            for dc in [-1, 0, 1] {
                let to = (c + dc, r + forward);
                let inside = to.0 >= 0 && to.0 < self.size && to.1 >= 0 && to.1 < self.size;
                match self.piece(to) {
                    None if inside => steps.push(format!("{}-{}", name((c, r)), name(to))),
                    Some(other) if other != self.side && dc != 0 => {
                        steps.push(format!("{}x{}", name((c, r)), name(to)));
                    }
                    _ => {}
                }
            }
        }
        steps
    }
}

impl Oracle for Avanco {
    fn moves(&self) -> Vec<String> {
        if self.arrived(0) || self.arrived(1) { vec![] } else { self.steps() }
    }

    fn play(&mut self, mv: &str) {
        let (from, to) = mv.split_once(['-', 'x']).expect("a move is from-to or from x to");
        let (from, to) = (cell(from), cell(to));
        self.pieces.retain(|(at, _)| *at != from && *at != to);
        self.pieces.push((to, self.side));
        self.side = 1 - self.side;
    }

    fn side_to_move(&self) -> usize {
        self.side
    }

    fn outcome(&self) -> Option<Verdict> {
        if let Some(side) = [0, 1].into_iter().find(|&side| self.arrived(side)) {
            return Some(Verdict::win(side));
        }
        self.steps().is_empty().then_some(Verdict::win(1 - self.side))
    }

    fn cells(&self) -> Vec<(String, String)> {
        self.pieces.iter().map(|&(at, side)| (name(at), ["white", "black"][side].to_string())).collect()
    }

    fn boxed_clone(&self) -> Box<dyn Oracle> {
        Box::new(self.clone())
    }
}
