//! Puzzles on the board: the page around it; the engine on the visitor's own device finds them, or the desk where it has none.

use askama::Template;
use axum::response::{IntoResponse, Redirect, Response};

use super::asked::Asked;
use crate::faults::aside;
use crate::layout::Frame;
use crate::problem::html;
use gallery::play::page::{Shown, Way, show};

#[derive(Template)]
#[template(path = "web/train.html")]
struct TrainPage {
    frame: Frame,
    id: String,
    game: String,
}

/// The page to train a game on.
pub(super) async fn page(Asked { visit, id, table, address }: Asked) -> Response {
    let name = table.game().info().name.in_language(visit.language).to_owned();
    let title = visit.msg("train-game").with("game", name);
    let frame = Frame::new(&visit, title);
    let way = Way { page: format!("/train/{id}"), server: None };
    let (there, language) = (way.clone(), visit.language);
    match aside(move || show(&table, address, &there, language)).await {
        Shown::Board { html: game, .. } | Shown::Refused(game) => html(&TrainPage { frame, id, game }),
        Shown::Elsewhere(visit) => Redirect::to(&way.to(&visit)).into_response(),
    }
}
