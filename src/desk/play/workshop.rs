//! The workshop: a page to write games on, and the way of a finished one into the folder of games.

use std::collections::BTreeMap;

use askama::Template;
use axum::Extension;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Redirect, Response};
use serde::Deserialize;

use super::think::in_play;
use super::{Playroom, Room};
use crate::app::Shared;
use crate::boards::is_in_play;
use crate::faults::aside;
use crate::form::SafeForm;
use crate::layout::Frame;
use crate::problem::{Problem, Told, html};
use crate::visit::{Person, Visit};
use gallery::sheets::verdict;
use pocket::workshop::parts as changeable;
use rules::catalog::{Catalog, id_of};
use speech::{Language, Tell, msg};

/// No game is longer.
const LARGEST: usize = 100_000;

#[derive(Template)]
#[template(path = "web/workshop.html")]
struct WorkshopPage {
    frame: Frame,
    /// The id, the name and the family of the board of each.
    games: Vec<(String, String, &'static str)>,
    /// The lines of each that buttons change.
    parts: String,
}

/// The page to write a game on.
pub(super) async fn page(Extension(room): Room, State(app): State<Shared>, visit: Visit) -> Response {
    if is_in_play(&app, &visit) {
        return in_play().page(&visit);
    }
    let language = visit.language;
    let (games, parts) = aside(move || (named(&room, language), parts(&room))).await;
    html(&WorkshopPage { frame: Frame::new(&visit, visit.msg("workshop-title")), games, parts })
}

/// Returns the lines that buttons change, by game and key.
fn parts(room: &Playroom) -> String {
    let catalog = room.games.catalog();
    let text = |id: &str| Some(catalog.text(id).ok().flatten()?.text);
    let all: BTreeMap<_, _> = catalog.ids().map(|id| (id, changeable(id, &text))).collect();
    // What is plain data can be written.
    serde_json::to_string(&all).unwrap_or_default()
}

fn named(room: &Playroom, language: Language) -> Vec<(String, String, &'static str)> {
    let name = |id: String| {
        let table = room.table(&id).ok()?;
        let name = table.game().info().name.in_language(language).to_owned();
        Some((id, name, table.game().board().family.word()))
    };
    let mut games: Vec<_> = room.games.ids().into_iter().filter_map(name).collect();
    games.sort_by_key(|(_, name, _)| name.to_lowercase());
    games
}

/// The file of a game that the engine in the browser does not have itself.
pub(super) async fn file(Extension(room): Room, Path(id): Path<String>) -> Response {
    match room.games.own_text(&id) {
        Some(text) => {
            let headers = [(CONTENT_TYPE, "text/yaml; charset=utf-8"), (CACHE_CONTROL, "no-cache")];
            (headers, text).into_response()
        }
        None => StatusCode::NO_CONTENT.into_response(),
    }
}

/// A file that is to be kept.
#[derive(Deserialize)]
pub(super) struct Written {
    #[serde(default)]
    file: String,
    /// Whether a file of that name may be written over.
    #[serde(default)]
    replace: String,
}

/// Puts a game into the folder of games, if it is one; only an organiser may.
pub(super) async fn keep(Extension(room): Room, form: SafeForm<Written>) -> Response {
    let visit = form.visit;
    if !visit.person.as_ref().is_some_and(Person::is_organiser) {
        return Problem::sign_in_first().page(&visit);
    }
    let language = visit.language;
    let written = form.fields;
    match aside(move || kept(&room, &written, language)).await {
        Ok(id) => Redirect::to(&format!("/games/{id}")).into_response(),
        Err(problem) => problem.page(&visit),
    }
}

fn kept(room: &Playroom, written: &Written, language: Language) -> Result<String, Problem> {
    // Forms end their lines as Windows does.
    let text = &written.file.replace("\r\n", "\n");
    let refused = |text| Problem::new(StatusCode::UNPROCESSABLE_ENTITY, text);
    if text.len() > LARGEST {
        return Err(refused(msg("workshop-too-large")));
    }
    let mut catalog = room.games.catalog();
    catalog.add_text(DRAFT, text);
    let wrong = |said: String| refused(msg("workshop-refused").with("error", first_lines(&said)));
    let compiled = catalog.load(DRAFT).map_err(|error| wrong(error.say(language)))?;
    let remarks = verdict::remarks(&compiled);
    if remarks.has_errors() {
        return Err(wrong(remarks.render(&compiled.sources, language)));
    }
    let id = id_of(compiled.game.info().name.in_language(Language::Pt));
    if id.is_empty() || Catalog::built_in().ids().any(|known| known == id) {
        return Err(refused(msg("workshop-taken").with("game", id)));
    }
    let unwritable = |error: std::io::Error| {
        let text = Told::in_each(|language| {
            language.msg("workshop-unwritable").with("error", error.in_language(language)).to_string()
        });
        Problem::new(StatusCode::INTERNAL_SERVER_ERROR, text)
    };
    let folder = room.games.folder();
    let path = folder.join(format!("{id}.yaml"));
    if path.exists() && written.replace.is_empty() {
        return Err(refused(msg("workshop-exists").with("game", id)));
    }
    std::fs::create_dir_all(folder).map_err(unwritable)?;
    std::fs::write(path, text).map_err(unwritable)?;
    room.games.look_again();
    Ok(id)
}

/// The id of a file that has none yet.
const DRAFT: &str = "draft";

fn first_lines(text: &str) -> String {
    // Where it stands in the file is seen beside the file, which has told of it already.
    let said = text.lines().filter(|line| !line.contains('|') && !line.contains("-->")).map(str::trim);
    said.take(3).collect::<Vec<_>>().join(" ")
}
