//! Hexapawn: pawns on the two outer rows; reach the other one, or leave no move.

use super::{Cell, Oracle, Verdict, cell, name};

/// A game of Hexapawn; side 0 is white and goes up.
#[derive(Clone)]
pub(crate) struct Hexapawn {
    size: i32,
    pawns: Vec<(Cell, usize)>,
    side: usize,
}

impl Hexapawn {
    /// A square board with a row of pawns at each end.
    pub(crate) fn new(size: i32) -> Hexapawn {
        let pawns = (0..size).flat_map(|c| [((c, 0), 0), ((c, size - 1), 1)]).collect();
        Hexapawn { size, pawns, side: 0 }
    }

    fn pawn(&self, at: Cell) -> Option<usize> {
        self.pawns.iter().find(|(place, _)| *place == at).map(|(_, side)| *side)
    }

    fn arrived(&self, side: usize) -> bool {
        let last_row = if side == 0 { self.size - 1 } else { 0 };
        self.pawns.iter().any(|&((_, r), owner)| owner == side && r == last_row)
    }

    fn steps(&self) -> Vec<String> {
        let forward = if self.side == 0 { 1 } else { -1 };
        let mut steps = vec![];
        for &((c, r), owner) in &self.pawns {
            if owner != self.side {
                continue;
            }
            let ahead = (c, r + forward);
            if self.pawn(ahead).is_none() {
                steps.push(format!("{}-{}", name((c, r)), name(ahead)));
            }
            for to in [(c - 1, r + forward), (c + 1, r + forward)] {
                if self.pawn(to) == Some(1 - self.side) {
                    steps.push(format!("{}x{}", name((c, r)), name(to)));
                }
            }
        }
        steps
    }
}

impl Oracle for Hexapawn {
    fn moves(&self) -> Vec<String> {
        if self.arrived(0) || self.arrived(1) { vec![] } else { self.steps() }
    }

    fn play(&mut self, mv: &str) {
        let (from, to) = mv.split_once(['-', 'x']).expect("a move is from-to or from x to");
        self.pawns.retain(|(at, _)| *at != cell(from) && *at != cell(to));
        self.pawns.push((cell(to), self.side));
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
        self.pawns.iter().map(|&(at, side)| (name(at), ["white", "black"][side].to_string())).collect()
    }

    fn boxed_clone(&self) -> Box<dyn Oracle> {
        Box::new(self.clone())
    }
}
