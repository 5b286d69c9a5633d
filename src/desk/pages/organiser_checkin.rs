//! Check-in: who has come, by a tap or by the code of a badge, and what becomes of those who have not.

use std::collections::{BTreeMap, BTreeSet};

use askama::Template;
use axum::Router;
use axum::extract::State;
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::get;
use serde::Deserialize;

use super::{Notice, answer_or, only_organiser, telling};
use crate::app::{App, Shared};
use crate::form::SafeForm;
use crate::frame::Frame;
use crate::problem::{Problem, html};
use crate::shown::{cut, pupil};
use crate::visit::Visit;
use championship::facts::{Championship, Entry, EntryCode, Fact, NameStyle};
use championship::imports::fold;
use championship::store::{self, Desk, DeskError, Event, event_of};
use speech::{Language, msg};

pub(super) fn routes() -> Router<Shared> {
    Router::new().route("/organiser/checkin", get(page).post(change))
}

/// A pupil, with all the games they play.
struct Person {
    anchor: String,
    codes: String,
    name: String,
    school: String,
    is_here: bool,
    is_out: bool,
}

#[derive(Template)]
#[template(path = "web/checkin.html")]
struct CheckinPage {
    frame: Frame,
    here: &'static str,
    people: Vec<Person>,
    n_here: usize,
    n_away: usize,
    /// Whether groups are drawn: who is not here then misses a round, and has not withdrawn.
    is_drawn: bool,
}

/// Returns who has come, as the journal tells it, by the codes they have now.
fn arrived(championship: &Championship, entries: &[store::Entry]) -> BTreeSet<EntryCode> {
    let mut here = BTreeSet::new();
    let current = |code: &String| code.parse().ok().map(|code| championship.current_code(code));
    let read = |codes: &[String]| codes.iter().filter_map(current).collect::<Vec<_>>().into_iter();
    for event in entries.iter().filter_map(event_of) {
        match event {
            Event::CheckedIn { codes } => here.extend(read(&codes)),
            Event::CheckedOut { codes } => {
                let gone: BTreeSet<EntryCode> = read(&codes).collect();
                here.retain(|code| !gone.contains(code));
            }
            _ => {}
        }
    }
    here
}

/// Returns the entries of each pupil: one who plays two games is one pupil.
fn by_pupil(championship: &Championship) -> BTreeMap<(String, u32), Vec<&Entry>> {
    let mut pupils: BTreeMap<(String, u32), Vec<&Entry>> = BTreeMap::new();
    for entry in championship.entries() {
        let name = entry.contestant.name.as_deref().map_or_else(|| entry.code.to_string(), fold);
        pupils.entry((name, entry.code.school)).or_default().push(entry);
    }
    pupils
}

async fn page(State(app): State<Shared>, visit: Visit) -> Response {
    let notice = Notice::heard(&visit);
    answer_or(&visit, shown(&app, &visit, notice).await)
}

async fn shown(app: &App, visit: &Visit, notice: Option<Notice>) -> Result<Response, Problem> {
    only_organiser(visit)?;
    let hall = app.hall()?;
    let journal = hall.at_desk(|desk| desk.journal().read(0)).await?.map_err(DeskError::from)?;
    let championship = hall.snapshot().championship;
    let here = arrived(&championship, &journal);
    let person = |entries: &Vec<&Entry>| {
        let codes: Vec<String> = entries.iter().map(|entry| entry.code.to_string()).collect();
        let shown = pupil(&championship, entries[0].code, NameStyle::Full);
        Person {
            anchor: format!("p-{}", codes[0].replace('.', "-")),
            name: shown.label().to_owned(),
            school: shown.school,
            is_here: entries.iter().any(|entry| here.contains(&entry.code)),
            is_out: entries.iter().all(|entry| !entry.is_active()),
            codes: codes.join(","),
        }
    };
    let people: Vec<Person> = by_pupil(&championship).values().map(person).collect();
    let n_here = people.iter().filter(|person| person.is_here && !person.is_out).count();
    let n_away = people.iter().filter(|person| !person.is_here && !person.is_out).count();
    Ok(html(&CheckinPage {
        frame: Frame::new(visit, visit.msg("desk-checkin")).telling(notice),
        here: "entries",
        people,
        n_here,
        n_away,
        is_drawn: championship.groups().next().is_some(),
    }))
}

#[derive(Deserialize)]
struct Change {
    #[serde(default)]
    step: String,
    /// The codes of a pupil, or what a badge says.
    #[serde(default)]
    codes: String,
}

async fn change(State(app): State<Shared>, form: SafeForm<Change>) -> Response {
    let SafeForm { visit, fields } = form;
    match changed(&app, &visit, &fields).await {
        Ok((said, anchor)) => {
            let to = telling(&app, &visit, "/organiser/checkin", &said);
            Redirect::to(&format!("{to}{anchor}")).into_response()
        }
        Err(problem) => {
            let notice = Notice::bad(problem.text.say(visit.language));
            match shown(&app, &visit, Some(notice)).await {
                Ok(mut response) => {
                    *response.status_mut() = problem.status;
                    response
                }
                Err(_) => problem.page(&visit),
            }
        }
    }
}

async fn changed(app: &App, visit: &Visit, fields: &Change) -> Result<(String, String), Problem> {
    let person = only_organiser(visit)?;
    if fields.step == "close" {
        let (actor, language) = (visit.actor(&person), visit.language);
        let hall = app.hall()?;
        let n_away = hall.at_desk(move |desk| close(desk, &actor, language)).await??;
        return Ok((visit.msg("desk-checkin-closed").with("count", n_away).to_string(), String::new()));
    }
    came(app, visit, &person, &fields.codes, fields.step == "away").await
}

/// Writes down that a pupil has come, or has not after all, by any of their codes; returns what to say and where they
/// stand in the list.
pub(super) async fn came(
    app: &App,
    visit: &Visit,
    person: &crate::visit::Person,
    typed: &str,
    is_leaving: bool,
) -> Result<(String, String), Problem> {
    let (actor, language) = (visit.actor(person), visit.language);
    let hall = app.hall()?;
    let codes: Option<Vec<EntryCode>> = typed.split(',').map(|code| code.trim().parse().ok()).collect();
    let championship = hall.snapshot().championship;
    let codes =
        codes.map(|codes| codes.into_iter().map(|code| championship.current_code(code)).collect::<Vec<_>>());
    let entry = codes.as_ref().and_then(|codes| championship.entry(*codes.first()?));
    let entry = entry
        .ok_or_else(|| Problem::unreadable(msg("desk-checkin-nobody").with("text", cut(typed.trim()))))?;
    // A badge names one game; who comes comes for all of them.
    let pupils = by_pupil(&championship);
    let own = pupils.into_values().find(|entries| entries.iter().any(|own| own.code == entry.code));
    let codes: Vec<EntryCode> = own.into_iter().flatten().map(|entry| entry.code).collect();
    let first = codes.first().copied().unwrap_or(entry.code);
    let name = pupil(&championship, entry.code, NameStyle::Full).label().to_owned();
    hall.at_desk(move |desk| mark(desk, &actor, &codes, is_leaving, language)).await??;
    let said = match is_leaving {
        true => visit.msg("desk-checkin-away").with("name", name),
        false => visit.msg("desk-checkin-came").with("name", name),
    };
    Ok((said.to_string(), format!("#p-{}", first.to_string().replace('.', "-"))))
}

/// Writes down that a pupil has come or gone; who comes late and was given up plays again.
fn mark(
    desk: &mut Desk,
    actor: &str,
    codes: &[EntryCode],
    is_leaving: bool,
    language: Language,
) -> Result<(), DeskError> {
    desk.refresh()?;
    if !is_leaving {
        let reason = language.msg("desk-checkin-reason-came").to_string();
        desk.commit_as(actor, None, |championship, _| {
            // Who left one game for another was not given up.
            let plays = |code: &EntryCode| championship.entry(*code).is_some_and(Entry::is_active);
            let back: Vec<&EntryCode> = match codes.iter().any(plays) {
                true => codes.iter().filter(|code| plays(code)).collect(),
                false => codes.iter().collect(),
            };
            Ok(back.into_iter().flat_map(|code| welcome(championship, *code, &reason)).collect())
        })?;
    }
    let words = codes.iter().map(ToString::to_string).collect();
    let event =
        if is_leaving { Event::CheckedOut { codes: words } } else { Event::CheckedIn { codes: words } };
    desk.record(actor, &event)
}

/// What takes back that an entry was given up, if it was.
fn welcome(championship: &Championship, code: EntryCode, reason: &str) -> Vec<Fact> {
    let is_out = championship.entry(code).is_some_and(|entry| !entry.is_active());
    let group = championship.tournament(code.tournament).and_then(|one| one.current_group_of(code));
    let absent = group.filter(|group| {
        let member = group.members.iter().find(|member| member.entry == code);
        member.is_some_and(|member| member.absences.contains(&group.next_round()))
    });
    let back = is_out.then_some(Fact::EntryReinstated { code });
    let present = absent.map(|group| Fact::AbsenceCancelled {
        code,
        round: group.next_round(),
        reason: reason.to_owned(),
    });
    back.into_iter().chain(present).collect()
}

/// Gives up those who have not come: before the draw they withdraw, after it they miss the next round.
fn close(desk: &mut Desk, actor: &str, language: Language) -> Result<usize, DeskError> {
    desk.refresh()?;
    let here = arrived(desk.championship(), &desk.journal().read(0)?);
    let reason = language.msg("desk-checkin-reason").to_string();
    let committed = desk.commit_as(actor, None, |championship, _| {
        let away = championship.entries().filter(|entry| entry.is_active() && !here.contains(&entry.code));
        let fact = |entry: &Entry| {
            let code = entry.code;
            let tournament = championship.tournament(code.tournament)?;
            match tournament.current_group_of(code) {
                Some(group) => {
                    let member = group.members.iter().find(|member| member.entry == code)?;
                    let round = group.next_round();
                    let is_new = !member.absences.contains(&round);
                    is_new.then_some(Fact::AbsenceAnnounced { code, round })
                }
                None if tournament.current_stage().is_none() => {
                    Some(Fact::EntryWithdrawn { code, from_round: None, reason: reason.clone() })
                }
                // Out of the tournament already.
                None => None,
            }
        };
        Ok(away.filter_map(fact).collect())
    })?;
    Ok(committed.facts.len())
}
