//! What the code on a badge leads to: the check-in of that pupil, for who works here; for anybody else the pupil's board, where
//! one is to be played on a screen, or nothing.

use askama::Template;
use axum::Router;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::get;
use serde::Deserialize;

use super::arbiter::person;
use super::meanwhile::{Wish, entries_of};
use super::organiser::checkin::came;
use super::{Notice, answer_or, telling};
use crate::app::{App, Shared};
use crate::boards::leads_to_board;
use crate::form::SafeForm;
use crate::layout::Frame;
use crate::problem::{Problem, html};
use crate::view::{dotted, pupil};
use crate::visit::Visit;
use championship::facts::{Championship, EntryCode, NameStyle};
use speech::msg;

pub(super) fn routes() -> Router<Shared> {
    Router::new().route("/c/{code}", get(page).post(check_in))
}

#[derive(Template)]
#[template(path = "web/badge.html")]
struct BadgePage {
    frame: Frame,
    seen: u64,
    code: String,
    name: String,
    /// The code and the school, those that are shown.
    about: String,
    games: Vec<String>,
    /// Whether it was just said that the pupil has come.
    is_done: bool,
}

/// Refuses a stranger: not even whether there is such a pupil is told.
fn stranger(visit: &Visit) -> Result<(), Problem> {
    let text = || Problem::new(StatusCode::FORBIDDEN, msg("desk-badge-stranger"));
    visit.person.as_ref().map(|_| ()).ok_or_else(text)
}

/// Refuses an arbiter the pupils who play at other tables; who is at no table yet is anybody's to welcome.
fn whose(visit: &Visit, championship: &Championship, code: EntryCode) -> Result<(), Problem> {
    let person = person(visit)?;
    let tables: Vec<u16> = entries_of(championship, code)
        .into_iter()
        .filter_map(|own| championship.tournament(own.tournament)?.current_group_of(own))
        .map(|group| group.table)
        .collect();
    match tables.is_empty() || tables.iter().any(|table| person.has_table(*table)) {
        true => Ok(()),
        false => Err(Problem::new(StatusCode::FORBIDDEN, msg("desk-not-your-table"))),
    }
}

async fn page(State(app): State<Shared>, visit: Visit, Path(code): Path<String>) -> Response {
    // A pupil with the badge in hand, and a game to play on a screen.
    let championship = app.worker.as_ref().map(|hall| hall.snapshot().championship);
    if visit.person.is_none() && championship.is_some_and(|state| leads_to_board(&state, &code)) {
        return Redirect::to(&format!("/sit/{code}")).into_response();
    }
    answer_or(&visit, build_page(&app, &visit, &code, Notice::heard(&visit)))
}

fn build_page(app: &App, visit: &Visit, code: &str, notice: Option<Notice>) -> Result<Response, Problem> {
    stranger(visit)?;
    let snapshot = app.worker()?.snapshot();
    let championship = snapshot.championship;
    let typed: EntryCode = code.parse().map_err(|_| Problem::nothing_here())?;
    let entry = championship.entry(championship.current_code(typed)).ok_or_else(Problem::nothing_here)?;
    let own = |other: &&championship::facts::Entry| {
        other.is_active()
            && other.code.school == entry.code.school
            && entry.contestant.name.is_some()
            && other.contestant.name == entry.contestant.name
    };
    whose(visit, &championship, entry.code)?;
    let shown = pupil(&championship, entry.code, NameStyle::Full);
    let game = |code: EntryCode| championship.regulations().tournament_name(code.tournament, visit.language);
    Ok(html(&BadgePage {
        is_done: notice.is_some(),
        frame: Frame::new(visit, shown.label()).telling(notice),
        seen: snapshot.head,
        code: entry.code.to_string(),
        name: shown.label().to_owned(),
        games: championship.entries().filter(own).map(|entry| game(entry.code)).collect(),
        about: dotted([shown.tag.as_str(), &shown.school]),
    }))
}

#[derive(Deserialize)]
struct Step {
    #[serde(default)]
    step: String,
    /// The last fact in the page that was tapped on.
    seen: Option<u64>,
}

async fn check_in(State(app): State<Shared>, Path(code): Path<String>, form: SafeForm<Step>) -> Response {
    let SafeForm { visit, fields } = form;
    let done = async {
        stranger(&visit)?;
        let championship = app.worker()?.snapshot().championship;
        let typed: EntryCode = code.parse().map_err(|_| Problem::nothing_here())?;
        whose(&visit, &championship, championship.current_code(typed))?;
        let wish = Wish::read(&fields.step)?;
        came(&app, &visit, person(&visit)?, &code, fields.seen, wish).await
    };
    match done.await {
        Ok((said, _)) => Redirect::to(&telling(&app, &visit, &format!("/c/{code}"), &said)).into_response(),
        Err(problem) => problem.page(&visit),
    }
}
