//! The position of a board on paper: for a game that goes on on a board of wood.

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::Response;

use super::arbiter::is_own;
use super::page::{clocks, found, names, place_words, unknown};
use super::referee::turn;
use super::standing::Standing;
use crate::app::{App, Shared};
use crate::faults::aside;
use crate::pages::arbiter::person;
use crate::papers;
use crate::problem::Problem;
use crate::visit::Visit;
use championship::facts::{BoardPlace, Championship, NameStyle};
use gallery::diagram::{Scale, Theme, draw, position};
use gallery::play::words::ply;
use gallery::sheets::say;
use paper::typeset::document::{Block, Captioned, Document, Look, Paper, Paragraph, Section, words};
use paper::typeset::{paginate, pdf};
use speech::{Language, Tell, msg};

/// How wide the board is printed, in millimetres.
const WIDTH: f64 = 120.0;

/// Prints the position of a board of one's own tables.
pub(super) async fn print(
    State(app): State<Shared>,
    visit: Visit,
    Path(parts): Path<(String, String, String)>,
) -> Response {
    let made = async {
        let (person, place) = (person(&visit)?.clone(), found(&parts)?);
        let championship = app.worker()?.snapshot().championship;
        if !is_own(&championship, &person, place) {
            return Err(Problem::new(StatusCode::FORBIDDEN, msg("desk-not-your-table")));
        }
        let document = document(&app, &championship, place, visit.language)?;
        aside(move || {
            let pages = paginate(&document).map_err(|error| {
                let text = msg("desk-unprintable").with("error", error.tell());
                Problem::new(StatusCode::UNPROCESSABLE_ENTITY, text)
            })?;
            Ok(pdf::pdf_of_pages(&pages, &pdf::facts_of(&document)))
        })
        .await
    };
    match made.await {
        Ok(bytes) => papers::shown(bytes.into(), "position.pdf"),
        Err(problem) => problem.page(&visit),
    }
}

fn document(
    app: &App,
    championship: &Championship,
    place: BoardPlace,
    language: Language,
) -> Result<Document, Problem> {
    let standing = Standing::of(championship, &app.boards.referee, place).map_err(unknown)?;
    let last = standing.played.last();
    let game = last.table().game();
    let names = names(championship, &standing, NameStyle::Full);
    let drawn = draw(&position::diagram(game, &last.setup(), language), Scale::Board(WIDTH), &Theme::PRINT);
    let where_it_is = place_words(championship, place, language);
    let to_move = turn(last, standing.shown);
    let turn_told = msg("boards-to-move")
        .with("name", names[to_move.index()].as_str())
        .with("side", say::side(game, last.side_to_move(), language));
    let left = clocks(&standing, &names, super::clockwork::now());
    let left: Vec<String> = left.iter().map(|clock| format!("{} {}", clock.name, clock.words)).collect();
    let moves = (1..).zip(&standing.played.texts);
    let moves: Vec<String> =
        moves.map(|(number, text)| format!("{number}. {}", ply(game, text, language))).collect();
    let title = format!("{} · {where_it_is}", game.info().name.in_language(language));
    let line = |text: String| Block::Paragraph(Paragraph::new(words(text)));
    let mut blocks = vec![
        Block::Heading { level: 1, text: words(title.as_str()), bookmark: None },
        line(format!("{} – {}", names[0], names[1])),
        Block::Figures(vec![Captioned { figure: drawn, caption: words(language.say(&turn_told)) }]),
    ];
    blocks
        .extend([left.join(" · "), moves.join("   ")].into_iter().filter(|text| !text.is_empty()).map(line));
    let section = Section { blocks, ..Section::default() };
    Ok(Document {
        title,
        author: String::new(),
        language,
        date: None,
        paper: Paper::A4,
        look: Look::ORDINARY,
        sections: vec![section],
    })
}
