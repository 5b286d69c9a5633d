//! The journal in an SQLite file.
//!
//! WAL with `synchronous=FULL`: every commit reaches the disk before it is acknowledged, and readers
//! never wait for the writer. `secure_delete` zeroes what is deleted.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use rusqlite::{Connection, ErrorCode, OptionalExtension, Row, params};

use super::backend::{Backend, Head, Intake, Request};
use super::chain::{START, Sealed};
use super::sqlite_access::{Access, explain};
use super::upgrade::{self, FORMAT};
use super::{Location, StoreError, private};
use speech::msg;

/// How long making a championship may take.
const BIRTH: Duration = Duration::from_secs(5);

/// Marks the file as ours in its SQLite header: "arbt" in ASCII.
const APPLICATION_ID: i32 = 0x6172_6274;

/// The columns of an entry, in the order [`sealed`] reads them.
const COLUMNS: &str = "seq, at, actor, subject, kind, format, body, redacted_by, salt, digest, chain";

/// A connection to a journal file.
pub(super) struct Sqlite {
    access: Access,
    place: String,
}

impl Sqlite {
    /// Creates a new journal file.
    pub(super) fn create(path: &Path) -> Result<Self, StoreError> {
        let place = path.display().to_string();
        if is_stillborn(path) {
            remove_if_there(path)?;
        }
        match private::options().write(true).create_new(true).open(path) {
            Ok(_) => {}
            Err(error) if error.kind() == std::io::ErrorKind::AlreadyExists => {
                return Err(StoreError::AlreadyExists(place));
            }
            Err(error) => return Err(StoreError::file(path, &error)),
        }
        let mut backend = Sqlite { access: Access::shared(path, &place)?, place };
        let script = format!(
            "BEGIN IMMEDIATE; {} PRAGMA application_id = {APPLICATION_ID}; PRAGMA user_version = {FORMAT}; COMMIT;",
            upgrade::SQLITE_TABLES
        );
        backend.run(|connection| connection.execute_batch(&script))?;
        Ok(backend)
    }

    /// Opens a journal file, bringing an older format up to date.
    pub(super) fn open(path: &Path) -> Result<Self, StoreError> {
        let mut backend = Self::open_as_it_is(path)?;
        let found = backend.format()?;
        if found > FORMAT {
            return Err(StoreError::TooNew { place: backend.place, found, known: FORMAT });
        }
        if found < FORMAT {
            let copy = path.with_extension(format!("before-format-{FORMAT}.arbitro"));
            backend.copy_to(&copy)?;
            let script = upgrade::sqlite_script(found);
            backend.run(|connection| connection.execute_batch(&script))?;
        }
        Ok(backend)
    }

    /// Opens a copy to read it, and leaves nothing beside it.
    pub(super) fn open_copy(path: &Path) -> Result<Self, StoreError> {
        let mut backend = Self::open_with(path, Access::to_read)?;
        let found = backend.format()?;
        match found > FORMAT {
            true => Err(StoreError::TooNew { place: backend.place, found, known: FORMAT }),
            false => Ok(backend),
        }
    }

    /// Opens a journal file of any format.
    fn open_as_it_is(path: &Path) -> Result<Self, StoreError> {
        Self::open_with(path, Access::shared)
    }

    fn open_with(
        path: &Path,
        access: impl Fn(&Path, &str) -> Result<Access, StoreError>,
    ) -> Result<Self, StoreError> {
        let place = path.display().to_string();
        if !path.is_file() {
            return Err(StoreError::Missing(place));
        }
        let mut backend = Sqlite { access: access(path, &place)?, place };
        let mark: i32 =
            backend.run(|connection| connection.query_row("PRAGMA application_id", [], |row| row.get(0)))?;
        if mark != APPLICATION_ID {
            return Err(StoreError::NotAChampionship(backend.place));
        }
        Ok(backend)
    }

    /// Writes a consistent copy of the file, also while others write, and puts it on stable storage.
    pub(super) fn copy_to(&mut self, target: &Path) -> Result<(), StoreError> {
        let aside = aside(target);
        let copied = self.copy_aside(&aside).and_then(|()| {
            fs::rename(&aside, target).map_err(|error| StoreError::file(target, &error))?;
            sync_folder(target)
        });
        if copied.is_err() {
            // Half a copy is worse than none; on a full disk it also is in the way.
            let _ = fs::remove_file(&aside);
        }
        copied
    }

    /// Writes a consistent copy under a name that nobody takes for a championship, on stable storage.
    pub(super) fn copy_aside(&mut self, aside: &Path) -> Result<(), StoreError> {
        remove_if_there(aside)?;
        // SQLite takes an empty file as it is, and with it that nobody else may read it.
        let made = private::options().write(true).create_new(true).open(aside);
        made.map_err(|error| StoreError::file(aside, &error))?;
        let text = aside.display().to_string();
        self.run(|connection| connection.execute("VACUUM INTO ?1", [&text]).map(drop))?;
        // SQLite does not sync the copy; the rename must not come before the bytes.
        let sync = fs::OpenOptions::new().read(true).write(true).open(aside).and_then(|file| file.sync_all());
        sync.map_err(|error| StoreError::file(aside, &error))
    }

    /// Makes sure that nobody else has the file open, and that all of it is in the one file.
    ///
    /// A file that cannot even be opened is nobody's: it may be moved as it is.
    pub(super) fn is_free(path: &Path) -> bool {
        let Ok(backend) = Self::open_as_it_is(path) else { return true };
        let free = || -> rusqlite::Result<bool> {
            let connection = &backend.access.connection;
            connection.busy_timeout(Duration::from_secs(1))?;
            // Leaving the write-ahead log needs the file for oneself.
            let mode: String = connection.query_row("PRAGMA journal_mode = DELETE", [], |row| row.get(0))?;
            Ok(mode == "delete")
        };
        match free() {
            Ok(is_free) => is_free,
            Err(error) => error.sqlite_error_code() != Some(ErrorCode::DatabaseBusy),
        }
    }

    /// Reads something that is no part of the journal.
    pub(super) fn on_connection<T>(
        &mut self,
        work: impl FnOnce(&Connection) -> rusqlite::Result<T>,
    ) -> Result<T, StoreError> {
        self.run(|connection| work(connection))
    }

    /// Runs something on the connection, with errors in our terms.
    fn run<T>(&mut self, work: impl FnOnce(&mut Connection) -> rusqlite::Result<T>) -> Result<T, StoreError> {
        work(&mut self.access.connection).map_err(|error| explain(&self.place, &error))
    }
}

impl Backend for Sqlite {
    fn wake(&mut self) -> Result<(), StoreError> {
        Ok(())
    }

    fn begin(&mut self) -> Result<(), StoreError> {
        self.run(|connection| connection.execute_batch("BEGIN IMMEDIATE"))
    }

    fn commit(&mut self) -> Result<(), StoreError> {
        self.run(|connection| connection.execute_batch("COMMIT"))
    }

    fn rollback(&mut self) {
        if !self.access.connection.is_autocommit() {
            // A failed rollback leaves the transaction to be dropped with the connection.
            let _ = self.access.connection.execute_batch("ROLLBACK");
        }
    }

    fn head(&mut self) -> Result<Head, StoreError> {
        let head = self.run(|connection| {
            connection
                .prepare_cached("SELECT seq, chain FROM journal ORDER BY seq DESC LIMIT 1")?
                .query_row([], |row| Ok(Head { seq: number(row, 0)?, chain: row.get(1)? }))
                .optional()
        })?;
        Ok(head.unwrap_or(Head { seq: 0, chain: START.to_vec() }))
    }

    fn version_of(&mut self, subject: &str) -> Result<u64, StoreError> {
        self.run(|connection| {
            connection
                .prepare_cached("SELECT coalesce(max(seq), 0) FROM journal WHERE subject = ?1")?
                .query_row([subject], |row| number(row, 0))
        })
    }

    fn request(&mut self, key: &str) -> Result<Option<Request>, StoreError> {
        self.run(|connection| {
            connection
                .prepare_cached("SELECT key, first, last, digest FROM request WHERE key = ?1")?
                .query_row([key], request)
                .optional()
        })
    }

    fn insert(&mut self, entries: &[Sealed], requests: &[Request]) -> Result<(), StoreError> {
        self.run(|connection| {
            let mut statement = connection.prepare_cached(&format!(
                "INSERT INTO journal ({COLUMNS}) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11)"
            ))?;
            for Sealed { entry, salt, digest, chain } in entries {
                statement.execute(params![
                    entry.seq as i64,
                    entry.at,
                    entry.actor,
                    entry.subject,
                    entry.kind,
                    entry.format,
                    entry.body,
                    entry.redacted_by.map(|seq| seq as i64),
                    salt,
                    digest,
                    chain
                ])?;
            }
            let mut statement = connection
                .prepare_cached("INSERT INTO request (key, first, last, digest) VALUES (?1, ?2, ?3, ?4)")?;
            for request in requests {
                statement.execute(params![
                    request.key,
                    request.first as i64,
                    request.last as i64,
                    request.digest
                ])?;
            }
            Ok(())
        })
    }

    fn read(&mut self, after: u64) -> Result<Vec<Sealed>, StoreError> {
        let query = format!("SELECT {COLUMNS} FROM journal WHERE seq > ?1 ORDER BY seq");
        self.run(|connection| connection.prepare_cached(&query)?.query_map([after as i64], sealed)?.collect())
    }

    fn each(&mut self, intake: &mut dyn Intake) -> Result<(), StoreError> {
        self.run(|connection| {
            let transaction = connection.transaction()?;
            let mut statement =
                transaction.prepare("SELECT key, first, last, digest FROM request ORDER BY key")?;
            intake.requests(statement.query_map([], request)?.collect::<rusqlite::Result<_>>()?);
            let mut statement =
                transaction.prepare(&format!("SELECT {COLUMNS} FROM journal ORDER BY seq"))?;
            let mut rows = statement.query([])?;
            // One for all rows: its texts grow to the longest and are never made anew.
            let mut sealed = Sealed::default();
            while let Some(row) = rows.next()? {
                fill(&mut sealed, row)?;
                intake.entry(&sealed);
            }
            Ok(())
        })
    }

    fn redact(&mut self, seq: u64, body: &str, redacted_by: u64) -> Result<(), StoreError> {
        self.run(|connection| {
            connection
                .prepare_cached("UPDATE journal SET body = ?2, salt = NULL, redacted_by = ?3 WHERE seq = ?1")?
                .execute(params![seq as i64, body, redacted_by as i64])?;
            connection
                .prepare_cached("UPDATE request SET digest = NULL WHERE first <= ?1 AND last >= ?1")?
                .execute([seq as i64])
                .map(drop)
        })
    }

    fn erase(&mut self) -> Result<(), StoreError> {
        self.run(|connection| connection.execute_batch("VACUUM"))?;
        // The old pages are still in the write-ahead log until it is emptied.
        let busy: i64 = self.run(|connection| {
            connection.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |row| row.get(0))
        })?;
        match busy {
            0 => Ok(()),
            _ => Err(StoreError::Database {
                place: self.place.clone(),
                reason: msg("store-still-read").into(),
            }),
        }
    }

    fn complaints(&mut self) -> Result<Vec<String>, StoreError> {
        let mut lines: Vec<String> = self.run(|connection| {
            connection.prepare("PRAGMA integrity_check")?.query_map([], |row| row.get(0))?.collect()
        })?;
        lines.retain(|line| line != "ok");
        Ok(lines)
    }

    fn chain_at(&mut self, seq: u64) -> Result<Option<Vec<u8>>, StoreError> {
        let seq = i64::try_from(seq).unwrap_or(i64::MAX);
        self.run(|connection| {
            connection
                .prepare_cached("SELECT chain FROM journal WHERE seq = ?1")?
                .query_row([seq], |row| row.get(0))
                .optional()
        })
    }

    fn rest(&mut self) -> Result<bool, StoreError> {
        let (busy, logged, moved): (i64, i64, i64) = self.run(|connection| {
            connection.query_row("PRAGMA wal_checkpoint(PASSIVE)", [], |row| {
                Ok((row.get(0)?, row.get(1)?, row.get(2)?))
            })
        })?;
        Ok(busy == 0 && logged == moved)
    }

    fn format(&mut self) -> Result<u32, StoreError> {
        self.run(|connection| connection.query_row("PRAGMA user_version", [], |row| row.get(0)))
    }
}

/// Reads an entry from a row of [`COLUMNS`].
fn sealed(row: &Row<'_>) -> rusqlite::Result<Sealed> {
    let mut sealed = Sealed::default();
    fill(&mut sealed, row).map(|()| sealed)
}

/// Puts a row of [`COLUMNS`] into an entry that held another.
fn fill(Sealed { entry, salt, digest, chain }: &mut Sealed, row: &Row<'_>) -> rusqlite::Result<()> {
    let texts = [&mut entry.at, &mut entry.actor, &mut entry.subject, &mut entry.kind];
    for (text, column) in texts.into_iter().zip(1..).chain([(&mut entry.body, 6)]) {
        text.clear();
        text.push_str(row.get_ref(column)?.as_str()?);
    }
    for (bytes, column) in [(digest, 9), (chain, 10)] {
        bytes.clear();
        bytes.extend(row.get_ref(column)?.as_blob()?);
    }
    *salt = row.get_ref(8)?.as_blob_or_null()?.map(|bytes| {
        let mut salt = salt.take().unwrap_or_default();
        salt.clear();
        salt.extend(bytes);
        salt
    });
    entry.seq = number(row, 0)?;
    entry.format = row.get(5)?;
    entry.redacted_by = row.get::<_, Option<i64>>(7)?.map(i64::cast_unsigned);
    Ok(())
}

/// Reads a request from a row.
fn request(row: &Row<'_>) -> rusqlite::Result<Request> {
    Ok(Request { key: row.get(0)?, first: number(row, 1)?, last: number(row, 2)?, digest: row.get(3)? })
}

/// Reads a number of an entry.
fn number(row: &Row<'_>, column: usize) -> rusqlite::Result<u64> {
    row.get::<_, i64>(column).map(i64::cast_unsigned)
}

/// Says whether a file is all that is left of a championship whose making was killed before it held anything.
fn is_stillborn(path: &Path) -> bool {
    let Ok(known) = fs::metadata(path) else { return false };
    // Somebody else may be making one this very moment.
    let is_old = known.modified().ok().and_then(|at| at.elapsed().ok()).is_some_and(|age| age > BIRTH);
    is_old && known.is_file() && known.len() == 0
}

/// Returns where a file is written before it gets its name.
pub(super) fn aside(target: &Path) -> PathBuf {
    private::clear_halves(target);
    let name = target.file_name().unwrap_or_default().to_string_lossy();
    target.with_file_name(format!(".{name}.{}.part", std::process::id()))
}

fn remove_if_there(path: &Path) -> Result<(), StoreError> {
    match fs::remove_file(path) {
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => Err(StoreError::file(path, &error)),
        _ => Ok(()),
    }
}

/// Puts the name of a new file on stable storage, where the system can.
pub(super) fn sync_folder(file: &Path) -> Result<(), StoreError> {
    let folder = Location::folder_of(file);
    if cfg!(unix) {
        let sync = fs::File::open(&folder).and_then(|folder| folder.sync_all());
        return sync.map_err(|error| StoreError::file(&folder, &error));
    }
    Ok(())
}
