//! Go on 7×7, area counted and no board twice: words of eight bits a row, groups grown by shifts, the boards that were
//! there by the number of their stones.

use super::{Driver, Playout, bits::Ranked, check, check::Plain, rng::Rng};

const BOARD: u64 = 0x007f_7f7f_7f7f_7f7f;
const POINTS: usize = 49;
const PASS: u32 = 64;

/// Plays one random game.
pub fn playout(rng: &mut Rng) -> Playout {
    play(rng)
}

#[inline(always)]
fn around(set: u64) -> u64 {
    (set << 1 | set >> 1 | set << 8 | set >> 8) & BOARD
}

/// Everything of a set that hangs together with some of it.
#[inline(always)]
fn group(seeds: u64, of: u64) -> u64 {
    let mut found = seeds & of;
    loop {
        let next = found | around(found) & of;
        if next == found {
            return found;
        }
        found = next;
    }
}

/// Returns the stones after one is put on an empty point, or nothing if it could not breathe.
#[inline(always)]
fn put(stones: [u64; 2], side: usize, point: u64) -> Option<[u64; 2]> {
    let (own, mut enemy) = (stones[side] | point, stones[1 - side]);
    let mut asked = around(point) & enemy;
    while asked != 0 {
        let met = group(asked & asked.wrapping_neg(), enemy);
        asked &= !met;
        if around(met) & !own & !enemy == 0 {
            enemy &= !met;
        }
    }
    let empty = BOARD & !own & !enemy;
    if around(point) & empty == 0 && around(group(point, own)) & empty == 0 {
        return None;
    }
    Some(if side == 0 { [own, enemy] } else { [enemy, own] })
}

fn play(driver: &mut impl Driver) -> Playout {
    let mut stones = [0; 2];
    let mut past: [Vec<[u64; 2]>; POINTS + 1] = [const { Vec::new() }; POINTS + 1];
    past[0].push(stones);
    let (mut plies, mut passes) = (0, 0);
    while passes < 2 {
        let side = (plies % 2) as usize;
        let mut untried = BOARD & !stones[0] & !stones[1];
        loop {
            let points = Ranked::new(untried);
            let k = driver.below(points.count() + 1);
            if k == points.count() {
                driver.played(PASS);
                passes += 1;
                break;
            }
            let point = points.select(k);
            let after = put(stones, side, point);
            let seen = |after: &[u64; 2]| (after[0] | after[1]).count_ones() as usize;
            if let Some(after) = after.filter(|after| !past[seen(after)].contains(after)) {
                driver.played(point.trailing_zeros());
                past[seen(&after)].push(after);
                (stones, passes) = (after, 0);
                break;
            }
            untried ^= point;
        }
        plies += 1;
    }
    let empty = BOARD & !stones[0] & !stones[1];
    let [first, second] = [0, 1].map(|side: usize| {
        let touches = |side: usize| group(around(stones[side]), empty);
        (stones[side] | touches(side) & !touches(1 - side)).count_ones()
    });
    Playout { winner: if first == second { None } else { Some(usize::from(second > first)) }, plies }
}

/// The same rules on an array of stones, groups walked anew each time and all boards remembered.
struct Stones {
    points: [Option<usize>; POINTS],
    past: Vec<[Option<usize>; POINTS]>,
    plies: usize,
    passes: usize,
}

impl Stones {
    fn beside(point: usize) -> Vec<usize> {
        let (col, row) = (point % 7, point / 7);
        (0..POINTS).filter(|other| (other % 7).abs_diff(col) + (other / 7).abs_diff(row) == 1).collect()
    }

    /// The points that hang together with one and are like it, and the contents of those beside them.
    fn region(points: &[Option<usize>; POINTS], from: usize) -> (Vec<usize>, Vec<Option<usize>>) {
        let (mut region, mut beside) = (vec![from], vec![]);
        let mut next = 0;
        while let Some(&point) = region.get(next) {
            for other in Self::beside(point) {
                if points[other] != points[from] {
                    beside.push(points[other]);
                } else if !region.contains(&other) {
                    region.push(other);
                }
            }
            next += 1;
        }
        (region, beside)
    }

    /// The board after a stone; `None` if it may not be put.
    fn after(&self, point: usize, side: usize) -> Option<[Option<usize>; POINTS]> {
        let mut points = self.points;
        points[point] = Some(side);
        for other in Self::beside(point) {
            let (region, beside) = Self::region(&points, other);
            if points[other] == Some(1 - side) && !beside.contains(&None) {
                region.into_iter().for_each(|taken| points[taken] = None);
            }
        }
        let breathes = Self::region(&points, point).1.contains(&None);
        (breathes && !self.past.contains(&points)).then_some(points)
    }
}

impl Plain for Stones {
    fn start() -> Self {
        Stones { points: [None; POINTS], past: vec![[None; POINTS]], plies: 0, passes: 0 }
    }

    fn plies(&self) -> Vec<u32> {
        let empty = (0..POINTS).filter(|&point| self.points[point].is_none());
        let legal = empty.filter(|&point| self.after(point, self.plies % 2).is_some());
        legal.map(|point| (point / 7 * 8 + point % 7) as u32).chain([PASS]).collect()
    }

    fn play(&mut self, ply: u32) {
        if ply == PASS {
            self.passes += 1;
        } else {
            let point = (ply / 8 * 7 + ply % 8) as usize;
            self.points = self.after(point, self.plies % 2).expect("a legal ply");
            self.past.push(self.points);
            self.passes = 0;
        }
        self.plies += 1;
    }

    fn result(&self) -> Option<Option<usize>> {
        let mut area = [0; 2];
        for point in 0..POINTS {
            let beside = Self::region(&self.points, point).1;
            for (side, own) in area.iter_mut().enumerate() {
                let only = beside.contains(&Some(side)) && !beside.contains(&Some(1 - side));
                let owns = self.points[point] == Some(side) || self.points[point].is_none() && only;
                *own += u32::from(owns);
            }
        }
        let winner = if area[0] == area[1] { None } else { Some(usize::from(area[1] > area[0])) };
        (self.passes == 2).then_some(winner)
    }
}

/// Panics unless the playout follows the plain rules.
pub fn self_check() {
    check::agree::<Stones>(check::Draws::Again, 60, |script| play(script));
    check::same_statistics::<Stones>(200, playout);
}
