//! Semáforo on 4×3: four masks of twelve cells (empty, green, yellow, red) side by side in one word.
//!
//! The supply of eight a colour never runs out before a line of that colour stands; the self-check proves it.

use super::{Driver, Playout, bits::Ranked, check, check::Plain, rng::Rng};

/// The cells from which a line of three runs right, up, up-right, up-left, in every colour but empty.
const RIGHT: u64 = 0x0333_0333_0333_0000;
const UP: u64 = 0x000f_000f_000f_0000;
const UP_RIGHT: u64 = 0x0003_0003_0003_0000;
const UP_LEFT: u64 = 0x000c_000c_000c_0000;
const CHANGING: u64 = 0x0000_ffff_ffff_ffff;

/// Plays one random game.
pub fn playout(rng: &mut Rng) -> Playout {
    play(rng)
}

fn play(driver: &mut impl Driver) -> Playout {
    let mut cells: u64 = 0xfff;
    let mut plies = 0;
    loop {
        // Every cell is one bit of the word; those below the red mask may change, each into the next mask.
        let open = Ranked::new(cells & CHANGING);
        let old = open.select(driver.below(open.count()));
        driver.played(old.trailing_zeros() % 16);
        cells ^= old | old << 16;
        plies += 1;
        if has_line(cells) {
            return Playout { winner: Some((plies & 1 ^ 1) as usize), plies };
        }
    }
}

/// Whether three in a row of one colour stand anywhere.
#[inline(always)]
pub fn has_line(cells: u64) -> bool {
    let right = cells & cells >> 1 & cells >> 2 & RIGHT;
    let up = cells & cells >> 4 & cells >> 8 & UP;
    let up_right = cells & cells >> 5 & cells >> 10 & UP_RIGHT;
    let up_left = cells & cells >> 3 & cells >> 6 & UP_LEFT;
    right | up | up_right | up_left != 0
}

/// The same rules on an array of colours, 0 for empty.
struct Colours {
    cells: [u8; 12],
    plies: usize,
}

impl Colours {
    fn line(&self) -> bool {
        let colour = |col: i32, row: i32| {
            let inside = (0..4).contains(&col) && (0..3).contains(&row);
            if inside { self.cells[(row * 4 + col) as usize] } else { 0 }
        };
        (0..12).map(|cell| (cell % 4, cell / 4)).any(|(col, row)| {
            [(1, 0), (0, 1), (1, 1), (1, -1)].iter().any(|&(right, up)| {
                let [a, b, c] = [0, 1, 2].map(|step| colour(col + step * right, row + step * up));
                a != 0 && a == b && b == c
            })
        })
    }
}

impl Plain for Colours {
    fn start() -> Self {
        Colours { cells: [0; 12], plies: 0 }
    }

    fn plies(&self) -> Vec<u32> {
        let left = |colour: u8| 8 - self.cells.iter().filter(|&&cell| cell == colour).count();
        (0..12)
            .filter(|&cell| matches!(self.cells[cell as usize], colour if colour < 3 && left(colour + 1) > 0))
            .collect()
    }

    fn play(&mut self, ply: u32) {
        self.cells[ply as usize] += 1;
        self.plies += 1;
    }

    fn result(&self) -> Option<Option<usize>> {
        if self.line() {
            return Some(Some((self.plies + 1) % 2));
        }
        self.plies().is_empty().then_some(None)
    }
}

/// Panics unless the playout follows the plain rules and eight cells of a colour always hold a line.
pub fn self_check() {
    for mask in (0..4096_u64).filter(|mask| mask.count_ones() >= 8) {
        assert!(has_line(mask << 16), "{mask:012b}");
    }
    check::agree::<Colours>(check::Draws::Once, 2000, |script| play(script));
}
