//! The lobby: the championships of a folder on this computer, one of them open at a time.
//!
//! Who starts the program sees the lobby first: what there is, what each needs next, a way to make or open one. Its
//! pages stand under `/start` and answer only to a browser on this computer that came by the program's own link. All
//! other addresses are those of the open championship, or of the games while none is open.

mod archive;
mod choose;
mod details_page;
mod files;
mod look_back;
mod make;
mod make_page;
mod map;
mod pages;
pub mod past;
mod phases;
mod phases_page;
mod plan;

use std::future::Future;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Arc, PoisonError, RwLock};

use axum::Router;
use axum::extract::{Request, State};
use axum::response::Response;
use tokio::net::TcpListener;
use tokio::task::AbortHandle;

use super::app::{App, Shared};
use super::cookies::LOBBY_COOKIE;
use super::session::Signer;
use super::{faults, server};
use championship::store::{DeskError, Location};
use speech::{Language, Message};

/// What the lobby knows.
pub struct Lobby {
    folder: PathBuf,
    actor: String,
    language: Language,
    /// The address that cards and codes carry.
    address: String,
    /// What is to be told at the top of the page while the program runs.
    notices: Vec<Message>,
    open: RwLock<Option<Opened>>,
    /// What was read of championships of other computers and waits to be taken.
    brought: phases::Brought,
    /// What is known of championships of the folder that are not shown.
    unshown: files::Unshown,
}

/// The championship that is open.
struct Opened {
    file: PathBuf,
    app: Shared,
    /// The path of the link for whoever sits at the computer.
    house: String,
    router: Router,
    beat: AbortHandle,
}

/// The lobby and its pages.
struct Entrance {
    lobby: Arc<Lobby>,
    pages: Router,
}

impl Lobby {
    /// Prepares the lobby of a folder.
    pub fn new(folder: &Path, actor: &str, language: Language, address: &str, notices: Vec<Message>) -> Self {
        Lobby {
            folder: folder.to_owned(),
            actor: actor.to_owned(),
            language,
            address: address.to_owned(),
            notices,
            open: RwLock::new(None),
            brought: phases::Brought::default(),
            unshown: files::Unshown::default(),
        }
    }

    fn router(&self) -> Option<Router> {
        let open = self.open.read().unwrap_or_else(PoisonError::into_inner);
        open.as_ref().map(|opened| opened.router.clone())
    }

    /// Returns the name of the open file.
    fn open_file(&self) -> Option<PathBuf> {
        let open = self.open.read().unwrap_or_else(PoisonError::into_inner);
        open.as_ref().map(|opened| opened.file.clone())
    }

    /// Returns the desk of the championship that is open.
    fn open_app(&self) -> Option<Shared> {
        let open = self.open.read().unwrap_or_else(PoisonError::into_inner);
        open.as_ref().map(|opened| Arc::clone(&opened.app))
    }

    /// Returns a cookie that lets this browser in as the organiser of a championship that is open.
    fn cookie_of(&self, file: &Path) -> Option<String> {
        let open = self.open.read().unwrap_or_else(PoisonError::into_inner);
        let opened = open.as_ref().filter(|opened| opened.file == file)?;
        Some(pages::house_cookie(&opened.app, &opened.house))
    }

    /// Opens a championship in place of the one before; returns the cookie that lets this browser in as its organiser.
    ///
    /// Slow; call it where it may block, inside the runtime.
    fn open(&self, file: &Path) -> Result<String, DeskError> {
        // Opened again it would have two desks; who comes back is let in where it is open.
        if let Some(cookie) = self.cookie_of(file) {
            return Ok(cookie);
        }
        let (mut app, house) = App::open(&Location::File(file.to_owned()), &self.actor)?;
        app.language = self.language;
        app.has_lobby = true;
        // Set once, here.
        let _ = app.address.set(self.address.clone());
        let app: Shared = Arc::new(app);
        let cookie = pages::house_cookie(&app, &house);
        let beat = tokio::spawn(super::beat(Arc::clone(&app))).abort_handle();
        let router = super::router(Arc::clone(&app));
        let opened = Opened { file: file.to_owned(), app, house, router, beat };
        let before = self.open.write().unwrap_or_else(PoisonError::into_inner).replace(opened);
        if let Some(before) = before {
            before.beat.abort();
        }
        Ok(cookie)
    }

    fn close(&self) {
        let before = self.open.write().unwrap_or_else(PoisonError::into_inner).take();
        if let Some(before) = before {
            before.beat.abort();
        }
    }
}

/// Returns the state behind the lobby's pages, and the path of the link that lets this computer's user in. With the key of a
/// program that ran before, its browser on this computer is still known.
///
/// # Errors
/// When the operating system has no entropy for the keys.
pub fn reception(lobby: &Lobby, key: &[u8]) -> io::Result<(App, String)> {
    let mut app = App { signer: Arc::new(Signer::new(key.to_vec())), ..App::games_only()? };
    app.language = lobby.language;
    app.cookie = LOBBY_COOKIE;
    let house = app.people.open_house(&lobby.actor)?;
    let word = house.rsplit('/').next().unwrap_or_default();
    Ok((app, format!("/start/in/{word}")))
}

/// Serves the lobby and what is open until the end is wished for.
pub async fn serve(listener: TcpListener, lobby: Lobby, reception: App, stop: impl Future<Output = ()>) {
    faults::speak(lobby.language);
    let lobby = Arc::new(lobby);
    let pages = super::router_with(Arc::new(reception), map::routes(Arc::clone(&lobby)));
    let entrance = Arc::new(Entrance { lobby: Arc::clone(&lobby), pages });
    let router = Router::new().fallback(lead).with_state(entrance);
    server::serve(listener, router, stop).await;
    lobby.close();
}

/// Leads a request to the lobby's own pages, or to what is open.
async fn lead(State(entrance): State<Arc<Entrance>>, request: Request) -> Response {
    let path = request.uri().path();
    let is_lobby = path == "/start" || path.starts_with("/start/");
    let opened = if is_lobby { None } else { entrance.lobby.router() };
    let mut router = opened.unwrap_or_else(|| entrance.pages.clone());
    server::answer(&mut router, request).await
}
