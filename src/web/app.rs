//! What all requests share.

use std::sync::Arc;

use super::hall::Hall;
use super::session::Signer;

/// The state behind every handler.
pub type Shared = Arc<App>;

/// What the server knows.
pub struct App {
    /// The championship open for work, unless only games are served.
    pub hall: Option<Hall>,
    /// Signs sessions and form tokens.
    pub signer: Signer,
}

impl App {
    /// Returns the state for a server of games alone.
    ///
    /// # Errors
    /// When the system gives no chance for the keys.
    pub fn games_only() -> Result<Self, std::io::Error> {
        Ok(App { hall: None, signer: Signer::random()? })
    }
}
