//! Signing in by link or PIN, and out again.

use askama::Template;
use axum::Router;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use serde::Deserialize;

use crate::app::Shared;
use crate::faults::aside;
use crate::frame::Frame;
use crate::guard::{SESSION_COOKIE, append_cookie};
use crate::people::SignInError;
use crate::problem::{Problem, html};
use crate::session::Session;
use crate::visit::{SafeForm, Visit};
use speech::msg;

/// The addresses of this theme.
pub(crate) fn routes() -> Router<Shared> {
    Router::new()
        .route("/enter", get(form).post(by_pin))
        .route("/in/{word}", get(link).post(by_link))
        .route("/leave", post(leave))
}

#[derive(Template)]
#[template(path = "web/enter.html")]
struct EnterPage {
    frame: Frame,
    /// The last part of a personal link, when one was opened.
    word: Option<String>,
}

async fn form(visit: Visit) -> Response {
    html(&EnterPage { frame: Frame::new(&visit, visit.msg("desk-sign-in")), word: None })
}

/// A link only asks; a form signs in, so that no other site can do it in somebody's name.
async fn link(visit: Visit, Path(word): Path<String>) -> Response {
    html(&EnterPage {
        frame: Frame::new(&visit, visit.msg("desk-sign-in")),
        word: Some(word.chars().take(80).collect()),
    })
}

#[derive(Deserialize)]
struct Nothing {}

async fn by_link(State(app): State<Shared>, Path(word): Path<String>, form: SafeForm<Nothing>) -> Response {
    match app.people.by_link(&word) {
        Some((person, epoch)) => signed_in(&app, &form.visit, &person, epoch),
        None => Problem::new(StatusCode::FORBIDDEN, msg("desk-enter-old-link")).page(&form.visit),
    }
}

#[derive(Deserialize)]
struct Pin {
    #[serde(default)]
    number: String,
    #[serde(default)]
    pin: String,
}

async fn by_pin(State(app): State<Shared>, form: SafeForm<Pin>) -> Response {
    let (shared, peer) = (app.clone(), form.visit.peer.clone());
    let Pin { number, pin } = form.fields;
    let number: String = number.trim().chars().take(10).collect();
    let checked = aside(move || shared.people.by_pin(&number, &pin, &peer)).await;
    let text = match checked {
        Ok((person, epoch)) => return signed_in(&app, &form.visit, &person, epoch),
        Err(SignInError::Locked(seconds)) => form.visit.msg("desk-enter-locked").with("seconds", seconds),
        Err(SignInError::Wrong) => form.visit.msg("desk-enter-wrong"),
    };
    let frame = Frame::new(&form.visit, form.visit.msg("desk-sign-in")).with_notice("bad", text);
    (StatusCode::FORBIDDEN, html(&EnterPage { frame, word: None })).into_response()
}

fn signed_in(app: &Shared, visit: &Visit, person: &str, epoch: u64) -> Response {
    let to = match app.people.person(person, epoch) {
        Some(person) if person.is_organiser() => "/organiser",
        _ => "/arbiter",
    };
    // A new session, so that nobody can have prepared it.
    let cookie = app.signer.cookie(&Session::begin(person, epoch));
    let mut response = Redirect::to(to).into_response();
    append_cookie(response.headers_mut(), SESSION_COOKIE, &cookie, visit.is_secure);
    response
}

async fn leave(State(app): State<Shared>, form: SafeForm<Nothing>) -> Response {
    let mut response = Redirect::to("/").into_response();
    let cookie = app.signer.cookie(&Session::begin("", 0));
    append_cookie(response.headers_mut(), SESSION_COOKIE, &cookie, form.visit.is_secure);
    response
}
