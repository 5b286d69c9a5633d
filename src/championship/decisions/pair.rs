//! The pairing of rounds.

use rayon::prelude::*;

use crate::facts::{Championship, Fact, GroupId, Pairing, Refusal};
use crate::pairing::checker::{Severity, check_pairings};
use crate::pairing::{self, PairingError};
use crate::store::DeskError;
use speech::{Tell, Value, msg};

/// The groups that could not be paired, each with the reason.
pub type Waiting = Vec<(GroupId, PairingError)>;

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
            Ok(fact) => facts.push(fact),
            Err(PairingError::Decided(_) | PairingError::Refused(Refusal::RoundsOver(..))) if is_several => {}
            Err(error) if is_several => waiting.push((*group, error)),
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
    let away = group.members.iter().filter(|member| member.is_member(round) && !member.is_present(round));
    let away: Vec<Pairing> = away
        .filter(|member| !is_listed(member.entry))
        .map(|member| Pairing::Absent { entry: member.entry })
        .collect();
    pairings.extend(away);
    let findings = check_pairings(championship, group, round, &pairings);
    let faults: Vec<_> = findings.iter().filter(|finding| finding.severity() == Severity::Fault).collect();
    if !faults.is_empty() && forced.is_none() {
        let faults = Value::All(faults.iter().map(|fault| fault.tell().into()).collect());
        return Err(msg("decisions-list-breaks-laws").with("faults", faults).into());
    }
    Ok(vec![Fact::RoundPublished { group: id, round, seed: 0, pairings, forced: forced.map(str::to_owned) }])
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
