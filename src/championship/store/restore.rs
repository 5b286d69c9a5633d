//! How a copy takes the place of a championship again.
//!
//! Killed at any moment, there is one of the two at the place, whole: the copy is written beside it first, what was
//! there gets a second name, and one step of the file system exchanges them.

use std::fs;
use std::path::{Path, PathBuf};

use super::backend::Backend;
use super::backup::{BackupFile, copy_into_file, verified};
use super::postgres::Postgres;
use super::sqlite::{self, Sqlite, sync_folder};
use super::sqlite_access::with_ending;
use super::{Location, Sidecar, StoreError, copies, history, sidecar, write_private, writer};

/// Puts a copy in the place of a championship and returns how many entries it holds.
///
/// What was at a file location is kept beside it under the given name; a database must be empty or new
/// unless `replace` is given, and then its contents are first copied to a file, too. Automatic copies that the
/// restored championship does not go on from are set aside.
///
/// # Errors
/// When the copy does not verify, or something is at the target and `replace` is not given.
pub fn restore(copy: &Path, target: &Location, replace: Option<&Path>) -> Result<BackupFile, StoreError> {
    put_back(copy, target, replace, true)
}

/// Puts a copy in the place of a championship at whose desk people work: they stay who they are, with their cards.
///
/// The desk must have let go of the file; what was there is kept under the given name.
///
/// # Errors
/// When the copy does not verify, or somebody else has the championship open.
pub fn restore_in_place(copy: &Path, target: &Location, kept: &Path) -> Result<BackupFile, StoreError> {
    put_back(copy, target, Some(kept), false)
}

/// Returns the name under which what is at a place is kept when a copy takes it now.
pub fn kept_aside(target: &Location) -> PathBuf {
    let now = jiff::Zoned::now().strftime("%Y-%m-%d-%H%M%S").to_string();
    let named = |mark: &str| match target {
        Location::File(path) => path.with_extension(format!("replaced-{now}{mark}.arbitro-backup")),
        Location::Postgres(_) => {
            PathBuf::from(format!("{}-replaced-{now}{mark}.arbitro-backup", target.stem()))
        }
    };
    // Two within a second are two.
    let numbered = (2..100).map(|number| named(&format!("-{number}")));
    std::iter::once(named("")).chain(numbered).find(|path| !path.exists()).unwrap_or_else(|| named(""))
}

fn put_back(
    copy: &Path,
    target: &Location,
    replace: Option<&Path>,
    with_people: bool,
) -> Result<BackupFile, StoreError> {
    let entries = verified(copy)?;
    match target {
        Location::File(path) => restore_file(copy, path, replace, with_people)?,
        Location::Postgres(address) => restore_database(copy, address, replace, with_people)?,
    }
    Ok(BackupFile { path: copy.to_path_buf(), entries })
}

fn restore_file(
    copy: &Path,
    path: &Path,
    replace: Option<&Path>,
    with_people: bool,
) -> Result<(), StoreError> {
    let target = &Location::File(path.to_path_buf());
    let kept = match (path.exists(), replace) {
        (false, _) => None,
        (true, None) => return Err(StoreError::AlreadyExists(target.to_string())),
        (true, Some(kept)) => Some(kept),
    };
    if let Some(kept) = kept {
        if kept.exists() {
            return Err(StoreError::AlreadyExists(kept.display().to_string()));
        }
        // Whoever has it open would go on writing into the file that was moved away.
        if !Sqlite::is_free(path) {
            return Err(StoreError::InUse(path.display().to_string()));
        }
    }
    let aside = sqlite::aside(path);
    let exchange = || {
        let mut restored = Sqlite::open_copy(copy)?;
        restored.copy_aside(&aside)?;
        let people = sidecar::unpack(&aside)?;
        let sync = fs::OpenOptions::new().write(true).open(&aside).and_then(|file| file.sync_all());
        sync.map_err(|error| StoreError::file(&aside, &error))?;
        set_strangers_aside(&mut restored, target)?;
        if let Some(kept) = kept {
            keep(path, kept)?;
        }
        // Renaming over a file is one step: before it the old one is there, after it the new one.
        fs::rename(&aside, path).map_err(|error| StoreError::file(path, &error))?;
        sync_folder(path)?;
        restore_people(people.filter(|_| with_people), target, kept)
    };
    let exchanged = exchange();
    if exchanged.is_err() {
        let _ = fs::remove_file(&aside);
    }
    exchanged
}

/// Brings the people of a copy back; those of a championship that was replaced are kept beside it.
///
/// People who are there although the championship was not are newer than any copy, and stay.
fn restore_people(people: Option<String>, target: &Location, kept: Option<&Path>) -> Result<(), StoreError> {
    let Some(people) = people else { return Ok(()) };
    Sidecar::of(target).change(|present| match (present, kept) {
        (Some(present), None) => Ok((present.to_owned(), ())),
        (Some(present), Some(kept)) => {
            let path = with_ending(kept, ".people.json");
            write_private(&path, present.as_bytes()).map_err(|error| StoreError::file(&path, &error))?;
            Ok((people, ()))
        }
        (None, _) => Ok((people, ())),
    })
}

/// Sets aside the copies that the restored championship does not go on from.
fn set_strangers_aside(restored: &mut dyn Backend, target: &Location) -> Result<(), StoreError> {
    let strangers: Vec<PathBuf> = copies::automatic_backups(target)?
        .into_iter()
        .filter(|path| !matches!(history::hold_against(restored, path), Ok(None)))
        .collect();
    copies::set_aside(target, &strangers, &jiff::Zoned::now().strftime("%Y-%m-%d-%H%M%S").to_string())
}

/// Gives a championship file, and whatever its log still holds, a second name.
fn keep(path: &Path, kept: &Path) -> Result<(), StoreError> {
    // Some file systems of sticks have no second names.
    fs::hard_link(path, kept)
        .or_else(|_| fs::copy(path, kept).and_then(|_| fs::File::open(kept)?.sync_all()))
        .map_err(|error| StoreError::file(kept, &error))?;
    // A file that could be opened has no log any more; a damaged one must still make room, with its log beside it.
    for ending in ["-wal", "-shm"] {
        let (from, to) = (with_ending(path, ending), with_ending(kept, ending));
        if from.exists() {
            fs::copy(&from, &to)
                .and_then(|_| fs::File::open(&to)?.sync_all())
                .and_then(|()| fs::remove_file(&from))
                .map_err(|error| StoreError::file(&from, &error))?;
        }
    }
    sync_folder(path)
}

fn restore_database(
    copy: &Path,
    address: &str,
    replace: Option<&Path>,
    with_people: bool,
) -> Result<(), StoreError> {
    let target = &Location::Postgres(address.to_owned());
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
    let mut restored = Sqlite::open_copy(copy)?;
    set_strangers_aside(&mut restored, target)?;
    database.begin()?;
    let filled = database
        .empty()
        .and_then(|()| writer::copy_contents(&mut restored, &mut database, &copy.display().to_string()));
    match filled {
        Ok(_) => {
            database.commit()?;
            drop(database);
            let (people, kept) = (sidecar::peek(copy)?, replace);
            restore_people(people.filter(|_| with_people), target, kept)
        }
        Err(error) => {
            database.rollback();
            Err(error)
        }
    }
}
