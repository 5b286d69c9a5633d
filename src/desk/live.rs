//! What changed, for those who watch: one look a moment, one message for all.

use std::collections::BTreeSet;
use std::convert::Infallible;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::time::Duration;

use axum::extract::{Query, State};
use axum::http::{HeaderName, HeaderValue};
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use tokio::sync::broadcast;
use tokio_stream::StreamExt;
use tokio_stream::wrappers::BroadcastStream;

use super::app::Shared;
use super::faults;
use super::hall::Snapshot;
use super::visit::Visit;
use championship::facts::{Championship, GroupId};

/// How often watchers are told at most; a burst of results is one message.
const BEAT: Duration = Duration::from_millis(700);

/// What changed between two states.
#[derive(Clone, Debug)]
struct Change {
    head: u64,
    groups: BTreeSet<GroupId>,
    /// Entries, schools or draws changed, so any page may be another.
    is_wide: bool,
}

/// Tells all watchers.
pub(super) struct Pulse {
    sender: broadcast::Sender<Arc<Change>>,
}

impl Default for Pulse {
    fn default() -> Self {
        Pulse { sender: broadcast::channel(64).0 }
    }
}

/// Compares states as they come and tells the watchers, until the championship is gone.
pub(super) async fn beat(app: Shared) {
    let Some(hall) = &app.hall else { return };
    let mut watch = hall.watch();
    let mut before = watch.borrow_and_update().clone();
    while watch.changed().await.is_ok() {
        let after = watch.borrow_and_update().clone();
        // Nobody listening is no error.
        let change = catch_unwind(AssertUnwindSafe(|| compare(&before, &after))).unwrap_or_else(|payload| {
            faults::note("live", &*payload);
            Change { head: after.head, groups: BTreeSet::new(), is_wide: true }
        });
        let _ = app.pulse.sender.send(Arc::new(change));
        before = after;
        tokio::time::sleep(BEAT).await;
    }
}

fn compare(before: &Snapshot, after: &Snapshot) -> Change {
    let shape = |championship: &Championship| -> Vec<GroupId> {
        championship.groups().map(|group| group.id).collect()
    };
    let (old, new) = (&before.championship, &after.championship);
    let is_wide = !old.entries().eq(new.entries())
        || !old.schools().eq(new.schools())
        || shape(old) != shape(new)
        || old.tournaments().zip(new.tournaments()).any(|(one, other)| one.status != other.status);
    let changed = new.groups().filter(|group| old.group(group.id) != Some(*group));
    Change { head: after.head, groups: changed.map(|group| group.id).collect(), is_wide }
}

#[derive(Deserialize)]
pub(super) struct Topic {
    #[serde(default)]
    of: String,
}

/// A stream of the numbers of new states, for everything, a tournament or a group.
pub(super) async fn live(State(app): State<Shared>, visit: Visit, Query(topic): Query<Topic>) -> Response {
    let hall = match app.hall() {
        Ok(hall) => hall,
        Err(problem) => return problem.page(&visit),
    };
    let event = |head: u64| Event::default().event("change").id(head.to_string()).data(head.to_string());
    let of: Vec<String> = topic.of.split(',').filter(|of| !of.is_empty()).map(str::to_owned).collect();
    // Who comes back after a break learns at once whether something was missed.
    let first = Event::default()
        .event("hello")
        .retry(Duration::from_millis(1500))
        .data(hall.snapshot().head.to_string());
    let changes = BroadcastStream::new(app.pulse.sender.subscribe()).filter_map(move |change| match change {
        Ok(change) if is_about(&change, &of) => Some(Ok::<_, Infallible>(event(change.head))),
        Ok(_) => None,
        // A slow watcher missed some: one message stands for all.
        Err(_) => Some(Ok(Event::default().event("change").data("0"))),
    });
    let stream = tokio_stream::once(Ok(first)).chain(changes);
    let mut response =
        Sse::new(stream).keep_alive(KeepAlive::new().interval(Duration::from_secs(20))).into_response();
    // A proxy must not keep the events back.
    response
        .headers_mut()
        .insert(HeaderName::from_static("x-accel-buffering"), HeaderValue::from_static("no"));
    response
}

fn is_about(change: &Change, of: &[String]) -> bool {
    of.is_empty()
        || change.is_wide
        || change.groups.iter().any(|group| {
            let (id, tournament) = (group.to_string(), group.tournament.to_string());
            of.iter().any(|of| *of == id || *of == tournament)
        })
}
