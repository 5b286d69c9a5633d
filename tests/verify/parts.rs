//! The parts of the check, in the order in which they run, and what the command line asks of them.

/// What a part does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Work {
    /// One call of cargo.
    Call(&'static [&'static str]),
    /// The engine for browsers, which programs take along.
    Engine,
    /// The tests of a crate of the same name: of its units, and beside them.
    Tests,
    /// The examples in the documentation, run as tests.
    Examples,
    /// Licences and sources of dependencies, and which there may be.
    Supply,
    /// Dependencies held against a database of advisories, where one is at hand.
    Advisories,
}

/// A part of the check.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Part {
    pub(crate) name: &'static str,
    pub(crate) work: Work,
}

const fn part(name: &'static str, work: Work) -> Part {
    Part { name, work }
}

/// The name of the part in which the linter runs.
pub(crate) const LINTS: &str = "lints";

/// The name of the crate with the tests of the whole.
pub(crate) const WHOLE: &str = "arbitro";

/// What the linter is told.
pub(crate) const STRICTLY: [&str; 2] = ["-D", "warnings"];

/// Every part; a test holds the list to the crates of the workspace.
pub(crate) const PARTS: &[Part] = &[
    part("format", Work::Call(&["fmt", "--all", "--check"])),
    part("engine", Work::Engine),
    part(
        LINTS,
        Work::Call(&["clippy", "--locked", "--workspace", "--all-targets", "--", STRICTLY[0], STRICTLY[1]]),
    ),
    part("docs", Work::Call(&["doc", "--locked", "--workspace", "--no-deps"])),
    part("verify", Work::Tests),
    part("speech", Work::Tests),
    part("yaml", Work::Tests),
    part("paper", Work::Tests),
    part("rules", Work::Tests),
    part("gallery", Work::Tests),
    part("pocket-build", Work::Tests),
    part("pocket", Work::Tests),
    part("championship", Work::Tests),
    part("desk", Work::Tests),
    part("host", Work::Tests),
    part("demo", Work::Tests),
    part("cli", Work::Tests),
    part(WHOLE, Work::Tests),
    part("examples", Work::Examples),
    part("supply", Work::Supply),
    part("advisories", Work::Advisories),
];

/// What the command line asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Wish {
    /// The parts, in their order.
    pub(crate) parts: Vec<Part>,
    /// Whether that is all there are.
    pub(crate) is_whole: bool,
    /// Whether parts that have passed as they are run again.
    pub(crate) is_anew: bool,
    /// What the tests themselves are told: names, and options of their harness.
    pub(crate) told: Vec<String>,
}

impl Wish {
    /// Reads the words after `cargo verify`; a word that is no part is handed back.
    pub(crate) fn read(words: impl IntoIterator<Item = String>) -> Result<Wish, String> {
        let mut wish = Wish { parts: Vec::new(), is_whole: false, is_anew: false, told: Vec::new() };
        let mut words = words.into_iter();
        while let Some(word) = words.next() {
            match (word.as_str(), PARTS.iter().find(|part| part.name == word)) {
                ("--", _) => wish.told = words.by_ref().collect(),
                ("--anew", _) => wish.is_anew = true,
                (_, Some(part)) => wish.parts.push(*part),
                _ => return Err(word),
            }
        }
        wish.is_whole = wish.parts.is_empty();
        wish.parts =
            PARTS.iter().filter(|part| wish.is_whole || wish.parts.contains(part)).copied().collect();
        Ok(wish)
    }
}

/// Says how the command is used.
pub(crate) fn usage() -> String {
    let names: Vec<&str> = PARTS.iter().map(|part| part.name).collect();
    format!(
        "cargo verify                          everything; what has passed as it is is not run again\n\
         cargo verify --anew                   everything, whatever has passed\n\
         cargo verify PART…                    only these parts: {}\n\
         cargo verify PART… -- NAME…           only the tests whose names contain one of these",
        names.join(", ")
    )
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::{Path, PathBuf};

    use super::{PARTS, Wish, Work, usage};

    fn read(line: &str) -> Result<Wish, String> {
        Wish::read(line.split_whitespace().map(str::to_owned))
    }

    fn names(wish: &Wish) -> Vec<&str> {
        wish.parts.iter().map(|part| part.name).collect()
    }

    #[test]
    fn without_words_everything_is_meant() {
        let wish = read("").unwrap();
        assert!(wish.is_whole && !wish.is_anew && wish.told.is_empty());
        assert_eq!(wish.parts, PARTS);
        assert!(read("--anew").is_ok_and(|wish| wish.is_whole && wish.is_anew));
    }

    #[test]
    fn named_parts_run_once_and_in_their_order() {
        let wish = read("rules lints rules").unwrap();
        assert!(!wish.is_whole);
        assert_eq!(names(&wish), ["lints", "rules"]);
    }

    #[test]
    fn what_follows_the_two_dashes_is_for_the_tests() {
        let wish = read("rules -- --exact laws::a rules").unwrap();
        assert_eq!(names(&wish), ["rules"]);
        assert_eq!(wish.told, ["--exact", "laws::a", "rules"]);
    }

    #[test]
    fn a_word_that_is_no_part_is_handed_back_and_the_parts_are_listed() {
        assert_eq!(read("rules lintz"), Err("lintz".to_owned()));
        for part in PARTS {
            assert!(usage().contains(part.name), "{}", part.name);
        }
    }

    /// The crates of the workspace: their folders and what their manifests say.
    fn crates() -> Vec<(PathBuf, String)> {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        let manifest = fs::read_to_string(root.join("Cargo.toml")).unwrap();
        let members = manifest.split("members = [").nth(1).and_then(|rest| rest.split(']').next()).unwrap();
        let folders = members.split('"').skip(1).step_by(2).chain(["."]).map(|folder| root.join(folder));
        folders
            .map(|folder| (folder.clone(), fs::read_to_string(folder.join("Cargo.toml")).unwrap()))
            .collect()
    }

    /// The sources of a crate, without those of crates inside of its folder.
    fn sources(folder: PathBuf) -> Vec<String> {
        let is_whole = folder.ends_with(".");
        let mut waiting = if is_whole { vec![folder.join("src")] } else { vec![folder] };
        let mut texts = Vec::new();
        while let Some(folder) = waiting.pop() {
            for path in fs::read_dir(folder).unwrap().map(|item| item.unwrap().path()) {
                if path.is_dir() && !path.join("Cargo.toml").is_file() {
                    waiting.push(path);
                } else if path.extension().is_some_and(|ending| ending == "rs") {
                    texts.push(fs::read_to_string(path).unwrap());
                }
            }
        }
        texts
    }

    /// Cargo is spared what would find nothing: crates whose manifests say that there are no tests or examples have none.
    #[test]
    fn what_is_not_looked_for_is_not_there() {
        let (mut n_without_examples, mut n_without_tests) = (0, 0);
        for (folder, manifest) in crates() {
            let library =
                manifest.split("[lib]").nth(1).map_or("", |rest| rest.split("\n[").next().unwrap_or(""));
            if library.contains("\ndoctest = false") {
                n_without_examples += 1;
                for text in sources(folder.clone()) {
                    let mut fences = text.lines().map(str::trim).filter_map(|line| {
                        line.strip_prefix("///").or(line.strip_prefix("//!"))?.trim().strip_prefix("```")
                    });
                    // Every other fence opens a block; one that is run says nothing more.
                    while let Some(opened) = fences.next() {
                        assert_eq!(opened, "text", "an example in {} is not run", folder.display());
                        fences.next();
                    }
                }
            }
            if library.contains("\ntest = false") {
                n_without_tests += 1;
                let is_tested = sources(folder.clone()).iter().any(|text| text.contains("#[test]"));
                assert!(!is_tested, "a test in {} is not run", folder.display());
            }
        }
        assert!(n_without_examples >= 5 && n_without_tests >= 1, "{n_without_examples} {n_without_tests}");
        let main =
            fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../src/main.rs")).unwrap();
        assert!(!main.contains("#[test]"), "a test in main.rs is not run");
    }

    #[test]
    fn every_crate_of_the_workspace_is_a_part() {
        let name = |manifest: &str| {
            let line = manifest.lines().find(|line| line.starts_with("name = ")).unwrap().to_owned();
            line.split('"').nth(1).unwrap().to_owned()
        };
        let is_tested = |manifest: &str| {
            let library = manifest.split("[lib]").nth(1).and_then(|rest| rest.split("\n[").next());
            manifest.contains("[[test]]")
                || !library.is_some_and(|library| library.contains("\ntest = false"))
        };
        let crates = crates().into_iter().filter(|(_, manifest)| is_tested(manifest));
        let mut crates: Vec<String> = crates.map(|(_, manifest)| name(&manifest)).collect();
        crates.sort_unstable();
        let tests = PARTS.iter().filter(|part| part.work == Work::Tests);
        let mut tested: Vec<&str> = tests.map(|part| part.name).collect();
        tested.sort_unstable();
        assert_eq!(tested, crates);
    }
}
