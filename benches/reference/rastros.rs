//! Rastros on 7×7: the marker's eight neighbours are cut out of the board as nine bits that index two small tables.

use super::{Driver, Playout, check, check::Plain, rng::Rng};

/// The free cells; column and row 0 stay closed, so that a cell's place is `row * 8 + col` counted from 1.
const FREE: u64 = 0xfefe_fefe_fefe_fe00;
const START: u32 = 5 * 8 + 5;
const FIRST_GOAL: u32 = 8 + 1;
const SECOND_GOAL: u32 = 7 * 8 + 7;

/// For every pattern of free cells around the marker: how many there are.
static COUNT: [u8; 512] = {
    let mut table = [0; 512];
    let mut pattern: usize = 0;
    while pattern < 512 {
        table[pattern] = (pattern & !16).count_ones() as u8;
        pattern += 1;
    }
    table
};

/// For every pattern and rank, at `pattern * 8 + rank`: the step to that free cell, nine more than it is.
static STEP: [u8; 4096] = {
    let mut table = [0; 4096];
    let mut pattern = 0;
    while pattern < 512 {
        let (mut place, mut rank) = (0, 0);
        while place < 9 {
            if place != 4 && pattern >> place & 1 == 1 {
                table[pattern * 8 + rank] = (place / 3 * 8 + place % 3) as u8;
                rank += 1;
            }
            place += 1;
        }
        pattern += 1;
    }
    table
};

/// Plays one random game.
pub fn playout(rng: &mut Rng) -> Playout {
    play(rng)
}

fn play(driver: &mut impl Driver) -> Playout {
    let mut corner = START - 9; // the cell below and left of the marker
    let mut free = FREE;
    let mut plies = 0;
    loop {
        free &= !(1 << ((corner + 9) & 63));
        let around = free >> (corner & 63);
        let pattern = (around & 7 | around >> 5 & 0o70 | around >> 10 & 0o700) as usize;
        let count = u32::from(COUNT[pattern]);
        if count == 0 {
            return Playout { winner: Some((plies & 1 ^ 1) as usize), plies };
        }
        let k = driver.below(count);
        corner = corner + u32::from(STEP[(pattern * 8 + k as usize) & 4095]) - 9;
        driver.played(corner + 9);
        plies += 1;
        if corner == FIRST_GOAL - 9 {
            return Playout { winner: Some(0), plies };
        }
        if corner == SECOND_GOAL - 9 {
            return Playout { winner: Some(1), plies };
        }
    }
}

/// The same rules with a list of visited cells.
struct Trail {
    visited: Vec<(i32, i32)>,
}

impl Plain for Trail {
    fn start() -> Self {
        Trail { visited: vec![(5, 5)] }
    }

    fn plies(&self) -> Vec<u32> {
        let &(col, row) = self.visited.last().expect("the start is visited");
        let cells = (1..=7).flat_map(|row| (1..=7).map(move |col| (col, row)));
        cells
            .filter(|&(c, r)| (c - col).abs().max((r - row).abs()) == 1 && !self.visited.contains(&(c, r)))
            .map(|(c, r)| (r * 8 + c) as u32)
            .collect()
    }

    fn play(&mut self, ply: u32) {
        self.visited.push((ply as i32 % 8, ply as i32 / 8));
    }

    fn result(&self) -> Option<Option<usize>> {
        match self.visited.last() {
            Some((1, 1)) => Some(Some(0)),
            Some((7, 7)) => Some(Some(1)),
            _ => self.plies().is_empty().then_some(Some(self.visited.len() % 2)),
        }
    }
}

/// Panics unless the playout follows the plain rules.
pub fn self_check() {
    check::agree::<Trail>(check::Draws::Once, 2000, |script| play(script));
}
