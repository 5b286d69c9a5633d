//! How the engine for browsers is built: the crate `pocket` for WebAssembly, by whichever compiler is at hand.
//!
//! The build scripts of `pocket-start` and `pocket-engine`, `cargo pocket` and `cargo verify` all come here. Two compilers will do: Debian's own
//! Rust, which brings the sources of the standard library and makes the smallest engine, and the toolchain that
//! builds the program, where it has its standard library for WebAssembly. Where there is neither, one is fetched if
//! the machine allows it.
//!
//! The engine is built in a folder of its own below the one of the build, so that no two cargos wait for each other, and laid
//! where the build of the program looks for it. A new one is laid there only when it differs.

mod compilers;
mod fetch;

use std::env;
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, SystemTime};

pub use compilers::{Compiler, at_hand, missing_packages};
pub use fetch::{Fetched, advice, fetch};

/// What browsers run.
pub(crate) const TARGET: &str = "wasm32-unknown-unknown";

/// Chooses at build time what becomes of the engine: `none` leaves it out, `take` takes along only what `cargo pocket`
/// made, `build` builds it in every profile. Without it release builds build it and others take what is there.
/// At run time `none` lets a program do as if it had none.
pub const CHOICE: &str = "ARBITRO_ENGINE";

/// The files and folders, seen from the workspace, that the engine is made of.
pub const SOURCES: [&str; 12] = [
    "Cargo.toml",
    "Cargo.lock",
    "games",
    "grammar",
    "src/speech",
    "src/yaml",
    "src/grammar",
    "src/rules",
    "src/paper",
    "src/gallery",
    "src/pocket",
    "templates",
];

/// Says to a build script whether its build is one that builds the engine.
pub fn is_wished() -> bool {
    match env::var(CHOICE).unwrap_or_default().as_str() {
        "none" | "take" => false,
        "build" => true,
        _ => env::var("PROFILE").is_ok_and(|profile| profile == "release"),
    }
}

/// Tells a build script of a crate beside this one where the workspace is and where the engine goes.
pub fn from_script() -> (PathBuf, Place) {
    let folder = |name: &str| PathBuf::from(env::var_os(name).unwrap_or_default());
    (folder("CARGO_MANIFEST_DIR").join("../../.."), Place::of(&folder("OUT_DIR")))
}

/// Builds the pocket, with the rules and the boards, where there is no clock, no file and no thread.
const CALL: [&str; 10] =
    ["build", "--locked", "-p", "pocket", "--bin", "pocket", "--profile", "pocket", "--target", TARGET];

/// What is marked to be copied into its callers is copied half as readily as elsewhere: every copy is fetched by browsers,
/// and whether the freeing of memory is copied everywhere must not hang on a line in another room. Moves are found as fast.
const FEWER_COPIES: &str = "-Cllvm-args=-inlinehint-threshold=150";

/// Where the engine is built and where it is laid: below the folder of a build.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    folder: PathBuf,
}

impl Place {
    /// Finds the place from a program that cargo made, or from the folder it gave to a build script.
    ///
    /// Builds for other machines may lie below the folder of the others; all share one engine.
    pub fn of(made: &Path) -> Place {
        // Cargo marks the folders that it begins.
        let is_marked = |folder: &&Path| folder.join("CACHEDIR.TAG").is_file();
        let marked = made.ancestors().skip_while(|folder| !is_marked(folder)).take_while(is_marked).last();
        // One that was there before it is above the profile's: `profile/program` or `profile/build/script/out`.
        let steps = if made.ends_with("out") { 4 } else { 2 };
        let folder = marked.or_else(|| made.ancestors().nth(steps)).unwrap_or(made);
        Place { folder: folder.join("wasm") }
    }

    /// Returns the file that programs take along.
    pub fn engine(&self) -> PathBuf {
        self.folder.join("pocket.wasm")
    }

    /// Returns the file in which whoever fetched a compiler leaves word of it, for the one who may speak to people.
    pub fn fetched(&self) -> PathBuf {
        self.folder.join("fetched")
    }

    /// Waits until nobody else makes the engine here; others wait as long as what is returned is kept.
    ///
    /// # Errors
    /// When the folder cannot be written.
    pub fn turn(&self) -> io::Result<File> {
        fs::create_dir_all(&self.folder)?;
        let turn = File::create(self.folder.join("turn"))?;
        turn.lock()?;
        Ok(turn)
    }

    fn built(&self) -> PathBuf {
        self.folder.join(TARGET).join("pocket/pocket.wasm")
    }

    /// Lays an empty file where there is no engine yet, so that cargo can see when one comes.
    ///
    /// # Errors
    /// When the folder cannot be written.
    pub fn reserve(&self) -> io::Result<()> {
        fs::create_dir_all(&self.folder)?;
        match File::create_new(self.engine()) {
            // It is older than any build, or the next one would take it for new.
            Ok(file) => file.set_modified(SystemTime::UNIX_EPOCH + Duration::from_secs(1)),
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => Ok(()),
            Err(error) => Err(error),
        }
    }

    /// Lays the engine that was built where programs take it from, unless it lies there already: as new, or as of a moment.
    fn lay(&self, seen: Option<SystemTime>) -> io::Result<()> {
        let fresh = fs::read(self.built())?;
        if fs::read(self.engine()).is_ok_and(|known| known == fresh) {
            return Ok(());
        }
        // Whoever reads it meanwhile gets the old one or the new one, whole.
        let beside = self.folder.join("pocket.wasm.new");
        fs::write(&beside, fresh)?;
        if let Some(seen) = seen {
            File::options().write(true).open(&beside)?.set_modified(seen)?;
        }
        fs::rename(beside, self.engine())
    }
}

/// Builds the engine in the workspace, with the first compiler that can, and lays it in its place: as new, so that the next
/// build takes it along, or as of a moment before the build that makes it for itself.
///
/// # Errors
/// When no compiler can: what each said, as far as it was caught.
pub fn build(
    workspace: &Path,
    place: &Place,
    compilers: &[Compiler],
    seen: Option<SystemTime>,
    is_quiet: bool,
) -> Result<(), String> {
    prepare(workspace, place, compilers, is_quiet)?;
    place.lay(seen).map_err(|error| error.to_string())
}

/// Builds the engine without laying it where programs take it from.
///
/// # Errors
/// When no compiler can: what each said, as far as it was caught.
pub fn prepare(
    workspace: &Path,
    place: &Place,
    compilers: &[Compiler],
    is_quiet: bool,
) -> Result<(), String> {
    let mut said = String::new();
    for compiler in compilers {
        let mut call = compiler.cargo();
        call.args(CALL).arg("--target-dir").arg(&place.folder).args(compiler.arguments());
        call.current_dir(workspace).env("RUSTFLAGS", FEWER_COPIES);
        match run(&mut call, is_quiet) {
            Ok(()) => return Ok(()),
            Err(error) => said.push_str(&format!("{}: {error}\n", shown(&call))),
        }
    }
    Err(said)
}

fn run(call: &mut Command, is_quiet: bool) -> Result<(), String> {
    if !is_quiet {
        println!("== engine for browsers: {}", shown(call));
        let status = call.status().map_err(|error| error.to_string())?;
        return if status.success() { Ok(()) } else { Err(status.to_string()) };
    }
    let output = call.stdin(Stdio::null()).output().map_err(|error| error.to_string())?;
    if output.status.success() { Ok(()) } else { Err(String::from_utf8_lossy(&output.stderr).into_owned()) }
}

/// Returns a call as one would type it.
fn shown(call: &Command) -> String {
    let words = std::iter::once(call.get_program()).chain(call.get_args());
    words.map(|word| word.to_string_lossy()).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;

    /// A folder of this test alone, below the one of the build.
    fn folder(name: &str) -> PathBuf {
        let exe = std::env::current_exe().unwrap();
        let folder = exe.parent().unwrap().join(format!("pocket-build-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).unwrap();
        folder
    }

    #[test]
    fn builds_for_other_machines_share_the_engine_of_the_folder_above() {
        let root = folder("place");
        let deep = root.join("target/static/x86_64/release/build/desk/out");
        fs::create_dir_all(&deep).unwrap();
        for marked in ["target", "target/static", "target/static/x86_64"] {
            fs::write(root.join(marked).join("CACHEDIR.TAG"), "").unwrap();
        }
        assert_eq!(Place::of(&deep).engine(), root.join("target/wasm/pocket.wasm"));
        // A marked folder further up is somebody else's.
        fs::remove_file(root.join("target/CACHEDIR.TAG")).unwrap();
        fs::write(root.join("CACHEDIR.TAG"), "").unwrap();
        assert_eq!(Place::of(&deep).engine(), root.join("target/static/wasm/pocket.wasm"));
        fs::remove_dir_all(root).unwrap();
    }

    #[test]
    fn a_folder_that_was_there_before_cargo_has_no_mark() {
        let unmarked = Path::new("/nowhere/at/all");
        for made in ["release/build/desk-0/out", "debug/verify"] {
            assert_eq!(Place::of(&unmarked.join(made)).engine(), unmarked.join("wasm/pocket.wasm"));
        }
    }

    #[test]
    fn an_engine_is_laid_anew_only_when_it_differs_and_an_empty_one_never_counts_as_new() {
        let place = Place { folder: folder("lay") };
        place.reserve().unwrap();
        let written = |place: &Place| fs::metadata(place.engine()).unwrap().modified().unwrap();
        assert!(written(&place) < SystemTime::now() - Duration::from_secs(1_000_000));
        fs::create_dir_all(place.built().parent().unwrap()).unwrap();
        fs::write(place.built(), "one").unwrap();
        let first = SystemTime::now() - Duration::from_secs(100);
        place.lay(Some(first)).unwrap();
        place.lay(None).unwrap();
        assert_eq!((fs::read(place.engine()).unwrap(), written(&place)), (b"one".to_vec(), first));
        place.reserve().unwrap();
        assert_eq!(fs::read(place.engine()).unwrap(), b"one");
        fs::write(place.built(), "two").unwrap();
        // Builds that ran while it was made must see that it has come.
        let meanwhile = SystemTime::now() - Duration::from_secs(1);
        place.lay(None).unwrap();
        assert_eq!(fs::read(place.engine()).unwrap(), b"two");
        assert!(written(&place) > meanwhile);
        fs::remove_dir_all(&place.folder).unwrap();
    }

    #[test]
    fn one_makes_the_engine_at_a_time() {
        let place = Place { folder: folder("turn") };
        let others = || File::create(place.folder.join("turn")).unwrap().try_lock().is_ok();
        let turn = place.turn().unwrap();
        assert!(!others(), "two make it at once");
        drop(turn);
        assert!(others(), "the turn never ends");
        fs::remove_dir_all(&place.folder).unwrap();
    }

    #[test]
    fn what_the_engine_is_made_of_is_there() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../..");
        for source in SOURCES {
            assert!(root.join(source).exists(), "{source}");
        }
    }
}
