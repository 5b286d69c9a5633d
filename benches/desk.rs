//! The desk on a full day: 200 arbiters enter a round of 925 boards in a minute while 2,000 clients watch.
//!
//! `cargo bench --bench desk` starts the real server, measures each entry, asks again for some of them as a phone on
//! a bad network does, kills the server in the middle of a second round, and then counts every result in the journal.
#![allow(clippy::unwrap_used)]

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Write as _};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use championship::decisions;
use championship::facts::{Contestant, EntryCode, Fact, Lot, School};
use championship::regulations;
use championship::store::{Desk, DeskError, Location};
use desk::people::People;
use desk::visit::Role;
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

const PUPILS: u32 = 1850;
const ARBITERS: usize = 200;
const WATCHERS: usize = 2000;
const MINUTE: Duration = Duration::from_secs(60);

/// The server as a process of its own.
struct Server {
    child: Child,
    at: String,
}

impl Server {
    fn start(location: &Location) -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_arbitro"))
            .args(["serve", "--championship", &location.to_string(), "--listen", "127.0.0.1:0"])
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let mut found = None;
        for line in lines.by_ref() {
            let line = line.unwrap();
            if let Some((_, at)) = line.split_once("http://127.0.0.1:") {
                let port: String = at.chars().take_while(char::is_ascii_digit).collect();
                found = Some(format!("127.0.0.1:{port}"));
            }
            if line.contains("Ctrl-C") {
                break;
            }
        }
        std::thread::spawn(move || lines.for_each(drop));
        Server { child, at: found.unwrap() }
    }

    /// Returns the most memory the process ever had, in megabytes.
    fn peak_memory(&self) -> u64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).unwrap_or_default();
        let line = status.lines().find(|line| line.starts_with("VmHWM")).unwrap_or_default();
        line.split_whitespace().nth(1).and_then(|kb| kb.parse::<u64>().ok()).unwrap_or(0) / 1024
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // SIGKILL, as a power cut would.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn main() {
    let folder = tempfile::tempdir().unwrap();
    let location = Location::File(folder.path().join("dia.arbitro"));
    let boards = championship(&location);
    let (links, owners) = people(&location);
    println!("{} boards, {} arbiters, {WATCHERS} watchers", boards.len(), links.len());
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
    let ok = runtime.block_on(day(&location, boards, links, owners));
    if !ok {
        std::process::exit(1);
    }
}

/// Makes a final of 1,850 pupils with its first round out, and returns the boards with their tables.
fn championship(location: &Location) -> Vec<(String, u16)> {
    let mut desk = Desk::create(location, "Final", regulations::default(), "bench").unwrap();
    let tournaments = desk.championship().regulations().tournaments();
    let mut facts = Vec::new();
    for number in 0..PUPILS {
        let tournament = tournaments[number as usize % tournaments.len()];
        let school = number / tournaments.len() as u32 + 1;
        if (number as usize).is_multiple_of(tournaments.len()) {
            let name = format!("Agrupamento de Escolas de Vale Fictício {school}");
            facts.push(Fact::SchoolRegistered { school: School { number: school, name, place: None } });
        }
        let years = desk.championship().regulations().cycle(tournament.cycle).unwrap().school_years;
        let contestant =
            Contestant { name: Some(format!("Pupil{number} Exemplo")), school_year: Some(years.0) };
        facts.push(Fact::EntryAdded { code: EntryCode { tournament, school, index: 1 }, contestant });
    }
    desk.commit(None, |_, _| Ok(facts.clone())).unwrap();
    desk.commit(None, |state, _| decisions::draw(state, &tournaments, 1, true)).unwrap();
    pair(&mut desk)
}

/// Pairs the next round of every group and returns its boards.
fn pair(desk: &mut Desk) -> Vec<(String, u16)> {
    desk.commit(None, |state, _| {
        let groups: Vec<_> = state.groups().map(|group| group.id).collect();
        Ok::<_, DeskError>(decisions::pair(state, &groups, 1, None, true, &|| {})?.0)
    })
    .unwrap();
    let last = desk.championship().groups().filter_map(|group| Some((group, group.rounds.last()?)));
    last.flat_map(|(group, round)| {
        round
            .boards
            .iter()
            .map(move |board| (format!("{}/{}/{}/1", group.id, round.number, board.number), group.table))
    })
    .collect()
}

/// Names the arbiters and returns their links, and who has which table.
fn people(location: &Location) -> (Vec<String>, BTreeMap<u16, usize>) {
    let tables: Vec<u16> =
        Desk::open(location, "bench").unwrap().championship().groups().map(|group| group.table).collect();
    let people = People::open(location).unwrap();
    let mut owners = BTreeMap::new();
    for index in 0..ARBITERS {
        // More arbiters than tables: some share one.
        let table = tables[index % tables.len()];
        owners.entry(table).or_insert(index);
        people.add(&format!("Arbiter {index}"), &Role::Arbiter(vec![table])).unwrap();
    }
    (people.issue(&[]).unwrap().into_iter().map(|card| card.path).collect(), owners)
}

/// What came of an entry.
struct Entered {
    slip: String,
    key: String,
    took: Duration,
    is_saved: bool,
}

async fn day(
    location: &Location,
    boards: Vec<(String, u16)>,
    links: Vec<String>,
    owners: BTreeMap<u16, usize>,
) -> bool {
    let server = Server::start(location);
    let mut visitors = Vec::new();
    for link in &links {
        visitors.push(Arc::new(Visitor::sign_in(&server.at, link).await));
    }
    println!("signed in");
    let events = Arc::new(AtomicU64::new(0));
    let pages = Arc::new(AtomicU64::new(0));
    let groups: Vec<String> =
        boards.iter().map(|(slip, _)| slip.split('/').next().unwrap().to_owned()).collect();
    let mut watchers = Vec::new();
    for index in 0..WATCHERS {
        let (at, group) = (server.at.clone(), groups[index * groups.len() / WATCHERS].clone());
        watchers.push(tokio::spawn(watch(at, group, Arc::clone(&events), Arc::clone(&pages))));
        if index % 100 == 99 {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }
    tokio::time::sleep(Duration::from_secs(2)).await;
    println!("watching; round 1 begins");
    let entered = enter(&boards, &owners, &visitors, MINUTE, "one").await;
    let saved = entered.iter().filter(|entry| entry.is_saved).count();
    let mut times: Vec<Duration> = entered.iter().map(|entry| entry.took).collect();
    times.sort_unstable();
    let at = |share: f64| times[((times.len() - 1) as f64 * share) as usize];
    let (p50, p99, worst) = (at(0.5), at(0.99), at(1.0));
    tokio::time::sleep(Duration::from_secs(2)).await;
    let memory = server.peak_memory();
    println!("entries saved: {saved} of {}; p50 {p50:?}, p99 {p99:?}, worst {worst:?}", boards.len());
    println!(
        "events: {}; pages fetched by watchers: {}",
        events.load(Ordering::Relaxed),
        pages.load(Ordering::Relaxed)
    );
    println!("peak memory of the server: {memory} MB");
    let (single, doubled) = count(location, 1);
    println!("in the journal: {single} with one result, {doubled} with more");
    let mut ok = saved == boards.len() && single == boards.len() && doubled == 0;
    ok &= p99 < Duration::from_millis(100) && memory < 300;

    // The second round, and a power cut in the middle of it.
    let second = {
        let mut desk = Desk::open(location, "bench").unwrap();
        pair(&mut desk)
    };
    tokio::time::sleep(Duration::from_secs(2)).await;
    let visits = visitors.clone();
    let (inner, own) = (second.clone(), owners.clone());
    let work =
        tokio::spawn(async move { enter(&inner, &own, &visits, Duration::from_secs(10), "two").await });
    tokio::time::sleep(Duration::from_secs(5)).await;
    drop(server);
    let entered = work.await.unwrap();
    watchers.iter().for_each(|watcher| watcher.abort());
    let acknowledged: Vec<&Entered> = entered.iter().filter(|entry| entry.is_saved).collect();
    let desk = Desk::open(location, "bench").unwrap();
    let lost = acknowledged.iter().filter(|entry| !is_there(&desk, &entry.slip)).count();
    println!("SIGKILL after {} acknowledged of {}; lost: {lost}", acknowledged.len(), second.len());
    ok &= lost == 0 && !acknowledged.is_empty() && acknowledged.len() < second.len();
    drop(desk);

    // The server comes back; the phones send what they still hold, with the keys they had.
    let server = Server::start(location);
    for entry in entered.iter().filter(|entry| !entry.is_saved) {
        let table = second.iter().find(|(slip, _)| *slip == entry.slip).unwrap().1;
        let visitor = visitors[owners[&table]].at(&server.at);
        ok &= visitor.enter(&entry.slip, &entry.key).await;
    }
    let (single, doubled) = count(location, 2);
    println!("after the return: {single} with one result, {doubled} with more");
    ok &= single == second.len() && doubled == 0;
    println!("{}", if ok { "passed" } else { "FAILED" });
    ok
}

/// Enters boards at random moments; one in twenty is sent a second time, as after a lost answer.
async fn enter(
    boards: &[(String, u16)],
    owners: &BTreeMap<u16, usize>,
    visitors: &[Arc<Visitor>],
    within: Duration,
    round: &str,
) -> Vec<Entered> {
    let mut lot = Lot::new(7, round);
    let mut tasks = Vec::new();
    for (index, (slip, table)) in boards.iter().enumerate() {
        let wait = within.mul_f64(f64::from(u32::try_from(lot.below(100_000)).unwrap()) / 100_000.0);
        let visitor = Arc::clone(&visitors[owners[table]]);
        let (slip, key) = (slip.clone(), format!("{round}{index}"));
        tasks.push(tokio::spawn(async move {
            tokio::time::sleep(wait).await;
            let begun = Instant::now();
            let is_saved = visitor.enter(&slip, &key).await;
            let took = begun.elapsed();
            if index % 20 == 0 {
                visitor.enter(&slip, &key).await;
            }
            Entered { slip, key, took, is_saved }
        }));
    }
    let mut entered = Vec::new();
    for task in tasks {
        entered.push(task.await.unwrap());
    }
    entered
}

/// A phone with its session.
struct Visitor {
    at: String,
    cookie: String,
    token: String,
}

impl Visitor {
    async fn sign_in(at: &str, link: &str) -> Self {
        let stranger = Visitor { at: at.to_owned(), cookie: String::new(), token: String::new() };
        let page = stranger.send("GET", "/enter", "").await.unwrap();
        let stranger = stranger.with(&page);
        let answer = stranger.send("POST", link, &format!("csrf={}", stranger.token)).await.unwrap();
        let known = stranger.with(&answer);
        let page = known.send("GET", "/enter", "").await.unwrap();
        known.with(&page)
    }

    fn at(&self, at: &str) -> Self {
        Visitor { at: at.to_owned(), cookie: self.cookie.clone(), token: self.token.clone() }
    }

    /// Takes over the cookie and the token of an answer.
    fn with(&self, answer: &str) -> Self {
        let between = |from: &str, to: char| {
            let rest = answer.split_once(from)?.1;
            Some(rest.split(to).next()?.to_owned())
        };
        Visitor {
            at: self.at.clone(),
            cookie: between("set-cookie: ", ';').unwrap_or_else(|| self.cookie.clone()),
            token: between("name=\"csrf\" value=\"", '"').unwrap_or_else(|| self.token.clone()),
        }
    }

    /// Enters a result and says whether the server acknowledged it.
    async fn enter(&self, slip: &str, key: &str) -> bool {
        let slip = slip.replace('/', "%2F");
        let body = format!("csrf={}&slip={slip}&key={key}&result=1-0", self.token);
        let answer = self.send("POST", "/arbiter/slip", &body).await.unwrap_or_default();
        answer.starts_with("HTTP/1.1 200") && (answer.contains("\"saved\"") || answer.contains("\"same\""))
    }

    async fn send(&self, method: &str, path: &str, body: &str) -> std::io::Result<String> {
        let mut stream = TcpStream::connect(&self.at).await?;
        let kinds =
            if method == "POST" && path.starts_with("/arbiter") { "application/json" } else { "text/html" };
        let head = format!(
            "{method} {path} HTTP/1.1\r\nHost: x\r\nAccept: {kinds}\r\nConnection: close\r\nCookie: {}\r\n\
             Content-Type: application/x-www-form-urlencoded\r\nContent-Length: {}\r\n\r\n{body}",
            self.cookie,
            body.len()
        );
        stream.write_all(head.as_bytes()).await?;
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).await?;
        Ok(String::from_utf8_lossy(&answer).into_owned())
    }
}

/// Watches a group: each change is followed by a look at its page.
async fn watch(at: String, group: String, events: Arc<AtomicU64>, pages: Arc<AtomicU64>) {
    let Ok(mut stream) = TcpStream::connect(&at).await else { return };
    let head = format!("GET /live?of={group} HTTP/1.1\r\nHost: x\r\n\r\n");
    if stream.write_all(head.as_bytes()).await.is_err() {
        return;
    }
    let mut lines = tokio::io::BufReader::new(stream).lines();
    let stranger = Visitor { at, cookie: String::new(), token: String::new() };
    while let Ok(Some(line)) = lines.next_line().await {
        if line.starts_with("event: change") {
            let moment = events.fetch_add(1, Ordering::Relaxed) % 800;
            tokio::time::sleep(Duration::from_millis(moment)).await;
            if stranger.send("GET", &format!("/g/{group}"), "").await.is_ok_and(|page| page.contains("200")) {
                pages.fetch_add(1, Ordering::Relaxed);
            }
        }
    }
}

/// Counts the boards of a round with exactly one result, and with more.
fn count(location: &Location, round: u16) -> (usize, usize) {
    let desk = Desk::open(location, "bench").unwrap();
    let rounds = desk.championship().groups().filter_map(|group| group.round(round));
    let lengths = rounds
        .flat_map(|round| &round.boards)
        .map(|board| board.games.iter().map(|history| history.entries().len()).sum::<usize>());
    let lengths: Vec<usize> = lengths.collect();
    let _ = std::io::stdout().flush();
    (lengths.iter().filter(|n| **n == 1).count(), lengths.iter().filter(|n| **n > 1).count())
}

fn is_there(desk: &Desk, slip: &str) -> bool {
    let parts: Vec<&str> = slip.split('/').collect();
    let group = desk.championship().find_group(parts[0]).ok().and_then(|id| desk.championship().group(id));
    let round = group.and_then(|group| group.round(parts[1].parse().ok()?));
    let board = round.and_then(|round| round.board(parts[2].parse().ok()?));
    board.is_some_and(|board| board.winner_or_draw().is_some())
}
