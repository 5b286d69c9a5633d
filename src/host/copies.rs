//! Copies of a host, and hosts made from them again, on whatever computer and in whichever of the two databases.
//!
//! A copy is a file, as the host of a folder is: it can be looked at with `host list`, and what is in it goes on where it was. The halls
//! keep their keys, of which a copy, as the host itself, knows only what they come to.

use std::path::Path;

use super::HostError;
use super::database::{Put, Row, Session};
use super::store::HostStore;

/// So many pages are carried at a time.
const LOAD: usize = 100;

/// The tables of a place, in the order in which they refer to each other, and the columns that name it.
const TABLES: [(&str, &str); 2] = [("place", "name"), ("page", "place")];

impl HostStore {
    /// Copies all places, or one, into a new file, and returns how many; others may read and write meanwhile.
    ///
    /// # Errors
    /// When there is such a file or no such place, or something cannot be read or written.
    pub fn copy(&self, file: &Path, place: Option<&str>) -> Result<usize, HostError> {
        if file.exists() {
            return Err(HostError::IsThere(file.to_owned()));
        }
        let done = HostStore::of_file(file).and_then(|copy| carry(self, &copy, place));
        if done.is_err() {
            // Half a copy is worse than none.
            let _ = std::fs::remove_file(file);
        }
        done
    }

    /// Puts all places of a copy back, or one, and returns how many; each comes whole or not at all.
    ///
    /// # Errors
    /// When there is no such copy or place in it, a place is there already, or something cannot be read or written.
    pub fn restore(&self, file: &Path, place: Option<&str>) -> Result<usize, HostError> {
        if !file.is_file() {
            return Err(HostError::NoCopy(file.to_owned()));
        }
        carry(&HostStore::of_file(file)?, self, place)
    }
}

fn carry(from: &HostStore, to: &HostStore, place: Option<&str>) -> Result<usize, HostError> {
    let places: Vec<String> = match place {
        Some(place) => vec![place.to_owned()],
        None => from.places()?.into_iter().map(|place| place.name).collect(),
    };
    // Nothing is put back by halves because one of many is in the way.
    if let Some(taken) = to.places()?.into_iter().find(|there| places.contains(&there.name)) {
        return Err(HostError::IsTaken(taken.name));
    }
    for place in &places {
        // Alone with it on both sides: what is carried is of one moment.
        from.write(place, |from| to.write(place, |to| carry_place(from, to, place)))?;
    }
    Ok(places.len())
}

fn carry_place(from: &mut dyn Session, to: &mut dyn Session, place: &str) -> Result<(), HostError> {
    for (table, column) in TABLES {
        let rows = from.rows(&format!("SELECT * FROM {table} WHERE {column} = ?1"), &[place.into()])?;
        if table == "place" && rows.is_empty() {
            return Err(HostError::NoPlace(place.to_owned()));
        }
        put(to, table, &rows)?;
    }
    let mut hashes = from.rows("SELECT DISTINCT hash FROM page WHERE place = ?1", &[place.into()])?;
    let hashes: Vec<String> = hashes.iter_mut().map(|row| row.text(0)).collect();
    for hashes in hashes.chunks(LOAD) {
        let numbers: Vec<String> = (2..hashes.len() + 2).map(|number| format!("?{number}")).collect();
        let sql = format!("SELECT * FROM packed WHERE place = ?1 AND hash IN ({})", numbers.join(", "));
        let asked: Vec<Put> = std::iter::once(place.into()).chain(hashes.iter().map(Put::from)).collect();
        put(to, "packed", &from.rows(&sql, &asked)?)?;
    }
    to.tell(place)
}

fn put(to: &mut dyn Session, table: &str, rows: &[Row]) -> Result<(), HostError> {
    let rows: Vec<Vec<Put>> = rows.iter().map(Row::again).collect();
    to.run_many(&format!("INSERT INTO {table} VALUES"), "", &rows)
}
