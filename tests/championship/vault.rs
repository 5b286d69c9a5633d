//! The vault: a copied file is a whole file, and what was lost is noticed.

use std::path::{Path, PathBuf};

use championship::facts::{Championship, Contestant, EntryCode, Fact, School, Stamp};
use championship::regulations;
use championship::store::{
    Danger, Desk, DeskError, Event, Journal, Location, Loss, Seal, Sidecar, StoreError, automatic_backup,
    automatic_backups, event_of, restore,
};
use speech::{Language, Tell};

use crate::patience::until;
use crate::places::Place;
use crate::request;

fn path_of(place: &Place) -> &Path {
    let Location::File(path) = &place.location else { unreachable!("a file") };
    path
}

pub(crate) fn create(place: &Place) -> Desk {
    Desk::create(&place.location, "prova", regulations::default(), "mesa 1").unwrap()
}

/// Adds a school; whatever else, one fact.
pub(crate) fn school(championship: &Championship, _: &Stamp) -> Result<Vec<Fact>, DeskError> {
    let number = championship.next_school_number();
    Ok(vec![Fact::SchoolRegistered {
        school: School { number, name: format!("Escola {number}"), place: None },
    }])
}

/// Returns how many entries the championship's file alone holds, without its log.
fn in_the_file_alone(place: &Place, aside: &Path) -> u64 {
    std::fs::copy(path_of(place), aside).unwrap();
    Journal::open(&Location::File(aside.to_path_buf())).and_then(|journal| journal.head()).unwrap_or(0)
}

/// A copy of the one file on a stick lacked up to 239 acknowledged results, and verified as right.
#[test]
fn a_second_after_the_last_fact_the_file_alone_is_whole() {
    let place = Place::sqlite();
    let journal = Journal::create(&place.location).unwrap();
    for i in 0..150 {
        journal.append(request("a", &i.to_string())).unwrap();
    }
    let aside = place.folder.path().join("stick.arbitro");
    until("the file alone is whole", || in_the_file_alone(&place, &aside) == 150);
    assert_eq!(journal.verify().unwrap().faults, []);
}

#[test]
fn a_closed_journal_is_whole_in_the_file_also_while_others_have_it_open() {
    let place = Place::sqlite();
    let other = Journal::create(&place.location).unwrap();
    let journal = Journal::open(&place.location).unwrap();
    for i in 0..50 {
        journal.append(request("a", &i.to_string())).unwrap();
    }
    drop(journal);
    assert_eq!(in_the_file_alone(&place, &place.folder.path().join("stick.arbitro")), 50);
    assert_eq!(other.head(), Ok(50));
}

/// After a lost log file, `verify` said that all was well beside an automatic copy that held more.
#[test]
fn a_journal_that_holds_less_than_a_copy_or_than_was_acknowledged_is_told() {
    let place = Place::sqlite();
    let mut desk = create(&place);
    let before = place.folder.path().join("before.arbitro");
    desk.journal().backup(&before).unwrap();
    for _ in 0..3 {
        desk.commit(None, school).unwrap();
    }
    let copy = automatic_backup(&place.location, "prova", "2026-03-20T10:00:00Z").unwrap().path;
    desk.commit(None, school).unwrap();
    assert_eq!(desk.journal().losses().unwrap(), []);
    drop(desk);
    std::fs::copy(&before, path_of(&place)).unwrap();
    let journal = Journal::open(&place.location).unwrap();
    assert_eq!(journal.verify().unwrap().faults, [], "in itself it is right");
    let losses = journal.losses().unwrap();
    assert_eq!(
        losses,
        [Loss::CopyHoldsMore { copy, facts: 4, here: 1 }, Loss::SealAhead { facts: 5, here: 1 }]
    );
    // Another past of the same length is told, too.
    drop(journal);
    let mut desk = Desk::open(&place.location, "mesa 2").unwrap();
    desk.look_back();
    let alarms = desk.alarms().clone();
    for _ in 0..4 {
        desk.commit(None, school).unwrap();
    }
    let copies = automatic_backups(&place.location).unwrap();
    assert_eq!(desk.journal().losses().unwrap(), [Loss::CopyDiffers { copy: copies[0].clone() }]);
    drop(desk);
    assert!(alarms.is_on(Danger::Loss), "{:?}", alarms.list());
}

#[test]
fn a_restored_championship_has_no_strange_past() {
    let place = Place::sqlite();
    let mut desk = create(&place);
    let early = place.folder.path().join("early.arbitro-backup");
    desk.journal().backup(&early).unwrap();
    desk.commit(None, school).unwrap();
    automatic_backup(&place.location, "tarde", "2026-03-20T10:00:00Z").unwrap();
    drop(desk);
    restore(&early, &place.location, Some(&place.folder.path().join("kept.arbitro-backup"))).unwrap();
    let mut desk = Desk::open(&place.location, "mesa").unwrap();
    desk.commit(None, school).unwrap();
    assert_eq!(desk.journal().losses().unwrap(), []);
    assert_eq!(automatic_backups(&place.location).unwrap(), Vec::<PathBuf>::new());
    // A new championship under the name of an old one, too.
    drop(desk);
    automatic_backup(&place.location, "fim", "2026-03-20T11:00:00Z").unwrap();
    std::fs::remove_file(path_of(&place)).unwrap();
    assert_eq!(create(&place).journal().losses().unwrap(), []);
}

#[test]
fn a_seal_on_paper_proves_the_file() {
    let place = Place::sqlite();
    let mut desk = create(&place);
    desk.commit(None, school).unwrap();
    let printed = desk.seal().unwrap().unwrap().to_string();
    desk.commit(None, school).unwrap();
    let read: Seal = printed.parse().unwrap();
    assert_eq!(read.seq, 2);
    assert!(desk.journal().seal_at(2).unwrap().unwrap().agrees_with(&read));
    assert!(!desk.journal().seal_at(3).unwrap().unwrap().agrees_with(&read));
    let other = Place::sqlite();
    let mut desk = create(&other);
    desk.commit(None, school).unwrap();
    assert!(!desk.seal().unwrap().unwrap().agrees_with(&read));
}

/// Copies whose free texts name a pupil, also copies set aside and championships that were replaced.
#[test]
fn a_name_leaves_the_reasons_and_notes_of_every_copy() {
    let place = Place::sqlite();
    let mut desk = create(&place);
    desk.commit(None, school).unwrap();
    desk.commit(None, school).unwrap();
    let code = EntryCode::first(1, 1, 3);
    let contestant = Contestant { name: Some("Leopoldina Inventada".into()), school_year: None };
    desk.commit(None, |_, _| Ok(vec![Fact::EntryAdded { code, contestant: contestant.clone() }])).unwrap();
    let early = automatic_backup(&place.location, "cedo", "2026-03-20T10:00:00Z").unwrap().path;
    let reason = "a LEOPOLDINA INVENTADA adoeceu".to_owned();
    let other = EntryCode::first(2, 1, 3);
    let named = Contestant { name: Some("Outra".into()), school_year: None };
    desk.commit(None, |_, _| {
        Ok(vec![
            Fact::EntryAdded { code: other, contestant: named.clone() },
            Fact::EntryWithdrawn { code: other, from_round: None, reason: reason.clone() },
        ])
    })
    .unwrap();
    automatic_backup(&place.location, "tarde", "2026-03-20T11:00:00Z").unwrap();
    drop(desk);
    let kept = path_of(&place).with_extension("replaced-2026.arbitro-backup");
    restore(&early, &place.location, Some(&kept)).unwrap();
    let report = Desk::open(&place.location, "mesa").unwrap().forget(code).unwrap();
    assert_eq!((report.entries, report.backups.len()), (1, 3), "{:?}", report.backups);
    let mut folders = vec![place.folder.path().to_path_buf()];
    while let Some(folder) = folders.pop() {
        for item in std::fs::read_dir(folder).unwrap() {
            let path = item.unwrap().path();
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            let text = String::from_utf8_lossy(&std::fs::read(&path).unwrap()).to_lowercase();
            assert!(!text.contains("leopoldina"), "{} still holds the name", path.display());
        }
    }
}

/// A copy in which a pupil was forgotten has entries of its own at its end; it is no loss.
#[test]
fn a_copy_in_which_somebody_was_forgotten_is_held_to_what_it_had_before() {
    let place = Place::sqlite();
    let mut desk = create(&place);
    desk.commit(None, school).unwrap();
    let code = EntryCode::first(1, 1, 3);
    let contestant = Contestant { name: Some("Leopoldina Inventada".into()), school_year: None };
    desk.commit(None, |_, _| Ok(vec![Fact::EntryAdded { code, contestant: contestant.clone() }])).unwrap();
    automatic_backup(&place.location, "cedo", "2026-03-20T10:00:00Z").unwrap();
    desk.commit(None, school).unwrap();
    desk.forget(code).unwrap();
    desk.commit(None, school).unwrap();
    assert_eq!(desk.journal().losses().unwrap(), []);
}

#[cfg(unix)]
#[test]
fn files_with_names_are_for_their_owner_alone() {
    use std::os::unix::fs::PermissionsExt;
    let place = Place::sqlite();
    let mut desk = create(&place);
    desk.commit(None, school).unwrap();
    let copy = automatic_backup(&place.location, "x", "2026-03-20T10:00:00Z").unwrap().path;
    let by_hand = place.folder.path().join("pen.arbitro-backup");
    desk.journal().backup(&by_hand).unwrap();
    drop(desk);
    let restored = place.folder.path().join("outro.arbitro");
    restore(&by_hand, &Location::File(restored.clone()), None).unwrap();
    for path in [path_of(&place), &copy, &by_hand, &restored] {
        let mode = std::fs::metadata(path).unwrap().permissions().mode() & 0o777;
        assert_eq!(mode, 0o600, "{}: {mode:o}", path.display());
    }
}

#[test]
fn alarms_last_until_what_raised_them_is_over() {
    let place = Place::sqlite();
    let mut desk = create(&place);
    desk.look_around();
    assert_eq!(desk.alarms().list(), []);
    // A clock that jumps back: the last fact is of tomorrow.
    let tomorrow = jiff::Timestamp::now() + jiff::SignedDuration::from_hours(24);
    let mut late = request("school/001", r#"{"school-registered":{"number":1,"name":"x"}}"#);
    late.at = tomorrow.strftime("%Y-%m-%dT%H:%M:%SZ").to_string();
    late.facts[0].kind = "school-registered".into();
    let other = Journal::open(&place.location).unwrap();
    if other.append(late).is_ok() {
        // Whatever the fact says, its time was seen.
        let _ = desk.refresh();
    }
    desk.look_around();
    assert!(desk.alarms().is_on(Danger::Clock), "{:?}", desk.alarms().list());
    // A folder of copies that cannot be written to: a file stands in its place.
    let folder = place.location.backup_folder();
    std::fs::remove_dir_all(&folder).unwrap();
    std::fs::write(&folder, "x").unwrap();
    assert!(automatic_backup(&place.location, "x", "2026-03-20T10:00:00Z").is_err());
}

on_both_databases! {
    /// Five of 52 acknowledged changes were lost between two writers.
    fn what_is_kept_beside_has_one_writer_at_a_time(place) {
        drop(create(place));
        std::thread::scope(|scope| {
            for writer in 0..4 {
                scope.spawn(move || {
                    let beside = Sidecar::of(&place.location);
                    for i in 0..13 {
                        let changed: Result<(), StoreError> = beside.change(|text| {
                            Ok((format!("{}{writer}-{i};", text.unwrap_or_default()), ()))
                        });
                        changed.unwrap();
                    }
                });
            }
        });
        let text = Sidecar::of(&place.location).read().unwrap().unwrap();
        assert_eq!(text.split_terminator(';').count(), 52, "{text}");
        let refused: Result<(), StoreError> =
            Sidecar::of(&place.location).change(|_| Err(StoreError::InUse("x".into())));
        assert!(refused.is_err());
        assert_eq!(Sidecar::of(&place.location).read().unwrap().as_ref(), Some(&text), "nothing changed");
    }

    fn the_people_go_into_copies_and_come_back(place) {
        let desk = create(place);
        let beside = Sidecar::of(&place.location);
        let write = |beside: &Sidecar, text: &'static str| {
            let changed: Result<(), StoreError> = beside.change(|_| Ok((text.to_owned(), ())));
            changed.unwrap();
        };
        write(&beside, "as pessoas de ontem");
        let copy = place.folder.path().join("copy.arbitro-backup");
        desk.journal().backup(&copy).unwrap();
        drop(desk);
        write(&beside, "as pessoas de hoje");
        let kept = place.folder.path().join("kept.arbitro-backup");
        restore(&copy, &place.location, Some(&kept)).unwrap();
        assert_eq!(beside.read().unwrap().as_deref(), Some("as pessoas de ontem"));
        let aside = std::fs::read_to_string(place.folder.path().join("kept.arbitro-backup.people.json"));
        assert_eq!(aside.unwrap(), "as pessoas de hoje");
        // To a new place, of either kind, they go along.
        for target in [Some(Place::sqlite()), Place::postgres()].into_iter().flatten() {
            restore(&copy, &target.location, None).unwrap();
            let there = Sidecar::of(&target.location).read().unwrap();
            assert_eq!(there.as_deref(), Some("as pessoas de ontem"));
        }
    }
}

/// Tells the child which championship to read.
#[cfg(unix)]
const READ: &str = "ARBITRO_TEST_ONLY_READ";

/// The child's work; without its variable, on a championship of its own.
#[cfg(unix)]
#[test]
fn reads_where_it_may_not_write() {
    let own = Place::sqlite();
    let location = match std::env::var(READ) {
        Ok(path) => Location::File(path.into()),
        Err(_) => {
            drop(create(&own));
            own.location.clone()
        }
    };
    let mut desk = Desk::open(&location, "mesa").unwrap();
    assert_eq!(desk.journal().verify().unwrap().faults, []);
    assert_eq!(desk.journal().losses().unwrap(), []);
    if std::env::var(READ).is_ok() {
        let refused = desk.commit(None, school).unwrap_err();
        assert!(Language::En.say(&refused.tell()).contains("nothing can be written"), "{refused}");
        // The harness prints the name of the test on the same line.
        println!("\nread {}", desk.head());
    }
}

/// `verify` and `standings` of a championship on a write-protected stick said that the database failed.
#[cfg(unix)]
#[test]
fn a_championship_in_a_read_only_folder_is_read_whole() {
    use std::os::unix::fs::PermissionsExt;
    use std::os::unix::process::CommandExt;
    let place = Place::sqlite();
    let mut desk = create(&place);
    automatic_backup(&place.location, "cedo", "2026-03-20T10:00:00Z").unwrap();
    desk.commit(None, school).unwrap();
    // Once with its log beside it, as on a stick pulled out too early, and once at rest.
    let stick = tempfile::tempdir().unwrap();
    let log = PathBuf::from(format!("{}-wal", path_of(&place).display()));
    assert!(std::fs::metadata(&log).unwrap().len() > 0);
    std::fs::copy(&log, stick.path().join("prova.arbitro-wal")).unwrap();
    std::fs::copy(path_of(&place), stick.path().join("prova.arbitro")).unwrap();
    drop(desk);
    assert!(!log.exists());
    let mode =
        |path: &Path, mode| std::fs::set_permissions(path, std::fs::Permissions::from_mode(mode)).unwrap();
    for folder in [stick.path(), place.folder.path()] {
        let mut folders = vec![folder.to_path_buf()];
        while let Some(folder) = folders.pop() {
            for item in std::fs::read_dir(&folder).unwrap() {
                let path = item.unwrap().path();
                match path.is_dir() {
                    true => folders.push(path),
                    false => mode(&path, 0o444),
                }
            }
            mode(&folder, 0o555);
        }
        let mut child = std::process::Command::new(std::env::current_exe().unwrap());
        child.args(["--exact", "vault::reads_where_it_may_not_write", "--nocapture"]);
        child.env(READ, folder.join("prova.arbitro"));
        // Nothing is closed to the superuser.
        let is_root =
            std::process::Command::new("id").arg("-u").output().unwrap().stdout.trim_ascii() == b"0";
        if is_root {
            child.uid(65_534).gid(65_534);
        }
        let output = child.output().unwrap();
        let said = String::from_utf8_lossy(&output.stdout).into_owned();
        assert!(said.contains("\nread 2"), "{said} {}", String::from_utf8_lossy(&output.stderr));
        mode(folder, 0o755);
        mode(&folder.join("prova.arbitro"), 0o644);
        if folder.join("prova.backups").exists() {
            mode(&folder.join("prova.backups"), 0o755);
        }
    }
}

#[test]
fn words_that_nobody_could_print_are_refused_and_old_ones_still_open() {
    let place = Place::sqlite();
    let mut desk = create(&place);
    desk.commit(None, school).unwrap();
    let code = EntryCode::first(1, 1, 3);
    let named = |name: &str| Fact::EntryAdded {
        code,
        contestant: Contestant { name: Some(name.into()), school_year: None },
    };
    for name in ["Rita\u{1b}[2J", "Rita\nSilva", &"x".repeat(10_000), "\u{202e}atiR"] {
        let refused = desk.commit(None, |_, _| Ok(vec![named(name)])).unwrap_err();
        assert!(
            Language::Pt.say(&refused.tell()).contains("caracteres de controlo")
                || Language::Pt.say(&refused.tell()).contains("letras")
        );
        assert!(!Language::Pt.say(&refused.tell()).contains('\u{1b}'));
    }
    let head = desk.head();
    desk.commit(None, |_, _| Ok(vec![named("王小明")])).unwrap();
    assert_eq!(desk.head(), head + 1, "names of all peoples are names");
    // What an earlier version took stays readable.
    let mut old = request(
        "school/002",
        r#"{"school-registered":{"school":{"number":2,"name":"E\u001bx","place":null}}}"#,
    );
    old.facts[0].kind = "school-registered".into();
    let journal = Journal::open(&place.location).unwrap();
    let stored = journal.read(0).unwrap();
    old.facts[0].format = stored[1].format;
    old.facts[0].body = stored[1].body.replace("Escola 1", r"E\u001bx").replace(":1,", ":2,");
    journal.append(old).unwrap();
    let desk = Desk::open(&place.location, "mesa").unwrap();
    assert!(desk.championship().schools().any(|school| school.name == "E\u{1b}x"));
}

/// The server is lost while the desk is open, and comes back.
#[test]
fn a_lost_database_is_an_alarm_until_it_is_back() {
    let Some(place) = Place::postgres() else { return };
    let Location::Postgres(address) = &place.location else { unreachable!() };
    let mut desks = [create(&place), Desk::open(&place.location, "mesa 2").unwrap()];
    let (server, name) = address.rsplit_once('/').unwrap();
    let mut client = postgres::Client::connect(&format!("{server}/postgres"), postgres::NoTls).unwrap();
    let mut rename = |from: &str, to: &str| {
        let cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1";
        client.query(cut, &[&from]).unwrap();
        // Whoever came back in between is cut off again.
        until("the database has its other name", || {
            client.query(cut, &[&from]).unwrap();
            client.batch_execute(&format!("ALTER DATABASE {from} RENAME TO {to}")).is_ok()
        });
    };
    let away = format!("{name}_away");
    rename(name, &away);
    for desk in &mut desks {
        assert!(desk.refresh().is_err());
        assert!(desk.alarms().is_on(Danger::Reading), "{:?}", desk.alarms().list());
        assert!(desk.commit(None, school).is_err());
        assert!(desk.alarms().is_on(Danger::Writing));
        assert_eq!(desk.championship().name(), "prova", "the last state is still there to see");
    }
    rename(&away, name);
    for desk in &mut desks {
        desk.refresh().unwrap();
        desk.look_around();
        assert_eq!(desk.alarms().list(), []);
        desk.commit(None, school).unwrap();
    }
    desks[0].refresh().unwrap();
    assert_eq!(desks[0].championship(), desks[1].championship());
    assert_eq!(desks[0].championship().schools().count(), 2);
}

#[test]
fn what_happens_at_the_desk_is_in_the_log_and_changes_nothing() {
    let place = Place::sqlite();
    let mut desk = create(&place);
    desk.commit(None, school).unwrap();
    let before = desk.championship().clone();
    let event = Event::PersonAdded { number: 1, name: "Ana".into(), is_organiser: false };
    desk.record("Olga @ 192.168.1.7", &event).unwrap();
    assert_eq!(desk.championship(), &before);
    desk.commit_as("Olga @ 192.168.1.7", None, |_, stamp| {
        assert_eq!(stamp.by, "Olga");
        school(&before, stamp)
    })
    .unwrap();
    let entries = desk.journal().read(2).unwrap();
    assert_eq!(event_of(&entries[0]), Some(event));
    assert!(entries.iter().all(|entry| entry.actor == "Olga @ 192.168.1.7"));
    let again = Desk::open(&place.location, "mesa").unwrap();
    assert_eq!(again.championship(), desk.championship());
}
