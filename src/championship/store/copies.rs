//! The automatic copies beside a championship: their names, whose turn it is, and which of them stay.

use std::collections::BTreeSet;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use jiff::civil::DateTime;

use super::backup::{self, BackupFile};
use super::seal::make_folder;
use super::sqlite_access::with_ending;
use super::{Location, StoreError, private};

/// The newest copies, kept whatever their age.
const NEWEST: usize = 8;

/// How copies are thinned: up to which age, in seconds, one is kept for each so many seconds.
const THINNING: [(i64, i64); 4] = [(HOUR, 5 * 60), (DAY, HOUR), (14 * DAY, DAY), (i64::MAX, 30 * DAY)];
const HOUR: i64 = 60 * 60;
const DAY: i64 = 24 * HOUR;

/// The right to write among the copies; others wait until it is dropped.
pub(super) struct Turn {
    _file: Option<fs::File>,
}

/// Waits for the right to write among the copies, and clears away what a killed program left there.
pub(super) fn take_turn(location: &Location) -> Result<Turn, StoreError> {
    let folder = location.backup_folder();
    let failed = |error: io::Error| StoreError::file(&folder, &error);
    make_folder(&folder).map_err(failed)?;
    let file = private::options()
        .create(true)
        .truncate(false)
        .write(true)
        .open(folder.join(".lock"))
        .map_err(failed)?;
    let file = match file.lock() {
        Ok(()) => Some(file),
        // Some network folders have no locks.
        Err(error) if error.kind() == io::ErrorKind::Unsupported => None,
        Err(error) => return Err(failed(error)),
    };
    for item in fs::read_dir(&folder).map_err(failed)? {
        let path = item.map_err(failed)?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if name.starts_with('.') && (name.ends_with(".part") || name.ends_with(".part-journal")) {
            fs::remove_file(&path).map_err(failed)?;
        }
    }
    Ok(Turn { _file: file })
}

/// Makes a copy in the championship's backup folder and removes old ones, fewer of them the younger they are.
///
/// The label (for example a round) and the time, RFC 3339, become part of the name.
///
/// # Errors
/// When the copy cannot be written.
pub fn automatic_backup(location: &Location, label: &str, at: &str) -> Result<BackupFile, StoreError> {
    let _turn = take_turn(location)?;
    let plain = |text: &str| -> String {
        text.chars().map(|c| if c.is_alphanumeric() || "-.".contains(c) { c } else { '-' }).collect()
    };
    let mut source = super::journal::connect(location)?;
    // The number of the last entry makes names unique and keeps their order that of the journal.
    let name = format!("{:09}-{}-{}.arbitro", source.head()?.seq, plain(at), plain(label));
    drop(source);
    let path = location.backup_folder().join(name);
    let backup = match path.exists() {
        true => BackupFile { entries: backup::verified(&path)?, path },
        false => backup::copy(location, &path)?,
    };
    for old in superfluous(&automatic_backups(location)?) {
        fs::remove_file(&old).map_err(|error| StoreError::file(&old, &error))?;
    }
    Ok(backup)
}

/// Returns the copies in a championship's backup folder, oldest first.
///
/// # Errors
/// When the folder cannot be read; a missing folder is an empty one.
pub fn automatic_backups(location: &Location) -> Result<Vec<PathBuf>, StoreError> {
    copies_in(&location.backup_folder())
}

/// Returns every copy that the program itself made: automatic ones, those set aside, and what was replaced.
pub(super) fn every_copy(location: &Location) -> Result<Vec<PathBuf>, StoreError> {
    let folder = location.backup_folder();
    let mut copies = copies_in(&folder)?;
    for path in items(&folder)?.into_iter().filter(|path| path.is_dir()) {
        copies.extend(copies_in(&path)?);
    }
    copies.extend(kept_beside(location, &["replaced-", "before-format-"])?);
    Ok(copies)
}

/// Returns what was at the place of a championship before a copy took it, oldest first.
///
/// # Errors
/// When the folder cannot be read.
pub fn replaced_copies(location: &Location) -> Result<Vec<PathBuf>, StoreError> {
    kept_beside(location, &["replaced-"])
}

/// Returns all that was kept beside a championship when something took its place or its format, with the people that it had then.
///
/// # Errors
/// When the folder cannot be read.
pub fn kept_copies(location: &Location) -> Result<Vec<PathBuf>, StoreError> {
    let mut kept = kept_beside(location, &["replaced-", "before-format-"])?;
    let people: Vec<PathBuf> = kept.iter().map(|copy| with_ending(copy, ".people.json")).collect();
    kept.extend(people.into_iter().filter(|path| path.exists()));
    Ok(kept)
}

/// Returns the files beside a championship that were kept when something took its place.
fn kept_beside(location: &Location, why: &[&str]) -> Result<Vec<PathBuf>, StoreError> {
    let (beside, stem) = (Location::folder_of(&location.backup_folder()), location.stem());
    let mut kept = items(&beside)?;
    kept.retain(|path| {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        let rest = name.strip_prefix(stem.as_str()).and_then(|rest| rest.strip_prefix(['.', '-']));
        let is_ours = rest.is_some_and(|rest| why.iter().any(|why| rest.starts_with(why)));
        is_ours && [".arbitro", ".arbitro-backup"].iter().any(|ending| name.ends_with(ending))
    });
    Ok(kept)
}

/// Moves copies out of the way of a championship that has another past, and the seal with them.
pub(super) fn set_aside(location: &Location, copies: &[PathBuf], at: &str) -> Result<(), StoreError> {
    let folder = location.backup_folder();
    let seal = super::seal::SealFile::path(location);
    let moved: Vec<&PathBuf> = copies.iter().chain([&seal]).filter(|path| path.exists()).collect();
    if moved.is_empty() {
        return Ok(());
    }
    let apart = folder.join(format!("earlier-{at}"));
    make_folder(&apart).map_err(|error| StoreError::file(&apart, &error))?;
    for path in moved {
        let target = apart.join(path.file_name().unwrap_or_default());
        fs::rename(path, &target).map_err(|error| StoreError::file(path, &error))?;
    }
    super::sqlite::sync_folder(&apart)
}

fn copies_in(folder: &Path) -> Result<Vec<PathBuf>, StoreError> {
    let mut paths = items(folder)?;
    paths.retain(|path| path.extension().is_some_and(|ending| ending == "arbitro") && path.is_file());
    Ok(paths)
}

/// Returns what is in a folder, by name; a missing one is empty.
fn items(folder: &Path) -> Result<Vec<PathBuf>, StoreError> {
    if !folder.is_dir() {
        return Ok(Vec::new());
    }
    let failed = |error: io::Error| StoreError::file(folder, &error);
    let items = fs::read_dir(folder).map_err(failed)?;
    let mut paths =
        items.map(|item| item.map(|item| item.path())).collect::<Result<Vec<_>, _>>().map_err(failed)?;
    paths.sort();
    Ok(paths)
}

/// Returns the copies that may go: all but the newest, the oldest, and one for each stretch of time.
///
/// Ages are counted from the newest copy, so that a clock that was set wrong costs nothing.
fn superfluous(oldest_first: &[PathBuf]) -> Vec<PathBuf> {
    let newest = oldest_first.iter().rev().find_map(|path| made_at(path));
    let mut stretches = BTreeSet::new();
    let mut gone = Vec::new();
    for (index, path) in oldest_first.iter().rev().enumerate() {
        let (Some(newest), Some(at)) = (newest, made_at(path)) else { continue };
        let age = (newest - at).abs();
        let step = THINNING.iter().find(|(until, _)| age < *until).map_or(30 * DAY, |(_, step)| *step);
        let is_first = stretches.insert((step, age / step));
        let is_oldest = index + 1 == oldest_first.len();
        if index >= NEWEST && !is_first && !is_oldest {
            gone.push(path.clone());
        }
    }
    gone
}

/// Returns when a copy was made, in seconds, as its name says.
fn made_at(path: &Path) -> Option<i64> {
    let name = path.file_name()?.to_str()?;
    let (_, rest) = name.split_once('-')?;
    let (time, _) = rest.split_once('Z')?;
    let digits: String = time.chars().filter(char::is_ascii_digit).collect();
    let at = DateTime::strptime("%Y%m%d%H%M%S", &digits).ok()?;
    Some(at.to_zoned(jiff::tz::TimeZone::UTC).ok()?.timestamp().as_second())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn name(seq: i64, seconds: i64) -> PathBuf {
        let at = jiff::Timestamp::from_second(1_900_000_000 + seconds).unwrap();
        PathBuf::from(format!("{seq:09}-{}-1.3-s1-r1.arbitro", at.strftime("%Y-%m-%dT%H%M%SZ")))
    }

    #[test]
    fn old_copies_grow_thin_and_none_is_evicted_by_many_corrections() {
        // Rounds every forty minutes for a day, then a hundred corrections within two minutes.
        let rounds: Vec<PathBuf> = (0..12).map(|round| name(round * 100, round * 2400)).collect();
        let corrections = (0..100).map(|index| name(5000 + index, 12 * 2400 + index));
        let all: Vec<PathBuf> = rounds.iter().cloned().chain(corrections).collect();
        let gone = superfluous(&all);
        assert!(rounds.iter().take(1).all(|round| !gone.contains(round)), "the oldest stays");
        let n_rounds = rounds.iter().filter(|round| !gone.contains(round)).count();
        assert!(n_rounds >= 8, "of twelve rounds {n_rounds} stay");
        assert!(all.len() - gone.len() <= 24, "{} are left", all.len() - gone.len());
        assert!(all.iter().rev().take(NEWEST).all(|copy| !gone.contains(copy)), "the newest stay");
    }

    #[test]
    fn a_year_of_copies_stays_small_and_a_clock_set_back_loses_none_of_the_newest() {
        let year: Vec<PathBuf> = (0..365 * 24).map(|hour| name(hour, hour * 3600)).collect();
        let left = year.len() - superfluous(&year).len();
        assert!((30..80).contains(&left), "{left}");
        let back: Vec<PathBuf> = (0..20).map(|index| name(index, -index * 86_400)).collect();
        let gone = superfluous(&back);
        assert!(back.iter().rev().take(NEWEST).all(|copy| !gone.contains(copy)));
        assert!(superfluous(&[PathBuf::from("x.arbitro"), PathBuf::from("y.arbitro")]).is_empty());
    }
}
