//! Absences that are announced.

use crate::facts::{Championship, EntryCode, Fact, Format, Refusal};
use crate::store::DeskError;
use speech::msg;

/// Announces that an entry misses a round of its present group.
///
/// # Errors
/// When the group has no such round, is a bracket, in which nobody can miss a round and stay in, or plays freely, without rounds
/// to be missed.
pub fn absence(championship: &Championship, code: EntryCode, round: u16) -> Result<Fact, DeskError> {
    let group = championship.tournament(code.tournament).and_then(|one| one.current_group_of(code));
    if let Some(group) = group {
        if championship.format_of(group.id).is_some_and(Format::is_bracket) {
            return Err(msg("decisions-absent-from-bracket").with("code", code.to_string()).into());
        }
        if championship.format_of(group.id).is_some_and(Format::is_free_play) {
            return Err(msg("decisions-absent-from-free-play").with("code", code.to_string()).into());
        }
        if round == 0 {
            return Err(Refusal::NoRound(group.id, round).into());
        }
        if let Some(planned) = championship.planned_rounds(group.id).filter(|planned| round > *planned) {
            return Err(msg("decisions-absent-after-end")
                .with("group", championship.group_label(group.id))
                .with("rounds", planned)
                .with("round", round)
                .into());
        }
    }
    Ok(Fact::AbsenceAnnounced { code, round })
}
