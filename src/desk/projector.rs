//! The projector as the organiser left it: what it shows, and the clock of the round.

use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// What the slides show.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Show {
    /// What the hour asks for: who plays whom, then results, then standings.
    #[default]
    Hour,
    /// Who plays whom, by name.
    Names,
    /// The boards with their results.
    Results,
    /// Boards on screens, as they are played.
    Boards,
    /// The standings.
    Standings,
    /// The schools.
    Schools,
}

impl Show {
    /// All there are, in the order of the page.
    pub(super) const ALL: [Show; 6] =
        [Show::Hour, Show::Names, Show::Results, Show::Boards, Show::Standings, Show::Schools];

    /// Returns the word of an address.
    pub(super) fn word(self) -> &'static str {
        match self {
            Show::Hour => "hour",
            Show::Names => "names",
            Show::Results => "results",
            Show::Boards => "boards",
            Show::Standings => "standings",
            Show::Schools => "schools",
        }
    }

    /// Reads the word of an address; what is unknown follows the hour.
    pub(super) fn read(word: &str) -> Self {
        Show::ALL.into_iter().find(|show| show.word() == word).unwrap_or_default()
    }
}

/// The most moves that boards on screens are shown late.
pub(super) const MOST_LATE: u8 = 20;

/// A clock that counts down, can be stopped and goes on.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Clock {
    length: Duration,
    spent: Duration,
    since: Option<Instant>,
}

impl Clock {
    /// Returns a clock of so many minutes that runs from now on.
    pub(super) fn started(minutes: u16, now: Instant) -> Self {
        let length = Duration::from_secs(u64::from(minutes) * 60);
        Clock { length, spent: Duration::ZERO, since: Some(now) }
    }

    /// Stops it.
    pub(super) fn pause(&mut self, now: Instant) {
        self.spent = self.spent_until(now);
        self.since = None;
    }

    /// Lets it go on.
    pub(super) fn go_on(&mut self, now: Instant) {
        self.since.get_or_insert(now);
    }

    /// Says whether it runs.
    pub(super) fn is_running(&self) -> bool {
        self.since.is_some()
    }

    fn spent_until(&self, now: Instant) -> Duration {
        self.spent + self.since.map_or(Duration::ZERO, |since| now.saturating_duration_since(since))
    }

    /// Returns what is left; nothing where no clock was started.
    pub(super) fn left(&self, now: Instant) -> Option<Duration> {
        (!self.length.is_zero()).then(|| self.length.saturating_sub(self.spent_until(now)))
    }
}

/// What the organiser chose.
#[derive(Clone, Debug, Default)]
pub(super) struct Chosen {
    /// A cycle such as `1`, or a tournament such as `1.3`; nothing is everything.
    pub(super) of: String,
    pub(super) show: Show,
    /// How many moves late boards on screens are shown.
    pub(super) late: u8,
    pub(super) clock: Clock,
    /// Grows with every change, so that a projector knows when to look again.
    pub(super) version: u64,
}

/// The choice, shared by the organiser's page and the projectors of this desk.
#[derive(Default)]
pub(super) struct Projector(Mutex<Chosen>);

impl Projector {
    fn hold(&self) -> MutexGuard<'_, Chosen> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns what is chosen.
    pub(super) fn chosen(&self) -> Chosen {
        self.hold().clone()
    }

    /// Changes the choice.
    pub(super) fn change(&self, change: impl FnOnce(&mut Chosen)) {
        let mut chosen = self.hold();
        change(&mut chosen);
        chosen.version += 1;
    }
}

#[cfg(test)]
mod tests {
    use std::time::{Duration, Instant};

    use super::{Clock, Show};

    #[test]
    fn a_clock_stops_goes_on_and_never_runs_below_nothing() {
        let begin = Instant::now();
        let at = |seconds| begin + Duration::from_secs(seconds);
        assert_eq!(Clock::default().left(begin), None);
        let mut clock = Clock::started(20, begin);
        assert_eq!(clock.left(at(60)), Some(Duration::from_secs(19 * 60)));
        clock.pause(at(60));
        assert!(!clock.is_running());
        assert_eq!(clock.left(at(500)), Some(Duration::from_secs(19 * 60)));
        clock.go_on(at(600));
        clock.go_on(at(650));
        assert_eq!(
            clock.left(at(660)),
            Some(Duration::from_secs(18 * 60)),
            "going on twice is going on once"
        );
        assert_eq!(clock.left(at(9000)), Some(Duration::ZERO));
    }

    #[test]
    fn the_words_of_addresses_are_read_back() {
        assert_eq!(Show::ALL.map(|show| Show::read(show.word())), Show::ALL);
        assert_eq!(Show::read("?"), Show::Hour);
    }
}
