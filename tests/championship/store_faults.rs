//! Power cuts, and programs killed at every single change of a file.
#![cfg(target_os = "linux")]

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::Stdio;

use championship::facts::{Contestant, EntryCode, Fact, School};
use championship::regulations;
use championship::store::{Danger, Desk, Journal, Location, automatic_backup, restore};
use speech::{Language, Tell};

use crate::faults::{Disk, Event, events, program, run_until, write_left};
use crate::patience::until;
use crate::request;

/// Tells the child what to do, and in which folder.
const WORK: &str = "ARBITRO_TEST_FAULTY_WORK";

/// How often the power is cut.
const CUTS: u32 = 300;

pub(crate) fn numbers(seed: u32) -> impl FnMut() -> u32 {
    let mut state = seed;
    move || {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        state >> 8
    }
}

/// What was written after the last sync may be lost, torn or out of order; what was acknowledged may not.
#[test]
fn a_power_cut_at_any_moment_loses_nothing_acknowledged() {
    let folder = tempfile::tempdir().unwrap();
    let location = Location::File(folder.path().join("prova.arbitro"));
    let log = tempfile::NamedTempFile::new().unwrap();
    let mut child = program("store_crash::appends_until_it_is_killed", folder.path())
        .env("ARBITRO_TEST_APPEND_TO", "create:".to_owned() + &location.to_string())
        .env("FAULTS_LOG", log.path())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let lines = BufReader::new(child.stdout.take().unwrap()).lines().map_while(Result::ok);
    // More than a thousand pages, so that the log file is also emptied in between.
    let stored = lines.filter(|line| line.starts_with("stored ")).take(700).count();
    child.kill().unwrap();
    child.wait().unwrap();
    assert_eq!(stored, 700, "the child stored what it should");
    let happened = events(&std::fs::read(log.path()).unwrap());
    let is_sync = |event: &&Event| matches!(event, Event::Changed(path, crate::faults::ChangeOf::Synced) if path.to_string_lossy().ends_with("-wal"));
    assert!(happened.iter().filter(is_sync).count() >= 700, "every commit is synced");
    let mut random = numbers(7);
    let mut moments: Vec<usize> = (0..CUTS).map(|_| random() as usize % happened.len()).collect();
    moments.sort_unstable();
    let (mut disk, mut acknowledged, mut next) = (Disk::default(), 0, 0);
    let mut n_checked = 0;
    for moment in moments {
        for event in &happened[next..moment] {
            if let Event::Said(text) = event {
                let said = text.lines().filter_map(|line| line.strip_prefix("stored ")?.parse::<u64>().ok());
                acknowledged = said.max().unwrap_or(acknowledged);
            }
            disk.take(event);
        }
        next = next.max(moment);
        if acknowledged == 0 {
            continue;
        }
        let after = tempfile::tempdir().unwrap();
        write_left(&disk.torn(&mut random), folder.path(), after.path());
        let journal = Journal::open(&Location::File(after.path().join("prova.arbitro")))
            .unwrap_or_else(|error| panic!("after {moment} of {}: {error}", happened.len()));
        let entries = journal.head().unwrap();
        assert!(entries >= acknowledged, "{entries} of {acknowledged} after {moment} changes");
        assert!(entries.is_multiple_of(2), "half a request was stored");
        assert_eq!(journal.verify().unwrap().faults, []);
        n_checked += 1;
    }
    assert!(n_checked > CUTS / 2, "{n_checked} cuts were after the first receipt");
    assert!(loses_without_syncs(&happened, folder.path(), &mut random), "the check cannot fail");
}

/// Says whether a disk on which nobody ever syncs loses something, so that the check above means something.
fn loses_without_syncs(happened: &[Event], was: &Path, random: &mut impl FnMut() -> u32) -> bool {
    let mut disk = Disk::default();
    let is_sync = |event: &&Event| matches!(event, Event::Changed(_, crate::faults::ChangeOf::Synced));
    happened.iter().filter(|event| !is_sync(event)).for_each(|event| disk.take(event));
    let after = tempfile::tempdir().unwrap();
    write_left(&disk.torn(random), was, after.path());
    let journal = Journal::open(&Location::File(after.path().join("prova.arbitro")));
    journal.and_then(|journal| journal.head()).unwrap_or(0) < 1400
}

fn paths(folder: &Path) -> (PathBuf, PathBuf, PathBuf) {
    (folder.join("final.arbitro"), folder.join("copy.arbitro-backup"), folder.join("kept.arbitro-backup"))
}

fn code() -> EntryCode {
    EntryCode::first(1, 1, 3)
}

/// Fills a folder with a championship that has copies, an older copy, and a note about a pupil by name.
fn furnish(folder: &Path) -> Desk {
    let (path, copy, _) = paths(folder);
    let location = Location::File(path);
    let mut desk = Desk::create(&location, "prova", regulations::default(), "mesa").unwrap();
    let contestant = Contestant { name: Some("Leopoldina Inventada".into()), school_year: Some(3) };
    let school = School { number: 1, name: "Escola".into(), place: None };
    let facts = vec![
        Fact::SchoolRegistered { school },
        Fact::EntryAdded { code: code(), contestant: contestant.clone() },
    ];
    desk.commit(None, |_, _| Ok(facts.clone())).unwrap();
    desk.journal().backup(&copy).unwrap();
    automatic_backup(&location, "cedo", "2026-03-20T10:00:00Z").unwrap();
    let reason = "a Leopoldina Inventada foi para casa".to_owned();
    let withdrawn = Fact::EntryWithdrawn { code: code(), from_round: None, reason };
    desk.commit(None, |_, _| Ok(vec![withdrawn.clone()])).unwrap();
    automatic_backup(&location, "tarde", "2026-03-20T11:00:00Z").unwrap();
    desk
}

/// Copies a folder with everything in it.
fn duplicate(from: &Path, to: &Path) {
    for item in std::fs::read_dir(from).unwrap() {
        let path = item.unwrap().path();
        let target = to.join(path.file_name().unwrap());
        if path.is_dir() {
            std::fs::create_dir(&target).unwrap();
            duplicate(&path, &target);
        } else {
            std::fs::copy(&path, &target).unwrap();
        }
    }
}

fn every_file(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for item in std::fs::read_dir(folder).unwrap() {
        let path = item.unwrap().path();
        match path.is_dir() {
            true => files.extend(every_file(&path)),
            false => files.push(path),
        }
    }
    files
}

/// Kills a piece of work before each of its changes in turn, and looks at what is left.
fn at_every_change(work: &str, mut check: impl FnMut(&Path, bool)) {
    let furnished = tempfile::tempdir().unwrap();
    drop(furnish(furnished.path()));
    for change in 1.. {
        assert!(change < 2000, "the work never ends");
        let folder = tempfile::tempdir().unwrap();
        duplicate(furnished.path(), folder.path());
        let mut child = program("store_faults::works_until_it_is_killed", folder.path());
        child.env(WORK, format!("{work} {}", folder.path().display()));
        let is_done = run_until(child, change).success();
        check(folder.path(), is_done);
        if is_done {
            assert!(change > 10, "the work changes files");
            return;
        }
    }
}

/// The child's work; without its variable, all of it once, undisturbed.
#[test]
fn works_until_it_is_killed() {
    let own = tempfile::tempdir().unwrap();
    let wish = std::env::var(WORK).unwrap_or_else(|_| {
        drop(furnish(own.path()));
        format!("restore {}", own.path().display())
    });
    let (work, folder) = wish.split_once(' ').unwrap();
    let (path, copy, kept) = paths(Path::new(folder));
    let location = Location::File(path);
    match work {
        "restore" => drop(restore(&copy, &location, Some(&kept)).unwrap()),
        "forget" => drop(Desk::open(&location, "mesa").unwrap().forget(code()).unwrap()),
        "copy" => drop(automatic_backup(&location, "meio", "2026-03-20T12:00:00Z").unwrap()),
        other => panic!("`{other}` is no work"),
    }
    assert!(Journal::open(&location).unwrap().head().unwrap() > 0);
}

/// Between moving the old file away and writing the new one there was none.
#[test]
fn a_restore_killed_at_any_moment_leaves_one_of_the_two() {
    at_every_change("restore", |folder, is_done| {
        let location = Location::File(paths(folder).0);
        let journal = Journal::open(&location).expect("one of the two is there");
        let head = journal.head().unwrap();
        assert!([3, 4].contains(&head), "{head}");
        assert_eq!(journal.verify().unwrap().faults, []);
        let desk = Desk::open(&location, "mesa").unwrap();
        if is_done {
            assert_eq!(head, 3);
            assert_eq!(desk.journal().losses().unwrap(), [], "later copies are set aside");
            let kept = Journal::open(&Location::File(paths(folder).2)).unwrap();
            assert_eq!(kept.head().unwrap(), 4);
        }
        drop((journal, desk));
        // Repeated, it is done.
        let (_, copy, _) = paths(folder);
        restore(&copy, &location, Some(&folder.join("again.arbitro-backup"))).unwrap();
        let journal = Journal::open(&location).unwrap();
        assert_eq!((journal.head(), journal.losses()), (Ok(3), Ok(vec![])));
    });
}

/// The journal lost the name first, so that a repetition no longer knew what to look for in the copies.
#[test]
fn a_removal_killed_at_any_moment_and_repeated_leaves_nothing() {
    at_every_change("forget", |folder, _| {
        let (path, copy, _) = paths(folder);
        // The copy made by hand is the organiser's to destroy.
        std::fs::remove_file(copy).unwrap();
        let mut desk = Desk::open(&Location::File(path), "mesa").unwrap();
        desk.forget(code()).unwrap();
        assert_eq!(desk.journal().losses().unwrap(), []);
        drop(desk);
        for file in every_file(folder) {
            let bytes = std::fs::read(&file).unwrap();
            let holds = |name: &[u8]| bytes.windows(name.len()).any(|window| window == name);
            assert!(!holds(b"Leopoldina"), "{} still holds the name", file.display());
        }
    });
}

/// The child's work on a disk that is full for a while; without its variable there is nothing to try.
#[test]
fn works_on_a_full_disk() {
    let Ok(flag) = std::env::var("FAULTS_FULL") else { return };
    let folder = std::env::var("FAULTS_FOLDER").unwrap();
    let location = Location::File(Path::new(&folder).join("final.arbitro"));
    let mut desk = Desk::open(&location, "mesa").unwrap();
    let mut number = 10;
    let mut school = |_: &championship::facts::Championship, _: &championship::facts::Stamp| {
        number += 1;
        Ok(vec![Fact::SchoolRegistered {
            school: School { number, name: format!("Escola {number}"), place: None },
        }])
    };
    desk.commit(None, &mut school).unwrap();
    let before = desk.head();
    std::fs::write(&flag, "x").unwrap();
    let refused = desk.commit(None, &mut school).unwrap_err();
    assert!(Language::En.say(&refused.tell()).contains("no room on the disk"), "{refused}");
    assert!(automatic_backup(&location, "x", "2026-03-20T15:00:00Z").is_err());
    desk.look_around();
    assert!(desk.alarms().is_on(Danger::Writing), "the alarm lasts while the disk is full");
    std::fs::remove_file(&flag).unwrap();
    until("the alarm is over, now that there is room again", || {
        desk.look_around();
        desk.alarms().list().is_empty()
    });
    desk.commit(None, &mut school).unwrap();
    assert_eq!(desk.head(), before + 1, "nothing of what was refused is there");
    assert_eq!(desk.journal().verify().unwrap().faults, []);
    assert_eq!(championship::store::automatic_backups(&location).unwrap().len(), 2, "no half copy is left");
    println!("\nall of it");
}

#[test]
fn a_full_disk_is_an_alarm_until_there_is_room_and_loses_nothing() {
    let (folder, aside) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    drop(furnish(folder.path()));
    let mut child = program("store_faults::works_on_a_full_disk", folder.path());
    let output = child.env("FAULTS_FULL", aside.path().join("full")).output().unwrap();
    let said = String::from_utf8_lossy(&output.stdout);
    assert!(said.contains("all of it"), "{said} {}", String::from_utf8_lossy(&output.stderr));
}

#[test]
fn a_copy_killed_at_any_moment_is_whole_or_not_there() {
    at_every_change("copy", |folder, is_done| {
        let location = Location::File(paths(folder).0);
        let journal = Journal::open(&location).unwrap();
        assert_eq!(journal.losses().unwrap(), []);
        let copies = championship::store::automatic_backups(&location).unwrap();
        assert!(copies.len() == 3 || !is_done && copies.len() == 2, "{copies:?}");
        journal.append(request("x", "1")).unwrap();
    });
}
