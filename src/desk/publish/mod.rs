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
use championship::store::Danger;
use speech::Message;

pub use place::{KEY_DIGITS, PublishPlace, is_place_name};
use sender::{Sender, Wish};

/// How often pages are sent at most; a burst of results is one sending.
const BEAT: Duration = Duration::from_millis(700);

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

/// How far publishing has come.
#[derive(Clone, Debug, Default)]
pub(super) struct Progress {
    /// The state that the host has, and when it took it.
    pub(super) sent: Option<(u64, SystemTime)>,
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
            Some(place)
                if app.publication.progress().sent.map(|(head, _)| head)
                    != Some(snapshot.head_off_boards) =>
            {
                let is_anyway = std::mem::take(&mut app.publication.lock().is_anyway);
                let wish = Wish { place, snapshot, is_anyway };
                let mut own = std::mem::take(&mut sender);
                let done = faults::caught(aside(move || {
                    let done = own.send(&wish);
                    (own, wish.snapshot.head_off_boards, done)
                }));
                let mut progress_of = |done| {
                    let mut progress = app.publication.lock();
                    match done {
                        Ok(head) => {
                            *progress =
                                Progress { sent: Some((head, SystemTime::now())), ..Progress::default() };
                            wait = WAITS[0];
                            hall.alarms().end(Danger::Publishing);
                            BEAT
                        }
                        Err(sender::Trouble { said, is_contested }) => {
                            // What a moment without network does is no alarm.
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
                    Ok((own, head, done)) => {
                        sender = own;
                        progress_of(done.map(|()| head))
                    }
                    Err(payload) => {
                        let number = faults::note("publish", &*payload);
                        progress_of(Err(sender::Trouble::broken(&number)))
                    }
                }
            }
            Some(_) => GLANCE,
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
