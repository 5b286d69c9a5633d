//! What a host keeps: one file, with a place and a key for each championship.

use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use rusqlite::{Connection, OptionalExtension, Transaction, TransactionBehavior, params};
use sha2::{Digest, Sha256};

use desk::publish::{KEY_DIGITS, is_place_name};
use desk::session::random_word;
use speech::{Message, Tell, Value, msg};

/// The name of the file in the folder.
const FILE: &str = "arbitro-host.db";

/// How the file is laid out.
const LAYOUT: i64 = 1;

/// How long one waits for another process at the same file.
const PATIENCE: Duration = Duration::from_secs(20);

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
    pub(super) fn read<T>(
        &self,
        read: impl FnOnce(&Connection) -> rusqlite::Result<T>,
    ) -> Result<T, HostError> {
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
    pub(super) fn write<T>(
        &self,
        write: impl FnOnce(&Transaction) -> rusqlite::Result<T>,
    ) -> Result<T, HostError> {
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

    /// Says whether a key opens a place; nothing where there is no such place.
    pub(crate) fn is_key(&self, name: &str, key: &str) -> Result<Option<bool>, HostError> {
        let sql = "SELECT key FROM place WHERE name = ?1";
        let known: Option<String> = self.read(|connection| {
            connection.prepare_cached(sql)?.query_row([name], |row| row.get(0)).optional()
        })?;
        // Compared are digests of long random keys, so that how long it takes tells nothing.
        Ok(known.map(|known| known == hash_of(key)))
    }

    /// Says whether there is a place.
    pub(crate) fn has_place(&self, name: &str) -> Result<bool, HostError> {
        self.read(|connection| {
            connection.prepare_cached("SELECT 1 FROM place WHERE name = ?1")?.exists([name])
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
