//! Facts on their way to the store: numbered and sealed, or refused.

use std::collections::BTreeMap;

use super::StoreError;
use super::backend::{Backend, Head, Request};
use super::chain::{self, Sealed};
use super::entry::{Append, Entry, Expect, NewFact, Receipt};

/// Entries that are numbered and sealed but not yet stored.
pub(super) struct Pending {
    pub(super) head: Head,
    pub(super) entries: Vec<Sealed>,
    pub(super) requests: Vec<Request>,
    /// The latest pending entry about each subject.
    versions: BTreeMap<String, u64>,
}

impl Pending {
    /// Returns an empty list that goes on from a head.
    pub(super) fn after(head: Head) -> Self {
        Pending { head, entries: Vec::new(), requests: Vec::new(), versions: BTreeMap::new() }
    }

    /// Numbers and seals facts.
    pub(super) fn push(&mut self, facts: &[NewFact], actor: &str, at: &str) -> Result<(), StoreError> {
        for fact in facts {
            let entry = Entry {
                seq: self.head.seq + 1,
                at: at.to_string(),
                actor: actor.to_string(),
                subject: fact.subject.clone(),
                kind: fact.kind.clone(),
                format: fact.format,
                body: fact.body.clone(),
                redacted_by: None,
            };
            let sealed = chain::seal(entry, &self.head.chain)?;
            self.head = Head { seq: sealed.entry.seq, chain: sealed.chain.clone() };
            self.versions.insert(fact.subject.clone(), self.head.seq);
            self.entries.push(sealed);
        }
        Ok(())
    }

    /// Returns the number of the last entry, pending or stored.
    pub(super) fn seq(&self) -> u64 {
        self.head.seq
    }

    /// Accepts a request onto the list, or refuses it.
    ///
    /// The outer error is a failure of the database, the inner one a refusal of this request alone.
    pub(super) fn decide(
        &mut self,
        backend: &mut dyn Backend,
        append: &Append,
    ) -> Result<Result<Receipt, StoreError>, StoreError> {
        if let Err(refusal) = append.check() {
            return Ok(Err(refusal));
        }
        let mut asked = Vec::new();
        for fact in &append.facts {
            chain::add_asked(&mut asked, (&fact.subject, &fact.kind, fact.format, &fact.body));
        }
        let digest = |key: Option<&String>| chain::request_digest(key.map(String::as_str), &asked);
        if let Some(key) = &append.key {
            let stored = match self.requests.iter().find(|request| &request.key == key) {
                Some(request) => Some(request.clone()),
                None => backend.request(key)?,
            };
            if let Some(Request { first, last, digest: stored, .. }) = stored {
                // Without a digest a fact of the request was redacted: the key alone must do.
                return Ok(match stored {
                    Some(stored) if stored != digest(Some(key)) && stored != digest(None) => {
                        Err(StoreError::KeyReused(key.clone()))
                    }
                    _ => Ok(Receipt { first, last, repeated: true }),
                });
            }
        }
        if let Some(conflict) = self.conflict(backend, &append.expect)? {
            return Ok(Err(conflict));
        }
        let first = self.head.seq + 1;
        self.push(&append.facts, &append.actor, &append.at)?;
        let last = self.head.seq;
        if let Some(key) = &append.key {
            let digest = Some(digest(Some(key)).to_vec());
            self.requests.push(Request { key: key.clone(), first, last, digest });
        }
        Ok(Ok(Receipt { first, last, repeated: false }))
    }

    fn conflict(
        &mut self,
        backend: &mut dyn Backend,
        expect: &Expect,
    ) -> Result<Option<StoreError>, StoreError> {
        match expect {
            Expect::Anything => {}
            Expect::Head(seq) => {
                if *seq != self.head.seq {
                    let (expected, found) = (*seq, self.head.seq);
                    return Ok(Some(StoreError::Conflict { subject: String::new(), expected, found }));
                }
            }
            Expect::Subjects(subjects) => {
                for (subject, expected) in subjects {
                    let found = match self.versions.get(subject) {
                        Some(seq) => *seq,
                        None => backend.version_of(subject)?,
                    };
                    if found != *expected {
                        let (subject, expected) = (subject.clone(), *expected);
                        return Ok(Some(StoreError::Conflict { subject, expected, found }));
                    }
                }
            }
        }
        Ok(None)
    }
}
