//! The seals of the journal: a salted digest of each body, and a chain over all entries.
//!
//! The chain covers the digest and not the body, and the digest is salted. So a body can be redacted and
//! its salt thrown away: the chain still holds, and nobody can guess the removed name from the digest.

use sha2::{Digest, Sha256};

use super::StoreError;
use super::entry::Entry;
use speech::msg;

/// A SHA-256 value.
pub(super) type Hash = [u8; 32];

/// The chain before the first entry.
pub(super) const START: Hash = [0; 32];

/// An entry with its seals.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Sealed {
    pub(super) entry: Entry,
    /// Random bytes of the body's digest; gone once the body is redacted.
    pub(super) salt: Option<Vec<u8>>,
    /// The digest of the body as it was entered.
    pub(super) digest: Vec<u8>,
    /// The chain up to and with this entry.
    pub(super) chain: Vec<u8>,
}

/// Returns an entry sealed onto the chain.
pub(super) fn seal(entry: Entry, previous: &[u8]) -> Result<Sealed, StoreError> {
    Ok(seal_with(entry, previous, random_bytes::<16>()?.to_vec()))
}

/// Returns an entry sealed onto the chain with a salt that is given.
pub(super) fn seal_with(entry: Entry, previous: &[u8], salt: Vec<u8>) -> Sealed {
    let digest = body_digest(&salt, &entry.body).to_vec();
    let chain = link(previous, &entry, &digest).to_vec();
    Sealed { entry, salt: Some(salt), digest, chain }
}

/// Returns the digest of a body.
pub(super) fn body_digest(salt: &[u8], body: &str) -> Hash {
    hashed(&[salt, body.as_bytes()])
}

/// Returns the chain after an entry.
pub(super) fn link(previous: &[u8], entry: &Entry, digest: &[u8]) -> Hash {
    hashed(&[
        previous,
        &entry.seq.to_be_bytes(),
        entry.at.as_bytes(),
        entry.actor.as_bytes(),
        entry.subject.as_bytes(),
        entry.kind.as_bytes(),
        &entry.format.to_be_bytes(),
        digest,
    ])
}

/// What a request asked for, as its digest covers it: subject, kind, format and body.
pub(super) type Asked<'a> = (&'a str, &'a str, u32, &'a str);

/// Returns the digest by which a repeated request is told from a different one with the same key, and by which a key that was
/// altered is found. Requests of earlier programs have one without their key.
pub(super) fn request_digest(key: Option<&str>, asked: &[u8]) -> Hash {
    let mut hasher = Sha256::new();
    framed(key.map(str::as_bytes).as_slice(), |bytes| hasher.update(bytes));
    hasher.update(asked);
    hasher.finalize().into()
}

/// Adds a fact to what a request asked for.
pub(super) fn add_asked(asked: &mut Vec<u8>, (subject, kind, format, body): Asked<'_>) {
    let fields = [subject.as_bytes(), kind.as_bytes(), &format.to_be_bytes(), body.as_bytes()];
    framed(&fields, |bytes| asked.extend_from_slice(bytes));
}

/// Returns random bytes from the operating system.
pub(super) fn random_bytes<const N: usize>() -> Result<[u8; N], StoreError> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes)
        .map_err(|error| StoreError::Invalid(msg("store-no-randomness").with("reason", error.to_string())))?;
    Ok(bytes)
}

/// Returns the digest of a list of fields.
fn hashed(fields: &[&[u8]]) -> Hash {
    let mut hasher = Sha256::new();
    framed(fields, |bytes| hasher.update(bytes));
    hasher.finalize().into()
}

/// Hands out each field after its length, so that no two lists of fields look alike.
fn framed(fields: &[&[u8]], mut take: impl FnMut(&[u8])) {
    for bytes in fields {
        take(&(bytes.len() as u64).to_be_bytes());
        take(bytes);
    }
}
