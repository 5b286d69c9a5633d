//! What holds for a host, in a folder and in a database alike.

use std::path::Path;

use crate::places::postgres::fresh_database;
use crate::store::{HostError, HostStore};
use desk::publish::protocol::{Answer, Offer, PageList, PageMark, digest, packed};

struct Hall {
    list: PageList,
    head: u64,
    championship: &'static str,
}

impl Hall {
    fn with(pages: &[(&str, &str)], head: u64) -> Hall {
        let marked = |(path, text): &(&str, &str)| ((*path).to_owned(), PageMark::of(text.as_bytes()));
        Hall { list: pages.iter().map(marked).collect(), head, championship: "one" }
    }

    fn offer(&self) -> Offer {
        Offer {
            championship: self.championship.to_owned(),
            title: "Final".to_owned(),
            head: self.head,
            base: None,
            pages: self.list.clone(),
            gone: Vec::new(),
            digest: digest(&self.list),
            is_anyway: false,
        }
    }
}

/// Holds a host to a law, in a folder and in a database.
fn on_both(law: impl Fn(&HostStore, &dyn Fn(&[u8]) -> bool)) {
    let folder = tempfile::tempdir().expect("a folder");
    let store = HostStore::open(folder.path()).expect("a host");
    store.open_place("final").expect("a place");
    law(&store, &|bytes| is_in(folder.path(), bytes));
    let Some(address) = fresh_database() else { return };
    let store = HostStore::at(&address).expect("a host");
    store.open_place("final").expect("a place");
    law(&store, &|_| {
        let mut client = postgres::Client::connect(&address, postgres::NoTls).expect("a server");
        let row = client.query_one("SELECT pg_relation_size('packed') > 0", &[]).expect("a size");
        row.get(0)
    });
}

/// Says whether bytes are in a file of a folder.
fn is_in(folder: &Path, bytes: &[u8]) -> bool {
    let files = std::fs::read_dir(folder).expect("a folder").map(|file| file.expect("a file").path());
    files
        .map(|file| std::fs::read(file).expect("bytes"))
        .any(|file| file.windows(bytes.len()).any(|some| some == bytes))
}

fn seen(store: &HostStore, path: &str) -> Option<Vec<u8>> {
    let kept = store.page("final", path).expect("readable")?;
    desk::publish::protocol::unpacked(&kept.packed)
}

#[test]
fn a_list_is_taken_when_its_last_page_is_there_and_not_before() {
    on_both(|store, _| {
        let first = Hall::with(&[("index.html", "um"), ("pt/a.html", "dois")], 1);
        let Ok(Answer::Wanted { hashes }) = store.offer("final", &first.offer()) else {
            panic!("nothing is there")
        };
        assert_eq!(hashes.len(), 2);
        store.keep("final", &[&packed(b"um")]).expect("kept");
        assert!(
            matches!(store.offer("final", &first.offer()), Ok(Answer::Wanted { hashes }) if hashes.len() == 1)
        );
        assert_eq!(seen(store, "index.html"), None, "half a state is seen by nobody");
        store.keep("final", &[&packed(b"dois")]).expect("kept");
        assert_eq!(store.offer("final", &first.offer()), Ok(Answer::Taken));
        assert_eq!(store.offer("final", &first.offer()), Ok(Answer::Taken), "twice is once");
        assert_eq!(seen(store, "pt/a.html"), Some(b"dois".to_vec()));

        // A change against the list that is there; what it no longer names is forgotten.
        let second = Hall::with(&[("index.html", "um"), ("pt/b.html", "três")], 2);
        let mut change = second.offer();
        change.base = Some(digest(&first.list));
        change.pages.remove("index.html");
        change.gone = vec!["pt/a.html".to_owned()];
        assert!(matches!(store.offer("final", &change), Ok(Answer::Wanted { .. })));
        store.keep("final", &[&packed("três".as_bytes())]).expect("kept");
        assert_eq!(store.offer("final", &change), Ok(Answer::Taken));
        assert_eq!((seen(store, "pt/a.html"), seen(store, "pt/b.html")), (None, Some("três".into())));
        assert_eq!(store.offer("final", &change), Ok(Answer::Whole), "it led from a list that is gone");
        assert!(matches!(store.offer("final", &first.offer()), Ok(Answer::Older)));
    });
}

#[test]
fn another_championship_and_an_older_state_wait_for_a_word() {
    on_both(|store, _| {
        let publish =
            |hall: &Hall, is_anyway: bool| store.offer("final", &Offer { is_anyway, ..hall.offer() });
        store.keep("final", &[&packed(b"um")]).expect("kept");
        assert_eq!(publish(&Hall::with(&[("index.html", "um")], 7), false), Ok(Answer::Taken));
        let other = Hall { championship: "other", ..Hall::with(&[("index.html", "um")], 9) };
        assert_eq!(publish(&other, false), Ok(Answer::Other { title: "Final".to_owned() }));
        assert_eq!(publish(&Hall::with(&[("index.html", "um")], 6), false), Ok(Answer::Older));
        assert_eq!(
            publish(&Hall::with(&[("index.html", "um")], 6), true),
            Ok(Answer::Taken),
            "a copy put back"
        );
        assert_eq!(publish(&other, true), Ok(Answer::Taken));
    });
}

#[test]
fn what_is_no_list_of_pages_is_refused_and_changes_nothing() {
    on_both(|store, _| {
        for path in ["../../etc/passwd", "a.js", "pt/A.html"] {
            assert_eq!(
                store.offer("final", &Hall::with(&[(path, "um")], 1).offer()),
                Ok(Answer::Refused),
                "{path}"
            );
        }
        let mut untrue = Hall::with(&[("index.html", "um")], 1).offer();
        untrue.digest = "0".repeat(64);
        assert_eq!(store.offer("final", &untrue), Ok(Answer::Refused));
        assert_eq!(store.keep("final", &[b"no page"]), Err(HostError::Broken));
        assert_eq!(store.places().expect("places")[0].n_pages, 0);
    });
}

#[test]
fn a_key_opens_its_place_until_there_is_another_and_a_closed_place_leaves_nothing() {
    on_both(|store, is_kept| {
        let key = store.open_place("escola").expect("a place");
        assert_eq!(store.is_key("escola", &key), Ok(Some(true)));
        assert_eq!((store.is_key("final", &key), store.is_key("nada", &key)), (Ok(Some(false)), Ok(None)));
        let renewed = store.renew_key("escola").expect("another");
        assert_eq!(
            (store.is_key("escola", &key), store.is_key("escola", &renewed)),
            (Ok(Some(false)), Ok(Some(true)))
        );
        assert_eq!(store.open_place("escola"), Err(HostError::IsTaken("escola".to_owned())));
        assert_eq!(store.open_place("Escola"), Err(HostError::NoName("Escola".to_owned())));
        // Bytes that do not pack are found in the file as they are, as long as they are there.
        let page = "Aluno Exemplar";
        let kept = packed(page.as_bytes());
        store.keep("escola", &[&kept]).expect("kept");
        let mut hall = Hall::with(&[("index.html", page)], 1);
        hall.championship = "two";
        assert_eq!(store.offer("escola", &hall.offer()), Ok(Answer::Taken));
        let is_there = || is_kept(&kept);
        assert!(is_there());
        store.close_place("escola").expect("closed");
        assert!(!is_there(), "a page is left in the file");
        assert_eq!(store.close_place("escola"), Err(HostError::NoPlace("escola".to_owned())));
    });
}

#[test]
fn what_two_do_at_the_same_time_is_done_by_one_after_the_other() {
    on_both(|store, _| {
        let opened: Vec<bool> = std::thread::scope(|scope| {
            let open = || scope.spawn(|| store.open_place("escola").is_ok());
            let all: Vec<_> = (0..8).map(|_| open()).collect();
            all.into_iter().map(|one| one.join().expect("an answer")).collect()
        });
        assert_eq!(opened.into_iter().filter(|is_open| *is_open).count(), 1);
        // Each state has as many pages as its number: a state of two would have another digest than its list.
        std::thread::scope(|scope| {
            for head in 1..=8 {
                scope.spawn(move || {
                    let pages: Vec<String> = (0..head).map(|page| format!("pt/p-{page}.html")).collect();
                    let text = format!("estado {head}");
                    let marked: Vec<(&str, &str)> =
                        pages.iter().map(|path| (path.as_str(), text.as_str())).collect();
                    let hall = Hall::with(&marked, head);
                    loop {
                        store.keep("final", &[&packed(text.as_bytes())]).expect("kept");
                        match store.offer("final", &hall.offer()).expect("an answer") {
                            Answer::Wanted { .. } => {}
                            answer => break assert!(matches!(answer, Answer::Taken | Answer::Older)),
                        }
                    }
                });
            }
        });
        let state = store.state("final").expect("readable").expect("a state");
        assert_eq!(state.pages.len(), 8);
        let last = PageMark::of(b"estado 8");
        let list: PageList = state.pages.keys().map(|path| (path.clone(), last.clone())).collect();
        assert_eq!(state.digest, digest(&list));
        assert_eq!(seen(store, "pt/p-7.html"), Some(b"estado 8".to_vec()));
    });
}

#[test]
fn a_name_that_is_none_and_a_later_program_are_refused_alike() {
    on_both(|store, _| {
        assert_eq!(store.state("fi\0nal").map(|state| state.is_none()), Ok(true));
        assert_eq!(store.page("final", "pt/\0.html").map(|page| page.is_none()), Ok(true));
        assert_eq!(store.is_key("\0", "x"), Ok(None));
        assert_eq!(store.has_place("\0"), Ok(false));
        assert_eq!(store.renew_key("\0"), Err(HostError::NoPlace("\0".to_owned())));
        assert_eq!(store.close_place("\0"), Err(HostError::NoPlace("\0".to_owned())));
        let mut offer = Hall::with(&[("index.html", "um")], 1).offer();
        offer.title = "\0".to_owned();
        assert_eq!(store.offer("final", &offer), Ok(Answer::Refused));
    });
    let folder = tempfile::tempdir().expect("a folder");
    drop(HostStore::open(folder.path()).expect("a host"));
    let file = rusqlite::Connection::open(folder.path().join("arbitro-host.db")).expect("a file");
    file.pragma_update(None, "user_version", 1000).expect("a number");
    assert!(matches!(HostStore::open(folder.path()), Err(HostError::Later(_))));
    let Some(address) = fresh_database() else { return };
    drop(HostStore::at(&address).expect("a host"));
    drop(HostStore::at(&address).expect("the same, again"));
    let mut client = postgres::Client::connect(&address, postgres::NoTls).expect("a server");
    client.batch_execute("UPDATE host SET layout = 1000").expect("a number");
    assert!(matches!(HostStore::at(&address), Err(HostError::Later(_))));
}
