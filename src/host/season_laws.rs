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

#[test]
fn of_many_who_open_a_link_at_once_one_has_it() {
    on_both(|store| {
        first(store);
        let word = store.invite("ANA", &Office::Administrator, "", "x").expect("written");
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
        let word = store.invite("ANA", &Office::Organiser, "final", "x").expect("written");
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
        store.end_sessions("ANA", &ana).expect("written");
        assert_eq!(store.account_of(&other).expect("readable"), None);
        assert!(!store.remove_account("ANA", &ana).expect("written"));
        let word = store.invite("ANA", &Office::Administrator, "", "x").expect("written");
        assert!(matches!(accepted(store, &word, "rui"), Accepted::By(_)));
        let role = Role { account: ana.id, championship: "final".into(), number: Some(1), school: None };
        store.give_role(&role).expect("written");
        assert!(store.remove_account("RUI", &ana).expect("written"));
        assert!(store.roles().expect("readable").is_empty(), "roles go with the account");
        assert_eq!(store.session_key().expect("a key"), store.session_key().expect("the same"));
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
        store.invite("ANA", &Office::Contact(7), "final", "x").expect("written");
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
fn what_somebody_signs_in_with_is_one_however_it_is_typed() {
    assert_eq!(read_login(" Ana@Escola.example "), Some("ana@escola.example".into()));
    for none in ["", "a", "ana maria", "ana\0", &"a".repeat(81)] {
        assert_eq!(read_login(none), None, "{none}");
    }
}
