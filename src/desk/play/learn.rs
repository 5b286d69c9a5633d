//! A first lesson on the board: the page around it. What it shows is made from the game file, once for each game.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use askama::Template;
use axum::Extension;
use axum::extract::State;
use axum::response::{IntoResponse, Redirect, Response};

use super::Room;
use super::asked::Asked;
use super::think::in_play;
use crate::app::Shared;
use crate::boards::is_in_play;
use crate::faults::aside;
use crate::layout::Frame;
use crate::problem::html;
use gallery::play::page::{Addresses, Shown, show};
use pocket::lesson::{self, Kind, Step};
use rules::engine::Table;
use speech::Language;

#[derive(Template)]
#[template(path = "web/learn.html")]
struct LearnPage {
    frame: Frame,
    id: String,
    game: String,
    steps: String,
    signs: Vec<(&'static str, String)>,
    play: String,
    train: String,
}

/// Lessons by the id of their game, each with the game it is of.
type Kept = BTreeMap<String, (Arc<Table>, Arc<Vec<Step>>)>;

/// The lessons that were made.
#[derive(Default)]
pub(super) struct Lessons(Mutex<Kept>);

impl Lessons {
    /// Returns the lesson of a game; a game that has changed gets another.
    fn of(&self, table: &Arc<Table>) -> Arc<Vec<Step>> {
        let id = table.game().id();
        let known = |kept: &Kept| {
            kept.get(id).filter(|(of, _)| Arc::ptr_eq(of, table)).map(|(_, steps)| steps.clone())
        };
        if let Some(steps) = known(&self.0.lock().unwrap_or_else(PoisonError::into_inner)) {
            return steps;
        }
        // Others are not kept waiting meanwhile.
        let steps = Arc::new(lesson::steps(table));
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        kept.insert(id.to_owned(), (table.clone(), steps.clone()));
        steps
    }
}

/// Returns the sign and the name of each step of a lesson.
pub fn signs(steps: &[Step], language: Language) -> Vec<(&'static str, String)> {
    let sign = |step: &Step| {
        let (sign, name) = match step.kind {
            Kind::Goal => ("⚑", language.msg("learn-goal")),
            Kind::Move => ("➜", language.msg("learn-move")),
            Kind::Take => ("✕", language.msg("learn-take")),
            Kind::Other => ("✦", language.msg("learn-other")),
            Kind::Answer => ("⇄", language.msg("learn-answer")),
            Kind::End => ("★", language.msg("learn-end")),
            Kind::Puzzle => ("?", language.msg("learn-puzzle")),
        };
        (sign, name.to_string())
    };
    steps.iter().map(sign).collect()
}

/// The page to learn a game on.
pub(super) async fn page(Extension(room): Room, State(app): State<Shared>, asked: Asked) -> Response {
    let Asked { visit, id, table, address } = asked;
    if is_in_play(&app, &visit) {
        return in_play().page(&visit);
    }
    let name = table.game().info().name.in_language(visit.language).to_owned();
    let frame = Frame::new(&visit, visit.msg("learn-game").with("game", name));
    let way = Addresses { page: format!("/learn/{id}"), server: None };
    let (there, language) = (way.clone(), visit.language);
    let (shown, steps) =
        aside(move || (show(&table, address, &there, language), room.lessons.of(&table))).await;
    let game = match shown {
        Shown::Board { html: game, .. } | Shown::Refused(game) => game,
        Shown::Elsewhere(visit) => return Redirect::to(&way.to(&visit)).into_response(),
    };
    html(&LearnPage {
        frame,
        game,
        signs: signs(&steps, language),
        // What is plain data can be written.
        steps: serde_json::to_string(&*steps).unwrap_or_default(),
        play: format!("/play/{id}?vs=second-1"),
        train: format!("/train/{id}"),
        id,
    })
}
