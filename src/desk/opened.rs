//! A championship that answers: its desk, its pages, and what goes on as long as it is open.

use axum::Router;
use axum::extract::Request;
use axum::response::Response;
use tokio::task::AbortHandle;

use super::app::{App, Shared};
use super::server;
use championship::store::{DeskError, Location};
use speech::Language;

/// A championship that is open in a house of several.
pub struct Opened {
    /// What its requests share.
    pub app: Shared,
    /// The path of the link for whoever sits at the computer.
    pub(super) house: String,
    router: Router,
    beat: AbortHandle,
}

impl Opened {
    /// Opens a championship under an address that its cards and codes carry. Slow; call it where it may block, inside the runtime.
    ///
    /// # Errors
    /// When it or the file of its people cannot be opened.
    pub fn at(
        location: &Location,
        actor: &str,
        language: Language,
        address: &str,
        set_up: impl FnOnce(&mut App),
    ) -> Result<Self, DeskError> {
        let (mut app, house) = App::open(location, actor)?;
        app.language = language;
        set_up(&mut app);
        // Set once, here.
        let _ = app.address.set(address.to_owned());
        let app: Shared = std::sync::Arc::new(app);
        let beat = tokio::spawn(super::beat(Shared::clone(&app))).abort_handle();
        let router = super::router(Shared::clone(&app));
        Ok(Opened { app, house, router, beat })
    }

    /// Returns its pages.
    pub fn router(&self) -> Router {
        self.router.clone()
    }
}

impl Drop for Opened {
    fn drop(&mut self) {
        self.beat.abort();
    }
}

/// Has a router answer a request.
pub async fn answer(mut router: Router, request: Request) -> Response {
    server::answer(&mut router, request).await
}
