//! The pages on which championships are joined: whom one feeds, who feeds it, and the list of those who go up.

use std::path::PathBuf;
use std::sync::Arc;

use askama::Template;
use axum::extract::{Extension, Multipart, Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use serde::Deserialize;

use super::choose::OptionView;
use super::pages::{at_home, uploaded};
use super::phases::{self, Around, Other, address};
use super::{Lobby, files};
use crate::address::encoded;
use crate::app::Shared;
use crate::faults::aside;
use crate::flash::telling;
use crate::form::SafeForm;
use crate::layout::{Frame, Notice};
use crate::pages::page_or;
use crate::problem::{Problem, html};
use crate::session::now;
use crate::view::{cut, plain};
use crate::visit::Visit;
use championship::decisions::{
    PhaseLine, PhaseRow, SentPhase, choose_feed, expect_phases, phase_lines, preview_phase,
};
use championship::facts::{Fact, Feed};
use championship::store::{Proven, day_ends, form_day, said_end, said_second};
use speech::{Message, Tell, msg};

/// The word of a form for a championship that is on another computer.
const ELSEWHERE: &str = "elsewhere";

/// A championship below, as the page shows it.
struct LineView {
    name: String,
    status: String,
    is_late: bool,
    n_pupils: usize,
    at: String,
    /// Where its list is seen; empty where there is none at hand.
    list: String,
}

#[derive(Template)]
#[template(path = "web/lobby_phases.html")]
struct PhasesPage {
    frame: Frame,
    file: String,
    name: String,
    /// Whom it may feed.
    aboves: Vec<OptionView>,
    /// The name of the one it feeds, where that is on another computer.
    elsewhere: String,
    first: u16,
    /// The list of those who go up, and the name of whom they go up to.
    up: Option<(String, String)>,
    lines: Vec<LineView>,
    expected: String,
    until: String,
    shown_until: String,
}

#[derive(Default, Deserialize)]
pub(super) struct Asked {
    #[serde(default)]
    file: String,
    #[serde(default)]
    phase: String,
    /// The file of the championship below, where its own page sends the list up.
    #[serde(default)]
    from: String,
}

impl Asked {
    /// Returns the page from which the list was asked for.
    fn back(&self) -> String {
        address(if self.from.is_empty() { &self.file } else { &self.from })
    }
}

fn list_address(above: &str, phase: &str) -> String {
    format!("/start/phases/list?file={}&phase={}", encoded(above), encoded(phase))
}

fn path_of(visit: &Visit, lobby: &Lobby, file: &str) -> Result<PathBuf, Problem> {
    at_home(visit, lobby)?;
    files::named(&lobby.folder, file).ok_or_else(Problem::nothing_here)
}

async fn around(visit: &Visit, lobby: &Arc<Lobby>, file: &str) -> Result<Around, Problem> {
    let path = path_of(visit, lobby, file)?;
    let asked = Arc::clone(lobby);
    Ok(aside(move || phases::look_around(&asked, &path)).await?)
}

pub(super) async fn page(
    visit: Visit,
    Extension(lobby): Extension<Arc<Lobby>>,
    Query(asked): Query<Asked>,
) -> Response {
    page_or(&visit, build_page(&visit, &lobby, &asked.file, Notice::heard(&visit)).await)
}

async fn build_page(
    visit: &Visit,
    lobby: &Arc<Lobby>,
    file: &str,
    notice: Option<Notice>,
) -> Result<PhasesPage, Problem> {
    let around = around(visit, lobby, file).await?;
    let language = visit.language;
    let championship = &around.own.championship;
    let phases = championship.phases();
    let mut frame = Frame::new(visit, visit.msg("desk-phases-title")).telling(notice);
    for complaint in &around.complaints {
        frame = frame.with_notice("bad", language.say(complaint));
    }
    let above = around.above();
    let is_elsewhere = phases.feed.is_some() && above.is_none();
    let option =
        |word: &str, says: String, is_chosen: bool| OptionView { word: word.to_owned(), says, is_chosen };
    let mut aboves = vec![option("", visit.msg("desk-phases-nobody").to_string(), phases.feed.is_none())];
    aboves.extend(around.others.iter().map(|other| {
        let is_chosen = above.is_some_and(|above| above.file == other.file);
        option(&other.file, cut(&other.name), is_chosen)
    }));
    aboves.push(option(ELSEWHERE, visit.msg("desk-phases-elsewhere").to_string(), is_elsewhere));
    let feed_name = phases.feed.as_ref().map(|feed| feed.name.clone()).unwrap_or_default();
    let up = |other: &Other| {
        let list = list_address(&other.file, &around.own.id);
        (format!("{list}&from={}", encoded(file)), cut(&other.name))
    };
    let line = |line: PhaseLine| {
        let at_hand = around.below.iter().find(|(sent, _)| Some(&sent.phase) == line.phase.as_ref());
        LineView {
            name: cut(&line.name),
            status: match line.is_late {
                true => visit.msg("desk-phases-late").to_string(),
                false => language.say(&line.status.tell()),
            },
            is_late: line.is_late,
            n_pupils: line.n_pupils,
            at: line.at.map(|at| language.say(&said_second(at))).unwrap_or_default(),
            list: at_hand.map(|(sent, _)| list_address(file, &sent.phase)).unwrap_or_default(),
        }
    };
    let today = i64::try_from(now()).unwrap_or(i64::MAX);
    Ok(PhasesPage {
        frame,
        file: file.to_owned(),
        name: cut(championship.name()),
        aboves,
        elsewhere: if is_elsewhere { feed_name } else { String::new() },
        first: phases.feed.as_ref().map_or(1, |feed| feed.first),
        up: above.map(up),
        lines: phase_lines(championship, &around.below, today).into_iter().map(line).collect(),
        expected: phases.expected.join("\n"),
        until: phases.until.map(form_day).unwrap_or_default(),
        shown_until: phases.until.map(|until| language.say(&said_end(until))).unwrap_or_default(),
    })
}

/// Shows the page again with what speaks against it.
async fn back_with(visit: &Visit, lobby: &Arc<Lobby>, file: &str, problem: Problem) -> Response {
    let page = build_page(visit, lobby, file, Some(problem.notice(visit))).await;
    problem.noted_on(visit, page.map(|page| html(&page)))
}

#[derive(Deserialize)]
pub(super) struct FeedFields {
    file: String,
    #[serde(default)]
    above: String,
    #[serde(default)]
    name: String,
    #[serde(default)]
    first: String,
}

/// Chooses whom a championship feeds.
pub(super) async fn feed(
    State(app): State<Shared>,
    Extension(lobby): Extension<Arc<Lobby>>,
    form: SafeForm<FeedFields>,
) -> Response {
    let SafeForm { visit, fields } = form;
    let done = async {
        let path = path_of(&visit, &lobby, &fields.file)?;
        let first = fields.first.trim().parse::<u16>().unwrap_or(1).clamp(1, 1000);
        let above = match fields.above.as_str() {
            "" | ELSEWHERE => None,
            file => Some(path_of(&visit, &lobby, file)?),
        };
        let own = path.clone();
        let (own, above) = aside(move || {
            let above = above.map(|above| Proven::read(&above)).transpose()?;
            Ok::<_, championship::store::DeskError>((Proven::read(&own)?, above))
        })
        .await?;
        let feed = match (fields.above.as_str(), above) {
            (ELSEWHERE, _) => Some(Feed { above: String::new(), name: fields.name.clone(), first }),
            (_, Some(above)) => {
                let name = above.championship.name().to_owned();
                Some(Feed { above: above.id, name, first })
            }
            (_, None) => None,
        };
        phases::commit(&lobby, &path, move |state, _| choose_feed(state, &own.id, feed.clone())).await
    };
    match done.await {
        Ok(_) => {
            let said = visit.msg("desk-saved").to_string();
            Redirect::to(&telling(&app, &visit, &address(&fields.file), &said)).into_response()
        }
        Err(problem) => back_with(&visit, &lobby, &fields.file, problem).await,
    }
}

#[derive(Deserialize)]
pub(super) struct ExpectFields {
    file: String,
    #[serde(default)]
    names: String,
    #[serde(default)]
    until: String,
}

/// Says which championships are expected to send somebody.
pub(super) async fn expect(
    State(app): State<Shared>,
    Extension(lobby): Extension<Arc<Lobby>>,
    form: SafeForm<ExpectFields>,
) -> Response {
    let SafeForm { visit, fields } = form;
    let done = async {
        let path = path_of(&visit, &lobby, &fields.file)?;
        let until = match fields.until.trim() {
            "" => None,
            text => Some(
                day_ends(text)
                    .ok_or_else(|| Problem::unreadable(crate::registration::no_day(text, visit.language)))?,
            ),
        };
        let names = fields.names.lines().map(str::trim).filter(|name| !name.is_empty());
        let names: Vec<String> = names.map(str::to_owned).collect();
        phases::commit(&lobby, &path, move |state, _| Ok(expect_phases(state, &names, until))).await
    };
    match done.await {
        Ok(_) => {
            let said = visit.msg("desk-saved").to_string();
            Redirect::to(&telling(&app, &visit, &address(&fields.file), &said)).into_response()
        }
        Err(problem) => back_with(&visit, &lobby, &fields.file, problem).await,
    }
}

/// Takes a file of another computer and shows whom it sends.
pub(super) async fn bring(
    visit: Visit,
    Extension(lobby): Extension<Arc<Lobby>>,
    form: Multipart,
) -> Response {
    let upload = match at_home(&visit, &lobby) {
        Ok(()) => uploaded(&visit, form).await,
        Err(problem) => Err(problem),
    };
    let upload = match upload {
        Ok(upload) => upload,
        Err(problem) => return problem.page(&visit),
    };
    let text = |key: &str| upload.texts.get(key).map(|text| text.trim()).unwrap_or_default();
    let (above, first) = (text("above").to_owned(), text("first").parse::<u16>().ok());
    let done = async {
        let path = path_of(&visit, &lobby, &above)?;
        let (asked, name, bytes) = (Arc::clone(&lobby), upload.name.clone(), upload.bytes.clone());
        let first = first.filter(|first| (1..=1000).contains(first));
        Ok::<_, Problem>(aside(move || phases::bring(&asked, &path, (&name[..], &bytes[..]), first)).await?)
    };
    match done.await {
        Ok(phase) => Redirect::to(&list_address(&above, &phase)).into_response(),
        Err(problem) => back_with(&visit, &lobby, &above, problem).await,
    }
}

/// A pupil of the list, as the page shows it.
struct RowView {
    place: u16,
    name: String,
    school: String,
    tournament: String,
    step: String,
    word: &'static str,
}

#[derive(Template)]
#[template(path = "web/lobby_phase_list.html")]
struct PhaseListPage {
    frame: Frame,
    file: String,
    phase: String,
    /// The page from which the list was asked for.
    back: String,
    /// The file of the championship below, where its own page sends the list up.
    sender: String,
    from: String,
    to: String,
    first: u16,
    is_over: bool,
    rows: Vec<RowView>,
    problems: Vec<String>,
    n_new: usize,
    n_differences: usize,
    /// How many cannot be entered.
    n_refused: usize,
    /// Whether taking the list would change anything.
    is_news: bool,
    /// Whether it was only brought, so that it can be taken off again.
    is_brought: bool,
}

fn row_view(row: &PhaseRow, visit: &Visit) -> RowView {
    let name = match row.name.is_empty() {
        true => row.there.to_string(),
        false => cut(&row.name),
    };
    RowView {
        place: row.place,
        name,
        school: cut(&row.school),
        tournament: cut(row.tournament.in_language(visit.language)),
        step: visit.language.say(&row.step.tell()),
        word: row.step.word(),
    }
}

/// Finds what one of those below sends.
fn sent_of(around: &Around, phase: &str) -> Result<SentPhase, Problem> {
    let found = around.below.iter().find(|(sent, _)| sent.phase == phase);
    found.map(|(sent, _)| sent.clone()).ok_or_else(|| {
        let text = around.complaints.first().cloned().unwrap_or(msg("desk-phases-gone"));
        Problem::new(StatusCode::CONFLICT, text)
    })
}

/// Shows who goes up, and what that changes.
pub(super) async fn list(
    visit: Visit,
    Extension(lobby): Extension<Arc<Lobby>>,
    Query(asked): Query<Asked>,
) -> Response {
    let page = async {
        let around = around(&visit, &lobby, &asked.file).await?;
        let sent = sent_of(&around, &asked.phase)?;
        let above = &around.own.championship;
        let preview = preview_phase(above, &sent, "?", 0);
        let problem = |one: &Message| plain(&visit.language.say(one));
        let path = path_of(&visit, &lobby, &asked.file)?;
        let mut frame = Frame::new(&visit, visit.msg("desk-phases-list-title"));
        if preview.n_differences() > 0 && phases::is_drawn(above) {
            frame = frame.with_notice("wait", visit.msg("desk-phases-corrected-drawn"));
        }
        Ok::<_, Problem>(PhaseListPage {
            frame,
            file: asked.file.clone(),
            phase: asked.phase.clone(),
            back: asked.back(),
            sender: asked.from.clone(),
            from: cut(&sent.name),
            to: cut(above.name()),
            first: sent.first,
            is_over: sent.is_over(),
            rows: preview.rows.iter().map(|row| row_view(row, &visit)).collect(),
            problems: preview.problems.iter().map(problem).collect(),
            n_new: preview.n_new(),
            n_differences: preview.n_differences(),
            n_refused: preview.n_refused(),
            is_news: !preview.facts.is_empty(),
            is_brought: lobby.brought.has(&path, &asked.phase),
        })
    };
    match page.await {
        Ok(page) => html(&page),
        Err(problem) => back_with(&visit, &lobby, &asked.file, problem).await,
    }
}

/// Enters those who go up, with what changed since they did.
pub(super) async fn take(
    State(app): State<Shared>,
    Extension(lobby): Extension<Arc<Lobby>>,
    form: SafeForm<Asked>,
) -> Response {
    let SafeForm { visit, fields } = form;
    let done = async {
        let path = path_of(&visit, &lobby, &fields.file)?;
        let sent = sent_of(&around(&visit, &lobby, &fields.file).await?, &fields.phase)?;
        let reason = visit.msg("desk-phases-reason").with("name", &sent.name).to_string();
        let name = sent.name.clone();
        let facts = phases::commit(&lobby, &path, move |state, stamp| {
            Ok(preview_phase(state, &sent, &reason, stamp.at).facts)
        })
        .await?;
        lobby.brought.forget(&path, &fields.phase);
        let is_new = |fact: &&Fact| matches!(fact, Fact::EntryAdded { .. } | Fact::EntryQueued { .. });
        let count = facts.iter().filter(is_new).count();
        Ok::<_, Problem>(match facts.is_empty() {
            true => visit.msg("desk-phases-nothing").with("name", name).to_string(),
            false if !fields.from.is_empty() => {
                visit.msg("desk-phases-sent").with("name", name).with("count", count).to_string()
            }
            false => visit.msg("desk-phases-taken").with("name", name).with("count", count).to_string(),
        })
    };
    match done.await {
        Ok(said) => Redirect::to(&telling(&app, &visit, &fields.back(), &said)).into_response(),
        Err(problem) => back_with(&visit, &lobby, &fields.file, problem).await,
    }
}

/// Takes a championship that was brought by mistake off the list of those to be received.
pub(super) async fn put_back(
    State(app): State<Shared>,
    Extension(lobby): Extension<Arc<Lobby>>,
    form: SafeForm<Asked>,
) -> Response {
    let SafeForm { visit, fields } = form;
    match path_of(&visit, &lobby, &fields.file) {
        Ok(path) => {
            lobby.brought.forget(&path, &fields.phase);
            let said = visit.msg("desk-phases-put-back").to_string();
            Redirect::to(&telling(&app, &visit, &address(&fields.file), &said)).into_response()
        }
        Err(problem) => problem.page(&visit),
    }
}
