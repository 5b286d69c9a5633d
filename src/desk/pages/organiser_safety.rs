//! Nothing lost: a copy to take along, the copies there are, the check that all is whole.

use std::path::{Path as FilePath, PathBuf};

use askama::Template;
use axum::Router;
use axum::extract::{DefaultBodyLimit, Multipart, Path, Query, State};
use axum::http::StatusCode;
use axum::http::header::{CACHE_CONTROL, CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use serde::Deserialize;

use super::{Heard, Notice, answer_or, only_organiser, organiser_export, organiser_restore, telling};
use crate::app::{App, Shared};
use crate::faults::aside;
use crate::form::SafeForm;
use crate::frame::Frame;
use crate::problem::{Problem, html};
use crate::session::{random_word, same};
use crate::visit::Visit;
use championship::store::{
    DeskError, Journal, Location, StoreError, automatic_backups, replaced_copies, system_words,
};
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
        .merge(organiser_export::routes())
        .merge(organiser_restore::routes())
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

async fn page(State(app): State<Shared>, visit: Visit, Query(heard): Query<Heard>) -> Response {
    answer_or(&visit, shown(&app, &visit, heard.notice(&app, &visit)))
}

fn shown(app: &App, visit: &Visit, notice: Option<Notice>) -> Result<Response, Problem> {
    only_organiser(visit)?;
    let hall = app.hall()?;
    let mut copies = automatic_backups(hall.location()).map_err(DeskError::from)?;
    copies.reverse();
    let replaced = replaced_copies(hall.location()).map_err(DeskError::from)?;
    let n_older = copies.len().saturating_sub(MOST_COPIES);
    let line = |path: &PathBuf| {
        let file = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let size = std::fs::metadata(path).map_or(0, |about| about.len());
        CopyLine { at: made_at(&file), file, kilobytes: size.div_ceil(1024) }
    };
    Ok(html(&SafetyPage {
        frame: Frame::new(visit, visit.msg("desk-safety")).telling(notice),
        here: "safety",
        seal: hall.snapshot().seal.unwrap_or_default(),
        copies: copies.iter().take(MOST_COPIES).map(line).collect(),
        n_older,
        replaced: replaced.iter().rev().take(MOST_COPIES).map(line).collect(),
        lists: organiser_export::lists(visit.language),
    }))
}

/// Returns when a copy was made and after what, as its name says, or when it was replaced: `000000123-2026-11-16T03-40-00Z-1.3.1-2.arbitro`.
pub(super) fn made_at(file: &str) -> String {
    if let Some((_, at)) = file.split_once("replaced-") {
        let (day, hour) = at.get(..17).unwrap_or(at).split_at_checked(10).unwrap_or((at, ""));
        let digits: Vec<char> = hour.chars().filter(char::is_ascii_digit).collect();
        let hour: Vec<String> = digits.chunks(2).map(|two| two.iter().collect()).collect();
        return format!("{day} {}", hour.join(":"));
    }
    let stem = file.strip_suffix(".arbitro").unwrap_or(file);
    let Some((_, rest)) = stem.split_once('-') else { return stem.to_owned() };
    let Some((time, label)) = rest.split_once('Z') else { return rest.to_owned() };
    let (day, hour) = time.split_once('T').unwrap_or((time, ""));
    let hour: String = hour.split('.').next().unwrap_or_default().replace('-', ":");
    let instant = format!("{day}T{hour}Z");
    format!("{} {}", championship::store::local_time(&instant), label.trim_start_matches('-'))
}

/// Answers with a file to keep.
pub(crate) fn download(bytes: Vec<u8>, kind: &str, name: &str) -> Response {
    let plain = |c: char| if c.is_ascii_alphanumeric() || "-_.".contains(c) { c } else { '-' };
    let name: String = name.chars().map(plain).collect();
    let headers = [
        (CONTENT_TYPE, kind.to_owned()),
        (CONTENT_DISPOSITION, format!("attachment; filename=\"{name}\"")),
        (CACHE_CONTROL, "no-store".to_owned()),
    ];
    (headers, bytes).into_response()
}

pub(super) fn failed(path: &FilePath) -> impl Fn(std::io::Error) -> DeskError + '_ {
    move |error| StoreError::File { path: path.to_path_buf(), reason: system_words(&error) }.into()
}

/// Makes a proven copy and returns its bytes; nothing of it stays on the disk.
pub(super) fn copied(location: &Location) -> Result<Vec<u8>, DeskError> {
    let folder = location.backup_folder();
    std::fs::create_dir_all(&folder).map_err(failed(&folder))?;
    // Should the program be killed here, the copy lies among the others, where forgetting finds it.
    let path = folder.join(format!("taken-{}.arbitro", random_word(8).unwrap_or_default()));
    let made = Journal::open(location).and_then(|journal| journal.backup(&path));
    let bytes = made.map_err(DeskError::from).and_then(|_| std::fs::read(&path).map_err(failed(&path)));
    let _ = std::fs::remove_file(&path);
    bytes
}

/// A copy of everything, made and proven now.
async fn backup(State(app): State<Shared>, visit: Visit) -> Response {
    let made = async {
        only_organiser(&visit)?;
        let location = app.hall()?.location().clone();
        let name = format!("{}.arbitro-backup", location.stem());
        let bytes = aside(move || copied(&location)).await?;
        Ok::<_, Problem>(download(bytes, "application/octet-stream", &name))
    };
    answer_or(&visit, made.await)
}

/// Returns the path of one of the copies that the program made, and of no other file.
pub(super) fn copy_named(location: &Location, name: &str) -> Result<PathBuf, Problem> {
    let copies = automatic_backups(location).map_err(DeskError::from)?;
    let replaced = replaced_copies(location).map_err(DeskError::from)?;
    let is_it = |path: &PathBuf| path.file_name().is_some_and(|own| own.to_string_lossy() == name);
    copies.into_iter().chain(replaced).find(is_it).ok_or_else(Problem::nothing_here)
}

/// One of the copies that the desk made by itself.
async fn copy(State(app): State<Shared>, visit: Visit, Path(name): Path<String>) -> Response {
    let found = || {
        only_organiser(&visit)?;
        let path = copy_named(app.hall()?.location(), &name)?;
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
        let location = app.hall()?.location().clone();
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
    match shown(app, visit, Some(Notice::bad(problem.text.say(visit.language)))) {
        Ok(mut response) => {
            *response.status_mut() = problem.status;
            response
        }
        Err(_) => problem.page(visit),
    }
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
        let broken = |_| {
            let text = msg("desk-upload-broken").with("most", LARGEST_COPY / (1024 * 1024));
            Problem::new(StatusCode::PAYLOAD_TOO_LARGE, text)
        };
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
        let location = app.hall()?.location().clone();
        let kept = bytes.clone();
        let held = aside(move || organiser_restore::held_in(&location, &bytes)).await?;
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

#[cfg(test)]
mod tests {
    #[test]
    fn a_copy_says_when_it_was_made_and_after_what() {
        let said = super::made_at("000000123-2026-11-16T03-40-00Z-1.3.1-2.arbitro");
        assert!(said.starts_with("2026-11-") && said.ends_with(" 1.3.1-2"), "{said}");
        assert_eq!(super::made_at("odd.arbitro"), "odd");
        assert_eq!(super::made_at("prova.replaced-2026-11-16-034000.arbitro-backup"), "2026-11-16 03:40:00");
    }
}
