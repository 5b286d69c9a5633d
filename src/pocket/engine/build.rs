//! Takes along the engine for browsers, and builds it first where the program is built for use.
//!
//! Release builds build it, for which a compiler for WebAssembly is used or fetched; others take what `cargo pocket` or a
//! release build left. `ARBITRO_ENGINE` chooses otherwise. Where there is none the program is whole but for `arbitro
//! site`, and the build says so, with the line that brings it.

use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};
use std::{env, fs};

use pocket_build::{CHOICE, Fetched, Place, SOURCES, advice, at_hand, build, fetch, from_script, is_wished};

fn main() {
    // Cargo notes the time before it runs this; what is made here must not look newer than that.
    let begun = SystemTime::now() - Duration::from_secs(5);
    let (workspace, place) = from_script();
    let out = PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default());
    println!("cargo::rerun-if-env-changed={CHOICE}");
    println!("cargo::rerun-if-changed=build.rs");
    let mut engine = Vec::new();
    if env::var(CHOICE).unwrap_or_default() != "none" {
        if is_wished() {
            make(&workspace, &place, begun);
        }
        place.reserve().expect("the folder of the build can be written");
        println!("cargo::rerun-if-changed={}", place.engine().display());
        engine = fs::read(place.engine()).unwrap_or_default();
    }
    fs::write(out.join("pocket.wasm"), engine).expect("the folder of the build can be written");
}

/// Builds the engine, and says in one line what will be missing if that cannot be.
fn make(workspace: &Path, place: &Place, begun: SystemTime) {
    for source in SOURCES {
        println!("cargo::rerun-if-changed={}", workspace.join(source).display());
    }
    // `pocket-start` may be at it, for the better part of the build.
    let _turn = place.turn().expect("the folder of the build can be written");
    let was_fetched = fs::read_to_string(place.fetched()).ok();
    let _ = fs::remove_file(place.fetched());
    let fetched = was_fetched.or_else(|| at_hand().is_empty().then(fetch)?.map(|Fetched(command)| command));
    if let Some(command) = fetched {
        println!("cargo::warning=a compiler for the engine for browsers was fetched: {command}");
    }
    let compilers = at_hand();
    if compilers.is_empty() {
        // It is looked for again in the next build.
        println!("cargo::rerun-if-changed={}", workspace.join("no/compiler/for/browsers").display());
        println!(
            "cargo::warning=no compiler for WebAssembly is at hand, so `arbitro site` will be missing; all else is there. \
             To have it: `{}`, then the same command again. To build without it: {CHOICE}=none",
            advice()
        );
    } else if let Err(said) = build(workspace, place, &compilers, Some(begun), true) {
        println!("cargo::rerun-if-changed={}", workspace.join("no/engine/for/browsers").display());
        println!(
            "cargo::warning=the engine for browsers could not be built, so `arbitro site` will be missing; all else is \
             there. `cargo pocket` shows why"
        );
        eprintln!("{said}");
    }
}
