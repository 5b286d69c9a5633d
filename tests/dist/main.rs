//! Makes the downloads: `cargo dist-all`; `--try` also tries each where there is nothing else.
//!
//! A zip for Windows, a tarball for any Linux, a package for Debian and their checksums, in `target/downloads`. What the builds
//! need besides the Rust toolchain comes from Debian's packages, which are installed where they are missing.

mod bill;
mod builds;
mod call;
mod deb;
mod links;
mod packages;
mod parts;
mod tries;
mod try_faults;
mod try_linux;
mod try_windows;

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

use call::{Outcome, output, run, step};
use packages::Packages;

const USE: &str = "cargo dist-all [--try] [--profile NAME] [--only windows|linux|deb] [--program FILE]

  --try        also tries what was made: under Wine, in an empty root, by installing and removing it (as root)
  --profile    how it is built: `dist` by default, the fastest program; `release` builds sooner
  --only       one of them, without checksums
  --program    packs this program for Linux instead of building one";

/// What was asked for.
struct Wish {
    profile: String,
    only: Option<String>,
    tries: bool,
    program: Option<PathBuf>,
}

impl Wish {
    fn read(mut arguments: impl Iterator<Item = String>) -> Result<Self, String> {
        let mut wish = Wish { profile: "dist".to_owned(), only: None, tries: false, program: None };
        while let Some(argument) = arguments.next() {
            match argument.as_str() {
                "--try" => wish.tries = true,
                "--profile" => wish.profile = arguments.next().ok_or(USE)?,
                "--only" => wish.only = Some(arguments.next().ok_or(USE)?),
                "--program" => wish.program = Some(PathBuf::from(arguments.next().ok_or(USE)?)),
                _ => return Err(USE.to_owned()),
            }
        }
        let is_known = |name: &String| ["windows", "linux", "deb"].contains(&name.as_str());
        wish.only.iter().all(is_known).then_some(wish).ok_or_else(|| USE.to_owned())
    }

    fn wants(&self, what: &str) -> bool {
        self.only.as_deref().is_none_or(|only| only == what)
    }
}

/// Where things lie and what they are called.
struct Site {
    root: PathBuf,
    /// Where the downloads go.
    downloads: PathBuf,
    version: String,
}

impl Site {
    fn new() -> Result<Self, String> {
        let root = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
        let downloads = root.join("target/downloads");
        fs::create_dir_all(&downloads).map_err(|error| format!("{}: {error}", downloads.display()))?;
        Ok(Site { root, downloads, version: env!("CARGO_PKG_VERSION").to_owned() })
    }

    /// Returns an empty folder for something that is being put together.
    fn fresh(&self, name: &str) -> Result<PathBuf, String> {
        let folder = self.root.join("target/downloads-work").join(name);
        if folder.exists() {
            fs::remove_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
        }
        fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
        Ok(folder)
    }

    fn download(&self, name: &str) -> PathBuf {
        self.downloads.join(name)
    }
}

fn main() -> ExitCode {
    let made = Wish::read(env::args().skip(1)).and_then(|wish| make(&wish));
    match made {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn make(wish: &Wish) -> Outcome {
    let site = Site::new()?;
    let mut needed = Packages::default();
    if wish.wants("windows") {
        needed.windows(wish.tries);
    }
    needed.install()?;

    builds::pocket(&site)?;
    // The program for Linux comes first: it writes the guide and the manual pages that lie in all downloads.
    let linux = match &wish.program {
        Some(program) => program.clone(),
        None => builds::linux(&site, &wish.profile)?,
    };
    let papers = parts::papers(&site, &linux)?;
    if wish.wants("linux") {
        let tarball = parts::tarball(&site, &linux, &papers)?;
        if wish.tries {
            try_linux::tarball(&site, &tarball)?;
        }
    }
    if wish.wants("deb") {
        let package = deb::package(&site, &linux, &papers)?;
        if wish.tries {
            try_linux::package(&package)?;
        }
    }
    if wish.wants("windows") {
        let windows = builds::windows(&site, &wish.profile)?;
        let zip = parts::zip(&site, &windows, &papers)?;
        if wish.tries {
            try_windows::zip(&site, &zip)?;
        }
    }
    if wish.only.is_none() {
        materials(&site)?;
        sums(&site)?;
    }
    step(&format!("done: {}", site.downloads.display()));
    Ok(())
}

/// Writes what is in the programs, on any of the systems they are built for.
fn materials(site: &Site) -> Outcome {
    step("writing the bill of materials");
    let told_by = output(
        Command::new("cargo").args(["metadata", "--format-version", "1", "--locked"]).current_dir(&site.root),
    )?;
    let metadata = serde_json::from_str(&told_by).map_err(|error| format!("cargo metadata: {error}"))?;
    let lock = site.root.join("Cargo.lock");
    let lock = fs::read_to_string(&lock).map_err(|error| told(&lock, &error))?;
    let file = site.download(&parts::bill(&site.version));
    fs::write(&file, format!("{:#}\n", bill::bill(&metadata, &lock))).map_err(|error| told(&file, &error))
}

/// Writes the checksums of this version's downloads, as `sha256sum --check` reads them.
fn sums(site: &Site) -> Outcome {
    let names = parts::names(&site.version).into_iter().chain([parts::bill(&site.version)]);
    let written = output(Command::new("sha256sum").args(names).current_dir(&site.downloads))?;
    let file = site.download("SHA256SUMS");
    fs::write(&file, written).map_err(|error| told(&file, &error))?;
    run(Command::new("sha256sum").args(["--check", "--quiet", "SHA256SUMS"]).current_dir(&site.downloads))
}

/// Says what a file refused.
fn told(file: &Path, error: &std::io::Error) -> String {
    format!("{}: {error}", file.display())
}
