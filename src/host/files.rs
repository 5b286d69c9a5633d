//! The files of championships: which one has a name now, and what belongs together, moved and copied.

use std::io;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use super::names::is_name;
use championship::store::{Journal, Location, StoreError};

/// Moves those of some files that are there into a folder: all of them, or none.
pub(super) fn moved(files: &[PathBuf], folder: &Path) -> io::Result<()> {
    let mut done = Vec::new();
    for from in files.iter().filter(|file| file.exists()) {
        let to = folder.join(from.file_name().unwrap_or_default());
        if let Err(error) = std::fs::rename(from, &to) {
            for (from, to) in done.into_iter().rev() {
                // Where even that fails, all is in one of the two folders.
                let _ = std::fs::rename::<PathBuf, &PathBuf>(to, from);
            }
            return Err(error);
        }
        done.push((from, to));
    }
    Ok(())
}

/// Which file something is, and when it was last changed.
pub(super) type Stamp = Option<(FileMark, SystemTime)>;

pub(super) fn stamp_of(path: &Path) -> Stamp {
    let changed = |path: &Path| std::fs::metadata(path).and_then(|about| about.modified()).ok();
    // What another process writes stands in the log of the database first.
    Some((mark_of(path)?, changed(path).max(changed(&path.with_extension("arbitro-wal")))?))
}

/// Which file something is: its device and its number there.
pub(super) type FileMark = (u64, u64);

/// Returns which file is at a path now.
#[cfg(unix)]
pub(super) fn mark_of(path: &Path) -> Option<FileMark> {
    use std::os::unix::fs::MetadataExt;
    std::fs::metadata(path).ok().map(|file| (file.dev(), file.ino()))
}

/// Returns which file is at a path now; elsewhere one that is open is not taken away.
#[cfg(not(unix))]
pub(super) fn mark_of(path: &Path) -> Option<FileMark> {
    path.is_file().then_some((0, 0))
}

/// Makes a folder, with those that it is in, that nobody else on this computer looks into.
pub(super) fn make_private_folder(folder: &Path) -> io::Result<()> {
    std::fs::create_dir_all(folder)?;
    #[cfg(unix)]
    std::fs::set_permissions(folder, std::os::unix::fs::PermissionsExt::from_mode(0o700))?;
    Ok(())
}

/// Returns the names of the championships of a folder.
pub(super) fn names_in(folder: &Path) -> io::Result<Vec<String>> {
    let named = |path: PathBuf| Some(path.file_stem()?.to_str()?.to_owned()).filter(|name| is_name(name));
    Ok(Location::files_in(folder)?.into_iter().filter_map(named).collect())
}

/// Writes a copy of a championship, without the keys of its people, also while it is open.
pub(super) fn copy_of(file: &Path, copy: &Path) -> Result<(), StoreError> {
    Journal::open(&Location::File(file.to_owned()))?.backup(copy).map(drop)
}

#[cfg(test)]
mod tests {
    #[test]
    fn of_files_that_belong_together_all_are_moved_or_none() {
        let folder = tempfile::tempdir().expect("a folder");
        let [one, two] = ["one", "two"].map(|name| folder.path().join(name));
        let aside = folder.path().join("aside");
        // Nothing takes the place of a folder that is not empty.
        std::fs::create_dir_all(aside.join("two").join("full")).expect("folders");
        for file in [&one, &two] {
            std::fs::write(file, b"x").expect("written");
        }
        let files = [one.clone(), folder.path().join("none"), two.clone()];
        assert!(super::moved(&files, &aside).is_err());
        assert!(one.is_file() && two.is_file());
        std::fs::remove_dir_all(aside.join("two")).expect("removed");
        assert!(super::moved(&files, &aside).is_ok());
        assert!(aside.join("one").is_file() && aside.join("two").is_file() && !one.exists());
    }
}
