//! Broken game files: every mistake is found, at its place, in words an author understands.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use rules::analysis::{claims, soundness};
use rules::catalog::Catalog;
use rules::compile::{GameText, Library, compile, compile_among};
use rules::diag::{Diagnostic, Diagnostics, Severity, Sources};
use speech::{Language, Message, Value};

/// The broken files: `invalid` has one for everything the compiler finds, `mistakes` what authors do first.
fn corpus() -> Vec<PathBuf> {
    ["invalid", "mistakes"].iter().flat_map(|folder| files(folder)).collect()
}

fn files(folder: &str) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/lang").join(folder);
    let entries = std::fs::read_dir(folder).expect("the corpus is there");
    let mut files: Vec<_> = entries.map(|entry| entry.expect("the corpus can be listed").path()).collect();
    files.sort();
    files
}

/// What a file of the corpus says is wrong with it: `# Error: 3:5 part of the message`, or `# Warning: …`.
///
/// After ` ~ ` come words that must stand under the caret or in the help.
fn expected(text: &str) -> Vec<(Severity, usize, usize, String, Option<String>)> {
    let mut list = Vec::new();
    for line in text.lines() {
        let (severity, rest) = match (line.strip_prefix("# Error: "), line.strip_prefix("# Warning: ")) {
            (Some(rest), _) => (Severity::Error, rest),
            (_, Some(rest)) => (Severity::Warning, rest),
            _ => continue,
        };
        let (place, rest) = rest.split_once(' ').expect("a place and a message");
        let (line, column) = place.split_once(':').expect("a line and a column");
        let (message, way_out) = match rest.split_once(" ~ ") {
            Some((message, way_out)) => (message, Some(way_out.to_owned())),
            None => (rest, None),
        };
        let number = |text: &str| text.parse().expect("a number");
        list.push((severity, number(line), number(column), message.to_owned(), way_out));
    }
    list
}

fn describe(diagnostic: &Diagnostic, sources: &Sources) -> String {
    let severity = if diagnostic.severity == Severity::Error { "Error" } else { "Warning" };
    let (line, column) = sources.line_and_column(diagnostic.span.file, diagnostic.span.start as usize);
    format!("# {severity}: {line}:{column} {} ~ {}", said(diagnostic).0, said(diagnostic).1)
}

/// What a complaint says in English, and what stands under its caret and in its help.
fn said(diagnostic: &Diagnostic) -> (String, String) {
    let label = diagnostic.label.as_ref().map(|label| Language::En.say(label)).unwrap_or_default();
    let advice = diagnostic.advice().map(|advice| Language::En.say(&advice)).unwrap_or_default();
    (Language::En.say(&diagnostic.message), format!("{label} {advice}"))
}

/// Returns everything that is said about a file of the corpus.
fn complaints(path: &Path, catalog: &Catalog) -> (Sources, Diagnostics) {
    let text = std::fs::read_to_string(path).expect("the corpus is text");
    let name = path.file_name().expect("a file").to_string_lossy().into_owned();
    let id = name.trim_end_matches(".yaml").to_owned();
    // A file of the corpus may extend another one, or itself.
    let beside = |id: &str| {
        let path = path.with_file_name(format!("{id}.yaml"));
        let found = std::fs::read_to_string(&path).ok();
        found.map(|text| GameText { name: format!("{id}.yaml"), text })
    };
    let parent = |id: &str| beside(id).or_else(|| catalog.text(id).ok().flatten());
    let ids = catalog.ids().map(str::to_owned).collect();
    match compile_among(&id, GameText { name, text }, &Library { text: &parent, ids }) {
        Ok(compiled) => {
            let mut remarks = compiled.warnings.clone();
            remarks.extend(soundness::check(&compiled));
            remarks.extend(claims::check(&compiled, 20_000));
            (compiled.sources.clone(), remarks)
        }
        Err(failure) => (failure.sources, failure.diagnostics),
    }
}

#[test]
fn every_mistake_of_the_corpus_is_found_at_its_place() {
    let catalog = Catalog::built_in();
    let mut wrong = Vec::new();
    let files = corpus();
    assert!(files.len() >= 150, "only {} files in the corpus", files.len());
    for path in files {
        let name = path.file_name().expect("a file").to_string_lossy().into_owned();
        let expected = expected(&std::fs::read_to_string(&path).expect("the corpus is text"));
        let (sources, diagnostics) = complaints(&path, &catalog);
        let found = diagnostics.sorted();
        let fits = !expected.is_empty()
            && found.len() == expected.len()
            && found.iter().zip(&expected).all(|(found, (severity, line, column, message, way_out))| {
                let place = sources.line_and_column(found.span.file, found.span.start as usize);
                let (said, advice) = said(found);
                found.severity == *severity
                    && place == (*line, *column)
                    && said.contains(message)
                    && way_out.as_ref().is_none_or(|way_out| advice.contains(way_out))
            });
        if !fits {
            let lines: Vec<_> = found.iter().map(|d| describe(d, &sources)).collect();
            wrong.push(format!("{name} gives\n{}\n", lines.join("\n")));
        }
        let rendered = diagnostics.render(&sources, Language::En);
        for diagnostic in found {
            let (line, column) =
                sources.line_and_column(diagnostic.span.file, diagnostic.span.start as usize);
            let place = format!("{}:{line}:{column}", sources.name(diagnostic.span.file));
            assert!(rendered.contains(&place), "{name}: no `{place}` in\n{rendered}");
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The names of a message and of the messages inside it.
fn keys(message: &Message, found: &mut Vec<&'static str>) {
    fn inside(value: &Value, found: &mut Vec<&'static str>) {
        match value {
            Value::Message(message) => keys(message, found),
            Value::All(several) | Value::Any(several) => several.iter().for_each(|one| inside(one, found)),
            _ => {}
        }
    }
    found.push(message.key());
    message.arguments().iter().for_each(|(_, value)| inside(value, found));
}

#[test]
fn every_mistake_of_the_corpus_is_told_in_every_language() {
    let catalog = Catalog::built_in();
    let english: Vec<_> = corpus().iter().map(|path| complaints(path, &catalog)).collect();
    for language in [Language::Pt, Language::Es] {
        let known: BTreeSet<String> =
            speech::entries(language).expect("the words can be read").into_iter().map(|e| e.key).collect();
        for (sources, diagnostics) in &english {
            for diagnostic in diagnostics.sorted() {
                let mut used = Vec::new();
                keys(&diagnostic.message, &mut used);
                diagnostic.label.iter().for_each(|label| keys(label, &mut used));
                diagnostic.advice().iter().for_each(|advice| keys(advice, &mut used));
                let lacking: Vec<_> = used.iter().filter(|key| !known.contains(**key)).collect();
                assert!(lacking.is_empty(), "`{language}` lacks {lacking:?}");
                let (said, in_english) =
                    (language.say(&diagnostic.message), Language::En.say(&diagnostic.message));
                assert_ne!(said, in_english, "`{language}` speaks English");
                let rendered = diagnostic.render(sources, language);
                assert!(!rendered.contains("{ $") && !rendered.contains("{$"), "{rendered}");
                assert!(!rendered.contains("did you mean") && !rendered.contains("= help"), "{rendered}");
            }
        }
    }
}

/// An end that can come about, and came about in no random game, is no complaint: it is noted, with how many games were played.
#[test]
fn an_end_that_no_random_game_came_to_is_noted() {
    let text = "name: x\nboard: square 6x6\nturn: place own on empty\nend:\n  - line of 3 own: mover wins\n  - line of 6 own: \
                next wins\n  - no empty: draw\n";
    let file = GameText { name: "x.yaml".to_owned(), text: text.to_owned() };
    let compiled = compile("x", file, &|_| None).expect("a game");
    let found = soundness::check(&compiled);
    assert!(found.is_empty(), "{}", found.render(&compiled.sources, Language::En));
    let notes = found.notes();
    let [(span, note)] = notes.as_slice() else { panic!("{notes:?}") };
    assert_eq!(compiled.sources.line_and_column(span.file, span.start as usize), (6, 5));
    let said = Language::En.say(note);
    assert!(said.contains("in 300 random games `line of 6 own` never came about"), "{said}");
    assert!(Language::Pt.say(note).contains("300") && Language::Es.say(note).contains("300"));
}

/// The caret stands under the word itself, inside a quoted text inside a list.
#[test]
fn the_caret_stands_under_the_word() {
    let text = "name: x\nboard: square 3x3\nturn:\n  - \"place own on emtpy\"\nend:\n  - no empty: draw\n";
    let failure = compile("x", GameText { name: "x.yaml".to_owned(), text: text.to_owned() }, &|_| None);
    let failure = failure.expect_err("`emtpy` is no word");
    let rendered = failure.diagnostics.render(&failure.sources, Language::En);
    let lines: Vec<_> = rendered.lines().collect();
    let source =
        lines.iter().position(|line| line.contains("place own on emtpy")).expect("the line is shown");
    let at = lines[source].find("emtpy").expect("the word is there");
    assert_eq!(lines[source + 1].find('^'), Some(at), "{rendered}");
    assert!(lines[source + 1].contains("^^^^^"), "{rendered}");
    assert!(rendered.contains("x.yaml:4:19"), "{rendered}");
    assert!(rendered.contains("did you mean `empty`?"), "{rendered}");
}

#[test]
fn a_paragraph_as_long_as_a_book_is_refused_with_a_way_out() {
    let original = Catalog::built_in().text("semaforo").ok().flatten().expect("a built-in game").text;
    let complaint = |n_words: usize| {
        let lines = vec!["ab ".repeat(100); n_words / 100].join("\n        ");
        let goal = format!("    goal:\n      - {lines}\n      - ");
        let text = original.replacen("    goal:\n      - ", &goal, 1);
        let file = GameText { name: "x.yaml".to_owned(), text };
        let failure = compile("semaforo", file, &|_| None).err()?;
        Some(failure.diagnostics.render(&failure.sources, Language::En))
    };
    assert_eq!(complaint(3_000), None);
    let told = complaint(4_000).expect("12,000 letters are too many");
    assert!(told.contains("at most 10000") && told.contains("several paragraphs"), "{told}");
}
