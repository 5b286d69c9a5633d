//! The projector: slides that follow one another, few lines in large letters, and the clock of the round.

use std::time::Instant;

use askama::Template;
use axum::extract::{Query, State};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::{Json, Router};
use serde::{Deserialize, Serialize};

use super::public::rendered;
use super::wall_slides::{Slide, board_slides, slides};
use crate::app::{App, Shared};
use crate::boards::{class_code, free_play_left, is_played_on_screens, wall_boards};
use crate::layout::Frame;
use crate::play::qr;
use crate::problem::html;
use crate::projector::{MOST_LATE, Show};
use crate::visit::Visit;
use championship::facts::Championship;
use speech::Language;

/// The addresses of the projector.
pub(crate) fn routes() -> Router<Shared> {
    Router::new().route("/wall", get(wall)).route("/wall/clock", get(clock))
}

/// The most projectors that share the slides.
const MOST_SCREENS: usize = 20;

#[derive(Deserialize)]
struct Choice {
    /// A cycle such as `1`, or a tournament such as `1.3`; nothing is everything.
    of: Option<String>,
    /// What is shown of it.
    show: Option<String>,
    /// How many moves late boards on screens are shown.
    #[serde(default)]
    late: u8,
    /// The slide.
    #[serde(default)]
    n: usize,
    /// How many projectors share the slides, and which of them this is, from 1.
    #[serde(default)]
    screens: usize,
    #[serde(default)]
    screen: usize,
}

#[derive(Template)]
#[template(path = "web/wall.html")]
struct WallPage {
    frame: Frame,
    slide: Slide,
    n: usize,
    total: usize,
    next: usize,
    before: usize,
    /// The address of the slides, without their number.
    address: String,
    head: u64,
    /// What changes are to be told of: boards that are played, or everything else.
    topic: &'static str,
    /// How long each slide stays.
    seconds: usize,
    /// The address of the public pages or, while boards are played on screens, of the way to them, and the same as a code; empty
    /// where phones reach none.
    public: String,
    code: String,
    /// What is typed there to get to a board; empty where nothing is.
    class: String,
}

/// How long the whole hall may take to be shown once, in seconds.
const WHOLE: usize = 300;

/// The shortest and the longest time for a slide, in seconds.
const SECONDS: (usize, usize) = (6, 15);

/// Returns how long each of so many slides stays.
pub(super) fn seconds(total: usize) -> usize {
    (WHOLE / total.max(1)).clamp(SECONDS.0, SECONDS.1)
}

/// Returns how many projectors show so many slides within the time that all may take.
pub(super) fn screens(total: usize) -> usize {
    (total * SECONDS.0).div_ceil(WHOLE).max(1)
}

/// What the projector asks every few seconds.
#[derive(Serialize)]
struct Ticking {
    /// Seconds that are left, if there is a clock.
    left: Option<u64>,
    running: bool,
    version: u64,
}

async fn clock(State(app): State<Shared>) -> Response {
    let chosen = app.projector.chosen();
    let left = chosen.clock.left(Instant::now()).map(|left| left.as_secs());
    // Where no clock was started, the time of free play is the clock of the hall.
    let free = app.worker().ok().and_then(|hall| free_play_left(&hall.snapshot().public));
    let free = free.filter(|_| left.is_none());
    let running = chosen.clock.is_running() || free.is_some();
    Json(Ticking { left: left.or(free), running, version: chosen.version }).into_response()
}

/// What the slides show.
pub(super) struct Wanted {
    /// A cycle such as `1`, or a tournament such as `1.3`; nothing is everything.
    pub(super) of: String,
    pub(super) show: Show,
    /// How many moves late boards on screens are shown.
    pub(super) late: u8,
}

/// Returns what to show: what the address says, else what the organiser chose.
fn wanted(app: &App, choice: &Choice) -> (Wanted, String) {
    let plain = |text: &str| -> String {
        text.chars().filter(|c| c.is_ascii_digit() || *c == '.').take(10).collect()
    };
    if choice.of.is_none() && choice.show.is_none() {
        let chosen = app.projector.chosen();
        return (Wanted { of: chosen.of, show: chosen.show, late: chosen.late }, "/wall?".to_owned());
    }
    let of = plain(choice.of.as_deref().unwrap_or_default());
    let show = Show::read(choice.show.as_deref().unwrap_or_default());
    let late = choice.late.min(MOST_LATE);
    let mut address = format!("/wall?of={of}&show={}", show.word());
    if late > 0 {
        address += &format!("&late={late}");
    }
    (Wanted { of, show, late }, address)
}

/// The projector's page.
async fn wall(State(app): State<Shared>, visit: Visit, Query(choice): Query<Choice>) -> Response {
    let snapshot = match app.worker() {
        Ok(hall) => hall.snapshot(),
        Err(problem) => return problem.page(&visit),
    };
    let style = snapshot.public.public_names();
    let (wanted, address) = wanted(&app, &choice);
    let show = wanted.show;
    let n_screens = choice.screens.clamp(1, MOST_SCREENS);
    let address = match n_screens {
        1 => address,
        _ => format!("{address}&screens={n_screens}&screen={}", choice.screen),
    };
    let championship = &snapshot.public;
    let is_on_screens = is_played_on_screens(championship, &wanted.of);
    // The code of the class is shown on what the organiser has chosen to show.
    let is_chosen = app.projector.chosen().show == show && (show == Show::Boards || is_on_screens);
    let class = class_code(&app).ok().filter(|_| is_chosen).unwrap_or_default();
    // Boards are followed move by move, on slides of their own or between others.
    let has_boards = show == Show::Boards || show == Show::Hour && is_on_screens;
    let key =
        format!("wall {} {style:?} {} {show:?} {address} {} {class}", visit.language, wanted.of, choice.n);
    let way = if class.is_empty() { "" } else { "/class" };
    let public = app.public_address().map(|public| format!("{public}{way}")).unwrap_or_default();
    let frame = Frame::new(&visit, visit.msg("desk-projector"));
    let csrf_free =
        Frame { csrf: String::new(), person: None, person_id: String::new(), is_organiser: false, ..frame };
    let make = || {
        let slides = shown(&app, championship, &wanted, visit.language);
        // Several projectors take turns.
        let own = |(index, _): &(usize, Slide)| (index + 1) % n_screens == choice.screen % n_screens;
        let mut slides: Vec<Slide> =
            slides.into_iter().enumerate().filter(own).map(|(_, slide)| slide).collect();
        let total = slides.len().max(1);
        let n = choice.n % total;
        let slide = match slides.is_empty() {
            true => Slide::title(championship.name(), &visit.msg("desk-wall-nothing").to_string()),
            false => slides.swap_remove(n),
        };
        rendered(&WallPage {
            frame: csrf_free,
            slide,
            n: n + 1,
            total,
            next: (n + 1) % total,
            before: (n + total - 1) % total,
            address,
            head: if has_boards { snapshot.head } else { snapshot.head_off_boards },
            topic: if has_boards { "boards" } else { "" },
            seconds: seconds(total),
            code: if public.is_empty() { String::new() } else { qr(&public) },
            public: public.trim_start_matches("http://").to_owned(),
            class: class.clone(),
        })
    };
    // Clocks go on while nothing is stored.
    let page = match has_boards {
        true => make().into(),
        false => app.fragments.get(&key, snapshot.head_off_boards, make),
    };
    html(&Ready { page })
}

/// Returns the slides of what is to be shown, as the public may see it.
pub(super) fn shown(
    app: &App,
    championship: &Championship,
    wanted: &Wanted,
    language: Language,
) -> Vec<Slide> {
    let of = wanted.of.as_str();
    let has_boards = match wanted.show {
        Show::Boards => true,
        Show::Hour => is_played_on_screens(championship, of),
        _ => false,
    };
    let mut shown = Vec::new();
    if has_boards {
        let boards = wall_boards(&app.boards.referee, championship, of, wanted.late, language);
        shown = board_slides(boards, championship.name());
    }
    if wanted.show != Show::Boards {
        shown.extend(slides(championship, of, wanted.show, championship.public_names(), language));
    }
    shown
}

/// A page that is rendered already.
#[derive(Template)]
#[template(source = "{{ page|safe }}", ext = "html")]
struct Ready {
    page: std::sync::Arc<str>,
}

#[cfg(test)]
mod tests {
    use super::{WHOLE, screens, seconds};

    #[test]
    fn the_whole_hall_is_shown_within_five_minutes_whatever_its_size() {
        for total in 1..=1000_usize {
            let of_one = total.div_ceil(screens(total));
            assert!(of_one * seconds(of_one) <= WHOLE, "{total}");
        }
        assert_eq!((screens(12), seconds(12)), (1, 15), "a class needs one projector and no hurry");
    }
}
