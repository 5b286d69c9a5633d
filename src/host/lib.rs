//! The host on the internet: takes what championships publish, and shows it to whoever follows from home.
//!
//! A host is a folder with one file, or a PostgreSQL database that several processes share. Every championship has a **place** in
//! it, with a name and a key; whoever has the key publishes there. What arrives are finished pages, made in the hall by the desk
//! ([`desk::publish`]), so that a host knows of pupils what everybody may read and nothing else, and decides nothing about a
//! championship. `store` keeps places, `pages` what they show, in a `database` that is one of two (`sqlite`, `postgres`); `copies`
//! carries places to another; `receive` takes offers, `show` serves pages, `watchers` tells those who follow.

mod copies;
mod database;
#[cfg(test)]
mod laws;
mod pages;
mod postgres;
mod receive;
mod show;
mod sqlite;
mod store;
mod watchers;
#[cfg(test)]
#[path = "../../tests/patience/mod.rs"]
#[allow(dead_code)]
mod patience;
#[cfg(test)]
#[path = "../../tests/places/mod.rs"]
#[allow(dead_code, clippy::unwrap_used)]
mod places;

use std::future::Future;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::Request;
use axum::http::{HeaderName, HeaderValue, header};
use axum::middleware::{self, Next};
use axum::response::Response;
use tokio::net::TcpListener;
use tokio::sync::Semaphore;

use desk::COMMON_HEADERS;
use desk::certificate::Certificate;
pub use store::{HostError, HostStore, Listed};
use watchers::Watchers;

/// So many lists or loads of pages are taken at once; more wait outside.
const AT_ONCE: usize = 6;

/// How often the bytes of what was deleted are taken out of the storage.
const ERASED_EVERY: Duration = Duration::from_secs(60 * 60);

/// What pages may do: nothing foreign runs, and nothing is sent anywhere.
const POLICY: (&str, &str) = (
    "content-security-policy",
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; \
     form-action 'none'; base-uri 'none'; frame-ancestors 'none'",
);

/// What all requests share.
struct Host {
    store: HostStore,
    watchers: Watchers,
    receiving: Semaphore,
}

/// Serves a host until the end is wished for, by HTTPS where there is a certificate.
pub async fn serve(
    listener: TcpListener,
    store: HostStore,
    certificate: Option<Certificate>,
    stop: impl Future<Output = ()>,
) {
    let host = Arc::new(Host { store, watchers: Watchers::default(), receiving: Semaphore::new(AT_ONCE) });
    let beat = tokio::spawn(watchers::beat(Arc::clone(&host)));
    let erasing = tokio::spawn(erase(Arc::clone(&host)));
    desk::server::serve_as(listener, router(host), certificate, stop).await;
    beat.abort();
    erasing.abort();
}

/// Takes the bytes of what was deleted out of the storage, time and again.
async fn erase(host: Arc<Host>) {
    let mut hours = tokio::time::interval(ERASED_EVERY);
    loop {
        hours.tick().await;
        // What cannot be done now, because somebody copies the database, is done the next time.
        let _ = aside(&host, HostStore::erase).await;
    }
}

fn router(host: Arc<Host>) -> Router {
    let pages = receive::routes().merge(show::routes());
    pages.layer(middleware::from_fn(finish)).with_state(host)
}

/// Gives an answer the headers that browsers obey.
async fn finish(request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    for (name, value) in COMMON_HEADERS.into_iter().chain([POLICY]) {
        response.headers_mut().insert(HeaderName::from_static(name), HeaderValue::from_static(value));
    }
    // What is asked for again is looked at again; only the mark of the bytes says that they are the same.
    response.headers_mut().entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-cache"));
    response
}

/// Does what waits for the disk where it may wait.
async fn aside<T: Send + 'static>(
    host: &Arc<Host>,
    work: impl FnOnce(&HostStore) -> T + Send + 'static,
) -> Option<T> {
    let host = Arc::clone(host);
    tokio::task::spawn_blocking(move || work(&host.store)).await.ok()
}
