//! Boards on screens over the network: from the badge to the result, with requests that come twice, foreign devices, a server
//! that is started again, and arbiters who step in.

use championship::facts::{
    BoardKind, BoardPlace, Championship, EntryCode, LiveGame, MatchResult, Regulations, Seat,
};
use championship::regulations;
use championship::store::Desk;
use rules::catalog::Catalog;
use rules::engine::{Position, Table};

use crate::places::Place;
use crate::support::fair::{Fair, championship_of};
use crate::support::web::{Answer, Browser};

/// Regulations with one stage on screens.
pub(crate) fn on_screens(more: &str) -> Regulations {
    on_screens_by("round robin", more)
}

/// Regulations with one stage of any kind on screens.
pub(crate) fn on_screens_by(play: &str, more: &str) -> Regulations {
    let text = format!("extends: cnjm\nstages: [{{ play: {play}, boards: screens{more} }}]\n");
    regulations::parse("regulations.yaml", &text).unwrap_or_else(|problems| panic!("{problems:?}"))
}

pub(crate) const CLOCK: &str = ", clock: 10 minutes + 5 seconds";

pub(crate) fn state(place: &Place) -> Championship {
    Desk::open(&place.location, "teste").unwrap().championship().clone()
}

/// Returns the first board, and who sits there.
pub(crate) fn first_board(championship: &Championship) -> (BoardPlace, [EntryCode; 2]) {
    let group = championship.groups().next().unwrap();
    let board = &group.rounds[0].boards[0];
    (BoardPlace { group: group.id, round: 1, board: 1 }, [board.first, board.second])
}

pub(crate) fn address(place: BoardPlace) -> String {
    format!("/b/{}/{}/{}", place.group, place.round, place.board)
}

pub(crate) fn game(place: &Place, board: BoardPlace) -> LiveGame {
    state(place).live_board(board).unwrap().game(1).unwrap().clone()
}

/// Returns the position that moves are for, as the page of a board says it.
pub(crate) fn stand(page: &str) -> String {
    let from = page.find("data-stand=\"").expect("a board") + 12;
    page[from..].chars().take_while(|c| *c != '"').collect()
}

/// A device that has taken the seat of a pupil and is ready.
pub(crate) fn seated(fair: &Fair, code: EntryCode, board: BoardPlace) -> Browser {
    let mut device = Browser::new(&fair.server);
    let card = device.get(&format!("/c/{code}"));
    assert_eq!((card.status, card.header("location")), (303, Some(format!("/sit/{code}").as_str())));
    let page = device.get(&format!("/sit/{code}")).text();
    assert!(page.contains("Jogas contra"), "{page}");
    assert!(!page.contains(".."), "a name may end as a sentence does: {page}");
    let sat = device.post(&format!("/sit/{code}"), &[]);
    assert_eq!((sat.status, sat.header("location")), (303, Some(address(board).as_str())));
    assert_eq!(device.post(&address(board), &[("act", "ready")]).status, 303);
    device
}

pub(crate) fn play(device: &mut Browser, board: BoardPlace, mv: &str) -> Answer {
    let seen = stand(&device.get(&address(board)).text());
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
        let seen = stand(&devices[turn].get(&address(board)).text());
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
            assert!(
                foreign.text().contains("este aparelho não tem lugar neste tabuleiro"),
                "{}",
                foreign.text()
            );
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
        let told = if index == winner.index() { "Ganhaste!" } else { "Perdeste." };
        assert!(page.contains(told), "{page}");
    }
}

/// A championship with clocks, at whose first board both sit and are ready.
fn seated_with_clocks() -> (Place, Fair, BoardPlace, [Browser; 2]) {
    let place = Place::sqlite();
    championship_of(&place.location, on_screens(CLOCK), 4);
    let fair = Fair::open(&place.location, &[&[1]]);
    let (board, codes) = first_board(&state(&place));
    let devices = codes.map(|code| seated(&fair, code, board));
    (place, fair, board, devices)
}

#[test]
fn a_tap_counts_for_the_pieces_it_was_made_on_whatever_else_was_done_meanwhile() {
    let (place, fair, board, mut devices) = seated_with_clocks();
    let mut arbiter = fair.signed_in(1);
    let on = format!("{}/1/1", board.group);
    let mut step = |step: &str| {
        let fields = [("board", on.as_str()), ("step", step), ("reason", "prova"), ("minutes", "1")];
        assert_eq!(arbiter.post("/arbiter/boards", &fields).status, 303, "{step}");
    };
    let seen = stand(&devices[0].get(&address(board)).text());
    // The clock changes, not the pieces.
    step("time-first");
    step("pause");
    step("resume");
    assert_eq!(devices[0].post(&address(board), &[("seen", &seen), ("mv", "e5-d4")]).status, 303);
    assert_eq!(game(&place, board).texts(), ["e5-d4"]);
    // Once more, and from another tab: the same is acknowledged, anything else refused.
    assert_eq!(devices[0].post(&address(board), &[("seen", &seen), ("mv", "e5-d4")]).status, 303);
    assert_eq!(devices[0].post(&address(board), &[("seen", &seen), ("mv", "e5-d5")]).status, 409);
    // As many moves as before, and other pieces: what was tapped for those is no move here.
    let late = stand(&devices[1].get(&address(board)).text());
    step("back");
    assert_eq!(play(&mut devices[0], board, "e5-d5").status, 303);
    let refused = devices[1].post(&address(board), &[("seen", &late), ("mv", "d5-c5")]);
    assert_eq!(refused.status, 409);
    assert!(refused.text().contains("a partida continuou"), "{}", refused.text());
    assert_eq!(game(&place, board).texts(), ["e5-d5"]);
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
    let refused = arbiter.post("/arbiter/boards", &free);
    assert_eq!(refused.status, 409, "a reason is asked for");
    // The page stays where the reason is to be written.
    let open = format!("<details data-keep=\"{on}\" open>");
    assert!(refused.text().contains(&open), "{}", refused.text());
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
        let page = device.get("/play/rastros?m=e5-d4&vs=second-5").text();
        let has = |what: &str| page.contains(what);
        assert!(!has("data-server=\"/ask\"") && !has("data-go=\"think\"") && !has("levels-title"), "{page}");
        assert!(page.contains("o computador não responde neste aparelho"), "{page}");
        // Neither do the pages that are nothing without it.
        for way in ["/learn/rastros", "/train/rastros", "/workshop"] {
            let page = device.get(way);
            assert_eq!(page.status, 403, "{way}");
            assert!(page.text().contains("o computador não responde neste aparelho"), "{way}");
            assert!(!page.text().contains("data-server=\"/ask\""), "{way}");
        }
    }
    assert_ne!(Browser::new(&fair.server).get("/play/rastros/think?vs=first-1").status, 403);
    let free = Browser::new(&fair.server).get("/play/rastros?m=e5-d4&vs=second-5").text();
    assert!(free.contains("data-server=\"/ask\"") && free.contains("levels-title"), "{free}");
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
    assert!(page.contains("em tabuleiro de madeira") && page.contains("<svg"), "{page}");
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
    // What is over stays to be looked at, behind the others, with its result and with nothing to be done.
    let page = arbiter.get("/arbiter/boards").text();
    let cards: Vec<&str> = page.split("<article class=\"live-board").skip(1).collect();
    let last = cards.last().unwrap();
    assert!(cards.len() == 2 && last.contains(&format!("data-board=\"{on}\"")), "{page}");
    assert!(last.contains("ganhou</small>") && !last.contains("<details"), "{last}");
    assert!(!page.contains("por jogar nas suas mesas"), "{page}");
}

// An arbiter who had paused a game saw the same page again, and each card named both pupils once for the board and once for the clock.
#[test]
fn an_arbiter_is_told_in_one_sentence_what_was_done_and_a_card_names_each_pupil_once() {
    let (place, fair, board, mut devices) = seated_with_clocks();
    let mut arbiter = fair.signed_in(1);
    let on = format!("{}/1/1", board.group);
    let cards = |page: &str| -> Vec<String> {
        let cards = page.split("<article class=\"live-board").skip(1);
        cards.map(|card| card.split("<details").next().unwrap().to_owned()).collect()
    };
    let (_, codes) = first_board(&state(&place));
    let label = |code| state(&place).entry(code).unwrap().contestant.name.clone().unwrap();
    let names = codes.map(label);
    let page = arbiter.get("/arbiter/boards").text();
    let card = cards(&page).into_iter().find(|card| card.contains(&on)).unwrap();
    for name in &names {
        assert_eq!(card.matches(name.as_str()).count(), 1, "{card}");
    }
    assert_eq!(card.matches("<small>joga</small>").count(), 1, "{card}");
    let mut said = |step: &str, reason: &str| {
        let fields =
            [("board", on.as_str()), ("step", step), ("reason", reason), ("minutes", "2"), ("result", "1-0")];
        let sent = arbiter.post("/arbiter/boards", &fields);
        assert_eq!(sent.status, 303, "{}", sent.text());
        let page = arbiter.get(sent.header("location").unwrap()).text();
        let from = page.find("<p class=\"notice good\" role=\"status\">").expect("something is said");
        page[from..].split(['<', '>']).nth(2).unwrap().to_owned()
    };
    assert_eq!(play(&mut devices[0], board, "e5-d4").status, 303);
    let at = "Mesa 1, ronda 1, tabuleiro 1";
    let won = &names[0];
    assert_eq!(said("pause", "alarme"), format!("{at}: a partida está parada."));
    assert_eq!(said("resume", ""), format!("{at}: a partida continua."));
    assert_eq!(said("back", "toque"), format!("{at}: o último lance foi anulado."));
    assert_eq!(said("time-first", "rede"), format!("{at}: {won} recebeu mais 2:00 no relógio."));
    assert_eq!(said("less-first", "rede"), format!("{at}: {won} perdeu 2:00 no relógio."));
    assert_eq!(said("to-wood", "ecrã"), format!("{at}: a partida continua em tabuleiro de madeira."));
    assert_eq!(said("to-screen", ""), format!("{at}: a partida continua no ecrã."));
    assert_eq!(said("free-first", "pilha"), format!("{at}: o lugar de {won} está livre."));
    assert_eq!(said("award", "acordo"), format!("{at}: o resultado está dado, ganha {won}."));
    assert_eq!(said("pause-all", "alarme"), "Não havia partidas a decorrer.");
    let card = cards(&arbiter.get("/arbiter/boards").text());
    let card = card.iter().find(|card| card.contains(&on)).unwrap();
    assert_eq!(card.matches(won.as_str()).count(), 1, "{card}");
}

#[test]
fn an_arbiter_sees_every_move_and_what_was_taken_back() {
    let (_place, fair, board, mut devices) = seated_with_clocks();
    let mut arbiter = fair.signed_in(1);
    let on = format!("data-board=\"{}/1/1\"", board.group);
    let mut picture = || {
        let page = arbiter.get("/arbiter/boards").text();
        let card = page.split_once(&on).expect("the board").1;
        card.split("<svg").nth(1).and_then(|rest| rest.split("</svg>").next()).expect("a picture").to_owned()
    };
    let begun = picture();
    assert_eq!(picture(), begun, "nothing was played");
    assert_eq!(play(&mut devices[0], board, "e5-d4").status, 303);
    let first = picture();
    assert!(first != begun && first.contains("d4, "), "{first}");
    assert_eq!(play(&mut devices[1], board, "d4-d3").status, 303);
    let second = picture();
    assert!(second != first && second != begun, "{second}");
    let fields =
        [("board", format!("{}/1/1", board.group)), ("step", "back".into()), ("reason", "toque".into())];
    let fields = fields.each_ref().map(|(name, value)| (*name, value.as_str()));
    assert_eq!(fair.signed_in(1).post("/arbiter/boards", &fields).status, 303);
    assert_eq!(picture(), first, "what was taken back is gone");
}

#[test]
fn an_arbiter_gives_and_takes_minutes_with_a_reason_and_ends_no_game_by_it() {
    let (place, fair, board, mut devices) = seated_with_clocks();
    let mut arbiter = fair.signed_in(1);
    let on = format!("{}/1/1", board.group);
    let mut step = |step: &str, minutes: &str, reason: &str| {
        let fields = [("board", on.as_str()), ("step", step), ("minutes", minutes), ("reason", reason)];
        arbiter.post("/arbiter/boards", &fields).status
    };
    // The clock of who waits stands still.
    let left = || game(&place, board).clocks.left(Seat::Second, 0);
    assert_eq!(left(), Some(600_000));
    assert_eq!(
        (step("less-second", "3", ""), step("time-second", "3", "")),
        (409, 409),
        "a reason is asked for"
    );
    assert_eq!((step("less-second", "10", "falou"), step("less-second", "0", "falou")), (409, 409));
    assert_eq!(left(), Some(600_000));
    assert_eq!(step("less-second", "3", "falou com o vizinho"), 303);
    assert_eq!(left(), Some(420_000));
    let page = devices[1].get(&address(board)).text();
    assert!(page.contains("perdeu 3:00 no relógio: falou com o vizinho."), "{page}");
    assert_eq!(step("time-second", "1", "engano meu"), 303);
    assert_eq!(left(), Some(480_000));
    let log = fair.signed_in(0).get("/organiser/log").text();
    assert!(log.contains("tirou tempo a") && log.contains("falou com o vizinho"), "{log}");
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
    // The device that has the seat comes back to it without a code; another one is told what to do.
    assert_eq!(pupil.get("/class").header("location"), Some(address(board).as_str()));
    let own = pupil.get("/class?names=1").text();
    assert!(own.contains(&format!("class=\"button wide\" href=\"{}\"", address(board))), "{own}");
    let mut late = Browser::new(&fair.server);
    let taken = late.post("/class", &[("class", &class), ("code", &chosen)]);
    assert_eq!(taken.status, 409);
    assert!(
        taken.text().contains("ocupado") && taken.text().contains("chama o professor"),
        "{}",
        taken.text()
    );
    let mut guesser = Browser::new(&fair.server);
    let wrong = if class == "000000" { "000001" } else { "000000" };
    // What was typed stays, with one sentence above it.
    let page = guesser.post("/class", &[("class", wrong)]).text();
    assert!(page.contains(&format!("name=\"class\" value=\"{wrong}\"")), "{page}");
    assert_eq!(page.matches("role=\"alert\"").count(), 1, "{page}");
    let statuses: Vec<u16> = (0..6).map(|_| guesser.post("/class", &[("class", wrong)]).status).collect();
    assert_eq!((statuses[0], statuses[5]), (403, 429), "{statuses:?}");
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

/// Plays a board out by the last legal move of each position.
pub(crate) fn played_out(devices: &mut [Browser; 2], board: BoardPlace) {
    played_on(devices, board, &[]);
}

/// Plays a board out from where it is.
fn played_on(devices: &mut [Browser; 2], board: BoardPlace, before: &[&str]) {
    let (mut position, mut turn) = (rastros(), before.len() % 2);
    for text in before {
        position = position.play_legal(position.read_move(text).unwrap());
    }
    while position.ending().is_none() {
        let mv = *position.moves().last().unwrap();
        assert_eq!(play(&mut devices[turn], board, &position.write_move(mv)).status, 303);
        (position, turn) = (position.play_legal(mv), 1 - turn);
    }
}

#[test]
fn the_games_leave_records_that_replay_reads_with_names_as_they_may_be_seen_and_numbers_in_the_report() {
    let place = Place::sqlite();
    championship_of(&place.location, on_screens(CLOCK), 4);
    let fair = Fair::open(&place.location, &[]);
    let before = state(&place);
    let mut n_moves = 0;
    for board in before.boards_in_play() {
        let pair = before.board_at(board).unwrap();
        let mut devices = [pair.first, pair.second].map(|code| seated(&fair, code, board));
        played_out(&mut devices, board);
        n_moves = state(&place).live_board(board).unwrap().game(1).unwrap().moves.len();
    }
    let mut organiser = fair.signed_in(0);
    let file = organiser.get("/organiser/export/records.txt?names=short");
    assert_eq!(file.status, 200, "{}", file.text());
    assert!(file.text().contains("Aluno1 A.") && !file.text().contains("do Meio"), "{}", file.text());
    let folder = tempfile::tempdir().unwrap();
    let run = |line: &[&str]| {
        let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_arbitro"));
        let output = command.args(line).args(["--lang", "pt"]).current_dir(folder.path()).output().unwrap();
        let said = String::from_utf8_lossy(&output.stdout).into_owned();
        assert!(output.status.success(), "{line:?}: {said}{}", String::from_utf8_lossy(&output.stderr));
        said
    };
    std::fs::write(folder.path().join("da-mesa.txt"), &file.body).unwrap();
    let said = run(&["replay", "da-mesa.txt"]);
    assert_eq!(said.lines().filter(|line| line.contains("Aluno")).count(), 2, "{said}");
    let location = place.location.to_string();
    run(&["export", "records", "partidas", "--championship", &location, "--names", "code"]);
    let mut names: Vec<_> = std::fs::read_dir(folder.path().join("partidas")).unwrap().collect();
    assert_eq!(names.len(), 2);
    let one = names.remove(0).unwrap().path();
    assert!(!std::fs::read_to_string(&one).unwrap().contains("Aluno"));
    run(&["replay", one.to_str().unwrap()]);
    run(&["pack", "--out", "papel", "--championship", &location]);
    let packed = std::fs::read_to_string(folder.path().join("papel/publicar/partidas.txt")).unwrap();
    assert!(packed.contains("Aluno1 A.") && !packed.contains("do Meio"), "{packed}");
    // Both games were the same, move by move.
    run(&["report", "--kind", "final", "--out", "final.json", "--championship", &location]);
    let report = std::fs::read_to_string(folder.path().join("final.json")).unwrap();
    assert!(report.contains(" (2)\""), "{report}");
    assert!(report.contains(&format!("\"longest\": {n_moves}")), "{n_moves} {report}");
}

#[test]
fn a_move_is_taken_back_when_both_players_agree_and_only_then() {
    let place = Place::sqlite();
    championship_of(&place.location, on_screens(CLOCK), 4);
    let fair = Fair::open(&place.location, &[]);
    let (board, codes) = first_board(&state(&place));
    let mut devices = codes.map(|code| seated(&fair, code, board));
    assert_eq!(devices[0].post(&address(board), &[("act", "back")]).status, 409, "nothing was played");
    assert_eq!(play(&mut devices[0], board, "e5-d4").status, 303);
    assert_eq!(play(&mut devices[1], board, "d4-d3").status, 303);
    for _ in 0..2 {
        assert_eq!(devices[0].post(&address(board), &[("act", "back")]).status, 303);
    }
    assert_eq!(game(&place, board).texts(), ["e5-d4", "d4-d3"], "one alone takes nothing back");
    assert!(devices[0].get(&address(board)).text().contains("à espera da resposta"));
    assert!(devices[1].get(&address(board)).text().contains("pede para voltar atrás"));
    for _ in 0..2 {
        assert_eq!(devices[1].post(&address(board), &[("act", "back-yes")]).status, 303);
    }
    let after = game(&place, board);
    assert_eq!((after.texts().len(), after.turn, after.back), (0, Seat::First, None));
    // Whoever moves says no.
    assert_eq!(play(&mut devices[0], board, "e5-d5").status, 303);
    assert_eq!(devices[0].post(&address(board), &[("act", "back")]).status, 303);
    assert_eq!(play(&mut devices[1], board, "d5-c5").status, 303);
    assert_eq!(game(&place, board).back, None);
    assert!(!devices[1].get(&address(board)).text().contains("pede para voltar atrás"));
    let log = fair.signed_in(0).get("/organiser/log").text();
    assert!(log.contains("os dois jogadores concordaram"), "{log}");
}

#[test]
fn a_single_round_is_played_on_wood_and_a_position_is_printed_for_a_board_of_wood() {
    let place = Place::sqlite();
    championship_of(&place.location, on_screens(CLOCK), 4);
    let fair = Fair::open(&place.location, &[&[1], &[9]]);
    let (board, codes) = first_board(&state(&place));
    let mut devices = codes.map(|code| seated(&fair, code, board));
    assert_eq!(play(&mut devices[0], board, "e5-d4").status, 303);
    let paper = format!("/arbiter/boards/{}/1/1/position.pdf", board.group);
    let printed = fair.signed_in(1).get(&paper);
    assert_eq!((printed.status, printed.header("content-type")), (200, Some("application/pdf")));
    let file = lopdf::Document::load_mem(&printed.body).unwrap();
    let text = file.extract_text(&[1]).unwrap();
    assert!(text.contains("Rastros") && text.contains("e5-d4"), "{text}");
    assert_eq!(fair.signed_in(2).get(&paper).status, 403, "not this arbiter's table");
    let mut organiser = fair.signed_in(0);
    let group = board.group.to_string();
    let mut choose = |step: &str, round: &str| {
        let fields = [("step", step), ("group", group.as_str()), ("round", round)];
        organiser.post("/arbiter/boards", &fields).status
    };
    assert_eq!(choose("wood", "1"), 303);
    let after = state(&place);
    let kinds = [1, 2].map(|round| after.board_kind(board.group, round));
    assert_eq!(kinds, [BoardKind::Wood, BoardKind::Screen]);
    assert_eq!(play(&mut devices[1], board, "d4-d3").status, 409);
    assert_eq!(choose("screens", "1"), 303);
    assert_eq!(play(&mut devices[1], board, "d4-d3").status, 303, "the game goes on where it was");
    assert_eq!((choose("wood", "7"), choose("wood", "x")), (409, 409));
    played_on(&mut devices, board, &["e5-d4", "d4-d3"]);
    assert_eq!(choose("wood", "1"), 409, "a round with results stays as it was begun");
}

#[test]
fn everybody_follows_boards_from_the_public_pages_and_reviews_games_that_are_over() {
    let place = Place::sqlite();
    championship_of(&place.location, on_screens(CLOCK), 4);
    let fair = Fair::open(&place.location, &[]);
    let (board, codes) = first_board(&state(&place));
    let mut devices = codes.map(|code| seated(&fair, code, board));
    let mut stranger = Browser::new(&fair.server);
    for page in [format!("/g/{}", board.group), format!("/p/{}", codes[0])] {
        let shown = stranger.get(&page).text();
        assert!(shown.contains(&format!("href=\"{}\"", address(board))), "{shown}");
    }
    let version = |page: &str| {
        let from = page.find("data-version=\"").unwrap() + 14;
        page[from..].chars().take_while(char::is_ascii_digit).collect::<String>()
    };
    let before = version(&stranger.get("/").text());
    for (device, mv) in [(0, "e5-d4"), (1, "d4-d3")] {
        assert_eq!(play(&mut devices[device], board, mv).status, 303);
    }
    assert_eq!(version(&stranger.get("/").text()), before, "a move is no news for pages without boards");
    let wall = |stranger: &mut Browser, late: usize| {
        let page = stranger.get(&format!("/wall?show=boards&late={late}")).text();
        let from = page.find("<section class=\"wall-board\"").unwrap();
        page[from..page.find("</section>").unwrap()].to_owned()
    };
    let [now, start, beyond] = [0, 2, 9].map(|late| wall(&mut stranger, late));
    assert!(now.contains("data-left") && !start.contains("data-left"), "{start}");
    assert_eq!(start, beyond, "as it was before the first move");
    assert_ne!(wall(&mut stranger, 1), start);
    assert!(
        !stranger.get(&address(board)).text().contains("/play/rastros?m="),
        "nobody reviews a game in play"
    );
    played_on(&mut devices, board, &["e5-d4", "d4-d3"]);
    assert_eq!(wall(&mut stranger, 0), wall(&mut stranger, 5), "what is over is shown whole");
    let page = stranger.get(&address(board)).text();
    let from = page.find("/play/rastros?m=").expect("a way to review");
    let link: String = page[from..].chars().take_while(|c| *c != '"').collect();
    let review = stranger.get(&link.replace("&#38;", "&").replace("&amp;", "&")).text();
    assert!(review.contains("Aluno"), "who played is told: {review}");
    assert!(review.contains("data-do=\"review\"") || review.contains("class=\"plies\""), "{review}");
    assert_ne!(version(&stranger.get("/").text()), before, "a result is news");
}
