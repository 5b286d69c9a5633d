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

/// A change of the names in a folder.
#[derive(Clone, Debug)]
enum Naming {
    Added(PathBuf, u64),
    Removed(PathBuf),
}

/// A disk that a series of events happened to.
#[derive(Clone, Debug, Default)]
pub(crate) struct Disk {
    files: BTreeMap<u64, DiskFile>,
    /// The names as the program sees them, and those that are safe.
    names: BTreeMap<PathBuf, u64>,
    safe_names: BTreeMap<PathBuf, u64>,
    /// Changes of names that no sync of their folder has made safe; a file system keeps their order.
    renamed: Vec<Naming>,
    next: u64,
}

/// What of all that was not yet safe reached the disk.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Reached {
    Nothing,
    Everything,
    /// Of each file only the last change.
    Last,
    /// Of each file all but the first change.
    AllButFirst,
    /// Names, and no contents.
    Names,
    /// Contents, and no names.
    Contents,
}

impl Reached {
    fn has_names(self) -> bool {
        !matches!(self, Reached::Nothing | Reached::Contents)
    }

    /// Says whether the n-th of so many changes of a file reached the disk.
    fn has(self, n: usize, of: usize) -> bool {
        match self {
            Reached::Nothing | Reached::Names => false,
            Reached::Everything | Reached::Contents => true,
            Reached::Last => n + 1 == of,
            Reached::AllButFirst => n > 0,
        }
    }
}

/// What is on a disk: names and contents.
pub(crate) type Contents = BTreeMap<PathBuf, Vec<u8>>;

impl Disk {
    /// Lets something happen.
    pub(crate) fn take(&mut self, event: &Event) {
        let Event::Changed(path, change) = event else { return };
        match change {
            ChangeOf::Created => {
                self.file(path);
            }
            ChangeOf::Written(at, bytes) => self.file(path).pending.push(Change::Write(*at, bytes.clone())),
            ChangeOf::Resized(size) => self.file(path).pending.push(Change::Size(*size)),
            ChangeOf::Synced => self.sync(path),
            ChangeOf::Removed => self.rename(path, None),
            ChangeOf::Renamed(to) => self.rename(path, Some(to)),
        }
    }

    /// Returns the file of a name, a new one if there is none.
    fn file(&mut self, path: &Path) -> &mut DiskFile {
        let id = self.names.get(path).copied().unwrap_or_else(|| {
            self.next += 1;
            self.names.insert(path.to_owned(), self.next);
            self.renamed.push(Naming::Added(path.to_owned(), self.next));
            self.next
        });
        self.files.entry(id).or_default()
    }

    fn rename(&mut self, from: &Path, to: Option<&PathBuf>) {
        let Some(id) = self.names.remove(from) else { return };
        if let Some(to) = to {
            self.names.insert(to.clone(), id);
            self.renamed.push(Naming::Added(to.clone(), id));
        }
        self.renamed.push(Naming::Removed(from.to_owned()));
    }

    /// Makes a file safe, or the names of a folder.
    fn sync(&mut self, path: &Path) {
        if let Some(file) = self.names.get(path).and_then(|id| self.files.get_mut(id)) {
            for change in std::mem::take(&mut file.pending) {
                apply(&mut file.safe, &change, |_| true);
            }
            return;
        }
        for naming in std::mem::take(&mut self.renamed) {
            let (Naming::Added(name, _) | Naming::Removed(name)) = &naming;
            match name.parent() == Some(path) {
                true => named(&mut self.safe_names, &naming),
                false => self.renamed.push(naming),
            }
        }
        let kept = |id: &u64| {
            let pending =
                self.renamed.iter().any(|naming| matches!(naming, Naming::Added(_, of) if of == id));
            pending || self.names.values().chain(self.safe_names.values()).any(|of| of == id)
        };
        self.files = std::mem::take(&mut self.files).into_iter().filter(|(id, _)| kept(id)).collect();
    }

    /// Returns the names of which so many changes reached the disk.
    fn names_after(&self, n_renamed: usize) -> BTreeMap<PathBuf, u64> {
        let mut names = self.safe_names.clone();
        self.renamed.iter().take(n_renamed).for_each(|naming| named(&mut names, naming));
        names.retain(|path, _| !path.to_string_lossy().ends_with("-shm"));
        names
    }

    /// Loses its power, and returns what is left of it.
    pub(crate) fn left(&self, reached: Reached) -> Contents {
        let names = self.names_after(if reached.has_names() { self.renamed.len() } else { 0 });
        let contents = |id: &u64| {
            let Some(file) = self.files.get(id) else { return Vec::new() };
            let mut bytes = file.safe.clone();
            for (n, change) in file.pending.iter().enumerate() {
                if reached.has(n, file.pending.len()) {
                    apply(&mut bytes, change, |_| true);
                }
            }
            bytes
        };
        names.iter().map(|(path, id)| (path.clone(), contents(id))).collect()
    }

    /// Loses its power: of what was not yet safe some is written, some lost, some torn, in no order.
    pub(crate) fn torn(&self, random: &mut impl FnMut() -> u32) -> Contents {
        let names = self.names_after(random() as usize % (self.renamed.len() + 1));
        let mut left = Contents::new();
        for (path, id) in names {
            let Some(file) = self.files.get(&id) else { continue };
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
            left.insert(path, bytes);
        }
        left
    }
}

/// Writes what is left on a disk into a folder, in the place of another.
pub(crate) fn write_left(left: &Contents, was: &Path, folder: &Path) {
    for (path, bytes) in left {
        let target = folder.join(path.strip_prefix(was).unwrap());
        std::fs::create_dir_all(target.parent().unwrap()).unwrap();
        std::fs::write(target, bytes).unwrap();
    }
}

fn named(names: &mut BTreeMap<PathBuf, u64>, naming: &Naming) {
    match naming {
        Naming::Added(path, id) => drop(names.insert(path.clone(), *id)),
        Naming::Removed(path) => drop(names.remove(path)),
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
