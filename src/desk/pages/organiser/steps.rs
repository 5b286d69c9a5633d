//! The steps of the day, wherever a page offers them.

use axum::Router;
use axum::extract::State;
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::post;

use super::group::{names_in_order, order_sent};
use super::step_fields::StepFields;
use super::{group, overview, tournament};
use crate::app::{App, Shared};
use crate::form::SafeForm;
use crate::pages::{only_organiser, telling};
use crate::problem::Problem;
use crate::view::{changed, cut, sentence, told};
use crate::visit::Visit;
use championship::decisions::{self, Settling, WayOut, free_play};
use championship::facts::{Championship, EntryCode, Fact, GamePlace, GroupId, Stamp, TournamentId};
use championship::store::{DeskError, random_seed};
use speech::{Message, Tell, msg};

/// The most reasons told one by one why something waits.
const MOST_HELD: usize = 3;

pub(super) fn routes() -> Router<Shared> {
    Router::new().route("/organiser/step", post(step))
}

/// Takes one step of the day: draw, pair, settle, annul, exchange, close or open again.
///
/// What speaks against it is told on the page where one was, with what was typed.
async fn step(State(app): State<Shared>, form: SafeForm<StepFields>) -> Response {
    let SafeForm { visit, fields } = form;
    let back = fields.back.clone();
    let is_asked = fields.sure.is_empty() && matches!(fields.step.as_str(), "exchange" | "sides");
    if is_asked {
        let asked = group::asked(&app, &visit, &fields);
        return asked.unwrap_or_else(|problem| again(&app, &visit, &back, &problem));
    }
    match take(&app, &visit, fields).await {
        Ok(said) => Redirect::to(&telling(&app, &visit, place(&back), &said)).into_response(),
        Err(problem) => again(&app, &visit, &back, &problem),
    }
}

/// The page where one was, or the first one.
fn place(back: &str) -> &str {
    let is_ours = back.starts_with("/organiser/group/") || back.starts_with("/organiser/tournament/");
    let is_plain = back.chars().all(|c| c.is_ascii_alphanumeric() || matches!(c, '/' | '.' | '-'));
    if is_ours && is_plain { back } else { "/organiser" }
}

/// Shows the page where one was, with the refusal at its top.
fn again(app: &App, visit: &Visit, back: &str, problem: &Problem) -> Response {
    if only_organiser(visit).is_err() {
        return problem.page(visit);
    }
    let notice = Some(problem.notice(visit));
    let back = place(back);
    let page = match (back.strip_prefix("/organiser/group/"), back.strip_prefix("/organiser/tournament/")) {
        (Some(id), _) => group::build_page(app, visit, id, notice),
        (None, Some(id)) => tournament::build_page(app, visit, id, notice),
        (None, None) => overview::build_page(app, visit, notice),
    };
    problem.noted_on(visit, page)
}

async fn take(app: &Shared, visit: &Visit, fields: StepFields) -> Result<String, Problem> {
    let person = only_organiser(visit)?;
    let language = visit.language;
    let seed = random_seed().map_err(DeskError::from)?;
    let key = (!fields.key.is_empty() && fields.key.len() <= 40)
        .then(|| format!("step/{}/{}/{}", fields.key, fields.step, fields.target));
    let before = app.worker()?.snapshot().championship;
    let is_way_back = WayOut::WORDS.contains(&fields.step.as_str());
    let (committed, waiting) = app
        .worker()?
        .commit_with(&visit.actor(&person), key, move |championship, stamp| {
            decide(championship, &fields, seed, stamp)
        })
        .await?;
    let championship = app.worker()?.snapshot().championship;
    let summary = decisions::summary(&championship, &committed.facts);
    let say = |message: &Message| sentence(&told(&championship, message.clone(), language));
    let mut said: Vec<String> = summary.iter().map(say).collect();
    if is_way_back {
        said.extend(changed(&before, &championship, language));
    }
    // That a group still plays needs no sentence of its own; what else holds one back does.
    let (playing, held): (Vec<Message>, Vec<Message>) =
        waiting.unwrap_or_default().into_iter().partition(is_playing);
    match (committed.facts.is_empty(), playing.len()) {
        (true, 0) if held.is_empty() => said.push(visit.msg("desk-nothing-to-do").to_string()),
        (_, 0) => {}
        (true, count) => said.push(visit.msg("desk-still-playing").with("count", count).to_string()),
        (false, count) => said.push(visit.msg("desk-others-playing").with("count", count).to_string()),
    }
    said.extend(held.iter().take(MOST_HELD).map(say));
    if let more @ 1.. = held.len().saturating_sub(MOST_HELD) {
        said.push(visit.msg("desk-held-more").with("count", more).to_string());
    }
    Ok(said.join(" "))
}

/// Says whether something waits for results only.
fn is_playing(why: &Message) -> bool {
    matches!(why.key(), "facts-results-missing" | "pairing-undecided" | "pairing-nobody-free")
}

/// Decides a step. An empty target is everything whose turn has come.
fn decide(
    championship: &Championship,
    fields: &StepFields,
    seed: u64,
    stamp: &Stamp,
) -> Result<(Vec<Fact>, Vec<Message>), DeskError> {
    let unread = || DeskError::from(msg("desk-no-target").with("text", cut(&fields.target)));
    let is_all = fields.target.is_empty();
    let reason = fields.reason();
    let tournament = || fields.target.parse::<TournamentId>().map_err(|_| unread());
    let tournaments = || -> Result<Vec<TournamentId>, DeskError> {
        match is_all {
            true => Ok(championship.tournaments().map(|tournament| tournament.id).collect()),
            false => Ok(vec![tournament()?]),
        }
    };
    let none = Vec::new;
    if let Some(wish) = fields.arrangement()? {
        let group = championship.find_group(&fields.target)?;
        if let ("sides", Some(round)) = (fields.step.as_str(), last_round(championship, group)) {
            let (board, players) = fields.board()?;
            championship.check_players(GamePlace { group, round, board, game: 1 }, players)?;
        }
        let facts = decisions::rearrange(championship, group, None, &[wish], reason.unwrap_or_default())?;
        return Ok((facts, none()));
    }
    match fields.step.as_str() {
        "draw" => Ok((decisions::draw(championship, &tournaments()?, seed, is_all)?, none())),
        "pair" => {
            let groups: Vec<GroupId> = match fields.target.parse::<TournamentId>() {
                Err(_) if !is_all => vec![championship.find_group(&fields.target)?],
                _ => tournaments()?.into_iter().flat_map(|id| current_groups(championship, id)).collect(),
            };
            let is_several = is_all || groups.len() > 1;
            let (facts, waiting) = decisions::pair(championship, &groups, seed, reason, is_several, &|| {})?;
            let facts = free_play::clocked(championship, facts, stamp.at);
            Ok((facts, waiting.into_iter().map(|(_, why)| why).collect()))
        }
        "end-play" => Ok((free_play::end(championship, championship.find_group(&fields.target)?)?, none())),
        "more-play" => {
            let group = championship.find_group(&fields.target)?;
            let minutes = fields.one.trim().parse().unwrap_or(0);
            Ok((free_play::prolong(championship, group, minutes, stamp.at)?, none()))
        }
        "settle" => {
            let mut wanted = tournaments()?;
            // That more go on than was planned is said before, and somebody says yes to it.
            let mut asked = Vec::new();
            if fields.sure.is_empty() && reason.is_none() {
                wanted.retain(|id| {
                    let shared = decisions::shared_places(championship, *id);
                    asked.extend(shared.iter().map(Tell::tell));
                    shared.is_empty()
                });
            }
            if let (false, Some(first)) = (is_all, asked.first()) {
                return Err(first.clone().into());
            }
            let play_offs: Vec<String> = Some(fields.order.trim())
                .filter(|order| !order.is_empty())
                .map(str::to_owned)
                .into_iter()
                .collect();
            let wish =
                Settling { wanted: &wanted, seed, forced: reason, play_offs: &play_offs, is_several: is_all };
            let (facts, mut waiting) = decisions::settle(championship, &wish, stamp)?;
            waiting.extend(asked);
            Ok((facts, waiting))
        }
        "annul-draw" => {
            Ok((decisions::annul_draw(championship, tournament()?, reason.unwrap_or_default())?, none()))
        }
        "annul-round" => {
            let group = championship.find_group(&fields.target)?;
            Ok((decisions::annul_round(championship, group, reason.unwrap_or_default())?, none()))
        }
        "lot" => {
            let group = championship.find_group(&fields.target)?;
            let code = fields.one.parse().map_err(|_| unread())?;
            Ok((vec![decisions::draw_lot(championship, group, code, seed, stamp)?], none()))
        }
        "play-off" => {
            let group = championship.find_group(&fields.target)?;
            let order = fields.chosen().ok_or_else(|| DeskError::from(msg("desk-tie-incomplete")))?;
            Ok((vec![decisions::play_off(championship, group, &order, stamp)?], none()))
        }
        "reopen-tie" => {
            let group = championship.find_group(&fields.target)?;
            Ok((vec![reopened_tie(championship, group, &fields.one, reason.unwrap_or_default())?], none()))
        }
        "unsettle" => {
            let reason = reason.unwrap_or_default();
            Ok((decisions::annul_qualification(championship, tournament()?, reason)?, none()))
        }
        "replace" => {
            let code = |text: &str| text.parse::<EntryCode>().map_err(|_| unread());
            let with = Some(fields.other.as_str()).filter(|text| !text.is_empty()).map(code).transpose()?;
            let (id, out, reason) = (tournament()?, code(&fields.one)?, reason.unwrap_or_default());
            Ok((decisions::replace_qualifier(championship, id, out, with, reason)?, none()))
        }
        "forfeit-left" => {
            let code = fields.target.parse().map_err(|_| unread())?;
            Ok((decisions::forfeit_left_board(championship, code, stamp)?, none()))
        }
        "keep-pairs" => {
            let group = championship.find_group(&fields.target)?;
            Ok((WayOut::KeepPairs(group).facts(championship, reason.unwrap_or_default())?, none()))
        }
        "settle-again" | "exchange-qualified" | "keep-qualified" => {
            let id = tournament()?;
            let way = match fields.step.as_str() {
                "settle-again" => WayOut::SettleAgain(id),
                "exchange-qualified" => WayOut::Exchange(id),
                _ => WayOut::KeepQualified(id),
            };
            Ok((way.facts(championship, reason.unwrap_or_default())?, none()))
        }
        "close" => Ok((vec![Fact::TournamentClosed { tournament: tournament()? }], none())),
        "reopen" => {
            let reason = reason.unwrap_or_default().to_owned();
            Ok((vec![Fact::TournamentReopened { tournament: tournament()?, reason }], none()))
        }
        _ => Err(unread()),
    }
}

/// Returns the number of a group's last round.
fn last_round(championship: &Championship, id: GroupId) -> Option<u16> {
    championship.group(id)?.rounds.last().map(|round| round.number)
}

/// Opens the tie again that was decided last, unless that is no longer the one whose order was on the page.
fn reopened_tie(
    championship: &Championship,
    id: GroupId,
    seen: &str,
    reason: &str,
) -> Result<Fact, DeskError> {
    let last = championship.group(id).and_then(|group| group.decisions.last());
    let last = last.map(|decision| decision.order.as_slice()).unwrap_or_default();
    if seen == order_sent(last) {
        return Ok(Fact::TieReopened { group: id, reason: reason.to_owned() });
    }
    let unread = || DeskError::from(msg("desk-no-target").with("text", cut(seen)));
    let seen = seen.split(',').map(|code| code.parse().map_err(|_| unread()));
    let seen = names_in_order(championship, &seen.collect::<Result<Vec<EntryCode>, DeskError>>()?);
    Err(match last.is_empty() {
        true => msg("desk-tie-open-already").with("seen", seen).into(),
        false => msg("desk-tie-other-now")
            .with("seen", seen)
            .with("now", names_in_order(championship, last))
            .into(),
    })
}

/// Returns the groups of a tournament's present stage.
pub(super) fn current_groups(championship: &Championship, id: TournamentId) -> Vec<GroupId> {
    let stage = championship.tournament(id).and_then(|tournament| tournament.current_stage());
    stage.into_iter().flat_map(|stage| stage.groups.iter().map(|group| group.id)).collect()
}
