//! The games in the browser: the list, the sheets as pages, and boards to play on.

mod asked;
mod invite;
mod list;
mod record;
mod room;
mod sheet;
mod table;
mod think;

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use axum::http::StatusCode;
use axum::routing::{get, post};
use axum::{Extension, Router};

use super::app::Shared;
use super::problem::{Problem, Told};
use gallery::play::Refusal;
use room::Rooms;
use rules::catalog::Catalog;
use rules::diag::nearest;
use rules::engine::Table;
use speech::msg;
use think::Thinkers;

/// What the pages of the games share.
pub(super) struct Playroom {
    catalog: Catalog,
    tables: Mutex<BTreeMap<String, Arc<Table>>>,
    rooms: Rooms,
    thinkers: Thinkers,
}

/// How handlers get at it.
pub(super) type Room = Extension<Arc<Playroom>>;

/// Returns the addresses of the games.
pub(super) fn routes(catalog: Catalog) -> Router<Shared> {
    let playroom = Playroom {
        catalog,
        tables: Mutex::new(BTreeMap::new()),
        rooms: Rooms::default(),
        thinkers: Thinkers::default(),
    };
    Router::new()
        .route("/games", get(list::page))
        .route("/games/{id}", get(sheet::page))
        .route("/games/{id}/sheet.pdf", get(sheet::pdf))
        .route("/games/{id}/board.svg", get(list::picture))
        .route("/play/record", get(record::page).post(record::open))
        .route("/play/{id}", get(table::page))
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
        if let Some(table) = self.tables.lock().unwrap_or_else(PoisonError::into_inner).get(id) {
            return Ok(table.clone());
        }
        if !self.catalog.ids().any(|known| known == id) {
            return Err(self.unknown(id));
        }
        let compiled = self.catalog.load(id).map_err(|error| {
            let lines: Vec<String> = error.to_string().lines().take(3).map(str::to_owned).collect();
            let text = msg("desk-game-broken").with("error", lines.join(" "));
            Problem::new(StatusCode::INTERNAL_SERVER_ERROR, text)
        })?;
        let table = Table::new(compiled.game);
        self.tables.lock().unwrap_or_else(PoisonError::into_inner).insert(id.to_owned(), table.clone());
        Ok(table)
    }

    fn unknown(&self, id: &str) -> Problem {
        let wanted: String = id.chars().take(40).collect();
        let text = match nearest(&wanted, self.catalog.ids()) {
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
