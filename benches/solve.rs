//! Exact values: time, positions and positions a second, the interpreted engine beside a game written by hand.
//!
//! `cargo bench --bench solve`, with the beginning of a game's id after `--` to solve that game only. Everything runs on
//! one thread; the same search runs on both, and counts positions in the same way.

// Only the board of one game is borrowed from what the other benchmark measures.
#[allow(dead_code)]
pub mod reference;

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use reference::semaforo_space::Semaforo;
use rules::analysis::solve::{Length, Limits, Progress, SolveResult, solve, solve_space};
use rules::catalog::Catalog;
use rules::engine::{Position, Table};

/// The games solved from the start, easier ones first.
const GAMES: [&str; 9] = [
    "semaforo-3x3",
    "rastros-5x5",
    "semaforo",
    "rastros-6x6",
    "flume-5x5",
    "dominorio-6x6",
    "avanco-5x5",
    "gatos-e-caes-6x6",
    "rastros",
];
/// A game that takes longer is given up.
const LIMIT: Duration = Duration::from_secs(1_800);
const MEMORY_MB: usize = 4_096;
/// So often the engine and the game by hand are measured by turns.
const ROUNDS: usize = 15;

fn main() {
    let only = std::env::args().skip(1).find(|word| !word.starts_with('-')).unwrap_or_default();
    println!("{:<18}{:>9}{:>14}{:>12}  result", "game", "seconds", "positions", "per second");
    for id in GAMES.into_iter().filter(|id| id.starts_with(&only)) {
        let compiled = Catalog::built_in().load(id).expect("a built-in game");
        let start = Position::start(&Table::new(compiled.game));
        let rate = timed(id, |limits| told(&solve(&start, limits)));
        if id == "semaforo" {
            let by_hand = timed("  by hand", |limits| told(&solve_space(&Semaforo, limits)));
            let mut rates = vec![(rate, by_hand)];
            // A third of a second says little on a machine that has other things to do: many rounds, by turns.
            while rates.len() < ROUNDS {
                let rate = timed(id, |limits| told(&solve(&start, limits)));
                rates.push((rate, timed("  by hand", |limits| told(&solve_space(&Semaforo, limits)))));
            }
            let fastest = |rates: Vec<f64>| rates.into_iter().fold(0.0, f64::max);
            let engine = fastest(rates.iter().map(|&(engine, _)| engine).collect());
            let by_hand = fastest(rates.iter().map(|&(_, by_hand)| by_hand).collect());
            let mut ratios: Vec<f64> = rates.iter().map(|(engine, by_hand)| engine / by_hand).collect();
            ratios.sort_by(f64::total_cmp);
            println!(
                "  the engine reaches {:.2} of the speed by hand, both in their fastest round; in the middle round {:.2}, \
                 in single ones {:.2} to {:.2}",
                engine / by_hand,
                ratios[ROUNDS / 2],
                ratios[0],
                ratios[ROUNDS - 1]
            );
        }
    }
}

/// Solves something, prints a row and returns the positions a second.
fn timed(name: &str, solve: impl Fn(&Limits) -> String + Sync) -> f64 {
    let (stop, done, progress) = (AtomicBool::new(false), AtomicBool::new(false), Progress::default());
    let limits = Limits {
        memory_mb: MEMORY_MB,
        positions: None,
        further: None,
        threads: 1,
        stop: &stop,
        progress: &progress,
    };
    let begin = Instant::now();
    let (result, taken) = std::thread::scope(|scope| {
        scope.spawn(|| {
            while !done.load(Ordering::Relaxed) && begin.elapsed() < LIMIT {
                std::thread::sleep(Duration::from_millis(20));
            }
            stop.store(true, Ordering::Relaxed);
        });
        let answer = (solve(&limits), begin.elapsed());
        done.store(true, Ordering::Relaxed);
        answer
    });
    let seconds = taken.as_secs_f64();
    let positions = progress.positions();
    let rate = positions as f64 / seconds.max(1e-9);
    println!("{name:<18}{seconds:>9.3}{positions:>14}{rate:>12.0}  {result}");
    rate
}

fn told<M>(verdict: &SolveResult<M>) -> String {
    let SolveResult::Solved(solution) = verdict else { return "not solved".to_owned() };
    let winner = solution.winner.map_or("draw".to_owned(), |side| format!("{side:?} wins").to_lowercase());
    let length = match solution.length {
        Length::Exact(plies) => format!(" in {plies} plies"),
        Length::AtMost(plies) => format!(" in at most {plies} plies"),
        Length::Unknown => ", length not found".to_owned(),
    };
    let margin = solution.margin.map_or(String::new(), |margin| format!(" by {margin}"));
    let open = match solution.undecided.len() {
        0 => String::new(),
        open => format!(", {open} first moves undecided"),
    };
    format!("{winner}{length}{margin}, {} winning first moves{open}", solution.winning.len())
}
