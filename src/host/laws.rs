//! What holds for a host, in a folder and in a database alike.

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use axum::body::Body;
use axum::extract::Request;

use crate::championships::Championships;
use crate::patience::until;
use crate::places::postgres::{folders, fresh_database};
use crate::store::{HostError, HostStore};
use crate::{AT_ONCE, Host};
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

/// Says how many of some pages are somewhere in the storage.
type Kept<'a> = &'a dyn Fn(&[Vec<u8>]) -> usize;

/// Holds a host to a law, in a folder and in a database.
fn on_both(law: impl Fn(&HostStore, Kept)) {
    let folder = tempfile::tempdir().expect("a folder");
    let store = HostStore::open(folder.path()).expect("a host");
    store.open_place("final").expect("a place");
    law(&store, &|pages| n_in(&[folder.path().to_owned()], pages));
    let Some(address) = fresh_database() else { return };
    let store = HostStore::at(&address).expect("a host");
    store.open_place("final").expect("a place");
    law(&store, &|pages| n_in(&folders(&address), pages));
}

fn client(address: &str) -> postgres::Client {
    postgres::Client::connect(address, postgres::NoTls).expect("a server")
}

/// Says how many of some pages are in the files of folders.
fn n_in(folders: &[PathBuf], pages: &[Vec<u8>]) -> usize {
    // All packed pages begin alike, and none ends so.
    let last = |page: &[u8]| page[page.len() - 8..].to_vec();
    let wanted: BTreeMap<Vec<u8>, &[u8]> = pages.iter().map(|page| (last(page), page.as_slice())).collect();
    let first: Vec<bool> =
        (0..=u16::MAX).map(|two| wanted.keys().any(|key| key[..2] == two.to_be_bytes())).collect();
    let mut found = BTreeSet::new();
    let files = folders.iter().flat_map(|folder| std::fs::read_dir(folder).expect("a folder"));
    for file in files {
        // A server removes files while one looks.
        let Ok(bytes) = std::fs::read(file.expect("a file").path()) else { continue };
        let n_empty = bytes.rchunks(EMPTY.len()).take_while(|part| *part == &EMPTY[..part.len()]).count();
        let used = &bytes[..bytes.len().saturating_sub(n_empty * EMPTY.len())];
        for at in 0..used.len().saturating_sub(8) {
            if first[usize::from(used[at]) << 8 | usize::from(used[at + 1])]
                && let Some(page) = wanted.get(&used[at..at + 8])
                && used[..at + 8].ends_with(page)
            {
                found.insert(*page);
            }
        }
    }
    found.len()
}

/// What a log holds where nothing was written yet.
const EMPTY: [u8; 8192] = [0; 8192];

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
    on_both(|store, n_kept| {
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
        let n_there = || n_kept(std::slice::from_ref(&kept));
        assert_eq!(n_there(), 1);
        store.close_place("escola").expect("closed");
        assert_eq!(n_there(), 0, "a page is left in the storage");
        assert_eq!(store.close_place("escola"), Err(HostError::NoPlace("escola".to_owned())));
    });
}

/// Returns pages that look like nothing, so that none is like another, nor like one of another test, which writes into the same log.
fn pages_of(name: &str) -> Vec<(String, String)> {
    let word = |number: usize| digest(&[(format!("{name} {number}"), PageMark::of(b""))].into());
    let page =
        |number: usize| (format!("pt/p-{number}.html"), (0..6).map(|part| word(6 * number + part)).collect());
    (0..60).map(page).collect()
}

fn packed_all(pages: &[(String, String)]) -> Vec<Vec<u8>> {
    pages.iter().map(|(_, text)| packed(text.as_bytes())).collect()
}

fn publish(store: &HostStore, place: &str, pages: &[(String, String)], head: u64) {
    let kept = packed_all(pages);
    // One by one, as results come, so that pages of places lie side by side.
    kept.iter().for_each(|page| store.keep(place, &[page]).expect("kept"));
    let pages: Vec<(&str, &str)> = pages.iter().map(|(path, text)| (path.as_str(), text.as_str())).collect();
    assert_eq!(store.offer(place, &Hall::with(&pages, head).offer()), Ok(Answer::Taken));
}

#[test]
fn what_nobody_shows_any_more_is_gone_from_the_storage_while_others_read() {
    on_both(|store, n_kept| {
        store.open_place("escola").expect("a place");
        let [all, others] = ["shown", "closed"].map(pages_of);
        let [gone, left] = [0, 1].map(|one| all.iter().skip(one).step_by(2).cloned().collect::<Vec<_>>());
        let is_over = AtomicBool::new(false);
        publish(store, "final", &all, 1);
        std::thread::scope(|scope| {
            for _ in 0..2 {
                scope.spawn(|| {
                    while !is_over.load(Ordering::Relaxed) {
                        assert!(store.page("final", "pt/p-1.html").expect("readable").is_some());
                        let state = store.state("final").expect("readable").expect("a state");
                        assert!(matches!(state.pages.len(), 30 | 60), "{} pages", state.pages.len());
                    }
                });
            }
            let done = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
                publish(store, "escola", &others, 1);
                publish(store, "final", &left, 2);
                store.erase().expect("erased");
                assert_eq!(n_kept(&packed_all(&gone)), 0, "pages that nobody shows are left");
                assert_eq!([&left, &others].map(|pages| n_kept(&packed_all(pages))), [30, 60]);
                store.close_place("escola").expect("closed");
                assert_eq!(n_kept(&packed_all(&others)), 0, "pages of a closed place are left");
            }));
            is_over.store(true, Ordering::Relaxed);
            done.unwrap_or_else(|payload| std::panic::resume_unwind(payload));
        });
        assert!(left.iter().all(|(path, text)| seen(store, path).as_deref() == Some(text.as_bytes())));
        // The tables are as they were: what is published after is taken, and leaves with its place.
        publish(store, "final", &all, 3);
        store.close_place("final").expect("closed");
        assert_eq!(n_kept(&packed_all(&all)), 0);
        assert_eq!(store.places(), Ok(Vec::new()));
    });
}

#[test]
fn who_still_sees_a_place_as_it_was_keeps_nothing_of_it_in_the_database() {
    let Some(address) = fresh_database() else { return };
    let store = HostStore::at(&address).expect("a host");
    store.open_place("final").expect("a place");
    let pages = pages_of("seen");
    publish(&store, "final", &pages, 1);
    let mut other = client(&address);
    other.batch_execute("BEGIN ISOLATION LEVEL REPEATABLE READ; SELECT layout FROM host").expect("a look");
    let n_left = || n_in(&folders(&address), &packed_all(&pages));
    assert_eq!(n_left(), 60);
    store.close_place("final").expect("closed");
    assert_eq!(n_left(), 0, "pages are left in the database");
    other.batch_execute("COMMIT").expect("an end");
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

/// Keeps everybody from writing into a database until the end of the transaction: the number is "arbh" in ASCII.
const HOLD: &str = "BEGIN; SELECT pg_advisory_xact_lock(1634886248)";

#[test]
fn a_host_that_lacks_nothing_is_opened_while_somebody_writes() {
    let folder = tempfile::tempdir().expect("a folder");
    drop(HostStore::open(folder.path()).expect("a host"));
    let file = rusqlite::Connection::open(folder.path().join("arbitro-host.db")).expect("a file");
    file.execute_batch("BEGIN IMMEDIATE").expect("a transaction");
    assert_eq!(HostStore::open(folder.path()).err(), None);
    let Some(address) = fresh_database() else { return };
    drop(HostStore::at(&address).expect("a host"));
    let mut writing = client(&address);
    writing.batch_execute(HOLD).expect("a lock");
    assert_eq!(HostStore::at(&address).err(), None);
}

#[test]
fn a_host_of_the_first_layout_goes_on_with_its_pages_and_its_keys() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = rusqlite::Connection::open(folder.path().join("arbitro-host.db")).expect("a file");
    file.execute_batch(include_str!("../../tests/store/host-1.sql")).expect("as it was written");
    drop(file);
    let store = HostStore::open(folder.path()).expect("a host");
    assert_eq!(store.is_key("final", &"0123456789abcdef".repeat(3)), Ok(Some(true)));
    let places = store.places().expect("readable");
    assert_eq!((places.len(), places[0].title.as_str(), places[0].n_pages), (1, "Final", 2));
    assert_eq!(seen(&store, "pt/a.html"), Some(b"dois".to_vec()));
    // The hall goes on where it was, and what it takes back leaves the file.
    let before = Hall::with(&[("index.html", "um"), ("pt/a.html", "dois")], 7);
    assert_eq!(store.offer("final", &before.offer()), Ok(Answer::Taken));
    let after = Hall::with(&[("index.html", "um")], 8);
    let change = Offer {
        base: Some(digest(&before.list)),
        pages: PageList::new(),
        gone: vec!["pt/a.html".to_owned()],
        ..after.offer()
    };
    assert_eq!(store.offer("final", &change), Ok(Answer::Taken));
    assert_eq!((seen(&store, "index.html"), seen(&store, "pt/a.html")), (Some(b"um".to_vec()), None));
    store.erase().expect("erased");
    assert_eq!(store.invite_first().map(|link| link.is_some()), Ok(true), "people may have accounts");
}

#[cfg(unix)]
#[test]
fn the_file_of_a_host_that_others_could_read_is_closed_to_them() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().expect("a folder");
    drop(HostStore::open(folder.path()).expect("a host"));
    let file = folder.path().join("arbitro-host.db");
    std::fs::set_permissions(&file, PermissionsExt::from_mode(0o644)).expect("they are its owner's");
    let _open = HostStore::open(folder.path()).expect("a host");
    for item in std::fs::read_dir(folder.path()).expect("a folder") {
        let item = item.expect("a file");
        let mode = item.metadata().expect("it is there").permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "{}", item.path().display());
    }
}

#[tokio::test]
async fn pages_of_halls_run_one_script_where_people_have_accounts() {
    let folder = tempfile::tempdir().expect("a folder");
    let open = || {
        let store = HostStore::open(folder.path()).expect("a host");
        let names = crate::names::Names::of("https://host.example");
        (store, Championships::of(folder.path(), names, speech::Language::Pt))
    };
    let (store, championships) = open();
    store.open_place("final").expect("a place");
    store.keep("final", &[&packed(b"um")]).expect("kept");
    let hall = Hall::with(&[("pt/index.html", "um")], 1);
    assert_eq!(store.offer("final", &hall.offer()), Ok(Answer::Taken));
    let policy = async |host: Host, path: &str| {
        let request =
            Request::get(path).header("host", "www.host.example").body(Body::empty()).expect("a request");
        let answer = desk::opened::answer(crate::router(Arc::new(host)), request).await;
        assert_eq!(answer.status(), 200, "{path}");
        answer.headers()["content-security-policy"].to_str().expect("a policy").to_owned()
    };
    let page = policy(Host::of(store, Some(Arc::new(championships))), "/final/pt/index.html").await;
    let one =
        "script-src https://host.example/final/assets/follow.js www.host.example/final/assets/follow.js;";
    assert!(page.contains(one) && page.contains("default-src 'none'"), "{page}");
    // What the host shows of itself has its scripts, and so have pages where nobody has an account.
    let (store, championships) = open();
    assert!(policy(Host::of(store, Some(Arc::new(championships))), "/").await.contains("script-src 'self';"));
    assert!(policy(Host::of(open().0, None), "/final/pt/index.html").await.contains("script-src 'self';"));
}

#[test]
fn halls_that_wait_for_the_database_leave_room_for_who_reads_also_when_they_hang_up() {
    let Some(address) = fresh_database() else { return };
    let store = HostStore::at(&address).expect("a host");
    let key = store.open_place("final").expect("a place");
    let host = Arc::new(Host::of(store, None));
    let mut writing = client(&address);
    writing.batch_execute(HOLD).expect("a lock");
    let mut n_waiting = || {
        let ask = "SELECT count(*) FROM pg_locks JOIN pg_stat_activity USING (pid) \
                   WHERE NOT granted AND datname = current_database()";
        // Within a transaction the server shows who was there when it was asked first.
        writing.batch_execute("SELECT pg_stat_clear_snapshot()").expect("an answer");
        usize::try_from(writing.query_one(ask, &[]).expect("an answer").get::<_, i64>(0)).expect("a count")
    };
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().expect("threads");
    let offer = serde_json::to_string(&Hall::with(&[("index.html", "um")], 1).offer()).expect("a list");
    let send = |_| {
        let request = Request::post("/publish/final/offer").header("authorization", format!("Bearer {key}"));
        let request = request.body(Body::from(offer.clone())).expect("a request");
        runtime.spawn(desk::opened::answer(crate::router(Arc::clone(&host)), request))
    };
    let halls: Vec<_> = (0..4 * AT_ONCE).map(send).collect();
    until("halls wait for the database", || n_waiting() >= AT_ONCE);
    assert_eq!(seen(&host.store, "index.html"), None, "nothing is published");
    for hall in halls {
        hall.abort();
        assert!(runtime.block_on(hall).is_err(), "nobody was answered");
    }
    assert_eq!((n_waiting(), host.receiving.available_permits()), (AT_ONCE, 0));
    writing.batch_execute("COMMIT").expect("an end");
    until("what came is kept", || host.receiving.available_permits() == AT_ONCE);
}
