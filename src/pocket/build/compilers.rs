//! The compilers that can make WebAssembly, where they are on this machine.

use std::env;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::TARGET;

/// The files of Debian's own Rust that the build needs, and the packages that hold them: a compiler and the sources of
/// the standard library, which is built for WebAssembly from them, in the same way and as small as the engine.
const DEBIAN: [(&str, &str); 4] = [
    ("/usr/bin/rustc", "rustc-web"),
    ("/usr/bin/cargo", "cargo-web"),
    ("/usr/lib/rustlib/src/rust/library/std/Cargo.toml", "rust-web-src"),
    (LINKER, "lld-19"),
];

const LINKER: &str = "/usr/bin/wasm-ld-19";

/// What cargo tells a build script or a program that it runs about its own build, which must not reach another one.
const OF_ANOTHER: [&str; 8] = [
    "CARGO",
    "RUSTC",
    "RUSTC_WRAPPER",
    "RUSTC_WORKSPACE_WRAPPER",
    "RUSTDOC",
    "RUSTFLAGS",
    "CARGO_ENCODED_RUSTFLAGS",
    "CARGO_BUILD_TARGET",
];

/// A compiler for WebAssembly.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Compiler {
    /// Debian's own, which builds the standard library from its sources.
    Debian,
    /// The toolchain that builds the program, with its standard library for WebAssembly.
    Toolchain {
        /// Its cargo.
        cargo: PathBuf,
        /// Its compiler.
        rustc: PathBuf,
    },
}

impl Compiler {
    /// Begins a call of its cargo.
    pub(crate) fn cargo(&self) -> Command {
        let (cargo, rustc) = match self {
            Compiler::Debian => (Path::new("/usr/bin/cargo"), Path::new("/usr/bin/rustc")),
            Compiler::Toolchain { cargo, rustc } => (cargo.as_path(), rustc.as_path()),
        };
        let mut call = Command::new(cargo);
        for name in OF_ANOTHER {
            call.env_remove(name);
        }
        call.env("RUSTC", rustc);
        if *self == Compiler::Debian {
            // To build the standard library is no stable feature yet.
            call.env_remove("RUSTUP_TOOLCHAIN").env("RUSTC_BOOTSTRAP", "1");
            call.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", LINKER);
        }
        call
    }

    /// Returns what it must be told besides.
    ///
    /// Of the standard library, sorting and the like are taken in their small forms; nothing that is played hangs on them.
    pub(crate) fn arguments(&self) -> &'static [&'static str] {
        match self {
            Compiler::Debian => &["-Zbuild-std=std,panic_abort", "-Zbuild-std-features=optimize_for_size"],
            Compiler::Toolchain { .. } => &[],
        }
    }
}

/// Returns the compilers at hand, the one that makes the smallest engine first.
pub fn at_hand() -> Vec<Compiler> {
    let debian = missing_of_debian().is_empty().then_some(Compiler::Debian);
    debian.into_iter().chain(toolchain()).collect()
}

/// Returns the packages of Debian that bring a compiler; none where one is at hand.
pub fn missing_packages() -> Vec<&'static str> {
    if at_hand().is_empty() { missing_of_debian() } else { Vec::new() }
}

pub(crate) fn missing_of_debian() -> Vec<&'static str> {
    let missing = DEBIAN.iter().filter(|(file, _)| !Path::new(file).is_file());
    missing.map(|(_, package)| *package).collect()
}

fn named(variable: &str, usual: &str) -> OsString {
    env::var_os(variable).unwrap_or_else(|| usual.into())
}

/// Returns the toolchain in use, if it has the standard library for WebAssembly.
fn toolchain() -> Option<Compiler> {
    let rustc = PathBuf::from(named("RUSTC", "rustc"));
    let asked = Command::new(&rustc)
        .args(["--print", "target-libdir", "--target", TARGET])
        .stderr(Stdio::null())
        .output()
        .ok()
        .filter(|answer| answer.status.success())?;
    let folder = PathBuf::from(String::from_utf8_lossy(&asked.stdout).trim());
    let mut files = folder.read_dir().ok()?.flatten();
    let has_std = files.any(|file| file.file_name().to_string_lossy().starts_with("libstd-"));
    has_std.then(|| Compiler::Toolchain { cargo: named("CARGO", "cargo").into(), rustc })
}
