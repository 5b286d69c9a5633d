//! The end of pupils' data: until when the names of a championship are kept, and whose are forgotten then.

use std::collections::BTreeSet;

use jiff::tz::TimeZone;
use jiff::{Span, Timestamp};

use crate::facts::{Championship, Contestant, Entry, EntryCode, NameStyle};
use crate::standings;
use crate::store::listed_only;

/// Returns when the last result was entered, in seconds since 1970.
pub fn last_result(championship: &Championship) -> Option<i64> {
    let boards = championship.groups().flat_map(|group| &group.rounds).flat_map(|round| &round.boards);
    let results = boards.flat_map(|board| &board.games).flat_map(|history| history.entries());
    results.map(|result| result.stamp.at).max()
}

/// Returns until when names are kept, in seconds since 1970, where the regulations set an end and something was played.
pub fn names_until(championship: &Championship) -> Option<i64> {
    let months = championship.regulations().names_kept_months?;
    months_later(last_result(championship)?, months)
}

/// Returns the moment so many months later, on the same day of the month or on the last one of a month that is too short.
fn months_later(at: i64, months: u16) -> Option<i64> {
    let begun = Timestamp::from_second(at).ok()?.to_zoned(TimeZone::UTC);
    let months = Span::new().try_months(i64::from(months)).ok()?;
    Some(begun.checked_add(months).ok()?.timestamp().as_second())
}

/// Says whether the time is over for which names are kept, and somebody is still named who is no published winner.
pub fn names_are_due(championship: &Championship, now: i64) -> bool {
    names_until(championship).is_some_and(|until| now > until)
        && names_to_forget(championship, true).count() > 0
}

/// Returns whose personal data is to be forgotten: entries, and whom schools named besides in their lists. Those who won and whose
/// whole names were published can be kept, where their families agree.
pub fn names_to_forget(championship: &Championship, keeps_winners: bool) -> NamesToForget {
    let kept = if keeps_winners { published_winners(championship) } else { BTreeSet::new() };
    let is_known = |entry: &&Entry| {
        entry.contestant != Contestant::default() || entry.mark.is_some() || !entry.columns.is_empty()
    };
    let known = championship.entries().filter(is_known).map(|entry| entry.code);
    let entries = known.filter(|code| !kept.contains(code)).collect();
    NamesToForget { entries, kept, n_listed: listed_only(championship) }
}

/// Returns those on a podium whose names the public saw in full; where it saw less of names, nobody.
pub fn published_winners(championship: &Championship) -> BTreeSet<EntryCode> {
    if championship.public_names() != NameStyle::Full {
        return BTreeSet::new();
    }
    let is_agreed =
        |code: &EntryCode| championship.entry(*code).is_some_and(|one| championship.may_be_named(one));
    let podiums = championship.tournaments().flat_map(|one| standings::podium(championship, one.id));
    podiums.map(|placing| placing.entry).filter(is_agreed).collect()
}

/// What there is to forget of a championship as a whole.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct NamesToForget {
    /// The entries with personal data.
    pub entries: Vec<EntryCode>,
    /// The entries that are kept.
    pub kept: BTreeSet<EntryCode>,
    /// How many others schools named in their lists, now or before.
    pub n_listed: usize,
}

impl NamesToForget {
    /// Counts them.
    pub fn count(&self) -> usize {
        self.entries.len() + self.n_listed
    }
}

#[cfg(test)]
mod tests {
    use jiff::Timestamp;

    use super::months_later;

    #[test]
    fn months_are_those_of_the_calendar() {
        let later = |day: &str, months: u16| {
            let at: Timestamp = format!("{day}T18:00:00Z").parse().expect("a moment");
            let later = months_later(at.as_second(), months).expect("a moment");
            Timestamp::from_second(later).expect("a moment").to_string()
        };
        assert_eq!(later("2026-03-14", 12), "2027-03-14T18:00:00Z");
        assert_eq!(later("2026-01-31", 1), "2026-02-28T18:00:00Z", "a month that is too short");
        assert_eq!(later("2028-01-31", 1), "2028-02-29T18:00:00Z");
        assert_eq!(later("2028-02-29", 24), "2030-02-28T18:00:00Z");
    }
}
