//! What arbiters send: slips with results, and who misses the next round.

use std::sync::Arc;

use askama::Template;
use axum::Router;
use axum::extract::State;
use axum::http::header::ACCEPT;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::post;
use serde::Deserialize;
use serde_json::json;

use super::arbiter::{BoardView, board_view, person};
use super::meanwhile::{self, Tap};
use super::slip::{Slip, SlipOutcome, Wish, decide};
use super::telling;
use crate::address::local;
use crate::app::Shared;
use crate::boards::with_ended_games;
use crate::form::SafeForm;
use crate::layout::Frame;
use crate::problem::Problem;
use crate::view::{changed, cut, plain};
use crate::visit::{Person, Visit};
use championship::decisions::questions;
use championship::facts::{Championship, EntryCode, Fact, GamePlace};
use championship::store::Desk;
use speech::{Value, msg};

/// What marks an answer as the desk's own.
const DESK: &str = "arbitro";

/// The addresses of this theme.
pub(crate) fn routes() -> Router<Shared> {
    Router::new().route("/arbiter/slip", post(slip)).route("/arbiter/absence", post(absence))
}

#[derive(Template)]
#[template(path = "web/board.html")]
struct BoardPart {
    frame: Frame,
    board: BoardView,
}

#[derive(Deserialize)]
struct SlipFields {
    slip: String,
    /// Whose slip it is, where the browser has kept it for a while.
    #[serde(default)]
    person: String,
    /// Of which championship it is: another may be open at the same address by now.
    #[serde(default)]
    championship: String,
    #[serde(default)]
    key: String,
    #[serde(default)]
    was: String,
    #[serde(default)]
    result: String,
    #[serde(default)]
    reason: String,
    #[serde(default)]
    note: String,
    #[serde(default)]
    back: String,
}

/// Takes a slip: a result, a correction, a result taken back, or a note.
async fn slip(State(app): State<Shared>, headers: HeaderMap, form: SafeForm<SlipFields>) -> Response {
    let wants_json =
        headers.get(ACCEPT).and_then(|value| value.to_str().ok()).is_some_and(|kinds| kinds.contains("json"));
    let SafeForm { visit, fields } = form;
    let back = fields.back.clone();
    let is_change = !fields.was.is_empty();
    let before = app.worker().ok().map(|hall| hall.snapshot().championship);
    match take(&app, &visit, fields, wants_json).await {
        Ok((verdict, place)) => {
            let changed = changed_by(&app, &visit, &before, &verdict, is_change);
            answer(&app, &visit, &verdict, place, wants_json, &back, &changed)
        }
        Err(problem) if wants_json => {
            // Only a refusal for good takes a slip off the browser's hands.
            let status = match problem.status {
                StatusCode::BAD_REQUEST | StatusCode::CONFLICT => "refused",
                StatusCode::FORBIDDEN => "sign-in",
                StatusCode::MISDIRECTED_REQUEST => "elsewhere",
                _ => "again",
            };
            let text = problem.text.say(visit.language);
            (problem.status, axum::Json(json!({ "desk": DESK, "status": status, "text": text })))
                .into_response()
        }
        Err(problem) => problem.page(&visit),
    }
}

async fn take(
    app: &Shared,
    visit: &Visit,
    fields: SlipFields,
    is_script: bool,
) -> Result<(SlipOutcome, GamePlace), Problem> {
    let person = person(visit)?.clone();
    // A form without a script is of the session that has signed it; what a script has kept may be of any other day.
    match fields.championship.as_str() {
        "" if is_script => return Err(Problem::new(StatusCode::CONFLICT, msg("desk-page-too-old"))),
        "" => {}
        id if id == visit.championship_id => {}
        _ => return Err(Problem::new(StatusCode::MISDIRECTED_REQUEST, msg("desk-other-championship"))),
    }
    // What somebody tapped is never sent in somebody else's name.
    if !fields.person.is_empty() && fields.person != visit.session.person {
        return Err(Problem::sign_in_first());
    }
    let slip: Slip = fields.slip.parse().map_err(|()| Problem::unreadable(msg("desk-slip-unreadable")))?;
    let place = slip.place;
    let wish =
        Wish::read(&fields.result, &fields.was, &fields.reason, &fields.note).map_err(Problem::unreadable)?;
    let is_key = fields.key.len() <= 80 && fields.key.chars().all(|c| c.is_ascii_alphanumeric() || c == '-');
    let key = (is_key && !fields.key.is_empty())
        .then(|| format!("slip/{}/{}/{}", visit.session.person, fields.key, wish.mark(&slip)));
    whose(app, &person, place)?;
    let (verdict, facts) = commit(app, visit, &person, slip, &wish, key).await?;
    let Some(facts) = facts else { return Ok((verdict, place)) };
    // The same request again: what counts is how things stand now, not how they stood then.
    let verdict = SlipOutcome::again(&app.worker()?.snapshot().championship, place, &wish, &facts);
    match verdict {
        // A page without script may be an old one, gone back to: whoever taps there means it, and does not repeat by
        // itself.
        SlipOutcome::Changed(_) if !is_script => {
            Ok((commit(app, visit, &person, slip, &wish, None).await?.0, place))
        }
        verdict => Ok((verdict, place)),
    }
}

/// Refuses a board that was given to somebody else, by name.
fn whose(app: &Shared, person: &Person, place: GamePlace) -> Result<(), Problem> {
    let championship = app.worker()?.snapshot().championship;
    let Some(table) = championship.group(place.group).map(|group| group.table) else { return Ok(()) };
    let board = championship.shown_board(place.into());
    if person.has_board(table, board) {
        return Ok(());
    }
    let holders = app.people.holders(table, board);
    let text = match (holders.is_empty(), person.has_table(table)) {
        (true, false) => msg("desk-not-your-table"),
        (true, true) => msg("desk-not-your-board").with("board", board).with("table", table),
        (false, is_board) => {
            let names = Value::All(holders.iter().map(|name| Value::Text(cut(name))).collect());
            match is_board {
                true => msg("desk-board-of").with("board", board).with("table", table).with("names", names),
                false => msg("desk-table-of").with("table", table).with("names", names),
            }
        }
    };
    Err(Problem::new(StatusCode::CONFLICT, text))
}

/// Decides and stores a wish; returns also the facts of a request that was stored before.
async fn commit(
    app: &Shared,
    visit: &Visit,
    person: &Person,
    slip: Slip,
    wish: &Wish,
    key: Option<String>,
) -> Result<(SlipOutcome, Option<Vec<Fact>>), Problem> {
    let (decider, wish, language, shared) = (person.clone(), wish.clone(), visit.language, app.clone());
    let (committed, verdict) = app
        .worker()?
        .commit_with(&visit.actor(person), key, move |championship, stamp| {
            let (facts, verdict) = decide(championship, &decider, &slip, &wish, stamp, language)?;
            Ok((with_ended_games(&shared, championship, facts), verdict))
        })
        .await?;
    let verdict = verdict.unwrap_or(SlipOutcome::Repeated);
    Ok((verdict, committed.is_repeated().then_some(committed.facts)))
}

/// Says what a correction or a retraction has changed beyond its board, and what somebody must answer now.
fn changed_by(
    app: &Shared,
    visit: &Visit,
    before: &Option<Arc<Championship>>,
    verdict: &SlipOutcome,
    is_change: bool,
) -> Vec<String> {
    let after = app.worker().ok().map(|hall| hall.snapshot().championship);
    match (before, after) {
        (Some(before), Some(after)) if is_change && *verdict == SlipOutcome::Saved => {
            let mut said = changed(before, &after, visit.language);
            let is_organiser = visit.person.as_ref().is_some_and(Person::is_organiser);
            if !questions(&after).is_empty() && !said.is_empty() {
                said.push(match is_organiser {
                    true => visit.msg("desk-questions-here").to_string(),
                    false => visit.msg("desk-questions-there").to_string(),
                });
            }
            said
        }
        _ => Vec::new(),
    }
}

fn answer(
    app: &Shared,
    visit: &Visit,
    verdict: &SlipOutcome,
    place: GamePlace,
    wants_json: bool,
    back: &str,
    changed: &[String],
) -> Response {
    let frame = Frame::new(visit, visit.msg("desk-result"));
    let snapshot = app.worker().ok().map(|hall| hall.snapshot());
    let text = verdict.text().map(|text| match &snapshot {
        Some(snapshot) => snapshot.championship.told(text.clone()),
        None => text.clone(),
    });
    let board = snapshot.and_then(|snapshot| {
        let championship = snapshot.championship;
        let group = championship.group(place.group)?;
        let viewer = visit.person.as_ref().map_or("", |person| person.name.as_str());
        board_view(&championship, group, group.round(place.round)?, place.board, viewer, visit.language)
    });
    let anchor = board.as_ref().map(|board| board.anchor.clone()).unwrap_or_default();
    if wants_json {
        let part = board.and_then(|board| BoardPart { frame, board }.render().ok());
        let text = text.map(|text| plain(&visit.language.say(&text)));
        let changed = (!changed.is_empty()).then(|| changed.join(" "));
        let body =
            json!({ "desk": DESK, "status": verdict.word(), "text": text, "html": part, "changed": changed });
        let status = if verdict.is_conflict() { StatusCode::CONFLICT } else { StatusCode::OK };
        return (status, axum::Json(body)).into_response();
    }
    match text {
        Some(text) => Problem::new(StatusCode::CONFLICT, text).page(visit),
        None if !changed.is_empty() => {
            let said = format!("{} {}", visit.msg("desk-saved"), changed.join(" "));
            let back = if back.is_empty() { "/arbiter".to_owned() } else { local(Some(back)) };
            // What is said goes into the question part of the address, which comes before an anchor.
            let back = back.split(['#', '?']).next().unwrap_or("/arbiter");
            Redirect::to(&telling(app, visit, back, &said)).into_response()
        }
        None if back.is_empty() => Redirect::to(&format!("/arbiter?notice=saved#{anchor}")).into_response(),
        None => Redirect::to(&local(Some(back))).into_response(),
    }
}

#[derive(Deserialize)]
struct AbsenceFields {
    code: String,
    round: u16,
    /// The last fact in the page that was tapped on.
    seen: Option<u64>,
}

/// Announces that somebody misses the next round.
async fn absence(State(app): State<Shared>, form: SafeForm<AbsenceFields>) -> Response {
    let SafeForm { visit, fields } = form;
    let done = async {
        let person = person(&visit)?.clone();
        let code: EntryCode =
            fields.code.parse().map_err(|_| Problem::unreadable(msg("desk-code-unreadable")))?;
        let (seen, wish) = (fields.seen, meanwhile::Wish::Miss { round: fields.round });
        let tap = Tap { actor: visit.actor(&person), code, seen, wish, language: visit.language };
        let at_table = move |desk: &mut Desk| {
            desk.refresh()?;
            let tournament = desk.championship().tournament(code.tournament);
            let group = tournament.and_then(|tournament| tournament.current_group_of(code));
            match group.is_some_and(|group| person.has_table(group.table)) {
                true => tap.done_at(desk),
                false => Err(super::slip::not_yours()),
            }
        };
        let said = app.worker()?.at_desk(at_table).await??;
        Ok::<_, Problem>(visit.language.say(&said))
    };
    match done.await {
        Ok(said) => Redirect::to(&telling(&app, &visit, "/arbiter", &said)).into_response(),
        Err(problem) => problem.page(&visit),
    }
}
