//! The state that a journal says, rebuilt from its first entry on.
//!
//! One thread reads the entries, holds each against its seal and makes facts of them; another takes the facts in meanwhile.

use std::ops::Range;
use std::sync::mpsc::{SyncSender, sync_channel};
use std::thread;

use super::backend::{Intake, Request};
use super::chain::Sealed;
use super::checker::Checker;
use super::desk::DeskError;
use super::entry::Entry;
use super::event::{EVENT_KIND, Event, event_of};
use super::file_format::Read;
use super::log_index::LogIndex;
use super::{Journal, Location, REDACTION_KIND, StoreError, fact_row};
use crate::facts::{Championship, Fact};
use crate::regulations;
use speech::{Message, Tell, Value, msg};

/// How many facts are handed over at once: few enough that both threads always have work.
const BATCH: usize = 512;

/// How many batches may wait, so that a large journal is never in memory as a whole.
const WAITING: usize = 16;

/// A fact with the number of its entry, or why the entry tells none.
type Numbered = (u64, Result<Read, Message>);

/// What a journal says.
pub(super) struct Replayed {
    pub(super) championship: Championship,
    pub(super) log: LogIndex,
    /// The number of the last entry.
    pub(super) head: u64,
    /// The entries that were asked for.
    pub(super) entries: Vec<Entry>,
}

/// Rebuilds the state.
///
/// # Errors
/// When the journal cannot be read or understood, or is not as it was written.
pub(super) fn replay(journal: &Journal) -> Result<Replayed, DeskError> {
    replay_before(journal, u64::MAX..u64::MAX)
}

/// Rebuilds the state before some entries, and returns those, too.
///
/// # Errors
/// As [`replay`].
pub(super) fn replay_before(journal: &Journal, kept: Range<u64>) -> Result<Replayed, DeskError> {
    let location = journal.location();
    let (sender, batches) = sync_channel(WAITING);
    let mut reading = Reading {
        checker: Checker::default(),
        batch: Vec::new(),
        sender,
        log: LogIndex::default(),
        head: 0,
        kept,
        entries: Vec::new(),
    };
    thread::scope(|scope| {
        let taken = scope.spawn(|| take_in_all(location, batches.into_iter().flatten()));
        let read = journal.reader().and_then(|mut reader| reader.each(&mut reading));
        reading.hand_over();
        let Reading { checker, sender, log, head, entries, .. } = reading;
        drop(sender);
        let taken = taken.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic));
        read?;
        // What is shown was checked: what was made of a journal that is not as it was written is thrown away.
        if let Some(fault) = checker.faults().into_iter().next() {
            return Err(damaged(location, fault.tell()));
        }
        Ok(Replayed { championship: taken?, log, head, entries })
    })
}

/// What the reading thread does with each entry.
struct Reading {
    checker: Checker,
    batch: Vec<Numbered>,
    sender: SyncSender<Vec<Numbered>>,
    log: LogIndex,
    /// The number of the last entry.
    head: u64,
    /// The entries that are kept and not taken in; nothing after them is.
    kept: Range<u64>,
    entries: Vec<Entry>,
}

impl Reading {
    fn hand_over(&mut self) {
        let batch = std::mem::replace(&mut self.batch, Vec::with_capacity(BATCH));
        // Whoever stopped taking in tells why; the rest is still checked.
        let _ = self.sender.send(batch);
    }
}

impl Intake for Reading {
    fn requests(&mut self, requests: Vec<Request>) {
        self.checker.requests(requests);
    }

    fn entry(&mut self, sealed: &Sealed) {
        self.checker.entry(sealed);
        let entry = &sealed.entry;
        self.head = entry.seq;
        self.log.take_in(entry);
        if self.kept.contains(&entry.seq) {
            self.entries.push(entry.clone());
        }
        if entry.seq < self.kept.start
            && let Some(read) = read(entry).transpose()
        {
            self.batch.push((entry.seq, read));
            if self.batch.len() >= BATCH {
                self.hand_over();
            }
        }
    }
}

/// Reads what an entry does to the state, if anything.
fn read(entry: &Entry) -> Result<Option<Read>, Message> {
    if entry.kind == EVENT_KIND
        && let Some(Event::NamesChosen { names }) = event_of(entry)
    {
        // What the public sees stood beside the facts before it became one.
        let names = names.parse().unwrap_or_default();
        return Ok(Some(Read::Fact(Fact::NamesChosen { names })));
    }
    match [REDACTION_KIND, EVENT_KIND].contains(&entry.kind.as_str()) {
        true => Ok(None),
        false => fact_row::fact(entry).map(Some),
    }
}

/// Rebuilds the state from entries that were checked.
///
/// # Errors
/// When they cannot be understood.
pub(super) fn replay_entries(location: &Location, entries: &[Sealed]) -> Result<Championship, DeskError> {
    let numbered = |sealed: &Sealed| Some((sealed.entry.seq, read(&sealed.entry).transpose()?));
    take_in_all(location, entries.iter().filter_map(numbered))
}

fn take_in_all(
    location: &Location,
    mut facts: impl Iterator<Item = Numbered>,
) -> Result<Championship, DeskError> {
    let Some((_, first)) = facts.next() else { return Err(damaged(location, msg("store-empty"))) };
    let Read::Created(name, source) = first.map_err(|reason| damaged(location, reason))? else {
        return Err(damaged(location, msg("store-not-created-first")));
    };
    let regulations = regulations::parse_stored("regulations.yaml", &source).map_err(|problems| {
        damaged(location, Value::All(problems.iter().map(|problem| problem.tell().into()).collect()))
    })?;
    let mut championship = Championship::begin(&Fact::Created { name, regulations: Box::new(regulations) })?;
    for (seq, read) in facts {
        apply(location, &mut championship, seq, read)?;
    }
    Ok(championship)
}

/// Applies an entry to the state.
pub(super) fn take_in(
    location: &Location,
    championship: &mut Championship,
    entry: &Entry,
) -> Result<(), DeskError> {
    match read(entry).transpose() {
        Some(read) => apply(location, championship, entry.seq, read),
        None => Ok(()),
    }
}

fn apply(
    location: &Location,
    championship: &mut Championship,
    seq: u64,
    read: Result<Read, Message>,
) -> Result<(), DeskError> {
    match read.map_err(|reason| damaged(location, reason))? {
        Read::Fact(fact) => championship.apply(&fact).map_err(|refusal| {
            damaged(location, msg("store-fact-refused").with("seq", seq).with("reason", refusal.tell()))
        }),
        Read::Created(..) => Err(damaged(location, msg("store-created-again").with("seq", seq))),
    }
}

fn damaged(location: &Location, reason: impl Into<Value>) -> DeskError {
    StoreError::Damaged { place: location.to_string(), reason: reason.into() }.into()
}
