//! The desk on the local network: one server for organisers, arbiters, the hall and players.
//!
//! [`App`] is what all requests share, [`router`] the map of all addresses, [`server`] the sockets. Pages read the
//! last [`hall::Snapshot`] and never wait for the disk; every write goes through the one desk thread of the
//! [`hall`]. A page is a template in `templates/web/` that fills the blocks of `layout.html`, a struct with a
//! [`frame::Frame`], and a handler that takes a [`visit::Visit`].

mod app;
mod assets;
pub mod frame;
mod guard;
pub mod hall;
mod pages;
mod play;
pub mod problem;
pub mod server;
pub mod session;
pub mod visit;

pub use app::{App, Shared};

use axum::Router;
use axum::routing::get;

/// Returns the map of all addresses.
pub fn router(app: Shared) -> Router {
    let pages = Router::new()
        .route("/", get(pages::home))
        .route("/language/{code}", get(pages::choose_language))
        .route("/assets/{name}", get(assets::serve))
        .route("/robots.txt", get(pages::robots))
        .merge(play::routes(crate::catalog::Catalog::built_in()))
        .fallback(pages::nothing_here);
    guard::guarded(pages, app.clone()).with_state(app)
}
