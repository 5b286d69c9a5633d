//! Nothing lost: a copy to take along, the copies there are, the check that all is whole.

use std::path::PathBuf;

use askama::Template;
use axum::Router;
use axum::extract::{DefaultBodyLimit, Multipart, Path, State};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use serde::Deserialize;

use super::copies::{copied, copy_named, failed, held_in, made_at};
use super::export;
use crate::app::{App, Shared};
use crate::download::download;
use crate::faults::aside;
use crate::form::SafeForm;
use crate::layout::Frame;
use crate::pages::{Notice, answer_or, only_organiser, telling};
use crate::problem::{Problem, html};
use crate::session::{random_word, same};
use crate::visit::Visit;
use championship::store::{DeskError, Journal, Location, automatic_backups, replaced_copies};
use speech::{Message, Tell, Value, msg};

/// The largest copy that can be looked at.
const LARGEST_COPY: usize = 256 * 1024 * 1024;

/// The most copies listed, the latest first.
const MOST_COPIES: usize = 12;

pub(super) fn routes() -> Router<Shared> {
    Router::new()
        .route("/organiser/safety", get(page).post(verify))
        .route("/organiser/safety/backup", get(backup))
        .route("/organiser/safety/copy/{name}", get(copy))
        .route("/organiser/safety/check", post(check).layer(DefaultBodyLimit::max(LARGEST_COPY)))
}

struct CopyLine {
    file: String,
    at: String,
    kilobytes: u64,
}

#[derive(Template)]
#[template(path = "web/safety.html")]
struct SafetyPage {
    frame: Frame,
    here: &'static str,
    seal: String,
    copies: Vec<CopyLine>,
    n_older: usize,
    /// What was here before a copy took its place.
    replaced: Vec<CopyLine>,
    lists: Vec<(&'static str, String)>,
}

async fn page(State(app): State<Shared>, visit: Visit) -> Response {
    answer_or(&visit, build_page(&app, &visit, Notice::heard(&visit)))
}

fn build_page(app: &App, visit: &Visit, notice: Option<Notice>) -> Result<Response, Problem> {
    only_organiser(visit)?;
    let hall = app.worker()?;
    let championship = hall.snapshot().championship;
    let mut copies = automatic_backups(hall.location()).map_err(DeskError::from)?;
    copies.reverse();
    let replaced = replaced_copies(hall.location()).map_err(DeskError::from)?;
    let n_older = copies.len().saturating_sub(MOST_COPIES);
    let line = |path: &PathBuf| {
        let file = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let size = std::fs::metadata(path).map_or(0, |about| about.len());
        CopyLine { at: made_at(&file, &championship, visit.language), file, kilobytes: size.div_ceil(1024) }
    };
    Ok(html(&SafetyPage {
        frame: Frame::new(visit, visit.msg("desk-safety")).telling(notice),
        here: "safety",
        seal: hall.snapshot().seal.unwrap_or_default(),
        copies: copies.iter().take(MOST_COPIES).map(line).collect(),
        n_older,
        replaced: replaced.iter().rev().take(MOST_COPIES).map(line).collect(),
        lists: export::lists(&hall.snapshot().championship, visit.language),
    }))
}

/// A copy of everything, made and proven now.
async fn backup(State(app): State<Shared>, visit: Visit) -> Response {
    let made = async {
        only_organiser(&visit)?;
        let location = app.worker()?.location().clone();
        let name = format!("{}.arbitro-backup", location.stem());
        let bytes = aside(move || copied(&location)).await?;
        Ok::<_, Problem>(download(bytes, "application/octet-stream", &name))
    };
    answer_or(&visit, made.await)
}

/// One of the copies that the desk made by itself.
async fn copy(State(app): State<Shared>, visit: Visit, Path(name): Path<String>) -> Response {
    let found = || {
        only_organiser(&visit)?;
        let path = copy_named(app.worker()?.location(), &name)?;
        let bytes = std::fs::read(&path).map_err(failed(&path))?;
        Ok(download(bytes, "application/octet-stream", &format!("{name}-backup")))
    };
    answer_or(&visit, found())
}

#[derive(Deserialize)]
struct Nothing {}

/// Goes through every fact of the championship and tells what was found.
async fn verify(State(app): State<Shared>, form: SafeForm<Nothing>) -> Response {
    let visit = form.visit;
    let found = async {
        only_organiser(&visit)?;
        let location = app.worker()?.location().clone();
        Ok::<_, Problem>(aside(move || proven(&location)).await?)
    };
    match found.await {
        Ok(message) => {
            let said = visit.language.say(&message);
            Redirect::to(&telling(&app, &visit, "/organiser/safety", &said)).into_response()
        }
        Err(problem) => refused(&app, &visit, &problem),
    }
}

/// Shows the page again with what speaks against it.
pub(super) fn refused(app: &App, visit: &Visit, problem: &Problem) -> Response {
    problem.noted_on(visit, build_page(app, visit, Some(problem.notice(visit))))
}

/// Proves that a championship is whole, or says what is wrong with it.
fn proven(location: &Location) -> Result<Message, DeskError> {
    let journal = Journal::open(location)?;
    let found = journal.verify()?;
    let mut faults: Vec<Message> = found.faults.iter().map(Tell::tell).collect();
    faults.extend(journal.losses()?.iter().map(Tell::tell));
    if !faults.is_empty() {
        let faults = faults.into_iter().map(Value::from).collect();
        return Err(msg("desk-safety-faults").with("faults", Value::All(faults)).into());
    }
    let copies = automatic_backups(location)?.len();
    Ok(msg("desk-safety-whole").with("facts", found.entries).with("copies", copies))
}

/// Looks at a copy that somebody has: whether it is whole, and what is in it.
async fn check(State(app): State<Shared>, visit: Visit, mut form: Multipart) -> Response {
    let looked = async {
        only_organiser(&visit)?;
        let broken = |_| Problem::upload_broken(LARGEST_COPY);
        let (mut token, mut bytes) = (String::new(), axum::body::Bytes::new());
        while let Some(field) = form.next_field().await.map_err(broken)? {
            match field.name() {
                Some("csrf") => token = field.text().await.map_err(broken)?,
                Some("file") => bytes = field.bytes().await.map_err(broken)?,
                _ => {}
            }
        }
        if !same(&token, &visit.csrf) {
            return Err(Problem::stale_form());
        }
        if bytes.is_empty() {
            return Err(Problem::unreadable(msg("desk-safety-no-file")));
        }
        let location = app.worker()?.location().clone();
        let (kept, language) = (bytes.clone(), visit.language);
        let held = aside(move || held_in(&location, &bytes, language)).await?;
        let word = random_word(12).unwrap_or_default();
        app.sent_copy.keep(&word, kept);
        let message = msg("desk-safety-copy-whole")
            .with("name", held.name)
            .with("facts", held.n_facts)
            .with("pupils", held.n_pupils);
        Ok((message, word))
    };
    match looked.await {
        Ok((message, word)) => {
            let said = visit.language.say(&message);
            let path = format!("/organiser/safety/restore/sent-{word}");
            Redirect::to(&telling(&app, &visit, &path, &said)).into_response()
        }
        Err(problem) => refused(&app, &visit, &problem),
    }
}
