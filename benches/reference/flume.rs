//! Flume on 7×7: the word of empty cells, eight bits a row, with the running counts of its rows kept up to date.

use super::{Driver, Playout, bits::Bag, check, check::Plain, rng::Rng};

const BOARD: u64 = 0x007f_7f7f_7f7f_7f7f;
const SUPPLY: u32 = 40;
const SWAP: u32 = 64;

/// Plays one random game.
pub fn playout(rng: &mut Rng) -> Playout {
    play(rng)
}

fn play(driver: &mut impl Driver) -> Playout {
    let mut game = Stage { empty: Bag::new(BOARD), side: 0, second: 0 };
    let k = driver.below(49);
    game.place(driver, k);
    // The second ply may be a swap, which leaves the board and the side to move as they are.
    let mut swaps = 0;
    let mut k = driver.below(49);
    if k == 48 {
        driver.played(SWAP);
        swaps = 1;
        k = driver.below(48);
    }
    game.place(driver, k);
    for stones in 2..SUPPLY {
        let k = driver.below(49 - stones);
        game.place(driver, k);
    }
    let mut stones = SUPPLY;
    while stones < 49 && (if game.side == 1 { game.second } else { stones - game.second }) < SUPPLY {
        let k = driver.below(49 - stones);
        game.place(driver, k);
        stones += 1;
    }
    Playout { winner: Some(usize::from(2 * game.second > stones)), plies: stones + swaps }
}

struct Stage {
    empty: Bag,
    side: u32,   // the side to move
    second: u32, // the stones of the second side
}

impl Stage {
    #[inline(always)]
    fn place(&mut self, driver: &mut impl Driver, k: u32) {
        let cell = self.empty.take(k);
        driver.played(cell.trailing_zeros());
        self.second += self.side;
        let beside = (cell << 1 | cell >> 1 | cell << 8 | cell >> 8) & self.empty.bits();
        self.side ^= u32::from(beside & beside.wrapping_sub(1) != 0);
    }
}

/// The same rules on an array of stones.
struct Stones {
    cells: [Option<usize>; 49],
    side: usize,
    plies: usize,
}

impl Stones {
    fn count(&self, side: usize) -> usize {
        self.cells.iter().filter(|&&cell| cell == Some(side)).count()
    }
}

impl Plain for Stones {
    fn start() -> Self {
        Stones { cells: [None; 49], side: 0, plies: 0 }
    }

    fn plies(&self) -> Vec<u32> {
        let cells =
            (0..49).filter(|&cell| self.cells[cell as usize].is_none()).map(|cell| cell / 7 * 8 + cell % 7);
        cells.chain((self.plies == 1).then_some(SWAP)).collect()
    }

    fn play(&mut self, ply: u32) {
        self.plies += 1;
        if ply == SWAP {
            return;
        }
        let (col, row) = (ply as i32 % 8, ply as i32 / 8);
        self.cells[(row * 7 + col) as usize] = Some(self.side);
        let beside = [(col + 1, row), (col - 1, row), (col, row + 1), (col, row - 1)];
        let inside = beside.iter().filter(|&(c, r)| (0..7).contains(c) && (0..7).contains(r));
        let empty = inside.filter(|&(c, r)| self.cells[(r * 7 + c) as usize].is_none()).count();
        if empty > 1 {
            self.side = 1 - self.side;
        }
    }

    fn result(&self) -> Option<Option<usize>> {
        let [first, second] = [self.count(0), self.count(1)];
        let over = first + second == 49 || [first, second][self.side] == SUPPLY as usize;
        over.then_some(if first == second { None } else { Some(usize::from(second > first)) })
    }
}

/// Thirteen stones that alternate and leave no ring of empty cells: whoever moves then fills the rest alone.
const FELLING: [u32; 13] = [1, 8, 10, 12, 16, 18, 22, 26, 30, 32, 36, 38, 40];

/// Panics unless the playout follows the plain rules, also when a side runs out of stones.
pub fn self_check() {
    check::agree::<Stones>(check::Draws::Once, 200, |script| play(script));

    let mut game = Stones::start();
    let mut plies: Vec<u32> = FELLING.iter().map(|cell| cell / 7 * 8 + cell % 7).collect();
    plies.iter().for_each(|&ply| game.play(ply));
    while game.result().is_none() {
        let runner = game.side;
        let keeps = |&ply: &u32| {
            let mut next = Stones { ..game };
            next.play(ply);
            next.side == runner
        };
        let ply = game.plies().into_iter().find(keeps).expect("a forest has a leaf");
        game.play(ply);
        plies.push(ply);
    }
    assert_eq!((game.count(0), game.count(1)), (7, 40));
    check::agree_after::<Stones>(&plies, |script| play(script));
}
