//! Moves and fates in the words of complaints.

use speech::{Message, Tell, Value, msg};

use crate::diag::{Diagnostic, Span};
use crate::engine::{Move, MoveError, MoveReason, Position};
use crate::game::{Fate, When};

/// So many moves are listed in a message.
const MOST_LISTED: usize = 24;

/// Adds the moves that could be played.
pub(super) fn with_moves(complaint: Diagnostic, legal: &[String]) -> Diagnostic {
    if legal.is_empty() {
        return complaint;
    }
    complaint.help(msg("analysis-legal-moves").with("moves", listed(legal)))
}

/// Lists moves as far as anyone reads on.
pub(super) fn listed(moves: &[String]) -> Value {
    match moves.len().checked_sub(MOST_LISTED) {
        None | Some(0) => Value::Text(moves.join(", ")),
        Some(more) => {
            let moves = moves[..MOST_LISTED].join(", ");
            msg("analysis-and-more").with("moves", moves).with("more", more).into()
        }
    }
}

/// Finds the move a claim means; a stroke or a cross, if written, must be the right one.
pub(super) fn find(position: &Position, text: &str) -> Result<Move, MoveError> {
    let mv = position.read_move(text)?;
    let written = position.write_move(mv);
    let takes = |text: &str| text.contains(['x', '×']);
    let moves = |text: &str| text.contains('-');
    if (takes(text) && moves(&written)) || (moves(text) && takes(&written)) {
        let reason = if takes(text) { MoveReason::TakesNothing(written) } else { MoveReason::Takes(written) };
        return Err(MoveError { refused: text.to_owned(), reason, legal: Vec::new() });
    }
    Ok(mv)
}

pub(super) fn refusal(span: Span, error: &MoveError) -> Diagnostic {
    let message =
        msg("analysis-refused-here").with("move", &error.refused).with("reason", error.reason.tell());
    with_moves(Diagnostic::error(span, message), &error.legal)
}

/// Returns whether a refused move names cells that are not there, or means several moves.
pub(super) fn is_unreadable(error: &MoveError) -> bool {
    matches!(error.reason, MoveReason::NoCell(_) | MoveReason::Unreadable | MoveReason::Ambiguous(_))
}

pub(super) fn written(position: &Position, moves: &[Move]) -> Vec<String> {
    moves.iter().map(|&mv| position.write_move(mv)).collect()
}

pub(super) fn quoted(moves: &[String]) -> Value {
    let quoted: Vec<String> = moves.iter().map(|text| format!("`{text}`")).collect();
    listed(&quoted)
}

/// Says what so many moves do.
pub(super) fn verb(fate: Fate, n: usize) -> Message {
    match fate {
        Fate::Wins(when) => msg("analysis-wins").with("n", n).with("when", how_soon(when)),
        Fate::Loses(when) => msg("analysis-loses").with("n", n).with("when", how_soon(when)),
        Fate::Draws => msg("analysis-draws").with("n", n),
        Fate::DoesNotLose => msg("analysis-does-not-lose").with("n", n),
        Fate::IsSafe => msg("analysis-is-safe").with("n", n),
    }
}

/// Names what moves have in common, before they are listed.
pub(super) fn those_that(fate: Fate, moves: &[String]) -> Message {
    let moves = listed(moves);
    match fate {
        Fate::Wins(when) => msg("analysis-winning").with("when", how_soon(when)).with("moves", moves),
        Fate::Loses(when) => msg("analysis-losing").with("when", how_soon(when)).with("moves", moves),
        Fate::Draws => msg("analysis-drawing").with("moves", moves),
        Fate::DoesNotLose => msg("analysis-not-losing").with("moves", moves),
        Fate::IsSafe => msg("analysis-safe").with("moves", moves),
    }
}

/// Says how soon, with a space before it; nothing if sooner or later.
pub(super) fn how_soon(when: When) -> Message {
    match when {
        When::Finally => msg("analysis-finally"),
        When::AtOnce => msg("analysis-at-once"),
        When::In(plies) => msg("analysis-in").with("n", plies),
        When::Within(plies) => msg("analysis-within").with("n", plies),
    }
}
