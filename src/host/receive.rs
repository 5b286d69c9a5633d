//! What a hall sends: a list of its pages, and those that are lacking.

use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::{Body, Bytes, to_bytes};
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::post;
use tokio::sync::OwnedSemaphorePermit;

use super::watchers::look;
use super::{Host, HostError, HostStore, aside};
use desk::publish::protocol::{Answer, Offer, pages_of};

/// The largest list or load; a load is a little more than [`desk::publish::protocol::LOAD`].
const LARGEST: usize = 12 * 1024 * 1024;

/// How long a list or a load may take to come.
const PATIENCE: Duration = Duration::from_secs(60);

pub(super) fn routes() -> Router<Arc<Host>> {
    Router::new().route("/publish/{place}/offer", post(offer)).route("/publish/{place}/pages", post(pages))
}

async fn offer(
    State(host): State<Arc<Host>>,
    Path(place): Path<String>,
    headers: HeaderMap,
    body: Body,
) -> Response {
    let answered = async {
        let (body, turn) = received(&host, &place, &headers, body).await?;
        let offer: Offer = serde_json::from_slice(&body).map_err(|_| StatusCode::BAD_REQUEST)?;
        let take = move |store: &HostStore| {
            let _turn = turn;
            store.offer(&place, &offer)
        };
        let answer = aside(&host, take).await;
        answer.ok_or(StatusCode::INTERNAL_SERVER_ERROR)?.map_err(|error| status(&error))
    };
    match answered.await {
        Ok(answer) => {
            if answer == Answer::Taken {
                look(&host).await;
            }
            axum::Json(answer).into_response()
        }
        Err(status) => status.into_response(),
    }
}

async fn pages(
    State(host): State<Arc<Host>>,
    Path(place): Path<String>,
    headers: HeaderMap,
    body: Body,
) -> StatusCode {
    let kept = async {
        let (body, turn) = received(&host, &place, &headers, body).await?;
        let keep = move |store: &HostStore| {
            let _turn = turn;
            store.keep(&place, &pages_of(&body).ok_or(HostError::Broken)?)
        };
        aside(&host, keep).await.ok_or(StatusCode::INTERNAL_SERVER_ERROR)?.map_err(|error| status(&error))
    };
    kept.await.map_or_else(|status| status, |()| StatusCode::NO_CONTENT)
}

/// Receives what the holder of a key sends; of nobody else anything is read. The turn lasts until what was sent is kept, also where
/// whoever sent it has hung up: who only reads finds a connection to the database.
async fn received(
    host: &Arc<Host>,
    place: &str,
    headers: &HeaderMap,
    body: Body,
) -> Result<(Bytes, OwnedSemaphorePermit), StatusCode> {
    let given = headers.get(header::AUTHORIZATION).and_then(|value| value.to_str().ok());
    let key = given.and_then(|given| given.strip_prefix("Bearer ")).unwrap_or_default().to_owned();
    let name = place.to_owned();
    let known =
        aside(host, move |store| store.is_key(&name, &key)).await.ok_or(StatusCode::INTERNAL_SERVER_ERROR)?;
    match known.map_err(|error| status(&error))? {
        None => return Err(StatusCode::NOT_FOUND),
        Some(false) => return Err(StatusCode::UNAUTHORIZED),
        Some(true) => {}
    }
    let come = async {
        let turn = Arc::clone(&host.receiving).acquire_owned().await;
        let turn = turn.map_err(|_| StatusCode::SERVICE_UNAVAILABLE)?;
        let body = to_bytes(body, LARGEST).await.map_err(|_| StatusCode::PAYLOAD_TOO_LARGE)?;
        Ok((body, turn))
    };
    tokio::time::timeout(PATIENCE, come).await.map_err(|_| StatusCode::REQUEST_TIMEOUT)?
}

fn status(error: &HostError) -> StatusCode {
    match error {
        HostError::Full => StatusCode::INSUFFICIENT_STORAGE,
        HostError::Broken => StatusCode::BAD_REQUEST,
        HostError::Database(_) | HostError::Busy => StatusCode::SERVICE_UNAVAILABLE,
        _ => StatusCode::INTERNAL_SERVER_ERROR,
    }
}
