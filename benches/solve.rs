//! Exact values: time, positions and positions a second, the interpreted engine beside a game written by hand.
//!
//! `cargo bench --bench solve`, with the beginning of a game's id after `--` to solve that game only. Rates are per
//! second of processor time of one thread, so that a busy machine changes them little; the same search runs on both, and
//! counts positions in the same way.

// Only the board of one game is borrowed from what the other benchmark measures.
#[allow(dead_code)]
pub mod reference;

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use arbitro::analysis::solve::{Length, Limits, Progress, Verdict, solve, solve_space};
use arbitro::catalog::Catalog;
use arbitro::engine::{Position, Table};
use reference::semaforo_space::Semaforo;

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
const ROUNDS: usize = 9;

fn main() {
    let only = std::env::args().skip(1).find(|word| !word.starts_with('-')).unwrap_or_default();
    println!("{:<18}{:>9}{:>14}{:>12}  result", "game", "seconds", "positions", "per second");
    for id in GAMES.into_iter().filter(|id| id.starts_with(&only)) {
        let compiled = Catalog::built_in().load(id).expect("a built-in game");
        let start = Position::start(&Table::new(compiled.game));
        let rate = timed(id, |limits| told(&solve(&start, limits)));
        if id == "semaforo" {
            let by_hand = timed("  by hand", |limits| told(&solve_space(&Semaforo, limits)));
            let mut ratios = vec![rate / by_hand];
            // Half a second says little on a machine that has other things to do: by turns, and the middle counts.
            while ratios.len() < ROUNDS {
                let rate = timed(id, |limits| told(&solve(&start, limits)));
                ratios.push(rate / timed("  by hand", |limits| told(&solve_space(&Semaforo, limits))));
            }
            ratios.sort_by(f64::total_cmp);
            let (least, middle, most) = (ratios[0], ratios[ROUNDS / 2], ratios[ROUNDS - 1]);
            println!("  the engine reaches {middle:.2} of the speed by hand ({least:.2} to {most:.2})");
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
    let before = processor_time();
    let result = std::thread::scope(|scope| {
        scope.spawn(|| {
            while !done.load(Ordering::Relaxed) && begin.elapsed() < LIMIT {
                std::thread::sleep(Duration::from_millis(20));
            }
            stop.store(true, Ordering::Relaxed);
        });
        let result = solve(&limits);
        done.store(true, Ordering::Relaxed);
        result
    });
    let seconds = match (before, processor_time()) {
        (Some(before), Some(after)) => after - before,
        _ => begin.elapsed().as_secs_f64(),
    };
    let positions = progress.positions();
    let rate = positions as f64 / seconds.max(1e-9);
    // The clock of the processor ticks in hundredths, so that short times say nothing about a rate.
    let shown = if seconds < 0.1 { "-".to_owned() } else { format!("{rate:.0}") };
    println!("{name:<18}{seconds:>9.2}{positions:>14}{shown:>12}  {result}");
    rate
}

/// The processor time of the whole process in seconds, where the system tells (Linux).
fn processor_time() -> Option<f64> {
    let text = std::fs::read_to_string("/proc/self/stat").ok()?;
    let fields: Vec<&str> = text.rsplit(')').next()?.split_whitespace().collect();
    let ticks = |field: usize| fields.get(field)?.parse::<f64>().ok();
    // User and system time in hundredths of a second.
    Some((ticks(11)? + ticks(12)?) / 100.0)
}

fn told<M>(verdict: &Verdict<M>) -> String {
    let Verdict::Solved(solution) = verdict else { return "not solved".to_owned() };
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
