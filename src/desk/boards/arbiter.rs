//! The arbiter's page of boards on screens: all of the own tables as small pictures, those that need somebody first, and what
//! an arbiter may do there. Every deed is a fact with a reason.

use std::collections::BTreeSet;

use askama::Template;
use axum::extract::State;
use axum::response::{IntoResponse, Redirect, Response};
use serde::Deserialize;

use super::card::{BoardCard, card};
use super::class::class_code;
use super::clockwork::now;
use super::referee::{Referee, recorded, turn};
use super::{done, place};
use crate::app::{App, Shared};
use crate::flash::telling;
use crate::form::SafeForm;
use crate::layout::{Frame, Notice};
use crate::pages::arbiter::person;
use crate::problem::{Problem, html};
use crate::visit::{Person, Visit};
use championship::decisions::boards::{AtBoard, awarded, current_game, deed};
use championship::facts::{
    BoardKind, BoardPlace, Championship, Deed, Fact, Format, Group, GroupId, LiveFault, MatchResult, Refusal,
    Round, Seat, Stamp,
};
use championship::store::DeskError;
use speech::msg;

/// The longest reason, in letters.
const LONGEST_REASON: usize = 300;

#[derive(Template)]
#[template(path = "web/arbiter_boards.html")]
struct BoardsPage {
    frame: Frame,
    head: u64,
    topics: String,
    class: String,
    /// Where the class types it: the whole address, or its path where phones reach none.
    way: String,
    /// The reason that was written when all boards were to stop and that was refused.
    reason: String,
    has_running: bool,
    has_paused: bool,
    /// Whether something is still to be played.
    has_open: bool,
    boards: Vec<BoardCard>,
    /// For organisers: the groups.
    groups: Vec<GroupChoice>,
}

/// What a group is played on.
struct GroupChoice {
    id: String,
    name: String,
    /// Whether its next rounds are played on screens.
    is_on_screen: bool,
    /// The round for which alone something else may be chosen, and whether it is played on screens.
    round: u16,
    is_round_on_screen: bool,
}

/// The page of all boards.
pub(super) async fn page(State(app): State<Shared>, visit: Visit) -> Response {
    match shown(&app, &visit, Notice::heard(&visit), None) {
        Ok(page) => html(&page),
        Err(problem) => problem.page(&visit),
    }
}

/// Returns the page, with something to tell at its top, and with what was sent where it was refused: the board and the reason.
fn shown(
    app: &App,
    visit: &Visit,
    notice: Option<Notice>,
    sent: Option<(String, String)>,
) -> Result<BoardsPage, Problem> {
    let person = person(visit)?;
    let snapshot = app.worker()?.snapshot();
    let championship = &snapshot.championship;
    let is_own = |place: &BoardPlace| is_own(championship, person, *place);
    let own: Vec<BoardPlace> = championship.boards_in_play().into_iter().filter(is_own).collect();
    // What is over stays to be looked at until the next round.
    let is_over = |place: &BoardPlace| {
        championship.game_in_play(*place).is_none() && championship.live_board(*place).is_some()
    };
    let over = championship.boards_of_latest_rounds().into_iter().filter(is_own).filter(is_over);
    let all: BTreeSet<BoardPlace> = own.iter().copied().chain(over).collect();
    let now = now();
    let card = |place: &BoardPlace| card(championship, &app.boards, *place, now, visit.language);
    let mut boards: Vec<BoardCard> = all.iter().filter_map(|place| card(place).ok()).collect();
    boards.sort_by_key(|board| board.need);
    let (board, reason) = sent.unwrap_or_default();
    let refused = boards.iter_mut().find(|card| card.place == board);
    let reason_of_all = match refused {
        Some(card) => {
            card.reason = Some(reason);
            String::new()
        }
        None => reason,
    };
    let groups: BTreeSet<GroupId> = all.iter().map(|place| place.group).collect();
    let topics: Vec<String> = groups.iter().map(|group| format!("{group},boards/{group}")).collect();
    let groups = championship.tournaments().filter_map(|tournament| tournament.current_stage());
    let groups = groups.flat_map(|stage| &stage.groups).filter(|_| person.is_organiser());
    let groups = groups.filter_map(|group| {
        let round = open_round(championship, group)?;
        let name = championship.regulations().group_name(group.id, visit.language);
        let label = visit.language.msg("desk-table").with("table", group.table).to_string();
        let is_on_screen = championship.board_kind(group.id, group.next_round()) == BoardKind::Screen;
        Some(GroupChoice {
            id: group.id.to_string(),
            name: format!("{label} · {name}"),
            is_on_screen,
            round,
            is_round_on_screen: championship.board_kind(group.id, round) == BoardKind::Screen,
        })
    });
    let public = app.public_address().unwrap_or_default();
    Ok(BoardsPage {
        frame: Frame::new(visit, visit.msg("boards-title")).telling(notice),
        head: snapshot.head,
        topics: topics.join(","),
        class: class_code(app)?,
        way: format!("{}/class", public.trim_start_matches("http://")),
        reason: reason_of_all,
        has_running: own.iter().any(|place| is_running(championship, *place)),
        has_paused: own.iter().any(|place| is_paused(championship, *place)),
        has_open: !own.is_empty(),
        boards,
        groups: groups.collect(),
    })
}

/// Returns the round whose boards may still be chosen: the last one as long as it has no result, else the next, if there is one.
fn open_round(championship: &Championship, group: &Group) -> Option<u16> {
    let last = group.rounds.last().filter(|round| !is_begun(round)).map(|round| round.number);
    let is_planned = |next: &u16| championship.planned_rounds(group.id).is_none_or(|all| *next <= all);
    last.or_else(|| Some(group.next_round()).filter(is_planned))
}

/// Says whether a game is played at a board on a screen that somebody may stop.
fn is_running(championship: &Championship, place: BoardPlace) -> bool {
    let is_on_wood = championship.live_board(place).is_some_and(|live| live.is_on_wood);
    let game = current_game(championship, place).map(|(_, game)| game);
    game.is_some_and(|game| game.ended.is_none() && game.paused.is_none() && !is_on_wood)
}

/// Says whether the game at a board was stopped.
fn is_paused(championship: &Championship, place: BoardPlace) -> bool {
    let game = current_game(championship, place).map(|(_, game)| game);
    game.is_some_and(|game| game.ended.is_none() && game.paused.is_some())
}

fn is_begun(round: &Round) -> bool {
    round.boards.iter().any(|board| board.has_result())
}

pub(super) fn is_own(championship: &Championship, person: &Person, place: BoardPlace) -> bool {
    let board = championship.shown_board(place);
    championship.group(place.group).is_some_and(|group| person.has_board(group.table, board))
}

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
    let sent = (fields.board.clone(), fields.reason.clone());
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
        Ok(said) => Redirect::to(&telling(&app, &visit, "/arbiter/boards", &said)).into_response(),
        // Whoever forgot the reason stays where it is to be written.
        Err(problem) => {
            let notice = Notice::bad(problem.text.say(visit.language));
            match shown(&app, &visit, Some(notice), Some(sent)) {
                Ok(page) => (problem.status, html(&page)).into_response(),
                Err(_) => problem.page(&visit),
            }
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
