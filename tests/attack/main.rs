//! The attack: everything people can hand in, mangled for an hour, without a panic, a hang or a flood.
//!
//! `cargo attack` runs an hour over all doors; `cargo attack --minutes 5 --door trf --seed 3` less. Each case is made from
//! its number alone, and runs in a process of its own kind that may die: what it dies of is kept in `target/attack`, one
//! file for each place in the code, and counted. The end is a table of what was tried and what was found.
//! `cargo attack --door trf --file target/attack/…` tries one file again.
#![allow(clippy::unwrap_used)]

mod chance;
mod doors;
#[path = "../it/support/fair.rs"]
#[allow(dead_code)]
mod fair;
mod measure;
#[path = "../patience/mod.rs"]
#[allow(dead_code)]
mod patience;
mod requests;
mod seeds;
#[path = "../it/support/web.rs"]
#[allow(dead_code)]
mod web;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitCode};
use std::time::{Duration, Instant};

use patience::cost::processor;

/// A case that has kept the processor busy for so long is given up; on a busy machine the clock says nothing.
const GIVEN_UP: Duration = Duration::from_secs(60);

/// What the command line says.
struct Wish {
    minutes: u64,
    seed: u64,
    door: Option<String>,
    file: Option<PathBuf>,
    /// Set in the process that does the work: from which case on.
    from: Option<u64>,
}

impl Wish {
    fn read() -> Wish {
        let mut wish = Wish { minutes: 60, seed: 1, door: None, file: None, from: None };
        let mut words = std::env::args().skip(1);
        while let Some(word) = words.next() {
            let value = words.next().unwrap_or_else(|| panic!("{word} needs a value"));
            match word.as_str() {
                "--minutes" => wish.minutes = value.parse().unwrap(),
                "--seed" => wish.seed = value.parse().unwrap(),
                "--door" => wish.door = Some(value),
                "--file" => wish.file = Some(value.into()),
                "--from" => wish.from = Some(value.parse().unwrap()),
                _ => panic!("{word}: there are --minutes, --seed, --door and --file"),
            }
        }
        wish
    }
}

fn main() -> ExitCode {
    let wish = Wish::read();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("target/attack");
    std::fs::create_dir_all(&folder).unwrap();
    match (&wish.file, wish.from) {
        (Some(file), _) => measure::again(wish.door.as_deref().expect("--door"), file),
        (None, Some(from)) => measure::work(&wish.door, wish.seed, from, &folder),
        (None, None) => return watch(&wish, &folder),
    }
    ExitCode::SUCCESS
}

/// Starts the process that does the work, again whenever it dies, until the time is over; then tells the figures.
fn watch(wish: &Wish, folder: &Path) -> ExitCode {
    let ends = Instant::now() + Duration::from_secs(60 * wish.minutes);
    let progress = folder.join("progress");
    let (mut from, mut deaths) = (0, BTreeMap::<String, u64>::new());
    for old in std::fs::read_dir(folder).into_iter().flatten().flatten() {
        let _ = std::fs::remove_file(old.path());
    }
    while Instant::now() < ends {
        let mut child = start(wish, from);
        let (mut seen, mut since) = (u64::MAX, Duration::ZERO);
        let is_over = loop {
            std::thread::sleep(Duration::from_millis(200));
            let (case, door) = measure::Progress::read(&progress).at();
            if case != seen {
                (seen, since) = (case, processor(&child.id().to_string()));
            }
            let status = child.try_wait().unwrap();
            if status.is_some_and(|status| status.success()) {
                break false;
            }
            let busy = processor(&child.id().to_string());
            let is_stuck = busy.saturating_sub(since) > GIVEN_UP;
            if status.is_some() || is_stuck {
                let what = if is_stuck { "stuck" } else { "killed" };
                let _ = child.kill();
                let _ = child.wait();
                *deaths.entry(format!("{door}-{what}")).or_default() += 1;
                let _ = std::fs::copy(folder.join("case"), folder.join(format!("{door}-{what}-{case}.case")));
                println!("case {case} at {door}: {what}");
                break false;
            }
            if Instant::now() > ends {
                let _ = child.kill();
                let _ = child.wait();
                break true;
            }
        };
        from = seen.wrapping_add(1);
        if is_over {
            break;
        }
    }
    let progress = measure::Progress::read(&progress);
    print!("{}", progress.table());
    deaths.iter().for_each(|(what, n)| println!("{what}: {n}"));
    let is_clean = deaths.is_empty() && progress.is_clean();
    println!("{}", if is_clean { "passed" } else { "FAILED: see target/attack" });
    if is_clean { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Starts a worker that cannot take the memory of the whole machine.
fn start(wish: &Wish, from: u64) -> Child {
    let mut command = Command::new("sh");
    command.args(["-c", "ulimit -v 6000000; exec \"$0\" \"$@\""]);
    command.arg(std::env::current_exe().unwrap());
    command.args(["--seed", &wish.seed.to_string(), "--from", &from.to_string()]);
    if let Some(door) = &wish.door {
        command.args(["--door", door]);
    }
    command.env("RAYON_NUM_THREADS", "1").env("MALLOC_ARENA_MAX", "2").spawn().unwrap()
}
