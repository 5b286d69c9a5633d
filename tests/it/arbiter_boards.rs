//! The arbiter's page of boards on screens: only what changed is sent again, and whoever did something is back at the board.

use championship::facts::Fact;
use championship::store::{Desk, DeskError};
use serde_json::Value;

use crate::patience::eventually;
use crate::places::Place;
use crate::support::browser::{Look, Window};
use crate::support::fair::{Fair, championship_of};
use crate::support::web::Browser;
use crate::web_boards::{CLOCK, address, first_board, on_screens, play, seated, state};

/// What an answer brings: the number of the look, and the boards whose cards are in it.
struct Looked {
    look: String,
    cards: Vec<String>,
    all: usize,
}

fn looked(arbiter: &mut Browser, before: &str) -> Looked {
    let page = arbiter.get(&format!("/arbiter/boards{before}")).text();
    let of = |name: &str| {
        let rest = page.split_once(&format!(" {name}=\"")).expect(name).1;
        rest.split('"').next().unwrap().to_owned()
    };
    let cards = page.split("data-board=\"").skip(1).map(|rest| rest.split('"').next().unwrap().to_owned());
    Looked { look: of("data-seen"), cards: cards.collect(), all: of("data-boards").split(' ').count() }
}

#[test]
fn only_boards_that_changed_are_sent_again_and_all_where_names_did_or_the_program_was_started_again() {
    let place = Place::sqlite();
    championship_of(&place.location, on_screens(CLOCK), 6);
    let mut fair = Fair::open(&place.location, &[&[1]]);
    let (board, codes) = first_board(&state(&place));
    let mut arbiter = fair.signed_in(1);
    let since = |looked: &Looked| format!("?seen={}", looked.look);
    let whole = looked(&mut arbiter, "");
    assert_eq!((whole.cards.len(), whole.all), (3, 3));
    let same = looked(&mut arbiter, &since(&whole));
    assert_eq!((same.cards.len(), same.all), (0, 3), "nothing was done");
    let mut devices = codes.map(|code| seated(&fair, code, board));
    let on = format!("{}/1/1", board.group);
    let one = looked(&mut arbiter, &since(&same));
    assert_eq!(one.cards, [on.as_str()]);
    assert_eq!(play(&mut devices[0], board, "e5-d4").status, 303);
    let moved = looked(&mut arbiter, &since(&one));
    assert_eq!(moved.cards, [on.as_str()]);
    // Whoever looked before is told of all that has changed since, also when others have looked meanwhile.
    assert_eq!(looked(&mut fair.signed_in(0), &since(&whole)).cards, [on.as_str()]);
    assert_eq!(looked(&mut arbiter, &since(&moved)).cards.len(), 0);
    // A result that is told at the table.
    let beside = state(&place).boards_in_play()[1];
    let there = state(&place).board_at(beside).map(|board| [board.first, board.second]).unwrap();
    let _others = there.map(|code| seated(&fair, code, beside));
    let other = address(beside).trim_start_matches("/b/").to_owned();
    let slip = format!("{other}/1");
    let enter = |arbiter: &mut Browser, result: &str| {
        let fields = [("slip", slip.as_str()), ("key", &*format!("k{result}")), ("result", result)];
        assert_eq!(arbiter.post("/arbiter/slip", &fields).status, 303);
    };
    let before = looked(&mut arbiter, "");
    enter(&mut arbiter, "1-0");
    let entered = looked(&mut arbiter, &since(&before));
    assert!(entered.cards.contains(&other) && entered.all == 3, "{:?}", entered.cards);
    // Names are on every card.
    let renamed = |name: &str| {
        let mut desk = Desk::open(&place.location, "teste").unwrap();
        let code = codes[0];
        let mut contestant = desk.championship().entry(code).unwrap().contestant.clone();
        contestant.name = Some(name.to_owned());
        let fact = Fact::EntryChanged { code, contestant, reason: None };
        desk.commit(None, |_, _| Ok::<_, DeskError>(vec![fact.clone()])).unwrap();
    };
    let before = looked(&mut arbiter, "");
    renamed("Outro Nome");
    let seen = eventually("there is a new name", || {
        Some(looked(&mut arbiter, &since(&before))).filter(|seen| seen.cards.len() == 3)
    });
    fair.restart(&place.location);
    assert_eq!(looked(&mut arbiter, &since(&seen)).cards.len(), 3, "the program was started again");
}

/// Says whether the window shows all of an element.
fn is_shown(window: &Window, css: &str) -> bool {
    let script = format!(
        "const at = document.querySelector(`{css}`).getBoundingClientRect(); \
         return at.top >= 0 && at.bottom <= innerHeight;"
    );
    window.script(&script) == Value::Bool(true)
}

#[test]
fn an_arbiter_stays_at_the_board_where_something_was_done_and_keeps_what_is_being_written_while_others_play()
{
    let place = Place::sqlite();
    championship_of(&place.location, on_screens(CLOCK), 12);
    let fair = Fair::open(&place.location, &[&[1, 2]]);
    let (board, codes) = first_board(&state(&place));
    let [first, last] = [1, 2].map(|number| format!("{}/1/{number}", board.group));
    let mut devices = codes.map(|code| seated(&fair, code, board));
    let arbiter = Window::open(Look::PHONE);
    arbiter.go(&fair.server.address(&fair.cards[1].path));
    arbiter.click("main form button");
    arbiter.until("somebody is signed in", || (arbiter.count(".person") == 1).then_some(()));
    arbiter.go(&fair.server.address("/arbiter/boards"));
    let of = |board: &str, part: &str| format!("[data-board=\"{board}\"] {part}");
    // A card that is being written in is not exchanged under the hand, nor does the page jump.
    arbiter.click(&of(&last, "summary"));
    arbiter.fill(&of(&last, "input[name=reason]"), "chegou tarde");
    arbiter.script("document.querySelectorAll('.live-board').forEach((card) => { card.isOld = true; })");
    assert_eq!(play(&mut devices[0], board, "e5-d4").status, 303);
    let is_old = |board: &str| {
        arbiter.script(&format!("return Boolean(document.querySelector('[data-board=\"{board}\"]').isOld)"))
    };
    arbiter.until("the board that was played at is another", || (is_old(&first) == false).then_some(()));
    assert_eq!(is_old(&last), true, "the other was not sent again");
    assert_eq!(arbiter.script("return document.activeElement.name"), "reason");
    assert_eq!(arbiter.script("return document.activeElement.value"), "chegou tarde");
    arbiter.has_no_barrier("the arbiter's boards");
    // What is refused is told at the board, where the reason is to be written.
    arbiter.click(&of(&first, "summary"));
    arbiter.click(&of(&first, "button[value=pause]"));
    arbiter.wait_for(&of(&first, ".notice.bad"), "Falta indicar o motivo");
    arbiter.until("it is shown", || is_shown(&arbiter, &of(&first, ".notice.bad")).then_some(()));
    assert_eq!(arbiter.script("return document.activeElement.name"), "reason");
    arbiter.fill(&of(&first, "input[name=reason]"), "alarme");
    arbiter.click(&of(&first, "button[value=pause]"));
    arbiter.wait_for(&of(&first, ".notice.good"), "a partida está parada");
    arbiter.until("it is shown", || is_shown(&arbiter, &of(&first, ".notice.good")).then_some(()));
    arbiter.picture("arbiter-board-done");
    // Whoever needs somebody stands first, also without another page.
    assert_eq!(arbiter.attribute(".live-board", "data-board").as_deref(), Some(first.as_str()));
    arbiter.script("document.querySelectorAll('.live-board').forEach((card) => { card.isOld = true; })");
    let fields = [("board", first.as_str()), ("step", "resume")];
    assert_eq!(fair.signed_in(1).post("/arbiter/boards", &fields).status, 303);
    arbiter.until("it is played again", || (is_old(&first) == false).then_some(()));
    arbiter.until("it stands behind those where nobody sits", || {
        (arbiter.attribute(".live-board", "data-board").as_deref() != Some(first.as_str())).then_some(())
    });
}
