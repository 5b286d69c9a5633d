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

use super::store::{NewStates, State};
use super::{Host, aside};

/// How often it is looked what other processes at the same file have taken.
const BEAT: Duration = Duration::from_millis(500);

/// How often a stream says something when there is nothing to say.
const ALIVE: Duration = Duration::from_secs(20);

/// Which state each place shows, for those who follow it.
#[derive(Default)]
pub(super) struct Watchers {
    places: Mutex<BTreeMap<String, watch::Sender<State>>>,
}

impl Watchers {
    /// Says which state of each place was told last.
    fn told(&self) -> BTreeMap<String, String> {
        let places = self.places.lock().unwrap_or_else(PoisonError::into_inner);
        places.iter().map(|(place, sender)| (place.clone(), sender.borrow().digest.clone())).collect()
    }

    /// Tells the states that are new; what is no place any more is let go.
    fn tell(&self, known: &[String], states: NewStates) {
        let mut places = self.places.lock().unwrap_or_else(PoisonError::into_inner);
        places.retain(|place, _| known.contains(place));
        for (place, state) in states {
            let sender = places.entry(place).or_insert_with(|| watch::channel(State::default()).0);
            sender.send_if_modified(|told| {
                let is_new = told.digest != state.digest;
                *told = state;
                is_new
            });
        }
    }

    /// Returns a stream for somebody who follows a place, or one page of it: then nothing is said of the others. There is none
    /// where there is no such place.
    pub(super) fn follow(&self, place: &str, page: Option<String>) -> Option<Response> {
        let places = self.places.lock().unwrap_or_else(PoisonError::into_inner);
        let states = WatchStream::new(places.get(place)?.subscribe());
        let mut told = None;
        let news = states.filter_map(move |state| {
            let now = match &page {
                Some(page) => state.pages.get(page).cloned().unwrap_or_default(),
                None => state.digest,
            };
            let is_new = told.as_ref() != Some(&now);
            told = Some(now.clone());
            is_new.then_some(now)
        });
        let events = news.map(|state| Ok::<_, Infallible>(Event::default().event("state").data(state)));
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
    let told = host.watchers.told();
    if let Some(Ok((known, states))) = aside(host, move |store| store.states_since(&told)).await {
        host.watchers.tell(&known, states);
    }
}

/// Looks again and again.
pub(super) async fn beat(host: Arc<Host>) {
    loop {
        look(&host).await;
        tokio::time::sleep(BEAT).await;
    }
}
