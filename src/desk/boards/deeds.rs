//! What an arbiter may do at boards on screens. Every deed is a fact with a reason.

use axum::extract::State;
use axum::response::{IntoResponse, Redirect, Response};
use serde::Deserialize;

use super::arbiter::{is_begun, is_own, is_paused, is_running, open_round, shown};
use super::card::{Answer, anchor};
use super::clockwork::now;
use super::referee::{Referee, recorded, turn};
use super::{done, place};
use crate::app::Shared;
use crate::flash::telling;
use crate::form::SafeForm;
use crate::pages::arbiter::person;
use crate::problem::{Problem, html};
use crate::visit::Person;
use championship::decisions::boards::{AtBoard, awarded, deed};
use championship::facts::{
    BoardKind, Championship, Deed, Fact, Format, GroupId, LiveFault, MatchResult, Refusal, Round, Seat, Stamp,
};
use championship::store::DeskError;
use speech::msg;

/// The longest reason, in letters.
const LONGEST_REASON: usize = 300;

/// What an arbiter sends.
#[derive(Deserialize)]
pub(super) struct Sent {
    #[serde(default)]
    board: String,
    #[serde(default)]
    step: String,
    #[serde(default)]
    reason: String,
    /// The result that is awarded.
    #[serde(default)]
    result: String,
    /// How many minutes are given or taken.
    #[serde(default)]
    minutes: String,
    /// For which group boards are chosen, and what they are.
    #[serde(default)]
    group: String,
    /// The round for which alone boards are chosen; nothing is all to come.
    #[serde(default)]
    round: String,
    /// The position that the page showed.
    #[serde(default)]
    seen: Option<u64>,
}

/// Does what an arbiter wishes.
pub(super) async fn act(State(app): State<Shared>, form: SafeForm<Sent>) -> Response {
    let SafeForm { visit, fields } = form;
    let (board, reason) = (fields.board.clone(), fields.reason.clone());
    let done = async {
        let person = person(&visit)?.clone();
        let hall = app.worker()?;
        let (shared, at, actor, language) = (app.clone(), now(), visit.actor(&person), visit.language);
        let decide = move |state: &Championship, stamp: &Stamp| {
            let facts = decide(state, &shared.boards.referee, &person, &fields, at, stamp)?;
            let said = done::words(state, &facts, fields.step == "pause-all", language);
            Ok((facts, said))
        };
        let (_, said) = hall.commit_with(&actor, None, decide).await?;
        app.boards.followers.tell(&hall.snapshot().championship);
        Ok::<_, Problem>(said.unwrap_or_default())
    };
    match done.await {
        Ok(said) => {
            // Back to the board at which it was done, which says so.
            let page = match place::read(&board) {
                Some(place) => format!("/arbiter/boards?at={board}#{}", anchor(place)),
                None => "/arbiter/boards".to_owned(),
            };
            Redirect::to(&telling(&app, &visit, &page, &said)).into_response()
        }
        // Whoever forgot the reason stays where it is to be written.
        Err(problem) => {
            let refused = Answer { place: board, notice: Some(problem.notice(&visit)), reason: Some(reason) };
            problem.noted_on(&visit, shown(&app, &visit, refused, None).await.map(|page| html(&page)))
        }
    }
}

/// Stops all games of one's own tables, or lets all go on that were stopped.
fn decide_all(
    championship: &Championship,
    person: &Person,
    is_pause: bool,
    reason: &str,
    at: i64,
) -> Result<Vec<Fact>, DeskError> {
    if is_pause {
        championship::facts::check_reason(reason)?;
    }
    let own = championship.boards_in_play().into_iter().filter(|place| is_own(championship, person, *place));
    let done = own.filter_map(|place| {
        let number = championship.game_in_play(place)?;
        let reason = reason.to_owned();
        let done = match is_pause {
            true => is_running(championship, place).then_some(Deed::Paused { reason }),
            false => is_paused(championship, place).then_some(Deed::Resumed { reason }),
        };
        done.map(|done| deed(place.game(number), done, at))
    });
    Ok(done.collect())
}

fn decide(
    championship: &Championship,
    referee: &Referee,
    person: &Person,
    sent: &Sent,
    at: i64,
    stamp: &Stamp,
) -> Result<Vec<Fact>, DeskError> {
    let reason: String = sent.reason.trim().chars().take(LONGEST_REASON).collect();
    if sent.step == "screens" || sent.step == "wood" {
        return choose(championship, person, sent);
    }
    if sent.step == "pause-all" || sent.step == "resume-all" {
        return decide_all(championship, person, sent.step == "pause-all", &reason, at);
    }
    let unread = || DeskError::from(msg("desk-form-unreadable"));
    let place = place::read(&sent.board).ok_or_else(unread)?;
    if !is_own(championship, person, place) {
        return Err(msg("desk-not-your-table").into());
    }
    let refused = |fault| DeskError::from(Refusal::Live(place.game(1), fault));
    let number = championship.game_in_play(place).ok_or_else(|| refused(LiveFault::Over))?;
    let (here, live) = (place.game(number), championship.live_board(place));
    // Two arbiters with the same page do not take back twice.
    let stand = live.and_then(|live| live.game(number)).map_or(0, |game| game.stand);
    if sent.seen.is_some_and(|seen| seen != stand) && sent.step == "back" {
        return Err(refused(LiveFault::GoneOn));
    }
    let done = match sent.step.as_str() {
        "free-first" => Deed::Freed { seat: Seat::First, reason },
        "free-second" => Deed::Freed { seat: Seat::Second, reason },
        "pause" => Deed::Paused { reason },
        "resume" => Deed::Resumed { reason },
        "to-wood" => Deed::ToWood { reason },
        "to-screen" => Deed::ToScreen { reason },
        "time-first" => Deed::TimeGiven { seat: Seat::First, time: minutes(sent, &reason)?, reason },
        "time-second" => Deed::TimeGiven { seat: Seat::Second, time: minutes(sent, &reason)?, reason },
        "less-first" | "less-second" => {
            let seat = if sent.step == "less-first" { Seat::First } else { Seat::Second };
            let time = minutes(sent, &reason)?;
            let game = live.and_then(|live| live.game(number));
            // Whoever would be out of time by it has lost by a slip of the hand: results are given as results.
            if game.and_then(|game| game.clocks.left(seat, at)).is_some_and(|left| left <= time) {
                return Err(msg("boards-too-few-minutes").into());
            }
            Deed::TimeTaken { seat, time, reason }
        }
        "back" => {
            let game = live.and_then(|live| live.game(number));
            let mut shorter = game.ok_or_else(|| refused(LiveFault::NothingToTakeBack))?.clone();
            shorter.moves.pop().ok_or_else(|| refused(LiveFault::NothingToTakeBack))?;
            let played = referee.replayed(championship.regulations(), here, Some(&shorter))?;
            let kept = u16::try_from(shorter.moves.len()).unwrap_or(u16::MAX);
            Deed::TakenBack { kept, next: turn(played.last(), number), reason }
        }
        "award" => {
            championship::facts::check_reason(&reason)?;
            let result: MatchResult = sent.result.parse().map_err(|_| unread())?;
            let game = live.and_then(|live| live.game(number));
            let record = recorded(&referee.replayed(championship.regulations(), here, game)?);
            return Ok(awarded(result, &reason, &AtBoard { place: here, at, stamp, record: Some(record) }));
        }
        _ => return Err(unread()),
    };
    Ok(vec![deed(here, done, at)])
}

/// Reads the minutes that a player is given or loses; nobody is without a reason.
fn minutes(sent: &Sent, reason: &str) -> Result<u32, DeskError> {
    championship::facts::check_reason(reason)?;
    let minutes = sent.minutes.trim().parse::<u32>().ok().filter(|minutes| (1..=60).contains(minutes));
    minutes.map(|minutes| minutes * 60_000).ok_or_else(|| msg("boards-minutes").into())
}

/// Chooses whether a group goes on on screens or on wood; only organisers do.
fn choose(championship: &Championship, person: &Person, sent: &Sent) -> Result<Vec<Fact>, DeskError> {
    if !person.is_organiser() {
        return Err(msg("desk-organisers-only").into());
    }
    let group: GroupId = sent.group.parse().map_err(|_| Refusal::NoGroup(sent.group.clone()))?;
    let found = championship.group(group).ok_or_else(|| Refusal::NoGroup(sent.group.clone()))?;
    let boards = if sent.step == "screens" { BoardKind::Screen } else { BoardKind::Wood };
    if !sent.round.is_empty() {
        let round = sent.round.parse::<u16>().map_err(|_| msg("desk-form-unreadable"))?;
        if open_round(championship, found) != Some(round) {
            return Err(msg("boards-round-begun").with("round", round).into());
        }
        return Ok(vec![Fact::BoardsChosen { group, round: Some(round), boards }]);
    }
    // A published round that has results stays as it was begun; the choice is for those to come. In free play games of earlier
    // rounds may go on.
    let is_free_play = championship.format_of(group).is_some_and(Format::is_free_play);
    let stays = |round: &&Round| match usize::from(round.number) == found.rounds.len() {
        true => is_begun(round),
        false => is_free_play,
    };
    let kept = found.rounds.iter().filter(stays).map(|round| Fact::BoardsChosen {
        group,
        round: Some(round.number),
        boards: championship.board_kind(group, round.number),
    });
    let all = Fact::BoardsChosen { group, round: None, boards };
    Ok(kept.chain([all]).collect())
}
