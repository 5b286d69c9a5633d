//! An arbiter beside a crowd: how long a result takes while 24 connections each ask for pages and papers without pause.
//!
//! `cargo bench --bench crowd` starts the real server with 1,850 pupils, enters results one after the other, first alone, then
//! beside each kind of address and then beside all of them at once, and prints how long the answers took and how many of the
//! others were answered, sent away and broken. The reference is a file that costs nothing but its sending. It fails when a result is
//! lost, and says where one took longer than 0.3 s.
#![allow(clippy::unwrap_used)]

#[allow(dead_code)] // the full day uses the rest
mod hall;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use championship::store::Location;
use hall::{Entered, Server, Visitor};

const PUPILS: u32 = 1850;
const CONNECTIONS: usize = 24;
const RESULTS: usize = 60;
const PAUSE: Duration = Duration::from_millis(100);

/// How long a result may take.
const LIMIT: Duration = Duration::from_millis(300);

/// What strangers ask for.
const ASKED: [(&str, &[&str]); 7] = [
    ("a plain file (reference)", &["/robots.txt"]),
    ("pupils searched for", &["/find?q=a", "/find?q=exemplo", "/find?q=12"]),
    ("boards", &["/play/rastros", "/play/hex", "/play/produto", "/train/ouri"]),
    ("the guide", &["/guide", "/guide/organiser", "/guide/regulations"]),
    ("games", &["/games", "/games/rastros", "/games/hex"]),
    (
        "sheets",
        &[
            "/games/rastros/sheet.pdf",
            "/games/hex/young.pdf",
            "/games/go-9x9/poster.pdf",
            "/games/y/board.pdf",
        ],
    ),
    ("the guide on paper", &["/guide/guide.pdf"]),
];

#[derive(Default)]
struct Answers {
    given: AtomicUsize,
    sent_away: AtomicUsize,
    broken: AtomicUsize,
}

fn main() {
    let folder = tempfile::tempdir().unwrap();
    let location = Location::File(folder.path().join("dia.arbitro"));
    let boards = hall::championship(&location, PUPILS);
    let (links, owners) = hall::people(&location, 1);
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build().unwrap();
    let lost = runtime.block_on(async {
        let server = Server::start(&location);
        let arbiter = Visitor::sign_in(&server.at, &links[0]).await;
        assert!(boards.iter().all(|(_, table)| owners.contains_key(table)));
        println!(
            "{:<24} {:>8} {:>8} {:>8} {:>9} {:>10} {:>7}  limit {} ms",
            "beside",
            "p50 ms",
            "p99 ms",
            "worst",
            "answered",
            "sent away",
            "broken",
            LIMIT.as_millis()
        );
        let mut next = boards.chunks(RESULTS);
        let mut lost = 0;
        let all: Vec<&str> = ASKED.iter().flat_map(|(_, paths)| paths.iter().copied()).collect();
        let rows = [("nobody", &[][..])].into_iter().chain(ASKED).chain([("all of them at once", &all[..])]);
        for (what, paths) in rows {
            let kinds = if what == "all of them at once" { ASKED.len() } else { 1 };
            lost += row(&server, &arbiter, what, paths, kinds, next.next().unwrap()).await;
        }
        println!("peak memory of the server: {} MB", server.peak_memory());
        lost
    });
    println!("{}", if lost == 0 { "passed" } else { "FAILED" });
    std::process::exit(i32::from(lost > 0));
}

/// Enters some results beside strangers and returns how many were not acknowledged.
async fn row(
    server: &Server,
    arbiter: &Visitor,
    what: &str,
    paths: &[&str],
    kinds: usize,
    boards: &[(String, u16)],
) -> usize {
    let (answers, is_over) = (Arc::new(Answers::default()), Arc::new(AtomicBool::new(false)));
    let mut strangers = Vec::new();
    for index in 0..if paths.is_empty() { 0 } else { CONNECTIONS * kinds } {
        let (stranger, path) = (Visitor::stranger(&server.at), paths[index % paths.len()].to_owned());
        let (answers, is_over) = (Arc::clone(&answers), Arc::clone(&is_over));
        strangers.push(tokio::spawn(async move {
            while !is_over.load(Ordering::Relaxed) {
                let answer = stranger.send("GET", &path, "").await.unwrap_or_default();
                let count = match answer.get(9..12) {
                    Some("200") => &answers.given,
                    Some("503") => &answers.sent_away,
                    _ => &answers.broken,
                };
                count.fetch_add(1, Ordering::Relaxed);
            }
        }));
    }
    let mut entered = Vec::new();
    for (slip, _) in boards {
        tokio::time::sleep(PAUSE).await;
        let begun = Instant::now();
        let is_saved = arbiter.enter(slip, &format!("k{slip}")).await;
        entered.push(Entered { slip: slip.clone(), key: String::new(), took: begun.elapsed(), is_saved });
    }
    is_over.store(true, Ordering::Relaxed);
    for stranger in strangers {
        stranger.abort();
    }
    let [p50, p99, worst] = hall::speeds(&entered).map(|took| took.as_secs_f64() * 1_000.0);
    let count = |of: &AtomicUsize| of.load(Ordering::Relaxed);
    let n_late = entered.iter().filter(|entry| entry.took > LIMIT).count();
    let late = if n_late == 0 { "met".to_owned() } else { format!("{n_late} of {} LATE", entered.len()) };
    println!(
        "{what:<24} {p50:>8.1} {p99:>8.1} {worst:>8.1} {:>9} {:>10} {:>7}  {late}",
        count(&answers.given),
        count(&answers.sent_away),
        count(&answers.broken)
    );
    entered.iter().filter(|entry| !entry.is_saved).count()
}
