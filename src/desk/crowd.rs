//! Pages that everybody may ask for as often as they like: made in threads of their own, few at a time, so that nobody who
//! enters a result stands behind them.

use std::time::Duration;

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::http::header::{HeaderValue, RETRY_AFTER};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use tokio::runtime::Handle;

use super::app::Shared;
use super::middleware::compressed;
use super::problem::Problem;
use super::turns::Turns;
use super::visit::Visit;
use speech::msg;

/// So many may wait for a page; whoever comes then is asked to come again.
const MOST: u32 = 400;

/// Returns the places: one processor is left for those who work.
pub(super) fn places() -> Turns {
    let processors = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    let places = u32::try_from(processors - 1).unwrap_or(1).clamp(1, 4);
    // A page has its end; the time that a request may take ends the visitor's waiting.
    Turns::new(places, MOST, |_, _| Duration::MAX)
}

/// Lets these addresses wait for each other, and nobody for them.
pub(super) fn beside(routes: Router<Shared>, app: &Shared) -> Router<Shared> {
    routes.route_layer(compressed()).route_layer(middleware::from_fn_with_state(app.clone(), in_turn))
}

async fn in_turn(State(app): State<Shared>, request: Request, next: Next) -> Response {
    let visit = request.extensions().get::<Visit>().cloned();
    let runtime = Handle::current();
    let made = app.crowd.work(move |_| runtime.block_on(whole(next, request))).await;
    made.unwrap_or_else(|| match visit {
        Some(visit) => come_again(&visit),
        None => StatusCode::SERVICE_UNAVAILABLE.into_response(),
    })
}

/// Returns an answer with all of its body, so that packing it is no work of somebody else's.
async fn whole(next: Next, request: Request) -> Response {
    let (head, body) = next.run(request).await.into_parts();
    match to_bytes(body, usize::MAX).await {
        Ok(bytes) => Response::from_parts(head, Body::from(bytes)),
        Err(_) => StatusCode::INTERNAL_SERVER_ERROR.into_response(),
    }
}

/// Says that many others are being answered, and when to come again.
pub(super) fn come_again(visit: &Visit) -> Response {
    let mut page = Problem::new(StatusCode::SERVICE_UNAVAILABLE, msg("desk-crowded")).page(visit);
    page.headers_mut().insert(RETRY_AFTER, HeaderValue::from_static("5"));
    page
}
