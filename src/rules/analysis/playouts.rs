//! Random games in numbers.

use std::sync::atomic::{AtomicBool, Ordering};

use crate::engine::{Position, Rng};
use crate::game::BySide;

/// Random games longer than this are given up.
pub const LONGEST: u32 = 20_000;

/// After so many games it is asked whether more are wanted, or after so many moves where games are short.
const AT_ONCE: u64 = 4;
const PLIES_AT_ONCE: u64 = 1_000;

/// What came of some random games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// How many games.
    pub games: u64,
    /// How many each side won.
    pub wins: BySide<u64>,
    /// How many nobody won.
    pub draws: u64,
    /// How many were given up.
    pub unfinished: u64,
    /// How many moves in all.
    pub plies: u64,
}

impl Tally {
    /// Returns how long a game was on average.
    pub fn mean_length(&self) -> f64 {
        self.plies as f64 / self.games.max(1) as f64
    }

    fn add(&mut self, more: Tally) {
        self.games += more.games;
        let [first, second] = more.wins.0;
        self.wins.0[0] += first;
        self.wins.0[1] += second;
        self.draws += more.draws;
        self.unfinished += more.unfinished;
        self.plies += more.plies;
    }
}

/// Plays random games from a position; the same seed plays the same games.
///
/// ```
/// use rules::analysis::playouts;
/// use rules::catalog::Catalog;
/// use rules::engine::{Position, Table};
///
/// let table = Table::new(Catalog::built_in().load("semaforo").expect("a built-in game").game);
/// let tally = playouts::play(&Position::start(&table), 100, 1);
/// let [first, second] = tally.wins.0;
/// assert_eq!(first + second + tally.draws, 100);
/// assert_eq!(tally, playouts::play(&Position::start(&table), 100, 1));
/// ```
pub fn play(from: &Position, count: u64, seed: u64) -> Tally {
    play_with(from, count, &mut Rng::new(seed))
}

/// Plays random games a few at a time until told to stop; some are played in any case.
pub fn play_until(from: &Position, count: u64, seed: u64, stop: &AtomicBool) -> Tally {
    let mut tally = Tally::default();
    let rng = &mut Rng::new(seed);
    while tally.games < count && (tally.games == 0 || !stop.load(Ordering::Relaxed)) {
        let at_once = (tally.games * PLIES_AT_ONCE).checked_div(tally.plies).unwrap_or(0).max(AT_ONCE);
        tally.add(play_with(from, at_once.min(count - tally.games), rng));
    }
    tally
}

fn play_with(from: &Position, count: u64, rng: &mut Rng) -> Tally {
    let mut tally = Tally { games: count, ..Tally::default() };
    if let Some(ending) = from.ending() {
        match ending.winner {
            Some(winner) => tally.wins[winner] = count,
            None => tally.draws = count,
        }
        return tally;
    }
    from.table().playouts(from, count, rng, LONGEST, |playout| {
        tally.plies += u64::from(playout.plies);
        match playout.ending.map(|ending| ending.winner) {
            Some(Some(winner)) => tally.wins[winner] += 1,
            Some(None) => tally.draws += 1,
            None => tally.unfinished += 1,
        }
    });
    tally
}
