//! The desk under siege: power cuts, lost databases, two entries at once, damaged files, guessed PINs, with what was lost.
//!
//! `cargo bench --bench siege` starts real servers and real commands, ends them by SIGKILL at any moment, and holds what
//! they acknowledged against the journal. It prints what was tried and what was lost, and fails when anything was.
#![allow(clippy::unwrap_used)]

#[allow(dead_code)] // the full day uses the rest
mod hall;
#[path = "../tests/patience/mod.rs"]
#[allow(dead_code)]
mod patience;
#[path = "../tests/places/mod.rs"]
#[allow(dead_code)]
mod places;

use std::collections::BTreeMap;
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::time::Duration;

use championship::facts::Lot;
use championship::store::{Desk, Location};
use hall::{Server, Visitor};
use places::Place;
use places::relay::Relay;
use tokio::runtime::Runtime;

const PUPILS: u32 = 1850;
const ARBITERS: usize = 40;
const CUTS_OF_A_DESK: usize = 120;
const CUTS_OF_A_COMMAND: usize = 110;
const LOSSES_OF_A_DATABASE: usize = 15;
const DISPUTED: usize = 480;
const DAMAGES: usize = 180;
const GUESSES: usize = 150;
/// How many wrong PINs the desk looks at before it sends people away.
const ALLOWED: usize = 5;

fn main() {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
    let mut siege = Siege { lot: Lot::new(11, "siege"), lost: 0 };
    println!("{:<34} {:>7} {:>13} {:>6}", "what", "tried", "acknowledged", "lost");
    runtime.block_on(siege.desks());
    siege.commands();
    siege.databases(&runtime);
    runtime.block_on(siege.disputes());
    siege.damages();
    runtime.block_on(siege.guesses());
    println!("{}", if siege.lost == 0 { "passed" } else { "FAILED" });
    std::process::exit(i32::from(siege.lost > 0));
}

struct Siege {
    lot: Lot,
    lost: usize,
}

/// The boards of a round, whose they are, and the phones.
struct Day {
    place: Place,
    boards: Vec<(String, u16)>,
    links: Vec<String>,
    owners: BTreeMap<u16, usize>,
}

impl Day {
    fn at(place: Place) -> Day {
        let boards = hall::championship(&place.location, PUPILS);
        let (links, owners) = hall::people(&place.location, ARBITERS);
        Day { place, boards, links, owners }
    }

    async fn visitors(&self, server: &Server) -> Vec<Arc<Visitor>> {
        let mut visitors = Vec::new();
        for link in &self.links {
            visitors.push(Arc::new(Visitor::sign_in(&server.at, link).await));
        }
        visitors
    }

    /// Sends the next boards at once and returns those that were acknowledged.
    fn send(
        &self,
        boards: &[(String, u16)],
        visitors: &[Arc<Visitor>],
    ) -> Vec<tokio::task::JoinHandle<Option<String>>> {
        let begin = |(slip, table): &(String, u16)| {
            let (visitor, slip) = (Arc::clone(&visitors[self.owners[table]]), slip.clone());
            tokio::spawn(async move { visitor.enter(&slip, &format!("k{slip}")).await.then_some(slip) })
        };
        boards.iter().map(begin).collect()
    }

    /// How many of these are not in the journal exactly once.
    fn missing(&self, acknowledged: &[String]) -> usize {
        let desk = Desk::open(&self.place.location, "siege").unwrap();
        assert!(desk.journal().verify().unwrap().faults.is_empty(), "the journal itself is damaged");
        acknowledged.iter().filter(|slip| results(&desk, slip) != 1).count()
    }
}

/// How many results a board has had.
fn results(desk: &Desk, slip: &str) -> usize {
    let parts: Vec<&str> = slip.split('/').collect();
    let group = desk.championship().find_group(parts[0]).ok().and_then(|id| desk.championship().group(id));
    let round = group.and_then(|group| group.round(parts[1].parse().ok()?));
    let board = round.and_then(|round| round.board(parts[2].parse().ok()?));
    board.map_or(0, |board| board.games.iter().map(|game| game.entries().len()).sum())
}

impl Siege {
    fn tell(&mut self, what: &str, tried: usize, acknowledged: usize, lost: usize) {
        println!("{what:<34} {tried:>7} {acknowledged:>13} {lost:>6}");
        self.lost += lost;
    }

    fn moment(&mut self, most: Duration) -> Duration {
        most.mul_f64(f64::from(u32::try_from(self.lot.below(1_000)).unwrap()) / 1_000.0)
    }

    /// Desks that lose their power while phones send.
    async fn desks(&mut self) {
        let day = Day::at(Place::sqlite());
        // The sessions outlive the server: a phone signs in once a day.
        let visitors = day.visitors(&Server::start(&day.place.location)).await;
        let mut acknowledged = Vec::new();
        for boards in day.boards.chunks(day.boards.len() / CUTS_OF_A_DESK).take(CUTS_OF_A_DESK) {
            let server = Server::start(&day.place.location);
            let here: Vec<Arc<Visitor>> =
                visitors.iter().map(|visitor| Arc::new(visitor.at(&server.at))).collect();
            let sent = day.send(boards, &here);
            tokio::time::sleep(self.moment(Duration::from_millis(60))).await;
            drop(server);
            for answer in sent {
                acknowledged.extend(answer.await.unwrap());
            }
        }
        let lost = day.missing(&acknowledged);
        self.tell("power cuts of the desk", CUTS_OF_A_DESK, acknowledged.len(), lost);
    }

    /// Commands that are ended while they write.
    fn commands(&mut self) {
        let day = Day::at(Place::sqlite());
        let mut acknowledged = Vec::new();
        for (slip, _) in day.boards.iter().take(CUTS_OF_A_COMMAND) {
            let parts: Vec<&str> = slip.split('/').collect();
            let mut child = Command::new(env!("CARGO_BIN_EXE_arbitro"))
                .args(["result", parts[0], parts[1], parts[2], "1-0", "--championship"])
                .arg(day.place.location.to_string())
                .stdout(Stdio::piped())
                .stderr(Stdio::null())
                .spawn()
                .unwrap();
            std::thread::sleep(self.moment(Duration::from_millis(80)));
            let _ = child.kill();
            // What it printed before it ended was a promise.
            if !child.wait_with_output().unwrap().stdout.is_empty() {
                acknowledged.push(slip.clone());
            }
        }
        let lost = day.missing(&acknowledged);
        self.tell("power cuts of commands", CUTS_OF_A_COMMAND, acknowledged.len(), lost);
    }

    /// A database that is lost and comes back, and phones that send until they are told.
    ///
    /// The journal on a server is opened outside of the runtime: its client waits by itself.
    fn databases(&mut self, runtime: &Runtime) {
        let Some(place) = Place::postgres() else { return };
        let day = Day::at(place);
        let Location::Postgres(address) = &day.place.location else { unreachable!() };
        let (before, database) = address.rsplit_once('/').unwrap();
        let (host, port) = before.rsplit_once(':').unwrap();
        let cable = Relay::to(port.parse().unwrap());
        let server = Server::start(&Location::Postgres(format!("{host}:{}/{database}", cable.port)));
        let (sent, acknowledged) = runtime.block_on(self.through_losses(&day, &cable, &server));
        let lost = day.missing(&acknowledged) + (sent - acknowledged.len());
        self.tell("losses of the database", LOSSES_OF_A_DATABASE, acknowledged.len(), lost);
    }

    /// Returns how many results were sent, and which were acknowledged in the end.
    async fn through_losses(&mut self, day: &Day, cable: &Relay, server: &Server) -> (usize, Vec<String>) {
        let visitors = day.visitors(server).await;
        let (mut sent, mut acknowledged, mut unanswered) = (0, Vec::new(), Vec::new());
        for boards in day.boards.chunks(day.boards.len() / LOSSES_OF_A_DATABASE).take(LOSSES_OF_A_DATABASE) {
            sent += boards.len();
            let answers = day.send(boards, &visitors);
            tokio::time::sleep(self.moment(Duration::from_millis(300))).await;
            cable.cut();
            for (answer, board) in answers.into_iter().zip(boards) {
                match answer.await.unwrap() {
                    Some(slip) => acknowledged.push(slip),
                    None => unanswered.push(board.clone()),
                }
            }
            cable.mend();
        }
        // The phones send what they hold, with the keys they had, until the desk has it.
        for (slip, table) in &unanswered {
            for _ in 0..600 {
                if visitors[day.owners[table]].enter(slip, &format!("k{slip}")).await {
                    acknowledged.push(slip.clone());
                    break;
                }
                tokio::time::sleep(Duration::from_millis(100)).await;
            }
        }
        (sent, acknowledged)
    }

    /// Two phones that enter different results for one board at the same moment: one is saved, the other one told.
    async fn disputes(&mut self) {
        let day = Day::at(Place::sqlite());
        let server = Server::start(&day.place.location);
        let visitors = day.visitors(&server).await;
        let (mut acknowledged, mut lost) = (0, 0);
        for (slip, table) in day.boards.iter().take(DISPUTED) {
            let visitor = &visitors[day.owners[table]];
            let (first, second) = (format!("one{slip}"), format!("other{slip}"));
            let (one, other) =
                tokio::join!(visitor.enter_as(slip, &first, "1-0"), visitor.enter_as(slip, &second, "0-1"));
            acknowledged += usize::from(one) + usize::from(other);
            lost += usize::from(one == other);
        }
        drop(server);
        let slips: Vec<String> = day.boards.iter().take(DISPUTED).map(|(slip, _)| slip.clone()).collect();
        lost += day.missing(&slips);
        self.tell("two entries for one board", DISPUTED, acknowledged, lost);
    }

    /// Files with a few bytes changed or cut off: each is refused, found out, or says exactly what it said.
    fn damages(&mut self) {
        let folder = tempfile::tempdir().unwrap();
        let whole = folder.path().join("whole.arbitro");
        hall::championship(&Location::File(whole.clone()), 240);
        let bytes = std::fs::read(&whole).unwrap();
        let right = Desk::open(&Location::File(whole), "siege").unwrap().journal().verify().unwrap();
        let (mut found, mut lost) = (0, 0);
        for number in 0..DAMAGES {
            let mut damaged = bytes.clone();
            if number % 6 == 0 {
                damaged.truncate(self.lot.below(bytes.len()));
            } else {
                for _ in 0..=number % 4 {
                    let at = self.lot.below(bytes.len());
                    damaged[at] ^= 1 << self.lot.below(8);
                }
            }
            let file = folder.path().join(format!("damaged-{number}.arbitro"));
            std::fs::write(&file, &damaged).unwrap();
            match verified(&file) {
                Some(chain) if chain == right.chain => {}
                Some(_) => lost += 1,
                None => found += 1,
            }
        }
        self.tell("damaged files (found, taken for right)", DAMAGES, found, lost);
    }

    /// Guesses at one PIN, all at once: no more than allowed are looked at.
    async fn guesses(&mut self) {
        let day = Day::at(Place::sqlite());
        let server = Server::start(&day.place.location);
        let mut tries = Vec::new();
        for number in 0..GUESSES {
            let at = server.at.clone();
            tries.push(tokio::spawn(async move { Visitor::guess(&at, 1, &format!("{number:06}")).await }));
        }
        let mut looked_at = 0;
        for one in tries {
            looked_at += usize::from(one.await.unwrap());
        }
        self.tell("guesses at one PIN (looked at)", GUESSES, looked_at, looked_at.saturating_sub(ALLOWED));
    }
}

/// The chain of a file that passes for whole.
fn verified(file: &Path) -> Option<String> {
    let desk = Desk::open(&Location::File(file.to_path_buf()), "siege").ok()?;
    let verification = desk.journal().verify().ok()?;
    verification.faults.is_empty().then_some(verification.chain)
}
