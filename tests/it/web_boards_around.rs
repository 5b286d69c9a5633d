//! Boards on screens around their games: the wall, the names of a class, what comes after a game, results told at tables, and
//! arbiters who stop everything.

use championship::decisions;
use championship::facts::{BoardPlace, Contestant, Ending, EntryCode, Fact, MatchResult, TournamentId};
use championship::store::Desk;
use desk::App;

use crate::patience::eventually;
use crate::places::Place;
use crate::support::fair::{Fair, championship_of, next_round};
use crate::support::web::{Browser, Server};
use crate::web_boards::{address, first_board, game, on_screens, play, played_out, seated, state};

/// Asks for a page until it says something: what another program has written is seen a moment later.
fn until(device: &mut Browser, path: &str, said: &str) -> String {
    eventually(&format!("{path} says {said}"), || {
        Some(device.get(path).text()).filter(|page| page.contains(said))
    })
}

#[test]
fn the_wall_draws_boards_in_their_style_and_says_how_to_get_to_them() {
    let place = Place::sqlite();
    championship_of(&place.location, on_screens(""), 4);
    let (app, house) = App::open(&place.location, "organizadora").unwrap();
    app.address.set("http://192.168.1.7:8080".to_owned()).unwrap();
    let fair = Fair { server: Server::start(app), cards: Vec::new(), house };
    let mut wall = Browser::new(&fair.server);
    // Before anybody sits: the whole address, the code and who plays whom, in what the projector shows by itself.
    let before = wall.get("/wall").text();
    assert!(before.contains("<b>192.168.1.7:8080/class</b>"), "{before}");
    assert!(before.contains("Código: ") && !before.contains("turma"), "{before}");
    for number in 1..=4 {
        assert!(before.contains(&format!("Aluno{number} A.")), "{before}");
    }
    assert!(wall.get("/").text().contains("href=\"/class\""));
    let styles = before.split("rel=\"stylesheet\" href=\"").skip(1);
    let styles: Vec<&str> = styles.map(|rest| rest.split('"').next().unwrap()).collect();
    let has_areas = styles.iter().any(|path| wall.get(path).text().contains(".spot .area {"));
    assert!(has_areas, "cells lie over the pieces: {styles:?}");
    let (board, codes) = first_board(&state(&place));
    let _device = seated(&fair, codes[0], board);
    let during = wall.get("/wall").text();
    assert!(during.contains("class=\"wall-boards of-2\"") && !during.contains("class=\"lines"), "{during}");
    assert!(during.contains("data-live=\"boards\""), "moves are told: {during}");
}

#[test]
fn whoever_has_played_is_led_to_the_next_board_told_of_a_bye_and_at_the_end_of_the_place() {
    let place = Place::sqlite();
    championship_of(&place.location, on_screens(""), 3);
    let fair = Fair::open(&place.location, &[]);
    let (board, codes) = first_board(&state(&place));
    let mut devices = codes.map(|code| seated(&fair, code, board));
    assert!(!devices[0].get(&address(board)).text().contains("next-board"), "nothing comes before the end");
    played_out(&mut devices, board);
    for device in &mut devices {
        let page = device.get(&address(board)).text();
        assert!(page.contains("Espera aqui pela próxima ronda") && !page.contains("data-next"), "{page}");
    }
    next_round(&mut Desk::open(&place.location, "teste").unwrap());
    let next = BoardPlace { round: 2, ..board };
    let pair = state(&place).board_at(next).unwrap().clone();
    for (device, code) in devices.iter_mut().zip(codes) {
        if pair.opponent_of(code).is_none() {
            until(device, &address(board), "Na ronda 2 folgas");
            continue;
        }
        until(device, &address(board), "data-next");
        let gone = device.post(&address(board), &[("act", "next")]);
        assert_eq!((gone.status, gone.header("location")), (303, Some(address(next).as_str())));
        assert_eq!(device.get("/class").header("location"), Some(address(next).as_str()));
        let seats = state(&place).live_board(next).unwrap().seats.clone();
        assert_eq!(seats.iter().flatten().count(), 1);
    }
    // Nobody goes on from a board at which they did not play.
    let stranger = Browser::new(&fair.server).post(&address(board), &[("act", "next")]);
    assert_eq!(stranger.status, 404);
    let mut organiser = fair.signed_in(0);
    let mut told = |round: u16| {
        let (slip, key) = (format!("{}/{round}/1/1", board.group), format!("k{round}"));
        let fields = [("slip", slip.as_str()), ("key", key.as_str()), ("result", "1-0")];
        until(&mut organiser, "/arbiter", &slip);
        assert_eq!(organiser.post("/arbiter/slip", &fields).status, 303);
    };
    told(2);
    next_round(&mut Desk::open(&place.location, "teste").unwrap());
    told(3);
    for device in &mut devices {
        until(device, &address(board), "O torneio acabou: ficaste em ");
    }
}

#[test]
fn a_result_told_at_the_table_ends_the_game_on_the_screens_and_keeps_its_moves() {
    let place = Place::sqlite();
    championship_of(&place.location, on_screens(""), 4);
    let fair = Fair::open(&place.location, &[&[1]]);
    let (board, codes) = first_board(&state(&place));
    let mut devices = codes.map(|code| seated(&fair, code, board));
    assert_eq!(play(&mut devices[0], board, "e5-d4").status, 303);
    let version = |page: &str| -> u64 {
        let from = page.find("data-version=\"").unwrap() + 14;
        page[from..].chars().take_while(char::is_ascii_digit).collect::<String>().parse().unwrap()
    };
    let before = version(&devices[1].get(&address(board)).text());
    let mut arbiter = fair.signed_in(1);
    assert!(arbiter.get("/arbiter").text().contains("Esta partida joga-se no ecrã"));
    let slip = format!("{}/1/1/1", board.group);
    let fields = [("slip", slip.as_str()), ("key", "x"), ("result", "1-0")];
    assert_eq!(arbiter.post("/arbiter/slip", &fields).status, 303);
    assert_eq!(game(&place, board).ended, Some(Ending::Awarded));
    let history = state(&place).board_at(board).unwrap().games[0].clone();
    assert_eq!(history.current(), Some(MatchResult::FirstWins));
    assert!(history.entries()[0].record.as_ref().unwrap().contains("e5-d4"));
    for device in &mut devices {
        let page = device.get(&address(board)).text();
        assert!(page.contains("O árbitro deu o resultado") && version(&page) > before, "{page}");
    }
}

#[test]
fn all_boards_stop_at_once_and_the_log_keeps_every_reason_with_whom_it_is_about() {
    let place = Place::sqlite();
    championship_of(&place.location, on_screens(""), 4);
    let fair = Fair::open(&place.location, &[&[1]]);
    let before = state(&place);
    let boards = before.boards_in_play();
    let (board, codes) = first_board(&before);
    let mut devices = codes.map(|code| seated(&fair, code, board));
    let other = before.board_at(boards[1]).unwrap();
    let _others = [other.first, other.second].map(|code| seated(&fair, code, boards[1]));
    assert_eq!(play(&mut devices[0], board, "e5-d4").status, 303);
    let mut arbiter = fair.signed_in(1);
    let on = format!("{}/1/1", board.group);
    let mut step = |step: &str, reason: &str| {
        let fields = [("board", on.as_str()), ("step", step), ("reason", reason)];
        let fields = if step.ends_with("-all") { &fields[1..] } else { &fields[..] };
        arbiter.post("/arbiter/boards", fields)
    };
    let refused = step("pause-all", "");
    assert_eq!(refused.status, 409);
    assert!(refused.text().contains("id=\"boards\"") && refused.text().contains("role=\"status\""));
    assert_eq!(step("pause-all", "alarme de incêndio").status, 303);
    let is_paused = |board: BoardPlace| game(&place, board).paused.is_some();
    assert!(boards.iter().all(|board| is_paused(*board)));
    assert_eq!(step("resume-all", "foi só um exercício").status, 303);
    assert!(!boards.iter().any(|board| is_paused(*board)));
    for (done, reason) in
        [("to-wood", "ecrã partido"), ("to-screen", "outro ecrã"), ("free-second", "bateria")]
    {
        assert_eq!(step(done, reason).status, 303, "{done}");
    }
    let mut organiser = fair.signed_in(0);
    let log = organiser.get("/organiser/log").text();
    for told in ["alarme de incêndio", "foi só um exercício", "ecrã partido", "outro ecrã"] {
        assert!(log.contains(told), "{told}: {log}");
    }
    assert!(log.contains(&format!("libertou o lugar de {}", codes[1])), "{log}");
    // Moves stand on their own; what an arbiter did is among the corrections.
    assert!(!log.contains("lance 1: e5-d4"), "{log}");
    assert!(organiser.get("/organiser/log?sort=boards").text().contains("lance 1: e5-d4"));
    let corrections = organiser.get("/organiser/log?sort=corrections").text();
    assert!(corrections.contains("alarme de incêndio") && !corrections.contains("e5-d4"), "{corrections}");
}

#[test]
fn a_result_taken_back_takes_its_reason_off_the_day_and_no_reason_is_invented() {
    let place = Place::sqlite();
    championship_of(&place.location, on_screens(""), 4);
    let fair = Fair::open(&place.location, &[]);
    let (board, codes) = first_board(&state(&place));
    let _devices = codes.map(|code| seated(&fair, code, board));
    let mut organiser = fair.signed_in(0);
    let on = format!("{}/1/1", board.group);
    let award = [("board", on.as_str()), ("step", "award"), ("reason", "teve de sair"), ("result", "1-0")];
    assert_eq!(organiser.post("/arbiter/boards", &award).status, 303);
    assert!(organiser.get("/organiser").text().contains("teve de sair"));
    let slip = format!("{on}/1");
    let undo = [("slip", slip.as_str()), ("key", "u"), ("was", "1-0"), ("result", "undo")];
    assert_eq!(organiser.post("/arbiter/slip", &undo).status, 303);
    assert!(!organiser.get("/organiser").text().contains("teve de sair"));
    assert!(organiser.get("/organiser/log").text().contains("Motivo: não foi indicado"));
}

#[test]
fn rounds_that_are_not_planned_are_not_offered_and_boards_are_found_by_a_word() {
    let place = Place::sqlite();
    championship_of(&place.location, on_screens(""), 2);
    let fair = Fair::open(&place.location, &[]);
    let (board, codes) = first_board(&state(&place));
    let mut public = Browser::new(&fair.server);
    let group = format!("/g/{}", board.group);
    assert!(public.get(&group).text().contains("Ver ao vivo"));
    let mut devices = codes.map(|code| seated(&fair, code, board));
    let page = public.get(&address(board)).text();
    assert!(page.contains(&format!("<a href=\"{group}\">")), "{page}");
    played_out(&mut devices, board);
    assert!(public.get(&group).text().contains("Ver a partida"));
    let boards = fair.signed_in(0).get("/arbiter/boards").text();
    assert!(!boards.contains("Só a ronda 2"), "{boards}");
}

#[test]
fn a_pupil_with_two_games_finds_each_by_its_name() {
    let place = Place::sqlite();
    championship_of(&place.location, on_screens(""), 2);
    let second = TournamentId { cycle: 1, game: 1 };
    let mut desk = Desk::open(&place.location, "teste").unwrap();
    let entry = |school: u32| Fact::EntryAdded {
        code: EntryCode { tournament: second, school, index: 1 },
        contestant: Contestant {
            name: Some(format!("Aluno{school} do Meio Apelido{school}")),
            school_year: Some(3),
        },
    };
    desk.commit(None, |_, _| Ok(vec![entry(1), entry(2)])).unwrap();
    desk.commit(None, |state, _| decisions::draw(state, &[second], 7, false)).unwrap();
    next_round(&mut desk);
    let fair = Fair::open(&place.location, &[]);
    let page = fair.signed_in(0).get("/arbiter/boards").text();
    let from = page.find("<b class=\"big\">").unwrap() + 15;
    let class: String = page[from..].chars().take_while(|c| *c != '<').collect();
    let list = Browser::new(&fair.server).post("/class", &[("class", &class)]).text();
    assert_eq!(list.matches("name=\"code\"").count(), 4, "{list}");
    assert_eq!(list.matches("Aluno1 A. · Rastros").count(), 1, "{list}");
    assert_eq!(list.matches("Aluno1 A. · ").count(), 2, "{list}");
}
