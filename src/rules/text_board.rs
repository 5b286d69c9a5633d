//! Boards as text, for the terminal.

use crate::engine::{Position, Setup};
use crate::game::{BySide, CellId, Family, Game};

/// Draws a position with the letters of its pieces and the names of rows and columns.
///
/// ```
/// use rules::catalog::Catalog;
/// use rules::engine::{Position, Table};
///
/// let table = Table::new(Catalog::built_in().load("rastros-5x5").expect("a built-in game").game);
/// let board = rules::text_board::draw(&Position::start(&table));
/// assert!(board.contains("4 . . . m .") && board.contains("a b c d e"), "{board}");
/// ```
pub fn draw(position: &Position) -> String {
    let game = position.table().game();
    let setup = position.setup();
    match game.board().family {
        Family::Boxes => boxes(game, &setup),
        Family::Graph => graph(game, &setup),
        _ => rows(game, &setup),
    }
}

fn content(game: &Game, setup: &Setup, cell: CellId) -> String {
    if game.board().family == Family::Pits {
        return setup.seeds[usize::from(cell)].to_string();
    }
    match setup.cells[usize::from(cell)] {
        Some(layer) => game.layers()[layer].letter.to_string(),
        None => bare(game, cell).to_string(),
    }
}

/// A zone of at most so many cells a side is a goal; larger ones are where pieces begin.
const MOST_OF_A_GOAL: usize = 2;

/// Returns the sign of an empty cell: the number of the side whose goal it is, or a mark for a zone of both.
fn bare(game: &Game, cell: CellId) -> char {
    let mut sign = '.';
    for (_, BySide([first, second])) in game.zones() {
        let is_goal = first.len() <= MOST_OF_A_GOAL && second.len() <= MOST_OF_A_GOAL;
        match (first.contains(&cell), second.contains(&cell)) {
            (true, true) if first == second => sign = ':',
            (true, _) if is_goal => return '1',
            (_, true) if is_goal => return '2',
            _ => {}
        }
    }
    sign
}

/// Says which signs of empty cells a drawing of the game has: the goals of the sides, the zones of both.
pub fn signs(game: &Game) -> (bool, bool) {
    let cells = 0..game.board().n_cells();
    let has = |sign: char| {
        cells.clone().any(|cell| CellId::try_from(cell).is_ok_and(|cell| bare(game, cell) == sign))
    };
    match game.board().family {
        Family::Boxes | Family::Pits => (false, false),
        _ => (has('1') || has('2'), has(':')),
    }
}

/// Rows from the top. Cells stand as far apart as their places on the board, so that hexagons come out slanted.
fn rows(game: &Game, setup: &Setup) -> String {
    let board = game.board();
    let unit = if board.family == Family::Pits { 4.0 } else { 2.0 };
    let margin = board.rows.to_string().len() + 1;
    let mut text = String::new();
    for row in (0..board.rows).rev() {
        let mut line = format!("{:>width$}", row + 1, width = margin - 1);
        for cell in board.row_cells(row..=row) {
            let column = margin + (board.cells()[usize::from(cell)].x * unit).round() as usize;
            while line.chars().count() < column {
                line.push(' ');
            }
            line.push_str(&content(game, setup, cell));
        }
        text.push_str(line.trim_end());
        text.push('\n');
    }
    let mut letters = " ".repeat(margin);
    // Holes may take the lowest cell of a column, not its letter.
    let is_grid = matches!(board.family, Family::Square | Family::Points);
    let lowest = |column: u16| board.column_cells(column..=column).first().copied();
    let lettered = match is_grid {
        true => (0..board.columns).filter_map(lowest).collect(),
        false => board.row_cells(0..=0),
    };
    for cell in lettered {
        let cell = &board.cells()[usize::from(cell)];
        let column = margin + (cell.x * unit).round() as usize;
        while letters.chars().count() < column {
            letters.push(' ');
        }
        letters.extend(cell.name.chars().take_while(|c| c.is_alphabetic()));
    }
    text.push_str(&letters);
    text.push('\n');
    text
}

/// Dots, the lines drawn between them, and the letters of closed boxes.
fn boxes(game: &Game, setup: &Setup) -> String {
    let board = game.board();
    let (width, height) = (usize::from(board.columns) * 4 + 1, usize::from(board.rows) * 2 + 1);
    let mut picture = vec![vec![' '; width]; height];
    for line in picture.iter_mut().step_by(2) {
        line.iter_mut().step_by(4).for_each(|dot| *dot = '+');
    }
    for (id, cell) in board.cells().iter().enumerate() {
        let Some(layer) = setup.cells[id] else { continue };
        let (x, y) = ((cell.x * 4.0).round() as usize, height - 1 - (cell.y * 2.0).round() as usize);
        match (x % 4, y % 2) {
            (2, 0) => picture[y][x - 1..=x + 1].fill('-'),
            (0, 1) => picture[y][x] = '|',
            _ => picture[y][x] = game.layers()[layer].letter,
        }
    }
    let rows = usize::from(board.rows);
    let mut text = String::new();
    for (i, line) in picture.iter().enumerate() {
        let number = if i % 2 == 0 { (rows + 1 - i / 2).to_string() } else { String::new() };
        text.push_str(&format!("{number:>2} {}\n", line.iter().collect::<String>().trim_end()));
    }
    let letters: Vec<String> =
        (0..=board.columns).map(|c| format!("{:<4}", char::from(b'a' + c as u8))).collect();
    text.push_str(&format!("   {}\n", letters.concat().trim_end()));
    text
}

/// Points at their places on a grid of characters, each as its name and what stands there.
fn graph(game: &Game, setup: &Setup) -> String {
    let board = game.board();
    let mut order: Vec<CellId> = (0..board.n_cells() as CellId).collect();
    let place = |cell: &CellId| {
        let cell = &board.cells()[usize::from(*cell)];
        (-(cell.y * 2.0).round() as i64, (cell.x * 6.0).round() as i64)
    };
    order.sort_by_key(place);
    let left = order.iter().map(|cell| place(cell).1).min().unwrap_or(0);
    let mut text = String::new();
    let mut line = String::new();
    let mut row = order.first().map_or(0, |cell| place(cell).0);
    for cell in &order {
        let (y, x) = place(cell);
        if y != row {
            text.push_str(line.trim_end());
            text.push('\n');
            line.clear();
            row = y;
        }
        while (line.chars().count() as i64) < x - left {
            line.push(' ');
        }
        line.push_str(&format!("{}{} ", board.name(*cell), content(game, setup, *cell)));
    }
    text.push_str(line.trim_end());
    text.push('\n');
    text
}
