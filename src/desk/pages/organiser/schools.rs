//! The schools, or the classes of one school: their names spelt right, and two spellings made one.

use askama::Template;
use axum::Router;
use axum::extract::State;
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use serde::Deserialize;

use crate::app::{App, Shared};
use crate::form::SafeForm;
use crate::layout::Frame;
use crate::pages::{Notice, answer_or, only_organiser, telling};
use crate::problem::{Problem, html};
use crate::visit::Visit;
use championship::decisions::{merge_schools, rename_school};
use championship::facts::{Championship, Fact, School};
use championship::imports::doubled_schools;
use championship::store::DeskError;
use speech::msg;

pub(super) fn routes() -> Router<Shared> {
    Router::new()
        .route("/organiser/schools", get(page).post(change))
        .route("/organiser/schools/merge", post(merge))
}

struct SchoolLine {
    number: u32,
    name: String,
    town: String,
    was_name: String,
    was_town: String,
    n_pupils: usize,
}

#[derive(Template)]
#[template(path = "web/organiser_schools.html")]
struct SchoolsPage {
    frame: Frame,
    here: &'static str,
    schools: Vec<SchoolLine>,
    /// Those that look like spellings of one: what is to become part, of what.
    doubled: Vec<(School, School)>,
    /// What was wished and refused: both numbers and the reason.
    wished: Merge,
}

async fn page(State(app): State<Shared>, visit: Visit) -> Response {
    answer_or(&visit, build_page(&app, &visit, Notice::heard(&visit), None, Merge::default()))
}

fn build_page(
    app: &App,
    visit: &Visit,
    notice: Option<Notice>,
    sent: Option<&Fields>,
    wished: Merge,
) -> Result<Response, Problem> {
    only_organiser(visit)?;
    let championship = app.worker()?.snapshot().championship;
    let line = |school: &School| {
        // What was typed and refused is not typed twice.
        let typed = sent.filter(|sent| sent.number == school.number.to_string());
        let name = typed.map_or(&school.name, |sent| &sent.name).clone();
        let was_town = school.place.clone().unwrap_or_default();
        let town = typed.map_or(&was_town, |sent| &sent.town).clone();
        let is_its = |entry: &&championship::facts::Entry| entry.code.school == school.number;
        let n_pupils = championship.entries().filter(is_its).filter(|entry| entry.is_active()).count();
        SchoolLine { number: school.number, name, town, was_name: school.name.clone(), was_town, n_pupils }
    };
    let frame = Frame::new(visit, visit.msg("desk-schools")).telling(notice);
    let schools = championship.schools().map(line).collect();
    let doubled = doubled_schools(&championship);
    Ok(html(&SchoolsPage { frame, here: "entries", schools, doubled, wished }))
}

#[derive(Clone, Deserialize)]
struct Fields {
    number: String,
    name: String,
    #[serde(default)]
    town: String,
    /// What stood there when the page was opened.
    #[serde(default)]
    was_name: String,
    #[serde(default)]
    was_town: String,
}

async fn change(State(app): State<Shared>, form: SafeForm<Fields>) -> Response {
    let SafeForm { visit, fields } = form;
    let sent = fields.clone();
    let done = async {
        let person = only_organiser(&visit)?;
        app.worker()?
            .commit(&visit.actor(&person), None, move |championship, _| renamed(championship, &fields))
            .await?;
        Ok::<_, Problem>(())
    };
    match done.await {
        Ok(()) => {
            let said = visit.msg("desk-school-saved").with("name", sent.name.trim()).to_string();
            Redirect::to(&telling(&app, &visit, "/organiser/schools", &said)).into_response()
        }
        Err(problem) => again(&app, &visit, &problem, Some(&sent), Merge::default()),
    }
}

/// Shows the page with what speaks against what was sent, so that nothing is typed twice.
fn again(app: &App, visit: &Visit, problem: &Problem, sent: Option<&Fields>, wished: Merge) -> Response {
    problem.noted_on(visit, build_page(app, visit, Some(problem.notice(visit)), sent, wished))
}

#[derive(Clone, Debug, Default, Deserialize)]
struct Merge {
    #[serde(default)]
    from: String,
    #[serde(default)]
    into: String,
    #[serde(default)]
    reason: String,
}

/// Makes two spellings one school.
async fn merge(State(app): State<Shared>, form: SafeForm<Merge>) -> Response {
    let SafeForm { visit, fields } = form;
    let sent = fields.clone();
    let done = async {
        let person = only_organiser(&visit)?;
        let number =
            |text: &str| text.parse::<u32>().map_err(|_| Problem::unreadable(msg("desk-merge-choose")));
        let (from, into) = (number(&fields.from)?, number(&fields.into)?);
        let hall = app.worker()?;
        let before = hall.snapshot().championship;
        let (_, told) = merge_schools(&before, from, into, fields.reason.trim())?;
        let reason = fields.reason.trim().to_owned();
        let decide = move |championship: &Championship| merge_schools(championship, from, into, &reason);
        hall.commit(&visit.actor(&person), None, move |championship, _| Ok(decide(championship)?.0)).await?;
        let name = |number| before.school(number).map(|school| school.name.clone()).unwrap_or_default();
        let said = visit.msg("desk-merged").with("from", name(from)).with("into", name(into)).to_string();
        let also = told.into_iter().map(|what| visit.msg("desk-and-so").with("what", what).to_string());
        Ok::<_, Problem>(said + &also.collect::<String>())
    };
    match done.await {
        Ok(said) => Redirect::to(&telling(&app, &visit, "/organiser/schools", &said)).into_response(),
        Err(problem) => again(&app, &visit, &problem, None, sent),
    }
}

fn renamed(championship: &Championship, fields: &Fields) -> Result<Vec<Fact>, DeskError> {
    let number = fields.number.parse::<u32>().ok();
    let known = number.and_then(|number| championship.school(number));
    let known = known.ok_or_else(|| DeskError::from(msg("desk-nothing-here")))?;
    let facts = rename_school(championship, known.number, &fields.name, &fields.town)?;
    let now_town = known.place.clone().unwrap_or_default();
    if !facts.is_empty() && (&known.name, &now_town) != (&fields.was_name, &fields.was_town) {
        let message = msg("desk-school-changed-since").with("name", &known.name).with("town", now_town);
        return Err(message.into());
    }
    Ok(facts)
}
