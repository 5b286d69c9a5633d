//! The desk on the local network: one server for organisers, arbiters, the hall and players.
//!
//! [`App`] is what all requests share, [`router`] the map of all addresses, [`server`] the sockets. Pages read the
//! last [`worker::Snapshot`] and never wait for the disk; every write goes through the one desk thread of the
//! [`worker`]. A page is a template in `templates/web/` that fills the blocks of `layout.html`, a struct with a
//! [`layout::Frame`], and a handler that takes a [`visit::Visit`].

mod address;
mod app;
pub mod assets;
mod boards;
mod capitals;
pub mod certificate;
mod cookies;
mod crowd;
#[cfg(test)]
mod crowd_tests;
mod download;
mod event_form;
mod faults;
#[cfg(test)]
mod faults_tests;
pub mod form;
pub mod gate;
pub mod layout;
mod middleware;
pub mod guide;
pub mod worker;
mod flash;
mod live;
pub mod lobby;
pub mod opened;
mod pages;
mod papers;
mod fragment_cache;
pub mod people;
mod people_file;
mod pins;
mod play;
pub mod problem;
mod projector;
pub mod publish;
mod live_events;
mod queue;
pub mod reception;
pub mod registration;
pub mod rulebook;
pub mod server;
pub mod session;
mod view;
mod table_list;
mod tickets;
mod login_attempts;
mod turns;
mod uploads;
pub mod visit;

pub use address::{local, reachable};
pub use app::{App, Shared};
pub use download::download;
pub use middleware::{COMMON_HEADERS, wished_language};
pub use pages::{PublishedFile, printed_card, public_files};
pub use play::{signs, themes};

use std::future::Future;
use std::sync::Arc;

use axum::Router;
use axum::routing::get;
use tokio::net::TcpListener;

/// Returns the map of all addresses.
pub fn router(app: Shared) -> Router {
    router_with(app, Router::new())
}

/// Returns the map of all addresses, with some more.
fn router_with(app: Shared, more: Router<Shared>) -> Router {
    let pages = more
        .route("/language/{code}", get(pages::choose_language))
        .route("/assets/{name}", get(pages::asset))
        .route("/sw.js", get(assets::worker))
        .route("/robots.txt", get(pages::robots))
        .merge(play::routes(&app))
        .route("/live", get(live::live))
        .merge(pages::public::routes())
        .merge(crowd::beside(pages::find::routes(), &app))
        .merge(crowd::beside(guide::routes(), &app))
        .merge(guide::paper())
        .merge(pages::wall::routes())
        .merge(pages::enter::routes())
        .merge(pages::arbiter::routes())
        .merge(pages::arbiter_slips::routes())
        .merge(pages::organiser::routes())
        .merge(boards::routes())
        .merge(registration::routes())
        .fallback(pages::nothing_here)
        .method_not_allowed_fallback(pages::wrong_method);
    #[cfg(test)]
    let pages = pages.merge(faults_tests::routes());
    middleware::guarded(pages, app.clone()).with_state(app)
}

/// Does what nobody asks for, as long as a championship is open: tells those who watch, publishes, and keeps the clocks of boards.
async fn beat(app: Shared) {
    tokio::join!(live::beat(Arc::clone(&app)), publish::keep(Arc::clone(&app)), boards::keep(app));
}

/// Serves until the end is wished for.
pub async fn serve(listener: TcpListener, app: App, stop: impl Future<Output = ()>) {
    faults::speak(app.language);
    let app = Arc::new(app);
    let beat = tokio::spawn(beat(Arc::clone(&app)));
    server::serve(listener, router(app), stop).await;
    beat.abort();
}
