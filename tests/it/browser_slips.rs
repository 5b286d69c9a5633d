//! What an arbiter taps is never lost: no network, a network that wants a password, an expired session, a reprinted
//! card, somebody else on the same phone, a server that was restarted, a phone that was asleep.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use championship::decisions::{self, Arrangement};
use championship::regulations;
use championship::store::Desk;
use desk::App;
use desk::people::{Card, People};
use desk::visit::Role;

use crate::patience::until;
use crate::places::Place;
use crate::support::browser::{Look, Window};
use crate::support::final_day::{Hour, facts};
use crate::support::host::{Host, Page};
use crate::support::web::{Browser, Server};

/// A final with its first round published, which can be closed and opened again at the same address.
struct Hall {
    place: Place,
    server: Option<Server>,
    at: SocketAddr,
    /// Rita has table 1, Rui has tables 1 and 2.
    cards: Vec<Card>,
}

impl Hall {
    fn open() -> Self {
        Self::called("Final")
    }

    fn called(name: &str) -> Self {
        let place = Place::sqlite();
        let facts = facts(60, Hour::FirstRound);
        let mut desk = Desk::create(&place.location, name, regulations::default(), "prova").unwrap();
        desk.commit(None, |_, _| Ok(facts[1..].to_vec())).unwrap();
        drop(desk);
        let (app, _) = App::open(&place.location, "prova").unwrap();
        app.people.add("Rita", &Role::Arbiter(vec![1])).unwrap();
        app.people.add("Rui", &Role::Arbiter(vec![1, 2])).unwrap();
        let cards = app.people.issue(&[]).unwrap();
        let server = Server::start(app);
        Hall { at: server.at, place, server: Some(server), cards }
    }

    fn close(&mut self) {
        drop(self.server.take());
    }

    fn open_again(&mut self) {
        let (app, _) = App::open(&self.place.location, "prova").unwrap();
        self.server = Some(Server::start_at(app, self.at));
    }

    /// Opens it at the address of another one, which is closed.
    fn open_instead_of(&mut self, other: &Hall) {
        self.close();
        self.at = other.at;
        self.open_again();
    }

    /// Arranges the first round of table 1 anew, at another desk.
    fn exchange(&self, wish: Arrangement) {
        let mut desk = Desk::open(&self.place.location, "consola").unwrap();
        desk.commit(None, |state, _| {
            let group = state.groups().find(|group| group.table == 1).unwrap().id;
            decisions::rearrange(state, group, None, &[wish], "enganei-me")
        })
        .unwrap();
    }

    fn address(&self, path: &str) -> String {
        format!("http://{}{path}", self.at)
    }

    /// Who entered which results at table 1, as the journal has it.
    fn stored(&self) -> Vec<(String, String)> {
        let desk = Desk::open(&self.place.location, "prova").unwrap();
        let group = desk.championship().groups().find(|group| group.table == 1).unwrap();
        let boards = group.rounds.last().unwrap().boards.iter();
        let entries = boards.flat_map(|board| board.games.iter().flat_map(|game| game.entries().to_vec()));
        entries.map(|entry| (entry.stamp.by.clone(), entry.result.to_string())).collect()
    }
}

/// A network that wants a password first: every address has the same page. Counts the slips that it has swallowed.
fn portal(at: SocketAddr, status: &'static str, kind: &'static str, body: &str) -> (Host, Arc<AtomicUsize>) {
    let swallowed = Arc::new(AtomicUsize::new(0));
    let (count, body) = (Arc::clone(&swallowed), body.as_bytes().to_vec());
    let host = Host::open(at, move |method, path| {
        if (method, path) == ("POST", "/arbiter/slip") {
            count.fetch_add(1, Ordering::SeqCst);
        }
        Page { status, kind, body: body.clone() }
    });
    (host, swallowed)
}

fn sign_in(phone: &Window, hall: &Hall, card: &Card) {
    phone.go(&hall.address(&card.path));
    phone.click("main form button");
    phone.until("somebody is signed in", || (phone.count(".person") == 1).then_some(()));
}

/// A phone on the arbiter's page, which it has kept for times without network.
fn at_the_tables(hall: &Hall) -> Window {
    let phone = Window::open(Look::PHONE);
    sign_in(&phone, hall, &hall.cards[0]);
    phone.go(&hall.address("/arbiter"));
    phone.wait_for("h2", "Mesa 1");
    phone.find_soon("html[data-kept]");
    phone
}

/// The winner's button of the second board of the first table.
const SECOND_BOARD: &str = ".table:first-of-type .board:nth-of-type(2) button.side";

fn tap(phone: &Window) {
    let touched = || phone.count(".board.pending, .board.done");
    let before = touched();
    phone.click(".board:not(.done):not(.pending) button.side");
    phone.until("the tap is marked", || (touched() > before).then_some(()));
}

fn is_saved(phone: &Window, hall: &Hall, count: usize) {
    phone.until("the results are in the journal", || (hall.stored().len() == count).then_some(()));
    phone.until("nothing waits", || (phone.count(".board.pending") == 0).then_some(()));
    phone.until("nothing is kept", || {
        (phone.script("return Object.keys(localStorage).length") == 0).then_some(())
    });
}

#[test]
fn a_tap_without_network_survives_closing_the_page_and_a_restart_of_the_server() {
    let mut hall = Hall::open();
    let phone = at_the_tables(&hall);
    hall.close();
    tap(&phone);
    phone.wait_for("#sync", "Sem rede");
    // Leaving the desk with something unsent is asked about.
    let asks = "const event = new Event('beforeunload', { cancelable: true }); window.dispatchEvent(event); \
                return event.defaultPrevented";
    assert_eq!(phone.script(asks), true);
    // The page opens again without network, and knows what waits.
    phone.go("about:blank");
    phone.go(&hall.address("/arbiter"));
    phone.wait_for("h2", "Mesa 1");
    phone.until("the tap is still marked", || (phone.count(".board.pending") == 1).then_some(()));
    // What waits can be changed: a tap on the other side takes its place.
    let state = || phone.text(".board.pending .state");
    let tapped = state();
    let others = ".board.pending button[value='0-1']:not(:disabled)";
    phone.until("what waits may be tapped again", || (phone.count(others) == 1).then_some(()));
    phone.click(others);
    phone.until("the other side is marked", || (state() != tapped).then_some(()));
    tap(&phone);
    assert!(hall.stored().is_empty());
    hall.open_again();
    is_saved(&phone, &hall, 2);
    let results: Vec<String> = hall.stored().into_iter().map(|(_, result)| result).collect();
    assert_eq!(results, ["0-1", "1-0"], "what was tapped last is stored, once");
    assert_eq!(phone.script(asks), false);
    phone.until("the bar is gone", || (phone.count("#sync.on") == 0).then_some(()));
}

#[test]
fn answers_of_anybody_but_the_desk_leave_the_tap_where_it_is() {
    let mut hall = Hall::open();
    let phone = at_the_tables(&hall);
    tap(&phone);
    is_saved(&phone, &hall, 1);
    hall.close();
    let strangers = [
        ("200 OK", "text/html", "<html><body>Wi-Fi: aceite as condições</body></html>"),
        ("200 OK", "application/json", "{\"status\": \"saved\"}"),
        ("429 Too Many Requests", "text/plain", "slow down"),
    ];
    for (status, kind, body) in strangers {
        let (portal, swallowed) = portal(hall.at, status, kind, body);
        if phone.count(".board.pending") == 0 {
            tap(&phone);
        }
        // Asked a second time, the phone must have kept it the first time.
        phone.until("the tap is sent again", || {
            phone.script("window.dispatchEvent(new Event('online'))");
            (swallowed.load(Ordering::SeqCst) >= 2).then_some(())
        });
        phone.wait_for("#sync", "não veio deste servidor");
        drop(portal);
    }
    assert_eq!(phone.count(".board.pending"), 1);
    hall.open_again();
    is_saved(&phone, &hall, 2);
}

#[test]
fn after_an_expired_session_or_a_new_card_one_signs_in_and_everything_is_sent() {
    let hall = Hall::open();
    let phone = at_the_tables(&hall);
    phone.forget_cookies();
    tap(&phone);
    phone.wait_for("#sync", "A sessão acabou");
    phone.click("#sync a");
    // Every page says what waits and for whom.
    phone.wait_for("#sync", "Rita");
    sign_in(&phone, &hall, &hall.cards[0]);
    is_saved(&phone, &hall, 1);
    // The organiser prints a new card, which ends the sessions of the old one.
    let fresh = People::open(&hall.place.location).unwrap().issue(&[hall.cards[0].number]).unwrap().remove(0);
    phone.until("the old card is out", || {
        phone.go(&hall.address("/"));
        (phone.count(".person") == 0).then_some(())
    });
    sign_in(&phone, &hall, &fresh);
    phone.go(&hall.address("/arbiter"));
    phone.wait_for("h2", "Mesa 1");
    let mut witness = Browser::new(hall.server.as_ref().unwrap());
    assert_eq!(witness.post(&fresh.path, &[]).status, 303);
    assert_eq!(witness.get("/arbiter").status, 200);
    let newest = People::open(&hall.place.location).unwrap().issue(&[fresh.number]).unwrap().remove(0);
    until("the server has seen that there is a newer card", || witness.get("/arbiter").status != 200);
    tap(&phone);
    phone.wait_for("#sync", "há um cartão mais novo");
    assert_eq!(hall.stored().len(), 1);
    sign_in(&phone, &hall, &newest);
    is_saved(&phone, &hall, 2);
}

#[test]
fn a_tap_belongs_to_whoever_tapped() {
    let hall = Hall::open();
    let phone = at_the_tables(&hall);
    phone.forget_cookies();
    tap(&phone);
    phone.wait_for("#sync", "A sessão acabou");
    sign_in(&phone, &hall, &hall.cards[1]);
    phone.go(&hall.address("/arbiter"));
    phone.wait_for("#sync", "Foram tocados por Rita");
    phone.click(SECOND_BOARD);
    phone.until("Rui's own is saved", || (hall.stored().len() == 1).then_some(()));
    assert_eq!(hall.stored()[0].0, "Rui");
    sign_in(&phone, &hall, &hall.cards[0]);
    is_saved(&phone, &hall, 2);
    let mut names: Vec<String> = hall.stored().into_iter().map(|(by, _)| by).collect();
    names.sort();
    assert_eq!(names, ["Rita", "Rui"]);
}

#[test]
fn a_phone_that_was_asleep_sends_when_it_wakes_and_shows_what_it_missed() {
    let mut hall = Hall::open();
    let phone = at_the_tables(&hall);
    hall.close();
    tap(&phone);
    phone.wait_for("#sync", "Sem rede");
    phone.sleep();
    hall.open_again();
    let other = Window::open(Look::PHONE);
    sign_in(&other, &hall, &hall.cards[1]);
    other.go(&hall.address("/arbiter"));
    other.wait_for("h2", "Mesa 1");
    // Another board, by another arbiter, while the phone sleeps.
    other.click(SECOND_BOARD);
    other.until("the other's is saved", || (hall.stored().iter().any(|(by, _)| by == "Rui")).then_some(()));
    phone.wake();
    is_saved(&phone, &hall, 2);
    phone.until("both are seen", || (phone.count(".board.done") == 2).then_some(()));
}

#[test]
fn a_phone_that_has_been_on_many_pages_still_sends() {
    let hall = Hall::open();
    let phone = at_the_tables(&hall);
    // Browsers keep the pages one has left, to go back to; their streams must not keep the few connections.
    for _ in 0..8 {
        phone.click(".top .menu");
        phone.click("nav a[href=\"/\"]");
        phone.find_soon("[data-live]:not(#tables)");
        phone.click(".top .menu");
        phone.click("nav a[href=\"/arbiter\"]");
        phone.wait_for("h2", "Mesa 1");
    }
    tap(&phone);
    is_saved(&phone, &hall, 1);
}

#[test]
fn a_tap_is_heard_though_the_page_changes_under_the_finger() {
    let hall = Hall::open();
    let phone = at_the_tables(&hall);
    let fetched = || {
        let script = "return performance.getEntriesByType('resource').filter((one) => one.name.endsWith('/arbiter')).length";
        phone.script(script).as_u64().unwrap()
    };
    let other = Window::open(Look::PHONE);
    sign_in(&other, &hall, &hall.cards[1]);
    other.go(&hall.address("/arbiter"));
    other.wait_for("h2", "Mesa 1");
    let before = fetched();
    phone.hold(SECOND_BOARD);
    tap(&other);
    is_saved(&other, &hall, 1);
    phone.until("the page was fetched anew", || (fetched() > before).then_some(()));
    // Long enough for the page to be drawn, if it were.
    phone.lets_pass(500);
    phone.lift();
    is_saved(&phone, &hall, 2);
    phone.until("both are seen", || (phone.count(".board.done") == 2).then_some(()));
}

#[test]
fn a_tap_kept_while_sides_were_exchanged_is_told_with_names_and_stored_for_nobody() {
    let mut hall = Hall::open();
    let phone = at_the_tables(&hall);
    let first = phone.text(".board:first-of-type button.side .name");
    hall.close();
    phone.click(".board:first-of-type button.side");
    phone.wait_for("#sync", "Sem rede");
    hall.exchange(Arrangement::Sides(1));
    hall.open_again();
    phone.wait_for(".board.conflict .notice", "mas agora jogam aí");
    phone.wait_for(".board.conflict .notice", &first);
    assert!(hall.stored().is_empty(), "{:?}", hall.stored());
    // Tapped again on the board as it is, it counts.
    phone.click(".board:first-of-type button.side");
    is_saved(&phone, &hall, 1);
}

#[test]
fn a_queue_waits_until_its_championship_is_back_at_the_address() {
    let (mut hall, mut other) = (Hall::open(), Hall::called("Outra prova"));
    let phone = at_the_tables(&hall);
    hall.close();
    tap(&phone);
    phone.wait_for("#sync", "Sem rede");
    other.open_instead_of(&hall);
    // The page that was open asks the other one, and keeps what it has.
    phone.script("window.dispatchEvent(new Event('online'))");
    phone.wait_for("#sync", "São de “Final”");
    // Somebody with the same number signs in there: what waits is not theirs either, and every page says whose it is.
    sign_in(&phone, &other, &other.cards[0]);
    phone.go(&other.address("/arbiter"));
    phone.wait_for("#sync", "São de “Final”");
    tap(&phone);
    phone.until("the own tap is saved", || (other.stored().len() == 1).then_some(()));
    assert_eq!(phone.script("return Object.keys(localStorage).length"), 1);
    other.close();
    hall.open_again();
    sign_in(&phone, &hall, &hall.cards[0]);
    is_saved(&phone, &hall, 1);
    assert_eq!(other.stored().len(), 1);
}

#[test]
fn what_an_earlier_program_kept_is_asked_about_before_it_goes_anywhere() {
    let hall = Hall::open();
    let phone = at_the_tables(&hall);
    let slip =
        phone.script("return document.querySelector('.board').dataset.slip.split('/').slice(0, 4).join('/')");
    let keep = format!(
        "localStorage.setItem('arbitro.slip.0a', JSON.stringify({{ key: '0a', at: 1, person: document.getElementById('sync').dataset.person, \
         who: 'Rita', fields: {{ slip: {slip}, was: '', result: '1-0' }}, words: 'x', tries: 0 }}))"
    );
    phone.script(&keep);
    phone.go(&hall.address("/arbiter"));
    phone.wait_for("#sync", "não dizem de que campeonato são");
    assert!(hall.stored().is_empty());
    phone.click("#sync button:first-of-type");
    is_saved(&phone, &hall, 1);
}

#[test]
fn what_was_tapped_outlives_a_browser_that_forgets_and_the_page_says_so() {
    let mut hall = Hall::open();
    let phone = at_the_tables(&hall);
    hall.close();
    tap(&phone);
    phone.wait_for("#sync", "Sem rede");
    phone.script("localStorage.clear(); window.dispatchEvent(new Event('online'))");
    phone.wait_for("#sync", "esqueceu");
    hall.open_again();
    is_saved(&phone, &hall, 1);
}
