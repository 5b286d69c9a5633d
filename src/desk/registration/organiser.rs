//! The organiser's season: opens registration, brings the schools, writes to them, and sees who has answered.

use askama::Template;
use axum::Router;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode, header::HOST};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::get;
use serde::Deserialize;

use super::key::{self, Letters};
use super::letters::{
    Mailing, addressed, answers_table, letters_pdf, mail_merge, mails, pupils_table, words,
};
use super::links::links;
use crate::address::reachable;
use crate::app::{App, Shared};
use crate::download::{download, zipped};
use crate::faults::aside;
use crate::flash::telling;
use crate::form::SafeForm;
use crate::layout::{Frame, Notice};
use crate::pages::{answer_or, only_organiser};
use crate::problem::{Problem, html};
use crate::session::now;
use crate::view::plain;
use crate::visit::Visit;
use crate::worker::Snapshot;
use championship::decisions::{
    RegistrationStatus, accept_all, asked_alike, open_registration, registration_status, waiting,
};
use championship::facts::{
    Championship, Entry, EntryStatus, Fact, QuestionAbout, RegistrationTerms, School, SchoolQuestion, Stamp,
    TournamentId,
};
use championship::imports::{pasted, preview_schools};
use championship::store::{DeskError, day_begins, day_ends, form_day, form_time, said_end, said_second};
use speech::{Language, Message, Tell, msg};

pub(super) fn routes() -> Router<Shared> {
    Router::new()
        .route("/organiser/registration", get(page).post(change))
        .route("/organiser/registration/file/{what}", get(file))
}

struct SchoolLine {
    number: u32,
    name: String,
    email: String,
    status: RegistrationStatus,
    told: String,
    n_pupils: usize,
    sent_at: String,
}

#[derive(Template)]
#[template(path = "web/registration.html")]
struct RegistrationPage {
    frame: Frame,
    here: &'static str,
    is_opened: bool,
    is_open: bool,
    from: String,
    until: String,
    address: String,
    questions: String,
    from_time: String,
    until_time: String,
    /// Questions about each pupil, one a line.
    pupil_questions: String,
    asks_names: bool,
    asks_pictures: bool,
    shown_until: String,
    schools: Vec<SchoolLine>,
    /// How many schools there are of each status: its word and the count.
    counts: Vec<(&'static str, usize)>,
    /// Who waits for a place, in order: what for, and who.
    waiting: Vec<(String, Vec<String>)>,
    n_sent: usize,
    /// Whether the letters were made on another computer, and open nothing here.
    is_elsewhere: bool,
    /// How many are shown by their codes alone, because nobody agreed that they are named.
    n_hidden: usize,
    /// Whether some school answered something.
    has_answers: bool,
    /// Whom to remind: the addresses, and what to write.
    late: String,
    reminder: String,
    /// A list of schools as it was typed, where it was refused.
    text: String,
    problems: Vec<String>,
}

#[derive(Clone, Default, Deserialize)]
struct Change {
    #[serde(default)]
    step: String,
    #[serde(default)]
    from: String,
    #[serde(default)]
    until: String,
    #[serde(default)]
    address: String,
    #[serde(default)]
    from_time: String,
    #[serde(default)]
    until_time: String,
    #[serde(default)]
    questions: String,
    #[serde(default)]
    pupil_questions: String,
    #[serde(default)]
    names: String,
    #[serde(default)]
    pictures: String,
    #[serde(default)]
    text: String,
}

/// Returns where schools reach the desk, as far as it knows; empty where it is reached from this computer only.
fn own_address(app: &App, headers: &HeaderMap, visit: &Visit) -> String {
    let host = headers.get(HOST).and_then(|host| host.to_str().ok()).unwrap_or("localhost");
    let scheme = if visit.is_secure { "https" } else { "http" };
    let own = app.address.get().cloned().unwrap_or_else(|| format!("{scheme}://{host}"));
    reachable(&own).unwrap_or_default()
}

async fn page(State(app): State<Shared>, headers: HeaderMap, visit: Visit) -> Response {
    let address = own_address(&app, &headers, &visit);
    let mark = mark(&app);
    let page = mark.and_then(|mark| {
        let seen = (address.as_str(), mark.as_deref());
        build_page(&app, &visit, seen, Notice::heard(&visit), Change::default(), Vec::new())
    });
    answer_or(&visit, page)
}

fn build_page(
    app: &App,
    visit: &Visit,
    (own_address, last_mark): (&str, Option<&str>),
    notice: Option<Notice>,
    sent: Change,
    problems: Vec<String>,
) -> Result<Response, Problem> {
    only_organiser(visit)?;
    let letters = key::letters(&links(app)?, last_mark);
    let championship = app.worker()?.snapshot().championship;
    let registration = championship.registration();
    let terms = registration.terms.clone();
    let written = |about: QuestionAbout| {
        let line = |one: &SchoolQuestion| format!("{}{}", one.text, if one.is_needed { " *" } else { "" });
        let asked = terms.as_ref().map(|terms| terms.questions.iter().filter(|one| one.about == about));
        asked.map(|asked| asked.map(line).collect::<Vec<_>>().join("\n"))
    };
    // What was sent and refused stays as it was ticked; who never opened it is offered both.
    let asks = |ticked: &str, about: QuestionAbout| match (sent.step.as_str(), &terms) {
        ("open", _) => !ticked.is_empty(),
        (_, Some(terms)) => terms.questions.iter().any(|one| one.about == about),
        (_, None) => true,
    };
    let chosen = |typed: &str, known: Option<String>, usual: String| match typed.is_empty() {
        true => known.unwrap_or(usual),
        false => typed.to_owned(),
    };
    let today = i64::try_from(now()).unwrap_or(0);
    let month = 30 * 24 * 60 * 60;
    let schools: Vec<SchoolLine> = lines(&championship, visit);
    let usual = visit.msg("desk-registration-usual-questions").to_string();
    let usual_of_pupils = visit.msg("desk-registration-usual-pupil-questions").to_string();
    let address = chosen(&sent.address, terms.as_ref().map(|t| t.address.clone()), own_address.to_owned());
    let all = addressed(&championship, &links(app)?, &address, visit.language);
    let late: Vec<_> = all.iter().filter(|one| Mailing::Reminder.is_for(one.status)).collect();
    let reminder = late.first().map(|one| {
        let general = super::Addressed {
            letter: championship::handouts::SchoolLetter {
                link: "…".into(),
                code: "…".into(),
                ..one.letter.clone()
            },
            ..(*one).clone()
        };
        words(&championship, &general, Mailing::Reminder, visit.language).1
    });
    let mails: Vec<&str> =
        late.iter().map(|one| one.email.as_str()).filter(|email| !email.is_empty()).collect();
    let mut counts: Vec<(&'static str, usize)> = Vec::new();
    for line in &schools {
        let word = line.status.word();
        match counts.iter_mut().find(|(known, _)| *known == word) {
            Some((_, count)) => *count += 1,
            None => counts.push((word, 1)),
        }
    }
    Ok(html(&RegistrationPage {
        frame: Frame::new(visit, visit.msg("desk-registration-title")).telling(notice),
        here: "entries",
        is_opened: terms.is_some() && !registration.is_closed,
        is_open: registration.is_open(today),
        from: chosen(&sent.from, terms.as_ref().map(|t| form_day(t.from)), form_day(today)),
        until: chosen(&sent.until, terms.as_ref().map(|t| form_day(t.until)), form_day(today + month)),
        address,
        from_time: chosen(&sent.from_time, terms.as_ref().map(|t| form_time(t.from, false)), String::new()),
        until_time: chosen(&sent.until_time, terms.as_ref().map(|t| form_time(t.until, true)), String::new()),
        questions: chosen(&sent.questions, written(QuestionAbout::School), usual),
        pupil_questions: chosen(&sent.pupil_questions, written(QuestionAbout::Pupil), usual_of_pupils),
        asks_names: asks(&sent.names, QuestionAbout::Names),
        asks_pictures: asks(&sent.pictures, QuestionAbout::Pictures),
        shown_until: terms.as_ref().map(|t| visit.language.say(&said_end(t.until))).unwrap_or_default(),
        n_sent: schools.iter().filter(|line| line.status == RegistrationStatus::Sent).count(),
        schools,
        counts,
        waiting: in_line(&championship, visit),
        is_elsewhere: letters == Letters::Elsewhere,
        n_hidden: n_hidden(&championship),
        has_answers: schools_answered(&championship),
        late: mails.join(", "),
        reminder: reminder.unwrap_or_default(),
        text: sent.text,
        problems,
    }))
}

/// Returns the mark of the key with which letters were made last.
fn mark(app: &App) -> Result<Option<String>, Problem> {
    Ok(app.worker()?.snapshot().log.letters_made().last().cloned())
}

fn unwritten(error: &std::io::Error) -> Message {
    msg("desk-people-unwritten").with("error", error.to_string())
}

/// Lists who waits for a place, by what they wait for, in the order in which places are given.
fn in_line(championship: &Championship, visit: &Visit) -> Vec<(String, Vec<String>)> {
    let mut lines: Vec<(TournamentId, Vec<String>)> = Vec::new();
    for entry in waiting(championship, None) {
        let school = championship.school(entry.code.school).map_or("", |school| school.name.as_str());
        let who = format!("{} ({school})", entry.contestant.name.as_deref().unwrap_or("?"));
        match lines.iter_mut().find(|(id, _)| *id == entry.code.tournament) {
            Some((_, line)) => line.push(who),
            None => lines.push((entry.code.tournament, vec![who])),
        }
    }
    lines.sort_by_key(|(id, _)| *id);
    let name = |id| championship.regulations().tournament_name(id, visit.language);
    lines.into_iter().map(|(id, line)| (name(id), line)).collect()
}

fn n_hidden(championship: &Championship) -> usize {
    let is_here = |entry: &&Entry| entry.is_active() && entry.contestant.name.is_some();
    championship.entries().filter(is_here).filter(|entry| !championship.may_be_named(entry)).count()
}

fn schools_answered(championship: &Championship) -> bool {
    championship.registration().schools.values().any(|own| own.answer.is_some())
}

fn lines(championship: &Championship, visit: &Visit) -> Vec<SchoolLine> {
    let registration = championship.registration();
    let line = |school: &championship::facts::School| {
        let own = registration.of(school.number);
        let answer = own.and_then(|own| own.answer.as_ref());
        let status = registration_status(championship, school.number);
        SchoolLine {
            number: school.number,
            name: school.name.clone(),
            email: own.map(|own| own.email.clone()).unwrap_or_default(),
            status,
            told: visit.language.say(&status.tell()),
            n_pupils: answer.map_or_else(|| n_entered(championship, school.number), |sent| sent.pupils.len()),
            sent_at: answer.map(|answer| visit.language.say(&said_second(answer.at))).unwrap_or_default(),
        }
    };
    championship.schools().map(line).collect()
}

/// Returns how many pupils of a school are entered, by whatever way.
fn n_entered(championship: &Championship, school: u32) -> usize {
    let is_here = |entry: &&Entry| {
        entry.code.school == school && !matches!(entry.status, EntryStatus::Withdrawn { .. })
    };
    championship.entries().filter(is_here).count()
}

async fn change(State(app): State<Shared>, headers: HeaderMap, form: SafeForm<Change>) -> Response {
    let SafeForm { visit, fields } = form;
    let address = own_address(&app, &headers, &visit);
    let (notice, problems, status) = match changed(&app, &visit, &fields).await {
        Ok(Done::Said(said)) => {
            let to = telling(&app, &visit, "/organiser/registration", &said);
            return Redirect::to(&to).into_response();
        }
        Ok(Done::Problems(problems)) => {
            let notice = visit.msg("desk-registration-schools-wrong").to_string();
            (Notice::bad(notice), problems, StatusCode::CONFLICT)
        }
        Err(problem) => (problem.notice(&visit), Vec::new(), problem.status),
    };
    let mark = mark(&app);
    let page = mark.and_then(|mark| {
        build_page(&app, &visit, (&address, mark.as_deref()), Some(notice), fields, problems)
    });
    match page {
        Ok(mut response) => {
            *response.status_mut() = status;
            response
        }
        Err(problem) => problem.page(&visit),
    }
}

enum Done {
    Said(String),
    Problems(Vec<String>),
}

async fn changed(app: &App, visit: &Visit, fields: &Change) -> Result<Done, Problem> {
    let person = only_organiser(visit)?;
    let hall = app.worker()?;
    let actor = visit.actor(&person);
    let said = match fields.step.as_str() {
        "open" => {
            let terms = terms(fields, visit.language).map_err(Problem::unreadable)?;
            let decide = move |championship: &Championship, _: &Stamp| {
                open_registration(championship, &asked_alike(championship, terms.clone()))
            };
            hall.commit(&actor, None, decide).await?;
            visit.msg("desk-registration-opened")
        }
        "close" => {
            hall.commit(&actor, None, |_, _| Ok(vec![Fact::RegistrationClosed])).await?;
            visit.msg("desk-registration-closed")
        }
        "key" => {
            let Snapshot { id, log, .. } = hall.snapshot();
            let links = key::bring(&app.people, &id, log.letters_made(), &fields.text)?;
            hall.at_desk(move |desk| key::made(desk, &actor, &links)).await??;
            visit.msg("desk-registration-key-brought")
        }
        "schools" => return schools(app, visit, &actor, &fields.text).await,
        "accept" => {
            let reason = visit.msg("desk-registration-reason").to_string();
            let all = accept_all(&hall.snapshot().championship, &reason);
            let decide =
                move |championship: &Championship, _: &Stamp| Ok(accept_all(championship, &reason).facts);
            hall.commit(&actor, None, decide).await?;
            let left = all.left.iter().map(|(school, why)| {
                plain(
                    &visit.language.say(
                        &msg("decisions-registration-refused")
                            .with("name", School::shown_number(school))
                            .with("why", why.clone()),
                    ),
                )
            });
            let left: Vec<String> = left.collect();
            let said = visit.msg("desk-registration-accepted-all").with("count", all.accepted.len());
            return Ok(Done::Said(format!("{said} {}", left.join("; ")).trim().to_owned()));
        }
        _ => return Err(Problem::nothing_here()),
    };
    Ok(Done::Said(said.to_string()))
}

/// Reads what was typed about dates, address and questions.
fn terms(fields: &Change, language: Language) -> Result<RegistrationTerms, Message> {
    let moment = |day: &str, time: &str| format!("{} {}", day.trim(), time.trim()).trim().to_owned();
    let (from, until) = (moment(&fields.from, &fields.from_time), moment(&fields.until, &fields.until_time));
    let unread = |text: &str| super::no_day(text, language);
    let from = day_begins(&from).ok_or_else(|| unread(&from))?;
    let until = day_ends(&until).ok_or_else(|| unread(&until))?;
    let address = fields.address.trim().trim_end_matches('/').to_owned();
    let is_address = address.starts_with("https://") || address.starts_with("http://");
    if !is_address || address.contains(char::is_whitespace) {
        return Err(msg("desk-registration-no-address").with("text", address));
    }
    let of_school = fields.questions.lines().map(|line| (line, QuestionAbout::School));
    let of_pupils = fields.pupil_questions.lines().map(|line| (line, QuestionAbout::Pupil));
    let questions = of_school.chain(of_pupils).map(|(line, about)| super::question(line, about));
    let questions = questions.filter(|one| !one.text.is_empty());
    let consents = super::consents(!fields.names.is_empty(), !fields.pictures.is_empty(), language);
    let questions = questions.chain(consents).collect();
    Ok(RegistrationTerms { from, until, address, questions })
}

/// Takes a list of schools, all of it or nothing.
async fn schools(app: &App, visit: &Visit, actor: &str, text: &str) -> Result<Done, Problem> {
    if text.trim().is_empty() {
        return Err(Problem::unreadable(msg("desk-upload-nothing")));
    }
    let hall = app.worker()?;
    let championship = hall.snapshot().championship;
    let table = pasted(text).map_err(Problem::unreadable)?;
    let before = table.clone();
    let preview = aside(move || preview_schools(&championship, &before)).await;
    if !preview.problems.is_empty() {
        let line = |problem: &championship::imports::ListProblem| plain(&visit.language.say(&problem.tell()));
        return Ok(Done::Problems(preview.problems.iter().take(50).map(line).collect()));
    }
    let committed = hall
        .commit(actor, None, move |championship, _| {
            Ok::<_, DeskError>(preview_schools(championship, &table).facts)
        })
        .await?;
    let is_school = |fact: &&Fact| matches!(fact, Fact::SchoolRegistered { .. });
    let count = committed.facts.iter().filter(is_school).count();
    Ok(Done::Said(visit.msg("desk-registration-schools-taken").with("count", count).to_string()))
}

/// What goes to schools, as files.
async fn file(State(app): State<Shared>, visit: Visit, Path(what): Path<String>) -> Response {
    answer_or(&visit, made(&app, &visit, &what).await)
}

async fn made(app: &App, visit: &Visit, what: &str) -> Result<Response, Problem> {
    let person = only_organiser(visit)?;
    if what == "key.txt" {
        let (links, actor) = (links(app)?, visit.actor(&person));
        app.worker()?.at_desk(move |desk| key::carried(desk, &actor, &links)).await??;
        let key = key::shown(&app.people);
        let key = key.map_err(|error| Problem::from(DeskError::from(unwritten(&error))))?;
        let name = visit.msg("desk-registration-key-file").to_string();
        return Ok(download(format!("{key}\n").into_bytes(), "text/plain; charset=utf-8", &name));
    }
    let championship = app.worker()?.snapshot().championship;
    let terms = championship.registration().terms.clone();
    let terms =
        terms.ok_or_else(|| Problem::new(StatusCode::CONFLICT, msg("desk-registration-open-first")))?;
    let all = addressed(&championship, &links(app)?, &terms.address, visit.language);
    if matches!(what, "letters.pdf" | "schools.csv" | "mails.zip" | "reminders.zip") {
        // Whoever goes on elsewhere is told by this that these open nothing there.
        let (links, actor) = (links(app)?, visit.actor(&person));
        app.worker()?.at_desk(move |desk| key::made(desk, &actor, &links)).await??;
    }
    let (language, what, named) = (visit.language, what.to_owned(), what);
    let (bytes, kind) = aside(move || match what.as_str() {
        "letters.pdf" => {
            let made = letters_pdf(&championship, &all, language);
            Ok((made.map_err(|error| Problem::unreadable(error.tell()))?, "application/pdf"))
        }
        "answers.csv" => Ok((answers_table(&championship, language), "text/csv; charset=utf-8")),
        "pupils.csv" => Ok((pupils_table(&championship, language), "text/csv; charset=utf-8")),
        "schools.csv" => Ok((mail_merge(&all, language), "text/csv; charset=utf-8")),
        "mails.zip" => {
            Ok((zipped(&mails(&championship, &all, Mailing::Invitation, language))?, "application/zip"))
        }
        "reminders.zip" => {
            Ok((zipped(&mails(&championship, &all, Mailing::Reminder, language))?, "application/zip"))
        }
        _ => Err(Problem::nothing_here()),
    })
    .await?;
    let name = match kind {
        _ if named == "answers.csv" => visit.msg("desk-registration-answers-file"),
        _ if named == "pupils.csv" => visit.msg("desk-registration-pupils-file"),
        "application/pdf" => visit.msg("desk-registration-letters-file"),
        "application/zip" => visit.msg("desk-registration-mails-file"),
        _ => visit.msg("desk-registration-merge-file"),
    };
    Ok(download(bytes, kind, &name.to_string()))
}
