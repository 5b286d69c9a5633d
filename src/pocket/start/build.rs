//! Begins the engine for browsers beside everything else, where `pocket-engine` will ask for it.
//!
//! It takes as long as a third of the program, and nothing but the last step waits for it. Cargo builds first what most wait for,
//! so that it would begin last and end alone. Here it gets a head start, and no more: nobody waits for this one, whether it comes to an
//! end is not asked, and `pocket-engine` does what is left of the same work when its turn comes.

use std::process::{Command, Stdio};
use std::{env, fs, io};

use pocket_build::{CHOICE, Fetched, at_hand, fetch, from_script, is_wished, prepare};

/// Said to this script by itself: to stay behind and work.
const STAY: &str = "stay";

fn main() -> io::Result<()> {
    if env::args().nth(1).is_some_and(|word| word == STAY) {
        return work();
    }
    println!("cargo::rerun-if-env-changed={CHOICE}");
    println!("cargo::rerun-if-changed=build.rs");
    if is_wished() {
        stay_behind()?;
    }
    Ok(())
}

/// Begins this script once more, which cargo does not wait for.
#[allow(clippy::zombie_processes)] // it is to outlive this one
fn stay_behind() -> io::Result<()> {
    let mut call = Command::new(env::current_exe()?);
    call.arg(STAY).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).spawn()?;
    Ok(())
}

fn work() -> io::Result<()> {
    let (workspace, place) = from_script();
    let _turn = place.turn()?;
    if at_hand().is_empty()
        && let Some(Fetched(command)) = fetch()
    {
        fs::write(place.fetched(), command)?;
    }
    prepare(&workspace, &place, &at_hand(), true).map_err(io::Error::other)?;
    Ok(())
}
