//! Lines of Action: a piece goes as far as there are pieces in its line; who joins all pieces wins.

use super::{Oracle, Verdict};

type Board = [[Option<usize>; 8]; 8];

/// A game of Lines of Action.
#[derive(Clone)]
pub(crate) struct Linhas {
    board: Board,
    side: usize,
    last: usize,
    history: Vec<(Board, usize)>,
}

impl Linhas {
    pub(crate) fn new() -> Linhas {
        let mut board = [[None; 8]; 8];
        for row in [0, 7] {
            board[row][1..7].fill(Some(0));
        }
        for row in &mut board[1..7] {
            (row[0], row[7]) = (Some(1), Some(1));
        }
        Linhas { board, side: 0, last: 1, history: vec![(board, 0)] }
    }

    fn at(&self, r: i32, c: i32) -> Option<Option<usize>> {
        let inside = (0..8).contains(&r) && (0..8).contains(&c);
        inside.then(|| self.board[r as usize][c as usize])
    }

    fn possible(&self) -> Vec<([i32; 4], String)> {
        let mut list = Vec::new();
        for (r, c) in (0..64).map(|i| (i / 8, i % 8)).filter(|&(r, c)| self.at(r, c) == Some(Some(self.side)))
        {
            for (dr, dc) in [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)] {
                let line = (-7..=7).filter(|n| matches!(self.at(r + n * dr, c + n * dc), Some(Some(_))));
                let far = line.count() as i32;
                let is_free = (1..far).all(|n| self.at(r + n * dr, c + n * dc) != Some(Some(1 - self.side)));
                let (to_r, to_c) = (r + far * dr, c + far * dc);
                let target = self.at(to_r, to_c);
                if is_free && target.is_some_and(|stands| stands != Some(self.side)) {
                    let name = |r: i32, c: i32| format!("{}{}", char::from(b'a' + c as u8), r + 1);
                    let joint = if target == Some(None) { '-' } else { 'x' };
                    list.push(([r, c, to_r, to_c], format!("{}{joint}{}", name(r, c), name(to_r, to_c))));
                }
            }
        }
        list
    }

    fn is_joined(&self, side: usize) -> bool {
        let mut todo: Vec<(i32, i32)> =
            (0..64).map(|i| (i / 8, i % 8)).filter(|&(r, c)| self.at(r, c) == Some(Some(side))).collect();
        let Some(first) = todo.pop() else { return true };
        let mut reached = vec![first];
        while let Some(next) = todo.iter().position(|&(r, c)| {
            reached.iter().any(|&(a, b): &(i32, i32)| (a - r).abs() <= 1 && (b - c).abs() <= 1)
        }) {
            reached.push(todo.swap_remove(next));
        }
        todo.is_empty()
    }
}

impl Oracle for Linhas {
    fn moves(&self) -> Vec<String> {
        if self.outcome().is_some() {
            return vec![];
        }
        self.possible().into_iter().map(|(_, text)| text).collect()
    }

    fn play(&mut self, mv: &str) {
        let ([r, c, to_r, to_c], _) =
            self.possible().into_iter().find(|(_, text)| text == mv).expect("a listed move");
        self.board[to_r as usize][to_c as usize] = self.board[r as usize][c as usize].take();
        (self.last, self.side) = (self.side, 1 - self.side);
        self.history.push((self.board, self.side));
    }

    fn side_to_move(&self) -> usize {
        self.side
    }

    fn outcome(&self) -> Option<Verdict> {
        if self.history.len() > 1
            && let Some(winner) = [self.last, 1 - self.last].into_iter().find(|&side| self.is_joined(side))
        {
            return Some(Verdict::win(winner));
        }
        if self.possible().is_empty() {
            return Some(Verdict::win(1 - self.side));
        }
        let times = self.history.iter().filter(|past| **past == (self.board, self.side)).count();
        (times >= 3).then_some(Verdict::Draw)
    }

    fn cells(&self) -> Vec<(String, String)> {
        let full = (0..64).filter_map(|i| Some((i, self.board[i / 8][i % 8]?)));
        full.map(|(i, side)| {
            let name = format!("{}{}", char::from(b'a' + (i % 8) as u8), i / 8 + 1);
            (name, ["black", "white"][side].to_string())
        })
        .collect()
    }

    fn boxed_clone(&self) -> Box<dyn Oracle> {
        Box::new(self.clone())
    }
}
