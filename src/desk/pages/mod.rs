//! The pages, one file a theme; here the small ones.

pub(super) mod arbiter;
pub(super) mod arbiter_slips;
mod badge;
pub(super) mod enter;
pub(super) mod find;
mod meanwhile;
pub(super) mod organiser;
pub(super) mod public;
mod published;
mod pupil;
mod slip;
#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod slip_tests;
pub(super) mod wall;
mod wall_slides;

use askama::Template;
use axum::extract::{Path, Query};
use axum::http::header::CONTENT_TYPE;
use axum::http::{Method, StatusCode};
use axum::response::{IntoResponse, Redirect, Response};
use serde::Deserialize;

use super::address::local;
use super::assets;
use super::cookies::{LANGUAGE_COOKIE, append_cookie};
use super::flash::telling;
use super::layout::Notice;
use super::problem::{Problem, html};
use super::visit::{Person, Visit};
use speech::{Language, msg};

pub use organiser::people::printed as printed_card;
pub(super) use published::public_files_in;
pub use published::{PublishedFile, public_files};

#[derive(Deserialize)]
pub(super) struct Back {
    back: Option<String>,
}

/// Remembers the language and goes back.
pub(super) async fn choose_language(
    visit: Visit,
    Path(code): Path<String>,
    Query(back): Query<Back>,
) -> Response {
    let Ok(language) = code.parse::<Language>() else { return Problem::nothing_here().page(&visit) };
    let mut response = Redirect::to(&local(back.back.as_deref())).into_response();
    append_cookie(response.headers_mut(), LANGUAGE_COOKIE, &language.to_string(), visit.is_secure);
    response
}

/// Returns the organiser who is signed in, or the refusal.
pub(crate) fn only_organiser(visit: &Visit) -> Result<Person, Problem> {
    visit.person.clone().filter(Person::is_organiser).ok_or_else(|| match visit.person {
        None => Problem::sign_in_first(),
        Some(_) => Problem::new(StatusCode::FORBIDDEN, msg("desk-organisers-only")),
    })
}

/// Turns an answer or a refusal into an answer.
pub(crate) fn answer_or(visit: &Visit, answer: Result<Response, Problem>) -> Response {
    answer.unwrap_or_else(|problem| problem.page(visit))
}

/// Turns a page or a refusal into an answer.
pub(crate) fn page_or(visit: &Visit, page: Result<impl Template, Problem>) -> Response {
    answer_or(visit, page.map(|page| html(&page)))
}

/// Search engines have no business with pupils' names.
pub(super) async fn robots() -> impl IntoResponse {
    ([(CONTENT_TYPE, "text/plain; charset=utf-8")], "User-agent: *\nDisallow: /\n")
}

/// The style sheet, a script or a picture.
pub(super) async fn asset(visit: Visit, Path(name): Path<String>) -> Response {
    match assets::find(&name) {
        Some(asset) => asset.into_response(),
        None => Problem::nothing_here().page(&visit),
    }
}

/// Any other address.
pub(super) async fn nothing_here(visit: Visit) -> Response {
    Problem::nothing_here().page(&visit)
}

/// An address that is read only, or written only.
pub(super) async fn wrong_method(visit: Visit, method: Method) -> Response {
    // Where only forms are sent to, whoever comes to read is led to the page above.
    let path = visit.path.split('?').next().unwrap_or_default();
    let above = path.rsplit_once('/').map(|(above, _)| above).filter(|above| !above.is_empty());
    if let Some(above) = above.filter(|_| method == Method::GET) {
        return Redirect::to(&local(Some(above))).into_response();
    }
    Problem::new(StatusCode::METHOD_NOT_ALLOWED, msg("desk-wrong-method")).page(&visit)
}
