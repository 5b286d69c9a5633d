//! Produto on the hexagon of side 5: 61 cells in one word, row after row from the bottom, and a table of neighbours.

use super::{Driver, Playout, bits::Bag, check, check::Plain, rng::Rng};

const CELLS: u32 = 61;
const BOARD: u64 = (1 << CELLS) - 1;
const SUPPLY: u32 = 45;

/// The cells that touch each cell.
static AROUND: [u64; 64] = {
    let mut table = [0; 64];
    let mut row: i32 = 0;
    let mut start = 0;
    while row < 9 {
        let length = 9 - (row - 4).abs();
        let mut col = 0;
        while col < length {
            let cell = start + col;
            if col + 1 < length {
                table[cell as usize] |= 1 << (cell + 1);
                table[cell as usize + 1] |= 1 << cell;
            }
            // Below the middle a row is one shorter than the next, above it one longer.
            let above = start + length + if row < 4 { col } else { col - 1 };
            let mut side = 0;
            while side < 2 {
                let inside = row < 4 || col - 1 + side >= 0 && col - 1 + side < length - 1;
                if row < 8 && inside {
                    table[cell as usize] |= 1 << (above + side);
                    table[(above + side) as usize] |= 1 << cell;
                }
                side += 1;
            }
            col += 1;
        }
        start += length;
        row += 1;
    }
    table
};

/// Plays one random game.
pub fn playout(rng: &mut Rng) -> Playout {
    play(rng)
}

fn play(driver: &mut impl Driver) -> Playout {
    let mut empty = Bag::new(BOARD);
    let mut white = 0;
    let mut whites = 0;
    let mut plies = 0;
    // Both colours go to both sides, and the board is always filled: whose turn it is changes nothing.
    while plies < CELLS {
        let left = CELLS - plies;
        let (k, colour) = if whites < SUPPLY && plies - whites < SUPPLY {
            let choice = driver.below(2 * left);
            (choice >> 1, choice & 1)
        } else {
            (driver.below(left), u32::from(whites < SUPPLY))
        };
        let cell = empty.take(k);
        driver.played(cell.trailing_zeros() << 1 | colour);
        white |= cell & u64::from(colour).wrapping_neg();
        whites += colour;
        plies += 1;
    }
    let [ours, theirs] = [score(BOARD & !white), score(white)];
    let first = ours > theirs || ours == theirs && CELLS - whites < whites;
    Playout { winner: Some(usize::from(!first)), plies }
}

/// The product of the sizes of the two largest groups.
#[inline(always)]
fn score(mut stones: u64) -> u32 {
    let (mut largest, mut next) = (0, 0);
    while stones != 0 {
        let mut edge = stones & stones.wrapping_neg();
        stones ^= edge;
        let mut size = 0;
        while edge != 0 {
            let joined = AROUND[edge.trailing_zeros() as usize & 63] & stones;
            stones ^= joined;
            edge = edge & (edge - 1) | joined;
            size += 1;
        }
        next = size.min(largest).max(next);
        largest = size.max(largest);
    }
    largest * next
}

/// The same rules on a map of cube coordinates.
struct Hexagon {
    cells: Vec<(i32, i32)>,
    stones: [Option<u32>; CELLS as usize],
}

impl Hexagon {
    fn count(&self, colour: u32) -> usize {
        self.stones.iter().filter(|&&stone| stone == Some(colour)).count()
    }

    fn product(&self, colour: u32) -> usize {
        let mut seen = [false; CELLS as usize];
        let mut sizes = vec![0, 0];
        for cell in 0..CELLS as usize {
            sizes.push(self.visit(cell, colour, &mut seen));
        }
        sizes.sort_unstable_by(|a, b| b.cmp(a));
        sizes[0] * sizes[1]
    }

    /// Walks the group of a cell and returns how many of its stones were new.
    fn visit(&self, cell: usize, colour: u32, seen: &mut [bool]) -> usize {
        if self.stones[cell] != Some(colour) || seen[cell] {
            return 0;
        }
        seen[cell] = true;
        let (x, y) = self.cells[cell];
        let touching = |&other: &usize| {
            let (dx, dy) = (self.cells[other].0 - x, self.cells[other].1 - y);
            dx.abs().max(dy.abs()).max((dx + dy).abs()) == 1
        };
        1 + (0..CELLS as usize).filter(touching).map(|other| self.visit(other, colour, seen)).sum::<usize>()
    }
}

impl Plain for Hexagon {
    fn start() -> Self {
        let rows = (-4_i32..=4).flat_map(|y| (-4_i32..=4).map(move |x| (x, y)));
        Hexagon { cells: rows.filter(|(x, y)| (x + y).abs() <= 4).collect(), stones: [None; CELLS as usize] }
    }

    fn plies(&self) -> Vec<u32> {
        let colours: Vec<u32> = (0..2).filter(|&colour| self.count(colour) < SUPPLY as usize).collect();
        let empty = (0..CELLS).filter(|&cell| self.stones[cell as usize].is_none());
        empty.flat_map(|cell| colours.iter().map(move |colour| cell * 2 + colour)).collect()
    }

    fn play(&mut self, ply: u32) {
        self.stones[ply as usize / 2] = Some(ply % 2);
    }

    fn result(&self) -> Option<Option<usize>> {
        let [black, white] = [0, 1].map(|colour| (self.product(colour), CELLS as usize - self.count(colour)));
        self.stones.iter().all(Option::is_some).then_some(Some(usize::from(white > black)))
    }
}

/// Panics unless the playout follows the plain rules, also when a colour runs out and the products are equal.
pub fn self_check() {
    check::agree::<Hexagon>(check::Draws::Once, 200, |script| play(script));
    // All white stones at the bottom and the last 16 cells black: one group each, and fewer stones win.
    let whites: Vec<u32> = (0..SUPPLY).map(|cell| cell * 2 + 1).collect();
    check::agree_after::<Hexagon>(&whites, |script| play(script));
}
