//! The organiser's first page: how far everything is, and the steps of the day.

use std::sync::{Arc, Mutex, PoisonError};

use askama::Template;
use axum::Router;
use axum::extract::{Path, Query, State};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use serde::Deserialize;

use super::arbiter::{BoardView, board_view};
use super::{Heard, only_organiser, organiser_entries, organiser_people, organiser_print, page_or, telling};
use crate::app::Shared;
use crate::form::SafeForm;
use crate::frame::Frame;
use crate::problem::Problem;
use crate::session::random_word;
use crate::shown::{self, cut};
use crate::visit::Visit;
use championship::decisions::{self, NextStep, Settling, next_step};
use championship::facts::{Championship, Fact, GroupId, TournamentId};
use championship::store::{DeskError, random_seed};
use speech::{Message, Tell, msg};

/// The most lines of what is missing on the first page.
const MOST_MISSING: usize = 60;

/// The addresses of this theme and its neighbours.
pub(crate) fn routes() -> Router<Shared> {
    Router::new()
        .route("/organiser", get(dashboard))
        .route("/organiser/step", post(step))
        .route("/organiser/group/{group}", get(group))
        .merge(organiser_entries::routes())
        .merge(organiser_people::routes())
        .merge(organiser_print::routes())
}

struct Missing {
    group: String,
    label: String,
    table: u16,
    round: u16,
    board: u16,
    who: String,
}

struct NoteView {
    place: String,
    group: String,
    text: String,
    by: String,
}

#[derive(Template)]
#[template(path = "web/organiser.html")]
struct Dashboard {
    frame: Frame,
    head: u64,
    here: &'static str,
    tournaments: Vec<shown::Progress>,
    missing: Vec<Missing>,
    n_missing: usize,
    n_pupils: usize,
    n_groups: usize,
    notes: Vec<NoteView>,
    key: String,
    alarms: Vec<String>,
    next: String,
    /// The step that a button takes, with what stands on it.
    next_step: Option<(&'static str, String)>,
    /// The page where the next step is taken, with its name.
    next_page: Option<(&'static str, String)>,
}

/// What takes the next step of the day.
enum Way {
    /// A button, for all whose turn has come.
    Button(&'static str, Message),
    /// Another page.
    Page(&'static str, Message),
    /// Others, who are waited for.
    Others,
}

fn way_of(next: NextStep) -> Way {
    match next {
        NextStep::Enter => Way::Page("/organiser/entries", msg("desk-nav-entries")),
        NextStep::Draw(_) => Way::Button("draw", msg("desk-draw-groups")),
        NextStep::Pair(_) => Way::Button("pair", msg("desk-pair-next")),
        NextStep::Settle(_) => Way::Button("settle", msg("desk-settle-next")),
        NextStep::Wait(_) => Way::Others,
        NextStep::Over => Way::Page("/organiser/print", msg("desk-print")),
    }
}

async fn dashboard(State(app): State<Shared>, visit: Visit, Query(heard): Query<Heard>) -> Response {
    let page = || {
        only_organiser(&visit)?;
        let snapshot = app.hall()?.snapshot();
        let championship = &snapshot.championship;
        let language = visit.language;
        let mut frame = Frame::new(&visit, visit.msg("desk-organising"));
        if let Some(said) = heard.words(&app, &visit) {
            frame = frame.with_notice("good", said);
        }
        let all = missing(championship);
        let next = next_step(championship);
        let (next_step, next_page) = match way_of(next) {
            Way::Button(step, label) => (Some((step, language.say(&label))), None),
            Way::Page(page, label) => (None, Some((page, language.say(&label)))),
            Way::Others => (None, None),
        };
        let notes = championship.notes().iter().rev().take(12).map(|note| NoteView {
            place: note.place.in_language(language),
            group: note.place.group.to_string(),
            text: cut(&note.text),
            by: cut(&note.stamp.by),
        });
        Ok(Dashboard {
            frame,
            head: snapshot.head,
            here: "day",
            tournaments: shown::progress(championship, language),
            n_missing: all.len(),
            missing: all.into_iter().take(MOST_MISSING).collect(),
            n_pupils: championship.entries().filter(|entry| entry.is_active()).count(),
            n_groups: championship.groups().count(),
            notes: notes.collect(),
            next: language.say(&next.tell()),
            next_step,
            next_page,
            key: random_word(8).unwrap_or_default(),
            alarms: snapshot
                .alarms
                .iter()
                .map(|alarm| language.msg("vault-alarm").with("what", alarm.clone()).to_string())
                .collect(),
        })
    };
    page_or(&visit, page())
}

/// Returns the boards without a result, by table.
fn missing(championship: &Championship) -> Vec<Missing> {
    let mut groups: Vec<_> =
        championship.groups().filter(|group| !group.missing_results().is_empty()).collect();
    groups.sort_by_key(|group| group.table);
    let mut missing = Vec::new();
    for group in groups {
        for (round, number) in group.missing_results() {
            let board = group.round(round).and_then(|round| round.board(number));
            missing.push(Missing {
                group: group.id.to_string(),
                label: championship.group_label(group.id),
                table: group.table,
                round,
                board: number,
                who: board.map(|board| format!("{} – {}", board.first, board.second)).unwrap_or_default(),
            });
        }
    }
    missing
}

#[derive(Deserialize)]
struct StepFields {
    step: String,
    #[serde(default)]
    target: String,
    #[serde(default)]
    reason: String,
    #[serde(default)]
    order: String,
    #[serde(default)]
    key: String,
}

/// Takes one step of the day: draw, pair, settle, annul, close or open again.
async fn step(State(app): State<Shared>, form: SafeForm<StepFields>) -> Response {
    let SafeForm { visit, fields } = form;
    match take(&app, &visit, fields).await {
        Ok(said) => Redirect::to(&telling(&app, &visit, "/organiser", &said)).into_response(),
        Err(problem) => problem.page(&visit),
    }
}

async fn take(app: &Shared, visit: &Visit, fields: StepFields) -> Result<String, Problem> {
    let person = only_organiser(visit)?;
    let language = visit.language;
    let seed = random_seed().map_err(DeskError::from)?;
    let key = (!fields.key.is_empty() && fields.key.len() <= 40)
        .then(|| format!("step/{}/{}/{}", fields.key, fields.step, fields.target));
    let waiting: Arc<Mutex<Vec<Message>>> = Arc::default();
    let waits = Arc::clone(&waiting);
    let committed = app
        .hall()?
        .commit(&visit.actor(&person), key, move |championship, stamp| {
            let (facts, left) = decide(championship, &fields, seed, stamp)?;
            *waits.lock().unwrap_or_else(PoisonError::into_inner) = left;
            Ok(facts)
        })
        .await?;
    let mut said: Vec<String> =
        committed.facts.iter().take(3).map(|fact| language.say(&decisions::describe(fact))).collect();
    if committed.facts.len() > 3 {
        let more = committed.facts.len() - 3;
        said.push(visit.msg("desk-said-more").with("count", more).to_string());
    }
    if committed.facts.is_empty() {
        said.push(visit.msg("desk-nothing-to-do").to_string());
    }
    let waiting = waiting.lock().unwrap_or_else(PoisonError::into_inner).clone();
    if !waiting.is_empty() {
        said.push(visit.msg("desk-waiting").with("count", waiting.len()).to_string());
        said.extend(waiting.iter().take(3).map(|text| language.say(text)));
    }
    Ok(said.join("; "))
}

/// Decides a step. An empty target is everything whose turn has come.
fn decide(
    championship: &Championship,
    fields: &StepFields,
    seed: u64,
    stamp: &championship::facts::Stamp,
) -> Result<(Vec<Fact>, Vec<Message>), DeskError> {
    let unread = || DeskError::from(msg("desk-no-target").with("text", cut(&fields.target)));
    let is_all = fields.target.is_empty();
    let reason = Some(fields.reason.trim()).filter(|reason| !reason.is_empty());
    let tournament = || fields.target.parse::<TournamentId>().map_err(|_| unread());
    let tournaments = || -> Result<Vec<TournamentId>, DeskError> {
        match is_all {
            true => Ok(championship.tournaments().map(|tournament| tournament.id).collect()),
            false => Ok(vec![tournament()?]),
        }
    };
    let none = Vec::new;
    match fields.step.as_str() {
        "draw" => Ok((decisions::draw(championship, &tournaments()?, seed, is_all)?, none())),
        "pair" => {
            let groups: Vec<GroupId> = match fields.target.parse::<TournamentId>() {
                Err(_) if !is_all => vec![championship.find_group(&fields.target)?],
                _ => tournaments()?.into_iter().flat_map(|id| current_groups(championship, id)).collect(),
            };
            let is_several = is_all || groups.len() > 1;
            let (facts, waiting) = decisions::pair(championship, &groups, seed, reason, is_several, &|| {})?;
            Ok((facts, waiting.iter().map(|(_, error)| error.tell()).collect()))
        }
        "settle" => {
            let wanted = tournaments()?;
            let play_offs: Vec<String> = Some(fields.order.trim())
                .filter(|order| !order.is_empty())
                .map(str::to_owned)
                .into_iter()
                .collect();
            let wish =
                Settling { wanted: &wanted, seed, forced: reason, play_offs: &play_offs, is_several: is_all };
            decisions::settle(championship, &wish, stamp)
        }
        "annul-draw" => {
            Ok((decisions::annul_draw(championship, tournament()?, reason.unwrap_or_default())?, none()))
        }
        "annul-round" => {
            let group = championship.find_group(&fields.target)?;
            Ok((decisions::annul_round(championship, group, reason.unwrap_or_default())?, none()))
        }
        "close" => Ok((vec![Fact::TournamentClosed { tournament: tournament()? }], none())),
        "reopen" => {
            let reason = reason.unwrap_or_default().to_owned();
            Ok((vec![Fact::TournamentReopened { tournament: tournament()?, reason }], none()))
        }
        _ => Err(unread()),
    }
}

/// Returns the groups of a tournament's present stage.
pub(super) fn current_groups(championship: &Championship, id: TournamentId) -> Vec<GroupId> {
    let stage = championship.tournament(id).and_then(|tournament| tournament.current_stage());
    stage.into_iter().flat_map(|stage| stage.groups.iter().map(|group| group.id)).collect()
}

struct RoundBoards {
    number: u16,
    boards: Vec<BoardView>,
    can_annul: bool,
}

#[derive(Template)]
#[template(path = "web/organiser_group.html")]
struct GroupPage {
    frame: Frame,
    here: &'static str,
    head: u64,
    id: String,
    table: u16,
    rounds: Vec<RoundBoards>,
    n_missing: usize,
    key: String,
}

/// One group with every board of every round, to correct.
async fn group(State(app): State<Shared>, visit: Visit, Path(id): Path<String>) -> Response {
    let page = || {
        only_organiser(&visit)?;
        let snapshot = app.hall()?.snapshot();
        let championship = &snapshot.championship;
        let id = championship.find_group(&id).map_err(|_| Problem::nothing_here())?;
        let group = championship.group(id).ok_or_else(Problem::nothing_here)?;
        let label = championship.group_label(id);
        let name = championship.regulations().tournament_name(id.tournament, visit.language);
        let last = group.rounds.len();
        let viewer = visit.person.as_ref().map_or("", |person| person.name.as_str());
        let rounds = group.rounds.iter().rev().map(|round| RoundBoards {
            number: round.number,
            boards: round
                .boards
                .iter()
                .filter_map(|board| {
                    board_view(championship, group, round, board.number, viewer, visit.language)
                })
                .collect(),
            can_annul: usize::from(round.number) == last
                && round.boards.iter().all(|board| board.games.is_empty()),
        });
        Ok(GroupPage {
            frame: Frame::new(&visit, format!("{name} {label}")),
            here: "day",
            head: snapshot.head,
            id: id.to_string(),
            table: group.table,
            rounds: rounds.collect(),
            n_missing: group.missing_results().len(),
            key: random_word(8).unwrap_or_default(),
        })
    };
    page_or(&visit, page())
}
