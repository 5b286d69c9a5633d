//! Boards at which somebody is awaited who has withdrawn: the game is forfeited, unless it is played after all.

use super::result::result;
use crate::facts::{
    Championship, EntryCode, Fact, GamePlace, Group, MatchResult, NotationError, Players, Refusal, Stamp,
    TournamentStatus,
};
use crate::store::DeskError;
use speech::{Message, Tell, msg};

/// A board without a result that somebody left.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LeftBoard {
    /// Where, with the game that comes next.
    pub place: GamePlace,
    /// The group as people call it.
    pub label: String,
    /// Who left.
    pub code: EntryCode,
    /// Who sits there.
    pub other: EntryCode,
    /// The number that people are told of the board.
    pub(super) shown: u16,
    /// Whether the one who left was to start.
    is_first: bool,
}

impl Tell for LeftBoard {
    fn tell(&self) -> Message {
        msg("decisions-asks-left-board")
            .with("code", format!("`{}`", self.code))
            .with("other", format!("`{}`", self.other))
            .with("group", &self.label)
            .with("round", self.place.round)
            .with("board", self.shown)
    }
}

impl LeftBoard {
    /// Returns how the forfeit is written.
    pub fn written(&self) -> &'static str {
        if self.is_first { "-:+" } else { "+:-" }
    }
}

/// Returns every board that somebody left.
pub fn left_boards(championship: &Championship) -> Vec<LeftBoard> {
    let open = championship.tournaments().filter(|one| one.status != TournamentStatus::Closed);
    let groups = open.flat_map(|one| &one.stages).flat_map(|stage| &stage.groups);
    groups.flat_map(|group| left_in(group, &championship.group_label(group.id))).collect()
}

/// Returns the boards of a group that somebody left.
pub(super) fn left_in(group: &Group, label: &str) -> Vec<LeftBoard> {
    let has_left = |code: EntryCode| group.member(code).is_some_and(|one| one.withdrawn_from.is_some());
    let mut left = Vec::new();
    for round in &group.rounds {
        for board in &round.boards {
            let Some(game) = board.next_game() else { continue };
            for (code, other, is_first) in
                [(board.first, board.second, true), (board.second, board.first, false)]
            {
                if has_left(code) {
                    let place = GamePlace { group: group.id, round: round.number, board: board.number, game };
                    let (label, shown) = (label.to_owned(), board.shown);
                    left.push(LeftBoard { place, label, code, other, shown, is_first });
                }
            }
        }
    }
    left
}

/// Decides that who left a board has forfeited it.
///
/// # Errors
/// When nobody waits for the pupil any more.
pub fn forfeit_left_board(
    championship: &Championship,
    code: EntryCode,
    stamp: &Stamp,
) -> Result<Vec<Fact>, DeskError> {
    let left = left_boards(championship).into_iter().find(|left| left.code == code);
    let left = left.ok_or_else(|| Refusal::NothingToKeep(code.to_string()))?;
    let written: MatchResult = left.written().parse().map_err(|error: NotationError| error.tell())?;
    let pair = Players::Pair(left.code, left.other);
    let entered = result(championship, left.place, pair, written, None, None, stamp)?;
    Ok(entered.into_iter().collect())
}
