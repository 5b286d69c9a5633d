//! Moves and fates in the words of complaints.

use crate::diag::{Diagnostic, Span};
use crate::engine::{Move, MoveError, Position};
use crate::game::{Fate, Localized, When};

/// So many moves are listed in a message.
const MOST_LISTED: usize = 24;

/// Adds the moves that could be played.
pub(super) fn with_moves(complaint: Diagnostic, legal: &[String]) -> Diagnostic {
    if legal.is_empty() { complaint } else { complaint.help(format!("legal moves: {}", listed(legal))) }
}

/// Lists moves as far as anyone reads on.
pub(super) fn listed(moves: &[String]) -> String {
    match moves.len().checked_sub(MOST_LISTED) {
        None | Some(0) => moves.join(", "),
        Some(more) => format!("{} and {more} more", moves[..MOST_LISTED].join(", ")),
    }
}

/// Finds the move a claim means; a stroke or a cross, if written, must be the right one.
pub(super) fn find(position: &Position, text: &str) -> Result<Move, MoveError> {
    let mv = position.read_move(text)?;
    let written = position.write_move(mv);
    let takes = |text: &str| text.contains(['x', '×']);
    let moves = |text: &str| text.contains('-');
    if (takes(text) && moves(&written)) || (moves(text) && takes(&written)) {
        let reason = if takes(text) { "it takes nothing" } else { "it takes a piece" };
        let reason = Localized::same(format!("{reason}, so it is written `{written}`"));
        return Err(MoveError { refused: text.to_owned(), reason, legal: Vec::new() });
    }
    Ok(mv)
}

pub(super) fn refusal(span: Span, error: &MoveError) -> Diagnostic {
    let message = format!("`{}` cannot be played here: {}", error.refused, error.reason.en);
    with_moves(Diagnostic::error(span, message), &error.legal)
}

/// Returns whether a refused move names cells that are not there, or means several moves.
pub(super) fn is_unreadable(error: &MoveError) -> bool {
    let reason = &error.reason.en;
    reason.starts_with("the board has no cell")
        || reason.starts_with("this cannot be read")
        || reason.starts_with("it could mean")
}

pub(super) fn written(position: &Position, moves: &[Move]) -> Vec<String> {
    moves.iter().map(|&mv| position.write_move(mv)).collect()
}

pub(super) fn quoted(moves: &[String]) -> String {
    let quoted: Vec<String> = moves.iter().map(|text| format!("`{text}`")).collect();
    listed(&quoted)
}

/// Says what a move, or several, do.
pub(super) fn verb(fate: Fate, many: bool) -> String {
    let s = if many { "" } else { "s" };
    match fate {
        Fate::Wins(when) => format!("win{s}{}", how_soon(when)),
        Fate::Loses(when) => format!("lose{s}{}", how_soon(when)),
        Fate::Draws => format!("draw{s}"),
        Fate::DoesNotLose => format!("{} not lose", if many { "do" } else { "does" }),
        Fate::IsSafe => format!("{} safe", if many { "are" } else { "is" }),
    }
}

pub(super) fn gerund(fate: Fate) -> String {
    match fate {
        Fate::Wins(when) => format!("winning{}", how_soon(when)),
        Fate::Loses(when) => format!("losing{}", how_soon(when)),
        Fate::Draws => "drawing".to_owned(),
        Fate::DoesNotLose => "not losing".to_owned(),
        Fate::IsSafe => "safe".to_owned(),
    }
}

pub(super) fn how_soon(when: When) -> String {
    match when {
        When::Finally => String::new(),
        When::AtOnce => " at once".to_owned(),
        When::In(plies) => format!(" in {plies} moves"),
        When::Within(plies) => format!(" in at most {plies} moves"),
    }
}
