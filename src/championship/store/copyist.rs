//! The thread that makes automatic copies, so that nobody at the desk waits for one.

use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::thread::JoinHandle;

use super::alarm::{Alarms, Danger};
use super::backup::BackupFile;
use super::copies::automatic_backup;
use super::{Journal, Location, StoreError};
use speech::{Message, Tell, msg};

/// The most signs of a loss that are said at once.
const MOST_SAID: usize = 3;

/// What came of a copy, once it is there.
type Outcome = Option<Result<BackupFile, StoreError>>;

/// A copy on its way.
#[derive(Clone, Debug)]
pub struct CopyTicket {
    state: Arc<(Mutex<Outcome>, Condvar)>,
}

impl CopyTicket {
    fn new() -> Self {
        CopyTicket { state: Arc::default() }
    }

    fn answer(&self, outcome: Result<BackupFile, StoreError>) {
        let (state, changed) = &*self.state;
        *state.lock().unwrap_or_else(PoisonError::into_inner) = Some(outcome);
        changed.notify_all();
    }

    /// Waits for the copy.
    ///
    /// # Errors
    /// When it could not be made.
    pub fn wait(&self) -> Result<BackupFile, StoreError> {
        let (state, changed) = &*self.state;
        let mut state = state.lock().unwrap_or_else(PoisonError::into_inner);
        loop {
            match &*state {
                Some(outcome) => return outcome.clone(),
                None => state = changed.wait(state).unwrap_or_else(PoisonError::into_inner),
            }
        }
    }
}

/// What the copyist is asked for.
enum Order {
    /// A copy with a label and a time.
    Copy(String, String, CopyTicket),
    /// A look whether the journal still goes on from its copies.
    Look,
}

/// Makes copies one after the other; of several that wait, only the newest is made.
pub(super) struct Copyist {
    // Both are there until it is dropped.
    orders: Option<Sender<Order>>,
    thread: Option<JoinHandle<()>>,
}

impl Copyist {
    /// Starts at a place.
    pub(super) fn start(location: &Location, alarms: &Alarms) -> Self {
        let (orders, queue) = channel();
        let (location, alarms) = (location.clone(), alarms.clone());
        let thread = std::thread::Builder::new()
            .name("copies".into())
            .spawn(move || work(&location, &alarms, &queue))
            .ok();
        Copyist { orders: Some(orders), thread }
    }

    /// Asks for a copy.
    pub(super) fn order(&self, label: String, at: String) -> CopyTicket {
        let ticket = CopyTicket::new();
        self.send(Order::Copy(label, at, ticket.clone()), &ticket);
        ticket
    }

    /// Asks for a look at the past.
    pub(super) fn look(&self) {
        self.send(Order::Look, &CopyTicket::new());
    }

    fn send(&self, order: Order, ticket: &CopyTicket) {
        let sent = self.orders.as_ref().map(|orders| orders.send(order).is_ok());
        if sent != Some(true) {
            ticket.answer(Err(StoreError::Told(msg("vault-copyist-gone"))));
        }
    }
}

impl Drop for Copyist {
    fn drop(&mut self) {
        self.orders = None;
        if let Some(thread) = self.thread.take() {
            // A copy that was begun is finished: a command ends only with it.
            let _ = thread.join();
        }
    }
}

fn work(location: &Location, alarms: &Alarms, queue: &Receiver<Order>) {
    while let Ok(first) = queue.recv() {
        let mut wish = None;
        let mut waiting = Vec::new();
        for order in std::iter::once(first).chain(std::iter::from_fn(|| queue.try_recv().ok())) {
            if let Order::Copy(label, at, ticket) = order {
                wish = Some((label, at));
                waiting.push(ticket);
            }
        }
        if let Some((label, at)) = wish {
            let outcome = automatic_backup(location, &label, &at);
            match &outcome {
                Ok(_) => alarms.end(Danger::Copying),
                Err(error) => alarms.raise(Danger::Copying, vec![failed(error)]),
            }
            waiting.iter().for_each(|ticket| ticket.answer(outcome.clone()));
        }
        look(location, alarms);
    }
}

fn failed(error: &StoreError) -> Message {
    msg("vault-copy-failed").with("reason", error.tell())
}

/// Raises the alarm when the journal does not go on from its copies, and ends it when it does.
fn look(location: &Location, alarms: &Alarms) {
    // One that cannot be opened now is the alarm of somebody else.
    if let Ok(losses) = Journal::open(location).and_then(|journal| journal.losses()) {
        alarms.raise(Danger::Loss, losses.iter().take(MOST_SAID).map(Tell::tell).collect());
    }
}
