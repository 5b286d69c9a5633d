//! Playable boards at true scale.

use std::sync::Arc;

use super::{SheetError, cut_outs};
use crate::diagram::stores::stores;
use crate::diagram::{Diagram, Note, Scale, Spot, Theme, draw, note, position, spots};
use paper::figure::{Bounds, Figure, Label, Outline, Path, Point, Shade, Size, Stroke, clip};
use paper::typeset::TypesetError;
use paper::typeset::document::Paper;
use paper::typeset::page::Page;
use paper::typeset::pdf::Facts;
use rules::engine::{Position, Setup, Table};
use rules::game::{Family, Language};

/// Millimetres that printers cannot reach.
pub(super) const BORDER: f64 = 10.0;
/// Millimetres of room for a page's title and its cut marks.
pub(super) const TITLE: f64 = 8.0;

/// Millimetres from dot to dot of boards that are drawn on with a pencil, several to a page.
const PAD_CELL: f64 = 12.0;
/// Millimetres between them.
const PAD_GAP: f64 = 8.0;

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
    let (theme, game) = (theme(options.touch), table.game());
    let (diagram, scale) = (board(table, options.language), Scale::Cell(options.cell_mm));
    let figure = draw(&diagram, scale, &theme);
    let seams = match game.board().family {
        Family::Square => Seams::between(&spots(&diagram, scale, &theme)),
        _ => Seams::default(),
    };
    let name = game.info().name.in_language(options.language);
    let mut pages = tiles(&figure, &seams, options, name)?;
    if options.pieces == Pieces::Printed {
        pages.extend(cut_outs::pages(table, options, &theme)?);
    }
    Ok(pages)
}

fn theme(touch: Touch) -> Theme {
    match touch {
        Touch::Printed => Theme { line: 0.3, frame: 0.8, outline: 0.4, ..Theme::PRINT },
        Touch::Tactile => Theme::TACTILE,
    }
}

/// Returns the empty board, with what the rules name on it.
fn board(table: &Arc<Table>, language: Language) -> Diagram {
    let game = table.game();
    let mut diagram = position::diagram(game, &Setup::empty(table), language);
    let shores: Vec<Vec<usize>> = diagram
        .notes
        .iter()
        .filter_map(|note| if let Note::Shore { cells, .. } = note { Some(cells.clone()) } else { None })
        .collect();
    // A band says it already.
    let is_banded = |note: &Note| matches!(note, Note::Zone { cells, .. } if shores.contains(cells));
    let notes = super::example::start_notes(game, language).into_iter().filter(|note| !is_banded(note));
    diagram.notes.extend(notes);
    diagram.notes.extend(stores(game, &Position::start(table).setup(), language));
    ring_single_starts(table, &mut diagram);
    diagram.title = note::told(&diagram, language);
    diagram
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
            diagram.notes.push(Note::Ring { cell: usize::from(*cell) });
        }
    }
}

/// Where a board may be cut: along the lines between its cells, whose halves nobody fits together.
#[derive(Default)]
struct Seams {
    across: Vec<f64>,
    down: Vec<f64>,
}

impl Seams {
    fn between(cells: &[Spot]) -> Self {
        let corners: Vec<Point> =
            cells.iter().map(|cell| cell.area.bounds()).flat_map(|Bounds { min, max }| [min, max]).collect();
        Self {
            across: corners.iter().map(|corner| corner.x).collect(),
            down: corners.iter().map(|corner| corner.y).collect(),
        }
    }
}

/// Cuts a figure into pages, as few as the better orientation of the paper allows.
fn tiles(
    figure: &Figure,
    seams: &Seams,
    options: &BoardOptions,
    name: &str,
) -> Result<Vec<Page>, SheetError> {
    let upright = options.paper;
    let lying = upright.landscape();
    let count = |paper: &Paper| {
        let room = room(paper);
        (figure.size.width / room.width).ceil().max(1.0) * (figure.size.height / room.height).ceil().max(1.0)
    };
    let paper = if count(&lying) < count(&upright) { lying } else { upright };
    let room = room(&paper);
    let columns = cuts(figure.size.width, room.width, &seams.across);
    let rows = cuts(figure.size.height, room.height, &seams.down);
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

/// Divides a length into as few parts as each fit the room, about equal: at the seam that is nearest to that, if one is near enough.
fn cuts(length: f64, room: f64, seams: &[f64]) -> Vec<(f64, f64)> {
    let mut cuts = Vec::new();
    let (mut from, mut n_left) = (0.0, (length / room).ceil().max(1.0));
    while n_left > 1.5 {
        let even = from + (length - from) / n_left;
        n_left -= 1.0;
        // The others must hold what is left.
        let (least, most) = (length - room * n_left, from + room);
        let fitting =
            seams.iter().copied().filter(|seam| (least..=most).contains(seam) && *seam > from + 1.0);
        let seam = fitting.min_by(|a, b| (a - even).abs().total_cmp(&(b - even).abs()));
        let to = seam.unwrap_or(even);
        cuts.push((from, to));
        from = to;
    }
    cuts.push((from, length));
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

/// Adds to the pages of a sheet the board with its pieces, always on a back.
///
/// # Errors
/// Returns an error if something cannot be set.
pub fn on_both_sides(
    table: &Arc<Table>,
    front: Vec<Page>,
    language: Language,
) -> Result<Vec<Page>, SheetError> {
    let back = back_page(table, Paper::A4, language)?;
    let blank = front.len().is_multiple_of(2).then(|| Page { marks: Vec::new(), ..back.clone() });
    Ok(front.into_iter().chain(blank).chain([back]).collect())
}

/// Returns a page with a board and all its pieces, for the back of a rule sheet: cells as large as leaves room for the pieces below,
/// which fit them. Where the players draw, the page is a pad of small boards.
///
/// # Errors
/// Returns an error if something cannot be set.
pub fn back_page(table: &Arc<Table>, paper: Paper, language: Language) -> Result<Page, SheetError> {
    let (diagram, theme, game) = (board(table, language), theme(Touch::Printed), table.game());
    let name = game.info().name.in_language(language);
    let space = room(&paper);
    let mut page = Figure::new(paper.size, name.to_owned());
    let title = Label::centred(Point::new(paper.size.width / 2.0, BORDER + 2.0), name, 3.2);
    page.draw(title.with_shade(Shade::DARK));
    let put = |page: &mut Figure, figure: &Figure, at: Point| {
        figure.shapes.iter().for_each(|shape| page.draw(paper::figure::placed(shape, at, 1.0)));
    };
    let top = BORDER + TITLE;
    let options = |cell_mm: f64| BoardOptions {
        language,
        paper,
        cell_mm,
        touch: Touch::Printed,
        pieces: Pieces::Printed,
    };
    if cut_outs::is_drawn(game) {
        let fits = |cell_mm: f64| {
            let Size { width, height } = draw(&diagram, Scale::Cell(cell_mm), &theme).size;
            let n_fitting = |room: f64, size: f64| ((room + PAD_GAP) / (size + PAD_GAP)).max(1.0) as usize;
            (n_fitting(space.width, width), n_fitting(space.height, height))
        };
        let (columns, rows) = fits(PAD_CELL);
        // As large as leaves room for as many, in half millimetres.
        let sizes = (0..=24_u32).map(|halves| PAD_CELL + f64::from(halves) / 2.0);
        let cell_mm = sizes.take_while(|size| fits(*size) == (columns, rows)).last().unwrap_or(PAD_CELL);
        let small = draw(&diagram, Scale::Cell(cell_mm), &theme);
        let share = Size::new(space.width / columns as f64, space.height / rows as f64);
        for number in 0..columns * rows {
            let (column, row) = ((number % columns) as f64, (number / columns) as f64);
            let middle = Point::new((column + 0.5) * share.width, (row + 0.5) * share.height);
            let half = Point::new(small.size.width / 2.0, small.size.height / 2.0);
            put(&mut page, &small, Point::new(BORDER, top) + middle - half);
        }
        return Ok(page_of(&page)?);
    }
    // Half millimetres, the largest first.
    let sizes = (10..=120_u32).rev().map(|halves| f64::from(halves) / 2.0);
    for cell_mm in sizes {
        let figure = draw(&diagram, Scale::Cell(cell_mm), &theme);
        let below = top + figure.size.height + 4.0;
        let bottom = paper.size.height - BORDER;
        if figure.size.width > space.width || below > bottom {
            continue;
        }
        let Some(pieces) = cut_outs::below(table, &options(cell_mm), &theme, (below, bottom)) else {
            continue;
        };
        put(&mut page, &figure, Point::new((paper.size.width - figure.size.width) / 2.0, top));
        pieces.into_iter().for_each(|shape| page.draw(shape));
        return Ok(page_of(&page)?);
    }
    // More pieces than a page holds: the board alone, as large as it may be.
    let figure = draw(&diagram, Scale::Cell(largest_cell(table, &paper, Touch::Printed, language)), &theme);
    put(&mut page, &figure, Point::new((paper.size.width - figure.size.width) / 2.0, top));
    Ok(page_of(&page)?)
}

/// Returns how large a board's cells may be to fit one page of the paper, with all that stands beside it.
pub fn largest_cell(table: &Arc<Table>, paper: &Paper, touch: Touch, language: Language) -> f64 {
    let (diagram, theme) = (board(table, language), theme(touch));
    let fits = |cell_mm: f64| {
        let size = draw(&diagram, Scale::Cell(cell_mm), &theme).size;
        [paper, &paper.landscape()].into_iter().any(|paper| {
            let room = room(paper);
            size.width <= room.width && size.height <= room.height
        })
    };
    // Half millimetres, between what one can still play on and what no hand reaches across.
    let (mut fitting, mut too_large) = (10_u32, 121_u32);
    while too_large - fitting > 1 {
        let middle = u32::midpoint(fitting, too_large);
        match fits(f64::from(middle) / 2.0) {
            true => fitting = middle,
            false => too_large = middle,
        }
    }
    f64::from(fitting) / 2.0
}
