//! Hex on 11×11: a padded board whose rims are stones already, and a forest that joins touching stones.

use super::{Driver, Playout, check, check::Plain, rng::Rng};

const WIDE: usize = 13; // eleven columns between two rims
const SWAP: u32 = 200;
/// The steps to the six neighbours, once around the cell.
const RING: [isize; 6] = [1, WIDE as isize, WIDE as isize - 1, -1, -(WIDE as isize), 1 - WIDE as isize];
/// One cell of each rim, to ask whether two rims are joined: of the first side below and above, of the second left and right.
const RIMS: [(u8, u8); 2] = [(1, 12 * 13 + 1), (13, 13 + 12)];

/// Plays one random game.
pub fn playout(rng: &mut Rng) -> Playout {
    play(rng)
}

#[derive(Clone)]
struct Board {
    colour: [u8; WIDE * WIDE], // 0 and 1 the sides, 2 empty
    parent: [u8; WIDE * WIDE],
}

const START: Board = {
    let mut board = Board { colour: [2; WIDE * WIDE], parent: [0; WIDE * WIDE] };
    let mut cell = 0;
    while cell < WIDE * WIDE {
        let (col, row) = (cell % WIDE, cell / WIDE);
        let (side, inner) = (col == 0 || col == 12, row != 0 && row != 12);
        board.parent[cell] = cell as u8;
        if side && inner {
            board.colour[cell] = 1;
            board.parent[cell] = (13 + col) as u8;
        }
        if !side && !inner {
            board.colour[cell] = 0;
            board.parent[cell] = (row * WIDE + 1) as u8;
        }
        cell += 1;
    }
    board
};

impl Board {
    fn root(&mut self, mut cell: u8) -> u8 {
        while self.parent[usize::from(cell)] != cell {
            let up = self.parent[usize::from(cell)];
            self.parent[usize::from(cell)] = self.parent[usize::from(up)];
            cell = self.parent[usize::from(cell)];
        }
        cell
    }

    /// Places a stone and tells whether it joins its side's rims.
    fn place(&mut self, cell: u8, side: usize) -> bool {
        let beside = |i: usize| usize::from(cell).wrapping_add_signed(RING[i]);
        self.colour[usize::from(cell)] = side as u8;
        let own = (0..6).fold(0_u32, |own, i| own | u32::from(self.colour[beside(i)] == side as u8) << i);
        // Neighbours that follow each other in the ring touch: the first of each stretch stands for it.
        let mut firsts = if own == 63 { 1 } else { own & !(own << 1 | own >> 5) };
        let mut root = cell;
        while firsts != 0 {
            let other = self.root(beside(firsts.trailing_zeros() as usize) as u8);
            self.parent[usize::from(root)] = other;
            root = other;
            firsts &= firsts - 1;
        }
        let (one, other) = RIMS[side];
        self.root(one) == self.root(other)
    }
}

fn play(driver: &mut impl Driver) -> Playout {
    let mut board = START.clone();
    let mut empty: [u8; 121] = std::array::from_fn(|i| ((i / 11 + 1) * WIDE + i % 11 + 1) as u8);
    let mut left = 121;
    let mut plies = 0;
    let mut side = 0;
    loop {
        let swap = plies == 1;
        let k = driver.below(left + u32::from(swap)) as usize;
        plies += 1;
        if k == left as usize {
            driver.played(SWAP); // the board and the side to move stay as they are
            continue;
        }
        let cell = empty[k];
        left -= 1;
        empty[k] = empty[left as usize];
        driver.played(u32::from(cell));
        if board.place(cell, side) {
            return Playout { winner: Some(side), plies };
        }
        side ^= 1;
    }
}

/// The same rules with lists of stones, walked from rim to rim.
struct Stones {
    placed: [Vec<(i32, i32)>; 2],
    side: usize,
    plies: usize,
}

impl Stones {
    fn joined(&self, side: usize) -> bool {
        let along = |&(col, row): &(i32, i32)| [row, col][side];
        let mut reached: Vec<_> =
            self.placed[side].iter().filter(|stone| along(stone) == 1).copied().collect();
        let mut next = 0;
        while let Some(&(col, row)) = reached.get(next) {
            for step in [(1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1)] {
                let beside = (col + step.0, row + step.1);
                if self.placed[side].contains(&beside) && !reached.contains(&beside) {
                    reached.push(beside);
                }
            }
            next += 1;
        }
        reached.iter().any(|stone| along(stone) == 11)
    }
}

impl Plain for Stones {
    fn start() -> Self {
        Stones { placed: [vec![], vec![]], side: 0, plies: 0 }
    }

    fn plies(&self) -> Vec<u32> {
        let cells = (1..=11).flat_map(|row| (1..=11).map(move |col| (col, row)));
        let empty = cells.filter(|cell| self.placed.iter().all(|stones| !stones.contains(cell)));
        empty.map(|(col, row)| (row * 13 + col) as u32).chain((self.plies == 1).then_some(SWAP)).collect()
    }

    fn play(&mut self, ply: u32) {
        self.plies += 1;
        if ply != SWAP {
            self.placed[self.side].push((ply as i32 % 13, ply as i32 / 13));
            self.side = 1 - self.side;
        }
    }

    fn result(&self) -> Option<Option<usize>> {
        (0..2).find(|&side| self.joined(side)).map(Some)
    }
}

/// Panics unless the playout follows the plain rules.
pub fn self_check() {
    check::agree::<Stones>(check::Draws::Once, 30, |script| play(script));
}
