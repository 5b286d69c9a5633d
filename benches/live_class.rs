//! A class of 28 in real browsers: each pupil has a Chromium of their own, types the code on the projector, chooses their name,
//! says that they are ready and plays a game of a round to its result.
//!
//! `cargo bench --bench live_class` needs 8 GB of memory and some minutes; it fails when a result is missing or a move is lost or
//! doubled, and prints how long the class took until everybody sat, and from a tap until the move was on the own and on the other
//! screen, by the clocks of the pages. `-- --pupils 8` is a small class.
#![allow(clippy::unwrap_used)]

#[allow(dead_code)]
#[path = "../tests/it/support/browser.rs"]
mod browser;
#[allow(dead_code)]
#[path = "../tests/it/support/driver.rs"]
mod driver;
#[allow(dead_code)]
#[path = "../tests/patience/mod.rs"]
mod patience;
#[allow(dead_code)]
#[path = "../tests/it/support/web.rs"]
mod web;

use std::sync::{Barrier, Mutex};
use std::thread;
use std::time::Instant;

use browser::{Look, Window};
use championship::decisions;
use championship::facts::{Contestant, EntryCode, Fact, School, TournamentId};
use championship::regulations;
use championship::store::{Desk, DeskError, Location};
use desk::App;
use serde_json::json;
use web::Server;

/// What is played.
const GAME: TournamentId = TournamentId { cycle: 1, game: 3 };

/// Plays the game of a page to its end, always towards one corner, and returns when each own move was tapped and when each move
/// was seen, in milliseconds since 1970.
const PLAY: &str = r##"
const done = arguments[arguments.length - 1];
const [taps, seen] = [{}, {}];
const count = () => document.querySelectorAll(".plies li").length;
const step = () => {
  const n = count();
  if (n && !seen[n]) seen[n] = Date.now();
  if (document.querySelector("#game .status.over")) { clearInterval(beat); done([taps, seen]); return; }
  if (!document.querySelector("#game .status.own") || taps[n + 1]) return;
  const spots = [...document.querySelectorAll("#game a.spot")];
  const goal = spots.sort((a, b) => a.dataset.cell < b.dataset.cell ? -1 : 1)[0];
  if (!goal) return;
  taps[n + 1] = Date.now();
  goal.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, button: 0 }));
};
const beat = setInterval(step, 15);
"##;

fn asked(name: &str, otherwise: usize) -> usize {
    let words: Vec<String> = std::env::args().collect();
    let at = words.iter().position(|word| word == name);
    at.and_then(|at| words.get(at + 1)?.parse().ok()).unwrap_or(otherwise)
}

/// Makes a class with its first round out.
fn class(location: &Location, pupils: usize) -> Vec<EntryCode> {
    let text = "extends: cnjm\nstages: [{ play: swiss in 3 rounds, boards: screens, clock: 10 minutes }]\n";
    let rules = regulations::parse("regulations.yaml", text).unwrap();
    let mut desk = Desk::create(location, "Turma", rules, "bench").unwrap();
    let mut facts = Vec::new();
    for number in (1_u32..).take(pupils) {
        let name = format!("Escola {number}");
        facts.push(Fact::SchoolRegistered { school: School { number, name, place: None } });
        let code = EntryCode { tournament: GAME, school: number, index: 1 };
        let contestant = Contestant { name: Some(format!("Aluno{number} Exemplo")), school_year: Some(3) };
        facts.push(Fact::EntryAdded { code, contestant });
    }
    desk.commit(None, |_, _| Ok(facts.clone())).unwrap();
    desk.commit(None, |state, _| decisions::draw(state, &[GAME], 1, true)).unwrap();
    desk.commit(None, |state, _| {
        let groups: Vec<_> = state.groups().map(|group| group.id).collect();
        Ok::<_, DeskError>(decisions::pair(state, &groups, 1, None, true, &|| {})?.0)
    })
    .unwrap();
    let rounds = desk.championship().groups().filter_map(|group| group.rounds.last());
    rounds.flat_map(|round| &round.boards).flat_map(|board| [board.first, board.second]).collect()
}

/// What a page saw: when each own move was tapped, and when each move was shown, by the number of the move.
struct Seen {
    board: String,
    page: serde_json::Value,
}

fn main() {
    let folder = tempfile::tempdir().unwrap();
    let location = Location::File(folder.path().join("turma.arbitro"));
    let codes = class(&location, asked("--pupils", 28));
    let (app, house) = App::open(&location, "bench").unwrap();
    let server = Server::start(app);
    let teacher = Window::open(Look::LAPTOP);
    teacher.go(&server.address(&house));
    teacher.click("main form button");
    teacher.until("somebody is signed in", || (teacher.count(".person") == 1).then_some(()));
    teacher.go(&server.address("/arbiter/boards"));
    let word = teacher.text("b.big");
    let (door, together) = (Mutex::new(()), Barrier::new(codes.len()));
    let seated = Mutex::new(Vec::new());
    let seen: Vec<Seen> = thread::scope(|scope| {
        let pupils: Vec<_> = codes
            .iter()
            .map(|code| {
                let (server, word, door, together, seated) = (&server, &word, &door, &together, &seated);
                scope.spawn(move || {
                    // Browsers start one after the other; everything else is done at once.
                    let window = {
                        let _one = door.lock().unwrap();
                        Window::open(Look::PHONE)
                    };
                    together.wait();
                    let begun = Instant::now();
                    window.go(&server.address("/class"));
                    window.fill("#class", word);
                    window.click("main form button");
                    window.click(&format!("button[value=\"{code}\"]"));
                    window.click("[data-go=ready]");
                    window.until("the game is on", || {
                        (window.count(".ready") == 0 && window.count(".seat.on") == 1).then_some(())
                    });
                    seated.lock().unwrap().push(begun.elapsed());
                    let page = window.script_until_done(PLAY, vec![json!(null)]);
                    Seen { board: window.path(), page }
                })
            })
            .collect();
        pupils.into_iter().map(|pupil| pupil.join().unwrap()).collect()
    });
    let slowest = seated.lock().unwrap().iter().max().copied().unwrap_or_default();
    println!("{} browsers; everybody sat and was ready after {:.1} s", codes.len(), slowest.as_secs_f64());
    teacher.until("the teacher sees every result", || {
        (teacher.count(".live-board.need-6") == codes.len() / 2).then_some(())
    });
    told(&seen);
    drop(teacher);
    drop(server);
    let wrong = wrong(&location, &seen);
    println!("{} results, {wrong} missing or with moves lost or doubled", codes.len() / 2);
    println!("{}", if wrong == 0 { "passed" } else { "FAILED" });
    std::process::exit(i32::from(wrong > 0));
}

/// Prints how long moves took from the tap until they were on the own screen and on the other.
fn told(seen: &[Seen]) {
    let (mut own, mut other) = (Vec::new(), Vec::new());
    for one in seen {
        for (number, tapped) in one.page[0].as_object().unwrap() {
            let tapped = tapped.as_i64().unwrap();
            let shown = |page: &serde_json::Value| Some(page[1].get(number)?.as_i64()? - tapped);
            own.extend(shown(&one.page));
            let across = seen.iter().filter(|there| there.board == one.board && !std::ptr::eq(*there, one));
            other.extend(across.filter_map(|there| shown(&there.page)));
        }
    }
    for (what, mut times) in [("on the own screen", own), ("on the other screen", other)] {
        times.sort_unstable();
        let at = |share: usize| times.get((times.len().max(1) - 1) * share / 100).copied().unwrap_or(0);
        println!(
            "{what:<22} {} moves, p50 {} ms, p99 {} ms, worst {} ms",
            times.len(),
            at(50),
            at(99),
            at(100)
        );
    }
}

/// Counts boards without a result, or whose moves in the journal are not as many as those that were tapped.
fn wrong(location: &Location, seen: &[Seen]) -> usize {
    let desk = Desk::open(location, "bench").unwrap();
    let state = desk.championship();
    let boards = state.boards_of_latest_rounds().into_iter();
    let is_wrong = |place: &championship::facts::BoardPlace| {
        let here = format!("/b/{}/{}/{}", place.group, place.round, place.board);
        let tapped = seen.iter().filter(|one| one.board == here);
        let tapped: usize = tapped.filter_map(|one| one.page[0].as_object().map(serde_json::Map::len)).sum();
        let kept = state.live_board(*place).and_then(|live| live.game(1)).map_or(0, |game| game.moves.len());
        state.game_in_play(*place).is_some() || kept != tapped
    };
    boards.filter(is_wrong).count()
}
