//! Produto: two stones of any colour a turn; the product of one's two largest groups counts.

use super::{Cell, Oracle, Verdict, cell, name};

/// Who wins when the products are equal.
#[derive(Clone, Copy)]
pub(crate) enum Tie {
    /// Whoever has fewer stones of the own colour on the board.
    FewerOwn,
    /// The second side.
    Second,
}

/// A game of Produto; side 0 is black.
#[derive(Clone)]
pub(crate) struct Produto {
    edge: i32,
    supply: usize,
    tie: Tie,
    stones: Vec<(Cell, usize)>,
}

impl Produto {
    /// An empty hexagon with `edge` cells a side and `supply` stones of each colour.
    pub(crate) fn new(edge: i32, supply: usize, tie: Tie) -> Produto {
        Produto { edge, supply, tie, stones: vec![] }
    }

    fn row_length(&self, row: i32) -> i32 {
        2 * self.edge - 1 - (self.edge - 1 - row).abs()
    }

    fn all_cells(&self) -> Vec<Cell> {
        (0..2 * self.edge - 1).flat_map(|r| (0..self.row_length(r)).map(move |c| (c, r))).collect()
    }

    fn stone(&self, at: Cell) -> Option<usize> {
        self.stones.iter().find(|(place, _)| *place == at).map(|(_, colour)| *colour)
    }

    /// Rows are centred above each other: cells touch if they are a whole cell apart in a row, or half a cell in the next.
    fn touch(&self, a: Cell, b: Cell) -> bool {
        let half_cells = |(c, r): Cell| 2 * c - self.row_length(r);
        let across = (half_cells(a) - half_cells(b)).abs();
        matches!((across, (a.1 - b.1).abs()), (2, 0) | (1, 1))
    }

    fn colour_count(&self, colour: usize) -> usize {
        self.stones.iter().filter(|(_, other)| *other == colour).count()
    }

    fn product(&self, colour: usize) -> usize {
        let mut left: Vec<Cell> =
            self.stones.iter().filter(|(_, other)| *other == colour).map(|(at, _)| *at).collect();
        let mut sizes = vec![];
        while let Some(start) = left.pop() {
            let mut group = vec![start];
            let mut seen = 0;
            while seen < group.len() {
                let here = group[seen];
                seen += 1;
                let (near, far): (Vec<Cell>, Vec<Cell>) = left.iter().partition(|at| self.touch(here, **at));
                group.extend(near);
                left = far;
            }
            sizes.push(group.len());
        }
        sizes.sort_unstable_by(|a, b| b.cmp(a));
        if sizes.len() < 2 { 0 } else { sizes[0] * sizes[1] }
    }
}

impl Oracle for Produto {
    fn moves(&self) -> Vec<String> {
        let mut moves = vec![];
        for at in self.all_cells() {
            for (colour, word) in ["black", "white"].iter().enumerate() {
                if self.stone(at).is_none() && self.colour_count(colour) < self.supply {
                    moves.push(format!("{word}:{}", name(at)));
                }
            }
        }
        moves
    }

    fn play(&mut self, mv: &str) {
        let (word, at) = mv.split_once(':').expect("a placement is colour:cell");
        self.stones.push((cell(at), usize::from(word == "white")));
    }

    /// Black has the very first stone, then each side two in a row.
    fn side_to_move(&self) -> usize {
        self.stones.len().div_ceil(2) % 2
    }

    fn outcome(&self) -> Option<Verdict> {
        if self.stones.len() < self.all_cells().len() {
            return None;
        }
        Some(match (Verdict::more(self.product(0), self.product(1)), self.tie) {
            (Verdict::Draw, Tie::FewerOwn) => Verdict::more(self.colour_count(1), self.colour_count(0)),
            (Verdict::Draw, Tie::Second) => Verdict::Second,
            (verdict, _) => verdict,
        })
    }

    fn cells(&self) -> Vec<(String, String)> {
        self.stones.iter().map(|&(at, colour)| (name(at), ["black", "white"][colour].to_string())).collect()
    }

    fn boxed_clone(&self) -> Box<dyn Oracle> {
        Box::new(self.clone())
    }
}
