//! Random games a second: the interpreted engine beside hand-written code, one thread, one run, one generator.
//!
//! `cargo bench --bench playouts`, with the beginning of a game's id after `--` to measure that game only. Both rates are
//! those of the best of several slices of processor time, so that a busy machine changes the ratio little.

pub mod reference;

use std::collections::VecDeque;
use std::time::Instant;

use reference::measure::{Measured, measure};
use reference::{GAMES, Playout, bits};
use rules::catalog::Catalog;
use rules::engine::{Position, Rng, Table};

/// The games of edition 13: their reference is a tuned bitboard, the others' is straightforward code.
const EDITION_13: [&str; 6] = ["avanco", "rastros", "semaforo", "flume", "gatos-e-caes", "produto"];
const SEED: u64 = 2026;

fn main() {
    let only = std::env::args().skip(1).find(|word| !word.starts_with('-')).unwrap_or_default();
    let catalog = Catalog::built_in();
    bits::self_check();
    let header =
        ["game", "engine/s", "by hand/s", "ratio", "plies", "by hand", "first wins", "by hand", "load ms"];
    println!(
        "{:<20}{:>12}{:>12}{:>8}{:>9}{:>9}{:>12}{:>9}{:>9}",
        header[0], header[1], header[2], header[3], header[4], header[5], header[6], header[7], header[8]
    );
    let mut ratios = Vec::new();
    let mut ids: Vec<&str> = GAMES.iter().map(|game| game.id).collect();
    ids.extend(catalog.ids().filter(|id| !GAMES.iter().any(|game| game.id == *id)));
    for id in ids.into_iter().filter(|id| id.starts_with(&only)) {
        let (engine, load) = interpreted(&catalog, id);
        let Some(game) = GAMES.iter().find(|game| game.id == id) else {
            println!(
                "{id:<20}{:>12.0}{:>12}{:>8}{:>9.2}{:>9}{:>11.2}%{:>9}{load:>9.2}",
                engine.rate,
                "",
                "",
                engine.mean_plies(),
                "",
                engine.first_share(),
                ""
            );
            continue;
        };
        (game.self_check)();
        let by_hand = measure(SEED, game.playout);
        let ratio = engine.rate / by_hand.rate;
        if EDITION_13.contains(&id) {
            ratios.push(ratio);
        }
        println!(
            "{id:<20}{:>12.0}{:>12.0}{ratio:>8.2}{:>9.2}{:>9.2}{:>11.2}%{:>8.2}%{load:>9.2}",
            engine.rate,
            by_hand.rate,
            engine.mean_plies(),
            by_hand.mean_plies(),
            engine.first_share(),
            by_hand.first_share(),
        );
    }
    if ratios.len() == EDITION_13.len() {
        let mean = (ratios.iter().map(|ratio| ratio.ln()).sum::<f64>() / ratios.len() as f64).exp();
        let least = ratios.iter().copied().fold(f64::INFINITY, f64::min);
        println!("edition 13: least ratio {least:.2} (asked 0.45), geometric mean {mean:.2} (asked 0.65)");
    }
}

/// Measures a game of the catalogue, and how long its file takes to load and compile, in milliseconds.
fn interpreted(catalog: &Catalog, id: &str) -> (Measured, f64) {
    let begin = Instant::now();
    let compiled = catalog.load(id).unwrap_or_else(|error| panic!("{error}"));
    let table = Table::new(compiled.game);
    let load = begin.elapsed().as_secs_f64() * 1e3;
    let start = Position::start(&table);
    let mut rng = Rng::new(SEED);
    let mut played = VecDeque::with_capacity(64);
    let measured = measure(SEED, |_| {
        if played.is_empty() {
            table.playouts(&start, 64, &mut rng, 20_000, |playout| {
                let winner = playout.ending.and_then(|ending| ending.winner).map(|side| side.index());
                played.push_back(Playout { winner, plies: playout.plies });
            });
        }
        played.pop_front().expect("a batch has 64 games")
    });
    (measured, load)
}
