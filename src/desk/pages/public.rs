//! What everybody may see: tournaments, groups, pupils, schools.

use askama::Template;
use axum::Router;
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::get;

use super::telling;
use crate::app::Shared;
use crate::boards::is_open_on_screens;
use crate::layout::Frame;
use crate::problem::{Problem, html};
use crate::view::{self, Pupil, StandingsView, cut, pupil, told};
use crate::visit::Visit;
use crate::worker::Snapshot;
use championship::facts::{
    BoardKind, BoardPlace, Championship, EntryCode, GamePlace, Group, GroupId, NameStyle, Players, Refusal,
    TournamentId,
};
use championship::standings::{self, SchoolOrder};
use speech::{Language, Said, Tell};

/// The addresses of this theme.
pub(crate) fn routes() -> Router<Shared> {
    Router::new()
        .route("/", get(home))
        .route("/t/{tournament}", get(tournament))
        .route("/g/{group}", get(group))
        .merge(super::pupil::routes())
        .route("/schools", get(schools))
        .route("/r/{group}/{round}/{board}", get(old_slip_link))
        .route("/r/{group}/{round}/{board}/{first}/{second}", get(slip_link))
}

/// A page around a part that follows the championship.
#[derive(Template)]
#[template(path = "web/live.html")]
struct LivePage {
    frame: Frame,
    topics: String,
    head: u64,
    part: std::sync::Arc<str>,
    path: String,
}

/// Serves a live page; its part is rendered once for all who look at the same state.
pub(super) fn live_page(
    app: &Shared,
    visit: &Visit,
    frame: Frame,
    topics: String,
    render: impl FnOnce(&Championship, NameStyle, Frame) -> String,
) -> Response {
    let Snapshot { public: championship, head_off_boards: head, .. } = match app.worker() {
        Ok(hall) => hall.snapshot(),
        Err(problem) => return problem.page(visit),
    };
    let style = championship.public_names();
    let key = format!("{} {style:?} {}", visit.language, visit.path);
    let inner = frame.clone();
    let part = app.fragments.get(&key, head, || render(&championship, style, inner));
    html(&LivePage { frame, topics, head, part, path: visit.path.clone() })
}

/// Renders a part; a template of texts cannot fail.
pub(super) fn rendered(part: &impl Template) -> String {
    part.render().unwrap_or_default()
}

struct CycleView {
    name: String,
    tournaments: Vec<view::Progress>,
}

#[derive(Template)]
#[template(path = "web/home.html")]
struct HomePart {
    frame: Frame,
    cycles: Vec<CycleView>,
    n_pupils: usize,
    n_schools: usize,
    /// Who holds the event, when and where.
    about: String,
    has_logo: bool,
    /// Whether something is to be played on screens.
    is_on_screens: bool,
}

#[derive(Template)]
#[template(path = "web/games_only.html")]
struct GamesOnlyPage {
    frame: Frame,
}

async fn home(State(app): State<Shared>, visit: Visit) -> Response {
    let frame = Frame::new(&visit, visit.msg("desk-tournaments"));
    if app.worker.is_none() {
        return html(&GamesOnlyPage { frame });
    }
    live_page(&app, &visit, frame, String::new(), |championship, _, frame| home_part(championship, frame))
}

/// Renders the first page.
pub(super) fn home_part(championship: &Championship, frame: Frame) -> String {
    let mut cycles: Vec<CycleView> = Vec::new();
    for progress in view::played(championship, frame.language) {
        match cycles.last_mut().filter(|cycle| cycle.name == progress.cycle) {
            Some(cycle) => cycle.tournaments.push(progress),
            None => cycles.push(CycleView { name: progress.cycle.clone(), tournaments: vec![progress] }),
        }
    }
    let n_pupils = championship.entries().filter(|entry| entry.is_active()).count();
    let (details, n_schools) = (championship.details(), championship.schools().count());
    let (about, has_logo) = (details.line(), details.logo.is_some() && !frame.is_file);
    let is_on_screens = !frame.is_file && is_open_on_screens(championship);
    rendered(&HomePart { frame, cycles, n_pupils, n_schools, about, has_logo, is_on_screens })
}

struct GroupLink {
    id: String,
    /// Its code and its room, where there are.
    label: String,
    table: u16,
    round: usize,
    n_missing: usize,
    leaders: Vec<(Pupil, String)>,
}

struct StageView {
    name: String,
    groups: Vec<GroupLink>,
}

struct PlacingView {
    place: usize,
    pupil: Pupil,
    stage: String,
    points: String,
}

#[derive(Template)]
#[template(path = "web/tournament.html")]
struct TournamentPart {
    frame: Frame,
    id: String,
    stages: Vec<StageView>,
    placings: Vec<PlacingView>,
    entries: Vec<Pupil>,
    is_over: bool,
    is_frozen: bool,
}

/// Finds what an address names, and the frame of a page with its name.
fn known<T>(
    app: &Shared,
    visit: &Visit,
    find: impl FnOnce(&Championship) -> Option<(T, String)>,
) -> Result<(T, Frame), Problem> {
    let snapshot = app.worker()?.snapshot();
    let (known, name) = find(&snapshot.public).ok_or_else(Problem::nothing_here)?;
    Ok((known, Frame::new(visit, name)))
}

async fn tournament(State(app): State<Shared>, visit: Visit, Path(id): Path<String>) -> Response {
    let known = known(&app, &visit, |championship| {
        let id = id.parse::<TournamentId>().ok().filter(|id| championship.tournament(*id).is_some())?;
        Some((id, championship.regulations().tournament_name(id, visit.language)))
    });
    let (id, frame) = match known {
        Ok(known) => known,
        Err(problem) => return problem.page(&visit),
    };
    live_page(&app, &visit, frame, id.to_string(), |championship, style, frame| {
        tournament_part(championship, id, style, frame)
    })
}

/// Renders the page of a tournament.
pub(super) fn tournament_part(
    championship: &Championship,
    id: TournamentId,
    style: NameStyle,
    frame: Frame,
) -> String {
    let language = frame.language;
    let regulations = championship.regulations();
    let stage_name = |number: u8| regulations.stage_name(number, id, language);
    let link = |group: &Group| GroupLink {
        id: group.id.to_string(),
        label: code_and_room(championship, group, language),
        table: group.table,
        round: group.rounds.len(),
        n_missing: group.missing_results().len(),
        leaders: leaders(championship, group.id, style, language),
    };
    let stages =
        championship.tournament(id).map(|tournament| tournament.stages.as_slice()).unwrap_or_default();
    let is_over = standings::is_over(championship, id);
    let placings = match is_over || stages.len() > 1 {
        true => standings::of_tournament(championship, id),
        false => Vec::new(),
    };
    rendered(&TournamentPart {
        id: id.to_string(),
        stages: stages
            .iter()
            .rev()
            .map(|stage| StageView {
                name: stage_name(stage.number),
                groups: stage.groups.iter().map(link).collect(),
            })
            .collect(),
        placings: placings
            .into_iter()
            .map(|placing| PlacingView {
                place: placing.place,
                pupil: pupil(championship, placing.entry, style),
                stage: stage_name(placing.stage),
                points: view::points(placing.line.points, language),
            })
            .collect(),
        entries: match stages.is_empty() {
            true => championship
                .entries_of(id)
                .iter()
                .map(|entry| pupil(championship, entry.code, style))
                .collect(),
            false => Vec::new(),
        },
        is_over,
        is_frozen: stages
            .iter()
            .flat_map(|stage| &stage.groups)
            .any(|group| championship.is_frozen(group.id)),
        frame,
    })
}

/// Returns the code of a group and its room, those that there are.
pub(super) fn code_and_room(championship: &Championship, group: &Group, language: Language) -> String {
    let code = if championship.has_codes() { championship.group_label(group.id) } else { String::new() };
    let room = view::room(championship, group, language).unwrap_or_default();
    view::dotted([code.as_str(), &room])
}

/// Returns who leads a group once a round counts, with the points.
pub(super) fn leaders(
    championship: &Championship,
    id: GroupId,
    style: NameStyle,
    language: Language,
) -> Vec<(Pupil, String)> {
    let is_begun = championship.counted_rounds(id) > 0;
    let lines = standings::of_group(championship, id).map(|table| table.lines).unwrap_or_default();
    let first = lines.into_iter().take_while(|line| line.rank == 1).take(2);
    first
        .filter(|_| is_begun)
        .map(|line| (pupil(championship, line.entry, style), view::points(line.points, language)))
        .collect()
}

pub(super) struct PairingView {
    pub(super) board: String,
    pub(super) first: Pupil,
    pub(super) second: Option<Pupil>,
    pub(super) result: String,
    /// Where the board is followed on a screen; empty for one of wood.
    pub(super) live: String,
}

pub(super) struct RoundView {
    pub(super) title: String,
    pub(super) pairings: Vec<PairingView>,
}

#[derive(Template)]
#[template(path = "web/group.html")]
struct GroupPart {
    frame: Frame,
    tournament: String,
    tournament_name: String,
    label: String,
    room: Option<String>,
    table: u16,
    planned: Option<u16>,
    open: Option<u16>,
    teams: Vec<view::TeamLine>,
    standings: StandingsView,
    rounds: Vec<RoundView>,
    n_missing: usize,
    is_frozen: bool,
}

async fn group(State(app): State<Shared>, visit: Visit, Path(id): Path<String>) -> Response {
    let known = known(&app, &visit, |championship| {
        let id = championship.find_group(&id).ok()?;
        let label = championship.group_label(id);
        let name = championship.regulations().group_name(id, visit.language);
        let label = if visit.has_codes { label.as_str() } else { "" };
        Some((id, view::dotted([name.as_str(), label])))
    });
    let (id, frame) = match known {
        Ok(known) => known,
        Err(problem) => return problem.page(&visit),
    };
    live_page(&app, &visit, frame, id.to_string(), |championship, style, frame| {
        group_part(championship, id, style, frame)
    })
}

/// Renders the page of a group.
pub(super) fn group_part(championship: &Championship, id: GroupId, style: NameStyle, frame: Frame) -> String {
    let Some(group) = championship.group(id) else { return String::new() };
    let language = frame.language;
    rendered(&GroupPart {
        tournament: id.tournament.to_string(),
        tournament_name: championship.regulations().tournament_name(id.tournament, language),
        room: view::room(championship, group, language),
        label: championship.group_label(id),
        table: group.table,
        planned: championship.planned_rounds(id),
        open: championship.open_round(id),
        teams: view::teams(championship, id, language),
        standings: view::table(championship, id, style, language),
        rounds: rounds(championship, group, style, language),
        n_missing: group.missing_results().len(),
        is_frozen: championship.is_frozen(id),
        frame,
    })
}

/// Returns the title of a round, with what is played in it where that is not the tournament's game.
pub(super) fn round_title(
    championship: &Championship,
    id: GroupId,
    round: u16,
    language: Language,
) -> String {
    let title = language.msg("desk-round").with("round", round).to_string();
    championship.regulations().playing_in_round(&title, id, round, language)
}

/// Returns where a board is followed on a screen, during the game and after it; empty for one of wood.
pub(super) fn live_address(championship: &Championship, group: GroupId, round: u16, board: u16) -> String {
    match championship.board_kind(group, round) {
        BoardKind::Screen => crate::boards::address(BoardPlace { group, round, board }),
        BoardKind::Wood => String::new(),
    }
}

/// Returns the rounds of a group, the latest first.
pub(super) fn rounds(
    championship: &Championship,
    group: &Group,
    style: NameStyle,
    language: Language,
) -> Vec<RoundView> {
    let seen = |code: EntryCode| pupil(championship, code, style);
    let off = |code: &EntryCode, why: Said| PairingView {
        board: "–".to_owned(),
        first: seen(*code),
        second: None,
        result: why.to_string(),
        live: String::new(),
    };
    let view = |round: &championship::facts::Round| {
        let boards = round.boards.iter().map(|board| PairingView {
            board: board.shown.to_string(),
            first: seen(board.first),
            second: Some(seen(board.second)),
            result: board.results(),
            live: live_address(championship, group.id, round.number, board.number),
        });
        let byes = round.byes.iter().map(|code| off(code, language.msg("desk-bye")));
        let absent = round.absent.iter().map(|code| off(code, language.msg("desk-absent")));
        let title = round_title(championship, group.id, round.number, language);
        RoundView { title, pairings: boards.chain(byes).chain(absent).collect() }
    };
    group.rounds.iter().rev().map(view).collect()
}

/// The code on a result slip: arbiters come to the board, everybody else to the group. Where others sit at the board by now
/// the page says so, with names.
async fn slip_link(
    State(app): State<Shared>,
    visit: Visit,
    Path((group, round, board, first, second)): Path<(String, u16, u16, String, String)>,
) -> Response {
    let codes = first.parse::<EntryCode>().ok().zip(second.parse::<EntryCode>().ok());
    match codes {
        Some((first, second)) => {
            slip_page(&app, &visit, (&group, round, board), Players::Seats(first, second))
        }
        None => Problem::nothing_here().page(&visit),
    }
}

/// The code on a slip that was printed before codes told who plays.
async fn old_slip_link(
    State(app): State<Shared>,
    visit: Visit,
    Path((group, round, board)): Path<(String, u16, u16)>,
) -> Response {
    slip_page(&app, &visit, (&group, round, board), Players::UnsaidLongAgo)
}

fn slip_page(
    app: &Shared,
    visit: &Visit,
    (group, round, number): (&str, u16, u16),
    players: Players,
) -> Response {
    let Ok(snapshot) = app.worker().map(|hall| hall.snapshot()) else {
        return Problem::nothing_here().page(visit);
    };
    let championship = snapshot.championship;
    let found = championship.find_group(group).ok().and_then(|id| Some((id, championship.group(id)?)));
    let Some((id, group)) = found else { return Problem::nothing_here().page(visit) };
    if !visit.person.as_ref().is_some_and(|person| person.has_table(group.table)) {
        return Redirect::to(&format!("/g/{id}")).into_response();
    }
    // The two of the slip may sit at another board by now.
    let pair = match players {
        Players::Seats(one, other) => Some([one, other].map(|code| championship.current_code(code))),
        _ => None,
    };
    let boards = group.round(round).map(|round| round.boards.as_slice()).unwrap_or_default();
    let theirs = pair.and_then(|[one, other]| {
        boards.iter().find(|board| board.opponent_of(one) == Some(other)).map(|board| board.number)
    });
    let place = GamePlace { group: id, round, board: number, game: 1 };
    let anchor = format!("b-{}-{round}-{}", id.to_string().replace('.', "-"), theirs.unwrap_or(number));
    let to = format!("/arbiter?table={}#{anchor}", group.table);
    match championship.check_players(place, players) {
        Err(refusal @ (Refusal::OthersPlay(..) | Refusal::SeatsExchanged(..))) => {
            let said = told(&championship, refusal.tell(), visit.language);
            Redirect::to(&telling(app, visit, &to, &said)).into_response()
        }
        _ => Redirect::to(&to).into_response(),
    }
}

pub(super) struct SchoolView {
    pub(super) rank: usize,
    pub(super) name: String,
    pub(super) medals: [u32; 3],
    pub(super) points: String,
    pub(super) n_finalists: u32,
    pub(super) n_entries: u32,
}

#[derive(Template)]
#[template(path = "web/schools.html")]
struct SchoolsPart {
    frame: Frame,
    medals: Vec<SchoolView>,
    points: Vec<SchoolView>,
    /// Whether a medal went to somebody who was not in a final, since it had fewer than three.
    is_beyond_final: bool,
}

async fn schools(State(app): State<Shared>, visit: Visit) -> Response {
    let frame = Frame::new(&visit, visit.msg("desk-schools"));
    live_page(&app, &visit, frame, String::new(), |championship, _, frame| schools_part(championship, frame))
}

/// Renders the page of all schools.
pub(super) fn schools_part(championship: &Championship, frame: Frame) -> String {
    let medals = school_views(championship, SchoolOrder::Medals, frame.language);
    let points = school_views(championship, SchoolOrder::Points, frame.language);
    let is_beyond = |school: &SchoolView| school.medals.iter().sum::<u32>() > school.n_finalists;
    let is_beyond_final = championship.regulations().stages.len() > 1 && medals.iter().any(is_beyond);
    rendered(&SchoolsPart { frame, medals, points, is_beyond_final })
}

/// Returns the schools in an order.
pub(super) fn school_views(
    championship: &Championship,
    order: SchoolOrder,
    language: Language,
) -> Vec<SchoolView> {
    let view = |line: standings::SchoolLine| SchoolView {
        rank: line.rank,
        name: championship.school(line.school).map(|school| cut(&school.name)).unwrap_or_default(),
        medals: line.medals,
        points: view::points(line.points, language),
        n_finalists: line.n_finalists,
        n_entries: line.n_entries,
    };
    standings::schools(championship, None, order).into_iter().map(view).collect()
}
