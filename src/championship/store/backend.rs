//! What a database must do for the journal; each back-end is only this.

use super::StoreError;
use super::chain::Sealed;

/// Where the journal ends.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Head {
    /// The number of the last entry, 0 when there is none.
    pub(super) seq: u64,
    /// The chain up to there.
    pub(super) chain: Vec<u8>,
}

/// A request that was stored under an idempotency key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Request {
    pub(super) key: String,
    pub(super) first: u64,
    pub(super) last: u64,
    /// The digest of its facts; gone once one of them was redacted.
    pub(super) digest: Option<Vec<u8>>,
}

/// What takes in a whole journal, entry by entry.
pub(super) trait Intake {
    /// Takes all requests, before the first entry.
    fn requests(&mut self, requests: Vec<Request>);
    /// Takes the next entry.
    fn entry(&mut self, sealed: &Sealed);
}

/// Everything a journal holds, as of one moment.
#[derive(Default)]
pub(super) struct Contents {
    pub(super) entries: Vec<Sealed>,
    pub(super) requests: Vec<Request>,
}

impl Intake for Contents {
    fn requests(&mut self, requests: Vec<Request>) {
        self.requests = requests;
    }

    fn entry(&mut self, sealed: &Sealed) {
        self.entries.push(sealed.clone());
    }
}

/// A connection to a database that holds one journal.
///
/// Numbers are stored as signed 64-bit integers; a journal never comes near the limit.
pub(super) trait Backend: Send {
    /// Makes the connection again if it was lost; outside a transaction.
    fn wake(&mut self) -> Result<(), StoreError>;
    /// Starts a transaction that alone may append.
    fn begin(&mut self) -> Result<(), StoreError>;
    /// Puts the transaction on stable storage.
    fn commit(&mut self) -> Result<(), StoreError>;
    /// Drops the transaction.
    fn rollback(&mut self);
    /// Returns where the journal ends.
    fn head(&mut self) -> Result<Head, StoreError>;
    /// Returns the number of the latest entry about a subject, or 0.
    fn version_of(&mut self, subject: &str) -> Result<u64, StoreError>;
    /// Returns the request stored under a key.
    fn request(&mut self, key: &str) -> Result<Option<Request>, StoreError>;
    /// Adds entries and requests; only inside a transaction.
    fn insert(&mut self, entries: &[Sealed], requests: &[Request]) -> Result<(), StoreError>;
    /// Returns the entries after a number, in order, as of one moment.
    fn read(&mut self, after: u64) -> Result<Vec<Sealed>, StoreError>;
    /// Hands over everything, as of one moment.
    fn each(&mut self, intake: &mut dyn Intake) -> Result<(), StoreError>;
    /// Returns everything, as of one moment.
    fn contents(&mut self) -> Result<Contents, StoreError> {
        let mut contents = Contents::default();
        self.each(&mut contents).map(|()| contents)
    }
    /// Replaces the body of an entry and drops its salt and the digests that were made from it.
    fn redact(&mut self, seq: u64, body: &str, redacted_by: u64) -> Result<(), StoreError>;
    /// Rewrites the storage so that replaced bytes are gone from it; outside a transaction.
    fn erase(&mut self) -> Result<(), StoreError>;
    /// Returns what the database itself finds wrong with its storage.
    fn complaints(&mut self) -> Result<Vec<String>, StoreError>;
    /// Returns the chain up to and with an entry, when there is an entry of that number.
    fn chain_at(&mut self, seq: u64) -> Result<Option<Vec<u8>>, StoreError>;
    /// Puts everything committed into the one file, without making anybody wait; says whether all of it is there.
    fn rest(&mut self) -> Result<bool, StoreError>;
    /// Returns the format of the tables.
    fn format(&mut self) -> Result<u32, StoreError>;
}
