//! The pages of a school's contact: no account, only the link.

use askama::Template;
use axum::Router;
use axum::extract::{Multipart, Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use serde::Deserialize;

use super::form::{Outcome, SchoolForm, Sent, as_typed, school_form, take};
use super::links::{opened, read_code};
use crate::app::{App, Shared};
use crate::flash::telling;
use crate::form::SafeForm;
use crate::layout::{Frame, Notice};
use crate::pages::page_or;
use crate::problem::{Problem, html};
use crate::session::now;
use crate::view::{plain, sentence};
use crate::visit::Visit;
use championship::decisions::{
    NextStep, RegistrationStatus, Substitute, missing_in_registration, next_step, place_in_line,
    registration_status, substitute,
};
use championship::facts::{
    Championship, Entry, EntryCode, EntryStatus, Refusal, RegistrationVerdict, Sender,
};
use championship::store::{DeskError, said_end, said_second};
use speech::{Language, Tell, msg};

pub(super) fn routes() -> Router<Shared> {
    Router::new()
        .route("/school", get(door).post(typed_code))
        .route("/school/{code}", get(page).post(send))
        .route("/school/{code}/receipt", get(receipt))
        .route("/school/{code}/substitute", post(other_pupil))
}

#[derive(Template)]
#[template(path = "web/school_door.html")]
struct DoorPage {
    frame: Frame,
}

async fn door(visit: Visit) -> Response {
    let frame = Frame::new(&visit, visit.msg("desk-registration-door")).telling(Notice::heard(&visit));
    html(&DoorPage { frame })
}

#[derive(Deserialize)]
struct Code {
    #[serde(default)]
    code: String,
}

async fn typed_code(form: SafeForm<Code>) -> Response {
    let SafeForm { visit, fields } = form;
    match read_code(&fields.code) {
        Some((_, code)) => Redirect::to(&format!("/school/{code}")).into_response(),
        None => {
            let frame = Frame::new(&visit, visit.msg("desk-registration-door"))
                .with_notice("bad", visit.msg("desk-registration-no-code"));
            (StatusCode::BAD_REQUEST, html(&DoorPage { frame })).into_response()
        }
    }
}

/// A pupil who is entered.
struct EntryLine {
    code: String,
    name: String,
    tournament: String,
    /// Whether another may be sent instead.
    can_change: bool,
    /// Which of those who wait for a place, if so.
    in_line: Option<usize>,
}

/// What a page for a school says at its top.
struct Standing {
    status: RegistrationStatus,
    told: String,
    until: String,
    is_open: bool,
    /// Whether groups were drawn, so that what changes needs a word of the organisers.
    is_drawn: bool,
    is_over: bool,
    sent_at: String,
    missing: Vec<String>,
    /// What the organiser said when it was declined.
    message: String,
}

impl Standing {
    fn of(championship: &Championship, school: u32, language: Language) -> Standing {
        let registration = championship.registration();
        let status = registration_status(championship, school);
        let own = registration.of(school);
        let missing = match status {
            RegistrationStatus::Incomplete => missing_in_registration(championship, school),
            _ => Vec::new(),
        };
        Standing {
            status,
            told: language.say(&status.tell()),
            until: registration
                .terms
                .as_ref()
                .map(|terms| language.say(&said_end(terms.until)))
                .unwrap_or_default(),
            is_open: takes_changes(championship),
            is_drawn: championship.groups().next().is_some(),
            is_over: is_over(championship),
            sent_at: own
                .and_then(|own| own.answer.as_ref())
                .map(|sent| language.say(&said_second(sent.at)))
                .unwrap_or_default(),
            missing: missing.iter().map(|what| sentence(&plain(&language.say(what)))).collect(),
            message: match own.and_then(|own| own.verdict.as_ref()) {
                Some(RegistrationVerdict::Declined { message }) => message.clone(),
                _ => String::new(),
            },
        }
    }
}

/// Says whether everything was played, so that there is nothing left to enter pupils in.
fn is_over(championship: &Championship) -> bool {
    next_step(championship) == NextStep::Over
}

/// Says whether schools may change their lists now.
fn takes_changes(championship: &Championship) -> bool {
    let at = i64::try_from(now()).unwrap_or(i64::MAX);
    championship.registration().is_open(at) && !is_over(championship)
}

#[derive(Template)]
#[template(path = "web/school.html")]
struct SchoolPage {
    frame: Frame,
    code: String,
    /// What the pupils are entered for.
    event: String,
    standing: Standing,
    form: SchoolForm,
    entries: Vec<EntryLine>,
}

fn entries_of(championship: &Championship, school: u32, language: Language) -> Vec<EntryLine> {
    let is_here = |entry: &&Entry| {
        entry.code.school == school && !matches!(entry.status, EntryStatus::Withdrawn { .. })
    };
    let line = |entry: &Entry| EntryLine {
        code: entry.code.to_string(),
        name: entry.contestant.name.clone().unwrap_or_default(),
        tournament: championship.regulations().tournament_name(entry.code.tournament, language),
        can_change: entry.is_active() && !championship.has_played(entry.code),
        in_line: place_in_line(championship, entry.code),
    };
    championship.entries().filter(is_here).map(line).collect()
}

fn build_page(
    app: &App,
    visit: &Visit,
    (code, school): (&str, u32),
    form: Option<SchoolForm>,
    notice: Option<Notice>,
) -> Result<SchoolPage, Problem> {
    let championship = app.worker()?.snapshot().championship;
    let own = championship.school(school).ok_or_else(Problem::nothing_here)?;
    let answer =
        championship.registration().of(school).and_then(|own| own.answer.clone()).unwrap_or_default();
    let mut standing = Standing::of(&championship, school, visit.language);
    if form.is_some() {
        // What is in the form is newer than what was sent.
        standing.missing.clear();
    }
    let form = form.unwrap_or_else(|| {
        school_form(&championship, &as_typed(&answer.pupils), &answer.answers, visit.language)
    });
    Ok(SchoolPage {
        frame: Frame::new(visit, visit.msg("desk-registration-of").with("school", own.name.as_str()))
            .telling(notice),
        code: code.to_owned(),
        event: championship.regulations().event(visit.language),
        standing,
        form,
        entries: entries_of(&championship, school, visit.language),
    })
}

async fn page(State(app): State<Shared>, visit: Visit, Path(code): Path<String>) -> Response {
    let page = opened(&app, &visit, &code)
        .and_then(|school| build_page(&app, &visit, (&code, school), None, Notice::heard(&visit)));
    page_or(&visit, page)
}

async fn send(
    State(app): State<Shared>,
    visit: Visit,
    Path(code): Path<String>,
    form: Multipart,
) -> Response {
    let done = async {
        let school = opened(&app, &visit, &code)?;
        let sent = Sent::read(&visit, form).await?;
        let kept = sent.clone();
        Ok::<_, Problem>((school, kept, taken(&app, &visit, school, sent).await))
    };
    let (school, kept, outcome) = match done.await {
        Ok(done) => done,
        Err(problem) => return problem.page(&visit),
    };
    let (form, notice, status) = match outcome {
        Ok(Outcome::Stored(doubts)) => {
            let said = said_stored(&app, &visit, school, &doubts);
            let to = telling(&app, &visit, &format!("/school/{code}"), &said);
            return Redirect::to(&to).into_response();
        }
        Ok(Outcome::Again(form)) => {
            let notice = visit.msg("desk-registration-look").to_string();
            let is_bad = form.problems.iter().any(|(_, is_error)| *is_error);
            let status = if is_bad { StatusCode::CONFLICT } else { StatusCode::OK };
            (Some(*form), Notice::bad(notice), status)
        }
        Err(problem) => {
            // What was typed stays on the page.
            let championship = app.worker().map(|hall| hall.snapshot().championship);
            let form = championship.ok().map(|championship| {
                let mut form = school_form(&championship, &kept.typed(), &kept.answers(), visit.language);
                kept.text("text").clone_into(&mut form.text);
                form
            });
            (form, problem.notice(&visit), problem.status)
        }
    };
    match build_page(&app, &visit, (&code, school), form, Some(notice)) {
        Ok(page) => (status, html(&page)).into_response(),
        Err(problem) => problem.page(&visit),
    }
}

/// Says that a list is stored, whether it is sent with that, and what should be looked at in it.
fn said_stored(app: &App, visit: &Visit, school: u32, doubts: &[String]) -> String {
    let championship = app.worker().map(|hall| hall.snapshot().championship);
    let status = championship.map(|championship| registration_status(&championship, school));
    let stored = match status {
        Ok(RegistrationStatus::Incomplete) => visit.msg("desk-registration-stored-in-part"),
        _ => visit.msg("desk-registration-stored"),
    };
    // An address carries them, which is not endless.
    let doubts = doubts.iter().take(3).map(|doubt| sentence(doubt));
    std::iter::once(stored.to_string()).chain(doubts).collect::<Vec<_>>().join(" ")
}

async fn taken(app: &App, visit: &Visit, school: u32, sent: Sent) -> Result<Outcome, Problem> {
    let championship = app.worker()?.snapshot().championship;
    if !takes_changes(&championship) {
        return Err(DeskError::from(Refusal::NotRegistering).into());
    }
    take(app, visit, school, sent, (Sender::School, actor(&championship, visit, school))).await
}

/// Returns who does something, as the log names a school.
pub(super) fn actor(championship: &Championship, visit: &Visit, school: u32) -> String {
    let name = championship.school(school).map_or("", |own| own.name.as_str());
    format!("{} @ {}", name.replace('@', " "), visit.peer)
}

#[derive(Template)]
#[template(path = "web/school_receipt.html")]
struct ReceiptPage {
    frame: Frame,
    code: String,
    school: String,
    standing: Standing,
    /// What was asked about each pupil.
    asked: Vec<String>,
    /// The pupils as they were sent: name, year, the game, and what was answered.
    pupils: Vec<(String, String, String, Vec<String>)>,
    entries: Vec<EntryLine>,
    answers: Vec<(String, String)>,
}

async fn receipt(State(app): State<Shared>, visit: Visit, Path(code): Path<String>) -> Response {
    let made = || {
        let school = opened(&app, &visit, &code)?;
        let championship = app.worker()?.snapshot().championship;
        let own = championship.school(school).ok_or_else(Problem::nothing_here)?;
        let answer = championship.registration().of(school).and_then(|own| own.answer.clone());
        let answer =
            answer.ok_or_else(|| Problem::from(DeskError::from(Refusal::NothingRegistered(school))))?;
        let regulations = championship.regulations();
        let asked = championship.registration().questions(true).map(|question| question.text.clone());
        let asked: Vec<String> = asked.collect();
        let pupil = |pupil: &championship::facts::RegisteredPupil| {
            let year = pupil.contestant.school_year.map(|year| year.to_string()).unwrap_or_default();
            let game = regulations.tournament_name(pupil.tournament, visit.language);
            let said = |text: &String| pupil.answers.get(text).cloned().unwrap_or_default();
            let said = asked.iter().map(said).collect();
            (pupil.contestant.name.clone().unwrap_or_default(), year, game, said)
        };
        Ok::<_, Problem>(ReceiptPage {
            frame: Frame::new(&visit, visit.msg("desk-registration-receipt")),
            code: code.clone(),
            school: own.numbered_name(),
            standing: Standing::of(&championship, school, visit.language),
            pupils: answer.pupils.iter().map(pupil).collect(),
            asked: asked.clone(),
            entries: entries_of(&championship, school, visit.language),
            answers: answer.answers.into_iter().collect(),
        })
    };
    page_or(&visit, made())
}

#[derive(Clone, Deserialize)]
struct Other {
    #[serde(default)]
    entry: String,
    #[serde(default)]
    name: String,
    #[serde(default)]
    year: String,
    #[serde(default)]
    reason: String,
}

/// A school sends another pupil: until the one who was entered has checked in or played.
async fn other_pupil(State(app): State<Shared>, Path(code): Path<String>, form: SafeForm<Other>) -> Response {
    let SafeForm { visit, fields } = form;
    let school = match opened(&app, &visit, &code) {
        Ok(school) => school,
        Err(problem) => return problem.page(&visit),
    };
    match substituted(&app, &visit, school, fields).await {
        Ok(()) => {
            let said = visit.msg("desk-registration-substituted").to_string();
            let to = telling(&app, &visit, &format!("/school/{code}"), &said);
            Redirect::to(&to).into_response()
        }
        Err(problem) => {
            let page = build_page(&app, &visit, (&code, school), None, Some(problem.notice(&visit)));
            problem.noted_on(&visit, page.map(|page| html(&page)))
        }
    }
}

async fn substituted(app: &App, visit: &Visit, school: u32, fields: Other) -> Result<(), Problem> {
    let hall = app.worker()?;
    let entry = fields.entry.parse::<EntryCode>().ok().filter(|entry| entry.school == school);
    let entry = entry.ok_or_else(|| Problem::unreadable(msg("desk-nothing-here")))?;
    let year = match fields.year.trim() {
        "" => None,
        text => {
            let read = text.parse::<u8>();
            Some(read.map_err(|_| Problem::unreadable(msg("desk-registration-no-year")))?)
        }
    };
    let actor = actor(&hall.snapshot().championship, visit, school);
    hall.commit_by_log(&actor, None, move |championship, log, _| {
        let own = championship.registration().of(school);
        if own.and_then(|own| own.verdict.as_ref()) != Some(&RegistrationVerdict::Accepted) {
            return Err(msg("desk-registration-not-accepted").into());
        }
        let wish = Substitute {
            name: &fields.name,
            school_year: year,
            is_other_here: log.present(championship).contains(&entry),
            reason: fields.reason.trim(),
            ..Substitute::default()
        };
        Ok((substitute(championship, entry, &wish)?.facts, ()))
    })
    .await?;
    Ok(())
}
