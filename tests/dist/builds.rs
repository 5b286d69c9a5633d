//! The program itself, built for any Linux and for Windows.

use std::env;
use std::path::PathBuf;
use std::process::Command;

use super::Site;
use super::call::{Outcome, output, run, step};

const LINUX: &str = "x86_64-unknown-linux-gnu";
const WINDOWS: &str = "x86_64-pc-windows-gnu";

/// Returns the folder of a profile below that of a target.
fn folder(profile: &str) -> &str {
    if profile == "dev" { "debug" } else { profile }
}

/// Builds the engine for browsers, which every program takes along.
pub(crate) fn pocket(site: &Site) -> Outcome {
    step("building the engine for browsers");
    let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    run(Command::new(cargo).arg("pocket").current_dir(&site.root))
}

/// Builds the program with everything inside, so that it runs on any Linux of this kind of processor.
pub(crate) fn linux(site: &Site, profile: &str) -> Result<PathBuf, String> {
    step("building for Linux");
    let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut call = Command::new(cargo);
    call.args(["build", "--locked", "--profile", profile, "--bin", "arbitro", "--target", LINUX]);
    // Given here and in no configuration: with a target, build scripts and macros do not see it. A program with everything inside
    // cannot look up the system's chance by name, and the file it would read instead need not be there.
    let flags = "-Ctarget-feature=+crt-static --cfg getrandom_backend=\"linux_getrandom\"";
    call.args(["--target-dir", "target/static"]).env("RUSTFLAGS", flags);
    run(call.env_remove("CARGO_ENCODED_RUSTFLAGS").current_dir(&site.root))?;
    let program = site.root.join("target/static").join(LINUX).join(folder(profile)).join("arbitro");
    let asked = output(Command::new("ldd").arg(&program));
    if asked.is_ok_and(|said| said.contains("=>")) {
        return Err(format!("{} asks for libraries", program.display()));
    }
    Ok(program)
}

/// Builds the program for Windows with Debian's Rust, which brings the sources of the standard library.
pub(crate) fn windows(site: &Site, profile: &str) -> Result<PathBuf, String> {
    step("building for Windows");
    let mut call = Command::new("/usr/bin/cargo");
    // What the calling cargo says of its own toolchain must not reach the other.
    for name in ["CARGO", "RUSTUP_TOOLCHAIN", "RUSTFLAGS", "CARGO_ENCODED_RUSTFLAGS"] {
        call.env_remove(name);
    }
    call.args(["build", "--locked", "--profile", profile, "--bin", "arbitro", "--target", WINDOWS])
        .args(["-Zbuild-std=std,panic_abort", "--target-dir", "target/windows"])
        .env("RUSTC", "/usr/bin/rustc")
        .env("RUSTC_BOOTSTRAP", "1");
    run(call.current_dir(&site.root))?;
    let program = site.root.join("target/windows").join(WINDOWS).join(folder(profile)).join("arbitro.exe");
    let said = output(Command::new("x86_64-w64-mingw32-objdump").arg("-p").arg(&program))?;
    let libraries: Vec<&str> =
        said.lines().filter_map(|line| line.trim().strip_prefix("DLL Name: ")).collect();
    // The compiler's own libraries are on no Windows.
    match libraries.iter().find(|name| name.starts_with("lib")) {
        Some(name) => Err(format!("{} asks for {name}", program.display())),
        None => Ok(program),
    }
}
