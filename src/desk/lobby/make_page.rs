//! The page that makes a championship from three questions.

use std::collections::BTreeMap;
use std::sync::Arc;

use askama::Template;
use axum::extract::{Extension, Query};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};

use super::choose::{ChoicesView, OptionView, Shown};
use super::make::{Answers, Kind, Start};
use super::plan::PlanView;
use super::{Lobby, files};
use crate::event_form::EventForm;
use crate::faults::aside;
use crate::form::SafeForm;
use crate::layout::Frame;
use crate::play::kept::own_games;
use crate::problem::html;
use crate::visit::Visit;
use championship::decisions::choose_names;
use championship::store::{Desk, DeskError, Location};
use speech::{Message, Tell, msg};

use super::details_page::details_page;
use super::pages::{at_home, back_with, enter, telling_what_stops, to_entries};

struct KindView {
    word: &'static str,
    name: String,
    about: String,
    is_chosen: bool,
}

#[derive(Template)]
#[template(path = "web/lobby_new.html")]
struct MakePage {
    frame: Frame,
    answers: Answers,
    kinds: Vec<KindView>,
    /// The championships of the folder that this one may start from.
    befores: Vec<OptionView>,
    choices: ChoicesView,
    plan: PlanView,
    text: String,
    /// What the public sees of names, as the form says it.
    names: &'static str,
}

pub(super) async fn form(
    visit: Visit,
    Extension(lobby): Extension<Arc<Lobby>>,
    Query(fields): Query<BTreeMap<String, String>>,
) -> Response {
    match at_home(&visit, &lobby) {
        Ok(()) => html(&make_page(&visit, &lobby, fields, None).await),
        Err(problem) => problem.page(&visit),
    }
}

/// Reads the answers of a form, with the regulations of the championship it starts from.
async fn answers(lobby: &Arc<Lobby>, fields: &BTreeMap<String, String>) -> Answers {
    let before = match Start::read(fields) {
        Start::Kind(_) => None,
        Start::Before(file) => {
            let asked = Arc::clone(lobby);
            aside(move || files::regulations_of(&asked.folder, &asked.actor, &file)).await
        }
    };
    let (before, n_pupils) = before.unzip();
    Answers::read(fields, before)
        .with_as_many_pupils(fields, n_pupils.unwrap_or(0))
        .with_games(aside(own_games).await)
}

async fn make_page(
    visit: &Visit,
    lobby: &Arc<Lobby>,
    fields: BTreeMap<String, String>,
    refused: Option<&Message>,
) -> MakePage {
    let language = visit.language;
    let mut frame = telling_what_stops(Frame::new(visit, visit.msg("desk-make-title")), visit, lobby);
    if let Some(refused) = refused {
        frame = frame.with_notice("bad", language.say(refused));
    }
    let answers = answers(lobby, &fields).await;
    let kinds = Kind::ALL.into_iter().map(|kind| {
        let (name, about) = kind.messages();
        let is_chosen = Start::Kind(kind) == answers.start;
        KindView { word: kind.word(), name: language.say(&name), about: language.say(&about), is_chosen }
    });
    // A page that is drawn anew keeps the list it has.
    let is_drawn_anew = fields.get("step").is_some_and(|step| step == "fresh");
    let befores = match is_drawn_anew {
        true => Vec::new(),
        false => {
            let asked = Arc::clone(lobby);
            aside(move || files::befores(&asked.folder, &asked.actor)).await
        }
    };
    let before = |(file, name): (String, String)| OptionView {
        is_chosen: answers.start == Start::Before(file.clone()),
        says: name,
        word: file,
    };
    let plan = PlanView::of(answers.regulations(), answers.n_pupils, language);
    let shown = Shown {
        start: answers.start.word(),
        ready_made: answers.ready_made(),
        base: &answers.base,
        choices: &answers.choices,
        at_hand: &answers.at_hand,
        n_pupils: answers.n_pupils,
        language,
    };
    MakePage {
        frame,
        kinds: kinds.collect(),
        befores: befores.into_iter().map(before).collect(),
        choices: shown.view(),
        plan,
        text: answers.regulations_text(),
        names: answers.names.word(),
        answers,
    }
}

/// Returns another name where this one is taken, and what to say of it.
pub(super) async fn another_name(lobby: &Arc<Lobby>, name: &str) -> Option<(String, Message)> {
    let (asked, wanted) = (Arc::clone(lobby), name.to_owned());
    let other = aside(move || files::other_name(&asked.folder, &asked.actor, &wanted)).await?;
    let taken = msg("desk-make-taken").with("name", name).with("other", &other);
    Some((other, taken))
}

/// Makes the championship and goes to its first page.
pub(super) async fn make(
    Extension(lobby): Extension<Arc<Lobby>>,
    form: SafeForm<BTreeMap<String, String>>,
) -> Response {
    let SafeForm { visit, mut fields } = form;
    if let Err(problem) = at_home(&visit, &lobby) {
        return problem.page(&visit);
    }
    if fields.get("step").is_some_and(|step| step == "plan" || step == "fresh") {
        return html(&make_page(&visit, &lobby, fields, None).await);
    }
    let answers = answers(&lobby, &fields).await;
    if fields.get("step").is_some_and(|step| step == "details") {
        let event = EventForm { name: answers.name.clone(), ..EventForm::default() };
        return html(&details_page(&visit, event, &answers));
    }
    let made = match answers.regulations() {
        Err(message) => Err(message),
        Ok(_) if answers.name.is_empty() => Err(msg("desk-make-no-name")),
        Ok(regulations) => match another_name(&lobby, &answers.name).await {
            Some((other, taken)) => {
                fields.insert("name".to_owned(), other);
                Err(taken)
            }
            None => {
                let asked = Arc::clone(&lobby);
                let create = move || {
                    let path = files::path_for(&asked.folder, &answers.name);
                    let location = Location::File(path.clone());
                    let mut desk = Desk::create(&location, &answers.name, regulations, &asked.actor)?;
                    let schools = files::schools_of(&asked.folder, &asked.actor, answers.start.schools_of());
                    desk.commit(None, |state, _| {
                        Ok(choose_names(state, answers.names).into_iter().chain(schools.clone()).collect())
                    })?;
                    Ok(path)
                };
                aside(create).await.map_err(|error: DeskError| error.tell())
            }
        },
    };
    match made {
        Ok(path) => match enter(&visit, &lobby, path).await {
            Ok(response) => to_entries(&lobby, response),
            Err(problem) => back_with(&visit, &lobby, &problem).await,
        },
        Err(message) => {
            let page = make_page(&visit, &lobby, fields, Some(&message)).await;
            (StatusCode::CONFLICT, html(&page)).into_response()
        }
    }
}
