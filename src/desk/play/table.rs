//! A board to play on: two at one screen, or one against the computer. The whole game is in the address.

use askama::Template;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};

use super::asked::Asked;
use crate::faults::aside;
use crate::layout::Frame;
use crate::problem::html;
use crate::visit::Visit;
use gallery::play::Visit as Address;
use gallery::play::page::{Server, Shown, Way, show};
use rules::game::Game;

#[derive(Template)]
#[template(path = "web/play.html")]
struct TablePage {
    frame: Frame,
    id: String,
    name: String,
    /// The game or why there is none, as a part of the page.
    game: String,
    think: Option<String>,
}

/// The page of a game.
pub(super) async fn page(Asked { visit, id, table, address }: Asked) -> Response {
    let way = Way { server: Some(Server { csrf: visit.csrf.clone() }), ..way(&id) };
    let language = visit.language;
    let (game, there) = (table.clone(), way.clone());
    // Playing a long game again takes a moment that other visitors need not wait for.
    match aside(move || show(&game, address, &there, language)).await {
        Shown::Board { html: game, think } => html(&framed(&visit, table.game(), game, think)),
        Shown::Elsewhere(address) => Redirect::to(&way.to(&address)).into_response(),
        Shown::Refused(why) => {
            (StatusCode::BAD_REQUEST, html(&framed(&visit, table.game(), why, None))).into_response()
        }
    }
}

fn framed(visit: &Visit, game: &Game, part: String, think: Option<String>) -> TablePage {
    let name = game.info().name.in_language(visit.language);
    TablePage {
        frame: Frame::new(visit, name),
        id: game.id().to_owned(),
        name: name.to_owned(),
        game: part,
        think,
    }
}

/// Returns where the links of a game lead.
fn way(id: &str) -> Way {
    Way { page: format!("/play/{id}"), server: None }
}

/// Returns the address of a game.
pub(super) fn place(id: &str, address: &Address) -> String {
    way(id).to(address)
}
