//! What comes after a game for whoever played it: the board of the next round, to which their device goes by itself, or what
//! they wait for, and their place once the tournament is over.

use axum::response::Response;

use super::claim::seated;
use super::told::say;
use super::{device, name_of};
use crate::app::Shared;
use crate::problem::Problem;
use crate::visit::Visit;
use crate::worker::Snapshot;
use championship::facts::{BoardKind, BoardPlace, Championship, EntryCode, Format};
use championship::standings;
use speech::{Language, Message, msg};

/// What a player whose game is over is told.
pub(super) struct Next {
    pub(super) text: String,
    /// Whether a board waits for them, to which their device goes.
    pub(super) is_board: bool,
    /// Whether everything is played, so that standings are all there is to see.
    pub(super) is_over: bool,
}

/// Returns what comes next for a pupil who played at a place from a device.
pub(super) fn next(
    snapshot: &Snapshot,
    code: EntryCode,
    place: BoardPlace,
    device: &str,
    language: Language,
) -> Next {
    let championship = &snapshot.championship;
    let code = championship.current_code(code);
    let there = championship.seat_in_play(code).filter(|(there, _)| *there != place);
    let holder = there.and_then(|(there, seat)| {
        championship.live_board(there).and_then(|live| live.seats[seat.index()].clone())
    });
    let is_taken = holder.is_some_and(|holder| holder != device);
    let text = match there {
        Some(_) if is_taken => msg("boards-seat-taken"),
        Some((there, _)) => at_board(championship, code, there, BoardKind::Screen),
        None => waiting(snapshot, code, place),
    };
    let is_over = standings::is_over(&snapshot.public, place.group.tournament);
    Next { text: say(language, &text), is_board: there.is_some() && !is_taken, is_over }
}

/// Tells where and against whom a pupil plays.
fn at_board(championship: &Championship, code: EntryCode, place: BoardPlace, kind: BoardKind) -> Message {
    let other = championship.board_at(place).and_then(|board| board.opponent_of(code));
    let style = championship.public_names();
    let name = other.map(|other| name_of(championship, other, style)).unwrap_or_default();
    let table = championship.group(place.group).map_or(0, |group| group.table);
    // Free play has no rounds.
    let is_free_play = championship.format_of(place.group).is_some_and(Format::is_free_play);
    match kind {
        BoardKind::Screen if is_free_play => msg("boards-next-board-free").with("name", name),
        BoardKind::Wood if is_free_play => msg("boards-next-wood-free")
            .with("name", name)
            .with("table", table)
            .with("board", championship.shown_board(place)),
        BoardKind::Screen => msg("boards-next-board").with("round", place.round).with("name", name),
        BoardKind::Wood => msg("boards-next-wood")
            .with("round", place.round)
            .with("name", name)
            .with("table", table)
            .with("board", championship.shown_board(place)),
    }
}

/// Tells what a pupil without a board on a screen waits for.
fn waiting(snapshot: &Snapshot, code: EntryCode, place: BoardPlace) -> Message {
    let (championship, public) = (&snapshot.championship, &snapshot.public);
    let id = code.tournament;
    // The place is told where everybody may see it.
    if standings::is_over(public, id) {
        let placings = standings::of_tournament(public, id);
        let own = placings.iter().find(|placing| placing.entry == code).map(|placing| placing.place);
        return match own {
            Some(own) => msg("boards-next-place").with("place", own).with("count", placings.len()),
            None => msg("boards-next-over"),
        };
    }
    let Ok(group) = championship.group_of(code, None) else { return msg("boards-next-wait") };
    if championship.format_of(group.id).is_some_and(Format::is_free_play) {
        let there = group.open_game_of(code).map(BoardPlace::from).filter(|there| *there != place);
        return match there {
            Some(there) => at_board(championship, code, there, BoardKind::Wood),
            None if group.free_play.is_over => msg("boards-next-free-over"),
            None => msg("boards-next-free"),
        };
    }
    let last = group.rounds.last().filter(|round| (group.id, round.number) != (place.group, place.round));
    if let Some(round) = last {
        let own = round.board_of(code);
        match own {
            None => return msg("boards-next-off").with("round", round.number),
            Some(board) if board.winner_or_draw().is_none() => {
                let there = BoardPlace { group: group.id, round: round.number, board: board.number };
                return at_board(championship, code, there, BoardKind::Wood);
            }
            Some(_) => {}
        }
    }
    match championship.planned_rounds(group.id) {
        Some(planned) if group.next_round() > planned => msg("boards-next-none"),
        _ => msg("boards-next-wait"),
    }
}

/// Takes the seat of whoever played at a board from this device at the board where they play next, and leads there.
pub(super) async fn go(app: &Shared, visit: &Visit, place: BoardPlace) -> Result<Response, Problem> {
    let championship = app.worker()?.snapshot().championship;
    let live = championship.live_board(place);
    let seat = live.and_then(|live| live.seat_of(&device(app, visit)));
    let board = championship.board_at(place);
    let (seat, board) = seat.zip(board).ok_or_else(Problem::nothing_here)?;
    seated(app, visit, [board.first, board.second][seat.index()]).await
}
