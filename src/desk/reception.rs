//! The pages of a house of several championships: the same visits, forms, frames and headers as at a desk, for people whom the
//! house knows itself.

use std::io;
use std::sync::Arc;

use axum::Router;
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::get;

use super::app::{App, Shared};
use super::cookies::{self, HOST_COOKIE, append_cookie, append_device};
use super::flash::telling;
use super::lobby::{self, Lobby};
use super::session::{Session, Signer};
use super::visit::Visit;
use super::{crowd, guide, middleware, pages};
use speech::Language;

/// Returns what the pages of a host share; the key signs the sessions there.
///
/// # Errors
/// When the operating system has no entropy.
pub fn reception(key: Vec<u8>, language: Language, address: &str) -> io::Result<Shared> {
    let app = App { signer: Arc::new(Signer::new(key)), cookie: HOST_COOKIE, language, ..App::games_only()? };
    // Set once, here.
    let _ = app.address.set(address.to_owned());
    Ok(Arc::new(app))
}

/// Puts the guard before the pages of a host, with the guide beside them and the pages on which championships are made.
/// What finds out whom the host knows stands between the guard and the pages.
pub fn pages(
    app: &Shared,
    lobby: Lobby,
    more: Router<Shared>,
    recognise: impl FnOnce(Router<Shared>) -> Router<Shared>,
) -> Router {
    let pages = more
        .route("/language/{code}", get(pages::choose_language))
        .merge(lobby::making(Arc::new(lobby)))
        .merge(crowd::beside(guide::routes(), app))
        .merge(guide::paper());
    middleware::guarded(recognise(pages), Arc::clone(app)).with_state(Arc::clone(app))
}

/// Gives an answer the cookie of a session at the host: of somebody, or of nobody once they have left.
pub fn begin_session(app: &Shared, visit: &Visit, person: &str, epoch: u64, response: &mut Response) {
    let session = Session::begin(person, epoch);
    append_cookie(response.headers_mut(), HOST_COOKIE, &app.signer.cookie(&session), visit.is_secure);
    if !person.is_empty() {
        append_device(response.headers_mut(), &app.signer, &session, visit.is_secure);
    }
}

/// Returns the mark of a browser in which somebody has signed in before.
pub fn device_of(app: &Shared, headers: &HeaderMap, person: u32) -> Option<String> {
    cookies::device_of(headers, &app.signer, person)
}

/// Leads to a page that tells what was done.
pub fn to(app: &Shared, visit: &Visit, path: &str, said: &str) -> Response {
    Redirect::to(&telling(app, visit, path, said)).into_response()
}
