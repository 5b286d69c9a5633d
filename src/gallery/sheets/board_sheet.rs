//! Playable boards at true scale.

use std::sync::Arc;

use super::{SheetError, cut_outs};
use crate::diagram::{Diagram, Plan, Scale, Theme, draw, position};
use paper::figure::{Bounds, Figure, Label, Outline, Path, Point, Shade, Size, Stroke, clip};
use paper::typeset::TypesetError;
use paper::typeset::document::Paper;
use paper::typeset::page::Page;
use paper::typeset::pdf::Facts;
use rules::engine::{Setup, Table};
use rules::game::Language;

/// Millimetres that printers cannot reach.
pub(super) const BORDER: f64 = 10.0;
/// Millimetres of room for a page's title and its cut marks.
pub(super) const TITLE: f64 = 8.0;

/// What is printed.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BoardOptions {
    /// The language of titles.
    pub language: Language,
    /// The paper.
    pub paper: Paper,
    /// Millimetres from cell to cell.
    pub cell_mm: f64,
    /// Ordinary or for fingers.
    pub touch: Touch,
    /// Whether pieces are printed too.
    pub pieces: Pieces,
}

/// Ordinary boards or boards for fingers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Touch {
    /// Thin lines, letters and digits.
    Printed,
    /// Thick lines, distinct shapes and braille.
    Tactile,
}

/// Whether pieces are printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pieces {
    /// The board alone.
    Left,
    /// Also pieces to cut out.
    Printed,
}

/// Returns the pages of a board, and of its pieces if they are asked for.
///
/// # Errors
/// Returns an error if the cells have an impossible size.
pub fn pages(table: &Arc<Table>, options: &BoardOptions) -> Result<Vec<Page>, SheetError> {
    if !(5.0..=100.0).contains(&options.cell_mm) {
        return Err(SheetError::CellSize { cell_mm: options.cell_mm });
    }
    let theme = match options.touch {
        Touch::Printed => Theme { line: 0.3, frame: 0.8, outline: 0.4, ..Theme::PRINT },
        Touch::Tactile => Theme::TACTILE,
    };
    let game = table.game();
    let mut diagram = position::diagram(game, &Setup::empty(table), options.language);
    diagram.notes.extend(super::example::start_notes(game, options.language));
    ring_single_starts(table, &mut diagram);
    let figure = draw(&diagram, Scale::Cell(options.cell_mm), &theme);
    let name = game.info().name.in_language(options.language);
    let mut pages = tiles(&figure, options, name)?;
    if options.pieces == Pieces::Printed {
        pages.extend(cut_outs::pages(table, options, &theme)?);
    }
    Ok(pages)
}

/// Returns what the PDF of a board says about itself.
pub fn facts(table: &Arc<Table>, options: &BoardOptions) -> Facts {
    Facts {
        title: table.game().info().name.in_language(options.language).to_owned(),
        author: String::new(),
        language: options.language,
        date: None,
    }
}

/// Rings the cells where a piece starts that stands alone; rows of pieces need no ring.
fn ring_single_starts(table: &Arc<Table>, diagram: &mut Diagram) {
    for (_, cells) in table.game().start() {
        if let [cell] = cells.as_slice() {
            diagram.notes.push(crate::diagram::Note::Ring { cell: usize::from(*cell) });
        }
    }
}

/// Cuts a figure into pages, as few as the better orientation of the paper allows.
fn tiles(figure: &Figure, options: &BoardOptions, name: &str) -> Result<Vec<Page>, SheetError> {
    let upright = options.paper;
    let lying = upright.turned();
    let count = |paper: &Paper| {
        let room = room(paper);
        (figure.size.width / room.width).ceil().max(1.0) * (figure.size.height / room.height).ceil().max(1.0)
    };
    let paper = if count(&lying) < count(&upright) { lying } else { upright };
    let room = room(&paper);
    let columns = cuts(figure.size.width, room.width);
    let rows = cuts(figure.size.height, room.height);
    let n_pages = columns.len() * rows.len();
    let mut pages = Vec::with_capacity(n_pages);
    for (row, (top, bottom)) in rows.iter().enumerate() {
        for (column, (left, right)) in columns.iter().enumerate() {
            let part = Bounds { min: Point::new(*left, *top), max: Point::new(*right, *bottom) };
            let size = part.size();
            let at = Point::new(
                (paper.size.width - size.width) / 2.0,
                BORDER + TITLE + (room.height - size.height) / 2.0,
            );
            let mut page = Figure::new(paper.size, figure.title.clone());
            for shape in clip::clipped(figure, part) {
                page.draw(paper::figure::placed(&shape, at - part.min, 1.0));
            }
            let mut title = name.to_owned();
            if n_pages > 1 {
                let number = row * columns.len() + column + 1;
                title.push_str(&format!(" – {number}/{n_pages}"));
                cut_marks(&mut page, Bounds { min: at, max: at + (part.max - part.min) });
            }
            let label = Label::centred(Point::new(paper.size.width / 2.0, BORDER + 2.0), title, 3.2);
            page.draw(label.with_shade(Shade::DARK));
            pages.push(page_of(&page)?);
        }
    }
    Ok(pages)
}

/// Returns the part of a paper a figure may use.
pub(super) fn room(paper: &Paper) -> Size {
    Size::new(paper.size.width - 2.0 * BORDER, paper.size.height - 2.0 * BORDER - TITLE)
}

/// Divides a length into equal parts that each fit the room.
fn cuts(length: f64, room: f64) -> Vec<(f64, f64)> {
    let n_parts = (length / room).ceil().max(1.0);
    let part = length / n_parts;
    let mut cuts = Vec::new();
    let mut from = 0.0;
    while from < length - 1e-6 {
        cuts.push((from, (from + part).min(length)));
        from += part;
    }
    cuts
}

/// Draws short lines beyond the corners of a part, where the scissors go.
fn cut_marks(page: &mut Figure, Bounds { min, max }: Bounds) {
    let (near, far) = (1.0, 5.0);
    for (x, outwards) in [(min.x, -1.0), (max.x, 1.0)] {
        for (y, upwards) in [(min.y, -1.0), (max.y, 1.0)] {
            let level = Outline::line(Point::new(x + outwards * near, y), Point::new(x + outwards * far, y));
            let upright = Outline::line(Point::new(x, y + upwards * near), Point::new(x, y + upwards * far));
            for line in [level, upright] {
                page.draw(Path::stroked(line, Stroke::black(0.15)).with_class("cut"));
            }
        }
    }
}

/// Returns a figure of the size of the paper as a page.
fn page_of(figure: &Figure) -> Result<Page, TypesetError> {
    paper::typeset::page::of_figure(figure)
}

/// Returns how large a board's cells may be to fit one page of the paper.
pub fn largest_cell(table: &Arc<Table>, paper: &Paper, touch: Touch) -> f64 {
    let size = Plan::from(table.game().board()).layout().bounds.size();
    // Letters and digits, or cells of braille, stand beside the board.
    let beside = match touch {
        Touch::Printed => 12.0,
        Touch::Tactile => 24.0,
    };
    let fits = |paper: &Paper| {
        let room = room(paper);
        ((room.width - beside) / size.width.max(1.0)).min((room.height - beside) / size.height.max(1.0))
    };
    fits(paper).max(fits(&paper.turned())).floor().clamp(5.0, 30.0)
}
