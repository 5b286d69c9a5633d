//! Runs every check of the project: `cargo verify`.
//!
//! Formatting, lints, documentation and all tests, in that order, each as its own cargo call; the first failure ends the
//! run. What the tests need besides the Rust toolchain is installed first where a package manager is at hand.

use std::env;
use std::path::PathBuf;
use std::process::{Command, ExitCode};
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
];

/// One call of cargo.
struct Step {
    name: &'static str,
    arguments: &'static [&'static str],
}

const STEPS: &[Step] = &[
    Step { name: "format", arguments: &["fmt", "--check"] },
    Step { name: "lints", arguments: &["clippy", "--locked", "--all-targets", "--", "-D", "warnings"] },
    Step { name: "documentation", arguments: &["doc", "--locked", "--no-deps"] },
    Step { name: "tests", arguments: &["test", "--locked"] },
];

fn main() -> ExitCode {
    let begin = Instant::now();
    if !install_missing() {
        return ExitCode::FAILURE;
    }
    for step in STEPS {
        println!("== {}: cargo {}", step.name, step.arguments.join(" "));
        let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
        match Command::new(cargo).args(step.arguments).env("RUSTDOCFLAGS", "-D warnings").status() {
            Ok(status) if status.success() => {}
            Ok(status) => {
                eprintln!("== {}: failed ({status})", step.name);
                return ExitCode::FAILURE;
            }
            Err(error) => {
                eprintln!("== {}: cannot run cargo: {error}", step.name);
                return ExitCode::FAILURE;
            }
        }
    }
    println!("== all checks passed in {} s", begin.elapsed().as_secs());
    ExitCode::SUCCESS
}

/// Installs the programs that are missing; returns whether all are there.
fn install_missing() -> bool {
    let missing: Vec<&str> =
        NEEDED.iter().filter(|(program, _)| !is_there(program)).map(|(_, package)| *package).collect();
    if missing.is_empty() {
        return true;
    }
    if !is_there("apt-get") {
        println!("== please install: {} (tests that need them say so)", missing.join(", "));
        return true;
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
