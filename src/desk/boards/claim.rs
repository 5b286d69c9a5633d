//! How pupils reach their board by the code on a badge. The first device that takes a seat keeps it, until an arbiter frees it.

use askama::Template;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use serde::Deserialize;

use super::clockwork::now;
use super::page::{actor, place_words};
use super::{decide, device};
use crate::app::Shared;
use crate::form::SafeForm;
use crate::layout::Frame;
use crate::problem::{Problem, html};
use crate::view::pupil;
use crate::visit::Visit;
use championship::facts::{Championship, EntryCode, Seat, Stamp};
use speech::{Language, msg};

/// Whom a pupil meets, where and with which side.
struct SeatCard {
    code: String,
    name: String,
    against: String,
    place: String,
    /// Whether the pupil starts the first game.
    starts: bool,
    /// Whether a device has the seat already.
    is_taken: bool,
}

#[derive(Template)]
#[template(path = "web/sit.html")]
struct SitPage {
    frame: Frame,
    card: SeatCard,
}

/// Returns the card of a pupil who has a game to play on a screen.
fn card(championship: &Championship, code: EntryCode, language: Language) -> Option<SeatCard> {
    let (place, seat) = championship.seat_in_play(code)?;
    let board = championship.board_at(place)?;
    let name = |code| pupil(championship, code, championship.public_names()).label().to_owned();
    let live = championship.live_board(place);
    Some(SeatCard {
        code: code.to_string(),
        name: name(code),
        against: name(board.opponent_of(code)?),
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

/// Says whether the code of a badge leads to a board.
pub(crate) fn leads_to_board(championship: &Championship, code: &str) -> bool {
    asked(championship, code).is_ok()
}

/// The page that a badge leads to: whom one meets, where, and the button that takes the seat.
pub(super) async fn page(State(app): State<Shared>, visit: Visit, Path(code): Path<String>) -> Response {
    let made = || {
        let championship = app.worker()?.snapshot().championship;
        let code = asked(&championship, &code)?;
        let own = device(&app, &visit);
        if let Some((place, seat)) = championship.seat_in_play(code)
            && championship.live_board(place).and_then(|live| live.seat_of(&own)) == Some(seat)
        {
            return Ok(Redirect::to(&super::address(place)).into_response());
        }
        let card = card(&championship, code, visit.language).ok_or_else(Problem::nothing_here)?;
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
