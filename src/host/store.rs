//! What a host keeps: places with their keys, and the pages of each.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use rusqlite::{Connection, OptionalExtension, Transaction, TransactionBehavior, params};
use sha2::{Digest, Sha256};

use desk::publish::protocol::{Answer, MOST_PAGES, Offer, PageList, PageMark, digest, is_sound, unpacked};
use desk::publish::{KEY_DIGITS, is_place_name};
use desk::session::{now, random_word};
use speech::{Message, Tell, Value, msg};

/// The name of the file in the folder.
const FILE: &str = "arbitro-host.db";

/// How the file is laid out.
const LAYOUT: i64 = 1;

/// How long one waits for another process at the same file.
const PATIENCE: Duration = Duration::from_secs(20);

/// How many bytes of packed pages one championship may have here.
const MOST_BYTES: usize = 512 * 1024 * 1024;

const TABLES: &str = "
    CREATE TABLE place (
        name TEXT PRIMARY KEY, key TEXT NOT NULL, title TEXT NOT NULL DEFAULT '', championship TEXT NOT NULL DEFAULT '',
        head INTEGER NOT NULL DEFAULT 0, digest TEXT NOT NULL DEFAULT '', taken INTEGER NOT NULL DEFAULT 0
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE page (
        place TEXT NOT NULL REFERENCES place ON DELETE CASCADE, path TEXT NOT NULL, hash TEXT NOT NULL, length INTEGER NOT NULL,
        PRIMARY KEY (place, path)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX page_hash ON page (place, hash);
    CREATE TABLE packed (
        place TEXT NOT NULL REFERENCES place ON DELETE CASCADE, hash TEXT NOT NULL, bytes BLOB NOT NULL, PRIMARY KEY (place, hash)
    ) STRICT;
";

/// Why a host does not do something.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HostError {
    /// The file cannot be read or written.
    File(PathBuf, Value),
    /// It is of a later program.
    Later(PathBuf),
    /// No place is called so.
    NoPlace(String),
    /// There is one already.
    IsTaken(String),
    /// No place can be called so.
    NoName(String),
    /// The system gives no randomness.
    NoEntropy,
    /// The championship has no more room here.
    Full,
    /// What came is no load of pages.
    Broken,
}

impl Tell for HostError {
    fn tell(&self) -> Message {
        match self {
            HostError::File(path, reason) => {
                msg("host-file").with("path", path.display().to_string()).with("reason", reason.clone())
            }
            HostError::Later(path) => msg("host-later").with("path", path.display().to_string()),
            HostError::NoPlace(name) => msg("host-no-place").with("name", name),
            HostError::IsTaken(name) => msg("host-is-taken").with("name", name),
            HostError::NoName(name) => msg("host-no-name").with("name", name),
            HostError::NoEntropy => msg("host-no-entropy"),
            HostError::Full => msg("host-full"),
            HostError::Broken => msg("host-broken"),
        }
    }
}

speech::told_error!(HostError);

/// A place as lists show it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    /// Its name.
    pub name: String,
    /// The name of the championship; empty as long as nothing was published.
    pub title: String,
    /// How many pages it has.
    pub n_pages: usize,
    /// When the last state was taken, in seconds since 1970.
    pub taken: u64,
}

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

/// States with the names of their places.
pub(crate) type NewStates = Vec<(String, State)>;

/// The file of a host, open for several at once.
pub struct HostStore {
    path: PathBuf,
    writer: Mutex<Connection>,
    // Those that are not in use; there are as many as ever read at once.
    readers: Mutex<Vec<Connection>>,
}

impl HostStore {
    /// Opens the host of a folder; the file is made where there is none.
    ///
    /// # Errors
    /// When the file cannot be made, read or understood.
    pub fn open(folder: &Path) -> Result<Self, HostError> {
        let path = folder.join(FILE);
        let failed = |error: rusqlite::Error| HostError::File(path.clone(), error.to_string().into());
        std::fs::create_dir_all(folder)
            .map_err(|error| HostError::File(folder.to_owned(), error.tell().into()))?;
        let mut connection = connect(&path).map_err(failed)?;
        let transaction =
            connection.transaction_with_behavior(TransactionBehavior::Immediate).map_err(failed)?;
        let layout: i64 =
            transaction.query_row("PRAGMA user_version", [], |row| row.get(0)).map_err(failed)?;
        match layout {
            0 => {
                transaction.execute_batch(TABLES).map_err(failed)?;
                transaction.pragma_update(None, "user_version", LAYOUT).map_err(failed)?;
            }
            LAYOUT => {}
            _ => return Err(HostError::Later(path)),
        }
        transaction.commit().map_err(failed)?;
        Ok(HostStore { path, writer: Mutex::new(connection), readers: Mutex::default() })
    }

    fn failed(&self) -> impl Fn(rusqlite::Error) -> HostError + '_ {
        |error| HostError::File(self.path.clone(), error.to_string().into())
    }

    fn writer(&self) -> MutexGuard<'_, Connection> {
        self.writer.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Reads on a connection of one's own.
    fn read<T>(&self, read: impl FnOnce(&Connection) -> rusqlite::Result<T>) -> Result<T, HostError> {
        let idle = || self.readers.lock().unwrap_or_else(PoisonError::into_inner);
        let free = idle().pop();
        let connection = match free {
            Some(connection) => connection,
            None => connect(&self.path).map_err(self.failed())?,
        };
        let found = read(&connection).map_err(self.failed())?;
        idle().push(connection);
        Ok(found)
    }

    /// Writes all of something or nothing.
    fn write<T>(&self, write: impl FnOnce(&Transaction) -> rusqlite::Result<T>) -> Result<T, HostError> {
        let mut writer = self.writer();
        let transaction =
            writer.transaction_with_behavior(TransactionBehavior::Immediate).map_err(self.failed())?;
        let done = write(&transaction).map_err(self.failed())?;
        transaction.commit().map_err(self.failed())?;
        Ok(done)
    }

    /// Opens a place and returns its key, which is nowhere else.
    ///
    /// # Errors
    /// When no place can be called so, there is one, or the file cannot be written.
    pub fn open_place(&self, name: &str) -> Result<String, HostError> {
        if !is_place_name(name) {
            return Err(HostError::NoName(name.to_owned()));
        }
        let key = new_key()?;
        let sql = "INSERT INTO place (name, key) VALUES (?1, ?2) ON CONFLICT DO NOTHING";
        let n_opened = self.write(|write| write.execute(sql, params![name, hash_of(&key)]))?;
        if n_opened == 0 { Err(HostError::IsTaken(name.to_owned())) } else { Ok(key) }
    }

    /// Gives a place another key; with the one before nobody publishes any more.
    ///
    /// # Errors
    /// When there is no such place, or the file cannot be written.
    pub fn renew_key(&self, name: &str) -> Result<String, HostError> {
        let key = new_key()?;
        let n_renewed = self.write(|write| {
            write.execute("UPDATE place SET key = ?2 WHERE name = ?1", params![name, hash_of(&key)])
        })?;
        if n_renewed == 0 { Err(HostError::NoPlace(name.to_owned())) } else { Ok(key) }
    }

    /// Closes a place; its pages are gone from the file.
    ///
    /// # Errors
    /// When there is no such place, or the file cannot be written.
    pub fn close_place(&self, name: &str) -> Result<(), HostError> {
        let n_closed = self.write(|write| write.execute("DELETE FROM place WHERE name = ?1", [name]))?;
        if n_closed == 0 {
            return Err(HostError::NoPlace(name.to_owned()));
        }
        // What was overwritten does not wait in the log beside the file.
        self.writer().query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(())).map_err(self.failed())
    }

    /// Lists all places by name.
    ///
    /// # Errors
    /// When the file cannot be read.
    pub fn places(&self) -> Result<Vec<Listed>, HostError> {
        let sql = "SELECT name, title, (SELECT count(*) FROM page WHERE place = name), taken FROM place ORDER BY name";
        self.read(|connection| {
            let listed = |row: &rusqlite::Row| {
                Ok(Listed {
                    name: row.get(0)?,
                    title: row.get(1)?,
                    n_pages: usize::try_from(row.get::<_, i64>(2)?).unwrap_or_default(),
                    taken: u64::try_from(row.get::<_, i64>(3)?).unwrap_or_default(),
                })
            };
            connection.prepare_cached(sql)?.query_map([], listed)?.collect()
        })
    }

    /// Returns the names of all places, and what those show that are not as they were told.
    pub(crate) fn states_since(
        &self,
        told: &BTreeMap<String, String>,
    ) -> Result<(Vec<String>, NewStates), HostError> {
        self.read(|connection| {
            // One view of all tables: a digest never stands with the pages of another state.
            let view = connection.unchecked_transaction()?;
            let mut found = view.prepare_cached("SELECT name, digest FROM place")?;
            let digests: Vec<(String, String)> = found
                .query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?
                .collect::<rusqlite::Result<_>>()?;
            let mut pages = view.prepare_cached("SELECT path, hash FROM page WHERE place = ?1")?;
            let mut states = Vec::new();
            for (place, digest) in digests.iter().filter(|(place, digest)| told.get(place) != Some(digest)) {
                let pages = pages.query_map([place], |row| Ok((row.get(0)?, row.get(1)?)))?;
                let pages = Arc::new(pages.collect::<rusqlite::Result<_>>()?);
                states.push((place.clone(), State { digest: digest.clone(), pages }));
            }
            Ok((digests.into_iter().map(|(place, _)| place).collect(), states))
        })
    }

    /// Says whether a key opens a place; nothing where there is no such place.
    pub(crate) fn is_key(&self, name: &str, key: &str) -> Result<Option<bool>, HostError> {
        let sql = "SELECT key FROM place WHERE name = ?1";
        let known: Option<String> = self.read(|connection| {
            connection.prepare_cached(sql)?.query_row([name], |row| row.get(0)).optional()
        })?;
        // Compared are digests of long random keys, so that how long it takes tells nothing.
        Ok(known.map(|known| known == hash_of(key)))
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

fn connect(path: &Path) -> rusqlite::Result<Connection> {
    let connection = Connection::open(path)?;
    connection.busy_timeout(PATIENCE)?;
    connection.pragma_update(None, "journal_mode", "WAL")?;
    connection.pragma_update(None, "synchronous", "FULL")?;
    connection.pragma_update(None, "foreign_keys", "ON")?;
    // Names that are gone from a page are gone from the file.
    connection.pragma_update(None, "secure_delete", "ON")?;
    Ok(connection)
}

fn new_key() -> Result<String, HostError> {
    random_word(KEY_DIGITS / 2).map_err(|_| HostError::NoEntropy)
}

fn hash_of(key: &str) -> String {
    hex::encode(Sha256::digest(key.as_bytes()))
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
    use super::{HostError, HostStore};
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
