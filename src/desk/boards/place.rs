//! Where a board is: its address, as a path and in forms.

use championship::facts::{BoardPlace, GroupId};

/// Returns the address of a board.
pub(crate) fn address(place: BoardPlace) -> String {
    format!("/b/{}", written(place))
}

/// Writes a place as forms and addresses carry it: `1.3.1/1/2`.
pub(crate) fn written(place: BoardPlace) -> String {
    format!("{}/{}/{}", place.group, place.round, place.board)
}

/// Reads a place as forms carry it.
pub(crate) fn read(text: &str) -> Option<BoardPlace> {
    match text.split('/').collect::<Vec<_>>()[..] {
        [group, round, board] => of_parts(group, round, board),
        _ => None,
    }
}

/// Reads a place from the parts of an address.
pub(crate) fn of_parts(group: &str, round: &str, board: &str) -> Option<BoardPlace> {
    let group: GroupId = group.parse().ok()?;
    Some(BoardPlace { group, round: round.parse().ok()?, board: board.parse().ok()? })
}
