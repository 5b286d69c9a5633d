//! The desk on a full day: 200 arbiters enter a round of 925 boards in a minute while 2,000 clients watch.
//!
//! `cargo bench --bench desk` starts the real server, measures each entry, asks again for some of them as a phone on
//! a bad network does, kills the server in the middle of a second round, and then counts every result in the journal.
#![allow(clippy::unwrap_used)]

#[allow(dead_code)] // the siege uses the rest
mod hall;

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use championship::store::{Desk, Location};
use hall::{Entered, Server, Visitor, count, enter};
use tokio::io::{AsyncBufReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

const PUPILS: u32 = 1850;
const ARBITERS: usize = 200;
const WATCHERS: usize = 2000;
const MINUTE: Duration = Duration::from_secs(60);

fn main() {
    let folder = tempfile::tempdir().unwrap();
    let location = Location::File(folder.path().join("dia.arbitro"));
    let boards = hall::championship(&location, PUPILS);
    let (links, owners) = hall::people(&location, ARBITERS);
    println!("{} boards, {} arbiters, {WATCHERS} watchers", boards.len(), links.len());
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
    let ok = runtime.block_on(day(&location, boards, links, owners));
    if !ok {
        std::process::exit(1);
    }
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
    let [p50, p99, worst] = hall::speeds(&entered);
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
        hall::pair(&mut desk)
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

/// Watches a group: each change is followed by a look at its page.
async fn watch(at: String, group: String, events: Arc<AtomicU64>, pages: Arc<AtomicU64>) {
    let Ok(mut stream) = TcpStream::connect(&at).await else { return };
    let head = format!("GET /live?of={group} HTTP/1.1\r\nHost: x\r\n\r\n");
    if stream.write_all(head.as_bytes()).await.is_err() {
        return;
    }
    let mut lines = tokio::io::BufReader::new(stream).lines();
    let stranger = Visitor::stranger(&at);
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

fn is_there(desk: &Desk, slip: &str) -> bool {
    let parts: Vec<&str> = slip.split('/').collect();
    let group = desk.championship().find_group(parts[0]).ok().and_then(|id| desk.championship().group(id));
    let round = group.and_then(|group| group.round(parts[1].parse().ok()?));
    let board = round.and_then(|round| round.board(parts[2].parse().ok()?));
    board.is_some_and(|board| board.winner_or_draw().is_some())
}
