//! Those who watch: one look a moment, one message for all.

use std::convert::Infallible;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::Duration;

use axum::extract::{Query, State};
use axum::response::Response;
use axum::response::sse::{Event, KeepAlive, Sse};
use serde::Deserialize;
use tokio_stream::StreamExt;
use tokio_stream::wrappers::BroadcastStream;

use super::app::Shared;
use super::faults;
use super::live_events::Change;
use super::play::news::unbuffered;
use super::visit::Visit;

/// How often watchers are told at most; a burst of results is one message.
const BEAT: Duration = Duration::from_millis(700);

/// Compares states as they come and tells the watchers, until the championship is gone.
pub(super) async fn beat(app: Shared) {
    let Some(hall) = &app.worker else { return };
    let mut watch = hall.watch();
    let mut before = watch.borrow_and_update().clone();
    while watch.changed().await.is_ok() {
        let after = watch.borrow_and_update().clone();
        let change = catch_unwind(AssertUnwindSafe(|| Change::between(&before, &after)));
        let change = change.unwrap_or_else(|payload| {
            faults::note("live", &*payload);
            Change::of_anything(after.head)
        });
        if change.is_of_names() {
            app.boards.take_all_for_others();
        }
        app.events.tell(change);
        before = after;
        tokio::time::sleep(BEAT).await;
    }
}

#[derive(Deserialize)]
pub(super) struct Topic {
    #[serde(default)]
    of: String,
}

/// A stream of the numbers of new states, for everything, a tournament or a group.
pub(super) async fn live(State(app): State<Shared>, visit: Visit, Query(topic): Query<Topic>) -> Response {
    let hall = match app.worker() {
        Ok(hall) => hall,
        Err(problem) => return problem.page(&visit),
    };
    let event = |head: u64| Event::default().event("change").id(head.to_string()).data(head.to_string());
    let of: Vec<String> = topic.of.split(',').filter(|of| !of.is_empty()).map(str::to_owned).collect();
    // Who comes back after a break learns at once whether something was missed.
    let snapshot = hall.snapshot();
    let has_boards = of.iter().any(|of| of.starts_with("boards"));
    let head = if has_boards { snapshot.head } else { snapshot.head_off_boards };
    let first = Event::default().event("hello").retry(Duration::from_millis(1500)).data(head.to_string());
    let changes = BroadcastStream::new(app.events.listen()).filter_map(move |change| match change {
        Ok(change) if change.is_about(&of) => Some(Ok::<_, Infallible>(event(change.head))),
        Ok(_) => None,
        // A slow watcher missed some: one message stands for all.
        Err(_) => Some(Ok(Event::default().event("change").data("0"))),
    });
    let stream = tokio_stream::once(Ok(first)).chain(changes);
    unbuffered(Sse::new(stream).keep_alive(KeepAlive::new().interval(Duration::from_secs(20))))
}
