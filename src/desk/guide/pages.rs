//! The guide on the desk's pages.

use std::sync::atomic::AtomicBool;

use askama::Template;
use axum::Router;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::Response;
use axum::routing::get;

use super::{Chapter, document, title};
use crate::app::Shared;
use crate::crowd::come_again;
use crate::layout::Frame;
use crate::papers::{self, Unmade};
use crate::problem::Problem;
use crate::visit::Visit;
use paper::typeset::html;
use speech::msg;

/// The address of the guide as paper.
pub(crate) fn paper() -> Router<Shared> {
    Router::new().route("/guide/guide.pdf", get(printed))
}

/// The addresses of the guide.
pub(crate) fn routes() -> Router<Shared> {
    Router::new().route("/guide", get(contents)).route("/guide/{chapter}", get(chapter))
}

#[derive(Template)]
#[template(path = "web/guide.html")]
struct GuidePage {
    frame: Frame,
    /// The word and title of each chapter.
    chapters: Vec<(&'static str, &'static str)>,
    here: &'static str,
    text: String,
}

fn page(visit: &Visit, shown: Option<Chapter>) -> Response {
    let language = visit.language;
    let chapters = Chapter::ALL.map(|chapter| (chapter.word(), chapter.title(language))).to_vec();
    let text = match shown.map(|chapter| chapter.blocks(language)) {
        // On a page the style keeps the blanks, so that what is copied from it can be used.
        Some(Ok(blocks)) => html::html(&blocks).replace('\u{a0}', " "),
        Some(Err(_)) => return broken().page(visit),
        None => String::new(),
    };
    let name = shown.map_or_else(|| language.say(&title()), |chapter| chapter.title(language).to_owned());
    let here = shown.map(Chapter::word).unwrap_or_default();
    crate::problem::html(&GuidePage { frame: Frame::new(visit, name), chapters, here, text })
}

fn broken() -> Problem {
    Problem::new(StatusCode::INTERNAL_SERVER_ERROR, msg("desk-guide-broken"))
}

async fn contents(visit: Visit) -> Response {
    page(&visit, None)
}

async fn chapter(visit: Visit, Path(word): Path<String>) -> Response {
    match Chapter::read(&word) {
        Some(chapter) => page(&visit, Some(chapter)),
        None => Problem::nothing_here().page(&visit),
    }
}

/// The whole guide to print.
async fn printed(State(app): State<Shared>, visit: Visit) -> Response {
    let language = visit.language;
    let make = move |stop: &AtomicBool| {
        let document = document(language).map_err(drop)?;
        papers::printed(&document, stop).map_err(drop)
    };
    match app.papers.get(&format!("{language} guide"), None, make).await {
        Ok(bytes) => papers::shown(bytes, &visit.msg("desk-guide-file").to_string()),
        Err(Unmade::Busy) => come_again(&visit),
        Err(Unmade::Failed(())) => broken().page(&visit),
    }
}
