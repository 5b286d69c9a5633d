//! Everything to print, the same as the command line makes.

use askama::Template;
use axum::Router;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use serde::Deserialize;

use crate::app::Shared;
use crate::faults::aside;
use crate::layout::Frame;
use crate::pages::{Notice, answer_or, only_organiser, page_or};
use crate::problem::Problem;
use crate::view;
use crate::visit::Visit;
use championship::decisions::{NextStep, next_step};
use championship::facts::{Championship, NameStyle, TournamentId};
use championship::handouts;
use championship::press::{self, Cards, Format, Hour, Menu, Order, PressError};
use championship::reports::{Options, Scope};
use speech::{Tell, msg};

/// The most names that paper cannot show, said at once.
const MOST_NOT_AS_WRITTEN: usize = 20;

/// The papers that stand first once everything was played.
const LAST: [&str; 3] = ["certificates", "diplomas", "final"];

pub(super) fn routes() -> Router<Shared> {
    Router::new().route("/organiser/print", get(list)).route("/organiser/print/{what}", get(print))
}

/// Answers with a file.
pub(super) fn file(bytes: Vec<u8>, kind: &str, name: &str) -> Response {
    let disposition = format!("inline; filename=\"{name}\"");
    ([(CONTENT_TYPE, kind.to_owned()), (CONTENT_DISPOSITION, disposition)], bytes).into_response()
}

/// Papers that part or compare schools: a class or a school by itself has no use for them.
const OF_SCHOOLS: [&str; 3] = ["envelopes", "schools", "school-results"];

/// Papers that one may want of one tournament alone.
const OF_A_TOURNAMENT: [&str; 5] = ["tables", "names", "slips", "scores", "wallcharts"];

struct PaperLine {
    what: &'static str,
    name: String,
}

/// The papers of one hour of the day.
struct Shelf {
    title: String,
    papers: Vec<PaperLine>,
}

#[derive(Template)]
#[template(path = "web/print.html")]
struct PrintPage {
    frame: Frame,
    here: &'static str,
    shelves: Vec<Shelf>,
    tournaments: Vec<(String, String)>,
    /// The papers of one tournament.
    each: Vec<PaperLine>,
    /// What the public sees of names: in a sentence, and as the form says it.
    public: String,
    names: &'static str,
}

async fn list(State(app): State<Shared>, visit: Visit) -> Response {
    let page = || {
        only_organiser(&visit)?;
        let championship = app.worker()?.snapshot().championship;
        let language = visit.language;
        let has_schools = championship.schools().nth(1).is_some();
        let tournaments = view::played(&championship, language).into_iter().map(|tournament| {
            (tournament.id.to_string(), championship.regulations().tournament_name(tournament.id, language))
        });
        let names = championship.public_names();
        let mut frame = Frame::new(&visit, visit.msg("desk-print")).telling(Notice::heard(&visit));
        for message in handouts::not_as_written(&championship).iter().take(MOST_NOT_AS_WRITTEN) {
            frame = frame.with_notice("wait", language.say(message));
        }
        let papers = press::menu(Menu::Desk)
            .filter(|product| product.since.is_reached(&championship))
            .filter(|product| has_schools || !OF_SCHOOLS.contains(&product.key));
        let mut papers: Vec<_> = papers.collect();
        let mut hours = Hour::ALL;
        if matches!(next_step(&championship), NextStep::Over | NextStep::LastTie(_)) {
            // What everybody waits for then.
            hours.rotate_right(1);
            papers
                .sort_by_key(|product| LAST.iter().position(|key| *key == product.key).unwrap_or(LAST.len()));
        }
        let shelf = |hour: Hour| Shelf {
            title: language.say(&hour.title()),
            papers: papers
                .iter()
                .filter(|product| product.hour == hour)
                .map(|product| PaperLine { what: product.key, name: language.say(&product.name) })
                .collect(),
        };
        Ok(PrintPage {
            frame,
            here: "print",
            shelves: hours.map(shelf).into_iter().filter(|shelf| !shelf.papers.is_empty()).collect(),
            tournaments: tournaments.collect(),
            each: OF_A_TOURNAMENT
                .into_iter()
                .filter_map(press::find)
                .filter(|product| product.since.is_reached(&championship))
                .map(|product| PaperLine { what: product.key, name: language.say(&product.name) })
                .collect(),
            public: visit.msg("decisions-public-names").with("names", names.word()).to_string(),
            names: names.word(),
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
        only_organiser(&visit)?;
        let snapshot = app.worker()?.snapshot();
        let (championship, seal) = (snapshot.championship, snapshot.seal);
        let address = app.public_address();
        let name = format!("{what}.{ending}");
        let options = Options { language: visit.language, seal, ..Options::default() };
        let made = aside(move || make(&championship, &what, &ending, &wanted, &options, address));
        let (bytes, kind) = made.await?;
        Ok::<_, Problem>(file(bytes, kind, &name))
    };
    answer_or(&visit, made.await)
}

/// Makes a product of the press; returns its bytes and how browsers call them.
fn make(
    championship: &Championship,
    what: &str,
    ending: &str,
    wanted: &Wanted,
    options: &Options,
    address: Option<String>,
) -> Result<(Vec<u8>, &'static str), Problem> {
    let product = press::find(what).ok_or_else(Problem::nothing_here)?;
    let format = Format::of_ending(ending).filter(|format| product.formats().contains(format));
    let format = format.ok_or_else(Problem::nothing_here)?;
    // Less may be wished for, and more where not everybody may come to see it.
    let names = match wanted.names.parse::<NameStyle>() {
        Ok(wish) if product.is_public() => wish.min(championship.public_names()),
        Ok(wish) => wish,
        Err(_) => product.names(championship),
    };
    let options = &Options { names, ..options.clone() };
    let scope = wanted.of.parse::<TournamentId>().map_or(Scope::All, Scope::Tournament);
    let cards = Cards { address, ..Cards::default() };
    let all = Order::all(championship, options, &cards);
    let made = match product.made(&Order { scope, ..all }, &[format]) {
        // What is about the whole is printed whole, whichever tournament was looked at.
        Err(PressError::Whole(_)) => product.made(&all, &[format]),
        made => made,
    };
    let printed = made.map_err(|error| match error {
        PressError::NoGroups | PressError::NoStage(_) | PressError::NoRound | PressError::Nothing => {
            Problem::new(StatusCode::NOT_FOUND, msg("desk-nothing-to-print"))
        }
        error => {
            let text = msg("desk-unprintable").with("error", error.tell());
            Problem::new(StatusCode::UNPROCESSABLE_ENTITY, text)
        }
    })?;
    let bytes = printed.files.into_iter().next().map(|(_, bytes)| bytes).unwrap_or_default();
    Ok((bytes, format.media_type()))
}
