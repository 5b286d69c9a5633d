//! Every command that a "next:" line names is one that is taken.

use std::process::Output;

use crate::support::session::Session;

/// What stands for a word in a command: the example is any that fits where the story is.
struct Here<'a> {
    group: &'a str,
    round: &'a str,
    board: &'a str,
    code: &'a str,
    other: &'a str,
}

/// Returns everything that was said, to whom it may concern.
fn said(output: &Output) -> String {
    format!("{}\n{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr))
}

/// Returns the commands of every "next:" line.
fn commands(text: &str, here: &Here) -> Vec<String> {
    let lines = text.lines().filter_map(|line| line.trim().strip_prefix("next: "));
    let quoted = lines.flat_map(|line| line.split('`').skip(1).step_by(2));
    let filled = quoted.filter(|command| command.starts_with("arbitro ")).map(|command| {
        let filled = command
            .trim_start_matches("arbitro ")
            .replace("\"why\"", "'porque sim'")
            .replace("\"CODE, CODE\"", &format!("'{}, {}'", here.code, here.other))
            .replace("GROUP", here.group)
            .replace("ROUND", here.round)
            .replace("BOARD", here.board)
            .replace("CODE", here.code);
        filled.to_owned()
    });
    filled.collect()
}

/// Copies the championship, so that each way is tried from the same state.
fn branch(session: &Session) -> Session {
    let other = Session::new();
    for entry in std::fs::read_dir(session.path()).unwrap() {
        let entry = entry.unwrap();
        if entry.file_type().unwrap().is_file() {
            std::fs::copy(entry.path(), other.path().join(entry.file_name())).unwrap();
        }
    }
    other
}

/// Runs a command in English, tries each way it names on a copy, and returns what it said.
fn try_ways(session: &Session, line: &str, here: &Here) -> String {
    let output = session.run(&format!("--lang en {line}"));
    let text = said(&output);
    let mut at = branch(session);
    for command in commands(&text, here) {
        // Papers and lists are told of at the end; they take long and are tried elsewhere.
        if ["pack", "diplomas", "entries template", "entries import"]
            .iter()
            .any(|word| command.starts_with(word))
        {
            continue;
        }
        let tried = at.run(&command);
        if tried.status.success() {
            continue;
        }
        // Ways beside each other begin anew; what comes after "and" goes on from the one before.
        at = branch(session);
        let again = at.run(&command);
        assert!(again.status.success(), "`{line}` said\n{text}and `{command}` said\n{}", said(&again));
    }
    text
}

fn here<'a>(group: &'a str, round: &'a str, board: &'a str) -> Here<'a> {
    Here { group, round, board, code: "001.1.1", other: "002.1.1" }
}

/// A championship of eight, with regulations.
fn eight(regulations: &str) -> Session {
    let session = Session::new();
    session.write("r.yaml", regulations);
    session.ok("new prova --regulations r.yaml");
    let names = ["Ana", "Rui", "Eva", "Zé", "Lia", "Tó", "Ivo", "Gil"];
    let rows: String = (1..).zip(names).map(|(n, name)| format!("{name};Escola {n};3;Rastros\n")).collect();
    session.write("lista.csv", &format!("Nome;Escola;Ano;Jogo\n{rows}"));
    session.ok("entries import lista.csv --accept-warnings");
    session
}

const TWO_STAGES: &str = "extends: escola\nedition: none\ncycles: [{ name: x, years: 1-4, games: [rastros] }]\n\
                          last resort: lot\nstages:\n  - { groups of: 4, play: round robin, qualify: 1 }\n  - { play: swiss in 1 rounds }\n";

fn score(session: &Session, group: &str, rounds: u16, boards: u16) {
    for round in 1..=rounds {
        for board in 1..=boards {
            session.ok(&format!("result {group} {round} {board} 1-0"));
        }
        if round < rounds {
            session.ok(&format!("pair {group}"));
        }
    }
}

#[test]
fn every_next_line_of_a_corrected_day_is_accepted() {
    let session = eight(TWO_STAGES);
    let first = here("1.1.1", "1", "1");
    try_ways(&session, "pair 1.1", &first);
    try_ways(&session, "qualify 1.1", &first);
    session.ok("draw --all");
    try_ways(&session, "result 1.1.1 1 1 1-0", &first);
    session.ok("pair --all");
    try_ways(&session, "pair 1.1.1", &first);
    try_ways(&session, "result 1.1.1 1 1 1-0", &first);
    try_ways(&session, "ties 1.1.1 --lot 001.1.1", &here("1.1.1", "1", "2"));
    let session = eight(TWO_STAGES);
    session.ok("draw --all");
    session.ok("pair --all");
    score(&session, "1.1.1", 3, 2);
    score(&session, "1.1.2", 3, 2);
    try_ways(&session, "pair --all", &first);
    session.ok("qualify --all");
    // Whoever won the group loses it by a correction of every game.
    let mut asked = String::new();
    for round in 1..=3 {
        for board in 1..=2 {
            let line = format!("result 1.1.1 {round} {board} 0-1 --correct 'boletim trocado'");
            asked = try_ways(&session, &line, &first);
        }
    }
    assert!(asked.contains("would now go on from `1.1`"), "{asked}");
    let refused = try_ways(&session, "draw 1.1", &first);
    assert!(refused.contains("has to be answered first"), "{refused}");
    session.ok("qualify 1.1 --keep 'já se combinou'");
    session.ok("draw 1.1");
    try_ways(&session, "pair 1.1.F", &here("1.1.F", "1", "1"));
}

#[test]
fn every_next_line_of_a_swiss_and_of_a_bracket_is_accepted() {
    let swiss = "extends: escola\nedition: none\ncycles: [{ name: x, years: 1-4, games: [rastros] }]\nstages: [{ play: swiss in 3 rounds }]\n";
    let session = eight(swiss);
    session.ok("draw --all");
    session.ok("pair --all");
    score(&session, "1.1.1", 1, 4);
    session.ok("pair 1.1.1");
    let second = here("1.1.1", "2", "1");
    let told = try_ways(&session, "result 1.1.1 1 1 0-1 --correct 'boletim trocado'", &second);
    assert!(told.contains("paired before this change"), "{told}");
    try_ways(&session, "pair 1.1.1", &second);
    try_ways(&session, "result 1.1.1 1 1 1-0", &here("1.1.1", "1", "1"));
    session.ok("pair 1.1.1 --keep 'já se sentaram'");
    session.fails(1, "pair 1.1.1 --keep 'outra vez'");
    try_ways(&session, "entries withdraw 001.1.1 --reason doente", &second);
    let bracket = swiss.replace("swiss in 3 rounds", "knockout");
    let session = eight(&bracket);
    session.ok("draw --all");
    session.ok("pair --all");
    let told = try_ways(&session, "pair 1.1.1 --force 'à pressa'", &here("1.1.1", "1", "1"));
    assert!(told.contains("nobody knows who goes on"), "{told}");
    session.ok("result 1.1.1 1 1 -:-");
    for board in 2..=4 {
        session.ok(&format!("result 1.1.1 1 {board} 1-0"));
    }
    session.ok("pair 1.1.1");
    session.ok("result 1.1.1 2 1 1-0");
    session.ok("pair --all");
    let told = try_ways(&session, "result 1.1.1 1 1 1-0 --correct 'tinha vindo'", &here("1.1.1", "1", "1"));
    assert!(told.contains("is back in the bracket of the group 1.1.1"), "{told}");
    session.fails(1, "check-round --all");
}

#[test]
fn zeros_in_front_are_a_pupil_and_nobody_meets_oneself() {
    let session = eight(
        "extends: escola\nedition: none\ncycles: [{ name: x, years: 1-4, games: [rastros] }]\nstages: [{ groups of: 2, play: round robin, qualify: 1 }, { play: knockout }]\n",
    );
    session.ok("draw --all");
    session.ok("pair --all");
    // Group 1.1.1 and pupil 001.1.1 both exist.
    let told = session.ok("result 001.1.1 vitória");
    assert!(told.contains("1-0") || told.contains("0-1"), "{told}");
    assert!(session.ok("explain 001.1.1").contains("001.1.1"));
    let asks = session.fails(1, "result 1.1.1 1");
    assert!(asks.contains("`001.1.1`"), "{asks}");
    assert!(session.ok("explain 1.1.1").contains("`001.1.1`"));
    session.fails(1, "explain 001.1.1 --instead 001.1.1");
    session.fails(1, "entries absent 001.1.1 9");
}

#[test]
fn a_knock_out_is_told_by_rounds_and_not_by_points() {
    let session = eight(
        "extends: escola\nedition: none\ncycles: [{ name: x, years: 1-4, games: [rastros] }]\nstages: [{ play: knockout }]\n",
    );
    session.ok("draw --all");
    session.ok("pair --all");
    for board in 1..=4 {
        session.ok(&format!("result 1.1.1 1 {board} 1-0"));
    }
    let told = session.ok("--lang en standings 1.1.1");
    assert_eq!(told.matches("still in").count(), 4, "{told}");
    assert_eq!(told.matches("lost to").count(), 4, "{told}");
    assert!(!told.contains("Pts"), "{told}");
    let json = session.ok("standings 1.1.1 --json");
    assert!(json.contains("\"points\""), "programs have the points: {json}");
    session.ok("pair 1.1.1");
    session.ok("result 1.1.1 2 1 1-0");
    session.ok("result 1.1.1 2 2 1-0");
    session.ok("pair 1.1.1");
    session.ok("result 1.1.1 3 1 1-0");
    let told = session.ok("--lang en standings 1.1.1");
    assert_eq!((told.matches(" Final ").count(), told.matches("Semi-final").count()), (2, 2), "{told}");
    session.ok("site --results --out site");
    let page = std::fs::read_to_string(session.path().join("site/pt/g-1.1.1.html")).unwrap();
    assert!(page.contains("ganhou a ") && page.contains("Meia-final"), "{page}");
}
