//! Learning on the board: every puzzle that is ready, the first lesson of every championship game, and a computer that plays at
//! the pupil's own strength, in a real browser.

use std::collections::BTreeSet;
use std::sync::atomic::AtomicBool;

use rules::analysis::review::review;
use rules::catalog::Catalog;
use rules::editions::Editions;
use rules::engine::{Position, Table};
use rules::game::Side;
use serde_json::Value;

use crate::support::browser::{Look, Window};
use crate::support::web::{Server, engine};

/// A pupil who knows the solutions: taps the cells of each move, presses the button where one is asked for, and waits each time
/// until the page has moved on. Returns what the page says of every puzzle in the end.
const PUPIL: &str = r##"
const done = arguments[arguments.length - 1];
// The opponent need not be looked at.
const wait = window.setTimeout;
window.setTimeout = (act, after, ...rest) => wait(act, after === 500 ? 0 : after, ...rest);
const until = (is) => new Promise((go) => { const look = () => (is() ? go() : wait(look, 5)); look(); });
// What the page shows, as it tells it. The address of the page is no witness: a browser that is sent through more than two hundred
// addresses within ten seconds keeps the last one, and on a quick machine this pupil is that quick.
let shown = location.href;
let times = 0;
document.addEventListener("arbitro:shown", (event) => { shown = event.detail; times += 1; });
const where = () => new URL(shown, location).searchParams;
const moves = (query) => (query.get("m") || "").split(" ").filter(Boolean);
const task = () => document.getElementById("task").className;
async function make(move, number) {
  const cells = arbitroCells(move);
  for (let tap = 0; tap < 6; tap += 1) {
    const leads = (link) => moves(new URL(link.getAttribute("href"), location).searchParams);
    const whole = [...document.querySelectorAll("#game a.spot, #game a[data-go=move]")].find((link) => leads(link).length === number + 1 && leads(link)[number] === move);
    const next = whole || document.querySelector(`#game a.spot[data-cell="${cells[tap]}"]`);
    if (!next) return `no way to ${move} after ${tap} taps`;
    const [old, before] = [shown, times];
    next.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    await until(() => shown !== old && times > before);
    if (whole || moves(where()).length > number) return "";
  }
  return `${move} takes more taps than there are`;
}
(async () => {
  const said = [];
  for (const puzzle of JSON.parse(document.getElementById("prepared").dataset.puzzles)) {
    const before = times;
    arbitroPose(puzzle);
    await until(() => times > before && where().get("p") === puzzle.position && !moves(where()).length);
    let wrong = "";
    for (let n = 0; n < puzzle.line.length && !wrong && task() !== "task right"; n += 1) {
      if (puzzle.own[n]) wrong = await make(puzzle.line[n], n);
      // The opponent answers by itself, all moves of a turn at once.
      else await until(() => moves(where()).length > n || task() === "task right");
    }
    said.push(wrong || task());
  }
  done(said);
})();
"##;

// Moves of Faísca hold commas; those of other games dots, colons and the names of pieces.
#[test]
fn every_puzzle_of_every_game_is_solved_by_its_own_solution() {
    let server = Server::games_only();
    let window = Window::open(Look::LAPTOP);
    let mut solved = 0;
    for id in pocket::collection::games() {
        window.go(&server.address(&format!("/train/{id}")));
        let said = window.script_until_done(PUPIL, Vec::new());
        let said = said.as_array().unwrap();
        assert!(!said.is_empty(), "{id} has puzzles");
        for (number, said) in said.iter().enumerate() {
            assert_eq!(said, "task right", "{id}, puzzle {number}");
            solved += 1;
        }
    }
    assert!(solved >= 150, "{solved} puzzles");
}

#[test]
fn a_pupil_chooses_puzzles_by_theme_and_is_not_given_the_same_twice() {
    let server = Server::games_only();
    let window = Window::open(Look::PHONE);
    window.go(&server.address("/train/konane"));
    window.click("[data-theme=take]");
    window.wait_for("#task", "Encontre o lance");
    assert_eq!(window.attribute("[data-theme=take]", "aria-pressed").as_deref(), Some("true"));
    window.has_no_barrier("puzzles by theme");
    window.fits("puzzles by theme");
    window.picture("train-themes-390");
    window.click("[data-theme=take]");
    // As many as there are of a level, each another one.
    let positions = "const all = []; for (let n = 0; n < 4; n += 1) { document.querySelector('[data-turns=\"1\"]').click(); \
        all.push(document.getElementById('task').className); } return all;";
    assert!(window.script(positions).as_array().unwrap().iter().all(|class| class == "task task"));
    // What wins at once is not said to win "in 1 turns", nor whose turn it is twice, and the board is seen whole.
    assert_eq!(window.text("#task"), "Encontre o lance que ganha já.");
    let is_whole =
        "return document.querySelector('.gameboard').getBoundingClientRect().bottom + scrollY <= innerHeight";
    assert_eq!(window.script(is_whole), true);
    // The one of the day is the same for everybody.
    let other = Window::open(Look::LAPTOP);
    let daily = |window: &Window| {
        window.go(&server.address("/train/rastros#daily"));
        window
            .until("it is posed", || window.path().split_once("p=").map(|(_, position)| position.to_owned()))
    };
    assert_eq!(daily(&window), daily(&other));
}

#[test]
fn a_puzzle_is_seen_whole_on_a_small_phone_and_leads_to_another_once_it_is_solved() {
    let server = Server::games_only();
    let window = Window::open(Look { width: 360, height: 740, ..Look::PHONE });
    // Of several themes, with a long sentence, and with an opponent who answers.
    window.go(&server.address("/train/rastros"));
    window.click("[data-turns=\"5\"]");
    window.wait_for("#task", "contando as dos dois lados");
    let is_whole = "return ['.gameboard', '[data-do=hint]', '.train', '.themes'].every((part) => document.querySelector(part).getBoundingClientRect().bottom + scrollY <= innerHeight)";
    assert_eq!(window.script(is_whole), true);
    window.picture("train-360");
    window.fits("a puzzle on a small phone");
    assert_eq!(window.script("return document.querySelector('[data-do=next]').hidden"), true);
    let solve = r##"
const done = arguments[arguments.length - 1];
const all = JSON.parse(document.getElementById("prepared").dataset.puzzles);
const puzzle = all.find((one) => one.line.length === 1);
const shown = (is) => new Promise((go) => { const look = (event) => { if (is(new URL(event.detail, location).searchParams)) { document.removeEventListener("arbitro:shown", look); go(event.detail); } }; document.addEventListener("arbitro:shown", look); });
(async () => {
  document.querySelector("[data-turns='1']").click();
  const begun = shown((query) => query.get("p") === puzzle.position);
  arbitroPose(puzzle);
  await begun;
  const played = shown((query) => query.has("m"));
  arbitroShow(`${document.getElementById("game").dataset.page}?p=${encodeURIComponent(puzzle.position)}&m=${encodeURIComponent(puzzle.line[0])}`);
  await played;
  const next = document.querySelector("[data-do=next]");
  const offered = [next.hidden, document.getElementById("task").className];
  const other = shown((query) => !query.has("m"));
  next.click();
  const position = new URL(await other, location).searchParams.get("p");
  done([...offered, position !== puzzle.position, all.find((one) => one.position === position).level, next.hidden]);
})();"##;
    let said = window.script_until_done(solve, Vec::new());
    assert_eq!(said, serde_json::json!([false, "task right", true, 1, true]));
}

// The opponent's answer to the puzzle before came half a second later, and played in the new one.
#[test]
fn another_puzzle_is_left_alone_by_the_answer_that_the_one_before_was_waiting_for() {
    let server = Server::games_only();
    let window = Window::open(Look::LAPTOP);
    window.go(&server.address("/train/konane"));
    // Two puzzles with an answer of the opponent; the timer that would give it is held until the second one is there.
    let hold = r##"
const done = arguments[arguments.length - 1];
const wait = window.setTimeout;
const held = [];
window.setTimeout = (act, after, ...rest) => (after === 500 ? held.push(act) : wait(act, after, ...rest));
const [one, other] = JSON.parse(document.getElementById("prepared").dataset.puzzles).filter((puzzle) => puzzle.own.includes(false));
const shown = (is) => new Promise((go) => { const look = (event) => { if (is(new URL(event.detail, location).searchParams)) { document.removeEventListener("arbitro:shown", look); go(); } }; document.addEventListener("arbitro:shown", look); });
(async () => {
  const begun = shown((query) => query.get("p") === one.position);
  arbitroPose(one);
  await begun;
  const first = one.own.indexOf(false);
  const played = shown((query) => (query.get("m") || "").split(" ").length === first);
  arbitroShow(`${document.getElementById("game").dataset.page}?p=${encodeURIComponent(one.position)}&m=${encodeURIComponent(one.line.slice(0, first).join(" "))}`);
  await played;
  const next = shown((query) => query.get("p") === other.position);
  arbitroPose(other);
  await next;
  let late = 0;
  document.addEventListener("arbitro:shown", () => { late += 1; });
  const waiting = held.length;
  held.forEach((act) => act());
  // Whatever they had asked for would have been shown before this.
  const last = shown((query) => query.get("h") === "1");
  document.querySelector("#game [data-go=hints]").click();
  await last;
  done([waiting, late, new URL(document.querySelector("#game [data-go=hints]").href).searchParams.get("m")]);
})();"##;
    assert_eq!(window.script_until_done(hold, Vec::new()), serde_json::json!([1, 1, null]));
}

/// A child who cannot read: taps what shines and goes on by the arrow, until nothing is left to be learnt. Returns what was
/// passed, or where it went no further.
const CHILD: &str = r##"
const done = arguments[arguments.length - 1];
const wait = window.setTimeout;
window.setTimeout = (act, after, ...rest) => wait(act, after > 1000 && after < 2000 ? 0 : after, ...rest);
const passed = () => document.querySelectorAll("[data-step].done").length;
const steps = document.querySelectorAll("[data-step]").length;
let idle = 0;
const look = () => {
  if (!document.querySelector(".lesson-end").hidden) { done([passed(), steps]); return; }
  const next = document.querySelector("[data-do=next]:not([hidden])");
  const lead = document.querySelector("#game .lead");
  // Small cells are enlarged by a first tap, and a second one plays.
  const aimed = document.querySelector("#game .spot.aimed") && document.querySelector("#game .aim .button");
  if (next) next.click();
  else if (aimed) aimed.click();
  else if (lead) { lead.classList.remove("lead"); lead.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true })); }
  idle = next || lead || aimed ? 0 : idle + 1;
  if (idle > 1500) { done([passed(), steps, document.getElementById("task").textContent, location.search]); return; }
  wait(look, 20);
};
look();
"##;

/// Returns the games of all editions that there are files of.
fn championship_games() -> Vec<String> {
    let catalog = Catalog::built_in();
    let all: BTreeSet<&str> = Editions::built_in().all().iter().flat_map(|one| one.all_games()).collect();
    all.into_iter().filter(|id| catalog.ids().any(|known| known == *id)).map(str::to_owned).collect()
}

#[test]
fn a_child_learns_every_championship_game_by_tapping_what_shines() {
    let server = Server::games_only();
    let window = Window::open(Look::PHONE);
    let games = championship_games();
    assert!(games.len() >= 20, "{games:?}");
    for id in &games {
        window.go(&server.address(&format!("/learn/{id}")));
        let passed = window.script_until_done(CHILD, Vec::new());
        assert_eq!(passed, serde_json::json!([5, 5]), "{id}");
    }
    window.has_no_barrier("the end of a lesson");
    window.fits("the end of a lesson");
}

#[test]
fn a_lesson_shows_the_goal_by_itself_and_says_what_is_wrong() {
    let server = Server::games_only();
    let window = Window::open(Look::PHONE);
    window.go(&server.address("/learn/avanco"));
    window.wait_for("#task", "Veja como se ganha");
    window.until("a move was shown", || window.path().contains("m=").then_some(()));
    window.wait_for(".turn", "Ganha");
    window.until("what won is seen", || (window.count(".spot.won") > 0).then_some(()));
    window.has_no_barrier("the goal of a lesson");
    window.fits("the goal of a lesson");
    window.picture("learn-goal-390");
    window.click("[data-do=next]");
    window.wait_for("#task", "Agora jogue");
    window.until("something shines", || (window.count(".spot.lead") == 1).then_some(()));
    window.picture("learn-move-390");
    // A capture is asked for; another move is no capture, and the board is as before.
    window.script("document.querySelectorAll('[data-step]')[2].click()");
    window.wait_for("#task", "Tire alguma coisa");
    window.until("something shines", || (window.count(".spot.lead") == 1).then_some(()));
    window.picture("learn-take-390");
    let board = Table::new(Catalog::built_in().load("avanco").unwrap().game);
    let steps = pocket::lesson::steps(&board);
    let taking = steps.iter().find(|step| step.kind == pocket::lesson::Kind::Take).unwrap();
    let position = Position::read(&board, taking.position.as_deref().unwrap()).unwrap();
    let mut texts = position.moves().into_iter().map(|mv| position.write_move(mv));
    if let Some(quiet) = texts.find(|text| !taking.right.contains(text)) {
        let (from, to) = quiet.split_once('-').unwrap();
        window.click(&format!("[data-cell=\"{from}\"]"));
        window.until("it is picked", || (window.count(".picked") == 1).then_some(()));
        window.click(&format!("[data-cell=\"{to}\"]"));
        window.wait_for("#task", "Ainda não");
        window.wait_for("#task", "Tire alguma coisa");
    }
    let laptop = Window::open(Look::LAPTOP);
    laptop.go(&server.address("/learn/rastros"));
    laptop.until("a move was shown", || laptop.path().contains("m=").then_some(()));
    laptop.picture("learn-goal-1280");
}

#[test]
fn a_level_of_ones_own_rises_with_wins_and_falls_with_defeats() {
    let server = Server::games_only();
    let window = Window::open(Look::PHONE);
    window.go(&server.address("/play/rastros"));
    window.until("levels are described", || (window.count(".levels small") == 6).then_some(()));
    window.picture("levels-390");
    window.has_no_barrier("levels in words");
    window.fits("levels in words");
    window.script("document.querySelector('.levels .own').click()");
    window.until("the first level plays", || window.path().contains("vs=second-1").then_some(()));
    let (won, lost) = ("e5-d4+d4-c3+c3-b2+b2-a1", "e5-f6+f6-g7");
    let ends = |level: u8, moves: &str| {
        // A new game is one with no moves yet.
        window.go(&server.address(&format!("/play/rastros?vs=second-{level}")));
        window.find_soon(".levels .own");
        window.go(&server.address(&format!("/play/rastros?vs=second-{level}&m={moves}")));
        window.find_soon(".own-level");
        let again = window.attribute(".ended [data-go=again]", "href").unwrap();
        (window.text(".own-level"), again)
    };
    let (says, again) = ends(1, won);
    assert!(says.contains("1 das últimas 1") && again.contains("vs=second-2"), "{says} {again}");
    assert_eq!(window.count(".ended [data-go=level]:not([hidden])"), 0);
    // Seen again, an end counts no second time.
    window.go(&server.address(&format!("/play/rastros?vs=second-1&m={won}")));
    window.wait_for(".own-level", "1 das últimas 1");
    let (_, again) = ends(2, won);
    assert!(again.contains("vs=second-2"), "{again}");
    let (_, again) = ends(2, won);
    assert!(again.contains("vs=second-3"), "{again}");
    let (_, again) = ends(3, lost);
    assert!(again.contains("vs=second-2"), "{again}");
    let (says, again) = ends(2, lost);
    assert!(says.contains("3 das últimas 5") && again.contains("vs=second-2"), "{says} {again}");
    window.picture("own-level-390");
    // Whoever chooses a level has that one.
    window.go(&server.address("/play/rastros"));
    window.find_soon(".levels .own");
    window.script("document.querySelector('.levels a[href*=\"second-4\"]').click()");
    window.until("it plays", || window.path().contains("vs=second-4").then_some(()));
    window.go(&server.address(&format!("/play/rastros?vs=second-4&m={won}")));
    window.find_soon(".ended");
    window.lets_pass(200);
    assert_eq!(window.count(".own-level"), 0);
}

/// Pupils of nine strengths, from the lowest level to the highest, against a computer that wins three games of four where it is
/// a level stronger; returns of each strength how many of the last thirty of sixty games are won, of a hundred.
const PUPILS: &str = r##"
const { level, after, start } = window.arbitroLevels;
const random = ((seed) => () => { seed = (seed * 1103515245 + 12345) % 2147483648; return seed / 2147483648; })(2004);
const wins = (pupil) => {
  let won = 0;
  for (let run = 0; run < 200; run += 1) {
    let own = start;
    for (let game = 0; game < 60; game += 1) {
      const worth = random() < 1 / (1 + 3 ** (level(own) - pupil)) ? 1 : 0;
      own = after(own, worth);
      if (game >= 30) won += worth;
    }
  }
  return 100 * won / (200 * 30);
};
return [1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5].map(wins);"##;

#[test]
fn a_level_of_ones_own_settles_where_about_half_is_won() {
    let server = Server::games_only();
    let window = Window::open(Look::PHONE);
    window.go(&server.address("/play/rastros"));
    let won = window.script(PUPILS);
    let won: Vec<f64> = won.as_array().unwrap().iter().map(|one| one.as_f64().unwrap()).collect();
    assert!(won.iter().all(|one| (40.0..=60.0).contains(one)), "{won:?}");
}

// A worker thinks, so that the page goes on drawing and hearing.
#[test]
fn the_page_goes_on_while_the_computer_thinks() {
    if engine().is_none() {
        return;
    }
    let server = Server::games_only();
    let window = Window::open(Look::LAPTOP);
    window.go(&server.address("/play/konane?vs=first-5"));
    let frames = window.script_until_done(
        "const done = arguments[arguments.length - 1]; let frames = 0; \
         const draw = () => { frames += 1; const thinks = document.querySelector('[data-go=think]'); \
         if (thinks && frames < 2000) requestAnimationFrame(draw); else done([frames, document.documentElement.dataset.engine]); }; \
         requestAnimationFrame(draw);",
        Vec::new(),
    );
    let Value::Array(frames) = frames else { panic!("{frames}") };
    assert_eq!(frames[1], "here");
    assert!(frames[0].as_u64().unwrap() > 3, "{frames:?}");
    window.until("it has played", || (window.count(".plies li") > 0).then_some(()));
}

#[test]
fn a_look_back_says_who_was_winning_and_leads_to_the_move_that_lost_it() {
    let table = Table::new(Catalog::built_in().load("tic-tac-toe").unwrap().game);
    let start = Position::start(&table);
    // A corner, an edge beside it, and then a move that gives the win away.
    let won = start.play_text("a1 b1").unwrap();
    let mut gifts = won.moves().into_iter().filter(|mv| {
        let next = won.play_legal(*mv);
        review(&[next], 1_000_000, &AtomicBool::new(false)).worth != [Some(Some(Side::First))]
    });
    let gift = won.write_move(gifts.next().unwrap());
    let server = Server::games_only();
    let window = Window::open(Look::PHONE);
    window.go(&server.address(&format!("/play/tic-tac-toe?m=a1+b1+{gift}")));
    window.click("[data-do=review]");
    window.wait_for(".review .spans", "Até ao lance 1 ninguém ganhava.");
    window.wait_for(".review", "ganhava.");
    window.wait_for(".review", "Lance 3");
    window.picture("review-390");
    window.fits("a look back");
    // Of a long game the graph of a phone is as wide as the list of moves, and no wider than the page where it is longer still.
    let grown = "const graph = document.querySelector('.worth'); const bar = graph.querySelector('a'); const add = (n) => { while (graph.children.length < n) graph.append(bar.cloneNode()); }; \
        add(40); const all = graph.scrollWidth <= graph.clientWidth; add(200); return all";
    assert_eq!(window.script(grown), true);
    window.fits("a look back at a long game");
    window.script("document.querySelector('.review a:not([class])').click()");
    window.until("the board is as it was before", || window.path().contains("at=2").then_some(()));
}
