//! What the hall sees: names as chosen, live standings, a search, the projector; hostile names shown safely.

use std::io::{BufRead, BufReader, Write};
use std::net::TcpStream;

use championship::facts::{Contestant, EntryCode, Fact, School};
use championship::store::Desk;
use championship::{decisions, regulations};

use crate::patience::{HANG, until};
use crate::places::Place;
use crate::support::fair::{Fair, RASTROS, championship, next_round};
use crate::support::web::Browser;

const PATHS: [&str; 8] =
    ["/", "/t/1.3", "/g/1.3.1", "/g/1.3", "/find?q=001", "/schools", "/wall", "/wall?of=1.3&n=7"];

#[test]
fn the_public_sees_no_more_of_a_name_than_the_organiser_chose() {
    let place = Place::sqlite();
    championship(&place.location, 12);
    let fair = Fair::open(&place.location, &[]);
    let mut public = Browser::new(&fair.server);
    let mut organiser = fair.signed_in(0);
    for (names, first, last) in [("short", true, false), ("code", false, false), ("full", true, true)] {
        assert_eq!(organiser.post("/organiser/people", &[("step", "names"), ("names", names)]).status, 303);
        for path in PATHS {
            let answer = public.get(path);
            assert_eq!(answer.status, 200, "{path}");
            let text = answer.text();
            assert!(last || !text.contains("Apelido"), "{names} {path}");
            assert!(first || !text.contains("Aluno"), "{names} {path}");
        }
        let group = public.get("/g/1.3.1").text();
        assert!(group.contains("001.1.3") && group.contains("EB de Vale 1"));
        assert_eq!((group.contains("Aluno1"), group.contains("Apelido1")), (first, last), "{names}");
    }
}

#[test]
fn a_pupil_is_found_by_code_name_and_school() {
    let place = Place::sqlite();
    championship(&place.location, 24);
    let fair = Fair::open(&place.location, &[]);
    let mut public = Browser::new(&fair.server);
    for question in ["007.1.3", "7.1.3", "aluno7", "Aluno7%20Apelido7", "vale%207"] {
        let page = public.get(&format!("/find?q={question}")).text();
        assert!(
            page.contains("007.1.3") && page.contains("Mesa") && page.contains("tabuleiro"),
            "{question}"
        );
    }
    assert!(
        public.get("/find?q=meio").text().contains("Não encontrámos"),
        "what is not shown is not searched"
    );
    assert!(public.get("/find?q=%3Cscript%3E").text().contains("&#60;script&#62;"));
}

#[test]
fn standings_change_by_themselves_when_a_result_comes() {
    let place = Place::sqlite();
    championship(&place.location, 24);
    let fair = Fair::open(&place.location, &[&[1, 2]]);
    let watch = |of: &str| {
        let mut stream = TcpStream::connect(fair.server.at).unwrap();
        stream.set_read_timeout(Some(HANG)).unwrap();
        write!(stream, "GET /live?of={of} HTTP/1.1\r\nHost: x\r\n\r\n").unwrap();
        BufReader::new(stream)
    };
    // Returns the number of the state that the next event of a name tells of.
    let next = |lines: &mut BufReader<TcpStream>, name: &str| -> u64 {
        let mut event = String::new();
        loop {
            let mut line = String::new();
            assert!(lines.read_line(&mut line).unwrap() > 0, "the stream ended before `{name}`");
            match line.trim_end().split_once(": ") {
                Some(("event", said)) => event = said.to_owned(),
                Some(("data", head)) if event == name => return head.parse().unwrap(),
                _ => {}
            }
        }
    };
    let (mut one, mut all, mut other) = (watch("1.3.1"), watch(""), watch("1.3.2"));
    for lines in [&mut one, &mut all, &mut other] {
        next(lines, "hello");
    }
    let before = Browser::new(&fair.server).get("/g/1.3.1").text();
    let mut arbiter = fair.signed_in(1);
    arbiter.post("/arbiter/slip", &[("slip", "1.3.1/1/1/1"), ("key", "x"), ("result", "1-0")]);
    let first = next(&mut one, "change");
    assert_eq!(next(&mut all, "change"), first);
    let after = Browser::new(&fair.server).get("/g/1.3.1").text();
    assert!(before != after && after.contains("<b>1-0</b>"));
    // Who watches another group is left in peace: what is heard there first is its own result.
    arbiter.post("/arbiter/slip", &[("slip", "1.3.2/1/1/1"), ("key", "y"), ("result", "1-0")]);
    let second = next(&mut all, "change");
    assert!(second > first);
    assert_eq!(next(&mut other, "change"), second);
}

#[test]
fn what_the_command_line_writes_appears_too() {
    let place = Place::sqlite();
    championship(&place.location, 12);
    let fair = Fair::open(&place.location, &[]);
    let mut desk = Desk::open(&place.location, "consola").unwrap();
    desk.commit(None, |_, stamp| {
        let place = "1.3.1".parse().unwrap();
        let place = championship::facts::GamePlace { group: place, round: 1, board: 2, game: 1 };
        Ok(vec![Fact::ResultEntered {
            place,
            result: "0-1".parse().unwrap(),
            record: None,
            stamp: stamp.clone(),
        }])
    })
    .unwrap();
    until("the page has the result", || {
        Browser::new(&fair.server).get("/g/1.3.1").text().contains("<b>0-1</b>")
    });
}

#[test]
fn hostile_names_are_shown_safely_everywhere() {
    let place = Place::sqlite();
    championship(&place.location, 12);
    let hostile = [
        "<script>alert(1)</script> \"><img src=x onerror=alert(1)>".to_owned(),
        "\u{202e}virado\u{202c} \u{200f}rtl\u{2066}".to_owned(),
        "A".repeat(10_000),
    ];
    let mut desk = Desk::open(&place.location, "teste").unwrap();
    for (school, name) in (1..).zip(&hostile) {
        let code = EntryCode { tournament: RASTROS, school, index: 1 };
        let contestant = Contestant { name: Some(name.clone()), school_year: Some(3) };
        // A law may refuse such a name outright; then there is nothing to show.
        let _ = desk.commit(None, |_, _| {
            Ok(vec![Fact::EntryChanged { code, contestant: contestant.clone(), reason: None }])
        });
    }
    let fair = Fair::open(&place.location, &[&[1]]);
    let mut organiser = fair.signed_in(0);
    organiser.post("/organiser/people", &[("step", "names"), ("names", "full")]);
    organiser.post("/organiser/people", &[("step", "add"), ("name", "<script>x</script>\u{202e}")]);
    let mut arbiter = fair.signed_in(1);
    let mut pages: Vec<(String, String)> = Vec::new();
    for path in
        ["/organiser", "/organiser/entries", "/organiser/people", "/organiser/log", "/organiser/group/1.3.1"]
    {
        pages.push((path.into(), organiser.get(path).text()));
    }
    pages.push(("/arbiter".into(), arbiter.get("/arbiter").text()));
    for path in PATHS {
        pages.push((path.into(), Browser::new(&fair.server).get(path).text()));
    }
    for (path, page) in pages {
        assert!(!page.contains("<script>") && !page.contains("<img src=x"), "{path}");
        assert!(!page.contains(['\u{202e}', '\u{2066}', '\u{200f}']), "{path}");
        assert!(!page.contains(&"A".repeat(200)), "{path}");
    }
}

/// A Swiss with one pupil of each of some schools, drawn; `more` is added to its regulations.
pub(crate) fn drawn_swiss(n_pupils: u32, n_rounds: u32, more: &str) -> (Place, Desk) {
    let place = Place::sqlite();
    let wished = format!(
        "extends: escola\nstages:\n  - {{ name: torneio, play: swiss in {n_rounds} rounds }}\n{more}"
    );
    let wished = regulations::parse("x.yaml", &wished).unwrap();
    let mut desk = Desk::create(&place.location, "Prova", wished, "teste").unwrap();
    let mut facts = Vec::new();
    for number in 1..=n_pupils {
        let name = format!("EB de Vale {number}");
        facts.push(Fact::SchoolRegistered { school: School { number, name, place: None } });
        let code = EntryCode { tournament: RASTROS, school: number, index: 1 };
        let name = Some(format!("Aluno{number} Apelido{number}"));
        facts.push(Fact::EntryAdded { code, contestant: Contestant { name, school_year: Some(3) } });
    }
    desk.commit(None, |_, _| Ok(facts.clone())).unwrap();
    desk.commit(None, |state, _| decisions::draw(state, &[RASTROS], 7, false)).unwrap();
    (place, desk)
}

/// Returns the standings on a page, without what stands around them.
fn standings_of(page: &str) -> String {
    let rest = page.split("class=\"standings\"").nth(1).expect("the page has standings");
    rest.split("</table>").next().unwrap().to_owned()
}

#[test]
fn standings_stay_as_they_are_when_a_round_is_paired() {
    // An odd number: whoever has the bye of an open round has no point for it yet.
    let (place, mut desk) = drawn_swiss(7, 3, "");
    next_round(&mut desk);
    all_first_win(&mut desk);
    let shown = || {
        let fair = Fair::open_as_it_is(&place.location);
        let mut public = Browser::new(&fair.server);
        let wall = public.get("/wall?of=1.3&show=standings").text();
        let wall = wall.split("<header>").nth(1).unwrap().split("<footer>").next().unwrap().to_owned();
        (standings_of(&public.get("/g/1.3.1").text()), wall)
    };
    let before = shown();
    assert!(before.1.contains("após a ronda 1"), "{}", before.1);
    next_round(&mut desk);
    assert_eq!(shown(), before, "pairing a round moved the standings");
    all_first_win(&mut desk);
    let after = shown();
    assert!(after != before && after.1.contains("após a ronda 2"), "{}", after.1);
}

#[test]
fn points_are_written_alike_on_every_page() {
    let (place, mut desk) = drawn_swiss(2, 3, "points: { win: 1.5, loss: 0 }\n");
    next_round(&mut desk);
    desk.commit(None, |state, stamp| {
        let group = state.groups().next().unwrap().id;
        let place = championship::facts::GamePlace { group, round: 1, board: 1, game: 1 };
        let result = championship::facts::MatchResult::FirstWins;
        Ok(vec![Fact::ResultEntered { place, result, record: None, stamp: stamp.clone() }])
    })
    .unwrap();
    let fair = Fair::open_as_it_is(&place.location);
    let mut public = Browser::new(&fair.server);
    let pages = [
        ("/g/1.3.1", "<td class=\"num\">1,5</td>"),
        ("/t/1.3", "<b>1,5</b>"),
        ("/schools", "<b>1,5</b>"),
        ("/wall?show=standings", "<span class=\"value\">1,5</span>"),
    ];
    for (path, points) in pages {
        let page = public.get(path).text();
        assert!(page.contains(points) && !page.contains("1.5"), "{path}: {page}");
    }
    public.headers = vec![("Accept-Language".to_owned(), "en".to_owned())];
    assert!(public.get("/g/1.3.1").text().contains("<td class=\"num\">1.5</td>"));
}

#[test]
fn the_projector_shows_what_the_hour_asks_for_or_what_the_organiser_chose() {
    let (place, mut desk) = drawn_swiss(20, 3, "");
    let slide = |path: &str| {
        let fair = Fair::open_as_it_is(&place.location);
        Browser::new(&fair.server).get(path).text()
    };
    assert!(slide("/wall").contains("quem se senta onde"));
    next_round(&mut desk);
    // Everybody finds themselves by name, on one of the slides.
    let (one, other) = (slide("/wall?n=0"), slide("/wall?n=1"));
    assert!(one.contains("quem joga com quem (1/2)") && other.contains("(2/2)"), "{one}");
    for number in 1..=20 {
        let name = format!("<span class=\"name\">Aluno{number} A.<small>com ");
        assert_eq!(one.matches(&name).count() + other.matches(&name).count(), 1, "{number}");
    }
    desk.commit(None, |state, stamp| {
        let group = state.groups().next().unwrap().id;
        let place = championship::facts::GamePlace { group, round: 1, board: 1, game: 1 };
        let result = championship::facts::MatchResult::FirstWins;
        Ok(vec![Fact::ResultEntered { place, result, record: None, stamp: stamp.clone() }])
    })
    .unwrap();
    assert!(slide("/wall").contains("<span class=\"value\">1-0</span>"), "a result is shown as it comes");
    // What the organiser chooses is shown by a projector that was opened plainly, and by no other.
    let fair = Fair::open(&place.location, &[]);
    let mut organiser = fair.signed_in(0);
    let mut projector = Browser::new(&fair.server);
    let clock = |projector: &mut Browser| projector.get("/wall/clock").text();
    assert!(clock(&mut projector).contains("\"left\":null"));
    let chosen = [("step", "show"), ("show", "standings"), ("of", "1.3")];
    let shown = organiser.post("/organiser/wall", &chosen);
    assert_eq!(shown.status, 303);
    let told = organiser.get(shown.header("location").unwrap()).text();
    assert!(told.contains("O projetor mostra agora"), "{told}");
    assert!(projector.get("/wall").text().contains("classificação"));
    assert!(projector.get("/wall?of=").text().contains("1-0"));
    assert_eq!(organiser.post("/organiser/wall", &[("step", "start"), ("minutes", "25")]).status, 303);
    let running = clock(&mut projector);
    assert!(running.contains("\"running\":true"), "{running}");
    organiser.post("/organiser/wall", &[("step", "pause")]);
    assert!(clock(&mut projector).contains("\"running\":false"));
    assert_eq!(organiser.post("/organiser/wall", &[("step", "start"), ("minutes", "x")]).status, 400);
    assert_eq!(projector.post("/organiser/wall", &[("step", "pause")]).status, 403);
}

/// Enters a win of whoever starts at every board of the last round.
pub(crate) fn all_first_win(desk: &mut Desk) {
    desk.commit(None, |state, stamp| {
        let group = state.groups().next().unwrap();
        let round = group.rounds.last().unwrap();
        let place =
            |board| championship::facts::GamePlace { group: group.id, round: round.number, board, game: 1 };
        let result = championship::facts::MatchResult::FirstWins;
        let facts = round.boards.iter().map(|board| Fact::ResultEntered {
            place: place(board.number),
            result,
            record: None,
            stamp: stamp.clone(),
        });
        Ok(facts.collect())
    })
    .unwrap();
}

#[test]
fn the_public_waits_for_the_last_round_until_the_prize_giving() {
    let (place, mut desk) = drawn_swiss(8, 2, "public standings: frozen before the last round\n");
    next_round(&mut desk);
    all_first_win(&mut desk);
    next_round(&mut desk);
    // What the public sees, the number of the state apart.
    let shown = || {
        let fair = Fair::open_as_it_is(&place.location);
        let mut public = Browser::new(&fair.server);
        ["/t/1.3", "/g/1.3.1", "/schools", "/wall?of=1.3", "/wall?of=1.3&n=1", "/find?q=001"].map(|path| {
            let text = public.get(path).text();
            let main = text.split("<h1").nth(1).unwrap_or_else(|| panic!("{path}: {text}")).to_owned();
            main.split("</main>").next().unwrap().to_owned()
        })
    };
    let before = shown();
    assert!(before[1].contains("antes da última ronda"), "{}", before[1]);
    assert_eq!(before[1].matches("<b>1-0</b>").count(), 4, "the first round is no secret");
    all_first_win(&mut desk);
    assert_eq!(shown(), before, "the public learns who wins before the prize-giving");
    desk.commit(None, |_, _| Ok(vec![Fact::TournamentClosed { tournament: RASTROS }])).unwrap();
    let after = shown();
    assert_eq!(after[1].matches("<b>1-0</b>").count(), 8);
    assert!(!after[1].contains("antes da última ronda"));
}

/// What phones cannot reach is on no code: neither on the wall nor on a paper.
#[test]
fn codes_lead_where_phones_can_go_or_are_left_out() {
    for (address, is_reached) in [
        ("http://192.168.7.7:8080", true),
        ("https://torneio.example.org", true),
        ("http://127.0.0.1:8080", false),
        ("http://localhost:8080", false),
        ("http://[::1]:8080", false),
    ] {
        let place = Place::sqlite();
        championship(&place.location, 12);
        let (app, house) = desk::App::open(&place.location, "organizadora").unwrap();
        app.address.set(address.to_owned()).unwrap();
        app.people.add("Rita", &desk::visit::Role::Arbiter(vec![1])).unwrap();
        let fair = Fair { server: crate::support::web::Server::start(app), cards: Vec::new(), house };
        let mut organiser = fair.by_link(&fair.house.clone());
        let wall = organiser.get("/wall").text();
        assert_eq!(wall.contains("class=\"qr\""), is_reached, "{address}");
        let names = organiser.get("/organiser/print/names.html").text();
        assert_eq!(names.contains(address), is_reached, "{address}");
        assert!(!wall.contains("127.0.0.1") && !names.contains("127.0.0.1"), "{address}");
        // Cards without a network say so, on the page and on themselves, and carry no code.
        let people = organiser.get("/organiser/people").text();
        assert_eq!(people.contains("ainda não está ligado a nenhuma rede"), !is_reached, "{address}");
        let printed = organiser.post("/organiser/people", &[("step", "cards")]);
        let cards = organiser.get(printed.header("location").unwrap());
        assert_eq!(cards.status, 200);
        let Some(said) = crate::reports::pdftotext(&cards.body) else { continue };
        assert_eq!(
            (said.contains("Sem código"), said.contains("/enter")),
            (!is_reached, is_reached),
            "{said}"
        );
    }
}
