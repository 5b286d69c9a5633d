//! The host on the internet: takes what championships publish, and shows it to whoever follows from home.
//!
//! A host is a folder with one file, or a PostgreSQL database that several processes share. Every championship has a **place** in
//! it, with a name and a key; whoever has the key publishes there. What arrives are finished pages, made in the hall by the desk
//! ([`desk::publish`]), so that of published championships a host knows what everybody may read and nothing else, and decides nothing
//! about them. `store` keeps places, `pages` what they show, in a `database` that is one of two (`sqlite`, `postgres`); `receive`
//! takes offers, `show` serves pages, `watchers` tells those who follow.
//!
//! Where it has a folder for championships, a host keeps the season, too: the desk itself answers for each of them at an address of its
//! own (`names`, `championships`, `files`), with the pages that it has in a hall. People have `accounts`, come by `invitations`, and what they do
//! is noted in the `log`; `season` is what their pages share, and finds out who asks. `enter_pages` lets them in, `season_page` leads
//! them to the championships where they have a role, `copies` takes the whole host elsewhere, `championship_page` says who else has one, `people_page` is for who keeps the host.

mod accounts;
mod championship_page;
mod championships;
mod copies;
mod database;
mod enter_pages;
mod files;
mod invitations;
#[cfg(test)]
mod laws;
mod log;
mod names;
mod pages;
mod people_page;
mod postgres;
mod receive;
mod season;
#[cfg(test)]
mod season_laws;
mod season_page;
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
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::{Extension, Request, State};
use axum::http::{HeaderName, HeaderValue, header};
use axum::middleware::{self, Next};
use axum::response::Response;
use tokio::net::TcpListener;
use tokio::sync::Semaphore;

use championships::Championships;
pub use copies::{Copied, bring_back, copy};
use desk::certificate::Certificate;
use desk::lobby::Lobby;
use desk::people::UNNAMED;
use desk::visit::Visit;
use desk::{COMMON_HEADERS, Shared};
use files::make_private_folder;
use names::Names;
use season::Season;
use speech::{Language, Tell, msg};
use store::hash_of;
pub use store::{HostError, HostStore, Listed};
use watchers::Watchers;

/// So many lists or loads of pages are taken and kept at once; more wait outside.
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
    receiving: Arc<Semaphore>,
    /// The championships that are kept here, where there is a folder for them.
    championships: Option<Arc<Championships>>,
}

impl Host {
    fn of(store: HostStore, championships: Option<Arc<Championships>>) -> Self {
        let receiving = Arc::new(Semaphore::new(AT_ONCE));
        Host { store, watchers: Watchers::default(), receiving, championships }
    }
}

/// Where a host keeps championships, and how it is reached.
#[derive(Clone, Debug)]
pub struct House {
    /// The folder of the championships.
    pub folder: PathBuf,
    /// The address of the host, such as `https://host.example`.
    pub address: String,
    /// The language for whoever wishes none that there is.
    pub language: Language,
}

impl House {
    /// Says whether an address can have names before its own, one for each championship; where it is but a number there are none.
    pub fn has_names(address: &str) -> bool {
        Names::of(address).has_more()
    }

    /// Says whether there are championships in a folder; one that cannot be read may have some.
    pub fn has_some(folder: &Path) -> bool {
        folder.is_dir() && files::names_in(folder).map_or(true, |names| !names.is_empty())
    }

    /// Returns the address of a page where people have accounts.
    pub fn page(&self, path: &str) -> String {
        format!("{}{path}", Names::of(&self.address).host())
    }
}

/// Serves a host until the end is wished for, by HTTPS where there is a certificate; with championships of its own where it has a house
/// for them. What nobody asked for is said in a language.
///
/// # Errors
/// When the key of the sessions cannot be read or made, or the folder of the championships.
pub async fn serve(
    listener: TcpListener,
    store: HostStore,
    certificate: Option<Certificate>,
    house: Option<House>,
    language: Language,
    stop: impl Future<Output = ()>,
) -> Result<(), HostError> {
    let championships = house.as_ref().map(|House { folder, address, language }| {
        Arc::new(Championships::of(folder, Names::of(address), *language))
    });
    let host = Arc::new(Host::of(store, championships.clone()));
    let mut router = router(Arc::clone(&host));
    let mut tidying = None;
    if let (Some(house), Some(championships)) = (house, championships) {
        tidying = Some(tokio::spawn(Arc::clone(&championships).tidy()));
        let key = aside(&host, HostStore::session_key).await.unwrap_or(Err(HostError::Busy))?;
        router = router.merge(season_pages(&host, &house, &championships, key)?);
        let front = Arc::new(Front { championships, pages: router });
        router = Router::new().fallback(lead).with_state(front);
    }
    let beat = tokio::spawn(watchers::beat(Arc::clone(&host)));
    let erasing = tokio::spawn(erase(host, language));
    desk::server::serve_as(listener, router, certificate, stop).await;
    for going_on in [beat, erasing].into_iter().chain(tidying) {
        going_on.abort();
        let _ = going_on.await;
    }
    Ok(())
}

/// Takes the bytes of what was deleted out of the storage, time and again; says where they could not be.
async fn erase(host: Arc<Host>, language: Language) {
    let mut hours = tokio::time::interval(ERASED_EVERY);
    loop {
        hours.tick().await;
        // What cannot be done now, because somebody copies the database, is done the next time.
        if let Some(Err(error)) = aside(&host, HostStore::erase).await {
            eprintln!("{}", language.say(&msg("host-still-there").with("reason", error.tell())));
        }
    }
}

/// The pages of a host, and the championships that answer beside them.
struct Front {
    championships: Arc<Championships>,
    pages: Router,
}

/// Leads a request to the championship whose address was asked for, or to the host's own pages.
async fn lead(State(front): State<Arc<Front>>, request: Request) -> Response {
    let Some(name) = front.championships.names.asked(request.headers()) else {
        return desk::opened::answer(front.pages.clone(), request).await;
    };
    match front.championships.enter(&name).await {
        Ok(inside) => inside.answer(request).await,
        Err(closed) => show::closed(request.headers(), &closed),
    }
}

/// Returns the pages on which people have accounts.
fn season_pages(
    host: &Arc<Host>,
    house: &House,
    championships: &Arc<Championships>,
    key: Vec<u8>,
) -> Result<Router, HostError> {
    let House { folder, language, .. } = house;
    make_private_folder(folder).map_err(|error| HostError::File(folder.clone(), error.tell().into()))?;
    let address = championships.names.host();
    let app = desk::reception::reception(key, *language, &address);
    let app = app.map_err(|_| HostError::NoEntropy)?;
    let season = Arc::new(Season::new(Arc::clone(host), Arc::clone(&app), Arc::clone(championships)));
    let own = enter_pages::routes()
        .merge(season_page::routes())
        .merge(people_page::routes())
        .merge(championship_page::routes())
        .layer(Extension(Arc::clone(&season)));
    let made = Arc::clone(&season);
    let entered = Box::new(move |visit: &Visit, file: &Path| championship_page::entered(&made, visit, file));
    let lobby = Lobby::at_host(folder, UNNAMED, *language, entered);
    let recognised =
        |pages: Router<Shared>| pages.layer(middleware::from_fn_with_state(season, season::recognise));
    Ok(desk::reception::pages(&app, lobby, own, recognised))
}

fn router(host: Arc<Host>) -> Router {
    let pages = receive::routes().merge(show::routes());
    pages.layer(middleware::from_fn(finish)).with_state(host)
}

/// Gives an answer the headers that browsers obey.
async fn finish(request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    for (name, value) in COMMON_HEADERS {
        response.headers_mut().insert(HeaderName::from_static(name), HeaderValue::from_static(value));
    }
    let (name, policy) = POLICY;
    response.headers_mut().entry(name).or_insert(HeaderValue::from_static(policy));
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
