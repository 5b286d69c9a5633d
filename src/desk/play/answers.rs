//! Questions of pages, answered here where the visitor's device has no engine: the same answers under the same budgets.
//!
//! A question changes nothing and is kept nowhere. Few are answered at once, and one that takes long ends with what is
//! known by then.

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};

use super::Room;
use super::think::{busy, in_play};
use crate::app::Shared;
use crate::boards::is_in_play;
use crate::problem::Problem;
use crate::turns::Share;
use crate::visit::Visit;
use pocket::question::{House, Question, Shelf};
use speech::msg;

/// How long a search may take; a device of a pupil's own may think as long.
const LONGEST: Duration = Duration::from_secs(8);

/// Every search gets the same time, however many wait: half a puzzle is none.
pub(super) const SAME_FOR_ALL: Share = |_, _| LONGEST;

/// Answers a question of a page.
pub(super) async fn answer(
    Extension(room): Room,
    State(app): State<Shared>,
    visit: Visit,
    request: Request,
) -> Response {
    if is_in_play(&app, &visit) {
        return in_play().page(&visit);
    }
    // A page of somebody else's may send forms here, but not this kind without asking first.
    let kind = request.headers().get(CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
    if kind != Some("application/json") {
        return Problem::new(StatusCode::UNSUPPORTED_MEDIA_TYPE, msg("desk-form-unreadable")).page(&visit);
    }
    let Ok(body) = axum::body::to_bytes(request.into_body(), pocket::LONGEST).await else {
        let text = msg("desk-form-too-large").with("most", pocket::LONGEST / 1024);
        return Problem::new(StatusCode::PAYLOAD_TOO_LARGE, text).page(&visit);
    };
    let Ok(question) = serde_json::from_slice::<Question>(&body) else {
        return Problem::unreadable(msg("desk-form-unreadable")).page(&visit);
    };
    let catalog = room.games.catalog();
    let places = if matches!(question, Question::Think(_)) { &room.thinkers } else { &room.answerers };
    let known = question.known_game().and_then(|id| Some(Shelf::with(id, room.games.table(id)?.ok()?)));
    let mut shelf = known.unwrap_or_default();
    let work =
        move |stop: &AtomicBool| pocket::respond(&question, House { catalog, stop, shelf: &mut shelf });
    let answer = places.work(work).await;
    match answer {
        Some(answer) => Json(answer).into_response(),
        None => busy().page(&visit),
    }
}
