//! The pages of the lobby.

use std::collections::BTreeMap;
use std::net::IpAddr;
use std::path::PathBuf;
use std::sync::Arc;

use askama::Template;
use axum::extract::{DefaultBodyLimit, Extension, Multipart, Path, Query, State};
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use axum::{Router, body::Bytes};
use serde::Deserialize;

use super::make::{Answers, Kind, Way, duration};
use super::{Lobby, files};
use crate::app::{App, Shared};
use crate::event_form::{EventForm, read_event};
use crate::faults::aside;
use crate::form::SafeForm;
use crate::frame::Frame;
use crate::guard::append_cookie;
use crate::play::kept::own_games;
use crate::problem::{Problem, html};
use crate::session::{SESSION_COOKIE, Session, same};
use crate::shown::cut;
use crate::visit::{Person, Visit};
use championship::decisions::PlannedStage;
use championship::facts::{Details, Fact, Regulations};
use championship::regulations::keys::{Section, Values};
use championship::regulations::{self, FormField, FormPart};
use championship::store::{Desk, DeskError, Location, restore};
use rules::catalog::Catalog;
use speech::{Message, Tell, Value, msg};

/// The largest championship file that can be brought.
const LARGEST_FILE: usize = 256 * 1024 * 1024;

/// The addresses of the lobby.
pub(super) fn routes(lobby: Arc<Lobby>) -> Router<Shared> {
    Router::new()
        .route("/start", get(list))
        .route("/start/in/{word}", get(by_link))
        .route("/start/new", get(form).post(make))
        .route("/start/new/details", post(details).layer(DefaultBodyLimit::max(1024 * 1024)))
        .route("/start/open", post(open))
        .route("/start/bring", post(bring).layer(DefaultBodyLimit::max(LARGEST_FILE)))
        .layer(Extension(lobby))
}

/// Returns the cookie of whoever sits at this computer, for a championship's pages.
pub(super) fn house_cookie(app: &App, house: &str) -> String {
    let word = house.rsplit('/').next().unwrap_or_default();
    let (person, epoch) = app.people.by_link(word).unwrap_or_default();
    app.signer.cookie(&Session::begin(&person, epoch))
}

/// Refuses whoever is not at this computer, or did not come by the program's own link.
fn at_home(visit: &Visit) -> Result<(), Problem> {
    let is_here = visit.peer.parse::<IpAddr>().is_ok_and(|peer| peer.is_loopback());
    let is_known = visit.person.as_ref().is_some_and(Person::is_organiser);
    match is_here && is_known {
        true => Ok(()),
        false => Err(Problem::new(StatusCode::FORBIDDEN, msg("desk-lobby-not-here"))),
    }
}

/// Lets this computer's user in; the word is the program's secret.
async fn by_link(State(app): State<Shared>, visit: Visit, Path(word): Path<String>) -> Response {
    let Some((person, epoch)) = app.people.by_link(&word) else {
        return Problem::new(StatusCode::FORBIDDEN, msg("desk-lobby-not-here")).page(&visit);
    };
    let mut response = Redirect::to("/start").into_response();
    let session = app.signer.cookie(&Session::begin(&person, epoch));
    append_cookie(response.headers_mut(), app.cookie, &session, visit.is_secure);
    response
}

struct Card {
    file: String,
    name: String,
    about: String,
    next: String,
    is_open: bool,
    can_open: bool,
}

#[derive(Template)]
#[template(path = "web/lobby.html")]
struct ListPage {
    frame: Frame,
    folder: String,
    cards: Vec<Card>,
    can_write: bool,
    address: String,
}

async fn list(visit: Visit, Extension(lobby): Extension<Arc<Lobby>>) -> Response {
    match list_page(&visit, &lobby, None).await {
        Ok(page) => html(&page),
        Err(problem) => problem.page(&visit),
    }
}

async fn list_page(visit: &Visit, lobby: &Arc<Lobby>, told: Option<String>) -> Result<ListPage, Problem> {
    at_home(visit)?;
    let language = visit.language;
    let mut frame = Frame::new(visit, visit.msg("desk-lobby-title"));
    for notice in &lobby.notices {
        frame = frame.with_notice("bad", language.say(notice));
    }
    if let Some(told) = told {
        frame = frame.with_notice("bad", told);
    }
    let asked = Arc::clone(lobby);
    let looked = move || (files::look(&asked.folder, &asked.actor), files::refusal_to_write(&asked.folder));
    let (found, refusal) = aside(looked).await;
    let folder = lobby.folder.display().to_string();
    let cannot_read = |error: std::io::Error| {
        let text = msg("desk-lobby-unreadable").with("folder", &folder).with("error", error.tell());
        Problem::new(StatusCode::INTERNAL_SERVER_ERROR, text)
    };
    let found = found.map_err(cannot_read)?;
    if let Some(error) = &refusal {
        let text = visit.msg("desk-lobby-read-only").with("error", error.tell());
        frame = frame.with_notice("bad", text);
    }
    let is_open = |path: &PathBuf| lobby.open_file().as_ref() == Some(path);
    let cards = found.into_iter().map(|found| {
        let file = found.path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let (name, about, next, can_open) = match &found.state {
            Ok(summary) => (
                cut(&summary.name),
                visit.msg("desk-n-pupils").with("count", summary.n_pupils).to_string(),
                language.say(&summary.next.tell()),
                true,
            ),
            Err(error) => (file.clone(), String::new(), language.say(&error.tell()), false),
        };
        Card { is_open: is_open(&found.path), file, name, about, next, can_open }
    });
    let cards = cards.collect();
    Ok(ListPage { frame, folder, cards, can_write: refusal.is_none(), address: lobby.address.clone() })
}

#[derive(Deserialize)]
struct FileField {
    file: String,
}

/// Opens a championship of the folder and goes to its first page.
async fn open(Extension(lobby): Extension<Arc<Lobby>>, form: SafeForm<FileField>) -> Response {
    let SafeForm { visit, fields } = form;
    let opened = async {
        at_home(&visit)?;
        let path = files::named(&lobby.folder, &fields.file).ok_or_else(Problem::nothing_here)?;
        enter(&visit, &lobby, path).await
    };
    match opened.await {
        Ok(response) => response,
        Err(problem) => back_with(&visit, &lobby, &problem).await,
    }
}

/// Shows the list again with what went wrong.
async fn back_with(visit: &Visit, lobby: &Arc<Lobby>, problem: &Problem) -> Response {
    match list_page(visit, lobby, Some(problem.text.say(visit.language))).await {
        Ok(page) => (problem.status, html(&page)).into_response(),
        Err(problem) => problem.page(visit),
    }
}

async fn enter(visit: &Visit, lobby: &Arc<Lobby>, path: PathBuf) -> Result<Response, Problem> {
    let asked = Arc::clone(lobby);
    let cookie = aside(move || asked.open(&path)).await.map_err(Problem::from)?;
    let mut response = Redirect::to("/organiser").into_response();
    append_cookie(response.headers_mut(), SESSION_COOKIE, &cookie, visit.is_secure);
    Ok(response)
}

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
    editions: Vec<u16>,
    games: Vec<GameView>,
    way: &'static str,
    rounds: u16,
    stages: Vec<StageView>,
    takes: Option<String>,
    is_class: bool,
    n_tournaments: usize,
    text: String,
}

async fn form(visit: Visit, Query(fields): Query<BTreeMap<String, String>>) -> Response {
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
        editions: regulations::known_editions(),
        games: games.collect(),
        way,
        rounds,
        stages,
        takes,
        is_class: answers.kind == Kind::Class,
        n_tournaments,
        text: answers.regulations_text(),
        answers,
    }
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

/// Makes the championship and goes to its first page.
async fn make(Extension(lobby): Extension<Arc<Lobby>>, form: SafeForm<BTreeMap<String, String>>) -> Response {
    let SafeForm { visit, fields } = form;
    if let Err(problem) = at_home(&visit) {
        return problem.page(&visit);
    }
    if fields.get("step").is_some_and(|step| step == "plan") {
        return html(&make_page(&visit, &fields, None));
    }
    let answers = Answers::read(&fields).with_games(aside(own_games).await);
    if fields.get("step").is_some_and(|step| step == "details") {
        let event = EventForm { name: answers.name.clone(), ..EventForm::default() };
        return html(&details_page(&visit, event, &answers.regulations_text(), answers.kind.word(), None));
    }
    let made = match answers.regulations() {
        Err(message) => Err(message),
        Ok(_) if answers.name.is_empty() => Err(msg("desk-make-no-name")),
        Ok(regulations) => {
            let asked = Arc::clone(&lobby);
            let create = move || {
                let path = files::path_for(&asked.folder, &answers.name);
                let location = Location::File(path.clone());
                Desk::create(&location, &answers.name, regulations, &asked.actor).map(|_| path)
            };
            aside(create).await.map_err(|error: DeskError| error.tell())
        }
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

/// One field of the regulations as the form shows it.
struct RuleView {
    name: String,
    key: &'static str,
    meaning: String,
    value: String,
    /// The words it takes, where it takes one of some.
    words: Vec<&'static str>,
    hint: String,
}

/// The fields of one part of the regulations.
struct RulesView {
    title: String,
    is_open: bool,
    rules: Vec<RuleView>,
}

#[derive(Template)]
#[template(path = "web/lobby_details.html")]
struct DetailsPage {
    frame: Frame,
    event: EventForm,
    kind: &'static str,
    parts: Vec<RulesView>,
}

fn details_page(
    visit: &Visit,
    event: EventForm,
    text: &str,
    kind: &'static str,
    refused: Option<String>,
) -> DetailsPage {
    let mut frame = Frame::new(visit, visit.msg("desk-make-details"));
    if let Some(refused) = refused {
        frame = frame.with_notice("bad", refused);
    }
    let parts = regulations::form_parts(text).into_iter().map(|part| rules_view(part, visit)).collect();
    DetailsPage { frame, event, kind, parts }
}

fn rules_view(part: FormPart, visit: &Visit) -> RulesView {
    let language = visit.language;
    let title = match part.section {
        Section::File => visit.msg("desk-rules-file"),
        Section::Game => visit.msg("desk-rules-game").with("number", part.number),
        Section::Cycle => visit.msg("desk-rules-cycle").with("number", part.number),
        Section::Limits => visit.msg("desk-rules-limits"),
        Section::Stage => visit.msg("desk-rules-stage").with("number", part.number),
        Section::Points => visit.msg("desk-rules-points"),
        Section::Prize => visit.msg("desk-rules-prize").with("number", part.number),
        Section::Room => visit.msg("desk-rules-room").with("number", part.number),
    };
    let is_open = part.fields.iter().any(|field| !field.value.is_empty());
    // The name is asked for above.
    let is_asked = |field: &FormField| !(part.section == Section::File && field.key.name == "name");
    let rule = |field: FormField| {
        let is_one = !field.key.example.starts_with('[');
        RuleView {
            key: field.key.name,
            meaning: language.say(&field.key.meaning),
            words: field.key.words().filter(|_| is_one).unwrap_or_default(),
            hint: match &field.key.values {
                Values::Told(message) => language.say(message),
                Values::Words(words) => words().join(", "),
            },
            name: field.name,
            value: field.value,
        }
    };
    RulesView {
        title: title.to_string(),
        is_open,
        rules: part.fields.into_iter().filter(is_asked).map(rule).collect(),
    }
}

/// Makes the championship that the form of all details says, or gives its regulations as a file.
async fn details(visit: Visit, Extension(lobby): Extension<Arc<Lobby>>, form: Multipart) -> Response {
    if let Err(problem) = at_home(&visit) {
        return problem.page(&visit);
    }
    let (fields, logo) = match read_event(form).await {
        Ok(read) => read,
        Err(problem) => return problem.page(&visit),
    };
    if !same(fields.get("csrf").map_or("", String::as_str), &visit.csrf) {
        return Problem::stale_form().page(&visit);
    }
    let event = EventForm::read(&fields);
    let kind = Kind::ALL.into_iter().find(|kind| fields.get("kind").is_some_and(|word| word == kind.word()));
    let kind = kind.unwrap_or(Kind::Class).word();
    let mut named = fields.clone();
    named.insert("reg/file/0/name".to_owned(), event.name.clone());
    let text = regulations::form_text(&named);
    if fields.get("step").is_some_and(|step| step == "file") {
        return crate::pages::download(text.into_bytes(), "text/yaml; charset=utf-8", "regulations.yaml");
    }
    let made = match regulations::parse("regulations.yaml", &text) {
        Err(problems) => {
            let problems = problems.iter().map(|problem| Value::from(problem.tell())).collect();
            Err(msg("desk-make-refused").with("problems", Value::All(problems)))
        }
        Ok(_) if event.name.is_empty() => Err(msg("desk-make-no-name")),
        Ok(regulations) => {
            let (asked, told) = (Arc::clone(&lobby), event.clone());
            aside(move || create(&asked, &told, regulations, logo.as_deref()))
                .await
                .map_err(|error| error.tell())
        }
    };
    match made {
        Ok(path) => match enter(&visit, &lobby, path).await {
            Ok(response) => to_entries(response),
            Err(problem) => back_with(&visit, &lobby, &problem).await,
        },
        Err(message) => {
            let page = details_page(&visit, event, &text, kind, Some(visit.language.say(&message)));
            (StatusCode::CONFLICT, html(&page)).into_response()
        }
    }
}

/// Creates a championship with what is told about the event.
fn create(
    lobby: &Lobby,
    event: &EventForm,
    regulations: Regulations,
    logo: Option<&[u8]>,
) -> Result<PathBuf, DeskError> {
    let path = files::path_for(&lobby.folder, &event.name);
    let mut desk = Desk::create(&Location::File(path.clone()), &event.name, regulations, &lobby.actor)?;
    let details = Details { logo: logo.map(Details::logo_text), ..event.details() };
    desk.commit(None, |_, _| Ok(vec![Fact::DetailsGiven { details: details.clone() }]))?;
    Ok(path)
}

fn to_entries(mut response: Response) -> Response {
    response.headers_mut().insert(header::LOCATION, HeaderValue::from_static("/organiser/entries"));
    response
}

/// Takes a championship or a backup from elsewhere into the folder, and opens it.
async fn bring(visit: Visit, Extension(lobby): Extension<Arc<Lobby>>, mut form: Multipart) -> Response {
    let brought = async {
        at_home(&visit)?;
        let broken = |_| {
            let text = msg("desk-upload-broken").with("most", LARGEST_FILE / (1024 * 1024));
            Problem::new(StatusCode::PAYLOAD_TOO_LARGE, text)
        };
        let (mut token, mut name, mut bytes) = (String::new(), String::new(), Bytes::new());
        while let Some(field) = form.next_field().await.map_err(broken)? {
            match field.name() {
                Some("csrf") => token = field.text().await.map_err(broken)?,
                Some("file") => {
                    name = field.file_name().unwrap_or_default().to_owned();
                    bytes = field.bytes().await.map_err(broken)?;
                }
                _ => {}
            }
        }
        if !same(&token, &visit.csrf) {
            return Err(Problem::stale_form());
        }
        let asked = Arc::clone(&lobby);
        let path = aside(move || keep(&asked, &name, &bytes)).await.map_err(Problem::from)?;
        enter(&visit, &lobby, path).await
    };
    match brought.await {
        Ok(response) => response,
        Err(problem) => back_with(&visit, &lobby, &problem).await,
    }
}

/// Puts a file into the folder once it is proven whole; what is refused leaves nothing behind.
fn keep(lobby: &Lobby, name: &str, bytes: &[u8]) -> Result<PathBuf, DeskError> {
    let stem = name.split(".arbitro").next().unwrap_or_default();
    let path = files::path_for(&lobby.folder, stem);
    let waiting = path.with_extension("brought");
    let failed = |error: std::io::Error| DeskError::Told(error.tell());
    let restored = std::fs::write(&waiting, bytes)
        .map_err(failed)
        .and_then(|()| Ok(restore(&waiting, &Location::File(path.clone()), None)?));
    // Also a file that was refused does not stay.
    let _ = std::fs::remove_file(&waiting);
    restored.map(|_| path)
}
