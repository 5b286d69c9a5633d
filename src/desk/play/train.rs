//! Puzzles on the board: the page around it. Some are ready; more are found by the engine on the visitor's own device, or by
//! the desk where it has none.

use askama::Template;
use axum::extract::State;
use axum::response::{IntoResponse, Redirect, Response};

use super::asked::Asked;
use super::think::in_play;
use crate::app::Shared;
use crate::boards::is_in_play;
use crate::faults::aside;
use crate::layout::Frame;
use crate::problem::html;
use gallery::play::page::{Addresses, Shown, show};
use pocket::collection::{self, Prepared, Theme};
use speech::Language;

#[derive(Template)]
#[template(path = "web/train.html")]
struct TrainPage {
    frame: Frame,
    id: String,
    game: String,
    puzzles: String,
    themes: Vec<(&'static str, String)>,
}

/// Returns the themes one can choose among: each with its name for scripts and that for people.
pub fn themes(puzzles: &[Prepared], language: Language) -> Vec<(&'static str, String)> {
    let has = |theme: &Theme| puzzles.iter().any(|puzzle| puzzle.themes.contains(theme));
    let named = |theme: Theme| {
        let words = match theme {
            Theme::Take => language.msg("train-theme-take"),
            Theme::Give => language.msg("train-theme-give"),
            Theme::Shut => language.msg("train-theme-shut"),
            Theme::Reach => language.msg("train-theme-reach"),
            Theme::Count => language.msg("train-theme-count"),
        };
        (theme.name(), words.to_string())
    };
    let all: Vec<_> = Theme::ALL.into_iter().filter(has).map(named).collect();
    // One theme alone is no choice.
    if all.len() > 1 { all } else { Vec::new() }
}

/// The page to train a game on.
pub(super) async fn page(State(app): State<Shared>, Asked { visit, id, table, address }: Asked) -> Response {
    if is_in_play(&app, &visit) {
        return in_play().page(&visit);
    }
    let name = table.game().info().name.in_language(visit.language).to_owned();
    let title = visit.msg("train-game").with("game", name);
    let frame = Frame::new(&visit, title);
    let way = Addresses { page: format!("/train/{id}"), server: None };
    let (there, language) = (way.clone(), visit.language);
    let (shown, puzzles) =
        aside(move || (show(&table, address, &there, language), collection::of(&table, language))).await;
    match shown {
        Shown::Board { html: game, .. } | Shown::Refused(game) => html(&TrainPage {
            frame,
            id,
            game,
            themes: themes(&puzzles, language),
            // What is plain data can be written.
            puzzles: serde_json::to_string(&puzzles).unwrap_or_default(),
        }),
        Shown::Elsewhere(visit) => Redirect::to(&way.to(&visit)).into_response(),
    }
}
