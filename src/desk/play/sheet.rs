//! A game's rule sheet as a page and as the printed PDF.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use askama::Template;
use axum::Extension;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::Response;

use super::Room;
use crate::app::Shared;
use crate::crowd::come_again;
use crate::layout::Frame;
use crate::papers::{self, Unmade};
use crate::problem::{self, Problem};
use crate::visit::Visit;
use gallery::sheets::SheetError;
use gallery::sheets::board_sheet::{self, BoardOptions, Pieces, Touch};
use gallery::sheets::rule_sheet::{self, Print, SheetOptions};
use paper::typeset::document::Paper;
use paper::typeset::{html, paginate, pdf};
use rules::engine::Table;
use speech::{Language, msg};

#[derive(Template)]
#[template(path = "web/sheet.html")]
struct SheetPage {
    frame: Frame,
    id: String,
    sheet: String,
}

fn options(language: Language, print: Print) -> SheetOptions {
    SheetOptions { language, edition: None, cycle: None, print }
}

/// The sheet as a page.
pub(super) async fn page(Extension(room): Room, visit: Visit, Path(id): Path<String>) -> Response {
    let table = match room.table(&id) {
        Ok(table) => table,
        Err(problem) => return problem.page(&visit),
    };
    match rule_sheet::section(&table, &options(visit.language, Print::Ordinary)) {
        Ok(section) => {
            let frame = Frame::new(&visit, table.game().info().name.in_language(visit.language));
            problem::html(&SheetPage { frame, id, sheet: html::html(&section.blocks) })
        }
        Err(error) => unprintable(&error).page(&visit),
    }
}

/// The sheet as it is printed.
pub(super) async fn pdf(app: State<Shared>, room: Room, visit: Visit, id: Path<String>) -> Response {
    printed(app, room, visit, id, Print::Ordinary).await
}

/// The three steps for younger pupils.
pub(super) async fn young(app: State<Shared>, room: Room, visit: Visit, id: Path<String>) -> Response {
    printed(app, room, visit, id, Print::Young).await
}

/// The three steps for the wall.
pub(super) async fn poster(app: State<Shared>, room: Room, visit: Visit, id: Path<String>) -> Response {
    printed(app, room, visit, id, Print::Poster).await
}

/// The board as large as A4 allows, and its pieces to cut out.
pub(super) async fn board(app: State<Shared>, room: Room, visit: Visit, id: Path<String>) -> Response {
    let language = visit.language;
    let make = move |table: Arc<Table>, stop: &AtomicBool| -> Made {
        let (paper, touch) = (Paper::A4, Touch::Printed);
        let cell_mm = board_sheet::largest_cell(&table, &paper, touch, language);
        let options = BoardOptions { language, paper, cell_mm, touch, pieces: Pieces::Printed };
        let pages = board_sheet::pages(&table, &options)?;
        let is_wanted = !stop.load(Ordering::Relaxed);
        Ok(is_wanted.then(|| pdf::pdf_of_pages(&pages, &board_sheet::facts(&table, &options))))
    };
    made(app, room, visit, id, "-board", make).await
}

/// The rules, and on the back the board with its pieces.
pub(super) async fn with_board(app: State<Shared>, room: Room, visit: Visit, id: Path<String>) -> Response {
    let options = options(visit.language, Print::Ordinary);
    let make = move |table: Arc<Table>, stop: &AtomicBool| -> Made {
        let document = rule_sheet::document(std::slice::from_ref(&table), &options)?;
        let pages = board_sheet::on_both_sides(&table, paginate(&document)?, options.language)?;
        let is_wanted = !stop.load(Ordering::Relaxed);
        Ok(is_wanted.then(|| pdf::pdf_of_pages(&pages, &pdf::facts_of(&document))))
    };
    made(app, room, visit, id, "-with-board", make).await
}

/// A paper; nothing where nobody waits for it any more.
type Made = Result<Option<Vec<u8>>, SheetError>;

async fn printed(app: State<Shared>, room: Room, visit: Visit, id: Path<String>, print: Print) -> Response {
    let options = options(visit.language, print);
    let make = move |table: Arc<Table>, stop: &AtomicBool| -> Made {
        let document = rule_sheet::document(&[table], &options)?;
        Ok(papers::printed(&document, stop)?)
    };
    made(app, room, visit, id, print.ending(), make).await
}

/// Answers with the paper that is made of a game.
async fn made(
    State(app): State<Shared>,
    Extension(room): Room,
    visit: Visit,
    Path(id): Path<String>,
    ending: &str,
    make: impl FnOnce(Arc<Table>, &AtomicBool) -> Made + Send + 'static,
) -> Response {
    // A game that nobody has asked for yet is read first, which takes a moment.
    let (name, wanted) = (id.clone(), Arc::clone(&room));
    let Some(table) = app.crowd.work(move |_| wanted.table(&name)).await else { return come_again(&visit) };
    let table = match table {
        Ok(table) => table,
        Err(problem) => return problem.page(&visit),
    };
    let (name, game) = (format!("{id}{ending}.pdf"), Arc::clone(&table));
    let key = format!("{} {name}", visit.language);
    match app.papers.get(&key, Some(&table), move |stop| make(game, stop)).await {
        Ok(bytes) => papers::shown(bytes, &name),
        Err(Unmade::Busy) => come_again(&visit),
        Err(Unmade::Failed(error)) => unprintable(&error).page(&visit),
    }
}

fn unprintable(error: &SheetError) -> Problem {
    let text = msg("desk-sheet-unprintable").with("error", error.to_string());
    Problem::new(StatusCode::INTERNAL_SERVER_ERROR, text)
}
