//! Lists of pupils: sent, looked at, corrected where they stand, and taken.

use std::collections::BTreeMap;
use std::sync::Arc;

use axum::Router;
use axum::extract::{Multipart, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::{get, post};

use super::entries::{Typed, with_typed};
use super::import_view::{Choices, ImportPage, edited, given, import_page};
use crate::app::{App, Shared};
use crate::faults::aside;
use crate::form::SafeForm;
use crate::middleware::LARGEST_BODY;
use crate::pages::{only_organiser, telling};
use crate::problem::{Problem, html};
use crate::session::{random_word, same};
use crate::uploads::Upload;
use crate::visit::Visit;
use championship::decisions::{is_acceptable, late_placements};
use championship::facts::{Championship, Fact};
use championship::imports::{Gathered, Kind, gather, pasted, preview_entries};
use championship::store::{DeskError, Event};
use championship::tables;
use speech::{Message, msg};

pub(super) fn routes() -> Router<Shared> {
    Router::new()
        .route("/organiser/import", post(send))
        .route("/organiser/import/take", post(take))
        .route("/organiser/template.xlsx", get(template))
}

/// What was sent: the list, and what holds for all of its rows.
#[derive(Default)]
struct Sent {
    token: String,
    bytes: Vec<u8>,
    typed: Typed,
}

async fn read(mut form: Multipart) -> Result<Sent, Problem> {
    let broken = |_| Problem::upload_broken(LARGEST_BODY);
    let mut sent = Sent::default();
    while let Some(field) = form.next_field().await.map_err(broken)? {
        let name = field.name().unwrap_or_default().to_owned();
        if name == "file" {
            sent.bytes = field.bytes().await.map_err(broken)?.to_vec();
            continue;
        }
        let text = field.text().await.map_err(broken)?;
        match name.as_str() {
            "csrf" => sent.token = text,
            "text" => sent.typed.text = text,
            "school" => sent.typed.given.school = text,
            "town" => sent.typed.given.town = text,
            "year" => sent.typed.given.year = text,
            "game" => sent.typed.given.games.push(text),
            _ => {}
        }
    }
    Ok(sent)
}

/// Reads a list and shows what would happen; nothing is taken yet.
async fn send(State(app): State<Shared>, visit: Visit, form: Multipart) -> Response {
    let sent = match only_organiser(&visit) {
        Ok(_) => read(form).await,
        Err(problem) => Err(problem),
    };
    let sent = match sent {
        Ok(sent) if same(&sent.token, &visit.csrf) => sent,
        Ok(_) => return Problem::stale_form().page(&visit),
        Err(problem) => return problem.page(&visit),
    };
    let typed = sent.typed.clone();
    match look(&app, &visit, sent).await {
        Ok(page) => html(&page),
        // What was pasted and chosen stays on the page.
        Err(problem) => with_typed(&app, &visit, typed, &problem),
    }
}

async fn look(app: &Shared, visit: &Visit, sent: Sent) -> Result<ImportPage, Problem> {
    let Sent { bytes, typed, .. } = sent;
    if bytes.is_empty() && typed.text.trim().is_empty() {
        return Err(Problem::unreadable(msg("desk-upload-nothing")));
    }
    let championship = app.worker()?.snapshot().championship;
    let given = typed.given;
    // One list at a time: a second click, or a second organiser, waits instead of taking another core.
    let _turn = app.uploads.turn().await;
    let (inner, shared, id) = (visit.clone(), app.clone(), random_word(8).unwrap_or_default());
    let text = typed.text;
    let read = move || {
        let read = match bytes.is_empty() {
            true => Gathered { table: pasted(&text)?, told: Vec::new() },
            false => gather(&tables::read_all(&bytes)?, Kind::Entries),
        };
        let upload = Upload { table: read.table, given, sheets: read.told, ..Upload::default() };
        let page = import_page(&inner, &championship, &upload, &id, &Choices::default())?;
        shared.uploads.keep(id, upload);
        Ok(page)
    };
    aside(read).await.map_err(|message: Message| Problem::unreadable(message))
}

/// Takes a list that was shown before, with what was changed on the page; or shows it again.
async fn take(State(app): State<Shared>, form: SafeForm<BTreeMap<String, String>>) -> Response {
    let SafeForm { visit, fields } = form;
    if let Err(problem) = only_organiser(&visit) {
        return problem.page(&visit);
    }
    let text = |name: &str| fields.get(name).cloned().unwrap_or_default();
    let id = text("id");
    let Some(before) = app.uploads.get(&id) else {
        return Problem::new(StatusCode::GONE, msg("desk-upload-gone")).page(&visit);
    };
    let choices = Choices { skip_bad: !text("skip_bad").is_empty(), accept: !text("accept").is_empty() };
    let upload = Upload {
        table: edited(before.table.clone(), &fields),
        given: given(before.given.clone(), &fields),
        sheets: before.sheets.clone(),
        keeps_capitals: match fields.contains_key("capitals") {
            true => fields.contains_key("keep_capitals"),
            false => before.keeps_capitals,
        },
    };
    let is_changed = upload.table != before.table
        || upload.given != before.given
        || upload.keeps_capitals != before.keeps_capitals;
    app.uploads.keep(id.clone(), upload.clone());
    // What was changed is looked at once more before it is taken.
    if is_changed || text("step") == "look" {
        return shown_again(&app, &visit, &id, upload, choices, None).await;
    }
    match taken(&app, &visit, &id, &upload, &choices).await {
        Ok(count) => {
            let said = visit.msg("desk-entered-count").with("count", count).to_string();
            Redirect::to(&telling(&app, &visit, "/organiser/entries", &said)).into_response()
        }
        Err(problem) => shown_again(&app, &visit, &id, upload, choices, Some(problem)).await,
    }
}

/// Shows the list once more, with everything that was chosen, and a refusal at the top.
async fn shown_again(
    app: &App,
    visit: &Visit,
    id: &str,
    upload: Upload,
    choices: Choices,
    refusal: Option<Problem>,
) -> Response {
    let championship = match app.worker() {
        Ok(hall) => hall.snapshot().championship,
        Err(problem) => return problem.page(visit),
    };
    let (inner, id) = (visit.clone(), id.to_owned());
    let page = aside(move || import_page(&inner, &championship, &upload, &id, &choices)).await;
    let status = refusal.as_ref().map_or(StatusCode::OK, |problem| problem.status);
    match page {
        Ok(mut page) => {
            page.frame = page.frame.telling(refusal.map(|problem| problem.notice(visit)));
            (status, html(&page)).into_response()
        }
        Err(message) => Problem::unreadable(message).page(visit),
    }
}

async fn taken(
    app: &App,
    visit: &Visit,
    id: &str,
    upload: &Upload,
    choices: &Choices,
) -> Result<usize, Problem> {
    let person = only_organiser(visit)?;
    let (upload, language) = (upload.clone(), visit.language);
    let (skip, accept) = (choices.skip_bad, choices.accept);
    let hall = app.worker()?;
    let decide = move |championship: &Championship| -> Result<Vec<Fact>, DeskError> {
        let table = upload.complete(championship, language)?;
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
        .commit(&visit.actor(&person), Some(format!("import/{id}")), move |championship, _| {
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
    Ok(entries)
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
        let championship = app.worker()?.snapshot().championship;
        let sheets = championship::imports::entry_template(championship.regulations(), visit.language);
        tables::write_xlsx(&sheets).map_err(|text| Problem::new(StatusCode::INTERNAL_SERVER_ERROR, text))
    };
    match made() {
        Ok(bytes) => super::print::file(
            bytes,
            "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
            &visit.msg("desk-template-file").to_string(),
        ),
        Err(problem) => problem.page(&visit),
    }
}
