//! The two databases a host may be in, behind one door: SQLite in a file of its folder, PostgreSQL at an address.
//!
//! A statement is written once, in the words that both understand: what is put in stands as `?1`, `?2` …, and tables are declared
//! in the words of SQLite. What is done to a place is done by one at a time, whichever the database and the process.

use super::HostError;
use super::postgres::{Listener, Postgres};
use super::sqlite::Sqlite;
use desk::session::random_word;

/// What is put into a statement.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Put<'a> {
    /// A text.
    Text(&'a str),
    /// A number.
    Number(i64),
    /// Bytes.
    Bytes(&'a [u8]),
}

impl<'a> From<&'a str> for Put<'a> {
    fn from(text: &'a str) -> Self {
        Put::Text(text)
    }
}

impl<'a> From<&'a String> for Put<'a> {
    fn from(text: &'a String) -> Self {
        Put::Text(text)
    }
}

impl From<i64> for Put<'_> {
    fn from(number: i64) -> Self {
        Put::Number(number)
    }
}

impl<'a> From<&'a [u8]> for Put<'a> {
    fn from(bytes: &'a [u8]) -> Self {
        Put::Bytes(bytes)
    }
}

/// What a statement finds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Cell {
    /// A text.
    Text(String),
    /// A number.
    Number(i64),
    /// Bytes.
    Bytes(Vec<u8>),
}

impl<'a> From<&'a Cell> for Put<'a> {
    fn from(cell: &'a Cell) -> Self {
        match cell {
            Cell::Text(text) => Put::Text(text),
            Cell::Number(number) => Put::Number(*number),
            Cell::Bytes(bytes) => Put::Bytes(bytes),
        }
    }
}

/// A row that a statement finds; a column of another kind than was asked for is empty.
#[derive(Debug)]
pub(crate) struct Row(pub(crate) Vec<Cell>);

impl Row {
    /// Takes a text out.
    pub(crate) fn text(&mut self, column: usize) -> String {
        match self.0.get_mut(column) {
            Some(Cell::Text(text)) => std::mem::take(text),
            _ => String::new(),
        }
    }

    /// Returns a number.
    pub(crate) fn number(&self, column: usize) -> i64 {
        match self.0.get(column) {
            Some(Cell::Number(number)) => *number,
            _ => 0,
        }
    }

    /// Takes bytes out.
    pub(crate) fn bytes(&mut self, column: usize) -> Vec<u8> {
        match self.0.get_mut(column) {
            Some(Cell::Bytes(bytes)) => std::mem::take(bytes),
            _ => Vec::new(),
        }
    }
}

/// A connection on which statements are run.
pub(crate) trait Session {
    /// Returns what a statement finds.
    fn rows(&mut self, sql: &str, put: &[Put]) -> Result<Vec<Row>, HostError>;

    /// Runs a statement and returns how many rows it changed.
    fn run(&mut self, sql: &str, put: &[Put]) -> Result<u64, HostError>;

    /// Tells everybody who listens that a place shows something else, once the change is there.
    fn tell(&mut self, place: &str) -> Result<(), HostError>;

    /// Notes that something of a place was deleted, whose bytes the next [`Database::erase`] takes out of the storage.
    fn note_deleted(&mut self, place: &str) -> Result<(), HostError> {
        // Whoever erases takes back the notes that it has seen, and not those that came meanwhile.
        let mark = random_word(8).map_err(|_| HostError::NoEntropy)?;
        let sql = "INSERT INTO deleted (place, mark) VALUES (?1, ?2) ON CONFLICT (place) DO UPDATE SET mark = excluded.mark";
        self.run(sql, &[place.into(), (&mark).into()]).map(drop)
    }

    /// Returns the first row that a statement finds.
    fn row(&mut self, sql: &str, put: &[Put]) -> Result<Option<Row>, HostError> {
        Ok(self.rows(sql, put)?.into_iter().next())
    }

    /// Runs `before (…), (…) after` for rows of cells, many at a time: on a network every statement costs a way there and back.
    fn run_many(&mut self, before: &str, after: &str, rows: &[Vec<Put>]) -> Result<(), HostError> {
        for rows in rows.chunks(ROWS) {
            let (mut number, mut values) = (0, Vec::new());
            for row in rows {
                let cells: Vec<String> = row
                    .iter()
                    .map(|_| {
                        number += 1;
                        format!("?{number}")
                    })
                    .collect();
                values.push(format!("({})", cells.join(", ")));
            }
            self.run(&format!("{before} {} {after}", values.join(", ")), &rows.concat())?;
        }
        Ok(())
    }
}

/// So many rows go in one statement.
const ROWS: usize = 200;

/// Returns the layouts that come after one: what is lacking where a host is opened.
pub(crate) fn lacking<'a>(
    layouts: &'a [&'a str],
    layout: i64,
    place: impl FnOnce() -> String,
) -> Result<&'a [&'a str], HostError> {
    let lacking = usize::try_from(layout).ok().and_then(|layout| layouts.get(layout..));
    lacking.ok_or_else(|| HostError::Later(place()))
}

/// Where a host keeps what it has.
pub(crate) enum Database {
    /// In a file.
    Sqlite(Sqlite),
    /// At a server, which other processes share.
    Postgres(Postgres),
}

impl Database {
    /// Reads; each statement sees one moment.
    pub(crate) fn read<T>(
        &self,
        read: impl Fn(&mut dyn Session) -> Result<T, HostError>,
    ) -> Result<T, HostError> {
        match self {
            Database::Sqlite(file) => file.read(read),
            Database::Postgres(server) => server.read(read),
        }
    }

    /// Reads tables as they were at one moment, whoever writes meanwhile.
    pub(crate) fn view<T>(
        &self,
        tables: &[&str],
        read: impl FnOnce(&mut dyn Session) -> Result<T, HostError>,
    ) -> Result<T, HostError> {
        match self {
            Database::Sqlite(file) => file.view(read),
            Database::Postgres(server) => server.view(tables, read),
        }
    }

    /// Writes all of something or nothing, alone with a place.
    pub(crate) fn write<T>(
        &self,
        place: &str,
        write: impl FnOnce(&mut dyn Session) -> Result<T, HostError>,
    ) -> Result<T, HostError> {
        match self {
            Database::Sqlite(file) => file.write(write),
            Database::Postgres(server) => server.write(place, write),
        }
    }

    /// Rewrites the storage where something was deleted, so that its bytes are gone; nobody who reads waits for it.
    pub(crate) fn erase(&self) -> Result<(), HostError> {
        match self {
            Database::Sqlite(file) => file.erase(),
            Database::Postgres(server) => server.erase(),
        }
    }

    /// Returns what hears of changes that other processes make; nothing where it must be looked for them.
    pub(crate) fn listener(&self) -> Option<Listener> {
        match self {
            Database::Sqlite(_) => None,
            Database::Postgres(server) => Some(server.listener()),
        }
    }
}
