//! What a visitor asks of a game: which game it is, and how far it has been played.

use std::sync::Arc;

use axum::Extension;
use axum::extract::{FromRequestParts, Path, RawQuery};
use axum::http::request::Parts;
use axum::response::{IntoResponse, Response};

use super::Playroom;
use crate::app::Shared;
use crate::visit::Visit;
use gallery::play::{Refusal, Visit as Address};
use rules::engine::Table;

/// A game by its address; a game that there is not answers by itself.
pub(super) struct Asked {
    /// Who asks.
    pub(super) visit: Visit,
    /// The id of the game.
    pub(super) id: String,
    /// The game.
    pub(super) table: Arc<Table>,
    /// The moves and choices in the query, or what is wrong with them.
    pub(super) address: Result<Address, Refusal>,
}

impl FromRequestParts<Shared> for Asked {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, state: &Shared) -> Result<Self, Response> {
        let visit = Visit::from_request_parts(parts, state).await.map_err(IntoResponse::into_response)?;
        let room = Extension::<Arc<Playroom>>::from_request_parts(parts, state).await;
        let room = room.map_err(IntoResponse::into_response)?;
        let id = Path::<String>::from_request_parts(parts, state).await;
        let Path(id) = id.map_err(IntoResponse::into_response)?;
        let RawQuery(query) =
            RawQuery::from_request_parts(parts, state).await.map_err(IntoResponse::into_response)?;
        let table = room.table(&id).map_err(|problem| problem.page(&visit))?;
        Ok(Asked { visit, id, table, address: Address::read(query.as_deref().unwrap_or("")) })
    }
}
