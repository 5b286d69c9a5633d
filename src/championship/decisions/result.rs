//! One result, entered, corrected or taken back.

use crate::facts::{Championship, Fact, GamePlace, MatchResult, Players, Refusal, Stamp};
use crate::store::DeskError;

/// Returns the fact that makes the result so, or nothing when it is.
///
/// # Errors
/// When there is no such board, others play at it than was said, or it is not sure whose result it is.
pub fn result(
    championship: &Championship,
    place: GamePlace,
    players: Players,
    result: MatchResult,
    correct: Option<&str>,
    record: Option<String>,
    stamp: &Stamp,
) -> Result<Option<Fact>, DeskError> {
    let group = championship.group(place.group).ok_or_else(|| Refusal::NoGroup(place.group.to_string()))?;
    let round = group.round(place.round).ok_or(Refusal::NoRound(place.group, place.round))?;
    let board = round.board(place.board).ok_or(Refusal::NoBoard(place))?;
    let game = usize::from(place.game).checked_sub(1).and_then(|index| board.games.get(index));
    // Where a result stands nobody was exchanged since; who says more than the place is held to it all the same.
    if players != Players::Unsaid || game.is_none_or(|history| history.entered().is_none()) {
        championship.check_players(place, players)?;
    }
    let stamp = stamp.clone();
    let waiting = game.and_then(|history| history.waiting());
    Ok(match (game.and_then(|history| history.entered()), correct) {
        // Who enters again what somebody else entered confirms it.
        (Some(now), _)
            if now == result && waiting.is_some_and(|entry| entry.stamp.person() != stamp.person()) =>
        {
            Some(Fact::ResultConfirmed { place, result, stamp })
        }
        (Some(now), _) if now == result => None,
        (Some(was), Some(reason)) => {
            Some(Fact::ResultCorrected { place, was, result, reason: reason.to_owned(), record, stamp })
        }
        // What comes later in a match counts only after what came before.
        (None, _) if board.next_game().is_some_and(|next| next != place.game) => {
            return Err(Refusal::GameOutOfTurn(place).into());
        }
        // Without a reason the championship refuses to overwrite, and says what is there.
        _ => Some(Fact::ResultEntered { place, result, record, stamp }),
    })
}

/// Returns the fact that takes a result back.
///
/// # Errors
/// When there is no such board, or no result on it.
pub fn retraction(
    championship: &Championship,
    place: GamePlace,
    reason: &str,
    stamp: &Stamp,
) -> Result<Fact, DeskError> {
    let group = championship.group(place.group).ok_or_else(|| Refusal::NoGroup(place.group.to_string()))?;
    let round = group.round(place.round).ok_or(Refusal::NoRound(place.group, place.round))?;
    let board = round.board(place.board).ok_or(Refusal::NoBoard(place))?;
    let game = usize::from(place.game).checked_sub(1).and_then(|index| board.games.get(index));
    let was = game.and_then(|history| history.entered()).ok_or(Refusal::ResultDiffers(place, None))?;
    Ok(Fact::ResultRetracted { place, was, reason: reason.to_owned(), stamp: stamp.clone() })
}
