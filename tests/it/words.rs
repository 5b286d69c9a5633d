//! Code and catalogues of sentences held against each other.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use speech::{Language, entries};

fn files(folder: &Path, endings: &[&str]) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(files(&path, endings));
        } else if path.extension().is_some_and(|ending| endings.iter().any(|one| ending == *one)) {
            found.push(path);
        }
    }
    found.sort();
    found
}

/// What one place in the code says: the name of a sentence and the names of its data.
struct Use {
    place: String,
    key: String,
    arguments: BTreeSet<String>,
}

/// Returns the text in quotes at the beginning, and what follows it.
fn quoted(text: &str) -> Option<(&str, &str)> {
    text.strip_prefix('"')?.split_once('"')
}

/// Returns what follows the bracket that closes the one already open.
fn after_bracket(text: &str) -> &str {
    let (mut depth, mut in_text, mut escaped) = (1, false, false);
    for (at, c) in text.char_indices() {
        match c {
            _ if escaped => escaped = false,
            '\\' if in_text => escaped = true,
            '"' => in_text = !in_text,
            '(' | '[' | '{' if !in_text => depth += 1,
            ')' | ']' | '}' if !in_text => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return &text[at + 1..];
        }
    }
    ""
}

fn uses() -> Vec<Use> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut all = Vec::new();
    let code = files(&root.join("src"), &["rs"])
        .into_iter()
        .filter(|path| !path.starts_with(root.join("src/speech")));
    for path in code.chain(files(&root.join("templates"), &["html", "md", "js"])) {
        let text = fs::read_to_string(&path).unwrap();
        for (at, _) in text.match_indices("msg(\"") {
            let Some((key, rest)) = quoted(&text[at + "msg(".len()..]) else { continue };
            let Some(mut rest) = rest.strip_prefix(')') else { continue };
            let mut arguments = BTreeSet::new();
            while let Some(more) = rest.trim_start().strip_prefix(".with(") {
                let Some((name, _)) = quoted(more.trim_start()) else { break };
                arguments.insert(name.to_owned());
                rest = after_bracket(more);
            }
            let place = path.strip_prefix(root).unwrap().display().to_string();
            all.push(Use { place, key: key.to_owned(), arguments });
        }
    }
    all
}

#[test]
fn every_catalogue_can_be_read_and_says_the_same_things() {
    let all = Language::ALL.map(|language| {
        let found = entries(language).unwrap_or_else(|wrong| panic!("{}", wrong.join("\n")));
        let mut by_key = BTreeMap::new();
        for entry in found {
            let twice = by_key.insert(entry.key.clone(), (entry.file, entry.arguments));
            assert!(twice.is_none(), "`{}` stands twice in the words of `{language}`", entry.key);
        }
        by_key
    });
    let mut wrong = Vec::new();
    for (language, words) in Language::ALL.iter().zip(&all).skip(1) {
        for (key, (file, arguments)) in &all[0] {
            match words.get(key) {
                None => wrong.push(format!("`{key}` ({file}) is missing in `{language}`")),
                Some((other, _)) if other != file => {
                    wrong.push(format!("`{key}`: {file}, but {other} in `{language}`"))
                }
                Some((_, other)) if other != arguments => {
                    wrong.push(format!("`{key}` speaks of {arguments:?}, but of {other:?} in `{language}`"));
                }
                Some(_) => {}
            }
        }
        for (key, (file, _)) in words.iter().filter(|(key, _)| !all[0].contains_key(*key)) {
            wrong.push(format!("`{key}` ({file}) is in `{language}`, but not in `pt`"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn the_code_and_the_catalogues_agree() {
    let words: BTreeMap<_, _> =
        entries(Language::Pt).unwrap().into_iter().map(|entry| (entry.key, entry.arguments)).collect();
    let mut wrong = Vec::new();
    let mut used: BTreeSet<String> = ["list-and", "list-or", "language-unknown"].map(str::to_owned).into();
    used.extend(Language::ALL.map(|language| language.name().key().to_owned()));
    for Use { place, key, arguments } in uses() {
        match words.get(&key) {
            None => wrong.push(format!("{place}: `{key}` is in no catalogue")),
            Some(needed) => {
                for name in needed.iter().filter(|name| !arguments.contains(*name)) {
                    wrong.push(format!("{place}: `{key}` is not given `{name}`"));
                }
                for name in arguments.iter().filter(|name| !needed.contains(*name)) {
                    wrong.push(format!("{place}: `{key}` does not speak of `{name}`"));
                }
            }
        }
        used.insert(key);
    }
    // The names of the help are made of commands and arguments, those of rule words stand beside them; their own tests hold them.
    // What the system refuses is said by the wing of the words itself.
    let said_elsewhere =
        |key: &str| ["help-", "system-", "vocabulary-"].iter().any(|room| key.starts_with(room));
    for key in words.keys().filter(|key| !used.contains(*key) && !said_elsewhere(key)) {
        wrong.push(format!("nobody says `{key}`"));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// A browser is not sent what only a hall or a terminal says, and lacks nothing of what it says itself.
#[test]
fn what_browsers_carry_is_what_is_said_there() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let wings = ["src/rules", "src/paper", "src/gallery", "src/pocket"];
    let mut texts = String::new();
    for wing in wings {
        for path in files(&root.join(wing), &["rs"]) {
            texts += &fs::read_to_string(path).unwrap();
        }
    }
    let rooms: BTreeMap<String, String> = entries(Language::Pt)
        .unwrap()
        .into_iter()
        .map(|entry| (entry.key, entry.file.trim_end_matches(".ftl").to_owned()))
        .collect();
    // Names are found as texts of any kind, also where they stand in tables.
    let quoted: BTreeSet<&str> = texts.split('"').collect();
    let said_in_code = rooms.iter().filter(|(key, _)| quoted.contains(key.as_str()));
    let mut said: BTreeSet<String> = said_in_code.map(|(_, room)| room.clone()).collect();
    let pages: BTreeSet<&str> =
        texts.split("path = \"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
    for Use { place, key, .. } in uses() {
        if pages.contains(place.trim_start_matches("templates/")) {
            said.extend(rooms.get(&key).cloned());
        }
    }
    // What the wing of words says itself.
    said.insert("common".to_owned());
    assert_eq!(said, speech::POCKET.map(str::to_owned).into());
}

/// The words that the glossary of a language forbids: each with the word to use, and whether it is a beginning.
fn forbidden(language: Language) -> Vec<(String, String, bool)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let common = root.join(format!("templates/words/{language}/common.ftl"));
    let text = fs::read_to_string(common).unwrap();
    let glossary = text.lines().filter_map(|line| line.strip_prefix("### ")?.split_once(" ≠ "));
    let words = glossary.flat_map(|(entry, wrong)| {
        let right = entry.split(':').next().unwrap_or(entry);
        wrong.split(", ").map(move |word| (right.to_owned(), word.to_lowercase()))
    });
    words
        .map(|(right, word)| match word.strip_suffix('*') {
            Some(beginning) => (right, beginning.to_owned(), true),
            None => (right, word, false),
        })
        .collect()
}

/// Says whether a text has a word, or a word with a beginning.
fn has_word(text: &str, word: &str, is_beginning: bool) -> bool {
    text.match_indices(word).any(|(at, _)| {
        let before = text[..at].chars().next_back();
        let after = text[at + word.len()..].chars().next();
        !before.is_some_and(char::is_alphanumeric)
            && (is_beginning || !after.is_some_and(char::is_alphanumeric))
    })
}

#[test]
fn one_word_stands_for_one_thing() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("templates");
    let mut wrong = Vec::new();
    for language in Language::ALL {
        let forbidden = forbidden(language);
        assert!(forbidden.len() >= 12, "{language}: {forbidden:?}");
        for path in files(&root, &["ftl", "html", "md", "js", "yaml"]) {
            let place = path.strip_prefix(&root).unwrap().display().to_string();
            let is_other = |other: Language| other != language && place.contains(&format!("/{other}/"));
            // What people may type in words of their own is known by all the words there are.
            let is_typed =
                ["everyday.ftl", "columns.ftl", "written.ftl"].iter().any(|file| place.ends_with(file));
            if Language::ALL.into_iter().any(is_other) || is_typed {
                continue;
            }
            for (number, line) in (1..).zip(fs::read_to_string(&path).unwrap().lines()) {
                let text = line.to_lowercase();
                for (right, word, is_beginning) in &forbidden {
                    if !line.starts_with('#') && has_word(&text, word, *is_beginning) {
                        wrong.push(format!("{place}:{number}: `{word}`, where {language} says `{right}`"));
                    }
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn a_word_is_found_whole_or_by_its_beginning() {
    assert!(has_word("um cartaz grande", "cartaz", false) && has_word("os cartazes", "cartaz", true));
    assert!(!has_word("os cartazes", "cartaz", false) && !has_word("descartaz", "cartaz", true));
}

#[test]
fn no_page_tells_a_command() {
    // What only the command line can do: a championship in a database is put back, and lost facts are found, there.
    let told_there = ["desk-restore-database", "vault-copy-holds-more", "vault-seal-ahead"];
    let rooms = ["desk-", "decisions-", "facts-", "standings-", "pairing-", "imports-", "vault-"];
    for language in Language::ALL {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("templates/words").join(language.code());
        for path in files(&root, &["ftl"]) {
            let text = fs::read_to_string(&path).unwrap();
            let mut key = "";
            for line in text.lines() {
                if let Some((name, _)) = line.split_once(" =").filter(|_| !line.starts_with([' ', '#'])) {
                    key = name;
                }
                let is_of_page = rooms.iter().any(|room| key.starts_with(room)) && !told_there.contains(&key);
                assert!(!is_of_page || !line.contains("`arbitro "), "{}: {line}", path.display());
            }
        }
    }
}
