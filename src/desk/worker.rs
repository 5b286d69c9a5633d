//! The championship behind the pages: one thread that works at the desk, and the last state for all to read.

use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread::JoinHandle;
use std::time::Duration;

use tokio::sync::{oneshot, watch};

use super::faults;
use championship::facts::{Championship, Fact, Stamp};
use championship::store::{Alarms, Committed, Desk, DeskError, Location, LogIndex, StoreError};
use speech::{Message, Tell};

/// How often the desk looks for what other programs have written.
const GLANCE: Duration = Duration::from_millis(700);

/// The championship as of one moment.
#[derive(Clone)]
pub struct Snapshot {
    /// The state.
    pub championship: Arc<Championship>,
    /// The state as the public may see it.
    pub public: Arc<Championship>,
    /// Who has come to the hall and who wrote in the log.
    pub log: Arc<LogIndex>,
    /// The number of the last fact in it.
    pub head: u64,
    /// The number of the last fact that is more than something done at a board on a screen: pages without boards are the same
    /// since.
    pub head_off_boards: u64,
    /// What somebody must know until it is over.
    pub alarms: Vec<Message>,
    /// The seal that proves paper by the file, where the journal could be read.
    pub seal: Option<String>,
    /// What tells this championship from any other, whatever its name and wherever it is.
    pub id: Arc<str>,
}

type Job = Box<dyn FnOnce(&mut Desk) -> Done + Send>;

/// Opens the desk anew.
type Reopen<'a> = &'a dyn Fn() -> Result<Desk, DeskError>;

/// Something done while nobody has the championship open; gives back the desk opened anew, if it could be.
type Exchange = Box<dyn FnOnce(Reopen) -> (Option<Desk>, Box<dyn FnOnce() + Send>) + Send>;

/// What the desk thread is asked for.
enum Order {
    Work(Job),
    Exchange(Exchange),
}

/// What came of a job.
struct Done {
    /// Tells the visitor: only when everybody can see the new state, the visitor's next page included.
    reply: Box<dyn FnOnce() + Send>,
    /// The job panicked, and may have left the desk in the middle of something.
    is_broken: bool,
}

/// A championship open for everybody in the hall.
pub struct Worker {
    location: Location,
    // Both are there until the hall is closed.
    jobs: Option<Sender<Order>>,
    thread: Option<JoinHandle<()>>,
    latest: watch::Receiver<Snapshot>,
    alarms: Alarms,
}

impl Worker {
    /// Opens a championship and starts its desk thread.
    ///
    /// # Errors
    /// When it is not there or cannot be understood.
    pub fn open(location: &Location, actor: &str) -> Result<Self, DeskError> {
        let desk = Desk::open(location, actor)?;
        desk.look_back();
        let alarms = desk.alarms().clone();
        let (publish, latest) = watch::channel(snapshot(&desk));
        let (jobs, queue) = channel();
        let (place, name) = (location.clone(), actor.to_owned());
        let shared = alarms.clone();
        let reopen = move || Desk::open_with(&place, &name, &shared);
        let thread = std::thread::Builder::new()
            .name("desk".into())
            .spawn(move || work(desk, &reopen, &queue, &publish))
            .map_err(|error| StoreError::Database {
                place: location.to_string(),
                reason: error.to_string().into(),
            })?;
        Ok(Worker { location: location.clone(), jobs: Some(jobs), thread: Some(thread), latest, alarms })
    }

    /// Returns where the championship is.
    pub fn location(&self) -> &Location {
        &self.location
    }

    /// Returns what somebody must know until it is over.
    pub fn alarms(&self) -> &Alarms {
        &self.alarms
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
    /// When the desk thread is gone, or cannot open the championship again after a panic.
    ///
    /// # Panics
    /// When the job does: the panic is this request's, and the desk goes on.
    pub async fn at_desk<T: Send + 'static>(
        &self,
        job: impl FnOnce(&mut Desk) -> T + Send + 'static,
    ) -> Result<T, DeskError> {
        let gone = || StoreError::InUse(self.location.to_string());
        let (answer, done) = oneshot::channel();
        let job: Job = Box::new(move |desk| {
            let found = catch_unwind(AssertUnwindSafe(|| job(desk)));
            let is_broken = found.is_err();
            // A visitor who has left has no use for the answer.
            Done { reply: Box::new(move || drop(answer.send(found))), is_broken }
        });
        self.jobs.as_ref().ok_or_else(gone)?.send(Order::Work(job)).map_err(|_| gone())?;
        match done.await.map_err(|_| gone())? {
            Ok(found) => Ok(found),
            Err(payload) => resume_unwind(payload),
        }
    }

    /// Lets go of the championship, does something in its place, and opens it again for everybody.
    ///
    /// # Errors
    /// When what is done fails, the championship cannot be opened again, or what follows at the desk fails.
    ///
    /// # Panics
    /// When what is done does; the desk goes on.
    pub async fn exchange<T: Send + 'static>(
        &self,
        change: impl FnOnce() -> Result<T, DeskError> + Send + 'static,
        then: impl FnOnce(&mut Desk, &T) -> Result<(), DeskError> + Send + 'static,
    ) -> Result<T, DeskError> {
        let gone = || StoreError::InUse(self.location.to_string());
        let (answer, done) = oneshot::channel();
        let exchange: Exchange = Box::new(move |reopen| {
            let found = catch_unwind(AssertUnwindSafe(change));
            let mut desk = reopen();
            let found = found.map(|changed| {
                let changed = changed?;
                match &mut desk {
                    Ok(desk) => {
                        desk.look_back();
                        then(desk, &changed)?;
                        Ok(changed)
                    }
                    Err(error) => Err(error.tell().into()),
                }
            });
            (desk.ok(), Box::new(move || drop(answer.send(found))))
        });
        self.jobs.as_ref().ok_or_else(gone)?.send(Order::Exchange(exchange)).map_err(|_| gone())?;
        match done.await.map_err(|_| gone())? {
            Ok(found) => found,
            Err(payload) => resume_unwind(payload),
        }
    }

    /// Decides facts on the current state and stores them in somebody's name.
    ///
    /// # Errors
    /// When the decision, the championship or the store refuses.
    pub async fn commit(
        &self,
        actor: &str,
        key: Option<String>,
        mut decide: impl FnMut(&Championship, &Stamp) -> Result<Vec<Fact>, DeskError> + Send + 'static,
    ) -> Result<Committed, DeskError> {
        let decide = move |championship: &Championship, stamp: &Stamp| {
            decide(championship, stamp).map(|facts| (facts, ()))
        };
        Ok(self.commit_with(actor, key, decide).await?.0)
    }

    /// Does as [`Worker::commit`], and returns what else the decision says; nothing where the request was answered before.
    ///
    /// # Errors
    /// When the decision, the championship or the store refuses.
    pub async fn commit_with<T: Send + 'static>(
        &self,
        actor: &str,
        key: Option<String>,
        mut decide: impl FnMut(&Championship, &Stamp) -> Result<(Vec<Fact>, T), DeskError> + Send + 'static,
    ) -> Result<(Committed, Option<T>), DeskError> {
        self.commit_by_log(actor, key, move |championship, _, stamp| decide(championship, stamp)).await
    }

    /// Does as [`Worker::commit_with`], where the decision asks the log, too.
    ///
    /// # Errors
    /// When the decision, the championship or the store refuses.
    pub async fn commit_by_log<T: Send + 'static>(
        &self,
        actor: &str,
        key: Option<String>,
        mut decide: impl FnMut(&Championship, &LogIndex, &Stamp) -> Result<(Vec<Fact>, T), DeskError>
        + Send
        + 'static,
    ) -> Result<(Committed, Option<T>), DeskError> {
        let actor = actor.to_owned();
        // Others may have written since the last glance, and an answer is about the journal as it is: also the answer
        // that there is nothing to do.
        self.at_desk(move |desk| {
            desk.refresh()?;
            let mut said = None;
            let committed = desk.commit_by_log(&actor, key.as_deref(), |championship, log, stamp| {
                let (facts, told) = decide(championship, log, stamp)?;
                said = Some(told);
                Ok(facts)
            });
            match committed {
                Ok(committed) => Ok((committed, said)),
                Err(error) => Err(as_people_say(desk.championship(), error)),
            }
        })
        .await?
    }
}

/// Returns a refusal as pages say it: pupils, groups and tournaments are called as people call them.
pub(super) fn as_people_say(championship: &Championship, error: DeskError) -> DeskError {
    match error {
        DeskError::Store(_) => error,
        DeskError::Refused(_) | DeskError::Told(_) => DeskError::Told(championship.spoken(error.tell())),
    }
}

impl Drop for Worker {
    fn drop(&mut self) {
        // The database is closed before the program ends, so that all of it is in one file.
        drop(self.jobs.take());
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

fn snapshot(desk: &Desk) -> Snapshot {
    let alarms = desk.alarms().list();
    let seal = desk.seal().ok().flatten().map(|seal| seal.to_string());
    let championship = desk.shared_championship();
    let public = championship.for_public().map_or_else(|| Arc::clone(&championship), Arc::new);
    Snapshot {
        championship,
        public,
        log: Arc::clone(desk.log()),
        head: desk.head(),
        head_off_boards: desk.head_off_boards(),
        alarms,
        seal,
        id: desk.id().into(),
    }
}

/// Works until nobody can ask any more.
fn work(desk: Desk, reopen: Reopen, queue: &Receiver<Order>, publish: &watch::Sender<Snapshot>) {
    // None while what there is may be half of something: nobody is shown it.
    let mut present = Some(desk);
    loop {
        let asked = queue.recv_timeout(GLANCE);
        if matches!(asked, Err(RecvTimeoutError::Disconnected)) {
            return;
        }
        if present.is_none() {
            // The journal knows how things stand, whatever was half done in memory. While it cannot be read,
            // nothing is answered: a job that is dropped is refused.
            present = reopen().ok();
        }
        let Some(mut desk) = present.take() else { continue };
        let is_exchange = matches!(asked, Ok(Order::Exchange(_)));
        let reply = match asked {
            Ok(Order::Work(job)) => {
                let done = job(&mut desk);
                present = (!done.is_broken).then_some(desk);
                Some(done.reply)
            }
            Ok(Order::Exchange(exchange)) => {
                drop(desk);
                let (fresh, reply) = exchange(reopen);
                present = fresh;
                Some(reply)
            }
            Err(_) => {
                // What cannot be read now is tried again at the next glance, and is an alarm until then.
                let glance = catch_unwind(AssertUnwindSafe(|| {
                    let _ = desk.refresh();
                    desk.look_around();
                }));
                match glance {
                    Ok(()) => present = Some(desk),
                    Err(payload) => drop(faults::note("refresh", &*payload)),
                }
                None
            }
        };
        if let Some(desk) = &present {
            publish.send_if_modified(|latest| {
                let is_other = latest.head != desk.head() || latest.alarms != desk.alarms().list();
                if is_other || is_exchange {
                    *latest = snapshot(desk);
                }
                is_other || is_exchange
            });
        }
        if let Some(reply) = reply {
            reply();
        }
    }
}
