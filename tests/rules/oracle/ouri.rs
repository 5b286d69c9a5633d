//! Ouri and Oware: sow, capture twos and threes, feed the hungry; 25 seeds win.

use super::{Oracle, Verdict};

/// The houses in sowing order: the first six belong to side 0.
const HOUSES: [&str; 12] = ["a1", "b1", "c1", "d1", "e1", "f1", "f2", "e2", "d2", "c2", "b2", "a2"];

/// Which rule is played.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Rule {
    /// Single seeds are free, and a capture of everything is not made.
    International,
    /// Single seeds only when there is nothing else, and after a capture of everything the mover feeds.
    Schools,
}

/// A game of Ouri.
#[derive(Clone)]
pub(crate) struct Ouri {
    rule: Rule,
    seeds: [usize; 12],
    captured: [usize; 2],
    side: usize,
    /// Houses and side to move of every position so far, the current one included.
    history: Vec<([usize; 12], usize)>,
}

impl Ouri {
    /// Four seeds in every house.
    pub(crate) fn new(rule: Rule) -> Ouri {
        Ouri::with(rule, [4; 12], [0, 0], 0)
    }

    /// Any position, with the houses in sowing order from a1.
    pub(crate) fn with(rule: Rule, seeds: [usize; 12], captured: [usize; 2], side: usize) -> Ouri {
        Ouri { rule, seeds, captured, side, history: vec![(seeds, side)] }
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

    /// The houses after sowing from one and capturing whatever can be captured, and how much that is.
    fn harvested(&self, house: usize) -> ([usize; 12], usize) {
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
        (after, gain)
    }

    fn playable(&self) -> Vec<usize> {
        let enemy = 1 - self.side;
        let is_hungry = Ouri::seeds_of(&self.seeds, enemy) == 0;
        let mut least = 1;
        if self.rule == Rule::Schools && Ouri::houses_of(self.side).any(|house| self.seeds[house] > 1) {
            least = 2;
        }
        let full = Ouri::houses_of(self.side).filter(|&house| self.seeds[house] >= least);
        let left = |house: usize| match self.rule {
            Rule::International => self.sown(house).0,
            Rule::Schools => self.harvested(house).0,
        };
        full.filter(|&house| !is_hungry || Ouri::seeds_of(&left(house), enemy) > 0).collect()
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
        let (mut after, mut gain) = self.harvested(house);
        let takes_all = Ouri::seeds_of(&after, 1 - self.side) == 0;
        if takes_all && self.rule == Rule::International {
            // A capture of everything the opponent has is not made.
            (after, gain) = (self.sown(house).0, 0);
        }
        self.seeds = after;
        self.captured[self.side] += gain;
        if !(takes_all && self.rule == Rule::Schools) {
            self.side = 1 - self.side;
        }
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
