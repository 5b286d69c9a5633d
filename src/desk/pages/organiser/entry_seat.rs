//! Who plays in whose place: a substitute, another group, two entries of one pupil. What it changes is said first.

use askama::Template;
use axum::Router;
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::post;
use serde::Deserialize;

use crate::app::{App, Shared};
use crate::form::SafeForm;
use crate::layout::Frame;
use crate::pages::{only_organiser, telling};
use crate::problem::{Problem, html};
use crate::view::{group_called, sentence, sentences, told};
use crate::visit::Visit;
use crate::worker::Snapshot;
use championship::decisions::{Edited, Substitute, describe, merge_entries, regroup, substitute};
use championship::facts::{Championship, Entry, EntryCode, NameStyle};
use championship::imports::fold;
use championship::store::DeskError;

use speech::{Language, msg};

pub(super) fn routes() -> Router<Shared> {
    Router::new().route("/organiser/entry/{code}/seat", post(change))
}

/// What can be done with the seat of a pupil, as the page of the pupil offers it.
#[derive(Default)]
pub(super) struct SeatView {
    /// Whether another pupil may still come instead.
    pub(super) can_substitute: bool,
    /// The other groups of the stage: what the form sends, and what people call them.
    pub(super) groups: Vec<(String, String)>,
    /// The other entries of the same game, those that look like the same pupil first.
    pub(super) others: Vec<(String, String)>,
}

impl SeatView {
    /// Returns what can be done for an entry.
    pub(super) fn of(championship: &Championship, entry: &Entry, language: Language) -> Self {
        if !entry.is_active() {
            return SeatView::default();
        }
        let code = entry.code;
        let own = championship.tournament(code.tournament).and_then(|one| one.current_group_of(code));
        let groups = championship.groups().filter(|group| {
            own.is_some_and(|own| {
                own.id != group.id
                    && (own.id.tournament, own.id.stage) == (group.id.tournament, group.id.stage)
                    && own.rounds.iter().all(|round| round.board_of(code).is_none())
            })
        });
        let name = entry.contestant.name.as_deref().map(fold);
        let mut others: Vec<&Entry> = championship
            .entries()
            .filter(|other| {
                other.is_active() && other.code != code && other.code.tournament == code.tournament
            })
            .collect();
        others.sort_by_key(|other| {
            let is_named_so = other.contestant.name.as_deref().map(fold) == name;
            (!is_named_so, other.code.school != code.school)
        });
        let other = |other: &Entry| {
            let school = championship.school(other.code.school).map(|school| school.name.as_str());
            let school = school.filter(|_| championship.has_schools());
            let tag = championship.tag_of(other.code, NameStyle::Full);
            let parts = [other.contestant.name.clone(), tag, school.map(str::to_owned)];
            let parts: Vec<String> = parts.into_iter().flatten().filter(|part| !part.is_empty()).collect();
            (other.code.to_string(), parts.join(" · "))
        };
        SeatView {
            can_substitute: !championship.has_played(code),
            groups: groups
                .map(|group| (group.id.to_string(), group_called(championship, group, language)))
                .collect(),
            others: others.into_iter().map(other).collect(),
        }
    }
}

/// What the form asks.
#[derive(Clone, Debug, Deserialize)]
struct Fields {
    step: String,
    #[serde(default)]
    name: String,
    #[serde(default)]
    year: String,
    #[serde(default)]
    class: String,
    #[serde(default)]
    group: String,
    #[serde(default)]
    other: String,
    #[serde(default)]
    reason: String,
    /// Not empty once it was read what changes.
    #[serde(default)]
    sure: String,
}

#[derive(Template)]
#[template(path = "web/entry_seat.html")]
struct SeatPage {
    frame: Frame,
    here: &'static str,
    code: String,
    /// What the log will say.
    done: String,
    /// What changes by it.
    sentences: Vec<String>,
    fields: Fields,
}

/// Says what a wish changes; once that was read, does it.
async fn change(State(app): State<Shared>, Path(code): Path<String>, form: SafeForm<Fields>) -> Response {
    let SafeForm { visit, fields } = form;
    let done = async {
        let person = only_organiser(&visit)?;
        let code: EntryCode = code.parse().map_err(|_| Problem::nothing_here())?;
        let hall = app.worker()?;
        let Snapshot { championship, log, .. } = hall.snapshot();
        let is_here = log.present(&championship).contains(&code);
        let edited = decide(&championship, code, &fields, is_here)?;
        if fields.sure.is_empty() {
            return Ok(html(&asked(&app, &visit, code, &edited, fields.clone())?));
        }
        let wish = fields.clone();
        hall.commit_by_log(&visit.actor(&person), None, move |championship, log, _| {
            let is_here = log.present(championship).contains(&code);
            Ok((decide(championship, code, &wish, is_here)?.facts, ()))
        })
        .await?;
        let championship = hall.snapshot().championship;
        let said = sentences(&championship, &edited.told, visit.language);
        let said = format!("{} {said}", visit.msg("desk-saved"));
        let to = telling(&app, &visit, &format!("/organiser/entry/{}", edited.code), &said);
        Ok::<_, Problem>(Redirect::to(&to).into_response())
    };
    match done.await {
        Ok(response) => response,
        Err(problem) => super::entry::as_it_is(&app, &visit, &code, &problem, ""),
    }
}

/// Shows what a wish changes, with the button that does it.
fn asked(
    app: &App,
    visit: &Visit,
    code: EntryCode,
    edited: &Edited,
    fields: Fields,
) -> Result<SeatPage, Problem> {
    let championship = &app.worker()?.snapshot().championship;
    let said = |message| sentence(&told(championship, message, visit.language));
    let done = edited.facts.first().map(|fact| said(describe(championship, fact)));
    Ok(SeatPage {
        frame: Frame::new(visit, visit.msg("desk-seat-sure")),
        here: "entries",
        code: code.to_string(),
        done: done.unwrap_or_default(),
        sentences: edited.told.iter().cloned().map(said).collect(),
        fields,
    })
}

fn decide(
    championship: &Championship,
    code: EntryCode,
    fields: &Fields,
    is_here: bool,
) -> Result<Edited, DeskError> {
    let reason = fields.reason.trim();
    match fields.step.as_str() {
        "substitute" => {
            let year = match fields.year.trim() {
                "" => None,
                text => Some(text.parse().map_err(|_| DeskError::from(msg("desk-entry-bad-year")))?),
            };
            let mark = Some(fields.class.trim()).filter(|mark| !mark.is_empty());
            let wish =
                Substitute { name: &fields.name, school_year: year, mark, is_other_here: is_here, reason };
            substitute(championship, code, &wish)
        }
        "regroup" => {
            let to = championship.find_group(&fields.group)?;
            regroup(championship, code, to, reason)
        }
        _ => {
            let other: EntryCode =
                fields.other.parse().map_err(|_| DeskError::from(msg("desk-seat-choose-entry")))?;
            merge_entries(championship, championship.current_code(other), code, reason)
        }
    }
}
