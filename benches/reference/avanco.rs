//! Avanço on 7×7: three shifts make all moves; a bit of a word is a cell, eight bits a row, the eighth stays empty.

use super::{Driver, Playout, bits::Ranked, check, check::Plain, rng::Rng};
use std::hint::select_unpredictable;

const BOARD: u64 = 0x007f_7f7f_7f7f_7f7f;
const WHITE: u64 = 0x7f7f;
const BLACK: u64 = 0x007f_7f00_0000_0000;

/// Plays one random game.
pub fn playout(rng: &mut Rng) -> Playout {
    play(rng)
}

fn play(driver: &mut impl Driver) -> Playout {
    let (mut white, mut black) = (WHITE, BLACK);
    let mut plies = 0;
    loop {
        match ply::<true>(driver, white, black) {
            None => return Playout { winner: Some(1), plies },
            Some(after) => (white, black) = after,
        }
        plies += 1;
        if white >> 48 != 0 {
            return Playout { winner: Some(0), plies };
        }
        match ply::<false>(driver, black, white) {
            None => return Playout { winner: Some(0), plies },
            Some(after) => (black, white) = after,
        }
        plies += 1;
        if black & 0x7f != 0 {
            return Playout { winner: Some(1), plies };
        }
    }
}

/// Moves one random piece of `own`, upwards or downwards; `None` when there is no move.
#[inline(always)]
fn ply<const UP: bool>(driver: &mut impl Driver, own: u64, enemy: u64) -> Option<(u64, u64)> {
    let ahead = |by: u32| if UP { own << by } else { own >> by };
    // The cells reached straight ahead and by the two diagonals.
    let straight = Ranked::new(ahead(8) & BOARD & !(own | enemy));
    let near = Ranked::new(ahead(7) & BOARD & !own);
    let far = Ranked::new(ahead(9) & BOARD & !own);
    let (first, second) = (straight.count(), straight.count() + near.count());
    let all = second + far.count();
    if all == 0 {
        return None;
    }
    let k = driver.below(all);
    let to = straight.or_if(k >= first, near.after(first)).or_if(k >= second, far.after(second)).select(k);
    let by = select_unpredictable(k >= second, 9, select_unpredictable(k >= first, 7, 8));
    let from = if UP { to >> by } else { to << by };
    driver.played(from.trailing_zeros() << 6 | to.trailing_zeros());
    Some((own ^ from | to, enemy & !to))
}

/// The same rules on a list of rows.
struct Lists {
    rows: [[Option<usize>; 7]; 7],
    side: usize,
    won: Option<usize>,
}

impl Plain for Lists {
    fn start() -> Self {
        let rows = [Some(0), Some(0), None, None, None, Some(1), Some(1)].map(|side| [side; 7]);
        Lists { rows, side: 0, won: None }
    }

    fn plies(&self) -> Vec<u32> {
        let mut plies = vec![];
        let ahead = if self.side == 0 { 1 } else { -1 };
        for (row, col) in (0..49).map(|cell| (cell / 7, cell % 7)) {
            if self.rows[row][col] != Some(self.side) {
                continue;
            }
            for sideways in [-1, 0, 1] {
                let (Some(row_to), Some(col_to)) =
                    (row.checked_add_signed(ahead), col.checked_add_signed(sideways))
                else {
                    continue;
                };
                let Some(&there) = self.rows.get(row_to).and_then(|cells| cells.get(col_to)) else {
                    continue;
                };
                if there.is_none() || sideways != 0 && there != Some(self.side) {
                    plies.push(((row * 8 + col) << 6 | (row_to * 8 + col_to)) as u32);
                }
            }
        }
        plies
    }

    fn play(&mut self, ply: u32) {
        let cell = |at: u32| ((at / 8) as usize, (at % 8) as usize);
        let ((row, col), (row_to, col_to)) = (cell(ply >> 6), cell(ply & 63));
        self.rows[row][col] = None;
        self.rows[row_to][col_to] = Some(self.side);
        if row_to == [6, 0][self.side] {
            self.won = Some(self.side);
        }
        self.side = 1 - self.side;
    }

    fn result(&self) -> Option<Option<usize>> {
        if self.won.is_some() {
            return Some(self.won);
        }
        self.plies().is_empty().then_some(Some(1 - self.side))
    }
}

/// Panics unless the playout follows the plain rules.
pub fn self_check() {
    check::agree::<Lists>(check::Draws::Once, 200, |script| play(script));
}
