//! A game's rule sheet as a page and as the printed PDF.

use std::sync::Arc;

use askama::Template;
use axum::Extension;
use axum::extract::Path;
use axum::http::StatusCode;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};

use super::Room;
use crate::faults::aside;
use crate::frame::Frame;
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
pub(super) async fn pdf(room: Room, visit: Visit, id: Path<String>) -> Response {
    printed(room, visit, id, Print::Ordinary).await
}

/// The three steps for younger pupils.
pub(super) async fn young(room: Room, visit: Visit, id: Path<String>) -> Response {
    printed(room, visit, id, Print::Young).await
}

/// The three steps for the wall.
pub(super) async fn poster(room: Room, visit: Visit, id: Path<String>) -> Response {
    printed(room, visit, id, Print::Poster).await
}

/// The board as large as A4 allows, and its pieces to cut out.
pub(super) async fn board(room: Room, visit: Visit, id: Path<String>) -> Response {
    let language = visit.language;
    let make = move |table: Arc<Table>| -> Result<Vec<u8>, SheetError> {
        let (paper, touch) = (Paper::A4, Touch::Printed);
        let cell_mm = board_sheet::largest_cell(&table, &paper, touch, language);
        let options = BoardOptions { language, paper, cell_mm, touch, pieces: Pieces::Printed };
        let pages = board_sheet::pages(&table, &options)?;
        Ok(pdf::pdf_of_pages(&pages, &board_sheet::facts(&table, &options)))
    };
    made(room, visit, id, "-board", make).await
}

/// The rules, and on the back the board with its pieces.
pub(super) async fn with_board(room: Room, visit: Visit, id: Path<String>) -> Response {
    let options = options(visit.language, Print::Ordinary);
    let make = move |table: Arc<Table>| -> Result<Vec<u8>, SheetError> {
        let document = rule_sheet::document(std::slice::from_ref(&table), &options)?;
        let pages = board_sheet::on_both_sides(&table, paginate(&document)?, options.language)?;
        Ok(pdf::pdf_of_pages(&pages, &pdf::facts_of(&document)))
    };
    made(room, visit, id, "-with-board", make).await
}

async fn printed(room: Room, visit: Visit, id: Path<String>, print: Print) -> Response {
    let options = options(visit.language, print);
    let make = move |table: Arc<Table>| -> Result<Vec<u8>, SheetError> {
        let document = rule_sheet::document(&[table], &options)?;
        let pages = paginate(&document)?;
        Ok(pdf::pdf_of_pages(&pages, &pdf::facts_of(&document)))
    };
    made(room, visit, id, print.ending(), make).await
}

/// Answers with the paper that is made of a game.
async fn made(
    Extension(room): Room,
    visit: Visit,
    Path(id): Path<String>,
    ending: &str,
    make: impl FnOnce(Arc<Table>) -> Result<Vec<u8>, SheetError> + Send + 'static,
) -> Response {
    let table = match room.table(&id) {
        Ok(table) => table,
        Err(problem) => return problem.page(&visit),
    };
    match aside(move || make(table)).await {
        Ok(bytes) => {
            let headers = [
                (CONTENT_TYPE, "application/pdf".to_owned()),
                (CONTENT_DISPOSITION, format!("inline; filename=\"{id}{ending}.pdf\"")),
            ];
            (headers, bytes).into_response()
        }
        Err(error) => unprintable(&error).page(&visit),
    }
}

fn unprintable(error: &SheetError) -> Problem {
    let text = msg("desk-sheet-unprintable").with("error", error.to_string());
    Problem::new(StatusCode::INTERNAL_SERVER_ERROR, text)
}
