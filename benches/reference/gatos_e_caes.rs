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

fn play(driver: &mut impl Driver) -> Playout {
    let (mut cats, mut dogs) = (u64::MAX, u64::MAX);
    let cat = place(driver, Ranked::new(CENTRE));
    cats &= !cat;
    dogs &= !around(cat);
    let dog = place(driver, Ranked::new(dogs & !CENTRE));
    dogs &= !dog;
    cats &= !around(dog);
    let mut plies = 2;
    while plies < 2 * SUPPLY {
        let open = Ranked::new(cats);
        if open.count() == 0 {
            return Playout { winner: Some(1), plies };
        }
        let cat = place(driver, open);
        cats &= !cat;
        dogs &= !around(cat);
        plies += 1;

        let open = Ranked::new(dogs);
        if open.count() == 0 {
            return Playout { winner: Some(0), plies };
        }
        let dog = place(driver, open);
        dogs &= !dog;
        cats &= !around(dog);
        plies += 1;
    }
    Playout { winner: Some(1), plies } // the cats have run out
}

#[inline(always)]
fn place(driver: &mut impl Driver, open: Ranked) -> u64 {
    let cell = open.select(driver.below(open.count()));
    driver.played(cell.trailing_zeros());
    cell
}

/// The cell and those beside it.
#[inline(always)]
fn around(cell: u64) -> u64 {
    cell | cell << 8 | cell >> 8 | (cell & NOT_H) << 1 | (cell & NOT_A) >> 1
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

/// Panics unless the playout follows the plain rules.
pub fn self_check() {
    check::agree::<Animals>(check::Draws::Once, 200, |script| play(script));
}
