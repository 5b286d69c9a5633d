//! A file layer that fails: it tells every write and every sync of a program, or ends the program before any of them.
//!
//! The program under test is this test binary itself with a small library loaded before the system's own.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus, Stdio};
use std::sync::OnceLock;

/// How much of a write a disk does at once.
const SECTOR: usize = 512;

/// Returns the library, built once.
fn library() -> &'static Path {
    static BUILT: OnceLock<(tempfile::TempDir, PathBuf)> = OnceLock::new();
    let (_, path) = BUILT.get_or_init(|| {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("shim.so");
        let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/championship/faults/shim.c");
        // SQLite itself was built with the same compiler.
        let built = Command::new("cc")
            .args(["-shared", "-fPIC", "-o"])
            .arg(&path)
            .arg(source)
            .arg("-ldl")
            .status()
            .expect("a C compiler is there: SQLite was built with it");
        assert!(built.success());
        (folder, path)
    });
    path
}

/// Returns a test of this binary as a program whose changes of a folder go through the library.
pub(crate) fn program(test: &str, folder: &Path) -> Command {
    let mut command = Command::new(std::env::current_exe().unwrap());
    command
        .args(["--exact", test, "--nocapture", "--test-threads", "1"])
        .env("LD_PRELOAD", library())
        .env("FAULTS_FOLDER", folder);
    command
}

/// Runs a program that ends just before its n-th change of the folder.
pub(crate) fn run_until(mut program: Command, change: usize) -> ExitStatus {
    program
        .env("FAULTS_DIE", change.to_string())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .unwrap()
}

/// A change of a file.
#[derive(Clone, Debug)]
enum Change {
    Write(usize, Vec<u8>),
    Size(usize),
}

/// A file as a disk has it: what is safe, and what may still be on its way.
#[derive(Clone, Debug, Default)]
struct DiskFile {
    safe: Vec<u8>,
    pending: Vec<Change>,
}

/// Something that happened, in order.
#[derive(Clone, Debug)]
pub(crate) enum Event {
    /// A line that the program printed.
    Said(String),
    Changed(PathBuf, ChangeOf),
}

/// What happened to a file.
#[derive(Clone, Debug)]
pub(crate) enum ChangeOf {
    Created,
    Written(usize, Vec<u8>),
    Resized(usize),
    Synced,
    Removed,
    Renamed(PathBuf),
}

/// Reads the log of the library.
pub(crate) fn events(log: &[u8]) -> Vec<Event> {
    let mut rest = log;
    let mut events = Vec::new();
    while let Some(end) = rest.iter().position(|byte| *byte == b'\n') {
        let head = String::from_utf8_lossy(&rest[..end]).into_owned();
        rest = &rest[end + 1..];
        let words: Vec<&str> = head.split(' ').collect();
        let number = |index: usize| words[index].parse::<usize>().unwrap();
        let n_bytes = match words[0] {
            "W" => number(3),
            "A" => number(1),
            _ => 0,
        };
        if rest.len() < n_bytes {
            break;
        }
        let (bytes, after) = rest.split_at(n_bytes);
        rest = after;
        let change = match words[0] {
            "A" => {
                events.push(Event::Said(String::from_utf8_lossy(bytes).into_owned()));
                continue;
            }
            "C" => ChangeOf::Created,
            "W" => ChangeOf::Written(number(2), bytes.to_vec()),
            "T" => ChangeOf::Resized(number(2)),
            "S" => ChangeOf::Synced,
            "U" => ChangeOf::Removed,
            "R" => ChangeOf::Renamed(PathBuf::from(words[2])),
            other => panic!("`{other}` is no record"),
        };
        events.push(Event::Changed(PathBuf::from(words[1]), change));
    }
    events
}

/// A disk that a series of events happened to.
#[derive(Clone, Debug, Default)]
pub(crate) struct Disk {
    files: BTreeMap<PathBuf, DiskFile>,
}

impl Disk {
    /// Lets something happen.
    pub(crate) fn take(&mut self, event: &Event) {
        let Event::Changed(path, change) = event else { return };
        match change {
            ChangeOf::Created => {
                self.files.entry(path.clone()).or_default();
            }
            ChangeOf::Written(at, bytes) => {
                self.files.entry(path.clone()).or_default().pending.push(Change::Write(*at, bytes.clone()));
            }
            ChangeOf::Resized(size) => {
                self.files.entry(path.clone()).or_default().pending.push(Change::Size(*size));
            }
            ChangeOf::Synced => {
                if let Some(file) = self.files.get_mut(path) {
                    for change in std::mem::take(&mut file.pending) {
                        apply(&mut file.safe, &change, |_| true);
                    }
                }
            }
            ChangeOf::Removed => {
                self.files.remove(path);
            }
            ChangeOf::Renamed(to) => {
                if let Some(file) = self.files.remove(path) {
                    self.files.insert(to.clone(), file);
                }
            }
        }
    }

    /// Loses its power: of what was not yet safe some is written, some lost, some torn, in no order. Leaves the files
    /// in a folder.
    pub(crate) fn lose_power(&self, folder: &Path, random: &mut impl FnMut() -> u32) {
        for (path, file) in &self.files {
            if path.to_string_lossy().ends_with("-shm") {
                continue;
            }
            let mut bytes = file.safe.clone();
            let mut pending = file.pending.clone();
            for index in (1..pending.len()).rev() {
                pending.swap(index, random() as usize % (index + 1));
            }
            for change in &pending {
                match random() % 3 {
                    0 => {}
                    1 => apply(&mut bytes, change, |_| true),
                    _ => apply(&mut bytes, change, |_| random().is_multiple_of(2)),
                }
            }
            std::fs::write(folder.join(path.file_name().unwrap()), bytes).unwrap();
        }
    }
}

/// Applies a change, sector by sector where it is a write.
fn apply(bytes: &mut Vec<u8>, change: &Change, mut reaches: impl FnMut(usize) -> bool) {
    match change {
        Change::Size(size) => bytes.resize(*size, 0),
        Change::Write(at, data) => {
            for (index, sector) in data.chunks(SECTOR).enumerate() {
                if reaches(index) {
                    let from = at + index * SECTOR;
                    if bytes.len() < from + sector.len() {
                        bytes.resize(from + sector.len(), 0);
                    }
                    bytes[from..from + sector.len()].copy_from_slice(sector);
                }
            }
        }
    }
}
