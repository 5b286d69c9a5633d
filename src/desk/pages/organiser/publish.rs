//! Publishing on the internet from the organiser's side: where, whether, and how it goes.

use std::time::{SystemTime, UNIX_EPOCH};

use askama::Template;
use axum::Router;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::get;
use serde::Deserialize;

use crate::app::{App, Shared};
use crate::download::{download, zipped};
use crate::faults::aside;
use crate::form::SafeForm;
use crate::layout::Frame;
use crate::pages::{Notice, answer_or, only_organiser, public_files, telling};
use crate::problem::{Problem, html};
use crate::publish::{Progress, PublishPlace, Publishing};
use crate::visit::Visit;
use championship::facts::NameStyle;
use championship::store::{Event, said_second};
use speech::{Tell, msg};

pub(super) fn routes() -> Router<Shared> {
    Router::new()
        .route("/organiser/publish", get(page).post(change))
        .route("/organiser/publish/pages.zip", get(pages))
}

#[derive(Template)]
#[template(path = "web/publish.html")]
struct PublishPage {
    frame: Frame,
    here: &'static str,
    /// The address that everybody may know; nothing where none was given.
    address: Option<String>,
    is_on: bool,
    /// When the host took the last state.
    sent: Option<String>,
    /// Whether that is the state of now.
    is_current: bool,
    /// What stands in the way.
    trouble: Option<String>,
    /// Whether only the organiser can say which state is the right one.
    is_contested: bool,
    /// What is seen of names, in a sentence.
    names: String,
    shows_full_names: bool,
    /// What was typed and could not be read.
    typed: String,
}

async fn page(State(app): State<Shared>, visit: Visit) -> Response {
    answer_or(&visit, build_page(&app, &visit, Notice::heard(&visit), String::new()))
}

fn build_page(app: &App, visit: &Visit, notice: Option<Notice>, typed: String) -> Result<Response, Problem> {
    only_organiser(visit)?;
    let snapshot = app.worker()?.snapshot();
    let publishing = app.people.publishing();
    let place = publishing.as_ref().and_then(|publishing| PublishPlace::parse(&publishing.address));
    let Progress { sent, trouble, is_contested, .. } = app.publication.progress();
    let names = snapshot.public.public_names();
    let at = |at: SystemTime| {
        let seconds = at.duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs());
        visit.language.say(&said_second(i64::try_from(seconds).unwrap_or(i64::MAX)))
    };
    Ok(html(&PublishPage {
        frame: Frame::new(visit, visit.msg("desk-publish")).telling(notice),
        here: "publish",
        address: place.map(|place| place.public()),
        is_on: publishing.is_some_and(|publishing| publishing.is_on),
        is_current: sent.is_some_and(|sent| sent.head == snapshot.head_off_boards),
        sent: sent.map(|sent| at(sent.at)),
        trouble: trouble.map(|said| visit.language.say(&said)),
        is_contested,
        names: visit.msg("decisions-public-names").with("names", names.word()).to_string(),
        shows_full_names: names == NameStyle::Full,
        typed,
    }))
}

/// The same pages as files.
async fn pages(State(app): State<Shared>, visit: Visit) -> Response {
    let made = async {
        only_organiser(&visit)?;
        let hall = app.worker()?;
        let (championship, stem) = (hall.snapshot().championship, hall.location().stem());
        let zip = aside(move || zipped(&public_files(&championship))).await?;
        Ok::<_, Problem>(download(zip, "application/zip", &format!("{stem}-web.zip")))
    };
    answer_or(&visit, made.await)
}

#[derive(Deserialize)]
struct Change {
    step: String,
    #[serde(default)]
    address: String,
}

async fn change(State(app): State<Shared>, form: SafeForm<Change>) -> Response {
    let SafeForm { visit, fields } = form;
    match changed(&app, &visit, &fields).await {
        Ok(said) => Redirect::to(&telling(&app, &visit, "/organiser/publish", &said)).into_response(),
        Err(problem) => problem
            .noted_on(&visit, build_page(&app, &visit, Some(problem.notice(&visit)), fields.address.clone())),
    }
}

async fn changed(app: &Shared, visit: &Visit, fields: &Change) -> Result<String, Problem> {
    let person = only_organiser(visit)?;
    let hall = app.worker()?;
    let known = app.people.publishing();
    let none_yet = || Problem::new(StatusCode::CONFLICT, msg("desk-publish-no-address"));
    let (wish, said) = match fields.step.as_str() {
        "address" => {
            let place = PublishPlace::parse(&fields.address)
                .ok_or_else(|| Problem::unreadable(msg("desk-publish-address-bad")))?;
            (Some(Publishing { address: place.with_key(), is_on: true }), msg("desk-publish-begun"))
        }
        "on" => (
            Some(Publishing { is_on: true, ..known.clone().ok_or_else(none_yet)? }),
            msg("desk-publish-begun"),
        ),
        "off" => (
            Some(Publishing { is_on: false, ..known.clone().ok_or_else(none_yet)? }),
            msg("desk-publish-ended"),
        ),
        "forget" => (None, msg("desk-publish-forgotten")),
        "anyway" => {
            app.publication.send_anyway();
            return Ok(visit.msg("desk-publish-sent-anyway").to_string());
        }
        _ => return Err(Problem::nothing_here()),
    };
    if wish != known {
        app.people.choose_publishing(wish.clone()).map_err(|error| {
            Problem::new(
                StatusCode::INTERNAL_SERVER_ERROR,
                msg("desk-people-unwritten").with("error", error.tell()),
            )
        })?;
        app.publication.begin_anew();
        let place = wish.as_ref().or(known.as_ref()).and_then(|one| PublishPlace::parse(&one.address));
        if let Some(place) = place {
            let event = Event::PublishingChosen {
                address: place.public(),
                is_on: wish.is_some_and(|wish| wish.is_on),
            };
            let actor = visit.actor(&person);
            // What was done is done; when the log cannot be written that is an alarm of its own.
            let _ = hall.at_desk(move |desk| desk.record(&actor, &event)).await;
        }
    }
    Ok(visit.language.say(&said))
}
