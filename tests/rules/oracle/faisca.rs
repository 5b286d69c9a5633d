//! Faísca: each piece points at the empty cell where the opponent must play.

use super::{Cell, Oracle, Verdict, cell, name};

const KINDS: [&str; 3] = ["one", "two", "three"];

/// A game of Faísca; side 0 is blue, side 1 red.
#[derive(Clone)]
pub(crate) struct Faisca {
    columns: i32,
    rows: i32,
    supply: usize,
    /// Cell, side and index of `KINDS`.
    pieces: Vec<(Cell, usize, usize)>,
    pointed: Option<Cell>,
    side: usize,
}

impl Faisca {
    /// An empty board; each side has `supply` pieces of each distance.
    pub(crate) fn new(columns: i32, rows: i32, supply: usize) -> Faisca {
        Faisca { columns, rows, supply, pieces: vec![], pointed: None, side: 0 }
    }

    fn empty(&self, (c, r): Cell) -> bool {
        let inside = c >= 0 && c < self.columns && r >= 0 && r < self.rows;
        inside && self.pieces.iter().all(|(at, _, _)| *at != (c, r))
    }

    fn has_left(&self, kind: usize) -> bool {
        self.pieces.iter().filter(|&&(_, side, other)| side == self.side && other == kind).count()
            < self.supply
    }
}

impl Oracle for Faisca {
    fn moves(&self) -> Vec<String> {
        let anywhere = (0..self.columns).flat_map(|c| (0..self.rows).map(move |r| (c, r))).collect();
        let places: Vec<Cell> = self.pointed.map_or(anywhere, |at| vec![at]);
        let mut moves = vec![];
        for (c, r) in places {
            for (kind, word) in KINDS.iter().enumerate().filter(|(kind, _)| self.has_left(*kind)) {
                let far = kind as i32 + 1;
                for to in [(c + far, r), (c - far, r), (c, r + far), (c, r - far)] {
                    if self.empty(to) {
                        moves.push(format!("{word}:{},{}", name((c, r)), name(to)));
                    }
                }
            }
        }
        moves
    }

    fn play(&mut self, mv: &str) {
        let (word, rest) = mv.split_once(':').expect("a move is piece:cell,target");
        let (at, target) = rest.split_once(',').expect("a move names its target");
        let kind = KINDS.iter().position(|kind| *kind == word).expect("the piece is one, two or three");
        self.pieces.push((cell(at), self.side, kind));
        self.pointed = Some(cell(target));
        self.side = 1 - self.side;
    }

    fn side_to_move(&self) -> usize {
        self.side
    }

    fn outcome(&self) -> Option<Verdict> {
        self.moves().is_empty().then_some(Verdict::win(1 - self.side))
    }

    fn cells(&self) -> Vec<(String, String)> {
        let word = |side: usize, kind: usize| format!("{} {}", ["blue", "red"][side], KINDS[kind]);
        self.pieces.iter().map(|&(at, side, kind)| (name(at), word(side, kind))).collect()
    }

    fn boxed_clone(&self) -> Box<dyn Oracle> {
        Box::new(self.clone())
    }
}
