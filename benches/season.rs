//! The season at its worst: the last evening before the deadline, and a final day followed from home.
//!
//! `cargo bench --bench season` starts a private PostgreSQL. In the evening 350 schools come to two desks on one database, twenty
//! requests each within ten minutes, uploads among them; then the lists are counted that were acknowledged and are not there. On the
//! day a host is two processes on one database, and real desks publish there: one hall, then twelve, then twenty, each with a
//! championship of 150 pupils, and twelve once more at a host in a folder. 10,000 watchers follow the page of the group in which the
//! results of their hall are, all of them, and do what the page does: when its stream speaks they wait a moment that differs from one
//! to the other, and ask for it again. Beside them pages are asked for 500 times a second, and each hall enters a result every six
//! seconds. Printed is how long after the desk's acknowledgement the streams spoke and the new page was there, how long the other
//! pages took beside a file that costs nothing but its sending, and the memory of all. It fails when a watcher hears nothing of a
//! result, a page does not come or a list is lost. `-- --quick` holds the evening in two minutes, five times as dense, and the day
//! with twelve halls alone.
#![allow(clippy::unwrap_used)]

mod evening;
#[allow(dead_code)] // days inside the hall use the rest
mod hall;
#[path = "../tests/patience/mod.rs"]
#[allow(dead_code)]
mod patience;
#[path = "../tests/places/mod.rs"]
#[allow(dead_code)]
mod places;

use std::collections::BTreeMap;
use std::path::Path;
use std::process::Command;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use championship::store::Location;
use hall::{Server, Visitor};
use tokio::io::AsyncReadExt;

/// How many halls publish, row by row, and whether their host is in a database; the one row of quick runs comes first.
const DAYS: [(usize, bool); 4] = [(12, true), (1, true), (20, true), (12, false)];
const EVENING: Duration = Duration::from_secs(600);
const PUPILS: u32 = 150;
const WATCHERS: usize = 10_000;
const VIEWS_PER_SECOND: u32 = 500;

/// Results of each hall, and the time between them: more than any of them may take, so that what is heard belongs to the last.
const RESULTS: usize = 6;
const PAUSE: Duration = Duration::from_secs(6);

/// How long after its result the stream of a watcher may speak, and how long a page may take.
const SHOWN_LIMIT: Duration = Duration::from_secs(2);
const PAGE_LIMIT: Duration = Duration::from_millis(200);

/// A hall that publishes.
struct Hall {
    place: String,
    desk: Server,
    arbiter: Visitor,
    boards: Vec<(String, u16)>,
    /// The page of the group in which its results are.
    page: String,
    /// When each of its watchers first heard something since that was last looked at, and when it had the new page.
    heard: Arc<Mutex<BTreeMap<usize, Heard>>>,
}

/// When a stream spoke, and when the page that it spoke of was there; nothing where it did not come.
type Heard = (Instant, Option<Instant>);

/// Pages do not ask in the same moment: see `follow.js`.
const SPREAD: Duration = Duration::from_millis(800);

fn main() {
    let is_quick = std::env::args().any(|word| word == "--quick");
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
    let mut failures = Vec::new();
    if let Some(place) = places::Place::postgres() {
        let within = if is_quick { EVENING / 5 } else { EVENING };
        failures.extend(runtime.block_on(evening::evening(&place.location, within)).err());
    }
    println!(
        "{WATCHERS} watchers, {VIEWS_PER_SECOND} pages a second, two processes; limits {} ms and {} ms",
        SHOWN_LIMIT.as_millis(),
        PAGE_LIMIT.as_millis()
    );
    println!(
        "{:>10} {:>5} {:>9} {:>9} {:>9} {:>9} {:>9} {:>9} {:>9} {:>9} {:>9} {:>9} {:>10} {:>10}",
        "host",
        "halls",
        "told p50",
        "p99",
        "shown p50",
        "p99",
        "worst",
        "page p50",
        "p99",
        "worst",
        "file p50",
        "p99",
        "host MB",
        "desk MB"
    );
    let days = if is_quick { &DAYS[..1] } else { &DAYS };
    failures.extend(days.iter().filter_map(|(n, is_shared)| runtime.block_on(day(*n, *is_shared)).err()));
    failures.iter().for_each(|failure| println!("FAILED: {failure}"));
    if !failures.is_empty() {
        std::process::exit(1);
    }
    println!("passed");
}

async fn day(n_halls: usize, is_shared: bool) -> Result<(), String> {
    let folder = tempfile::tempdir().unwrap();
    let shared = tokio::task::block_in_place(|| is_shared.then(places::postgres::fresh_database));
    let at_host = match shared {
        None => folder.path().join("host").display().to_string(),
        Some(Some(address)) => address,
        Some(None) => return Ok(()),
    };
    let listen = ["host", "serve", "--listen", "127.0.0.1:0", "--folder", &at_host];
    let hosts = [Server::run(&listen), Server::run(&listen)];
    let mut halls = Vec::new();
    for number in 0..n_halls {
        halls.push(open(folder.path(), &at_host, number, &hosts[number % 2].at).await);
    }
    let first = Instant::now();
    for (number, hall) in halls.iter().enumerate() {
        while !Visitor::stranger(&hosts[number % 2].at)
            .send("GET", &format!("/{}/pt/index.html", hall.place), "")
            .await
            .is_ok_and(|page| page.starts_with("HTTP/1.1 200"))
        {
            if first.elapsed() > Duration::from_secs(120) {
                return Err(format!("{} was not published", hall.place));
            }
            tokio::time::sleep(Duration::from_millis(200)).await;
        }
    }
    let n_following = follow(&halls, &hosts).await;
    let is_over = Arc::new(AtomicBool::new(false));
    let leafing =
        tokio::spawn(leaf(addresses(&halls), hosts.each_ref().map(|host| host.at.clone()), is_over.clone()));
    let (mut told, mut shown) = (Vec::new(), Vec::new());
    let mut n_missed = 0;
    for number in 0..RESULTS {
        let mut acknowledged = Vec::new();
        for hall in &halls {
            // Halls do not enter at the same moment.
            tokio::time::sleep(PAUSE / 2 / u32::try_from(n_halls).unwrap()).await;
            if !hall.arbiter.enter(&hall.boards[number].0, &format!("season{number}")).await {
                return Err(format!("{} lost a result", hall.place));
            }
            acknowledged.push(Instant::now());
        }
        tokio::time::sleep(PAUSE).await;
        for (index, (hall, acknowledged)) in halls.iter().zip(acknowledged).enumerate() {
            let heard = std::mem::take(&mut *hall.heard.lock().unwrap());
            n_missed += n_following[index] - heard.len();
            told.extend(heard.values().map(|(at, _)| at.saturating_duration_since(acknowledged)));
            shown.extend(
                heard
                    .values()
                    .filter_map(|(_, at)| Some(at.as_ref()?.saturating_duration_since(acknowledged))),
            );
            n_missed += heard.values().filter(|(_, shown)| shown.is_none()).count();
        }
    }
    is_over.store(true, Ordering::Relaxed);
    let (mut pages, mut files, n_broken) = leafing.await.unwrap();
    let ms = |times: &mut Vec<Duration>, share: f64| {
        times.sort_unstable();
        times.get(((times.len().max(1) - 1) as f64 * share) as usize).map_or(0, Duration::as_millis)
    };
    println!(
        "{:>10} {n_halls:>5} {:>9} {:>9} {:>9} {:>9} {:>9} {:>9} {:>9} {:>9} {:>9} {:>9} {:>10} {:>10}",
        if is_shared { "PostgreSQL" } else { "folder" },
        ms(&mut told, 0.5),
        ms(&mut told, 0.99),
        ms(&mut shown, 0.5),
        ms(&mut shown, 0.99),
        ms(&mut shown, 1.0),
        ms(&mut pages, 0.5),
        ms(&mut pages, 0.99),
        ms(&mut pages, 1.0),
        ms(&mut files, 0.5),
        ms(&mut files, 0.99),
        hosts.each_ref().map(|host| host.peak_memory().to_string()).join("+"),
        halls.iter().map(|hall| hall.desk.peak_memory()).max().unwrap_or_default()
    );
    if ms(&mut shown, 0.99) > SHOWN_LIMIT.as_millis() {
        println!("      results were on pages later than the limit");
    }
    if ms(&mut pages, 0.99) > PAGE_LIMIT.as_millis() {
        println!("      pages took longer than the limit");
    }
    match (n_missed, n_broken) {
        (0, 0) => Ok(()),
        _ => Err(format!(
            "{n_missed} times a watcher had no page with a result, {n_broken} pages did not come"
        )),
    }
}

/// Makes a championship with its first round out and a desk that publishes it.
async fn open(folder: &Path, at_host: &str, number: usize, host: &str) -> Hall {
    let place = format!("hall-{number}");
    let location = Location::File(folder.join(format!("{place}.arbitro")));
    let (boards, links) = tokio::task::block_in_place(|| {
        let boards = hall::championship(&location, PUPILS);
        (boards, hall::people(&location, 1).0)
    });
    let opened = Command::new(env!("CARGO_BIN_EXE_arbitro"))
        .args(["host", "open", &place, "--address", &format!("http://{host}"), "--folder"])
        .arg(at_host)
        .output()
        .unwrap();
    let said = String::from_utf8(opened.stdout).unwrap();
    let address = said.lines().find(|line| line.contains('#')).unwrap().trim().to_owned();
    let words =
        ["serve", "--championship", &location.to_string(), "--listen", "127.0.0.1:0", "--publish", &address];
    let desk = Server::run(&words);
    let arbiter = Visitor::sign_in(&desk.at, &links[0]).await;
    let group = |number: usize| boards[number].0.split('/').next().unwrap();
    assert!((0..RESULTS).all(|number| group(number) == group(0)), "results are of one group");
    let page = format!("pt/g-{}.html", group(0));
    Hall { place, desk, arbiter, boards, page, heard: Arc::default() }
}

/// Lets the watchers follow, and returns how many follow each hall once all of them have heard the state of now.
async fn follow(halls: &[Hall], hosts: &[Server; 2]) -> Vec<usize> {
    let n_begun = Arc::new(AtomicUsize::new(0));
    let mut n_following = vec![0; halls.len()];
    for number in 0..WATCHERS {
        let hall = &halls[number % halls.len()];
        n_following[number % halls.len()] += 1;
        // Half of those of a hall are at the other process than their hall.
        let host = &hosts[number / halls.len() % 2];
        let visitor = Visitor::stranger(&host.at);
        let address = format!("/{}/live?page={}", hall.place, hall.page);
        let mut stream = visitor.follow(&address).await.unwrap();
        let page = format!("/{}/{}", hall.place, hall.page);
        let (heard, n_begun) = (Arc::clone(&hall.heard), Arc::clone(&n_begun));
        tokio::spawn(async move {
            let (mut bytes, mut is_first) = ([0; 1024], true);
            while let Ok(n) = stream.read(&mut bytes).await
                && n > 0
            {
                if !String::from_utf8_lossy(&bytes[..n]).contains("event: state") {
                    continue;
                }
                if std::mem::take(&mut is_first) {
                    n_begun.fetch_add(1, Ordering::Relaxed);
                    continue;
                }
                let told = Instant::now();
                let part = u32::try_from(number.wrapping_mul(2_654_435_761) % 1000).unwrap();
                tokio::time::sleep(SPREAD * part / 1000).await;
                let again = visitor.send("GET", &page, "").await.unwrap_or_default();
                let shown = again.starts_with("HTTP/1.1 200").then(Instant::now);
                heard.lock().unwrap().entry(number).or_insert((told, shown));
            }
        });
    }
    while n_begun.load(Ordering::Relaxed) < WATCHERS {
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    n_following
}

/// The pages that strangers ask for: the first and those of groups.
fn addresses(halls: &[Hall]) -> Vec<String> {
    let mut addresses = Vec::new();
    for hall in halls {
        let mut groups: Vec<&str> =
            hall.boards.iter().filter_map(|(slip, _)| slip.split('/').next()).collect();
        groups.dedup();
        addresses.push(format!("/{}/pt/index.html", hall.place));
        addresses.extend(groups.into_iter().map(|group| format!("/{}/pt/g-{group}.html", hall.place)));
    }
    addresses
}

/// Asks for pages at a steady pace, every tenth time for a file that needs no looking up, until the day is over.
async fn leaf(
    addresses: Vec<String>,
    hosts: [String; 2],
    is_over: Arc<AtomicBool>,
) -> (Vec<Duration>, Vec<Duration>, usize) {
    let mut pace = tokio::time::interval(Duration::from_secs(1) / VIEWS_PER_SECOND);
    let mut tasks = tokio::task::JoinSet::new();
    let mut number = 0;
    while !is_over.load(Ordering::Relaxed) {
        pace.tick().await;
        number += 1;
        let is_file = number % 10 == 0;
        let path = if is_file { "/robots.txt" } else { addresses[number * 7 % addresses.len()].as_str() };
        let (visitor, path) = (Visitor::stranger(&hosts[number % 2]), path.to_owned());
        tasks.spawn(async move {
            let begun = Instant::now();
            let page = visitor.send("GET", &path, "").await.unwrap_or_default();
            (is_file, begun.elapsed(), page.starts_with("HTTP/1.1 200"))
        });
    }
    let (mut pages, mut files, mut n_broken) = (Vec::new(), Vec::new(), 0);
    while let Some(asked) = tasks.join_next().await {
        let (is_file, took, is_there) = asked.unwrap();
        n_broken += usize::from(!is_there);
        if is_file { files.push(took) } else { pages.push(took) }
    }
    (pages, files, n_broken)
}
