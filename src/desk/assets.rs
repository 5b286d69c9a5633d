//! The style sheet and the scripts, served from memory under names that change with their contents.

use std::sync::{LazyLock, OnceLock};

use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::IntoResponse;
use sha2::{Digest, Sha256};

/// One entry a file: its name, its kind and its contents.
const FILES: &[(&str, &str, &[u8])] = &[
    ("desk.css", "text/css; charset=utf-8", include_bytes!("../../templates/web/desk.css")),
    ("desk.js", "text/javascript; charset=utf-8", include_bytes!("../../templates/web/desk.js")),
    ("slips.js", "text/javascript; charset=utf-8", include_bytes!("../../templates/web/slips.js")),
    ("engine.js", "text/javascript; charset=utf-8", include_bytes!("../../templates/web/engine.js")),
    ("play.css", "text/css; charset=utf-8", include_bytes!("../../templates/web/play.css")),
    ("hand.js", "text/javascript; charset=utf-8", include_bytes!("../../templates/web/hand.js")),
    ("play.js", "text/javascript; charset=utf-8", include_bytes!("../../templates/web/play.js")),
    ("clocks.js", "text/javascript; charset=utf-8", include_bytes!("../../templates/web/clocks.js")),
    ("boards.js", "text/javascript; charset=utf-8", include_bytes!("../../templates/web/boards.js")),
    ("train.js", "text/javascript; charset=utf-8", include_bytes!("../../templates/web/train.js")),
    ("levels.js", "text/javascript; charset=utf-8", include_bytes!("../../templates/web/levels.js")),
    ("learn.js", "text/javascript; charset=utf-8", include_bytes!("../../templates/web/learn.js")),
    ("workshop.css", "text/css; charset=utf-8", include_bytes!("../../templates/web/workshop.css")),
    ("workshop.js", "text/javascript; charset=utf-8", include_bytes!("../../templates/web/workshop.js")),
    ("follow.js", "text/javascript; charset=utf-8", include_bytes!("../../templates/web/follow.js")),
    ("icon-192.png", "image/png", include_bytes!("../../templates/web/icon-192.png")),
    ("icon-512.png", "image/png", include_bytes!("../../templates/web/icon-512.png")),
    ("icon.svg", "image/svg+xml", include_bytes!("../../templates/web/icon.svg")),
];

/// The engine for browsers, once the program has brought it.
static ENGINE: OnceLock<&'static [u8]> = OnceLock::new();

/// A file under its public name.
struct Asset {
    name: &'static str,
    address: String,
    kind: &'static str,
    contents: &'static [u8],
}

static ASSETS: LazyLock<Vec<Asset>> = LazyLock::new(|| {
    let asset = |&(name, kind, contents): &(&'static str, &'static str, &'static [u8])| {
        let digest = hex::encode(&Sha256::digest(contents)[..8]);
        let (stem, ending) = name.rsplit_once('.').unwrap_or((name, ""));
        Asset { name, address: format!("/assets/{stem}.{digest}.{ending}"), kind, contents }
    };
    let engine = ("pocket.wasm", "application/wasm", ENGINE.get().copied().unwrap_or_default());
    FILES.iter().chain([&engine]).map(asset).collect()
});

/// Brings the engine for browsers, before the first page is asked for; without it the desk answers in its place.
///
/// It is handed in rather than built in: building it takes longer than all else, and so the desk need not wait for it.
pub fn bring_engine(engine: &'static [u8]) {
    ENGINE.get_or_init(|| engine);
}

/// Returns the address of a file, for templates; nothing for a file that is not in the list.
pub(super) fn address(name: &str) -> &'static str {
    ASSETS.iter().find(|asset| asset.name == name).map_or("", |asset| &asset.address)
}

/// Returns the engine for browsers, if the program has it and is not told to do without.
pub fn pocket() -> Option<&'static [u8]> {
    static IS_WANTED: LazyLock<bool> =
        LazyLock::new(|| std::env::var_os("ARBITRO_ENGINE").is_none_or(|choice| choice != "none"));
    ENGINE.get().copied().filter(|engine| !engine.is_empty() && *IS_WANTED)
}

/// Returns a file by its name, for those who serve it themselves.
pub fn contents(name: &str) -> Option<&'static [u8]> {
    with_kind(name).map(|(_, contents)| contents)
}

/// Returns a file by its name, after its kind as browsers know it.
pub fn with_kind(name: &str) -> Option<(&'static str, &'static [u8])> {
    FILES.iter().find(|(known, ..)| *known == name).map(|(_, kind, contents)| (*kind, *contents))
}

/// Serves the worker that opens pages without network; it must stand at the root, under a name that stays.
pub(super) async fn worker() -> impl IntoResponse {
    let headers = [(CONTENT_TYPE, "text/javascript; charset=utf-8"), (CACHE_CONTROL, "no-cache")];
    (headers, include_str!("../../templates/web/sw.js"))
}

/// Returns a file under its public name.
pub fn find(name: &str) -> Option<impl IntoResponse> {
    let wanted = format!("/assets/{name}");
    let asset = ASSETS.iter().find(|asset| asset.address == wanted)?;
    // The name changes with the contents, so a copy is good for ever.
    let headers = [(CONTENT_TYPE, asset.kind), (CACHE_CONTROL, "public, max-age=31536000, immutable")];
    Some((headers, asset.contents))
}
