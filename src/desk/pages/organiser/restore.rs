//! Going back to a copy, in place: what it holds beside what is open now, and one deliberate step.

use std::path::PathBuf;
use std::time::Duration;

use askama::Template;
use axum::Router;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::get;
use serde::Deserialize;

use super::copies::{Held, copy_named, failed, held_in, made_at};
use super::safety::refused;
use crate::app::{App, Shared};
use crate::faults::aside;
use crate::form::SafeForm;
use crate::layout::Frame;
use crate::pages::{Notice, answer_or, only_organiser, telling};
use crate::problem::{Problem, html};
use crate::session::random_word;
use crate::visit::Visit;
use championship::store::{Desk, DeskError, Event, Location, StoreError, kept_aside, restore_in_place};
use speech::msg;

/// How often it is tried to have the file for oneself; others look into it for moments.
const TRIES: u32 = 8;

pub(super) fn routes() -> Router<Shared> {
    Router::new().route("/organiser/safety/restore/{copy}", get(page).post(go_back))
}

#[derive(Template)]
#[template(path = "web/restore.html")]
struct RestorePage {
    frame: Frame,
    here: &'static str,
    copy: String,
    made_at: String,
    now: Held,
    held: Held,
    /// How many facts the copy lacks that are there now.
    n_lost: u64,
    is_other: bool,
    is_same: bool,
}

/// Returns the bytes of a copy: one that was sent, or one that the program made.
fn bytes_of(app: &App, copy: &str) -> Result<Vec<u8>, Problem> {
    if let Some(word) = copy.strip_prefix("sent-") {
        let bytes = app.sent_copy.get(word).map(|bytes| bytes.to_vec());
        return bytes.ok_or_else(|| Problem::new(StatusCode::GONE, msg("desk-restore-gone")));
    }
    let path = copy_named(app.worker()?.location(), copy)?;
    Ok(std::fs::read(&path).map_err(failed(&path))?)
}

async fn page(State(app): State<Shared>, visit: Visit, Path(copy): Path<String>) -> Response {
    let notice = Notice::heard(&visit);
    answer_or(&visit, build_page(&app, &visit, &copy, notice).await)
}

async fn build_page(
    app: &App,
    visit: &Visit,
    copy: &str,
    notice: Option<Notice>,
) -> Result<Response, Problem> {
    only_organiser(visit)?;
    let hall = app.worker()?;
    let (bytes, location) = (bytes_of(app, copy)?, hall.location().clone());
    let language = visit.language;
    let held = aside(move || held_in(&location, &bytes, language)).await?;
    let now = hall.at_desk(move |desk| Held::of(desk, language)).await??;
    let championship = hall.snapshot().championship;
    let made_at = match copy.starts_with("sent-") {
        true => String::new(),
        false => made_at(copy, &championship, language),
    };
    Ok(html(&RestorePage {
        frame: Frame::new(visit, visit.msg("desk-restore")).telling(notice),
        here: "safety",
        copy: copy.to_owned(),
        made_at,
        n_lost: now.n_facts.saturating_sub(held.n_facts),
        is_other: now.name != held.name,
        is_same: !now.seal.is_empty() && now.seal == held.seal,
        now,
        held,
    }))
}

#[derive(Deserialize)]
struct Sure {
    /// The number of the last fact when it was read what changes.
    #[serde(default)]
    head: String,
}

/// Puts the copy in the place of what is open, for everybody, and keeps that beside it.
async fn go_back(State(app): State<Shared>, Path(copy): Path<String>, form: SafeForm<Sure>) -> Response {
    let SafeForm { visit, fields } = form;
    match restored(&app, &visit, &copy, &fields).await {
        Ok((facts, kept)) => {
            app.sent_copy.clear();
            let said = visit.msg("desk-restored").with("facts", facts).with("file", kept).to_string();
            Redirect::to(&telling(&app, &visit, "/organiser/safety", &said)).into_response()
        }
        Err(problem) => match build_page(&app, &visit, &copy, Some(problem.notice(&visit))).await {
            Ok(page) => (problem.status, page).into_response(),
            Err(_) => refused(&app, &visit, &problem),
        },
    }
}

async fn restored(app: &App, visit: &Visit, copy: &str, sure: &Sure) -> Result<(u64, String), Problem> {
    let person = only_organiser(visit)?;
    let hall = app.worker()?;
    let Location::File(file) = hall.location().clone() else {
        return Err(Problem::new(StatusCode::CONFLICT, msg("desk-restore-database")));
    };
    let head = hall.at_desk(|desk| desk.refresh().map(|()| desk.head())).await??;
    if sure.head != head.to_string() {
        return Err(Problem::new(StatusCode::CONFLICT, msg("desk-restore-changed-since")));
    }
    let (bytes, actor) = (bytes_of(app, copy)?, visit.actor(&person));
    let kept = kept_aside(hall.location());
    let name = kept.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let change = move || exchange(&file, &bytes, &kept);
    let then = move |desk: &mut Desk, facts: &u64| desk.record(&actor, &Event::Restored { facts: *facts });
    let facts = hall.exchange(change, then).await?;
    Ok((facts, name))
}

/// Puts the copy in the place of the file, as soon as nobody else looks into it.
fn exchange(file: &std::path::Path, bytes: &[u8], kept: &std::path::Path) -> Result<u64, DeskError> {
    let target = Location::File(file.to_path_buf());
    let folder: PathBuf =
        target.backup_folder().join(format!("looked-at-{}", random_word(8).unwrap_or_default()));
    std::fs::create_dir_all(&folder).map_err(failed(&folder))?;
    let sent = folder.join("sent.arbitro");
    let put = || {
        std::fs::write(&sent, bytes).map_err(failed(&sent))?;
        for _ in 1..TRIES {
            match restore_in_place(&sent, &target, kept) {
                Err(StoreError::InUse(_)) => std::thread::sleep(Duration::from_millis(150)),
                other => return Ok(other?.entries),
            }
        }
        Ok(restore_in_place(&sent, &target, kept)?.entries)
    };
    let done = put();
    let _ = std::fs::remove_dir_all(&folder);
    done
}
