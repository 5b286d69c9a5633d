//! The hand-written reference playouts alone: rate, mean length and share of first-side wins of each game.
//!
//! `cargo bench --bench reference`, with the beginning of a game's id after `--` to measure that game only.

pub mod reference;

use reference::{GAMES, bits, measure::measure};

fn main() {
    let only = std::env::args().skip(1).find(|word| !word.starts_with('-')).unwrap_or_default();
    bits::self_check();
    println!("{:<14}{:>12}{:>12}{:>12}{:>8}", "game", "playouts/s", "mean plies", "first wins", "draws");
    for game in GAMES.iter().filter(|game| game.id.starts_with(&only)) {
        (game.self_check)();
        let measured = measure(2026, game.playout);
        println!(
            "{:<14}{:>12.0}{:>12.2}{:>11.2}%{:>7.2}%",
            game.id,
            measured.rate,
            measured.mean_plies(),
            measured.first_share(),
            measured.draw_share(),
        );
    }
}
