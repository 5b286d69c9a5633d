//! A hall publishes to a host: what the public may see and nothing else, whole or not at all, whatever happens on the way.

use std::io::{BufRead, BufReader, Write};
use std::net::TcpStream;

use championship::decisions::choose_names;
use championship::facts::{
    Championship, Contestant, EntryCode, Fact, GamePlace, MatchResult, NameStyle, Stamp, TournamentId,
};
use championship::store::{Desk, DeskError};
use desk::publish::protocol::{PageMark, kind};

use crate::patience::{HANG, until};
use crate::places::Place;
use crate::support::fair::{Fair, RASTROS, championship, championship_of, next_round};
use crate::support::host::{Host, Page};
use crate::support::hosted::Hosted;
use crate::support::served::Served;
use crate::support::web::Browser;
use crate::web_boards::{CLOCK, address, first_board, on_screens, play, seated};
use crate::web_public::{all_first_win, drawn_swiss};

/// Opens a place at a host and lets the organiser publish there.
fn publishing(fair: &Fair, address: &str) -> Browser {
    let mut house = fair.by_link(&fair.house);
    let answer = house.post("/organiser/publish", &[("step", "address"), ("address", address)]);
    assert_eq!(answer.status, 303, "{}", answer.text());
    house
}

fn state(place: &Place) -> Championship {
    Desk::open(&place.location, "teste").unwrap().championship().clone()
}

fn commit(place: &Place, facts: Vec<Fact>) {
    let mut desk = Desk::open(&place.location, "teste").unwrap();
    desk.commit(None, |_, _| Ok::<_, DeskError>(facts.clone())).unwrap();
}

/// Enters a result at a board of the first round of the first group.
fn enter(place: &Place, board: u16, result: MatchResult) {
    let group = state(place).groups().next().unwrap().id;
    let place_of = GamePlace { group, round: 1, board, game: 1 };
    let stamp = Stamp { by: "teste".into(), at: 0 };
    commit(place, vec![Fact::ResultEntered { place: place_of, result, record: None, stamp }]);
}

/// The pages that differ between the host and what the hall would write as files.
fn different(host: &Hosted, name: &str, championship: &Championship) -> Vec<String> {
    let files = desk::public_files(championship).into_iter().filter(|(path, _)| kind(path).is_some());
    let is_other = |(path, bytes): &(String, Vec<u8>)| {
        host.try_get(&format!("/{name}/{path}"))
            .is_none_or(|answer| answer.status != 200 || answer.body != *bytes)
    };
    files.filter(is_other).map(|(path, _)| path).collect()
}

/// Waits until a place at a host is as the championship is.
fn follows(host: &Hosted, name: &str, place: &Place) {
    let now = state(place);
    let marks = ["pt/t-1.3.html", "pt/index.html", "en/schools.html"];
    let files = desk::public_files(&now);
    let wanted = |mark: &str| files.iter().find(|(path, _)| path == mark).map(|(_, bytes)| bytes.clone());
    until("the host follows", || {
        marks
            .iter()
            .all(|mark| host.try_get(&format!("/{name}/{mark}")).map(|answer| answer.body) == wanted(mark))
    });
    assert_eq!(different(host, name, &now), Vec::<String>::new());
}

/// What a stream of the host says, one state after the other.
fn told(host: &Hosted, path: &str) -> impl Iterator<Item = String> + use<> {
    let mut stream = TcpStream::connect(host.at).unwrap();
    stream.set_read_timeout(Some(HANG)).unwrap();
    stream.write_all(format!("GET {path} HTTP/1.1\r\nHost: x\r\n\r\n").as_bytes()).unwrap();
    let lines = BufReader::new(stream).lines().map_while(Result::ok);
    let states = lines.filter_map(|line| line.strip_prefix("data: ").map(str::to_owned));
    states.filter(|state| !state.is_empty())
}

#[test]
fn the_host_shows_what_the_hall_would_write_as_files_after_every_change() {
    let place = Place::sqlite();
    championship(&place.location, 12);
    let fair = Fair::open(&place.location, &[]);
    let folder = tempfile::tempdir().unwrap();
    let host = Hosted::start(folder.path());
    let mut house = publishing(&fair, &host.open("final"));
    follows(&host, "final", &place);
    // Only what may be different is made and sent; it must come to the same.
    for (board, result) in
        [(1, MatchResult::FirstWins), (2, MatchResult::SecondWins), (3, MatchResult::FirstWins)]
    {
        enter(&place, board, result);
        follows(&host, "final", &place);
    }
    let all = state(&place).groups().next().unwrap().rounds[0].boards.len();
    for board in 4..=u16::try_from(all).unwrap() {
        enter(&place, board, MatchResult::FirstWins);
    }
    next_round(&mut Desk::open(&place.location, "teste").unwrap());
    follows(&host, "final", &place);
    let shown = host.get("/final/pt/g-1.3.1.html").text();
    assert!(shown.contains("Aluno1") && !shown.contains("Aluno1 do Meio"), "{shown}");
    // Names that are no longer to be seen are gone from every page, those that nobody asks for included.
    let mut desk = Desk::open(&place.location, "teste").unwrap();
    desk.commit(None, |state, _| {
        Ok::<_, DeskError>(choose_names(state, NameStyle::Code).into_iter().collect())
    })
    .unwrap();
    drop(desk);
    follows(&host, "final", &place);
    for (path, _) in desk::public_files(&state(&place)).iter().filter(|(path, _)| kind(path).is_some()) {
        assert!(!host.get(&format!("/final/{path}")).text().contains("Aluno1"), "{path}");
    }
    // A pupil who leaves, a school that is called otherwise, a lot that is drawn again.
    let code = state(&place).entries().next().unwrap().code;
    commit(&place, vec![Fact::EntryWithdrawn { code, from_round: None, reason: "doente".into() }]);
    follows(&host, "final", &place);
    let page = house.get("/organiser/publish").text();
    assert!(page.contains("Publicado, tal como está agora"), "{page}");
    assert!(!page.contains("class=\"notice bad\""), "{page}");
}

#[test]
fn pages_come_packed_and_marked_and_with_no_foreign_script() {
    let place = Place::sqlite();
    championship(&place.location, 4);
    let fair = Fair::open(&place.location, &[]);
    let folder = tempfile::tempdir().unwrap();
    let host = Hosted::start(folder.path());
    assert_eq!(host.get("/final/").status, 404);
    let address = host.open("final");
    assert!(host.get("/final/").text().contains("ainda não foi publicado"));
    publishing(&fair, &address);
    follows(&host, "final", &place);
    let plain = host.get("/final/pt/index.html");
    let mark = plain.header("etag").unwrap().to_owned();
    let ask = |headers: &str| {
        let text =
            format!("GET /final/pt/index.html HTTP/1.1\r\nHost: x\r\n{headers}\r\nConnection: close\r\n\r\n");
        crate::support::web::raw(host.at, text.as_bytes()).unwrap()
    };
    assert_eq!(ask(&format!("If-None-Match: {mark}")).status, 304);
    let packed = ask("Accept-Encoding: gzip");
    assert_eq!(packed.header("content-encoding"), Some("gzip"));
    assert!(packed.body.len() < plain.body.len());
    assert_eq!(desk::publish::protocol::unpacked(&packed.body), Some(plain.body.clone()));
    let policy = plain.header("content-security-policy").unwrap();
    assert!(policy.contains("default-src 'none'") && !policy.contains("unsafe"), "{policy}");
    assert_eq!(ask("Accept-Language: es").status, 200);
    let led = crate::support::web::raw(
        host.at,
        b"GET /final/ HTTP/1.1\r\nHost: x\r\nAccept-Language: es\r\nConnection: close\r\n\r\n",
    );
    assert_eq!(led.unwrap().header("location"), Some("/final/es/index.html"));
    let front = host.get("/").text();
    assert!(front.contains("href=\"/final/\"") && front.contains("Prova"), "{front}");
    for nothing in [
        "/final/../arbitro-host.db",
        "/final/pt/..%2f..%2fx.html",
        "/nada/",
        "/final/pt/p-999.html",
        "/publish/final/offer",
    ] {
        let status = host.get(nothing).status;
        assert!([404, 405].contains(&status), "{nothing}: {status}");
    }
}

#[test]
fn whoever_follows_is_told_of_each_new_state() {
    let place = Place::sqlite();
    championship(&place.location, 4);
    let fair = Fair::open(&place.location, &[]);
    let folder = tempfile::tempdir().unwrap();
    let host = Hosted::start(folder.path());
    publishing(&fair, &host.open("final"));
    follows(&host, "final", &place);
    // A second process at the same folder, as behind a proxy: it tells what the first one took.
    let second = Hosted::start(folder.path());
    let mut states = told(&second, "/final/live");
    let first = states.next().unwrap();
    enter(&place, 1, MatchResult::FirstWins);
    let then = states.next().unwrap();
    assert!(first.len() == 64 && then.len() == 64 && first != then, "{first} {then}");
    assert_eq!(different(&second, "final", &state(&place)), Vec::<String>::new(), "told when it is there");
}

#[test]
fn whoever_follows_a_page_is_told_of_that_page_alone() {
    let place = Place::sqlite();
    championship(&place.location, 4);
    let code = EntryCode { tournament: TournamentId { cycle: 1, game: 1 }, school: 1, index: 1 };
    commit(&place, vec![Fact::EntryAdded { code, contestant: Contestant::default() }]);
    let fair = Fair::open(&place.location, &[]);
    let folder = tempfile::tempdir().unwrap();
    let host = Hosted::start(folder.path());
    publishing(&fair, &host.open("final"));
    follows(&host, "final", &place);
    let paths = ["pt/p-001.1.1.html", "pt/g-1.3.1.html"];
    let mut streams = paths.map(|path| told(&host, &format!("/final/live?page={path}")));
    let hash = |path: &str| PageMark::of(&host.get(&format!("/final/{path}")).body).hash;
    for (stream, path) in streams.iter_mut().zip(paths) {
        assert_eq!(stream.next(), Some(hash(path)), "what it is now comes first");
    }
    // A result is on the page of its group; that a pupil of another tournament leaves is on that pupil's own.
    enter(&place, 1, MatchResult::FirstWins);
    follows(&host, "final", &place);
    commit(&place, vec![Fact::EntryWithdrawn { code, from_round: None, reason: "doente".into() }]);
    follows(&host, "final", &place);
    for (stream, path) in streams.iter_mut().zip(paths) {
        assert_eq!(stream.next(), Some(hash(path)), "nothing was said between, and this is the last: {path}");
    }
}

/// The picture of the first board on the page of a group, as it would be written now.
fn drawn(place: &Place) -> (String, String) {
    let files = desk::public_files(&state(place));
    let page = files.into_iter().find(|(path, _)| path == "pt/g-1.3.1.html").unwrap().1;
    let page = String::from_utf8(page).unwrap();
    let picture =
        page.split("<div class=\"small-board\">").nth(1).and_then(|rest| rest.split("</div>").next());
    (picture.unwrap_or_default().to_owned(), page)
}

#[test]
fn boards_on_screens_are_seen_at_home_some_moves_late_and_to_the_end() {
    let place = Place::sqlite();
    championship_of(&place.location, on_screens(CLOCK), 4);
    let fair = Fair::open(&place.location, &[&[1]]);
    let folder = tempfile::tempdir().unwrap();
    let host = Hosted::start(folder.path());
    publishing(&fair, &host.open("final"));
    follows(&host, "final", &place);
    assert_eq!(drawn(&place).0, "", "nobody sits there");
    let (board, codes) = first_board(&state(&place));
    let mut devices = codes.map(|code| seated(&fair, code, board));
    let begun = drawn(&place).0;
    assert!(begun.starts_with("<svg"), "{begun}");
    for (ply, mv) in ["e5-d5", "d5-c5", "c5-c4", "c4-d4"].into_iter().enumerate() {
        assert_eq!(drawn(&place).0, begun, "{ply}: nobody at home can whisper a move");
        assert_eq!(play(&mut devices[ply % 2], board, mv).status, 303);
    }
    let (late, page) = drawn(&place);
    assert!(late.starts_with("<svg") && late != begun, "the first of four moves is seen");
    assert!(page.contains("Aluno") && !page.contains("do Meio") && page.contains("é a sua vez"), "{page}");
    let shown = || host.try_get("/final/pt/g-1.3.1.html").map(|answer| answer.text());
    until("moves are seen at home", || shown().as_ref() == Some(&page));
    assert_eq!(devices[0].post(&address(board), &[("act", "resign"), ("game", "1")]).status, 303);
    let (whole, page) = drawn(&place);
    assert!(whole != late && page.contains("Ganhou"), "what is over is seen to its end: {page}");
    until("the end is seen at home", || shown().as_ref() == Some(&page));
    follows(&host, "final", &place);
}

#[test]
fn a_host_that_was_away_is_as_the_hall_when_it_is_back() {
    let place = Place::sqlite();
    championship(&place.location, 8);
    let fair = Fair::open(&place.location, &[]);
    let folder = tempfile::tempdir().unwrap();
    let host = Hosted::start(folder.path());
    let mut house = publishing(&fair, &host.open("final"));
    follows(&host, "final", &place);
    let at = host.at;
    drop(host);
    for board in 1..=2 {
        enter(&place, board, MatchResult::FirstWins);
    }
    until("the page says so", || house.get("/organiser/publish").text().contains("não responde"));
    assert!(house.get("/organiser/publish").text().contains("volta a tentar"));
    let host = Hosted::start_at(folder.path(), at);
    follows(&host, "final", &place);
    // A host that has lost everything is filled anew, without a word from anybody.
    drop(host);
    std::fs::remove_dir_all(folder.path()).unwrap();
    std::fs::create_dir(folder.path()).unwrap();
    let host = Hosted::start_at(folder.path(), at);
    let address = host.open("final");
    enter(&place, 3, MatchResult::SecondWins);
    until("the old key is refused", || {
        house.get("/organiser/publish").text().contains("não reconhece a chave")
    });
    house.post("/organiser/publish", &[("step", "address"), ("address", &address)]);
    follows(&host, "final", &place);
}

#[test]
fn power_cuts_while_pages_are_sent_leave_a_whole_state() {
    let place = Place::sqlite();
    championship(&place.location, 24);
    let fair = Fair::open(&place.location, &[]);
    let folder = tempfile::tempdir().unwrap();
    let mut host = Hosted::start(folder.path());
    let at = host.at;
    publishing(&fair, &host.open("final"));
    follows(&host, "final", &place);
    let mut seen = vec![state(&place)];
    for board in 1..=6 {
        enter(&place, board, MatchResult::FirstWins);
        seen.push(state(&place));
        drop(host);
        host = Hosted::start_at(folder.path(), at);
        // Whatever the host has now is one of the states there were, and not half of two.
        let is_whole = seen.iter().any(|state| different(&host, "final", state).is_empty());
        assert!(is_whole, "after board {board}");
    }
    follows(&host, "final", &place);
}

#[test]
fn a_network_that_wants_a_password_gets_no_key_and_no_page() {
    let place = Place::sqlite();
    championship(&place.location, 4);
    let fair = Fair::open(&place.location, &[]);
    let portal = Host::open(([127, 0, 0, 1], 0).into(), |_, _| Page {
        status: "200 OK",
        kind: "text/html",
        body: b"<html>password?</html>".to_vec(),
    });
    let address = format!("http://{}/final#{}", portal.at, "ab".repeat(24));
    let mut house = publishing(&fair, &address);
    until("the page says so", || house.get("/organiser/publish").text().contains("talvez a rede peça"));
    assert!(!house.get("/organiser/publish").text().contains(&"ab".repeat(24)), "the key is shown");
    let elsewhere = Host::open(([127, 0, 0, 1], 0).into(), |_, _| Page {
        status: "302 Found\r\nLocation: http://127.0.0.1:9/",
        kind: "text/html",
        body: Vec::new(),
    });
    let address = format!("http://{}/final#{}", elsewhere.at, "cd".repeat(24));
    house.post("/organiser/publish", &[("step", "address"), ("address", &address)]);
    until("the page says so", || house.get("/organiser/publish").text().contains("talvez a rede peça"));
    let log = house.get("/organiser/log").text();
    assert!(log.contains("começou a publicar") && !log.contains(&"cd".repeat(24)), "{log}");
}

#[test]
fn two_desks_of_one_championship_publish_it_together() {
    let place = Place::sqlite();
    championship(&place.location, 8);
    let folder = tempfile::tempdir().unwrap();
    let host = Hosted::start(folder.path());
    let address = host.open("final");
    let _one = Served::start(&place.location, &["--publish", &address], &[]);
    let _other = Served::start(&place.location, &["--publish", &address], &[]);
    for board in 1..=3 {
        enter(&place, board, MatchResult::FirstWins);
        follows(&host, "final", &place);
    }
}

#[test]
fn an_older_copy_and_another_championship_wait_for_the_organiser() {
    let place = Place::sqlite();
    championship(&place.location, 6);
    let folder = tempfile::tempdir().unwrap();
    let host = Hosted::start(folder.path());
    let address = host.open("final");
    let other = Place::sqlite();
    championship(&other.location, 4);
    {
        let fair = Fair::open(&other.location, &[]);
        publishing(&fair, &address);
        follows(&host, "final", &other);
    }
    let fair = Fair::open(&place.location, &[]);
    let mut house = publishing(&fair, &address);
    until("the page says so", || house.get("/organiser/publish").text().contains("outro campeonato: Prova"));
    assert_eq!(different(&host, "final", &state(&other)), Vec::<String>::new(), "nothing was changed");
    house.post("/organiser/publish", &[("step", "anyway")]);
    follows(&host, "final", &place);
    assert!(!host.get("/final/pt/p-001.1.3.html").text().is_empty());
}

#[test]
fn publishing_ends_when_it_is_switched_off_and_a_renewed_key_locks_out() {
    let place = Place::sqlite();
    championship(&place.location, 6);
    let fair = Fair::open(&place.location, &[&[1]]);
    let folder = tempfile::tempdir().unwrap();
    let host = Hosted::start(folder.path());
    let mut house = publishing(&fair, &host.open("final"));
    follows(&host, "final", &place);
    let before = state(&place);
    house.post("/organiser/publish", &[("step", "off")]);
    enter(&place, 1, MatchResult::FirstWins);
    let page = house.get("/organiser/publish").text();
    assert!(page.contains("Não está a publicar"), "{page}");
    let address = host.renew("final");
    house.post("/organiser/publish", &[("step", "on")]);
    until("the old key is refused", || {
        house.get("/organiser/publish").text().contains("não reconhece a chave")
    });
    assert_eq!(different(&host, "final", &before), Vec::<String>::new());
    house.post("/organiser/publish", &[("step", "address"), ("address", &address)]);
    follows(&host, "final", &place);
    let wrong =
        house.post("/organiser/publish", &[("step", "address"), ("address", "https://x.example/final")]);
    assert!(wrong.status == 400 && wrong.text().contains("endereço de publicação"), "{}", wrong.text());
    // Only organisers choose this.
    assert_eq!(fair.signed_in(1).get("/organiser/publish").status, 403);
    assert_eq!(fair.signed_in(1).post("/organiser/publish", &[("step", "off")]).status, 403);
}

#[test]
fn results_held_back_are_held_back_at_the_host_too() {
    let (place, mut desk) = drawn_swiss(8, 2, "public standings: frozen before the last round\n");
    next_round(&mut desk);
    all_first_win(&mut desk);
    next_round(&mut desk);
    let fair = Fair::open_as_it_is(&place.location);
    let folder = tempfile::tempdir().unwrap();
    let host = Hosted::start(folder.path());
    publishing(&fair, &host.open("final"));
    follows(&host, "final", &place);
    let won = || host.get("/final/pt/g-1.3.1.html").text().matches("<b>1-0</b>").count();
    assert_eq!(won(), 4);
    all_first_win(&mut desk);
    // Another thing that everybody may see, so that there is something to wait for.
    desk.commit(None, |state, _| {
        Ok::<_, DeskError>(choose_names(state, NameStyle::Code).into_iter().collect())
    })
    .unwrap();
    follows(&host, "final", &place);
    assert_eq!(won(), 4, "home learns who wins before the hall");
    desk.commit(None, |_, _| Ok(vec![Fact::TournamentClosed { tournament: RASTROS }])).unwrap();
    follows(&host, "final", &place);
    assert_eq!(won(), 8);
}
