//! Boards on screens: a pairing is played on two devices, refereed by the rules of the game, clocked and recorded.
//!
//! Everything that is done is a fact of the championship; here is only who follows which board, and when a device was shown
//! what. [`referee`] knows the rules, [`decide`] makes facts of wishes, [`standing`] says how a board stands, [`told`] says it in
//! words, [`deeds`] what an arbiter may do and [`done`] what it came to, [`changed`] which boards are others than before; the other files are
//! pages.

mod arbiter;
mod card;
mod changed;
mod claim;
mod class;
mod clockwork;
mod decide;
mod deeds;
mod done;
mod followers;
mod free_play;
mod next;
mod page;
mod paper;
mod place;
mod referee;
mod standing;
mod told;
mod wall;

use std::sync::Mutex;

use axum::Router;
use axum::routing::get;

use crate::app::{App, Shared};
use crate::fragment_cache::FragmentCache;
use crate::login_attempts::LoginAttempts;
use crate::view::{cut, pupil};
use crate::visit::Visit;
use championship::facts::{BoardPlace, Championship, EntryCode, Fact, LiveGame, NameStyle};
pub(super) use claim::leads_to_board;
pub(super) use class::class_code;
pub(super) use clockwork::keep;
pub(super) use free_play::{FreePlayView, free_play_left};
pub(super) use place::address;
pub(super) use referee::Referee;
pub(super) use wall::{
    LATE_AT_HOME, WallBoard, boards_at_home, is_open_on_screens, is_played_on_screens, wall_boards,
};

/// What the pages of boards share.
#[derive(Default)]
pub(super) struct Boards {
    pub(super) referee: Referee,
    /// Boards as arbiters see them: most are as they were when the page is asked for again.
    pictures: FragmentCache,
    /// Which of them are others than when an arbiter's page was made.
    changed: changed::Changed,
    /// Whose page of boards is being made.
    arbiters: tokio::sync::Mutex<()>,
    followers: followers::Followers,
    /// Guesses at the code of the class.
    guesses: Mutex<LoginAttempts>,
}

impl Boards {
    /// Takes every board for another: names or the regulations are.
    pub(super) fn take_all_for_others(&self) {
        self.changed.forget();
    }
}

/// The addresses of boards.
pub(super) fn routes() -> Router<Shared> {
    Router::new()
        .route("/b/{group}/{round}/{board}", get(page::page).post(page::play))
        .route("/b/{group}/{round}/{board}/events", get(page::events))
        .route("/sit/{code}", get(claim::page).post(claim::sit))
        .route("/class", get(class::page).post(class::choose))
        .route("/arbiter/boards/{group}/{round}/{board}/position.pdf", get(paper::print))
        .route("/arbiter/boards", get(arbiter::page).post(deeds::act))
}

/// Says whether an address is one at which pupils play, or reach their boards.
pub(super) fn is_address(path: &str) -> bool {
    path == "/class" || path.starts_with("/class?") || path.starts_with("/b/") || path.starts_with("/sit/")
}

/// Returns what tells the device of a visitor from others, in the journal; it opens nothing.
fn device(app: &App, visit: &Visit) -> String {
    app.signer.sign("board", &visit.device).chars().take(32).collect()
}

/// Returns what a pupil is called at boards: nobody else of the tournament is called so.
fn name_of(championship: &Championship, code: EntryCode, style: NameStyle) -> String {
    match championship.called_apart(code, style) {
        Some(called) => cut(&called),
        None => pupil(championship, code, style).label().to_owned(),
    }
}

/// Returns how many boards are played on screens now: somebody sits there, and the game is not over.
pub(super) fn n_played(championship: &Championship) -> usize {
    let is_seated = |place: &BoardPlace| {
        championship.live_board(*place).is_some_and(|live| live.seats.iter().any(Option::is_some))
    };
    championship.boards_in_play().into_iter().filter(is_seated).count()
}

/// Adds to results that are told elsewhere that their games on screens are over.
pub(super) fn with_ended_games(app: &App, championship: &Championship, facts: Vec<Fact>) -> Vec<Fact> {
    decide::ended_by_results(championship, &app.boards.referee, facts, clockwork::now())
}

/// Says whether a visitor's device plays a game of the championship now: then no computer thinks for it.
pub(super) fn is_in_play(app: &App, visit: &Visit) -> bool {
    let Some(hall) = &app.worker else { return false };
    let championship = hall.snapshot().championship;
    let device = device(app, visit);
    let plays = |championship: &Championship| {
        championship.boards_in_play().into_iter().any(|place| {
            let live = championship.live_board(place).filter(|live| live.seat_of(&device).is_some());
            let game = live.zip(championship.game_in_play(place)).and_then(|(live, game)| live.game(game));
            game.is_some_and(LiveGame::is_begun)
        })
    };
    plays(&championship)
}
