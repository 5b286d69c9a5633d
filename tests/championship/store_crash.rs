//! A process that appends is killed at random moments, again and again: what it acknowledged must be there.
//!
//! The child is this test binary itself, told by a variable where to write. It prints the number of each
//! entry once its receipt is in hand.

use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};
use std::time::Duration;

use championship::store::{Journal, Location};

use crate::places::Place;
use crate::request;

/// Where the child writes.
const PLACE: &str = "ARBITRO_TEST_APPEND_TO";

/// How often the child is killed.
const KILLS: u64 = 25;

on_both_databases! {
    fn nothing_acknowledged_is_lost(place) {
        drop(Journal::create(&place.location).unwrap());
        let address = match &place.location {
            Location::File(path) => path.display().to_string(),
            Location::Postgres(address) => address.clone(),
        };
        let mut acknowledged = 0;
        for kill in 0..KILLS {
            let mut child = Command::new(std::env::current_exe().unwrap())
                .args(["--exact", "store_crash::appends_until_it_is_killed", "--nocapture"])
                .env(PLACE, &address)
                .stdout(Stdio::piped())
                .spawn()
                .unwrap();
            let stdout = child.stdout.take().unwrap();
            let lines = BufReader::new(stdout).lines().map_while(Result::ok);
            let mut stored = lines.filter_map(|line| line.strip_prefix("stored ")?.parse::<u64>().ok());
            // Killed some milliseconds after some of its words, spread over many moments of a commit.
            let first = stored.nth(kill as usize % 3).expect("the child stores something");
            std::thread::sleep(Duration::from_micros(kill * kill * 137 % 30_000));
            child.kill().unwrap();
            let last = stored.last();
            child.wait().unwrap();
            acknowledged = last.unwrap_or(first);
            let journal = Journal::open(&place.location).unwrap();
            let entries = journal.read(0).unwrap();
            assert!(entries.len() as u64 >= acknowledged, "{} of {acknowledged}", entries.len());
            assert_eq!(journal.verify().unwrap().faults, []);
            // Requests of two facts are there whole or not at all.
            assert!(entries.len().is_multiple_of(2), "half a request was stored");
        }
        assert!(acknowledged > KILLS, "the child had time to work");
    }
}

/// The child's work; without its variable, a short run on a file of its own that must be there when read again.
#[test]
fn appends_until_it_is_killed() {
    let own = Place::sqlite();
    let (location, n_requests) = match std::env::var(PLACE) {
        Ok(place) => match place.strip_prefix("create:") {
            Some(place) => {
                drop(Journal::create(&Location::parse(place)).unwrap());
                (Location::parse(place), u64::MAX)
            }
            None => (Location::parse(&place), u64::MAX),
        },
        Err(_) => {
            drop(Journal::create(&own.location).unwrap());
            (own.location.clone(), 10)
        }
    };
    let journal = Journal::open(&location).unwrap();
    for i in 0..n_requests {
        let mut append = request(&format!("board/{i}"), r#""1-0""#);
        append.facts.push(append.facts[0].clone());
        let receipt = journal.append(append).unwrap();
        if n_requests == u64::MAX {
            let mut stdout = std::io::stdout().lock();
            // The test harness prints `test name ... ` without a line end first.
            writeln!(stdout, "\nstored {}", receipt.last).unwrap();
            stdout.flush().unwrap();
        }
    }
    assert_eq!(Journal::open(&location).unwrap().head(), Ok(2 * n_requests));
}
