//! The pairing of rounds.

use std::collections::{BTreeMap, BTreeSet};

use rayon::prelude::*;

use super::questions::{Question, questions_of};
use crate::facts::{Championship, Fact, Format, Group, GroupId, Pairing, Refusal, TournamentId};
use crate::pairing::checker::{Finding, Severity, check_pairings};
use crate::pairing::{self, PairingError};
use crate::store::DeskError;
use speech::{Message, Tell, Value, msg};

/// The groups that could not be paired, each with the reason.
pub type Waiting = Vec<(GroupId, Message)>;

/// Pairs the next round of each group; of several, those that are not ready are noted and passed over.
///
/// `tick` is called after each group, from any thread.
///
/// # Errors
/// When a single group cannot be paired.
pub fn pair(
    championship: &Championship,
    groups: &[GroupId],
    seed: u64,
    forced: Option<&str>,
    is_several: bool,
    tick: &(dyn Fn() + Sync),
) -> Result<(Vec<Fact>, Waiting), DeskError> {
    let mut asked: BTreeMap<TournamentId, Option<Message>> = BTreeMap::new();
    for group in groups {
        asked.entry(group.tournament).or_insert_with(|| {
            let mut questions = questions_of(championship, group.tournament).into_iter();
            questions.find(Question::is_about_qualified).map(|question| question.unanswered())
        });
    }
    let waits = |group: &GroupId| asked.get(&group.tournament).cloned().flatten();
    if let (false, Some(why)) = (is_several, groups.first().and_then(waits)) {
        return Err(why.into());
    }
    let paired: Vec<_> = groups
        .par_iter()
        .map(|group| {
            let paired = pairing::pair(championship, *group, seed, forced);
            tick();
            paired
        })
        .collect();
    let (mut facts, mut waiting) = (Vec::new(), Vec::new());
    for (group, paired) in groups.iter().zip(paired) {
        match paired {
            Ok(fact) => match waits(group) {
                None => facts.push(fact),
                Some(why) => waiting.push((*group, why)),
            },
            Err(PairingError::Decided(_) | PairingError::Refused(Refusal::RoundsOver(..))) if is_several => {}
            Err(error) if is_several => waiting.push((*group, error.tell())),
            Err(error) => return Err(error.tell().into()),
        }
    }
    Ok((facts, waiting))
}

/// Publishes a list by hand, once the independent checker finds no broken law in it.
///
/// # Errors
/// When the list breaks a law and nobody insists.
pub fn publish_by_hand(
    championship: &Championship,
    id: GroupId,
    mut pairings: Vec<Pairing>,
    forced: Option<&str>,
) -> Result<Vec<Fact>, DeskError> {
    let group = championship.group(id).ok_or_else(|| Refusal::NoGroup(id.to_string()))?;
    let round = group.next_round();
    let is_listed = |code| pairings.iter().any(|pairing| pairing.entries().any(|listed| listed == code));
    // In free play nobody is written down who has no game.
    let is_listing = !championship.format_of(id).is_some_and(Format::is_free_play);
    let away = group.members.iter().filter(|member| member.is_member(round) && !member.is_present(round));
    let away: Vec<Pairing> = away
        .filter(|_| is_listing)
        .filter(|member| !is_listed(member.entry))
        .map(|member| Pairing::Absent { entry: member.entry })
        .collect();
    pairings.extend(away);
    refuse_the_impossible(championship, group, round, &pairings)?;
    let missing = group.missing_results().len();
    if missing > 0 && championship.format_of(id).is_some_and(Format::is_bracket) {
        return Err(PairingError::Undecided(id, missing).tell().into());
    }
    let findings = check_pairings(championship, group, round, &pairings);
    let faults: Vec<_> = findings.iter().filter(|finding| finding.severity() == Severity::Fault).collect();
    if !faults.is_empty() && forced.is_none() {
        let faults = Value::All(faults.iter().map(|fault| fault.tell().into()).collect());
        return Err(msg("decisions-list-breaks-laws").with("faults", faults).into());
    }
    Ok(vec![Fact::RoundPublished { group: id, round, seed: 0, pairings, forced: forced.map(str::to_owned) }])
}

/// Refuses a list that no reason makes possible: somebody twice, left out or from elsewhere, a round that is not there.
fn refuse_the_impossible(
    championship: &Championship,
    group: &Group,
    round: u16,
    pairings: &[Pairing],
) -> Result<(), DeskError> {
    let is_member = |code| group.member(code).is_some_and(|member| member.is_member(round));
    let mut seen = BTreeSet::new();
    for code in pairings.iter().flat_map(|pairing| pairing.entries()) {
        if !is_member(code) {
            return Err(Refusal::NotInGroup(code, group.id).into());
        }
        if !seen.insert(code) {
            return Err(Finding::Twice(code).tell().into());
        }
    }
    let format = championship.format_of(group.id);
    let mut members = group.members.iter().filter(|member| member.is_member(round));
    let left_out = members.find(|member| !seen.contains(&member.entry));
    match left_out.filter(|_| format.is_some_and(Format::names_everybody)) {
        Some(member) => Err(Finding::LeftOut(member.entry).tell().into()),
        None => Ok(()),
    }
}

/// Annuls the last round of a group.
///
/// # Errors
/// When there is none.
pub fn annul_round(championship: &Championship, id: GroupId, reason: &str) -> Result<Vec<Fact>, DeskError> {
    let group = championship.group(id).ok_or_else(|| Refusal::NoGroup(id.to_string()))?;
    let round = group.rounds.last().ok_or(Refusal::NoRound(id, 1))?.number;
    Ok(vec![Fact::RoundAnnulled { group: id, round, reason: reason.to_owned() }])
}
