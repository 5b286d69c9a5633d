//! What belongs to a championship but is no fact: the people of its desk, with the hashes of their secrets.
//!
//! Beside a file it is a file of its own; in a database, a table. Copies carry the people in a table, too, and a restored
//! copy brings them back; but a copy is no key: what signs sessions and what cards are held against stays where it is.
//! One writer at a time, whatever the program or the computer.

use std::fs;
use std::io;
use std::panic::resume_unwind;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use rusqlite::{Connection, OptionalExtension};
use serde_json::Value;

use super::backend::Backend;
use super::postgres::Postgres;
use super::sqlite::Sqlite;
use super::sqlite_access::explain;
use super::upgrade::BESIDE_TABLE;
use super::{Location, StoreError, private};

/// The name under which the people are kept.
const PEOPLE: &str = "people";

/// The part of the text that never goes into a copy.
const KEYS: &str = "keys";

/// The people of a championship, as a text of which the store understands only where its keys are.
pub struct Sidecar {
    location: Location,
    // A connection of its own, made at the first need.
    database: Mutex<Option<Postgres>>,
}

impl Sidecar {
    /// Returns what is kept beside a championship.
    pub fn of(location: &Location) -> Self {
        Sidecar { location: location.clone(), database: Mutex::new(None) }
    }

    /// Returns the file it is in; a database keeps it itself.
    pub fn path(location: &Location) -> PathBuf {
        let name = format!("{}.people.json", location.stem());
        match location {
            Location::File(path) => path.with_file_name(name),
            Location::Postgres(_) => PathBuf::from(name),
        }
    }

    /// Reads the text; nothing where there is none yet.
    ///
    /// # Errors
    /// When the file or the database cannot be read.
    pub fn read(&self) -> Result<Option<String>, StoreError> {
        match &self.location {
            Location::File(_) => read_file(&Self::path(&self.location)),
            Location::Postgres(address) => {
                self.with_database(address, |database| database.read_beside(PEOPLE))
            }
        }
    }

    /// Changes the text: on the newest one, whole or not at all, and with nobody else in between.
    ///
    /// # Errors
    /// When the change refuses, or the file or the database cannot be written.
    pub fn change<T: Send, E: From<StoreError> + Send>(
        &self,
        change: impl FnOnce(Option<&str>) -> Result<(String, T), E> + Send,
    ) -> Result<T, E> {
        match &self.location {
            Location::File(_) => {
                let path = Self::path(&self.location);
                let _lock = lock(&path)?;
                let (text, done) = change(read_file(&path)?.as_deref())?;
                let written = private::write_private(&path, text.as_bytes());
                written.map_err(|error| StoreError::file(&path, &error))?;
                Ok(done)
            }
            Location::Postgres(address) => {
                let mut outcome = None;
                self.with_database(address, |database| {
                    database.begin_beside()?;
                    match change(database.read_beside(PEOPLE)?.as_deref()) {
                        Ok((text, done)) => {
                            database.write_beside(PEOPLE, &text)?;
                            database.commit()?;
                            outcome = Some(Ok(done));
                        }
                        Err(refusal) => {
                            database.rollback();
                            outcome = Some(Err(refusal));
                        }
                    }
                    Ok(())
                })?;
                outcome.unwrap_or_else(|| Err(StoreError::InUse(self.location.to_string()).into()))
            }
        }
    }

    /// Works at the database on a thread of its own: a visitor's request comes by here, whose thread drives others too and
    /// may not wait for a database.
    fn with_database<T: Send>(
        &self,
        address: &str,
        work: impl FnOnce(&mut Postgres) -> Result<T, StoreError> + Send,
    ) -> Result<T, StoreError> {
        std::thread::scope(|scope| {
            let done = scope.spawn(|| self.at_database(address, work));
            done.join().unwrap_or_else(|payload| resume_unwind(payload))
        })
    }

    fn at_database<T>(
        &self,
        address: &str,
        work: impl FnOnce(&mut Postgres) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        let mut kept = self.database.lock().unwrap_or_else(PoisonError::into_inner);
        let mut database = match kept.take() {
            Some(mut database) => {
                database.wake()?;
                database
            }
            None => Postgres::open(address)?,
        };
        let done = work(&mut database);
        if done.is_err() {
            database.rollback();
        }
        *kept = Some(database);
        done
    }
}

impl Drop for Sidecar {
    fn drop(&mut self) {
        // A line is closed with a word to the other end, which may not be waited for here either.
        if let Some(database) = self.database.get_mut().unwrap_or_else(PoisonError::into_inner).take() {
            let _ = std::thread::spawn(move || drop(database)).join();
        }
    }
}

fn read_file(path: &Path) -> Result<Option<String>, StoreError> {
    match fs::read_to_string(path) {
        Ok(text) => Ok(Some(text)),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(StoreError::file(path, &error)),
    }
}

/// Waits until nobody else changes a file; the lock ends with the value.
fn lock(path: &Path) -> Result<Option<fs::File>, StoreError> {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    // The file itself is replaced at each change, so another one is locked.
    let lock = path.with_file_name(format!(".{name}.lock"));
    let failed = |error: io::Error| StoreError::file(&lock, &error);
    let file = private::options().create(true).truncate(false).write(true).open(&lock).map_err(failed)?;
    match file.lock() {
        Ok(()) => Ok(Some(file)),
        // Some network folders have no locks.
        Err(error) if error.kind() == io::ErrorKind::Unsupported => Ok(None),
        Err(error) => Err(failed(error)),
    }
}

/// Returns the text of people without what opens doors.
fn without_keys(text: &str) -> String {
    let Ok(Value::Object(mut file)) = serde_json::from_str(text) else { return text.to_owned() };
    file.remove(KEYS);
    Value::Object(file).to_string()
}

/// Puts the people of a championship into a copy of it that nobody else has open.
pub(super) fn pack(location: &Location, copy: &Path) -> Result<(), StoreError> {
    let Some(text) = Sidecar::of(location).read()? else { return Ok(()) };
    on_copy(copy, |connection| {
        connection.execute_batch(BESIDE_TABLE)?;
        let insert = "INSERT INTO beside (name, body) VALUES (?1, ?2) \
                      ON CONFLICT (name) DO UPDATE SET body = excluded.body";
        connection.execute(insert, [PEOPLE, &without_keys(&text)]).map(drop)
    })
}

/// Returns the people in a copy, which stays as it is.
pub(super) fn peek(copy: &Path) -> Result<Option<String>, StoreError> {
    let people = Sqlite::open_copy(copy)?.on_connection(people_in)?;
    Ok(people.map(|text| without_keys(&text)))
}

fn people_in(connection: &Connection) -> rusqlite::Result<Option<String>> {
    let is_there = "SELECT count(*) FROM sqlite_schema WHERE type = 'table' AND name = 'beside'";
    if connection.query_row(is_there, [], |row| row.get::<_, i64>(0))? == 0 {
        return Ok(None);
    }
    connection.query_row("SELECT body FROM beside WHERE name = ?1", [PEOPLE], |row| row.get(0)).optional()
}

/// Takes the people out of a copy that is to become a championship.
pub(super) fn unpack(copy: &Path) -> Result<Option<String>, StoreError> {
    on_copy(copy, |connection| {
        let people = people_in(connection)?;
        connection.execute_batch("PRAGMA secure_delete = ON; DROP TABLE IF EXISTS beside")?;
        Ok(people.map(|text| without_keys(&text)))
    })
}

fn on_copy<T>(copy: &Path, work: impl FnOnce(&Connection) -> rusqlite::Result<T>) -> Result<T, StoreError> {
    let done = Connection::open(copy).and_then(|connection| {
        let done = work(&connection)?;
        connection.close().map_err(|(_, error)| error)?;
        Ok(done)
    });
    done.map_err(|error| explain(&copy.display().to_string(), &error))
}
