//! Atari Go on 9×9: a forest of groups with their liberties; the first capture ends the game, so groups only grow.

use super::{Driver, Playout, check, check::Plain, rng::Rng};

const POINTS: usize = 81;
const SUPPLY: u32 = 40;

/// The points beside each point.
static AROUND: [u128; POINTS] = {
    let mut table = [0; POINTS];
    let mut point = 0;
    while point < POINTS {
        let (col, row) = (point % 9, point / 9);
        if col > 0 {
            table[point] |= 1 << (point - 1);
        }
        if col < 8 {
            table[point] |= 1 << (point + 1);
        }
        if row > 0 {
            table[point] |= 1 << (point - 9);
        }
        if row < 8 {
            table[point] |= 1 << (point + 9);
        }
        point += 1;
    }
    table
};

/// Plays one random game.
pub fn playout(rng: &mut Rng) -> Playout {
    play(rng)
}

struct Board {
    stones: [u128; 2],
    parent: [u8; POINTS],
    liberties: [u128; POINTS], // true at the root of a group
}

enum Placed {
    Suicide,
    Captured,
    Quiet,
}

impl Board {
    fn root(&self, mut point: usize) -> usize {
        while usize::from(self.parent[point]) != point {
            point = usize::from(self.parent[point]);
        }
        point
    }

    /// Places a stone unless that is suicide.
    fn place(&mut self, point: usize, side: usize) -> Placed {
        let stone = 1 << point;
        let mut liberties = AROUND[point] & !(self.stones[0] | self.stones[1]);
        for beside in points(AROUND[point] & self.stones[1 - side]) {
            if self.liberties[self.root(beside)] == stone {
                return Placed::Captured;
            }
        }
        for beside in points(AROUND[point] & self.stones[side]) {
            liberties |= self.liberties[self.root(beside)];
        }
        liberties &= !stone;
        if liberties == 0 {
            return Placed::Suicide;
        }
        for beside in points(AROUND[point] & self.stones[1 - side]) {
            let root = self.root(beside);
            self.liberties[root] &= !stone;
        }
        for beside in points(AROUND[point] & self.stones[side]) {
            let root = self.root(beside);
            self.parent[root] = point as u8;
        }
        self.stones[side] |= stone;
        self.liberties[point] = liberties;
        Placed::Quiet
    }
}

/// The points of a set, one after another.
fn points(mut set: u128) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let point = (set != 0).then(|| set.trailing_zeros() as usize)?;
        set &= set - 1;
        Some(point)
    })
}

fn play(driver: &mut impl Driver) -> Playout {
    let each: [u8; POINTS] = std::array::from_fn(|point| point as u8);
    let mut board = Board { stones: [0; 2], parent: each, liberties: [0; POINTS] };
    let mut empty = each;
    let mut plies = 0;
    loop {
        let side = (plies % 2) as usize;
        let left = POINTS - plies as usize;
        // Points found to be suicide go behind the untried ones; the next draw is among the rest.
        let mut untried = if plies / 2 < SUPPLY { left } else { 0 };
        loop {
            if untried == 0 {
                return Playout { winner: Some(1 - side), plies };
            }
            let k = driver.below(untried as u32) as usize;
            let point = usize::from(empty[k]);
            untried -= 1;
            match board.place(point, side) {
                Placed::Suicide => empty.swap(k, untried),
                Placed::Captured => {
                    driver.played(point as u32);
                    return Playout { winner: Some(side), plies: plies + 1 };
                }
                Placed::Quiet => {
                    driver.played(point as u32);
                    empty[k] = empty[untried];
                    empty[untried] = empty[left - 1];
                    break;
                }
            }
        }
        plies += 1;
    }
}

/// The same rules on an array of stones, groups walked anew each time.
struct Stones {
    points: [Option<usize>; POINTS],
    plies: usize,
    won: Option<usize>,
}

impl Stones {
    fn beside(point: usize) -> Vec<usize> {
        let (col, row) = (point % 9, point / 9);
        (0..POINTS).filter(|other| (other % 9).abs_diff(col) + (other / 9).abs_diff(row) == 1).collect()
    }

    fn breathes(&self, point: usize) -> bool {
        let mut group = vec![point];
        let mut next = 0;
        while let Some(&stone) = group.get(next) {
            for other in Self::beside(stone) {
                if self.points[other].is_none() {
                    return true;
                }
                if self.points[other] == self.points[point] && !group.contains(&other) {
                    group.push(other);
                }
            }
            next += 1;
        }
        false
    }

    /// The position after a stone, and whether it captures; `None` for suicide.
    fn after(&self, point: usize, side: usize) -> Option<([Option<usize>; POINTS], bool)> {
        let mut next = Stones { points: self.points, ..Stones::start() };
        next.points[point] = Some(side);
        let captures = Self::beside(point)
            .into_iter()
            .any(|other| next.points[other] == Some(1 - side) && !next.breathes(other));
        (captures || next.breathes(point)).then_some((next.points, captures))
    }
}

impl Plain for Stones {
    fn start() -> Self {
        Stones { points: [None; POINTS], plies: 0, won: None }
    }

    fn plies(&self) -> Vec<u32> {
        let side = self.plies % 2;
        if self.plies / 2 == SUPPLY as usize {
            return vec![];
        }
        let empty = (0..POINTS).filter(|&point| self.points[point].is_none());
        empty.filter(|&point| self.after(point, side).is_some()).map(|point| point as u32).collect()
    }

    fn play(&mut self, ply: u32) {
        let side = self.plies % 2;
        let (points, captures) = self.after(ply as usize, side).expect("a legal ply");
        self.points = points;
        self.won = captures.then_some(side);
        self.plies += 1;
    }

    fn result(&self) -> Option<Option<usize>> {
        if self.won.is_some() {
            return Some(self.won);
        }
        self.plies().is_empty().then_some(Some(1 - self.plies % 2))
    }
}

/// Panics unless the playout follows the plain rules.
pub fn self_check() {
    check::agree::<Stones>(check::Draws::Again, 100, |script| play(script));
    check::same_statistics::<Stones>(1000, playout);
}
