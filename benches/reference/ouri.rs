//! Ouri: twelve counts in sowing order, a1 to f1 and on from f2 to a2, and the positions since the last capture.

use super::{Driver, Playout, check, check::Plain, rng::Rng};

const HOUSES: usize = 12;
const MAJORITY: u8 = 25;

/// Plays one random game.
pub fn playout(rng: &mut Rng) -> Playout {
    play(rng)
}

fn play(driver: &mut impl Driver) -> Playout {
    let mut houses = [4; HOUSES];
    let mut stores = [0; 2];
    let mut past = Vec::with_capacity(64); // a position cannot come back over a capture
    let mut plies = 0;
    loop {
        let side = (plies % 2) as usize;
        let (own, enemy) = (6 * side, 6 - 6 * side);
        let starving = houses[enemy..enemy + 6].iter().all(|&seeds| seeds == 0);
        let mut legal = [0; 6];
        let mut count = 0;
        for (place, &seeds) in houses[own..own + 6].iter().enumerate() {
            let feeds = usize::from(seeds) + place >= 6; // the last seed leaves the own row
            legal[count] = own + place;
            count += usize::from(seeds > 0 && (feeds || !starving));
        }
        // Positions of the same side to move are an even number of plies apart.
        let repeated = past.iter().rev().skip(1).step_by(2).any(|earlier| *earlier == houses);
        if count == 0 || repeated {
            let rows = [0, 6].map(|row| houses[row..row + 6].iter().sum::<u8>());
            let (first, second) = (stores[0] + rows[0], stores[1] + rows[1]);
            let winner = if first == second { None } else { Some(usize::from(second > first)) };
            return Playout { winner, plies };
        }
        past.push(houses);
        let house = legal[driver.below(count as u32) as usize];
        driver.played(house as u32);
        plies += 1;
        let taken = sow(&mut houses, house, enemy);
        if taken > 0 {
            past.clear();
            stores[side] += taken;
            if stores[side] >= MAJORITY {
                return Playout { winner: Some(side), plies };
            }
        }
    }
}

/// Sows a house, takes what the last seed captures from the row that starts at `enemy`, and returns how much that is.
fn sow(houses: &mut [u8; HOUSES], house: usize, enemy: usize) -> u8 {
    let mut at = house;
    for _ in 0..std::mem::take(&mut houses[house]) {
        at = if at == HOUSES - 1 { 0 } else { at + 1 };
        if at == house {
            at = if at == HOUSES - 1 { 0 } else { at + 1 };
        }
        houses[at] += 1;
    }
    let row = enemy..enemy + 6;
    let mut first = at + 1; // the first house of the captured stretch
    let mut taken = 0;
    while row.contains(&at) && row.contains(&(first - 1)) && matches!(houses[first - 1], 2 | 3) {
        first -= 1;
        taken += houses[first];
        if first == 0 {
            break;
        }
    }
    if taken == 0 || taken == houses[row].iter().sum::<u8>() {
        return 0; // a capture of everything is not made
    }
    houses[first..=at].fill(0);
    taken
}

/// The same rules seed by seed, with every position remembered.
struct Seeds {
    houses: Vec<u32>,
    stores: [u32; 2],
    side: usize,
    past: Vec<(Vec<u32>, usize)>,
}

impl Seeds {
    fn row(&self, side: usize) -> u32 {
        (0..12).filter(|house| house / 6 == side).map(|house| self.houses[house]).sum()
    }

    /// Sows a house and returns the seeds and the house of the last one.
    fn sown(&self, house: usize) -> (Vec<u32>, usize) {
        let mut houses = self.houses.clone();
        let mut hand = std::mem::take(&mut houses[house]);
        let mut last = house;
        while hand > 0 {
            last = (last + 1) % 12;
            if last != house {
                houses[last] += 1;
                hand -= 1;
            }
        }
        (houses, last)
    }
}

impl Plain for Seeds {
    fn start() -> Self {
        Seeds { houses: vec![4; 12], stores: [0; 2], side: 0, past: vec![] }
    }

    fn plies(&self) -> Vec<u32> {
        let enemy = 1 - self.side;
        let feeds = |house: usize| (6 * enemy..6 * enemy + 6).any(|other| self.sown(house).0[other] > 0);
        let own = (0..12).filter(|house| house / 6 == self.side && self.houses[*house] > 0);
        own.filter(|&house| self.row(enemy) > 0 || feeds(house)).map(|house| house as u32).collect()
    }

    fn play(&mut self, ply: u32) {
        self.past.push((self.houses.clone(), self.side));
        let enemy = 1 - self.side;
        let last;
        (self.houses, last) = self.sown(ply as usize);
        let mut captured = vec![];
        for house in (0..=last).rev() {
            if house / 6 != enemy || ![2, 3].contains(&self.houses[house]) {
                break;
            }
            captured.push(house);
        }
        let seeds = captured.iter().map(|&house| self.houses[house]).sum();
        if self.row(enemy) > seeds {
            self.stores[self.side] += seeds;
            for house in captured {
                self.houses[house] = 0;
            }
        }
        self.side = enemy;
    }

    fn result(&self) -> Option<Option<usize>> {
        if let Some(side) = (0..2).find(|&side| self.stores[side] > 24) {
            return Some(Some(side));
        }
        let repeated = self.past.contains(&(self.houses.clone(), self.side));
        let [first, second] = [0, 1].map(|side| self.stores[side] + self.row(side));
        let over = repeated || self.plies().is_empty();
        over.then_some(if first == second { None } else { Some(usize::from(second > first)) })
    }
}

/// Panics unless the playout follows the plain rules.
pub fn self_check() {
    check::agree::<Seeds>(check::Draws::Once, 300, |script| play(script));
}
