//! A published pairing played to its result on two phones in real browsers: a reload, a server that is started again, and an
//! arbiter who frees a seat.

use rules::catalog::Catalog;
use rules::engine::{Position, Table};

use championship::facts::MatchResult;
use championship::store::Desk;

use crate::places::Place;
use crate::support::browser::{Look, Window};
use crate::support::fair::{Fair, championship_of};
use crate::web_boards::{first_board, on_screens};

/// Taps the cells of a move: `e5-d4` is a tap on `d4`, since there is one stone to move.
fn tap(window: &Window, mv: &str) {
    let cell = mv.rsplit('-').next().unwrap();
    window.click(&format!("[data-cell=\"{cell}\"]"));
}

#[test]
fn two_phones_play_a_published_pairing_to_its_result_over_a_reload_a_restart_and_a_freed_seat() {
    let place = Place::sqlite();
    championship_of(&place.location, on_screens(", clock: 10 minutes + 5 seconds"), 4);
    let mut fair = Fair::open(&place.location, &[&[1]]);
    let (board, codes) = first_board(Desk::open(&place.location, "teste").unwrap().championship());
    let mut windows = [Window::open(Look::PHONE), Window::open(Look::PHONE)];
    for (window, code) in windows.iter().zip(codes) {
        window.go(&fair.server.address(&format!("/c/{code}")));
        window.wait_for("main", "Jogas contra");
        window.picture("sit-390");
        window.click("main form button");
        window.wait_for(".ready", "Podemos começar");
        window.click("[data-go=ready]");
    }
    windows[0].wait_for(".turn", "É a tua vez");
    windows[0].picture("live-board-390");
    windows[0].has_no_barrier("a live board");
    windows[0].fits("a live board");
    windows[0].click(".settings summary");
    windows[0].fits("the preferences of a live board");
    windows[0].click(".settings summary");
    let mut position = Position::start(&Table::new(Catalog::built_in().load("rastros").unwrap().game));
    let (mut turn, mut count) = (0, 0);
    while position.ending().is_none() {
        let mv = *position.moves().last().unwrap();
        windows[turn].wait_for(".turn", "É a tua vez");
        let (window, text) = (&windows[turn], position.write_move(mv));
        tap(window, &text);
        position = position.play_legal(mv);
        count += 1;
        window.until("the move is stored", || (window.count(".plies li") == count).then_some(()));
        turn = 1 - turn;
        match count {
            2 => windows[turn].go(&fair.server.address(&format!("/b/{}/1/1", board.group))),
            4 => fair.restart(&place.location),
            6 => {
                // A phone without battery: the arbiter frees the seat, and another device goes on.
                let mut arbiter = fair.by_link(&fair.house.clone());
                let on = format!("{}/1/1", board.group);
                let step = ["free-first", "free-second"][turn];
                let fields = [("board", on.as_str()), ("step", step), ("reason", "bateria")];
                assert_eq!(arbiter.post("/arbiter/boards", &fields).status, 303);
                windows[turn] = Window::open(Look::LAPTOP);
                windows[turn].go(&fair.server.address(&format!("/c/{}", codes[turn])));
                windows[turn].wait_for("main", "Jogas contra");
                windows[turn].click("main form button");
            }
            _ => {}
        }
    }
    let winner = position.ending().unwrap().winner.unwrap().index();
    windows[winner].wait_for(".turn", "Ganhaste!");
    windows[1 - winner].wait_for(".turn", "Perdeste.");
    windows[winner].picture("live-board-over-390");
    let desk = Desk::open(&place.location, "teste").unwrap();
    let history = &desk.championship().board_at(board).unwrap().games[0];
    let expected = [MatchResult::FirstWins, MatchResult::SecondWins][winner];
    assert_eq!(history.current(), Some(expected));
    let live = desk.championship().live_board(board).unwrap();
    assert_eq!(live.game(1).unwrap().moves.len(), count);
}

// The goal above a live board was cut after three lines on a phone: the longest has four, and more on a narrow one.
#[test]
fn the_goal_above_a_live_board_is_read_whole_on_a_narrow_phone() {
    let place = Place::sqlite();
    championship_of(&place.location, on_screens(""), 4);
    let fair = Fair::open(&place.location, &[&[1]]);
    let (board, codes) = first_board(Desk::open(&place.location, "teste").unwrap().championship());
    let device = crate::web_boards::seated(&fair, codes[0], board);
    let _other = crate::web_boards::seated(&fair, codes[1], board);
    drop(device);
    let window = Window::open(Look { width: 320, ..Look::PHONE });
    window.go(&fair.server.address("/play/produto"));
    let goal = window.text(".goal");
    window.go(&fair.server.address(&format!("/b/{}/1/1", board.group)));
    window.find_soon(".live .status:not(.over) .goal");
    window.script(&format!("document.querySelector('.goal').textContent = {}", serde_json::json!(goal)));
    let is_whole = "const part = document.querySelector('.goal'), { bottom } = part.getBoundingClientRect();
        return part.scrollHeight <= part.clientHeight
            && bottom <= document.querySelector('.seats').getBoundingClientRect().top";
    assert_eq!(window.script(is_whole), true, "{goal}");
    window.picture("live-goal-320");
}
