//! Clobber: a full board; each move takes an enemy stone beside an own one; who cannot loses.

use super::{Cell, Oracle, Verdict, cell, name};

/// A game of Clobber; side 0 is white and does not stand on a1.
#[derive(Clone)]
pub(crate) struct Clobber {
    stones: Vec<(Cell, usize)>,
    side: usize,
}

impl Clobber {
    /// A board filled like a chessboard, black on the dark cells.
    pub(crate) fn new(columns: i32, rows: i32) -> Clobber {
        let cells = (0..columns).flat_map(|c| (0..rows).map(move |r| (c, r)));
        let stones = cells.map(|(c, r)| ((c, r), if (c + r) % 2 == 0 { 1 } else { 0 })).collect();
        Clobber { stones, side: 0 }
    }
}

impl Oracle for Clobber {
    fn moves(&self) -> Vec<String> {
        let mut moves = vec![];
        for &(from, mine) in &self.stones {
            for &(to, theirs) in &self.stones {
                let beside = (from.0 - to.0).abs() + (from.1 - to.1).abs() == 1;
                if mine == self.side && theirs != self.side && beside {
                    moves.push(format!("{}x{}", name(from), name(to)));
                }
            }
        }
        moves
    }

    fn play(&mut self, mv: &str) {
        let (from, to) = mv.split_once('x').expect("a move is from x to");
        self.stones.retain(|(at, _)| *at != cell(from) && *at != cell(to));
        self.stones.push((cell(to), self.side));
        self.side = 1 - self.side;
    }

    fn side_to_move(&self) -> usize {
        self.side
    }

    fn outcome(&self) -> Option<Verdict> {
        self.moves().is_empty().then_some(Verdict::win(1 - self.side))
    }

    fn cells(&self) -> Vec<(String, String)> {
        self.stones.iter().map(|&(at, side)| (name(at), ["white", "black"][side].to_string())).collect()
    }

    fn boxed_clone(&self) -> Box<dyn Oracle> {
        Box::new(self.clone())
    }
}
