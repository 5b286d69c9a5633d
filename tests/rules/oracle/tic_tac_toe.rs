//! Tic-tac-toe: three of one's own in a line win; a full board is a draw.

use super::{Oracle, Verdict};

const LINES: [[&str; 3]; 8] = [
    ["a1", "b1", "c1"],
    ["a2", "b2", "c2"],
    ["a3", "b3", "c3"],
    ["a1", "a2", "a3"],
    ["b1", "b2", "b3"],
    ["c1", "c2", "c3"],
    ["a1", "b2", "c3"],
    ["a3", "b2", "c1"],
];

/// A game of Tic-tac-toe: the moves in order, cross first.
#[derive(Clone)]
pub(crate) struct TicTacToe {
    played: Vec<String>,
}

impl TicTacToe {
    /// An empty board.
    pub(crate) fn new() -> TicTacToe {
        TicTacToe { played: vec![] }
    }

    fn has_line(&self, side: usize) -> bool {
        let own: Vec<&String> = self.played.iter().skip(side).step_by(2).collect();
        LINES.iter().any(|line| line.iter().all(|cell| own.iter().any(|mine| mine == cell)))
    }
}

impl Oracle for TicTacToe {
    fn moves(&self) -> Vec<String> {
        if self.outcome().is_some() {
            return vec![];
        }
        let cells = ["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"].map(String::from);
        cells.into_iter().filter(|cell| !self.played.contains(cell)).collect()
    }

    fn play(&mut self, mv: &str) {
        self.played.push(mv.to_string());
    }

    fn side_to_move(&self) -> usize {
        self.played.len() % 2
    }

    fn outcome(&self) -> Option<Verdict> {
        match [0, 1].into_iter().find(|&side| self.has_line(side)) {
            Some(side) => Some(Verdict::win(side)),
            None => (self.played.len() == 9).then_some(Verdict::Draw),
        }
    }

    fn cells(&self) -> Vec<(String, String)> {
        let mark = |turn: usize| ["cross", "nought"][turn % 2].to_string();
        self.played.iter().enumerate().map(|(turn, cell)| (cell.clone(), mark(turn))).collect()
    }

    fn boxed_clone(&self) -> Box<dyn Oracle> {
        Box::new(self.clone())
    }
}
