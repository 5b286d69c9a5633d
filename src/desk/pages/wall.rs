//! The projector: slides that follow one another, few lines in large letters.

use askama::Template;
use axum::Router;
use axum::extract::{Query, State};
use axum::response::Response;
use axum::routing::get;
use serde::Deserialize;

use super::public::{leaders, rendered, rounds, school_views};
use crate::app::Shared;
use crate::frame::Frame;
use crate::problem::html;
use crate::shown;
use crate::visit::Visit;
use championship::facts::{Championship, NameStyle, TournamentId};
use championship::standings::SchoolOrder;
use speech::Language;

/// The most lines on a slide that can be read from the back of a hall.
const LINES: usize = 8;

/// The address of the projector.
pub(crate) fn routes() -> Router<Shared> {
    Router::new().route("/wall", get(wall))
}

#[derive(Deserialize)]
struct Choice {
    /// A cycle such as `1`, or a tournament such as `1.3`; nothing is everything.
    #[serde(default)]
    of: String,
    /// The slide.
    #[serde(default)]
    n: usize,
}

/// A slide: a title, a line under it, and rows of a place or table, a name, a school and a value.
struct Slide {
    title: String,
    under: String,
    rows: Vec<[String; 4]>,
}

#[derive(Template)]
#[template(path = "web/wall.html")]
struct WallPage {
    frame: Frame,
    slide: Slide,
    n: usize,
    total: usize,
    next: usize,
    of: String,
    head: u64,
}

/// The projector's page.
async fn wall(State(app): State<Shared>, visit: Visit, Query(choice): Query<Choice>) -> Response {
    let snapshot = match app.hall() {
        Ok(hall) => hall.snapshot(),
        Err(problem) => return problem.page(&visit),
    };
    let style = app.people.names();
    let of: String = choice.of.chars().filter(|c| c.is_ascii_digit() || *c == '.').take(10).collect();
    let key = format!("wall {} {style:?} {of} {}", visit.language, choice.n);
    let championship = &snapshot.public;
    let frame = Frame::new(&visit, visit.msg("desk-projector"));
    let csrf_free =
        Frame { csrf: String::new(), person: None, person_id: String::new(), is_organiser: false, ..frame };
    let page = app.parts.get(&key, snapshot.head, || {
        let mut slides = slides(championship, &of, style, visit.language);
        let total = slides.len();
        let n = choice.n % total.max(1);
        let slide = match total {
            0 => Slide { title: championship.name().to_owned(), under: String::new(), rows: Vec::new() },
            _ => slides.swap_remove(n),
        };
        let next = (n + 1) % total.max(1);
        rendered(&WallPage {
            frame: csrf_free,
            slide,
            n: n + 1,
            total,
            next,
            of: of.clone(),
            head: snapshot.head,
        })
    });
    html(&Ready { page })
}

/// A page that is rendered already.
#[derive(Template)]
#[template(source = "{{ page|safe }}", ext = "html")]
struct Ready {
    page: std::sync::Arc<str>,
}

fn slides(championship: &Championship, of: &str, style: NameStyle, language: Language) -> Vec<Slide> {
    let is_wanted = |id: TournamentId| of.is_empty() || of == id.cycle.to_string() || of == id.to_string();
    let mut slides = Vec::new();
    for tournament in championship.tournaments().filter(|tournament| is_wanted(tournament.id)) {
        let Some(stage) = tournament.current_stage() else { continue };
        let name = championship.regulations().tournament_name(tournament.id, language);
        let stage_name = championship.regulations().stage(stage.number);
        let stage_name =
            stage_name.map(|rule| rule.name.in_language(language).to_owned()).unwrap_or_default();
        match &stage.groups[..] {
            [group] => {
                let table = shown::table(championship, group.id, style, language);
                let round = group.rounds.len();
                let under = language
                    .msg("desk-wall-standings")
                    .with("stage", &stage_name)
                    .with("table", group.table)
                    .with("round", round)
                    .to_string();
                let rows = table.lines.iter().map(|line| {
                    let value = line.values.first().cloned().unwrap_or_default();
                    [line.rank.to_string(), line.pupil.label().to_owned(), line.pupil.school.clone(), value]
                });
                push(&mut slides, &name, &under, rows.collect());
                if let Some(round) = rounds(championship, group, style, language).into_iter().next() {
                    let under = language
                        .msg("desk-wall-round")
                        .with("stage", &stage_name)
                        .with("table", group.table)
                        .with("round", round.number)
                        .to_string();
                    let rows = round.pairings.iter().map(|pairing| {
                        let second = pairing
                            .second
                            .as_ref()
                            .map(|second| second.label().to_owned())
                            .unwrap_or_default();
                        [
                            pairing.board.clone(),
                            pairing.first.label().to_owned(),
                            second,
                            pairing.result.clone(),
                        ]
                    });
                    push(&mut slides, &name, &under, rows.collect());
                }
            }
            groups => {
                let round = groups.iter().map(|group| group.rounds.len()).max().unwrap_or(0);
                let under = language
                    .msg("desk-wall-leaders")
                    .with("stage", &stage_name)
                    .with("round", round)
                    .to_string();
                let rows = groups.iter().map(|group| {
                    let leaders = leaders(championship, group.id, style);
                    let names: Vec<&str> = leaders.iter().map(|(pupil, _)| pupil.label()).collect();
                    let school = match &leaders[..] {
                        [(pupil, _)] => pupil.school.clone(),
                        _ => String::new(),
                    };
                    let points = leaders.first().map(|(_, points)| points.clone()).unwrap_or_default();
                    let missing = group.missing_results().len();
                    let state = if missing > 0 { format!("{points} …") } else { points };
                    [group.table.to_string(), names.join(" · "), school, state]
                });
                push(&mut slides, &name, &under, rows.collect());
            }
        }
    }
    let medals = school_views(championship, SchoolOrder::Medals);
    if of.is_empty() && !medals.is_empty() {
        let rows = medals.iter().take(LINES).map(|school| {
            let [gold, silver, bronze] = school.medals;
            [
                school.rank.to_string(),
                school.name.clone(),
                String::new(),
                format!("{gold} · {silver} · {bronze}"),
            ]
        });
        let title = language.msg("desk-wall-medals").to_string();
        push(&mut slides, &title, &language.msg("desk-wall-places").to_string(), rows.collect());
    }
    slides
}

/// Adds rows as slides of so many lines each.
fn push(slides: &mut Vec<Slide>, title: &str, under: &str, rows: Vec<[String; 4]>) {
    // Slides of equal length look better than one with a single line left over.
    let count = rows.len().div_ceil(LINES).max(1);
    let size = rows.len().div_ceil(count).max(1);
    for (index, chunk) in rows.chunks(size).enumerate() {
        let under = if count > 1 { format!("{under} ({}/{count})", index + 1) } else { under.to_owned() };
        slides.push(Slide { title: title.to_owned(), under, rows: chunk.to_vec() });
    }
}
