//! The log: who did what and when, looked through by person, by kind and by what it is about.

use std::collections::{BTreeMap, BTreeSet};

use askama::Template;
use axum::Router;
use axum::extract::{Query, State};
use axum::response::Response;
use axum::routing::get;
use serde::Deserialize;

use crate::address::encoded;
use crate::app::Shared;
use crate::faults::{self, Fault};
use crate::layout::Frame;
use crate::pages::{only_organiser, page_or};
use crate::problem::Problem;
use crate::view::{self, cut};
use crate::visit::Visit;
use crate::worker::Snapshot;
use championship::decisions::{Log, is_about};
use championship::facts::{Championship, Deed, Ending, Fact};
use championship::imports::find_entry;
use championship::store::{DeskError, Entry, LogIndex, fact_of, said_entry_day, time_of_day};
use speech::{Message, msg};

/// The facts on a page of the log.
const MOST_FACTS: usize = 200;

/// How many entries are read at first; more where they have too few that were asked for.
const FIRST_READ: u64 = 1_000;

pub(super) fn routes() -> Router<Shared> {
    Router::new().route("/organiser/log", get(log))
}

/// Kinds of what happens, as people look for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Sort {
    Entries,
    Rounds,
    Results,
    Corrections,
    Boards,
    Desk,
}

impl Sort {
    const ALL: [Sort; 6] =
        [Sort::Entries, Sort::Rounds, Sort::Results, Sort::Corrections, Sort::Boards, Sort::Desk];

    fn word(self) -> &'static str {
        match self {
            Sort::Entries => "entries",
            Sort::Rounds => "rounds",
            Sort::Results => "results",
            Sort::Corrections => "corrections",
            Sort::Boards => "boards",
            Sort::Desk => "desk",
        }
    }

    fn name(self) -> Message {
        match self {
            Sort::Entries => msg("desk-log-entries"),
            Sort::Rounds => msg("desk-log-rounds"),
            Sort::Results => msg("desk-log-results"),
            Sort::Corrections => msg("desk-log-corrections"),
            Sort::Boards => msg("desk-log-boards"),
            Sort::Desk => msg("desk-log-desk"),
        }
    }

    /// Says whether an entry of the journal is of this sort: by its kind, and at boards on screens by what was done there.
    fn takes(self, entry: &Entry) -> bool {
        let kind = entry.kind.as_str();
        let starts = |beginnings: &[&str]| beginnings.iter().any(|beginning| kind.starts_with(beginning));
        match self {
            Sort::Entries => {
                starts(&["entry-", "school", "details-", "absence-", "late-entry-", "forgotten"])
            }
            Sort::Rounds => {
                starts(&["groups-", "draw-", "round-", "qualifi", "tie-", "tournament-", "created"])
            }
            Sort::Results => starts(&["result-", "noted"]),
            Sort::Corrections => {
                starts(&[
                    "result-corrected",
                    "result-retracted",
                    "entry-changed",
                    "entry-moved",
                    "entry-withdrawn",
                ]) || starts(&["schools-merged"])
                    || starts(&["entry-reinstated", "absence-cancelled", "tournament-reopened"])
                    || starts(&["round-rearranged", "qualifier-replaced", "forgotten"])
                    || kind.ends_with("-annulled")
                    || deed_of(entry).is_some_and(|deed| is_stepping_in(&deed))
            }
            Sort::Boards => deed_of(entry).is_some(),
            Sort::Desk => starts(&["event", "redaction"]),
        }
    }
}

/// The kind of entries of what is done at boards on screens.
const AT_BOARD: &str = "board-played";

/// Returns what was done at a board on a screen, if an entry is of that.
fn deed_of(entry: &Entry) -> Option<Deed> {
    // Of thousands of entries only these are read.
    let fact = if entry.kind == AT_BOARD { fact_of(entry) } else { None };
    match fact? {
        Fact::BoardPlayed { deed, .. } => Some(deed),
        _ => None,
    }
}

/// Says whether an arbiter stepped in.
fn is_stepping_in(deed: &Deed) -> bool {
    matches!(
        deed,
        Deed::Freed { .. }
            | Deed::Paused { .. }
            | Deed::Resumed { .. }
            | Deed::TakenBack { .. }
            | Deed::TimeGiven { .. }
            | Deed::TimeTaken { .. }
            | Deed::ToWood { .. }
            | Deed::ToScreen { .. }
            | Deed::Ended { ending: Ending::Awarded }
    )
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
    /// A group, to show what one is called; nothing where there are no codes.
    example: Option<String>,
    /// Everybody who did something, and whether they are looked for.
    people: Vec<(String, bool)>,
    /// The word and the name of each sort, and whether it is looked for.
    sorts: Vec<(&'static str, String, bool)>,
    /// Whether games were played on screens, whose moves stand on their own.
    has_moves: bool,
    /// Each day with its lines, the latest first.
    days: Vec<(String, Vec<LogLine>)>,
    /// The address of the lines before these.
    older: Option<String>,
    faults: Vec<String>,
}

#[derive(Deserialize)]
struct Range {
    #[serde(default)]
    about: String,
    #[serde(default)]
    who: String,
    #[serde(default)]
    sort: String,
    before: Option<u64>,
}

/// Returns the name of who did something, without the address they did it from.
pub(in crate::pages) fn name_of(entry: &Entry) -> &str {
    without_place(&entry.actor)
}

fn without_place(actor: &str) -> &str {
    actor.rsplit_once(" @ ").map_or(actor, |(name, _)| name)
}

/// Who did what, the latest first.
async fn log(State(app): State<Shared>, visit: Visit, Query(range): Query<Range>) -> Response {
    let page = async {
        only_organiser(&visit)?;
        let hall = app.worker()?;
        let Snapshot { championship, log, head, .. } = hall.snapshot();
        let mut n_read = FIRST_READ;
        loop {
            // What is asked for is mostly at the end; what changes how an entry is told comes after it.
            let after = range.before.unwrap_or(head).min(head).saturating_sub(n_read);
            let entries =
                hall.at_desk(move |desk| desk.journal().read(after)).await?.map_err(DeskError::from)?;
            let page = log_page(&visit, (&championship, &log), &entries, &range);
            if after == 0 || page.older.is_some() {
                return Ok::<_, Problem>(page);
            }
            n_read *= 8;
        }
    };
    page_or(&visit, page.await)
}

/// Makes the page of the last entries: of all, or of enough that it is full.
fn log_page(
    visit: &Visit,
    (championship, index): (&Championship, &LogIndex),
    entries: &[Entry],
    range: &Range,
) -> LogPage {
    let (about, who) = (cut(range.about.trim()), view::doer(range.who.trim(), visit.language));
    let known: BTreeSet<&str> = index.writers().iter().map(|actor| without_place(actor)).collect();
    let known: BTreeMap<&str, String> =
        known.into_iter().map(|name| (name, view::doer(name, visit.language))).collect();
    let doer = |entry: &Entry| known.get(name_of(entry)).cloned().unwrap_or_default();
    let sort = Sort::ALL.into_iter().find(|sort| sort.word() == range.sort);
    let before = range.before.unwrap_or(u64::MAX);
    // A pupil may be named, too.
    let code = find_entry(championship, &about).ok().map(|code| code.to_string());
    let is_meant = |entry: &Entry| {
        about.is_empty() || is_about(entry, &about) || code.as_ref().is_some_and(|code| is_about(entry, code))
    };
    let fits = |entry: &&Entry| {
        entry.seq < before
            && is_meant(entry)
            && (who.is_empty() || known.get(name_of(entry)) == Some(&who))
            && match sort {
                Some(sort) => sort.takes(entry),
                // Single moves are half of a day on screens, and looked for on their own.
                None => !matches!(deed_of(entry), Some(Deed::Moved { .. })),
            }
    };
    let log = Log::new(Some(championship), entries);
    let line = |entry: &Entry| LogLine {
        seq: entry.seq,
        at: time_of_day(&entry.at),
        who: doer(entry),
        what: {
            let told = cut(&view::told(championship, log.what(entry), visit.language));
            match log.outcome(entry) {
                Some(outcome) => format!("{told} · {}", visit.language.say(&outcome)),
                None => told,
            }
        },
    };
    let shown: Vec<&Entry> = entries.iter().rev().filter(fits).take(MOST_FACTS).collect();
    let day = |entry: &Entry| said_entry_day(&entry.at, visit.language);
    let days = shown.chunk_by(|one, other| day(one) == day(other));
    let days: Vec<(String, Vec<LogLine>)> =
        days.map(|of_day| (day(of_day[0]), of_day.iter().map(|entry| line(entry)).collect())).collect();
    let people: BTreeSet<&String> = known.values().collect();
    let fault = |fault: Fault| {
        visit
            .msg("desk-fault-line")
            .with("number", fault.number)
            .with("place", fault.place)
            .with("reason", fault.reason)
            .to_string()
    };
    let last = shown.last().map(|entry| entry.seq).filter(|seq| *seq > 1 && shown.len() == MOST_FACTS);
    let older = last.map(|seq| {
        let sort = sort.map_or("", Sort::word);
        format!("/organiser/log?before={seq}&about={}&who={}&sort={sort}", encoded(&about), encoded(&who))
    });
    LogPage {
        frame: Frame::new(visit, visit.msg("desk-log")),
        here: "log",
        people: people.into_iter().map(|name| (name.clone(), *name == who)).collect(),
        sorts: Sort::ALL.map(|one| (one.word(), visit.language.say(&one.name()), sort == Some(one))).to_vec(),
        example: visit.example_of_a_group(championship),
        has_moves: index.has_moves(),
        about,
        days,
        older,
        faults: faults::latest().into_iter().map(fault).collect(),
    }
}
