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

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::{Championship, Changed};
    use championship::decisions::boards::deed;
    use championship::facts::{
        BoardPlace, Contestant, Deed, DrawnGroup, EntryCode, Fact, GroupId, Pairing, School, Seat,
        TournamentId,
    };
    use championship::regulations;

    const TOURNAMENT: TournamentId = TournamentId { cycle: 1, game: 3 };
    const GROUP: GroupId = GroupId { tournament: TOURNAMENT, stage: 1, group: 1 };

    fn place(board: u16) -> BoardPlace {
        BoardPlace { group: GROUP, round: 1, board }
    }

    /// Two boards on screens; at the first both are ready since the given time.
    fn begun(at: i64) -> Championship {
        let text = "extends: cnjm\nstages: [{ play: round robin, boards: screens, clock: 30 minutes }]\n";
        let regulations = Box::new(regulations::parse("regulations.yaml", text).expect("regulations"));
        let mut championship =
            Championship::begin(&Fact::Created { name: "x".into(), regulations }).expect("a championship");
        let codes = [1, 2, 3, 4].map(|school| EntryCode { tournament: TOURNAMENT, school, index: 1 });
        let mut facts = Vec::new();
        for code in codes {
            let school = School { number: code.school, name: format!("Escola {}", code.school), place: None };
            facts.push(Fact::SchoolRegistered { school });
            facts.push(Fact::EntryAdded { code, contestant: Contestant::default() });
        }
        let drawn = DrawnGroup { table: 1, members: codes.to_vec(), ..DrawnGroup::default() };
        facts.push(Fact::GroupsDrawn { tournament: TOURNAMENT, stage: 1, seed: 1, groups: vec![drawn] });
        let [a, b, c, d] = codes;
        let pairings = vec![Pairing::Game { first: a, second: b }, Pairing::Game { first: c, second: d }];
        facts.push(Fact::RoundPublished { group: GROUP, round: 1, seed: 1, pairings, forced: None });
        for seat in Seat::BOTH {
            let device = format!("{:032x}", seat.index());
            facts.push(deed(place(1).game(1), Deed::Claimed { seat, device }, at));
        }
        facts.extend(Seat::BOTH.map(|seat| deed(place(1).game(1), Deed::Ready { seat }, at)));
        facts.iter().for_each(|fact| championship.apply(fact).expect("the fact is taken"));
        championship
    }

    #[test]
    fn whoever_is_silent_or_out_of_time_is_seen_although_nothing_was_done() {
        let begun = begun(0);
        let (changed, all) = (Changed::default(), BTreeSet::from([place(1), place(2)]));
        let look = |before: u64, now: i64| changed.since(&begun, &all, Some(before), now);
        let (first, others) = changed.since(&begun, &all, None, 1_000);
        assert_eq!(others, all);
        let (second, others) = look(first, 119_000);
        assert_eq!(others, BTreeSet::new(), "one may think for a while");
        let silent = BTreeSet::from([place(1)]);
        let (third, others) = look(second, 120_000);
        assert_eq!(others, silent);
        assert_eq!(look(first, 121_000).1, silent, "also for who looked before");
        let (fourth, others) = look(third, 1_799_000);
        assert_eq!(others, BTreeSet::new());
        assert_eq!(look(fourth, 1_801_000).1, silent, "nobody has time without end");
        assert_eq!(look(u64::MAX, 1_801_000).1, all, "a look that never was");
    }
}
