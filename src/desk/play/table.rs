//! A board to play on: two at one screen, or one against the computer. The whole game is in the address.

use askama::Template;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};

use super::asked::Asked;
use crate::app::Shared;
use crate::boards::is_in_play;
use crate::faults::aside;
use crate::layout::Frame;
use crate::problem::html;
use crate::visit::Visit;
use gallery::play::Visit as Address;
use gallery::play::page::{Addresses, Server, Shown, show};
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
    /// Whether the page brings the computer along, to play and to review.
    has_computer: bool,
}

/// The page of a game.
pub(super) async fn page(State(app): State<Shared>, Asked { visit, id, table, address }: Asked) -> Response {
    // Nobody is helped by the computer in a game of the championship: the page comes without it, and says why.
    let has_computer = !is_in_play(&app, &visit);
    let address =
        address.map(|address| Address { opponent: address.opponent.filter(|_| has_computer), ..address });
    let server = Server { csrf: visit.csrf.clone(), has_computer };
    let way = Addresses { server: Some(server), ..way(&id) };
    let framed =
        |part: String, think: Option<String>| framed(&visit, table.game(), part, think, has_computer);
    let language = visit.language;
    let (game, there) = (table.clone(), way.clone());
    // Playing a long game again takes a moment that other visitors need not wait for.
    match aside(move || show(&game, address, &there, language)).await {
        Shown::Board { html: game, think } => html(&framed(game, think)),
        Shown::Elsewhere(address) => Redirect::to(&way.to(&address)).into_response(),
        Shown::Refused(why) => (StatusCode::BAD_REQUEST, html(&framed(why, None))).into_response(),
    }
}

fn framed(visit: &Visit, game: &Game, part: String, think: Option<String>, has_computer: bool) -> TablePage {
    let name = game.info().name.in_language(visit.language);
    let frame = Frame::new(visit, name);
    TablePage {
        frame: if has_computer { frame } else { frame.with_notice("bad", visit.msg("boards-no-computer")) },
        id: game.id().to_owned(),
        name: name.to_owned(),
        game: part,
        think,
        has_computer,
    }
}

/// Returns where the links of a game lead.
fn way(id: &str) -> Addresses {
    Addresses { page: format!("/play/{id}"), server: None }
}

/// Returns the address of a game.
pub(super) fn place(id: &str, address: &Address) -> String {
    way(id).to(address)
}
