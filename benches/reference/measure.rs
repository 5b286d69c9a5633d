//! The stopwatch of the benchmark: how many playouts a second one thread reaches, and how they go.

use super::{Playout, clock::processor_time, rng::Rng};
use std::time::{Duration, Instant};

const REPEATS: u32 = 5;
const SLICE: Duration = Duration::from_millis(200);

/// What all repeats of one game gave; the rate is that of the best.
#[derive(Clone, Copy, Debug, Default)]
pub struct Measured {
    /// Playouts a second of processor time.
    pub rate: f64,
    /// Playouts in all repeats together.
    pub games: u64,
    /// The plies of all of them.
    pub plies: u64,
    /// Games won by the side that began.
    pub first: u64,
    /// Games nobody won.
    pub draws: u64,
}

impl Measured {
    /// The mean length of a game.
    pub fn mean_plies(&self) -> f64 {
        self.plies as f64 / self.games as f64
    }

    /// The percentage of games the side that began has won.
    pub fn first_share(&self) -> f64 {
        100.0 * self.first as f64 / self.games as f64
    }

    /// The percentage of drawn games.
    pub fn draw_share(&self) -> f64 {
        100.0 * self.draws as f64 / self.games as f64
    }
}

/// Plays for about a second with a generator of that seed.
pub fn measure(seed: u64, mut playout: impl FnMut(&mut Rng) -> Playout) -> Measured {
    let mut rng = Rng::new(seed);
    let mut sum = Measured::default();
    for _ in 0..REPEATS {
        let (wall, begun, before) = (Instant::now(), processor_time(), sum.games);
        while wall.elapsed() < SLICE {
            for _ in 0..64 {
                let played = playout(&mut rng);
                sum.games += 1;
                sum.plies += u64::from(played.plies);
                sum.first += u64::from(played.winner == Some(0));
                sum.draws += u64::from(played.winner.is_none());
            }
        }
        let spent = processor_time() - begun;
        sum.rate = sum.rate.max((sum.games - before) as f64 / spent.as_secs_f64());
    }
    sum
}
