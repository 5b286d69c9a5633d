//! Peões: chess pawns alone; the first on the last row wins, who cannot move loses.

use super::{Cell, Oracle, Verdict, cell, name};

/// A game of Peões; side 0 is white and goes up.
#[derive(Clone)]
pub(crate) struct Peoes {
    size: i32,
    pawns: Vec<(Cell, usize)>,
    /// The cell a pawn has just jumped over by its double step.
    passed: Option<Cell>,
    side: usize,
}

impl Peoes {
    /// One row of pawns a side on a square board, each with an empty row behind it.
    pub(crate) fn new(size: i32) -> Peoes {
        let pawns = (0..size).flat_map(|c| [((c, 1), 0), ((c, size - 2), 1)]).collect();
        Peoes { size, pawns, passed: None, side: 0 }
    }

    fn pawn(&self, at: Cell) -> Option<usize> {
        self.pawns.iter().find(|(place, _)| *place == at).map(|(_, side)| *side)
    }

    fn arrived(&self, side: usize) -> bool {
        let last_row = if side == 0 { self.size - 1 } else { 0 };
        self.pawns.iter().any(|&((_, r), owner)| owner == side && r == last_row)
    }

    fn steps(&self) -> Vec<String> {
        let (forward, start_row) = if self.side == 0 { (1, 1) } else { (-1, self.size - 2) };
        let mut steps = vec![];
        for &((c, r), owner) in &self.pawns {
            if owner != self.side {
                continue;
            }
            let (one, two) = ((c, r + forward), (c, r + 2 * forward));
            if self.pawn(one).is_none() {
                steps.push(format!("{}-{}", name((c, r)), name(one)));
                if r == start_row && self.pawn(two).is_none() {
                    steps.push(format!("{}-{}", name((c, r)), name(two)));
                }
            }
            for to in [(c - 1, r + forward), (c + 1, r + forward)] {
                if self.pawn(to) == Some(1 - self.side) || self.passed == Some(to) {
                    steps.push(format!("{}x{}", name((c, r)), name(to)));
                }
            }
        }
        steps
    }
}

impl Oracle for Peoes {
    fn moves(&self) -> Vec<String> {
        if self.arrived(0) || self.arrived(1) { vec![] } else { self.steps() }
    }

    fn play(&mut self, mv: &str) {
        let (from, to) = mv.split_once(['-', 'x']).expect("a move is from-to or from x to");
        let (from, to) = (cell(from), cell(to));
        // En passant takes the pawn beside the start, in the column of the arrival.
        let taken = if self.passed == Some(to) && from.0 != to.0 { (to.0, from.1) } else { to };
        self.pawns.retain(|(at, _)| *at != from && *at != taken);
        self.pawns.push((to, self.side));
        self.passed = ((from.1 - to.1).abs() == 2).then_some((from.0, (from.1 + to.1) / 2));
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
