//! Organisers and arbiters: who they are, their tables, their cards.

use askama::Template;
use axum::Router;
use axum::extract::{Path, State};
use axum::http::header::HOST;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::get;
use serde::Deserialize;

use super::print::file;
use crate::address::{local, reachable};
use crate::app::{App, Shared};
use crate::faults::aside;
use crate::form::SafeForm;
use crate::layout::Frame;
use crate::pages::{Notice, answer_or, only_organiser, telling};
use crate::people::{Card, read_places, write_places, write_tables};
use crate::problem::{Problem, html};
use crate::session::random_word;
use crate::view::cut;
use crate::visit::{Person, Role, Visit};
use championship::decisions::choose_names;
use championship::facts::{Championship, LONGEST_NAME, NameStyle, Stamp, check_words};
use championship::handouts::{self, SignInCard};
use championship::store::Event;
use paper::typeset::pdf;
use speech::{Language, Tell, msg};

pub(super) fn routes() -> Router<Shared> {
    Router::new()
        .route("/organiser/people", get(people).post(change))
        .route("/organiser/people/cards/{word}", get(cards))
}

/// The cards that were printed last.
async fn cards(State(app): State<Shared>, visit: Visit, Path(word): Path<String>) -> Response {
    let kept = || {
        only_organiser(&visit)?;
        let gone = || Problem::new(StatusCode::GONE, msg("desk-cards-gone"));
        let bytes = app.cards.get(&word).ok_or_else(gone)?;
        Ok(file(bytes.to_vec(), "application/pdf", &visit.msg("desk-cards-file").to_string()))
    };
    answer_or(&visit, kept())
}

struct PersonLine {
    number: u32,
    name: String,
    is_organiser: bool,
    tables: String,
    /// What stood there when the page was opened.
    was_tables: String,
}

#[derive(Template)]
#[template(path = "web/people.html")]
struct PeoplePage {
    frame: Frame,
    here: &'static str,
    people: Vec<PersonLine>,
    last_table: u16,
    /// A group, to show what one is called; nothing where there are no codes or no groups.
    example: Option<String>,
    names: &'static str,
    is_everywhere: bool,
    /// Whether phones can get here, so that cards have codes.
    has_network: bool,
    /// Where the cards lead to, of the network this computer is in now.
    address: Option<String>,
    /// Somebody new as typed, where that was refused.
    typed: Change,
}

async fn people(State(app): State<Shared>, visit: Visit) -> Response {
    answer_or(&visit, build_page(&app, &visit, Notice::heard(&visit), Change::default()))
}

fn build_page(app: &App, visit: &Visit, notice: Option<Notice>, typed: Change) -> Result<Response, Problem> {
    only_organiser(visit)?;
    let championship = app.worker()?.snapshot().championship;
    let line = |listed: crate::people::Listed| {
        let was_tables = places_of(&listed.person);
        // What was typed and refused is not typed twice.
        let is_typed = typed.step == "tables" && typed.number == listed.number.to_string();
        PersonLine {
            number: listed.number,
            is_organiser: listed.person.is_organiser(),
            tables: if is_typed { typed.tables.clone() } else { was_tables.clone() },
            was_tables,
            name: cut(&listed.person.name),
        }
    };
    Ok(html(&PeoplePage {
        frame: Frame::new(visit, visit.msg("desk-people-title")).telling(notice),
        here: "people",
        people: app.people.list().into_iter().map(line).collect(),
        last_table: championship.next_table().saturating_sub(1),
        example: visit.example_of_a_group(&championship),
        names: championship.public_names().word(),
        is_everywhere: app.people.is_everywhere(),
        has_network: app.address.get().is_none() || app.public_address().is_some(),
        address: app.public_address(),
        typed: if typed.step == "add" { typed } else { Change::default() },
    }))
}

/// Returns the tables and boards of somebody as people write them.
fn places_of(person: &Person) -> String {
    match &person.role {
        Role::Organiser => String::new(),
        Role::Arbiter(tables) => write_places(tables, &person.boards),
    }
}

#[derive(Clone, Default, Deserialize)]
struct Change {
    step: String,
    #[serde(default)]
    number: String,
    #[serde(default)]
    name: String,
    #[serde(default)]
    role: String,
    #[serde(default)]
    tables: String,
    #[serde(default)]
    names: String,
    #[serde(default)]
    rights: String,
    /// What stood there when the page was opened.
    #[serde(default)]
    was: String,
    /// The page to go back to.
    back: Option<String>,
}

async fn change(State(app): State<Shared>, headers: HeaderMap, form: SafeForm<Change>) -> Response {
    let SafeForm { visit, fields } = form;
    if fields.step == "names" {
        return names_chosen(&app, &visit, fields).await;
    }
    let host = headers.get(HOST).and_then(|host| host.to_str().ok()).unwrap_or("localhost").to_owned();
    // Hashing of PINs is slow on purpose.
    let (shared, inner, sent) = (app.clone(), visit.clone(), fields.clone());
    let done = aside(move || apply(&shared, &inner, &fields, &host)).await;
    if let (Ok((event, _)), Some(person)) = (&done, &visit.person)
        && let Some(hall) = &app.worker
    {
        let (actor, event) = (visit.actor(person), event.clone());
        // What was done is done; when the log cannot be written that is an alarm of its own.
        let _ = hall.at_desk(move |desk| desk.record(&actor, &event)).await;
    }
    match done {
        Ok((_, Some(bytes))) => {
            // At an address of their own: who loads it again has the same cards, and not others that void them.
            let word = random_word(12).unwrap_or_default();
            app.cards.keep(&word, bytes.into());
            Redirect::to(&format!("/organiser/people/cards/{word}")).into_response()
        }
        Ok((Event::SessionsEnded, None)) => {
            // Whoever ended them stays.
            let visit = Visit { session: app.people.again(&visit.session), ..visit };
            let said = visit.msg("desk-sessions-ended").to_string();
            let mut response =
                Redirect::to(&telling(&app, &visit, "/organiser/people", &said)).into_response();
            app.append_session(response.headers_mut(), &visit.session, visit.is_secure);
            response
        }
        Ok((event, None)) => {
            let not_yet = match &event {
                Event::PersonAdded { number, .. } | Event::TablesGiven { number, .. } => {
                    tables_not_there_yet(&app, &visit, *number)
                }
                _ => None,
            };
            let said = match event {
                Event::PersonAdded { number, name, .. } => {
                    visit.msg("desk-person-added").with("name", name).with("number", number)
                }
                Event::TablesGiven { number, tables } => {
                    visit.msg("desk-tables-given").with("number", number).with("tables", tables)
                }
                _ => visit.msg("desk-saved"),
            };
            let said = std::iter::once(said.to_string()).chain(not_yet).collect::<Vec<_>>().join(" ");
            Redirect::to(&telling(&app, &visit, "/organiser/people", &said)).into_response()
        }
        Err(problem) => {
            let page = build_page(&app, &visit, Some(problem.notice(&visit)), sent);
            problem.noted_on(&visit, page)
        }
    }
}

/// Says which tables of somebody there are not yet. A later stage may bring them, so they are given all the same; before the
/// draw nobody knows.
fn tables_not_there_yet(app: &App, visit: &Visit, number: u32) -> Option<String> {
    let last = app.worker().ok()?.snapshot().championship.next_table().saturating_sub(1);
    let listed = app.people.list().into_iter().find(|listed| listed.number == number)?;
    let Role::Arbiter(mut tables) = listed.person.role else { return None };
    tables.retain(|table| last > 0 && *table > last);
    if tables.is_empty() {
        return None;
    }
    let said = visit
        .msg("desk-tables-not-yet")
        .with("count", tables.len())
        .with("tables", write_tables(&tables))
        .with("last", last);
    Some(said.to_string())
}

/// Chooses how much of names the public sees, and goes back to the page where that was asked.
async fn names_chosen(app: &App, visit: &Visit, fields: Change) -> Response {
    let chosen = async {
        let person = only_organiser(visit)?;
        let names: NameStyle = fields.names.parse().map_err(|_| Problem::nothing_here())?;
        let now = app.worker()?.snapshot().championship.public_names();
        unchanged(&fields.was, now.word(), &fields.names)?;
        let decide = move |state: &Championship, _: &Stamp| Ok(Vec::from_iter(choose_names(state, names)));
        app.worker()?.commit(&visit.actor(&person), None, decide).await?;
        let said = msg("decisions-public-names").with("names", names.word());
        let back = fields.back.as_deref().map_or("/organiser/people".to_owned(), |back| local(Some(back)));
        Ok::<_, Problem>(
            Redirect::to(&telling(app, visit, &back, &visit.language.say(&said))).into_response(),
        )
    };
    match chosen.await {
        Ok(response) => response,
        Err(problem) => {
            let page = build_page(app, visit, Some(problem.notice(visit)), Change::default());
            problem.noted_on(visit, page)
        }
    }
}

/// Changes who may do what, and returns what to put in the log, and cards where they were wished.
fn apply(app: &App, visit: &Visit, fields: &Change, host: &str) -> Result<(Event, Option<Vec<u8>>), Problem> {
    only_organiser(visit)?;
    let failed = |error: std::io::Error| {
        let text = msg("desk-people-unwritten").with("error", error.tell());
        Problem::new(StatusCode::INTERNAL_SERVER_ERROR, text)
    };
    let gone = || Problem::new(StatusCode::CONFLICT, msg("desk-person-gone"));
    let championship = app.worker()?.snapshot().championship;
    let table_of = |text: &str| {
        let id = championship.find_group(text).ok()?;
        championship.group(id).map(|group| group.table)
    };
    let places = || {
        read_places(&fields.tables, table_of)
            .map_err(|part| Problem::unreadable(msg("desk-no-table").with("text", part)))
    };
    let number = fields.number.parse::<u32>();
    let event = match (fields.step.as_str(), number) {
        ("add", _) => {
            let name = fields.name.trim().to_owned();
            check_words(&name, LONGEST_NAME).map_err(|unfit| Problem::unreadable(unfit.tell()))?;
            if name.is_empty() {
                return Err(Problem::unreadable(msg("desk-name-missing")));
            }
            let (tables, boards) = places()?;
            let role =
                if fields.role == "organiser" { Role::Organiser } else { Role::Arbiter(tables.clone()) };
            if let Some(known) = app.people.known(&name, &role) {
                let text = msg("desk-people-known").with("name", cut(&name)).with("number", known);
                return Err(Problem::new(StatusCode::CONFLICT, text));
            }
            let number = app.people.add(&name, &role).map_err(failed)?;
            if !boards.is_empty() && role != Role::Organiser {
                app.people.give_places(number, tables, boards).map_err(failed)?;
            }
            Event::PersonAdded { number, name, is_organiser: role == Role::Organiser }
        }
        ("tables", Ok(number)) => {
            let (tables, boards) = places()?;
            let listed = app.people.list().into_iter().find(|listed| listed.number == number);
            let now = listed.map(|listed| places_of(&listed.person)).ok_or_else(gone)?;
            let wanted = write_places(&tables, &boards);
            if now != fields.was && now != wanted {
                let text = msg("desk-tables-changed-since").with("tables", now).with("yours", wanted);
                return Err(Problem::new(StatusCode::CONFLICT, text));
            }
            app.people.give_places(number, tables, boards).map_err(failed)?;
            Event::TablesGiven { number, tables: wanted }
        }
        ("remove", Ok(number)) => match app.people.remove(number).map_err(failed)? {
            true => Event::PersonRemoved { number },
            false => return Err(gone()),
        },
        ("end", _) => {
            app.people.end_all_sessions().map_err(failed)?;
            Event::SessionsEnded
        }
        ("rights", _) => {
            let (everywhere, now) = (fields.rights == "everywhere", app.people.is_everywhere());
            unchanged(&fields.was, if now { "everywhere" } else { "own" }, &fields.rights)?;
            app.people.choose_everywhere(everywhere).map_err(failed)?;
            Event::RightsChosen { everywhere }
        }
        ("cards", number) => {
            let wanted: Vec<u32> = number.into_iter().collect();
            let cards = app.people.issue(&wanted).map_err(failed)?;
            if cards.is_empty() {
                return Err(Problem::unreadable(msg("desk-nobody-yet")));
            }
            let address = reached_at(app, visit, host);
            let event = Event::CardsPrinted { numbers: cards.iter().map(|card| card.number).collect() };
            return Ok((event, Some(cards_pdf(app, &cards, address.as_deref(), visit.language)?)));
        }
        _ => return Err(Problem::nothing_here()),
    };
    Ok((event, None))
}

/// Refuses a choice that was made on a page that showed another one than there is now.
fn unchanged(was: &str, now: &str, wanted: &str) -> Result<(), Problem> {
    match was.is_empty() || was == now || wanted == now {
        true => Ok(()),
        false => Err(Problem::new(StatusCode::CONFLICT, msg("desk-choice-changed-since"))),
    }
}

fn cards_pdf(
    app: &App,
    cards: &[Card],
    address: Option<&str>,
    language: Language,
) -> Result<Vec<u8>, Problem> {
    let championship = app.worker()?.snapshot().championship;
    let cards: Vec<SignInCard> = cards.iter().map(|card| printed(card, address, language)).collect();
    let pages = handouts::sign_in_cards(&championship, &cards, language)
        .map_err(|error| Problem::unreadable(error.tell()))?;
    let facts = handouts::facts(&championship, &language.msg("desk-cards").to_string(), language);
    Ok(pdf::pdf_of_pages(&pages, &facts))
}

/// Returns where phones reach the desk: by its own address, or by the one this browser came by; nothing without a network.
fn reached_at(app: &App, visit: &Visit, host: &str) -> Option<String> {
    let scheme = if visit.is_secure { "https" } else { "http" };
    match app.address.get() {
        Some(_) => app.public_address(),
        None => reachable(&format!("{scheme}://{host}")),
    }
}

/// Returns what a card says; without an address that phones reach it has no code.
pub fn printed(card: &Card, address: Option<&str>, language: Language) -> SignInCard {
    let address = address.map(|address| address.trim_end_matches('/'));
    SignInCard {
        name: card.person.name.clone(),
        role: role_words(&card.person, language),
        number: card.number.to_string(),
        pin: card.pin.clone(),
        reach: address.map(|address| (format!("{address}/enter"), format!("{address}{}", card.path))),
    }
}

/// Says what somebody does.
pub(crate) fn role_words(person: &Person, language: Language) -> String {
    match &person.role {
        Role::Organiser => language.msg("desk-card-organiser"),
        Role::Arbiter(tables) => language
            .msg("desk-card-arbiter")
            .with("count", tables.len())
            .with("tables", write_places(tables, &person.boards)),
    }
    .to_string()
}
