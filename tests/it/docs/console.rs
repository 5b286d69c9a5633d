//! Every command of the manuals, run in a folder with the files shown above it, and its output compared.

use std::path::Path;

use assert_cmd::Command;

use super::markdown::{self, blocks};
use super::page;

/// A line that stands for any lines.
const ELLIPSIS: &str = "…";

/// A command of a block: what is typed, what is answered to its prompts, and what it prints.
struct Run {
    arguments: Vec<String>,
    typed: String,
    printed: String,
}

fn runs(block: &str) -> Vec<Run> {
    let mut runs: Vec<Run> = Vec::new();
    for line in block.lines() {
        if let Some(command) = line.strip_prefix("$ arbitro ") {
            let (arguments, typed, printed) = (words(command), String::new(), String::new());
            runs.push(Run { arguments, typed, printed });
            continue;
        }
        let run = runs.last_mut().unwrap_or_else(|| panic!("`{line}` stands before any command"));
        match line.split_once("> ") {
            // At a prompt people type; the program sees the text, and its own output goes on behind the prompt.
            Some((who, typed)) if run.arguments[0] == "play" && who.chars().all(char::is_alphabetic) => {
                run.typed.push_str(&format!("{typed}\n"));
                run.printed.push_str(&format!("{who}> "));
            }
            _ => run.printed.push_str(&format!("{line}\n")),
        }
    }
    runs
}

/// Splits a command at spaces outside quotes.
fn words(command: &str) -> Vec<String> {
    let mut words = Vec::new();
    for (i, part) in command.split('"').enumerate() {
        if i % 2 == 1 {
            words.push(part.to_owned());
        } else {
            words.extend(part.split_whitespace().map(str::to_owned));
        }
    }
    words
}

fn run(folder: &Path, run: &Run, language: &str) -> String {
    let mut command = Command::new(env!("CARGO_BIN_EXE_arbitro"));
    command
        .env("ARBITRO_LANG", language)
        .current_dir(folder)
        .args(&run.arguments)
        .write_stdin(run.typed.clone());
    let output = command.output().expect("the program can be run");
    assert!(output.status.code().is_some_and(|code| code <= 1), "{:?} was not understood", run.arguments);
    String::from_utf8_lossy(&output.stderr).into_owned() + &String::from_utf8_lossy(&output.stdout)
}

/// Returns whether a text is what was expected; a line of `…` stands for any lines.
fn fits(found: &str, expected: &str) -> bool {
    let trimmed = |text: &str| text.lines().map(str::trim_end).collect::<Vec<_>>().join("\n");
    let (found, expected) = (trimmed(found.trim_end()), trimmed(expected.trim_end()));
    match expected.split_once(ELLIPSIS) {
        None => found == expected,
        Some((before, after)) => {
            found.strip_prefix(before).is_some_and(|rest| rest.ends_with(after.trim_start_matches(ELLIPSIS)))
        }
    }
}

fn check(path: &str, language: &str) {
    let folder = tempfile::tempdir().expect("a folder for a while");
    let page = page(path);
    let mut seen = 0;
    for block in blocks(&page) {
        if let Some(name) = markdown::file_name(&block.text) {
            std::fs::write(folder.path().join(name), &block.text).expect("files can be written");
        }
        assert_ne!(block.language, "sh", "{path}:{}: commands stand in `console` blocks", block.line);
        if block.language != "console" {
            continue;
        }
        let runs = runs(&block.text);
        assert!(!runs.is_empty(), "{path}:{} has no command", block.line);
        for wanted in runs {
            seen += 1;
            let found = run(folder.path(), &wanted, language);
            let line = block.line;
            let command = wanted.arguments.join(" ");
            assert!(
                fits(&found, &wanted.printed),
                "{path}:{line}: `arbitro {command}` prints\n{found}\nbut the page says\n{}",
                wanted.printed
            );
        }
    }
    assert!(seen > 2, "{path} has only {seen} commands");
}

#[test]
fn every_command_of_the_manual_prints_what_it_says() {
    check("grammar/README.md", "en");
}

#[test]
fn every_command_of_the_walk_prints_what_it_says() {
    check("games/README.md", "en");
}

#[test]
fn every_command_of_the_page_for_teachers_prints_what_it_says() {
    check("games/primeira-variante.md", "pt");
}
