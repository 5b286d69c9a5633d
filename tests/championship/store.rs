//! The journal on both databases: what it promises, one test a promise.

use std::collections::BTreeSet;
use std::sync::atomic::{AtomicBool, Ordering};

use championship::store::{
    Append, Expect, Fault, Journal, Location, PostgresLine, Redaction, Sidecar, StoreError, restore,
};

use crate::patience::until;
use crate::places::Place;
use crate::{fact, request};
use speech::{Language, Tell};

on_both_databases! {
    fn facts_come_back_as_they_went_in(place) {
        let journal = Journal::create(&place.location).unwrap();
        let bodies = [r#"{"nome":"Zé ’ \u0000 \"x\""}"#, "null", r#"[1.50, 2e3]"#, r#""☃ 𝄞""#];
        let facts = bodies.iter().enumerate().map(|(i, body)| fact(&format!("s/{i}"), body)).collect();
        let receipt = journal.append(Append { facts, ..request("", "0") }).unwrap();
        assert_eq!((receipt.first, receipt.last, receipt.repeated), (1, 4, false));
        drop(journal);
        let journal = Journal::open(&place.location).unwrap();
        let entries = journal.read(0).unwrap();
        assert_eq!(entries.iter().map(|entry| entry.body.as_str()).collect::<Vec<_>>(), bodies);
        assert_eq!(entries.iter().map(|entry| entry.seq).collect::<Vec<_>>(), [1, 2, 3, 4]);
        assert_eq!((entries[2].subject.as_str(), entries[2].actor.as_str()), ("s/2", "mesa 1"));
        assert_eq!(journal.read(3).unwrap(), entries[3..]);
        assert_eq!((journal.head().unwrap(), journal.version_of("s/1").unwrap()), (4, 2));
    }

    fn a_place_is_created_once_and_opened_only_when_there(place) {
        assert_eq!(Journal::open(&place.location).err(), Some(StoreError::Missing(place.location.to_string())));
        drop(Journal::create(&place.location).unwrap());
        let again = Journal::create(&place.location).err();
        assert_eq!(again, Some(StoreError::AlreadyExists(place.location.to_string())));
        assert_eq!(Journal::open(&place.location).unwrap().head(), Ok(0));
    }

    fn a_bad_request_is_refused_alone_and_whole(place) {
        let journal = Journal::create(&place.location).unwrap();
        let bad = [
            Append { facts: vec![], ..request("", "0") },
            Append { facts: vec![fact("a", "1"), fact("b", "{not json")], ..request("", "0") },
            Append { actor: "a\0b".into(), ..request("a", "1") },
            Append { key: Some("a\nb".into()), ..request("a", "1") },
        ];
        for append in bad {
            let refusal = journal.append(append).unwrap_err();
            assert!(matches!(refusal, StoreError::Invalid(_)), "{refusal}");
        }
        let mut reserved = request("a", "1");
        reserved.facts[0].kind = "redaction".into();
        assert!(journal.append(reserved).is_err());
        assert_eq!(journal.head(), Ok(0));
    }

    fn two_desks_cannot_both_write_what_one_has_not_seen(place) {
        let (desk_1, desk_2) = (Journal::create(&place.location).unwrap(), Journal::open(&place.location).unwrap());
        let unseen = Expect::Subjects(vec![("board/5".into(), 0)]);
        let first = Append { expect: unseen.clone(), ..request("board/5", r#""1-0""#) };
        assert_eq!(desk_1.append(first).unwrap().last, 1);
        let second = Append { expect: unseen, ..request("board/5", r#""0-1""#) };
        let conflict = StoreError::Conflict { subject: "board/5".into(), expected: 0, found: 1 };
        assert_eq!(desk_2.append(second.clone()), Err(conflict));
        // Another board does not care, and who has looked may correct.
        let other = Append { expect: Expect::Subjects(vec![("board/6".into(), 0)]), ..request("board/6", "1") };
        assert_eq!(desk_2.append(other).unwrap().last, 2);
        let seen = Append { expect: Expect::Subjects(vec![("board/5".into(), 1)]), ..second };
        assert_eq!(desk_2.append(seen).unwrap().last, 3);
        // A round is paired on the journal as a whole.
        let conflict = StoreError::Conflict { subject: String::new(), expected: 2, found: 3 };
        assert_eq!(desk_1.append(Append { expect: Expect::Head(2), ..request("round", "1") }), Err(conflict));
        assert_eq!(desk_1.append(Append { expect: Expect::Head(3), ..request("round", "1") }).unwrap().last, 4);
    }

    /// Plain updates by two desks overwrote each other 200 times of 200 in a probe; here exactly one wins each board.
    fn of_two_desks_on_one_board_one_wins_and_one_is_told(place) {
        let desks = [Journal::create(&place.location).unwrap(), Journal::open(&place.location).unwrap()];
        let n_boards = 100;
        let won: Vec<Vec<usize>> = std::thread::scope(|scope| {
            let threads = desks.each_ref().map(|desk| scope.spawn(move || {
                let enter = |board: &usize| {
                    let subject = format!("board/{board}");
                    let expect = Expect::Subjects(vec![(subject.clone(), 0)]);
                    match desk.append(Append { expect, ..request(&subject, "1") }) {
                        Ok(_) => true,
                        Err(StoreError::Conflict { subject: told, expected: 0, .. }) if told == subject => false,
                        Err(error) => panic!("{error}"),
                    }
                };
                (0..n_boards).filter(enter).collect()
            }));
            threads.map(|thread| thread.join().unwrap()).into()
        });
        let all: BTreeSet<usize> = won.iter().flatten().copied().collect();
        assert_eq!((won[0].len() + won[1].len(), all.len()), (n_boards, n_boards));
        assert_eq!(desks[0].head(), Ok(n_boards as u64));
        assert_eq!(desks[1].verify().unwrap().faults, []);
    }

    fn a_repeated_request_changes_nothing(place) {
        let journal = Journal::create(&place.location).unwrap();
        let append = Append { key: Some("k1".into()), expect: Expect::Head(0), ..request("a", "1") };
        let first = journal.append(append.clone()).unwrap();
        journal.append(request("b", "2")).unwrap();
        // The expectation held when the request was first made; repeating it is no conflict.
        let again = journal.append(append.clone()).unwrap();
        assert_eq!((first.repeated, again.repeated, again.first, again.last), (false, true, 1, 1));
        let reopened = Journal::open(&place.location).unwrap();
        assert!(reopened.append(append.clone()).unwrap().repeated);
        let other = Append { facts: vec![fact("a", "2")], ..append };
        assert_eq!(journal.append(other), Err(StoreError::KeyReused("k1".into())));
        assert_eq!(journal.head(), Ok(2));
    }

    fn a_request_repeated_while_the_first_waits_is_stored_once(place) {
        let journal = Journal::create(&place.location).unwrap();
        let append = Append { key: Some("k".into()), ..request("a", "1") };
        let tickets: Vec<_> = (0..20).map(|_| journal.submit(append.clone())).collect();
        let receipts: Vec<_> = tickets.into_iter().map(|ticket| ticket.wait().unwrap()).collect();
        assert!(receipts.iter().all(|receipt| receipt.last == 1));
        assert_eq!(receipts.iter().filter(|receipt| !receipt.repeated).count(), 1);
        assert_eq!(journal.head(), Ok(1));
    }

    fn many_desks_at_once_leave_no_gap(place) {
        let journal = Journal::create(&place.location).unwrap();
        std::thread::scope(|scope| {
            for desk in 0..8 {
                let journal = &journal;
                scope.spawn(move || {
                    let tickets: Vec<_> = (0..50).map(|i| journal.submit(request(&format!("{desk}/{i}"), "1"))).collect();
                    let numbers: Vec<u64> = tickets.into_iter().map(|ticket| ticket.wait().unwrap().last).collect();
                    assert!(numbers.is_sorted(), "requests of one desk keep their order");
                });
            }
        });
        let check = journal.verify().unwrap();
        assert_eq!((check.entries, check.faults.as_slice()), (400, [].as_slice()));
    }

    fn a_copy_under_load_is_whole_and_goes_back_anywhere(place) {
        let journal = Journal::create(&place.location).unwrap();
        let done = AtomicBool::new(false);
        let copies: Vec<(u64, u64, std::path::PathBuf)> = std::thread::scope(|scope| {
            for desk in 0..3 {
                let (journal, done) = (&journal, &done);
                scope.spawn(move || {
                    let mut i = 0;
                    while !done.load(Ordering::Relaxed) && i < 3000 {
                        let key = Some(format!("{desk}-{i}"));
                        journal.append(Append { key, ..request(&format!("{desk}/{i}"), "1") }).unwrap();
                        i += 1;
                    }
                });
            }
            let copies = (0..5).map(|i| {
                let acknowledged = journal.head().unwrap();
                let path = place.folder.path().join(format!("copy-{i}.arbitro"));
                let copy = journal.backup(&path).unwrap();
                (acknowledged, copy.entries, path)
            });
            let copies = copies.collect();
            done.store(true, Ordering::Relaxed);
            copies
        });
        let all = journal.read(0).unwrap();
        for (acknowledged, entries, path) in &copies {
            assert!(entries >= acknowledged, "{entries} of {acknowledged} acknowledged");
            let copy = Journal::open(&Location::File(path.clone())).unwrap();
            assert_eq!(copy.read(0).unwrap(), all[..*entries as usize]);
        }
        // Back into both kinds of place.
        let (_, entries, path) = copies.last().unwrap();
        for target in [Some(Place::sqlite()), Place::postgres()].into_iter().flatten() {
            assert_eq!(restore(path, &target.location, None).unwrap().entries, *entries);
            let restored = Journal::open(&target.location).unwrap();
            assert_eq!(restored.read(0).unwrap(), all[..*entries as usize]);
            assert_eq!(restored.verify().unwrap().faults, []);
            let repeated = Append { key: Some("0-0".into()), ..request("0/0", "1") };
            assert!(restored.append(repeated).unwrap().repeated, "idempotency keys are copied, too");
            assert_eq!(restored.append(request("x", "1")).unwrap().last, entries + 1);
        }
    }

    fn a_restore_replaces_only_when_told_and_keeps_what_was_there(place) {
        let journal = Journal::create(&place.location).unwrap();
        journal.append(request("a", "1")).unwrap();
        let path = place.folder.path().join("copy.arbitro");
        journal.backup(&path).unwrap();
        assert!(matches!(journal.backup(&path), Err(StoreError::AlreadyExists(_))));
        journal.append(request("b", "2")).unwrap();
        drop(journal);
        assert!(matches!(restore(&path, &place.location, None), Err(StoreError::AlreadyExists(_))));
        assert_eq!(Journal::open(&place.location).unwrap().head(), Ok(2));
        let kept = place.folder.path().join("kept.arbitro");
        restore(&path, &place.location, Some(&kept)).unwrap();
        assert_eq!(Journal::open(&place.location).unwrap().head(), Ok(1));
        assert_eq!(Journal::open(&Location::File(kept)).unwrap().head(), Ok(2));
    }

    fn what_is_forgotten_leaves_the_storage_and_the_chain_holds(place) {
        let journal = Journal::create(&place.location).unwrap();
        for i in 0..50 {
            let name = if i == 20 { "Leopoldina Inventada" } else { "Outro Aluno" };
            let key = Some(format!("k{i}"));
            let body = format!(r#"{{"name":"{name}","points":{i}}}"#);
            journal.append(Append { key, ..request(&format!("pupil/{i}"), &body) }).unwrap();
        }
        let redaction = |name: &'static str| Redaction {
            actor: "ana".into(),
            at: "2026-03-21T09:00:00Z".into(),
            facts: vec![fact("pupil/20", r#""forgotten""#)],
            rewrite: Box::new(move |entry| entry.body.contains(name).then(|| entry.body.replace(name, ""))),
        };
        let forgotten = journal.forget(redaction("Leopoldina Inventada")).unwrap();
        assert_eq!((forgotten.entries, forgotten.head), (1, 52));
        let entries = journal.read(0).unwrap();
        assert_eq!(entries[20].body, r#"{"name":"","points":20}"#);
        assert_eq!(entries[20].redacted_by, Some(52));
        let check = journal.verify().unwrap();
        assert_eq!((check.redacted, check.faults), (1, vec![]));
        // A late repetition of the original request must not bring the name back.
        let late = Append { key: Some("k20".into()), ..request("pupil/20", r#"{"name":"Leopoldina Inventada"}"#) };
        assert!(journal.append(late).unwrap().repeated);
        assert_eq!(journal.forget(redaction("Leopoldina Inventada")).unwrap().entries, 0);
        assert_eq!(journal.head(), Ok(52));
        let copy = place.folder.path().join("copy.arbitro");
        journal.backup(&copy).unwrap();
        for item in std::fs::read_dir(place.folder.path()).unwrap() {
            let path = item.unwrap().path();
            let bytes = std::fs::read(&path).unwrap();
            let holds = |name: &[u8]| bytes.windows(name.len()).any(|window| window == name);
            assert!(!holds(b"Leopoldina"), "{} still holds the name", path.display());
            assert!(holds(b"Outro Aluno") || path.to_string_lossy().ends_with("-shm") || bytes.is_empty());
        }
    }
}

#[test]
fn what_is_forgotten_leaves_the_database_although_somebody_of_another_role_still_looks_at_what_was() {
    let Some(place) = Place::postgres() else { return };
    let Location::Postgres(address) = &place.location else { unreachable!() };
    let mut other = postgres::Client::connect(address, postgres::NoTls).unwrap();
    let (server, name) = address.rsplit_once('/').unwrap();
    other.batch_execute(&format!("CREATE ROLE plain LOGIN; ALTER DATABASE {name} OWNER TO plain")).unwrap();
    let plain = server.replace("prova@", "plain@");
    let journal = Journal::create(&Location::parse(&format!("{plain}/{name}"))).unwrap();
    journal.append(request("pupil/1", r#"{"name":"Leopoldina Inventada"}"#)).unwrap();
    let is_there = || {
        let files = std::fs::read_dir(&crate::places::postgres::folders(address)[0]).unwrap();
        // The server removes files while one looks.
        let mut files = files.filter_map(|item| std::fs::read(item.unwrap().path()).ok());
        files.any(|bytes| bytes.windows(10).any(|window| window == b"Leopoldina"))
    };
    assert!(is_there());
    other.batch_execute("BEGIN ISOLATION LEVEL REPEATABLE READ; SELECT 1 FROM arbitro").unwrap();
    std::thread::scope(|scope| {
        // It looks a while longer than the forgetting has begun.
        scope.spawn(move || {
            std::thread::sleep(std::time::Duration::from_secs(2));
            other.batch_execute("COMMIT").unwrap();
        });
        let redaction = Redaction {
            actor: "ana".into(),
            at: "2026-03-21T09:00:00Z".into(),
            facts: vec![fact("pupil/1", r#""forgotten""#)],
            rewrite: Box::new(|entry| Some(entry.body.replace("Leopoldina Inventada", ""))),
        };
        journal.forget(redaction).unwrap();
    });
    assert!(!is_there(), "the name is left in the database");
}

/// Opens the raw file behind the journal's back.
fn tamper(place: &Place, sql: &str) {
    let Location::File(path) = &place.location else { unreachable!("only files are tampered with") };
    let connection = rusqlite::Connection::open(path).unwrap();
    connection.execute_batch("PRAGMA foreign_keys = OFF").unwrap();
    assert!(connection.execute(sql, []).unwrap() > 0);
}

#[test]
fn every_change_behind_the_journals_back_is_found() {
    let cases = [
        (r#"UPDATE journal SET body = '9' WHERE seq = 3"#, vec![Fault::Altered(3)]),
        ("UPDATE journal SET actor = 'x' WHERE seq = 3", vec![Fault::Broken(3)]),
        ("UPDATE journal SET at = '' WHERE seq = 1", vec![Fault::Broken(1)]),
        ("DELETE FROM journal WHERE seq = 2", vec![Fault::Gap(3), Fault::Broken(3)]),
        (
            "UPDATE journal SET body = '9', salt = NULL, redacted_by = 4 WHERE seq = 3",
            vec![Fault::Unvouched(3)],
        ),
        ("UPDATE journal SET redacted_by = 4 WHERE seq = 3", vec![Fault::Altered(3)]),
        ("UPDATE request SET key = 'other' WHERE key = 'k2'", vec![Fault::Request("other".into())]),
        ("UPDATE request SET first = 1 WHERE key = 'k2'", vec![Fault::Request("k2".into())]),
        ("UPDATE request SET last = 99 WHERE key = 'k2'", vec![Fault::Request("k2".into())]),
    ];
    for (sql, faults) in cases {
        let place = Place::sqlite();
        let journal = Journal::create(&place.location).unwrap();
        for i in 0..4 {
            let keyed = Append { key: Some(format!("k{i}")), ..request("a", &i.to_string()) };
            journal.append(keyed).unwrap();
        }
        assert_eq!(journal.verify().unwrap().faults, []);
        tamper(&place, sql);
        assert_eq!(journal.verify().unwrap().faults, faults, "{sql}");
        if matches!(faults[..], [Fault::Request(_)]) {
            continue;
        }
        let copy = place.folder.path().join("copy.arbitro");
        let refused = journal.backup(&copy);
        assert!(matches!(refused, Err(StoreError::Damaged { .. })), "{refused:?}");
    }
}

#[test]
fn other_files_are_told_from_championships() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("x.arbitro");
    let open = || Journal::open(&Location::File(path.clone())).err().unwrap();
    std::fs::write(&path, "not a database, but long enough to look at: ".repeat(100)).unwrap();
    assert!(matches!(open(), StoreError::NotAChampionship(_)), "{}", open());
    std::fs::remove_file(&path).unwrap();
    rusqlite::Connection::open(&path).unwrap().execute_batch("CREATE TABLE journal (x)").unwrap();
    assert!(matches!(open(), StoreError::NotAChampionship(_)));
    std::fs::remove_file(&path).unwrap();
    assert!(matches!(open(), StoreError::Missing(_)));
}

#[test]
fn a_newer_format_is_refused_and_left_alone() {
    let place = Place::sqlite();
    drop(Journal::create(&place.location).unwrap());
    let Location::File(path) = &place.location else { unreachable!() };
    rusqlite::Connection::open(path).unwrap().execute_batch("PRAGMA user_version = 99").unwrap();
    let error = Journal::open(&place.location).err().unwrap();
    assert!(matches!(error, StoreError::TooNew { found: 99, .. }), "{error}");
    assert!(Language::Pt.say(&error.tell()).contains("atualize"));
}

#[test]
fn a_truncated_copy_is_not_restored() {
    let place = Place::sqlite();
    let journal = Journal::create(&place.location).unwrap();
    for i in 0..500 {
        journal.append(request("a", &format!("{i}"))).unwrap();
    }
    let copy = place.folder.path().join("copy.arbitro");
    journal.backup(&copy).unwrap();
    let bytes = std::fs::read(&copy).unwrap();
    std::fs::write(&copy, &bytes[..bytes.len() / 2]).unwrap();
    let target = Place::sqlite();
    let refused = restore(&copy, &target.location, None);
    assert!(matches!(refused, Err(StoreError::Damaged { .. })), "{refused:?}");
    assert!(Journal::open(&target.location).is_err(), "nothing was put in its place");
}

/// A cable is pulled, a server restarts: the next request must find its way, and a repeated one must not count twice.
#[test]
fn a_lost_connection_is_made_again() {
    let Some(place) = Place::postgres() else { return };
    let Location::Postgres(address) = &place.location else { unreachable!() };
    let journal = Journal::create(&place.location).unwrap();
    let append = Append { key: Some("k".into()), ..request("a", "1") };
    journal.append(append.clone()).unwrap();
    for i in 0..3 {
        let mut other = postgres::Client::connect(address, postgres::NoTls).unwrap();
        let cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()";
        assert!(!other.query(cut, &[]).unwrap().is_empty());
        assert_eq!(journal.head(), Ok(i + 1));
        assert!(journal.append(append.clone()).unwrap().repeated);
        assert_eq!(journal.append(request("b", "2")).unwrap().last, i + 2);
        assert_eq!(journal.read(0).unwrap().len() as u64, i + 2);
        assert_eq!(journal.head(), Ok(i + 2));
    }
    assert_eq!(journal.verify().unwrap().faults, []);
}

#[test]
fn championships_in_schemas_of_one_database_know_nothing_of_each_other() {
    let Some(database) = Place::postgres() else { return };
    let Location::Postgres(address) = &database.location else { unreachable!() };
    let at = |name: &str| Location::parse(&format!("{address}?connect_timeout=5&schema={name}"));
    let [north, south] = ["norte", "sul-2"].map(at);
    let line = |location: &Location| match location {
        Location::Postgres(address) => PostgresLine::to(address).unwrap(),
        Location::File(_) => unreachable!(),
    };
    assert_eq!(Journal::open(&north).err(), Some(StoreError::Missing(format!("{address}?schema=norte"))));
    let journals = [&north, &south, &database.location].map(|location| Journal::create(location).unwrap());
    assert!(matches!(Journal::create(&south), Err(StoreError::AlreadyExists(_))));
    // Somebody who holds one of them back does not hold back the others.
    let mut waiting = line(&south).dial().unwrap();
    let lock = "BEGIN; SELECT pg_advisory_xact_lock(hashtextextended('sul-2', 1634886260))";
    waiting.batch_execute(lock).unwrap();
    let held = journals[1].submit(request("a", "2"));
    for n in 1..=3 {
        assert_eq!(journals[0].append(request("a", "1")).unwrap().last, n);
    }
    assert_eq!(line(&south).dial().unwrap().query("SELECT 1 FROM journal", &[]).unwrap().len(), 0);
    waiting.batch_execute("COMMIT").unwrap();
    assert_eq!(held.wait().unwrap().last, 1);
    assert_eq!(journals[2].append(request("a", "3")).unwrap().last, 1);
    let people = |location: &Location| Sidecar::of(location).read().unwrap();
    let change = |location: &Location| {
        Sidecar::of(location).change(|_| Ok::<_, StoreError>(("{}".to_owned(), ()))).unwrap();
    };
    change(&south);
    assert_eq!([&north, &south, &database.location].map(people), [None, Some("{}".to_owned()), None]);
    // One copied goes back into a schema that is not there yet.
    let copy = database.folder.path().join("copy.arbitro");
    journals[0].backup(&copy).unwrap();
    assert_eq!(restore(&copy, &at("oeste"), None).unwrap().entries, 3);
    drop(journals);
    line(&database.location).dial().unwrap().batch_execute("DROP SCHEMA norte CASCADE").unwrap();
    assert_eq!(Journal::open(&north).err(), Some(StoreError::Missing(format!("{address}?schema=norte"))));
    for (location, entries) in [(&south, 1), (&database.location, 1), (&at("oeste"), 3)] {
        let check = Journal::open(location).unwrap().verify().unwrap();
        assert_eq!((check.entries, check.faults.as_slice()), (entries, [].as_slice()));
    }
    assert_eq!(people(&south), Some("{}".to_owned()));
}

/// Waits until so many wait for a lock in the database of a client.
fn until_waiting(client: &mut postgres::Client, lock: &str, n_waiting: i64) {
    let ask = format!(
        "SELECT count(*) FROM pg_locks JOIN pg_stat_activity USING (pid) \
         WHERE NOT granted AND datname = current_database() AND locktype = '{lock}'"
    );
    until("somebody waits for a lock", || {
        // Within a transaction the server shows who was there when it was asked first.
        client.batch_execute("SELECT pg_stat_clear_snapshot()").unwrap();
        client.query_one(&ask, &[]).unwrap().get::<_, i64>(0) == n_waiting
    });
}

#[test]
fn who_names_a_schema_otherwise_still_waits_for_who_writes_into_it() {
    let Some(place) = Place::postgres() else { return };
    let Location::Postgres(address) = &place.location else { unreachable!() };
    drop(Journal::create(&place.location).unwrap());
    drop(Journal::create(&Location::parse(&format!("{address}?schema=norte"))).unwrap());
    let mut writing = postgres::Client::connect(address, postgres::NoTls).unwrap();
    let cases = [
        ("1634886260", ["", "?schema=public"]),
        ("hashtextextended('norte', 1634886260)", ["?schema=norte", "?options=-csearch_path=norte"]),
    ];
    for (lock, questions) in cases {
        for (n_written, questions) in questions.iter().enumerate() {
            writing.batch_execute(&format!("BEGIN; SELECT pg_advisory_xact_lock({lock})")).unwrap();
            let journal = Journal::open(&Location::parse(&format!("{address}{questions}"))).unwrap();
            let held = journal.submit(request("a", "1"));
            until_waiting(&mut writing, "advisory", 1);
            writing.batch_execute("COMMIT").unwrap();
            assert_eq!(held.wait().unwrap().last, n_written as u64 + 1, "{questions}");
        }
    }
}

#[test]
fn a_schema_that_two_make_at_once_is_made() {
    let Some(place) = Place::postgres() else { return };
    let Location::Postgres(address) = &place.location else { unreachable!() };
    let mut first = postgres::Client::connect(address, postgres::NoTls).unwrap();
    first.batch_execute("BEGIN; CREATE SCHEMA norte").unwrap();
    std::thread::scope(|scope| {
        let second =
            scope.spawn(|| Journal::create(&Location::parse(&format!("{address}?schema=norte"))).err());
        until_waiting(&mut first, "transactionid", 1);
        first.batch_execute("COMMIT").unwrap();
        assert_eq!(second.join().unwrap(), None);
    });
}

#[test]
fn a_championship_in_use_is_not_moved_away() {
    let place = Place::sqlite();
    let journal = Journal::create(&place.location).unwrap();
    journal.append(request("a", "1")).unwrap();
    let copy = place.folder.path().join("copy.arbitro");
    journal.backup(&copy).unwrap();
    let kept = place.folder.path().join("kept.arbitro");
    let refused = restore(&copy, &place.location, Some(&kept)).unwrap_err();
    assert_eq!(refused, StoreError::InUse(place.location.to_string()));
    assert_eq!(journal.append(request("b", "2")).unwrap().last, 2, "the one who has it open goes on");
    drop(journal);
    restore(&copy, &place.location, Some(&kept)).unwrap();
    assert_eq!(Journal::open(&place.location).unwrap().head(), Ok(1));
    // A damaged one makes room, too.
    let Location::File(path) = &place.location else { unreachable!() };
    std::fs::write(path, "ruined").unwrap();
    restore(&copy, &place.location, Some(&place.folder.path().join("kept-2.arbitro"))).unwrap();
    assert_eq!(Journal::open(&place.location).unwrap().head(), Ok(1));
}

#[test]
fn an_unreachable_server_is_an_error_with_its_address_and_without_its_password() {
    let location = Location::parse("postgres://ana:segredo@127.0.0.1:1/final");
    let error = Journal::open(&location).err().unwrap().to_string();
    assert!(error.contains("postgres://ana@127.0.0.1:1/final") && !error.contains("segredo"), "{error}");
}

#[test]
fn a_line_to_a_server_is_encrypted_and_the_server_proves_itself() {
    use championship::regulations;
    use championship::store::Desk;
    let Some(place) = Place::postgres() else { return };
    let Location::Postgres(address) = &place.location else { unreachable!() };
    let certificate = crate::places::postgres::certificate().unwrap();
    let by = |file: &std::path::Path| Location::parse(&format!("{address}?sslrootcert={}", file.display()));
    let mut desk = Desk::create(&by(&certificate), "Prova", regulations::default(), "teste").unwrap();
    desk.refresh().unwrap();
    let mut client = postgres::Client::connect(address, postgres::NoTls).unwrap();
    let query = "SELECT count(*) FROM pg_stat_ssl s JOIN pg_stat_activity a USING (pid) \
                 WHERE s.ssl AND a.datname = current_database() AND a.application_name = 'arbitro'";
    let encrypted: i64 = client.query_one(query, &[]).unwrap().get(0);
    assert!(encrypted >= 1, "the line is plain");
    // Somebody else's certificate.
    let stranger = place.folder.path().join("stranger.pem");
    let made = std::process::Command::new("openssl")
        .args([
            "req",
            "-new",
            "-x509",
            "-days",
            "30",
            "-nodes",
            "-subj",
            "/CN=prova",
            "-keyout",
            "/dev/null",
            "-out",
        ])
        .arg(&stranger)
        .output()
        .unwrap();
    assert!(made.status.success());
    assert!(Desk::open(&by(&stranger), "teste").is_err(), "a stranger is believed");
    assert!(Desk::open(&Location::parse(&format!("{address}?sslmode=require")), "teste").is_err());
    assert!(Desk::open(&place.location, "teste").is_ok(), "a plain line still works on the local network");
}
