//! House rules: rooms and who may use whom, headers, words that do not belong, every file declared.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

#[path = "../dist/bill.rs"]
mod bill;

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

fn rust_files(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            files.extend(rust_files(&path));
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            files.push(path);
        }
    }
    files.sort();
    files
}

/// The wings, which are crates of their own; some have a map of their rooms in their `lib.rs`.
const WINGS: &[&str] = &[
    "speech",
    "yaml",
    "grammar",
    "rules",
    "paper",
    "gallery",
    "pocket",
    "championship",
    "desk",
    "demo",
    "host",
    "site",
    "cli",
];

/// The wings that are one room.
const ONE_ROOM: &[&str] = &["desk", "demo", "host", "site", "cli"];

/// Reads the table of rooms in a crate's documentation: room → whom it uses.
fn map_of(lib: &str) -> BTreeMap<String, BTreeSet<String>> {
    let text = fs::read_to_string(root().join(lib)).unwrap();
    let mut rooms = BTreeMap::new();
    for line in text.lines().filter(|line| line.starts_with("//! | [`")) {
        let cells: Vec<_> = line.trim_start_matches("//! |").split('|').map(str::trim).collect();
        // A wing that the crate does not depend on is named with the way to its own page.
        let name = cells[0].split_once("](").map_or(cells[0], |(name, _)| name);
        let room = name.trim_matches(['[', ']', '`']).to_owned();
        let uses = cells[2].split(", ").filter(|name| *name != "–").map(str::to_owned).collect();
        rooms.insert(room, uses);
    }
    rooms
}

/// Finds the rooms a file names after `crate::`, or what leads to others, also in braces.
fn used(text: &str, way: &str) -> BTreeSet<String> {
    let mut rooms = BTreeSet::new();
    for (at, _) in text.match_indices(way) {
        let rest = &text[at + way.len()..];
        let names: Vec<String> = if let Some(list) = rest.strip_prefix('{') {
            let mut depth = 1;
            let mut names = vec![String::new()];
            for c in list.chars() {
                match c {
                    '{' => depth += 1,
                    '}' => depth -= 1,
                    ',' if depth == 1 => names.push(String::new()),
                    c if depth == 1 => names.last_mut().unwrap().push(c),
                    _ => {}
                }
                if depth == 0 {
                    break;
                }
            }
            names.iter().map(|name| name.trim().split("::").next().unwrap().to_owned()).collect()
        } else {
            vec![rest.chars().take_while(|c| c.is_ascii_alphanumeric() || *c == '_').collect()]
        };
        rooms.extend(names.into_iter().filter(|name| name.starts_with(|c: char| c.is_ascii_lowercase())));
    }
    rooms
}

/// Reads from a wing's manifest which other wings it depends on; the doors depend on all.
fn wings_at_hand(wing: &str) -> Vec<&'static str> {
    let manifest = fs::read_to_string(root().join("src").join(wing).join("Cargo.toml"));
    let is_at_hand = |other: &&&str| match &manifest {
        // A wing whose features are chosen is named by its path.
        Ok(manifest) => ["workspace = true }", "path = "]
            .iter()
            .any(|way| manifest.contains(&format!("\n{other} = {{ {way}"))),
        Err(_) => true,
    };
    WINGS.iter().filter(is_at_hand).copied().collect()
}

/// Finds which of the wings at hand a file names; what has the name of another one is a room of its own.
fn wings_used(text: &str, at_hand: &[&str]) -> BTreeSet<String> {
    let mut wings = BTreeSet::new();
    let code = text.lines().filter(|line| !line.trim_start().starts_with("//"));
    for line in code {
        for wing in at_hand {
            for (at, _) in line.match_indices(&format!("{wing}::")) {
                let before = line[..at].trim_end_matches("::");
                let is_path = !before.ends_with(|c: char| c.is_alphanumeric() || c == '_' || c == ':');
                // `super::paper::x` names a room, `::paper::x` a wing.
                let is_inner = line[..at].ends_with("::") && before.ends_with(|c: char| c.is_alphanumeric());
                if is_path && !is_inner {
                    wings.insert((*wing).to_owned());
                }
            }
        }
    }
    wings
}

/// Holds a map against the files of its rooms, in both directions.
fn check_map(lib: &str, folder: &str, wing: &str, rooms: &BTreeMap<String, BTreeSet<String>>) -> Vec<String> {
    let mut wrong = Vec::new();
    let mut seen: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for file in rust_files(&root().join(folder)) {
        let relative = file.strip_prefix(root().join(folder)).unwrap();
        let first = relative.components().next().unwrap().as_os_str().to_string_lossy().into_owned();
        let room = first.trim_end_matches(".rs").to_owned();
        let is_no_room = ["lib", "main", "build"].contains(&room.as_str());
        if is_no_room || wing.is_empty() && WINGS.contains(&room.as_str()) {
            continue;
        }
        if !rooms.contains_key(&room) {
            wrong.push(format!("the room `{room}` is not on the map in {lib}"));
            continue;
        }
        let text = fs::read_to_string(&file).unwrap();
        let inner = used(&text, "crate::").into_iter().filter(|other| rooms.contains_key(other));
        let uses: BTreeSet<_> =
            inner.chain(wings_used(&text, &wings_at_hand(wing))).filter(|other| *other != room).collect();
        for other in &uses {
            if !rooms[&room].contains(other) {
                wrong.push(format!("{folder}/{}: `{room}` uses `{other}`", relative.display()));
            }
        }
        seen.entry(room).or_default().extend(uses);
    }
    for (room, allowed) in rooms {
        for other in allowed.difference(seen.get(room).unwrap_or(&BTreeSet::new())) {
            wrong.push(format!("{lib}: nobody in `{room}` uses `{other}`"));
        }
    }
    wrong
}

#[test]
fn rooms_use_only_whom_the_map_allows() {
    let mut wrong = Vec::new();
    for wing in ["rules", "paper", "gallery", "championship"] {
        let lib = format!("src/{wing}/lib.rs");
        let rooms = map_of(&lib);
        assert!(rooms.len() > 1, "the table of rooms in {lib} could not be read");
        wrong.extend(check_map(&lib, &format!("src/{wing}"), wing, &rooms));
    }
    let mut doors = map_of("src/lib.rs");
    for wing in WINGS {
        let allowed = doors.remove(*wing).unwrap_or_else(|| panic!("`{wing}` is not on the map"));
        let needs: BTreeSet<_> = wings_at_hand(wing).into_iter().map(str::to_owned).collect();
        if needs != allowed {
            wrong.push(format!("src/lib.rs: `{wing}` is said to use {allowed:?}, its manifest {needs:?}"));
        }
    }
    wrong.extend(check_map("src/lib.rs", "src", "", &doors));
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The folders of the engine use those above them on the map in its `mod.rs`, and no others.
#[test]
fn folders_of_the_engine_use_only_whom_their_map_allows() {
    let engine = root().join("src/rules/engine");
    let text = fs::read_to_string(engine.join("mod.rs")).unwrap();
    let mut known: Vec<String> = Vec::new();
    for line in text.lines().filter(|line| line.starts_with("//! | `")) {
        let cells: Vec<_> = line.trim_start_matches("//! |").split('|').map(str::trim).collect();
        let folder = cells[0].trim_matches('`');
        let allowed: BTreeSet<_> =
            cells[2].split(", ").filter(|name| *name != "–").map(str::to_owned).collect();
        assert!(allowed.iter().all(|other| known.contains(other)), "`{folder}` uses what comes after it");
        let files = match engine.join(folder).is_dir() {
            true => rust_files(&engine.join(folder)),
            false => vec![engine.join(format!("{folder}.rs"))],
        };
        let texts = files.iter().map(|file| fs::read_to_string(file).unwrap());
        let seen: BTreeSet<_> = texts.flat_map(|text| used(&text, "crate::engine::")).collect();
        let uses: BTreeSet<_> = seen.into_iter().filter(|other| other != folder).collect();
        assert_eq!(uses, allowed, "`{folder}` uses others than its row says");
        known.push(folder.to_owned());
    }
    let entries = fs::read_dir(&engine).unwrap().map(|entry| entry.unwrap().path());
    let mut folders: Vec<_> =
        entries.map(|path| path.file_stem().unwrap().to_string_lossy().into_owned()).collect();
    folders.retain(|folder| folder != "mod");
    folders.sort();
    known.sort();
    assert_eq!(known, folders, "the map of the engine names all its folders");
}

#[test]
fn every_file_says_what_it_is() {
    for folder in ["src", "tests", "benches"] {
        for file in rust_files(&root().join(folder)) {
            let text = fs::read_to_string(&file).unwrap();
            assert!(text.starts_with("//! "), "{} does not begin with a line of `//!`", file.display());
        }
    }
}

#[test]
fn words_that_do_not_belong_are_absent() {
    let words = [
        "TO".to_owned() + "DO",
        "FIX".to_owned() + "ME",
        "dbg".to_owned() + "!(",
        "#[ign".to_owned() + "ore",
    ];
    for folder in ["src", "tests", "benches"] {
        for file in rust_files(&root().join(folder)) {
            let text = fs::read_to_string(&file).unwrap();
            for word in &words {
                assert!(!text.contains(word.as_str()), "{} contains `{word}`", file.display());
            }
        }
    }
}

/// Finds what leads out of the repository in a text: more steps up than the folders it stands in, or a person's folder.
fn ways_out(text: &str, depth: usize) -> Vec<String> {
    let mut found = Vec::new();
    let is_part_of_name = |c: char| c.is_alphanumeric() || c == '.' || c == '_' || c == '-';
    for (at, _) in text.match_indices("..") {
        let before = text[..at].chars().next_back();
        // Only where a path begins: after a quote, an equals sign, a blank, or the folder of a manifest.
        let begins = before.is_some_and(|c| "\"'= (".contains(c)) || text[..at].ends_with("_DIR/");
        let path: String = text[at..].chars().take_while(|c| is_part_of_name(*c) || *c == '/').collect();
        let ups = path.split('/').take_while(|step| *step == "..").count();
        let rest = path.split('/').nth(ups);
        // Rows of a board in a written position are dots and strokes, too.
        let is_path =
            rest.is_none_or(|step| step.starts_with(|c: char| c.is_ascii_lowercase()) && step.len() > 1);
        if begins && is_path && ups > depth {
            found.push(path);
        }
    }
    let people = ["home", "root", "Users", "work"].map(|folder| format!("/{folder}/"));
    found.extend(people.into_iter().filter(|folder| text.contains(folder.as_str())));
    found
}

/// The files that are built, run or read by the build, as text.
fn own_files(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        let extension = path.extension().map(|extension| extension.to_string_lossy().into_owned());
        if ["target", ".git", "data", "golden"].contains(&name.as_str()) {
            continue;
        }
        if path.is_dir() {
            files.extend(own_files(&path));
        } else if extension
            .is_none_or(|extension| ["rs", "toml", "pest", "sh", "yaml"].contains(&extension.as_str()))
        {
            files.push(path);
        }
    }
    files.sort();
    files
}

#[test]
fn no_path_leaves_the_repository() {
    let mut wrong = Vec::new();
    let files = own_files(&root());
    for named in
        ["Cargo.toml", ".ci/run", ".cargo/config.toml", "src/rules/Cargo.toml", "tests/verify/main.rs"]
    {
        assert!(files.contains(&root().join(named)), "{named} was not looked at");
    }
    for file in files {
        let Ok(text) = fs::read_to_string(&file) else { continue };
        let relative = file.strip_prefix(root()).unwrap();
        // Some paths are seen from the folder of the manifest: `src/<wing>` for the tests of a wing, too.
        let depth =
            (relative.components().count() - 1).max(if relative.starts_with("tests") { 2 } else { 0 });
        let found = ways_out(&text, depth).into_iter();
        wrong.extend(found.map(|way| format!("{}: `{way}`", relative.display())));
    }
    assert!(wrong.is_empty(), "paths that leave the repository:\n{}", wrong.join("\n"));
}

#[test]
fn the_check_of_paths_can_fail() {
    let up = |n: usize| "../".repeat(n);
    let quoted = |n: usize| format!("include_str!(\"{}shared/data\")", up(n));
    assert_eq!(ways_out(&quoted(2), 2), Vec::<String>::new());
    assert_eq!(ways_out(&quoted(3), 2), [up(3) + "shared/data"]);
    assert_eq!(ways_out(&format!("path = \"{}x-y\"", up(1)), 0), [up(1) + "x-y"]);
    assert_eq!(ways_out(&format!("$CARGO_MANIFEST_DIR/{}shared", up(1)), 0).len(), 1);
    assert_eq!(ways_out(&format!("root().join(\"{}\")", "."), 0), Vec::<String>::new());
    assert_eq!(ways_out(&format!("root().join(\"{}\")", ".."), 0), [".."]);
    assert_eq!(ways_out(&format!("open(\"/{}/x\")", "home"), 9), [format!("/{}/", "home")]);
    assert_eq!(ways_out("position: ../../. first", 0), Vec::<String>::new());
}

#[test]
fn inner_rooms_keep_away_from_the_world() {
    let doors = ["catalog", "store", "desk", "host", "cli"];
    let worldly =
        ["std::fs", "std::net", "std::process", "SystemTime", "Instant::now", "println!", "std::env::"];
    for file in rust_files(&root().join("src")) {
        let relative = file.strip_prefix(root().join("src")).unwrap().to_string_lossy().replace('\\', "/");
        let mut steps = relative.split('/').map(|step| step.trim_end_matches(".rs"));
        let (first, second) = (steps.next().unwrap(), steps.next());
        let room = if WINGS.contains(&first) && !ONE_ROOM.contains(&first) { second.unwrap() } else { first };
        // What builds a wing is no part of it; debug builds read their words from the sources.
        let builds = ["rules/build.rs", "speech/build.rs", "speech/files.rs"].contains(&relative.as_str())
            || ["pocket/build/", "pocket/engine/", "pocket/start/"]
                .iter()
                .any(|folder| relative.starts_with(folder));
        if doors.contains(&room) || room == "main" || builds {
            continue;
        }
        let text = fs::read_to_string(&file).unwrap();
        let code = text.split("#[cfg(test)]").next().unwrap();
        for word in worldly {
            assert!(!code.contains(word), "{relative} touches the world: `{word}`");
        }
    }
}

/// Files and threads of the rules wing live in one file each, behind a feature, so that the wing runs anywhere.
#[test]
fn the_rules_wing_asks_nothing_of_its_machine() {
    for file in rust_files(&root().join("src/rules")) {
        let text = fs::read_to_string(&file).unwrap();
        let code = text.split("#[cfg(test)]").next().unwrap();
        let keeps = |words: &[&str]| words.iter().all(|word| !code.contains(word));
        let is = |name: &str| file.ends_with(name);
        assert!(keeps(&["std::fs"]) || is("catalog/files.rs"), "{} touches files", file.display());
        assert!(
            keeps(&["std::thread::scope", "std::thread::spawn", "rayon"]) || is("analysis/threads.rs"),
            "{} starts threads",
            file.display()
        );
        assert!(keeps(&["std::time", "std::env::", "std::process"]), "{} asks the system", file.display());
    }
}

#[test]
fn no_game_is_named_in_the_rules_wing() {
    let games =
        ["rastros", "avanco", "semaforo", "gatos", "produto", "flume", "hex\"", "amazonas", "ouri", "konane"];
    for room in ["lang", "game", "compile", "engine", "analysis"] {
        for file in rust_files(&root().join("src/rules").join(room)) {
            let text = fs::read_to_string(&file).unwrap();
            let code: Vec<_> = text.split("#[cfg(test)]").next().unwrap().lines().collect();
            let code = code.into_iter().filter(|line| !line.trim_start().starts_with("//"));
            for line in code {
                // Names may stand in help texts as examples, never in a comparison or a match.
                let decides = line.contains("==") || line.contains("=>");
                let named = games.iter().find(|game| line.contains(&format!("\"{game}")));
                assert!(!(decides && named.is_some()), "{}: {line}", file.display());
            }
        }
    }
}

/// Returns the name of this kind of machine; what other kinds need may not be at hand without a network.
fn host() -> String {
    let output = Command::new("rustc").arg("-vV").output().expect("rustc can be run");
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    text.lines().find_map(|line| line.strip_prefix("host: ")).expect("rustc names its host").to_owned()
}

/// Returns what cargo resolved, for this kind of machine.
fn metadata() -> serde_json::Value {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let output = Command::new(cargo)
        .args(["metadata", "--format-version", "1", "--locked", "--offline", "--filter-platform", &host()])
        .current_dir(root())
        .output()
        .expect("cargo can be run");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).unwrap()
}

/// Sidecar the downloads lies what is in them: every package that is shipped, with its licence and the checksum that was seen.
#[test]
fn the_bill_of_materials_names_what_is_shipped_and_nothing_else() {
    let metadata = metadata();
    let lock = fs::read_to_string(root().join("Cargo.lock")).unwrap();
    let bill = bill::bill(&metadata, &lock);
    let components = bill["components"].as_array().unwrap();
    let packages = metadata["packages"].as_array().unwrap();
    assert_eq!(components.len() + 1, bill::shipped(&metadata).len());
    assert_eq!(bill["metadata"]["component"]["name"], "arbitro");
    let named = |name: &str| components.iter().find(|component| component["name"] == name);
    assert!(named("rqrr").is_none(), "what only tests use is not shipped");
    let sqlite = named("libsqlite3-sys").expect("SQLite is part of the program");
    let sum = sqlite["hashes"][0]["content"].as_str().unwrap();
    assert!(sum.len() == 64 && lock.contains(sum), "{sqlite}");
    for component in components {
        let licence = component["licenses"][0]["expression"].as_str().unwrap();
        assert!(!licence.is_empty(), "{component}");
        let is_ours = packages
            .iter()
            .any(|package| package["name"] == component["name"] && package["source"].is_null());
        assert!(is_ours || component["hashes"].is_array(), "{component}");
    }
    let refs: BTreeSet<&str> =
        components.iter().map(|component| component["bom-ref"].as_str().unwrap()).collect();
    for dependency in bill["dependencies"].as_array().unwrap() {
        for on in dependency["dependsOn"].as_array().unwrap() {
            assert!(refs.contains(on.as_str().unwrap()), "{dependency}");
        }
    }
    assert_eq!(bill, bill::bill(&metadata, &lock));
}

#[test]
fn every_test_file_is_declared() {
    let main = fs::read_to_string(root().join("tests/it/main.rs")).unwrap();
    for entry in fs::read_dir(root().join("tests/it")).unwrap() {
        let name = entry.unwrap().file_name().to_string_lossy().trim_end_matches(".rs").to_owned();
        assert!(
            name == "main" || main.contains(&format!("mod {name};")),
            "tests/it/{name} is not declared in main.rs"
        );
    }
}

#[test]
fn one_command_runs_everything() {
    let readme = fs::read_to_string(root().join("README.md")).unwrap();
    let ci = fs::read_to_string(root().join(".ci/run")).unwrap();
    let workflow = fs::read_to_string(root().join(".github/workflows/check.yml")).unwrap();
    assert!(
        readme.contains("cargo verify") && ci.contains("\ncargo verify\n"),
        "the README and .ci/run part ways"
    );
    assert!(workflow.contains("run: cargo verify\n"), "changes are not checked by that command");
}

/// A tag can be moved to other code by whoever owns it; a commit cannot.
#[test]
fn workflows_call_actions_by_their_commit() {
    for file in fs::read_dir(root().join(".github/workflows")).unwrap() {
        let path = file.unwrap().path();
        let text = fs::read_to_string(&path).unwrap();
        for line in text.lines().filter_map(|line| line.trim().strip_prefix("- uses: ")) {
            let commit = line.split_once('@').map_or("", |(_, rest)| rest.split(' ').next().unwrap());
            let is_commit = commit.len() == 40 && commit.chars().all(|c| c.is_ascii_hexdigit());
            assert!(is_commit && line.contains(" # v"), "{}: {line}", path.display());
        }
    }
}

#[test]
fn what_builds_the_downloads_is_named_by_its_contents() {
    let folder = root().join(".github/workflows");
    for item in std::fs::read_dir(folder).unwrap() {
        let path = item.unwrap().path();
        let text = std::fs::read_to_string(&path).unwrap();
        for line in text.lines().filter_map(|line| line.split_once("uses: ")) {
            let hash = line.1.split_once('@').map(|(_, at)| at.split(' ').next().unwrap_or_default());
            let is_hash =
                hash.is_some_and(|hash| hash.len() == 40 && hash.bytes().all(|b| b.is_ascii_hexdigit()));
            assert!(is_hash, "{}: {}", path.display(), line.1);
        }
    }
}

/// Returns every file of Rust below a folder.
fn rust_below(folder: &Path, found: &mut String) {
    for item in std::fs::read_dir(folder).unwrap() {
        let path = item.unwrap().path();
        if path.is_dir() {
            rust_below(&path, found);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            *found += &std::fs::read_to_string(&path).unwrap();
        }
    }
}

#[test]
fn every_promise_names_a_test_that_is_there_in_every_language() {
    let mut code = String::new();
    rust_below(&root().join("tests"), &mut code);
    rust_below(&root().join("src"), &mut code);
    let named = |language: &str| -> Vec<String> {
        let page =
            std::fs::read_to_string(root().join(format!("templates/guide/{language}/promises.md"))).unwrap();
        let promises = page.split("\n## ").take(4).collect::<Vec<_>>().join("\n");
        let lines = promises.lines().filter(|line| line.starts_with("- "));
        lines
            .map(|line| line.rsplit('`').nth(1).unwrap_or_else(|| panic!("no test: {line}")).to_owned())
            .collect()
    };
    let english = named("en");
    assert!(english.len() >= 15, "{}", english.len());
    for test in &english {
        assert!(code.contains(&format!("fn {test}(")), "there is no test {test}");
    }
    for language in ["pt", "es"] {
        assert_eq!(named(language), english, "{language}");
    }
}
