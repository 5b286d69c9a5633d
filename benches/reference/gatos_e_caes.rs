//! Gatos & Cães on 8×8: for each side the word of cells where it may still play.

use super::{Driver, Playout, bits::Ranked, check, check::Plain, rng::Rng};

const CENTRE: u64 = 0x0000_0018_1800_0000;
const NOT_A: u64 = 0xfefe_fefe_fefe_fefe;
const NOT_H: u64 = 0x7f7f_7f7f_7f7f_7f7f;
const SUPPLY: u32 = 28;

/// Plays one random game.
pub fn playout(rng: &mut Rng) -> Playout {
    play(rng)
}

/// The cells a piece leaves to the other side, by its row and column; 256 columns spare a bounds check.
static LEFT: [[u64; 256]; 8] = {
    let mut table = [[0; 256]; 8];
    let mut place = 0;
    while place < 64 {
        let cell: u64 = 1 << place;
        table[place / 8][place % 8] =
            !(cell | cell << 8 | cell >> 8 | (cell & NOT_H) << 1 | (cell & NOT_A) >> 1);
        place += 1;
    }
    table
};

fn play(driver: &mut impl Driver) -> Playout {
    let mut open = [u64::MAX; 2];
    place(driver, Ranked::new(CENTRE), &mut open, 0);
    place(driver, Ranked::new(open[1] & !CENTRE), &mut open, 1);
    let mut plies = 2;
    while plies < 2 * SUPPLY {
        let cats = Ranked::new(open[0]);
        if cats.count() == 0 {
            return Playout { winner: Some(1), plies };
        }
        place(driver, cats, &mut open, 0);
        plies += 1;
        let dogs = Ranked::new(open[1]);
        if dogs.count() == 0 {
            return Playout { winner: Some(0), plies };
        }
        place(driver, dogs, &mut open, 1);
        plies += 1;
    }
    Playout { winner: Some(1), plies } // the cats have run out
}

#[inline(always)]
fn place(driver: &mut impl Driver, from: Ranked, open: &mut [u64; 2], side: usize) {
    let (row, col) = from.place(driver.below(from.count()));
    let place = row as u32 * 8 + u32::from(col);
    driver.played(place);
    open[side] &= !(1 << (place & 63));
    open[1 - side] &= LEFT[row & 7][usize::from(col)];
}

/// The same rules on lists of placed animals.
struct Animals {
    placed: [Vec<(i32, i32)>; 2],
    side: usize,
}

impl Plain for Animals {
    fn start() -> Self {
        Animals { placed: [vec![], vec![]], side: 0 }
    }

    fn plies(&self) -> Vec<u32> {
        let [own, enemy] = [&self.placed[self.side], &self.placed[1 - self.side]];
        if own.len() == SUPPLY as usize {
            return vec![];
        }
        let allowed = |&(col, row): &(i32, i32)| {
            let central = (3..=4).contains(&col) && (3..=4).contains(&row);
            let beside = enemy.iter().any(|&(c, r)| (c - col).abs() + (r - row).abs() <= 1);
            !own.contains(&(col, row)) && !beside && (!own.is_empty() || central == (self.side == 0))
        };
        let cells = (0..8).flat_map(|row| (0..8).map(move |col| (col, row)));
        cells.filter(allowed).map(|(col, row)| (row * 8 + col) as u32).collect()
    }

    fn play(&mut self, ply: u32) {
        self.placed[self.side].push((ply as i32 % 8, ply as i32 / 8));
        self.side = 1 - self.side;
    }

    fn result(&self) -> Option<Option<usize>> {
        self.plies().is_empty().then_some(Some(1 - self.side))
    }
}

/// Panics unless the playout follows the plain rules, also when all 56 animals find a place.
pub fn self_check() {
    check::agree::<Animals>(check::Draws::Once, 200, |script| play(script));
    // The cats from d4 back to a1, the dogs from h8 back to e5.
    let plies: Vec<u32> = (0..SUPPLY).flat_map(|n| [27 - n, 63 - n]).collect();
    check::agree_after::<Animals>(&plies, |script| play(script));
}
