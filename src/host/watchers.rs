//! Those who follow from home: each holds a stream that says which state its championship is in.

use std::collections::BTreeMap;
use std::convert::Infallible;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use axum::http::{HeaderName, HeaderValue};
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use tokio::sync::watch;
use tokio_stream::StreamExt;
use tokio_stream::wrappers::WatchStream;

use super::{Host, aside};

/// How often it is looked what other processes at the same file have taken.
const BEAT: Duration = Duration::from_millis(500);

/// How often a stream says something when there is nothing to say.
const ALIVE: Duration = Duration::from_secs(20);

/// Which state each place shows, for those who follow it.
#[derive(Default)]
pub(super) struct Watchers {
    places: Mutex<BTreeMap<String, watch::Sender<String>>>,
}

impl Watchers {
    /// Tells the states of all places; what is no place any more is let go.
    fn tell(&self, states: Vec<(String, String)>) {
        let mut places = self.places.lock().unwrap_or_else(PoisonError::into_inner);
        places.retain(|place, _| states.iter().any(|(known, _)| known == place));
        for (place, state) in states {
            let sender = places.entry(place).or_insert_with(|| watch::channel(String::new()).0);
            sender.send_if_modified(|told| {
                let is_new = *told != state;
                *told = state;
                is_new
            });
        }
    }

    /// Returns a stream for somebody who follows a place; nothing where there is none.
    pub(super) fn follow(&self, place: &str) -> Option<Response> {
        let places = self.places.lock().unwrap_or_else(PoisonError::into_inner);
        let states = WatchStream::new(places.get(place)?.subscribe());
        let events = states.map(|state| Ok::<_, Infallible>(Event::default().event("state").data(state)));
        let mut response = Sse::new(events).keep_alive(KeepAlive::new().interval(ALIVE)).into_response();
        // A proxy must hand on every word as it comes.
        response
            .headers_mut()
            .insert(HeaderName::from_static("x-accel-buffering"), HeaderValue::from_static("no"));
        Some(response)
    }
}

/// Looks at the file and tells those who follow.
pub(super) async fn look(host: &Arc<Host>) {
    if let Some(Ok(states)) = aside(host, |store| store.states()).await {
        host.watchers.tell(states);
    }
}

/// Looks again and again.
pub(super) async fn beat(host: Arc<Host>) {
    loop {
        look(&host).await;
        tokio::time::sleep(BEAT).await;
    }
}
