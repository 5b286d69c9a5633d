//! What is asked once about the event: its name, who holds it, when, where, its logo.

use std::collections::BTreeMap;

use askama::Template;
use axum::Router;
use axum::extract::{DefaultBodyLimit, Multipart, State};
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::get;

use crate::app::{App, Shared};
use crate::event_form::{EventForm, read_event};
use crate::layout::Frame;
use crate::pages::{Notice, answer_or, only_organiser, telling};
use crate::problem::{Problem, html};
use crate::session::same;
use crate::visit::Visit;
use championship::facts::{Championship, Details, Fact};
use championship::reports::Timetable;
use championship::store::DeskError;
use speech::msg;

pub(super) fn routes() -> Router<Shared> {
    Router::new()
        .route("/organiser/details", get(page).post(change).layer(DefaultBodyLimit::max(1024 * 1024)))
        .route("/logo", get(logo))
}

#[derive(Template)]
#[template(path = "web/details.html")]
struct DetailsPage {
    frame: Frame,
    here: &'static str,
    event: EventForm,
    /// What stood there when the page was opened.
    was: EventForm,
    has_logo: bool,
}

async fn page(State(app): State<Shared>, visit: Visit) -> Response {
    answer_or(&visit, build_page(&app, &visit, Notice::heard(&visit), None))
}

fn build_page(
    app: &App,
    visit: &Visit,
    notice: Option<Notice>,
    typed: Option<EventForm>,
) -> Result<Response, Problem> {
    only_organiser(visit)?;
    let championship = app.worker()?.snapshot().championship;
    let was = EventForm::of(&championship);
    Ok(html(&DetailsPage {
        frame: Frame::new(visit, visit.msg("desk-details")).telling(notice),
        here: "print",
        event: typed.unwrap_or_else(|| was.clone()),
        was,
        has_logo: championship.details().logo.is_some(),
    }))
}

async fn change(State(app): State<Shared>, visit: Visit, form: Multipart) -> Response {
    let mut typed = None;
    let done = async {
        let person = only_organiser(&visit)?;
        let (fields, logo) = read_event(form).await?;
        if !same(fields.get("csrf").map_or("", String::as_str), &visit.csrf) {
            return Err(Problem::stale_form());
        }
        typed = Some(EventForm::read(&fields));
        let decide = move |championship: &Championship| decide(championship, &fields, logo.as_deref());
        app.worker()?.commit(&visit.actor(&person), None, move |state, _| decide(state)).await?;
        Ok::<_, Problem>(())
    };
    match done.await {
        Ok(()) => {
            let said = visit.msg("desk-saved").to_string();
            Redirect::to(&telling(&app, &visit, "/organiser/details", &said)).into_response()
        }
        Err(problem) => {
            let page = build_page(&app, &visit, Some(problem.notice(&visit)), typed);
            problem.noted_on(&visit, page)
        }
    }
}

fn decide(
    championship: &Championship,
    fields: &BTreeMap<String, String>,
    logo: Option<&[u8]>,
) -> Result<Vec<Fact>, DeskError> {
    let (now, wanted) = (EventForm::of(championship), EventForm::read(fields));
    let old = championship.details();
    let logo = match (logo, fields.contains_key("no_logo")) {
        (Some(bytes), _) => Some(Details::logo_text(bytes)),
        (None, true) => None,
        (None, false) => old.logo.clone(),
    };
    if wanted.name.is_empty() {
        return Err(msg("desk-make-no-name").into());
    }
    wanted.times.parse::<Timetable>().map_err(DeskError::from)?;
    let details = Details { logo, ..wanted.details() };
    let is_named_so = details.name.as_deref() == Some(championship.name());
    let same = Details { name: old.name.clone(), ..details.clone() };
    if is_named_so && same == *old {
        return Ok(Vec::new());
    }
    if EventForm::read_was(fields) != now {
        let said = [now.name, now.host, now.day, now.venue, now.times].join(" · ");
        return Err(msg("desk-details-changed-since").with("now", said).into());
    }
    Ok(vec![Fact::DetailsGiven { details }])
}

/// The logo of the event, for everybody.
async fn logo(State(app): State<Shared>, visit: Visit) -> Response {
    let bytes = app.worker().ok().and_then(|hall| hall.snapshot().championship.details().logo_bytes());
    let Some(bytes) = bytes else { return Problem::nothing_here().page(&visit) };
    let kind = if bytes.starts_with(b"\x89PNG") { "image/png" } else { "image/svg+xml" };
    (StatusCode::OK, [(CONTENT_TYPE, kind)], bytes).into_response()
}
