//! Quelhas on 10×10: the rows and the columns as patterns of ten bits, and a table of the runs in each pattern.

use super::{Driver, Playout, check, check::Plain, rng::Rng};

const SIZE: usize = 10;
const SWAP: u32 = 1 << 16;

/// How many runs of two or more there are in a line with these cells empty.
static RUNS: [u8; 1 << SIZE] = {
    let mut table = [0; 1 << SIZE];
    let mut empty = 0;
    while empty < 1 << SIZE {
        let (mut place, mut length) = (0, 0u8);
        while place < SIZE {
            length = if empty >> place & 1 == 1 { length + 1 } else { 0 };
            // A run that ends here may be of any length from two on.
            table[empty] += length.saturating_sub(1);
            place += 1;
        }
        empty += 1;
    }
    table
};

/// Plays one random game.
pub fn playout(rng: &mut Rng) -> Playout {
    play(rng)
}

fn play(driver: &mut impl Driver) -> Playout {
    // The lines of the side that plays upwards are columns, those of the other are rows.
    let mut lines = [[(1_u16 << SIZE) - 1; SIZE]; 2];
    let (mut plies, mut side) = (0, 0);
    loop {
        let mut upto = [0; SIZE];
        let mut total = 0;
        for (upto, &line) in upto.iter_mut().zip(&lines[side]) {
            *upto = total;
            total += u32::from(RUNS[usize::from(line) & 1023]);
        }
        if total == 0 {
            return Playout { winner: Some(side), plies };
        }
        let k = driver.below(total + u32::from(plies == 1));
        plies += 1;
        if k == total {
            driver.played(SWAP); // the board and the side to move stay as they are
            continue;
        }
        let chosen = upto[1..].iter().filter(|&&upto| k >= upto).count();
        let (from, to) = nth(lines[side][chosen], k - upto[chosen]);
        driver.played((side << 12 | chosen << 8 | from << 4 | to) as u32);
        for place in from..=to {
            lines[side][chosen] &= !(1 << place);
            lines[1 - side][place] &= !(1 << chosen);
        }
        side = 1 - side;
    }
}

/// The first and the last cell of the k-th run of a line.
#[inline(always)]
fn nth(line: u16, mut k: u32) -> (usize, usize) {
    let mut length = 0;
    let mut place = 0;
    loop {
        length = if line >> place & 1 == 1 { length + 1 } else { 0 };
        if length > 1 {
            if k < length - 1 {
                return (place - 1 - k as usize, place);
            }
            k -= length - 1;
        }
        place += 1;
    }
}

/// The same rules on an array.
struct Cells {
    taken: [[bool; SIZE]; SIZE],
    side: usize,
    plies: usize,
}

impl Cells {
    fn cell(&self, line: usize, place: usize) -> (usize, usize) {
        if self.side == 0 { (line, place) } else { (place, line) }
    }
}

impl Plain for Cells {
    fn start() -> Self {
        Cells { taken: [[false; SIZE]; SIZE], side: 0, plies: 0 }
    }

    fn plies(&self) -> Vec<u32> {
        let mut found = vec![];
        for (line, from) in (0..SIZE * SIZE).map(|i| (i / SIZE, i % SIZE)) {
            for to in from..SIZE {
                let (col, row) = self.cell(line, to);
                if self.taken[col][row] {
                    break;
                }
                if to > from {
                    found.push((self.side << 12 | line << 8 | from << 4 | to) as u32);
                }
            }
        }
        if self.plies == 1 && !found.is_empty() {
            found.push(SWAP);
        }
        found
    }

    fn play(&mut self, ply: u32) {
        self.plies += 1;
        if ply == SWAP {
            return;
        }
        let [line, from, to] = [8, 4, 0].map(|shift| (ply >> shift & 15) as usize);
        for place in from..=to {
            let (col, row) = self.cell(line, place);
            self.taken[col][row] = true;
        }
        self.side = 1 - self.side;
    }

    fn result(&self) -> Option<Option<usize>> {
        self.plies().is_empty().then_some(Some(self.side))
    }
}

/// Panics unless the playout follows the plain rules.
pub fn self_check() {
    check::agree::<Cells>(check::Draws::Once, 200, |script| play(script));
}
