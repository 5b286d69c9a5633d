//! A family follows from home: the organiser pastes an address, and a phone far away shows each result by itself.

use championship::facts::{Fact, GamePlace, MatchResult, Stamp};
use championship::store::{Desk, DeskError};

use crate::places::Place;
use crate::support::browser::{Look, Scheme, Window};
use crate::support::fair::{Fair, championship};
use crate::support::host::{Host, Page};
use crate::support::hosted::Hosted;

fn enter(place: &Place, board: u16) {
    let mut desk = Desk::open(&place.location, "teste").unwrap();
    let group = desk.championship().groups().next().unwrap().id;
    let place = GamePlace { group, round: 1, board, game: 1 };
    let stamp = Stamp { by: "teste".into(), at: 0 };
    let fact = Fact::ResultEntered { place, result: MatchResult::FirstWins, record: None, stamp };
    desk.commit(None, |_, _| Ok::<_, DeskError>(vec![fact.clone()])).unwrap();
}

#[test]
fn a_phone_at_home_shows_each_result_by_itself_and_says_when_it_has_no_network() {
    let place = Place::sqlite();
    championship(&place.location, 8);
    let fair = Fair::open(&place.location, &[]);
    let folder = tempfile::tempdir().unwrap();
    let host = Hosted::start(folder.path());
    let address = host.open("final");

    let organiser = Window::open(Look::LAPTOP);
    organiser.go(&fair.server.address(&fair.house));
    organiser.click("main form button");
    organiser.go(&fair.server.address("/organiser/publish"));
    organiser.picture("publish-where");
    organiser.fill("#address", &address);
    organiser.click("button[value=address]");
    organiser.until("it is published", || {
        organiser.go(&fair.server.address("/organiser/publish"));
        organiser.text("main").contains("tal como está agora").then_some(())
    });
    organiser.picture("publish-current");
    organiser.has_no_barrier("publish");

    for scheme in [Scheme::Light, Scheme::Dark] {
        let phone = Window::open(Look::PHONE.in_scheme(scheme));
        phone.go(&format!("http://{}/", host.at));
        phone.picture("host-front");
        phone.has_no_barrier("host front");
        phone.click("main a");
        phone.find_soon("h1");
        phone.go(&format!("http://{}/final/pt/g-1.3.1.html", host.at));
        phone.wait_for("#fresh", "Como estava às");
        let won = || phone.text("main").matches("1-0").count();
        let before = won();
        enter(&place, if matches!(scheme, Scheme::Light) { 1 } else { 2 });
        phone.until("the result comes by itself", || (won() == before + 1).then_some(()));
        phone.picture(&format!("host-group-{scheme:?}"));
        phone.has_no_barrier("host group");
        phone.fits("host group");
        phone.offline(true);
        phone.wait_for("#fresh", "Sem rede");
        phone.offline(false);
        phone.wait_for("#fresh", "Como estava às");
    }
}

/// On a plain web space, without a stream, the page finds out by asking.
#[test]
fn files_on_a_plain_web_space_are_followed_too() {
    let place = Place::sqlite();
    championship(&place.location, 8);
    let location = place.location.clone();
    let space = Host::open(([127, 0, 0, 1], 0).into(), move |_, path| {
        let files = desk::public_files(Desk::open(&location, "teste").unwrap().championship());
        let found = files.into_iter().find(|(known, _)| format!("/{known}") == path);
        let kind = match path.rsplit('.').next() {
            Some("css") => "text/css",
            Some("js") => "text/javascript",
            Some("svg") => "image/svg+xml",
            Some("txt") => "text/plain",
            _ => "text/html; charset=utf-8",
        };
        match found {
            Some((_, body)) => Page { status: "200 OK", kind, body },
            None => Page { status: "404 Not Found", kind: "text/html", body: b"nothing".to_vec() },
        }
    });
    let phone = Window::open(Look::PHONE);
    phone.go(&format!("http://{}/pt/g-1.3.1.html", space.at));
    let won = || phone.text("main").matches("1-0").count();
    let before = won();
    // It asks at once for the version of now; the next time is moved here from three quarters of a minute.
    phone.until("it has asked", || {
        let asked =
            "return performance.getEntriesByType('resource').some((one) => one.name.endsWith('version.txt'))";
        phone.script(asked).as_bool().filter(|asked| *asked)
    });
    enter(&place, 1);
    phone.script("dispatchEvent(new Event('online'))");
    phone.until("the result is there", || (won() == before + 1).then_some(()));
}
