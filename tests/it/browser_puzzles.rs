//! Puzzles solved on the board by their own solution, in a real browser.

use std::sync::atomic::AtomicBool;

use rules::analysis::puzzles::{self, Puzzle, Wish};
use rules::catalog::Catalog;
use rules::engine::Table;
use serde_json::{Value, json};

use crate::support::browser::{Look, Window};
use crate::support::web::Server;

/// A pupil who knows the solution: taps its cells one after the other, presses the button where one is asked for, and waits for
/// the page each time. Returns what the page says in the end.
const PUPIL: &str = r##"
const [puzzles, done] = arguments;
const shown = () => new Promise((go) => document.addEventListener("arbitro:shown", () => setTimeout(go), { once: true }));
const links = () => [...document.querySelectorAll("#game a[href]")];
const played = (link) => (new URL(link.getAttribute("href"), location).searchParams.get("m") || "").split(" ");
async function make(move, number) {
  const names = new Set([...document.querySelectorAll("#game .spot")].map((spot) => spot.dataset.cell));
  const cells = move.split(/[^\p{L}\p{N}]+/u).filter((part) => names.has(part));
  for (let tap = 0; tap < 6; tap += 1) {
    const whole = links().find((link) => link.matches(".spot, [data-go=move]") && played(link).length === number + 1 && played(link)[number] === move);
    const next = whole || document.querySelector(`#game a.spot[data-cell="${cells[tap]}"]`);
    if (!next) return `no way to ${move} after ${tap} taps`;
    const news = shown();
    next.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    await news;
    if (whole) return "";
  }
  return `${move} takes more taps than there are`;
}
(async () => {
  const said = [];
  for (const puzzle of puzzles) {
    let news = shown();
    arbitroPose(puzzle);
    await news;
    let wrong = "";
    for (let n = 0; n < puzzle.line.length && !wrong; n += 1) {
      if (document.querySelector("#task.right")) break;
      if (puzzle.own[n]) { wrong = await make(puzzle.line[n], n); continue; }
      // The opponent answers by itself, all moves of a turn at once.
      if (puzzle.own[n - 1]) await shown();
    }
    said.push(wrong || document.getElementById("task").className);
  }
  done(said);
})();
"##;

/// Writes a puzzle as the engine answers it.
fn posed(puzzle: &Puzzle) -> Value {
    let mut position = puzzle.position.clone();
    let own: Vec<bool> = puzzle
        .line
        .iter()
        .map(|mv| {
            let is_own = position.side_to_move() == puzzle.side();
            position = position.play_legal(*mv);
            is_own
        })
        .collect();
    json!({
        "is": "puzzle", "position": puzzle.position.write(), "side": "?", "turns": puzzle.turns, "line": puzzle.line_text(),
        "first": own.iter().take_while(|is| **is).count(), "own": own, "whose": puzzle.side().index() + 1,
    })
}

// Moves of Faísca hold commas; those of other games dots, colons and the names of pieces.
#[test]
fn every_puzzle_of_every_game_is_solved_by_its_own_solution() {
    let server = Server::games_only();
    let catalog = Catalog::built_in();
    let window = Window::open(Look::LAPTOP);
    let (mut games, mut solved) = (Vec::new(), 0);
    for id in catalog.ids() {
        let table = Table::new(catalog.load(id).unwrap().game);
        // A variant has the moves of its game; what matters is how moves are written and tapped.
        if table.game().info().extends.is_some() {
            continue;
        }
        let wish = Wish { count: 1, turns: 1..=3, seed: 42, effort: 20_000 };
        let found = puzzles::find(&table, &wish, &AtomicBool::new(false), &|_, _| ()).unwrap();
        if found.puzzles.is_empty() {
            continue;
        }
        window.go(&server.address(&format!("/train/{id}")));
        let posed: Vec<Value> = found.puzzles.iter().map(posed).collect();
        let said = window.script_until_done(PUPIL, vec![Value::Array(posed)]);
        for (said, puzzle) in said.as_array().unwrap().iter().zip(&found.puzzles) {
            assert_eq!(said, "task right", "{id}: {} {:?}", puzzle.position.write(), puzzle.line_text());
            solved += 1;
        }
        games.push(id.to_owned());
    }
    assert!(games.len() >= 8, "{solved} puzzles of {} games: {games:?}", games.len());
}
