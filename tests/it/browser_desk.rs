//! The day at the desk, in real browsers: an arbiter's phone, the projector and the public pages.

use championship::regulations;
use championship::store::Desk;
use desk::App;
use desk::people::Card;
use desk::visit::Role;

use crate::places::Place;
use crate::support::browser::{Look, Scheme, Window};
use crate::support::final_day::{Hour, facts};
use crate::support::web::Server;

/// A final with its first round published, and the card of the arbiter of table 1.
struct Hall {
    server: Server,
    card: Card,
    /// The path that signs the organiser in.
    house: String,
    _place: Place,
}

fn hall() -> Hall {
    let place = Place::sqlite();
    let facts = facts(60, Hour::FirstRound);
    let mut desk = Desk::create(&place.location, "Final", regulations::default(), "prova").unwrap();
    desk.commit(None, |_, _| Ok(facts[1..].to_vec())).unwrap();
    drop(desk);
    let (app, house) = App::open(&place.location, "prova").unwrap();
    let number = app.people.add("Rita", &Role::Arbiter(vec![1])).unwrap();
    let card = app.people.issue(&[number]).unwrap().remove(0);
    Hall { server: Server::start(app), card, house, _place: place }
}

fn sign_in(window: &Window, hall: &Hall, path: &str) {
    window.go(&hall.server.address(path));
    window.click("main form button");
    window.until("somebody is signed in", || (window.count(".person") == 1).then_some(()));
}

#[test]
fn an_arbiters_phone_enters_a_round_and_the_projector_changes_by_itself() {
    let hall = hall();
    let phone = Window::open(Look::PHONE);
    sign_in(&phone, &hall, &hall.card.path);
    phone.go(&hall.server.address("/arbiter"));
    phone.wait_for("h2", "Mesa 1");
    phone.fits("the arbiter's page");
    phone.has_no_barrier("the arbiter's page");
    phone.picture("arbiter-390");
    let projector = Window::open(Look::LAPTOP);
    projector.go(&hall.server.address("/wall"));
    projector.script("window.untouched = true");
    let version = |window: &Window| -> u64 {
        window.attribute("[data-version]", "data-version").unwrap().parse().unwrap()
    };
    let before = version(&projector);
    let n_boards = phone.count(".board");
    assert!(n_boards > 0, "table 1 has no board");
    for done in 0..n_boards {
        phone.click(".board:not(.done):not(.pending) button.side");
        phone.until("the result is saved", || (phone.count(".board.done") == done + 1).then_some(()));
        if done == 0 {
            // A slip of the finger is taken back while the round is under way.
            phone.click(".board .undo");
            phone.until("it is missing again", || (phone.count(".board.done") == 0).then_some(()));
            phone.click(".board:not(.done):not(.pending) button.side");
            phone.until("the result is saved", || (phone.count(".board.done") == 1).then_some(()));
        }
    }
    phone.wait_for(".table", "completa");
    projector.until("the projector has changed", || (version(&projector) > before).then_some(()));
    assert_eq!(projector.script("return window.untouched"), true, "the projector was loaded again");
    projector.picture("wall-1280");
    // Another round of taps would be refused to somebody who has not signed in.
    let stranger = Window::open(Look::PHONE);
    stranger.go(&hall.server.address("/arbiter"));
    stranger.wait_for("[role=alert]", "entre primeiro");
}

#[test]
fn the_organiser_corrects_a_result_and_prints() {
    let hall = hall();
    let window = Window::open(Look::LAPTOP);
    sign_in(&window, &hall, &hall.house);
    window.go(&hall.server.address("/organiser"));
    window.picture("organiser-1280");
    window.click("a[href^=\"/organiser/group/\"]");
    let is_done = || window.count(".board.done");
    window.click(".board:not(.done) button.side");
    window.until("a result is saved", || (is_done() == 1).then_some(()));
    let before = window.text(".board.done .state b");
    // A correction asks for a reason and says what it was.
    window.click(".board.done summary");
    window.click(".board.done details .row button");
    window.lets_pass(300);
    assert_eq!(window.text(".board.done .state b"), before, "a result was changed without a reason");
    window.fill(".board.done [name=reason]", "boletim trocado");
    window.click(".board.done details .row button");
    window.until("the result is another", || (window.text(".board.done .state b") != before).then_some(()));
    window.go(&hall.server.address("/organiser/log"));
    window.wait_for("main", "boletim trocado");
    window.has_no_barrier("the log");
    // The papers are those of the command line.
    window.go(&hall.server.address("/organiser/print"));
    window.has_no_barrier("the list of papers");
    for paper in ["results", "pairings", "slips"] {
        let fetched = window.script(&format!(
            "const asked = new XMLHttpRequest(); asked.open('GET', '/organiser/print/{paper}.pdf', false); \
             asked.send(); return [asked.status, asked.responseText.slice(0, 5)]"
        ));
        assert_eq!(fetched, serde_json::json!([200, "%PDF-"]), "{paper}");
    }
}

#[test]
fn no_page_of_the_desk_has_a_serious_barrier() {
    let hall = hall();
    let looks = [("light", Look::LAPTOP), ("dark", Look::PHONE.in_scheme(Scheme::Dark))];
    for (colours, look) in looks {
        let window = Window::open(look);
        for path in ["/", "/enter", "/find?q=Ana", "/schools", "/t/1.1", "/wall", "/nada"] {
            window.go(&hall.server.address(path));
            window.fits(&format!("{path} ({colours})"));
            window.has_no_barrier(&format!("{path} ({colours})"));
        }
        sign_in(&window, &hall, &hall.house);
        for path in [
            "/arbiter",
            "/organiser",
            "/organiser/entries",
            "/organiser/checkin",
            "/organiser/schools",
            "/organiser/people",
            "/organiser/print",
            "/organiser/safety",
            "/organiser/log",
            "/organiser/wall",
            "/organiser/propose",
            "/organiser/why/1.1.1/1",
            "/organiser/tournament/1.1",
            "/organiser/group/1.1.1",
        ] {
            window.go(&hall.server.address(path));
            window.script("document.querySelectorAll('details').forEach(one => one.open = true); return 0");
            window.picture(&format!("{}-{colours}", path[1..].replace('/', "-")));
            let cut = window.script(
                "return [...document.querySelectorAll('nav a')].filter(one => one.getBoundingClientRect().right > \
                 document.documentElement.clientWidth).map(one => one.textContent)",
            );
            assert_eq!(cut, serde_json::json!([]), "{path}: a part of the navigation is out of sight");
            window.fits(&format!("{path} ({colours})"));
            window.has_no_barrier(&format!("{path} ({colours})"));
        }
    }
}

#[test]
fn standings_and_pairings_need_no_sideways_scrolling_on_a_phone() {
    let hall = hall();
    let phone = Window::open(Look::PHONE);
    for path in ["/g/1.1.1", "/t/1.1", "/schools"] {
        phone.go(&hall.server.address(path));
        phone.fits(path);
        let hidden = phone.script(
            "return [...document.querySelectorAll('.scroll')].filter((one) => one.scrollWidth > one.clientWidth + 1)\
             .map((one) => one.innerText)",
        );
        assert_eq!(hidden, serde_json::json!([]), "{path}: a part is out of sight");
        phone.picture(&format!("phone{}", path.replace(['/', '.'], "-")));
    }
}

/// Returns what does not fit its line on the projector.
fn cut_lines(window: &Window) -> serde_json::Value {
    window.script(
        "return [...document.querySelectorAll('.wall li')].filter((one) => one.scrollWidth > one.clientWidth + 1 || \
         one.scrollHeight > one.clientHeight + 1).map((one) => one.innerText)",
    )
}

#[test]
fn the_projector_cuts_no_name_goes_back_stops_and_shows_the_clock() {
    let hall = hall();
    let organiser = Window::open(Look::LAPTOP);
    sign_in(&organiser, &hall, &hall.house);
    organiser.go(&hall.server.address("/organiser/people"));
    organiser.click("[name=names][value=full]");
    organiser.click("button[value=names]");
    organiser.until("full names are chosen", || {
        let chosen = organiser.script("return document.querySelector('[name=names][value=full]').checked");
        (chosen == true).then_some(())
    });
    let projector = Window::open(Look::LAPTOP);
    projector.go(&hall.server.address("/wall"));
    let slide = |window: &Window| window.text(".wall footer span:last-child");
    let first = slide(&projector);
    assert!(first.starts_with("1/"), "{first}");
    for _ in 0..3 {
        assert_eq!(cut_lines(&projector), serde_json::json!([]));
        projector.fits("the projector");
        let before = slide(&projector);
        projector.press("\u{e014}");
        projector.until("the next slide is shown", || (slide(&projector) != before).then_some(()));
    }
    let before = slide(&projector);
    projector.press("\u{e012}");
    projector.until("the slide before is shown", || (slide(&projector) != before).then_some(()));
    projector.press(" ");
    projector.find_soon(".remote [aria-pressed=true]");
    organiser.go(&hall.server.address("/organiser/wall"));
    organiser.has_no_barrier("the organiser's page of the projector");
    organiser.fill("#minutes", "30");
    organiser.click("button[value=start]");
    organiser.find_soon("button[value=pause]");
    projector.until("the clock runs", || {
        let minutes = projector.text("#clock");
        (minutes.starts_with("29:") || minutes == "30:00").then_some(())
    });
    organiser.click("button[value=pause]");
    projector.find_soon("#clock.paused");
    organiser.picture("organiser-wall-1280");
    // Another choice appears without a touch of the projector.
    organiser.click("[name=show][value=standings]");
    organiser.click("button[value=show]");
    projector.wait_for("#wall", "classificação");
    projector.picture("wall-chosen-1280");
    projector.has_no_barrier("the projector");
    // A phone leads it too, and shows it whole to who cannot see so far.
    let phone = Window::open(Look::PHONE);
    sign_in(&phone, &hall, &hall.house);
    phone.go(&hall.server.address("/organiser/wall"));
    phone.fits("the organiser's page of the projector on a phone");
    phone.has_no_barrier("the organiser's page of the projector on a phone");
    phone.picture("organiser-wall-390");
    phone.click("button[value=go-on]");
    phone.click("[name=show][value=names]");
    phone.click("button[value=show]");
    projector.find_soon("#clock:not(.paused)");
    projector
        .until("the names are shown", || (!projector.text("#wall").contains("classificação")).then_some(()));
    phone.go(&hall.server.address("/wall"));
    phone.find_soon(".wall li");
    phone.fits("the projector on a phone");
    phone.has_no_barrier("the projector on a phone");
    phone.picture("wall-390");
}
