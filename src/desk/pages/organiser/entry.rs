//! One pupil: a name spelt right, another school year, another school or game.

use askama::Template;
use axum::Router;
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use serde::Deserialize;

use super::entry_seat::SeatView;
use crate::app::{App, Shared};
use crate::form::SafeForm;
use crate::layout::Frame;
use crate::pages::meanwhile::{Tap, Wish};
use crate::pages::pupil::{PlayedStage, stages};
use crate::pages::{Notice, only_organiser, page_or, telling};
use crate::problem::{Problem, html};
use crate::view::{plain, why_out};
use crate::visit::Visit;
use championship::decisions::{Edited, EntryEdit, SchoolWish, edit_entry, place_in_line};
use championship::facts::{Championship, Contestant, Entry, EntryCode, Format, NameStyle, Refusal, School};
use championship::imports::spaced;
use championship::store::DeskError;
use speech::{Message, msg};

pub(super) fn routes() -> Router<Shared> {
    Router::new()
        .route("/organiser/entry/{code}", get(show).post(change))
        .route("/organiser/entry/{code}/forget", post(forget))
        .route("/organiser/entry/{code}/absence", post(absence))
}

/// What the form says of a pupil.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
struct Fields {
    #[serde(default)]
    name: String,
    #[serde(default)]
    year: String,
    #[serde(default)]
    class: String,
    /// The number of a school that is registered.
    #[serde(default)]
    school: String,
    /// The name of a school that is not in the list.
    #[serde(default)]
    new_school: String,
    /// Not empty when it is another school, however like it is to one of the list.
    #[serde(default)]
    is_other: String,
    #[serde(default)]
    tournament: String,
    #[serde(default)]
    reason: String,
    /// What stood there when the page was opened.
    #[serde(default)]
    was_name: String,
    #[serde(default)]
    was_year: String,
    #[serde(default)]
    was_class: String,
}

#[derive(Template)]
#[template(path = "web/entry.html")]
struct EntryPage {
    frame: Frame,
    here: &'static str,
    code: String,
    tournament: String,
    school: String,
    /// The registered schools: number and name.
    schools: Vec<(String, String)>,
    /// The games of the cycles: what the form sends, and what it shows.
    tournaments: Vec<(String, String)>,
    fields: Fields,
    is_active: bool,
    /// Why the pupil is out; empty for who plays.
    out: String,
    /// Which of those who wait for a place, if so.
    in_line: Option<usize>,
    /// The round that is paired next, for who plays in a group.
    next_round: Option<u16>,
    /// The rounds that will be missed.
    absences: Vec<u16>,
    /// The last fact in the page.
    seen: u64,
    /// Why an absence was to be taken back, where that was refused.
    why_back: String,
    /// What was played, the latest stage first.
    stages: Vec<PlayedStage>,
    /// What can be done with the seat.
    seat: SeatView,
}

/// Returns the name, the year and the mark of a pupil.
fn shown(entry: &Entry) -> [String; 3] {
    let year = entry.contestant.school_year.map(|year| year.to_string()).unwrap_or_default();
    [entry.contestant.name.clone().unwrap_or_default(), year, entry.mark.clone().unwrap_or_default()]
}

fn entry_page(visit: &Visit, app: &App, code: &str) -> Result<EntryPage, Problem> {
    only_organiser(visit)?;
    let snapshot = app.worker()?.snapshot();
    let championship = &snapshot.championship;
    let code: EntryCode = code.parse().map_err(|_| Problem::nothing_here())?;
    let code = championship.current_code(code);
    let entry = championship.entry(code).ok_or_else(Problem::nothing_here)?;
    let [name, year, class] = shown(entry);
    let school = championship.school(code.school).map(|school| school.name.clone()).unwrap_or_default();
    let title = if name.is_empty() { code.to_string() } else { name.clone() };
    let group = championship.tournament(code.tournament).and_then(|one| one.current_group_of(code));
    let member = group.and_then(|group| group.member(code));
    Ok(EntryPage {
        is_active: entry.is_active(),
        out: why_out(championship, code, visit.language).unwrap_or_default(),
        in_line: place_in_line(championship, code),
        seen: snapshot.head,
        why_back: String::new(),
        stages: stages(championship, code, NameStyle::Full, visit.language),
        seat: SeatView::of(championship, entry, visit.language),
        next_round: group
            .filter(|group| !championship.format_of(group.id).is_some_and(Format::is_free_play))
            .filter(|group| {
                let planned = championship.planned_rounds(group.id);
                planned.is_none_or(|planned| group.next_round() <= planned)
            })
            .map(|group| group.next_round()),
        absences: member.map(|member| member.absences.iter().copied().collect()).unwrap_or_default(),
        frame: Frame::new(visit, title),
        here: "entries",
        code: code.to_string(),
        tournament: championship.regulations().tournament_name(code.tournament, visit.language),
        school,
        schools: championship
            .schools()
            .map(|school| {
                let name = match championship.has_codes() {
                    true => format!("{} · {}", School::shown_number(school.number), school.name),
                    false => school.name.clone(),
                };
                (school.number.to_string(), name)
            })
            .collect(),
        tournaments: crate::view::progress(championship, visit.language)
            .into_iter()
            .map(|one| (one.id.to_string(), format!("{} · {}", one.cycle, one.game)))
            .collect(),
        fields: Fields {
            was_name: name.clone(),
            was_year: year.clone(),
            was_class: class.clone(),
            school: code.school.to_string(),
            tournament: code.tournament.to_string(),
            name,
            year,
            class,
            ..Fields::default()
        },
    })
}

async fn show(State(app): State<Shared>, visit: Visit, Path(code): Path<String>) -> Response {
    if let (Ok(_), Ok(hall), Ok(typed)) = (only_organiser(&visit), app.worker(), code.parse::<EntryCode>()) {
        // What a badge of before says.
        let now = hall.snapshot().championship.current_code(typed);
        if now != typed {
            return Redirect::to(&format!("/organiser/entry/{now}")).into_response();
        }
    }
    let page = || {
        let mut page = entry_page(&visit, &app, &code)?;
        page.frame = page.frame.telling(Notice::heard(&visit));
        Ok(page)
    };
    page_or(&visit, page())
}

/// Changes a pupil, unless somebody else did since the page was opened.
async fn change(State(app): State<Shared>, Path(code): Path<String>, form: SafeForm<Fields>) -> Response {
    let SafeForm { visit, fields } = form;
    let sent = fields.clone();
    let done = async {
        let person = only_organiser(&visit)?;
        let code: EntryCode = code.parse().map_err(|_| Problem::nothing_here())?;
        let (_, edited) = app
            .worker()?
            .commit_with(&visit.actor(&person), None, move |championship, _| {
                let edited = decide(championship, code, &fields)?;
                Ok((edited.facts.clone(), edited))
            })
            .await?;
        Ok::<_, Problem>(edited.map_or((code, Vec::new()), |edited| (edited.code, edited.told)))
    };
    match done.await {
        Ok((code, told)) => {
            let called = app.worker().map(|hall| hall.snapshot().championship.called(code, NameStyle::Full));
            let called = called.unwrap_or_else(|_| code.to_string());
            let mut said = visit.msg("desk-code-saved").with("code", called).to_string();
            for message in told {
                said += &visit.msg("desk-and-so").with("what", message).to_string();
            }
            Redirect::to(&telling(&app, &visit, "/organiser/entries", &said)).into_response()
        }
        Err(problem) => again(&app, &visit, &code, sent, &problem),
    }
}

#[derive(Deserialize)]
struct Sure {
    /// Not empty once it was read what is lost.
    #[serde(default)]
    sure: String,
    /// Other words for the pupil, with commas between them.
    #[serde(default)]
    also: String,
}

/// Removes the name and the year of a pupil for good, from the championship and from every copy beside it.
async fn forget(State(app): State<Shared>, Path(code): Path<String>, form: SafeForm<Sure>) -> Response {
    let SafeForm { visit, fields } = form;
    let done = async {
        let person = only_organiser(&visit)?;
        let code: EntryCode = code.parse().map_err(|_| Problem::nothing_here())?;
        if fields.sure.is_empty() {
            return Err(Problem::unreadable(msg("desk-forget-sure")));
        }
        let actor = visit.actor(&person);
        let also = fields.also.split(',').map(str::trim).filter(|word| !word.is_empty());
        let also: Vec<String> = also.map(str::to_owned).collect();
        let report = app.worker()?.at_desk(move |desk| desk.forget_as(&actor, code, &also)).await??;
        Ok::<_, Problem>((code, report))
    };
    match done.await {
        Ok((code, report)) => {
            let copies = report.backups.len();
            let mut said =
                visit.msg("desk-forgotten").with("code", code.to_string()).with("copies", copies).to_string();
            // The words themselves must not stand in an address.
            for one in report.left.told_briefly() {
                said += &format!(" · {}", plain(&visit.language.say(&one)));
            }
            let to = telling(&app, &visit, "/organiser/entries", &said);
            Redirect::to(&to).into_response()
        }
        Err(problem) => as_it_is(&app, &visit, &code, &problem, ""),
    }
}

#[derive(Deserialize)]
struct Absence {
    step: String,
    round: u16,
    #[serde(default)]
    reason: String,
    /// The last fact in the page that was tapped on.
    seen: Option<u64>,
}

/// Announces that a pupil misses a round, or takes it back.
async fn absence(State(app): State<Shared>, Path(code): Path<String>, form: SafeForm<Absence>) -> Response {
    let SafeForm { visit, fields } = form;
    let done = async {
        let person = only_organiser(&visit)?;
        let code: EntryCode = code.parse().map_err(|_| Problem::nothing_here())?;
        let (round, reason) = (fields.round, fields.reason.trim().to_owned());
        let wish = match fields.step.as_str() {
            "cancel" => Wish::Play { round, reason },
            _ => Wish::Miss { round },
        };
        let seen = fields.seen;
        let tap = Tap { actor: visit.actor(&person), code, seen, wish, language: visit.language };
        let said = app.worker()?.at_desk(move |desk| tap.done_at(desk)).await??;
        Ok::<_, Problem>((code, visit.language.say(&said)))
    };
    match done.await {
        Ok((code, said)) => {
            Redirect::to(&telling(&app, &visit, &format!("/organiser/entry/{code}"), &said)).into_response()
        }
        Err(problem) => as_it_is(&app, &visit, &code, &problem, fields.reason.trim()),
    }
}

/// Shows the page as things stand, with what speaks against what was wished.
pub(super) fn as_it_is(app: &App, visit: &Visit, code: &str, problem: &Problem, why_back: &str) -> Response {
    refused(app, visit, code, problem, |page| why_back.clone_into(&mut page.why_back))
}

/// Shows the form as it was sent, with what speaks against it, so that nothing is typed twice.
fn again(app: &App, visit: &Visit, code: &str, sent: Fields, problem: &Problem) -> Response {
    refused(app, visit, code, problem, |page| {
        let now = std::mem::take(&mut page.fields);
        let (was_name, was_year, was_class) = (now.was_name, now.was_year, now.was_class);
        page.fields = Fields { was_name, was_year, was_class, ..sent };
    })
}

fn refused(
    app: &App,
    visit: &Visit,
    code: &str,
    problem: &Problem,
    change: impl FnOnce(&mut EntryPage),
) -> Response {
    match entry_page(visit, app, code) {
        Ok(mut page) => {
            change(&mut page);
            page.frame = page.frame.with_notice("bad", problem.text.say(visit.language));
            (problem.status, html(&page)).into_response()
        }
        Err(problem) => problem.page(visit),
    }
}

fn decide(championship: &Championship, code: EntryCode, fields: &Fields) -> Result<Edited, DeskError> {
    let name = spaced(&fields.name);
    if name.is_empty() {
        return Err(msg("desk-entry-no-name").into());
    }
    let year = match fields.year.trim() {
        "" => None,
        text => Some(text.parse::<u8>().ok().filter(|year| (1..=12).contains(year)).ok_or_else(bad_year)?),
    };
    let school = match (fields.new_school.trim(), fields.school.parse().ok()) {
        ("", number) => number.map(SchoolWish::Registered),
        (name, _) => Some(SchoolWish::Named { name, is_sure: !fields.is_other.is_empty() }),
    };
    let edit = EntryEdit {
        contestant: Some(Contestant { name: Some(name), school_year: year }),
        mark: Some(&fields.class),
        school,
        tournament: fields.tournament.parse().ok(),
        reason: fields.reason.trim(),
    };
    let edited = edit_entry(championship, code, &edit)?;
    let entry = championship.entry(code).ok_or(Refusal::NoEntry(code))?;
    let now = shown(entry);
    let was = [&fields.was_name, &fields.was_year, &fields.was_class];
    if !edited.facts.is_empty() && was != now.each_ref() {
        let [name, year, class] = now;
        let message =
            msg("desk-entry-changed-since").with("name", name).with("year", year).with("class", class);
        return Err(message.into());
    }
    Ok(edited)
}

fn bad_year() -> Message {
    msg("desk-entry-bad-year")
}
