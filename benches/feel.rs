//! How long people wait for commands: the start of any of them, all games checked, a demonstration, the paper of a final.
//!
//! Run with `cargo bench --bench feel`. Each figure is the best of several runs of the real program, beside what was
//! asked of it; on a busy machine the time waited says little, so that the processor time of the runs is told too.

#[path = "../tests/it/support/final_day.rs"]
mod final_day;

use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use championship::store::{Desk, Location};
use final_day::Hour;

/// The pupils of a national final.
const PUPILS: u32 = 1_850;

fn main() {
    let folder = std::env::temp_dir().join(format!("arbitro-feel-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let games = concat!(env!("CARGO_MANIFEST_DIR"), "/games");
    let file = folder.join("final.arbitro");
    write_final(&file);
    let file = file.to_str().expect("a name that can be written");
    let demo = folder.join("demo");
    let demo = demo.to_str().expect("a name that can be written");
    let pack = folder.join("pack");
    let pack = pack.to_str().expect("a name that can be written");
    println!("{:<34}{:>12}{:>12}{:>14}", "command", "best ms", "asked ms", "processor ms");
    let starts: [&[&str]; 4] = [
        &["--version"],
        &["games"],
        &["moves", "rastros"],
        &["standings", "--schools", "--championship", file],
    ];
    for words in starts {
        tell(words, 10, 20);
    }
    tell(&["check", games], 3, 2_000);
    tell(&["demo", "--replace", "--out", demo], 2, 5_000);
    tell(&["pack", "--names", "full", "--replace", "--out", pack, "--championship", file], 2, 3_000);
    std::fs::remove_dir_all(&folder).expect("the folder goes");
}

/// Runs a command so many times and says how long the best took, and how long was asked for.
fn tell(words: &[&str], runs: u32, asked: u64) {
    let before = processor_time();
    let best = (0..runs).map(|_| run(words)).min().unwrap_or_default();
    let spent = processor_time().zip(before).map(|(after, before)| (after - before) / runs);
    let spent = spent.map_or_else(|| "?".to_owned(), |spent| format!("{:.1}", ms(spent)));
    let shown: Vec<&str> = words.iter().take_while(|word| !word.starts_with('/')).copied().collect();
    println!("{:<34}{:>12.1}{asked:>12}{spent:>14}", shown.join(" "), ms(best));
}

fn run(words: &[&str]) -> Duration {
    let mut command = Command::new(env!("CARGO_BIN_EXE_arbitro"));
    command.args(words).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    let begin = Instant::now();
    let status = command.status().expect("the program runs");
    assert!(status.success(), "{words:?} failed");
    begin.elapsed()
}

/// Writes the championship of a final in the evening.
fn write_final(file: &Path) {
    let facts = final_day::facts(PUPILS, Hour::Evening);
    let regulations = final_day::championship(PUPILS, Hour::Evening).regulations().clone();
    let mut desk =
        Desk::create(&Location::File(file.to_owned()), "final", regulations, "bench").expect("a file");
    desk.commit(None, |_, _| Ok(facts[1..].to_vec())).expect("the facts are taken");
}

/// The processor time of programs this one has run and seen end, where the system tells (Linux).
fn processor_time() -> Option<Duration> {
    let text = std::fs::read_to_string("/proc/self/stat").ok()?;
    // Fields 16 and 17, counted after the name in brackets: hundredths of a second of children.
    let fields: Vec<&str> = text.rsplit_once(')')?.1.split_whitespace().collect();
    let ticks: u64 = fields.get(13)?.parse::<u64>().ok()? + fields.get(14)?.parse::<u64>().ok()?;
    Some(Duration::from_millis(ticks * 10))
}

fn ms(time: Duration) -> f64 {
    time.as_secs_f64() * 1e3
}
