//! Games on screens: what a move, an end, a clock at zero or a time away comes to, as facts. What the rules of the game say is
//! handed in by whoever knows them.

use crate::facts::{
    AtZero, BoardPlace, Championship, Deed, Draws, Ending, Fact, GamePlace, LiveGame, MatchResult, Seat,
    Stamp,
};

/// A server that was away for less has not been missed, in milliseconds.
const SHORTEST_AWAY: i64 = 2_000;

/// Where and when something is done at a board, and by whom.
#[derive(Clone, Debug)]
pub struct AtBoard<'a> {
    /// The game.
    pub place: GamePlace,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// Who stores it, and when.
    pub stamp: &'a Stamp,
    /// The record of the game, for its result.
    pub record: Option<String>,
}

/// A move that the referee has found legal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LegalMove {
    /// Its number, from 1.
    pub ply: u16,
    /// Who played it.
    pub seat: Seat,
    /// The move, in the notation of the game.
    pub text: String,
    /// Who is to move then.
    pub next: Seat,
    /// How much of the time was spent on the network, in milliseconds.
    pub lag: u32,
    /// The end that it brings by the rules: who won, or nobody.
    pub end: Option<Option<Seat>>,
}

/// Returns the fact of something done at a board.
pub fn deed(place: GamePlace, deed: Deed, at: i64) -> Fact {
    Fact::BoardPlayed { place, deed, at }
}

/// Returns the facts of a move: the last one of a game brings its end and its result.
pub fn moved(championship: &Championship, legal: LegalMove, here: &AtBoard) -> Vec<Fact> {
    let LegalMove { ply, seat, text, next, lag, end } = legal;
    let played = deed(here.place, Deed::Moved { ply, seat, text, next, lag }, here.at);
    let ended = end.map(|winner| ended(championship, Ending::OnBoard, winner, here));
    std::iter::once(played).chain(ended.into_iter().flatten()).collect()
}

/// Returns the facts of an end: that the game is over, and its result. A draw where the regulations know none has no
/// result; it waits for an arbiter.
pub fn ended(championship: &Championship, ending: Ending, winner: Option<Seat>, here: &AtBoard) -> Vec<Fact> {
    let place = here.place;
    let over = deed(place, Deed::Ended { ending }, here.at);
    let result = match winner {
        Some(winner) if winner == Seat::starter(place.game) => MatchResult::FirstWins,
        Some(_) => MatchResult::SecondWins,
        None if championship.regulations().draws_at(place) == Draws::Impossible => return vec![over],
        None => MatchResult::Draw,
    };
    let (record, stamp) = (here.record.clone(), here.stamp.clone());
    vec![over, Fact::ResultEntered { place, result, record, stamp }]
}

/// Returns the facts of an award by an arbiter; its reason is noted.
pub fn awarded(result: MatchResult, reason: &str, here: &AtBoard) -> Vec<Fact> {
    let place = here.place;
    let (record, stamp) = (here.record.clone(), here.stamp.clone());
    vec![
        deed(place, Deed::Ended { ending: Ending::Awarded }, here.at),
        Fact::ResultEntered { place, result, record, stamp: stamp.clone() },
        Fact::Noted { place, text: reason.to_owned(), stamp },
    ]
}

/// Returns the game that is played at a board now, with its number.
pub fn current_game(championship: &Championship, place: BoardPlace) -> Option<(u8, &LiveGame)> {
    let number = championship.game_in_play(place)?;
    Some((number, championship.live_board(place)?.game(number)?))
}

/// Returns the games in which somebody has no time left and has lost by it.
pub fn lost_on_time(championship: &Championship, now: i64) -> Vec<(GamePlace, Seat)> {
    let lost = |place: BoardPlace| {
        let (number, game) = current_game(championship, place)?;
        let seat = game.clocks.out_of_time(now).filter(|_| game.ended.is_none())?;
        (championship.clock_of(place.group).1 == AtZero::Loss).then_some((place.game(number), seat))
    };
    championship.boards_in_play().into_iter().filter_map(lost).collect()
}

/// Returns the facts that give players back the time in which the server was away: it was there when something was last
/// stored at any of the boards, and is back now.
pub fn back_from_away(championship: &Championship, now: i64, reason: &str) -> Vec<Fact> {
    let places = championship.boards_in_play();
    let until = places.iter().filter_map(|place| Some(championship.live_board(*place)?.at)).max();
    let given = |place: BoardPlace| {
        let (number, game) = current_game(championship, place)?;
        let (seat, since) = game.clocks.running().zip(game.clocks.since())?;
        let away = now - since.max(until?);
        let time = u32::try_from(away).ok().filter(|_| away >= SHORTEST_AWAY && game.ended.is_none())?;
        game.clocks.left(seat, now)?;
        let reason = reason.to_owned();
        Some(deed(place.game(number), Deed::TimeGiven { seat, time, reason }, now))
    };
    places.into_iter().filter_map(given).collect()
}
