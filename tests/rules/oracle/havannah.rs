//! Havannah: join two corners or three sides, or close a ring.

use std::collections::{BTreeMap, BTreeSet};

use super::{Oracle, Verdict};

type Place = (i32, i32);

/// A game of Havannah, on slanted coordinates round the middle.
#[derive(Clone)]
pub(crate) struct Havannah {
    radius: i32,
    stones: BTreeMap<Place, usize>,
    side: usize,
    plies: usize,
    swapped: bool,
    winner: Option<usize>,
}

const AROUND: [Place; 6] = [(0, 1), (1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1)];

impl Havannah {
    pub(crate) fn new(side: i32) -> Havannah {
        let stones = BTreeMap::new();
        Havannah { radius: side - 1, stones, side: 0, plies: 0, swapped: false, winner: None }
    }

    fn cells_of_board(&self) -> Vec<Place> {
        let span = -self.radius..=self.radius;
        let all = span.clone().flat_map(|y| span.clone().map(move |x| (x, y)));
        all.filter(|place| self.is_inside(*place)).collect()
    }

    fn is_inside(&self, (x, y): Place) -> bool {
        x.abs() <= self.radius && y.abs() <= self.radius && (x + y).abs() <= self.radius
    }

    fn around(&self, (x, y): Place) -> Vec<Place> {
        AROUND.iter().map(|(dx, dy)| (x + dx, y + dy)).filter(|place| self.is_inside(*place)).collect()
    }

    fn name(&self, (x, y): Place) -> String {
        // The lowest row is y = -radius; letters count from the left end of each row.
        let first = (-self.radius).max(-self.radius - y);
        format!("{}{}", char::from(b'a' + (x - first) as u8), y + self.radius + 1)
    }

    fn flood(&self, from: Place, may: impl Fn(Place) -> bool) -> BTreeSet<Place> {
        let (mut seen, mut todo) = (BTreeSet::from([from]), vec![from]);
        while let Some(place) = todo.pop() {
            for next in self.around(place) {
                if may(next) && seen.insert(next) {
                    todo.push(next);
                }
            }
        }
        seen
    }

    /// The sides a cell lies on; a corner lies on none.
    fn side_of(&self, (x, y): Place) -> Option<usize> {
        let r = self.radius;
        let on = [y == -r, x == r, x + y == r, y == r, x == -r, x + y == -r];
        let touching: Vec<usize> = (0..6).filter(|&i| on[i]).collect();
        (touching.len() == 1).then(|| touching[0])
    }

    fn has_won(&self, last: Place) -> bool {
        let own = |place: Place| self.stones.get(&place) == Some(&self.side);
        let group = self.flood(last, own);
        let corners = group.iter().filter(|place| self.around(**place).len() == 3).count();
        let sides: BTreeSet<usize> = group.iter().filter_map(|place| self.side_of(*place)).collect();
        if corners >= 2 || sides.len() >= 3 {
            return true;
        }
        // A cell from which nothing but own stones can be met before the rim is inside a ring.
        self.cells_of_board().into_iter().any(|centre| {
            let reached = self.flood(centre, |place| !own(place));
            reached.iter().all(|place| self.around(*place).len() == 6)
        })
    }
}

impl Oracle for Havannah {
    fn moves(&self) -> Vec<String> {
        if self.outcome().is_some() {
            return vec![];
        }
        let empty = self.cells_of_board().into_iter().filter(|place| !self.stones.contains_key(place));
        let mut moves: Vec<String> = empty.map(|place| self.name(place)).collect();
        if self.plies == 1 && !self.swapped {
            moves.push("swap".into());
        }
        moves
    }

    fn play(&mut self, mv: &str) {
        if mv == "swap" {
            self.swapped = true;
            return;
        }
        let place = self.cells_of_board().into_iter().find(|place| self.name(*place) == mv).expect("a cell");
        self.stones.insert(place, self.side);
        self.winner = self.has_won(place).then_some(self.side);
        (self.side, self.plies) = (1 - self.side, self.plies + 1);
    }

    fn side_to_move(&self) -> usize {
        self.side
    }

    fn outcome(&self) -> Option<Verdict> {
        let is_full = self.stones.len() == self.cells_of_board().len();
        self.winner.map(Verdict::win).or(is_full.then_some(Verdict::Draw))
    }

    fn cells(&self) -> Vec<(String, String)> {
        let word = |side: usize| ["white", "black"][side].to_string();
        self.stones.iter().map(|(place, side)| (self.name(*place), word(*side))).collect()
    }

    fn boxed_clone(&self) -> Box<dyn Oracle> {
        Box::new(self.clone())
    }
}
