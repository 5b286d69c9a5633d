//! Who waits for a place, and who has one now.

use super::late_placements;
use crate::facts::{Championship, Entry, EntryCode, EntryStatus, Fact, Refusal, TournamentId};
use crate::store::DeskError;

/// Returns who waits for a place, in the order of entering, of one tournament or all.
pub fn waiting(championship: &Championship, wanted: Option<TournamentId>) -> Vec<&Entry> {
    let is_meant = |entry: &&Entry| {
        entry.status == EntryStatus::Waiting && wanted.is_none_or(|id| entry.code.tournament == id)
    };
    let mut waiting: Vec<&Entry> = championship.entries().filter(is_meant).collect();
    waiting.sort_by_key(|entry| entry.number);
    waiting
}

/// Returns which of those who wait for a place in its tournament an entry is, from 1; nothing if it does not wait.
pub fn place_in_line(championship: &Championship, code: EntryCode) -> Option<usize> {
    championship.entry(code).filter(|entry| entry.status == EntryStatus::Waiting)?;
    let line = waiting(championship, Some(code.tournament));
    line.iter().position(|entry| entry.code == code).map(|index| index + 1)
}

/// Decides who of those who wait has a place now: all for whom there is one, in the order of entering, or the one named.
///
/// After the draw they are placed as late entries.
///
/// # Errors
/// When the one named does not wait, or has no place still, or the first stage is over.
pub fn admit(
    championship: &Championship,
    wanted: Option<TournamentId>,
    named: Option<EntryCode>,
) -> Result<Vec<Fact>, DeskError> {
    let mut state = championship.clone();
    let codes: Vec<EntryCode> = match named {
        Some(code) => {
            state.entry(code).ok_or(Refusal::NoEntry(code))?;
            vec![code]
        }
        None => waiting(championship, wanted).into_iter().map(|entry| entry.code).collect(),
    };
    let mut facts = Vec::new();
    // Into a tournament whose first stage is over nobody comes any more.
    let is_over = |code: &EntryCode| {
        championship.tournament(code.tournament).is_some_and(|tournament| tournament.stages.len() > 1)
    };
    for code in codes.into_iter().filter(|code| named.is_some() || !is_over(code)) {
        let fact = Fact::EntryAdmitted { code };
        match state.apply(&fact) {
            Ok(()) => facts.push(fact),
            Err(refusal) if named.is_some() => return Err(refusal.into()),
            // For somebody behind there may be a place nevertheless: another game, another region.
            Err(_) => {}
        }
    }
    let placements = late_placements(championship, &facts, None)?;
    facts.extend(placements);
    Ok(facts)
}
