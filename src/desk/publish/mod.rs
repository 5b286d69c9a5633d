//! What everybody may see, sent to a host on the internet whenever there is a network.
//!
//! The hall stays the master: pages are made here, as files, with the names that the public may see and no others, and nothing
//! else leaves the hall. What is sent is the newest state, whole or not at all, so that hours without a network lose nothing, sending
//! again changes nothing, and several desks of one championship may send. [`protocol`] is what hall and host say to each other.

mod chosen;
mod place;
pub mod protocol;
mod sender;

use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, SystemTime};

use tokio::sync::Notify;

use super::app::Shared;
use super::faults::{self, aside};
pub use super::people_file::Publishing;
use super::worker::Snapshot;
use championship::store::{Alarms, Danger};
use speech::Message;

pub use place::{KEY_DIGITS, PublishPlace, is_place_name};
use sender::{Sender, Trouble, Wish};

/// How often pages are sent at most; a burst of results is one sending.
const BEAT: Duration = Duration::from_millis(700);

/// How often pages are sent at most while nothing happens but moves at boards on screens.
const BOARDS_BEAT: Duration = Duration::from_secs(5);

/// How often it is looked whether another program has switched publishing on.
const GLANCE: Duration = Duration::from_secs(5);

/// The shortest and the longest wait after what did not arrive.
const WAITS: [Duration; 2] = [Duration::from_secs(2), Duration::from_secs(60)];

/// How publishing goes, for the organiser's page.
#[derive(Default)]
pub(super) struct Publication {
    progress: Mutex<Progress>,
    woken: Notify,
}

/// A state that the host took.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sent {
    /// Its number but for what is done at boards on screens.
    pub(super) head: u64,
    /// Its number with that.
    with_boards: u64,
    /// When it was taken.
    pub(super) at: SystemTime,
}

impl Sent {
    /// Says whether there is something to be sent: results at once, moves a few at a time.
    fn is_behind(self, snapshot: &Snapshot) -> bool {
        let has_waited = self.at.elapsed().is_ok_and(|time| time >= BOARDS_BEAT);
        self.head != snapshot.head_off_boards || self.with_boards != snapshot.head && has_waited
    }
}

/// How far publishing has come.
#[derive(Clone, Debug, Default)]
pub(super) struct Progress {
    /// The state that the host has.
    pub(super) sent: Option<Sent>,
    /// What stands in the way.
    pub(super) trouble: Option<Message>,
    /// Whether the host has a newer state or another championship, so that only a person can say what is to be done.
    pub(super) is_contested: bool,
    /// Whether the organiser has said that this state is the right one.
    is_anyway: bool,
}

impl Publication {
    fn lock(&self) -> MutexGuard<'_, Progress> {
        self.progress.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns how far it has come.
    pub(super) fn progress(&self) -> Progress {
        self.lock().clone()
    }

    /// Begins anew, since the place was chosen or publishing was switched on or off.
    pub(super) fn begin_anew(&self) {
        *self.lock() = Progress::default();
        self.woken.notify_one();
    }

    /// Says whether something is to be sent; nothing where the host has all of it.
    fn due(&self, snapshot: &Snapshot) -> Option<Due> {
        let progress = self.lock();
        match progress.sent {
            Some(sent) if !sent.is_behind(snapshot) => {
                (sent.with_boards != snapshot.head).then_some(Due::Later)
            }
            _ => Some(Due::Now { is_anyway: progress.is_anyway }),
        }
    }

    /// Notes what came of a sending, and returns how long nothing is sent now.
    fn note(
        &self,
        done: Result<Sent, Trouble>,
        is_anyway: bool,
        alarms: &Alarms,
        wait: &mut Duration,
    ) -> Duration {
        let mut progress = self.lock();
        match done {
            Ok(sent) => {
                // A word that was said while this was sent is not of this.
                let is_anyway = progress.is_anyway && !is_anyway;
                *progress = Progress { sent: Some(sent), is_anyway, ..Progress::default() };
                *wait = WAITS[0];
                alarms.end(Danger::Publishing);
                BEAT
            }
            Err(Trouble { said, is_contested }) => {
                // What a moment without network does is no alarm, nor is another desk that is a result ahead.
                let is_contested = is_contested && *wait > WAITS[0];
                if is_contested || *wait >= WAITS[1] {
                    alarms.raise(Danger::Publishing, vec![said.clone()]);
                }
                (progress.trouble, progress.is_contested) = (Some(said), is_contested);
                let pause = *wait;
                *wait = (pause * 2).min(WAITS[1]);
                pause
            }
        }
    }

    /// Sends the state as it is, whatever the host has, where something stands in the way.
    pub(super) fn send_anyway(&self) {
        let mut progress = self.lock();
        progress.is_anyway = progress.trouble.is_some();
        drop(progress);
        self.woken.notify_one();
    }
}

/// Keeps the host as the championship is, as long as publishing is switched on.
pub(super) async fn keep(app: Shared) {
    let Some(hall) = &app.worker else { return };
    let mut watch = hall.watch();
    let (mut sender, mut wait, mut sent_to) = (Sender::default(), WAITS[0], None);
    loop {
        let wish = app.people.publishing().filter(|publishing| publishing.is_on);
        let snapshot = watch.borrow_and_update().clone();
        let address = wish.map(|Publishing { address, .. }| address);
        if address != sent_to {
            // Another place, or the same one after a while: nothing is known of what it has.
            (sender, sent_to) = (Sender::default(), address.clone());
            app.publication.lock().sent = None;
            hall.alarms().end(Danger::Publishing);
        }
        let place = address.as_deref().and_then(PublishPlace::parse);
        let pause = match place.zip(app.publication.due(&snapshot)) {
            None => Pause::News,
            Some((_, Due::Later)) => Pause::For(BEAT),
            Some((place, Due::Now { is_anyway })) => {
                let done;
                (sender, done) = sent(sender, Wish { place, snapshot, is_anyway }).await;
                Pause::For(app.publication.note(done, is_anyway, hall.alarms(), &mut wait))
            }
        };
        // After a sending nothing hurries; else a new state is awaited, or the next glance. A word of the organiser's always counts.
        let (pause, is_for_news) = match pause {
            Pause::News => (GLANCE, true),
            Pause::For(pause) => (pause, false),
        };
        tokio::select! {
            changed = watch.changed(), if is_for_news => if changed.is_err() { return },
            () = app.publication.woken.notified() => wait = WAITS[0],
            () = tokio::time::sleep(pause) => {}
        }
    }
}

/// What is awaited before it is looked again.
enum Pause {
    /// A new state, or the next glance.
    News,
    /// Nothing but time.
    For(Duration),
}

/// Whether something is to be sent.
enum Due {
    Now {
        is_anyway: bool,
    },
    /// Moves that were played since wait for the next beat.
    Later,
}

/// Sends what is wished where it may wait for a network, and returns the sender with what came of it.
async fn sent(mut sender: Sender, wish: Wish) -> (Sender, Result<Sent, Trouble>) {
    let done = faults::caught(aside(move || {
        let done = sender.send(&wish);
        let Snapshot { head_off_boards: head, head: with_boards, .. } = wish.snapshot;
        (sender, done.map(|()| Sent { head, with_boards, at: SystemTime::now() }))
    }));
    done.await.unwrap_or_else(|payload| {
        let number = faults::note("publish", &*payload);
        (Sender::default(), Err(Trouble::broken(&number)))
    })
}
