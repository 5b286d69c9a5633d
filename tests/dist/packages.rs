//! What the downloads need of Debian's packages, installed where it is missing.

use std::path::Path;
use std::process::Command;

use super::call::{Outcome, run, step};

/// A file that is needed, and the package that holds it.
type Need = (&'static str, &'static str);

const ALWAYS: &[Need] = &[
    ("/usr/bin/cc", "gcc"),
    ("/usr/bin/dpkg-deb", "dpkg"),
    ("/usr/bin/gzip", "gzip"),
    ("/usr/bin/tar", "tar"),
];

/// A Rust with the sources of its standard library, built for Windows from them, and a linker for Windows.
const FOR_WINDOWS: &[Need] = &[
    ("/usr/bin/rustc", "rustc-web"),
    ("/usr/bin/cargo", "cargo-web"),
    ("/usr/lib/rustlib/src/rust/library/std/Cargo.toml", "rust-web-src"),
    ("/usr/bin/x86_64-w64-mingw32-gcc", "gcc-mingw-w64-x86-64"),
];

const TO_TRY_WINDOWS: &[Need] = &[("/usr/lib/wine/wine64", "wine64"), ("/usr/bin/wine", "wine")];

/// What is missing.
pub(crate) struct Packages {
    missing: Vec<&'static str>,
}

impl Default for Packages {
    fn default() -> Self {
        let mut packages = Packages { missing: Vec::new() };
        packages.need(ALWAYS);
        packages
    }
}

impl Packages {
    fn need(&mut self, needs: &[Need]) {
        let missing = needs.iter().filter(|(file, _)| !Path::new(file).exists());
        self.missing.extend(missing.map(|(_, package)| *package));
    }

    /// Adds what the program for Windows needs, and to be tried.
    pub(crate) fn windows(&mut self, tries: bool) {
        self.need(FOR_WINDOWS);
        if tries {
            self.need(TO_TRY_WINDOWS);
        }
    }

    pub(crate) fn install(&self) -> Outcome {
        if self.missing.is_empty() {
            return Ok(());
        }
        let list = self.missing.join(", ");
        step(&format!("installing {list}"));
        let apt = |arguments: &[&str]| {
            run(Command::new("apt-get").args(arguments).env("DEBIAN_FRONTEND", "noninteractive"))
        };
        let install = [&["install", "-y", "-q", "--no-install-recommends"], self.missing.as_slice()].concat();
        apt(&["update", "-q"])
            .and_then(|()| apt(&install))
            .map_err(|error| format!("{error}\nplease install {list} and run again"))
    }
}
