//! A host in one file of a folder.

use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use rusqlite::types::{ToSql, ToSqlOutput, ValueRef};
use rusqlite::{Connection, TransactionBehavior};

use super::HostError;
use super::database::{Cell, Put, Row, Session};
use speech::Tell;

/// The name of the file in the folder.
const FILE: &str = "arbitro-host.db";

/// How long one waits for another process at the same file.
const PATIENCE: Duration = Duration::from_secs(20);

/// The file of a host, open for several at once.
pub(crate) struct Sqlite {
    path: PathBuf,
    writer: Mutex<Connection>,
    // Those that are not in use; there are as many as ever read at once.
    readers: Mutex<Vec<Connection>>,
}

impl Sqlite {
    /// Opens the file of a folder, with the tables of each layout since its own; it is made where there is none.
    pub(crate) fn open(folder: &Path, layouts: &[&str]) -> Result<Self, HostError> {
        let path = folder.join(FILE);
        let failed = |error: rusqlite::Error| HostError::File(path.clone(), error.to_string().into());
        std::fs::create_dir_all(folder)
            .map_err(|error| HostError::File(folder.to_owned(), error.tell().into()))?;
        let mut connection = connect(&path).map_err(failed)?;
        let transaction =
            connection.transaction_with_behavior(TransactionBehavior::Immediate).map_err(failed)?;
        let layout: i64 =
            transaction.query_row("PRAGMA user_version", [], |row| row.get(0)).map_err(failed)?;
        let lacking = usize::try_from(layout).ok().and_then(|layout| layouts.get(layout..));
        let Some(lacking) = lacking else { return Err(HostError::Later(path.display().to_string())) };
        for tables in lacking {
            transaction.execute_batch(tables).map_err(failed)?;
        }
        if !lacking.is_empty() {
            let layout = i64::try_from(layouts.len()).unwrap_or(i64::MAX);
            transaction.pragma_update(None, "user_version", layout).map_err(failed)?;
        }
        transaction.commit().map_err(failed)?;
        Ok(Sqlite { path, writer: Mutex::new(connection), readers: Mutex::default() })
    }

    fn failed(&self) -> impl Fn(rusqlite::Error) -> HostError + '_ {
        |error| HostError::File(self.path.clone(), error.to_string().into())
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
            None => connect(&self.path).map_err(self.failed())?,
        };
        let found = read(&mut Open { connection: &connection, path: &self.path })?;
        idle().push(connection);
        Ok(found)
    }

    /// Reads as of one moment.
    pub(crate) fn view<T>(
        &self,
        view: impl FnOnce(&mut dyn Session) -> Result<T, HostError>,
    ) -> Result<T, HostError> {
        self.read(|session| {
            session.run("BEGIN", &[])?;
            let found = view(session)?;
            session.run("COMMIT", &[])?;
            Ok(found)
        })
    }

    /// Writes all of something or nothing, alone in the file.
    pub(crate) fn write<T>(
        &self,
        write: impl FnOnce(&mut dyn Session) -> Result<T, HostError>,
    ) -> Result<T, HostError> {
        let mut writer = self.writer();
        let transaction =
            writer.transaction_with_behavior(TransactionBehavior::Immediate).map_err(self.failed())?;
        let done = write(&mut Open { connection: &transaction, path: &self.path })?;
        transaction.commit().map_err(self.failed())?;
        Ok(done)
    }

    /// Lets nothing of what was overwritten wait in the log beside the file.
    pub(crate) fn erase(&self) -> Result<(), HostError> {
        self.writer().query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(())).map_err(self.failed())
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

    fn failed(&self) -> impl Fn(rusqlite::Error) -> HostError + '_ {
        |error| HostError::File(self.path.to_owned(), error.to_string().into())
    }
}

impl Session for Open<'_> {
    fn rows(&mut self, sql: &str, put: &[Put]) -> Result<Vec<Row>, HostError> {
        self.try_rows(sql, put).map_err(self.failed())
    }

    fn run(&mut self, sql: &str, put: &[Put]) -> Result<u64, HostError> {
        let run = || self.connection.prepare_cached(sql)?.execute(rusqlite::params_from_iter(put));
        run().map(|n_changed| n_changed as u64).map_err(self.failed())
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
