//! The check that a journal is whole and unaltered.

use super::backend::Intake;
use super::chain::{START, Sealed};
use super::checker::Checker;
use super::entry::Entry;
use super::{Journal, StoreError};
use speech::{Message, Tell, msg};

/// The outcome of a check.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verification {
    /// How many entries there are.
    pub entries: u64,
    /// How many of them had personal data removed.
    pub redacted: u64,
    /// The chain over all entries, in hexadecimal: two journals with the same value are the same.
    pub chain: String,
    /// What is wrong; empty when all is well.
    pub faults: Vec<Fault>,
}

/// Something wrong in a journal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// The body of an entry is not what was entered.
    Altered(u64),
    /// An entry does not follow from those before it.
    Broken(u64),
    /// Entries are missing before this one.
    Gap(u64),
    /// The key of a request is not of the facts that it names, so that the same request could be stored twice.
    Request(String),
    /// The database complains about its own storage.
    Storage(String),
    /// A body was replaced and no later entry vouches for it.
    Unvouched(u64),
}

impl Tell for Fault {
    fn tell(&self) -> Message {
        match self {
            Fault::Altered(seq) => msg("store-fault-altered").with("seq", seq),
            Fault::Broken(seq) => msg("store-fault-broken").with("seq", seq),
            Fault::Gap(seq) => msg("store-fault-gap").with("seq", seq),
            Fault::Request(key) => msg("store-fault-request").with("key", key),
            Fault::Storage(words) => msg("store-fault-storage").with("words", words),
            Fault::Unvouched(seq) => msg("store-fault-unvouched").with("seq", seq),
        }
    }
}

impl Journal {
    /// Checks the storage, the sequence, every seal and the chain.
    ///
    /// # Errors
    /// When the journal cannot be read at all.
    pub fn verify(&self) -> Result<Verification, StoreError> {
        let mut reader = self.reader()?;
        let complaints = reader.complaints()?;
        let mut checker = Checker::default();
        reader.each(&mut checker)?;
        Ok(Verification {
            entries: checker.n_entries,
            redacted: checker.n_redacted(),
            chain: hex::encode(checker.chain()),
            faults: complaints.into_iter().map(Fault::Storage).chain(checker.faults()).collect(),
        })
    }

    /// Returns the entries after a number, each held against its seal and the chain of those before.
    ///
    /// # Errors
    /// When the journal cannot be read, or is not as it was written.
    pub(super) fn read_checked_after(&self, after: u64) -> Result<Vec<Entry>, StoreError> {
        let (entries, before) = {
            let mut reader = self.reader()?;
            let entries = reader.read(after)?;
            // Nothing is asked for while nothing is new.
            let before = if entries.is_empty() { None } else { reader.chain_at(after)? };
            (entries, before.unwrap_or_else(|| START.to_vec()))
        };
        let wrong = faults_of(Checker::after(before, after), &entries).into_iter().next();
        match wrong {
            Some(fault) => {
                Err(StoreError::Damaged { place: self.location().to_string(), reason: fault.tell().into() })
            }
            None => Ok(entries.into_iter().map(|sealed| sealed.entry).collect()),
        }
    }
}

/// Returns what is wrong with a list of entries that starts at the first.
pub(super) fn faults(entries: &[Sealed]) -> Vec<Fault> {
    faults_of(Checker::default(), entries)
}

fn faults_of(mut checker: Checker, entries: &[Sealed]) -> Vec<Fault> {
    entries.iter().for_each(|sealed| checker.entry(sealed));
    checker.faults()
}
