//! Who comes to the hall before the rounds, and what becomes of those who do not.

use std::collections::BTreeSet;

use crate::facts::{Championship, Entry, EntryCode, EntryStatus, Fact, Format};

/// Gives up those who have not come: before the draw they withdraw, after it they miss the next round.
pub fn close_check_in(championship: &Championship, here: &BTreeSet<EntryCode>, reason: &str) -> Vec<Fact> {
    let away = championship.entries().filter(|entry| entry.is_active() && !here.contains(&entry.code));
    away.filter_map(|entry| given_up(championship, entry.code, reason)).collect()
}

/// Gives up who has not come; nothing where nobody waits for them.
fn given_up(championship: &Championship, code: EntryCode, reason: &str) -> Option<Fact> {
    let tournament = championship.tournament(code.tournament)?;
    let withdrawn = || Fact::EntryWithdrawn { code, from_round: None, reason: reason.to_owned() };
    match tournament.current_group_of(code) {
        // Free play has no rounds to be missed: whoever comes later is taken in again.
        Some(group) if championship.format_of(group.id).is_some_and(Format::is_free_play) => {
            // Whoever sits at a board or has played has come, and after the end nobody is awaited.
            let has_come = group.open_game_of(code).is_some() || championship.has_played(code);
            let is_awaited = !group.free_play.is_over && !has_come;
            is_awaited.then(withdrawn)
        }
        Some(group) => {
            let member = group.members.iter().find(|member| member.entry == code)?;
            let round = group.next_round();
            let is_there = championship.planned_rounds(group.id).is_none_or(|planned| round <= planned);
            let is_new = is_there && !member.absences.contains(&round);
            is_new.then_some(Fact::AbsenceAnnounced { code, round })
        }
        None if tournament.current_stage().is_none() => Some(withdrawn()),
        // Out of the tournament already.
        None => None,
    }
}

/// Takes back that a pupil of these entries was given up, if so.
pub fn welcome(championship: &Championship, codes: &[EntryCode], reason: &str) -> Vec<Fact> {
    // Who left one game for another was not given up.
    let plays = |code: &EntryCode| championship.entry(*code).is_some_and(Entry::is_active);
    let back: Vec<EntryCode> = match codes.iter().any(plays) {
        true => codes.iter().copied().filter(plays).collect(),
        false => codes.to_vec(),
    };
    back.into_iter().flat_map(|code| taken_back(championship, code, reason)).collect()
}

fn taken_back(championship: &Championship, code: EntryCode, reason: &str) -> Vec<Fact> {
    // Who waits for a place has given nothing up.
    let is_out = |entry: &Entry| matches!(entry.status, EntryStatus::Withdrawn { .. });
    let back = championship.entry(code).is_some_and(is_out).then_some(Fact::EntryReinstated { code });
    let missed = next_missed(championship, code);
    let present = missed.map(|round| Fact::AbsenceCancelled { code, round, reason: reason.to_owned() });
    back.into_iter().chain(present).collect()
}

/// Returns the rounds an entry will miss, if it plays in a group.
pub fn absences(championship: &Championship, code: EntryCode) -> Option<&BTreeSet<u16>> {
    let group = championship.tournament(code.tournament)?.current_group_of(code)?;
    Some(&group.member(code)?.absences)
}

/// Returns the round that is paired next, if the entry misses it.
pub fn next_missed(championship: &Championship, code: EntryCode) -> Option<u16> {
    let next = championship.tournament(code.tournament)?.current_group_of(code)?.next_round();
    absences(championship, code)?.contains(&next).then_some(next)
}
