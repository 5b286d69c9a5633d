//! Two halls, one championship on PostgreSQL, and a server that is lost and comes back.

use championship::store::{Desk, Location};

use crate::patience::until;
use crate::places::Place;
use crate::places::relay::Relay;
use crate::support::fair::{Fair, championship};
use crate::support::web::Browser;

/// Enters a result as a phone does and returns what the desk says of it.
fn tap(browser: &mut Browser, board: u32, key: &str, result: &str) -> String {
    browser.headers.push(("Accept".into(), "application/json".into()));
    let slip = format!("1.3.1/1/{board}/1");
    let id = browser.championship();
    let fields = [("slip", slip.as_str()), ("key", key), ("championship", &id), ("result", result)];
    let answer = browser.post("/arbiter/slip", &fields);
    browser.headers.pop();
    let said: serde_json::Value = serde_json::from_slice(&answer.body).unwrap_or_default();
    said["status"].as_str().unwrap_or_default().to_owned()
}

/// The address of a database by another port.
fn through(relay: &Relay, address: &str) -> Location {
    let (before, database) = address.rsplit_once('/').unwrap();
    let (host, _) = before.rsplit_once(':').unwrap();
    Location::Postgres(format!("{host}:{}/{database}", relay.port))
}

#[test]
fn two_halls_share_a_championship_through_a_lost_server() {
    let Some(place) = Place::postgres() else { return };
    let Location::Postgres(address) = &place.location else { unreachable!() };
    let port = address.rsplit_once(':').unwrap().1.split('/').next().unwrap().parse().unwrap();
    championship(&place.location, 12);
    let cables = [Relay::to(port), Relay::to(port)];
    let north = Fair::open(&through(&cables[0], address), &[&[1], &[1]]);
    let south = Fair::open_as_it_is(&through(&cables[1], address));
    // The people are in the database: a card opens every desk.
    let mut at_north = north.signed_in(1);
    let mut at_south = south.by_link(&north.cards[2].path);
    assert_eq!(tap(&mut at_north, 1, "n1", "1-0"), "saved");
    let seen = |browser: &mut Browser| browser.get("/g/1.3.1").text().matches("<b>1-0</b>").count();
    until("the other hall sees the result", || seen(&mut Browser::new(&south.server)) == 1);
    // Of two entries for one board the second one is told.
    assert_eq!(tap(&mut at_south, 1, "s1", "0-1"), "conflict");
    assert_eq!(tap(&mut at_south, 2, "s2", "1-0"), "saved");

    // One hall loses its cable: its phones keep their taps, it says so, and the other hall goes on.
    cables[0].cut();
    assert_eq!(tap(&mut at_north, 3, "n3", "1-0"), "again", "a lost result was acknowledged");
    let mut organiser = north.signed_in(0);
    until("the organiser is told of the lost database", || {
        organiser.get("/organiser").text().contains("role=\"alert\"")
    });
    assert_eq!(Browser::new(&north.server).get("/g/1.3.1").status, 200, "the last state is shown");
    assert_eq!(tap(&mut at_south, 4, "s4", "1-0"), "saved");

    // The whole server is gone.
    cables[1].cut();
    assert_eq!(tap(&mut at_south, 5, "s5", "1-0"), "again");
    // It comes back; nobody restarts anything, and the phones send what they hold, with the keys they had.
    cables.iter().for_each(Relay::mend);
    until("the first hall is back", || tap(&mut at_north, 3, "n3", "1-0") != "again");
    until("the second hall is back", || tap(&mut at_south, 5, "s5", "1-0") != "again");
    for fair in [&north, &south] {
        until("a hall sees everything", || seen(&mut Browser::new(&fair.server)) == 5);
    }
    until("the alarm is over", || !organiser.get("/organiser").text().contains("role=\"alert\""));
    let desk = Desk::open(&place.location, "teste").unwrap();
    let group = desk.championship().find_group("1.3.1").unwrap();
    let boards = &desk.championship().group(group).unwrap().rounds[0].boards;
    let entered: Vec<usize> =
        boards.iter().map(|board| board.games.iter().map(|game| game.entries().len()).sum()).collect();
    assert_eq!(entered, [1, 1, 1, 1, 1, 0], "a result is lost or doubled");
}
