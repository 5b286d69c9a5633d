//! Semáforo: green on an empty cell, green to yellow, yellow to red; three alike in a line win.

use super::{Cell, Oracle, Verdict, cell, name};

const COLOURS: [&str; 4] = ["", "green", "yellow", "red"];

/// A game of Semáforo; each cell holds an index of `COLOURS`.
#[derive(Clone)]
pub(crate) struct Semaforo {
    columns: i32,
    rows: i32,
    supply: usize,
    board: Vec<Vec<usize>>,
    side: usize,
}

impl Semaforo {
    /// An empty board with `supply` pieces of each colour for both to use.
    pub(crate) fn new(columns: i32, rows: i32, supply: usize) -> Semaforo {
        let board = vec![vec![0; rows as usize]; columns as usize];
        Semaforo { columns, rows, supply, board, side: 0 }
    }

    fn colour(&self, (c, r): Cell) -> usize {
        let inside = c >= 0 && c < self.columns && r >= 0 && r < self.rows;
        if inside { self.board[c as usize][r as usize] } else { 0 }
    }

    fn all_cells(&self) -> Vec<Cell> {
        (0..self.columns).flat_map(|c| (0..self.rows).map(move |r| (c, r))).collect()
    }

    fn has_line(&self) -> bool {
        for (c, r) in self.all_cells() {
            for (dc, dr) in [(1, 0), (0, 1), (1, 1), (1, -1)] {
                let three = [0, 1, 2].map(|i| self.colour((c + i * dc, r + i * dr)));
                if three[0] != 0 && three[0] == three[1] && three[1] == three[2] {
                    return true;
                }
            }
        }
        false
    }

    /// A cell can be played if it is not red and a piece of its next colour is left in the box.
    fn playable(&self) -> Vec<Cell> {
        let on_board = |colour| self.all_cells().into_iter().filter(|&at| self.colour(at) == colour).count();
        let left = [0, 1, 2, 3].map(|colour| self.supply.saturating_sub(on_board(colour)));
        let can = |at: &Cell| self.colour(*at) < 3 && left[self.colour(*at) + 1] > 0;
        self.all_cells().into_iter().filter(can).collect()
    }
}

impl Oracle for Semaforo {
    fn moves(&self) -> Vec<String> {
        if self.has_line() { vec![] } else { self.playable().into_iter().map(name).collect() }
    }

    fn play(&mut self, mv: &str) {
        let (c, r) = cell(mv);
        self.board[c as usize][r as usize] += 1;
        self.side = 1 - self.side;
    }

    fn side_to_move(&self) -> usize {
        self.side
    }

    fn outcome(&self) -> Option<Verdict> {
        if self.has_line() {
            return Some(Verdict::win(1 - self.side));
        }
        self.playable().is_empty().then_some(Verdict::Draw)
    }

    fn cells(&self) -> Vec<(String, String)> {
        let taken = self.all_cells().into_iter().filter(|&at| self.colour(at) != 0);
        taken.map(|at| (name(at), COLOURS[self.colour(at)].to_string())).collect()
    }

    fn boxed_clone(&self) -> Box<dyn Oracle> {
        Box::new(self.clone())
    }
}
