//! What is shown was checked: a file that is not as it was written is not opened, not listed from and not written on.

use championship::store::{Danger, Desk, DeskError, Location, Loss, StoreError};

use crate::patience::until;
use crate::places::Place;
use crate::vault::{create, school};

/// Opens the raw file behind the journal's back.
fn raw(place: &Place) -> rusqlite::Connection {
    let Location::File(path) = &place.location else { unreachable!("only files are tampered with") };
    rusqlite::Connection::open(path).unwrap()
}

fn one_more(desk: &mut Desk, key: Option<&str>) {
    desk.commit(key, school).unwrap();
}

#[test]
fn a_file_that_was_altered_is_not_opened() {
    let cases = [
        "UPDATE journal SET body = replace(body, 'Escola', 'Escolo') WHERE seq = (SELECT min(seq) FROM journal WHERE body LIKE '%Escola%')",
        "UPDATE journal SET actor = 'outra' WHERE seq = 2",
        "DELETE FROM journal WHERE seq = (SELECT max(seq) - 1 FROM journal)",
        "UPDATE request SET key = 'nova' WHERE key = 'chave'",
    ];
    for sql in cases {
        let place = Place::sqlite();
        let mut desk = create(&place);
        one_more(&mut desk, Some("chave"));
        one_more(&mut desk, None);
        drop(desk);
        assert!(Desk::open(&place.location, "t").is_ok());
        assert!(raw(&place).execute(sql, []).unwrap() > 0, "{sql}");
        let refused = Desk::open(&place.location, "t").map(|desk| desk.head());
        assert!(matches!(refused, Err(DeskError::Store(StoreError::Damaged { .. }))), "{sql}: {refused:?}");
    }
}

#[test]
fn what_others_write_is_checked_before_it_is_taken_in() {
    let place = Place::sqlite();
    let mut desk = create(&place);
    let mut other = Desk::open(&place.location, "outra").unwrap();
    one_more(&mut other, None);
    raw(&place).execute("UPDATE journal SET body = replace(body, 'Escola', 'Escolo') WHERE seq = (SELECT max(seq) FROM journal)",
            [],
        ).unwrap();
    let refused = desk.refresh();
    assert!(matches!(refused, Err(DeskError::Store(StoreError::Damaged { .. }))), "{refused:?}");
    assert!(desk.alarms().is_on(Danger::Reading));
}

#[test]
fn a_seal_that_cannot_be_read_is_told() {
    let place = Place::sqlite();
    let mut desk = create(&place);
    one_more(&mut desk, None);
    assert_eq!(desk.journal().losses().unwrap(), []);
    let seal = place.location.backup_folder().join("last-seal");
    let text = std::fs::read_to_string(&seal).unwrap();
    for wrong in ["", "x", &text[..40]] {
        std::fs::write(&seal, wrong).unwrap();
        assert_eq!(desk.journal().losses().unwrap(), [Loss::SealUnread], "{wrong}");
    }
    // The next fact writes it whole again, and leaves nothing beside it.
    one_more(&mut desk, None);
    assert_eq!(desk.journal().losses().unwrap(), []);
    let names = std::fs::read_dir(place.location.backup_folder()).unwrap();
    assert!(
        names.map(|name| name.unwrap().file_name()).all(|name| !name.to_string_lossy().ends_with(".part"))
    );
}

#[test]
fn while_the_log_cannot_be_folded_in_there_is_an_alarm() {
    let place = Place::sqlite();
    let mut desk = create(&place);
    // Somebody reads, and does not end.
    let reader = raw(&place);
    reader.execute_batch("BEGIN").unwrap();
    let _: i64 = reader.query_row("SELECT count(*) FROM journal", [], |row| row.get(0)).unwrap();
    one_more(&mut desk, None);
    until("there is an alarm", || desk.alarms().is_on(Danger::Folding));
    // The copy that the program makes has everything all the same.
    let copy = place.folder.path().join("copy.arbitro-backup");
    assert_eq!(desk.journal().backup(&copy).unwrap().entries, desk.head());
    reader.execute_batch("COMMIT").unwrap();
    drop(reader);
    until("the alarm is over", || !desk.alarms().is_on(Danger::Folding));
}
