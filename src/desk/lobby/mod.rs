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

pub(crate) use map::making;

use std::future::Future;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Arc, PoisonError, RwLock};

use axum::Router;
use axum::extract::{Request, State};
use axum::response::Response;
use tokio::net::TcpListener;

use super::app::{App, Shared};
use super::cookies::LOBBY_COOKIE;
use super::opened::{Opened, answer};
use super::problem::Problem;
use super::session::Signer;
use super::visit::Visit;
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
    /// The championship that is open, and its file.
    open: RwLock<Option<(PathBuf, Opened)>>,
    /// What was read of championships of other computers and waits to be taken.
    brought: phases::Brought,
    /// What is known of championships of the folder that are not shown.
    unshown: files::Unshown,
    /// What is done with a championship that was made or brought, where a host opens it in its own way.
    entered: Option<Entered>,
}

/// What a host does with a championship that was made or brought.
pub type Entered = Box<dyn Fn(&Visit, &Path) -> Result<Response, Problem> + Send + Sync>;

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
            entered: None,
        }
    }

    /// Prepares what makes championships in the folder of a host, which opens them in its own way.
    pub fn at_host(folder: &Path, actor: &str, language: Language, entered: Entered) -> Self {
        Lobby { entered: Some(entered), ..Lobby::new(folder, actor, language, "", Vec::new()) }
    }

    fn router(&self) -> Option<Router> {
        self.opened(|(_, opened)| opened.router())
    }

    /// Returns the name of the open file.
    fn open_file(&self) -> Option<PathBuf> {
        self.opened(|(file, _)| file.clone())
    }

    /// Returns the desk of the championship that is open.
    fn open_app(&self) -> Option<Shared> {
        self.opened(|(_, opened)| Arc::clone(&opened.app))
    }

    fn opened<T>(&self, tell: impl FnOnce(&(PathBuf, Opened)) -> T) -> Option<T> {
        self.open.read().unwrap_or_else(PoisonError::into_inner).as_ref().map(tell)
    }

    /// Returns a cookie that lets this browser in as the organiser of a championship that is open.
    fn cookie_of(&self, file: &Path) -> Option<String> {
        let cookie = |(open, opened): &(PathBuf, Opened)| (open == file).then(|| pages::house_cookie(opened));
        self.opened(cookie).flatten()
    }

    /// Opens a championship in place of the one before; returns the cookie that lets this browser in as its organiser.
    ///
    /// Slow; call it where it may block, inside the runtime.
    fn open(&self, file: &Path) -> Result<String, DeskError> {
        // Opened again it would have two desks; who comes back is let in where it is open.
        if let Some(cookie) = self.cookie_of(file) {
            return Ok(cookie);
        }
        let location = Location::File(file.to_owned());
        let opened = Opened::at(&location, &self.actor, self.language, &self.address, |app| {
            app.has_lobby = true;
        })?;
        let cookie = pages::house_cookie(&opened);
        let before =
            self.open.write().unwrap_or_else(PoisonError::into_inner).replace((file.to_owned(), opened));
        drop(before);
        Ok(cookie)
    }

    fn close(&self) {
        let before = self.open.write().unwrap_or_else(PoisonError::into_inner).take();
        drop(before);
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
    answer(opened.unwrap_or_else(|| entrance.pages.clone()), request).await
}
