//! Runs every check of the project: `cargo verify`.
//!
//! Format, lints, documentation, the tests of every crate, the examples in the documentation and what others wrote, in that order; beside
//! what is only read, because most of it keeps one core busy, the engine for browsers, which the tests wait for; and beside the tests of
//! the wings, one after the other, those of the whole. Nothing stops
//! the run: whatever fails, the rest is checked too, and the end is a list of what failed with the command that runs only
//! that. `cargo verify PART` runs a part alone; tests that have passed as they are do not run again, which is said, and
//! `--anew` runs them nevertheless. `cargo pocket` builds the engine for browsers alone. What is needed besides the Rust
//! toolchain is installed first where a package manager is at hand; where something is missing nevertheless the run fails, so
//! that no test is left out unseen.

mod engine;
mod parts;
mod report;
mod stamps;
mod suite;
mod supply;
mod tools;

use std::env;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::thread;
use std::time::Instant;

use parts::{LINTS, Part, Wish, Work};
use report::{Done, Outcome, Tally};
use stamps::{Snapshot, Stamps};
use suite::Program;

/// How the linter is told where one of its words ends.
const BETWEEN: &str = "__CLIPPY_HACKERY__";

fn main() -> ExitCode {
    let begin = Instant::now();
    let wish = match Wish::read(env::args().skip(1)) {
        Ok(wish) => wish,
        Err(word) => {
            eprintln!("== `{word}` is no part of the check\n{}", parts::usage());
            return ExitCode::FAILURE;
        }
    };
    let done = checked(&wish);
    println!("{}", report::summary(&done, begin.elapsed().as_secs(), processor()));
    if done.iter().any(Done::has_failed) { ExitCode::FAILURE } else { ExitCode::SUCCESS }
}

/// Checks the parts that are wished.
fn checked(wish: &Wish) -> Vec<Done> {
    let has = |work: Work| wish.parts.iter().any(|part| part.work == work);
    // Only these crates call other programs.
    let calls =
        |part: &Part| part.work == Work::Tests && matches!(part.name, "championship" | "arbitro" | "gallery");
    let is_ready = tools::install_missing(wish.parts.iter().any(calls), has(Work::Engine));
    let mut done = Vec::new();
    if !is_ready {
        done.push(Done { name: report::TOOLS, outcome: failed(), seconds: 0 });
    }
    thread::scope(|scope| {
        let browser = has(Work::Engine).then(|| scope.spawn(|| timed("engine", || passed(engine::builds()))));
        for part in &wish.parts {
            if let Work::Call(arguments) = part.work {
                let is_linted = done.iter().any(|done| done.name == LINTS && !done.has_failed());
                done.push(timed(part.name, || passed(passes(part.name, arguments, is_linted))));
            }
        }
        // The program takes the engine for browsers along, so the tests wait for it.
        done.extend(browser.and_then(|browser| browser.join().ok()));
    });
    let tests: Vec<&str> =
        wish.parts.iter().filter(|part| part.work == Work::Tests).map(|part| part.name).collect();
    if !tests.is_empty() {
        done.extend(tested(&tests, wish));
    }
    for part in &wish.parts {
        match part.work {
            Work::Examples => done.push(timed(part.name, || examples(&wish.told))),
            Work::Supply => done.push(timed(part.name, || passed(fits(part.name)))),
            Work::Advisories => done.push(timed(part.name, || match tools::advisories() {
                Some(words) => passed(passes(part.name, words, false)),
                None => Outcome::LeftOut("no database of them is at hand"),
            })),
            Work::Call(_) | Work::Engine | Work::Tests => {}
        }
    }
    done
}

/// Holds what others wrote to the rules of `deny.toml`, and lets `cargo-deny` do so too where it is installed.
fn fits(name: &str) -> bool {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let rules = match supply::Rules::of(&root) {
        Ok(rules) => rules,
        Err(error) => {
            eprintln!("== {name}: {error}");
            return false;
        }
    };
    let targets: Vec<&str> = rules.targets.iter().flat_map(|target| ["--target", target]).collect();
    let shipped = tree(name, "normal,build", &targets).or_else(|| {
        println!("== {name}: what other kinds of machines need cannot be fetched and is not checked");
        tree(name, "normal,build", &["--offline"])
    });
    let with_tests = tree(name, "normal,build,dev", &["--offline"]);
    let (Some(shipped), Some(with_tests)) = (shipped, with_tests) else { return false };
    let faults = rules.faults(&root, &shipped, &with_tests);
    faults.iter().for_each(|fault| eprintln!("== {name}: {fault}"));
    let is_judged_well = tools::judge_of_supply().is_none_or(|words| passes(name, words, false));
    faults.is_empty() && is_judged_well
}

/// Returns the packages of the workspace and their licences, a line each.
fn tree(name: &str, edges: &str, wishes: &[&str]) -> Option<String> {
    let mut call = cargo();
    call.args(["tree", "--locked", "--workspace", "--prefix", "none", "--format", "{p}|{l}"]);
    call.args(["--edges", edges]).args(wishes);
    let mut said = Vec::new();
    let is_told = succeeds(name, &mut call, Some(&mut said), false);
    is_told.then(|| String::from_utf8_lossy(&said).into_owned())
}

/// Builds the tests of crates and runs those that have not passed as they are.
fn tested(crates: &[&'static str], wish: &Wish) -> Vec<Done> {
    let mut programs = Vec::new();
    let build = timed(report::BUILDING, || {
        let (is_built, built) = suite::build((!wish.is_whole).then_some(crates));
        programs = built;
        passed(is_built)
    });
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let snapshot = Snapshot::of(&root).ok();
    let target = env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), PathBuf::from);
    let stamps = Stamps::in_folder(target.join("verify"));
    let is_built = !build.has_failed();
    let of_crate = |name: &'static str, is_live: bool| -> Done {
        let own: Vec<&Program> = programs.iter().filter(|program| program.package == name).collect();
        // Tests that are picked one by one say nothing of their part.
        let stamp = snapshot
            .as_ref()
            .and_then(|snapshot| snapshot.stamp(name, &own))
            .filter(|_| wish.told.is_empty());
        let before = stamp.as_ref().filter(|_| !wish.is_anew).and_then(|stamp| stamps.passed(name, stamp));
        if let Some(tally) = before {
            println!(
                "== {name}: unchanged since its {} tests passed; `cargo verify {name} --anew` runs them again",
                tally.passed
            );
            return Done { name, outcome: Outcome::Unchanged(tally), seconds: 0 };
        }
        stamps.forget(name);
        timed(name, || {
            let outcome = ran(&own, &wish.told, is_live);
            if let (Outcome::Tested(tally), Some(stamp), true) = (&outcome, &stamp, is_built) {
                stamps.note(name, stamp, *tally);
            }
            outcome
        })
    };
    // Tests of the whole mostly wait, for browsers and servers, and those of the wings mostly work: side by side they take
    // the time of the longer. One of the two speaks while it runs, the other at the end of each program.
    let (whole, wings): (Vec<&'static str>, Vec<&'static str>) =
        crates.iter().partition(|name| **name == parts::WHOLE);
    let mut done = vec![build];
    thread::scope(|scope| {
        let of_crate = &of_crate;
        let is_alone = whole.is_empty();
        let beside =
            scope.spawn(move || whole.into_iter().map(|name| of_crate(name, true)).collect::<Vec<_>>());
        done.extend(wings.into_iter().map(|name| of_crate(name, is_alone)));
        done.extend(beside.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)));
    });
    done
}

/// Runs the programs of a crate; a crate of which none could be built has failed.
fn ran(programs: &[&Program], told: &[String], is_live: bool) -> Outcome {
    if programs.is_empty() {
        return failed();
    }
    let (is_well, heard) = suite::run(programs.iter().copied(), told, is_live);
    match is_well && heard.is_whole && heard.failures.is_empty() {
        true => Outcome::Tested(heard.tally),
        false => Outcome::Failed(heard.tally, heard.failures),
    }
}

/// Runs the examples in the documentation.
fn examples(told: &[String]) -> Outcome {
    let mut said = Vec::new();
    let mut call = cargo();
    call.args(["test", "--locked", "--workspace", "--doc", "--no-fail-fast", "--"]).args(told);
    let is_well = succeeds("examples", &mut call, Some(&mut said), true);
    let heard = report::Heard::read(&String::from_utf8_lossy(&said));
    match is_well && heard.failures.is_empty() {
        true => Outcome::Tested(heard.tally),
        false => Outcome::Failed(heard.tally, heard.failures),
    }
}

fn passed(is_passed: bool) -> Outcome {
    if is_passed { Outcome::Passed } else { failed() }
}

fn failed() -> Outcome {
    Outcome::Failed(Tally::default(), Vec::new())
}

/// Does the work of a part and notes how long it took.
fn timed(name: &'static str, work: impl FnOnce() -> Outcome) -> Done {
    let begin = Instant::now();
    let outcome = work();
    Done { name, outcome, seconds: begin.elapsed().as_secs() }
}

/// Runs one call of cargo and returns whether it passed. Crates in which the linter has found nothing wrong are not looked
/// through once more by the compiler, for what others have to know of them.
fn passes(name: &str, arguments: &[&str], is_linted: bool) -> bool {
    let mut call = cargo();
    call.args(arguments).env("RUSTDOCFLAGS", "-D warnings");
    if let Some(linter) = tools::linter().filter(|_| is_linted) {
        // What `cargo clippy` says to its own cargo.
        call.env("RUSTC_WORKSPACE_WRAPPER", linter)
            .env("CLIPPY_ARGS", parts::STRICTLY.join(BETWEEN) + BETWEEN);
    }
    succeeds(name, &mut call, None, true)
}

/// Returns a call of the cargo that this was called by.
fn cargo() -> Command {
    Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
}

/// Says what is called, calls it, and says whether it ended well; what it says is gathered where that is wished.
fn succeeds(name: &str, call: &mut Command, said: Option<&mut Vec<u8>>, is_shown: bool) -> bool {
    let program =
        Path::new(call.get_program()).file_name().unwrap_or_default().to_string_lossy().into_owned();
    let words: Vec<_> = call.get_args().map(|argument| argument.to_string_lossy()).collect();
    println!("== {name}: {program} {}", words.join(" "));
    let status = match said {
        Some(said) => suite::gather(call, said, is_shown),
        None => call.status(),
    };
    match status {
        Ok(status) if status.success() => return true,
        Ok(status) => eprintln!("== {name}: failed ({status})"),
        Err(error) => eprintln!("== {name}: cannot be called: {error}"),
    }
    false
}

/// Returns how many seconds everything called so far has had the processor; nothing where the system does not tell.
fn processor() -> u64 {
    let text = std::fs::read_to_string("/proc/self/stat").unwrap_or_default();
    let after_name = text.rsplit(')').next().unwrap_or_default();
    let words = after_name.split_whitespace().skip(13).take(2);
    words.filter_map(|ticks| ticks.parse::<u64>().ok()).sum::<u64>() / 100
}
