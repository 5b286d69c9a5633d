//! The next round before anybody sees it: proposed, looked at, changed by hand, then published.

use askama::Template;
use axum::Router;
use axum::extract::{Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::get;
use serde::Deserialize;

use super::group::costs;
use super::overview::MOST_WAITED;
use super::steps::current_groups;
use crate::app::{App, Shared};
use crate::faults::aside;
use crate::form::SafeForm;
use crate::layout::Frame;
use crate::pages::{Notice, only_organiser, telling};
use crate::problem::{Problem, html};
use crate::view::{Pupil, pupil, sentences, told};
use crate::visit::Visit;
use championship::decisions::{self, Arrangement};
use championship::facts::{Championship, EntryCode, Fact, GroupId, NameStyle, TournamentId};
use championship::store::{DeskError, random_seed};
use speech::{Language, Message, Tell, msg};

/// The most exchanges in one proposal.
const MOST_CHANGES: usize = 60;

/// How many lots are tried for another proposal. The criteria decide nearly everything, and a lot only among what is equally
/// good; of two such rounds this many lots miss the other one time in hundreds.
const MOST_LOTS: u64 = 8;

pub(super) fn routes() -> Router<Shared> {
    Router::new().route("/organiser/propose", get(first).post(next))
}

struct BoardLine {
    number: u16,
    /// The number that people are told.
    shown: u16,
    first: Pupil,
    second: Pupil,
}

struct GroupView {
    id: String,
    label: String,
    table: u16,
    round: u16,
    boards: Vec<BoardLine>,
    byes: Vec<Pupil>,
    /// Everybody who can be exchanged.
    pupils: Vec<Pupil>,
    can_change: bool,
}

struct ChangeLine {
    what: String,
    costs: Costs,
}

#[derive(Template)]
#[template(path = "web/propose.html")]
struct ProposePage {
    frame: Frame,
    here: &'static str,
    target: String,
    seed: u64,
    changes: String,
    mark: String,
    groups: Vec<GroupView>,
    made: Vec<ChangeLine>,
    /// The tables that are waited for: group, table and how many results.
    waited: Vec<(String, u16, usize)>,
    /// Why the others wait.
    waiting: Vec<String>,
}

/// A proposal as the form carries it: what is paired, by which lot, and what was changed in it.
#[derive(Clone, Debug, Default, Deserialize)]
struct Proposal {
    #[serde(default)]
    step: String,
    /// A tournament or a group; empty is everything whose turn has come.
    #[serde(default)]
    target: String,
    #[serde(default)]
    seed: u64,
    /// `GROUP ONE OTHER` for an exchange, `GROUP BOARD` for sides turned, with `;` between.
    #[serde(default)]
    changes: String,
    /// Proves that what is published is what was looked at.
    #[serde(default)]
    mark: String,
    #[serde(default)]
    group: String,
    #[serde(default)]
    one: String,
    #[serde(default)]
    other: String,
    #[serde(default)]
    board: String,
}

#[derive(Deserialize)]
struct Wanted {
    #[serde(default)]
    of: String,
}

/// What an exchange costs: whether a law is broken, and the words.
type Costs = Vec<(bool, String)>;

/// What a proposal comes to.
struct Worked {
    /// The facts that publish it.
    facts: Vec<Fact>,
    /// The state as it would be.
    state: Championship,
    made: Vec<(Arrangement, Costs)>,
    waiting: Vec<(GroupId, Message)>,
}

async fn first(State(app): State<Shared>, visit: Visit, Query(wanted): Query<Wanted>) -> Response {
    if let Err(problem) = only_organiser(&visit) {
        return problem.page(&visit);
    }
    match random_seed() {
        Ok(seed) => {
            let proposal = Proposal { target: wanted.of, seed, ..Proposal::default() };
            build_page(&app, &visit, proposal, None).await
        }
        Err(error) => Problem::from(DeskError::from(error)).page(&visit),
    }
}

async fn next(State(app): State<Shared>, form: SafeForm<Proposal>) -> Response {
    let SafeForm { visit, mut fields } = form;
    if let Err(problem) = only_organiser(&visit) {
        return problem.page(&visit);
    }
    match fields.step.as_str() {
        "publish" => return published(&app, &visit, fields).await,
        "again" => {
            return match another(&app, &visit, &fields).await {
                Ok(Some(other)) => build_page(&app, &visit, other, None).await,
                Ok(None) => {
                    let notice = Notice::wait(visit.msg("desk-propose-no-other").to_string());
                    build_page(&app, &visit, fields, Some((StatusCode::OK, notice))).await
                }
                Err(problem) => problem.page(&visit),
            };
        }
        "undo" => {
            let (before, _) = fields.changes.rsplit_once(';').unwrap_or_default();
            fields.changes = before.to_owned();
        }
        step => {
            let before = fields.changes.clone();
            let line = match step {
                "sides" => format!("{} {}", fields.group, fields.board),
                _ => format!("{} {} {}", fields.group, fields.one, fields.other),
            };
            fields.changes = if before.is_empty() { line } else { format!("{before};{line}") };
            // A change that cannot be made leaves the proposal as it was.
            if let Err(problem) = worked_aside(&app, &visit, &fields).await {
                fields.changes = before;
                return build_page(&app, &visit, fields, Some(refused(&visit, &problem))).await;
            }
        }
    }
    build_page(&app, &visit, fields, None).await
}

/// Returns a proposal other than the one looked at and as good as it, if a lot finds one.
async fn another(app: &App, visit: &Visit, proposal: &Proposal) -> Result<Option<Proposal>, Problem> {
    let championship = app.worker()?.snapshot().championship;
    let (proposal, language) = (proposal.clone(), visit.language);
    let found = move || {
        let looked_at = fingerprint(&worked(&championship, &proposal, language)?);
        for step in 1..=MOST_LOTS {
            let seed = proposal.seed.wrapping_add(step);
            let other = Proposal { seed, changes: String::new(), ..proposal.clone() };
            if fingerprint(&worked(&championship, &other, language)?) != looked_at {
                return Ok::<_, DeskError>(Some(other));
            }
        }
        Ok(None)
    };
    Ok(aside(found).await?)
}

/// Returns what a page says of a refusal, with its status.
fn refused(visit: &Visit, problem: &Problem) -> (StatusCode, Notice) {
    (problem.status, problem.notice(visit))
}

async fn worked_aside(app: &App, visit: &Visit, proposal: &Proposal) -> Result<Worked, Problem> {
    let championship = app.worker()?.snapshot().championship;
    let (proposal, language) = (proposal.clone(), visit.language);
    Ok(aside(move || worked(&championship, &proposal, language)).await?)
}

/// Works a proposal out on a state.
fn worked(championship: &Championship, proposal: &Proposal, language: Language) -> Result<Worked, DeskError> {
    let groups: Vec<GroupId> = match proposal.target.parse::<TournamentId>() {
        Ok(id) => current_groups(championship, id),
        Err(_) if proposal.target.is_empty() => {
            championship.tournaments().flat_map(|one| current_groups(championship, one.id)).collect()
        }
        Err(_) => vec![championship.find_group(&proposal.target)?],
    };
    let is_several = proposal.target.is_empty() || groups.len() > 1;
    let (facts, waiting) = decisions::pair(championship, &groups, proposal.seed, None, is_several, &|| {})?;
    let mut worked = Worked { facts: Vec::new(), state: championship.clone(), made: Vec::new(), waiting };
    for fact in facts {
        worked.state.apply(&fact)?;
        worked.facts.push(fact);
    }
    let reason = language.msg("desk-propose-reason").to_string();
    for line in proposal.changes.split(';').filter(|line| !line.is_empty()).take(MOST_CHANGES) {
        let unread = || DeskError::from(msg("desk-form-unreadable"));
        let words: Vec<&str> = line.split_whitespace().collect();
        let (group, wish) = match words[..] {
            [group, board] => (group, Arrangement::Sides(board.parse().map_err(|_| unread())?)),
            [group, one, other] => {
                let code =
                    |text: &str| text.parse::<EntryCode>().map_err(|unread| DeskError::Told(unread.tell()));
                (group, Arrangement::Entries(code(one)?, code(other)?))
            }
            _ => return Err(unread()),
        };
        let id = worked.state.find_group(group)?;
        // Only a round of this proposal is changed here.
        let is_proposed = worked
            .facts
            .iter()
            .any(|fact| matches!(fact, Fact::RoundPublished { group, .. } if *group == id));
        if !is_proposed {
            return Err(unread());
        }
        let changes = decisions::rearrange(&worked.state, id, None, std::slice::from_ref(&wish), &reason)?;
        let mut costs_of = Vec::new();
        for fact in changes {
            costs_of.extend(costs(&worked.state, id, &fact, language));
            worked.state.apply(&fact)?;
            worked.facts.push(fact);
        }
        worked.made.push((wish, costs_of));
    }
    Ok(worked)
}

/// Returns a text by which a proposal is known: who plays whom.
fn fingerprint(worked: &Worked) -> String {
    let mut text = String::new();
    for fact in &worked.facts {
        if let Fact::RoundPublished { group, round, .. } = fact {
            let boards = worked.state.group(*group).and_then(|one| one.round(*round));
            let boards = boards.map(|round| round.boards.as_slice()).unwrap_or_default();
            text += &format!("{group}/{round}");
            for board in boards {
                text += &format!(" {}:{}-{}", board.number, board.first, board.second);
            }
            text.push('\n');
        }
    }
    text
}

async fn build_page(
    app: &App,
    visit: &Visit,
    proposal: Proposal,
    said: Option<(StatusCode, Notice)>,
) -> Response {
    let worked = match worked_aside(app, visit, &proposal).await {
        Ok(worked) => worked,
        Err(problem) => return problem.page(visit),
    };
    let full = |code: EntryCode| pupil(&worked.state, code, NameStyle::Full);
    let proposed = worked.facts.iter().filter_map(|fact| match fact {
        Fact::RoundPublished { group, round, .. } => worked.state.group(*group).map(|one| (one, *round)),
        _ => None,
    });
    let groups = proposed.filter_map(|(group, number)| {
        let round = group.round(number)?;
        let codes = round.boards.iter().flat_map(|board| [board.first, board.second]);
        let is_bracket = worked.state.format_of(group.id).is_some_and(|format| format.is_bracket());
        Some(GroupView {
            id: group.id.to_string(),
            label: worked.state.regulations().group_name(group.id, visit.language),
            table: group.table,
            round: number,
            boards: round
                .boards
                .iter()
                .map(|board| BoardLine {
                    number: board.number,
                    shown: board.shown,
                    first: full(board.first),
                    second: full(board.second),
                })
                .collect(),
            byes: round.byes.iter().map(|code| full(*code)).collect(),
            pupils: codes.chain(round.byes.iter().copied()).map(full).collect(),
            can_change: !is_bracket,
        })
    });
    let made = worked.made.iter().map(|(wish, costs)| ChangeLine {
        what: match wish {
            Arrangement::Entries(one, other) => visit
                .msg("desk-exchange-asked")
                .with("one", full(*one).label())
                .with("other", full(*other).label())
                .to_string(),
            Arrangement::Boards(one, other) => visit
                .msg("desk-exchange-asked")
                .with("one", one.to_string())
                .with("other", other.to_string())
                .to_string(),
            Arrangement::Sides(board) => visit.msg("desk-sides-asked").with("board", *board).to_string(),
        },
        costs: costs.clone(),
    });
    let n_missing = |id: &GroupId| worked.state.group(*id).map_or(0, |group| group.missing_results().len());
    let waited = worked.waiting.iter().filter_map(|(id, _)| {
        let table = worked.state.group(*id)?.table;
        Some((id.to_string(), table, n_missing(id))).filter(|(.., missing)| *missing > 0)
    });
    let others = worked.waiting.iter().filter(|(id, _)| n_missing(id) == 0).take(6);
    let say = |(_, message): &(GroupId, Message)| told(&worked.state, message.clone(), visit.language);
    let (status, notice) = said.unzip();
    let page = ProposePage {
        frame: Frame::new(visit, visit.msg("desk-propose")).telling(notice),
        here: "day",
        target: proposal.target,
        seed: proposal.seed,
        changes: proposal.changes,
        mark: app.signer.sign("proposal", &fingerprint(&worked)),
        groups: groups.collect(),
        made: made.collect(),
        waited: waited.take(MOST_WAITED).collect(),
        waiting: others.map(say).collect(),
    };
    (status.unwrap_or(StatusCode::OK), html(&page)).into_response()
}

/// Publishes what was looked at, and nothing else.
async fn published(app: &Shared, visit: &Visit, proposal: Proposal) -> Response {
    let done = async {
        let person = only_organiser(visit)?;
        let (sent, shared, language) = (proposal.clone(), app.clone(), visit.language);
        let committed = app
            .worker()?
            .commit(&visit.actor(&person), None, move |championship, stamp| {
                let worked = worked(championship, &sent, language)?;
                match shared.signer.is_signed("proposal", &fingerprint(&worked), &sent.mark) {
                    true => Ok(decisions::free_play::clocked(championship, worked.facts, stamp.at)),
                    false => Err(msg("desk-propose-changed").into()),
                }
            })
            .await?;
        let championship = app.worker()?.snapshot().championship;
        let said = decisions::summary(&championship, &committed.facts);
        Ok::<_, Problem>(sentences(&championship, &said, visit.language))
    };
    match done.await {
        Ok(said) => Redirect::to(&telling(app, visit, "/organiser", &said)).into_response(),
        Err(problem) => {
            let said = refused(visit, &problem);
            build_page(app, visit, proposal, Some(said)).await
        }
    }
}
