//! Every command of the manuals, run in a folder with the files shown above it, and its output compared.

use std::env;
use std::ffi::OsString;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};

use super::markdown::{self, blocks};
use super::page;
use crate::support::session::typed;
use crate::support::web::engine;
use desk::guide::Chapter;

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

/// Names another program to run the commands in, such as the one that `cargo install --path .` has made; else it is
/// the one that was built with the tests.
const PROGRAM: &str = "ARBITRO_PROGRAM";

fn program() -> OsString {
    env::var_os(PROGRAM).unwrap_or_else(|| env!("CARGO_BIN_EXE_arbitro").into())
}

/// Runs a command that serves until it is stopped, at a free port and without a browser; returns what it says until
/// it has told where it is.
fn served(folder: &Path, run: &Run, expected: &Expected) -> String {
    let mut child = Command::new(program())
        .env("ARBITRO_LANG", expected.language)
        .current_dir(folder)
        .args(&run.arguments)
        .args(["--no-browser", "--port", "0"])
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program can be run");
    let mut said = String::new();
    for line in BufReader::new(child.stdout.take().expect("its output is ours")).lines() {
        said += &format!("{}\n", line.expect("it says text"));
        if said.contains("http://127.0.0.1") {
            break;
        }
    }
    child.kill().and_then(|()| child.wait()).expect("it can be stopped");
    assert!(said.contains("http://127.0.0.1"), "{:?} does not say where it is: {said}", run.arguments);
    said
}

/// Returns what a command is given besides: a program for tests is slow, and a small final shows as well that it runs.
fn besides(run: &Run) -> &'static [&'static str] {
    match run.arguments[0].as_str() {
        "demo" if env::var_os(PROGRAM).is_none() => &["--pupils", "100"],
        _ => &[],
    }
}

fn run(folder: &Path, run: &Run, expected: &Expected) -> String {
    if run.arguments[0] == "start" {
        return served(folder, run, expected);
    }
    // Whoever tests without the engine for browsers has no site; the whole check insists on both.
    let must = env::var_os(PROGRAM).is_some() || env::var_os("ARBITRO_EVERY_TEST").is_some();
    if run.arguments[0] == "site" && !must && engine().is_none() {
        eprintln!("not run: build the engine for browsers with `cargo pocket` first");
        return String::new();
    }
    let mut command = Command::new(program());
    command
        .env("ARBITRO_LANG", expected.language)
        .current_dir(folder)
        .args(&run.arguments)
        .args(besides(run));
    let output = typed(&mut command, &run.typed);
    let said = String::from_utf8_lossy(&output.stderr);
    let is_fine = output.status.code().is_some_and(|code| code <= expected.worst);
    assert!(is_fine, "{:?} ended with {}: {said}", run.arguments, output.status);
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

/// How the commands of a page are run.
struct Expected {
    language: &'static str,
    /// The worst way they may end: 1 where a page shows refusals, 0 where all must work.
    worst: i32,
}

fn check(path: &str, language: &'static str) {
    let seen = run_all(path, &Expected { language, worst: 1 });
    assert!(seen > 2, "{path} has only {seen} commands");
}

/// Runs every command of a page in a folder of its own; returns how many there were.
fn run_all(path: &str, expected: &Expected) -> usize {
    let folder = tempfile::tempdir().expect("a folder for a while");
    let page = page(path);
    let mut seen = 0;
    for block in blocks(&page) {
        let named = markdown::file_name(&block.text).or_else(|| block.language.strip_prefix("csv "));
        if let Some(name) = named {
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
            let found = run(folder.path(), &wanted, expected);
            let line = block.line;
            let command = wanted.arguments.join(" ");
            assert!(
                fits(&found, &wanted.printed),
                "{path}:{line}: `arbitro {command}` prints\n{found}\nbut the page says\n{}",
                wanted.printed
            );
        }
    }
    seen
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

#[test]
fn every_command_of_the_page_about_regulations_prints_what_it_says() {
    check("templates/regulations/README.md", "en");
}

#[test]
fn every_command_of_the_guide_runs() {
    for language in ["pt", "en", "es"] {
        for chapter in Chapter::ALL {
            let path = format!("templates/guide/{language}/{}.md", chapter.word());
            run_all(&path, &Expected { language, worst: 0 });
        }
    }
}

#[test]
fn every_command_of_the_first_page_prints_what_it_says() {
    for (path, language) in [("README.md", "en"), ("README.pt.md", "pt")] {
        let seen = run_all(path, &Expected { language, worst: 0 });
        assert!(seen > 10, "{path} has only {seen} commands");
    }
}

/// Both first pages show the same commands, a screen for whoever teaches and one for whoever programs.
#[test]
fn the_first_pages_are_in_step_and_two_screens_long() {
    let pages = ["README.md", "README.pt.md"].map(|path| {
        let text = page(path);
        let commands = blocks(&text).into_iter().filter(|block| block.language == "console");
        let commands: Vec<String> = commands.flat_map(|block| runs(&block.text)).map(command_word).collect();
        let headings = text.lines().filter(|line| line.starts_with("## ")).count();
        (commands, headings, text)
    });
    assert_eq!(pages[0].0, pages[1].0);
    for (_, headings, text) in &pages {
        assert_eq!(*headings, 2);
        // What is folded away is not on the screen.
        let (before, rest) = text.split_once("<details>").expect("something is folded away");
        let (_, after) = rest.split_once("</details>").expect("it ends");
        for screen in [before, after] {
            assert!(screen.lines().count() <= 80, "{} lines", screen.lines().count());
        }
    }
}

fn command_word(run: Run) -> String {
    run.arguments[0].clone()
}

/// What is named in the middle of a sentence is a command, too.
#[test]
fn every_command_named_on_the_first_page_is_there() {
    let aliases = page(".cargo/config.toml");
    for path in ["README.md", "README.pt.md"] {
        let text = page(path);
        for named in text.split('`').skip(1).step_by(2) {
            if let Some(command) = named.strip_prefix("arbitro ") {
                let word = command.split(' ').next().expect("a split has a first part");
                let help = Command::new(program()).args([word, "--help"]).output();
                assert!(help.is_ok_and(|help| help.status.success()), "{path}: `{named}`");
            }
            if let Some(command) = named.strip_prefix("cargo ") {
                let word = command.split(' ').next().expect("a split has a first part");
                let is_there =
                    ["doc", "install"].contains(&word) || aliases.contains(&format!("\n{word} = "));
                assert!(is_there, "{path}: `{named}`");
            }
        }
    }
}

/// What the guide prints thick is a button or a page, called as the program calls it.
#[test]
fn every_button_of_the_guide_is_called_as_it_is() {
    for language in ["pt", "en", "es"] {
        let words = |file: &str| page(&format!("templates/words/{language}/{file}.ftl"));
        let known = [
            "desk",
            "desk_day",
            "desk_lobby",
            "desk_organiser",
            "desk_arbiter",
            "desk_public",
            "desk_play",
            "desk_boards",
            "desk_registration",
            "host",
            "host_season",
        ]
        .map(words)
        .join("\n");
        let known: Vec<&str> =
            known.lines().filter_map(|line| line.split_once(" = ")).map(|(_, text)| text).collect();
        for chapter in Chapter::ALL.map(Chapter::word) {
            let text = page(&format!("templates/guide/{language}/{chapter}.md"));
            for label in text.split("**").skip(1).step_by(2) {
                assert!(known.contains(&label), "{language}/{chapter}.md: nothing is called `{label}`");
            }
        }
    }
}
