//! The removal of personal data from a journal whose chain must still hold.
//!
//! An entry of kind `redaction` is appended with the digests of the new bodies: it vouches for them as the
//! digest of the old body, now without salt, no longer can.

use serde::{Deserialize, Serialize};

use super::backend::Backend;
use super::chain;
use super::entry::{Entry, NewFact};
use super::pending::Pending;
use super::{REDACTION_KIND, StoreError};

/// Gives the new body of an entry, or nothing to leave it alone.
pub type Rewrite = dyn FnMut(&Entry) -> Option<String> + Send;

/// What must be removed, and what is recorded about it.
pub struct Redaction {
    /// Who asks.
    pub actor: String,
    /// When, RFC 3339.
    pub at: String,
    /// Facts to append with the removal.
    pub facts: Vec<NewFact>,
    /// Returns the new body of an entry that holds what must go, and nothing for all others.
    pub rewrite: Box<Rewrite>,
}

/// What a removal did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Forgotten {
    /// How many entries were rewritten; when none, nothing was recorded either.
    pub entries: usize,
    /// The number of the last entry of the journal.
    pub head: u64,
}

/// The body of a redaction entry.
#[derive(Serialize, Deserialize)]
pub(super) struct Vouchers {
    pub(super) entries: Vec<Voucher>,
}

/// The digest of one redacted body.
#[derive(Serialize, Deserialize)]
pub(super) struct Voucher {
    pub(super) seq: u64,
    pub(super) digest: String,
}

impl Voucher {
    /// Returns the voucher of a body.
    pub(super) fn of(seq: u64, body: &str) -> Self {
        Voucher { seq, digest: hex::encode(chain::body_digest(&[], body)) }
    }
}

impl Redaction {
    /// Does the removal on the writer's connection.
    pub(super) fn run(mut self, backend: &mut dyn Backend) -> Result<Forgotten, StoreError> {
        let forgotten = match self.rewrite_entries(backend) {
            Ok(forgotten) => forgotten,
            Err(error) => {
                backend.rollback();
                return Err(error);
            }
        };
        // Also when there was nothing to rewrite: an earlier removal may have been kept from erasing.
        if forgotten.entries > 0 || backend.read(0)?.iter().any(|sealed| sealed.entry.redacted_by.is_some()) {
            backend.erase()?;
        }
        Ok(forgotten)
    }

    fn rewrite_entries(&mut self, backend: &mut dyn Backend) -> Result<Forgotten, StoreError> {
        backend.begin()?;
        let head = backend.head()?;
        let mut rewritten = Vec::new();
        for sealed in backend.read(0)? {
            if sealed.entry.kind != REDACTION_KIND
                && let Some(body) = (self.rewrite)(&sealed.entry)
                && body != sealed.entry.body
            {
                rewritten.push((sealed.entry.seq, body));
            }
        }
        if rewritten.is_empty() {
            backend.rollback();
            return Ok(Forgotten { entries: 0, head: head.seq });
        }
        let vouchers =
            Vouchers { entries: rewritten.iter().map(|(seq, body)| Voucher::of(*seq, body)).collect() };
        let voucher = NewFact {
            subject: REDACTION_KIND.into(),
            kind: REDACTION_KIND.into(),
            format: 1,
            body: serde_json::to_string(&vouchers).expect("numbers and texts are JSON"),
        };
        let mut pending = Pending::after(head);
        pending.push(&self.facts, &self.actor, &self.at)?;
        pending.push(&[voucher], &self.actor, &self.at)?;
        let redacted_by = pending.seq();
        backend.insert(&pending.entries, &[])?;
        for (seq, body) in &rewritten {
            backend.redact(*seq, body, redacted_by)?;
        }
        backend.commit()?;
        Ok(Forgotten { entries: rewritten.len(), head: redacted_by })
    }
}
