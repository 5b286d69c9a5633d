//! What has passed as it is: a stamp for each part with tests, so that nothing unchanged is run a second time.
//!
//! A stamp is a number made of all that the tests of a part can see: their programs, in which everything compiled is, the
//! files of the repository that they could read while they run, and the programs of the system that they call. It is kept
//! among what is built, so that a fresh clone has none; it counts for a day; and it is gone as soon as its part runs.

use std::collections::BTreeMap;
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use crate::report::Tally;
use crate::suite::{self, Program};
use crate::tools;

/// Stamps are of this kind; another kind of stamp is none.
const KIND: u32 = 1;

/// A stamp is believed for so long: some tests speak of the day.
const LIFETIME: Duration = Duration::from_secs(24 * 60 * 60);

/// What only tests of the whole read while they run; whatever of it is compiled is in the programs.
const OF_THE_WHOLE: &[&str] = &[
    ".ci",
    ".github",
    "templates/web",
    "templates/download",
    "CHANGELOG.md",
    "CONTRIBUTING.md",
    "README.md",
    "README.pt.md",
];

/// The files of the repository, each as a number made of its contents.
pub(crate) struct Snapshot {
    files: BTreeMap<PathBuf, u64>,
}

impl Snapshot {
    /// Reads every file of a folder but those that are built or belong to the repository's own keeping.
    pub(crate) fn of(root: &Path) -> std::io::Result<Snapshot> {
        let mut files = BTreeMap::new();
        let mut waiting = vec![PathBuf::new()];
        while let Some(folder) = waiting.pop() {
            for item in fs::read_dir(root.join(&folder))? {
                let item = item?;
                let path = folder.join(item.file_name());
                if path == Path::new("target") || path == Path::new(".git") {
                    continue;
                }
                if item.file_type()?.is_dir() {
                    waiting.push(path);
                } else {
                    files.insert(path, number(&fs::read(item.path())?));
                }
            }
        }
        Ok(Snapshot { files })
    }

    /// Returns the number for the tests of a crate; none where something cannot be read.
    pub(crate) fn stamp(&self, crate_name: &str, programs: &[&Program]) -> Option<String> {
        let mut hasher = DefaultHasher::new();
        (KIND, crate_name).hash(&mut hasher);
        for (path, contents) in self.files.iter().filter(|(path, _)| is_seen_by(crate_name, path)) {
            (path, contents).hash(&mut hasher);
        }
        let others = programs.iter().filter_map(|program| suite::beside(&program.path));
        for path in programs.iter().map(|program| program.path.clone()).chain(others) {
            (&path, state(&path)).hash(&mut hasher);
        }
        for path in tools::needed() {
            (&path, state(&path)).hash(&mut hasher);
        }
        (!programs.is_empty()).then(|| format!("{:016x}", hasher.finish()))
    }
}

/// Says whether the tests of a crate could read a file while they run. Sources are compiled, and only the tests of the whole
/// read them besides.
fn is_seen_by(crate_name: &str, path: &Path) -> bool {
    let is_of_the_whole = path.extension().is_some_and(|ending| ending == "rs")
        || OF_THE_WHOLE.iter().any(|folder| path.starts_with(folder));
    matches!(crate_name, "arbitro" | "desk") || !is_of_the_whole
}

/// Returns when a file was last written and how long it is; cargo leaves a program alone that would come out the same.
fn state(path: &Path) -> Option<(SystemTime, u64)> {
    let about = fs::metadata(path).ok()?;
    Some((about.modified().ok()?, about.len()))
}

fn number(bytes: &[u8]) -> u64 {
    let mut hasher = DefaultHasher::new();
    bytes.hash(&mut hasher);
    hasher.finish()
}

/// The stamps that are kept.
pub(crate) struct Stamps {
    folder: PathBuf,
}

impl Stamps {
    /// Keeps stamps in a folder.
    pub(crate) fn in_folder(folder: PathBuf) -> Stamps {
        Stamps { folder }
    }

    /// Returns how many tests passed when a part had this stamp, if it did lately.
    pub(crate) fn passed(&self, part: &str, stamp: &str) -> Option<Tally> {
        let path = self.folder.join(part);
        let age = fs::metadata(&path).ok()?.modified().ok()?.elapsed().ok()?;
        let text = fs::read_to_string(path).ok()?;
        let mut words = text.split_whitespace();
        let is_same = words.next() == Some(stamp) && age < LIFETIME;
        let mut next = || words.next()?.parse::<u64>().ok();
        let (passed, ignored) = (next()?, next()?);
        is_same.then_some(Tally { passed, failed: 0, ignored })
    }

    /// Forgets that a part passed.
    pub(crate) fn forget(&self, part: &str) {
        let _ = fs::remove_file(self.folder.join(part));
    }

    /// Notes that a part passed.
    pub(crate) fn note(&self, part: &str, stamp: &str, tally: Tally) {
        let _ = fs::create_dir_all(&self.folder);
        let _ = fs::write(self.folder.join(part), format!("{stamp} {} {}\n", tally.passed, tally.ignored));
    }
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::{Path, PathBuf};

    use super::{OF_THE_WHOLE, Snapshot, Stamps};
    use crate::report::Tally;
    use crate::suite::Program;

    /// A folder of this test alone.
    fn folder(name: &str) -> PathBuf {
        let folder = std::env::temp_dir().join(format!("arbitro-verify-{}-{name}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(folder.join("target/debug/deps")).unwrap();
        fs::create_dir_all(folder.join("games")).unwrap();
        fs::create_dir_all(folder.join("templates/web")).unwrap();
        for file in [
            "games/a.yaml",
            "main.rs",
            "templates/web/a.html",
            "target/debug/deps/rules-1",
            "target/debug/arbitro",
        ] {
            fs::write(folder.join(file), "a").unwrap();
        }
        folder
    }

    fn stamp(root: &Path, crate_name: &str) -> Option<String> {
        let path = root.join("target/debug/deps/rules-1");
        let program = Program { package: crate_name.to_owned(), folder: root.to_owned(), path };
        Snapshot::of(root).unwrap().stamp(crate_name, &[&program])
    }

    #[test]
    fn whatever_tests_can_see_changes_the_stamp() {
        let root = folder("seen");
        for (file, crates) in [
            ("games/a.yaml", &["rules", "arbitro"][..]),
            ("main.rs", &["arbitro"]),
            ("templates/web/a.html", &["arbitro", "desk"]),
            ("target/debug/deps/rules-1", &["rules", "arbitro"]),
            ("target/debug/arbitro", &["rules", "arbitro"]),
            ("games/new.yaml", &["rules", "arbitro"]),
        ] {
            for name in ["rules", "desk", "arbitro"] {
                let before = stamp(&root, name);
                assert_eq!(stamp(&root, name), before, "nothing has changed");
                fs::write(root.join(file), format!("changed for {name}")).unwrap();
                let has_changed = stamp(&root, name) != before;
                assert!(has_changed || !crates.contains(&name), "{file} {name}");
            }
        }
        assert_eq!(Snapshot::of(&root).unwrap().stamp("rules", &[]), None, "no program, no stamp");
        fs::remove_dir_all(root).unwrap();
    }

    #[test]
    fn what_is_built_or_of_the_whole_alone_leaves_other_stamps_alone() {
        let root = folder("unseen");
        let before = stamp(&root, "rules");
        for file in ["target/debug/other", "main.rs", "templates/web/a.html"] {
            fs::write(root.join(file), "changed").unwrap();
        }
        assert_eq!(stamp(&root, "rules"), before);
        fs::remove_dir_all(root).unwrap();
    }

    #[test]
    fn a_stamp_is_believed_as_long_as_it_is_the_same_and_young() {
        let root = folder("kept");
        let stamps = Stamps::in_folder(root.join("target/verify"));
        let tally = Tally { passed: 7, failed: 0, ignored: 1 };
        assert_eq!(stamps.passed("rules", "a"), None);
        stamps.note("rules", "a", tally);
        assert_eq!(stamps.passed("rules", "a"), Some(tally));
        assert_eq!(stamps.passed("rules", "b"), None);
        assert_eq!(stamps.passed("paper", "a"), None);
        let file = fs::File::options().append(true).open(root.join("target/verify/rules")).unwrap();
        file.set_modified(std::time::SystemTime::now() - super::LIFETIME).unwrap();
        assert_eq!(stamps.passed("rules", "a"), None, "a day is over");
        stamps.note("rules", "a", tally);
        stamps.forget("rules");
        assert_eq!(stamps.passed("rules", "a"), None);
        fs::remove_dir_all(root).unwrap();
    }

    /// The other half of `is_seen_by`: no wing reads, while its tests run, what is left out of its stamp.
    #[test]
    fn only_tests_of_the_whole_read_what_is_theirs() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        let mut waiting: Vec<PathBuf> = ["rules", "championship", "gallery", "pocket", "places", "patience"]
            .map(|name| root.join("tests").join(name))
            .to_vec();
        let mut n_files = 0;
        while let Some(path) = waiting.pop() {
            if path.is_dir() {
                waiting.extend(fs::read_dir(path).unwrap().map(|item| item.unwrap().path()));
                continue;
            }
            let Ok(text) = fs::read_to_string(&path) else { continue };
            n_files += 1;
            for folder in OF_THE_WHOLE {
                assert!(
                    !text.contains(&format!("{folder}\"")) && !text.contains(&format!("{folder}/")),
                    "{} names {folder}",
                    path.display()
                );
            }
            assert!(
                !text.contains("join(\"../../src") && !text.contains("/../../src"),
                "{} reads sources",
                path.display()
            );
        }
        assert!(n_files > 60, "{n_files}");
    }
}
