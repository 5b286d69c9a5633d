//! Boards on screens and the program that a teacher starts: another championship is opened beside them, or it is started again.

use championship::regulations;
use championship::store::{Desk, Location};

use crate::support::browser::{Look, Window};
use crate::support::fair::championship_of;
use crate::support::started::Started;
use crate::support::web::{Answer, Browser};
use crate::web_boards::{address, first_board, on_screens};

/// Opens a championship of the folder by the first page.
fn open(organiser: &mut Browser, file: &str, sure: &str) -> Answer {
    let page = organiser.get("/start").text();
    let token = page.split("name=\"csrf\" value=\"").nth(1).unwrap().split('"').next().unwrap().to_owned();
    organiser.post_bare("/start/open", &[("csrf", &token), ("file", file), ("sure", sure)])
}

#[test]
fn while_boards_are_played_it_is_asked_first_and_their_devices_are_known_again_afterwards() {
    let folder = tempfile::tempdir().unwrap();
    let location = Location::File(folder.path().join("a.arbitro"));
    championship_of(&location, on_screens(""), 4);
    let other = Location::File(folder.path().join("b.arbitro"));
    drop(Desk::create(&other, "Outro", regulations::default(), "teste").unwrap());
    let (board, [code, _]) = first_board(Desk::open(&location, "teste").unwrap().championship());
    let started = Started::in_folder(folder.path(), &["--port", "0"]);
    let mut organiser = started.browser();
    organiser.get(&started.link[started.link.find("/start").unwrap()..]);
    assert_eq!(open(&mut organiser, "a.arbitro", "").status, 303);
    assert!(!organiser.get("/start").text().contains("Joga-se agora"), "nobody sits there");
    let mut pupil = started.browser();
    pupil.get(&format!("/sit/{code}"));
    assert_eq!(pupil.post(&format!("/sit/{code}"), &[]).status, 303);
    let is_seated = |pupil: &mut Browser| pupil.get(&address(board)).text().contains("data-go=\"ready\"");
    assert!(is_seated(&mut pupil));
    let page = organiser.get("/start").text();
    assert!(page.contains("Joga-se agora num tabuleiro"), "{page}");
    let asked = open(&mut organiser, "b.arbitro", "");
    assert_eq!(asked.status, 409, "{}", asked.text());
    assert!(asked.text().contains("Abrir “Outro” mesmo assim?"), "{}", asked.text());
    assert!(is_seated(&mut pupil), "nothing was opened yet");
    assert_eq!(open(&mut organiser, "a.arbitro", "").status, 303, "what is open stays open");
    assert_eq!(open(&mut organiser, "b.arbitro", "1").status, 303);
    assert_eq!(pupil.get(&address(board)).status, 404, "another championship is open");
    assert_eq!(pupil.get("/").status, 200);
    assert_eq!(open(&mut organiser, "a.arbitro", "").status, 303, "nothing is played there");
    assert!(is_seated(&mut pupil), "the device has its seat again");
    assert!(!is_seated(&mut started.browser()), "and no other has it");
}

/// A teacher's laptop was shut: the boards of the class stay where they are until its championship is open again.
#[test]
fn a_board_stays_while_the_program_is_started_again_and_its_move_is_played_once_the_championship_is_open() {
    let folder = tempfile::tempdir().unwrap();
    let location = Location::File(folder.path().join("a.arbitro"));
    championship_of(&location, on_screens(""), 4);
    let (board, [code, other]) = first_board(Desk::open(&location, "teste").unwrap().championship());
    let started = Started::in_folder(folder.path(), &["--port", "0"]);
    let port = started.at().port().to_string();
    let open_it = |started: &Started| {
        let mut organiser = started.browser();
        organiser.get(&started.link[started.link.find("/start").unwrap()..]);
        assert_eq!(open(&mut organiser, "a.arbitro", "").status, 303);
    };
    open_it(&started);
    let mut rival = started.browser();
    rival.get(&format!("/sit/{other}"));
    assert_eq!(rival.post(&format!("/sit/{other}"), &[]).status, 303);
    assert_eq!(rival.post(&address(board), &[("act", "ready")]).status, 303);
    let phone = Window::open(Look::PHONE);
    phone.go(&started.address(&format!("/sit/{code}")));
    phone.click("main form button");
    phone.click("[data-go=ready]");
    phone.wait_for(".turn", "É a tua vez");
    drop(started);
    let started = Started::in_folder(folder.path(), &["--port", &port]);
    phone.click("[data-cell=\"d4\"]");
    phone.wait_for(".net", "O torneio está fechado");
    phone.picture("closed-390");
    // Whoever asks for the board anew waits as well.
    let asked = started.browser().get(&address(board));
    assert_eq!((asked.status, asked.header("x-arbitro")), (404, Some("closed")));
    assert!(asked.text().contains("esta página abre-se sozinha"), "{}", asked.text());
    open_it(&started);
    phone.until("the move is stored", || (phone.count(".plies li") == 1).then_some(()));
    let desk = Desk::open(&location, "teste").unwrap();
    assert_eq!(desk.championship().live_board(board).unwrap().game(1).unwrap().texts(), ["e5-d4"]);
}
