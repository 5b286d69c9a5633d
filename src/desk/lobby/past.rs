//! Editions of a folder that were not played with this program: a table beside the championships, which people can open themselves.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use championship::imports::{PastRow, past_table, read_past};
use championship::store::close_to_others;
use championship::tables::{read, write_csv};
use speech::Language;

/// What the table is called.
pub const FILE: &str = "past-editions.csv";

/// Returns the path of the table in a folder of championships.
pub fn path_in(folder: &Path) -> PathBuf {
    folder.join(FILE)
}

/// Reads what is known of past editions; nothing where there is no table, and what can be read where somebody changed it.
pub fn known(folder: &Path) -> Vec<PastRow> {
    let table = fs::read(path_in(folder)).ok().and_then(|bytes| read(&bytes).ok());
    table.map(|table| read_past(&table).rows).unwrap_or_default()
}

/// Writes what is known of past editions, whole or not at all; the winners' names are for whoever keeps the folder.
///
/// # Errors
/// When the file cannot be written.
pub fn keep(folder: &Path, rows: &[PastRow], language: Language) -> io::Result<()> {
    let (path, aside) = (path_in(folder), folder.join(format!(".{FILE}.{}.part", std::process::id())));
    let written = fs::write(&aside, write_csv(&past_table(rows, language)))
        .and_then(|()| close_to_others(&aside).map_err(io::Error::other))
        .and_then(|()| fs::rename(&aside, &path));
    if written.is_err() {
        let _ = fs::remove_file(&aside);
    }
    written
}
