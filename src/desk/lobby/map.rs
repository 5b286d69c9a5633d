//! The addresses of the lobby.

use std::sync::Arc;

use axum::Router;
use axum::extract::{DefaultBodyLimit, Extension};
use axum::routing::{get, post};

use super::{Lobby, archive, details_page, make_page, pages, phases_page};
use crate::app::Shared;

/// Those by which championships are made and brought.
pub(crate) fn making(lobby: Arc<Lobby>) -> Router<Shared> {
    Router::new()
        .route("/start/new", get(make_page::form).post(make_page::make))
        .route("/start/new/details", post(details_page::details).layer(DefaultBodyLimit::max(1024 * 1024)))
        .route("/start/bring", post(pages::bring).layer(DefaultBodyLimit::max(pages::LARGEST_FILE)))
        .layer(Extension(lobby))
}

/// All of them.
pub(super) fn routes(lobby: Arc<Lobby>) -> Router<Shared> {
    Router::new()
        .route("/start", get(pages::list))
        .route("/start/in/{word}", get(pages::by_link))
        .route("/start/open", post(pages::open))
        .merge(archive::routes())
        .route("/start/phases", get(phases_page::page))
        .route("/start/phases/feed", post(phases_page::feed))
        .route("/start/phases/expect", post(phases_page::expect))
        .route("/start/phases/list", get(phases_page::list))
        .route("/start/phases/take", post(phases_page::take))
        .route("/start/phases/put-back", post(phases_page::put_back))
        .route(
            "/start/phases/bring",
            post(phases_page::bring).layer(DefaultBodyLimit::max(pages::LARGEST_FILE)),
        )
        .layer(Extension(Arc::clone(&lobby)))
        .merge(making(lobby))
}
