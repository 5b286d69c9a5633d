//! Signing in by link or PIN, and out again.

use askama::Template;
use axum::Router;
use axum::extract::{Path, Query, State};
use axum::http::header::RETRY_AFTER;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use serde::Deserialize;

use crate::address::local;
use crate::app::Shared;
use crate::cookies::{append_device, device_of};
use crate::faults::aside;
use crate::form::SafeForm;
use crate::gate::{Caller, SignInError};
use crate::layout::Frame;
use crate::problem::{Problem, html};
use crate::session::Session;
use crate::visit::Visit;
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
    /// The page to go to then; empty where none was asked for.
    back: String,
}

#[derive(Deserialize)]
struct Back {
    #[serde(default)]
    back: String,
}

async fn form(visit: Visit, Query(back): Query<Back>) -> Response {
    let frame = Frame::new(&visit, visit.msg("desk-sign-in"));
    html(&EnterPage { frame, word: None, back: back.back })
}

/// A link only asks; a form signs in, so that no other site can do it in somebody's name.
async fn link(visit: Visit, Path(word): Path<String>) -> Response {
    html(&EnterPage {
        frame: Frame::new(&visit, visit.msg("desk-sign-in")),
        word: Some(word.chars().take(160).collect()),
        back: String::new(),
    })
}

#[derive(Deserialize)]
struct Nothing {}

async fn by_link(State(app): State<Shared>, Path(word): Path<String>, form: SafeForm<Nothing>) -> Response {
    let known = match word.contains('.') {
        true => {
            let shared = app.clone();
            aside(move || shared.people.by_ticket(&word)).await.unwrap_or_default()
        }
        false => app.people.by_link(&word),
    };
    match known {
        Some((person, epoch)) => signed_in(&app, &form.visit, &person, epoch, ""),
        None => Problem::new(StatusCode::FORBIDDEN, msg("desk-enter-old-link")).page(&form.visit),
    }
}

#[derive(Deserialize)]
struct Pin {
    #[serde(default)]
    number: String,
    #[serde(default)]
    pin: String,
    #[serde(default)]
    back: String,
}

async fn by_pin(State(app): State<Shared>, headers: HeaderMap, form: SafeForm<Pin>) -> Response {
    let (shared, peer) = (app.clone(), form.visit.peer.clone());
    let Pin { number, pin, back } = form.fields;
    let number: String = number.trim().chars().take(10).collect();
    let device = number.parse().ok().and_then(|number| device_of(&headers, &app.signer, number));
    let checked = match app.people.gate.queue(&peer) {
        Ok(waiting) => {
            aside(move || {
                let _waiting = waiting;
                let caller = Caller { peer: &peer, device: device.as_deref() };
                shared.people.by_pin(&number, &pin, caller)
            })
            .await
        }
        Err(busy) => Err(busy),
    };
    let (text, wait) = match checked {
        Ok((person, epoch)) => return signed_in(&app, &form.visit, &person, epoch, &back),
        Err(SignInError::Locked(seconds)) => {
            (form.visit.msg("desk-enter-locked").with("seconds", seconds), Some(seconds))
        }
        Err(SignInError::Busy(seconds)) => {
            (form.visit.msg("desk-enter-busy").with("seconds", seconds), Some(seconds))
        }
        Err(SignInError::Wrong) => (form.visit.msg("desk-enter-wrong"), None),
    };
    let frame = Frame::new(&form.visit, form.visit.msg("desk-sign-in")).with_notice("bad", text);
    let page = html(&EnterPage { frame, word: None, back });
    match wait {
        Some(seconds) => {
            (StatusCode::TOO_MANY_REQUESTS, [(RETRY_AFTER, seconds.to_string())], page).into_response()
        }
        None => (StatusCode::FORBIDDEN, page).into_response(),
    }
}

fn signed_in(app: &Shared, visit: &Visit, person: &str, epoch: u64, back: &str) -> Response {
    // A new session, so that nobody can have prepared it.
    let session = Session::begin(person, epoch);
    let is_organiser = app.people.person(&session).is_some_and(|person| person.is_organiser());
    let wanted = local(Some(back));
    // An arbiter who asked for a page of the organisers has tables of their own.
    let to = match is_organiser {
        _ if wanted != "/" && (is_organiser || !wanted.starts_with("/organiser")) => wanted.as_str(),
        true => "/organiser",
        false => "/arbiter",
    };
    let mut response = Redirect::to(to).into_response();
    app.append_session(response.headers_mut(), &session, visit.is_secure);
    append_device(response.headers_mut(), &app.signer, &session, visit.is_secure);
    response
}

async fn leave(State(app): State<Shared>, form: SafeForm<Nothing>) -> Response {
    let session = form.visit.session.clone();
    if form.visit.person.is_some() {
        let shared = app.clone();
        if let Err(error) = aside(move || shared.people.leave(&session)).await {
            let text = msg("desk-people-unwritten").with("error", error.to_string());
            return Problem::new(StatusCode::INTERNAL_SERVER_ERROR, text).page(&form.visit);
        }
    }
    let mut response = Redirect::to("/").into_response();
    app.append_session(response.headers_mut(), &Session::begin("", 0), form.visit.is_secure);
    response
}
