//! The page of a pupil: which table, which rounds, what came of them, as far as whoever looks may see.

use askama::Template;
use axum::Router;
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::get;

use super::public::{live_page, rendered};
use crate::app::Shared;
use crate::layout::Frame;
use crate::problem::Problem;
use crate::view::{self, Pupil, dotted, pupil, why_out};
use crate::visit::Visit;
use championship::facts::{Board, Championship, EntryCode, Group, MatchResult, NameStyle, Round};
use championship::standings;
use speech::{Language, Message, msg};

pub(super) fn routes() -> Router<Shared> {
    Router::new().route("/p/{code}", get(page))
}

/// A round of a pupil.
pub(super) struct PlayedRound {
    pub(super) title: String,
    /// The board, or nothing for who does not play.
    pub(super) board: String,
    pub(super) against: Option<Pupil>,
    /// Who of the two begins, by name, or why nobody plays.
    pub(super) how: String,
    pub(super) result: String,
    /// Where the board is followed on a screen; empty for one of wood.
    pub(super) live: String,
}

/// A stage of a pupil, in the group where it is played.
pub(super) struct PlayedStage {
    pub(super) group: String,
    pub(super) name: String,
    /// The table, with the code of the group and the room where there are.
    pub(super) place: String,
    /// The rank and the points once a round counts; empty before.
    pub(super) standing: String,
    pub(super) rounds: Vec<PlayedRound>,
}

#[derive(Template)]
#[template(path = "web/pupil.html")]
struct PupilPart {
    frame: Frame,
    pupil: Pupil,
    tournament: String,
    tournament_name: String,
    /// Why the pupil does not play, if so.
    why_out: Option<String>,
    stages: Vec<PlayedStage>,
}

async fn page(State(app): State<Shared>, visit: Visit, Path(code): Path<String>) -> Response {
    let known = || {
        let championship = app.worker()?.snapshot().public;
        let typed: EntryCode = code.parse().map_err(|_| Problem::nothing_here())?;
        let code = championship.current_code(typed);
        championship.entry(code).ok_or_else(Problem::nothing_here)?;
        let shown = pupil(&championship, code, championship.public_names());
        Ok::<_, Problem>((typed, code, Frame::new(&visit, shown.label())))
    };
    let (typed, code, frame) = match known() {
        Ok(known) => known,
        Err(problem) => return problem.page(&visit),
    };
    if typed != code {
        // What a badge of before says.
        return Redirect::to(&format!("/p/{code}")).into_response();
    }
    live_page(&app, &visit, frame, code.tournament.to_string(), |championship, style, frame| {
        pupil_part(championship, code, style, frame)
    })
}

/// Renders the page of a pupil.
pub(super) fn pupil_part(
    championship: &Championship,
    code: EntryCode,
    style: NameStyle,
    frame: Frame,
) -> String {
    let language = frame.language;
    rendered(&PupilPart {
        pupil: pupil(championship, code, style),
        tournament: code.tournament.to_string(),
        tournament_name: championship.regulations().tournament_name(code.tournament, language),
        why_out: why_out(championship, code, language),
        stages: stages(championship, code, style, language),
        frame,
    })
}

/// Returns the stages of a pupil, the latest first.
pub(super) fn stages(
    championship: &Championship,
    code: EntryCode,
    style: NameStyle,
    language: Language,
) -> Vec<PlayedStage> {
    let all = championship.tournament(code.tournament).map(|one| one.stages.as_slice()).unwrap_or_default();
    let own = all.iter().rev().flat_map(|stage| &stage.groups).filter(|group| group.member(code).is_some());
    own.map(|group| stage(championship, group, code, style, language)).collect()
}

fn stage(
    championship: &Championship,
    group: &Group,
    code: EntryCode,
    style: NameStyle,
    language: Language,
) -> PlayedStage {
    let table = language.msg("desk-table").with("table", group.table).to_string();
    let more = super::public::code_and_room(championship, group, language);
    PlayedStage {
        group: group.id.to_string(),
        name: championship.regulations().stage_name(group.id.stage, group.id.tournament, language),
        place: dotted([table.as_str(), &more]),
        standing: standing(championship, group, code, language).unwrap_or_default(),
        rounds: group
            .rounds
            .iter()
            .rev()
            .filter_map(|round| played(championship, group, round, code, style, language))
            .collect(),
    }
}

/// Says in which place a pupil is in a group, and with how many points, once a round counts.
pub(super) fn standing(
    championship: &Championship,
    group: &Group,
    code: EntryCode,
    language: Language,
) -> Option<String> {
    let lines = standings::of_group(championship, group.id).map(|table| table.lines).unwrap_or_default();
    let line =
        lines.iter().find(|line| line.entry == code).filter(|_| championship.counted_rounds(group.id) > 0)?;
    let said = language
        .msg("desk-pupil-place")
        .with("rank", line.rank)
        .with("count", lines.len())
        .with("points", view::points(line.points, language));
    Some(said.to_string())
}

fn played(
    championship: &Championship,
    group: &Group,
    round: &Round,
    code: EntryCode,
    style: NameStyle,
    language: Language,
) -> Option<PlayedRound> {
    let title = super::public::round_title(championship, group.id, round.number, language);
    let off = |why: Message| PlayedRound {
        title: title.clone(),
        board: String::new(),
        against: None,
        how: language.say(&why),
        result: String::new(),
        live: String::new(),
    };
    if let Some(board) = round.board_of(code) {
        let is_first = board.first == code;
        return Some(PlayedRound {
            board: board.shown.to_string(),
            against: board.opponent_of(code).map(|other| pupil(championship, other, style)),
            how: language
                .msg("desk-pupil-begins")
                .with("name", pupil(championship, board.first, style).label())
                .to_string(),
            result: language.say(&outcome(board, is_first)),
            live: super::public::live_address(championship, group.id, round.number, board.number),
            title,
        });
    }
    match (round.byes.contains(&code), round.absent.contains(&code)) {
        (true, _) => Some(off(msg("desk-pupil-bye"))),
        (false, true) => Some(off(msg("desk-pupil-absent"))),
        (false, false) => None,
    }
}

/// Tells what came of a board, for one of the two.
pub(super) fn outcome(board: &Board, is_first: bool) -> Message {
    match (board.winner_or_draw(), is_first) {
        (None, _) => msg("desk-pupil-open"),
        (Some(MatchResult::Draw), _) => msg("desk-pupil-drew"),
        (Some(MatchResult::FirstWins), true) | (Some(MatchResult::SecondWins), false) => {
            msg("desk-pupil-won")
        }
        (Some(MatchResult::FirstWins), false) | (Some(MatchResult::SecondWins), true) => {
            msg("desk-pupil-lost")
        }
        (Some(MatchResult::FirstWinsByForfeit), true) | (Some(MatchResult::SecondWinsByForfeit), false) => {
            msg("desk-pupil-won-alone")
        }
        (Some(_), _) => msg("desk-pupil-missed"),
    }
}
