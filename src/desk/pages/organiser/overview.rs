//! The organiser's first page: how far everything is, and the steps of the day.

use std::collections::BTreeSet;

use askama::Template;
use axum::Router;
use axum::extract::State;
use axum::response::Response;
use axum::routing::get;

use crate::app::{App, Shared};
use crate::boards::{FreePlayView, class_code, is_open_on_screens};
use crate::layout::Frame;
use crate::pages::{Notice, answer_or, only_organiser};
use crate::people::write_tables;
use crate::problem::{Problem, html};
use crate::session::random_word;
use crate::view::{self, cut};
use crate::visit::{Role, Visit};
use championship::decisions::{self, NextStep, next_step, questions};
use championship::facts::{Championship, Format, Group, NameStyle, Tournament, TournamentId};
use championship::standings;
use speech::{Language, Message, Tell, msg};

/// The most lines of what is missing on the first page.
const MOST_MISSING: usize = 60;

/// How many times as many groups still play as can go on, where that is far more.
const MANY_MORE: usize = 3;

/// The most pupils of a tournament named who go on.
const MOST_NAMED: usize = 12;

/// The most tables named that are waited for.
pub(super) const MOST_WAITED: usize = 12;

pub(super) fn routes() -> Router<Shared> {
    Router::new().route("/organiser", get(dashboard))
}

struct Missing {
    group: String,
    label: String,
    table: u16,
    round: u16,
    board: u16,
    who: String,
}

/// A group that plays freely, with who could be paired.
struct FreeGroup {
    id: String,
    name: String,
    /// The names of those who are free.
    free: String,
    n_open: usize,
    can_pair: bool,
}

/// Those who go on in a tournament, before its next stage is drawn.
struct GoingOn {
    tournament: TournamentId,
    name: String,
    /// What they go on to.
    stage: String,
    pupils: String,
}

struct NoteView {
    place: String,
    group: String,
    text: String,
    by: String,
}

/// A question that the next step waits for.
pub(super) struct QuestionView {
    pub(super) text: String,
    /// The ways out: what the form sends, what it is about, and what stands on the button.
    pub(super) ways: Vec<(&'static str, String, String)>,
    /// Whether the log asks why.
    pub(super) needs_reason: bool,
    /// The page on which it can be settled otherwise.
    pub(super) page: Option<String>,
}

/// Returns what changes have left open, in words.
pub(super) fn asked(championship: &Championship, language: Language) -> Vec<QuestionView> {
    let view = |question: decisions::Question| QuestionView {
        text: view::sentence(&view::told(championship, question.tell(), language)),
        ways: question
            .ways()
            .iter()
            .map(|way| (way.word(), way.target(), language.say(&way.tell())))
            .collect(),
        needs_reason: true,
        page: None,
    };
    // Who waits at a board for somebody who has left.
    let left = |left: decisions::LeftBoard| QuestionView {
        text: view::sentence(&view::told(championship, left.tell(), language)),
        ways: vec![(
            "forfeit-left",
            left.code.to_string(),
            language.msg("desk-question-forfeit").to_string(),
        )],
        needs_reason: false,
        page: championship.group(left.place.group).map(|group| format!("/arbiter?table={}", group.table)),
    };
    let about_boards = decisions::left_boards(championship).into_iter().map(left);
    questions(championship).into_iter().map(view).chain(about_boards).collect()
}

#[derive(Template)]
#[template(path = "web/organiser.html")]
struct Dashboard {
    frame: Frame,
    head: u64,
    here: &'static str,
    tournaments: Vec<view::Progress>,
    missing: Vec<Missing>,
    n_missing: usize,
    n_pupils: usize,
    n_groups: usize,
    notes: Vec<NoteView>,
    key: String,
    alarms: Vec<String>,
    next: String,
    /// What changes have left open, each with its ways out.
    questions: Vec<QuestionView>,
    /// The step that a button takes, with what stands on it.
    next_step: Option<(&'static str, String)>,
    /// The tables that are waited for: group, table and how many results.
    waited: Vec<(String, u16, usize)>,
    /// The tables that play and that no arbiter has: how many, and which.
    unattended: Option<(usize, String)>,
    can_look_first: bool,
    /// What can be done for all: the step, and what stands on its button.
    steps: Vec<(&'static str, String)>,
    /// The page where the next step is taken, with its name.
    next_page: Option<(String, String)>,
    /// The tournament in which more would go on than was planned, and the group of those who share a place.
    shared: Option<(String, String)>,
    /// Whether far more groups still play than can go on.
    is_early: bool,
    /// Who goes on in tournaments whose next stage is to be drawn.
    going_on: Vec<GoingOn>,
    /// What corrections have changed in stages that were played on.
    played_on: Vec<String>,
    /// Whether a tournament is over and can be closed.
    can_close: bool,
    /// How a class comes to its boards on screens, while some are played; else empty.
    screens: String,
    /// Whether somebody has to decide something before the day goes on.
    is_warning: bool,
    /// The groups that play freely, each with its clock.
    free_play: Vec<(FreePlayView, FreeGroup)>,
}

/// What takes the next step of the day.
enum NextAction {
    /// A button, for all whose turn has come.
    Button(&'static str, Message),
    /// Another page.
    Page(String, Message),
    /// A choice of its own.
    Choice,
}

fn way_of(next: &NextStep) -> NextAction {
    match next {
        NextStep::Answer(_) => NextAction::Page("#questions".to_owned(), msg("desk-questions")),
        NextStep::Enter => NextAction::Page("/organiser/entries".to_owned(), msg("desk-nav-entries")),
        NextStep::Accept(_) => {
            NextAction::Page("/organiser/registration".to_owned(), msg("desk-registration-title"))
        }
        NextStep::Draw(_) => NextAction::Button("draw", msg("desk-draw-groups")),
        NextStep::Pair(_) => NextAction::Button("pair", msg("desk-pair-next")),
        NextStep::Settle(_) => NextAction::Button("settle", msg("desk-settle-next")),
        NextStep::Tie(tie) | NextStep::LastTie(tie) => {
            NextAction::Page(format!("/organiser/group/{}#ties", tie.group), msg("desk-tie-go"))
        }
        NextStep::Share(_) => NextAction::Choice,
        NextStep::Wait(_) => NextAction::Page("/arbiter".to_owned(), msg("desk-enter-results")),
        NextStep::Over => NextAction::Page("/organiser/print".to_owned(), msg("desk-print")),
    }
}

async fn dashboard(State(app): State<Shared>, visit: Visit) -> Response {
    answer_or(&visit, build_page(&app, &visit, Notice::heard(&visit)))
}

/// Returns the page, with something to tell at its top.
pub(super) fn build_page(app: &App, visit: &Visit, notice: Option<Notice>) -> Result<Response, Problem> {
    only_organiser(visit)?;
    let snapshot = app.worker()?.snapshot();
    let championship = &snapshot.championship;
    let language = visit.language;
    let frame = Frame::new(visit, visit.msg("desk-organising")).telling(notice);
    let all = missing(championship, language);
    let next = next_step(championship);
    let free_play = free_play(championship, language);
    // Where everybody plays freely no round is waited for.
    let is_free_day = matches!(next, NextStep::Wait(_) | NextStep::Pair(_)) && is_all_free(championship);
    let is_on_screens =
        (is_free_day || matches!(next, NextStep::Wait(_))) && !championship.boards_in_play().is_empty();
    let tells_screens = match is_free_day {
        true => is_open_on_screens(championship) && free_play.iter().any(|(play, _)| !play.is_over),
        false => is_on_screens,
    };
    let screens = if tells_screens { screens(app, visit)? } else { String::new() };
    let (next_step, next_page) = match way_of(&next) {
        // Results of games on screens come by themselves; who sits where is seen with the boards.
        _ if is_on_screens => {
            (None, Some(("/arbiter/boards".to_owned(), language.msg("boards-title").to_string())))
        }
        NextAction::Button(..) if is_free_day => match free_play.iter().any(|(play, _)| play.is_begun) {
            true => (None, Some(("/arbiter".to_owned(), language.msg("desk-enter-results").to_string()))),
            false => (None, None),
        },
        NextAction::Button(step, label) => (Some((step, language.say(&label))), None),
        NextAction::Page(page, label) => (None, Some((page, language.say(&label)))),
        NextAction::Choice => (None, None),
    };
    let shared = match &next {
        NextStep::Share(shared) => Some((shared.group.tournament.to_string(), shared.group.to_string())),
        _ => None,
    };
    let waited = match next {
        NextStep::Wait(_) if !is_free_day => waited(championship),
        _ => Vec::new(),
    };
    // One group that could go on is no reason to push it while a hall still plays.
    let playing = championship.groups().filter(|group| !group.missing_results().is_empty()).count();
    let is_early = match next {
        NextStep::Pair(ready) if !is_free_day && playing > ready * MANY_MORE => Some((ready, playing)),
        _ => None,
    };
    let notes = championship.standing_notes().rev().take(12).map(|note| NoteView {
        place: view::told(championship, note.place.tell(), language),
        group: note.place.group.to_string(),
        text: cut(&note.text),
        by: cut(&note.stamp.by),
    });
    let tournaments = view::played(championship, language);
    Ok(html(&Dashboard {
        frame,
        head: snapshot.head_off_boards,
        here: "day",
        n_missing: all.len(),
        missing: all.into_iter().take(MOST_MISSING).collect(),
        n_pupils: championship.entries().filter(|entry| entry.is_active()).count(),
        n_groups: championship.groups().count(),
        notes: notes.collect(),
        next: match is_early {
            Some((ready, playing)) => {
                visit.msg("desk-next-early").with("ready", ready).with("playing", playing).to_string()
            }
            None if is_free_day => language.msg("boards-free-play-day").to_string(),
            None => view::sentence(&view::told(championship, next.tell(), language)),
        },
        is_early: is_early.is_some(),
        screens,
        is_warning: matches!(
            next,
            NextStep::Tie(_) | NextStep::LastTie(_) | NextStep::Share(_) | NextStep::Answer(_)
        ),
        shared,
        waited,
        going_on: match next {
            NextStep::Draw(_) => going_on(championship, language),
            _ => Vec::new(),
        },
        played_on: played_on(championship, language),
        can_close: tournaments.iter().any(|one| one.is_over && !one.is_closed),
        unattended: {
            let tables = unattended(app, championship);
            (!tables.is_empty()).then(|| (tables.len(), write_tables(&tables)))
        },
        questions: asked(championship, language),
        can_look_first: matches!(next, NextStep::Pair(_)),
        free_play,
        steps: steps(&tournaments, is_free_day)
            .into_iter()
            .map(|(step, label)| (step, language.say(&label)))
            .collect(),
        tournaments,
        next_step,
        next_page,
        key: random_word(8).unwrap_or_default(),
        alarms: snapshot
            .alarms
            .iter()
            .map(|alarm| language.msg("vault-alarm").with("what", alarm.clone()).to_string())
            .collect(),
    }))
}

/// Says how a class comes to its boards: the address and the code.
fn screens(app: &App, visit: &Visit) -> Result<String, Problem> {
    let address = format!("{}/class", visit.reach.as_deref().unwrap_or_default());
    let told = visit.msg("desk-next-screens").with("address", address).with("code", class_code(app)?);
    Ok(told.to_string())
}

/// Returns the steps that some tournament can take now.
fn steps(tournaments: &[view::Progress], is_free_day: bool) -> Vec<(&'static str, Message)> {
    let pair = if is_free_day { msg("boards-free-play-pair") } else { msg("desk-pair-next") };
    let any = |can: fn(&view::Progress) -> bool| tournaments.iter().any(can);
    let all = [
        ("draw", msg("desk-draw-groups"), any(|one| one.can_draw && one.n_entries > 0 && !one.is_over)),
        ("pair", pair, any(|one| one.can_pair)),
        ("settle", msg("desk-settle-next"), any(|one| one.can_settle && one.tie.is_none())),
    ];
    all.into_iter().filter(|(.., can)| *can).map(|(step, label, _)| (step, label)).collect()
}

/// Returns the groups of present stages in tournaments that are not over.
fn present_groups(championship: &Championship) -> impl Iterator<Item = &Group> {
    let open = championship.tournaments().filter(move |one| !standings::is_over(championship, one.id));
    open.filter_map(|tournament| tournament.current_stage()).flat_map(|stage| &stage.groups)
}

/// Says whether everybody who plays now plays freely.
fn is_all_free(championship: &Championship) -> bool {
    let is_free = |group: &Group| championship.format_of(group.id).is_some_and(Format::is_free_play);
    present_groups(championship).all(is_free)
}

/// Returns the groups that play freely, each with its clock.
fn free_play(championship: &Championship, language: Language) -> Vec<(FreePlayView, FreeGroup)> {
    let name = |code| view::pupil(championship, code, NameStyle::Full).label().to_owned();
    let of = |group: &Group| {
        let play = FreePlayView::of(championship, group, language)?;
        let free = group.free_members();
        let mut names: Vec<String> = free.iter().take(MOST_NAMED).map(|member| name(member.entry)).collect();
        if let more @ 1.. = free.len().saturating_sub(MOST_NAMED) {
            names.push(language.msg("desk-and-more").with("count", more).to_string());
        }
        let group = FreeGroup {
            id: group.id.to_string(),
            name: championship.regulations().group_name(group.id, language),
            free: names.join(", "),
            n_open: group.missing_results().len(),
            can_pair: championship.can_pair(group),
        };
        Some((play, group))
    };
    present_groups(championship).filter_map(of).collect()
}

/// Returns who goes on, in the tournaments whose next stage is to be drawn.
fn going_on(championship: &Championship, language: Language) -> Vec<GoingOn> {
    let regulations = championship.regulations();
    let of = |tournament: &Tournament| {
        let stage = tournament.current_stage()?;
        let qualified = stage.qualified.as_ref().filter(|all| !all.is_empty())?;
        let name = |code| view::pupil(championship, code, NameStyle::Full).label().to_owned();
        let mut names: Vec<String> = qualified.iter().take(MOST_NAMED).map(|one| name(one.entry)).collect();
        if let more @ 1.. = qualified.len().saturating_sub(MOST_NAMED) {
            names.push(language.msg("desk-and-more").with("count", more).to_string());
        }
        Some(GoingOn {
            tournament: tournament.id,
            name: regulations.tournament_name(tournament.id, language),
            stage: regulations.stage_name(stage.number + 1, tournament.id, language),
            pupils: names.join(", "),
        })
    };
    let open =
        championship.tournaments().filter(|tournament| !standings::is_over(championship, tournament.id));
    open.filter_map(of).collect()
}

/// Tells of the tournaments in which others would have gone on by now, and the next stage was played all the same.
fn played_on(championship: &Championship, language: Language) -> Vec<String> {
    let all = championship.tournaments().filter_map(|one| decisions::played_on(championship, one.id));
    all.map(|told| view::sentence(&view::told(championship, told, language))).collect()
}

/// Returns the tables that have not told all results, the fewest missing first: those are waited for least.
fn waited(championship: &Championship) -> Vec<(String, u16, usize)> {
    let groups = championship.groups().map(|group| (group, group.missing_results().len()));
    let mut waited: Vec<_> = groups
        .filter(|(_, missing)| *missing > 0)
        .map(|(group, missing)| (group.id.to_string(), group.table, missing))
        .collect();
    waited.sort_by_key(|(_, table, missing)| (*missing, *table));
    waited.truncate(MOST_WAITED);
    waited
}

/// Returns the tables that play and that no arbiter has, where tables were given to arbiters: who has none chooses.
fn unattended(app: &App, championship: &Championship) -> Vec<u16> {
    let mut given = BTreeSet::new();
    for listed in app.people.list() {
        match listed.person.role {
            Role::Arbiter(tables) if tables.is_empty() => return Vec::new(),
            Role::Arbiter(tables) => given.extend(tables),
            Role::Organiser => {}
        }
    }
    if given.is_empty() {
        return Vec::new();
    }
    let playing = championship.groups().filter(|group| !group.missing_results().is_empty());
    let tables: BTreeSet<u16> =
        playing.map(|group| group.table).filter(|table| !given.contains(table)).collect();
    tables.into_iter().collect()
}

/// Returns the boards without a result, by table.
fn missing(championship: &Championship, language: Language) -> Vec<Missing> {
    let mut groups: Vec<_> =
        championship.groups().filter(|group| !group.missing_results().is_empty()).collect();
    groups.sort_by_key(|group| group.table);
    let name = |code| view::pupil(championship, code, NameStyle::Full).label().to_owned();
    let mut missing = Vec::new();
    for group in groups {
        for (round, number) in group.missing_results() {
            let board = group.round(round).and_then(|round| round.board(number));
            missing.push(Missing {
                group: group.id.to_string(),
                label: championship.regulations().group_name(group.id, language),
                table: group.table,
                round,
                board: board.map_or(number, |board| board.shown),
                who: board
                    .map(|board| format!("{} – {}", name(board.first), name(board.second)))
                    .unwrap_or_default(),
            });
        }
    }
    missing
}
