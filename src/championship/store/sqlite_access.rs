//! How an SQLite file is opened: to work on it, or only to read it, also where nothing may be written.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, utf8_percent_encode};
use rusqlite::{Connection, ErrorCode, OpenFlags};

use super::{StoreError, chain, private};
use speech::msg;

/// How long a connection waits for another process that is writing.
const PATIENCE: Duration = Duration::from_secs(20);

/// A connection, and what must stay there as long as it does.
pub(super) struct Access {
    pub(super) connection: Connection,
    // Dropped after the connection, as fields are in order.
    _copied: Option<CopiedFolder>,
}

/// A folder of copied files that is removed with the connection.
struct CopiedFolder(PathBuf);

impl Drop for CopiedFolder {
    fn drop(&mut self) {
        // What is left in the folder for temporary files is the system's to remove.
        let _ = fs::remove_dir_all(&self.0);
    }
}

impl Access {
    /// Opens a file to work on it together with others; one that cannot be written to, only to read it.
    pub(super) fn shared(path: &Path, place: &str) -> Result<Self, StoreError> {
        match connect(path) {
            Ok(connection) => Ok(Access { connection, _copied: None }),
            Err(error) if is_unwritable(&error) => Self::unwritable(path, place),
            Err(error) => Err(explain(place, &error)),
        }
    }

    /// Opens a copy at rest only to read it, and leaves nothing beside it.
    pub(super) fn to_read(path: &Path, place: &str) -> Result<Self, StoreError> {
        match has_log(path) {
            true => Self::shared(path, place),
            false => Self::unwritable(path, place),
        }
    }

    /// Opens a file where nothing can be written.
    ///
    /// SQLite wants to write beside a file even to read it. Without a log it can do without; with one, both are
    /// read from a copy elsewhere, so that what is only in the log is not overlooked.
    fn unwritable(path: &Path, place: &str) -> Result<Self, StoreError> {
        if !has_log(path) {
            let flags = OpenFlags::SQLITE_OPEN_READ_ONLY
                | OpenFlags::SQLITE_OPEN_URI
                | OpenFlags::SQLITE_OPEN_NO_MUTEX;
            let open = || {
                let connection = Connection::open_with_flags(address(path), flags)?;
                connection.busy_timeout(PATIENCE)?;
                connection.execute_batch("PRAGMA temp_store = MEMORY;")?;
                Ok(connection)
            };
            let connection = open().map_err(|error| explain(place, &error))?;
            return Ok(Access { connection, _copied: None });
        }
        let name = hex::encode(chain::random_bytes::<8>()?);
        let folder = std::env::temp_dir().join(format!("arbitro-{name}"));
        make_private_folder(&folder).map_err(|error| StoreError::file(&folder, &error))?;
        let copied = CopiedFolder(folder);
        let target = copied.0.join("copy");
        for ending in ["", "-wal"] {
            let (from, to) = (with_ending(path, ending), with_ending(&target, ending));
            fs::copy(&from, &to)
                .and_then(|_| private::close_to_others(&to))
                .map_err(|error| StoreError::file(&from, &error))?;
        }
        let connection = connect(&target)
            .and_then(|connection| connection.execute_batch("PRAGMA query_only = ON").map(|()| connection))
            .map_err(|error| explain(place, &error))?;
        Ok(Access { connection, _copied: Some(copied) })
    }
}

fn make_private_folder(folder: &Path) -> std::io::Result<()> {
    #[cfg_attr(not(unix), allow(unused_mut))]
    let mut builder = fs::DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}

/// Says whether part of the file is still in its log.
fn has_log(path: &Path) -> bool {
    fs::metadata(with_ending(path, "-wal")).is_ok_and(|log| log.len() > 0)
}

/// Returns a path with an ending after its whole name.
pub(super) fn with_ending(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(ending);
    PathBuf::from(name)
}

/// What an address of SQLite says in other signs.
const UNUSUAL: AsciiSet = NON_ALPHANUMERIC.remove(b'/').remove(b'.').remove(b'_').remove(b'-').remove(b':');

/// Returns the address of a file that nobody changes, as SQLite reads it.
fn address(path: &Path) -> String {
    let text = path.to_string_lossy().replace('\\', "/");
    // A drive letter must not be taken for the name of a server.
    let start = if text.as_bytes().get(1) == Some(&b':') { "/" } else { "" };
    format!("file:{start}{}?immutable=1", utf8_percent_encode(&text, &UNUSUAL))
}

/// Opens a connection to a file that is there, with the settings that durability rests on.
///
/// # Errors
/// When it is no database, or cannot be read and written.
pub fn connect(path: &Path) -> rusqlite::Result<Connection> {
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(path, flags)?;
    connection.busy_timeout(PATIENCE)?;
    connection.query_row("PRAGMA journal_mode = WAL", [], |_| Ok(()))?;
    connection
        .execute_batch("PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA temp_store = MEMORY;")?;
    connection.query_row("PRAGMA secure_delete = ON", [], |_| Ok(()))?;
    // Only now is anything read; where the log cannot be made, this is where SQLite says so.
    connection.query_row("SELECT count(*) FROM sqlite_schema", [], |_| Ok(()))?;
    Ok(connection)
}

fn is_unwritable(error: &rusqlite::Error) -> bool {
    matches!(
        error.sqlite_error_code(),
        Some(ErrorCode::CannotOpen | ErrorCode::ReadOnly | ErrorCode::PermissionDenied)
    )
}

/// Returns a database error in our terms.
pub(super) fn explain(place: &str, error: &rusqlite::Error) -> StoreError {
    let place = place.to_string();
    match error.sqlite_error_code() {
        Some(ErrorCode::NotADatabase) => StoreError::NotAChampionship(place),
        Some(ErrorCode::DatabaseCorrupt) => {
            StoreError::Damaged { place, reason: msg("store-db-corrupt").into() }
        }
        Some(ErrorCode::CannotOpen) => StoreError::Database { place, reason: msg("store-db-open").into() },
        Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => {
            StoreError::Database { place, reason: msg("store-db-busy").into() }
        }
        Some(ErrorCode::SystemIoFailure) => StoreError::Database { place, reason: msg("store-db-io").into() },
        Some(ErrorCode::ReadOnly) => StoreError::Told(msg("vault-read-only").with("place", place)),
        Some(ErrorCode::DiskFull) => StoreError::Told(msg("vault-disk-full").with("place", place)),
        _ => StoreError::Database { place, reason: error.to_string().into() },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_empty_log_holds_nothing() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("final.arbitro");
        assert!(!has_log(&file));
        fs::write(with_ending(&file, "-wal"), "").unwrap();
        assert!(!has_log(&file));
        fs::write(with_ending(&file, "-wal"), "x").unwrap();
        assert!(has_log(&file));
    }

    #[test]
    fn any_path_becomes_an_address() {
        let cases = [
            ("a/b c.arbitro", "file:a/b%20c.arbitro?immutable=1"),
            ("/x/50%?.arbitro", "file:/x/50%25%3F.arbitro?immutable=1"),
            ("C:\\final.arbitro", "file:/C:/final.arbitro?immutable=1"),
            ("água", "file:%C3%A1gua?immutable=1"),
        ];
        for (path, expected) in cases {
            assert_eq!(address(Path::new(path)), expected);
        }
    }
}
