//! Who goes on to the next stage.

use super::ties::played_off;
use crate::facts::{Championship, Fact, GroupId, LastResort, Refusal, Stamp, TournamentId};
use crate::standings::{self, QualificationError};
use crate::store::DeskError;
use speech::{Message, Tell, msg};

/// What is to be settled, and how.
#[derive(Clone, Copy, Debug)]
pub struct Settling<'a> {
    /// The tournaments.
    pub wanted: &'a [TournamentId],
    /// The seed of lots.
    pub seed: u64,
    /// Why it is settled although results are missing.
    pub forced: Option<&'a str>,
    /// The orders of play-offs, each as `1.3.2: 221.1.3, 007.1.3`.
    pub play_offs: &'a [String],
    /// Whether those that cannot be settled yet are passed over.
    pub is_several: bool,
}

/// Settles each tournament; of several, those that cannot be settled yet are noted and passed over.
///
/// # Errors
/// When a single tournament cannot be settled, or an order of a play-off cannot be read.
pub fn settle(
    championship: &Championship,
    wish: &Settling,
    stamp: &Stamp,
) -> Result<(Vec<Fact>, Vec<Message>), DeskError> {
    let mut waiting = Vec::new();
    let mut state = championship.clone();
    let mut facts = Vec::new();
    for text in wish.play_offs {
        let fact = play_off(&state, text, stamp)?;
        state.apply(&fact)?;
        facts.push(fact);
    }
    for id in wish.wanted {
        let Some(stage) = state.tournament(*id).and_then(|tournament| tournament.current_stage()) else {
            match wish.is_several {
                true => continue,
                false => return Err(Refusal::NoStage(*id, 1).into()),
            }
        };
        let (stage, is_settled) = (stage.number, stage.qualified.is_some());
        if is_settled && wish.is_several {
            continue;
        }
        // Each lot settles one tie; there are fewer ties than groups.
        let mut settled = standings::qualify(&state, *id, stage, wish.forced);
        while let Err(QualificationError::Tied { group, last_resort: LastResort::Lot, .. }) = &settled {
            let lots = standings::draw_lots(&state, *group, wish.seed, stamp);
            if lots.is_empty() {
                break;
            }
            for lot in lots {
                state.apply(&lot)?;
                facts.push(lot);
            }
            settled = standings::qualify(&state, *id, stage, wish.forced);
        }
        match settled {
            Ok(fact) => {
                state.apply(&fact)?;
                facts.push(fact);
            }
            Err(QualificationError::NoNextStage(_)) if wish.is_several => {}
            Err(error) if wish.is_several => {
                waiting.push(error.tell());
            }
            Err(error) => return Err(error.tell().into()),
        }
    }
    Ok((facts, waiting))
}

/// Reads the order of a play-off, `1.3.2: 221.1.3, 007.1.3`.
fn play_off(championship: &Championship, text: &str, stamp: &Stamp) -> Result<Fact, DeskError> {
    let unread = || DeskError::Told(msg("decisions-play-off-unread").with("text", text));
    let (group, codes) = text.split_once(':').ok_or_else(unread)?;
    let group: GroupId = championship.find_group(group)?;
    played_off(championship, group, codes, stamp)
}
