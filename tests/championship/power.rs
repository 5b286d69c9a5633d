//! The power is cut at every change of a file that two hundred operations make, and what was not yet safe reaches the disk in
//! whatever order the syncs allow: names before contents, the last write without the first, half a page. One disk in thirty-two is
//! looked at, so that the check stays short; with `ARBITRO_EVERY_CUT=1` all of them are.
#![cfg(target_os = "linux")]

use std::collections::BTreeSet;
use std::hash::{Hash, Hasher};
use std::io::Write;
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};

use sha2::{Digest, Sha256};

use championship::facts::{Contestant, EntryCode, Fact, School};
use championship::regulations;
use championship::store::{Desk, Journal, Location, automatic_backup, automatic_backups};

use crate::faults::{Contents, Disk, Event, Reached, events, program, write_left};
use crate::store_faults::numbers;

/// Tells the child where to work.
const PLACE: &str = "ARBITRO_TEST_OPERATIONS_IN";

const OPERATIONS: u32 = 200;

fn say(words: &str) {
    let mut stdout = std::io::stdout().lock();
    // One write, so that the log has it whole.
    stdout.write_all(format!("\n{words}\n").as_bytes()).unwrap();
    stdout.flush().unwrap();
}

/// The child's work; without its variable, in a folder of its own.
#[test]
fn two_hundred_operations() {
    let own = tempfile::tempdir().unwrap();
    let folder = std::env::var(PLACE).unwrap_or_else(|_| own.path().display().to_string());
    let location = Location::File(Path::new(&folder).join("prova.arbitro"));
    let mut desk = Desk::create(&location, "prova", regulations::default(), "mesa").unwrap();
    say(&format!("stored {}", desk.head()));
    for number in 1..=OPERATIONS {
        match number {
            number if number.is_multiple_of(50) => {
                desk.forget(EntryCode::first(number - 3, 1, 3)).unwrap();
                say(&format!("forgotten {}", number - 3));
            }
            number if number.is_multiple_of(33) => {
                let at = format!("2026-03-20T10:00:{:02}Z", number % 60);
                automatic_backup(&location, "prova", &at).unwrap();
            }
            number if number.is_multiple_of(70) => {
                drop(desk);
                desk = Desk::open(&location, "mesa").unwrap();
            }
            number => {
                let school = School { number, name: format!("Escola {number}"), place: None };
                let contestant = Contestant { name: Some(format!("Pupila {number}.")), school_year: Some(3) };
                let code = EntryCode::first(number, 1, 3);
                let facts = vec![Fact::SchoolRegistered { school }, Fact::EntryAdded { code, contestant }];
                let key = format!("k{number}");
                desk.commit(Some(&key), |_, _| Ok(facts.clone())).unwrap();
            }
        }
        say(&format!("stored {}", desk.head()));
    }
}

/// What the program had promised when the power went.
#[derive(Clone, Default)]
struct Promised {
    head: u64,
    forgotten: Vec<String>,
    /// The copies that have been looked at.
    copies: Arc<Mutex<BTreeSet<u64>>>,
}

impl Promised {
    fn hear(&mut self, said: &str) {
        for line in said.lines() {
            if let Some(head) = line.strip_prefix("stored ").and_then(|head| head.parse().ok()) {
                self.head = head;
            }
            if let Some(number) = line.strip_prefix("forgotten ") {
                self.forgotten.push(format!("Pupila {number}."));
            }
        }
    }

    /// Holds what is left on a disk against it.
    fn check(&self, left: &Contents, was: &Path, about: &str) {
        let after = tempfile::tempdir_in(quick_folder()).unwrap();
        write_left(left, was, after.path());
        let location = Location::File(after.path().join("prova.arbitro"));
        let journal = Journal::open(&location).unwrap_or_else(|error| panic!("{about}: {error}"));
        let entries = journal.read(0).unwrap_or_else(|error| panic!("{about}: {error}"));
        assert!(entries.len() as u64 >= self.head, "{about}: {} of {} are left", entries.len(), self.head);
        assert_eq!(journal.verify().unwrap().faults, [], "{about}");
        let says = |name: &String| entries.iter().any(|entry| entry.body.contains(name.as_str()));
        assert!(!self.forgotten.iter().any(says), "{about}: a forgotten pupil is back");
        for copy in automatic_backups(&location).unwrap() {
            // The same copy is there after thousands of cuts.
            let hash = hash_of(&std::fs::read(&copy).unwrap());
            if self.copies.lock().unwrap().insert(hash) {
                let copy =
                    Journal::open(&Location::File(copy)).unwrap_or_else(|error| panic!("{about}: {error}"));
                assert_eq!(copy.verify().unwrap().faults, [], "{about}: half a copy has its name");
            }
        }
    }
}

/// Where files are memory, if there is such a place.
fn quick_folder() -> std::path::PathBuf {
    let memory = Path::new("/dev/shm");
    if memory.is_dir() { memory.to_owned() } else { std::env::temp_dir() }
}

#[test]
fn the_power_is_cut_at_every_change_of_two_hundred_operations() {
    let folder = tempfile::tempdir().unwrap();
    let log = tempfile::NamedTempFile::new().unwrap();
    let done = program("power::two_hundred_operations", folder.path())
        .env(PLACE, folder.path())
        .env("FAULTS_LOG", log.path())
        .output()
        .unwrap();
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
    let happened = events(&std::fs::read(log.path()).unwrap());
    let (mut disk, mut promised, mut random) = (Disk::default(), Promised::default(), numbers(11));
    let (mut seen, mut states) = (BTreeSet::new(), Vec::new());
    let one_in = if std::env::var_os("ARBITRO_EVERY_CUT").is_some() { 1 } else { 32 };
    let mut n_cuts = 0;
    for (moment, event) in happened.iter().enumerate() {
        match event {
            Event::Said(said) => promised.hear(said),
            Event::Changed(..) => {
                n_cuts += 1;
                disk.take(event);
            }
        }
        if promised.head == 0 {
            continue;
        }
        for (order, left) in orders(&disk, moment, &mut random) {
            let of_journal = left.iter().filter(|(path, _)| path.to_string_lossy().contains("prova.arbitro"));
            let hash = hash_of(&(of_journal.collect::<Vec<_>>(), promised.head, promised.forgotten.len()));
            if seen.insert(hash) && hash.is_multiple_of(one_in) {
                states.push((format!("after change {moment}, {order}"), left, promised.clone()));
            }
        }
        if states.len() > 400 {
            looked_at(&mut states, folder.path());
        }
    }
    looked_at(&mut states, folder.path());
    println!(
        "{n_cuts} cuts, {} disks, one in {one_in} looked at, {} facts promised: none lost",
        seen.len(),
        promised.head
    );
    assert!(n_cuts > 5 * OPERATIONS as usize, "{n_cuts}");
    assert!(seen.len() > n_cuts, "there is more than one order");
    assert!(promised.head > u64::from(OPERATIONS) && promised.forgotten.len() == 4);
}

/// Tells disks apart by the hash of the seals, which is quick in builds for development too: thousands of disks are read.
struct Told(Sha256);

impl Hasher for Told {
    fn write(&mut self, bytes: &[u8]) {
        self.0.update(bytes);
    }

    fn finish(&self) -> u64 {
        self.0.clone().finalize().iter().take(8).fold(0, |told, byte| told << 8 | u64::from(*byte))
    }
}

fn hash_of(what: &impl Hash) -> u64 {
    let mut hasher = Told(Sha256::new());
    what.hash(&mut hasher);
    hasher.finish()
}

/// Returns what may be left after a cut: nothing of what was not safe, all of it, names or contents alone, and in turn the last
/// change without the first, all but the first, and halves of pages.
fn orders(disk: &Disk, moment: usize, random: &mut impl FnMut() -> u32) -> Vec<(String, Contents)> {
    let usual = [Reached::Nothing, Reached::Everything, Reached::Names, Reached::Contents];
    let mut orders: Vec<_> =
        usual.into_iter().map(|reached| (format!("{reached:?}"), disk.left(reached))).collect();
    orders.push(match moment % 3 {
        0 => ("Last".to_owned(), disk.left(Reached::Last)),
        1 => ("AllButFirst".to_owned(), disk.left(Reached::AllButFirst)),
        _ => ("torn".to_owned(), disk.torn(random)),
    });
    orders
}

/// Looks at disks, two at a time.
fn looked_at(states: &mut Vec<(String, Contents, Promised)>, was: &Path) {
    let states = std::mem::take(states);
    let (next, wrong) = (AtomicUsize::new(0), Mutex::new(None));
    std::thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                while let Some((about, left, promised)) = states.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let looked = std::panic::catch_unwind(|| promised.check(left, was, about));
                    if let Err(payload) = looked {
                        *wrong.lock().unwrap() = Some(payload);
                        next.store(states.len(), Ordering::Relaxed);
                    }
                }
            });
        }
    });
    if let Some(payload) = wrong.into_inner().unwrap() {
        std::panic::resume_unwind(payload);
    }
}
