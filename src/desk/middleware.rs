//! What stands before every handler: who asks, limits, and headers that browsers obey.

use std::time::Duration;

use axum::Router;
use axum::extract::{DefaultBodyLimit, Request, State};
use axum::http::header::{self, HeaderMap, HeaderName, HeaderValue};
use axum::http::{Method, StatusCode};
use axum::middleware::{self, Next};
use axum::response::Response;
use tower_http::compression::predicate::{DefaultPredicate, NotForContentType, Predicate};
use tower_http::compression::{CompressionLayer, CompressionLevel};
use tower_http::timeout::TimeoutLayer;

use super::address::{host_name, is_of_this_computer, local};
use super::app::{App, Shared};
use super::cookies::{BOARD_COOKIE, HOST_COOKIE, LANGUAGE_COOKIE, LOBBY_COOKIE, append_cookie, cookie};
use super::faults;
use super::flash::heard;
use super::people::HOUSE;
use super::problem::Problem;
use super::server::{FramedBy, Peer};
use super::session::Session;
use super::visit::{Visit, is_here};
use championship::facts::NameStyle;
use speech::{Language, msg};

/// The largest body of any request: a list to import.
pub(super) const LARGEST_BODY: usize = 8 * 1024 * 1024;

/// How long a request may take, its body included; a slow client is sent away. An unoptimised program is slow itself.
const PATIENCE: Duration = Duration::from_secs(if cfg!(debug_assertions) { 600 } else { 30 });

/// The longest address.
const LONGEST_ADDRESS: usize = 4096;

/// Nothing foreign runs; the engine is a module of the desk's own, in a worker that the page makes.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self' blob:; style-src 'self'; img-src 'self' data:; \
    font-src 'self'; connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/// The headers of every answer, of the desk and of a host.
pub const COMMON_HEADERS: [(&str, &str); 6] = [
    ("x-content-type-options", "nosniff"),
    ("x-frame-options", "DENY"),
    ("referrer-policy", "same-origin"),
    ("cross-origin-opener-policy", "same-origin"),
    ("permissions-policy", "camera=(), microphone=(), geolocation=()"),
    ("x-robots-tag", "noindex, nofollow, noarchive"),
];

/// Those of the desk alone.
const HEADERS: [(&str, &str); 2] = [
    ("content-security-policy", POLICY),
    // Tells the desk's own answers from those of a network that wants a password.
    ("x-arbitro", "desk"),
];

/// Returns the rules for pages that a site may show in a frame.
pub(super) fn policy_framed_by(site: &str) -> Option<HeaderValue> {
    let policy = POLICY.replace("frame-ancestors 'none'", &format!("frame-ancestors 'self' {site}"));
    HeaderValue::from_str(&policy).ok()
}

/// Says whether a page is a board, on which nobody is signed in for anything.
fn is_board(path: &str) -> bool {
    ["/play/", "/train/", "/learn/"].iter().any(|start| path.starts_with(start))
}

/// What is packed on its way: an event stream must not wait for more, and a PDF is packed already. Every page is packed anew, so
/// that little time for each counts for more than its last bytes.
pub(super) fn compressed() -> CompressionLayer<impl Predicate> {
    let compressible = DefaultPredicate::new()
        .and(NotForContentType::const_new("text/event-stream"))
        .and(NotForContentType::const_new("application/pdf"));
    CompressionLayer::new().quality(CompressionLevel::Fastest).compress_when(compressible)
}

/// Puts the guard before all handlers of a router.
pub(super) fn guarded(pages: Router<Shared>, app: Shared) -> Router<Shared> {
    pages
        .layer(DefaultBodyLimit::max(LARGEST_BODY))
        .layer(TimeoutLayer::with_status_code(StatusCode::REQUEST_TIMEOUT, PATIENCE))
        .layer(compressed())
        .layer(middleware::from_fn_with_state(app, introduce))
}

/// Finds out who asks, hands it to the handler, and finishes the answer.
async fn introduce(State(app): State<Shared>, mut request: Request, next: Next) -> Response {
    let (visit, is_new) = visit(&app, &request);
    let too_long = request.uri().path_and_query().is_some_and(|path| path.as_str().len() > LONGEST_ADDRESS);
    let wants_page = request.method() == Method::GET
        && text(request.headers(), &header::ACCEPT).is_some_and(|kinds| kinds.contains("text/html"));
    let framed_by = app.framed_by.clone().filter(|_| is_board(request.uri().path()));
    let mut response = if !is_known_host(&app, &request) {
        Problem::new(StatusCode::MISDIRECTED_REQUEST, msg("desk-unknown-host")).page(&visit)
    } else if too_long {
        Problem::new(StatusCode::URI_TOO_LONG, msg("desk-address-too-long")).page(&visit)
    } else {
        request.extensions_mut().insert(visit.clone());
        let place = format!("{} {}", request.method(), request.uri().path());
        match faults::caught(next.run(request)).await {
            Ok(response) => response,
            Err(payload) => Problem::fault(&faults::note(&place, &*payload)).page(&visit),
        }
    };
    let headers = response.headers_mut();
    for (name, value) in COMMON_HEADERS.into_iter().chain(HEADERS) {
        headers.entry(HeaderName::from_static(name)).or_insert(HeaderValue::from_static(value));
    }
    if let Some(FramedBy(policy)) = framed_by {
        headers.insert(header::CONTENT_SECURITY_POLICY, policy);
        headers.remove(header::X_FRAME_OPTIONS);
    }
    // What may be kept says so itself; names and PINs never do.
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    if is_new && wants_page && !headers.contains_key(header::SET_COOKIE) {
        app.append_session(headers, &visit.session, visit.is_secure);
        append_cookie(headers, BOARD_COOKIE, &visit.device, visit.is_secure);
    }
    response
}

/// Says whether a request is for this server: by an address, by a name of the local network, or by the name that its own
/// cards and codes carry. A name of the internet that somebody made point here is none of them.
fn is_known_host(app: &App, request: &Request) -> bool {
    let Some(host) = text(request.headers(), &header::HOST) else { return true };
    let name = host_name(host);
    let is_address = name.starts_with('[') || name.parse::<std::net::IpAddr>().is_ok();
    let is_local = !name.contains('.')
        || [".local", ".localhost", ".lan", ".home", ".internal", ".home.arpa"]
            .iter()
            .any(|end| name.ends_with(end));
    let is_own = || {
        let own = app.address.get().map(|address| host_name(address.split("//").last().unwrap_or_default()));
        own.is_some_and(|own| own == name)
    };
    // A proxy on this computer answers for the names it was given.
    let is_proxied = || {
        let peer = request.extensions().get::<Peer>().map(|peer| peer.0.ip());
        peer.is_some_and(|peer| peer.is_loopback()) && request.headers().contains_key("x-forwarded-for")
    };
    is_address || is_local || is_own() || is_proxied()
}

fn visit(app: &App, request: &Request) -> (Visit, bool) {
    let headers = request.headers();
    let known = cookie(headers, app.cookie).and_then(|value| app.signer.session(value));
    let is_new = known.is_none();
    let session = known.unwrap_or_else(|| Session::begin("", 0));
    let csrf = app.signer.sign("form", &session.nonce);
    let peer = request.extensions().get::<Peer>().map(|peer| peer.0.ip());
    // Only a proxy on this computer may speak for somebody else.
    let forwarded = peer.filter(|peer| peer.is_loopback()).and_then(|_| {
        let from = text(headers, &HeaderName::from_static("x-forwarded-for"))?;
        Some(from.rsplit(',').next()?.trim().chars().take(64).collect::<String>())
    });
    let snapshot = app.worker.as_ref().map(|hall| hall.snapshot());
    let championship_id = snapshot.as_ref().map(|snapshot| snapshot.id.to_string()).unwrap_or_default();
    let opened = snapshot.map(|snapshot| snapshot.championship);
    let has_codes =
        opened.as_ref().is_none_or(|opened| opened.public_names() == NameStyle::Code || opened.has_codes());
    let peer_name = forwarded.or_else(|| peer.map(|peer| peer.to_string())).unwrap_or_default();
    let path = request.uri().path_and_query().map_or_else(|| "/".to_owned(), ToString::to_string);
    let from = (request.method() != Method::GET).then(|| came_from(headers)).flatten();
    let visit = Visit {
        language: wished_language(headers).unwrap_or(app.language),
        person: app.people.person(&session),
        csrf,
        path,
        from,
        reach: if is_only_here(headers) { app.public_address() } else { None },
        has_codes,
        example_code: opened
            .as_ref()
            .filter(|_| has_codes)
            .and_then(|opened| Some(opened.entries().next()?.code.to_string())),
        has_schools: opened.as_ref().is_none_or(|opened| opened.has_schools()),
        championship_id,
        championship: opened.map(|opened| opened.name().to_owned()),
        in_lobby: app.cookie == LOBBY_COOKIE,
        has_lobby: app.has_lobby && session.person == HOUSE,
        is_secure: text(headers, &HeaderName::from_static("x-forwarded-proto")) == Some("https"),
        is_by_lobby: app.has_lobby && is_here(&peer_name),
        at_host: app.cookie == HOST_COOKIE,
        house: app.house.clone(),
        peer: peer_name,
        said: heard(app, &session, request.uri()),
        device: device(headers).unwrap_or_else(|| session.nonce.clone()),
        session,
    };
    (visit, is_new)
}

/// Returns the word by which a device is known, as sessions make it: anything else was not given here.
fn device(headers: &HeaderMap) -> Option<String> {
    let word = cookie(headers, BOARD_COOKIE)?;
    let is_given = word.len() == 32 && word.bytes().all(|byte| byte.is_ascii_hexdigit());
    is_given.then(|| word.to_owned())
}

/// Says whether a request names this computer as only itself does.
fn is_only_here(headers: &HeaderMap) -> bool {
    text(headers, &header::HOST).is_some_and(is_of_this_computer)
}

/// Returns the page of this desk that a form was sent from.
fn came_from(headers: &HeaderMap) -> Option<String> {
    let from = text(headers, &header::REFERER)?.split_once("//")?.1;
    let (host, path) = from.split_once('/')?;
    let is_ours = text(headers, &header::HOST).is_some_and(|own| own.eq_ignore_ascii_case(host));
    is_ours.then(|| local(Some(&format!("/{path}"))))
}

fn text<'h>(headers: &'h HeaderMap, name: &HeaderName) -> Option<&'h str> {
    headers.get(name).and_then(|value| value.to_str().ok())
}

/// Returns the language the visitor chose here, else the one the browser wishes most among those there are.
pub fn wished_language(headers: &HeaderMap) -> Option<Language> {
    let chosen = cookie(headers, LANGUAGE_COOKIE).and_then(|value| value.parse().ok());
    chosen.or_else(|| wished(text(headers, &header::ACCEPT_LANGUAGE)?))
}

/// Reads a list such as `fr, es;q=0.8, en;q=0.5`; of equal wishes the first counts.
fn wished(list: &str) -> Option<Language> {
    let wish = |item: &str| {
        let (tag, rest) = item.split_once(';').unwrap_or((item, ""));
        let weight = rest.trim().strip_prefix("q=").map_or(Some(1.0), |weight| weight.trim().parse().ok());
        Some((Language::of_tag(tag)?, weight.filter(|weight: &f32| *weight > 0.0)?))
    };
    let wishes = list.split(',').take(40).filter_map(wish);
    let best = wishes.fold(None, |best: Option<(Language, f32)>, (language, weight)| match best {
        Some((_, most)) if most >= weight => best,
        _ => Some((language, weight)),
    });
    best.map(|(language, _)| language)
}

#[cfg(test)]
mod tests {
    use std::net::SocketAddr;

    use axum::body::Body;
    use axum::extract::Request;

    use super::super::faults_tests::hall;
    use super::super::server::Peer;
    use super::{visit, wished};
    use speech::Language;

    /// Whoever asks may write into the header whatever they like; what the proxy on this computer saw it writes last.
    #[tokio::test]
    async fn the_address_that_the_proxy_wrote_last_is_believed_and_nobody_elses_word() {
        let (_folder, app) = hall();
        let from = |peer: &str, forwarded: Option<&str>| {
            let mut request = Request::get("/");
            if let Some(forwarded) = forwarded {
                request = request.header("X-Forwarded-For", forwarded);
            }
            let mut request = request.body(Body::empty()).expect("a request");
            let address: SocketAddr = peer.parse().expect("an address");
            request.extensions_mut().insert(Peer(address));
            visit(&app, &request).0.peer
        };
        assert_eq!(from("127.0.0.1:9000", None), "127.0.0.1");
        assert_eq!(from("127.0.0.1:9000", Some("10.0.0.9")), "10.0.0.9");
        assert_eq!(from("[::1]:9000", Some("6.6.6.6, 7.7.7.7 , 10.0.0.9")), "10.0.0.9");
        assert_eq!(
            from("192.168.1.5:9000", Some("10.0.0.9")),
            "192.168.1.5",
            "nobody else may speak for others"
        );
    }

    #[test]
    fn the_language_wished_most_is_spoken_and_of_equal_wishes_the_first() {
        let cases = [
            ("en", Some(Language::En)),
            ("fr, es;q=0.8, en;q=0.5", Some(Language::Es)),
            ("en;q=0.5, es;q=0.8", Some(Language::Es)),
            ("es, en", Some(Language::Es)),
            ("en, es", Some(Language::En)),
            ("pt;q=0.7, en;q=0.7, es;q=0.7", Some(Language::Pt)),
            ("es;q=0.7,en;q=0.7;,pt;q=0.6", Some(Language::Es)),
            ("es;q=0, en;q=0.1", Some(Language::En)),
            ("en;q=0", None),
            ("fr, de", None),
            ("", None),
        ];
        for (list, expected) in cases {
            assert_eq!(wished(list), expected, "{list}");
        }
    }
}
