//! What is kept of a school and of a pupil: seen, taken along as a table, and deleted, by the school and by a family.

use std::collections::{BTreeMap, BTreeSet};

use askama::Template;
use axum::Router;
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::get;
use serde::Deserialize;

use super::links::{links, opened, opened_family};
use super::school::actor;
use crate::app::{App, Shared};
use crate::download::download;
use crate::flash::telling;
use crate::form::SafeForm;
use crate::layout::{Frame, Notice};
use crate::pages::{answer_or, only_organiser, page_or};
use crate::problem::{Problem, html};
use crate::visit::Visit;
use championship::decisions::{KeptPupil, kept_of_school, take_out, with_lists};
use championship::facts::{Championship, Fact, QuestionAbout, Stamp, is_same_word, is_yes};
use championship::imports::Column;
use championship::store::DeskError;
use championship::tables::write_csv;
use speech::{Language, msg};

pub(super) fn routes() -> Router<Shared> {
    Router::new()
        .route("/school/{code}/data", get(school_page).post(school_deletes))
        .route("/school/{code}/data.csv", get(table))
        .route("/family/{code}", get(family_page).post(family_changes))
}

/// A pupil of whom something is kept, as pages show them.
struct KeptLine {
    name: String,
    tournament: String,
    /// All that is kept, each with what it is called.
    data: Vec<(String, String)>,
    /// The page of the family.
    family: String,
    /// Which of all it is.
    index: usize,
    is_playing: bool,
}

#[derive(Template)]
#[template(path = "web/school_data.html")]
struct SchoolDataPage {
    frame: Frame,
    code: String,
    school: String,
    email: String,
    answers: Vec<(String, String)>,
    pupils: Vec<KeptLine>,
    until: String,
}

#[derive(Template)]
#[template(path = "web/family.html")]
struct FamilyPage {
    frame: Frame,
    code: String,
    school: String,
    pupil: KeptLine,
    /// What lists alone have besides under the same name.
    listed: Vec<KeptLine>,
    /// What can be agreed to: the question, its field, and whether the family has.
    consents: Vec<(String, String, bool)>,
    until: String,
}

fn shown(
    championship: &Championship,
    index: usize,
    kept: &KeptPupil,
    family: String,
    language: Language,
) -> KeptLine {
    let say = |message| language.say(&message);
    let regulations = championship.regulations();
    let id = kept.pupil.tournament.parse().ok();
    let tournament = id.map(|id| regulations.tournament_name(id, language)).unwrap_or_default();
    let mut data = vec![
        (say(msg("desk-name")), kept.pupil.name.clone()),
        (say(msg("desk-tournament")), tournament.clone()),
    ];
    data.push((say(msg("desk-school-year")), kept.pupil.year.clone()));
    let code = kept.entry.map(|code| code.to_string()).unwrap_or_default();
    data.push((say(msg("desk-registration-pupil-code")), code));
    data.extend(kept.pupil.answers.iter().map(|(question, answer)| (question.clone(), answer.clone())));
    let entry = kept.entry.and_then(|code| championship.entry(code));
    let mark = entry.and_then(|entry| entry.mark.clone()).unwrap_or_default();
    data.push((say(msg("reports-mark")), mark));
    let why = match kept {
        KeptPupil { is_earlier: true, .. } => say(msg("desk-registration-kept-earlier")),
        KeptPupil { entry: None, .. } => say(msg("desk-registration-kept-sent")),
        KeptPupil { entry: Some(code), .. } if championship.has_played(*code) => {
            say(msg("desk-registration-kept-played"))
        }
        _ => say(msg("desk-registration-kept-entered")),
    };
    data.push((say(msg("desk-registration-status")), why));
    data.retain(|(_, what)| !what.is_empty());
    KeptLine { name: kept.pupil.name.clone(), tournament, data, family, index, is_playing: kept.is_playing }
}

/// Returns until when names are kept, where the regulations say it, as a sentence.
fn kept_until(championship: &Championship, language: Language) -> String {
    let months = championship.regulations().names_kept_months;
    let told = match months {
        Some(months) => msg("desk-registration-kept-months").with("count", months),
        None => msg("desk-archive-no-end"),
    };
    language.say(&told)
}

async fn school_page(State(app): State<Shared>, visit: Visit, Path(code): Path<String>) -> Response {
    let page = opened(&app, &visit, &code)
        .and_then(|school| build_school(&app, &visit, (&code, school), Notice::heard(&visit)));
    page_or(&visit, page)
}

fn build_school(
    app: &App,
    visit: &Visit,
    (code, school): (&str, u32),
    notice: Option<Notice>,
) -> Result<SchoolDataPage, Problem> {
    let championship = app.worker()?.snapshot().championship;
    let own = championship.school(school).ok_or_else(Problem::nothing_here)?;
    let sent = championship.registration().of(school).cloned().unwrap_or_default();
    let links = links(app)?;
    let pupils = kept_of_school(&championship, school);
    let line = |(index, kept): (usize, &KeptPupil)| {
        let family = links.family_code(&championship, school, kept);
        shown(&championship, index, kept, format!("/family/{family}"), visit.language)
    };
    Ok(SchoolDataPage {
        frame: Frame::new(visit, visit.msg("desk-registration-data")).telling(notice),
        code: code.to_owned(),
        school: own.numbered_name(),
        email: sent.email,
        answers: sent.answer.map(|answer| answer.answers.into_iter().collect()).unwrap_or_default(),
        pupils: pupils.iter().enumerate().map(line).collect(),
        until: kept_until(&championship, visit.language),
    })
}

#[derive(Clone, Default, Deserialize)]
struct Deletion {
    /// Which pupil, by number and by name: a list that changed meanwhile deletes nobody else.
    #[serde(default)]
    index: String,
    #[serde(default)]
    name: String,
    #[serde(default)]
    sure: String,
    #[serde(default)]
    step: String,
    #[serde(default)]
    names: String,
    #[serde(default)]
    pictures: String,
}

async fn school_deletes(
    State(app): State<Shared>,
    Path(code): Path<String>,
    form: SafeForm<Deletion>,
) -> Response {
    let SafeForm { visit, fields } = form;
    let school = match opened(&app, &visit, &code) {
        Ok(school) => school,
        Err(problem) => return problem.page(&visit),
    };
    let done = async {
        if fields.sure.is_empty() {
            return Err(Problem::unreadable(msg("desk-registration-delete-sure")));
        }
        let championship = app.worker()?.snapshot().championship;
        let all = kept_of_school(&championship, school);
        if fields.step == "all" {
            return delete(&app, &visit, school, all, true).await;
        }
        let meant = fields.index.parse::<usize>().ok().and_then(|index| all.into_iter().nth(index));
        let meant = meant.filter(|kept| kept.pupil.name == fields.name).ok_or_else(Problem::stale_form)?;
        delete(&app, &visit, school, with_lists(&championship, school, meant), false).await
    };
    match done.await {
        Ok(n_unread) => {
            let said = said_deleted(&visit, n_unread);
            Redirect::to(&telling(&app, &visit, &format!("/school/{code}/data"), &said)).into_response()
        }
        Err(problem) => {
            let page = build_school(&app, &visit, (&code, school), Some(problem.notice(&visit)));
            problem.noted_on(&visit, page.map(|page| html(&page)))
        }
    }
}

/// Returns who does something here, as the log names them: an organiser who is signed in, else the school.
fn by(championship: &Championship, visit: &Visit, school: u32) -> String {
    only_organiser(visit).map_or_else(|_| actor(championship, visit, school), |person| visit.actor(&person))
}

/// Says that data were deleted, and how many copies could not be read.
fn said_deleted(visit: &Visit, n_unread: usize) -> String {
    let said = visit.msg("desk-registration-deleted").to_string();
    match n_unread {
        0 => said,
        _ => format!("{said} {}", visit.msg("desk-archive-left-files").with("count", n_unread)),
    }
}

/// Takes pupils out and forgets what is left of them in the log and in all copies; returns how many copies could not be read.
async fn delete(
    app: &App,
    visit: &Visit,
    school: u32,
    pupils: Vec<KeptPupil>,
    is_all: bool,
) -> Result<usize, Problem> {
    let hall = app.worker()?;
    let actor = by(&hall.snapshot().championship, visit, school);
    let reason = visit.msg("desk-registration-delete-reason").to_string();
    // Nobody goes before it is known that all can.
    let decided = pupils.clone();
    let decide = move |championship: &Championship, stamp: &Stamp| {
        let mut state = championship.clone();
        let mut facts = Vec::new();
        for kept in &decided {
            let own = take_out(&state, school, kept, (&reason, stamp.at))?;
            for fact in &own {
                state.apply(fact)?;
            }
            facts.extend(own);
        }
        Ok::<_, DeskError>(facts)
    };
    hall.commit(&actor, None, decide).await?;
    let forgotten = hall.at_desk(move |desk| {
        if is_all {
            return Ok::<_, DeskError>(desk.forget_school_as(&actor, school)?.left.files.len());
        }
        let mut unread = BTreeSet::new();
        for kept in &pupils {
            let report = match (kept.entry, kept.pupil.tournament.parse()) {
                (Some(code), _) => desk.forget_as(&actor, code, &[])?,
                (None, Ok(tournament)) => {
                    desk.forget_listed_as(&actor, school, tournament, &kept.pupil.name)?
                }
                (None, Err(_)) => continue,
            };
            unread.extend(report.left.files);
        }
        Ok(unread.len())
    });
    Ok(forgotten.await??)
}

/// All that is kept of a school's pupils, as a table to take along.
async fn table(State(app): State<Shared>, visit: Visit, Path(code): Path<String>) -> Response {
    let made = || {
        let school = opened(&app, &visit, &code)?;
        let championship = app.worker()?.snapshot().championship;
        let name = visit.msg("desk-registration-data-file").to_string();
        Ok::<_, Problem>(download(
            kept_table(&championship, school, visit.language),
            "text/csv; charset=utf-8",
            &name,
        ))
    };
    answer_or(&visit, made())
}

fn kept_table(championship: &Championship, school: u32, language: Language) -> Vec<u8> {
    let kept = kept_of_school(championship, school);
    let asked: BTreeSet<&String> = kept.iter().flat_map(|one| one.pupil.answers.keys()).collect();
    let titles = [Column::Name, Column::Year, Column::Game, Column::Code];
    let titles = titles.iter().map(|column| language.say(&column.title()));
    let titles = titles.chain(asked.iter().map(|text| (*text).clone()));
    let row = |one: &KeptPupil| {
        let line = shown(championship, 0, one, String::new(), language);
        let code = one.entry.map(|code| code.to_string()).unwrap_or_default();
        let mut cells = vec![line.name, one.pupil.year.clone(), line.tournament, code];
        cells.extend(asked.iter().map(|text| one.pupil.answers.get(*text).cloned().unwrap_or_default()));
        cells
    };
    write_csv(&std::iter::once(titles.collect()).chain(kept.iter().map(row)).collect::<Vec<Vec<String>>>())
}

async fn family_page(State(app): State<Shared>, visit: Visit, Path(code): Path<String>) -> Response {
    let page = opened_family(&app, &visit, &code)
        .and_then(|(school, kept)| build_family(&app, &visit, &code, school, &kept, Notice::heard(&visit)));
    page_or(&visit, page)
}

fn build_family(
    app: &App,
    visit: &Visit,
    code: &str,
    school: u32,
    kept: &KeptPupil,
    notice: Option<Notice>,
) -> Result<FamilyPage, Problem> {
    let championship = app.worker()?.snapshot().championship;
    let own = championship.school(school).ok_or_else(Problem::nothing_here)?;
    let consent = |(text, about): (String, QuestionAbout)| {
        let field = if about == QuestionAbout::Names { "names" } else { "pictures" };
        let is_agreed = answered(&kept.pupil.answers, &text).is_some_and(|said| is_yes(said));
        (text, field.to_owned(), is_agreed)
    };
    let listed = with_lists(&championship, school, kept.clone()).into_iter().skip(1);
    Ok(FamilyPage {
        frame: Frame::new(visit, visit.msg("desk-registration-family")).telling(notice),
        code: code.to_owned(),
        school: own.name.clone(),
        pupil: shown(&championship, 0, kept, String::new(), visit.language),
        listed: listed.map(|one| shown(&championship, 0, &one, String::new(), visit.language)).collect(),
        // What is not entered yet is the school's to answer.
        consents: kept.entry.iter().flat_map(|_| asked_consents(&championship)).map(consent).collect(),
        until: kept_until(&championship, visit.language),
    })
}

/// Returns what can be agreed to: what is asked now, and whether names may be published once that was asked, since the answer is
/// obeyed still.
fn asked_consents(championship: &Championship) -> Vec<(String, QuestionAbout)> {
    let registration = championship.registration();
    let asked = registration.questions(true).filter(|one| one.about.is_consent());
    let mut consents: Vec<(String, QuestionAbout)> = asked.map(|one| (one.text.clone(), one.about)).collect();
    if let Some(names) = &registration.names_question
        && consents.iter().all(|(text, _)| text != names)
    {
        consents.push((names.clone(), QuestionAbout::Names));
    }
    consents
}

/// Returns what is known of a question, which may be a column of the regulations in other capitals.
fn answered<'a>(answers: &'a BTreeMap<String, String>, question: &str) -> Option<&'a String> {
    answers.iter().find(|(text, _)| is_same_word(text, question)).map(|(_, said)| said)
}

async fn family_changes(
    State(app): State<Shared>,
    Path(code): Path<String>,
    form: SafeForm<Deletion>,
) -> Response {
    let SafeForm { visit, fields } = form;
    let (school, kept) = match opened_family(&app, &visit, &code) {
        Ok(opened) => opened,
        Err(problem) => return problem.page(&visit),
    };
    let done = async {
        match fields.step.as_str() {
            "consent" => agree(&app, &visit, school, &kept, &fields).await.map(|()| None),
            _ if fields.sure.is_empty() => Err(Problem::unreadable(msg("desk-registration-delete-sure"))),
            _ => {
                let championship = app.worker()?.snapshot().championship;
                let all = with_lists(&championship, school, kept.clone());
                delete(&app, &visit, school, all, false).await.map(Some)
            }
        }
    };
    match done.await {
        // Nothing is left to open.
        Ok(Some(n_unread)) => {
            let said = said_deleted(&visit, n_unread);
            Redirect::to(&telling(&app, &visit, "/school", &said)).into_response()
        }
        Ok(None) => {
            let said = visit.msg("desk-saved").to_string();
            Redirect::to(&telling(&app, &visit, &format!("/family/{code}"), &said)).into_response()
        }
        Err(problem) => {
            let page = build_family(&app, &visit, &code, school, &kept, Some(problem.notice(&visit)));
            problem.noted_on(&visit, page.map(|page| html(&page)))
        }
    }
}

/// Takes what a family agrees to.
async fn agree(
    app: &App,
    visit: &Visit,
    school: u32,
    kept: &KeptPupil,
    fields: &Deletion,
) -> Result<(), Problem> {
    let entry = kept.entry.ok_or_else(Problem::nothing_here)?;
    let hall = app.worker()?;
    let actor = by(&hall.snapshot().championship, visit, school);
    let (names, pictures) = (!fields.names.is_empty(), !fields.pictures.is_empty());
    let word = |is_agreed: bool| {
        let word = if is_agreed { msg("facts-yes") } else { msg("facts-no") };
        visit.language.say(&word)
    };
    let (yes, no) = (word(true), word(false));
    let decide = move |championship: &Championship, _: &Stamp| {
        let known = championship.entry(entry).map(|entry| entry.columns.clone()).unwrap_or_default();
        let told = asked_consents(championship).into_iter().filter_map(|(column, about)| {
            let is_agreed = if about == QuestionAbout::Names { names } else { pictures };
            let was = answered(&known, &column).filter(|said| !said.is_empty());
            let is_news = was.is_none_or(|said| is_yes(said) != is_agreed);
            let text = if is_agreed { &yes } else { &no };
            let (code, text) = (entry, text.clone());
            is_news.then_some(Fact::EntryTold { code, column, text })
        });
        Ok::<_, DeskError>(told.collect())
    };
    hall.commit(&actor, None, decide).await?;
    Ok(())
}
