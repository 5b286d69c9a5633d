//! Everything to print, the same as the command line makes, and the audit trail.

use askama::Template;
use axum::Router;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use serde::Deserialize;

use super::organiser::{current_groups, organiser, page_or};
use crate::app::Shared;
use crate::faults::{self, Fault, aside};
use crate::frame::Frame;
use crate::problem::Problem;
use crate::shown::cut;
use crate::visit::Visit;
use championship::decisions::describe;
use championship::facts::{Championship, EntryCode, GroupId, NameStyle, TournamentId};
use championship::handouts::{self, DiplomaOptions, Honour, SignKind, SlipOptions};
use championship::reports::{self, Options, Report, Scope};
use championship::store::{event_of, fact_of, local_time};
use paper::typeset::pdf;
use speech::{Language, Message, Tell, msg};

/// The most names that paper cannot show, said at once.
const MOST_NOT_AS_WRITTEN: usize = 20;

/// The facts on a page of the log.
const MOST_FACTS: usize = 200;

pub(super) fn routes() -> Router<Shared> {
    Router::new()
        .route("/organiser/print", get(list))
        .route("/organiser/print/{what}", get(print))
        .route("/organiser/log", get(log))
}

/// Answers with a file.
pub(super) fn file(bytes: Vec<u8>, kind: &str, name: &str) -> Response {
    let disposition = format!("inline; filename=\"{name}\"");
    ([(CONTENT_TYPE, kind.to_owned()), (CONTENT_DISPOSITION, disposition)], bytes).into_response()
}

/// One thing to print: its address and its name.
struct Paper {
    what: &'static str,
    name: Message,
}

/// The papers, in the order of the day.
const PAPERS: &[Paper] = &[
    Paper { what: "entries", name: msg("desk-paper-entries") },
    Paper { what: "groups", name: msg("desk-paper-groups") },
    Paper { what: "badges", name: msg("desk-paper-badges") },
    Paper { what: "doors", name: msg("desk-paper-doors") },
    Paper { what: "signs", name: msg("desk-paper-signs") },
    Paper { what: "pairings", name: msg("desk-paper-pairings") },
    Paper { what: "names", name: msg("desk-paper-names") },
    Paper { what: "slips", name: msg("desk-paper-slips") },
    Paper { what: "scores", name: msg("desk-scores") },
    Paper { what: "results", name: msg("desk-paper-results") },
    Paper { what: "wallcharts", name: msg("desk-paper-wallcharts") },
    Paper { what: "crosstables", name: msg("desk-paper-crosstables") },
    Paper { what: "prizes", name: msg("desk-paper-prizes") },
    Paper { what: "schools", name: msg("desk-schools-and-medals") },
    Paper { what: "certificates", name: msg("desk-paper-certificates") },
    Paper { what: "diplomas", name: msg("desk-paper-diplomas") },
    Paper { what: "summary", name: msg("desk-paper-summary") },
];

struct PaperLine {
    what: &'static str,
    name: String,
}

#[derive(Template)]
#[template(path = "web/print.html")]
struct PrintPage {
    frame: Frame,
    here: &'static str,
    papers: Vec<PaperLine>,
    tournaments: Vec<(String, String)>,
}

async fn list(State(app): State<Shared>, visit: Visit) -> Response {
    let page = || {
        organiser(&visit)?;
        let championship = app.hall()?.snapshot().championship;
        let language = visit.language;
        let tournaments = championship.tournaments().map(|tournament| {
            (tournament.id.to_string(), championship.regulations().tournament_name(tournament.id, language))
        });
        let mut frame = Frame::new(&visit, visit.msg("desk-print"));
        for message in handouts::not_as_written(&championship).iter().take(MOST_NOT_AS_WRITTEN) {
            frame = frame.with_notice("wait", language.say(message));
        }
        Ok(PrintPage {
            frame,
            here: "print",
            papers: PAPERS
                .iter()
                .map(|paper| PaperLine { what: paper.what, name: language.say(&paper.name) })
                .collect(),
            tournaments: tournaments.collect(),
        })
    };
    page_or(&visit, page())
}

#[derive(Clone, Deserialize)]
struct Wanted {
    #[serde(default)]
    of: String,
    #[serde(default)]
    names: String,
}

async fn print(
    State(app): State<Shared>,
    visit: Visit,
    Path(what): Path<String>,
    Query(wanted): Query<Wanted>,
) -> Response {
    let Some((what, ending)) =
        what.rsplit_once('.').map(|(what, ending)| (what.to_owned(), ending.to_owned()))
    else {
        return Problem::nothing_here().page(&visit);
    };
    let made = async {
        organiser(&visit)?;
        let snapshot = app.hall()?.snapshot();
        let (championship, seal) = (snapshot.championship, snapshot.seal);
        let (language, address) = (visit.language, app.address.get().cloned());
        let name = format!("{what}.{ending}");
        let made = aside(move || make(&championship, &what, &ending, &wanted, language, address, seal));
        let (bytes, kind) = made.await?;
        Ok::<_, Problem>(file(bytes, kind, &name))
    };
    match made.await {
        Ok(response) => response,
        Err(problem) => problem.page(&visit),
    }
}

fn failed(error: &dyn std::fmt::Display) -> Problem {
    let text = msg("desk-unprintable").with("error", error.to_string());
    Problem::new(StatusCode::UNPROCESSABLE_ENTITY, text)
}

fn make(
    championship: &Championship,
    what: &str,
    ending: &str,
    wanted: &Wanted,
    language: Language,
    address: Option<String>,
    seal: Option<String>,
) -> Result<(Vec<u8>, &'static str), Problem> {
    let names = match wanted.names.as_str() {
        "code" => NameStyle::Code,
        "full" => NameStyle::Full,
        _ => NameStyle::Short,
    };
    let tournament = wanted.of.parse::<TournamentId>().ok();
    let options = Options { language, names, seal, ..Options::default() };
    if let Some(report) = report(championship, what, tournament, options) {
        return written(&report, ending);
    }
    if ending != "pdf" {
        return Err(Problem::nothing_here());
    }
    let tournaments: Vec<TournamentId> = championship
        .tournaments()
        .map(|one| one.id)
        .filter(|id| tournament.is_none_or(|wanted| wanted == *id))
        .collect();
    let groups: Vec<GroupId> = tournaments.iter().flat_map(|id| current_groups(championship, *id)).collect();
    let honour = if what == "certificates" { Honour::Podium } else { Honour::TakingPart };
    let pages = match what {
        "badges" => {
            let codes: Vec<EntryCode> = championship
                .entries()
                .filter(|entry| entry.is_active() && tournaments.contains(&entry.code.tournament))
                .map(|entry| entry.code)
                .collect();
            handouts::badges(championship, &codes, NameStyle::Full, language)
        }
        "doors" => handouts::signs(championship, &groups, SignKind::Door, language),
        "signs" => handouts::signs(championship, &groups, SignKind::Table, language),
        "slips" => {
            let round =
                |id: &GroupId| championship.group(*id)?.rounds.last().map(|round| (*id, round.number));
            let rounds: Vec<(GroupId, u16)> = groups.iter().filter_map(round).collect();
            handouts::slips(championship, &rounds, &SlipOptions { names, language, address })
        }
        "certificates" | "diplomas" => {
            let text = handouts::built_in_template(honour, language);
            let template = handouts::template::Template::parse(text, &handouts::DIPLOMA_FIELDS)
                .map_err(|error| failed(&language.say(&error.tell())))?;
            let options = DiplomaOptions {
                template,
                logo: None,
                day: None,
                venue: String::new(),
                names: NameStyle::Full,
                language,
                honour,
            };
            handouts::diplomas(championship, &tournaments, &options)
        }
        _ => return Err(Problem::nothing_here()),
    };
    let pages = pages.map_err(|error| failed(&language.say(&error.tell())))?;
    if pages.is_empty() {
        return Err(Problem::new(StatusCode::NOT_FOUND, msg("desk-nothing-to-print")));
    }
    let facts = handouts::facts(championship, championship.name(), language);
    Ok((pdf::pdf_of_pages(&pages, &facts), "application/pdf"))
}

fn report(
    championship: &Championship,
    what: &str,
    tournament: Option<TournamentId>,
    options: Options,
) -> Option<Report> {
    let scope = tournament.map_or(Scope::All, Scope::Tournament);
    Some(match what {
        "entries" => reports::entries(championship, None, &options),
        "groups" => reports::groups(championship, scope, &options),
        "pairings" => reports::pairings_by_table(championship, scope, None, &options),
        "names" => reports::pairings_by_name(championship, scope, None, &options),
        "scores" => reports::scores(championship, scope, &options),
        "results" => reports::results(championship, scope, &options),
        "wallcharts" => reports::wall_charts(championship, scope, &options),
        "crosstables" => reports::cross_tables(championship, scope, &options),
        "prizes" => reports::prizes(championship, scope, &options),
        "schools" => reports::schools(championship, None, &options),
        "summary" => reports::summary(championship, &options),
        _ => return None,
    })
}

fn written(report: &Report, ending: &str) -> Result<(Vec<u8>, &'static str), Problem> {
    Ok(match ending {
        "pdf" => (report.pdf().map_err(|error| failed(&error))?, "application/pdf"),
        "csv" => (report.csv(), "text/csv; charset=utf-8"),
        "xlsx" => (
            report.xlsx().map_err(|error| failed(&error))?,
            "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
        ),
        _ => return Err(Problem::nothing_here()),
    })
}

struct LogLine {
    seq: u64,
    at: String,
    who: String,
    what: String,
}

#[derive(Template)]
#[template(path = "web/log.html")]
struct LogPage {
    frame: Frame,
    here: &'static str,
    about: String,
    lines: Vec<LogLine>,
    older: Option<u64>,
    faults: Vec<String>,
}

#[derive(Deserialize)]
struct Range {
    #[serde(default)]
    about: String,
    before: Option<u64>,
}

/// Who did what, the latest first.
async fn log(State(app): State<Shared>, visit: Visit, Query(range): Query<Range>) -> Response {
    let page = async {
        organiser(&visit)?;
        let about = cut(range.about.trim());
        let (wanted, before) = (about.clone(), range.before.unwrap_or(u64::MAX));
        let entries = app
            .hall()?
            .at_desk(move |desk| {
                let head = desk.head();
                // Without a question the last facts suffice; with one, all must be looked through.
                let from = if wanted.is_empty() {
                    before.min(head + 1).saturating_sub(MOST_FACTS as u64 + 1)
                } else {
                    0
                };
                desk.journal().read(from)
            })
            .await?
            .map_err(championship::store::DeskError::from)?;
        let is_about = |entry: &&championship::store::Entry| {
            about.is_empty()
                || entry.subject.split('/').any(|part| part == about)
                || entry.actor == about
                || entry.actor.rsplit_once(" @ ").is_some_and(|(name, place)| name == about || place == about)
                || entry.body.contains(&format!("\"{about}\""))
        };
        let found = entries.iter().rev().filter(|entry| entry.seq < before).filter(is_about).take(MOST_FACTS);
        let line = |entry: &championship::store::Entry| LogLine {
            seq: entry.seq,
            at: local_time(&entry.at),
            who: cut(&entry.actor),
            what: match fact_of(entry) {
                Some(fact) => cut(&visit.language.say(&describe(&fact))),
                None if entry.kind == "created" => visit.msg("desk-log-created").to_string(),
                None => match event_of(entry) {
                    Some(event) => cut(&visit.language.say(&event.tell())),
                    None => visit.msg("desk-log-forgot").to_string(),
                },
            },
        };
        let lines: Vec<LogLine> = found.map(line).collect();
        let older = lines.last().map(|line| line.seq).filter(|seq| *seq > 1 && lines.len() == MOST_FACTS);
        let frame = Frame::new(&visit, visit.msg("desk-log"));
        let fault = |fault: Fault| {
            visit
                .msg("desk-fault-line")
                .with("number", fault.number)
                .with("place", fault.place)
                .with("reason", fault.reason)
                .to_string()
        };
        let faults = faults::latest().into_iter().map(fault).collect();
        Ok::<_, Problem>(LogPage { frame, here: "log", about, lines, older, faults })
    };
    page_or(&visit, page.await)
}
