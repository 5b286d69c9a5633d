//! Fetches a compiler for WebAssembly where the machine allows it, and says how else one comes.

use std::env;
use std::path::Path;
use std::process::{Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use crate::TARGET;
use crate::compilers::{at_hand, missing_of_debian};

/// A network that takes longer than this is as good as none.
const PATIENCE: Duration = Duration::from_secs(300);

/// What was fetched, and by which command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fetched(pub String);

/// Fetches a compiler: by rustup for the toolchain in use, else from Debian's packages, for whom they may be installed.
///
/// Nothing is removed, and nothing is asked of anybody. Returns nothing where there is none to be had.
pub fn fetch() -> Option<Fetched> {
    let ways = [by_rustup(), by_packages()];
    ways.into_iter().flatten().find_map(|commands| {
        let is_done = commands.iter().all(|words| succeeds(words)) && !at_hand().is_empty();
        is_done.then(|| Fetched(commands.last().map(|words| words.join(" ")).unwrap_or_default()))
    })
}

/// Returns the line that brings a compiler, for a person to type.
pub fn advice() -> String {
    if is_there("rustup") || !is_there("apt-get") {
        format!("rustup target add {TARGET}")
    } else {
        format!("sudo apt-get install {}", missing_of_debian().join(" "))
    }
}

type Words = Vec<String>;

fn words(line: &str) -> Words {
    line.split(' ').map(str::to_owned).collect()
}

fn by_rustup() -> Option<Vec<Words>> {
    // Set by rustup for whatever runs in one of its toolchains.
    let toolchain = env::var("RUSTUP_TOOLCHAIN").ok()?;
    is_there("rustup").then(|| vec![words(&format!("rustup target add {TARGET} --toolchain {toolchain}"))])
}

fn by_packages() -> Option<Vec<Words>> {
    if !is_there("apt-get") || !is_root() {
        return None;
    }
    // Another Rust of Debian's is not taken away for it.
    let install = "apt-get install -y -q --no-install-recommends --no-remove";
    Some(vec![words("apt-get update -q"), words(&format!("{install} {}", missing_of_debian().join(" ")))])
}

fn is_root() -> bool {
    let asked = Command::new("id").arg("-u").output();
    asked.is_ok_and(|answer| answer.stdout.trim_ascii() == b"0")
}

fn is_there(program: &str) -> bool {
    let Some(paths) = env::var_os("PATH") else { return false };
    let names = [program.to_owned(), format!("{program}.exe")];
    env::split_paths(&paths).any(|folder| names.iter().any(|name| Path::new(&folder).join(name).is_file()))
}

/// Runs a command without showing it, and gives it up after a while.
fn succeeds(words: &[String]) -> bool {
    let [program, arguments @ ..] = words else { return false };
    let mut call = Command::new(program);
    call.args(arguments).env("DEBIAN_FRONTEND", "noninteractive");
    call.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    let Ok(mut child) = call.spawn() else { return false };
    let begun = Instant::now();
    loop {
        match child.try_wait() {
            Ok(Some(status)) => return status.success(),
            Ok(None) if begun.elapsed() < PATIENCE => sleep(Duration::from_millis(100)),
            _ => {
                let _ = child.kill();
                let _ = child.wait();
                return false;
            }
        }
    }
}
