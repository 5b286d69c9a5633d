//! The journal of facts: the truth of a championship, on disk or on a server.
//!
//! A championship is an append-only list of facts, each with a sequence number. Nothing is overwritten: a
//! correction is a new fact. One writer thread takes requests from a queue and commits whatever waits
//! together, so a receipt in hand means that the facts are on stable storage.
//!
//! Two back-ends keep the same tables: SQLite in one file `NAME.arbitro`, and PostgreSQL for several desks.
//! Everything above them (checks, sequence, seals, idempotency) is written once, in `writer`.
//!
//! Words: a *fact* is what a caller hands in; an *entry* is a fact with its number and seal in the journal;
//! a *subject* is what a fact is about (a board of a round, a pupil), and the version of a subject is the
//! number of its latest entry.

mod alarm;
mod backend;
mod backup;
mod sidecar;
mod chain;
mod checker;
mod copies;
mod copyist;
mod days;
mod desk;
mod entry;
mod error;
mod event;
mod fact_row;
mod file_format;
#[cfg(test)]
mod file_format_tests;
mod file_twins;
mod forget;
mod forgetting;
mod left_to_decide;
mod listed;
mod history;
mod live_twins;
mod journal;
mod connection;
mod location;
mod log_index;
mod mentions;
mod pending;
mod phase_twins;
mod postgres;
mod registration_twins;
mod private;
mod proven;
mod replay;
mod restore;
mod seal;
mod sqlite;
mod sqlite_access;
mod bulk_load;
mod upgrade;
mod verify;
mod health;
mod writer;

pub use alarm::{Alarms, Danger};
pub use backup::BackupFile;
pub use bulk_load::{Dated, bulk_load};
pub use connection::Connection as PostgresLine;
pub use copies::{automatic_backup, automatic_backups, kept_copies, replaced_copies};
pub use copyist::CopyTicket;
pub use days::{
    day_begins, day_ends, form_day, form_time, said_day, said_end, said_entry_day, said_entry_time,
    said_in_name, said_second, time_of_day,
};
pub use desk::{Committed, Desk, DeskError};
pub use entry::{Append, Entry, Expect, NewFact, Receipt};
pub use error::{StoreError, system_words};
pub use event::{Event, event_of};
pub use forget::{Forgotten, Redaction, Rewrite};
pub use history::Loss;
pub use journal::{Journal, Ticket};
pub use left_to_decide::{ForgetReport, LeftToDecide, Mention};
pub use listed::listed_only;
pub use location::Location;
pub use log_index::LogIndex;
pub use private::{close_to_others, options as private_options, write_private};
pub use proven::Proven;
pub use restore::{kept_aside, restore, restore_in_place};
pub use seal::{Seal, UnreadSeal};
pub use sidecar::Sidecar;
pub use sqlite_access::connect as connect_to_file;
pub use upgrade::FORMAT;
pub use verify::{Fault, Verification};

/// The kind of the store's own entries that vouch for redacted ones; readers of facts skip it.
pub const REDACTION_KIND: &str = "redaction";

/// Returns the fact of an entry, for lists of what happened; nothing for the first fact and the store's own.
pub fn fact_of(entry: &Entry) -> Option<crate::facts::Fact> {
    match fact_row::fact(entry) {
        Ok(file_format::Read::Fact(fact)) => Some(fact),
        _ => None,
    }
}

/// Returns a random number from the operating system, for seeds of draws that are then recorded.
///
/// It has nine digits, so that a person can read it out and write it down.
///
/// # Errors
/// When the operating system has no randomness to give.
pub fn random_seed() -> Result<u64, StoreError> {
    Ok(u64::from_le_bytes(chain::random_bytes::<8>()?) % 900_000_000 + 100_000_000)
}
