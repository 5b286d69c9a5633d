//! One pupil: a name spelt right, another school year, a school renamed.

use askama::Template;
use axum::Router;
use axum::extract::{Path, Query, State};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use serde::Deserialize;

use super::{Heard, only_organiser, page_or, telling};
use crate::app::Shared;
use crate::form::SafeForm;
use crate::frame::Frame;
use crate::problem::{Problem, html};
use crate::visit::Visit;
use championship::facts::{Championship, Contestant, EntryCode, Fact, LONGEST_NAME, check_words};
use championship::store::DeskError;
use speech::{Message, Tell, msg};

pub(super) fn routes() -> Router<Shared> {
    Router::new()
        .route("/organiser/entry/{code}", get(show).post(change))
        .route("/organiser/entry/{code}/forget", post(forget))
        .route("/organiser/entry/{code}/absence", post(absence))
}

/// What the form says of a pupil.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
struct Fields {
    #[serde(default)]
    name: String,
    #[serde(default)]
    year: String,
    /// What stood there when the page was opened.
    #[serde(default)]
    was_name: String,
    #[serde(default)]
    was_year: String,
}

#[derive(Template)]
#[template(path = "web/entry.html")]
struct EntryPage {
    frame: Frame,
    here: &'static str,
    code: String,
    tournament: String,
    school: String,
    fields: Fields,
    is_active: bool,
    /// The round that is paired next, for who plays in a group.
    next_round: Option<u16>,
    /// The rounds that will be missed.
    absences: Vec<u16>,
}

fn shown(contestant: &Contestant) -> (String, String) {
    let year = contestant.school_year.map(|year| year.to_string()).unwrap_or_default();
    (contestant.name.clone().unwrap_or_default(), year)
}

fn entry_page(visit: &Visit, championship: &Championship, code: &str) -> Result<EntryPage, Problem> {
    only_organiser(visit)?;
    let code: EntryCode = code.parse().map_err(|_| Problem::nothing_here())?;
    let entry = championship.entry(code).ok_or_else(Problem::nothing_here)?;
    let (name, year) = shown(&entry.contestant);
    let school = championship.school(code.school).map(|school| school.name.clone()).unwrap_or_default();
    let title = if name.is_empty() { code.to_string() } else { name.clone() };
    let group = championship.tournament(code.tournament).and_then(|one| one.current_group_of(code));
    let member = group.and_then(|group| group.member(code));
    Ok(EntryPage {
        is_active: entry.is_active(),
        next_round: group.map(|group| group.next_round()),
        absences: member.map(|member| member.absences.iter().copied().collect()).unwrap_or_default(),
        frame: Frame::new(visit, title),
        here: "entries",
        code: code.to_string(),
        tournament: championship.regulations().tournament_name(code.tournament, visit.language),
        school,
        fields: Fields { was_name: name.clone(), was_year: year.clone(), name, year },
    })
}

async fn show(
    State(app): State<Shared>,
    visit: Visit,
    Path(code): Path<String>,
    Query(heard): Query<Heard>,
) -> Response {
    let page = || {
        let mut page = entry_page(&visit, &app.hall()?.snapshot().championship, &code)?;
        page.frame = page.frame.telling(heard.notice(&app, &visit));
        Ok(page)
    };
    page_or(&visit, page())
}

/// Changes a pupil, unless somebody else did since the page was opened.
async fn change(State(app): State<Shared>, Path(code): Path<String>, form: SafeForm<Fields>) -> Response {
    let SafeForm { visit, fields } = form;
    let sent = fields.clone();
    let done = async {
        let person = only_organiser(&visit)?;
        let code: EntryCode = code.parse().map_err(|_| Problem::nothing_here())?;
        app.hall()?
            .commit(&visit.actor(&person), None, move |championship, _| decide(championship, code, &fields))
            .await?;
        Ok::<_, Problem>(code)
    };
    match done.await {
        Ok(code) => {
            let said = visit.msg("desk-code-saved").with("code", code.to_string()).to_string();
            Redirect::to(&telling(&app, &visit, "/organiser/entries", &said)).into_response()
        }
        Err(problem) => again(&app, &visit, &code, sent, &problem),
    }
}

#[derive(Deserialize)]
struct Sure {
    /// Not empty once it was read what is lost.
    #[serde(default)]
    sure: String,
}

/// Removes the name and the year of a pupil for good, from the championship and from every copy beside it.
async fn forget(State(app): State<Shared>, Path(code): Path<String>, form: SafeForm<Sure>) -> Response {
    let SafeForm { visit, fields } = form;
    let done = async {
        let person = only_organiser(&visit)?;
        let code: EntryCode = code.parse().map_err(|_| Problem::nothing_here())?;
        if fields.sure.is_empty() {
            return Err(Problem::unreadable(msg("desk-forget-sure")));
        }
        let actor = visit.actor(&person);
        let report = app.hall()?.at_desk(move |desk| desk.forget_as(&actor, code)).await??;
        Ok::<_, Problem>((code, report.backups.len()))
    };
    match done.await {
        Ok((code, copies)) => {
            let said = visit.msg("desk-forgotten").with("code", code.to_string()).with("copies", copies);
            let to = telling(&app, &visit, "/organiser/entries", &said.to_string());
            Redirect::to(&to).into_response()
        }
        Err(problem) => as_it_is(&app, &visit, &code, &problem),
    }
}

#[derive(Deserialize)]
struct Absence {
    step: String,
    round: u16,
    #[serde(default)]
    reason: String,
}

/// Announces that a pupil misses a round, or takes it back.
async fn absence(State(app): State<Shared>, Path(code): Path<String>, form: SafeForm<Absence>) -> Response {
    let SafeForm { visit, fields } = form;
    let done = async {
        let person = only_organiser(&visit)?;
        let code: EntryCode = code.parse().map_err(|_| Problem::nothing_here())?;
        let (round, reason) = (fields.round, fields.reason.trim().to_owned());
        let fact = match fields.step.as_str() {
            "cancel" => Fact::AbsenceCancelled { code, round, reason },
            _ => Fact::AbsenceAnnounced { code, round },
        };
        app.hall()?.commit(&visit.actor(&person), None, move |_, _| Ok(vec![fact.clone()])).await?;
        Ok::<_, Problem>(code)
    };
    match done.await {
        Ok(code) => {
            let said = visit.msg("desk-code-saved").with("code", code.to_string()).to_string();
            Redirect::to(&telling(&app, &visit, &format!("/organiser/entry/{code}"), &said)).into_response()
        }
        Err(problem) => as_it_is(&app, &visit, &code, &problem),
    }
}

/// Shows the page as things stand, with what speaks against what was wished.
fn as_it_is(app: &Shared, visit: &Visit, code: &str, problem: &Problem) -> Response {
    let now = || entry_page(visit, &app.hall()?.snapshot().championship, code);
    let sent = now().map(|page| page.fields).unwrap_or_default();
    again(app, visit, code, sent, problem)
}

/// Shows the form as it was sent, with what speaks against it, so that nothing is typed twice.
fn again(app: &Shared, visit: &Visit, code: &str, sent: Fields, problem: &Problem) -> Response {
    let page = || entry_page(visit, &app.hall()?.snapshot().championship, code);
    match page() {
        Ok(mut page) => {
            page.fields.name = sent.name;
            page.fields.year = sent.year;
            page.frame = page.frame.with_notice("bad", problem.text.say(visit.language));
            (problem.status, html(&page)).into_response()
        }
        Err(problem) => problem.page(visit),
    }
}

fn decide(championship: &Championship, code: EntryCode, fields: &Fields) -> Result<Vec<Fact>, DeskError> {
    let entry = championship.entry(code).ok_or(championship::facts::Refusal::NoEntry(code))?;
    let name: String = fields.name.split_whitespace().collect::<Vec<_>>().join(" ");
    check_words(&name, LONGEST_NAME).map_err(|unfit| DeskError::Told(unfit.tell()))?;
    if name.is_empty() {
        return Err(msg("desk-entry-no-name").into());
    }
    let year = match fields.year.trim() {
        "" => None,
        text => Some(text.parse::<u8>().ok().filter(|year| (1..=12).contains(year)).ok_or_else(bad_year)?),
    };
    let wanted = Contestant { name: Some(name), school_year: year };
    if entry.contestant == wanted {
        return Ok(Vec::new());
    }
    let (now_name, now_year) = shown(&entry.contestant);
    if (&now_name, &now_year) != (&fields.was_name, &fields.was_year) {
        let message = msg("desk-entry-changed-since").with("name", now_name).with("year", now_year);
        return Err(message.into());
    }
    Ok(vec![Fact::EntryChanged { code, contestant: wanted }])
}

fn bad_year() -> Message {
    msg("desk-entry-bad-year")
}
