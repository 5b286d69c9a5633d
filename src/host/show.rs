//! The pages that were published, and the host's own: what there is to follow.

use std::sync::Arc;

use askama::Template;
use axum::Router;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header};
use axum::response::{Html, IntoResponse, Redirect, Response};
use axum::routing::get;
use serde::Deserialize;

use super::championships::Closed;
use super::pages::Kept;
use super::watchers::followed;
use super::{Host, HostError, Listed, aside};
use desk::publish::protocol::{kind, unpacked};
use desk::{COMMON_HEADERS, assets, wished_language};
use speech::{Language, Message, Said, Tell, msg};

/// What the host has itself beside its pages.
const OWN: &[&str] = &["desk.css", "icon.svg", "follow.js"];

pub(super) fn routes() -> Router<Arc<Host>> {
    Router::new()
        .route("/", get(front))
        .route("/robots.txt", get(|| async { "User-agent: *\nDisallow: /\n" }))
        .route("/assets/{name}", get(async |Path(name): Path<String>| own(&name)))
        .route("/{place}", get(async |Path(place): Path<String>| Redirect::to(&format!("/{place}/"))))
        .route("/{place}/", get(door))
        .route("/{place}/live", get(live))
        .route("/{place}/{file}", get(file))
        .route("/{place}/{folder}/{file}", get(page))
        .fallback(nothing)
}

/// A page of the host itself.
#[derive(Template)]
#[template(path = "web/host.html")]
struct HostPage {
    language: Language,
    title: Said,
    /// What is to be said before the list.
    said: Option<String>,
    places: Vec<Listed>,
    /// The championships that are kept here: address and what each is called.
    championships: Vec<(String, String)>,
    /// Whether people have accounts here.
    has_accounts: bool,
}

impl HostPage {
    fn msg(&self, key: &'static str) -> Said {
        self.language.msg(key)
    }
}

async fn front(State(host): State<Arc<Host>>, headers: HeaderMap) -> Response {
    let language = wished_language(&headers).unwrap_or_default();
    let places = aside(&host, |store| store.places()).await;
    let Some(Ok(mut places)) = places else { return away(&headers) };
    places.retain(|place| place.n_pages > 0);
    let own = Arc::clone(&host);
    let championships = aside(&host, move |_| of_here(&own)).await.unwrap_or_default();
    let said =
        (places.is_empty() && championships.is_empty()).then(|| language.msg("host-empty").to_string());
    let has_accounts = host.championships.is_some();
    let page =
        HostPage { language, title: language.msg("host-title"), said, places, championships, has_accounts };
    Html(page.render().unwrap_or_default()).into_response()
}

/// Returns the championships that are kept here: address and what each is called.
fn of_here(host: &Host) -> Vec<(String, String)> {
    let Some(championships) = &host.championships else { return Vec::new() };
    let names = championships.all().unwrap_or_default().into_iter();
    names.map(|name| (championships.names.championship(&name), championships.title(&name))).collect()
}

/// Leads to the first page in the language that is wished.
async fn door(State(host): State<Arc<Host>>, Path(place): Path<String>, headers: HeaderMap) -> Response {
    let language = wished_language(&headers).unwrap_or_default();
    let path = format!("{}/index.html", language.code());
    let Ok(found) = kept(&host, &place, &path).await else { return away(&headers) };
    if matches!(found, Some(Some(_))) {
        let to = Redirect::temporary(&format!("/{place}/{path}"));
        return ([(header::VARY, "accept-language, cookie")], to).into_response();
    }
    refused(language, &if found.is_some() { msg("host-nothing-yet") } else { msg("host-nothing-here") })
}

/// What somebody follows.
#[derive(Deserialize)]
struct Followed {
    /// The path of a page; nothing is all of the championship.
    page: Option<String>,
}

async fn live(
    State(host): State<Arc<Host>>,
    Path(place): Path<String>,
    Query(Followed { page }): Query<Followed>,
    headers: HeaderMap,
) -> Response {
    match followed(&host, place, page).await {
        Ok(stream) => stream.unwrap_or_else(|| lost(&headers)),
        Err(_) => away(&headers),
    }
}

async fn file(
    State(host): State<Arc<Host>>,
    Path((place, file)): Path<(String, String)>,
    headers: HeaderMap,
) -> Response {
    shown(&host, &place, &file, &headers).await
}

async fn page(
    State(host): State<Arc<Host>>,
    Path((place, folder, file)): Path<(String, String, String)>,
    headers: HeaderMap,
) -> Response {
    // Scripts are the host's own, whatever a hall sends.
    if folder == "assets" && file == "follow.js" {
        return own(&file);
    }
    shown(&host, &place, &format!("{folder}/{file}"), &headers).await
}

/// Returns a page; the outer nothing is for a place that is not there.
async fn kept(host: &Arc<Host>, place: &str, path: &str) -> Result<Option<Option<Kept>>, HostError> {
    let (name, path) = (place.to_owned(), path.to_owned());
    let found = aside(host, move |store| match store.page(&name, &path) {
        Ok(None) => store.has_place(&name).map(|is_there| is_there.then_some(None)),
        found => found.map(Some),
    });
    found.await.unwrap_or(Err(HostError::Busy))
}

async fn shown(host: &Arc<Host>, place: &str, path: &str, headers: &HeaderMap) -> Response {
    let Ok(found) = kept(host, place, path).await else { return away(headers) };
    let (Some(kind), Some(Some(Kept { hash, packed }))) = (kind(path), found) else { return lost(headers) };
    let mark = format!("\"{hash}\"");
    let asked = |name: header::HeaderName| {
        headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default()
    };
    let mut response =
        if asked(header::IF_NONE_MATCH).split(',').any(|known| known.trim().trim_start_matches("W/") == mark)
        {
            StatusCode::NOT_MODIFIED.into_response()
        } else if asked(header::ACCEPT_ENCODING).contains("gzip") {
            ([(header::CONTENT_TYPE, kind), (header::CONTENT_ENCODING, "gzip")], packed).into_response()
        } else {
            ([(header::CONTENT_TYPE, kind)], unpacked(&packed).unwrap_or_default()).into_response()
        };
    if let Ok(mark) = HeaderValue::from_str(&mark) {
        response.headers_mut().insert(header::ETAG, mark);
    }
    response.headers_mut().insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    if let Some(policy) = page_policy(host, place, headers) {
        response.headers_mut().insert(header::CONTENT_SECURITY_POLICY, policy);
    }
    response
}

/// Returns what a page that a hall has sent may do where people have accounts, too: of the host's scripts it runs the one that is for it.
fn page_policy(host: &Host, place: &str, headers: &HeaderMap) -> Option<HeaderValue> {
    let script = |address: &str| format!("{address}/{place}/assets/follow.js");
    let own = script(&host.championships.as_ref()?.names.host());
    // Whoever came by another name of this computer has the script under that one.
    let asked = headers.get(header::HOST).and_then(|asked| asked.to_str().ok());
    let is_name =
        |asked: &&str| asked.bytes().all(|byte| byte.is_ascii_alphanumeric() || b".:-".contains(&byte));
    let asked = asked.filter(is_name).map(script).unwrap_or_default();
    let (_, policy) = super::POLICY;
    HeaderValue::from_str(&policy.replace("script-src 'self'", &format!("script-src {own} {asked}"))).ok()
}

/// Returns a file that the host itself has.
fn own(name: &str) -> Response {
    match Some(name).filter(|name| OWN.contains(name)).and_then(assets::with_kind) {
        Some((kind, bytes)) => ([(header::CONTENT_TYPE, kind)], bytes).into_response(),
        // What the desk's pages ask for has a name that changes with it.
        None => match assets::find(name) {
            Some(asset) => asset.into_response(),
            None => StatusCode::NOT_FOUND.into_response(),
        },
    }
}

async fn nothing(headers: HeaderMap) -> Response {
    lost(&headers)
}

fn lost(headers: &HeaderMap) -> Response {
    refused(wished_language(headers).unwrap_or_default(), &msg("host-nothing-here"))
}

/// Says why a championship does not answer.
pub(super) fn closed(headers: &HeaderMap, closed: &Closed) -> Response {
    let mut response = refused(wished_language(headers).unwrap_or_default(), &closed.tell());
    if !matches!(closed, Closed::NotThere) {
        *response.status_mut() = StatusCode::SERVICE_UNAVAILABLE;
        response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from_static("5"));
    }
    for (name, value) in COMMON_HEADERS.into_iter().chain([super::POLICY]) {
        response.headers_mut().insert(HeaderName::from_static(name), HeaderValue::from_static(value));
    }
    response
}

/// Says that the database does not answer: whoever asks again in a moment finds the page.
fn away(headers: &HeaderMap) -> Response {
    let mut response = refused(wished_language(headers).unwrap_or_default(), &msg("host-away"));
    *response.status_mut() = StatusCode::SERVICE_UNAVAILABLE;
    response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from_static("5"));
    response
}

fn refused(language: Language, said: &Message) -> Response {
    let page = HostPage {
        language,
        title: language.msg("host-title"),
        said: Some(language.say(said)),
        places: Vec::new(),
        championships: Vec::new(),
        has_accounts: false,
    };
    (StatusCode::NOT_FOUND, Html(page.render().unwrap_or_default())).into_response()
}
