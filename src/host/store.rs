//! What a host keeps: a place with a key for each championship.

use std::path::{Path, PathBuf};

use sha2::{Digest, Sha256};

use super::database::{Database, Session};
use super::postgres::{Listener, Postgres};
use super::sqlite::Sqlite;
use championship::store::Location;
use desk::publish::{KEY_DIGITS, is_place_name};
use desk::session::random_word;
use speech::{Message, Tell, Value, msg};

/// The name of the file in the folder of a host.
const FILE: &str = "arbitro-host.db";

/// The tables, and what each later layout of them adds.
const LAYOUTS: &[&str] = &[TABLES, DELETED, super::accounts::TABLES];

/// What the host's own pages are called, and no place is any more.
const OWN_PAGES: &[&str] = &["start", "enter", "leave", "in", "guide"];

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

/// Where something was deleted since the storage was last rewritten; what an earlier program deleted is still there.
const DELETED: &str = "
    CREATE TABLE deleted (place TEXT PRIMARY KEY, mark TEXT NOT NULL) STRICT, WITHOUT ROWID;
    INSERT INTO deleted (place, mark) VALUES ('', '');
";

/// Why a host does not do something.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HostError {
    /// The file cannot be read or written.
    File(PathBuf, Value),
    /// The server of the database does not answer, or refuses.
    Database(Message),
    /// So many use the database that there was no turn for this.
    Busy,
    /// What is there is of a later program.
    Later(String),
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
    /// A place is closed, and its bytes are still in the storage.
    NotErased(Box<HostError>),
}

impl Tell for HostError {
    fn tell(&self) -> Message {
        match self {
            HostError::File(path, reason) => {
                msg("host-file").with("path", path.display().to_string()).with("reason", reason.clone())
            }
            HostError::Database(message) => message.clone(),
            HostError::Busy => msg("host-busy"),
            HostError::Later(place) => msg("host-later").with("path", place),
            HostError::NoPlace(name) => msg("host-no-place").with("name", name),
            HostError::IsTaken(name) => msg("host-is-taken").with("name", name),
            HostError::NoName(name) => msg("host-no-name").with("name", name),
            HostError::NoEntropy => msg("host-no-entropy"),
            HostError::Full => msg("host-full"),
            HostError::Broken => msg("host-broken"),
            HostError::NotErased(reason) => msg("host-not-erased").with("reason", reason.tell()),
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

/// What a host keeps, for several at once.
pub struct HostStore {
    database: Database,
}

impl HostStore {
    /// Opens the host that was typed: a folder, or the address of a database, `postgres://user@host/name`.
    ///
    /// # Errors
    /// When it cannot be made, read or understood.
    pub fn at(typed: &str) -> Result<Self, HostError> {
        match Location::parse(typed) {
            Location::File(folder) => Self::open(&folder),
            Location::Postgres(address) => {
                Ok(HostStore { database: Database::Postgres(Postgres::open(&address, LAYOUTS)?) })
            }
        }
    }

    /// Opens the host of a folder; the file is made where there is none.
    ///
    /// # Errors
    /// When the file cannot be made, read or understood.
    pub fn open(folder: &Path) -> Result<Self, HostError> {
        std::fs::create_dir_all(folder)
            .map_err(|error| HostError::File(folder.to_owned(), error.tell().into()))?;
        let file = Sqlite::open(&folder.join(FILE), LAYOUTS)?;
        Ok(HostStore { database: Database::Sqlite(file) })
    }

    /// Reads; each statement sees one moment.
    pub(super) fn read<T>(
        &self,
        read: impl Fn(&mut dyn Session) -> Result<T, HostError>,
    ) -> Result<T, HostError> {
        self.database.read(read)
    }

    /// Reads tables as they were at one moment, whoever writes meanwhile.
    pub(super) fn view<T>(
        &self,
        tables: &[&str],
        read: impl FnOnce(&mut dyn Session) -> Result<T, HostError>,
    ) -> Result<T, HostError> {
        self.database.view(tables, read)
    }

    /// Writes all of something or nothing, alone with a place.
    pub(super) fn write<T>(
        &self,
        place: &str,
        write: impl FnOnce(&mut dyn Session) -> Result<T, HostError>,
    ) -> Result<T, HostError> {
        self.database.write(place, write)
    }

    /// Returns what hears of changes that other processes make; nothing where it must be looked for them.
    pub(super) fn listener(&self) -> Option<Listener> {
        self.database.listener()
    }

    /// Opens a place and returns its key, which is nowhere else.
    ///
    /// # Errors
    /// When no place can be called so, there is one, or nothing can be written.
    pub fn open_place(&self, name: &str) -> Result<String, HostError> {
        // Places of before may be called like pages that the host has itself now.
        if !is_place_name(name) || OWN_PAGES.contains(&name) {
            return Err(HostError::NoName(name.to_owned()));
        }
        let key = new_key()?;
        let sql = "INSERT INTO place (name, key) VALUES (?1, ?2) ON CONFLICT DO NOTHING";
        let n_opened = self.write(name, |write| write.run(sql, &[name.into(), (&hash_of(&key)).into()]))?;
        if n_opened == 0 { Err(HostError::IsTaken(name.to_owned())) } else { Ok(key) }
    }

    /// Gives a place another key; with the one before nobody publishes any more.
    ///
    /// # Errors
    /// When there is no such place, or nothing can be written.
    pub fn renew_key(&self, name: &str) -> Result<String, HostError> {
        let key = new_key()?;
        let sql = "UPDATE place SET key = ?1 WHERE name = ?2";
        let n_renewed = match is_place_name(name) {
            true => self.write(name, |write| write.run(sql, &[(&hash_of(&key)).into(), name.into()]))?,
            false => 0,
        };
        if n_renewed == 0 { Err(HostError::NoPlace(name.to_owned())) } else { Ok(key) }
    }

    /// Closes a place; its pages are gone from what is kept.
    ///
    /// # Errors
    /// When there is no such place, or nothing can be written.
    pub fn close_place(&self, name: &str) -> Result<(), HostError> {
        let n_closed = match is_place_name(name) {
            true => self.write(name, |write| {
                let n_closed = write.run("DELETE FROM place WHERE name = ?1", &[name.into()])?;
                if n_closed > 0 {
                    write.note_deleted(name)?;
                    write.tell(name)?;
                }
                Ok(n_closed)
            })?,
            false => 0,
        };
        if n_closed == 0 {
            return Err(HostError::NoPlace(name.to_owned()));
        }
        self.erase().map_err(|reason| HostError::NotErased(Box::new(reason)))
    }

    /// Takes the bytes of what was deleted out of the storage: pages of places that are closed, and pages that nobody shows any more.
    ///
    /// # Errors
    /// When the storage cannot be rewritten, because somebody reads without end; then a later time does it.
    pub(crate) fn erase(&self) -> Result<(), HostError> {
        self.database.erase()
    }

    /// Lists all places by name.
    ///
    /// # Errors
    /// When nothing can be read.
    pub fn places(&self) -> Result<Vec<Listed>, HostError> {
        let sql = "SELECT name, title, (SELECT count(*) FROM page WHERE place = name), taken FROM place";
        let mut places = self.read(|session| session.rows(sql, &[]))?;
        let listed = |row: &mut super::database::Row| Listed {
            name: row.text(0),
            title: row.text(1),
            n_pages: usize::try_from(row.number(2)).unwrap_or_default(),
            taken: u64::try_from(row.number(3)).unwrap_or_default(),
        };
        let mut places: Vec<Listed> = places.iter_mut().map(listed).collect();
        // Databases do not agree on the order of hyphens.
        places.sort_by(|one, other| one.name.cmp(&other.name));
        Ok(places)
    }

    /// Says whether a key opens a place; nothing where there is no such place.
    pub(crate) fn is_key(&self, name: &str, key: &str) -> Result<Option<bool>, HostError> {
        if !is_place_name(name) {
            return Ok(None);
        }
        let sql = "SELECT key FROM place WHERE name = ?1";
        let known = self.read(|session| session.row(sql, &[name.into()]))?;
        // Compared are digests of long random keys, so that how long it takes tells nothing.
        Ok(known.map(|mut known| known.text(0) == hash_of(key)))
    }

    /// Says whether there is a place.
    pub(crate) fn has_place(&self, name: &str) -> Result<bool, HostError> {
        if !is_place_name(name) {
            return Ok(false);
        }
        let sql = "SELECT key FROM place WHERE name = ?1";
        Ok(self.read(|session| session.row(sql, &[name.into()]))?.is_some())
    }
}

fn new_key() -> Result<String, HostError> {
    random_word(KEY_DIGITS / 2).map_err(|_| HostError::NoEntropy)
}

pub(super) fn hash_of(key: &str) -> String {
    hex::encode(Sha256::digest(key.as_bytes()))
}
