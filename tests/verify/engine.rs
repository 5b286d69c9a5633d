//! The engine for browsers: rules, boards and the computer as WebAssembly.

use std::process::Command;

use crate::succeeds;

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

/// Builds the pocket for WebAssembly with the system's own Rust, apart from all other builds.
pub(crate) fn builds() -> bool {
    let mut call = Command::new("/usr/bin/cargo");
    // What the calling cargo says of its own toolchain must not reach the other.
    for name in ["CARGO", "RUSTC", "RUSTUP_TOOLCHAIN", "RUSTFLAGS", "CARGO_ENCODED_RUSTFLAGS"] {
        call.env_remove(name);
    }
    call.args(FOR_BROWSER).env("RUSTC", "/usr/bin/rustc").env("RUSTC_BOOTSTRAP", "1");
    call.env("RUSTFLAGS", FEWER_COPIES);
    call.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", "/usr/bin/wasm-ld-19");
    succeeds("engine for browsers", &mut call, None, true)
}
