//! Free play: when whoever is free is paired, and how long.

use crate::facts::{Championship, Fact, Format, GroupId, Refusal};
use crate::pairing::{self, free_play::would_play_again};
use crate::store::DeskError;
use speech::{Tell, msg};

/// So many who are free are paired at once: then there is something to choose from.
const ENOUGH: usize = 4;

/// Fewer wait so many seconds for others.
const SHORT_WAIT: u64 = 6;

/// Two who have just played each other wait so many seconds for somebody else, as long as others play.
const LONG_WAIT: u64 = 60;

/// The longest that free play goes on from now, in minutes.
pub const LONGEST: u16 = 600;

/// Takes rounds of free play with a look at the clock, at a moment in seconds since 1970: the first ones set until when it goes on,
/// and in place of one that comes after the time it ends.
pub fn clocked(championship: &Championship, facts: Vec<Fact>, now: i64) -> Vec<Fact> {
    let late = out_of_time(championship, now);
    let in_time = facts.into_iter().map(|fact| match fact {
        Fact::RoundPublished { group, .. } if late.contains(&group) => Fact::FreePlayEnded { group },
        fact => fact,
    });
    let in_time: Vec<Fact> = in_time.collect();
    let timed = |fact: &Fact| match *fact {
        Fact::RoundPublished { group, round: 1, .. } => match championship.format_of(group)? {
            Format::FreePlay { minutes } => Some(prolonged(group, now, minutes)),
            _ => None,
        },
        _ => None,
    };
    let timed: Vec<Fact> = in_time.iter().filter_map(timed).collect();
    in_time.into_iter().chain(timed).collect()
}

fn prolonged(group: GroupId, now: i64, minutes: u16) -> Fact {
    Fact::FreePlayTimed { group, until: now.saturating_add(60 * i64::from(minutes)) }
}

/// Ends free play of a group.
///
/// # Errors
/// When the group does not play freely, has not begun, or was ended.
pub fn end(championship: &Championship, group: GroupId) -> Result<Vec<Fact>, DeskError> {
    tried(championship, Fact::FreePlayEnded { group })
}

/// Lets free play of a group go on for so many minutes more than it would, or from now where it was over.
///
/// # Errors
/// When the group does not play freely, or has not begun: then the first pairs set the time; or nobody plays so long.
pub fn prolong(
    championship: &Championship,
    group: GroupId,
    minutes: u16,
    now: i64,
) -> Result<Vec<Fact>, DeskError> {
    let known = championship.group(group);
    if known.is_some_and(|group| group.rounds.is_empty()) {
        return Err(Refusal::NoRound(group, 1).into());
    }
    let left = known.and_then(|group| group.free_play.left(now)).unwrap_or(0);
    let is_long = left / 60 + i64::from(minutes) > i64::from(LONGEST);
    if minutes == 0 || is_long {
        return Err(msg("decisions-free-play-minutes").with("most", LONGEST).into());
    }
    tried(championship, prolonged(group, now.saturating_add(left), minutes))
}

fn tried(championship: &Championship, fact: Fact) -> Result<Vec<Fact>, DeskError> {
    let mut after = championship.clone();
    after.apply(&fact)?;
    Ok(vec![fact])
}

/// Returns the groups that play freely and have begun, and are not over.
pub fn running(championship: &Championship) -> Vec<GroupId> {
    let is_running = |id: &GroupId| championship.format_of(*id).is_some_and(Format::is_free_play);
    let begun = championship.groups().filter(|group| !group.rounds.is_empty() && !group.free_play.is_over);
    begun.map(|group| group.id).filter(is_running).collect()
}

/// Returns the running groups whose time is over at a moment, in seconds since 1970.
pub fn out_of_time(championship: &Championship, now: i64) -> Vec<GroupId> {
    let left = |id: GroupId| championship.group(id).and_then(|group| group.free_play.left(now));
    running(championship).into_iter().filter(|id| left(*id) == Some(0)).collect()
}

/// Says whether those who are free in a running group are paired now, after two or more have waited for so many seconds.
///
/// Four or more are paired at once, fewer after a moment, since then others may be free too; two who have just played each other
/// wait longer. Where nobody plays any more there is nobody to wait for.
pub fn is_due(championship: &Championship, id: GroupId, waited: u64) -> bool {
    let Some(group) = championship.group(id) else { return false };
    let n_free = group.free_members().len();
    if n_free < 2 || group.free_play.is_over {
        return false;
    }
    match group.missing_results().is_empty() {
        true => true,
        false if waited < SHORT_WAIT && n_free < ENOUGH => false,
        false => waited >= LONG_WAIT || !would_play_again(championship, id),
    }
}

/// Pairs those who are free in a group.
///
/// # Errors
/// When there are no two.
pub fn pair_free(championship: &Championship, group: GroupId, seed: u64) -> Result<Vec<Fact>, DeskError> {
    let paired = pairing::pair(championship, group, seed, None);
    paired.map(|fact| vec![fact]).map_err(|error| error.tell().into())
}
