//! The first page of the lobby: the championships there are, and the ways to open one.

use std::collections::BTreeMap;
use std::path::{Path as FilePath, PathBuf};
use std::sync::Arc;

use askama::Template;
use axum::body::Bytes;
use axum::extract::{Extension, Multipart, Path, State};
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Redirect, Response};
use serde::Deserialize;

use super::files::Found;
use super::phases::Corrected;
use super::{Lobby, files, phases};
use crate::address::reachable;
use crate::app::Shared;
use crate::boards;
use crate::cookies::{SESSION_COOKIE, append_cookie};
use crate::faults::aside;
use crate::form::SafeForm;
use crate::layout::Frame;
use crate::opened::Opened;
use crate::pages::{only_organiser, page_or};
use crate::people::Listed;
use crate::problem::{Problem, html};
use crate::session::{Session, now, same};
use crate::view::{cut, plain, sentence};
use crate::visit::{Person, Visit};
use championship::decisions::NextStep;
use championship::store::{DeskError, Location, restore, said_end};
use speech::{Tell, msg};

/// The largest championship file that can be brought.
pub(super) const LARGEST_FILE: usize = 256 * 1024 * 1024;

/// Returns the cookie of whoever sits at this computer, for a championship's pages.
pub(super) fn house_cookie(Opened { app, house, .. }: &Opened) -> String {
    let word = house.rsplit('/').next().unwrap_or_default();
    let (person, epoch) = app.people.by_link(word).unwrap_or_default();
    app.signer.cookie(&Session::begin(&person, epoch))
}

/// Refuses whoever is not at this computer, or did not come by the program's own link; at a host, whoever does not keep it.
pub(super) fn at_home(visit: &Visit, lobby: &Lobby) -> Result<(), Problem> {
    let is_known = visit.person.as_ref().is_some_and(Person::is_organiser);
    match is_known {
        _ if lobby.entered.is_some() => only_organiser(visit).map(drop),
        true if visit.is_here() => Ok(()),
        _ => Err(Problem::new(StatusCode::FORBIDDEN, msg("desk-lobby-not-here"))),
    }
}

/// Lets this computer's user in; the word is the program's secret.
pub(super) async fn by_link(State(app): State<Shared>, visit: Visit, Path(word): Path<String>) -> Response {
    let Some((person, epoch)) = app.people.by_link(&word) else {
        return Problem::new(StatusCode::FORBIDDEN, msg("desk-lobby-not-here")).page(&visit);
    };
    let mut response = Redirect::to("/start").into_response();
    app.append_session(response.headers_mut(), &Session::begin(&person, epoch), visit.is_secure);
    response
}

struct Card {
    file: String,
    name: String,
    about: String,
    next: String,
    is_open: bool,
    can_open: bool,
    /// The name of the championship that its best go up to.
    feeds: Option<String>,
    /// What was corrected below after pupils had come up from there; empty where nothing was.
    corrected: String,
    /// Whether everything was played.
    is_over: bool,
    /// The page of the championships above and below.
    phases: String,
}

/// What is asked before a championship is opened while boards of another are played.
struct Question {
    file: String,
    text: String,
}

#[derive(Template)]
#[template(path = "web/lobby.html")]
struct ListPage {
    frame: Frame,
    question: Option<Question>,
    folder: String,
    cards: Vec<Card>,
    /// How many championships of the folder are not shown.
    n_more: usize,
    can_write: bool,
    /// Where phones get in; nothing without a network.
    address: Option<String>,
}

pub(super) async fn list(visit: Visit, Extension(lobby): Extension<Arc<Lobby>>) -> Response {
    page_or(&visit, list_page(&visit, &lobby, None, None).await)
}

/// Returns the list, with what went wrong, or with the file that is to be opened once somebody is sure.
async fn list_page(
    visit: &Visit,
    lobby: &Arc<Lobby>,
    told: Option<String>,
    asked: Option<&FilePath>,
) -> Result<ListPage, Problem> {
    at_home(visit, lobby)?;
    let language = visit.language;
    let mut frame = telling_what_stops(Frame::new(visit, visit.msg("desk-lobby-title")), visit, lobby);
    for notice in &lobby.notices {
        frame = frame.with_notice("bad", language.say(notice));
    }
    if let Some(told) = told {
        frame = frame.with_notice("bad", told);
    }
    let own = Arc::clone(lobby);
    let looked = move || {
        let with_phases = |found: Found| {
            let corrected = phases::corrected(&own, &found);
            (found, corrected)
        };
        let found = files::look(&own.folder, &own.actor);
        let found = found.map(|found| found.into_iter().map(with_phases).collect::<Vec<_>>());
        let (n_more, due) = own.unshown.look(&own.folder);
        (found, files::refusal_to_write(&own.folder), n_more, due)
    };
    let (found, refusal, n_more, due) = aside(looked).await;
    let folder = lobby.folder.display().to_string();
    let cannot_read = |error: std::io::Error| {
        let text = msg("desk-lobby-unreadable").with("folder", &folder).with("error", error.tell());
        Problem::new(StatusCode::INTERNAL_SERVER_ERROR, text)
    };
    let found = found.map_err(cannot_read)?;
    if let Some(error) = &refusal {
        let text = visit.msg("desk-lobby-read-only").with("error", error.tell());
        frame = frame.with_notice("bad", text);
    }
    let summaries = found.iter().filter_map(|(found, _)| found.state.as_ref().ok());
    let shown = summaries.filter(|one| one.is_due).map(|one| &one.name);
    for name in shown.chain(due.iter().map(|(_, name)| name)) {
        let text = visit.msg("desk-archive-due-of").with("name", name);
        frame = frame.with_notice("wait", text);
    }
    let is_open = |path: &PathBuf| lobby.open_file().as_ref() == Some(path);
    let told_of = |corrected: &Corrected| {
        let told = visit.msg("desk-phases-corrected").with("names", &corrected.names).to_string();
        let drawn = corrected.is_drawn.then(|| visit.msg("desk-phases-corrected-drawn").to_string());
        [Some(told), drawn].into_iter().flatten().collect::<Vec<_>>().join(" ")
    };
    let cards = found.into_iter().map(|(found, corrected)| {
        let file = found.path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let (name, about, next, can_open) = match &found.state {
            Ok(summary) => (
                cut(&summary.name),
                visit.msg("desk-n-pupils").with("count", summary.n_pupils).to_string(),
                language.say(&summary.next.tell()),
                true,
            ),
            Err(error) => {
                let why = plain(&language.say(&files::told_of(&file, error)));
                (file.clone(), String::new(), sentence(&why), false)
            }
        };
        let known = found.state.as_ref().ok();
        let feeds = known.and_then(|summary| summary.feeds.as_deref()).map(cut);
        let is_over = known.is_some_and(|summary| matches!(summary.next, NextStep::Over));
        let (is_open, phases) = (is_open(&found.path), phases::address(&file));
        let corrected = corrected.as_ref().map(told_of).unwrap_or_default();
        Card { file, name, about, next, is_open, can_open, feeds, corrected, is_over, phases }
    });
    let cards: Vec<Card> = cards.collect();
    let question = asked.and_then(|path| {
        let file = path.file_name()?.to_string_lossy();
        let card = cards.iter().find(|card| card.file == file)?;
        let text = visit.msg("desk-lobby-ask").with("name", &card.name).to_string();
        Some(Question { file: card.file.clone(), text })
    });
    let address = reachable(&lobby.address);
    Ok(ListPage { frame, question, folder, cards, n_more, can_write: refusal.is_none(), address })
}

/// Tells what stops when another championship is opened in the place of the one that is open: only one answers at a time.
pub(super) fn telling_what_stops(frame: Frame, visit: &Visit, lobby: &Lobby) -> Frame {
    let Some(app) = lobby.open_app() else { return frame };
    let Ok(championship) = app.worker().map(|hall| hall.snapshot().championship) else { return frame };
    let registration = championship.registration();
    let is_open = registration.is_open(i64::try_from(now()).unwrap_or(i64::MAX));
    let schools = registration.terms.as_ref().filter(|_| is_open).map(|terms| {
        let until = visit.language.say(&said_end(terms.until));
        visit.msg("desk-lobby-stops-schools").with("until", until).to_string()
    });
    let is_arbiter = |listed: &&Listed| listed.has_card && !listed.person.is_organiser();
    let arbiters = match app.people.list().iter().filter(is_arbiter).count() {
        0 => None,
        count => Some(visit.msg("desk-lobby-stops-arbiters").with("count", count).to_string()),
    };
    let boards = match boards::n_played(&championship) {
        0 => None,
        count => Some(visit.msg("desk-lobby-stops-boards").with("count", count).to_string()),
    };
    let stops: Vec<String> = boards.into_iter().chain(schools).chain(arbiters).collect();
    if stops.is_empty() {
        return frame;
    }
    let told = visit.msg("desk-lobby-stops").with("name", championship.name()).to_string();
    frame.with_notice("wait", format!("{told} {}", stops.join(" ")))
}

#[derive(Deserialize)]
pub(super) struct FileField {
    file: String,
    /// Whether it is opened also while boards of another are played.
    #[serde(default)]
    sure: String,
}

/// Opens a championship of the folder and goes to its first page.
pub(super) async fn open(Extension(lobby): Extension<Arc<Lobby>>, form: SafeForm<FileField>) -> Response {
    let SafeForm { visit, fields } = form;
    let opened = async {
        at_home(&visit, &lobby)?;
        let path = files::named(&lobby.folder, &fields.file).ok_or_else(Problem::nothing_here)?;
        match fields.sure.is_empty() {
            true => enter(&visit, &lobby, path).await,
            false => enter_at_once(&visit, &lobby, path).await,
        }
    };
    match opened.await {
        Ok(response) => response,
        Err(problem) => back_with(&visit, &lobby, &problem).await,
    }
}

/// Shows the list again with what went wrong.
pub(super) async fn back_with(visit: &Visit, lobby: &Arc<Lobby>, problem: &Problem) -> Response {
    if lobby.entered.is_some() {
        return problem.page(visit);
    }
    match list_page(visit, lobby, Some(problem.text.say(visit.language)), None).await {
        Ok(page) => (problem.status, html(&page)).into_response(),
        Err(problem) => problem.page(visit),
    }
}

/// Opens a championship and goes to its first page; while boards of another are played, it is asked first.
pub(super) async fn enter(visit: &Visit, lobby: &Arc<Lobby>, path: PathBuf) -> Result<Response, Problem> {
    let other = lobby.open_app().filter(|_| lobby.open_file().as_ref() != Some(&path));
    let championship = other.and_then(|app| Some(app.worker.as_ref()?.snapshot().championship));
    if championship.is_some_and(|championship| boards::n_played(&championship) > 0) {
        let page = list_page(visit, lobby, None, Some(path.as_path())).await?;
        return Ok((StatusCode::CONFLICT, html(&page)).into_response());
    }
    enter_at_once(visit, lobby, path).await
}

async fn enter_at_once(visit: &Visit, lobby: &Arc<Lobby>, path: PathBuf) -> Result<Response, Problem> {
    let asked = Arc::clone(lobby);
    if lobby.entered.is_some() {
        let visit = visit.clone();
        let entered = move || asked.entered.as_ref().map(|entered| entered(&visit, &path));
        return aside(entered).await.ok_or_else(Problem::nothing_here)?;
    }
    let cookie = aside(move || asked.open(&path)).await.map_err(Problem::from)?;
    let mut response = Redirect::to("/organiser").into_response();
    append_cookie(response.headers_mut(), SESSION_COOKIE, &cookie, visit.is_secure);
    Ok(response)
}

/// Goes to the entries of what was opened; a page that asks first, and what a host leads to, is left as it is.
pub(super) fn to_entries(lobby: &Lobby, mut response: Response) -> Response {
    if response.status().is_redirection() && lobby.entered.is_none() {
        response.headers_mut().insert(header::LOCATION, HeaderValue::from_static("/organiser/entries"));
    }
    response
}

/// A form with a file.
pub(super) struct Upload {
    /// The other fields.
    pub(super) texts: BTreeMap<String, String>,
    /// What the file is called.
    pub(super) name: String,
    /// What is in it.
    pub(super) bytes: Bytes,
}

/// Reads a form with a file, whose token is the visitor's own.
pub(super) async fn uploaded(visit: &Visit, mut form: Multipart) -> Result<Upload, Problem> {
    let broken = |_| Problem::upload_broken(LARGEST_FILE);
    let mut upload = Upload { texts: BTreeMap::new(), name: String::new(), bytes: Bytes::new() };
    while let Some(field) = form.next_field().await.map_err(broken)? {
        match field.name().map(str::to_owned) {
            Some(key) if key == "file" => {
                upload.name = field.file_name().unwrap_or_default().to_owned();
                upload.bytes = field.bytes().await.map_err(broken)?;
            }
            Some(key) => {
                upload.texts.insert(key, field.text().await.map_err(broken)?);
            }
            None => {}
        }
    }
    let token = upload.texts.get("csrf").map(String::as_str).unwrap_or_default();
    match same(token, &visit.csrf) {
        true => Ok(upload),
        false => Err(Problem::stale_form()),
    }
}

/// Takes a championship or a backup from elsewhere into the folder, and opens it.
pub(super) async fn bring(
    visit: Visit,
    Extension(lobby): Extension<Arc<Lobby>>,
    form: Multipart,
) -> Response {
    let brought = async {
        at_home(&visit, &lobby)?;
        let Upload { name, bytes, .. } = uploaded(&visit, form).await?;
        let asked = Arc::clone(&lobby);
        let path = aside(move || keep(&asked, &name, &bytes)).await.map_err(Problem::from)?;
        enter(&visit, &lobby, path).await
    };
    match brought.await {
        Ok(response) => response,
        Err(problem) => back_with(&visit, &lobby, &problem).await,
    }
}

/// Puts a file into the folder once it is proven whole; what is refused leaves nothing behind.
fn keep(lobby: &Lobby, name: &str, bytes: &[u8]) -> Result<PathBuf, DeskError> {
    let sent_as = name;
    let stem = name.split(".arbitro").next().unwrap_or_default();
    let waiting = files::path_for(&lobby.folder, stem).with_extension("brought");
    let failed = |error: std::io::Error| DeskError::Told(error.tell());
    let restored = std::fs::write(&waiting, bytes).map_err(failed).and_then(|()| {
        // A copy is called after its day and round; a championship after itself.
        let name = files::name_in(&waiting, &lobby.actor).unwrap_or_else(|| stem.to_owned());
        let path = files::path_for(&lobby.folder, &name);
        if let Some((file, name)) = files::same_in(&lobby.folder, &waiting) {
            return Err(msg("desk-lobby-same").with("name", name).with("file", file).into());
        }
        let restored = restore(&waiting, &Location::File(path.clone()), None);
        restored.map_err(|error| files::refused_file(sent_as, error.into()))?;
        Ok(path)
    });
    // Also a file that was refused does not stay.
    let _ = std::fs::remove_file(&waiting);
    restored
}
