//! How pupils reach their board by the code on a badge. The first device that takes a seat keeps it, until an arbiter frees it.
//! Whoever has nobody to play in free play waits on a page that goes to the board by itself.

use askama::Template;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use serde::Deserialize;

use super::clockwork::now;
use super::free_play::FreePlayView;
use super::page::{actor, place_words};
use super::told::say;
use super::{decide, device, name_of};
use crate::app::Shared;
use crate::form::SafeForm;
use crate::layout::Frame;
use crate::problem::{Problem, html};
use crate::visit::Visit;
use crate::worker::Snapshot;
use championship::facts::{BoardKind, Championship, EntryCode, Format, Group, Seat, Stamp};
use speech::{Language, msg};

/// Whom a pupil meets, where and with which side.
struct SeatCard {
    code: String,
    name: String,
    /// Whom the pupil meets, in a sentence.
    against: String,
    place: String,
    /// Whether the pupil starts the first game.
    starts: bool,
    /// Whether a device has the seat already.
    is_taken: bool,
}

/// What the address of the page asks for.
#[derive(Deserialize)]
pub(super) struct Wanted {
    /// Whether somebody waits here, so that the device goes to the board by itself.
    wait: Option<String>,
}

#[derive(Template)]
#[template(path = "web/sit_wait.html")]
struct WaitPage {
    frame: Frame,
    head: u64,
    code: String,
    name: String,
    /// What is waited for, or whom one plays now.
    text: String,
    /// Whether a board is there, to which the device goes.
    is_board: bool,
    free_play: Option<FreePlayView>,
}

#[derive(Template)]
#[template(path = "web/sit.html")]
struct SitPage {
    frame: Frame,
    card: SeatCard,
}

/// Returns the card of a pupil who has a game to play on a screen.
fn card(snapshot: &Snapshot, code: EntryCode, language: Language) -> Option<SeatCard> {
    let (championship, public) = (&snapshot.championship, &snapshot.public);
    let (place, seat) = championship.seat_in_play(code)?;
    let board = championship.board_at(place)?;
    let name = |code| name_of(public, code, public.public_names());
    let live = championship.live_board(place);
    Some(SeatCard {
        code: code.to_string(),
        name: name(code),
        against: say(language, &msg("boards-against").with("name", name(board.opponent_of(code)?))),
        place: place_words(championship, place, language),
        starts: seat == Seat::First,
        is_taken: live.is_some_and(|live| live.seats[seat.index()].is_some()),
    })
}

/// Reads the code of a pupil who has a game to play on a screen. Of anybody else nothing is told.
pub(super) fn asked(championship: &Championship, code: &str) -> Result<EntryCode, Problem> {
    let refused = || Problem::new(StatusCode::FORBIDDEN, msg("desk-badge-stranger"));
    let typed: EntryCode = code.parse().map_err(|_| refused())?;
    let code = championship.current_code(typed);
    championship.seat_in_play(code).map(|_| code).ok_or_else(refused)
}

/// Reads the code of a pupil who plays freely on screens and has nobody to play now, and says in which group.
pub(super) fn waiting<'c>(championship: &'c Championship, code: &str) -> Option<(EntryCode, &'c Group)> {
    let code = championship.current_code(code.parse().ok()?);
    let group = championship.group_of(code, None).ok()?;
    let is_free = || group.free_members().iter().any(|member| member.entry == code);
    let is_begun =
        championship.format_of(group.id).is_some_and(Format::is_free_play) && !group.rounds.is_empty();
    let is_on_screen = championship.board_kind(group.id, group.next_round()) == BoardKind::Screen;
    (is_begun && is_on_screen && is_free()).then_some((code, group))
}

/// Returns where a pupil waits for somebody to play.
pub(super) fn waiting_address(code: EntryCode) -> String {
    format!("/sit/{code}?wait=1")
}

/// Says whether the code of a badge leads to a board, or to where one waits for it.
pub(crate) fn leads_to_board(championship: &Championship, code: &str) -> bool {
    let waits = waiting(championship, code).is_some_and(|(_, group)| !group.free_play.is_over);
    waits || asked(championship, code).is_ok()
}

/// Returns the page on which a pupil waits for a board, or goes to it.
fn wait_page(visit: &Visit, snapshot: &Snapshot, code: EntryCode) -> WaitPage {
    let (championship, public) = (&snapshot.championship, &snapshot.public);
    let name = |code| name_of(public, code, public.public_names());
    let there = championship.seat_in_play(code);
    let is_taken = there.is_some_and(|(place, seat)| {
        championship.live_board(place).is_some_and(|live| live.seats[seat.index()].is_some())
    });
    let other = there.and_then(|(place, _)| championship.board_at(place)?.opponent_of(code));
    let group = championship.group_of(code, None).ok();
    let text = match (other, group) {
        (Some(_), _) if is_taken => msg("boards-seat-taken"),
        (Some(other), _) => msg("boards-next-board-free").with("name", name(other)),
        (None, Some(group)) if group.free_play.is_over => msg("boards-next-free-over"),
        (None, _) => msg("boards-waits-here"),
    };
    WaitPage {
        frame: Frame::new(visit, visit.msg("boards-sit-title")),
        head: snapshot.head_off_boards,
        code: code.to_string(),
        name: name(code),
        text: say(visit.language, &text),
        is_board: other.is_some() && !is_taken,
        free_play: group.and_then(|group| FreePlayView::of(championship, group, visit.language)),
    }
}

/// The page that a badge leads to: whom one meets, where, and the button that takes the seat.
pub(super) async fn page(
    State(app): State<Shared>,
    visit: Visit,
    Path(code): Path<String>,
    Query(wanted): Query<Wanted>,
) -> Response {
    let made = || {
        let snapshot = app.worker()?.snapshot();
        let championship = &snapshot.championship;
        if let Some((code, _)) = waiting(championship, &code) {
            return Ok(html(&wait_page(&visit, &snapshot, code)));
        }
        let code = asked(championship, &code)?;
        let own = device(&app, &visit);
        if let Some((place, seat)) = championship.seat_in_play(code)
            && championship.live_board(place).and_then(|live| live.seat_of(&own)) == Some(seat)
        {
            return Ok(Redirect::to(&super::address(place)).into_response());
        }
        if wanted.wait.is_some() {
            return Ok(html(&wait_page(&visit, &snapshot, code)));
        }
        let card = card(&snapshot, code, visit.language).ok_or_else(Problem::nothing_here)?;
        Ok(html(&SitPage { frame: Frame::new(&visit, visit.msg("boards-sit-title")), card }))
    };
    made().unwrap_or_else(|problem: Problem| problem.page(&visit))
}

#[derive(Deserialize)]
pub(super) struct Nothing {}

/// Takes the seat of the pupil of a badge.
pub(super) async fn sit(
    State(app): State<Shared>,
    Path(code): Path<String>,
    form: SafeForm<Nothing>,
) -> Response {
    let visit = form.visit;
    let done = async {
        let code = asked(&app.worker()?.snapshot().championship, &code)?;
        seated(&app, &visit, code).await
    };
    done.await.unwrap_or_else(|problem| problem.page(&visit))
}

/// Takes a seat and leads to its board.
pub(super) async fn seated(app: &Shared, visit: &Visit, code: EntryCode) -> Result<Response, Problem> {
    let hall = app.worker()?;
    let own = device(app, visit);
    let at = now();
    let decide = move |state: &Championship, _: &Stamp| decide::claim(state, code, &own, at);
    hall.commit(&actor(app, visit), None, decide).await?;
    let championship = hall.snapshot().championship;
    let (place, _) = championship.seat_in_play(code).ok_or_else(Problem::nothing_here)?;
    app.boards.followers.tell_of(&championship, place);
    Ok(Redirect::to(&super::address(place)).into_response())
}
