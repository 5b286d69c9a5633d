//! What a player wishes at a board, and the facts it comes to on the state that is true when they are stored.

use super::referee::{Referee, judge, recorded};
use crate::play::unplayable_told;
use championship::decisions::boards::{self, AtBoard, deed};
use championship::facts::{
    BoardKind, BoardPlace, Championship, Deed, Ending, EntryCode, Fact, GamePlace, LiveFault, Refusal, Stamp,
};
use championship::store::DeskError;

/// What a player wishes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Wish {
    /// To begin.
    Ready,
    /// This move on that stand of the game, of whose time so much was spent on the network.
    Move { seen: u64, text: String, lag: u32 },
    /// To offer a draw, or to take the one that the other offers.
    Draw,
    /// To take the own last move back.
    AskBack,
    /// That the other takes back what they ask for; the words are noted as the reason.
    AgreeBack { reason: String },
    /// To say no to what the other asks.
    Decline,
    /// To give up that game.
    Resign { game: u8 },
}

/// Decides what a wish from a device comes to; nothing where it is so already, or the game has gone on.
pub(super) fn decide(
    championship: &Championship,
    referee: &Referee,
    place: BoardPlace,
    device: &str,
    wish: &Wish,
    at: i64,
    stamp: &Stamp,
) -> Result<Vec<Fact>, DeskError> {
    let number = championship.game_in_play(place);
    let refused = |fault: LiveFault| Refusal::Live(place.game(number.unwrap_or(1)), fault);
    let live = championship.live_board(place).ok_or_else(|| refused(LiveFault::NotYours))?;
    let seat = live.seat_of(device).ok_or_else(|| refused(LiveFault::NotYours))?;
    // The same request once more is the same move, whoever stored it first.
    if let Wish::Move { seen, text, .. } = wish
        && live.has_played(seat, *seen, text)
    {
        return Ok(vec![]);
    }
    let number = number.ok_or_else(|| refused(LiveFault::Over))?;
    let place_of_game = place.game(number);
    let game = live.game(number);
    let record = || -> Result<Option<String>, DeskError> {
        Ok(Some(recorded(&referee.replayed(championship.regulations(), place_of_game, game)?)))
    };
    let here = |record: Option<String>| AtBoard { place: place_of_game, at, stamp, record };
    match wish {
        Wish::Ready if game.is_some_and(|game| game.ready[seat.index()]) => Ok(vec![]),
        Wish::Ready => Ok(vec![deed(place_of_game, Deed::Ready { seat }, at)]),
        Wish::Move { seen, text, lag } => {
            if game.is_none_or(|game| game.turn != seat) {
                return Err(refused(LiveFault::OutOfTurn).into());
            }
            // Clocks may have changed since, but a move is for the pieces that its player saw.
            if game.is_none_or(|game| game.stand != *seen) {
                return Err(refused(LiveFault::GoneOn).into());
            }
            let played = referee.replayed(championship.regulations(), place_of_game, game)?;
            let judged = judge(played, seat, number, text, *lag);
            let (legal, played) = judged.map_err(|refusal| unplayable_told(&refusal))?;
            let record = legal.end.map(|_| recorded(&played));
            Ok(boards::moved(championship, legal, &here(record)))
        }
        Wish::Draw => match game.and_then(|game| game.offer) {
            Some(offer) if offer == seat => Ok(vec![]),
            Some(_) => Ok(boards::ended(championship, Ending::Agreed, None, &here(record()?))),
            None => Ok(vec![deed(place_of_game, Deed::DrawOffered { seat }, at)]),
        },
        // Who is asked answers first.
        Wish::AskBack if game.is_some_and(|game| game.back.is_some()) => Ok(vec![]),
        Wish::AskBack => Ok(vec![deed(place_of_game, Deed::BackAsked { seat }, at)]),
        Wish::AgreeBack { reason } => match game.and_then(|game| Some((game, game.back?))) {
            Some((game, asks)) if asks != seat => {
                // What was answered to the move goes with it.
                let kept = game.moves.iter().rposition(|one| one.seat == asks);
                let kept = kept.ok_or_else(|| refused(LiveFault::NothingToTakeBack))?;
                let (kept, reason) = (u16::try_from(kept).unwrap_or(u16::MAX), reason.clone());
                Ok(vec![deed(place_of_game, Deed::TakenBack { kept, next: asks, reason }, at)])
            }
            // Said once more, or the game has gone on.
            _ => Ok(vec![]),
        },
        Wish::Decline => match game {
            Some(game) if [game.offer, game.back].contains(&Some(seat.other())) => {
                Ok(vec![deed(place_of_game, Deed::Declined { seat }, at)])
            }
            // Taken back, or said already.
            _ => Ok(vec![]),
        },
        Wish::Resign { game } if *game != number => Ok(vec![]),
        Wish::Resign { .. } => {
            let ending = Ending::Resigned(seat);
            Ok(boards::ended(championship, ending, Some(seat.other()), &here(record()?)))
        }
    }
}

/// Decides that a device takes the seat of a pupil; nothing where it has it already.
pub(super) fn claim(
    championship: &Championship,
    code: EntryCode,
    device: &str,
    at: i64,
) -> Result<Vec<Fact>, DeskError> {
    let code = championship.current_code(code);
    let (place, seat) = championship.seat_in_play(code).ok_or_else(|| speech::msg("boards-no-board"))?;
    let number = championship.game_in_play(place).unwrap_or(1);
    let own = championship.live_board(place).and_then(|live| live.seat_of(device));
    match own {
        Some(own) if own == seat => Ok(vec![]),
        _ => Ok(vec![deed(place.game(number), Deed::Claimed { seat, device: device.to_owned() }, at)]),
    }
}

/// Ends the games on screens for which somebody has told a result elsewhere, as an award does: the boards say so at once, and the
/// moves stay with the result.
pub(super) fn ended_by_results(
    championship: &Championship,
    referee: &Referee,
    facts: Vec<Fact>,
    at: i64,
) -> Vec<Fact> {
    let running = |place: GamePlace| {
        let is_on_screen = championship.board_kind(place.group, place.round) == BoardKind::Screen;
        let (number, game) = boards::current_game(championship, place.into()).filter(|_| is_on_screen)?;
        (number == place.game && game.ended.is_none()).then_some(game)
    };
    let ended = |fact: Fact| -> Vec<Fact> {
        match fact {
            Fact::ResultEntered { place, result, record: None, stamp } => {
                let game = running(place);
                let played = game
                    .filter(|game| !game.moves.is_empty())
                    .and_then(|game| referee.replayed(championship.regulations(), place, Some(game)).ok());
                let over = game.map(|_| deed(place, Deed::Ended { ending: Ending::Awarded }, at));
                let record = played.map(|played| recorded(&played));
                over.into_iter().chain([Fact::ResultEntered { place, result, record, stamp }]).collect()
            }
            fact => vec![fact],
        }
    };
    facts.into_iter().flat_map(ended).collect()
}

/// Decides that somebody whose time is over has lost; nothing where a move came first.
pub(super) fn lost_on_time(
    championship: &Championship,
    referee: &Referee,
    at: i64,
    stamp: &Stamp,
) -> Result<Vec<Fact>, DeskError> {
    let mut facts = Vec::new();
    for (place, seat) in boards::lost_on_time(championship, at) {
        let game = championship.live_board(place.into()).and_then(|live| live.game(place.game));
        let record = recorded(&referee.replayed(championship.regulations(), place, game)?);
        let here = AtBoard { place, at, stamp, record: Some(record) };
        facts.extend(boards::ended(championship, Ending::OutOfTime(seat), Some(seat.other()), &here));
    }
    Ok(facts)
}
