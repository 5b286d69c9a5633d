//! What all requests share.

use std::io;
use std::sync::{Arc, OnceLock};

use axum::http::HeaderMap;

use super::address::reachable;
use super::boards::Boards;
use super::cookies::{SESSION_COOKIE, append_cookie};
use super::crowd;
use super::fragment_cache::FragmentCache;
use super::live_events::LiveEvents;
use super::papers::Papers;
use super::people::People;
use super::problem::Problem;
use super::projector::Projector;
use super::publish::Publication;
use super::registration::LinkTries;
use super::server::FramedBy;
use super::session::{Session, Signer};
use super::turns::Turns;
use super::uploads::{SentCopy, Uploads};
use super::worker::Worker;
use championship::store::{DeskError, Location, StoreError, system_words};
use speech::Language;

/// The state behind every handler.
pub type Shared = Arc<App>;

/// What the server knows.
pub struct App {
    /// The championship open for work, unless only games are served.
    pub worker: Option<Worker>,
    /// Signs sessions and form tokens.
    pub signer: Arc<Signer>,
    /// Who may do what.
    pub people: People,
    /// What changed lately, for those who watch.
    pub(super) events: LiveEvents,
    /// Parts of public pages.
    pub(super) fragments: FragmentCache,
    /// Where pages for everybody are made.
    pub(super) crowd: Turns,
    /// Papers for everybody.
    pub(super) papers: Papers,
    /// Lists being looked at.
    pub(super) uploads: Uploads,
    /// A copy that was sent to be looked at.
    pub(super) sent_copy: SentCopy,
    /// The cards that were printed last.
    pub(super) cards: SentCopy,
    /// Boards on screens: who follows them.
    pub(super) boards: Boards,
    /// Wrong tries at the links of schools.
    pub(super) link_tries: LinkTries,
    /// What the projector shows, and the clock of the round.
    pub(super) projector: Projector,
    /// How publishing on the internet goes.
    pub(super) publication: Publication,
    /// The language for whoever wishes none that there is.
    pub language: Language,
    /// The address that cards and codes carry; of every network where the desk listens in all.
    pub address: OnceLock<String>,
    /// The site that may show boards in a frame of its pages.
    pub framed_by: Option<FramedBy>,
    /// The name of the cookie with the session.
    pub(super) cookie: &'static str,
    /// Whether the lobby leads to other championships.
    pub(super) has_lobby: bool,
    /// The page of the host where people have accounts, where the championship is at one.
    pub house: Option<String>,
}

impl App {
    /// Returns the state for a server of games alone.
    ///
    /// # Errors
    /// When the operating system has no entropy for the keys.
    pub fn games_only() -> io::Result<Self> {
        Ok(App {
            worker: None,
            signer: Arc::new(Signer::random()?),
            people: People::none(),
            events: LiveEvents::default(),
            fragments: FragmentCache::default(),
            crowd: crowd::places(),
            papers: Papers::default(),
            uploads: Uploads::default(),
            sent_copy: SentCopy::default(),
            cards: SentCopy::default(),
            boards: Boards::default(),
            link_tries: LinkTries::default(),
            projector: Projector::default(),
            publication: Publication::default(),
            language: Language::default(),
            address: OnceLock::new(),
            framed_by: None,
            cookie: SESSION_COOKIE,
            has_lobby: false,
            house: None,
        })
    }

    /// Opens a championship and returns the state, with the path of the link for whoever sits at the computer.
    ///
    /// # Errors
    /// When the championship or the file of its people cannot be opened.
    pub fn open(location: &Location, actor: &str) -> Result<(Self, String), DeskError> {
        let worker = Worker::open(location, actor)?;
        let failed = |error: io::Error| StoreError::File {
            path: People::path(location),
            reason: system_words(&error),
        };
        let mut people = People::open(location).map_err(failed)?;
        let house = people.open_house(actor).map_err(failed)?;
        let signer = people.signer();
        let app = App { worker: Some(worker), signer, people, ..Self::games_only().map_err(failed)? };
        Ok((app, house))
    }

    /// Returns the championship.
    ///
    /// # Errors
    /// When only games are served.
    pub fn worker(&self) -> Result<&Worker, Problem> {
        self.worker.as_ref().ok_or_else(Problem::no_championship)
    }

    /// Returns the address that phones reach, for codes on papers and on the wall; nothing without a network.
    pub(super) fn public_address(&self) -> Option<String> {
        reachable(self.address.get()?)
    }

    /// Adds the cookie of a session to an answer.
    pub(super) fn append_session(&self, headers: &mut HeaderMap, session: &Session, is_secure: bool) {
        append_cookie(headers, self.cookie, &self.signer.cookie(session), is_secure);
    }
}
