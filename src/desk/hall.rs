//! The championship behind the pages: one thread that works at the desk, and the last state for all to read.

use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread::JoinHandle;
use std::time::Duration;

use tokio::sync::{oneshot, watch};

use championship::facts::{Championship, Fact, Stamp};
use championship::store::{Committed, Desk, DeskError, Location, StoreError};

/// How often the desk looks for what other programs have written.
const GLANCE: Duration = Duration::from_millis(700);

/// The championship as of one moment.
#[derive(Clone)]
pub struct Snapshot {
    /// The state.
    pub championship: Arc<Championship>,
    /// The number of the last fact in it.
    pub head: u64,
}

type Job = Box<dyn FnOnce(&mut Desk) -> Reply + Send>;
/// Tells the visitor what came of it: only when everybody can see the new state, the visitor's next page included.
type Reply = Box<dyn FnOnce() + Send>;

/// A championship open for everybody in the hall.
pub struct Hall {
    location: Location,
    // Both are there until the hall is closed.
    jobs: Option<Sender<Job>>,
    thread: Option<JoinHandle<()>>,
    latest: watch::Receiver<Snapshot>,
}

impl Hall {
    /// Opens a championship and starts its desk thread.
    ///
    /// # Errors
    /// When it is not there or cannot be understood.
    pub fn open(location: &Location, actor: &str) -> Result<Self, DeskError> {
        let desk = Desk::open(location, actor)?;
        let (publish, latest) = watch::channel(snapshot(&desk));
        let (jobs, queue) = channel();
        let thread = std::thread::Builder::new()
            .name("desk".into())
            .spawn(move || work(desk, &queue, &publish))
            .map_err(|error| StoreError::Database {
                place: location.to_string(),
                reason: error.to_string().into(),
            })?;
        Ok(Hall { location: location.clone(), jobs: Some(jobs), thread: Some(thread), latest })
    }

    /// Returns where the championship is.
    pub fn location(&self) -> &Location {
        &self.location
    }

    /// Returns the last state; costs nothing.
    pub fn snapshot(&self) -> Snapshot {
        self.latest.borrow().clone()
    }

    /// Returns a receiver that is told of every new state.
    pub fn watch(&self) -> watch::Receiver<Snapshot> {
        self.latest.clone()
    }

    /// Does something at the desk and waits for what came of it.
    ///
    /// # Errors
    /// When the desk thread is gone.
    pub async fn at_desk<T: Send + 'static>(
        &self,
        job: impl FnOnce(&mut Desk) -> T + Send + 'static,
    ) -> Result<T, DeskError> {
        let gone = || StoreError::InUse(self.location.to_string());
        let (answer, done) = oneshot::channel();
        let job: Job = Box::new(move |desk| {
            let found = job(desk);
            // A visitor who has left has no use for the answer.
            Box::new(move || drop(answer.send(found)))
        });
        self.jobs.as_ref().ok_or_else(gone)?.send(job).map_err(|_| gone())?;
        Ok(done.await.map_err(|_| gone())?)
    }

    /// Decides facts on the current state and stores them in somebody's name.
    ///
    /// # Errors
    /// When the decision, the championship or the store refuses.
    pub async fn commit(
        &self,
        actor: &str,
        key: Option<String>,
        decide: impl FnMut(&Championship, &Stamp) -> Result<Vec<Fact>, DeskError> + Send + 'static,
    ) -> Result<Committed, DeskError> {
        let actor = actor.to_owned();
        self.at_desk(move |desk| desk.commit_as(&actor, key.as_deref(), decide)).await?
    }
}

impl Drop for Hall {
    fn drop(&mut self) {
        // The database is closed before the program ends, so that all of it is in one file.
        drop(self.jobs.take());
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

fn snapshot(desk: &Desk) -> Snapshot {
    Snapshot { championship: desk.shared_championship(), head: desk.head() }
}

/// Works until nobody can ask any more.
fn work(mut desk: Desk, queue: &Receiver<Job>, publish: &watch::Sender<Snapshot>) {
    loop {
        let reply = match queue.recv_timeout(GLANCE) {
            Ok(job) => Some(job(&mut desk)),
            Err(RecvTimeoutError::Timeout) => {
                // What cannot be read now is tried again at the next glance.
                let _ = desk.refresh();
                None
            }
            Err(RecvTimeoutError::Disconnected) => return,
        };
        publish.send_if_modified(|latest| {
            let is_new = latest.head != desk.head();
            if is_new {
                *latest = snapshot(&desk);
            }
            is_new
        });
        if let Some(reply) = reply {
            reply();
        }
    }
}
