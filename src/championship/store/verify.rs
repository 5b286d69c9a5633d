//! The check that a journal is whole and unaltered.

use std::collections::BTreeMap;

use super::chain::{self, START, Sealed};
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
        let entries = reader.read(0)?;
        found.extend(faults(&entries));
        Ok(Verification {
            entries: entries.len() as u64,
            redacted: entries.iter().filter(|sealed| sealed.entry.redacted_by.is_some()).count() as u64,
            chain: chain::to_hex(entries.last().map_or(&START[..], |sealed| &sealed.chain)),
            faults: found,
        })
    }
}

/// Returns what is wrong with a list of entries that starts at the first.
pub(super) fn faults(entries: &[Sealed]) -> Vec<Fault> {
    let vouchers = vouchers(entries);
    let mut faults = Vec::new();
    let mut previous = START.to_vec();
    let mut expected_seq = 1;
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
