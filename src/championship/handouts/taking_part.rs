//! Who gets a diploma for taking part, and so what goes into the envelope of a school.

use std::collections::BTreeSet;

use crate::facts::{Championship, Entry, EntryCode};
use crate::standings;

/// Those who take part in a championship.
pub(super) struct TakingPart<'c> {
    championship: &'c Championship,
    played: BTreeSet<EntryCode>,
}

impl<'c> TakingPart<'c> {
    pub(super) fn of(championship: &'c Championship) -> Self {
        TakingPart { championship, played: standings::have_played(championship) }
    }

    /// Says whether a pupil takes part: who is going to play, and who has played.
    pub(super) fn has(&self, entry: &Entry) -> bool {
        let may_play = || entry.is_active() && !standings::is_over(self.championship, entry.code.tournament);
        self.played.contains(&entry.code) || may_play()
    }
}
