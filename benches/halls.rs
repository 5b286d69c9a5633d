//! Four halls on one database: 800 arbiters at four desks enter a round of 8,000 boards in a minute.
//!
//! `cargo bench --bench halls` starts a private PostgreSQL and four real servers, measures each entry, asks again for some
//! of them as a phone on a bad network does, and then counts every result in the journal.
#![allow(clippy::unwrap_used)]

#[allow(dead_code)] // the other day of a hall uses the rest
mod hall;
#[path = "../tests/patience/mod.rs"]
#[allow(dead_code)]
mod patience;
#[path = "../tests/places/mod.rs"]
#[allow(dead_code)]
mod places;

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use championship::store::Location;
use hall::{Server, Visitor};

const PUPILS: u32 = 16_000;
const ARBITERS: usize = 800;
const HALLS: usize = 4;
const MINUTE: Duration = Duration::from_secs(60);

fn main() {
    let Some(place) = places::Place::postgres() else { return };
    let boards = hall::championship(&place.location, PUPILS);
    let (links, owners) = hall::people(&place.location, ARBITERS);
    println!("{} boards, {} arbiters, {HALLS} halls", boards.len(), links.len());
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
    if !runtime.block_on(day(&place.location, &boards, &links, &owners)) {
        std::process::exit(1);
    }
}

async fn day(
    location: &Location,
    boards: &[(String, u16)],
    links: &[String],
    owners: &BTreeMap<u16, usize>,
) -> bool {
    let servers: Vec<Server> = (0..HALLS).map(|_| Server::start(location)).collect();
    let mut visitors = Vec::new();
    for (index, link) in links.iter().enumerate() {
        visitors.push(Arc::new(Visitor::sign_in(&servers[index % HALLS].at, link).await));
    }
    println!("signed in; round 1 begins");
    let entered = hall::enter(boards, owners, &visitors, MINUTE, "one").await;
    let saved = entered.iter().filter(|entry| entry.is_saved).count();
    let [p50, p99, worst] = hall::speeds(&entered);
    println!("entries saved: {saved} of {}; p50 {p50:?}, p99 {p99:?}, worst {worst:?}", boards.len());
    for server in &servers {
        println!("peak memory of a server: {} MB", server.peak_memory());
    }
    // A database is asked in its own way of waiting, beside that of the visitors.
    let journal = location.clone();
    let (single, doubled) = tokio::task::spawn_blocking(move || hall::count(&journal, 1)).await.unwrap();
    println!("in the journal: {single} with one result, {doubled} with more");
    let ok = saved == boards.len() && single == boards.len() && doubled == 0;
    println!("{}", if ok { "passed" } else { "FAILED" });
    ok
}
