//! Runs every check of the project: `cargo verify`.
//!
//! Formatting, lints, documentation and all tests of all wings, in that order, each as its own cargo call, and beside
//! them, because most of it keeps one core busy, the engine for browsers, which the tests wait for; the first failure ends
//! the run. `cargo pocket` builds the engine for browsers alone. What is needed besides the Rust toolchain is installed first
//! where a package manager is at hand; where something is missing nevertheless the run fails, so that no test is left out
//! unseen.

use std::env;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::thread;
use std::time::Instant;

/// Programs the tests call, and the Debian packages that hold them.
const NEEDED: &[(&str, &str)] = &[
    ("pg_ctlcluster", "postgresql"),
    ("chromium", "chromium"),
    ("chromedriver", "chromium-driver"),
    ("npm", "npm"),
    ("nginx", "nginx-light"),
    ("openssl", "openssl"),
    ("curl", "curl"),
    ("pdftotext", "poppler-utils"),
    ("qpdf", "qpdf"),
];

/// Files that the build for the browser needs, and the Debian packages that hold them: a Rust that brings the sources of
/// the standard library, so that it is built for WebAssembly from them.
const NEEDED_FOR_BROWSER: &[(&str, &str)] = &[
    ("/usr/bin/rustc", "rustc-web"),
    ("/usr/bin/cargo", "cargo-web"),
    ("/usr/lib/rustlib/src/rust/library/std/Cargo.toml", "rust-web-src"),
    ("/usr/bin/wasm-ld-19", "lld-19"),
];

/// Builds the pocket, with the rules and the boards, where there is no clock, no file and no thread.
const FOR_BROWSER: &[&str] = &[
    "build",
    "--locked",
    "-p",
    "pocket",
    "--bin",
    "pocket",
    "--profile",
    "pocket",
    "--target",
    "wasm32-unknown-unknown",
    "-Zbuild-std=std,panic_abort",
    "--target-dir",
    "target/wasm",
];

/// What is marked to be copied into its callers is copied half as readily as elsewhere: every copy is fetched by browsers,
/// and whether the freeing of memory is copied everywhere must not hang on a line in another room. Moves are found as fast.
const FEWER_COPIES: &str = "-Cllvm-args=-inlinehint-threshold=150";

/// One call of cargo.
struct Step {
    name: &'static str,
    arguments: &'static [&'static str],
}

const FORMAT: &[&str] = &["fmt", "--all", "--check"];

/// What is read and not run.
const READ: &[Step] = &[
    Step {
        name: "lints",
        arguments: &["clippy", "--locked", "--workspace", "--all-targets", "--", "-D", "warnings"],
    },
    Step { name: "documentation", arguments: &["doc", "--locked", "--workspace", "--no-deps"] },
];

/// Unit tests, tests of the wings, tests of the whole, and the examples in the documentation.
const TESTS: &[&str] = &["test", "--locked", "--workspace"];

/// Tools that hold dependencies against a database of advisories, and where each keeps its own.
const ADVISORIES: &[(&str, &str, &[&str])] = &[
    ("cargo-deny", "advisory-dbs", &["deny", "check", "advisories", "--disable-fetch"]),
    ("cargo-audit", "advisory-db", &["audit", "--no-fetch"]),
];

fn main() -> ExitCode {
    let begin = Instant::now();
    if env::args().nth(1).as_deref() == Some("pocket") {
        let is_built = install_missing(&[]) && builds_for_browser();
        return if is_built { ExitCode::SUCCESS } else { ExitCode::FAILURE };
    }
    if !install_missing(NEEDED) || !passes("format", FORMAT) {
        return ExitCode::FAILURE;
    }
    let browser = thread::spawn(builds_for_browser);
    let is_read = READ.iter().all(|step| passes(step.name, step.arguments));
    // The program takes the engine for browsers along, so the tests wait for it.
    let is_built = browser.join().unwrap_or(false);
    if !is_read || !is_built || !passes("tests", TESTS) {
        return ExitCode::FAILURE;
    }
    let advisories = ADVISORIES.iter().find(|(tool, database, _)| is_there(tool) && has_database(database));
    let last = match advisories {
        Some((_, _, arguments)) if !passes("advisories", arguments) => return ExitCode::FAILURE,
        Some(_) => "",
        None => "; advisories were not checked, for no database of them is at hand",
    };
    println!("== all checks passed in {} s{last}", begin.elapsed().as_secs());
    ExitCode::SUCCESS
}

/// Runs one call of cargo and returns whether it passed.
fn passes(name: &str, arguments: &[&str]) -> bool {
    let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut call = Command::new(cargo);
    call.args(arguments).env("RUSTDOCFLAGS", "-D warnings").env("ARBITRO_EVERY_TEST", "1");
    succeeds(name, &mut call)
}

/// Builds the pocket for WebAssembly with the system's own Rust, apart from all other builds.
fn builds_for_browser() -> bool {
    let mut call = Command::new("/usr/bin/cargo");
    // What the calling cargo says of its own toolchain must not reach the other.
    for name in ["CARGO", "RUSTC", "RUSTUP_TOOLCHAIN", "RUSTFLAGS", "CARGO_ENCODED_RUSTFLAGS"] {
        call.env_remove(name);
    }
    call.args(FOR_BROWSER).env("RUSTC", "/usr/bin/rustc").env("RUSTC_BOOTSTRAP", "1");
    call.env("RUSTFLAGS", FEWER_COPIES);
    call.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", "/usr/bin/wasm-ld-19");
    succeeds("engine for browsers", &mut call)
}

fn succeeds(name: &str, call: &mut Command) -> bool {
    let arguments: Vec<_> = call.get_args().map(|argument| argument.to_string_lossy()).collect();
    println!("== {name}: cargo {}", arguments.join(" "));
    match call.status() {
        Ok(status) if status.success() => return true,
        Ok(status) => eprintln!("== {name}: failed ({status})"),
        Err(error) => eprintln!("== {name}: cannot run cargo: {error}"),
    }
    false
}

/// Returns whether a tool has fetched its database of advisories before.
fn has_database(folder: &str) -> bool {
    let home = env::var_os("CARGO_HOME").map(PathBuf::from);
    let usual = || env::home_dir().map(|home| home.join(".cargo"));
    home.or_else(usual).is_some_and(|home| home.join(folder).is_dir())
}

/// Installs the programs that are missing; returns whether all are there.
fn install_missing(programs: &[(&str, &str)]) -> bool {
    let programs = programs.iter().filter(|(program, _)| !is_there(program));
    let files = NEEDED_FOR_BROWSER.iter().filter(|(file, _)| !Path::new(file).is_file());
    let missing: Vec<&str> = programs.chain(files).map(|(_, package)| *package).collect();
    if missing.is_empty() {
        return true;
    }
    if !is_there("apt-get") {
        eprintln!("== please install {} and run again: every test must run", missing.join(", "));
        return false;
    }
    println!("== installing {}", missing.join(", "));
    let apt = |arguments: &[&str]| {
        let status =
            Command::new("apt-get").args(arguments).env("DEBIAN_FRONTEND", "noninteractive").status();
        status.is_ok_and(|status| status.success())
    };
    let mut install = vec!["install", "-y", "-q", "--no-install-recommends"];
    install.extend(&missing);
    let installed = apt(&["update", "-q"]) && apt(&install);
    if !installed {
        eprintln!("== could not install {}; please install them and run again", missing.join(", "));
    }
    installed
}

fn is_there(program: &str) -> bool {
    let Some(paths) = env::var_os("PATH") else { return false };
    // Debian keeps servers in a folder that not everybody's PATH names.
    env::split_paths(&paths)
        .chain([PathBuf::from("/usr/sbin")])
        .any(|folder| folder.join(program).is_file() || folder.join(format!("{program}.exe")).is_file())
}
