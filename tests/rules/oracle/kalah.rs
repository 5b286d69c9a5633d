//! Kalah: sow past the own store, which counts and may give another turn; capture across.

use super::{Oracle, Verdict};

/// The places in sowing order: six houses and the store of the first side, then of the second.
const HOUSES: [&str; 14] = ["a1", "b1", "c1", "d1", "e1", "f1", "", "f2", "e2", "d2", "c2", "b2", "a2", ""];

/// A game of Kalah.
#[derive(Clone)]
pub(crate) struct Kalah {
    seeds: [usize; 14],
    side: usize,
}

impl Kalah {
    pub(crate) fn new() -> Kalah {
        let mut seeds = [4; 14];
        (seeds[6], seeds[13]) = (0, 0);
        Kalah { seeds, side: 0 }
    }

    fn houses(side: usize) -> std::ops::Range<usize> {
        side * 7..side * 7 + 6
    }

    fn left(&self, side: usize) -> usize {
        self.seeds[Kalah::houses(side)].iter().sum()
    }
}

impl Oracle for Kalah {
    fn moves(&self) -> Vec<String> {
        if self.outcome().is_some() {
            return vec![];
        }
        let full = Kalah::houses(self.side).filter(|&house| self.seeds[house] > 0);
        full.map(|house| HOUSES[house].to_string()).collect()
    }

    fn play(&mut self, mv: &str) {
        let house = HOUSES.iter().position(|name| *name == mv).expect("a house");
        let (own_store, enemy_store) = (self.side * 7 + 6, (1 - self.side) * 7 + 6);
        let mut hand = std::mem::take(&mut self.seeds[house]);
        let mut at = house;
        while hand > 0 {
            at = (at + 1) % 14;
            if at != enemy_store {
                self.seeds[at] += 1;
                hand -= 1;
            }
        }
        let across = 12_usize.wrapping_sub(at);
        if Kalah::houses(self.side).contains(&at) && self.seeds[at] == 1 && self.seeds[across] > 0 {
            self.seeds[own_store] += 1 + std::mem::take(&mut self.seeds[across]);
            self.seeds[at] = 0;
        }
        if at != own_store {
            self.side = 1 - self.side;
        }
    }

    fn side_to_move(&self) -> usize {
        self.side
    }

    fn outcome(&self) -> Option<Verdict> {
        let total = |side: usize| self.left(side) + self.seeds[side * 7 + 6];
        let is_over = self.left(0) == 0 || self.left(1) == 0;
        is_over.then(|| Verdict::more(total(0), total(1)))
    }

    fn cells(&self) -> Vec<(String, String)> {
        let full = (0..14).filter(|&house| self.seeds[house] > 0 && !HOUSES[house].is_empty());
        full.map(|house| (HOUSES[house].to_string(), self.seeds[house].to_string())).collect()
    }

    fn boxed_clone(&self) -> Box<dyn Oracle> {
        Box::new(self.clone())
    }
}
