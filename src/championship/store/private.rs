//! Files for their owner's eyes only: they hold names of minors, or secrets.

use std::fs;
use std::io;
use std::path::Path;

/// Returns the options of a new file that only its owner may read.
pub fn options() -> fs::OpenOptions {
    #[cfg_attr(not(unix), allow(unused_mut))]
    let mut options = fs::OpenOptions::new();
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

/// How long something half written may lie beside a file before it is somebody's who was killed.
const ABANDONED: std::time::Duration = std::time::Duration::from_secs(10 * 60);

/// Removes what programs that were killed have left half written beside a file: `.NAME.PROCESS.part`.
pub(super) fn clear_halves(path: &Path) {
    let Some(name) = path.file_name().map(|name| name.to_string_lossy().into_owned()) else { return };
    let folder = super::Location::folder_of(path);
    for item in fs::read_dir(folder).into_iter().flatten().flatten() {
        let found = item.file_name().to_string_lossy().into_owned();
        let process = found.strip_prefix(&format!(".{name}.")).and_then(|rest| rest.strip_suffix(".part"));
        let is_half = process.is_some_and(|process| process.bytes().all(|byte| byte.is_ascii_digit()));
        let age = item.metadata().and_then(|known| known.modified()).ok().and_then(|at| at.elapsed().ok());
        if is_half && age.is_some_and(|age| age > ABANDONED) {
            let _ = fs::remove_file(item.path());
        }
    }
}

/// Removes what programs that run no longer have left half written beside a championship, however young it is, and returns what
/// somebody is writing this very moment.
pub(super) fn remove_halves(location: &super::Location) -> Vec<std::path::PathBuf> {
    let folder = super::Location::folder_of(&location.backup_folder());
    let stem = location.stem();
    let mut left = Vec::new();
    for item in fs::read_dir(folder).into_iter().flatten().flatten() {
        let name = item.file_name().to_string_lossy().into_owned();
        let rest = name.strip_prefix(&format!(".{stem}")).filter(|rest| rest.starts_with(['.', '-']));
        let Some(rest) = rest else { continue };
        let Some((before, ending)) = rest.rsplit_once(".part") else { continue };
        let process = before.rsplit('.').next().and_then(|process| process.parse::<u32>().ok());
        let (Some(process), "" | "-journal") = (process, ending) else { continue };
        let is_gone = !is_running(process) && fs::remove_file(item.path()).is_ok();
        if !is_gone {
            left.push(item.path());
        }
    }
    left
}

/// Says whether a process may be running; where the system does not tell, it may.
fn is_running(process: u32) -> bool {
    let processes = Path::new("/proc");
    process == std::process::id()
        || !processes.join("self").exists()
        || processes.join(process.to_string()).exists()
}

/// Keeps others from reading a file that is there.
///
/// # Errors
/// When the system refuses.
pub fn close_to_others(path: &Path) -> io::Result<()> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        fs::set_permissions(path, fs::Permissions::from_mode(0o600))?;
    }
    #[cfg(not(unix))]
    let _ = path;
    Ok(())
}

/// Writes a file for its owner alone: whole or not at all, and on stable storage.
///
/// # Errors
/// When the system refuses.
pub fn write_private(path: &Path, bytes: &[u8]) -> io::Result<()> {
    use io::Write;
    clear_halves(path);
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let aside = path.with_file_name(format!(".{name}.{}.part", std::process::id()));
    let written = options()
        .write(true)
        .create(true)
        .truncate(true)
        .open(&aside)
        .and_then(|mut file| {
            // One that was left behind by somebody else may be open to all.
            close_to_others(&aside)?;
            file.write_all(bytes)?;
            file.sync_all()
        })
        .and_then(|()| fs::rename(&aside, path));
    if written.is_err() {
        // Half a file is of no use, and the first error tells more than that of its removal.
        let _ = fs::remove_file(&aside);
    }
    written
}
