//! What everybody may see, sent to a host on the internet whenever there is a network.
//!
//! The hall stays the master: pages are made here, as files, with the names that the public may see and no others, and nothing
//! else leaves the hall. What is sent is the newest state, whole or not at all, so that hours without a network lose nothing, sending
//! again changes nothing, and several desks of one championship may send. [`protocol`] is what hall and host say to each other.

mod place;
pub mod protocol;
mod sender;

use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, SystemTime};

use tokio::sync::Notify;

use super::app::Shared;
use super::faults::{self, aside};
use super::people_file::Publishing;
use super::worker::Snapshot;
use championship::store::Danger;
use speech::Message;

pub use place::{KEY_DIGITS, PublishPlace, is_place_name};
use sender::{Sender, Wish};

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

    /// Sends the state as it is, whatever the host has.
    pub(super) fn send_anyway(&self) {
        self.lock().is_anyway = true;
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
        let place = wish.as_ref().map(|Publishing { address, .. }| address.clone());
        if place != sent_to {
            // Another place, or the same one after a while: nothing is known of what it has.
            (sender, sent_to) = (Sender::default(), place);
            app.publication.lock().sent = None;
            hall.alarms().end(Danger::Publishing);
        }
        let pause = match wish.as_ref().and_then(|wish| PublishPlace::parse(&wish.address)) {
            None => GLANCE,
            Some(place) if app.publication.progress().sent.is_none_or(|sent| sent.is_behind(&snapshot)) => {
                let is_anyway = std::mem::take(&mut app.publication.lock().is_anyway);
                let wish = Wish { place, snapshot, is_anyway };
                let mut own = std::mem::take(&mut sender);
                let done = faults::caught(aside(move || {
                    let done = own.send(&wish);
                    let Snapshot { head_off_boards: head, head: with_boards, .. } = wish.snapshot;
                    (own, Sent { head, with_boards, at: SystemTime::now() }, done)
                }));
                let mut progress_of = |done| {
                    let mut progress = app.publication.lock();
                    match done {
                        Ok(sent) => {
                            *progress = Progress { sent: Some(sent), ..Progress::default() };
                            wait = WAITS[0];
                            hall.alarms().end(Danger::Publishing);
                            BEAT
                        }
                        Err(sender::Trouble { said, is_contested }) => {
                            // What a moment without network does is no alarm, nor is another desk that is a result ahead.
                            let is_contested = is_contested && wait > WAITS[0];
                            if is_contested || wait >= WAITS[1] {
                                hall.alarms().raise(Danger::Publishing, vec![said.clone()]);
                            }
                            progress.trouble = Some(said);
                            progress.is_contested = is_contested;
                            let pause = wait;
                            wait = (wait * 2).min(WAITS[1]);
                            pause
                        }
                    }
                };
                match done.await {
                    Ok((own, sent, done)) => {
                        sender = own;
                        progress_of(done.map(|()| sent))
                    }
                    Err(payload) => {
                        let number = faults::note("publish", &*payload);
                        progress_of(Err(sender::Trouble::broken(&number)))
                    }
                }
            }
            // Moves that were played since wait for the next beat.
            Some(_) => match app.publication.progress().sent {
                Some(sent) if sent.with_boards != snapshot.head => BEAT,
                _ => GLANCE,
            },
        };
        // After a sending nothing hurries; else a new state is awaited, a word of the organiser's, or the next glance.
        if pause == GLANCE {
            tokio::select! {
                changed = watch.changed() => if changed.is_err() { return },
                () = app.publication.woken.notified() => wait = WAITS[0],
                () = tokio::time::sleep(pause) => {}
            }
        } else {
            tokio::select! {
                () = app.publication.woken.notified() => wait = WAITS[0],
                () = tokio::time::sleep(pause) => {}
            }
        }
    }
}
