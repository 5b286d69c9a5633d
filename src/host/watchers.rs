//! Those who follow from home: each holds a stream that says which state its championship is in.

use std::collections::BTreeMap;
use std::convert::Infallible;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use axum::http::{HeaderName, HeaderValue};
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use tokio::sync::{Notify, watch};
use tokio_stream::StreamExt;
use tokio_stream::wrappers::WatchStream;

use super::pages::{News, State};
use super::postgres::Listener;
use super::{Host, HostError, aside};

/// How often it is looked what other processes at the same file have taken, and at a database that was away.
const BEAT: Duration = Duration::from_millis(500);

/// How often a stream says something when there is nothing to say.
const ALIVE: Duration = Duration::from_secs(20);

/// Which state each place shows that somebody follows.
#[derive(Default)]
pub(super) struct Watchers {
    places: Mutex<BTreeMap<String, watch::Sender<State>>>,
}

impl Watchers {
    fn lock(&self) -> MutexGuard<'_, BTreeMap<String, watch::Sender<State>>> {
        self.places.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Says which state was told last of each place that somebody follows; what nobody follows any more is let go.
    fn told(&self) -> BTreeMap<String, String> {
        let mut places = self.lock();
        places.retain(|_, sender| sender.receiver_count() > 0);
        places.iter().map(|(place, sender)| (place.clone(), sender.borrow().digest.clone())).collect()
    }

    /// Tells what is new; who follows a place that is gone is told no more.
    fn tell(&self, news: Vec<News>) {
        let mut places = self.lock();
        for (place, state) in news {
            match (state, places.get(&place)) {
                (Some(state), Some(sender)) => drop(sender.send_replace(state)),
                (Some(_), None) => {}
                (None, _) => drop(places.remove(&place)),
            }
        }
    }

    /// Returns a stream for somebody who follows a place, or one page of it: then nothing is said of the others. The state is that of
    /// the place where nobody follows it yet.
    fn follow(&self, place: &str, page: Option<String>, state: State) -> Response {
        let states = {
            let mut places = self.lock();
            let sender = places.entry(place.to_owned()).or_insert_with(|| watch::channel(state).0);
            WatchStream::new(sender.subscribe())
        };
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
        response
    }
}

/// Returns a stream for somebody who follows a place or one page of it; nothing where there is no such place.
pub(super) async fn followed(
    host: &Arc<Host>,
    place: String,
    page: Option<String>,
) -> Result<Option<Response>, HostError> {
    let name = place.clone();
    let state = aside(host, move |store| store.state(&name)).await.unwrap_or(Err(HostError::Busy))?;
    Ok(state.map(|state| host.watchers.follow(&place, page, state)))
}

/// Looks at what is kept and tells those who follow; says whether it could be looked at.
pub(super) async fn look(host: &Arc<Host>) -> bool {
    let told = host.watchers.told();
    match aside(host, move |store| store.news(&told)).await {
        Some(Ok(news)) => {
            host.watchers.tell(news);
            true
        }
        _ => false,
    }
}

/// Looks again and again: when another process calls, else by the clock.
pub(super) async fn beat(host: Arc<Host>) {
    let called = host.store.listener().map(called);
    loop {
        let is_seen = look(&host).await;
        match &called {
            Some(called) if is_seen => called.notified().await,
            _ => tokio::time::sleep(BEAT).await,
        }
    }
}

/// Listens beside everything else, and says when something may be new.
fn called(mut listener: Listener) -> Arc<Notify> {
    let called = Arc::new(Notify::new());
    let heard = Arc::downgrade(&called);
    std::thread::spawn(move || {
        while let Some(heard) = heard.upgrade() {
            listener.wait();
            heard.notify_one();
        }
    });
    called
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::{State, beat, followed};
    use crate::patience::until;
    use crate::places::postgres::fresh_database;
    use crate::{Host, HostStore};

    #[test]
    fn an_older_state_that_was_told_last_is_not_the_last_word() {
        let Some(address) = fresh_database() else { return };
        let store = HostStore::at(&address).expect("a host");
        store.open_place("final").expect("a place");
        let newest = store.state("final").expect("readable").expect("a state").digest;
        let host = Arc::new(Host::of(store, None));
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().expect("threads");
        let _stream = runtime.block_on(followed(&host, "final".to_owned(), None)).expect("readable");
        runtime.spawn(beat(Arc::clone(&host)));
        // It looks once at first and once when it can be called, whatever comes after.
        for _ in 0..3 {
            let older = State { digest: "older".to_owned(), ..State::default() };
            host.watchers.tell(vec![("final".to_owned(), Some(older))]);
            until("the newest state is told", || host.watchers.told().get("final") == Some(&newest));
        }
    }
}
