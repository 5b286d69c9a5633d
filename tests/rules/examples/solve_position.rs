//! Finds who wins a position with best play, in how many plies, and by which moves.
//!
//! `cargo run --release -p rules --example solve_position semaforo-3x3`, with moves from the start after the game.

use std::sync::atomic::AtomicBool;

use rules::analysis::solve::{Limits, Progress, SolveResult, solve};
use rules::catalog::Catalog;
use rules::engine::{Position, Table};
use speech::{Language, Tell};

fn main() -> Result<(), String> {
    let mut words = std::env::args().skip(1);
    let id = words.next().unwrap_or_else(|| "semaforo-3x3".to_owned());
    let moves = words.collect::<Vec<_>>().join(" ");
    let compiled = Catalog::built_in().load(&id).map_err(|error| error.say(Language::En))?;
    let start = Position::start(&Table::new(compiled.game));
    let position = start.play_text(&moves).map_err(|error| error.in_language(Language::En))?;
    let (stop, progress) = (AtomicBool::new(false), Progress::default());
    let limits = Limits {
        memory_mb: 64,
        positions: Some(20_000_000),
        further: Some(5_000_000),
        threads: 1,
        stop: &stop,
        progress: &progress,
    };
    match solve(&position, &limits) {
        SolveResult::Solved(solution) => {
            let line: Vec<String> = solution
                .line
                .iter()
                .scan(position, |at, &mv| {
                    let text = at.write_move(mv);
                    *at = at.play_legal(mv);
                    Some(text)
                })
                .collect();
            println!("won by {:?} ({:?}): {}", solution.winner, solution.length, line.join(" "));
        }
        SolveResult::Unsolved { positions } => println!("not solved after {positions} positions"),
    }
    Ok(())
}
