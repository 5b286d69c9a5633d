//! Registrations: the list, one pupil at a time, and lists with a preview of their problems.

use std::sync::Arc;

use askama::Template;
use axum::Router;
use axum::extract::{Multipart, Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use serde::Deserialize;

use super::{Heard, only_organiser, organiser_entry, page_or, telling};
use crate::app::{App, Shared};
use crate::faults::aside;
use crate::form::SafeForm;
use crate::frame::Frame;
use crate::guard::LARGEST_BODY;
use crate::problem::{Problem, html};
use crate::session::{random_word, same};
use crate::shown::{self, Pupil, cut, pupil};
use crate::visit::Visit;
use championship::decisions::{EntryFields, is_acceptable, late_placements, new_entry};
use championship::facts::{Championship, EntryCode, Fact, NameStyle};
use championship::imports::{Given, RowFate, Severity, fold, pasted, preview_entries};
use championship::store::{DeskError, Event};
use championship::tables::{self, Table};
use speech::{Message, Said, Tell, msg};

/// The most pupils on a page.
const MOST: usize = 100;

/// The most problems of a list shown at once.
const MOST_PROBLEMS: usize = 200;

pub(super) fn routes() -> Router<Shared> {
    Router::new()
        .route("/organiser/entries", get(entries))
        .route("/organiser/entries/add", post(add))
        .route("/organiser/entries/status", post(status))
        .merge(organiser_entry::routes())
        .route("/organiser/import", post(preview))
        .route("/organiser/import/take", post(take))
        .route("/organiser/template.xlsx", get(template))
}

struct EntryLine {
    pupil: Pupil,
    year: String,
    is_active: bool,
}

#[derive(Template)]
#[template(path = "web/entries.html")]
struct EntriesPage {
    frame: Frame,
    here: &'static str,
    question: String,
    lines: Vec<EntryLine>,
    n_found: usize,
    tournaments: Vec<shown::Progress>,
    /// The games a list may be given: id and name.
    games: Vec<(String, String)>,
    /// The school of the last list, where there is only one.
    school: String,
    is_empty: bool,
}

#[derive(Deserialize)]
struct Question {
    #[serde(default)]
    q: String,
    #[serde(flatten)]
    heard: Heard,
}

async fn entries(State(app): State<Shared>, visit: Visit, Query(question): Query<Question>) -> Response {
    let page = || {
        only_organiser(&visit)?;
        let championship = app.hall()?.snapshot().championship;
        let text = cut(question.q.trim());
        let words = fold(&text.replace('.', " "));
        let line = |entry: &championship::facts::Entry| EntryLine {
            pupil: pupil(&championship, entry.code, NameStyle::Full),
            year: entry.contestant.school_year.map(|year| year.to_string()).unwrap_or_default(),
            is_active: entry.is_active(),
        };
        let fits = |line: &EntryLine| {
            let own = fold(&format!(
                "{} {} {}",
                line.pupil.code.replace('.', " "),
                line.pupil.name,
                line.pupil.school
            ));
            words.split(' ').all(|word| own.split(' ').any(|own| own.starts_with(word)))
        };
        let mut lines: Vec<EntryLine> = championship.entries().map(line).filter(fits).collect();
        let n_found = lines.len();
        lines.truncate(MOST);
        let mut frame = Frame::new(&visit, visit.msg("desk-nav-entries"));
        if let Some(said) = question.heard.words(&app, &visit) {
            frame = frame.with_notice("good", said);
        }
        let tournaments = shown::progress(&championship, visit.language);
        let games = championship.regulations().games.iter();
        let games =
            games.map(|game| (game.id.0.clone(), game.name.in_language(visit.language).to_owned())).collect();
        let mut schools = championship.schools();
        let school = match (schools.next(), schools.next()) {
            (Some(only), None) => only.name.clone(),
            _ => String::new(),
        };
        let is_empty = championship.entries().next().is_none();
        let here = "entries";
        Ok(EntriesPage { frame, here, question: text, lines, n_found, tournaments, games, school, is_empty })
    };
    page_or(&visit, page())
}

fn back(app: &App, visit: &Visit, said: &Said) -> Response {
    Redirect::to(&telling(app, visit, "/organiser/entries", &said.to_string())).into_response()
}

#[derive(Deserialize)]
struct NewEntry {
    name: String,
    #[serde(default)]
    school: String,
    #[serde(default)]
    school_number: String,
    #[serde(default)]
    town: String,
    #[serde(default)]
    year: String,
    tournament: String,
    #[serde(default)]
    accept: String,
}

async fn add(State(app): State<Shared>, form: SafeForm<NewEntry>) -> Response {
    let SafeForm { visit, fields } = form;
    let done = async {
        let person = only_organiser(&visit)?;
        let committed = app
            .hall()?
            .commit(&visit.actor(&person), None, move |championship, _| {
                let (cycle, game) = fields.tournament.split_once('.').unwrap_or_default();
                let game = game.parse().ok().and_then(|number: u8| championship.regulations().game(number));
                let game = game.map(|game| game.id.0.clone()).unwrap_or_default();
                let typed = EntryFields {
                    name: &fields.name,
                    school: &fields.school,
                    school_number: &fields.school_number,
                    town: &fields.town,
                    year: &fields.year,
                    cycle,
                    game: &game,
                };
                Ok(new_entry(championship, &typed, None, !fields.accept.is_empty())?.0)
            })
            .await?;
        let code = committed.facts.iter().find_map(|fact| match fact {
            Fact::EntryAdded { code, .. } => Some(code.to_string()),
            _ => None,
        });
        Ok::<_, Problem>(code.unwrap_or_default())
    };
    match done.await {
        Ok(code) => back(&app, &visit, &visit.msg("desk-entered-with").with("code", code)),
        Err(problem) => problem.page(&visit),
    }
}

#[derive(Deserialize)]
struct Status {
    code: String,
    step: String,
    #[serde(default)]
    reason: String,
}

/// Withdraws an entry or takes the withdrawal back.
async fn status(State(app): State<Shared>, form: SafeForm<Status>) -> Response {
    let SafeForm { visit, fields } = form;
    let done = async {
        let person = only_organiser(&visit)?;
        let code: EntryCode =
            fields.code.parse().map_err(|_| Problem::unreadable(msg("desk-code-unreadable")))?;
        let reason = fields.reason.trim().to_owned();
        let fact = match fields.step.as_str() {
            "withdraw" => Fact::EntryWithdrawn { code, from_round: None, reason },
            _ => Fact::EntryReinstated { code },
        };
        app.hall()?.commit(&visit.actor(&person), None, move |_, _| Ok(vec![fact.clone()])).await?;
        Ok::<_, Problem>(code)
    };
    match done.await {
        Ok(code) => back(&app, &visit, &visit.msg("desk-code-saved").with("code", code.to_string())),
        Err(problem) => problem.page(&visit),
    }
}

struct ProblemLine {
    text: String,
    is_error: bool,
}

#[derive(Template)]
#[template(path = "web/import.html")]
struct ImportPage {
    frame: Frame,
    here: &'static str,
    id: String,
    n_new: usize,
    n_changed: usize,
    n_same: usize,
    n_refused: usize,
    n_warnings: usize,
    problems: Vec<ProblemLine>,
    n_more: usize,
}

fn import_page(visit: &Visit, championship: &Championship, table: &Table, id: String) -> ImportPage {
    let preview = preview_entries(championship, table);
    let count = |is: fn(&RowFate) -> bool| preview.rows.iter().filter(|row| is(&row.fate)).count();
    let line = |problem: &championship::imports::Problem| ProblemLine {
        text: cut(&visit.language.say(&problem.tell())),
        is_error: problem.severity == Severity::Error,
    };
    ImportPage {
        frame: Frame::new(visit, visit.msg("desk-before-entering")),
        here: "entries",
        id,
        n_new: count(|fate| matches!(fate, RowFate::New(_))),
        n_changed: count(|fate| matches!(fate, RowFate::Changed(_))),
        n_same: count(|fate| matches!(fate, RowFate::Unchanged(_))),
        n_refused: count(|fate| matches!(fate, RowFate::Refused)),
        n_warnings: preview.count(Severity::Warning),
        n_more: preview.problems.len().saturating_sub(MOST_PROBLEMS),
        problems: preview.problems.iter().take(MOST_PROBLEMS).map(line).collect(),
    }
}

/// Reads a list and shows what would happen; nothing is taken yet.
async fn preview(State(app): State<Shared>, visit: Visit, mut form: Multipart) -> Response {
    let read = async {
        only_organiser(&visit)?;
        let (mut token, mut bytes, mut typed) = (String::new(), Vec::new(), String::new());
        let mut given = Given::default();
        let unreadable = |_| {
            let text = msg("desk-upload-broken").with("most", LARGEST_BODY / (1024 * 1024));
            Problem::new(StatusCode::PAYLOAD_TOO_LARGE, text)
        };
        while let Some(field) = form.next_field().await.map_err(unreadable)? {
            match field.name() {
                Some("csrf") => token = field.text().await.map_err(unreadable)?,
                Some("file") => bytes = field.bytes().await.map_err(unreadable)?.to_vec(),
                Some("text") => typed = field.text().await.map_err(unreadable)?,
                Some("school") => given.school = field.text().await.map_err(unreadable)?,
                Some("town") => given.town = field.text().await.map_err(unreadable)?,
                Some("year") => given.year = field.text().await.map_err(unreadable)?,
                Some("game") => given.games.push(field.text().await.map_err(unreadable)?),
                _ => {}
            }
        }
        if !same(&token, &visit.csrf) {
            return Err(Problem::stale_form());
        }
        if bytes.is_empty() && typed.trim().is_empty() {
            return Err(Problem::unreadable(msg("desk-upload-nothing")));
        }
        let championship = app.hall()?.snapshot().championship;
        if let [_] = championship.regulations().cycles.as_slice() {
            given.cycle = "1".to_owned();
        }
        // One list at a time: a second click, or a second organiser, waits instead of taking another core.
        let _turn = app.uploads.turn().await;
        let (inner, id) = (visit.clone(), random_word(8).unwrap_or_default());
        let (word, shared) = (id.clone(), app.clone());
        let read = move || {
            let table = if bytes.is_empty() { pasted(&typed) } else { tables::read(&bytes) };
            let table = given.complete(table?)?;
            let page = import_page(&inner, &championship, &table, word);
            shared.uploads.keep(id, table);
            Ok(page)
        };
        aside(read).await.map_err(|message: Message| Problem::unreadable(message))
    };
    match read.await {
        Ok(page) => html(&page),
        Err(problem) => problem.page(&visit),
    }
}

#[derive(Deserialize)]
struct Take {
    id: String,
    #[serde(default)]
    skip_bad: String,
    #[serde(default)]
    accept: String,
}

/// Takes a list that was shown before.
async fn take(State(app): State<Shared>, form: SafeForm<Take>) -> Response {
    let SafeForm { visit, fields } = form;
    let done = async {
        let person = only_organiser(&visit)?;
        let table = app.uploads.get(&fields.id);
        let table = table.ok_or_else(|| Problem::new(StatusCode::GONE, msg("desk-upload-gone")))?;
        let key = format!("import/{}", fields.id);
        let (skip, accept) = (!fields.skip_bad.is_empty(), !fields.accept.is_empty());
        let hall = app.hall()?;
        let decide = move |championship: &Championship| -> Result<Vec<Fact>, DeskError> {
            let found = preview_entries(championship, &table);
            if !is_acceptable(&found, skip, accept) {
                return Err(msg("desk-upload-problems").into());
            }
            let mut facts = found.facts();
            facts.extend(late_placements(championship, &facts, None)?);
            Ok(facts)
        };
        let _turn = app.uploads.turn().await;
        let seen = hall.snapshot().championship;
        // Decided beside the desk, which goes on taking results.
        let beside = Arc::clone(&seen);
        let (decide, prepared) = aside(move || {
            let prepared = decide(&beside);
            (decide, prepared)
        })
        .await;
        let committed = hall
            .commit(&visit.actor(&person), Some(key), move |championship, _| {
                match is_same_field(&seen, championship) {
                    true => prepared.clone(),
                    // Somebody entered pupils or drew groups meanwhile.
                    false => decide(championship),
                }
            })
            .await?;
        let is_entry = |fact: &&Fact| matches!(fact, Fact::EntryAdded { .. } | Fact::EntryChanged { .. });
        let entries = committed.facts.iter().filter(is_entry).count();
        if !committed.is_repeated() && !committed.facts.is_empty() {
            let actor = visit.actor(&person);
            let event = Event::ListTaken { file: String::new(), entries };
            hall.at_desk(move |desk| desk.record(&actor, &event)).await??;
        }
        Ok::<_, Problem>(entries)
    };
    match done.await {
        Ok(count) => back(&app, &visit, &visit.msg("desk-entered-count").with("count", count)),
        Err(problem) => problem.page(&visit),
    }
}

/// Says whether two states have the same schools, pupils and groups, so that a list means the same on both.
fn is_same_field(one: &Championship, other: &Championship) -> bool {
    let groups = |championship: &Championship| -> Vec<_> {
        championship.groups().map(|group| (group.id, group.members.len(), group.rounds.len())).collect()
    };
    one.entries().eq(other.entries()) && one.schools().eq(other.schools()) && groups(one) == groups(other)
}

/// A list to fill in.
async fn template(State(app): State<Shared>, visit: Visit) -> Response {
    let made = || {
        only_organiser(&visit)?;
        let championship = app.hall()?.snapshot().championship;
        let sheets = championship::imports::entry_template(championship.regulations(), visit.language);
        tables::write_xlsx(&sheets).map_err(|text| Problem::new(StatusCode::INTERNAL_SERVER_ERROR, text))
    };
    match made() {
        Ok(bytes) => super::organiser_print::file(
            bytes,
            "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
            &visit.msg("desk-template-file").to_string(),
        ),
        Err(problem) => problem.page(&visit),
    }
}
