//! The projector from the organiser's side: what it shows, and the clock of the round.

use std::time::Instant;

use askama::Template;
use axum::Router;
use axum::extract::State;
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::get;
use serde::Deserialize;

use crate::app::Shared;
use crate::form::SafeForm;
use crate::layout::Frame;
use crate::pages::wall::{Wanted, screens, seconds, shown};
use crate::pages::{Notice, only_organiser, page_or, telling};
use crate::problem::Problem;
use crate::projector::{Clock, MOST_LATE, Show};
use crate::visit::Visit;
use championship::facts::Regulations;
use speech::{Message, msg};

/// The longest clock, in minutes.
const LONGEST: u16 = Regulations::LONGEST_MINUTES;

pub(super) fn routes() -> Router<Shared> {
    Router::new().route("/organiser/wall", get(page).post(change))
}

struct ShowView {
    word: &'static str,
    name: String,
    is_chosen: bool,
}

#[derive(Template)]
#[template(path = "web/organiser_wall.html")]
struct WallControl {
    frame: Frame,
    here: &'static str,
    shows: Vec<ShowView>,
    /// How many moves late boards on screens are shown, and at most.
    late: u8,
    most_late: u8,
    /// Address part and name of what can be shown, and whether it is chosen.
    parts: Vec<(String, String, bool)>,
    /// What is left as `12:34`, if there is a clock.
    left: Option<String>,
    is_running: bool,
    /// What a round takes, in minutes.
    minutes: u16,
    /// How many minutes one projector takes for everything.
    whole: usize,
    /// The addresses for several projectors, where one takes too long.
    several: Vec<String>,
}

fn name_of(show: Show) -> Message {
    match show {
        Show::Hour => msg("desk-wall-show-hour"),
        Show::Names => msg("desk-wall-show-names"),
        Show::Results => msg("desk-wall-show-results"),
        Show::Boards => msg("boards-wall-show"),
        Show::Standings => msg("desk-wall-show-standings"),
        Show::Schools => msg("desk-wall-show-schools"),
    }
}

async fn page(State(app): State<Shared>, visit: Visit) -> Response {
    let page = || {
        only_organiser(&visit)?;
        let championship = app.worker()?.snapshot().championship;
        let regulations = championship.regulations();
        let language = visit.language;
        let chosen = app.projector.chosen();
        let mut parts = vec![(String::new(), visit.msg("desk-everything").to_string())];
        if regulations.cycles.len() > 1 {
            let cycles = (1u8..=u8::MAX).map_while(|number| Some((number, regulations.cycle(number)?)));
            parts.extend(
                cycles.map(|(number, cycle)| (number.to_string(), cycle.name.in_language(language).into())),
            );
        }
        let tournaments =
            championship.tournaments().filter(|tournament| tournament.current_stage().is_some());
        parts.extend(
            tournaments.map(|one| (one.id.to_string(), regulations.tournament_name(one.id, language))),
        );
        let wanted = Wanted { of: chosen.of.clone(), show: chosen.show, late: chosen.late };
        let total = shown(&app, &championship, &wanted, language).len();
        let left = chosen.clock.left(Instant::now()).map(|left| left.as_secs());
        Ok(WallControl {
            frame: Frame::new(&visit, visit.msg("desk-projector")).telling(Notice::heard(&visit)),
            here: "wall",
            shows: Show::ALL
                .into_iter()
                .filter(|show| *show != Show::Schools || championship.has_schools())
                .map(|show| ShowView {
                    word: show.word(),
                    name: language.say(&name_of(show)),
                    is_chosen: show == chosen.show,
                })
                .collect(),
            parts: parts
                .into_iter()
                .map(|(id, name)| {
                    let is_chosen = id == chosen.of;
                    (id, name, is_chosen)
                })
                .collect(),
            late: chosen.late,
            most_late: MOST_LATE,
            left: left.map(|left| format!("{:02}:{:02}", left / 60, left % 60)),
            is_running: chosen.clock.is_running(),
            minutes: regulations.round_minutes,
            whole: (total * seconds(total)).div_ceil(60),
            several: match screens(total) {
                1 => Vec::new(),
                count => (1..=count).map(|one| format!("/wall?screens={count}&screen={one}")).collect(),
            },
        })
    };
    page_or(&visit, page())
}

#[derive(Deserialize)]
struct Change {
    step: String,
    #[serde(default)]
    of: String,
    #[serde(default)]
    show: String,
    #[serde(default)]
    minutes: String,
    #[serde(default)]
    late: String,
}

async fn change(State(app): State<Shared>, form: SafeForm<Change>) -> Response {
    let SafeForm { visit, fields } = form;
    if let Err(problem) = only_organiser(&visit) {
        return problem.page(&visit);
    }
    let now = Instant::now();
    let minutes = fields.minutes.trim().parse::<u16>().ok().filter(|minutes| (1..=LONGEST).contains(minutes));
    let is_known = |c: char| c.is_ascii_digit() || c == '.';
    match (fields.step.as_str(), minutes) {
        ("show", _) if fields.of.chars().all(is_known) && fields.of.len() <= 10 => {
            let show = Show::read(&fields.show);
            let late = fields.late.trim().parse::<u8>().unwrap_or(0).min(MOST_LATE);
            app.projector.change(|chosen| {
                chosen.of.clone_from(&fields.of);
                chosen.show = show;
                chosen.late = late;
            });
            let said = visit.msg("desk-wall-shown").with("what", name_of(show)).to_string();
            return Redirect::to(&telling(&app, &visit, "/organiser/wall", &said)).into_response();
        }
        ("start", Some(minutes)) => {
            app.projector.change(|chosen| chosen.clock = Clock::started(minutes, now))
        }
        ("start", None) => {
            let text = msg("desk-clock-minutes-bad").with("most", LONGEST);
            return Problem::unreadable(text).page(&visit);
        }
        ("pause", _) => app.projector.change(|chosen| chosen.clock.pause(now)),
        ("go-on", _) => app.projector.change(|chosen| chosen.clock.go_on(now)),
        ("away", _) => app.projector.change(|chosen| chosen.clock = Clock::default()),
        _ => return Problem::nothing_here().page(&visit),
    }
    Redirect::to("/organiser/wall").into_response()
}
