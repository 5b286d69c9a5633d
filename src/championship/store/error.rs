//! What can go wrong between a championship and its storage.

use std::io;
use std::path::{Path, PathBuf};

use speech::{Language, Message, Tell, Value, msg};

/// A refusal or failure of the store. Nothing was changed when one is returned.
///
/// `Display` is the English sentence.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", Language::En.say(&self.tell()))]
pub enum StoreError {
    /// The place where a new championship should go is taken.
    AlreadyExists(String),
    /// Somebody else changed what the caller had looked at.
    Conflict {
        /// What was changed, or empty when the caller expected the journal as a whole unchanged.
        subject: String,
        /// The version the caller had seen.
        expected: u64,
        /// The version that is there.
        found: u64,
    },
    /// The operating system refused to read or write a file.
    File {
        /// The file.
        path: PathBuf,
        /// What the system said.
        reason: Value,
    },
    /// Somebody else has the championship open.
    InUse(String),
    /// The request itself cannot be stored.
    Invalid(Message),
    /// An idempotency key came twice with different contents.
    KeyReused(String),
    /// Nothing is there.
    Missing(String),
    /// The file or database holds something else.
    NotAChampionship(String),
    /// The database failed; the outcome of a request in flight may be unknown until it is repeated with its key.
    Database {
        /// Where the championship is.
        place: String,
        /// What the database said.
        reason: Value,
    },
    /// The storage refuses, in words of its own.
    Told(Message),
    /// The championship was written by a newer program.
    TooNew {
        /// Where the championship is.
        place: String,
        /// Its format.
        found: u32,
        /// The newest format this program knows.
        known: u32,
    },
    /// The journal does not hold together.
    Damaged {
        /// Where the championship is.
        place: String,
        /// What was found.
        reason: Value,
    },
    /// A file of somebody else's is not as it was written; nobody here can restore it.
    SealBroken {
        /// What was found.
        reason: Value,
    },
}

impl StoreError {
    /// Returns the error of a file operation.
    pub(crate) fn file(path: &Path, error: &io::Error) -> Self {
        StoreError::File { path: path.to_path_buf(), reason: system_words(error) }
    }
}

impl Tell for StoreError {
    fn tell(&self) -> Message {
        match self {
            StoreError::AlreadyExists(place) => msg("store-already-exists").with("place", place),
            StoreError::Conflict { subject, expected, found } if subject.is_empty() => {
                msg("store-changed").with("expected", expected).with("found", found)
            }
            StoreError::Conflict { subject, expected, found } => msg("store-subject-changed")
                .with("subject", subject)
                .with("expected", expected)
                .with("found", found),
            StoreError::File { path, reason } => {
                msg("store-file").with("path", path.display().to_string()).with("reason", reason.clone())
            }
            StoreError::InUse(place) => msg("store-in-use").with("place", place),
            StoreError::Invalid(message) => message.clone(),
            StoreError::KeyReused(key) => msg("store-key-reused").with("key", key),
            StoreError::Missing(place) => msg("store-missing").with("place", place),
            StoreError::NotAChampionship(place) => msg("store-not-a-championship").with("place", place),
            StoreError::Database { place, reason } => {
                msg("store-database").with("place", place).with("reason", reason.clone())
            }
            StoreError::Told(message) => message.clone(),
            StoreError::TooNew { place, found, known } => {
                msg("store-too-new").with("place", place).with("found", found).with("known", known)
            }
            StoreError::Damaged { place, reason } => {
                msg("store-damaged").with("place", place).with("reason", reason.clone())
            }
            StoreError::SealBroken { reason } => msg("store-seal-broken").with("reason", reason.clone()),
        }
    }
}

/// Returns what the operating system refused, in our words where we have them.
pub fn system_words(error: &io::Error) -> Value {
    error.tell().into()
}
