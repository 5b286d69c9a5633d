//! The page that makes a championship from three questions.

use std::collections::BTreeMap;
use std::sync::Arc;

use askama::Template;
use axum::extract::{Extension, Query};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};

use super::make::{Answers, Kind, Way, duration};
use super::{Lobby, files};
use crate::event_form::EventForm;
use crate::faults::aside;
use crate::form::SafeForm;
use crate::layout::Frame;
use crate::play::kept::own_games;
use crate::problem::html;
use crate::visit::Visit;
use championship::decisions::{PlannedStage, choose_names};
use championship::regulations::{self};
use championship::store::{Desk, DeskError, Location};
use rules::catalog::Catalog;
use speech::{Language, Message, Tell, msg};

use super::details_page::details_page;
use super::pages::{at_home, back_with, enter, to_entries};

struct KindView {
    word: &'static str,
    name: String,
    about: String,
    is_chosen: bool,
}

struct GameView {
    id: String,
    name: String,
    is_chosen: bool,
}

struct StageView {
    name: String,
    groups: String,
    rounds: String,
}

#[derive(Template)]
#[template(path = "web/lobby_new.html")]
struct MakePage {
    frame: Frame,
    answers: Answers,
    kinds: Vec<KindView>,
    /// The editions: number, and number with its games.
    editions: Vec<(u16, String)>,
    games: Vec<GameView>,
    way: &'static str,
    rounds: u16,
    stages: Vec<StageView>,
    takes: Option<String>,
    is_class: bool,
    n_tournaments: usize,
    text: String,
    /// What the public sees of names, as the form says it.
    names: &'static str,
}

pub(super) async fn form(visit: Visit, Query(fields): Query<BTreeMap<String, String>>) -> Response {
    match at_home(&visit) {
        Ok(()) => html(&make_page(&visit, &fields, None)),
        Err(problem) => problem.page(&visit),
    }
}

fn make_page(visit: &Visit, fields: &BTreeMap<String, String>, refused: Option<&Message>) -> MakePage {
    let language = visit.language;
    let mut frame = Frame::new(visit, visit.msg("desk-make-title"));
    if let Some(refused) = refused {
        frame = frame.with_notice("bad", language.say(refused));
    }
    let mut answers = Answers::read(fields).with_games(own_games());
    if fields.is_empty() {
        answers.games = vec!["rastros".to_owned()];
    }
    let kinds = Kind::ALL.into_iter().map(|kind| {
        let (name, about) = kind.messages();
        let is_chosen = kind == answers.kind;
        KindView { word: kind.word(), name: language.say(&name), about: language.say(&about), is_chosen }
    });
    let catalog = Catalog::built_in();
    let games =
        regulations::games_of_editions().into_iter().filter(|(id, _)| catalog.ids().any(|known| known == id));
    let own = answers.at_hand.iter().map(|game| (game.id.clone(), game.name.clone()));
    let games = games.chain(own).map(|(id, name)| GameView {
        is_chosen: answers.games.contains(&id),
        name: name.in_language(language).to_owned(),
        id,
    });
    let (mut stages, mut takes, mut n_tournaments) = (Vec::new(), None, 0);
    if let Ok(regulations) = answers.regulations() {
        let (planned, minutes) = answers.plan(&regulations);
        stages = planned.iter().map(|stage| stage_view(stage, visit)).collect();
        takes = minutes.map(|minutes| duration(minutes, language).to_string());
        n_tournaments = regulations.tournaments().len();
    }
    let (way, rounds) = match answers.way {
        Way::Usual => ("usual", 5),
        Way::Swiss(rounds) => ("swiss", rounds),
        Way::RoundRobin => ("all", 5),
    };
    MakePage {
        frame,
        kinds: kinds.collect(),
        editions: regulations::known_editions()
            .into_iter()
            .map(|one| (one, edition(one, language)))
            .collect(),
        games: games.collect(),
        way,
        rounds,
        stages,
        takes,
        is_class: answers.kind == Kind::Class,
        n_tournaments,
        text: answers.regulations_text(),
        names: answers.names.word(),
        answers,
    }
}

/// Names an edition by its number and its games.
fn edition(number: u16, language: Language) -> String {
    let read = regulations::parse("", &format!("extends: escola\nedition: {number}\n"));
    let games = read.map(|regulations| regulations.games).unwrap_or_default();
    let names: Vec<&str> = games.iter().map(|game| game.name.in_language(language)).collect();
    format!("{number} · {}", names.join(", "))
}

fn stage_view(stage: &PlannedStage, visit: &Visit) -> StageView {
    let language = visit.language;
    let (most, least) = (stage.groups.first().unwrap_or(&0), stage.groups.last().unwrap_or(&0));
    let size = if most == least { most.to_string() } else { format!("{least}–{most}") };
    let groups = visit.msg("desk-plan-groups").with("count", stage.groups.len()).with("size", size);
    let rounds = match stage.rounds {
        Some(rounds) => visit.msg("desk-plan-rounds").with("count", rounds),
        None => visit.msg("desk-plan-bracket"),
    };
    let name = stage.name.in_language(language).to_owned();
    StageView { name, groups: groups.to_string(), rounds: rounds.to_string() }
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
    if let Err(problem) = at_home(&visit) {
        return problem.page(&visit);
    }
    if fields.get("step").is_some_and(|step| step == "plan") {
        return html(&make_page(&visit, &fields, None));
    }
    let answers = Answers::read(&fields).with_games(aside(own_games).await);
    if fields.get("step").is_some_and(|step| step == "details") {
        let event = EventForm { name: answers.name.clone(), ..EventForm::default() };
        let (text, names) = (answers.regulations_text(), answers.names);
        return html(&details_page(&visit, event, names, &text, answers.kind.word(), None));
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
                    desk.commit(None, |state, _| Ok(Vec::from_iter(choose_names(state, answers.names))))?;
                    Ok(path)
                };
                aside(create).await.map_err(|error: DeskError| error.tell())
            }
        },
    };
    match made {
        Ok(path) => match enter(&visit, &lobby, path).await {
            Ok(response) => to_entries(response),
            Err(problem) => back_with(&visit, &lobby, &problem).await,
        },
        Err(message) => {
            (StatusCode::CONFLICT, html(&make_page(&visit, &fields, Some(&message)))).into_response()
        }
    }
}
