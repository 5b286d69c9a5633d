//! What decides where points and tie-breaks leave everything equal: one sentence, for arbiters and below the scores.

use crate::facts::LastResort;
use speech::{Message, msg};

/// Says what decides, and what holds where nothing has decided.
pub(super) fn last_resort(resort: LastResort) -> Message {
    match resort {
        LastResort::Share => msg("reports-last-shared"),
        LastResort::PlayOff => msg("reports-last-play-off"),
        LastResort::Lot => msg("reports-last-lot"),
    }
}
