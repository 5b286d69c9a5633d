//! The arbiter's page: my tables, one tap a result.

use std::collections::BTreeMap;

use askama::Template;
use axum::Router;
use axum::extract::{Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use serde::Deserialize;

use super::public::code_and_room;
use super::slip::{Slip, undo_needs_reason};
use super::{Notice, page_or};
use crate::address::encoded;
use crate::app::Shared;
use crate::faults::aside;
use crate::form::SafeForm;
use crate::layout::Frame;
use crate::people::{read_tables, write_tables};
use crate::problem::Problem;
use crate::session::random_word;
use crate::view::{Pupil, cut, doer, dotted, pupil, result_words};
use crate::visit::{Person, Role, Visit};
use crate::worker::Snapshot;
use championship::facts::{
    BoardKind, Championship, Draws, EntryCode, Format, GamePlace, Group, MatchLength, NameStyle, Round,
    TournamentId,
};
use championship::imports::fold;
use championship::store::Event;
use speech::{Language, Tell, msg};

/// The addresses of this theme.
pub(crate) fn routes() -> Router<Shared> {
    Router::new().route("/arbiter", get(tables)).route("/arbiter/tables", post(choose))
}

/// A board as an arbiter sees it.
#[derive(Clone, Debug)]
pub(super) struct BoardView {
    pub(super) slip: String,
    pub(super) anchor: String,
    /// The number that people are told.
    pub(super) number: u16,
    pub(super) first: Pupil,
    pub(super) second: Pupil,
    /// The current result, empty when there is none.
    pub(super) now: String,
    pub(super) words: String,
    pub(super) by: String,
    pub(super) can_draw: bool,
    pub(super) can_retract: bool,
    pub(super) key: String,
    pub(super) notes: Vec<String>,
    /// Which game of the match, where a match is several.
    pub(super) game: Option<u8>,
    /// What is played in it, where the games of a match take turns.
    pub(super) plays: String,
    pub(super) is_over: bool,
    /// Entered, and not confirmed by somebody else yet.
    pub(super) is_waiting: bool,
    pub(super) can_confirm: bool,
    /// Taking it back needs a reason.
    pub(super) asks_reason: bool,
    /// Whether it is played on a screen now, from where its result comes by itself.
    pub(super) is_on_screen: bool,
}

/// A table with the boards of its latest round.
pub(super) struct TableView {
    pub(super) table: u16,
    /// The code of its group and its room, where there are.
    pub(super) label: String,
    pub(super) id: String,
    pub(super) name: String,
    pub(super) round: u16,
    pub(super) planned: Option<u16>,
    pub(super) boards: Vec<BoardView>,
    pub(super) byes: Vec<Pupil>,
    pub(super) absent: Vec<Pupil>,
    pub(super) members: Vec<Pupil>,
    pub(super) n_missing: usize,
    /// The round that can still be missed; nothing after the last.
    pub(super) next_round: Option<u16>,
}

#[derive(Template)]
#[template(path = "web/arbiter.html")]
struct TablesPage {
    frame: Frame,
    head: u64,
    tables: Vec<TableView>,
    n_missing: usize,
    topics: String,
    /// The tables that somebody without any may choose from: number and what is played there.
    choices: Vec<(u16, String)>,
    /// The boards that are shown, such as `1-4`; empty is all.
    boards: String,
    /// Whether a table has more boards than one arbiter looks after.
    is_long: bool,
    /// What was asked for: a table, a code or a name.
    question: String,
    /// What is shown of how many tables, where not all are.
    part: Option<Part>,
    /// The tournament whose tables alone are shown: its name.
    of: String,
    /// Whether some boards are played on screens.
    has_boards: bool,
}

/// Some of many tables.
struct Part {
    first: usize,
    last: usize,
    all: usize,
    /// The addresses of those before and after.
    before: Option<String>,
    after: Option<String>,
}

#[derive(Deserialize)]
struct Filter {
    table: Option<u16>,
    notice: Option<String>,
    /// The boards of a long table that are somebody's own, such as `1-4`.
    #[serde(default)]
    boards: String,
    /// A tournament whose tables alone are wanted.
    #[serde(default)]
    of: String,
    /// A table, a code or a name.
    #[serde(default)]
    q: String,
    /// Which part of many tables, from 0.
    #[serde(default)]
    page: usize,
}

/// The most tables on an organiser's page of results.
const MANY_TABLES: usize = 12;

/// The most boards at a table that one arbiter looks after without asking for less.
const MANY_BOARDS: usize = 5;

/// Returns who is signed in, or the refusal.
pub(crate) fn person(visit: &Visit) -> Result<&Person, Problem> {
    visit.person.as_ref().ok_or_else(Problem::sign_in_first)
}

async fn tables(State(app): State<Shared>, visit: Visit, Query(filter): Query<Filter>) -> Response {
    let page = || -> Result<TablesPage, Problem> {
        let person = person(&visit)?;
        let Snapshot { championship, head_off_boards: head, .. } = app.worker()?.snapshot();
        let mut groups: Vec<&Group> = championship
            .tournaments()
            .filter_map(|tournament| tournament.current_stage())
            .flat_map(|stage| &stage.groups)
            .filter(|group| {
                person.has_table(group.table) && filter.table.is_none_or(|table| table == group.table)
            })
            .collect();
        groups.sort_by_key(|group| group.table);
        let of = filter.of.parse::<TournamentId>().ok();
        if let Some(id) = of {
            groups.retain(|group| group.id.tournament == id);
        }
        let question = cut(filter.q.trim());
        if !question.is_empty() {
            groups.retain(|group| is_asked_for(&championship, group, &question));
        }
        // An organiser has every table. Of a few, those that are complete stay, so that the last result can be taken back
        // like any other; of many, those come that lack results.
        let is_chosen = filter.table.is_some() || !question.is_empty();
        if person.is_organiser() && !is_chosen {
            groups.retain(|group| !group.rounds.is_empty());
            if groups.len() > MANY_TABLES {
                groups.retain(|group| !group.missing_results().is_empty());
            }
        }
        // All that is missing, not only on this part of the page.
        let all_missing: usize = groups.iter().map(|group| group.missing_results().len()).sum();
        // A phone keeps all of its tables, also without network.
        let part = part_of(groups.len(), &filter).filter(|_| person.is_organiser());
        if let Some(part) = &part {
            groups = groups[part.first - 1..part.last].to_vec();
        }
        let mut tables: Vec<TableView> = groups
            .iter()
            .map(|group| table_view(&championship, group, &person.name, visit.language))
            .collect();
        let is_long = tables.iter().any(|table| table.boards.len() > MANY_BOARDS);
        for table in &mut tables {
            table.boards.retain(|board| person.has_board(table.table, board.number));
            table.n_missing = table.boards.iter().filter(|board| !board.is_over).count();
        }
        let own = read_tables(&filter.boards).unwrap_or_default();
        if !own.is_empty() {
            for table in &mut tables {
                table.boards.retain(|board| own.contains(&board.number));
                table.n_missing = table.boards.iter().filter(|board| !board.is_over).count();
            }
        }
        let has_none = matches!(&person.role, Role::Arbiter(tables) if tables.is_empty());
        let choices = if has_none { tables_of(&championship, visit.language) } else { Vec::new() };
        let topics = groups.iter().map(|group| group.id.to_string()).collect::<Vec<_>>().join(",");
        let mut frame = Frame::new(&visit, visit.msg("desk-my-tables"));
        if filter.notice.as_deref() == Some("saved") {
            frame = frame.with_notice("good", visit.msg("desk-saved"));
        }
        frame = frame.telling(Notice::heard(&visit));
        // An arbiter of some boards only counts those.
        let n_missing = match person.is_organiser() && own.is_empty() {
            true => all_missing,
            false => tables.iter().map(|table| table.n_missing).sum(),
        };
        Ok(TablesPage {
            frame,
            head,
            tables,
            n_missing,
            topics,
            choices,
            boards: write_tables(&own),
            is_long,
            question,
            part,
            has_boards: !championship.boards_in_play().is_empty(),
            of: of
                .map(|id| championship.regulations().tournament_name(id, visit.language))
                .unwrap_or_default(),
        })
    };
    page_or(&visit, page())
}

/// Says whether a group is what somebody typed: its table, its code, or a pupil in it by code or name.
fn is_asked_for(championship: &Championship, group: &Group, question: &str) -> bool {
    if let Ok(table) = question.parse::<u16>() {
        return group.table == table;
    }
    if championship.find_group(question).is_ok_and(|id| id == group.id) {
        return true;
    }
    let asked = fold(question);
    let is_named = |code: EntryCode| {
        let name = championship.entry(code).and_then(|entry| entry.contestant.name.as_deref().map(fold));
        let name = name.unwrap_or_default();
        !asked.is_empty() && asked.split(' ').all(|word| name.split(' ').any(|own| own.starts_with(word)))
    };
    let typed = question.parse::<EntryCode>().map(|code| championship.current_code(code)).ok();
    group.members.iter().any(|member| Some(member.entry) == typed || is_named(member.entry))
}

/// Returns which of many tables are shown; nothing where all are.
fn part_of(all: usize, filter: &Filter) -> Option<Part> {
    if all <= MANY_TABLES {
        return None;
    }
    let n_pages = all.div_ceil(MANY_TABLES);
    let page = filter.page.min(n_pages - 1);
    let address = |page: usize| {
        let (of, boards) = (encoded(&filter.of), encoded(&filter.boards));
        format!("/arbiter?of={of}&boards={boards}&page={page}")
    };
    Some(Part {
        first: page * MANY_TABLES + 1,
        last: all.min((page + 1) * MANY_TABLES),
        all,
        before: page.checked_sub(1).map(address),
        after: (page + 1 < n_pages).then(|| address(page + 1)),
    })
}

/// Returns the tables of the present stages, with what is played there.
fn tables_of(championship: &Championship, language: Language) -> Vec<(u16, String)> {
    let stages = championship.tournaments().filter_map(|tournament| tournament.current_stage());
    let name = |group: &Group| {
        let name = championship.regulations().group_name(group.id, language);
        (group.table, dotted([name.as_str(), &code_and_room(championship, group, language)]))
    };
    let mut tables: Vec<(u16, String)> = stages.flat_map(|stage| &stage.groups).map(name).collect();
    tables.sort_unstable();
    tables
}

/// Gives an arbiter who has none the tables they choose.
async fn choose(State(app): State<Shared>, form: SafeForm<BTreeMap<String, String>>) -> Response {
    let SafeForm { visit, fields } = form;
    let done = async {
        let person = person(&visit)?;
        let has_none = matches!(&person.role, Role::Arbiter(tables) if tables.is_empty());
        let number = visit.session.person.parse::<u32>().ok().filter(|_| has_none);
        let number = number.ok_or_else(Problem::nothing_here)?;
        let known = tables_of(&app.worker()?.snapshot().championship, visit.language);
        let is_chosen = |table: &u16| fields.contains_key(&format!("table{table}"));
        let tables: Vec<u16> = known.iter().map(|(table, _)| *table).filter(is_chosen).collect();
        if tables.is_empty() {
            return Err(Problem::unreadable(msg("desk-choose-none")));
        }
        let (shared, given) = (app.clone(), tables.clone());
        aside(move || shared.people.give_tables(number, given)).await.map_err(|error| {
            let text = msg("desk-people-unwritten").with("error", error.tell());
            Problem::new(StatusCode::INTERNAL_SERVER_ERROR, text)
        })?;
        let (actor, event) =
            (visit.actor(person), Event::TablesGiven { number, tables: write_tables(&tables) });
        // What was done is done; when the log cannot be written that is an alarm of its own.
        let _ = app.worker()?.at_desk(move |desk| desk.record(&actor, &event)).await;
        Ok::<_, Problem>(())
    };
    match done.await {
        Ok(()) => Redirect::to("/arbiter?notice=saved").into_response(),
        Err(problem) => problem.page(&visit),
    }
}

fn table_view(championship: &Championship, group: &Group, viewer: &str, language: Language) -> TableView {
    let seen = |code: &EntryCode| pupil(championship, *code, NameStyle::Full);
    let round = group.rounds.last();
    let boards = |round: &Round| {
        let view = |board: &championship::facts::Board| {
            board_view(championship, group, round, board.number, viewer, language)
        };
        round.boards.iter().filter_map(view).collect()
    };
    TableView {
        table: group.table,
        label: code_and_room(championship, group, language),
        id: group.id.to_string(),
        name: {
            let (regulations, id) = (championship.regulations(), group.id);
            let name = regulations.tournament_name(id.tournament, language);
            match round {
                Some(round) => regulations.playing_in_round(&name, id, round.number, language),
                None => regulations.playing(&name, id.stage, id.tournament, language),
            }
        },
        round: round.map_or(0, |round| round.number),
        planned: championship.planned_rounds(group.id),
        boards: {
            // In free play games of earlier rounds go on beside the latest.
            let earlier = group.rounds.iter().rev().skip(1).flat_map(|round| {
                let open = round.boards.iter().filter(|board| board.winner_or_draw().is_none());
                let view = |board: &championship::facts::Board| {
                    board_view(championship, group, round, board.number, viewer, language)
                };
                open.filter_map(view).collect::<Vec<BoardView>>()
            });
            let is_free_play = championship.format_of(group.id).is_some_and(Format::is_free_play);
            let latest: Vec<BoardView> = round.map(boards).unwrap_or_default();
            latest.into_iter().chain(earlier.filter(|_| is_free_play)).collect()
        },
        byes: round.map(|round| round.byes.iter().map(seen).collect()).unwrap_or_default(),
        absent: round.map(|round| round.absent.iter().map(seen).collect()).unwrap_or_default(),
        members: group
            .members
            .iter()
            .filter(|member| member.is_present(group.next_round()))
            .map(|member| seen(&member.entry))
            .collect(),
        n_missing: group.missing_results().len(),
        // Free play has no rounds to be missed.
        next_round: Some(group.next_round()).filter(|next| {
            let planned = championship.planned_rounds(group.id);
            let is_free_play = championship.format_of(group.id).is_some_and(Format::is_free_play);
            !is_free_play && planned.is_none_or(|planned| *next <= planned)
        }),
    }
}

pub(super) fn board_view(
    championship: &Championship,
    group: &Group,
    round: &Round,
    number: u16,
    viewer: &str,
    language: Language,
) -> Option<BoardView> {
    let board = round.board(number)?;
    let is_over = board.winner_or_draw().is_some();
    let n_games = board.games.len();
    // The game to be reported or confirmed next, or the last one.
    let open = board.games.iter().position(|history| history.current().is_none());
    let next = if is_over { n_games.max(1) } else { open.unwrap_or(n_games) + 1 };
    let game = u8::try_from(next).unwrap_or(u8::MAX);
    let history = board.games.get(usize::from(game) - 1);
    let now = history.and_then(|history| history.entered());
    let waiting = history.and_then(|history| history.waiting());
    let place = GamePlace { group: group.id, round: round.number, board: number, game };
    let (one, two) = board.seats_in(game);
    let (first, second) =
        (pupil(championship, one, NameStyle::Full), pupil(championship, two, NameStyle::Full));
    let entry = history.and_then(|history| history.entries().last()).filter(|_| now.is_some());
    let regulations = championship.regulations();
    let draws = regulations.draws_at(place);
    let notes = championship.standing_notes().filter(|note| {
        (note.place.group, note.place.round, note.place.board) == (group.id, round.number, number)
    });
    Some(BoardView {
        slip: Slip { place, seats: Some((board.first, board.second)) }.to_string(),
        anchor: format!("b-{}-{}-{number}", group.id.to_string().replace('.', "-"), round.number),
        number: board.shown,
        now: now.map(|now| now.to_string()).unwrap_or_default(),
        words: now.map(|now| result_words(now, first.label(), second.label(), language)).unwrap_or_default(),
        by: entry.map(|entry| doer(&entry.stamp.by, language)).unwrap_or_default(),
        can_draw: draws != Draws::Impossible,
        can_retract: now.is_some() && usize::from(round.number) == group.rounds.len(),
        key: random_word(8).unwrap_or_default(),
        notes: notes.map(|note| format!("{}: {}", cut(&note.stamp.by), cut(&note.text))).collect(),
        game: (board.length != MatchLength::SingleGame).then_some(game),
        plays: match &regulations.games_of_round(group.id, round.number)[..] {
            [_] => String::new(),
            _ => regulations.game_names(&[regulations.game_at(place)], language),
        },
        is_over,
        is_waiting: waiting.is_some(),
        can_confirm: waiting.is_some_and(|entry| entry.stamp.person() != viewer),
        asks_reason: history.is_some_and(|history| undo_needs_reason(round, history, viewer)),
        is_on_screen: now.is_none()
            && championship.board_kind(group.id, round.number) == BoardKind::Screen
            && championship.live_board(place.into()).is_none_or(|live| !live.is_on_wood),
        first,
        second,
    })
}
