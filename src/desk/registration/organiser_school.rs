//! One school as the organiser sees it: what it sent, what is said of it, and its link.

use askama::Template;
use axum::Router;
use axum::extract::{Multipart, Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::get;

use super::form::{Outcome, SchoolForm, Sent, as_typed, school_form, take};
use super::letters::addressed;
use super::links::links;
use crate::app::{App, Shared};
use crate::flash::telling;
use crate::layout::{Frame, Notice};
use crate::pages::{only_organiser, page_or};
use crate::problem::{Problem, html};
use crate::view::{plain, sentence};
use crate::visit::Visit;
use championship::decisions::{accept_registration, missing_in_registration, registration_status};
use championship::facts::{Championship, Fact, RegistrationVerdict, Sender, Stamp};
use championship::imports::is_mail;
use speech::{Said, Tell, msg};

pub(super) fn routes() -> Router<Shared> {
    Router::new().route("/organiser/registration/school/{number}", get(page).post(change))
}

#[derive(Template)]
#[template(path = "web/registration_school.html")]
struct SchoolPage {
    frame: Frame,
    here: &'static str,
    number: u32,
    status: String,
    missing: Vec<String>,
    message: String,
    email: String,
    /// The link and the code, once registration was opened.
    link: Option<(String, String)>,
    has_answer: bool,
    is_accepted: bool,
    form: SchoolForm,
}

async fn page(State(app): State<Shared>, visit: Visit, Path(number): Path<u32>) -> Response {
    page_or(&visit, build_page(&app, &visit, number, None, Notice::heard(&visit)))
}

fn build_page(
    app: &App,
    visit: &Visit,
    number: u32,
    form: Option<SchoolForm>,
    notice: Option<Notice>,
) -> Result<SchoolPage, Problem> {
    only_organiser(visit)?;
    let championship = app.worker()?.snapshot().championship;
    let school = championship.school(number).ok_or_else(Problem::nothing_here)?;
    let registration = championship.registration();
    let own = registration.of(number).cloned().unwrap_or_default();
    let link = registration.terms.as_ref().map(|terms| {
        let all = addressed(&championship, &links(app)?, &terms.address, visit.language);
        let letter = all.into_iter().find(|one| one.number == number).map(|one| one.letter);
        Ok::<_, Problem>(letter.map(|letter| (letter.link, letter.code)))
    });
    let answer = own.answer.clone().unwrap_or_default();
    let form = form.unwrap_or_else(|| {
        school_form(&championship, &as_typed(&answer.pupils), &answer.answers, visit.language)
    });
    let missing = missing_in_registration(&championship, number);
    Ok(SchoolPage {
        frame: Frame::new(visit, school.numbered_name()).telling(notice),
        here: "entries",
        number,
        status: visit.language.say(&registration_status(&championship, number).tell()),
        missing: missing.iter().map(|what| sentence(&plain(&visit.language.say(what)))).collect(),
        message: match &own.verdict {
            Some(RegistrationVerdict::Declined { message }) => message.clone(),
            _ => String::new(),
        },
        email: own.email,
        link: link.transpose()?.flatten(),
        has_answer: own.answer.is_some(),
        is_accepted: own.verdict == Some(RegistrationVerdict::Accepted),
        form,
    })
}

async fn change(
    State(app): State<Shared>,
    visit: Visit,
    Path(number): Path<u32>,
    form: Multipart,
) -> Response {
    let sent = match only_organiser(&visit) {
        Ok(_) => Sent::read(&visit, form).await,
        Err(problem) => Err(problem),
    };
    let sent = match sent {
        Ok(sent) => sent,
        Err(problem) => return problem.page(&visit),
    };
    let (form, notice, status) = match changed(&app, &visit, number, sent).await {
        Ok(Done::Said(said)) => {
            let to = format!("/organiser/registration/school/{number}");
            return Redirect::to(&telling(&app, &visit, &to, &said.to_string())).into_response();
        }
        Ok(Done::Again(form)) => {
            let notice = visit.msg("desk-registration-look").to_string();
            (Some(*form), Notice::bad(notice), StatusCode::CONFLICT)
        }
        Err(problem) => (None, problem.notice(&visit), problem.status),
    };
    match build_page(&app, &visit, number, form, Some(notice)) {
        Ok(page) => (status, html(&page)).into_response(),
        Err(problem) => problem.page(&visit),
    }
}

enum Done {
    Said(Said),
    Again(Box<SchoolForm>),
}

async fn changed(app: &App, visit: &Visit, number: u32, sent: Sent) -> Result<Done, Problem> {
    let person = only_organiser(visit)?;
    let actor = visit.actor(&person);
    let hall = app.worker()?;
    let text = |name: &str| sent.text(name).trim().to_owned();
    let said = match sent.text("step") {
        "accept" => {
            let reason = visit.msg("desk-registration-reason").to_string();
            let decide = move |championship: &Championship, _: &Stamp| {
                accept_registration(championship, number, &reason)
            };
            hall.commit(&actor, None, decide).await?;
            visit.msg("desk-registration-accepted")
        }
        "decline" => {
            let message = text("message");
            let decide = move |_: &Championship, _: &Stamp| {
                Ok(vec![Fact::RegistrationDeclined { school: number, message: message.clone() }])
            };
            hall.commit(&actor, None, decide).await?;
            visit.msg("desk-registration-declined")
        }
        "link" => {
            let reason = text("reason");
            let decide = move |_: &Championship, _: &Stamp| {
                Ok(vec![Fact::LinkReplaced { school: number, reason: reason.clone() }])
            };
            hall.commit(&actor, None, decide).await?;
            visit.msg("desk-registration-link-new")
        }
        "contact" => {
            let email = text("email");
            if !email.is_empty() && !is_mail(&email) {
                return Err(Problem::unreadable(msg("imports-no-mail").with("text", email)));
            }
            let decide = move |_: &Championship, _: &Stamp| {
                Ok(vec![Fact::ContactGiven { school: number, email: email.clone() }])
            };
            hall.commit(&actor, None, decide).await?;
            visit.msg("desk-saved")
        }
        "save" => match take(app, visit, number, sent, (Sender::Organiser, actor)).await? {
            Outcome::Stored(_) => visit.msg("desk-saved"),
            Outcome::Again(form) => return Ok(Done::Again(form)),
        },
        _ => return Err(Problem::nothing_here()),
    };
    Ok(Done::Said(said))
}
