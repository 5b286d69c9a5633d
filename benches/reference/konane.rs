//! Konane on 8×8: for each direction and number of jumps the word of cells where such jumps end.

use super::{Driver, Playout, bits::Ranked, check, check::Plain, rng::Rng};

const DARK: u64 = 0xaa55_aa55_aa55_aa55;
const OPENING: u64 = 1 | 1 << 27 | 1 << 36 | 1 << 63;
const NOT_AB: u64 = 0xfcfc_fcfc_fcfc_fcfc;
const NOT_GH: u64 = 0x3f3f_3f3f_3f3f_3f3f;
/// The steps up, down, right and left, as turns of the word.
const TURNS: [u32; 4] = [8, 56, 1, 63];
/// Where two steps from may lead, so that none goes round the edge.
const LANDS: [u64; 4] = [!0xffff, !0 >> 16, NOT_AB, NOT_GH];

/// Plays one random game.
pub fn playout(rng: &mut Rng) -> Playout {
    play(rng)
}

fn play(driver: &mut impl Driver) -> Playout {
    let mut sides = [DARK, !DARK];
    let first = Ranked::new(OPENING & DARK);
    let gone = first.select(driver.below(first.count()));
    driver.played(gone.trailing_zeros());
    sides[0] ^= gone;
    let (col, beside) = (gone.trailing_zeros() % 8, gone << 8 | gone >> 8);
    let right = if col < 7 { gone << 1 } else { 0 };
    let left = if col > 0 { gone >> 1 } else { 0 };
    let second = Ranked::new((beside | right | left) & sides[1]);
    let gone = second.select(driver.below(second.count()));
    driver.played(gone.trailing_zeros());
    sides[1] ^= gone;
    let mut plies = 2;
    loop {
        let side = (plies % 2) as usize;
        let (own, enemy) = (sides[side], sides[1 - side]);
        let empty = !(own | enemy);
        let mut sets = [(Ranked::new(0), 0); 12];
        let (mut n, mut total) = (0, 0);
        for (way, (&turn, &lands)) in TURNS.iter().zip(&LANDS).enumerate() {
            let mut at = own;
            for jumps in 1..=3_u32 {
                at = (at.rotate_left(turn) & enemy).rotate_left(turn) & empty & lands;
                if at == 0 {
                    break;
                }
                let ends = Ranked::new(at);
                total += ends.count();
                sets[n] = (ends, way as u32 * 4 + jumps);
                n += 1;
            }
        }
        if total == 0 {
            return Playout { winner: Some(1 - side), plies };
        }
        let mut k = driver.below(total);
        let mut chosen = 0;
        while k >= sets[chosen].0.count() {
            k -= sets[chosen].0.count();
            chosen += 1;
        }
        let to = sets[chosen].0.select(k);
        let (turn, jumps) = (TURNS[sets[chosen].1 as usize / 4], sets[chosen].1 % 4);
        let mut from = to;
        for _ in 0..jumps {
            from = from.rotate_right(turn);
            sides[1 - side] ^= from;
            from = from.rotate_right(turn);
        }
        driver.played(from.trailing_zeros() << 6 | to.trailing_zeros());
        sides[side] ^= from | to;
        plies += 1;
    }
}

/// The same rules on an array.
struct Stones {
    cells: [[Option<usize>; 8]; 8],
    plies: usize,
}

impl Stones {
    fn at(&self, col: i32, row: i32) -> Option<Option<usize>> {
        self.cells.get(usize::try_from(row).ok()?)?.get(usize::try_from(col).ok()?).copied()
    }

    fn jumps(&self, col: i32, row: i32) -> Vec<u32> {
        let side = self.plies % 2;
        let mut found = vec![];
        for (right, up) in [(1, 0), (-1, 0), (0, 1), (0, -1)] {
            let (mut c, mut r) = (col, row);
            while self.at(c + right, r + up) == Some(Some(1 - side))
                && self.at(c + 2 * right, r + 2 * up) == Some(None)
            {
                (c, r) = (c + 2 * right, r + 2 * up);
                found.push(((row * 8 + col) << 6 | (r * 8 + c)) as u32);
            }
        }
        found
    }
}

impl Plain for Stones {
    fn start() -> Self {
        let colour = |place: usize| Some((place % 8 + place / 8) % 2);
        let cells = std::array::from_fn(|row| std::array::from_fn(|col| colour(row * 8 + col)));
        Stones { cells, plies: 0 }
    }

    fn plies(&self) -> Vec<u32> {
        let places = (0..64).map(|place| (place % 8, place / 8));
        let code = |(col, row): (i32, i32)| (row * 8 + col) as u32;
        match self.plies {
            0 => [(0, 0), (3, 3), (4, 4), (7, 7)].map(code).to_vec(),
            1 => {
                let is_beside = |&(col, row): &(i32, i32)| {
                    let beside = [(col + 1, row), (col - 1, row), (col, row + 1), (col, row - 1)];
                    beside.iter().any(|&(c, r)| self.at(c, r) == Some(None))
                };
                places.filter(is_beside).map(code).collect()
            }
            _ => places
                .filter(|&(col, row)| self.at(col, row) == Some(Some(self.plies % 2)))
                .flat_map(|(col, row)| self.jumps(col, row))
                .collect(),
        }
    }

    fn play(&mut self, ply: u32) {
        let side = self.plies % 2;
        self.plies += 1;
        if self.plies <= 2 {
            self.cells[ply as usize / 8][ply as usize % 8] = None;
            return;
        }
        let (mut at, to) = ((ply >> 6) as i32, (ply & 63) as i32);
        let step = ((to % 8 - at % 8).signum(), (to / 8 - at / 8).signum());
        while at != to {
            self.cells[at as usize / 8][at as usize % 8] = None;
            at += step.0 + 8 * step.1;
        }
        self.cells[to as usize / 8][to as usize % 8] = Some(side);
    }

    fn result(&self) -> Option<Option<usize>> {
        self.plies().is_empty().then_some(Some(1 - self.plies % 2))
    }
}

/// Panics unless the playout follows the plain rules.
pub fn self_check() {
    check::agree::<Stones>(check::Draws::Once, 200, |script| play(script));
}
