//! The schools, or the classes of one school: their names spelt right.

use askama::Template;
use axum::Router;
use axum::extract::{Query, State};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::get;
use serde::Deserialize;

use super::{Heard, Notice, answer_or, only_organiser, telling};
use crate::app::{App, Shared};
use crate::form::SafeForm;
use crate::frame::Frame;
use crate::problem::{Problem, html};
use crate::visit::Visit;
use championship::facts::{Championship, Fact, LONGEST_NAME, School, check_words};
use championship::store::DeskError;
use speech::{Tell, msg};

pub(super) fn routes() -> Router<Shared> {
    Router::new().route("/organiser/schools", get(page).post(change))
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
}

async fn page(State(app): State<Shared>, visit: Visit, Query(heard): Query<Heard>) -> Response {
    answer_or(&visit, shown(&app, &visit, heard.notice(&app, &visit), None))
}

fn shown(
    app: &App,
    visit: &Visit,
    notice: Option<Notice>,
    sent: Option<&Fields>,
) -> Result<Response, Problem> {
    only_organiser(visit)?;
    let championship = app.hall()?.snapshot().championship;
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
    Ok(html(&SchoolsPage { frame, here: "entries", schools: championship.schools().map(line).collect() }))
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
        app.hall()?
            .commit(&visit.actor(&person), None, move |championship, _| renamed(championship, &fields))
            .await?;
        Ok::<_, Problem>(())
    };
    match done.await {
        Ok(()) => {
            let said = visit.msg("desk-school-saved").with("name", sent.name.trim()).to_string();
            Redirect::to(&telling(&app, &visit, "/organiser/schools", &said)).into_response()
        }
        Err(problem) => {
            let notice = Notice::bad(problem.text.say(visit.language));
            match shown(&app, &visit, Some(notice), Some(&sent)) {
                Ok(mut response) => {
                    *response.status_mut() = problem.status;
                    response
                }
                Err(_) => problem.page(&visit),
            }
        }
    }
}

fn renamed(championship: &Championship, fields: &Fields) -> Result<Vec<Fact>, DeskError> {
    let number = fields.number.parse::<u32>().ok();
    let known = number.and_then(|number| championship.school(number));
    let known = known.ok_or_else(|| DeskError::from(msg("desk-nothing-here")))?;
    let spaced = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
    let (name, town) = (spaced(&fields.name), spaced(&fields.town));
    for words in [&name, &town] {
        check_words(words, LONGEST_NAME).map_err(|unfit| DeskError::Told(unfit.tell()))?;
    }
    let school = School { number: known.number, name, place: Some(town).filter(|town| !town.is_empty()) };
    if school == *known {
        return Ok(Vec::new());
    }
    let now_town = known.place.clone().unwrap_or_default();
    if (&known.name, &now_town) != (&fields.was_name, &fields.was_town) {
        let message = msg("desk-school-changed-since").with("name", &known.name).with("town", now_town);
        return Err(message.into());
    }
    Ok(vec![Fact::SchoolRegistered { school }])
}
