//! Which boards are others than when an arbiter's page was made: only their cards are made and sent anew.

use std::collections::{BTreeMap, BTreeSet};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::{Mutex, MutexGuard, PoisonError};

use super::card::lateness;
use super::clockwork::now;
use super::followers::Versions;
use championship::facts::{BoardPlace, Championship};

/// What was seen of boards, and when each was first seen so.
pub(super) struct Changed(Mutex<Seen>);

struct Seen {
    /// How often somebody looked.
    count: u64,
    /// For each board, what was seen of it last, and at which look first.
    boards: BTreeMap<BoardPlace, (u64, u64)>,
}

impl Default for Changed {
    fn default() -> Self {
        // A program that is started again goes on beyond every number that it ever gave.
        Changed(Mutex::new(Seen { count: u64::try_from(now()).unwrap_or_default(), boards: BTreeMap::new() }))
    }
}

impl Changed {
    fn lock(&self) -> MutexGuard<'_, Seen> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Looks at boards. Returns the number of this look, and which of them are others than at an earlier one; all where there was none.
    pub(super) fn since(
        &self,
        championship: &Championship,
        places: &BTreeSet<BoardPlace>,
        before: Option<u64>,
        now: i64,
    ) -> (u64, BTreeSet<BoardPlace>) {
        let versions = Versions::of(championship);
        let marks: Vec<(BoardPlace, u64)> =
            places.iter().map(|place| (*place, mark(championship, &versions, *place, now))).collect();
        // One look is whole before the next begins: what somebody saw of an older state is seen to have changed again.
        let mut seen = self.lock();
        seen.count += 1;
        let count = seen.count;
        let before = before.filter(|before| *before < count);
        let is_other = |(place, mark): (BoardPlace, u64)| {
            let known = seen.boards.entry(place).or_insert((mark, count));
            if known.0 != mark {
                *known = (mark, count);
            }
            before.is_none_or(|before| known.1 > before).then_some(place)
        };
        (count, marks.into_iter().filter_map(is_other).collect())
    }

    /// Forgets what was seen: names or the regulations are others, so that every card may be.
    pub(super) fn forget(&self) {
        self.lock().boards.clear();
    }
}

/// Returns a number that is another when the card of a board is, but for names and regulations.
fn mark(championship: &Championship, versions: &Versions, place: BoardPlace, now: i64) -> u64 {
    let mut hasher = DefaultHasher::new();
    versions.of_board(place).hash(&mut hasher);
    championship.group(place.group).map(|group| group.table).hash(&mut hasher);
    // Whoever is silent, or out of time, has done nothing.
    lateness(championship, place, now).hash(&mut hasher);
    hasher.finish()
}
