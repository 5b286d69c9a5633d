//! Amazonas on 10×10: a board with a closed rim, rays walked cell by cell, and a table that counts the shots along a line.

use super::{Driver, Playout, check, check::Plain, rng::Rng};

const WIDE: usize = 12; // ten columns between two rims
const STEPS: [isize; 8] = [1, -1, 12, -12, 13, -13, 11, -11];
const fn cell(col: u8, row: usize) -> u8 {
    (row * WIDE) as u8 + (col - b'a' + 1)
}
const START: [[u8; 4]; 2] = [
    [cell(b'd', 1), cell(b'g', 1), cell(b'a', 4), cell(b'j', 4)],
    [cell(b'd', 10), cell(b'g', 10), cell(b'a', 7), cell(b'j', 7)],
];
/// A queen reaches at most 35 cells of this board.
const ROUTES: usize = 4 * 35;

/// Plays one random game.
pub fn playout(rng: &mut Rng) -> Playout {
    play(rng)
}

struct Board {
    open: [bool; WIDE * WIDE],
    // The closed cells of the 10 rows, 10 columns and 19 diagonals each way, one bit a column (in a column: a row).
    rows: [u16; 10],
    cols: [u16; 10],
    rising: [u16; 19],
    falling: [u16; 19],
}

/// How many cells a queen reaches along a line of ten, by her place and the line's closed cells.
static REACH: [[u8; 1024]; 10] = {
    let mut table = [[0; 1024]; 10];
    let mut place = 0;
    while place < 10 {
        let mut closed = 0;
        while closed < 1024 {
            let (mut up, mut down) = (place + 1, place);
            while up < 10 && closed >> up & 1 == 0 {
                up += 1;
            }
            while down > 0 && closed >> (down - 1) & 1 == 0 {
                down -= 1;
            }
            table[place][closed] = (up - down - 1) as u8;
            closed += 1;
        }
        place += 1;
    }
    table
};

impl Board {
    fn start() -> Self {
        let mut board = Board {
            open: [false; WIDE * WIDE],
            rows: [0; 10],
            cols: [0; 10],
            rising: [1023; 19],
            falling: [1023; 19],
        };
        for (col, row) in (0..100).map(|cell| (cell % 10, cell / 10)) {
            board.open[(row + 1) * WIDE + col + 1] = true;
            board.rising[9 + row - col] &= !(1 << col);
            board.falling[row + col] &= !(1 << col);
        }
        for amazon in START.into_iter().flatten() {
            board.turn(usize::from(amazon));
        }
        board
    }

    /// Opens a closed cell or closes an open one.
    #[inline(always)]
    fn turn(&mut self, cell: usize) {
        let (col, row) = (cell % WIDE - 1, cell / WIDE - 1);
        self.open[cell] ^= true;
        self.rows[row] ^= 1 << col;
        self.cols[col] ^= 1 << row;
        self.rising[9 + row - col] ^= 1 << col;
        self.falling[row + col] ^= 1 << col;
    }

    /// The number of cells a queen reaches.
    #[inline(always)]
    fn count(&self, cell: usize) -> u32 {
        let (col, row) = (cell % WIDE - 1, cell / WIDE - 1);
        let along = |place: usize, closed: u16| u32::from(REACH[place][usize::from(closed) & 1023]);
        along(col, self.rows[row])
            + along(row, self.cols[col])
            + along(col, self.rising[9 + row - col])
            + along(col, self.falling[row + col])
    }

    /// Calls `visit` for every cell a queen reaches.
    #[inline(always)]
    fn reach(&self, from: usize, mut visit: impl FnMut(usize)) {
        for step in STEPS {
            let mut to = from.wrapping_add_signed(step);
            while self.open[to] {
                visit(to);
                to = to.wrapping_add_signed(step);
            }
        }
    }
}

fn play(driver: &mut impl Driver) -> Playout {
    let mut board = Board::start();
    let mut amazons = START;
    let mut plies = 0;
    loop {
        let side = (plies % 2) as usize;
        // Every way of an amazon, with the number of plies up to and including its shots.
        let mut routes = [(0, 0, 0); ROUTES];
        let mut count = 0;
        let mut all = 0;
        for (amazon, &from) in amazons[side].iter().enumerate() {
            let from = usize::from(from);
            board.turn(from); // a shot may cross or hit the cell just left
            board.reach(from, |to| {
                all += board.count(to);
                routes[count] = (amazon, to, all);
                count += 1;
            });
            board.turn(from);
        }
        if all == 0 {
            return Playout { winner: Some(1 - side), plies };
        }
        let k = driver.below(all);
        let chosen = routes[..count].partition_point(|&(_, _, upto)| upto <= k);
        let (amazon, to, _) = routes[chosen];
        let mut rank = k - if chosen == 0 { 0 } else { routes[chosen - 1].2 };
        let from = usize::from(amazons[side][amazon]);
        board.turn(from);
        let mut shot = to;
        board.reach(to, |cell| {
            shot = if rank == 0 { cell } else { shot };
            rank = rank.wrapping_sub(1);
        });
        board.turn(to);
        board.turn(shot);
        amazons[side][amazon] = to as u8;
        driver.played(((from * 144 + to) * 144 + shot) as u32);
        plies += 1;
    }
}

/// The same rules on sets of coordinates.
struct Queens {
    amazons: [Vec<(i32, i32)>; 2],
    arrows: Vec<(i32, i32)>,
    side: usize,
}

impl Queens {
    fn reached(&self, (col, row): (i32, i32), lifted: (i32, i32)) -> Vec<(i32, i32)> {
        let blocked = |at: &(i32, i32)| {
            let stands = self.amazons.iter().any(|amazons| amazons.contains(at)) || self.arrows.contains(at);
            stands && *at != lifted || !(1..=10).contains(&at.0) || !(1..=10).contains(&at.1)
        };
        let directions =
            (-1..=1).flat_map(|right| (-1..=1).map(move |up| (right, up))).filter(|&d| d != (0, 0));
        directions
            .flat_map(|(right, up)| {
                (1..10).map(move |step| (col + step * right, row + step * up)).take_while(|at| !blocked(at))
            })
            .collect()
    }
}

impl Plain for Queens {
    fn start() -> Self {
        let white = vec![(4, 1), (7, 1), (1, 4), (10, 4)];
        let black = vec![(4, 10), (7, 10), (1, 7), (10, 7)];
        Queens { amazons: [white, black], arrows: vec![], side: 0 }
    }

    fn plies(&self) -> Vec<u32> {
        let code = |(col, row): (i32, i32)| (row * 12 + col) as u32;
        let mut plies = vec![];
        for &from in &self.amazons[self.side] {
            for to in self.reached(from, from) {
                let shots = self.reached(to, from).into_iter();
                plies.extend(shots.map(|shot| (code(from) * 144 + code(to)) * 144 + code(shot)));
            }
        }
        plies
    }

    fn play(&mut self, ply: u32) {
        let at = |code: u32| (code as i32 % 12, code as i32 / 12);
        let (from, to, shot) = (at(ply / 144 / 144), at(ply / 144 % 144), at(ply % 144));
        self.amazons[self.side].retain(|&amazon| amazon != from);
        self.amazons[self.side].push(to);
        self.arrows.push(shot);
        self.side = 1 - self.side;
    }

    fn result(&self) -> Option<Option<usize>> {
        self.plies().is_empty().then_some(Some(1 - self.side))
    }
}

/// Panics unless the playout follows the plain rules and has 2,176 first plies.
pub fn self_check() {
    assert_eq!(Queens::start().plies().len(), 2176);
    check::agree::<Queens>(check::Draws::Once, 3, |script| play(script));
}
