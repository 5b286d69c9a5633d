//! Places to keep a journal: SQLite files and a private PostgreSQL.

#[allow(dead_code)]
pub(crate) mod pair;
pub(crate) mod postgres;
#[allow(dead_code)]
pub(crate) mod relay;
pub(crate) mod tool;

use championship::store::Location;
use tempfile::TempDir;

/// A place for one journal, removed with the test.
pub(crate) struct Place {
    pub(crate) location: Location,
    pub(crate) folder: TempDir,
}

impl Place {
    /// A fresh SQLite file.
    pub(crate) fn sqlite() -> Self {
        let folder = tempfile::tempdir().unwrap();
        Place { location: Location::File(folder.path().join("prova.arbitro")), folder }
    }

    /// A fresh PostgreSQL database, or nothing where there can be none.
    pub(crate) fn postgres() -> Option<Self> {
        let address = postgres::fresh_database()?;
        Some(Place { location: Location::Postgres(address), folder: tempfile::tempdir().unwrap() })
    }
}

/// The automatic copies of a database lie in the working folder, which no test may leave littered.
impl Drop for Place {
    fn drop(&mut self) {
        if let Location::Postgres(_) = self.location {
            let _ = std::fs::remove_dir_all(self.location.backup_folder());
        }
    }
}
