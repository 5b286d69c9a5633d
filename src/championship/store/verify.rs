//! The check that a journal is whole and unaltered.

use std::collections::BTreeMap;

use super::backend::{Contents, Request};
use super::chain::{self, START, Sealed};
use super::entry::Entry;
use super::forget::{Voucher, Vouchers};
use super::{Journal, REDACTION_KIND, StoreError};
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
        let mut found: Vec<Fault> = reader.complaints()?.into_iter().map(Fault::Storage).collect();
        let Contents { entries, requests } = reader.contents()?;
        let wrong = faults(&entries);
        // What was altered does not fit its request either.
        if wrong.is_empty() {
            found.extend(request_faults(&entries, &requests));
        }
        found.extend(wrong);
        Ok(Verification {
            entries: entries.len() as u64,
            redacted: entries.iter().filter(|sealed| sealed.entry.redacted_by.is_some()).count() as u64,
            chain: hex::encode(entries.last().map_or(&START[..], |sealed| &sealed.chain)),
            faults: found,
        })
    }
}

impl Journal {
    /// Takes in all entries while each is held against its seal beside it: what is shown was checked.
    ///
    /// # Errors
    /// When the journal cannot be read, or is not as it was written; what was made of it is thrown away then.
    pub(super) fn take_in_checked<T: Send>(
        &self,
        take_in: impl FnOnce(&[Sealed]) -> T + Send,
    ) -> Result<T, StoreError> {
        let Contents { entries, requests } = self.reader()?.contents()?;
        let first_wrong =
            || faults(&entries).into_iter().next().or_else(|| request_faults(&entries, &requests).pop());
        let (wrong, taken) = rayon::join(first_wrong, || take_in(&entries));
        self.unless(wrong, taken)
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
        let wrong = faults_after(&entries, before, after + 1).into_iter().next();
        self.unless(wrong, entries.into_iter().map(|sealed| sealed.entry).collect())
    }

    fn unless<T>(&self, wrong: Option<Fault>, read: T) -> Result<T, StoreError> {
        match wrong {
            Some(fault) => {
                Err(StoreError::Damaged { place: self.location().to_string(), reason: fault.tell().into() })
            }
            None => Ok(read),
        }
    }
}

/// Returns what is wrong with the keys of requests: each has a digest of itself and of the facts it names.
fn request_faults(entries: &[Sealed], requests: &[Request]) -> Vec<Fault> {
    let is_right = |request: &&Request| {
        // Without a digest a fact of the request was redacted.
        let Some(digest) = &request.digest else { return true };
        let first = usize::try_from(request.first).ok().and_then(|first| first.checked_sub(1));
        let last = usize::try_from(request.last).ok();
        let Some(own) = first.zip(last).and_then(|(first, last)| entries.get(first..last)) else {
            return false;
        };
        let asked = || {
            own.iter().map(|Sealed { entry, .. }| {
                (entry.subject.as_str(), entry.kind.as_str(), entry.format, entry.body.as_str())
            })
        };
        let keyed = chain::request_digest(Some(&request.key), asked());
        keyed.as_slice() == digest || chain::request_digest(None, asked()).as_slice() == digest
    };
    requests
        .iter()
        .filter(|request| !is_right(request))
        .map(|request| Fault::Request(request.key.clone()))
        .collect()
}

/// Returns what is wrong with a list of entries that starts at the first.
pub(super) fn faults(entries: &[Sealed]) -> Vec<Fault> {
    faults_after(entries, START.to_vec(), 1)
}

/// Returns what is wrong with a list of entries that goes on from a chain.
fn faults_after(entries: &[Sealed], mut previous: Vec<u8>, mut expected_seq: u64) -> Vec<Fault> {
    let vouchers = vouchers(entries);
    let mut faults = Vec::new();
    for Sealed { entry, salt, digest, chain } in entries {
        if entry.seq != expected_seq {
            faults.push(Fault::Gap(entry.seq));
        }
        expected_seq = entry.seq + 1;
        if chain::link(&previous, entry, digest).as_slice() != chain {
            faults.push(Fault::Broken(entry.seq));
        }
        previous.clone_from(chain);
        match (entry.redacted_by, salt) {
            (None, Some(salt)) if chain::body_digest(salt, &entry.body).as_slice() == digest => {}
            (Some(by), None) => {
                let voucher = Voucher::of(entry.seq, &entry.body);
                if vouchers.get(&(by, entry.seq)) != Some(&voucher.digest) {
                    faults.push(Fault::Unvouched(entry.seq));
                }
            }
            _ => faults.push(Fault::Altered(entry.seq)),
        }
    }
    faults
}

/// Returns the digests of redacted bodies, by the vouching entry and the redacted one.
fn vouchers(entries: &[Sealed]) -> BTreeMap<(u64, u64), String> {
    let redactions = entries.iter().filter(|sealed| sealed.entry.kind == REDACTION_KIND);
    redactions
        .filter_map(|sealed| {
            Some((sealed.entry.seq, serde_json::from_str::<Vouchers>(&sealed.entry.body).ok()?))
        })
        .flat_map(|(by, vouchers)| vouchers.entries.into_iter().map(move |v| ((by, v.seq), v.digest)))
        .collect()
}
