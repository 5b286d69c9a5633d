//! The guide on the desk's pages.

use askama::Template;
use axum::Router;
use axum::extract::Path;
use axum::http::StatusCode;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use axum::routing::get;

use super::{Chapter, document, title};
use crate::app::Shared;
use crate::faults::aside;
use crate::frame::Frame;
use crate::problem::Problem;
use crate::visit::Visit;
use paper::typeset::{html, paginate, pdf};
use speech::msg;

/// The addresses of the guide.
pub(crate) fn routes() -> Router<Shared> {
    Router::new()
        .route("/guide", get(contents))
        .route("/guide/{chapter}", get(chapter))
        .route("/guide/guide.pdf", get(printed))
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
async fn printed(visit: Visit) -> Response {
    let language = visit.language;
    let made = aside(move || {
        let document = document(language).ok()?;
        let pages = paginate(&document).ok()?;
        Some(pdf::pdf_of_pages(&pages, &pdf::facts_of(&document)))
    })
    .await;
    match made {
        Some(bytes) => {
            let name = format!("inline; filename=\"{}\"", visit.msg("desk-guide-file"));
            ([(CONTENT_TYPE, "application/pdf".to_owned()), (CONTENT_DISPOSITION, name)], bytes)
                .into_response()
        }
        None => broken().page(&visit),
    }
}
