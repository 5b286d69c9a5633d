//! Abalone: lines of one to three marbles move along themselves or aside, and push shorter ones off the board.

use std::collections::BTreeMap;

use super::{Oracle, Verdict};

/// A row from the bottom, and a place in it on axes that run to the upper right.
type Place = (i32, i32);

/// A game of Abalone.
#[derive(Clone)]
pub(crate) struct Abalone {
    marbles: BTreeMap<Place, usize>,
    side: usize,
    history: Vec<(BTreeMap<Place, usize>, usize)>,
}

/// A move: how it is written, and what stands where afterwards.
type Ply = (String, BTreeMap<Place, usize>);

/// Right, and down and up to the right: lines are written from their left end. The other three directions lead back.
const AXES: [Place; 3] = [(0, 1), (-1, 0), (1, 1)];

fn width(row: i32) -> i32 {
    9 - (row - 4).abs()
}

fn is_inside((row, u): Place) -> bool {
    (0..9).contains(&row) && (0..width(row)).contains(&(u - (row - 4).max(0)))
}

fn name((row, u): Place) -> String {
    format!("{}{}", char::from(b'a' + (u - (row - 4).max(0)) as u8), row + 1)
}

fn step((row, u): Place, (dr, du): Place, n: i32) -> Place {
    (row + n * dr, u + n * du)
}

impl Abalone {
    pub(crate) fn new() -> Abalone {
        let mut marbles = BTreeMap::new();
        for row in 0..9 {
            let columns = match row {
                0 | 1 | 7 | 8 => 0..width(row),
                2 | 6 => 2..5,
                _ => 0..0,
            };
            for column in columns {
                marbles.insert((row, column + (row - 4).max(0)), usize::from(row > 4));
            }
        }
        let history = vec![(marbles.clone(), 0)];
        Abalone { marbles, side: 0, history }
    }

    fn count(&self, from: Place, way: Place, side: usize) -> i32 {
        (0..).find(|&n| self.marbles.get(&step(from, way, n)) != Some(&side)).expect("the board ends")
    }

    fn possible(&self) -> Vec<Ply> {
        let mut plies = Vec::new();
        let own: Vec<Place> =
            self.marbles.iter().filter(|(_, side)| **side == self.side).map(|(place, _)| *place).collect();
        let back = AXES.map(|(dr, du)| (-dr, -du));
        let ways: Vec<Place> = AXES.into_iter().chain(back).collect();
        for &rear in &own {
            for &way in &ways {
                plies.extend(self.along(rear, way));
            }
            for axis in AXES {
                for length in 2..=3.min(self.count(rear, axis, self.side)) {
                    let sideways = ways.iter().filter(|way| **way != axis && **way != (-axis.0, -axis.1));
                    plies.extend(sideways.filter_map(|&way| self.aside(rear, axis, length, way)));
                }
            }
        }
        plies
    }

    /// A line whose last marble is there, moved on, and what it pushes.
    fn along(&self, rear: Place, way: Place) -> Option<Ply> {
        let length = self.count(rear, way, self.side);
        let front = step(rear, way, length);
        if length > 3 || !is_inside(front) {
            return None;
        }
        let pushed = self.count(front, way, 1 - self.side);
        let behind = step(front, way, pushed);
        if pushed >= length || self.marbles.contains_key(&behind) {
            return None;
        }
        let mut after = self.marbles.clone();
        after.remove(&rear);
        after.insert(front, self.side);
        let mut joint = '-';
        if pushed > 0 {
            match is_inside(behind) {
                true => {
                    after.insert(behind, 1 - self.side);
                }
                false => joint = 'x',
            }
        }
        Some((format!("{}{joint}{}", name(rear), name(front)), after))
    }

    /// A line moved aside.
    fn aside(&self, first: Place, axis: Place, length: i32, way: Place) -> Option<Ply> {
        let line: Vec<Place> = (0..length).map(|n| step(first, axis, n)).collect();
        let targets: Vec<Place> = line.iter().map(|&place| step(place, way, 1)).collect();
        if targets.iter().any(|place| !is_inside(*place) || self.marbles.contains_key(place)) {
            return None;
        }
        let mut after = self.marbles.clone();
        after.retain(|place, _| !line.contains(place));
        after.extend(targets.iter().map(|place| (*place, self.side)));
        let text = format!("{}-{},{}", name(first), name(line[line.len() - 1]), name(targets[0]));
        Some((text, after))
    }
}

impl Oracle for Abalone {
    fn moves(&self) -> Vec<String> {
        if self.outcome().is_some() {
            return vec![];
        }
        self.possible().into_iter().map(|(text, _)| text).collect()
    }

    fn play(&mut self, mv: &str) {
        let (_, after) = self.possible().into_iter().find(|(text, _)| text == mv).expect("a move");
        self.marbles = after;
        self.side = 1 - self.side;
        self.history.push((self.marbles.clone(), self.side));
    }

    fn side_to_move(&self) -> usize {
        self.side
    }

    fn outcome(&self) -> Option<Verdict> {
        let left = |side: usize| self.marbles.values().filter(|other| **other == side).count();
        if let Some(beaten) = [0, 1].into_iter().find(|&side| left(side) <= 8) {
            return Some(Verdict::win(1 - beaten));
        }
        if self.possible().is_empty() {
            return Some(Verdict::win(1 - self.side));
        }
        let now = (&self.marbles, self.side);
        let times = self.history.iter().filter(|(marbles, side)| (marbles, *side) == now).count();
        (times >= 3).then_some(Verdict::Draw)
    }

    fn cells(&self) -> Vec<(String, String)> {
        let word = |side: &usize| ["black", "white"][*side].to_owned();
        self.marbles.iter().map(|(place, side)| (name(*place), word(side))).collect()
    }

    fn boxed_clone(&self) -> Box<dyn Oracle> {
        Box::new(self.clone())
    }
}
