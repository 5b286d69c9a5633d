//! Pente: five in a line, or five captured pairs.

use std::collections::BTreeMap;

use super::{Oracle, Verdict};

/// A game of Pente.
#[derive(Clone)]
pub(crate) struct Pente {
    size: i32,
    stones: BTreeMap<(i32, i32), usize>,
    captured: [usize; 2],
    side: usize,
    is_first: bool,
    winner: Option<usize>,
}

impl Pente {
    pub(crate) fn new(size: i32) -> Pente {
        let stones = BTreeMap::new();
        Pente { size, stones, captured: [0; 2], side: 0, is_first: true, winner: None }
    }

    fn name((x, y): (i32, i32)) -> String {
        format!("{}{}", char::from(b'a' + x as u8), y + 1)
    }

    fn cells_of_board(&self) -> impl Iterator<Item = (i32, i32)> + use<> {
        let size = self.size;
        (0..size * size).map(move |i| (i % size, i / size))
    }
}

const WAYS: [(i32, i32); 8] = [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)];

impl Oracle for Pente {
    fn moves(&self) -> Vec<String> {
        if self.outcome().is_some() {
            return vec![];
        }
        if self.is_first {
            return vec![Pente::name((self.size / 2, self.size / 2))];
        }
        self.cells_of_board().filter(|cell| !self.stones.contains_key(cell)).map(Pente::name).collect()
    }

    fn play(&mut self, mv: &str) {
        let (x, y) = self.cells_of_board().find(|cell| Pente::name(*cell) == mv).expect("a point");
        let (own, enemy) = (self.side, 1 - self.side);
        self.stones.insert((x, y), own);
        for (dx, dy) in WAYS {
            let at = |n: i32| (x + n * dx, y + n * dy);
            let holds = |n: i32, side: usize| self.stones.get(&at(n)) == Some(&side);
            if holds(1, enemy) && holds(2, enemy) && holds(3, own) {
                self.stones.remove(&at(1));
                self.stones.remove(&at(2));
                self.captured[own] += 2;
            }
        }
        let in_line = |(dx, dy): (i32, i32)| {
            let holds = |n: i32| self.stones.get(&(x + n * dx, y + n * dy)) == Some(&own);
            (1..).take_while(|&n| holds(n)).count() + (1..).take_while(|&n| holds(-n)).count() + 1 >= 5
        };
        if self.captured[own] >= 10 || WAYS.into_iter().any(in_line) {
            self.winner = Some(own);
        }
        (self.side, self.is_first) = (enemy, false);
    }

    fn side_to_move(&self) -> usize {
        self.side
    }

    fn outcome(&self) -> Option<Verdict> {
        let is_full = self.stones.len() as i32 == self.size * self.size;
        self.winner.map(Verdict::win).or(is_full.then_some(Verdict::Draw))
    }

    fn cells(&self) -> Vec<(String, String)> {
        let word = |side: usize| ["white", "black"][side].to_string();
        self.stones.iter().map(|(cell, side)| (Pente::name(*cell), word(*side))).collect()
    }

    fn boxed_clone(&self) -> Box<dyn Oracle> {
        Box::new(self.clone())
    }
}
