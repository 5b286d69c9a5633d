//! The arbiter's page of boards on screens: all of the own tables as small pictures, those that need somebody first. A page that
//! follows the boards is sent only the cards of those that changed.

use std::collections::BTreeSet;

use askama::Template;
use axum::extract::{Query, State};
use axum::response::Response;
use serde::Deserialize;

use super::card::{Answer, CardPart, card};
use super::class::class_code;
use super::clockwork::now;
use super::place;
use crate::app::{App, Shared};
use crate::layout::{Frame, Notice};
use crate::pages::arbiter::person;
use crate::pages::page_or;
use crate::problem::Problem;
use crate::visit::{Person, Visit};
use championship::decisions::boards::current_game;
use championship::facts::{BoardKind, BoardPlace, Championship, Group, Round};

/// So many cards are made without waiting for those of others.
const FEW: usize = 40;

#[derive(Template)]
#[template(path = "web/arbiter_boards.html")]
pub(super) struct BoardsPage {
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
    /// The number of this look: whoever hands it in is sent what is other since.
    look: u64,
    /// Every board, in the order of their places.
    all: String,
    /// The cards of boards, those first that need somebody; of an earlier look only what is other since.
    cards: Vec<String>,
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

/// What is asked for.
#[derive(Default, Deserialize)]
pub(super) struct Asked {
    /// The look after which changes are wanted; nothing is all.
    seen: Option<u64>,
    /// The board at which something was done, which tells it.
    #[serde(default)]
    at: String,
}

/// The page of all boards.
pub(super) async fn page(State(app): State<Shared>, visit: Visit, Query(asked): Query<Asked>) -> Response {
    let told = Answer { place: asked.at, notice: Notice::heard(&visit), reason: None };
    page_or(&visit, shown(&app, &visit, told, asked.seen).await)
}

/// Returns the page, with something to tell at a board or, where that is none of them, at the top; and only with the cards of boards
/// that are others than at an earlier look.
pub(super) async fn shown(
    app: &App,
    visit: &Visit,
    answer: Answer,
    seen: Option<u64>,
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
    let (look, others) = app.boards.changed.since(championship, &all, seen, now);
    let answered = place::read(&answer.place).filter(|place| others.contains(place));
    // One large page is made at a time, and between two cards whoever plays goes first.
    let _turn = match others.len() > FEW {
        true => Some(app.boards.arbiters.lock().await),
        false => None,
    };
    let mut cards = Vec::new();
    for place in others {
        let Ok(board) = card(championship, &app.boards, place, now, visit.language) else { continue };
        let (need, answer) = (board.need, Some(&answer).filter(|_| answered == Some(place)));
        let part = CardPart { board, language: visit.language, csrf: &visit.csrf, answer };
        cards.push((need, part.render().unwrap_or_default()));
        tokio::task::yield_now().await;
    }
    cards.sort_by_key(|(need, _)| *need);
    let (notice, reason) = match answered {
        Some(_) => (None, String::new()),
        None => (answer.notice, answer.reason.unwrap_or_default()),
    };
    let public = app.public_address().unwrap_or_default();
    Ok(BoardsPage {
        frame: Frame::new(visit, visit.msg("boards-title")).telling(notice),
        head: snapshot.head,
        topics: topics(championship, person),
        class: class_code(app)?,
        way: format!("{}/class", public.trim_start_matches("http://")),
        reason,
        has_running: own.iter().any(|place| is_running(championship, *place)),
        has_paused: own.iter().any(|place| is_paused(championship, *place)),
        has_open: !own.is_empty(),
        look,
        all: all.iter().map(|place| place::written(*place)).collect::<Vec<_>>().join(" "),
        cards: cards.into_iter().map(|(_, card)| card).collect(),
        groups: choices(championship, person, visit),
    })
}

/// Returns what the page follows: the groups at the own tables, and what is played there.
fn topics(championship: &Championship, person: &Person) -> String {
    let stages = championship.tournaments().filter_map(|tournament| tournament.current_stage());
    let own = stages.flat_map(|stage| &stage.groups).filter(|group| person.has_table(group.table));
    let topics: Vec<String> = own.map(|group| format!("{0},boards/{0}", group.id)).collect();
    topics.join(",")
}

/// Returns the groups for which organisers choose what is played on.
fn choices(championship: &Championship, person: &Person, visit: &Visit) -> Vec<GroupChoice> {
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
    groups.collect()
}

/// Returns the round whose boards may still be chosen: the last one as long as it has no result, else the next, if there is one.
pub(super) fn open_round(championship: &Championship, group: &Group) -> Option<u16> {
    let last = group.rounds.last().filter(|round| !is_begun(round)).map(|round| round.number);
    let is_planned = |next: &u16| championship.planned_rounds(group.id).is_none_or(|all| *next <= all);
    last.or_else(|| Some(group.next_round()).filter(is_planned))
}

/// Says whether a game is played at a board on a screen that somebody may stop.
pub(super) fn is_running(championship: &Championship, place: BoardPlace) -> bool {
    let is_on_wood = championship.live_board(place).is_some_and(|live| live.is_on_wood);
    let game = current_game(championship, place).map(|(_, game)| game);
    game.is_some_and(|game| game.ended.is_none() && game.paused.is_none() && !is_on_wood)
}

/// Says whether the game at a board was stopped.
pub(super) fn is_paused(championship: &Championship, place: BoardPlace) -> bool {
    let game = current_game(championship, place).map(|(_, game)| game);
    game.is_some_and(|game| game.ended.is_none() && game.paused.is_some())
}

pub(super) fn is_begun(round: &Round) -> bool {
    round.boards.iter().any(|board| board.has_result())
}

pub(super) fn is_own(championship: &Championship, person: &Person, place: BoardPlace) -> bool {
    let board = championship.shown_board(place);
    championship.group(place.group).is_some_and(|group| person.has_board(group.table, board))
}
