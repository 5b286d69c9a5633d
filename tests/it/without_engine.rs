//! A program without the engine for browsers: the desk answers what pages ask, and only `site` is missing.

use std::process::Command;
use std::sync::atomic::AtomicBool;

use pocket::question::{House, Shelf};
use rules::catalog::Catalog;
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::support::browser::{Look, Window};
use crate::support::started::Started;
use crate::support::web::{Answer, Browser, Server};

const JSON: [(&str, &str); 1] = [("Content-Type", "application/json")];

fn ask(visitor: &mut Browser, question: &Value) -> Answer {
    visitor.send("POST", "/ask", &JSON, question.to_string().as_bytes())
}

const DRAFT: &str =
    "name: { pt: \"Avanço pequeno\", en: Small, es: Pequeño }\nextends: avanco\nboard: square 5x5\n";

#[test]
fn the_desk_answers_every_question_as_the_engine_does() {
    let server = Server::games_only();
    let mut visitor = Browser::new(&server);
    let board = json!({ "ask": "board", "game": "rastros", "query": "m=e5-d4", "page": "/play/rastros", "language": "pt" });
    let think = json!({ "ask": "think", "game": "avanco-pequeno", "file": DRAFT, "query": "vs=first-1", "page": "/workshop", "language": "es" });
    let review = json!({ "ask": "review", "game": "rastros", "query": "m=e5-e6+e6-f6+f6-f5+f5-e4+e4-d3+d3-c3+c3-b2+b2-a2+a2-a1", "page": "r", "language": "en" });
    let puzzle = json!({ "ask": "puzzle", "game": "semaforo", "turns": 1, "seed": 3, "language": "pt" });
    let check = json!({ "ask": "check", "game": "x", "file": "name: X\nextends: avanco\nboard: squar 5x5\n", "language": "pt" });
    let right = json!({ "ask": "check", "game": "avanco-pequeno", "file": DRAFT, "language": "pt" });
    let fair = json!({ "ask": "fair", "game": "avanco-pequeno", "file": DRAFT, "language": "en" });
    let words = json!({ "ask": "words", "language": "es" });
    for question in [board, think, review, puzzle, check, right, fair, words] {
        let answer = ask(&mut visitor, &question);
        assert_eq!(answer.status, 200, "{question}: {}", answer.text());
        let found: Value = serde_json::from_str(&answer.text()).unwrap();
        let expected: Value = serde_json::from_str(&pocket::answer(&question.to_string())).unwrap();
        assert_ne!(found["is"], "unknown", "{question}");
        assert_eq!(found, expected, "{question}");
    }
}

#[test]
fn what_is_no_question_is_refused_and_no_file_of_the_server_is_read() {
    let server = Server::games_only();
    let mut visitor = Browser::new(&server);
    // A page of somebody else's could send this without being asked.
    let plain = visitor.send("POST", "/ask", &[("Content-Type", "text/plain")], br#"{"ask":"words"}"#);
    assert_eq!(plain.status, 415);
    assert_eq!(visitor.get("/ask").status, 405);
    assert_eq!(visitor.send("POST", "/ask", &JSON, b"{").status, 400);
    assert_eq!(ask(&mut visitor, &json!({ "ask": "everything" })).status, 400);
    let file = "#".repeat(pocket::LONGEST);
    let large = ask(&mut visitor, &json!({ "ask": "check", "game": "x", "file": file, "language": "pt" }));
    assert_eq!(large.status, 413);
    // The path of a file is no id, with a text of the visitor's own neither.
    for (path, text) in
        [("games/rastros.yaml", None), ("Cargo.toml", None), ("games/rastros.yaml", Some("name: Mine\n"))]
    {
        let question = json!({ "ask": "board", "game": path, "file": text, "page": "/", "language": "en" });
        let answer: Value = serde_json::from_str(&ask(&mut visitor, &question).text()).unwrap();
        assert_eq!(answer["is"], "unknown", "{path}: {answer}");
    }
}

/// Each claim by itself may be looked at for long, and a game may go on for long: all of it ends when nobody waits any more.
#[test]
fn a_search_that_is_told_to_stop_answers_with_what_is_known_by_then() {
    let stop = AtomicBool::new(true);
    let answer = |question: Value| {
        let house = House { catalog: Catalog::built_in(), stop: &stop, shelf: &mut Shelf::default() };
        serde_json::to_value(pocket::respond(&serde_json::from_value(question).unwrap(), house)).unwrap()
    };
    let claims = "      - first wins\n".repeat(40);
    let file = format!("name: X\nextends: rastros\nexamples:\n  um:\n    claims:\n{claims}");
    let checked = answer(json!({ "ask": "check", "game": "x", "file": file, "language": "en" }));
    let open = checked["claims"]
        .as_array()
        .unwrap()
        .iter()
        .filter(|claim| claim["example"] == "um" && claim["truth"] == "open");
    assert_eq!(open.count(), 40, "{checked}");
    let fair = answer(json!({ "ask": "fair", "game": "x", "file": DRAFT, "language": "en" }));
    let games = fair["games"].as_u64().unwrap();
    assert!((1..400).contains(&games), "{fair}");
    assert!(fair["says"].as_str().unwrap().contains(&format!("{games} random games")), "{fair}");
    let puzzle =
        answer(json!({ "ask": "puzzle", "game": "rastros", "turns": 5, "seed": 3, "language": "en" }));
    assert_eq!(puzzle["is"], "none", "{puzzle}");
    let review = answer(
        json!({ "ask": "review", "game": "rastros", "query": "m=e5-d4+d4-d5", "page": "r", "language": "en" }),
    );
    assert_eq!(review["says"].as_array().unwrap().len(), 1, "{review}");
}

/// The program itself, as it is built where no compiler for browsers is at hand.
fn without_engine(folder: &TempDir) -> Started {
    Started::with(folder.path(), &["--port", "0"], &[("ARBITRO_ENGINE", "none")])
}

fn cell(name: &str) -> String {
    format!("[data-cell=\"{name}\"]")
}

#[test]
fn a_teacher_without_the_engine_writes_a_game_plays_it_and_is_told_whether_it_is_fair() {
    let folder = tempfile::tempdir().unwrap();
    let program = without_engine(&folder);
    let window = Window::open(Look::LAPTOP);
    window.go(&program.link);
    window.go(&program.address("/workshop?of=avanco"));
    window.find_soon("html[data-engine=there]");
    // What is written goes to the server, and the page does not say otherwise.
    assert_eq!(
        window.script("return getComputedStyle(document.querySelector('.only-here')).display"),
        "none"
    );
    window.fill("#variant-name", "Avanço pequeno");
    window.fill("#variant-board", "squar 5x5");
    window.click("#begin");
    window.wait_for("#problems", "Linha 3");
    window.fill("#file", DRAFT);
    window.wait_for("#verdict", "Avanço pequeno: tudo certo");
    window.until("the sheet is there", || (window.count("#sheet svg") > 0).then_some(()));
    window.click(&cell("a2"));
    window.until("it is picked", || (window.count(".picked") == 1).then_some(()));
    window.click(&cell("a3"));
    window.wait_for(".turn", "Jogam as Negras");
    window.click("#fair");
    window.wait_for("#fairness", "400 partidas");
    window.has_no_barrier("the workshop without the engine");
}

#[test]
fn a_pupil_without_the_engine_solves_a_puzzle_and_looks_back_at_a_game() {
    let folder = tempfile::tempdir().unwrap();
    let program = without_engine(&folder);
    let window = Window::open(Look::PHONE);
    window.go(&program.link);
    window.go(&program.address("/games"));
    window.find_soon("a[href=\"/train/semaforo\"]");
    window.go(&program.address("/train/semaforo"));
    window.click("[data-turns=\"1\"]");
    window.wait_for("#task", "Encontre o lance");
    window.click("[data-do=hint]");
    window.wait_for("#task", "Comece em");
    let task = window.text("#task");
    let hint = task.trim_end_matches('.').rsplit(' ').next().unwrap().to_owned();
    window.click(&cell(&hint));
    window.until("it is judged", || {
        if window.count(".choices a") > 0 {
            window.script("document.querySelector('.choices a').click()");
        }
        let judged = window.text("#task");
        (judged.starts_with("Certo") || judged.starts_with("Não é")).then_some(())
    });
    // The computer's move comes by the page, as it always did.
    window.go(&program.address("/play/semaforo?vs=first-1"));
    window.until("the computer has begun", || (window.count(".plies li") == 1).then_some(()));
    window.click("[data-do=review]");
    window.until("something is said of the game", || (window.count(".review li") > 0).then_some(()));
}

#[test]
fn only_the_site_is_missing_and_it_says_how_it_comes() {
    let folder = tempfile::tempdir().unwrap();
    let refused = Command::new(env!("CARGO_BIN_EXE_arbitro"))
        .args(["site", "rastros", "--lang", "en", "--out", "site"])
        .env("ARBITRO_ENGINE", "none")
        .current_dir(folder.path())
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&refused.stderr).into_owned();
    assert!(!refused.status.success());
    assert!(said.contains("rustup target add wasm32-unknown-unknown"), "{said}");
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 0, "a folder is left for nothing");
}
