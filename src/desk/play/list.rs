//! The list of games, on shelves.

use askama::Template;
use axum::Extension;
use axum::extract::Path;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};

use super::Room;
use super::own::Broken;
use crate::faults::aside;
use crate::layout::Frame;
use crate::problem::html;
use crate::visit::Visit;
use gallery::play::shelf::{self, Shelf, shelves};
use rules::editions::Editions;

#[derive(Template)]
#[template(path = "web/games.html")]
struct ListPage {
    frame: Frame,
    edition: u32,
    groups: Vec<Shelf>,
    broken: Vec<Broken>,
}

/// The page of all games.
pub(super) async fn page(Extension(room): Room, visit: Visit) -> Response {
    let language = visit.language;
    // The first visitor waits for all games to be read; others need not.
    let (groups, broken) = aside(move || {
        // A file with mistakes is no reason to hide the other games; it is shown with what is wrong.
        let tables: Vec<_> = room.games.ids().iter().filter_map(|id| room.table(id).ok()).collect();
        (shelves(&tables, language), room.games.broken(language))
    })
    .await;
    let edition = Editions::built_in().last();
    html(&ListPage { frame: Frame::new(&visit, visit.msg("desk-games")), edition, groups, broken })
}

/// A small picture of a game under way, for the list.
pub(super) async fn picture(Extension(room): Room, visit: Visit, Path(id): Path<String>) -> Response {
    let table = match room.table(&id) {
        Ok(table) => table,
        Err(problem) => return problem.page(&visit),
    };
    let headers = [(CONTENT_TYPE, "image/svg+xml"), (CACHE_CONTROL, "public, max-age=3600")];
    (headers, shelf::picture(&table)).into_response()
}
