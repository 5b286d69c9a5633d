//! What decides where points and tie-breaks leave everything equal: one sentence, for arbiters and below the scores.

use crate::facts::{LastResort, TieMeans};
use crate::standings::Standings;
use speech::{Message, msg};

/// Says what decides, and what holds where nothing has decided.
pub(super) fn last_resort(resort: LastResort) -> Message {
    match resort {
        LastResort::Share => msg("reports-last-shared"),
        LastResort::PlayOff => msg("reports-last-play-off"),
        LastResort::Lot => msg("reports-last-lot"),
    }
}

/// Says what decided in some tables and whether places are still shared in them; nothing where all is as the points left it.
pub(super) fn what_decided<'s>(tables: impl Iterator<Item = &'s Standings>) -> Option<Message> {
    let mut means: Vec<TieMeans> = Vec::new();
    let mut n_shared = 0;
    for table in tables {
        means.extend(table.lines.iter().filter_map(|line| line.decided));
        n_shared += table.ties().len();
    }
    let is_drawn = means.iter().any(|means| matches!(means, TieMeans::Lot { .. }));
    match (is_drawn, means.contains(&TieMeans::PlayOff)) {
        (false, false) => None,
        (false, true) => Some(msg("reports-last-was-play-off").with("shared", n_shared)),
        (true, false) => Some(msg("reports-last-was-lot").with("shared", n_shared)),
        (true, true) => Some(msg("reports-last-was-either").with("shared", n_shared)),
    }
}
