//! The tables of keys and words, held to the registries in the code, and every example in those.

use std::collections::BTreeSet;

use rules::compile::KEYS;
use rules::words::{Class, RuleWord, rule_words};
use speech::Language;

use super::markdown::{code, table};
use super::{compiled, page};

const MANUAL: &str = "grammar/README.md";

/// Where each class of words has its table.
const TABLES: &[(Class, &str)] = &[
    (Class::Cells, "The words that name cells:"),
    (Class::Relation, "The words that make a set of cells from another:"),
    (Class::Joint, "The words that join sets:"),
    (Class::Action, "What a mover does:"),
    (Class::Clause, "What may follow:"),
    (Class::Condition, "Conditions:"),
    (Class::Number, "Numbers:"),
    (Class::Verdict, "Results:"),
    (Class::Claim, "What is true of an example:"),
];

/// Games in which the examples of words are tried: squares, boxes and pits.
const HOSTS: [&str; 4] = [
    "board: square 7x7\npieces: { man: each, stone: shared, marker: shared, arrow: shared, neutral: shared, \
     green: shared, yellow: shared, spark: shared }\nzones: { quarter: a1 b1 a2 b2 }",
    "board: boxes 3x3\npieces: { mark: each, stroke: shared }",
    "board: pits 6x2\nstart: { seeds: 4 }",
    "board: square 7x7\npieces: { man: each, king: each }",
];

fn row(cells: &[&str]) -> String {
    cells.join(" | ")
}

#[test]
fn the_table_of_words_is_the_registry() {
    let page = page(MANUAL);
    for (class, heading) in TABLES {
        let words = rule_words().into_iter().filter(|word| word.class == *class);
        let expected: Vec<_> = words
            .map(|w| row(&[&format!("`{}`", w.word), &w.meaning(Language::En), &format!("`{}`", w.example)]))
            .collect();
        let found: Vec<_> = table(&page, heading).iter().map(|cells| row(cells)).collect();
        assert_eq!(found, expected, "the table below `{heading}`");
    }
    let has_table = |word: &RuleWord| TABLES.iter().any(|(class, _)| *class == word.class);
    assert!(rule_words().iter().all(has_table), "a class of words has no table");
}

/// The workshop says what a word means in the language of who writes.
#[test]
fn every_word_has_its_meaning_in_every_language() {
    for language in Language::ALL {
        let entries = speech::entries(language).unwrap().into_iter().map(|entry| entry.key);
        let said: BTreeSet<String> = entries.filter(|key| key.starts_with("vocabulary-")).collect();
        let meant: BTreeSet<String> = rule_words().iter().map(|word| word.meant.to_owned()).collect();
        assert_eq!(said, meant, "{language}");
    }
    let empty = rule_words().into_iter().find(|word| word.word == "empty").unwrap();
    let told = Language::ALL.map(|language| empty.meaning(language));
    assert_eq!(told, ["casas sem nada em cima", "cells with nothing on them", "casillas sin nada encima"]);
}

/// The page at a glance has every word of the language, in whatever company.
#[test]
fn the_page_of_words_has_every_word() {
    for language in Language::ALL {
        let text = page(&format!("templates/guide/{}/words.md", language.code()));
        let codes: Vec<&str> = text.split('`').skip(1).step_by(2).collect();
        let is_there = |part: &str| {
            let words = |text: &str| format!(" {} ", text.replace(',', " , "));
            codes.iter().any(|code| words(code).contains(words(part).trim_end()))
        };
        for word in rule_words() {
            let spellings = word.word.split(", ").flat_map(|spelling| spelling.split('…'));
            let parts = spellings.map(str::trim).filter(|part| !part.is_empty());
            for part in parts.filter(|part| !["a set", "a side", "a condition", ","].contains(part)) {
                assert!(is_there(part), "{language}: `{part}` of `{}` is missing", word.word);
            }
        }
    }
}

#[test]
fn the_table_of_keys_is_the_registry() {
    let page = page(MANUAL);
    let expected: Vec<_> = KEYS
        .iter()
        .map(|key| row(&[&format!("`{}`", key.word), key.meaning, &format!("`{}`", key.example)]))
        .collect();
    let found: Vec<_> = table(&page, "## Keys").iter().map(|cells| row(cells)).collect();
    assert_eq!(found, expected);
}

#[test]
fn the_manual_says_which_keys_a_variant_adds_to() {
    let merging: Vec<_> = KEYS.iter().filter(|key| key.merges).map(|key| format!("`{}`", key.word)).collect();
    let [most @ .., last] = merging.as_slice() else { panic!("no key merges") };
    let sentence = format!("The entries of {} and {last} are added", most.join(", "));
    let plain = page(MANUAL).split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(plain.contains(&sentence), "the manual should say: {sentence}");
}

#[test]
fn every_example_of_a_key_stands_in_some_game() {
    let games: Vec<String> =
        rules::catalog::Catalog::built_in().ids().filter(|id| !id.contains('/')).map(str::to_owned).collect();
    for key in KEYS {
        let fits = games.iter().any(|id| {
            let parent = if key.word == "extends" { String::new() } else { format!("extends: {id}\n") };
            compiled(&format!("{parent}{}: {}\n", key.word, key.example), &[]).is_ok()
        });
        assert!(fits, "`{}: {}` fits no game", key.word, key.example);
    }
}

/// The files in which an example of a word may stand, one for each host and place.
fn files(word: &RuleWord) -> Vec<String> {
    let example = word.example;
    let mut files = Vec::new();
    for host in HOSTS {
        let (turn, score) =
            if host.contains("pits") { ("sow first row", "taken") } else { ("remove own", "own") };
        let file = |turn: &str, end: &str, more: &str| {
            format!(
                "name: Host\nsides: [white, black]\n{host}\n{more}turn:\n  - {turn}\nend:\n  - {end}\n  - no move: draw\n"
            )
        };
        let scored = format!("score: {score}\n");
        let as_turn = file(&format!("{turn}\n  - \"{example}\""), "no own: draw", "");
        let as_condition = file(turn, &format!("{example}: draw"), &scored);
        let as_set = file(turn, "no own: draw", &format!("sets: {{ probe: \"{example}\" }}\n"));
        let as_score = file(turn, "no own: draw", &format!("score: {example}\n"));
        let as_claim = file(
            turn,
            "no own: draw",
            &format!("{scored}examples: {{ probe: {{ claims: \"{example}\" }} }}\n"),
        );
        let as_verdict = file(turn, &format!("no own: \"{example}\""), &scored);
        files.extend(match word.class {
            Class::Cells | Class::Relation | Class::Joint => vec![as_turn, as_condition, as_set],
            Class::Action | Class::Clause => vec![as_turn],
            Class::Condition => vec![as_condition, as_turn],
            Class::Number => vec![as_score, as_condition],
            Class::Verdict => vec![as_verdict],
            Class::Claim => vec![as_claim],
        });
    }
    files
}

#[test]
fn every_example_of_a_word_compiles() {
    let is_bad = |word: &RuleWord| !files(word).iter().any(|file| compiled(file, &[]).is_ok());
    let bad: Vec<String> = rule_words()
        .into_iter()
        .filter(is_bad)
        .map(|word| format!("`{}` is no good example of `{}`", word.example, word.word))
        .collect();
    assert!(bad.is_empty(), "{}", bad.join("\n"));
}

#[test]
fn every_example_uses_its_word() {
    for word in rule_words() {
        let parts = word.word.split([',', '…', '(', ')']).map(str::trim).filter(|part| !part.is_empty());
        let plain: Vec<_> =
            parts.filter(|part| !matches!(*part, "a set" | "a side" | "a condition")).collect();
        let used = plain.is_empty() || plain.iter().any(|part| word.example.contains(part));
        assert!(used, "`{}` does not use `{}`", word.example, word.word);
    }
}

/// The phrases in the other tables of the manual, which belong to some host as well.
#[test]
fn every_phrase_of_the_tables_compiles() {
    let page = page(MANUAL);
    let tables = [
        ("together.", Class::Cells),
        ("A line is an action, and clauses after it:", Class::Action),
        ("| `exactly 1 neutral and no empty`", Class::Verdict),
        ("`only` says that no other move does the same.", Class::Claim),
    ];
    let mut seen = 0;
    for (above, class) in tables {
        for cells in table(&page, above) {
            for phrase in cells[0].split("`, `").map(|part| code(part).trim_matches('`')) {
                // Results speak of cats only in a game of cats.
                let phrase = phrase.replace("cats", "white").replace("own in last row", "no own");
                let phrase = phrase.replace(", …", ", white to move");
                let word = RuleWord { word: "", class, meant: "", example: phrase.clone().leak() };
                let fits = files(&word).iter().any(|file| compiled(file, &[]).is_ok());
                assert!(fits, "`{phrase}` does not compile");
                seen += 1;
            }
        }
    }
    assert!(seen > 20, "only {seen} phrases were tried");
}
