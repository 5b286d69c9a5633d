//! The pages of a place: a state is taken whole, with its last page.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use rusqlite::{Connection, OptionalExtension, Transaction, params};

use super::store::{HostError, HostStore};
use desk::publish::protocol::{Answer, MOST_PAGES, Offer, PageList, PageMark, digest, is_sound, unpacked};
use desk::session::now;

/// How many bytes of packed pages one championship may have here.
const MOST_BYTES: usize = 512 * 1024 * 1024;

/// A page as it is kept.
pub(crate) struct Kept {
    pub(crate) hash: String,
    pub(crate) packed: Vec<u8>,
}

/// What a place shows.
#[derive(Clone, Default)]
pub(crate) struct State {
    /// The digest of its list of pages.
    pub(crate) digest: String,
    /// Its pages by their paths, each with what its bytes come to.
    pub(crate) pages: Arc<BTreeMap<String, String>>,
}

/// What a place shows now; nothing where it is gone.
pub(crate) type News = (String, Option<State>);

impl HostStore {
    /// Returns what a place shows; nothing where there is none.
    pub(crate) fn state(&self, place: &str) -> Result<Option<State>, HostError> {
        self.read(|connection| state_of(connection, place))
    }

    /// Returns of places that were told what they show now where it is something else, and nothing for those that are gone.
    pub(crate) fn news(&self, told: &BTreeMap<String, String>) -> Result<Vec<News>, HostError> {
        self.read(|connection| {
            let mut news = Vec::new();
            for (place, told) in told {
                match digest_of(connection, place)? {
                    Some(digest) if digest == *told => {}
                    _ => news.push((place.clone(), state_of(connection, place)?)),
                }
            }
            Ok(news)
        })
    }

    /// Returns a page.
    pub(crate) fn page(&self, place: &str, path: &str) -> Result<Option<Kept>, HostError> {
        let sql =
            "SELECT hash, bytes FROM page JOIN packed USING (place, hash) WHERE place = ?1 AND path = ?2";
        self.read(|connection| {
            let kept = |row: &rusqlite::Row| Ok(Kept { hash: row.get(0)?, packed: row.get(1)? });
            connection.prepare_cached(sql)?.query_row([place, path], kept).optional()
        })
    }

    /// Keeps pages that a list will name, as they come: packed.
    pub(crate) fn keep(&self, place: &str, pages: &[&[u8]]) -> Result<(), HostError> {
        let mut marked = Vec::new();
        for packed in pages {
            let page = unpacked(packed).ok_or(HostError::Broken)?;
            marked.push((PageMark::of(&page).hash, *packed));
        }
        let n_new: usize = pages.iter().map(|packed| packed.len()).sum();
        let is_kept = self.write(|write| {
            let sql = "SELECT coalesce(sum(length(bytes)), 0) FROM packed WHERE place = ?1";
            let n_there: i64 = write.query_row(sql, [place], |row| row.get(0))?;
            if usize::try_from(n_there).unwrap_or(usize::MAX).saturating_add(n_new) > MOST_BYTES {
                return Ok(false);
            }
            let sql = "INSERT INTO packed (place, hash, bytes) VALUES (?1, ?2, ?3) ON CONFLICT DO NOTHING";
            let mut insert = write.prepare_cached(sql)?;
            for (hash, packed) in &marked {
                insert.execute(params![place, hash, packed])?;
            }
            Ok(true)
        })?;
        if is_kept { Ok(()) } else { Err(HostError::Full) }
    }

    /// Looks at an offered list, and takes it if all its pages are there.
    pub(crate) fn offer(&self, place: &str, offer: &Offer) -> Result<Answer, HostError> {
        self.write(|write| {
            let sql = "SELECT championship, title, head, digest FROM place WHERE name = ?1";
            let known: Option<(String, String, i64, String)> = write
                .query_row(sql, [place], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?, row.get(3)?)))
                .optional()?;
            let Some((championship, title, head, known)) = known else { return Ok(Answer::Refused) };
            let offered = i64::try_from(offer.head).unwrap_or(i64::MAX);
            if !offer.is_anyway && !championship.is_empty() {
                if championship != offer.championship {
                    return Ok(Answer::Other { title });
                }
                if head > offered {
                    return Ok(Answer::Older);
                }
            }
            let before = list_of(write, place)?;
            let mut list = match &offer.base {
                None => PageList::new(),
                Some(base) if *base == known => before.clone(),
                Some(_) => return Ok(Answer::Whole),
            };
            list.retain(|path, _| !offer.gone.contains(path));
            list.extend(offer.pages.iter().map(|(path, mark)| (path.clone(), mark.clone())));
            if !is_sound(&list) || digest(&list) != offer.digest {
                return Ok(if offer.base.is_some() { Answer::Whole } else { Answer::Refused });
            }
            let lacking = lacking(write, place, &list)?;
            if !lacking.is_empty() {
                return Ok(Answer::Wanted { hashes: lacking.into_iter().collect() });
            }
            exchange(write, place, &before, &list)?;
            let sql = "UPDATE place SET championship = ?2, title = ?3, head = ?4, digest = ?5, taken = ?6 WHERE name = ?1";
            let taken = i64::try_from(now()).unwrap_or(i64::MAX);
            write.execute(sql, params![place, offer.championship, offer.title, offered, offer.digest, taken])?;
            Ok(Answer::Taken)
        })
    }
}

fn digest_of(connection: &Connection, place: &str) -> rusqlite::Result<Option<String>> {
    let mut found = connection.prepare_cached("SELECT digest FROM place WHERE name = ?1")?;
    found.query_row([place], |row| row.get(0)).optional()
}

fn state_of(connection: &Connection, place: &str) -> rusqlite::Result<Option<State>> {
    // One view of both tables: a digest never stands with the pages of another state.
    let view = connection.unchecked_transaction()?;
    let Some(digest) = digest_of(&view, place)? else { return Ok(None) };
    let mut pages = view.prepare_cached("SELECT path, hash FROM page WHERE place = ?1")?;
    let pages = pages.query_map([place], |row| Ok((row.get(0)?, row.get(1)?)))?;
    Ok(Some(State { digest, pages: Arc::new(pages.collect::<rusqlite::Result<_>>()?) }))
}

fn list_of(write: &Transaction, place: &str) -> rusqlite::Result<PageList> {
    let mut found = write.prepare_cached("SELECT path, hash, length FROM page WHERE place = ?1")?;
    let page = |row: &rusqlite::Row| {
        let length = usize::try_from(row.get::<_, i64>(2)?).unwrap_or_default();
        Ok((row.get(0)?, PageMark { hash: row.get(1)?, length }))
    };
    found.query_map([place], page)?.collect()
}

/// Returns what the pages come to that a list names and nobody has brought.
fn lacking(write: &Transaction, place: &str, list: &PageList) -> rusqlite::Result<BTreeSet<String>> {
    let mut found = write.prepare_cached("SELECT hash FROM packed WHERE place = ?1")?;
    let there: BTreeSet<String> =
        found.query_map([place], |row| row.get(0))?.collect::<rusqlite::Result<_>>()?;
    Ok(list.values().filter(|mark| !there.contains(&mark.hash)).map(|mark| mark.hash.clone()).collect())
}

/// Puts a list in the place of the one before, and forgets the pages that it does not name.
fn exchange(write: &Transaction, place: &str, before: &PageList, list: &PageList) -> rusqlite::Result<()> {
    debug_assert!(list.len() <= MOST_PAGES);
    let mut remove = write.prepare_cached("DELETE FROM page WHERE place = ?1 AND path = ?2")?;
    for path in before.keys().filter(|path| !list.contains_key(*path)) {
        remove.execute([place, path])?;
    }
    let sql = "INSERT INTO page (place, path, hash, length) VALUES (?1, ?2, ?3, ?4)
        ON CONFLICT DO UPDATE SET hash = excluded.hash, length = excluded.length";
    let mut put = write.prepare_cached(sql)?;
    for (path, mark) in list.iter().filter(|(path, mark)| before.get(*path) != Some(*mark)) {
        let length = i64::try_from(mark.length).unwrap_or(i64::MAX);
        put.execute(params![place, path, mark.hash, length])?;
    }
    let sql = "DELETE FROM packed WHERE place = ?1
        AND NOT EXISTS (SELECT 1 FROM page WHERE page.place = packed.place AND page.hash = packed.hash)";
    write.execute(sql, [place])?;
    Ok(())
}

#[cfg(test)]
mod tests {
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

    fn host() -> (tempfile::TempDir, HostStore) {
        let folder = tempfile::tempdir().expect("a folder");
        let store = HostStore::open(folder.path()).expect("a host");
        store.open_place("final").expect("a place");
        (folder, store)
    }

    fn seen(store: &HostStore, path: &str) -> Option<Vec<u8>> {
        let kept = store.page("final", path).expect("readable")?;
        desk::publish::protocol::unpacked(&kept.packed)
    }

    #[test]
    fn a_list_is_taken_when_its_last_page_is_there_and_not_before() {
        let (_folder, store) = host();
        let first = Hall::with(&[("index.html", "um"), ("pt/a.html", "dois")], 1);
        let Ok(Answer::Wanted { hashes }) = store.offer("final", &first.offer()) else {
            panic!("nothing is there")
        };
        assert_eq!(hashes.len(), 2);
        store.keep("final", &[&packed(b"um")]).expect("kept");
        assert!(
            matches!(store.offer("final", &first.offer()), Ok(Answer::Wanted { hashes }) if hashes.len() == 1)
        );
        assert_eq!(seen(&store, "index.html"), None, "half a state is seen by nobody");
        store.keep("final", &[&packed(b"dois")]).expect("kept");
        assert_eq!(store.offer("final", &first.offer()), Ok(Answer::Taken));
        assert_eq!(store.offer("final", &first.offer()), Ok(Answer::Taken), "twice is once");
        assert_eq!(seen(&store, "pt/a.html"), Some(b"dois".to_vec()));

        // A change against the list that is there; what it no longer names is forgotten.
        let second = Hall::with(&[("index.html", "um"), ("pt/b.html", "três")], 2);
        let mut change = second.offer();
        change.base = Some(digest(&first.list));
        change.pages.remove("index.html");
        change.gone = vec!["pt/a.html".to_owned()];
        assert!(matches!(store.offer("final", &change), Ok(Answer::Wanted { .. })));
        store.keep("final", &[&packed("três".as_bytes())]).expect("kept");
        assert_eq!(store.offer("final", &change), Ok(Answer::Taken));
        assert_eq!((seen(&store, "pt/a.html"), seen(&store, "pt/b.html")), (None, Some("três".into())));
        assert_eq!(store.offer("final", &change), Ok(Answer::Whole), "it led from a list that is gone");
        assert!(matches!(store.offer("final", &first.offer()), Ok(Answer::Older)));
    }

    #[test]
    fn another_championship_and_an_older_state_wait_for_a_word() {
        let (_folder, store) = host();
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
    }

    #[test]
    fn what_is_no_list_of_pages_is_refused_and_changes_nothing() {
        let (_folder, store) = host();
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
    }

    #[test]
    fn a_key_opens_its_place_until_there_is_another_and_a_closed_place_leaves_nothing() {
        let (folder, store) = host();
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
        let is_there = || {
            let files =
                std::fs::read_dir(folder.path()).expect("a folder").map(|file| file.expect("a file").path());
            files
                .map(|file| std::fs::read(file).expect("bytes"))
                .any(|bytes| bytes.windows(kept.len()).any(|some| some == kept))
        };
        assert!(is_there());
        store.close_place("escola").expect("closed");
        assert!(!is_there(), "a page is left in the file");
        assert_eq!(store.close_place("escola"), Err(HostError::NoPlace("escola".to_owned())));
    }
}
