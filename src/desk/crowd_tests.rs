//! Everybody waits for a page, and whoever works does not.

use std::sync::Arc;

use axum::body::Body;
use axum::http::Request;
use axum::http::header::{CONTENT_ENCODING, CONTENT_TYPE};
use axum::response::Response;

use super::app::Shared;
use super::faults_tests::hall;
use super::server::answer;

async fn ask(app: &Shared, path: &str) -> Response {
    let request = Request::get(path).header("Accept", "text/html").header("Accept-Encoding", "gzip");
    let request = request.body(Body::empty()).expect("a request");
    answer(&mut super::router(Arc::clone(app)), request).await
}

/// The addresses that cost something and that nobody signs in for.
const LOOKED_AT: [&str; 7] = [
    "/find?q=a",
    "/play/rastros",
    "/train/rastros",
    "/games/rastros",
    "/games/rastros/board.svg",
    "/guide",
    "/guide/teacher",
];
const PRINTED: [&str; 2] = ["/games/tic-tac-toe/board.pdf", "/games/tic-tac-toe/sheet.pdf"];

#[tokio::test(flavor = "multi_thread")]
async fn pages_for_everybody_wait_for_a_place_and_what_arbiters_do_does_not() {
    let (_folder, app) = hall();
    let taken = app.crowd.take_all().await;
    assert!(!taken.is_empty());
    let waiting: Vec<_> = LOOKED_AT
        .into_iter()
        .chain(PRINTED)
        .map(|path| {
            let app = Arc::clone(&app);
            (path, tokio::spawn(async move { ask(&app, path).await.status().as_u16() }))
        })
        .collect();
    // What people work with is answered meanwhile.
    for path in ["/enter", "/arbiter", "/organiser", "/", "/wall"] {
        let status = ask(&app, path).await.status().as_u16();
        assert!(status < 500, "{path}: {status}");
    }
    for (path, visitor) in &waiting {
        assert!(!visitor.is_finished(), "{path} did not wait for a place");
    }
    drop(taken);
    for (path, visitor) in waiting {
        assert_eq!(visitor.await.expect("an answer"), 200, "{path}");
    }
}

/// A page comes packed from where it was made; a paper is packed already.
#[tokio::test(flavor = "multi_thread")]
async fn pages_are_packed_where_they_are_made_and_papers_not_again() {
    let (_folder, app) = hall();
    let page = ask(&app, "/guide/teacher").await;
    assert_eq!(page.headers().get(CONTENT_ENCODING).map(|value| value.as_bytes()), Some(&b"gzip"[..]));
    assert_eq!(page.headers().get_all(CONTENT_ENCODING).iter().count(), 1);
    let paper = ask(&app, PRINTED[0]).await;
    assert_eq!(
        paper.headers().get(CONTENT_TYPE).map(|value| value.as_bytes()),
        Some(&b"application/pdf"[..])
    );
    assert_eq!(paper.headers().get(CONTENT_ENCODING), None);
}
