//! The measure of the language: how small the games are, and the table that says so.

use std::fmt::Write;

use rules::catalog::{Catalog, game_files};
use rules::compile::PROSE_KEYS;
use speech::Language;

use super::markdown::{code, table};
use super::{page, root};

/// No game needs more rule lines.
const MOST_LINES: usize = 25;
/// The games of edition 13 need no more.
const MOST_LINES_OF_SIX: usize = 12;

/// How many words Ludii needs for its game block.
const LUDII: &[(&str, usize)] = &[
    ("avanco", 56),
    ("rastros", 62),
    ("semaforo", 77),
    ("gatos-e-caes", 74),
    ("produto", 78),
    ("flume", 51),
    ("hex", 44),
    ("amazonas", 46),
    ("konane", 88),
    ("oware", 122),
    ("atari-go", 54),
    ("dominorio", 33),
    ("pontos-e-quadrados", 75),
    ("nex", 132),
];

/// Returns the lines of a file that hold rules.
fn rule_lines(text: &str) -> Vec<&str> {
    let mut is_prose = false;
    let mut lines = Vec::new();
    for line in text.lines() {
        let bare = line.trim();
        if bare.is_empty() || bare.starts_with('#') {
            continue;
        }
        if !line.starts_with([' ', '\t', '-']) {
            let key = line.split(':').next().unwrap_or(line);
            is_prose = PROSE_KEYS.contains(&key.trim());
        }
        if !is_prose {
            lines.push(line);
        }
    }
    lines
}

/// Counts names and numbers: letters and digits, with the hyphens and apostrophes inside a name.
fn words(lines: &[&str]) -> usize {
    let mut count = 0;
    for line in lines {
        let mut before = ' ';
        let mut letters = line.chars().peekable();
        while let Some(letter) = letters.next() {
            let joins = matches!(letter, '-' | '\'')
                && before.is_alphabetic()
                && letters.peek().is_some_and(|next| next.is_alphabetic());
            if letter.is_alphanumeric() && !before.is_alphanumeric() && !matches!(before, '-' | '\'') {
                count += 1;
            }
            // A hyphen between numbers, as in `rows 1-2`, separates two of them.
            before = if letter.is_alphanumeric() || joins { letter } else { ' ' };
        }
    }
    count
}

struct Size {
    id: String,
    name: String,
    lines: usize,
    words: usize,
    ludii: Option<usize>,
}

/// Measures the games that are no variants, those of the championship first.
fn sizes() -> Vec<Size> {
    let catalog = Catalog::built_in();
    let mut sizes = Vec::new();
    for (is_extra, path) in
        game_files(&root().join("games")).expect("the folder is there").into_iter().map(|path| {
            let is_extra = path.parent().is_some_and(|folder| folder.ends_with("extra"));
            (is_extra, path)
        })
    {
        let text = std::fs::read_to_string(&path).expect("a game can be read");
        let compiled = catalog.load_file(&path).unwrap_or_else(|error| panic!("{error}"));
        let info = compiled.game.info();
        if info.extends.is_some() {
            continue;
        }
        let lines = rule_lines(&text);
        let id = compiled.game.id().to_owned();
        let ludii = LUDII.iter().find(|(known, _)| *known == id).map(|(_, words)| *words);
        let size = Size {
            id,
            name: info.name.in_language(Language::Pt).to_owned(),
            lines: lines.len(),
            words: words(&lines),
            ludii,
        };
        sizes.push((is_extra, size));
    }
    sizes.sort_by(|(a_extra, a), (b_extra, b)| (a_extra, &a.id).cmp(&(b_extra, &b.id)));
    sizes.into_iter().map(|(_, size)| size).collect()
}

#[test]
fn the_games_are_small() {
    let sizes = sizes();
    for (id, _) in LUDII {
        assert!(sizes.iter().any(|size| size.id == *id), "there is no game `{id}`");
    }
    for (index, size) in sizes.iter().enumerate() {
        let of_six = LUDII[..6].iter().any(|(id, _)| *id == size.id);
        let most = if of_six { MOST_LINES_OF_SIX } else { MOST_LINES };
        assert!(size.lines <= most, "{} has {} rule lines; at most {most} are allowed", size.id, size.lines);
        assert!(size.lines >= 3, "{} (number {index}) cannot have so few rule lines", size.id);
        if let Some(ludii) = size.ludii {
            assert!(size.words <= ludii, "{} needs {} words, Ludii {ludii}", size.id, size.words);
        }
    }
}

#[test]
fn the_table_of_sizes_is_true() {
    let mut expected = String::new();
    for size in sizes() {
        let ludii = size.ludii.map_or(String::new(), |words| words.to_string());
        let (id, name, lines, words) = (size.id, size.name, size.lines, size.words);
        let _ = writeln!(expected, "| {name} | `{id}` | {lines} | {words} | {ludii} |");
    }
    let page = page("grammar/README.md");
    let rows = table(&page, "## How small the games are");
    let found: String = rows.iter().map(|row| format!("| {} |\n", row.join(" | "))).collect();
    let plain = |text: &str| text.replace(' ', "");
    assert_eq!(plain(&found), plain(&expected), "the table should read\n{expected}");
}

#[test]
fn every_phrase_of_the_cookbook_stands_in_its_game() {
    let catalog = Catalog::built_in();
    let page = page("grammar/README.md");
    let rows = table(&page, "## Cookbook");
    assert!(rows.len() >= 20, "the cookbook has {} rows", rows.len());
    let plain = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
    for row in rows {
        let [mechanism, phrase, game] = row.as_slice() else { panic!("{row:?} has not three cells") };
        let id = code(game);
        let file = catalog.text(id).expect("a game can be read").unwrap_or_else(|| panic!("no game `{id}`"));
        let rules = plain(&rule_lines(&file.text).join("\n"));
        assert!(rules.contains(&plain(code(phrase))), "{mechanism}: `{id}` does not say {phrase}");
    }
}

#[test]
fn words_are_counted_as_people_count_them() {
    assert_eq!(words(&["turn: place own on run of 2 empty ahead"]), 9);
    assert_eq!(words(&["start: { white: rows 1-2, black: g7 }"]), 7);
    assert_eq!(words(&["- move own to empty knight-leap from it"]), 7);
    assert_eq!(words(&["board: square 10x10"]), 3);
    let text = "name: x\nboard: y\n# remark\n\nwords:\n  a: b\nend:\n  - c\n- d\ntext: e\n";
    assert_eq!(rule_lines(text), ["board: y", "end:", "  - c", "- d"]);
}
