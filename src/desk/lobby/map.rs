//! The addresses of the lobby.

use std::sync::Arc;

use axum::Router;
use axum::extract::{DefaultBodyLimit, Extension};
use axum::routing::{get, post};

use super::{Lobby, details_page, make_page, pages};
use crate::app::Shared;

/// All of them.
pub(super) fn routes(lobby: Arc<Lobby>) -> Router<Shared> {
    Router::new()
        .route("/start", get(pages::list))
        .route("/start/in/{word}", get(pages::by_link))
        .route("/start/new", get(make_page::form).post(make_page::make))
        .route("/start/new/details", post(details_page::details).layer(DefaultBodyLimit::max(1024 * 1024)))
        .route("/start/open", post(pages::open))
        .route("/start/bring", post(pages::bring).layer(DefaultBodyLimit::max(pages::LARGEST_FILE)))
        .layer(Extension(lobby))
}
