//! The games in the browser: the list, the sheets as pages, and boards to play on.

mod answers;
mod asked;
mod invite;
pub(crate) mod kept;
mod learn;
mod list;
pub(crate) mod news;
mod own;
mod record;
mod room;
#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod room_tests;
pub(crate) mod seat_view;
mod sheet;
mod table;
mod think;
mod train;
mod workshop;

use std::sync::Arc;

use axum::http::StatusCode;
use axum::routing::{get, post};
use axum::{Extension, Router};

use super::app::Shared;
use super::crowd::beside;
use super::problem::{Problem, Told};
use super::turns::Turns;
use gallery::play::Refusal;
pub(super) use invite::qr;
use learn::Lessons;
pub use learn::signs;
use own::Games;
use room::Rooms;
use rules::diag::nearest;
use rules::engine::Table;
use speech::{Language, Localized, Message, msg};
pub use train::themes;

/// What the pages of the games share.
pub(super) struct Playroom {
    games: Games,
    rooms: Rooms,
    lessons: Lessons,
    /// Where the computer's moves are found.
    thinkers: Turns,
    /// Where other questions of pages are answered.
    answerers: Turns,
}

/// How handlers get at it.
pub(super) type Room = Extension<Arc<Playroom>>;

/// Returns the addresses of the games; those that an open championship keeps are at hand as well.
pub(super) fn routes(app: &Shared) -> Router<Shared> {
    let kept = app.worker.as_ref().map(|hall| kept::read(&hall.snapshot().championship.regulations().source));
    let games = Games::with(kept.unwrap_or_default());
    let (thinkers, answerers) = (think::thinkers(), think::answerers(answers::SAME_FOR_ALL));
    let (rooms, lessons) = (Rooms::default(), Lessons::default());
    let playroom = Playroom { games, rooms, lessons, thinkers, answerers };
    // What is only looked at; moves, searches and games on two phones have bounds of their own.
    let looked_at = Router::new()
        .route("/games", get(list::page))
        .route("/games/{id}", get(sheet::page))
        .route("/games/{id}/board.svg", get(list::picture))
        .route("/games/{id}/file.yaml", get(workshop::file))
        .route("/learn/{id}", get(learn::page))
        .route("/train/{id}", get(train::page))
        .route("/play/{id}", get(table::page));
    beside(looked_at, app)
        .route("/games/{id}/sheet.pdf", get(sheet::pdf))
        .route("/games/{id}/young.pdf", get(sheet::young))
        .route("/games/{id}/poster.pdf", get(sheet::poster))
        .route("/games/{id}/board.pdf", get(sheet::board))
        .route("/games/{id}/with-board.pdf", get(sheet::with_board))
        .route("/ask", post(answers::answer))
        .route("/workshop", get(workshop::page).post(workshop::keep))
        .route("/play/record", get(record::page).post(record::open))
        .route("/play/{id}/think", get(think::answer))
        .route("/play/{id}/record.txt", get(record::download))
        .route("/play/{id}/invite", post(invite::open))
        .route("/play/room/{key}", get(invite::page).post(invite::play))
        .route("/play/room/{key}/events", get(invite::events))
        .layer(Extension(Arc::new(playroom)))
}

impl Playroom {
    /// Returns a game by its id, ready for play. Only ids of the catalog are looked up, never paths.
    fn table(&self, id: &str) -> Result<Arc<Table>, Problem> {
        let found = self.games.table(id).ok_or_else(|| self.unknown(id))?;
        found.map_err(|error| {
            let lines: Vec<String> = error.to_string().lines().take(3).map(str::to_owned).collect();
            let text = msg("desk-game-broken").with("error", lines.join(" "));
            Problem::new(StatusCode::UNPROCESSABLE_ENTITY, text)
        })
    }

    fn unknown(&self, id: &str) -> Problem {
        let wanted: String = id.chars().take(40).collect();
        let ids = self.games.ids();
        let text = match nearest(&wanted, ids.iter().map(String::as_str)) {
            Some(similar) => msg("desk-game-similar").with("game", wanted).with("similar", similar),
            None => msg("desk-game-unknown").with("game", wanted),
        };
        Problem::new(StatusCode::NOT_FOUND, text)
    }
}

/// Says what is wrong with the address of a game.
fn unplayable(refusal: &Refusal) -> Problem {
    Problem::unreadable(Told::in_each(|language| refusal.words(language)))
}

/// Tells what is wrong with a move, to be said in any language.
pub(super) fn unplayable_told(refusal: &Refusal) -> Message {
    let said = Localized::of(Language::ALL.map(|language| (language, refusal.words(language))));
    msg("boards-illegal").with("why", &said)
}
