//! How a board stands: which game is shown, whose seats are whose, what the clocks say.

use super::referee::{Referee, player_of};
use crate::play::seat_view::Closed;
use championship::facts::{
    Board, BoardPlace, Championship, Ending, EntryCode, LiveBoard, LiveGame, MatchResult, Outcome, Refusal,
    ResultHistory, Seat,
};
use championship::store::DeskError;
use gallery::play::address::Played;
use rules::game::Side;

/// A board as it stands.
pub(super) struct Standing {
    /// The number of the game that is shown: the one in play, or the one before it until both are ready.
    pub(super) shown: u8,
    /// The number of the game to be played; nothing once every game has its result.
    pub(super) in_play: Option<u8>,
    /// Who sits where.
    pub(super) codes: [EntryCode; 2],
    /// What was done at the board, if anything was.
    pub(super) live: Option<LiveBoard>,
    /// The shown game, played again.
    pub(super) played: Played,
    /// The result of the shown game, whether it counts yet or not.
    pub(super) result: Option<MatchResult>,
    /// Whether that result waits for somebody to confirm it.
    pub(super) is_waiting: bool,
    /// The results of the match so far; empty for a single game.
    pub(super) score: String,
}

impl Standing {
    /// Looks at a board.
    ///
    /// # Errors
    /// When there is no such board, or its game cannot be played here.
    pub(super) fn of(
        championship: &Championship,
        referee: &Referee,
        place: BoardPlace,
    ) -> Result<Standing, DeskError> {
        let board = championship.board_at(place).ok_or(Refusal::NoBoard(place.game(1)))?;
        let live = championship.live_board(place);
        let in_play = championship.game_in_play(place);
        let shown = shown(board, live, in_play);
        let game = live.and_then(|live| live.game(shown));
        let history = board.games.get(usize::from(shown) - 1);
        Ok(Standing {
            shown,
            in_play,
            codes: [board.first, board.second],
            played: referee.replayed(championship.regulations(), place.game(shown), game)?,
            live: live.cloned(),
            result: history.and_then(ResultHistory::entered),
            is_waiting: history.is_some_and(|history| history.waiting().is_some()),
            score: board.score_words().unwrap_or_default(),
        })
    }

    /// Returns the shown game, if anything was done in it.
    pub(super) fn game(&self) -> Option<&LiveGame> {
        self.live.as_ref()?.game(self.shown)
    }

    /// Returns which position of the board is shown: taps are for it.
    pub(super) fn stand(&self) -> u64 {
        self.game().map_or(0, |game| game.stand)
    }

    /// Shows the game as it was so many moves ago.
    pub(super) fn go_back(&mut self, count: usize) {
        let kept = self.played.moves.len().saturating_sub(count);
        self.played.moves.truncate(kept);
        self.played.texts.truncate(kept);
        self.played.positions.truncate(kept + 1);
    }

    /// Returns the seat of a device.
    pub(super) fn seat(&self, device: &str) -> Option<Seat> {
        self.live.as_ref()?.seat_of(device)
    }

    /// Says whether the shown game is over: it has ended, or a result stands for it.
    pub(super) fn is_over(&self) -> bool {
        self.result.is_some() || self.game().is_some_and(|game| game.ended.is_some())
    }

    /// Says whether moves are played in the shown game now.
    pub(super) fn is_playing(&self) -> bool {
        let is_on_wood = self.live.as_ref().is_some_and(|live| live.is_on_wood);
        let is_on = |game: &LiveGame| game.is_begun() && game.paused.is_none();
        !self.is_over() && !is_on_wood && self.game().is_some_and(is_on)
    }

    /// Returns how the shown game ended other than on the board, by the sides with which the players began.
    pub(super) fn closed(&self) -> Option<Closed> {
        let player = |seat: Seat| player_of(seat, self.shown);
        let by_result = |result: MatchResult| match result.outcomes() {
            (Outcome::Win, _) => Some(Side::First),
            (_, Outcome::Win) => Some(Side::Second),
            _ => None,
        };
        match (self.game().and_then(|game| game.ended), self.result) {
            (Some(Ending::OnBoard), _) | (None, None) => None,
            (Some(Ending::Resigned(seat)), _) => Some(Closed::Resigned(player(seat))),
            (Some(Ending::Agreed), _) => Some(Closed::Agreed),
            (Some(Ending::OutOfTime(seat)), _) => Some(Closed::OutOfTime(player(seat))),
            (Some(Ending::Awarded) | None, result) => Some(Closed::Awarded(result.and_then(by_result))),
        }
    }
}

fn shown(board: &Board, live: Option<&LiveBoard>, in_play: Option<u8>) -> u8 {
    let last = u8::try_from(board.games.len().max(1)).unwrap_or(u8::MAX);
    match in_play {
        None => last,
        Some(number) => {
            let is_begun = live.and_then(|live| live.game(number)).is_some_and(LiveGame::is_begun);
            if number > 1 && !is_begun { number - 1 } else { number }
        }
    }
}
