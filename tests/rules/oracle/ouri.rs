//! Ouri: sow, capture twos and threes, feed the hungry; 25 seeds win.

use super::{Oracle, Verdict};

/// The houses in sowing order: the first six belong to side 0.
const HOUSES: [&str; 12] = ["a1", "b1", "c1", "d1", "e1", "f1", "f2", "e2", "d2", "c2", "b2", "a2"];

/// A game of Ouri.
#[derive(Clone)]
pub(crate) struct Ouri {
    seeds: [usize; 12],
    captured: [usize; 2],
    side: usize,
    /// Houses and side to move of every position so far, the current one included.
    history: Vec<([usize; 12], usize)>,
}

impl Ouri {
    /// Four seeds in every house.
    pub(crate) fn new() -> Ouri {
        Ouri::with([4; 12], [0, 0], 0)
    }

    /// Any position, with the houses in sowing order from a1.
    pub(crate) fn with(seeds: [usize; 12], captured: [usize; 2], side: usize) -> Ouri {
        Ouri { seeds, captured, side, history: vec![(seeds, side)] }
    }

    fn houses_of(side: usize) -> std::ops::Range<usize> {
        if side == 0 { 0..6 } else { 6..12 }
    }

    fn seeds_of(seeds: &[usize; 12], side: usize) -> usize {
        seeds[Ouri::houses_of(side)].iter().sum()
    }

    /// The houses after sowing from one, without captures, and the house of the last seed.
    fn sown(&self, house: usize) -> ([usize; 12], usize) {
        let mut seeds = self.seeds;
        let mut in_hand = seeds[house];
        seeds[house] = 0;
        let mut at = house;
        while in_hand > 0 {
            at = (at + 1) % 12;
            if at != house {
                seeds[at] += 1;
                in_hand -= 1;
            }
        }
        (seeds, at)
    }

    fn playable(&self) -> Vec<usize> {
        let enemy = 1 - self.side;
        let is_hungry = Ouri::seeds_of(&self.seeds, enemy) == 0;
        let full = Ouri::houses_of(self.side).filter(|&house| self.seeds[house] > 0);
        full.filter(|&house| !is_hungry || Ouri::seeds_of(&self.sown(house).0, enemy) > 0).collect()
    }

    fn is_repeated(&self) -> bool {
        self.history.iter().filter(|position| **position == (self.seeds, self.side)).count() > 1
    }
}

impl Oracle for Ouri {
    fn moves(&self) -> Vec<String> {
        if self.outcome().is_some() {
            return vec![];
        }
        self.playable().into_iter().map(|house| HOUSES[house].to_string()).collect()
    }

    fn play(&mut self, mv: &str) {
        let house = HOUSES.iter().position(|name| *name == mv).expect("a move names a house");
        let (seeds, last) = self.sown(house);
        let enemy = Ouri::houses_of(1 - self.side);
        let mut after = seeds;
        let mut at = last;
        let mut gain = 0;
        while enemy.contains(&at) && (seeds[at] == 2 || seeds[at] == 3) {
            gain += seeds[at];
            after[at] = 0;
            // The first enemy house ends the row; the one before it is the mover's own.
            if at == enemy.start {
                break;
            }
            at -= 1;
        }
        if Ouri::seeds_of(&after, 1 - self.side) == 0 {
            // A capture of everything the opponent has is not made.
            after = seeds;
            gain = 0;
        }
        self.seeds = after;
        self.captured[self.side] += gain;
        self.side = 1 - self.side;
        self.history.push((self.seeds, self.side));
    }

    fn side_to_move(&self) -> usize {
        self.side
    }

    fn outcome(&self) -> Option<Verdict> {
        if let Some(side) = [0, 1].into_iter().find(|&side| self.captured[side] >= 25) {
            return Some(Verdict::win(side));
        }
        let total = |side| self.captured[side] + Ouri::seeds_of(&self.seeds, side);
        (self.playable().is_empty() || self.is_repeated()).then(|| Verdict::more(total(0), total(1)))
    }

    /// The houses that hold seeds, with their number.
    fn cells(&self) -> Vec<(String, String)> {
        let full = (0..12).filter(|&house| self.seeds[house] > 0);
        full.map(|house| (HOUSES[house].to_string(), self.seeds[house].to_string())).collect()
    }

    fn boxed_clone(&self) -> Box<dyn Oracle> {
        Box::new(self.clone())
    }
}
