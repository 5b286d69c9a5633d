//! A copy is no key: what signs sessions and what cards are held against stays where it is, and can be changed.

use championship::store::{Desk, Location, Sidecar, automatic_backup, restore};
use desk::gate::SignInError;
use desk::people::{HOUSE, People};
use desk::session::{Session, Signer};

use crate::places::Place;
use crate::support::fair::{Fair, championship};
use crate::support::web::Browser;

/// Returns the file of people, as it is.
fn people_of(location: &Location) -> serde_json::Value {
    serde_json::from_str(&Sidecar::of(location).read().unwrap().unwrap()).unwrap()
}

/// Returns every secret there is: the key, and what PINs and links are held against.
fn secrets_of(location: &Location) -> Vec<String> {
    let keys = people_of(location)["keys"].clone();
    let mut secrets = vec![keys["key"].as_str().unwrap().to_owned()];
    for card in keys["cards"].as_object().unwrap().values() {
        let words = ["pin_hash", "pin_salt", "link_hash"].map(|name| card[name].as_str().unwrap().to_owned());
        secrets.extend(words);
    }
    assert!(secrets.len() > 3 && secrets.iter().all(|secret| secret.len() >= 32), "{secrets:?}");
    secrets
}

/// Returns a browser with a cookie that was signed with a key by somebody else.
fn forger(fair: &Fair, key: &str, person: &str, epoch: u64) -> Browser {
    let cookie = Signer::new(hex::decode(key).ok().unwrap()).cookie(&Session::begin(person, epoch));
    let mut browser = Browser::new(&fair.server);
    browser.cookies.push(("arbitro_session".into(), cookie));
    browser
}

#[test]
fn no_copy_holds_what_opens_a_door_and_a_restored_one_has_new_keys() {
    let place = Place::sqlite();
    championship(&place.location, 12);
    let fair = Fair::open(&place.location, &[&[1]]);
    let mut arbiter = fair.signed_in(1);
    assert_eq!(arbiter.get("/arbiter").status, 200);
    let secrets = secrets_of(&place.location);
    let copy = place.folder.path().join("pen.arbitro-backup");
    Desk::open(&place.location, "t").unwrap().journal().backup(&copy).unwrap();
    let automatic = automatic_backup(&place.location, "x", "2026-03-20T10:00:00Z").unwrap();
    let download = fair.signed_in(0).get("/organiser/safety/backup");
    for bytes in [std::fs::read(&copy).unwrap(), std::fs::read(&automatic.path).unwrap(), download.body] {
        let text = String::from_utf8_lossy(&bytes);
        assert!(text.starts_with("SQLite format 3"), "a copy");
        let found: Vec<&String> = secrets.iter().filter(|secret| text.contains(secret.as_str())).collect();
        assert!(found.is_empty(), "{found:?}");
    }
    // On another laptop: the same people, and new cards.
    let laptop = Place::sqlite();
    restore(&copy, &laptop.location, None).unwrap();
    let mut there = Fair::open_as_it_is(&laptop.location);
    assert!(secrets_of_none(&laptop.location));
    arbiter.at = there.server.at;
    assert_eq!(arbiter.get("/arbiter").status, 403, "a session of the old laptop");
    let mut stranger = Browser::new(&there.server);
    assert_eq!(stranger.post(&fair.cards[1].path, &[]).status, 403, "a link of the old laptop");
    let people = People::open(&laptop.location).unwrap();
    let names: Vec<String> = people.list().into_iter().map(|listed| listed.person.name).collect();
    assert_eq!(names, ["Olga Organiza", "Árbitro 1"]);
    there.cards = people.issue(&[]).unwrap();
    // The desk looks at the file once a second.
    let path = there.cards[1].path.clone();
    crate::patience::until("the desk knows the new cards", || {
        Browser::new(&there.server).post(&path, &[]).status == 303
    });
    let mut again = there.signed_in(1);
    assert_eq!(again.get("/arbiter").status, 200);
}

/// Says whether there are no cards yet, but a key.
fn secrets_of_none(location: &Location) -> bool {
    let keys = people_of(location)["keys"].clone();
    let cards = keys["cards"].as_object().unwrap();
    keys["key"].as_str().unwrap().len() == 64 && cards.values().all(|card| card["link_hash"] == "")
}

#[test]
fn ending_all_sessions_makes_a_new_key() {
    let place = Place::sqlite();
    championship(&place.location, 12);
    let fair = Fair::open(&place.location, &[&[1]]);
    let key = people_of(&place.location)["keys"]["key"].as_str().unwrap().to_owned();
    let person = fair.cards[0].number.to_string();
    assert_eq!(forger(&fair, &key, &person, 1).get("/organiser").status, 200, "who has the key is in");
    let mut organiser = fair.signed_in(0);
    assert_eq!(organiser.post("/organiser/people", &[("step", "end")]).status, 303);
    for epoch in 0..5 {
        for who in [person.as_str(), HOUSE] {
            assert_eq!(forger(&fair, &key, who, epoch).get("/organiser").status, 403, "{who} {epoch}");
        }
    }
    assert_ne!(people_of(&place.location)["keys"]["key"].as_str(), Some(key.as_str()));
    assert_eq!(fair.signed_in(0).get("/organiser").status, 200, "cards stay good");
}

#[test]
fn a_flood_of_guesses_finds_the_queue_full_and_is_told_when_to_come_again() {
    let place = Place::sqlite();
    championship(&place.location, 12);
    let fair = Fair::open(&place.location, &[&[1]]);
    let people = People::open(&place.location).unwrap();
    let mut waiting: Vec<_> = (0..48).map(|_| people.gate.queue("10.0.0.1").ok().unwrap()).collect();
    assert!(matches!(people.gate.queue("10.0.0.1"), Err(SignInError::Busy(1..))));
    // Others are let in until it is full for everybody, and again when somebody is done.
    waiting.extend((0..16).map(|at| people.gate.queue(&format!("10.0.1.{at}")).ok().unwrap()));
    assert!(people.gate.queue("10.0.2.1").is_err());
    waiting.pop();
    assert!(people.gate.queue("10.0.2.1").is_ok());
    // Who has guessed too often is told so by the status, too.
    let wrong = if fair.cards[1].pin == "000000" { "000001" } else { "000000" };
    let number = fair.cards[1].number.to_string();
    let mut stranger = Browser::new(&fair.server);
    let mut guess = || stranger.post("/enter", &[("number", &number), ("pin", wrong)]);
    let said: Vec<u16> = (0..6).map(|_| guess().status).collect();
    assert_eq!(said, [403, 403, 403, 403, 403, 429]);
    let seconds: u64 = guess().header("retry-after").unwrap().parse().unwrap();
    assert!((1..=900).contains(&seconds), "{seconds}");
}

#[test]
fn names_that_somebody_made_point_here_are_refused() {
    let place = Place::sqlite();
    championship(&place.location, 12);
    let fair = Fair::open(&place.location, &[&[1]]);
    let at = |host: &str| {
        let mut browser = Browser::new(&fair.server);
        browser.host = Some(host.to_owned());
        browser.get("/").status
    };
    for known in
        ["127.0.0.1", "192.168.1.7:8080", "[::1]:8080", "localhost:8080", "portatil.local", "portatil"]
    {
        assert_eq!(at(known), 200, "{known}");
    }
    for strange in ["evil.example", "evil.example:8080", "127.0.0.1.evil.example", "local.evil.example"] {
        assert_eq!(at(strange), 421, "{strange}");
    }
}

#[test]
fn a_badge_is_for_who_has_the_table_and_the_same_arbiter_is_entered_once() {
    let place = Place::sqlite();
    championship(&place.location, 24);
    let fair = Fair::open(&place.location, &[&[1], &[2], &[]]);
    let desk = Desk::open(&place.location, "t").unwrap();
    let table_of = |table| desk.championship().groups().find(|group| group.table == table).unwrap();
    let badge = |table| format!("/c/{}", table_of(table).members[0].entry);
    for (who, table, status) in [(0, 1, 200), (0, 2, 200), (1, 1, 200), (1, 2, 403), (2, 2, 200), (3, 1, 403)]
    {
        assert_eq!(fair.signed_in(who).get(&badge(table)).status, status, "{who} at {table}");
    }
    let mut stranger = fair.signed_in(1);
    assert_eq!(stranger.post(&badge(2), &[("step", "came")]).status, 403);
    let mut organiser = fair.signed_in(0);
    let add = [("step", "add"), ("name", "arbitro  1"), ("role", "arbiter"), ("tables", "1")];
    for _ in 0..3 {
        let refused = organiser.post("/organiser/people", &add);
        assert_eq!(refused.status, 409);
        assert!(refused.text().contains("já cá está"), "{}", refused.text());
    }
    assert_eq!(People::open(&place.location).unwrap().list().len(), 4);
}
