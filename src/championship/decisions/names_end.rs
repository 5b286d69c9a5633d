//! The end of pupils' data: until when the names of a championship are kept, and whose are forgotten then.

use std::collections::BTreeSet;

use crate::facts::{Championship, Contestant, Entry, EntryCode, NameStyle};
use crate::standings;

/// The seconds of a month: a twelfth of a year.
const MONTH: i64 = 2_629_800;

/// Returns when the last result was entered, in seconds since 1970.
pub fn last_result(championship: &Championship) -> Option<i64> {
    let boards = championship.groups().flat_map(|group| &group.rounds).flat_map(|round| &round.boards);
    let results = boards.flat_map(|board| &board.games).flat_map(|history| history.entries());
    results.map(|result| result.stamp.at).max()
}

/// Returns until when names are kept, in seconds since 1970, where the regulations set an end and something was played.
pub fn names_until(championship: &Championship) -> Option<i64> {
    let months = championship.regulations().names_kept_months?;
    Some(last_result(championship)?.saturating_add(i64::from(months) * MONTH))
}

/// Says whether the time is over for which names are kept, and somebody is still named who is no published winner.
pub fn names_are_due(championship: &Championship, now: i64) -> bool {
    names_until(championship).is_some_and(|until| now > until)
        && !names_to_forget(championship, true).is_empty()
}

/// Returns the entries with personal data that is to be forgotten; those who won and whose whole names were published can be
/// kept, where their families agree.
pub fn names_to_forget(championship: &Championship, keeps_winners: bool) -> Vec<EntryCode> {
    let kept = if keeps_winners { published_winners(championship) } else { BTreeSet::new() };
    let is_known = |entry: &&Entry| {
        entry.contestant != Contestant::default() || entry.mark.is_some() || !entry.columns.is_empty()
    };
    let known = championship.entries().filter(is_known).map(|entry| entry.code);
    known.filter(|code| !kept.contains(code)).collect()
}

/// Returns those on a podium whose names the public saw in full; where it saw less of names, nobody.
pub fn published_winners(championship: &Championship) -> BTreeSet<EntryCode> {
    if championship.public_names() != NameStyle::Full {
        return BTreeSet::new();
    }
    let podiums = championship.tournaments().flat_map(|one| standings::podium(championship, one.id));
    podiums.map(|placing| placing.entry).collect()
}
