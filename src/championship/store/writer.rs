//! The one writer: a thread that takes requests from a queue and commits what waits together.

use std::path::PathBuf;
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender};
use std::time::{Duration, Instant};

use speech::{Tell, msg};

use super::StoreError;
use super::alarm::{Alarms, Danger};
use super::backend::{Backend, Head};
use super::entry::{Append, Receipt};
use super::forget::{Forgotten, Redaction};
use super::pending::Pending;
use super::seal::SealFile;
use super::verify;

/// The most requests committed together; more would make the first one wait for the last.
const MOST_TOGETHER: usize = 512;

/// How long something committed may be in the log file alone; a copy of the championship's file lacks it until then.
const UNREST: Duration = Duration::from_secs(1);

/// How often in a row the log may fail to be folded into the file before somebody must know.
const PATIENT: u32 = 3;

/// Work for the writer, with where to send the answer.
pub(super) enum Job {
    /// Append facts.
    Append(Append, SyncSender<Result<Receipt, StoreError>>),
    /// Remove personal data.
    Forget(Redaction, SyncSender<Result<Forgotten, StoreError>>),
    /// Write the seal into this file from now on, at each commit, and raise alarms here.
    KeepSeal(PathBuf, Alarms),
}

/// Serves the queue until every sender is gone, and rests in between.
pub(super) fn serve(mut backend: Box<dyn Backend>, queue: &Receiver<Job>) {
    let mut next = None;
    let mut seal = SealFile::default();
    let mut alarms = Alarms::default();
    let mut n_refused = 0;
    // When what was committed must be in the one file.
    let mut due: Option<Instant> = None;
    loop {
        if due.is_some_and(|due| due <= Instant::now()) {
            // What could not be done now, because somebody reads or the disk is full, is tried again.
            due = (backend.rest() != Ok(true)).then(|| Instant::now() + UNREST);
            n_refused = if due.is_some() { n_refused + 1 } else { 0 };
            match n_refused {
                0 => alarms.end(Danger::Folding),
                // A copy that somebody makes by hand would be short, and look whole.
                PATIENT.. => alarms.raise(Danger::Folding, vec![msg("vault-unfolded")]),
                _ => {}
            }
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
                commit_group(backend.as_mut(), group, &seal);
            }
            Job::Forget(redaction, answer) => {
                // A caller that no longer waits has no use for the answer.
                let _ = answer.send(redaction.run(backend.as_mut()));
            }
            Job::KeepSeal(path, shared) => {
                (seal, alarms) = (SealFile::at(path), shared);
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
    seal: &SealFile,
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
