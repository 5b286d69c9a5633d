//! Copies of a journal, and how one takes its place again.
//!
//! A copy is always a `.arbitro` file, whatever the journal is kept in, and can itself be opened.

use std::fs;
use std::path::{Path, PathBuf};

use speech::Tell;

use super::backend::Backend;
use super::postgres::Postgres;
use super::sqlite::{Sqlite, sync_folder};
use super::verify;
use super::{Journal, Location, StoreError, writer};

/// How many automatic copies are kept; the oldest go first.
const KEPT: usize = 30;

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
        if target.exists() {
            return Err(StoreError::AlreadyExists(target.display().to_string()));
        }
        match self.location() {
            // A connection of its own, so that readers do not wait for the copy.
            Location::File(path) => Sqlite::open(path)?.copy_to(target)?,
            Location::Postgres(address) => {
                copy_into_file(&mut Postgres::open(address)?, target, &self.location().to_string())?;
            }
        }
        Ok(BackupFile { path: target.to_path_buf(), entries: verified(target)? })
    }
}

/// Makes a copy in the championship's backup folder and removes the oldest ones beyond the number kept.
///
/// The label (for example a round) and the time, RFC 3339, become part of the name.
///
/// # Errors
/// When the copy cannot be written.
pub fn automatic_backup(journal: &Journal, label: &str, at: &str) -> Result<BackupFile, StoreError> {
    let folder = journal.location().backup_folder();
    fs::create_dir_all(&folder).map_err(|error| StoreError::file(&folder, &error))?;
    let plain = |text: &str| -> String {
        text.chars().map(|c| if c.is_alphanumeric() || "-.".contains(c) { c } else { '-' }).collect()
    };
    // The number of the last entry makes names unique and keeps their order that of the journal.
    let name = format!("{:09}-{}-{}.arbitro", journal.head()?, plain(at), plain(label));
    let path = folder.join(name);
    let backup = match path.exists() {
        true => BackupFile { entries: verified(&path)?, path },
        false => journal.backup(&path)?,
    };
    let files = automatic_backups(journal.location())?;
    for old in files.iter().rev().skip(KEPT) {
        fs::remove_file(old).map_err(|error| StoreError::file(old, &error))?;
    }
    Ok(backup)
}

/// Returns the copies in a championship's backup folder, oldest first.
///
/// # Errors
/// When the folder cannot be read; a missing folder is an empty one.
pub fn automatic_backups(location: &Location) -> Result<Vec<PathBuf>, StoreError> {
    let folder = location.backup_folder();
    if !folder.is_dir() {
        return Ok(Vec::new());
    }
    let items = fs::read_dir(&folder).map_err(|error| StoreError::file(&folder, &error))?;
    let paths = items.map(|item| item.map(|item| item.path())).collect::<Result<Vec<_>, _>>();
    let mut paths = paths.map_err(|error| StoreError::file(&folder, &error))?;
    paths.retain(|path| path.extension().is_some_and(|ending| ending == "arbitro"));
    paths.sort();
    Ok(paths)
}

/// Puts a copy in the place of a championship and returns how many entries it holds.
///
/// What was at a file location is kept beside it under the returned name; a database must be empty or new
/// unless `replace` is given, and then its contents are first copied to a file, too.
///
/// # Errors
/// When the copy does not verify, or something is at the target and `replace` is not given.
pub fn restore(copy: &Path, target: &Location, replace: Option<&Path>) -> Result<BackupFile, StoreError> {
    let entries = verified(copy)?;
    match target {
        Location::File(path) => {
            if path.exists() {
                let Some(kept) = replace else {
                    return Err(StoreError::AlreadyExists(target.to_string()));
                };
                keep(path, kept)?;
            }
            Sqlite::open(copy)?.copy_to(path)?;
        }
        Location::Postgres(address) => {
            let mut database = match Postgres::create(address) {
                Err(StoreError::AlreadyExists(_)) => Postgres::open(address)?,
                other => other?,
            };
            if database.head()?.seq > 0 {
                let Some(kept) = replace else {
                    return Err(StoreError::AlreadyExists(target.to_string()));
                };
                copy_into_file(&mut database, kept, &target.to_string())?;
            }
            database.begin()?;
            let filled = database.empty().and_then(|()| {
                writer::copy_contents(&mut Sqlite::open(copy)?, &mut database, &copy.display().to_string())
            });
            match filled {
                Ok(_) => database.commit()?,
                Err(error) => {
                    database.rollback();
                    return Err(error);
                }
            }
        }
    }
    Ok(BackupFile { path: copy.to_path_buf(), entries })
}

/// Moves a championship file and whatever its log still holds to another name.
fn keep(path: &Path, kept: &Path) -> Result<(), StoreError> {
    if kept.exists() {
        return Err(StoreError::AlreadyExists(kept.display().to_string()));
    }
    // Whoever has it open would go on writing into the file that was moved away.
    if !Sqlite::is_free(path) {
        return Err(StoreError::InUse(path.display().to_string()));
    }
    // A damaged file must still make room: then it is moved as it is, with its log beside it.
    for ending in ["", "-wal", "-shm"] {
        let with = |base: &Path| PathBuf::from(format!("{}{ending}", base.display()));
        let from = with(path);
        if from.exists() {
            fs::rename(&from, with(kept)).map_err(|error| StoreError::file(&from, &error))?;
        }
    }
    sync_folder(path)
}

/// Writes the contents of a journal into a new file.
fn copy_into_file(from: &mut dyn Backend, target: &Path, place: &str) -> Result<(), StoreError> {
    let mut fill = |file: &mut Sqlite| {
        file.begin()?;
        writer::copy_contents(from, file, place)?;
        file.commit()
    };
    let mut file = Sqlite::create(target)?;
    let filled = fill(&mut file);
    drop(file);
    if filled.is_err() {
        // Half a copy is worse than none.
        let _ = fs::remove_file(target);
        return filled;
    }
    sync_folder(target)
}

/// Checks a copy and returns how many entries it holds.
fn verified(copy: &Path) -> Result<u64, StoreError> {
    let mut file = Sqlite::open(copy)?;
    let place = copy.display().to_string();
    if let Some(words) = file.complaints()?.into_iter().next() {
        let reason = verify::Fault::Storage(words).tell().into();
        return Err(StoreError::Damaged { place, reason });
    }
    let entries = file.read(0)?;
    match verify::faults(&entries).first() {
        Some(fault) => Err(StoreError::Damaged { place, reason: fault.tell().into() }),
        None => Ok(entries.len() as u64),
    }
}
