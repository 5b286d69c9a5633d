//! Accounts and invitations, in either database.

use super::accounts::{Account, Role, read_login};
use super::invitations::{Accepted, Chosen, Office};
use super::{HostStore, bring_back, copy};
use crate::places::postgres::fresh_database;
use desk::gate::Gate;
use desk::session::Session;

/// Holds a new host to a law, in a folder and in a database.
fn on_both(mut law: impl FnMut(&HostStore)) {
    let folder = tempfile::tempdir().expect("a folder");
    law(&HostStore::open(folder.path()).expect("a host"));
    if let Some(address) = fresh_database() {
        law(&HostStore::at(&address).expect("a host"));
    }
}

fn chosen(login: &str) -> Chosen {
    let secret = Gate::default().hashed("uma frase comprida").expect("chance");
    Chosen { login: login.to_owned(), name: login.to_uppercase(), secret }
}

fn accepted(store: &HostStore, word: &str, login: &str) -> Accepted {
    match store.invitation(word).expect("readable") {
        Some(invitation) => store.accept(&invitation, None, Some(&chosen(login))).expect("written"),
        None => Accepted::Over,
    }
}

fn first(store: &HostStore) -> Account {
    let word = store.invite_first().expect("written").expect("nobody keeps it yet");
    match accepted(store, &word, "ana") {
        Accepted::By(account) => account,
        other => panic!("{other:?}"),
    }
}

/// Somebody new, who is what they were asked to be.
fn with_role(store: &HostStore, by: &Account, office: &Office, championship: &str, login: &str) -> Account {
    let word = store.invite(Some(by), office, championship, "x").expect("written");
    match accepted(store, &word, login) {
        Accepted::By(account) => account,
        other => panic!("{other:?}"),
    }
}

#[test]
fn of_many_who_open_a_link_at_once_one_has_it() {
    on_both(|store| {
        let ana = first(store);
        let word = store.invite(Some(&ana), &Office::Administrator, "", "x").expect("written");
        let invitation = store.invitation(&word).expect("readable").expect("open");
        let takes: Vec<Accepted> = std::thread::scope(|scope| {
            let take = |number: usize| {
                let invitation = &invitation;
                scope.spawn(move || {
                    store.accept(invitation, None, Some(&chosen(&format!("b{number}")))).expect("written")
                })
            };
            let threads: Vec<_> = (0..6).map(take).collect();
            threads.into_iter().map(|thread| thread.join().expect("no panic")).collect()
        });
        assert_eq!(takes.iter().filter(|taken| matches!(taken, Accepted::By(_))).count(), 1, "{takes:?}");
        assert_eq!(takes.iter().filter(|taken| **taken == Accepted::Over).count(), 5);
        assert_eq!(store.accounts().expect("readable").len(), 2);
    });
}

#[test]
fn a_link_of_before_is_void_once_another_first_link_was_made_or_somebody_keeps_the_host() {
    on_both(|store| {
        let old = store.invite_first().expect("written").expect("a link");
        let new = store.invite_first().expect("written").expect("a link");
        assert_eq!(accepted(store, &old, "eva"), Accepted::Over);
        assert!(matches!(accepted(store, &new, "ana"), Accepted::By(account) if account.is_administrator));
        assert_eq!(store.invite_first().expect("readable"), None);
        // A name that somebody has leaves the invitation open.
        let ana = store.accounts().expect("readable").remove(0);
        let word = store.invite(Some(&ana), &Office::Organiser, "final", "x").expect("written");
        assert_eq!(accepted(store, &word, "ana"), Accepted::IsTaken);
        assert!(matches!(accepted(store, &word, "rui"), Accepted::By(account) if !account.is_administrator));
    });
}

#[test]
fn sessions_end_and_stay_ended_and_the_last_who_keeps_the_host_stays() {
    on_both(|store| {
        let ana = first(store);
        let session = |account: &Account| Session::begin(&account.id.to_string(), account.epoch);
        let (one, other) = (session(&ana), session(&ana));
        store.leave(&one).expect("written");
        assert_eq!(store.account_of(&one).expect("readable"), None);
        assert_eq!(store.account_of(&other).expect("readable"), Some(ana.clone()));
        store.end_sessions(&ana, &ana).expect("written");
        assert_eq!(store.account_of(&other).expect("readable"), None);
        assert!(!store.remove_account(&ana, &ana).expect("written"));
        let rui = with_role(store, &ana, &Office::Administrator, "", "rui");
        let role = Role { account: ana.id, championship: "final".into(), number: Some(1), school: None };
        store.give_role(&role).expect("written");
        assert!(store.remove_account(&rui, &ana).expect("written"));
        assert!(store.roles().expect("readable").is_empty(), "roles go with the account");
        assert_eq!(store.session_key().expect("a key"), store.session_key().expect("the same"));
    });
}

#[test]
fn a_link_for_another_passphrase_is_void_once_its_owner_may_do_more_or_was_sent_away() {
    on_both(|store| {
        let ana = first(store);
        let rui = with_role(store, &ana, &Office::Arbiter("1".into()), "final", "rui");
        let link = || store.invite(Some(&ana), &Office::Again(rui.id), "", "x").expect("written");
        let is_open = |word: &str| store.invitation(word).expect("readable").is_some();
        let word = link();
        assert!(is_open(&word));
        let role = Role { account: rui.id, championship: "outra".into(), number: Some(1), school: None };
        store.give_role(&role).expect("written");
        assert!(!is_open(&word), "another role");
        let word = link();
        store.end_sessions(&ana, &rui).expect("written");
        assert!(!is_open(&word), "sent away everywhere");
        let (word, other) = (link(), link());
        assert!(matches!(accepted(store, &word, "rui"), Accepted::By(_)));
        assert!(!is_open(&other), "one of two was used");
        let word = link();
        let made = store.invite(Some(&ana), &Office::Administrator, "", "x").expect("written");
        let invitation = store.invitation(&made).expect("readable").expect("open");
        store.accept(&invitation, Some(rui.clone()), None).expect("written");
        assert!(!is_open(&word), "an administrator");
    });
}

#[test]
fn who_is_removed_leaves_no_door_open_that_they_prepared() {
    on_both(|store| {
        let ana = first(store);
        let (rui, eva) = (
            with_role(store, &ana, &Office::Organiser, "final", "rui"),
            with_role(store, &ana, &Office::Organiser, "final", "eva"),
        );
        let role = |account: &Account, number| Role {
            account: account.id,
            championship: "final".into(),
            number: Some(number),
            school: None,
        };
        store.give_role(&role(&rui, 1)).expect("written");
        store.give_role(&role(&eva, 2)).expect("written");
        let doors = |by: &Account| {
            let of = |office, place| store.invite(Some(by), &office, place, "x").expect("written");
            [of(Office::Organiser, "final"), of(Office::Again(ana.id), ""), of(Office::Contact(3), "outra")]
        };
        let open = |words: &[String; 3]| {
            words.each_ref().map(|word| store.invitation(word).expect("readable").is_some())
        };
        let (of_rui, of_eva) = (doors(&rui), doors(&eva));
        store.take_role(&ana, &rui, &role(&rui, 1)).expect("written");
        assert_eq!(open(&of_rui), [false, false, true], "what the role gave, and nothing else");
        assert!(store.remove_account(&ana, &rui).expect("written"));
        assert_eq!(open(&of_rui), [false; 3]);
        assert_eq!(open(&of_eva), [true; 3]);
        let noted = store.log(None).expect("readable");
        assert!(noted.iter().all(|line| line.who.ends_with(')')), "names, and what they sign in with");
    });
}

#[test]
fn a_championship_of_the_same_name_begins_with_nobody() {
    on_both(|store| {
        let ana = first(store);
        let role =
            |name: &str| Role { account: ana.id, championship: name.into(), number: Some(1), school: None };
        for name in ["final", "outra"] {
            store.give_role(&role(name)).expect("written");
            store.invite(Some(&ana), &Office::Organiser, name, "x").expect("written");
        }
        store.forget_championship("final").expect("written");
        assert_eq!(store.roles().expect("readable"), [role("outra")]);
        let open = store.invitations().expect("readable");
        assert_eq!(open.iter().map(|one| one.championship.as_str()).collect::<Vec<_>>(), ["outra"]);
    });
}

#[test]
fn a_copy_is_read_back_into_either_database_without_what_opens_doors() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut number = 0;
    let mut copies = Vec::new();
    on_both(|store| {
        let ana = first(store);
        store.open_place("final").expect("opened");
        store.invite(Some(&ana), &Office::Contact(7), "final", "x").expect("written");
        store.session_key().expect("a key");
        number += 1;
        let to = folder.path().join(number.to_string());
        let copied = copy(store, None, &to).expect("copied");
        assert_eq!((copied.n_accounts, copied.n_places, copied.n_championships), (1, 1, 0));
        copies.push((to, ana, hex::encode(store.session_key().expect("a key"))));
    });
    on_both(|store| {
        let (from, ana, key) = copies.last().expect("a copy");
        bring_back(store, None, from).expect("read back");
        assert_eq!(store.accounts().expect("readable"), std::slice::from_ref(ana));
        assert_eq!(store.invitations().expect("readable").len(), 1);
        assert_eq!(store.log(None).expect("readable").len(), 2);
        assert_ne!(&hex::encode(store.session_key().expect("a key")), key, "a copy opens no door");
        assert!(bring_back(store, None, from).is_err(), "a second time");
    });
}

#[test]
fn a_copy_is_of_one_moment_and_nobody_waits_for_it() {
    on_both(|store| {
        let names = |read: &mut dyn super::database::Session| {
            let found = read.rows("SELECT name FROM place ORDER BY name", &[]).expect("readable");
            found.into_iter().map(|mut row| row.text(0)).collect::<Vec<_>>()
        };
        store.open_place("antes").expect("opened");
        let seen = store.view(&["place", "packed"], |read| {
            let before = names(read);
            store.open_place("depois").expect("nobody waits");
            Ok((before, names(read)))
        });
        let antes = vec!["antes".to_owned()];
        assert_eq!(seen, Ok((antes.clone(), antes)));
    });
}

#[test]
fn a_copy_has_every_row_of_long_tables_also_in_the_place_of_a_host_that_was_started_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut number = 0;
    on_both(|store| {
        first(store);
        let names: Vec<String> = (0..120).map(|number| format!("p-{number}")).collect();
        names.iter().for_each(|name| drop(store.open_place(name).expect("opened")));
        number += 1;
        let to = folder.path().join(number.to_string());
        // What somebody has there already under a name like this is theirs.
        let beside = folder.path().join(format!("{number}.unfinished"));
        std::fs::create_dir(&beside).expect("a folder");
        assert_eq!(copy(store, None, &to).expect("copied").n_places, 120);
        assert!(beside.is_dir());
        let other = tempfile::tempdir().expect("a folder");
        let other = HostStore::open(other.path()).expect("a host");
        let link = other.invite_first().expect("written").expect("nobody keeps it");
        let brought = bring_back(&other, None, &to).expect("read back");
        assert_eq!((brought.n_accounts, brought.n_places), (1, 120));
        assert_eq!(other.places().expect("readable"), store.places().expect("readable"));
        assert!(other.invitation(&link).expect("readable").is_none(), "the link of the first is void");
    });
}

#[test]
fn what_could_not_be_brought_back_whole_leaves_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let [from, to, own] = ["from", "to", "own"].map(|name| folder.path().join(name));
    std::fs::create_dir(&from).expect("a folder");
    for name in ["a", "b"] {
        let location = championship::store::Location::File(from.join(format!("{name}.arbitro")));
        let regulations = championship::regulations::default();
        championship::store::Desk::create(&location, name, regulations, "x").expect("a championship");
        let people = desk::people::People::open(&location).expect("its people");
        people.add("Ana", &desk::visit::Role::Organiser).expect("somebody");
    }
    let store = HostStore::open(&own).expect("a host");
    first(&store);
    let copied = folder.path().join("copied");
    assert_eq!(copy(&store, Some(&from), &copied).expect("copied").n_championships, 2);
    let bad = copied.join("championships").join("b.arbitro-backup");
    let good = std::fs::read(&bad).expect("a copy");
    std::fs::write(&bad, b"nothing").expect("written");
    let other = HostStore::open(&folder.path().join("other")).expect("a host");
    assert!(bring_back(&other, Some(&to), &copied).is_err());
    assert!(other.accounts().expect("readable").is_empty());
    let left = || -> Vec<String> {
        let items = std::fs::read_dir(&to).expect("a folder").map(|item| item.expect("an item").file_name());
        items
            .map(|name| name.to_string_lossy().into_owned())
            .filter(|name| !name.ends_with(".lock"))
            .collect()
    };
    assert_eq!(left(), Vec::<String>::new(), "no file is left");
    std::fs::write(&bad, good).expect("written");
    // What somebody has there meanwhile stays.
    std::fs::write(to.join("b.arbitro"), b"mine").expect("written");
    std::fs::rename(to.join("b.arbitro"), to.join("B.arbitro")).expect("a name that no address has");
    let odd = copied.join("championships").join("B.arbitro-backup");
    std::fs::rename(&bad, &odd).expect("renamed");
    assert!(bring_back(&other, Some(&to), &copied).is_err());
    assert_eq!(left(), ["B.arbitro"]);
    assert_eq!(std::fs::read(to.join("B.arbitro")).expect("it is there"), b"mine");
    std::fs::remove_file(to.join("B.arbitro")).expect("removed");
    std::fs::rename(&odd, &bad).expect("renamed");
    assert_eq!(bring_back(&other, Some(&to), &copied).expect("read back").n_championships, 2);
}

#[test]
fn what_somebody_signs_in_with_is_one_however_it_is_typed() {
    assert_eq!(read_login(" Ana@Escola.example "), Some("ana@escola.example".into()));
    for none in ["", "a", "ana maria", "ana\0", &"a".repeat(81)] {
        assert_eq!(read_login(none), None, "{none}");
    }
}
