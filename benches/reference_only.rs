//! The hand-written reference playouts alone: rate, mean length and share of first-side wins of each game.

mod reference;

use reference::{GAMES, Game, bits, rng::Rng};
use std::hint::black_box;
use std::time::{Duration, Instant};

const REPEATS: u32 = 5;
const SLICE: Duration = Duration::from_millis(200);

fn main() {
    bits::self_check();
    println!("{:<14}{:>14}{:>12}{:>12}{:>10}", "game", "playouts/s", "mean plies", "first wins", "draws");
    let only = std::env::args().nth(1).filter(|name| !name.starts_with('-'));
    for game in GAMES {
        if only.as_ref().is_some_and(|name| !game.id.starts_with(name.as_str())) {
            continue;
        }
        (game.self_check)();
        let measured = measure(&game);
        let rate = measured.rate;
        let games = measured.games as f64;
        println!(
            "{:<14}{rate:>14.0}{:>12.2}{:>11.2}%{:>9.2}%",
            game.id,
            measured.plies as f64 / games,
            100.0 * measured.first as f64 / games,
            100.0 * measured.draws as f64 / games,
        );
    }
}

/// What all repeats of one game gave; the rate is that of the best.
#[derive(Default)]
struct Measured {
    rate: f64,
    games: u64,
    plies: u64,
    first: u64,
    draws: u64,
}

fn measure(game: &Game) -> Measured {
    let mut rng = Rng::new(2026);
    let mut sum = Measured::default();
    for _ in 0..REPEATS {
        let (wall, begun) = (Instant::now(), cpu_time());
        let before = sum.games;
        while wall.elapsed() < SLICE {
            for _ in 0..100 {
                let playout = (game.playout)(black_box(&mut rng));
                sum.games += 1;
                sum.plies += u64::from(playout.plies);
                sum.first += u64::from(playout.winner == Some(0));
                sum.draws += u64::from(playout.winner.is_none());
            }
        }
        let spent = match (begun, cpu_time()) {
            (Some(begun), Some(ended)) => ended - begun,
            _ => wall.elapsed(),
        };
        sum.rate = sum.rate.max((sum.games - before) as f64 / spent.as_secs_f64());
    }
    sum
}

/// The time this thread has spent on a processor, where the system tells (Linux); other systems fall back on the clock.
fn cpu_time() -> Option<Duration> {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    text.split_whitespace().next()?.parse().ok().map(Duration::from_nanos)
}
