//! The eye on the clock and the disk.

use std::fs;
use std::io::Write;
use std::time::{Duration, Instant};

use jiff::Timestamp;

use super::alarm::{Alarms, Danger};
use super::days::said_moment;
use super::{Location, StoreError, journal, private};
use speech::{Message, Tell, msg};

/// How far behind the last entry the clock may be; several desks never agree to the second.
const SLACK: i64 = 90;

/// How long until a place that refused is tried again.
const PAUSE: Duration = Duration::from_secs(3);

/// How much room there must be for the alarm to be over.
const ROOM: usize = 256 << 10;

/// What was seen last.
#[derive(Debug, Default)]
pub(super) struct Health {
    /// The latest time in the journal.
    latest: Option<Timestamp>,
    tried: Option<Instant>,
}

impl Health {
    /// Takes note of the time of an entry.
    pub(super) fn saw(&mut self, at: &str) {
        self.latest = self.latest.max(at.parse().ok());
    }

    /// Raises and ends alarms by what is to be seen now.
    pub(super) fn look(&mut self, location: &Location, alarms: &Alarms) {
        let now = Timestamp::now();
        match self.latest {
            Some(latest) if latest.as_second() - now.as_second() > SLACK => {
                let said =
                    msg("vault-clock-back").with("now", said_moment(now)).with("last", said_moment(latest));
                alarms.raise(Danger::Clock, vec![said]);
            }
            _ => alarms.end(Danger::Clock),
        }
        let is_time = self.tried.is_none_or(|tried| tried.elapsed() > PAUSE);
        if alarms.is_on(Danger::Writing) && is_time {
            self.tried = Some(Instant::now());
            if can_write(location) {
                alarms.end(Danger::Writing);
            }
        }
    }
}

/// Tries whether facts could be stored again.
fn can_write(location: &Location) -> bool {
    match location {
        Location::Postgres(_) => journal::connect(location).is_ok(),
        Location::File(path) => {
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            let probe = path.with_file_name(format!(".{name}.probe"));
            let written = private::options()
                .write(true)
                .create(true)
                .truncate(true)
                .open(&probe)
                .and_then(|mut file| file.write_all(&vec![0; ROOM]).and_then(|()| file.sync_all()));
            // Left behind it would hold the room it found.
            let _ = fs::remove_file(&probe);
            written.is_ok()
        }
    }
}

/// Says whether an error is one of the storage and not of the request.
pub(super) fn is_failure(error: &StoreError) -> bool {
    matches!(
        error,
        StoreError::Database { .. }
            | StoreError::File { .. }
            | StoreError::Damaged { .. }
            | StoreError::SealBroken { .. }
            | StoreError::Missing(_)
            | StoreError::Told(_)
    )
}

/// Says that facts cannot be stored.
pub(super) fn unwritten(error: &StoreError) -> Message {
    msg("vault-unwritten").with("reason", error.tell())
}

/// Says that the journal cannot be read.
pub(super) fn unread(error: &StoreError) -> Message {
    msg("vault-unread").with("reason", error.tell())
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;

    use super::*;

    #[test]
    fn only_what_the_storage_cannot_do_raises_an_alarm() {
        let (place, reason) = ("prova".to_owned(), "disk full".into());
        assert!(is_failure(&StoreError::Database { place: place.clone(), reason }));
        assert!(is_failure(&StoreError::File { path: PathBuf::from("prova"), reason: "read only".into() }));
        assert!(is_failure(&StoreError::Missing(place.clone())));
        for refused in [
            StoreError::AlreadyExists(place.clone()),
            StoreError::KeyReused(place.clone()),
            StoreError::InUse(place),
            StoreError::Conflict { subject: String::new(), expected: 1, found: 2 },
        ] {
            assert!(!is_failure(&refused), "{refused:?}");
        }
    }

    #[test]
    fn a_clock_that_jumped_back_is_told_with_both_times() {
        let folder = tempfile::tempdir().unwrap();
        let location = Location::File(folder.path().join("prova.arbitro"));
        let (mut watch, alarms) = (Health::default(), Alarms::default());
        let ahead: Timestamp = "2199-01-02T12:00:00Z".parse().unwrap();
        watch.saw(&ahead.to_string());
        watch.look(&location, &alarms);
        assert!(alarms.is_on(Danger::Clock));
        let said = alarms.list().iter().map(|what| speech::Language::En.say(what)).collect::<String>();
        assert!(said.contains("January 2199 at "), "{said}");
    }
}
