//! Sesqui: add a stone beside an own one, move one like a queen, never make a crosscut.

use super::{Cell, Oracle, Verdict, cell, name};

/// A game of Sesqui; side 0 is black and joins the first row to the last, white the first column to the last.
#[derive(Clone)]
pub(crate) struct Sesqui {
    size: i32,
    board: Vec<Vec<Option<usize>>>,
    side: usize,
    /// Whether the side to move has placed in this turn and is to move a stone.
    has_placed: bool,
    winner: Option<usize>,
}

impl Sesqui {
    /// An empty square board.
    pub(crate) fn new(size: i32) -> Sesqui {
        let board = vec![vec![None; size as usize]; size as usize];
        Sesqui { size, board, side: 0, has_placed: false, winner: None }
    }

    fn inside(&self, (c, r): Cell) -> bool {
        c >= 0 && c < self.size && r >= 0 && r < self.size
    }

    fn stone(&self, at: Cell) -> Option<usize> {
        if self.inside(at) { self.board[at.0 as usize][at.1 as usize] } else { None }
    }

    fn put(&mut self, at: Cell, stone: Option<usize>) {
        self.board[at.0 as usize][at.1 as usize] = stone;
    }

    fn with(&self, content: Option<usize>) -> Vec<Cell> {
        let cells = (0..self.size).flat_map(|c| (0..self.size).map(move |r| (c, r)));
        cells.filter(|&at| self.stone(at) == content).collect()
    }

    /// Whether a 2×2 square with `at` in it has one side on one diagonal and the other side on the other.
    fn is_in_crosscut(&self, (c, r): Cell) -> bool {
        for (left, bottom) in [(c - 1, r - 1), (c - 1, r), (c, r - 1), (c, r)] {
            let rising = [self.stone((left, bottom)), self.stone((left + 1, bottom + 1))];
            let falling = [self.stone((left, bottom + 1)), self.stone((left + 1, bottom))];
            if rising == [Some(0); 2] && falling == [Some(1); 2]
                || rising == [Some(1); 2] && falling == [Some(0); 2]
            {
                return true;
            }
        }
        false
    }

    fn placements(&self) -> Vec<Cell> {
        let own = self.with(Some(self.side));
        let touches_own = |at: Cell| own.iter().any(|&(c, r)| (c - at.0).abs() <= 1 && (r - at.1).abs() <= 1);
        let mut places = vec![];
        for at in self.with(None) {
            let mut after = self.clone();
            after.put(at, Some(self.side));
            if (own.is_empty() || touches_own(at)) && !after.is_in_crosscut(at) {
                places.push(at);
            }
        }
        places
    }

    fn slides(&self) -> Vec<(Cell, Cell)> {
        let mut slides = vec![];
        for from in self.with(Some(self.side)) {
            for (dc, dr) in [(1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (1, -1), (-1, 1), (-1, -1)] {
                let mut to = (from.0 + dc, from.1 + dr);
                while self.inside(to) && self.stone(to).is_none() {
                    let mut after = self.clone();
                    after.put(from, None);
                    after.put(to, Some(self.side));
                    if !after.is_in_crosscut(to) {
                        slides.push((from, to));
                    }
                    to = (to.0 + dc, to.1 + dr);
                }
            }
        }
        slides
    }

    fn has_joined(&self, side: usize) -> bool {
        let stones = self.with(Some(side));
        let along = |(c, r): Cell| if side == 0 { r } else { c };
        let mut reached: Vec<Cell> = stones.iter().copied().filter(|&at| along(at) == 0).collect();
        let mut seen = 0;
        while seen < reached.len() {
            let (c, r) = reached[seen];
            for &next in &stones {
                let touching = (next.0 - c).abs() <= 1 && (next.1 - r).abs() <= 1;
                if touching && !reached.contains(&next) {
                    reached.push(next);
                }
            }
            seen += 1;
        }
        reached.into_iter().any(|at| along(at) == self.size - 1)
    }
}

impl Oracle for Sesqui {
    fn moves(&self) -> Vec<String> {
        if self.winner.is_some() {
            return vec![];
        }
        if self.has_placed {
            return self.slides().into_iter().map(|(a, b)| format!("{}-{}", name(a), name(b))).collect();
        }
        self.placements().into_iter().map(name).collect()
    }

    fn play(&mut self, mv: &str) {
        let is_first_stone = self.with(Some(self.side)).is_empty();
        let turn_ends = match mv.split_once('-') {
            Some((from, to)) => {
                self.put(cell(from), None);
                self.put(cell(to), Some(self.side));
                true
            }
            None => {
                self.put(cell(mv), Some(self.side));
                is_first_stone || self.slides().is_empty()
            }
        };
        if self.has_joined(self.side) {
            self.winner = Some(self.side);
        }
        self.has_placed = !turn_ends;
        if turn_ends {
            self.side = 1 - self.side;
        }
    }

    fn side_to_move(&self) -> usize {
        self.side
    }

    fn outcome(&self) -> Option<Verdict> {
        match self.winner {
            Some(side) => Some(Verdict::win(side)),
            None => self.moves().is_empty().then_some(Verdict::win(1 - self.side)),
        }
    }

    fn cells(&self) -> Vec<(String, String)> {
        let list = |side: usize, word: &str| -> Vec<(String, String)> {
            self.with(Some(side)).into_iter().map(|at| (name(at), word.to_string())).collect()
        };
        [list(0, "black"), list(1, "white")].concat()
    }

    fn boxed_clone(&self) -> Box<dyn Oracle> {
        Box::new(self.clone())
    }
}
