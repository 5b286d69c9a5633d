//! Boards on screens over the network: from the badge to the result, with requests that come twice, foreign devices, a server
//! that is started again, and arbiters who step in.

use championship::facts::{BoardPlace, Championship, EntryCode, LiveGame, MatchResult, Regulations, Seat};
use championship::regulations;
use championship::store::Desk;
use rules::catalog::Catalog;
use rules::engine::{Position, Table};

use crate::places::Place;
use crate::support::fair::{Fair, championship_of};
use crate::support::web::{Answer, Browser};

/// Regulations with one stage on screens.
pub(crate) fn on_screens(more: &str) -> Regulations {
    let text = format!("extends: cnjm\nstages: [{{ play: round robin, boards: screens{more} }}]\n");
    regulations::parse("regulations.yaml", &text).unwrap_or_else(|problems| panic!("{problems:?}"))
}

const CLOCK: &str = ", clock: 10 minutes + 5 seconds";

fn state(place: &Place) -> Championship {
    Desk::open(&place.location, "teste").unwrap().championship().clone()
}

/// Returns the first board, and who sits there.
pub(crate) fn first_board(championship: &Championship) -> (BoardPlace, [EntryCode; 2]) {
    let group = championship.groups().next().unwrap();
    let board = &group.rounds[0].boards[0];
    (BoardPlace { group: group.id, round: 1, board: 1 }, [board.first, board.second])
}

fn address(place: BoardPlace) -> String {
    format!("/b/{}/{}/{}", place.group, place.round, place.board)
}

fn game(place: &Place, board: BoardPlace) -> LiveGame {
    state(place).live_board(board).unwrap().game(1).unwrap().clone()
}

/// Returns how often something was done at a board, as its page says it.
fn version(page: &str) -> String {
    let from = page.find("data-version=\"").expect("a board") + 14;
    page[from..].chars().take_while(|c| *c != '"').collect()
}

/// A device that has taken the seat of a pupil and is ready.
fn seated(fair: &Fair, code: EntryCode, board: BoardPlace) -> Browser {
    let mut device = Browser::new(&fair.server);
    let card = device.get(&format!("/c/{code}"));
    assert_eq!((card.status, card.header("location")), (303, Some(format!("/sit/{code}").as_str())));
    let page = device.get(&format!("/sit/{code}")).text();
    assert!(page.contains("Joga contra"), "{page}");
    let sat = device.post(&format!("/sit/{code}"), &[]);
    assert_eq!((sat.status, sat.header("location")), (303, Some(address(board).as_str())));
    assert_eq!(device.post(&address(board), &[("act", "ready")]).status, 303);
    device
}

fn play(device: &mut Browser, board: BoardPlace, mv: &str) -> Answer {
    let seen = version(&device.get(&address(board)).text());
    device.post(&address(board), &[("seen", &seen), ("mv", mv)])
}

fn rastros() -> Position {
    Position::start(&Table::new(Catalog::built_in().load("rastros").unwrap().game))
}

#[test]
fn a_pairing_is_played_on_two_devices_to_its_result_which_is_stored_with_its_record() {
    let place = Place::sqlite();
    championship_of(&place.location, on_screens(CLOCK), 4);
    let mut fair = Fair::open(&place.location, &[&[1]]);
    let (board, codes) = first_board(&state(&place));
    let mut devices = codes.map(|code| seated(&fair, code, board));
    let mut position = rastros();
    let mut turn = 0;
    let mut texts = Vec::new();
    while position.ending().is_none() {
        // The last legal move leads somewhere soon.
        let mv = *position.moves().last().unwrap();
        let text = position.write_move(mv);
        let seen = version(&devices[turn].get(&address(board)).text());
        let fields = [("seen", seen.as_str()), ("mv", text.as_str())];
        for _ in 0..2 {
            // The same request once more, as after a lost answer.
            assert_eq!(devices[turn].post(&address(board), &fields).status, 303);
        }
        texts.push(text);
        position = position.play_legal(mv);
        turn = 1 - turn;
        if texts.len() == 3 {
            fair.restart(&place.location);
            let foreign = play(&mut Browser::new(&fair.server), board, "e5-d4");
            assert_eq!(foreign.status, 409, "{}", foreign.text());
            let untimely = play(&mut devices[1 - turn], board, "e5-d4");
            assert_eq!(untimely.status, 409, "{}", untimely.text());
        }
    }
    let after = state(&place);
    let history = &after.board_at(board).unwrap().games[0];
    let winner = position.ending().unwrap().winner.unwrap();
    let expected = [MatchResult::FirstWins, MatchResult::SecondWins][winner.index()];
    assert_eq!(history.current(), Some(expected));
    assert_eq!(after.live_board(board).unwrap().game(1).unwrap().texts(), texts, "lost or doubled");
    let record = history.entries()[0].record.clone().unwrap();
    let read = rules::engine::GameRecord::read(&record).unwrap();
    assert_eq!((read.game.as_str(), read.moves), ("rastros", texts));
    for (index, device) in devices.iter_mut().enumerate() {
        let page = device.get(&address(board)).text();
        let told = if index == winner.index() { "Ganhou!" } else { "Perdeu." };
        assert!(page.contains(told), "{page}");
    }
}

#[test]
fn a_seat_is_bound_to_its_device_until_the_arbiter_frees_it_and_strangers_learn_nothing() {
    let place = Place::sqlite();
    championship_of(&place.location, on_screens(CLOCK), 4);
    let fair = Fair::open(&place.location, &[&[1]]);
    let (board, codes) = first_board(&state(&place));
    let mut first = seated(&fair, codes[0], board);
    let mut other = Browser::new(&fair.server);
    assert!(other.get(&format!("/sit/{}", codes[0])).text().contains("Outro aparelho"));
    assert_eq!(other.post(&format!("/sit/{}", codes[0]), &[]).status, 409);
    // The device of one player cannot take the other's seat as well.
    assert_eq!(first.post(&format!("/sit/{}", codes[1]), &[]).status, 409);
    for code in ["999.1.3", "x", "001.1.1"] {
        assert_eq!(other.get(&format!("/c/{code}")).status, 403, "{code}");
        assert_eq!(other.get(&format!("/sit/{code}")).status, 403, "{code}");
    }
    let mut arbiter = fair.signed_in(1);
    let on = format!("{}/1/1", board.group);
    let free = [("board", on.as_str()), ("step", "free-first"), ("reason", "")];
    assert_eq!(arbiter.post("/arbiter/boards", &free).status, 409, "a reason is asked for");
    let free = [("board", on.as_str()), ("step", "free-first"), ("reason", "bateria")];
    assert_eq!(arbiter.post("/arbiter/boards", &free).status, 303);
    let mut second = seated(&fair, codes[1], board);
    assert_eq!(other.post(&format!("/sit/{}", codes[0]), &[]).status, 303);
    assert_eq!(play(&mut first, board, "e5-d4").status, 409, "the device of before plays no more");
    assert_eq!(play(&mut other, board, "e5-d4").status, 303);
    assert_eq!(game(&place, board).texts(), ["e5-d4"]);
    // While the game is on, no computer answers these devices.
    for device in [&mut other, &mut second] {
        assert_eq!(device.get("/play/rastros/think?vs=first-1").status, 403);
    }
    assert_ne!(Browser::new(&fair.server).get("/play/rastros/think?vs=first-1").status, 403);
}

#[test]
fn an_arbiter_pauses_takes_back_moves_to_wood_and_awards_each_with_a_reason_in_the_log() {
    let place = Place::sqlite();
    championship_of(&place.location, on_screens(CLOCK), 4);
    let fair = Fair::open(&place.location, &[&[1], &[9]]);
    let (board, codes) = first_board(&state(&place));
    let mut devices = codes.map(|code| seated(&fair, code, board));
    assert_eq!(play(&mut devices[0], board, "e5-d4").status, 303);
    let mut arbiter = fair.signed_in(1);
    let on = format!("{}/1/1", board.group);
    let step = |who: &mut Browser, step: &str, reason: &str| {
        let fields = [("board", on.as_str()), ("step", step), ("reason", reason), ("result", "1-0")];
        who.post("/arbiter/boards", &fields).status
    };
    assert_eq!(step(&mut fair.signed_in(2), "pause", "x"), 409, "not this arbiter's table");
    assert_eq!(step(&mut arbiter, "pause", "alarme"), 303);
    assert!(devices[1].get(&address(board)).text().contains("O árbitro parou a partida"));
    assert_eq!(play(&mut devices[1], board, "d4-d3").status, 409);
    assert_eq!(step(&mut arbiter, "back", "toque sem querer"), 303);
    assert_eq!(step(&mut arbiter, "resume", ""), 303);
    assert_eq!(game(&place, board).moves.len(), 0);
    assert_eq!(play(&mut devices[0], board, "e5-d5").status, 303);
    assert_eq!(step(&mut arbiter, "to-wood", "ecrã partido"), 303);
    let page = arbiter.get("/arbiter/boards").text();
    assert!(page.contains("em madeira") && page.contains("<svg"), "{page}");
    assert_eq!(step(&mut arbiter, "award", ""), 409, "a reason is asked for");
    assert_eq!(step(&mut arbiter, "award", "ganhou em madeira"), 303);
    let after = state(&place);
    let history = &after.board_at(board).unwrap().games[0];
    assert_eq!(history.current(), Some(MatchResult::FirstWins));
    assert!(history.entries()[0].record.as_ref().unwrap().contains("e5-d5"));
    let log = fair.signed_in(0).get("/organiser/log").text();
    for told in ["alarme", "toque sem querer", "ecrã partido", "ganhou em madeira"] {
        assert!(log.contains(told), "{told}");
    }
    assert!(!arbiter.get("/arbiter/boards").text().contains(&format!("data-board=\"{on}\"")));
}

#[test]
fn a_class_reaches_its_boards_by_the_code_on_the_projector_and_nobody_by_guessing() {
    let place = Place::sqlite();
    championship_of(&place.location, on_screens(""), 4);
    let fair = Fair::open(&place.location, &[&[1]]);
    let page = fair.signed_in(1).get("/arbiter/boards").text();
    let from = page.find("<b class=\"big\">").unwrap() + 15;
    let class: String = page[from..].chars().take_while(|c| *c != '<').collect();
    assert_eq!(class.len(), 6, "{class}");
    let mut pupil = Browser::new(&fair.server);
    let list = pupil.post("/class", &[("class", &class)]).text();
    assert_eq!(list.matches("name=\"code\"").count(), 4, "{list}");
    let (board, codes) = first_board(&state(&place));
    let chosen = codes[1].to_string();
    let sat = pupil.post("/class", &[("class", &class), ("code", &chosen)]);
    assert_eq!(sat.header("location"), Some(address(board).as_str()));
    assert!(state(&place).live_board(board).unwrap().seats[Seat::Second.index()].is_some());
    let mut guesser = Browser::new(&fair.server);
    let wrong = if class == "000000" { "000001" } else { "000000" };
    let statuses: Vec<u16> = (0..7).map(|_| guesser.post("/class", &[("class", wrong)]).status).collect();
    assert_eq!((statuses[0], statuses[6]), (403, 429), "{statuses:?}");
}

#[test]
fn whoever_looks_on_sees_names_as_the_public_may_and_where_boards_are_of_wood_nothing_is_played() {
    let place = Place::sqlite();
    championship_of(&place.location, on_screens(CLOCK), 4);
    let fair = Fair::open(&place.location, &[]);
    let (board, codes) = first_board(&state(&place));
    let mut devices = codes.map(|code| seated(&fair, code, board));
    assert_eq!(play(&mut devices[0], board, "e5-d4").status, 303);
    let page = Browser::new(&fair.server).get(&address(board)).text();
    assert!(page.contains("Está a ver a partida"), "{page}");
    assert!(!page.contains("do Meio"), "a whole name is public");
    assert!(!page.contains("data-go=\"resign\"") && page.contains("data-left"), "{page}");
    let mut organiser = fair.signed_in(0);
    let group = board.group.to_string();
    let wood = [("step", "wood"), ("group", group.as_str())];
    assert_eq!(organiser.post("/arbiter/boards", &wood).status, 303);
    assert_eq!(play(&mut devices[1], board, "d4-d3").status, 409);
    assert_eq!(game(&place, board).texts(), ["e5-d4"]);
}
