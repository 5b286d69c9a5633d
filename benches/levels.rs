//! How strong the levels are: matches between neighbours on the six games of edition 13, both starting equally often.
//!
//! `cargo bench --bench levels`, with the beginning of a game's id after `--` to play that game only, and a number to
//! play so many games a match.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use arbitro::analysis::opponent::{Level, choose};
use arbitro::catalog::Catalog;
use arbitro::engine::{Position, Table};
use arbitro::game::{Language, Side};

const GAMES: [&str; 6] = ["semaforo", "gatos-e-caes", "rastros", "produto", "avanco", "flume"];
/// Games that go on longer count as drawn.
const LONGEST: u32 = 1_000;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).filter(|word| !word.starts_with('-')).collect();
    let count = words.iter().find_map(|word| word.parse::<u64>().ok()).unwrap_or(100);
    let only = words.iter().find(|word| word.parse::<u64>().is_err()).cloned().unwrap_or_default();
    println!("games won by the stronger of two levels, in a match of {count} (a draw counts half)");
    let pairs: Vec<String> =
        Level::ALL.windows(2).map(|pair| format!("{}:{}", pair[1].number(), pair[0].number())).collect();
    println!("{:<16}{}", "game", pairs.iter().map(|pair| format!("{pair:>9}")).collect::<String>());
    for id in GAMES.into_iter().filter(|id| id.starts_with(&only)) {
        let table = Table::new(Catalog::built_in().load(id).expect("a built-in game").game);
        print!("{id:<16}");
        for pair in Level::ALL.windows(2) {
            let points: f64 = (0..count).map(|game| played(&table, pair[1], pair[0], game)).sum();
            print!("{:>8.0} %", 100.0 * points / count as f64);
            let _ = std::io::Write::flush(&mut std::io::stdout());
        }
        println!();
    }
    let names: Vec<_> =
        Level::ALL.iter().map(|level| format!("{} {}", level.number(), level.name(Language::En))).collect();
    println!("levels: {}", names.join(", "));
}

/// Plays one game and returns what the stronger level gets for it; it begins the games with even numbers.
fn played(table: &Arc<Table>, strong: Level, weak: Level, game: u64) -> f64 {
    let stop = AtomicBool::new(false);
    let mine = if game.is_multiple_of(2) { Side::First } else { Side::Second };
    let mut position = Position::start(table);
    for ply in 0..LONGEST {
        let side = position.side_to_move();
        let player = if position.is_swapped() { !side } else { side };
        let level = if player == mine { strong } else { weak };
        let seed = game.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ u64::from(ply) << 32 ^ level.number() as u64;
        let Some(choice) = choose(&position, level, seed, &stop) else { break };
        position = position.play(choice.mv).expect("the move is legal");
    }
    match position.ending().and_then(|ending| ending.winner) {
        Some(side) => {
            let player = if position.is_swapped() { !side } else { side };
            if player == mine { 1.0 } else { 0.0 }
        }
        None => 0.5,
    }
}
