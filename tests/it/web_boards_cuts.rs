//! Boards on screens under siege: servers that are killed, disks that are full and databases that are lost at random moments
//! while pupils play. What was acknowledged is stored once, in its order and for its player; nothing else is.

use std::net::SocketAddr;
use std::path::Path;
use std::process::Command;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use championship::facts::{BoardPlace, Championship, EntryCode, Lot, Seat};
use championship::store::{Desk, Location};
use rules::catalog::Catalog;
use rules::engine::{Position, Table};

use crate::patience::{eventually, until};
use crate::places::Place;
use crate::places::relay::Relay;
use crate::support::fair::championship_of;
use crate::support::served::Served;
use crate::support::web::{Answer, Browser, encoded};
use crate::web_boards::{on_screens, stand};

/// How often something goes wrong in one siege.
const TROUBLES: usize = 24;

/// How many moves are acknowledged at most before the next one, and how many milliseconds it waits then at most, so that others
/// are on their way.
const MOVES: usize = 4;
const MOMENT: usize = 60;

/// A move, and the seat from which it was played.
type Told = (Seat, String);

/// The desks of a championship, and where each is now.
struct Desks {
    served: Vec<Option<Served>>,
    locations: Vec<Location>,
    around: Vec<(&'static str, std::path::PathBuf)>,
    addresses: Arc<Mutex<Vec<SocketAddr>>>,
}

impl Desks {
    fn open(locations: Vec<Location>, around: Vec<(&'static str, std::path::PathBuf)>) -> Desks {
        let nowhere = SocketAddr::from(([127, 0, 0, 1], 1));
        let addresses = Arc::new(Mutex::new(vec![nowhere; locations.len()]));
        let served = locations.iter().map(|_| None).collect();
        let mut desks = Desks { served, locations, around, addresses };
        (0..desks.served.len()).for_each(|index| desks.restart(index));
        desks
    }

    /// Kills a desk and starts it again, somewhere else.
    fn restart(&mut self, index: usize) {
        self.served[index] = None;
        let around: Vec<(&str, &Path)> =
            self.around.iter().map(|(name, path)| (*name, path.as_path())).collect();
        let served = Served::start(&self.locations[index], &[], &around);
        self.addresses.lock().unwrap_or_else(PoisonError::into_inner)[index] = served.at;
        self.served[index] = Some(served);
    }
}

/// A device at a seat: it asks until it is answered, as pages do.
struct Device {
    browser: Browser,
    desk: usize,
    addresses: Arc<Mutex<Vec<SocketAddr>>>,
    token: String,
}

impl Device {
    fn new(addresses: &Arc<Mutex<Vec<SocketAddr>>>, desk: usize) -> Device {
        let at = addresses.lock().unwrap_or_else(PoisonError::into_inner)[desk];
        let headers = vec![("Accept-Language".to_owned(), "pt-PT".to_owned())];
        let browser = Browser { at, cookies: Vec::new(), host: None, headers };
        let mut device = Device { browser, desk, addresses: Arc::clone(addresses), token: String::new() };
        let page = device.get("/enter").text();
        let start = page.find("name=\"csrf\" value=\"").expect("the page has a form") + 19;
        device.token = page[start..].chars().take_while(|c| *c != '"').collect();
        device
    }

    /// Asks once; nothing where nobody answers, or the desk says that it cannot now.
    fn ask(&mut self, method: &str, path: &str, body: &str) -> Option<Answer> {
        self.browser.at = self.addresses.lock().unwrap_or_else(PoisonError::into_inner)[self.desk];
        let kind = [("Content-Type", "application/x-www-form-urlencoded")];
        let extra: &[(&str, &str)] = if method == "POST" { &kind } else { &[] };
        let answer = self.browser.try_send(method, path, extra, body.as_bytes());
        answer.filter(|answer| answer.status < 500)
    }

    fn until_answered(&mut self, method: &str, path: &str, body: &str) -> Answer {
        eventually("a desk answers", || self.ask(method, path, body))
    }

    fn get(&mut self, path: &str) -> Answer {
        self.until_answered("GET", path, "")
    }

    fn body(&self, fields: &[(&str, &str)]) -> String {
        let mut body = format!("csrf={}", self.token);
        for (name, value) in fields {
            body += &format!("&{name}={}", encoded(value));
        }
        body
    }

    fn post(&mut self, path: &str, fields: &[(&str, &str)]) -> Answer {
        let body = self.body(fields);
        self.until_answered("POST", path, &body)
    }
}

/// What those who play and those who make trouble tell each other.
#[derive(Default)]
struct Siege {
    n_moves: AtomicUsize,
    n_finished: AtomicUsize,
    is_over: AtomicBool,
}

/// Plays a board from two devices until its game is over or nobody wants any more, and returns what was acknowledged.
fn play(
    addresses: &Arc<Mutex<Vec<SocketAddr>>>,
    place: BoardPlace,
    codes: [EntryCode; 2],
    siege: &Siege,
    seed: u64,
) -> Vec<Told> {
    let n_desks = addresses.lock().unwrap_or_else(PoisonError::into_inner).len();
    let page = format!("/b/{}/{}/{}", place.group, place.round, place.board);
    let mut devices = [0, 1].map(|index| {
        let mut device = Device::new(addresses, index % n_desks);
        assert_eq!(device.post(&format!("/sit/{}", codes[index]), &[]).status, 303);
        assert_eq!(device.post(&page, &[("act", "ready")]).status, 303);
        device
    });
    let mut lot = Lot::new(seed, "moves");
    let mut position = Position::start(&Table::new(Catalog::built_in().load("rastros").unwrap().game));
    let mut told: Vec<Told> = Vec::new();
    while position.ending().is_none() && !siege.is_over.load(Ordering::SeqCst) {
        let turn = told.len() % 2;
        let seen = eventually("the move before is shown to who is to answer it", || {
            let shown = devices[turn].get(&page).text();
            let n_moves = shown.matches("<span class=\"number\">").count();
            assert!(n_moves <= told.len(), "{n_moves} moves are shown of {}", told.len());
            let is_for_now = n_moves == told.len() && !shown.contains("<p class=\"notice\"");
            is_for_now.then(|| stand(&shown))
        });
        let mv = position.moves()[lot.below(position.moves().len())];
        let text = position.write_move(mv);
        let fields = [("seen", seen.as_str()), ("mv", text.as_str())];
        let answer = devices[turn].post(&page, &fields);
        assert_eq!(answer.status, 303, "{}", answer.text());
        told.push((Seat::BOTH[turn], text.clone()));
        siege.n_moves.fetch_add(1, Ordering::SeqCst);
        position = position.play_legal(mv);
        match lot.below(3) {
            // As after a lost answer.
            0 => assert_eq!(devices[turn].post(&page, &fields).status, 303),
            // For the other side, with everything that is known.
            1 if position.ending().is_none() => {
                let next = position.write_move(position.moves()[0]);
                let seen = stand(&devices[turn].get(&page).text());
                let forged = devices[turn].post(&page, &[("seen", &seen), ("mv", &next)]);
                assert_eq!(forged.status, 409, "{}", forged.text());
            }
            _ => {}
        }
    }
    siege.n_finished.fetch_add(1, Ordering::SeqCst);
    told
}

/// What is wrong with the stored moves of a board: how many are lost, doubled or never acknowledged, or another player's.
fn wrong(told: &[Told], stored: &[Told]) -> usize {
    let differ = told.iter().zip(stored).filter(|(told, stored)| told != stored).count();
    differ + told.len().abs_diff(stored.len())
}

fn stored(championship: &Championship, place: BoardPlace) -> Vec<Told> {
    let game = championship.live_board(place).and_then(|live| live.game(1));
    game.map(|game| game.moves.iter().map(|one| (one.seat, one.text.clone())).collect()).unwrap_or_default()
}

/// Plays all boards of a championship while something goes wrong again and again; says how many moves were acknowledged.
fn besieged(place: &Place, mut desks: Desks, mut trouble: impl FnMut(&mut Desks, &mut Lot)) -> usize {
    let (boards, before) = {
        let desk = Desk::open(&place.location, "teste").unwrap();
        let state = desk.championship();
        let boards: Vec<(BoardPlace, [EntryCode; 2])> = state
            .boards_in_play()
            .into_iter()
            .map(|place| (place, state.board_at(place).unwrap()))
            .map(|(place, board)| (place, [board.first, board.second]))
            .collect();
        (boards, desk.head())
    };
    let (siege, n_boards) = (Arc::new(Siege::default()), boards.len());
    let players: Vec<_> = (0_u64..)
        .zip(boards)
        .map(|(seed, (place, codes))| {
            let (addresses, siege) = (Arc::clone(&desks.addresses), Arc::clone(&siege));
            thread::spawn(move || (place, play(&addresses, place, codes, &siege, seed)))
        })
        .collect();
    let mut lot = Lot::new(43, "troubles");
    for _ in 0..TROUBLES {
        let wanted = siege.n_moves.load(Ordering::SeqCst) + lot.below(MOVES) + 1;
        until("some moves are acknowledged, or all games are over", || {
            let is_finished = siege.n_finished.load(Ordering::SeqCst) == n_boards;
            is_finished || siege.n_moves.load(Ordering::SeqCst) >= wanted
        });
        thread::sleep(Duration::from_millis(u64::try_from(lot.below(MOMENT)).unwrap()));
        trouble(&mut desks, &mut lot);
    }
    siege.is_over.store(true, Ordering::SeqCst);
    let played: Vec<(BoardPlace, Vec<Told>)> = players.into_iter().map(|one| one.join().unwrap()).collect();
    drop(desks);
    let desk = Desk::open(&place.location, "teste").unwrap();
    assert_eq!(desk.journal().verify().unwrap().faults, []);
    let n_moves: usize = played.iter().map(|(_, told)| told.len()).sum();
    for (place, told) in &played {
        let stored = stored(desk.championship(), *place);
        assert_eq!(wrong(told, &stored), 0, "acknowledged {told:?}\nstored {stored:?}");
    }
    assert!(desk.head() > before + n_moves as u64);
    n_moves
}

const CLOCK: &str = ", clock: 60 minutes";

#[test]
fn servers_that_are_killed_while_pupils_play_lose_no_move_and_double_none() {
    let place = Place::sqlite();
    championship_of(&place.location, on_screens(CLOCK), 12);
    let desks = Desks::open(vec![place.location.clone()], Vec::new());
    let n_moves = besieged(&place, desks, |desks, _| desks.restart(0));
    assert!(n_moves >= TROUBLES, "{n_moves} moves were acknowledged");
}

#[cfg(target_os = "linux")]
#[test]
fn a_disk_that_is_full_again_and_again_loses_no_move_and_doubles_none() {
    let place = Place::sqlite();
    championship_of(&place.location, on_screens(CLOCK), 12);
    let aside = tempfile::tempdir().unwrap();
    let (library, full) = (aside.path().join("shim.so"), aside.path().join("full"));
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/championship/faults/shim.c");
    let mut compiler = Command::new("cc");
    let built = compiler.args(["-shared", "-fPIC", "-o"]).arg(&library).arg(source).arg("-ldl").status();
    assert!(built.unwrap().success());
    let folder = place.folder.path().to_owned();
    let around = vec![("LD_PRELOAD", library), ("FAULTS_FOLDER", folder), ("FAULTS_FULL", full.clone())];
    let desks = Desks::open(vec![place.location.clone()], around);
    let n_moves = besieged(&place, desks, |_, lot| {
        std::fs::write(&full, "x").unwrap();
        thread::sleep(Duration::from_millis(u64::try_from(lot.below(300)).unwrap()));
        std::fs::remove_file(&full).unwrap();
    });
    assert!(n_moves >= TROUBLES, "{n_moves} moves were acknowledged");
}

#[test]
fn two_desks_that_are_killed_and_cut_off_lose_no_move_and_double_none() {
    let Some(place) = Place::postgres() else { return };
    let Location::Postgres(address) = &place.location else { unreachable!() };
    let (before, database) = address.rsplit_once('/').unwrap();
    let (host, port) = before.rsplit_once(':').unwrap();
    championship_of(&place.location, on_screens(CLOCK), 12);
    let cables = [(); 2].map(|()| Relay::to(port.parse().unwrap()));
    let through = |cable: &Relay| Location::Postgres(format!("{host}:{}/{database}", cable.port));
    let desks = Desks::open(cables.iter().map(through).collect(), Vec::new());
    let n_moves = besieged(&place, desks, |desks, lot| {
        let which = lot.below(2);
        if lot.below(2) == 0 {
            return desks.restart(which);
        }
        cables[which].cut();
        thread::sleep(Duration::from_millis(u64::try_from(lot.below(300)).unwrap()));
        cables[which].mend();
    });
    assert!(n_moves >= TROUBLES, "{n_moves} moves were acknowledged");
}

#[test]
fn what_is_lost_doubled_or_played_for_the_other_side_is_noticed() {
    let [first, second] = [(Seat::First, "e5-d4"), (Seat::Second, "d4-d3")];
    let told = |moves: &[(Seat, &str)]| -> Vec<Told> {
        moves.iter().map(|(seat, text)| (*seat, (*text).to_owned())).collect()
    };
    let right = told(&[first, second]);
    assert_eq!(wrong(&right, &right), 0);
    for bad in [&[first][..], &[second], &[], &[first, second, second], &[first, first, second]] {
        assert_ne!(wrong(&right, &told(bad)), 0, "{bad:?}");
    }
    assert_ne!(wrong(&right, &told(&[first, (Seat::First, "d4-d3")])), 0);
}
