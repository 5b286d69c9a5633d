//! What a case cost: time, memory, panics; kept in a file, so that it outlives the process.

use std::cell::Cell;
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;
use std::sync::Mutex;
use std::time::{Duration, Instant};

use super::chance::Chance;
use super::doors::{Door, Ground, doors};
use super::patience::cost::{peak_memory, processor};

/// No case may keep the processor busy for longer.
const LONGEST: Duration = Duration::from_secs(2);

/// No case may need more memory, in megabytes, the program itself included.
const LARGEST: u64 = 300;

/// A process that has done so many cases gives its place to a fresh one.
const CASES: u64 = 4_000;

/// Where the panics of this process were.
static PANICS: Mutex<Vec<String>> = Mutex::new(Vec::new());

/// What was tried at a door and found.
#[derive(Clone, Debug, Default)]
struct Tally {
    cases: u64,
    taken: u64,
    panics: u64,
    hangs: u64,
    floods: u64,
    longest_ms: u64,
    largest_mb: u64,
}

/// The figures so far.
#[derive(Clone, Debug, Default)]
pub(crate) struct Progress {
    case: u64,
    door: String,
    tallies: BTreeMap<String, Tally>,
}

impl Progress {
    /// Reads the figures; none where there are none yet.
    pub(crate) fn read(path: &Path) -> Progress {
        let text = std::fs::read_to_string(path).unwrap_or_default();
        let mut progress = Progress::default();
        for line in text.lines() {
            let words: Vec<&str> = line.split(' ').collect();
            let n = |at: usize| words.get(at).and_then(|word| word.parse().ok()).unwrap_or(0);
            match words[0] {
                "at" => {
                    (progress.case, progress.door) =
                        (n(1), words.get(2).map_or(String::new(), |door| (*door).into()))
                }
                door => {
                    let tally = Tally {
                        cases: n(1),
                        taken: n(2),
                        panics: n(3),
                        hangs: n(4),
                        floods: n(5),
                        longest_ms: n(6),
                        largest_mb: n(7),
                    };
                    progress.tallies.insert(door.to_owned(), tally);
                }
            }
        }
        progress
    }

    /// Returns the case in hand and its door.
    pub(crate) fn at(&self) -> (u64, String) {
        (self.case, self.door.clone())
    }

    fn lines(&self) -> String {
        let mut lines = format!("at {} {}\n", self.case, self.door);
        for (door, t) in &self.tallies {
            let Tally { cases, taken, panics, hangs, floods, longest_ms, largest_mb } = t;
            let _ =
                writeln!(lines, "{door} {cases} {taken} {panics} {hangs} {floods} {longest_ms} {largest_mb}");
        }
        lines
    }

    /// Says whether nothing was found.
    pub(crate) fn is_clean(&self) -> bool {
        self.tallies.values().all(|tally| tally.panics + tally.hangs + tally.floods == 0)
    }

    /// Returns the figures for people.
    pub(crate) fn table(&self) -> String {
        let mut table = format!(
            "{:<12}{:>9}{:>9}{:>8}{:>7}{:>8}{:>11}{:>11}\n",
            "door", "tried", "taken", "panics", "hangs", "floods", "longest ms", "largest MB"
        );
        for (door, t) in &self.tallies {
            let _ = writeln!(
                table,
                "{door:<12}{:>9}{:>9}{:>8}{:>7}{:>8}{:>11}{:>11}",
                t.cases, t.taken, t.panics, t.hangs, t.floods, t.longest_ms, t.largest_mb
            );
        }
        table
    }
}

/// Writes at once as a whole; a death in between leaves the figures of before.
fn keep(path: &Path, text: &str) {
    let new = path.with_extension("new");
    std::fs::write(&new, text).unwrap();
    std::fs::rename(&new, path).unwrap();
}

/// Works through the cases from one on, until it is time for a fresh process.
pub(crate) fn work(wanted: &Option<String>, seed: u64, from: u64, folder: &Path) {
    listen();
    let doors: Vec<Door> = doors()
        .into_iter()
        .filter(|door| wanted.as_ref().is_none_or(|wanted| *wanted == door.name))
        .collect();
    assert!(!doors.is_empty(), "no such door");
    let mut ground = Ground::new();
    let path = folder.join("progress");
    let mut progress = Progress::read(&path);
    for case in from..from + CASES {
        let door = &doors[case as usize % doors.len()];
        let mut chance = Chance::new(seed, case);
        let input = (door.make)(&mut chance, &mut ground);
        progress.case = case;
        progress.door = door.name.into();
        std::fs::write(folder.join("case"), &input).unwrap();
        keep(&path, &progress.lines());
        let cost = tried(door, &mut ground, &input);
        let tally = progress.tallies.entry(door.name.into()).or_default();
        tally.cases += 1;
        tally.taken += u64::from(cost.is_taken);
        tally.panics += cost.panics.len() as u64;
        tally.longest_ms = tally.longest_ms.max(cost.time.as_millis() as u64);
        tally.largest_mb = tally.largest_mb.max(cost.memory);
        let mut found: Vec<String> = cost.panics;
        if cost.time > LONGEST {
            tally.hangs += 1;
            found.push(format!("hang-{case}"));
        }
        if cost.memory > LARGEST {
            tally.floods += 1;
            found.push(format!("flood-{case}"));
        }
        for what in found {
            let name: String =
                what.chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '-' }).take(90).collect();
            let kept = folder.join(format!("{}-{name}.case", door.name));
            if !kept.exists() {
                println!("case {case} at {}: {what}", door.name);
                std::fs::write(kept, &input).unwrap();
            }
        }
        keep(&path, &progress.lines());
        if cost.memory > LARGEST {
            break;
        }
    }
}

/// Tries one file again and says what it costs.
pub(crate) fn again(door: &str, file: &Path) {
    listen();
    let door = doors().into_iter().find(|known| known.name == door).expect("a door");
    let input = std::fs::read(file).unwrap();
    let cost = tried(&door, &mut Ground::new(), &input);
    println!("taken: {}, {:?}, {} MB, {:?}", cost.is_taken, cost.time, cost.memory, cost.panics);
}

struct Cost {
    is_taken: bool,
    time: Duration,
    memory: u64,
    panics: Vec<String>,
}

thread_local! {
    static IS_CASE: Cell<bool> = const { Cell::new(false) };
}

fn listen() {
    std::panic::set_hook(Box::new(|info| {
        let place = info.location().map_or_else(String::new, |at| format!("{}:{}", at.file(), at.line()));
        let said = info.payload().downcast_ref::<String>().cloned();
        let said = said.or_else(|| info.payload().downcast_ref::<&str>().map(|text| (*text).to_owned()));
        eprintln!("panic at {place}: {}", said.unwrap_or_default());
        let short = place.rsplit("/src/").next().unwrap_or(&place).to_owned();
        PANICS.lock().unwrap().push(format!("panic-{short}"));
    }));
}

fn tried(door: &Door, ground: &mut Ground, input: &[u8]) -> Cost {
    // The most memory is counted from here on.
    let _ = std::fs::write("/proc/self/clear_refs", "5");
    let (begun, busy) = (Instant::now(), processor("self"));
    let is_taken = catch_unwind(AssertUnwindSafe(|| (door.attack)(ground, input))).unwrap_or(false);
    // On a busy machine the clock says more than the work; the processor counts in hundredths.
    let time = begun.elapsed().min(processor("self").saturating_sub(busy) + Duration::from_millis(10));
    let panics = std::mem::take(&mut *PANICS.lock().unwrap());
    Cost { is_taken, time, memory: peak_memory("self"), panics }
}
