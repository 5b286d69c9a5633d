//! Takes along the engine for browsers, if it was built before: `cargo pocket`, then this.
//!
//! Where there is none the program is whole all the same; its pages then let the server think, and say so.

use std::path::{Path, PathBuf};
use std::{env, fs};

/// Where `cargo pocket` puts it, seen from the workspace.
const BUILT: &str = "target/wasm/wasm32-unknown-unknown/pocket/pocket.wasm";

fn main() {
    let here = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").unwrap_or_default());
    let out = PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default());
    let built = here.join("../..").join(BUILT);
    println!("cargo::rerun-if-changed={}", built.display());
    let module = fs::read(&built).unwrap_or_default();
    fs::write(Path::new(&out).join("pocket.wasm"), module).expect("the folder of the build can be written");
}
