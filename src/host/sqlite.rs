//! A host in one file.

use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use rusqlite::types::{ToSql, ToSqlOutput, ValueRef};
use rusqlite::{Connection, TransactionBehavior};

use super::HostError;
use super::database::{Cell, Put, Row, Session, lacking};
use championship::store::{close_to_others, connect_to_file as connect, private_options};
use speech::Tell;

/// How long one waits for another process at the same file.
const PATIENCE: Duration = Duration::from_secs(20);

/// Brings all of the log into the file and cuts it off; says whether somebody was in the way.
const EMPTY_LOG: &str = "PRAGMA wal_checkpoint(TRUNCATE)";

/// The file of a host, open for several at once.
pub(crate) struct Sqlite {
    path: PathBuf,
    writer: Mutex<Connection>,
    // Those that are not in use; there are as many as ever read at once.
    readers: Mutex<Vec<Connection>>,
}

impl Sqlite {
    /// Opens a file, with the tables of each layout since its own; it is made where there is none.
    pub(crate) fn open(path: &Path, layouts: &[&str]) -> Result<Self, HostError> {
        let failed = failed(path);
        // Who keeps the host may be somebody else than the one who opens it; then it is not theirs to close.
        for ending in ["", "-wal", "-shm"] {
            let mut beside = path.to_owned().into_os_string();
            beside.push(ending);
            let _ = close_to_others(Path::new(&beside));
        }
        let made = private_options().create(true).truncate(false).write(true).open(path);
        made.map_err(|error| HostError::File(path.to_owned(), error.tell().into()))?;
        let mut connection = connect(path).map_err(&failed)?;
        let lacking_in = |connection: &Connection| {
            let layout =
                connection.query_row("PRAGMA user_version", [], |row| row.get(0)).map_err(&failed)?;
            lacking(layouts, layout, || path.display().to_string())
        };
        // Nobody waits for who writes only to find that nothing is lacking.
        if !lacking_in(&connection)?.is_empty() {
            let transaction =
                connection.transaction_with_behavior(TransactionBehavior::Immediate).map_err(&failed)?;
            for tables in lacking_in(&transaction)? {
                transaction.execute_batch(tables).map_err(&failed)?;
            }
            let layout = i64::try_from(layouts.len()).unwrap_or(i64::MAX);
            transaction.pragma_update(None, "user_version", layout).map_err(&failed)?;
            transaction.commit().map_err(&failed)?;
        }
        Ok(Sqlite { path: path.to_owned(), writer: Mutex::new(connection), readers: Mutex::default() })
    }

    fn writer(&self) -> MutexGuard<'_, Connection> {
        self.writer.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Reads on a connection of one's own.
    pub(crate) fn read<T>(
        &self,
        read: impl FnOnce(&mut dyn Session) -> Result<T, HostError>,
    ) -> Result<T, HostError> {
        let idle = || self.readers.lock().unwrap_or_else(PoisonError::into_inner);
        let free = idle().pop();
        let connection = match free {
            Some(connection) => connection,
            None => connect(&self.path).map_err(failed(&self.path))?,
        };
        let found = read(&mut Open { connection: &connection, path: &self.path })?;
        idle().push(connection);
        Ok(found)
    }

    /// Reads all as it was at one moment, whoever writes meanwhile.
    pub(crate) fn view<T>(
        &self,
        read: impl FnOnce(&mut dyn Session) -> Result<T, HostError>,
    ) -> Result<T, HostError> {
        // A connection of its own: what fails in the middle leaves no transaction to others.
        let mut connection = connect(&self.path).map_err(failed(&self.path))?;
        let transaction = connection.transaction().map_err(failed(&self.path))?;
        read(&mut Open { connection: &transaction, path: &self.path })
    }

    /// Writes all of something or nothing, alone in the file.
    pub(crate) fn write<T>(
        &self,
        write: impl FnOnce(&mut dyn Session) -> Result<T, HostError>,
    ) -> Result<T, HostError> {
        let mut writer = self.writer();
        let transaction =
            writer.transaction_with_behavior(TransactionBehavior::Immediate).map_err(failed(&self.path))?;
        let done = write(&mut Open { connection: &transaction, path: &self.path })?;
        transaction.commit().map_err(failed(&self.path))?;
        Ok(done)
    }

    /// Rewrites the file where something was deleted, and empties the log beside it, which whoever still reads may hold for a while.
    pub(crate) fn erase(&self) -> Result<(), HostError> {
        let writer = self.writer();
        let mut open = Open { connection: &writer, path: &self.path };
        let notes = open.rows("SELECT place, mark FROM deleted", &[])?;
        if notes.is_empty() {
            return Ok(());
        }
        // Rows that moved to another page leave their bytes where they were, whatever `secure_delete` does for those that are deleted.
        // What is copied meanwhile may be larger than the memory.
        let rewriting = "PRAGMA temp_store = FILE; VACUUM; PRAGMA temp_store = MEMORY";
        writer.execute_batch(rewriting).map_err(failed(&self.path))?;
        let begun = Instant::now();
        // Who finds another emptying the log is sent away at once, and not after a while.
        while writer.query_row(EMPTY_LOG, [], |row| row.get::<_, i64>(0)).map_err(failed(&self.path))? != 0 {
            if begun.elapsed() > PATIENCE {
                return Err(HostError::Busy);
            }
            std::thread::sleep(Duration::from_millis(50));
        }
        for mut note in notes {
            let seen = [note.text(0), note.text(1)];
            open.run("DELETE FROM deleted WHERE place = ?1 AND mark = ?2", &seen.each_ref().map(Put::from))?;
        }
        Ok(())
    }
}

/// A connection in use.
struct Open<'a> {
    connection: &'a Connection,
    path: &'a Path,
}

impl Open<'_> {
    fn try_rows(&self, sql: &str, put: &[Put]) -> rusqlite::Result<Vec<Row>> {
        let mut found = self.connection.prepare_cached(sql)?;
        let n_columns = found.column_count();
        let cells = |row: &rusqlite::Row| -> rusqlite::Result<Vec<Cell>> {
            (0..n_columns).map(|column| cell(row, column)).collect()
        };
        found.query_map(rusqlite::params_from_iter(put), |row| cells(row).map(Row))?.collect()
    }
}

fn failed(path: &Path) -> impl Fn(rusqlite::Error) -> HostError + '_ {
    |error| HostError::File(path.to_owned(), error.to_string().into())
}

impl Session for Open<'_> {
    fn rows(&mut self, sql: &str, put: &[Put]) -> Result<Vec<Row>, HostError> {
        self.try_rows(sql, put).map_err(failed(self.path))
    }

    fn run(&mut self, sql: &str, put: &[Put]) -> Result<u64, HostError> {
        let run = || self.connection.prepare_cached(sql)?.execute(rusqlite::params_from_iter(put));
        run().map(|n_changed| n_changed as u64).map_err(failed(self.path))
    }

    fn tell(&mut self, _place: &str) -> Result<(), HostError> {
        // A file calls nobody; other processes look at it.
        Ok(())
    }
}

fn cell(row: &rusqlite::Row, column: usize) -> rusqlite::Result<Cell> {
    Ok(match row.get_ref(column)? {
        ValueRef::Integer(number) => Cell::Number(number),
        ValueRef::Blob(bytes) => Cell::Bytes(bytes.to_vec()),
        text => Cell::Text(text.as_str().map(str::to_owned).unwrap_or_default()),
    })
}

impl ToSql for Put<'_> {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(ToSqlOutput::Borrowed(match *self {
            Put::Text(text) => ValueRef::Text(text.as_bytes()),
            Put::Number(number) => ValueRef::Integer(number),
            Put::Bytes(bytes) => ValueRef::Blob(bytes),
        }))
    }
}
