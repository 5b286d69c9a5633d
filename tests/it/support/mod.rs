//! What the tests stand on: places to keep a journal, and a private PostgreSQL.

pub(crate) mod browser;
pub(crate) mod final_day;
pub(crate) mod fair;
pub(crate) mod postgres;
pub(crate) mod session;
pub(crate) mod web;

use arbitro::store::{Append, Expect, Location, NewFact};
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

/// Makes two tests of each function: one on SQLite and one on PostgreSQL.
macro_rules! on_both_databases {
    ($($(#[$doc:meta])* fn $name:ident($place:ident) $body:block)+) => {$(
        $(#[$doc])*
        mod $name {
            #[allow(unused_imports)]
            use super::*;

            fn check($place: &crate::support::Place) $body

            #[test]
            fn sqlite() {
                check(&crate::support::Place::sqlite());
            }

            #[test]
            fn postgres() {
                if let Some(place) = crate::support::Place::postgres() {
                    check(&place);
                }
            }
        }
    )+};
}
pub(crate) use on_both_databases;

/// A request with one fact.
pub(crate) fn request(subject: &str, body: &str) -> Append {
    Append {
        key: None,
        actor: "mesa 1".into(),
        at: "2026-03-20T10:00:00Z".into(),
        expect: Expect::Anything,
        facts: vec![fact(subject, body)],
    }
}

/// A fact about a subject.
pub(crate) fn fact(subject: &str, body: &str) -> NewFact {
    NewFact { subject: subject.into(), kind: "note".into(), format: 1, body: body.into() }
}
