//! The pages, one file each; here the first one and the small ones.

use askama::Template;
use axum::extract::{Path, Query, State};
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Redirect, Response};
use serde::Deserialize;

use super::app::Shared;
use super::frame::Frame;
use super::guard::{LANGUAGE_COOKIE, append_cookie};
use super::problem::{Problem, html};
use super::visit::Visit;
use crate::language::Language;

#[derive(Template)]
#[template(path = "web/home.html")]
struct Home {
    frame: Frame,
}

/// The first page.
pub(super) async fn home(State(_app): State<Shared>, visit: Visit) -> Response {
    html(&Home { frame: Frame::new(&visit, "Início", "Start") })
}

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

/// Returns an address of this server, whatever was asked for.
pub(super) fn local(address: Option<&str>) -> String {
    let is_local = |address: &&str| {
        address.starts_with('/')
            && !address.starts_with("//")
            && !address.contains(|c: char| c == '\\' || c.is_control() || !c.is_ascii())
    };
    address.filter(is_local).unwrap_or("/").to_owned()
}

/// Search engines have no business with pupils' names.
pub(super) async fn robots() -> impl IntoResponse {
    ([(CONTENT_TYPE, "text/plain; charset=utf-8")], "User-agent: *\nDisallow: /\n")
}

/// Any other address.
pub(super) async fn nothing_here(visit: Visit) -> Response {
    Problem::nothing_here().page(&visit)
}
