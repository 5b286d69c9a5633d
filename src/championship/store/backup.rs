//! Copies of a journal. A copy is always a `.arbitro` file, whatever the journal is kept in, and can itself be opened.

use std::fs;
use std::path::{Path, PathBuf};

use super::backend::Backend;
use super::chain::Sealed;
use super::postgres::Postgres;
use super::sqlite::{self, Sqlite};
use super::verify;
use super::{Journal, Location, StoreError, sidecar, writer};
use speech::Tell;

/// A copy that was made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BackupFile {
    /// Where it is.
    pub path: PathBuf,
    /// How many entries it holds.
    pub entries: u64,
}

impl Journal {
    /// Writes a consistent copy, also while others append, and checks it.
    ///
    /// # Errors
    /// When the target exists or cannot be written, or when the copy does not verify.
    pub fn backup(&self, target: &Path) -> Result<BackupFile, StoreError> {
        copy(self.location(), target)
    }
}

/// Writes a consistent copy of what is at a place, over a connection of its own, and checks it.
pub(super) fn copy(location: &Location, target: &Path) -> Result<BackupFile, StoreError> {
    if target.exists() {
        return Err(StoreError::AlreadyExists(target.display().to_string()));
    }
    let aside = sqlite::aside(target);
    let copied = match location {
        Location::File(path) => Sqlite::open(path).and_then(|mut file| file.copy_aside(&aside)),
        Location::Postgres(address) => Postgres::open(address)
            .and_then(|mut database| copy_into_file(&mut database, &aside, &location.to_string())),
    };
    let kept = copied
        .and_then(|()| sidecar::pack(location, &aside))
        .and_then(|()| verified(&aside))
        .and_then(|entries| {
            fs::rename(&aside, target).map_err(|error| StoreError::file(target, &error))?;
            sqlite::sync_folder(target)?;
            Ok(BackupFile { path: target.to_path_buf(), entries })
        });
    if kept.is_err() {
        // Half a copy is worse than none; on a full disk it also is in the way.
        let _ = fs::remove_file(&aside);
    }
    kept
}

/// Writes the contents of a journal into a new file.
pub(super) fn copy_into_file(from: &mut dyn Backend, target: &Path, place: &str) -> Result<(), StoreError> {
    let mut fill = |file: &mut Sqlite| {
        file.begin()?;
        writer::copy_contents(from, file, place)?;
        file.commit()
    };
    if target.exists() && target.extension().is_some_and(|ending| ending == "part") {
        fs::remove_file(target).map_err(|error| StoreError::file(target, &error))?;
    }
    let mut file = Sqlite::create(target)?;
    let filled = fill(&mut file);
    drop(file);
    if filled.is_err() {
        let _ = fs::remove_file(target);
        return filled;
    }
    sqlite::sync_folder(target)
}

/// Checks a copy and returns how many entries it holds.
pub(super) fn verified(copy: &Path) -> Result<u64, StoreError> {
    proven(copy).map(|entries| entries.len() as u64)
}

/// Checks a copy and returns its entries.
pub(super) fn proven(copy: &Path) -> Result<Vec<Sealed>, StoreError> {
    let mut file = Sqlite::open_copy(copy)?;
    let place = copy.display().to_string();
    if let Some(words) = file.complaints()?.into_iter().next() {
        let reason = verify::Fault::Storage(words).tell().into();
        return Err(StoreError::Damaged { place, reason });
    }
    let entries = file.read(0)?;
    match verify::faults(&entries).first() {
        Some(fault) => Err(StoreError::Damaged { place, reason: fault.tell().into() }),
        None => Ok(entries),
    }
}
