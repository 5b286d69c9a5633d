//! Dominório on 8×8: the empty cells whose neighbour ahead is empty too are where a domino may lie.

use super::{Driver, Playout, bits::Ranked, check, check::Plain, rng::Rng};

const NOT_H: u64 = 0x7f7f_7f7f_7f7f_7f7f;

/// Plays one random game.
pub fn playout(rng: &mut Rng) -> Playout {
    play(rng)
}

fn play(driver: &mut impl Driver) -> Playout {
    let mut empty = u64::MAX;
    let mut plies = 0;
    loop {
        if !place::<8>(driver, &mut empty, u64::MAX) {
            return Playout { winner: Some(1), plies };
        }
        plies += 1;
        if !place::<1>(driver, &mut empty, NOT_H) {
            return Playout { winner: Some(0), plies };
        }
        plies += 1;
    }
}

/// Lays a random domino, upwards or to the right; returns whether there was room.
#[inline(always)]
fn place<const BY: u32>(driver: &mut impl Driver, empty: &mut u64, within: u64) -> bool {
    let open = Ranked::new(*empty & *empty >> BY & within);
    if open.count() == 0 {
        return false;
    }
    let cell = open.select(driver.below(open.count()));
    driver.played(cell.trailing_zeros());
    *empty ^= cell | cell << BY;
    true
}

/// The same rules on an array.
struct Cells {
    taken: [[bool; 8]; 8],
    side: usize,
}

impl Cells {
    fn other_end(&self, col: usize, row: usize) -> (usize, usize) {
        if self.side == 0 { (col, row + 1) } else { (col + 1, row) }
    }
}

impl Plain for Cells {
    fn start() -> Self {
        Cells { taken: [[false; 8]; 8], side: 0 }
    }

    fn plies(&self) -> Vec<u32> {
        let fits = |&place: &usize| {
            let (col, row) = (place % 8, place / 8);
            let (far_col, far_row) = self.other_end(col, row);
            far_col < 8 && far_row < 8 && !self.taken[row][col] && !self.taken[far_row][far_col]
        };
        (0..64).filter(fits).map(|place| place as u32).collect()
    }

    fn play(&mut self, ply: u32) {
        let (col, row) = (ply as usize % 8, ply as usize / 8);
        let (far_col, far_row) = self.other_end(col, row);
        self.taken[row][col] = true;
        self.taken[far_row][far_col] = true;
        self.side = 1 - self.side;
    }

    fn result(&self) -> Option<Option<usize>> {
        self.plies().is_empty().then_some(Some(1 - self.side))
    }
}

/// Panics unless the playout follows the plain rules.
pub fn self_check() {
    check::agree::<Cells>(check::Draws::Once, 200, |script| play(script));
}
