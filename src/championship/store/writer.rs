//! The one writer: a thread that takes requests from a queue and commits what waits together.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender};
use std::time::{Duration, Instant};

use speech::Tell;

use super::StoreError;
use super::backend::{Backend, Head, Request};
use super::chain::{self, Sealed};
use super::entry::{Append, Entry, Expect, NewFact, Receipt};
use super::forget::{Forgotten, Redaction};
use super::seal::SealFile;
use super::verify;

/// The most requests committed together; more would make the first one wait for the last.
const MOST_TOGETHER: usize = 512;

/// How long something committed may be in the log file alone; a copy of the championship's file lacks it until then.
const UNREST: Duration = Duration::from_secs(1);

/// Work for the writer, with where to send the answer.
pub(super) enum Job {
    /// Append facts.
    Append(Append, SyncSender<Result<Receipt, StoreError>>),
    /// Remove personal data.
    Forget(Redaction, SyncSender<Result<Forgotten, StoreError>>),
    /// Write the seal into this file from now on, at each commit.
    KeepSeal(PathBuf),
}

/// Serves the queue until every sender is gone, and rests in between.
pub(super) fn serve(mut backend: Box<dyn Backend>, queue: &Receiver<Job>) {
    let mut next = None;
    let mut seal = SealFile::default();
    // When what was committed must be in the one file.
    let mut due: Option<Instant> = None;
    loop {
        if due.is_some_and(|due| due <= Instant::now()) {
            // What could not be done now, because somebody reads or the disk is full, is tried again.
            due = (backend.rest() != Ok(true)).then(|| Instant::now() + UNREST);
        }
        let job = match next.take() {
            Some(job) => job,
            None => match wait(queue, due) {
                Ok(job) => job,
                Err(RecvTimeoutError::Timeout) => continue,
                Err(RecvTimeoutError::Disconnected) => break,
            },
        };
        match job {
            Job::Append(append, answer) => {
                let mut group = vec![(append, answer)];
                while group.len() < MOST_TOGETHER {
                    match queue.try_recv() {
                        Ok(Job::Append(append, answer)) => group.push((append, answer)),
                        other => {
                            next = other.ok();
                            break;
                        }
                    }
                }
                commit_group(backend.as_mut(), group, &mut seal);
            }
            Job::Forget(redaction, answer) => {
                // A caller that no longer waits has no use for the answer.
                let _ = answer.send(redaction.run(backend.as_mut()));
            }
            Job::KeepSeal(path) => {
                seal = SealFile::at(path);
                continue;
            }
        }
        due.get_or_insert_with(|| Instant::now() + UNREST);
    }
    if due.is_some() {
        // Others may have the file open, so that closing alone does not do it.
        let _ = backend.rest();
    }
}

/// Waits for work until a moment.
fn wait(queue: &Receiver<Job>, due: Option<Instant>) -> Result<Job, RecvTimeoutError> {
    match due {
        None => queue.recv().map_err(|_| RecvTimeoutError::Disconnected),
        Some(due) => queue.recv_timeout(due.saturating_duration_since(Instant::now())),
    }
}

/// Appends a group of requests in one transaction and answers each when it is on stable storage.
fn commit_group(
    backend: &mut dyn Backend,
    group: Vec<(Append, SyncSender<Result<Receipt, StoreError>>)>,
    seal: &mut SealFile,
) {
    let (appends, answers): (Vec<Append>, Vec<_>) = group.into_iter().unzip();
    let outcomes = match append_all(backend, &appends) {
        Ok((outcomes, head)) => {
            seal.write(&head);
            outcomes
        }
        Err(error) => {
            backend.rollback();
            appends.iter().map(|_| Err(error.clone())).collect()
        }
    };
    for (answer, outcome) in answers.into_iter().zip(outcomes) {
        let _ = answer.send(outcome);
    }
}

/// Decides each request, stores the accepted ones and commits.
fn append_all(
    backend: &mut dyn Backend,
    appends: &[Append],
) -> Result<(Vec<Result<Receipt, StoreError>>, Head), StoreError> {
    backend.begin()?;
    let mut pending = Pending::after(backend.head()?);
    let mut outcomes = Vec::with_capacity(appends.len());
    for append in appends {
        outcomes.push(pending.decide(backend, append)?);
    }
    backend.insert(&pending.entries, &pending.requests)?;
    backend.commit()?;
    Ok((outcomes, pending.head))
}

/// Entries that are numbered and sealed but not yet stored.
pub(super) struct Pending {
    head: Head,
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
    fn decide(
        &mut self,
        backend: &mut dyn Backend,
        append: &Append,
    ) -> Result<Result<Receipt, StoreError>, StoreError> {
        if let Err(refusal) = append.check() {
            return Ok(Err(refusal));
        }
        let digest = chain::request_digest(&append.facts);
        if let Some(key) = &append.key {
            let stored = match self.requests.iter().find(|request| &request.key == key) {
                Some(request) => Some(request.clone()),
                None => backend.request(key)?,
            };
            if let Some(Request { first, last, digest: stored, .. }) = stored {
                // Without a digest a fact of the request was redacted: the key alone must do.
                return Ok(match stored {
                    Some(stored) if stored != digest => Err(StoreError::KeyReused(key.clone())),
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
            self.requests.push(Request { key: key.clone(), first, last, digest: Some(digest.to_vec()) });
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

/// Stores the contents of another journal in an empty one, in one transaction that the caller commits.
pub(super) fn copy_contents(
    from: &mut dyn Backend,
    to: &mut dyn Backend,
    place: &str,
) -> Result<u64, StoreError> {
    let contents = from.contents()?;
    let faults = verify::faults(&contents.entries);
    if let Some(fault) = faults.first() {
        return Err(StoreError::Damaged { place: place.to_string(), reason: fault.tell().into() });
    }
    to.insert(&contents.entries, &contents.requests)?;
    Ok(contents.entries.len() as u64)
}
