//! One tournament for its organiser: its groups, who goes on, and what is done only with a reason.

use askama::Template;
use axum::Router;
use axum::extract::{Path, State};
use axum::response::Response;
use axum::routing::get;

use crate::app::{App, Shared};
use crate::layout::Frame;
use crate::pages::{Notice, answer_or, only_organiser};
use crate::problem::{Problem, html};
use crate::session::random_word;
use crate::view::{self, Pupil, group_called, pupil};
use crate::visit::Visit;
use championship::decisions;
use championship::facts::{Championship, EntryCode, Group, NameStyle, Stage, TournamentId, TournamentStatus};
use championship::standings;
use speech::Language;

pub(super) fn routes() -> Router<Shared> {
    Router::new().route("/organiser/tournament/{id}", get(tournament))
}

struct GroupView {
    id: String,
    label: String,
    table: u16,
    n_members: usize,
    n_rounds: usize,
    n_missing: usize,
    n_ties: usize,
}

struct Qualified {
    pupil: Pupil,
    group: String,
    rank: u16,
}

#[derive(Template)]
#[template(path = "web/organiser_tournament.html")]
struct TournamentPage {
    frame: Frame,
    here: &'static str,
    id: String,
    stage: String,
    groups: Vec<GroupView>,
    /// The stages before, the latest first, each with its groups.
    earlier: Vec<(String, Vec<(String, String)>)>,
    qualified: Vec<Qualified>,
    /// Who would have gone on by now instead, where it is too late.
    played_on: Option<String>,
    /// Who could go on instead.
    substitutes: Vec<Pupil>,
    can_unsettle: bool,
    can_annul_draw: bool,
    can_force: bool,
    is_over: bool,
    is_closed: bool,
    key: String,
}

async fn tournament(State(app): State<Shared>, visit: Visit, Path(id): Path<String>) -> Response {
    answer_or(&visit, build_page(&app, &visit, &id, Notice::heard(&visit)))
}

/// Returns the page of a tournament, with something to tell at its top.
pub(super) fn build_page(
    app: &App,
    visit: &Visit,
    id: &str,
    notice: Option<Notice>,
) -> Result<Response, Problem> {
    only_organiser(visit)?;
    let snapshot = app.worker()?.snapshot();
    let championship = &snapshot.championship;
    let id: TournamentId = id.parse().map_err(|_| Problem::nothing_here())?;
    let tournament = championship.tournament(id).ok_or_else(Problem::nothing_here)?;
    let regulations = championship.regulations();
    let current = tournament.current_stage();
    let groups = current.map(|stage| stage.groups.as_slice()).unwrap_or_default();
    // Who goes on stays to be seen after the next stage was drawn, but is then settled for good.
    let settled = tournament.stages.iter().rev().find(|stage| stage.qualified.is_some());
    let is_last_settled = current.is_some_and(|stage| stage.qualified.is_some());
    let is_open = tournament.status == TournamentStatus::Open;
    let is_over = standings::is_over(championship, id);
    let title = regulations.tournament_name(id, visit.language);
    let page = TournamentPage {
        frame: Frame::new(visit, title).telling(notice),
        here: "day",
        id: id.to_string(),
        stage: current
            .map(|stage| regulations.stage_name(stage.number, id, visit.language))
            .unwrap_or_default(),
        groups: groups
            .iter()
            .map(|group| GroupView {
                id: group.id.to_string(),
                label: group_called(championship, group, visit.language),
                table: group.table,
                n_members: group.members.len(),
                n_rounds: group.rounds.len(),
                n_missing: group.missing_results().len(),
                n_ties: decisions::ties(championship, group.id).len(),
            })
            .collect(),
        earlier: tournament
            .stages
            .iter()
            .rev()
            .skip(1)
            .map(|stage| {
                let called =
                    |group: &Group| (group.id.to_string(), group_called(championship, group, visit.language));
                let name = regulations.stage_name(stage.number, id, visit.language);
                (name, stage.groups.iter().map(called).collect())
            })
            .collect(),
        qualified: settled.map(|stage| qualified(championship, stage, visit.language)).unwrap_or_default(),
        played_on: decisions::played_on(championship, id)
            .map(|told| view::sentence(&view::told(championship, told, visit.language))),
        substitutes: settled
            .filter(|_| is_last_settled)
            .map(|stage| substitutes(championship, stage))
            .unwrap_or_default(),
        can_unsettle: is_last_settled && is_open,
        can_annul_draw: is_open && !groups.is_empty() && groups.iter().all(|group| group.rounds.is_empty()),
        can_force: is_open
            && !is_over
            && !is_last_settled
            && groups.iter().any(|group| !group.rounds.is_empty()),
        is_over,
        is_closed: !is_open,
        key: random_word(8).unwrap_or_default(),
    };
    Ok(html(&page))
}

fn qualified(championship: &Championship, stage: &Stage, language: Language) -> Vec<Qualified> {
    let all = stage.qualified.as_deref().unwrap_or_default();
    let label = |number: u16| {
        let group = stage.groups.iter().find(|group| group.id.group == number);
        group.map(|group| group_called(championship, group, language)).unwrap_or_default()
    };
    all.iter()
        .map(|one| Qualified {
            pupil: pupil(championship, one.entry, NameStyle::Full),
            group: label(one.group),
            rank: one.rank,
        })
        .collect()
}

/// Returns who played in the stage, is still there and does not go on, the best of their groups first.
fn substitutes(championship: &Championship, stage: &Stage) -> Vec<Pupil> {
    let goes_on =
        |code: EntryCode| stage.qualified.as_deref().unwrap_or_default().iter().any(|one| one.entry == code);
    let mut lines: Vec<(usize, EntryCode)> = stage
        .groups
        .iter()
        .filter_map(|group| standings::of_group(championship, group.id))
        .flat_map(|table| table.lines.into_iter().map(|line| (line.rank, line.entry)))
        .filter(|(_, code)| !goes_on(*code))
        .filter(|(_, code)| championship.entry(*code).is_some_and(|entry| entry.is_active()))
        .collect();
    lines.sort_unstable();
    lines.into_iter().map(|(_, code)| pupil(championship, code, NameStyle::Full)).collect()
}
