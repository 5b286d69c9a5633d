//! A championship at several desks: decisions made on what is true, conflicts told, rounds copied, pupils forgotten.

use std::path::Path;

use championship::facts::{
    Contestant, DrawnGroup, EntryCode, Fact, GamePlace, GroupId, MatchResult, Pairing, Refusal, School,
    Stamp, TournamentId,
};
use championship::regulations;
use championship::store::{Desk, DeskError, Event, Journal, Location, StoreError, automatic_backups};

use crate::places::Place;
use speech::{Language, Tell};

const RASTROS: TournamentId = TournamentId { cycle: 1, game: 3 };
const GROUP: GroupId = GroupId { tournament: RASTROS, stage: 1, group: 1 };

fn create(place: &Place) -> Desk {
    Desk::create(&place.location, "prova", regulations::default(), "mesa 1").unwrap()
}

fn code(school: u32) -> EntryCode {
    EntryCode::first(school, 1, 3)
}

/// Enters a pupil of a new school, decided on the state as it is.
fn enter(desk: &mut Desk, name: &str) -> EntryCode {
    let mut entered = None;
    desk.commit(None, |championship, _| {
        let number = championship.next_school_number();
        entered = Some(code(number));
        let contestant = Contestant { name: Some(name.into()), school_year: Some(3) };
        Ok(vec![
            Fact::SchoolRegistered {
                school: School { number, name: format!("Escola {number}"), place: None },
            },
            Fact::EntryAdded { code: code(number), contestant },
        ])
    })
    .unwrap();
    entered.unwrap()
}

/// Enters four pupils, draws one group and publishes its first round.
fn first_round(desk: &mut Desk) {
    for name in ["Ana Um", "Rui Dois", "Eva Três", "Ivo Quatro"] {
        enter(desk, name);
    }
    let groups = vec![DrawnGroup { table: 1, members: (1..=4).map(code).collect(), ..DrawnGroup::default() }];
    let pairings = vec![
        Pairing::Game { first: code(1), second: code(3) },
        Pairing::Game { first: code(4), second: code(2) },
    ];
    let facts = vec![
        Fact::GroupsDrawn { tournament: RASTROS, stage: 1, seed: 1, groups },
        Fact::RoundPublished { group: GROUP, round: 1, seed: 1, pairings, forced: None },
    ];
    desk.commit(None, |_, _| Ok(facts.clone())).unwrap();
}

fn result(board: u16, result: MatchResult, stamp: &Stamp) -> Fact {
    let place = GamePlace { group: GROUP, round: 1, board, game: 1 };
    Fact::ResultEntered { place, result, record: None, stamp: stamp.clone() }
}

on_both_databases! {
    /// Check-in and the log ask for it with every page, and no page reads the log from its beginning.
    fn who_has_come_and_who_wrote_is_known_beside_the_state(place) {
        let mut desk = create(place);
        let mut other = Desk::open(&place.location, "mesa 2").unwrap();
        let (ana, rui) = (enter(&mut desk, "Ana Um"), enter(&mut desk, "Rui Dois"));
        let tap = |codes: &[EntryCode]| codes.iter().map(EntryCode::to_string).collect();
        desk.record("Eva @ 10.0.0.1", &Event::CheckedIn { codes: tap(&[ana, rui]) }).unwrap();
        let seen = desk.head();
        desk.record("Eva @ 10.0.0.1", &Event::CheckedOut { codes: tap(&[ana]) }).unwrap();
        other.refresh().unwrap();
        let again = Desk::open(&place.location, "mesa 3").unwrap();
        for desk in [&desk, &other, &again] {
            let log = desk.log();
            assert_eq!(log.present(desk.championship()), [rui].into());
            assert_eq!(log.present_at(desk.championship(), seen), [ana, rui].into());
            assert_eq!(log.present_at(desk.championship(), seen - 1), [].into());
            let writers: Vec<&str> = log.writers().iter().map(String::as_str).collect();
            assert_eq!(writers, ["Eva @ 10.0.0.1", "mesa 1"]);
            assert!(!log.has_moves());
        }
        // Whoever writes first after that is known at once, at the own desk, too.
        enter(&mut other, "Ivo Três");
        assert!(other.log().writers().contains("mesa 2"));
    }

    fn a_reopened_championship_is_the_same(place) {
        let mut desk = create(place);
        first_round(&mut desk);
        let again = Desk::open(&place.location, "mesa 2").unwrap();
        assert_eq!(again.championship(), desk.championship());
        assert_eq!(again.head(), desk.head());
    }

    fn two_desks_one_board_the_second_is_told_what_is_there(place) {
        let mut desk_1 = create(place);
        first_round(&mut desk_1);
        let mut desk_2 = Desk::open(&place.location, "mesa 2").unwrap();
        desk_1.commit(None, |_, stamp| Ok(vec![result(1, MatchResult::FirstWins, stamp)])).unwrap();
        // The second desk has not looked since; its decision is made anew on the state as it is, and refused.
        let told = desk_2.commit(None, |_, stamp| Ok(vec![result(1, MatchResult::SecondWins, stamp)])).unwrap_err();
        let present = Refusal::ResultPresent(GamePlace { group: GROUP, round: 1, board: 1, game: 1 }, MatchResult::FirstWins);
        assert_eq!(told, DeskError::Refused(present));
        let said = Language::Pt.say(&told.tell());
        assert!(said.contains("já tem o resultado `1-0`"), "{said}");
        // The other board is free.
        desk_2.commit(None, |_, stamp| Ok(vec![result(2, MatchResult::SecondWins, stamp)])).unwrap();
        desk_1.refresh().unwrap();
        assert_eq!(desk_1.championship(), desk_2.championship());
    }

    fn desks_that_enter_at_once_never_give_a_code_twice(place) {
        drop(create(place));
        let codes: Vec<EntryCode> = std::thread::scope(|scope| {
            let threads: Vec<_> = (0..4).map(|number| scope.spawn(move || {
                let mut desk = Desk::open(&place.location, &format!("mesa {number}")).unwrap();
                (0..10).map(|i| enter(&mut desk, &format!("Aluno {number} {i}"))).collect::<Vec<_>>()
            })).collect();
            threads.into_iter().flat_map(|thread| thread.join().unwrap()).collect()
        });
        let unique: std::collections::BTreeSet<_> = codes.iter().collect();
        assert_eq!((codes.len(), unique.len()), (40, 40));
        let desk = Desk::open(&place.location, "fim").unwrap();
        assert_eq!(desk.championship().entries().count(), 40);
        assert_eq!(desk.journal().verify().unwrap().faults, []);
    }

    /// A phone that lost its connection sends the same result again, a second later and on a changed state.
    fn a_request_repeated_by_its_key_is_taken_once(place) {
        let mut desk = create(place);
        first_round(&mut desk);
        let first = desk.commit(Some("k1"), |_, stamp| Ok(vec![result(1, MatchResult::FirstWins, stamp)])).unwrap();
        let head = desk.head();
        let mut other = Desk::open(&place.location, "mesa 2").unwrap();
        let again = other.commit(Some("k1"), |_, _| panic!("a repeated request is not decided again")).unwrap();
        assert!(again.is_repeated() && !first.is_repeated());
        assert_eq!((again.facts, other.head()), (first.facts, head));
    }
}

/// Says whether a file holds a text anywhere.
fn holds(path: &Path, text: &str) -> bool {
    let bytes = std::fs::read(path).unwrap();
    bytes.windows(text.len()).any(|window| window == text.as_bytes())
}

#[test]
fn a_completed_round_is_copied_and_a_pupil_leaves_the_copies_too() {
    let place = Place::sqlite();
    let mut desk = create(&place);
    first_round(&mut desk);
    let first = desk.commit(None, |_, stamp| Ok(vec![result(1, MatchResult::FirstWins, stamp)])).unwrap();
    assert!(first.backup.is_none(), "the round is not complete");
    let noted = |_: &_, stamp: &Stamp| {
        let place = GamePlace { group: GROUP, round: 1, board: 1, game: 1 };
        let text = "a EVA TRÊS chegou tarde, Ana Um esperou".to_owned();
        Ok(vec![Fact::Noted { place, text, stamp: stamp.clone() }])
    };
    desk.commit(None, noted).unwrap();
    let last = desk.commit(None, |_, stamp| Ok(vec![result(2, MatchResult::FirstWins, stamp)])).unwrap();
    let copy = last.backup.expect("the round is complete").wait().unwrap();
    assert_eq!(copy.entries, desk.head());
    let copies = automatic_backups(&place.location).unwrap();
    assert_eq!(copies, std::slice::from_ref(&copy.path));
    assert!(holds(&copy.path, "Eva Três"));

    let code = code(3);
    let report = desk.forget(code).unwrap();
    assert_eq!((report.entries, report.backups), (2, copies), "the entry and the note");
    assert_eq!(desk.championship().notes()[0].text, "a […] chegou tarde, Ana Um esperou");
    let entry = desk.championship().entry(code).unwrap();
    assert_eq!((entry.contestant.name.as_deref(), entry.contestant.school_year), (None, None));
    let group = desk.championship().group(GROUP).unwrap();
    assert_eq!(
        group.round(1).unwrap().boards[0].games[0].current(),
        Some(MatchResult::FirstWins),
        "the result stays"
    );
    let Location::File(path) = &place.location else { unreachable!() };
    for file in [path, &copy.path] {
        assert!(!holds(file, "Eva") && !holds(file, "EVA"), "{}", file.display());
        assert!(holds(file, "Ana Um"));
        assert_eq!(Journal::open(&Location::File(file.clone())).unwrap().verify().unwrap().faults, []);
    }
    let again = Desk::open(&Location::File(copy.path), "mesa").unwrap();
    assert_eq!(again.championship().entry(code).unwrap().contestant, Contestant::default());
    assert_eq!(desk.forget(code).unwrap().entries, 0, "there is nothing left to forget");
    assert_eq!(
        desk.forget(EntryCode::first(99, 1, 3)),
        Err(DeskError::Refused(Refusal::NoEntry(EntryCode::first(99, 1, 3))))
    );
}

#[test]
fn a_desk_that_looked_before_forgets_with_the_others() {
    let place = Place::sqlite();
    let (mut desk_1, mut desk_2) = (create(&place), Desk::open(&place.location, "mesa 2").unwrap());
    let code = enter(&mut desk_1, "Ana Um");
    desk_2.refresh().unwrap();
    desk_1.forget(code).unwrap();
    desk_2.refresh().unwrap();
    assert_eq!(desk_2.championship().entry(code).unwrap().contestant.name, None);
    assert_eq!(desk_2.championship(), desk_1.championship());
}

/// Thirty corrections of one round used to evict the copies of all rounds before.
#[test]
fn many_copies_of_one_hour_do_not_evict_that_of_the_morning() {
    let place = Place::sqlite();
    let mut desk = create(&place);
    let copy = |at: &str| championship::store::automatic_backup(&place.location, "prova", at).unwrap();
    let morning = copy("2026-03-20T09:00:00Z");
    for i in 0..35 {
        enter(&mut desk, &format!("Aluno {i}"));
        copy(&format!("2026-03-20T17:00:{i:02}Z"));
    }
    let copies = automatic_backups(&place.location).unwrap();
    assert!(copies.contains(&morning.path) && copies.len() < 15, "{}", copies.len());
    let newest = Desk::open(&Location::File(copies.last().unwrap().clone()), "mesa").unwrap();
    assert_eq!(newest.championship(), desk.championship());
}

#[test]
fn a_fact_that_cannot_be_is_found_when_the_championship_is_opened() {
    let place = Place::sqlite();
    drop(create(&place));
    let journal = Journal::open(&place.location).unwrap();
    let mut request = crate::request("entry/001.1.3", r#"{"entry-reinstated":{"code":"001.1.3"}}"#);
    request.facts[0].kind = "entry-reinstated".into();
    journal.append(request).unwrap();
    let error = Desk::open(&place.location, "mesa").err().unwrap();
    assert_eq!(error.to_string().split(": ").nth(1), Some("line 2 of the log cannot be right"));
}

/// A desk that is forestalled every time gives up in the end, and says why.
#[test]
fn a_desk_that_is_always_late_gives_up() {
    let place = Place::sqlite();
    let mut late = create(&place);
    let mut quick = Desk::open(&place.location, "mesa 2").unwrap();
    let mut tries = 0;
    let told = late.commit(None, |championship, _| {
        tries += 1;
        assert!(tries < 1_000, "it never gives up");
        enter(&mut quick, &format!("Aluno {tries}"));
        let number = championship.next_school_number();
        let school = School { number, name: "Escola tardia".to_owned(), place: None };
        Ok(vec![Fact::SchoolRegistered { school }])
    });
    assert!(matches!(told, Err(DeskError::Store(StoreError::Conflict { .. }))), "{told:?}");
    assert!(tries > 2, "it tried again");
    quick.refresh().unwrap();
    assert!(quick.championship().schools().all(|school| school.name != "Escola tardia"));
}

#[test]
fn a_pupil_leaves_the_records_of_games_and_of_corrections_too() {
    let place = Place::sqlite();
    let mut desk = create(&place);
    first_round(&mut desk);
    let game = GamePlace { group: GROUP, round: 1, board: 1, game: 1 };
    desk.commit(None, |_, stamp| {
        let record = Some("# Eva Três contra Ana Um\n1. a1 b2\n".to_owned());
        Ok(vec![Fact::ResultEntered {
            place: game,
            result: MatchResult::FirstWins,
            record,
            stamp: stamp.clone(),
        }])
    })
    .unwrap();
    desk.commit(None, |_, stamp| {
        Ok(vec![Fact::ResultCorrected {
            place: game,
            was: MatchResult::FirstWins,
            result: MatchResult::SecondWins,
            reason: "eva três enganou-se".to_owned(),
            record: Some("# EVA TRÊS contra Ana Um\n1. b2 a1\n".to_owned()),
            stamp: stamp.clone(),
        }])
    })
    .unwrap();
    let report = desk.forget(code(3)).unwrap();
    assert_eq!(report.entries, 3, "the entry, the result and its correction");
    let Location::File(path) = &place.location else { unreachable!() };
    for name in ["Eva", "EVA", "eva três"] {
        assert!(!holds(path, name), "{name}");
    }
    assert!(holds(path, "contra Ana Um") && holds(path, "1. b2 a1"), "the game itself stays");
}

/// What was removed is gone from the server's pages too: they are written anew.
#[test]
fn forgetting_writes_the_pages_of_a_server_anew() {
    let Some(place) = Place::postgres() else { return };
    let Location::Postgres(address) = &place.location else { unreachable!() };
    let mut desk = create(&place);
    first_round(&mut desk);
    let pages = || -> (i64, i64) {
        let mut client = postgres::Client::connect(address, postgres::NoTls).unwrap();
        let query = "SELECT pg_relation_filenode('journal')::int8, pg_relation_filenode('request')::int8";
        let row = client.query_one(query, &[]).unwrap();
        (row.get(0), row.get(1))
    };
    let before = pages();
    desk.forget(code(3)).unwrap();
    let after = pages();
    assert!(before.0 != after.0 && before.1 != after.1, "{before:?} {after:?}");
}

/// A correction of a round that was complete is copied as its last result was.
#[test]
fn a_correction_of_a_complete_round_is_copied() {
    let place = Place::sqlite();
    let mut desk = create(&place);
    first_round(&mut desk);
    let correct = |desk: &mut Desk, was, result| {
        let place = GamePlace { group: GROUP, round: 1, board: 1, game: 1 };
        let committed = desk.commit(None, |_, stamp| {
            let (reason, stamp) = ("engano".to_owned(), stamp.clone());
            Ok(vec![Fact::ResultCorrected { place, was, result, reason, record: None, stamp }])
        });
        committed.unwrap().backup
    };
    desk.commit(None, |_, stamp| Ok(vec![result(1, MatchResult::FirstWins, stamp)])).unwrap();
    let early = correct(&mut desk, MatchResult::FirstWins, MatchResult::SecondWins);
    assert!(early.is_none(), "the round is not complete");
    let last = desk.commit(None, |_, stamp| Ok(vec![result(2, MatchResult::FirstWins, stamp)])).unwrap();
    last.backup.expect("the round is complete").wait().unwrap();
    let copy = correct(&mut desk, MatchResult::SecondWins, MatchResult::FirstWins);
    let copy = copy.expect("what was copied is no longer true").wait().unwrap();
    assert_eq!(copy.entries, desk.head());
    let copied = Desk::open(&Location::File(copy.path), "mesa").unwrap();
    assert_eq!(copied.championship(), desk.championship());
}

/// Somebody who reads the file keeps it from being written anew; whoever asks once more then has it erased after all.
#[test]
fn what_could_not_be_erased_the_first_time_is_erased_the_second() {
    let place = Place::sqlite();
    let Location::File(path) = &place.location else { unreachable!() };
    let mut desk = create(&place);
    enter(&mut desk, "Ana Um");
    let eva = enter(&mut desk, "Eva Dois");
    let reader = rusqlite::Connection::open(path).unwrap();
    reader.execute_batch("BEGIN").unwrap();
    let _: i64 = reader.query_row("SELECT count(*) FROM journal", [], |row| row.get(0)).unwrap();
    let told = desk.forget(eva).unwrap_err();
    assert!(matches!(told, DeskError::Store(StoreError::Database { .. })), "{told:?}");
    drop(reader);
    assert_eq!(desk.forget(eva).unwrap().entries, 0, "in the journal the name is gone already");
    let log = path.with_extension("arbitro-wal");
    for file in [path, &log] {
        assert!(!file.exists() || !holds(file, "Eva Dois"), "{}", file.display());
    }
    assert!(holds(path, "Ana Um"));
}

/// A server writes its pages anew, too, when it is asked once more.
#[test]
fn a_server_erases_again_when_asked_again() {
    let Some(place) = Place::postgres() else { return };
    let Location::Postgres(address) = &place.location else { unreachable!() };
    let mut desk = create(&place);
    first_round(&mut desk);
    let page = || -> i64 {
        let mut client = postgres::Client::connect(address, postgres::NoTls).unwrap();
        client.query_one("SELECT pg_relation_filenode('journal')::int8", &[]).unwrap().get(0)
    };
    desk.forget(code(3)).unwrap();
    let before = page();
    assert_eq!(desk.forget(code(3)).unwrap().entries, 0);
    assert_ne!(before, page());
}
