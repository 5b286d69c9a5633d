//! What an arbiter has just done at boards, said in one sentence: where, and what.

use super::name_of;
use super::page::place_words;
use super::told::{say, time_words};
use championship::facts::{
    BoardKind, BoardPlace, Championship, Deed, Fact, GamePlace, GroupId, NameStyle, Outcome, Seat,
};
use speech::{Language, Message, msg};

/// Says what these facts did; `is_pause` tells what was wished where they are of all boards, or none.
pub(super) fn words(
    championship: &Championship,
    facts: &[Fact],
    is_pause: bool,
    language: Language,
) -> String {
    let text = match facts {
        [] if is_pause => msg("boards-done-none-paused"),
        [] => msg("boards-done-none-resumed"),
        [Fact::BoardPlayed { place, deed, .. }] => at_board(championship, *place, deed, language),
        [Fact::BoardPlayed { place, .. }, Fact::ResultEntered { result, .. }, ..] => {
            let starter = Seat::starter(place.game);
            let board = board(championship, *place, language);
            let won = |seat: Seat| {
                let name = name(championship, *place, seat);
                msg("boards-done-won").with("board", board.clone()).with("name", name)
            };
            match result.outcomes() {
                (Outcome::Win, _) => won(starter),
                (_, Outcome::Win) => won(starter.other()),
                _ => msg("boards-done-draw").with("board", board.clone()),
            }
        }
        [.., Fact::BoardsChosen { group, round, boards }] => {
            chosen(championship, *group, *round, *boards, language)
        }
        all if is_pause => msg("boards-done-all-paused").with("count", all.len()),
        all => msg("boards-done-all-resumed").with("count", all.len()),
    };
    say(language, &text)
}

fn board(championship: &Championship, place: GamePlace, language: Language) -> String {
    place_words(championship, BoardPlace::from(place), language)
}

fn name(championship: &Championship, place: GamePlace, seat: Seat) -> String {
    let board = championship.board_at(BoardPlace::from(place));
    let code = board.map(|board| [board.first, board.second][seat.index()]);
    code.map(|code| name_of(championship, code, NameStyle::Full)).unwrap_or_default()
}

fn at_board(championship: &Championship, place: GamePlace, deed: &Deed, language: Language) -> Message {
    let board = board(championship, place, language);
    let name = |seat: &Seat| name(championship, place, *seat);
    match deed {
        Deed::Freed { seat, .. } => msg("boards-done-freed").with("board", board).with("name", name(seat)),
        Deed::Paused { .. } => msg("boards-done-paused").with("board", board),
        Deed::Resumed { .. } => msg("boards-done-resumed").with("board", board),
        Deed::TakenBack { .. } => msg("boards-done-back").with("board", board),
        Deed::ToWood { .. } => msg("boards-done-to-wood").with("board", board),
        Deed::ToScreen { .. } => msg("boards-done-to-screen").with("board", board),
        Deed::TimeGiven { seat, time, .. } => msg("boards-done-time")
            .with("board", board)
            .with("name", name(seat))
            .with("time", time_words(*time)),
        Deed::TimeTaken { seat, time, .. } => msg("boards-done-time-taken")
            .with("board", board)
            .with("name", name(seat))
            .with("time", time_words(*time)),
        // These are deeds of players.
        Deed::Claimed { .. }
        | Deed::Ready { .. }
        | Deed::Moved { .. }
        | Deed::DrawOffered { .. }
        | Deed::BackAsked { .. }
        | Deed::Declined { .. }
        | Deed::Ended { .. } => msg("desk-saved"),
    }
}

fn chosen(
    championship: &Championship,
    group: GroupId,
    round: Option<u16>,
    boards: BoardKind,
    language: Language,
) -> Message {
    let name = championship.regulations().group_name(group, language);
    match (boards, round) {
        (BoardKind::Screen, Some(round)) => {
            msg("boards-done-round-on-screens").with("group", name).with("round", round)
        }
        (BoardKind::Wood, Some(round)) => {
            msg("boards-done-round-on-wood").with("group", name).with("round", round)
        }
        (BoardKind::Screen, None) => msg("boards-done-on-screens").with("group", name),
        (BoardKind::Wood, None) => msg("boards-done-on-wood").with("group", name),
    }
}
