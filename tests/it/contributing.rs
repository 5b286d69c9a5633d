//! What `CONTRIBUTING.md` tells of where to add what, done in a copy of the sources.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

/// A row of the table: what is added, where, and what holds it.
struct Row {
    what: String,
    places: Vec<String>,
    held: String,
}

fn rows() -> Vec<Row> {
    let text = fs::read_to_string(root().join("CONTRIBUTING.md")).unwrap();
    let table = text.split("| to add… |").nth(1).unwrap().split("\n\n").next().unwrap();
    let row = |line: &str| {
        let cells: Vec<&str> = line.trim_matches('|').split(" | ").map(str::trim).collect();
        let places = cells[1].split('`').skip(1).step_by(2).map(str::to_owned).collect();
        Row { what: cells[0].to_owned(), places, held: cells[2].trim_matches(['|', ' ']).to_owned() }
    };
    table.lines().skip(2).map(row).collect()
}

/// Says whether a place of the table is a file or a folder, as a name for what is added stands for any.
fn matches(place: &str, file: &str) -> bool {
    let one = |place: &str| {
        // `<name>` and `*` stand for any part of a name, `{a,b}` for either.
        let mut parts = vec![String::new()];
        let mut is_in_angle = false;
        for letter in place.chars() {
            match letter {
                '<' => {
                    is_in_angle = true;
                    parts.push(String::new());
                }
                '>' => is_in_angle = false,
                '*' => parts.push(String::new()),
                _ if is_in_angle => {}
                letter => parts.last_mut().unwrap().push(letter),
            }
        }
        let Some(mut rest) = file.strip_prefix(parts[0].as_str()) else { return false };
        for part in &parts[1..] {
            match rest.find(part.as_str()) {
                Some(at) => rest = &rest[at + part.len()..],
                None => return false,
            }
        }
        // A folder holds what is below it.
        rest.is_empty() || rest.starts_with('/') || place.ends_with('/') || place.ends_with(['>', '*'])
    };
    match (place.find('{'), place.find('}')) {
        (Some(from), Some(to)) => {
            let of = |choice| one(&format!("{}{choice}{}", &place[..from], &place[to + 1..]));
            place[from + 1..to].split(',').any(of)
        }
        _ => one(place),
    }
}

/// Returns the files of the project, as it is worked on.
fn files() -> Vec<String> {
    let listed = Command::new("git")
        .current_dir(root())
        .args(["ls-files", "--cached", "--others", "--exclude-standard", "-z"])
        .output()
        .unwrap();
    let listed = String::from_utf8(listed.stdout).unwrap();
    let files = listed.split('\0').filter(|file| !file.is_empty() && root().join(file).is_file());
    files.map(str::to_owned).collect()
}

#[test]
fn every_place_of_the_table_is_there() {
    let files = files();
    let mut wrong = Vec::new();
    for row in rows() {
        for place in row.places.iter().filter(|place| place.contains('/')) {
            if !files.iter().any(|file| matches(place, file)) {
                wrong.push(format!("{}: there is no `{place}`", row.what));
            }
        }
        assert!(!row.held.is_empty(), "{}: nothing holds it", row.what);
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// A copy of the sources in which something is added; kept from one time to the next, so that little is built anew.
struct Scratch(PathBuf);

impl Scratch {
    fn new(name: &str) -> Self {
        let folder = root().join("target/contributing").join(name);
        let mut there = BTreeSet::new();
        for file in files().into_iter().filter(|file| !file.starts_with(".git")) {
            write_if_new(&folder.join(&file), &fs::read(root().join(&file)).unwrap());
            there.insert(folder.join(file));
        }
        // What an earlier time has added.
        for folder in ["templates", "src"].map(|name| folder.join(name)) {
            for file in below(&folder) {
                if !there.contains(&file) {
                    fs::remove_file(file).unwrap();
                }
            }
        }
        Scratch(folder)
    }

    fn read(&self, file: &str) -> String {
        fs::read_to_string(self.0.join(file)).unwrap()
    }

    fn write(&self, file: &str, text: &str) {
        write_if_new(&self.0.join(file), text.as_bytes());
    }

    /// Changes a file that must have what is changed.
    fn change(&self, file: &str, from: &str, to: &str) {
        let text = self.read(file);
        assert!(text.contains(from), "{file} has no `{from}`");
        self.write(file, &text.replacen(from, to, 1));
    }

    /// Puts a file back as the project has it.
    fn restore(&self, file: &str) {
        self.write(file, &fs::read_to_string(root().join(file)).unwrap());
    }

    fn cargo(&self, args: &[&str]) -> Output {
        Command::new(env!("CARGO"))
            .current_dir(&self.0)
            // The packages of others were built before; ours are built apart, or either side would find what the other has made.
            .env("CARGO_TARGET_DIR", root().join("target"))
            .args(["--config", "profile.dev.package.speech.codegen-units=3"])
            .env("ARBITRO_ENGINE", "none")
            .args(args)
            .output()
            .unwrap()
    }

    /// Returns the files in which the compiler finds something missing, in some wings and those below them.
    fn missed(&self, wings: &[&str]) -> BTreeSet<String> {
        let wings = wings.iter().flat_map(|wing| ["-p", wing]);
        let args = ["check", "--offline", "--locked", "--keep-going", "--message-format", "short"];
        let output = self.cargo(&args.into_iter().chain(wings).collect::<Vec<_>>());
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        let errors = said.lines().filter(|line| line.contains(": error"));
        let files: BTreeSet<String> =
            errors.filter_map(|line| Some(line.split_once(':')?.0.to_owned())).collect();
        assert!(output.status.success() || !files.is_empty(), "{said}");
        files
    }
}

fn write_if_new(path: &Path, bytes: &[u8]) {
    if fs::read(path).is_ok_and(|there| there == bytes) {
        return;
    }
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    fs::write(path, bytes).unwrap();
}

fn below(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    entries.flat_map(|path| if path.is_dir() { below(&path) } else { vec![path] }).collect()
}

/// Adds a fourth language as the table tells, all but its realiser, for which it borrows another's.
fn add_language(scratch: &Scratch) {
    scratch.add(&ALONE[0]);
    for file in files().iter().filter_map(|file| file.strip_prefix("templates/words/en/")) {
        let mut text = scratch.read(&format!("templates/words/en/{file}"));
        text = text.replace("list-and = { $first } and { $last }", "list-and = { $first } kaj { $last }");
        text = text.replace("written-draw = draw", "written-draw = egala partio, malvenko");
        scratch.write(&format!("templates/words/xx/{file}"), &text);
    }
    for language in ["pt", "en", "es", "xx"] {
        let common = format!("templates/words/{language}/common.ftl");
        scratch.write(&common, &format!("{}language-made-up = Xx\n", scratch.read(&common)));
    }
}

const SPOKEN: &str = r#"
#[cfg(test)]
mod made_up {
    use crate::{Language, Lexicon, Localized, msg};

    #[test]
    fn a_language_is_a_row_and_a_folder() {
        let made_up = "xx".parse::<Language>().unwrap();
        assert!(Language::ALL.len() == 4 && Language::ALL.contains(&made_up));
        assert_eq!(Language::of_tag("xx-YY"), Some(made_up));
        assert_eq!(made_up.msg("list-and").with("first", "a").with("last", "b").to_string(), "a kaj b");
        assert_eq!(Language::Pt.say(&made_up.name()), "Xx");
        assert!(msg("written-draw").lists("EGALA PARTIO") && msg("written-draw").lists("empate"));
        assert_eq!(Lexicon::new([(1, msg("written-draw"))]).meaning("malvenko"), Some(1));
        let title = Localized::of([(Language::En, "Draughts"), (made_up, "Damoj")]);
        assert_eq!((title.in_language(made_up), title.in_language(Language::Pt)), ("Damoj", "Draughts"));
        let words = |language| crate::entries(language).unwrap().len();
        assert_eq!(words(made_up), words(Language::Es));
    }
}
"#;

/// A row of the table that the compiler holds: the one place that is changed first, and the wings that must know of it.
struct Alone {
    what: &'static str,
    file: &'static str,
    before: &'static str,
    added: &'static str,
    wings: &'static [&'static str],
}

const ALONE: [Alone; 5] = [
    Alone {
        what: "a language",
        file: "src/speech/language.rs",
        before: "    /// Spanish.\n    Es ",
        added: MADE_UP,
        wings: &["gallery", "championship"],
    },
    Alone {
        what: "a family of boards",
        file: "src/rules/game/board.rs",
        before: "    /// Squares in rows and columns.\n    Square,",
        added: "    /// Made up.\n    Spiral,\n",
        wings: &["rules"],
    },
    Alone {
        what: "a rule word",
        file: "src/rules/words/noun.rs",
        before: "    Empty \"empty\"",
        added: "    Hollow \"hollow\" \"vocabulary-cells-hollow\" \"no hollow\"\n",
        wings: &["rules"],
    },
    Alone {
        what: "a tie-break",
        file: "src/championship/facts/metric.rs",
        before: "        /// Buchholz: ",
        added: "        /// Made up.\n        Charm,\n",
        wings: &["championship"],
    },
    Alone {
        what: "a question that pages put",
        file: "src/pocket/question.rs",
        before: "    /// Whether random games are fair.\n",
        added: "    /// Made up.\n    Mood,\n",
        wings: &["pocket"],
    },
];

const MADE_UP: &str = "    /// Made up.\n    Xx \"xx\" \"eo\" \"language-made-up\",\n";

impl Scratch {
    fn add(&self, row: &Alone) {
        self.change(row.file, row.before, &format!("{}{}", row.added, row.before));
    }
}

/// What the compiler is said to hold, it holds where the table says, and nowhere else.
#[test]
fn what_the_compiler_holds_is_in_the_places_of_the_table() {
    let scratch = Scratch::new("alone");
    let rows = rows();
    let mut wrong = Vec::new();
    for added in &ALONE {
        let row = rows.iter().find(|row| row.what.starts_with(added.what)).unwrap();
        assert!(row.held.contains('C'), "{}: {}", added.what, row.held);
        scratch.add(added);
        let missed = scratch.missed(added.wings);
        if missed.is_empty() {
            wrong.push(format!("{}: nothing is missed where only {} has it", added.what, added.file));
        }
        for file in missed.iter().filter(|missed| !row.places.iter().any(|place| matches(place, missed))) {
            wrong.push(format!("{}: the row does not name {file}", added.what));
        }
        scratch.restore(added.file);
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// With a folder, a row and a realiser everything is built and speaks; here it borrows the realiser of another.
#[test]
fn a_fourth_language_is_a_folder_a_row_and_a_realiser() {
    let scratch = Scratch::new("language");
    add_language(&scratch);
    let tongue = "src/gallery/sheets/tongue/mod.rs";
    scratch.write(tongue, &scratch.read(tongue).replace("Language::En =>", "Language::En | Language::Xx =>"));
    assert_eq!(scratch.missed(&["gallery", "championship"]), BTreeSet::new());
    scratch.write("src/speech/lib.rs", &(scratch.read("src/speech/lib.rs") + SPOKEN));
    let spoken = scratch.cargo(&["test", "--offline", "--locked", "-p", "speech", "--lib", "made_up"]);
    let (said, why) = (String::from_utf8_lossy(&spoken.stdout), String::from_utf8_lossy(&spoken.stderr));
    assert!(spoken.status.success() && said.contains("1 passed"), "{said}{why}");
}

#[test]
fn places_are_matched_as_they_are_meant() {
    assert!(matches("games/<id>.yaml", "games/rastros.yaml") && !matches("games/<id>.yaml", "games/a.json"));
    assert!(matches("templates/words/{pt,en,es}/<room>.ftl", "templates/words/en/desk.ftl"));
    assert!(!matches("templates/words/{pt,en,es}/<room>.ftl", "templates/words/xx/desk.ftl"));
    assert!(
        matches("src/rules/words", "src/rules/words/noun.rs")
            && !matches("src/rules/word", "src/rules/words/noun.rs")
    );
    assert!(matches("templates/words/*/press.ftl", "templates/words/pt/press.ftl"));
    assert!(matches("templates/words/<code>/", "templates/words/xx/desk.ftl"));
}
