//! The journal as its users see it.

use std::sync::mpsc::{Receiver, Sender, channel, sync_channel};
use std::sync::{Mutex, MutexGuard};
use std::thread::JoinHandle;

use speech::msg;

use super::alarm::Alarms;
use super::backend::{Backend, Head};
use super::chain::START;
use super::entry::{Append, Entry, Receipt};
use super::forget::{Forgotten, Redaction};
use super::postgres::Postgres;
use super::seal::{Seal, SealFile};
use super::sqlite::Sqlite;
use super::writer::{self, Job};
use super::{Location, StoreError};

/// An open journal. Shared by threads as a reference; each request waits only for its own commit.
pub struct Journal {
    location: Location,
    reader: Mutex<Box<dyn Backend>>,
    // Both are there until the journal is dropped.
    queue: Option<Sender<Job>>,
    writer: Option<JoinHandle<()>>,
}

impl Journal {
    /// Creates an empty journal.
    ///
    /// # Errors
    /// When something is already there, or the place cannot be written.
    pub fn create(location: &Location) -> Result<Self, StoreError> {
        let writer: Box<dyn Backend> = match location {
            Location::File(path) => Box::new(Sqlite::create(path)?),
            Location::Postgres(address) => Box::new(Postgres::create(address)?),
        };
        Self::start(location, writer)
    }

    /// Opens a journal, bringing an older format up to date.
    ///
    /// # Errors
    /// When nothing is there, when it is no championship, or when a newer program wrote it.
    pub fn open(location: &Location) -> Result<Self, StoreError> {
        let writer = connect(location)?;
        Self::start(location, writer)
    }

    fn start(location: &Location, backend: Box<dyn Backend>) -> Result<Self, StoreError> {
        let reader = Mutex::new(connect(location)?);
        let (queue, jobs) = channel();
        let writer = std::thread::Builder::new()
            .name("journal".into())
            .spawn(move || writer::serve(backend, &jobs))
            .map_err(|error| StoreError::Database {
                place: location.to_string(),
                reason: msg("store-no-thread").with("reason", error.to_string()).into(),
            })?;
        Ok(Journal { location: location.clone(), reader, queue: Some(queue), writer: Some(writer) })
    }

    /// Returns where the journal is.
    pub fn location(&self) -> &Location {
        &self.location
    }

    /// Appends facts and waits until they are on stable storage.
    ///
    /// # Errors
    /// When the request is refused or the database fails; then none of its facts is stored.
    pub fn append(&self, append: Append) -> Result<Receipt, StoreError> {
        self.submit(append).wait()
    }

    /// Queues a request and returns at once; requests are taken in the order they were queued.
    pub fn submit(&self, append: Append) -> Ticket {
        let (answer, outcome) = sync_channel(1);
        self.send(Job::Append(append, answer));
        Ticket { outcome, place: self.location.to_string() }
    }

    /// Returns the entries after a number, in order.
    ///
    /// # Errors
    /// When the database fails.
    pub fn read(&self, after: u64) -> Result<Vec<Entry>, StoreError> {
        let entries = self.reader()?.read(after)?;
        Ok(entries.into_iter().map(|sealed| sealed.entry).collect())
    }

    /// Returns the number of the last entry, 0 when there is none.
    ///
    /// # Errors
    /// When the database fails.
    pub fn head(&self) -> Result<u64, StoreError> {
        self.reader()?.head().map(|head| head.seq)
    }

    /// Returns the seal of the journal as it is.
    ///
    /// # Errors
    /// When the database fails.
    pub fn seal(&self) -> Result<Seal, StoreError> {
        self.reader()?.head().map(|head| Seal::of(&head))
    }

    /// Returns the seal up to and with an entry, when there is an entry of that number.
    ///
    /// # Errors
    /// When the database fails.
    pub fn seal_at(&self, seq: u64) -> Result<Option<Seal>, StoreError> {
        if seq == 0 {
            return Ok(Some(Seal::of(&Head { seq, chain: START.to_vec() })));
        }
        let chain = self.reader()?.chain_at(seq)?;
        Ok(chain.map(|chain| Seal::of(&Head { seq, chain })))
    }

    /// Returns what tells a championship from any other: the seal of its first fact, which was salted by chance.
    ///
    /// # Errors
    /// When the database fails.
    pub(super) fn id(&self) -> Result<String, StoreError> {
        let first = self.seal_at(1)?.map(|seal| seal.chain).unwrap_or_default();
        Ok(first.chars().take(16).collect())
    }

    /// Writes the seal beside the championship from now on, so that a loss of its file is noticed, and raises the alarm
    /// while part of the championship is not in its file.
    pub(super) fn keep_seal(&self, alarms: &Alarms) {
        self.send(Job::KeepSeal(SealFile::path(&self.location), alarms.clone()));
    }

    /// Returns the number of the latest entry about a subject, 0 when there is none.
    ///
    /// # Errors
    /// When the database fails.
    pub fn version_of(&self, subject: &str) -> Result<u64, StoreError> {
        self.reader()?.version_of(subject)
    }

    /// Returns the receipt of the request stored under an idempotency key.
    ///
    /// # Errors
    /// When the database fails.
    pub fn receipt_of(&self, key: &str) -> Result<Option<Receipt>, StoreError> {
        let request = self.reader()?.request(key)?;
        Ok(request.map(|request| Receipt { first: request.first, last: request.last, repeated: true }))
    }

    /// Removes personal data from entries, for good: see [`Redaction`].
    ///
    /// # Errors
    /// When the database fails, or the storage could not be rewritten.
    pub fn forget(&self, redaction: Redaction) -> Result<Forgotten, StoreError> {
        let (answer, outcome) = sync_channel(1);
        self.send(Job::Forget(redaction, answer));
        outcome.recv().unwrap_or_else(|_| Err(stopped(self.location.to_string())))
    }

    /// Returns the connection for reading, made again if it was lost.
    pub(super) fn reader(&self) -> Result<MutexGuard<'_, Box<dyn Backend>>, StoreError> {
        // A thread that panicked while reading changed nothing.
        let mut reader = self.reader.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        reader.wake()?;
        Ok(reader)
    }

    fn send(&self, job: Job) {
        if let Some(queue) = &self.queue {
            // When the writer is gone the answer's sender is dropped, and the caller is told.
            let _ = queue.send(job);
        }
    }
}

impl Drop for Journal {
    fn drop(&mut self) {
        self.queue = None;
        if let Some(writer) = self.writer.take() {
            let _ = writer.join();
        }
    }
}

/// A request on its way to stable storage.
#[must_use = "a request counts only once its ticket was waited for"]
pub struct Ticket {
    outcome: Receiver<Result<Receipt, StoreError>>,
    place: String,
}

impl Ticket {
    /// Waits for the outcome.
    ///
    /// # Errors
    /// When the request is refused or the database fails; then none of its facts is stored.
    pub fn wait(self) -> Result<Receipt, StoreError> {
        self.outcome.recv().unwrap_or_else(|_| Err(stopped(self.place)))
    }
}

/// Opens a connection to an existing journal.
pub(super) fn connect(location: &Location) -> Result<Box<dyn Backend>, StoreError> {
    Ok(match location {
        Location::File(path) => Box::new(Sqlite::open(path)?),
        Location::Postgres(address) => Box::new(Postgres::open(address)?),
    })
}

fn stopped(place: String) -> StoreError {
    StoreError::Database { place, reason: msg("store-writer-stopped").into() }
}
