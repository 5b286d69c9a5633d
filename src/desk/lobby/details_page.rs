//! The page with every key of the regulations as a field.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::Arc;

use askama::Template;
use axum::extract::{Extension, Multipart};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};

use super::choose::{self, ChoicesView, Shown};
use super::make::{Answers, Kind, read_text, refused as refused_for};
use super::make_page::another_name;
use super::plan::PlanView;
use super::{Lobby, files};
use crate::event_form::{EventForm, read_event};
use crate::faults::aside;
use crate::layout::Frame;
use crate::play::kept::own_games;
use crate::problem::{Problem, html};
use crate::rulebook;
use crate::session::same;
use crate::view::plain;
use crate::visit::Visit;
use championship::decisions::choose_names;
use championship::facts::{Details, Fact, NameStyle, Regulations};
use championship::regulations::keys::{Section, Values, Word};
use championship::regulations::{self, Choices, FormField, FormPart};
use championship::store::{Desk, DeskError, Location};
use speech::{Message, Tell, msg};

use super::pages::{at_home, back_with, enter, to_entries};

/// One field of the regulations as the form shows it.
struct RuleView {
    name: String,
    key: &'static str,
    meaning: String,
    value: String,
    /// The words it takes and what they are, where it takes one of some.
    ways: Vec<(&'static str, String)>,
    hint: String,
}

impl RuleView {
    /// Says whether the file has something that is none of the words.
    fn is_other(&self) -> bool {
        !self.value.is_empty() && self.ways.iter().all(|(word, _)| *word != self.value)
    }
}

/// The fields of one part of the regulations.
struct RulesView {
    title: String,
    is_open: bool,
    rules: Vec<RuleView>,
}

#[derive(Template)]
#[template(path = "web/lobby_details.html")]
pub(super) struct DetailsPage {
    frame: Frame,
    event: EventForm,
    names: &'static str,
    kind: &'static str,
    /// The file of the championship whose schools come along; empty where there is none.
    schools_of: String,
    choices: ChoicesView,
    plan: PlanView,
    parts: Vec<RulesView>,
}

/// What the form of all details shows.
struct Asked<'a> {
    event: EventForm,
    names: NameStyle,
    /// The ready-made regulations that a short text goes on from.
    kind: &'static str,
    schools_of: String,
    /// The regulations that the choices are made upon.
    base: &'a Regulations,
    choices: &'a Choices,
    /// The regulations rule by rule.
    text: &'a str,
    n_pupils: usize,
}

/// Shows the form of all details for the answers so far.
pub(super) fn details_page(visit: &Visit, event: EventForm, answers: &Answers) -> DetailsPage {
    let base = answers.regulations().unwrap_or_else(|_| answers.base.clone());
    let asked = Asked {
        event,
        names: answers.names,
        kind: answers.ready_made(),
        schools_of: answers.start.schools_of().to_owned(),
        base: &base,
        choices: &Choices::of(&base),
        text: &answers.regulations_text(),
        n_pupils: answers.n_pupils,
    };
    page_of(visit, asked, None)
}

fn page_of(visit: &Visit, asked: Asked, refused: Option<String>) -> DetailsPage {
    let language = visit.language;
    let mut frame = Frame::new(visit, visit.msg("desk-make-details"));
    if let Some(refused) = refused {
        frame = frame.with_notice("bad", refused);
    }
    let parts = regulations::form_parts(asked.text).into_iter().map(|part| rules_view(part, visit)).collect();
    let shown = Shown {
        start: asked.kind.to_owned(),
        ready_made: asked.kind,
        base: asked.base,
        choices: asked.choices,
        at_hand: &own_games(),
        n_pupils: asked.n_pupils,
        language,
    };
    let made = rulebook::choose(asked.base, asked.choices, "").map_err(refused_for);
    DetailsPage {
        frame,
        plan: PlanView::of(made, asked.n_pupils, language),
        choices: shown.view(),
        event: asked.event,
        names: asked.names.word(),
        kind: asked.kind,
        schools_of: asked.schools_of,
        parts,
    }
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
        Section::Quota => visit.msg("desk-rules-quota").with("number", part.number),
        Section::Room => visit.msg("desk-rules-room").with("number", part.number),
    };
    let is_open = part.fields.iter().any(|field| !field.value.is_empty());
    // The name is asked for above.
    let is_asked = |field: &FormField| !(part.section == Section::File && field.key.name == "name");
    let rule = |field: FormField| {
        let is_one = !field.key.example.starts_with('[');
        let told = |way: Word| (way.word, language.say(&way.meaning));
        let ways: Vec<(&str, String)> = field.key.words().unwrap_or_default().into_iter().map(told).collect();
        RuleView {
            key: field.key.name,
            meaning: plain(&language.say(&field.key.meaning)),
            hint: match &field.key.values {
                Values::Told(message) => plain(&language.say(message)),
                Values::Words(_) => {
                    let ways = ways.iter().map(|(word, meaning)| format!("{word} ({meaning})"));
                    ways.collect::<Vec<_>>().join(", ")
                }
            },
            ways: if is_one { ways } else { Vec::new() },
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
pub(super) async fn details(
    visit: Visit,
    Extension(lobby): Extension<Arc<Lobby>>,
    form: Multipart,
) -> Response {
    if let Err(problem) = at_home(&visit, &lobby) {
        return problem.page(&visit);
    }
    let (fields, logo) = match read_event(form).await {
        Ok(read) => read,
        Err(problem) => return problem.page(&visit),
    };
    if !same(fields.get("csrf").map_or("", String::as_str), &visit.csrf) {
        return Problem::stale_form().page(&visit);
    }
    let mut event = EventForm::read(&fields);
    let names: NameStyle = fields.get("names").and_then(|word| word.parse().ok()).unwrap_or_default();
    let kind = Kind::ALL.into_iter().find(|kind| fields.get("kind").is_some_and(|word| word == kind.word()));
    let kind = kind.unwrap_or(Kind::Class).word();
    let schools_of = fields.get("schools_of").cloned().unwrap_or_default();
    let mut named = fields.clone();
    named.insert("reg/file/0/name".to_owned(), event.name.clone());
    let mut text = regulations::form_text(&named);
    let (base, chosen) = shown_before(&fields, kind);
    let shown = Choices::of(&base);
    // What was chosen is written upon what stands rule by rule; what was not stays as it stands there.
    let mut read = read_text(&text);
    if let (Ok(choices), Ok(written)) = (&chosen, &read)
        && *choices != shown
    {
        let choices = choices.changed_since(&shown, Choices::of(written));
        read = rulebook::choose(written, &choices, "").map_err(refused_for);
        if let Ok(read) = &read {
            text = regulations::brief(read, kind);
        }
    }
    let (choices, wrong) = match chosen {
        Ok(choices) => (choices, None),
        Err(wrong) => (shown, Some(wrong)),
    };
    if fields.get("step").is_some_and(|step| step == "file") {
        return crate::download::download(text.into_bytes(), "text/yaml; charset=utf-8", "regulations.yaml");
    }
    let made = match wrong.map_or(read, Err) {
        Err(message) => Err(message),
        Ok(_) if event.name.is_empty() => Err(msg("desk-make-no-name")),
        Ok(regulations) => match another_name(&lobby, &event.name).await {
            Some((other, taken)) => {
                event.name = other;
                Err(taken)
            }
            None => {
                let (asked, told) = (Arc::clone(&lobby), event.clone());
                let from = schools_of.clone();
                aside(move || create(&asked, &told, (names, &from), regulations, logo.as_deref()))
                    .await
                    .map_err(|error| error.tell())
            }
        },
    };
    match made {
        Ok(path) => match enter(&visit, &lobby, path).await {
            Ok(response) => to_entries(&lobby, response),
            Err(problem) => back_with(&visit, &lobby, &problem).await,
        },
        Err(message) => {
            let n_pupils = fields.get("pupils").and_then(|text| text.parse().ok()).unwrap_or(20);
            let (base, choices, text) = (&base, &choices, text.as_str());
            let asked = Asked { event, names, kind, schools_of, base, choices, text, n_pupils };
            let page = page_of(&visit, asked, Some(visit.language.say(&message)));
            (StatusCode::CONFLICT, html(&page)).into_response()
        }
    }
}

/// Returns the regulations that the choices of a form were made upon, and the choices.
fn shown_before(fields: &BTreeMap<String, String>, kind: &str) -> (Regulations, Result<Choices, Message>) {
    let read = fields.get("base").and_then(|text| read_text(text).ok());
    let base = read.or_else(|| read_text(&format!("extends: {kind}\n")).ok());
    let base = base.unwrap_or_else(regulations::default);
    let chosen = choose::read(fields, &Choices::of(&base));
    (base, chosen)
}

/// Creates a championship with what is told about the event.
fn create(
    lobby: &Lobby,
    event: &EventForm,
    (names, schools_of): (NameStyle, &str),
    regulations: Regulations,
    logo: Option<&[u8]>,
) -> Result<PathBuf, DeskError> {
    let path = files::path_for(&lobby.folder, &event.name);
    let mut desk = Desk::create(&Location::File(path.clone()), &event.name, regulations, &lobby.actor)?;
    let schools = files::schools_of(&lobby.folder, &lobby.actor, schools_of);
    let details = Details { logo: logo.map(Details::logo_text), ..event.details() };
    desk.commit(None, |state, _| {
        let given = Fact::DetailsGiven { details: details.clone() };
        Ok(std::iter::once(given).chain(choose_names(state, names)).chain(schools.clone()).collect())
    })?;
    Ok(path)
}
