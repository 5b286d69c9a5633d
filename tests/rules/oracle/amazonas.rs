//! Amazonas: a queen's move and an arrow shot by a queen's move; who cannot do both loses.

use super::{Cell, Oracle, Verdict, cell, name};

const DIRECTIONS: [(i32, i32); 8] = [(1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (1, -1), (-1, 1), (-1, -1)];

/// A game of Amazonas; side 0 is white.
#[derive(Clone)]
pub(crate) struct Amazonas {
    size: i32,
    amazons: [Vec<Cell>; 2],
    arrows: Vec<Cell>,
    side: usize,
}

impl Amazonas {
    /// The position of the championship: 10×10, four amazons a side.
    pub(crate) fn championship() -> Amazonas {
        Amazonas::new(10, &["d1", "g1", "a4", "j4"], &["d10", "g10", "a7", "j7"])
    }

    /// A square board with the amazons on the named cells.
    pub(crate) fn new(size: i32, white: &[&str], black: &[&str]) -> Amazonas {
        let amazons = [white, black].map(|names| names.iter().map(|name| cell(name)).collect());
        Amazonas { size, amazons, arrows: vec![], side: 0 }
    }

    /// The cells a queen on `from` reaches when the cell `left` has just been vacated.
    fn reach(&self, from: Cell, left: Cell) -> Vec<Cell> {
        let free = |at: Cell| {
            let inside = at.0 >= 0 && at.0 < self.size && at.1 >= 0 && at.1 < self.size;
            let taken = self.amazons.iter().any(|side| side.contains(&at)) || self.arrows.contains(&at);
            inside && (at == left || !taken)
        };
        let mut cells = vec![];
        for (dc, dr) in DIRECTIONS {
            let mut at = (from.0 + dc, from.1 + dr);
            while free(at) {
                cells.push(at);
                at = (at.0 + dc, at.1 + dr);
            }
        }
        cells
    }
}

impl Oracle for Amazonas {
    fn moves(&self) -> Vec<String> {
        let mut moves = vec![];
        for &from in &self.amazons[self.side] {
            // The amazon's own cell stops nothing and is no goal: a slide starts beside it and never returns.
            for to in self.reach(from, from) {
                for arrow in self.reach(to, from) {
                    moves.push(format!("{}-{},{}", name(from), name(to), name(arrow)));
                }
            }
        }
        moves
    }

    fn play(&mut self, mv: &str) {
        let (from, rest) = mv.split_once('-').expect("a move is from-to,arrow");
        let (to, arrow) = rest.split_once(',').expect("a move names its arrow");
        for amazon in &mut self.amazons[self.side] {
            if *amazon == cell(from) {
                *amazon = cell(to);
            }
        }
        self.arrows.push(cell(arrow));
        self.side = 1 - self.side;
    }

    fn side_to_move(&self) -> usize {
        self.side
    }

    fn outcome(&self) -> Option<Verdict> {
        self.moves().is_empty().then_some(Verdict::win(1 - self.side))
    }

    fn cells(&self) -> Vec<(String, String)> {
        let list = |cells: &[Cell], word: &str| -> Vec<(String, String)> {
            cells.iter().map(|at| (name(*at), word.to_string())).collect()
        };
        let [white, black] = &self.amazons;
        [list(white, "white"), list(black, "black"), list(&self.arrows, "arrow")].concat()
    }

    fn boxed_clone(&self) -> Box<dyn Oracle> {
        Box::new(self.clone())
    }
}
