//! Requests that panic on purpose, through the whole router.

use std::sync::Arc;

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::extract::State;
use axum::http::Request;
use axum::response::Response;
use axum::routing::get;
use hyper::service::Service;

use super::app::{App, Shared};
use super::faults::{aside, latest};
use championship::facts::{Fact, School};
use championship::regulations;
use championship::store::{Desk, Location};

/// Addresses that break in every way a page can.
pub(super) fn routes() -> Router<Shared> {
    async fn here() {
        panic!("broken on purpose");
    }
    async fn beside() {
        aside(|| panic!("broken beside")).await
    }
    async fn at_the_desk(State(app): State<Shared>) {
        let hall = app.worker.as_ref().expect("a championship is open");
        let _ = hall.at_desk::<()>(|_| panic!("broken at the desk")).await;
    }
    async fn with_locks_held(State(app): State<Shared>) {
        app.fragments.get("lock", 1, || panic!("broken while rendering"));
    }
    Router::new()
        .route("/break/here", get(here))
        .route("/break/beside", get(beside))
        .route("/break/desk", get(at_the_desk))
        .route("/break/render", get(with_locks_held))
}

/// An empty championship in a folder of its own, at a desk.
pub(super) fn hall() -> (tempfile::TempDir, Shared) {
    let folder = tempfile::tempdir().expect("a folder");
    let location = Location::File(folder.path().join("prova.arbitro"));
    Desk::create(&location, "Prova", regulations::default(), "teste").expect("a championship");
    let (app, _) = App::open(&location, "teste").expect("a desk");
    (folder, Arc::new(app))
}

async fn ask(app: &Shared, path: &str) -> (u16, String) {
    let request = Request::get(path).header("Accept-Language", "en").header("Accept", "text/html");
    let request = request.body(Body::empty()).expect("a request");
    let service = hyper_util::service::TowerToHyperService::new(super::router(Arc::clone(app)));
    let answer: Response = service.call(request).await.expect("an answer");
    let status = answer.status().as_u16();
    let body = to_bytes(answer.into_body(), 1 << 20).await.expect("a body");
    (status, String::from_utf8_lossy(&body).into_owned())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_panic_is_one_lost_request_with_a_number_that_stands_in_the_log() {
    let (_folder, app) = hall();
    for (path, reason) in [
        ("/break/here", "broken on purpose"),
        ("/break/beside", "broken beside"),
        ("/break/desk", "broken at the desk"),
        ("/break/render", "broken while rendering"),
    ] {
        let (status, page) = ask(&app, path).await;
        assert_eq!(status, 500, "{path}");
        // The log is the process's: another test may break the same address at the same time, so that the
        // latest fault there need not be ours. Ours is the one whose number the page says.
        let fault = latest().into_iter().find(|fault| page.contains(&fault.number));
        let fault = fault.unwrap_or_else(|| panic!("no number of the log is said: {path}: {page}"));
        assert_eq!((fault.place, fault.reason), (format!("GET {path}"), reason.to_owned()));
        assert_eq!(fault.number.len(), 6);
        // Everybody else goes on.
        let (status, page) = ask(&app, "/").await;
        assert!(status == 200 && page.contains("Prova"), "{path}: {page}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_desk_writes_on_after_a_job_that_panicked() {
    let (_folder, app) = hall();
    let hall = app.worker.as_ref().expect("a championship");
    for number in 1..=3 {
        assert_eq!(ask(&app, "/break/desk").await.0, 500);
        let school = School { number, name: format!("Escola {number}"), place: None };
        let stored = hall
            .commit("teste", None, move |_, _| Ok(vec![Fact::SchoolRegistered { school: school.clone() }]));
        assert!(stored.await.is_ok(), "nothing could be written after a panic at the desk");
        assert_eq!(hall.snapshot().championship.schools().count(), number as usize);
    }
}

#[test]
fn a_lock_that_was_held_during_a_panic_is_still_a_lock() {
    let (_folder, app) = hall();
    let shared = Arc::clone(&app);
    let broken = std::thread::spawn(move || {
        let _held = shared.uploads.hold();
        panic!("broken with a lock in hand");
    });
    assert!(broken.join().is_err());
    app.uploads.keep("a".into(), crate::uploads::Upload::default());
    assert!(app.uploads.get("a").is_some());
}
