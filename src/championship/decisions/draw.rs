//! The draw of groups.

use super::questions::{Question, questions_of};
use crate::facts::{Championship, EntryCode, Fact, Refusal, TournamentId};
use crate::pairing::{self, PairingError};
use crate::store::DeskError;
use speech::Tell;

/// Draws the next stage of each tournament; with all of them, those whose turn has not come are passed over.
///
/// # Errors
/// When a tournament cannot be drawn.
pub fn draw(
    championship: &Championship,
    wanted: &[TournamentId],
    seed: u64,
    all: bool,
) -> Result<Vec<Fact>, DeskError> {
    // Tables are numbered over the whole championship, so each draw must see the ones before.
    let mut state = championship.clone();
    let mut facts = Vec::new();
    for id in wanted {
        if let Some(question) = questions_of(&state, *id).into_iter().find(Question::is_about_qualified) {
            match all {
                true => continue,
                false => return Err(question.unanswered().into()),
            }
        }
        let drawn = state.tournament(*id).map_or(0, |tournament| tournament.stages.len());
        let stage = u8::try_from(drawn + 1).unwrap_or(u8::MAX);
        match pairing::draw(&state, *id, stage, seed) {
            Ok(fact) => {
                state.apply(&fact)?;
                facts.push(fact);
            }
            Err(error) if all && is_not_due(&error) => {}
            Err(error) => return Err(error.tell().into()),
        }
    }
    Ok(facts)
}

/// Draws the next stage of a tournament with some seeded, best first.
///
/// # Errors
/// When it cannot be drawn, or somebody who is seeded does not take part.
pub fn draw_in_order(
    championship: &Championship,
    id: TournamentId,
    seed: u64,
    order: &[EntryCode],
) -> Result<Vec<Fact>, DeskError> {
    if let Some(question) = questions_of(championship, id).into_iter().find(Question::is_about_qualified) {
        return Err(question.unanswered().into());
    }
    let drawn = championship.tournament(id).map_or(0, |tournament| tournament.stages.len());
    let stage = u8::try_from(drawn + 1).unwrap_or(u8::MAX);
    let fact = pairing::draw_in_order(championship, id, stage, seed, order);
    Ok(vec![fact.map_err(|error| DeskError::Told(error.tell()))?])
}

fn is_not_due(error: &PairingError) -> bool {
    match error {
        PairingError::NobodyThere(_) => true,
        PairingError::Refused(refusal) => {
            matches!(
                refusal,
                Refusal::NoStage(..) | Refusal::StageOutOfTurn(..) | Refusal::TournamentClosed(_)
            )
        }
        _ => false,
    }
}

/// Annuls the last draw of a tournament.
///
/// # Errors
/// When there is none.
pub fn annul_draw(
    championship: &Championship,
    tournament: TournamentId,
    reason: &str,
) -> Result<Vec<Fact>, DeskError> {
    let stage = championship.tournament(tournament).and_then(|tournament| tournament.current_stage());
    let stage = stage.ok_or(Refusal::NoStage(tournament, 1))?.number;
    Ok(vec![Fact::DrawAnnulled { tournament, stage, reason: reason.to_owned() }])
}
