//! A journal written in one go from facts that are already dated, the same bytes every time.

use std::fs;
use std::path::Path;

use jiff::Timestamp;
use sha2::{Digest, Sha256};

use speech::msg;

use super::backend::{Backend, Head};
use super::chain::{self, START};
use super::entry::Entry;
use super::sqlite::Sqlite;
use super::{Location, StoreError, fact_row};
use crate::facts::Fact;

/// A fact with who entered it and when.
#[derive(Clone, Copy, Debug)]
pub struct Dated<'f> {
    /// The fact.
    pub fact: &'f Fact,
    /// Who entered it.
    pub by: &'f str,
    /// When, in seconds since 1970-01-01 00:00 UTC.
    pub at: i64,
}

/// Writes facts as a new championship file, whole or not at all; a file of the name is replaced.
///
/// The salts of the seals come from the seed and not from chance, so that the same facts give the same bytes. Anybody who
/// knows the seed could therefore guess a name that was later forgotten: this is for invented pupils only.
///
/// # Errors
/// When the file cannot be written.
pub fn bulk_load<'f>(
    path: &Path,
    facts: impl IntoIterator<Item = Dated<'f>>,
    seed: u64,
) -> Result<u64, StoreError> {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let aside = path.with_file_name(format!(".{name}.{}.part", std::process::id()));
    let written = write(&aside, facts, seed).and_then(|entries| {
        fs::rename(&aside, path).map_err(|error| StoreError::file(path, &error))?;
        super::sqlite::sync_folder(path).map(|()| entries)
    });
    if written.is_err() {
        // What was written aside is of no use; if it cannot be removed either, the first error tells more.
        let _ = fs::remove_file(&aside);
    }
    written
}

fn write<'f>(path: &Path, facts: impl IntoIterator<Item = Dated<'f>>, seed: u64) -> Result<u64, StoreError> {
    let mut head = Head { seq: 0, chain: START.to_vec() };
    let mut entries = Vec::new();
    for Dated { fact, by, at } in facts {
        let row = fact_row::row(fact);
        let entry = Entry {
            seq: head.seq + 1,
            at: Timestamp::from_second(at).unwrap_or_default().strftime("%Y-%m-%dT%H:%M:%SZ").to_string(),
            actor: by.to_owned(),
            subject: row.subject,
            kind: row.kind,
            format: row.format,
            body: row.body,
            redacted_by: None,
        };
        let mut hasher = Sha256::new();
        hasher.update(seed.to_be_bytes());
        hasher.update(entry.seq.to_be_bytes());
        let salt = hasher.finalize()[..16].to_vec();
        let sealed = chain::seal_with(entry, &head.chain, salt);
        head = Head { seq: sealed.entry.seq, chain: sealed.chain.clone() };
        entries.push(sealed);
    }
    let mut file = Sqlite::create(path)?;
    file.begin()?;
    file.insert(&entries, &[])?;
    file.commit()?;
    drop(file);
    // All of it must be in the one file before it gets its name.
    match Sqlite::is_free(path) {
        true => Ok(head.seq),
        false => Err(StoreError::Database {
            place: Location::File(path.to_path_buf()).to_string(),
            reason: msg("store-opened-meanwhile").into(),
        }),
    }
}
