//! One group for its organiser: every board of every round, exchanges in the last one, ties at the end.

use askama::Template;
use axum::Router;
use axum::extract::{Path, State};
use axum::response::Response;
use axum::routing::get;

use super::step_fields::StepFields;
use crate::app::{App, Shared};
use crate::boards::FreePlayView;
use crate::layout::Frame;
use crate::pages::arbiter::{BoardView, board_view};
use crate::pages::public::round_title;
use crate::pages::{Notice, answer_or, only_organiser};
use crate::problem::{Problem, html};
use crate::session::random_word;
use crate::view::{self, Pupil, StandingsView, TeamLine, pupil, told};
use crate::visit::Visit;
use crate::worker::as_people_say;
use championship::decisions;
use championship::facts::{
    Championship, EntryCode, Fact, Group, GroupId, NameStyle, Round, TieDecision, TieMeans,
};
use championship::pairing::checker::{Severity, check_pairings, check_round};
use speech::{Language, Tell};

pub(super) fn routes() -> Router<Shared> {
    Router::new().route("/organiser/group/{group}", get(group))
}

struct RoundBoards {
    number: u16,
    /// With what is played, where that is not the tournament's game.
    title: String,
    boards: Vec<BoardView>,
    byes: Vec<Pupil>,
    absent: Vec<Pupil>,
    can_annul: bool,
}

/// What can be exchanged in the last round: pupils whose game has no result, and their boards.
#[derive(Default)]
struct Exchangeable {
    pupils: Vec<Pupil>,
    /// Each with what its form sends, which says who sits there.
    boards: Vec<(String, String)>,
}

/// A tie that was decided.
struct Decided {
    names: String,
    is_lot: bool,
    /// The order as the form sends it back, to see whether it is still the last one.
    order: String,
}

/// An exchange that was asked for, with what it costs.
struct Asked {
    step: String,
    one: String,
    other: String,
    board: String,
    reason: String,
    what: String,
    /// Whether a law is broken, and the words.
    costs: Vec<(bool, String)>,
}

#[derive(Template)]
#[template(path = "web/organiser_group.html")]
struct GroupPage {
    frame: Frame,
    here: &'static str,
    head: u64,
    id: String,
    tournament: String,
    table: u16,
    rounds: Vec<RoundBoards>,
    standings: StandingsView,
    teams: Vec<TeamLine>,
    n_missing: usize,
    can_pair: bool,
    /// Where the group plays freely, its clock.
    free_play: Option<FreePlayView>,
    ties: Vec<Vec<Pupil>>,
    /// The latest first: that one can be opened again.
    decided: Vec<Decided>,
    /// Whether somebody goes on by them already.
    is_settled: bool,
    exchangeable: Exchangeable,
    asked: Option<Asked>,
    key: String,
}

async fn group(State(app): State<Shared>, visit: Visit, Path(id): Path<String>) -> Response {
    answer_or(&visit, build_page(&app, &visit, &id, Notice::heard(&visit)))
}

/// Returns the page of a group, with something to tell at its top.
pub(super) fn build_page(
    app: &App,
    visit: &Visit,
    id: &str,
    notice: Option<Notice>,
) -> Result<Response, Problem> {
    let mut page = page(app, visit, id)?;
    page.frame = page.frame.telling(notice);
    Ok(html(&page))
}

/// Returns the page with an exchange to be confirmed once its cost was read.
pub(super) fn asked(app: &App, visit: &Visit, fields: &StepFields) -> Result<Response, Problem> {
    let mut page = page(app, visit, &fields.target)?;
    let snapshot = app.worker()?.snapshot();
    let championship = &snapshot.championship;
    let id = championship.find_group(&fields.target).map_err(|_| Problem::nothing_here())?;
    let wish = fields.arrangement()?.ok_or_else(Problem::nothing_here)?;
    let facts = decisions::rearrange(championship, id, None, &[wish], &fields.reason)
        .map_err(|error| as_people_say(championship, error))?;
    let name = |code: &str| -> String {
        let found = code.parse().ok().map(|code| pupil(championship, code, NameStyle::Full));
        found.map_or_else(|| code.to_owned(), |pupil| pupil.label().to_owned())
    };
    page.asked = Some(Asked {
        step: fields.step.clone(),
        one: fields.one.clone(),
        other: fields.other.clone(),
        board: fields.board.clone(),
        reason: fields.reason.trim().to_owned(),
        what: match fields.step.as_str() {
            "sides" => visit.msg("desk-sides-asked").with("board", fields.board()?.0).to_string(),
            _ => visit
                .msg("desk-exchange-asked")
                .with("one", name(&fields.one))
                .with("other", name(&fields.other))
                .to_string(),
        },
        costs: facts.iter().flat_map(|fact| costs(championship, id, fact, visit.language)).collect(),
    });
    Ok(html(&page))
}

/// What the judge finds in a round arranged anew and did not find before.
pub(super) fn costs(
    championship: &Championship,
    id: GroupId,
    fact: &Fact,
    language: Language,
) -> Vec<(bool, String)> {
    let Fact::RoundRearranged { round, pairings, .. } = fact else { return Vec::new() };
    let Some(group) = championship.group(id) else { return Vec::new() };
    let before = check_round(championship, id, *round).unwrap_or_default();
    let after = check_pairings(championship, group, *round, pairings);
    let new = after.iter().filter(|finding| !before.contains(finding));
    new.map(|finding| (finding.severity() == Severity::Fault, told(championship, finding.tell(), language)))
        .collect()
}

fn page(app: &App, visit: &Visit, id: &str) -> Result<GroupPage, Problem> {
    only_organiser(visit)?;
    let snapshot = app.worker()?.snapshot();
    let championship = &snapshot.championship;
    let id = championship.find_group(id).map_err(|_| Problem::nothing_here())?;
    let group = championship.group(id).ok_or_else(Problem::nothing_here)?;
    let label = championship.group_label(id);
    let name = championship.regulations().group_name(id, visit.language);
    let last = group.rounds.len();
    let viewer = visit.person.as_ref().map_or("", |person| person.name.as_str());
    let rounds = group.rounds.iter().rev().map(|round| RoundBoards {
        number: round.number,
        title: round_title(championship, id, round.number, visit.language),
        boards: round
            .boards
            .iter()
            .filter_map(|board| board_view(championship, group, round, board.number, viewer, visit.language))
            .collect(),
        byes: round.byes.iter().map(|code| pupil(championship, *code, NameStyle::Full)).collect(),
        absent: round.absent.iter().map(|code| pupil(championship, *code, NameStyle::Full)).collect(),
        can_annul: usize::from(round.number) == last && !round.boards.iter().any(|board| board.has_result()),
    });
    let ties = decisions::ties(championship, id);
    let full = |codes: Vec<_>| -> Vec<Pupil> {
        codes.into_iter().map(|code| pupil(championship, code, NameStyle::Full)).collect()
    };
    Ok(GroupPage {
        frame: Frame::new(visit, if visit.has_codes { format!("{name} {label}") } else { name }),
        here: "day",
        head: snapshot.head_off_boards,
        id: id.to_string(),
        tournament: id.tournament.to_string(),
        table: group.table,
        rounds: rounds.collect(),
        standings: view::table(championship, id, NameStyle::Full, visit.language),
        teams: view::teams(championship, id, visit.language),
        n_missing: group.missing_results().len(),
        can_pair: championship.can_pair(group),
        free_play: FreePlayView::of(championship, group, visit.language),
        ties: ties.into_iter().map(full).collect(),
        decided: group.decisions.iter().rev().map(|decision| decided(championship, decision)).collect(),
        is_settled: championship
            .tournament(id.tournament)
            .and_then(|tournament| tournament.stages.iter().find(|stage| stage.number == id.stage))
            .is_some_and(|stage| stage.qualified.is_some()),
        exchangeable: exchangeable(championship, group),
        asked: None,
        key: random_word(8).unwrap_or_default(),
    })
}

fn decided(championship: &Championship, decision: &TieDecision) -> Decided {
    Decided {
        names: names_in_order(championship, &decision.order),
        is_lot: matches!(decision.means, TieMeans::Lot { .. }),
        order: order_sent(&decision.order),
    }
}

/// Returns the names of an order: `1. Ana, 2. Rui`.
pub(super) fn names_in_order(championship: &Championship, order: &[EntryCode]) -> String {
    let name = |code: &EntryCode| pupil(championship, *code, NameStyle::Full).label().to_owned();
    let names = (1..).zip(order).map(|(place, code)| format!("{place}. {}", name(code)));
    names.collect::<Vec<_>>().join(", ")
}

/// Returns an order as a form carries it.
pub(super) fn order_sent(order: &[EntryCode]) -> String {
    order.iter().map(ToString::to_string).collect::<Vec<_>>().join(",")
}

/// Returns what can be exchanged: a game with a result stays as it is, and a bracket is what its results say.
fn exchangeable(championship: &Championship, group: &Group) -> Exchangeable {
    let is_bracket = championship.format_of(group.id).is_some_and(|format| format.is_bracket());
    let Some(last): Option<&Round> = group.rounds.last().filter(|_| !is_bracket) else {
        return Exchangeable::default();
    };
    let open: Vec<_> = last.boards.iter().filter(|board| !board.has_result()).collect();
    if open.is_empty() {
        return Exchangeable::default();
    }
    let show = |code| pupil(championship, code, NameStyle::Full);
    let codes = open.iter().flat_map(|board| [board.first, board.second]).chain(last.byes.iter().copied());
    let boards = open.iter().map(|board| {
        let names =
            format!("{}: {} – {}", board.shown, show(board.first).label(), show(board.second).label());
        (format!("{}/{}/{}", board.number, board.first, board.second), names)
    });
    Exchangeable { pupils: codes.map(show).collect(), boards: boards.collect() }
}
